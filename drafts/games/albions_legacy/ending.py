"""Winning and losing (R95, R186, R189-R191, R220), and what is told of a finished game."""

from __future__ import annotations

from typing import NoReturn

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.rulebook import rule
from inglenook.engine.scene_end import EndColumn, EndFact
from inglenook.engine.table import GameOver, Outcome
from inglenook.engine.words import Msg, msg

from .coins import coins_needed
from .content import ENEMIES
from .names import hero_name
from .quests import all_complete, failed
from .state import Albion, ALTable, seats

CAUSES = ("flames", "virtue", "coins", "personal", "quest", "nobody")
"""How a game is lost."""


# -- the end --------------------------------------------------------------------------------------------------------------


def lost(t: ALTable, cause: str, rule: str) -> NoReturn:
    """The game is lost: by `flames`, `virtue`, `coins`, `personal`, `quest` or `nobody`."""
    epilogue(t, "coins" if cause in ("coins", "personal") else "lost", rule)
    raise GameOver(Outcome(winners=(), reason=msg(f"al-over-{cause}")))


def won(t: ALTable) -> NoReturn:
    """The game is won, by all together."""
    epilogue(t, "won", "AL-R186")
    raise GameOver(Outcome(winners=tuple(seats(t.state)), reason=msg("al-over-won")))


def epilogue(t: ALTable, how: str, rule: str) -> None:
    """The end of every story that was told."""
    for quest in t.state.quests:
        t.say(f"al-quest-{how}-{quest}", rule=rule, weight=3, lights=(f"quest:{quest}",))


@rule("AL-R95")
def check_end(t: ALTable) -> None:
    """Before anything else happens in a Key-Turn: the game ends if all is done, and then it is won or lost."""
    s = t.state
    if story_over(s) and (s.quests or without_story(s)):
        enough_coins(t)
        all_proven(t)
        victory(t)


@rule("AL-R191")
def story_over(s: Albion) -> bool:
    """When the Story Quest is complete the game ends at the start of the next Key-Turn, with the coins there are."""
    return bool(all_complete(s))


@rule("AL-Q19")
def without_story(s: Albion) -> bool:
    """Without a Story Quest it ends as soon as there are enough coins."""
    return s.coins >= coins_needed(s) and not waits(s)


@rule("AL-Q71")
def waits(s: Albion) -> bool:
    """But not before the Personal Quests that are asked for are done."""
    return bool(unproven(s))


@rule("AL-R189")
def enough_coins(t: ALTable) -> None:
    """The game is lost if it ends with too few coins."""
    s = t.state
    if s.coins < coins_needed(s):
        lost(t, "coins", "AL-R189")


@rule("AL-R220")
def all_proven(t: ALTable) -> None:
    """If the table wants it harder, it is lost without all Personal Quests too."""
    if unproven(t.state):
        lost(t, "personal", "AL-R220")


@rule("AL-Q42")
def unproven(s: Albion) -> list[int]:
    """Whose Personal Quest is still asked for: those of the characters in play."""
    return (
        [who for who, player in enumerate(s.players) if player.character and not player.proven] if s.agreed.all_personal else []
    )


@rule("AL-R186")
def victory(t: ALTable) -> None:
    """The Story Quest is complete and there are coins enough: the game is won."""
    won(t)


@rule("AL-R190")
def quest_failed(t: ALTable) -> None:
    """The game is lost when a Story Quest has failed."""
    s = t.state
    if any(failed(s, quest) for quest in s.quests):
        lost(t, "quest", "AL-R190")


# -- what is told of it ---------------------------------------------------------------------------------------------------

COLUMNS = ("beaten", "coins", "steps", "heroes")


def ending(t: ALTable) -> Told:
    """Whether Albion is saved; rounds, threats, Flames and plaques; what everybody did."""
    s = t.state
    assert t.over is not None
    how = "won" if t.over.winners else "lost"
    return Told(
        headline=msg(f"al-end-headline-{how}"),
        facts=[
            EndFact(value=cell(s.round), name=msg("al-end-rounds", n=s.round), icon="hourglass"),
            EndFact(value=msg("al-end-of", n=s.coins, of=coins_needed(s)), name=msg("al-end-coins"), icon="two-coins"),
            EndFact(
                value=cell(summed(s, "threats")), name=msg("al-end-threats", n=summed(s, "threats")), icon="crossed-swords"
            ),
            EndFact(
                value=cell(len(s.decks["virtue"])), name=msg("al-end-virtue", n=len(s.decks["virtue"])), icon="angel-wings"
            ),
        ],
        columns=[EndColumn(name=msg(f"al-end-column-{what}")) for what in COLUMNS],
        cells={seat: cells(s, seat) for seat in seats(s)},
        notes={seat: note(s, seat) for seat in seats(s)},
    )


def players_of(s: Albion, seat: int) -> list[int]:
    """The players a seat is."""
    return [who for who, player in enumerate(s.players) if player.seat == seat]


def cells(s: Albion, seat: int) -> list[Msg]:
    """What a seat has in each column: enemies beaten, coins, steps, and characters who retired."""
    mine = players_of(s, seat)
    sums = [sum(s.tally.get(f"{who}.{what}", 0) for who in mine) for what in ("coins", "steps", "retired")]
    return [cell(n) for n in (sum(beaten_by(s, who) for who in mine), *sums)]


def beaten_by(s: Albion, who: int) -> int:
    """Enemies a player has beaten."""
    return sum(s.tally.get(f"{who}.beaten.{type}", 0) for type in ENEMIES)


def note(s: Albion, seat: int) -> Msg:
    """Who rode for a seat."""
    return Msg("al-end-heroes", {"heroes": [hero_name(s, who) for who in players_of(s, seat)]})


def summed(s: Albion, what: str) -> int:
    """A tally of all players together."""
    return sum(s.tally.get(f"{who}.{what}", 0) for who in range(len(s.players)))


def coins_by(s: Albion) -> dict[int, int]:
    """The coins that each seat has brought in."""
    return {seat: sum(s.tally.get(f"{who}.coins", 0) for who in players_of(s, seat)) for seat in seats(s)}


COURSE: Course[Albion] = Course(name=msg("al-end-course"), round=lambda s: s.round, values=coins_by)
