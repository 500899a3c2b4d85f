"""Setup: the box is opened, the decks are laid out, characters are chosen, and the die says who begins (R3-R19)."""

from __future__ import annotations

from inglenook.engine.layers import LayeredDeck, layered
from inglenook.engine.rulebook import rule

from .content import ENCOUNTERS, ENEMY_TILES, REALM, THREATS, VIRTUES, copies
from .early import ready_land
from .heroes import choose_hero
from .names import named
from .options import AlbionOptions, agreed
from .plaques import VIRTUE, lay_stack
from .rounds import begin_round, new_turn
from .state import Albion, ALTable, Player
from .telling import tell

SEVERE, GENERAL = "severe", "general"
DRAWN = ("armoury", "item", "relic", "mount")
"""Decks of Inventory Cards from which one draws."""
HURRY = 4
"""Despair Tokens placed at the start where no Story Quest is played."""


@rule("AL-R210", "AL-R211", "AL-Q53")
def players_at(seats: int) -> list[int]:
    """One seat runs three characters and two seats run two each, as so many players; the seat of every player."""
    count = {1: 3, 2: 4}.get(seats, seats)
    return [who % seats for who in range(count)]


def new(seats: int, options: AlbionOptions) -> Albion:
    """The box, before anything is shuffled."""
    rules = agreed(options)
    s = Albion(
        step="lay-out",
        then="",
        stage=0,
        agreed=rules,
        quests=quests(options) or [],
        round=0,
        key=0,
        turns=0,
        players=[new_player(seat) for seat in players_at(seats) or range(seats)],
        retired=[],
        turn=new_turn(0),
        agenda=[],
        contest=None,
        ghost=None,
        land=(),
        stack=albion_stack() or layered(()),
        enemy_tiles=enemy_tiles() or [],
        decks=decks() or {},
        discards={name: [] for name in (*DRAWN, "starting", "artifact", "encounter", GENERAL, SEVERE, VIRTUE)},
        starting=copies("starting"),
        approaching=first_deck() or GENERAL,
        threats=[],
        foes={},
        held=[],
        beaten={},
        last={},
        gone=[],
        dungeon=[],
        coins=0,
        despair=0,
        stables_open=stables_at_first() is None,
        story={},
        escorts={},
        turned={},
        lasting={},
        moved=[],
        tally={},
    )
    s.despair = (early_despair(s) or 0) + (hurry(s) or 0)
    return s


def new_player(seat: int) -> Player:
    """A player without a character."""
    return Player(
        seat=seat, character="", tile="", destiny=0, wounds=0, cards=[], broken=[], virtue="", dooms=[], proven=False,
        tokens=[], story=[], escorts=[], used=[], handled=[], slowed=0,
    )  # fmt: skip


# -- the rules ------------------------------------------------------------------------------------------------------------


@rule("AL-R3", "AL-R4")
def decks() -> dict[str, LayeredDeck]:
    """Every deck lies by itself, shuffled."""
    found = {deck: layered(copies(deck)) for deck in DRAWN}
    found["encounter"] = layered(list(ENCOUNTERS))
    for name in (GENERAL, SEVERE):
        found[name] = layered([id for id, threat in THREATS.items() if threat.deck == name])
    found[VIRTUE] = layered(list(VIRTUES))
    return found


@rule("AL-R6")
def albion_stack() -> LayeredDeck:
    """All Realm Tiles are one stack, face down and shuffled."""
    return layered(REALM)


@rule("AL-R7")
def enemy_tiles() -> list[str]:
    """The Named Enemy Tiles are kept apart from the stack."""
    return list(ENEMY_TILES)


@rule("AL-R8")
def first_deck() -> str:
    """The Approaching Threat Token starts on the Severe deck."""
    return SEVERE


@rule("AL-R9")
def stables_at_first() -> bool:
    """The Stables Token lies on the Stables."""
    return True


@rule("AL-R16", "AL-R218")
def quests(options: AlbionOptions) -> list[str]:
    """The Story Quest that was chosen, and where the table wants it harder, others beside it."""
    return [] if options.no_quest else list(dict.fromkeys((options.quest, *options.more_quests)))


@rule("AL-R10", "AL-R214")
def early_despair(s: Albion) -> int:
    """All ten Flames burn, unless the table wants it harder: then some are out at the start."""
    return s.agreed.early_despair


@rule("AL-R233", "AL-Q50")
def hurry(s: Albion) -> int:
    """Without a Story Quest four Flames are out at the start."""
    return HURRY if s.agreed.no_quest else 0


# -- steps ----------------------------------------------------------------------------------------------------------------


async def lay_out(t: ALTable) -> None:
    """Plaques are chosen, the land of a fast game is laid, and the quests are told."""
    s = t.state
    lay_stack(t)
    for quest in s.quests:
        t.say("al-log-quest", rule="AL-R16", weight=3, lights=(f"quest:{quest}",), quest=named("quest", quest))
        t.say(f"al-quest-opening-{quest}", rule="AL-R17", weight=1, lights=(f"quest:{quest}",))
    ready_land(t)
    s.step = "heroes"


async def heroes(t: ALTable) -> None:
    """Everybody chooses, one player after the other."""
    s = t.state
    who = next((who for who, player in enumerate(s.players) if not player.character), None)
    if who is None:
        s.step = "first"
        return
    await choose_hero(t, who)


async def first(t: ALTable) -> None:
    """The die says who begins."""
    t.state.key = first_player(t) or 0
    begin_round(t)


@rule("AL-R19", "AL-Q1")
def first_player(t: ALTable) -> int:
    """Every player rolls the die; the highest goes first and takes the Key-Turn Token. Those who tie roll again."""
    s = t.state
    left = list(range(len(s.players)))
    while len(left) > 1:
        rolls = {who: t.chance.roll(6) for who in left}
        best = max(rolls.values())
        left = [who for who in left if rolls[who] == best]
    who = left[0]
    tell(t, who, "al-log-first", rule="AL-R19", weight=2)
    return who
