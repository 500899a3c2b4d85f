"""Story Quests: their tiles, tokens and Challenges, and how they turn (R17, R182-R185)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.decide import ask, ask_some
from inglenook.engine.rulebook import rule

from .actions import Action, after, untried
from .challenge import challenge
from .content import CHAPEL, ROUND_TABLE, TASKS, card_of
from .destiny import lose_destiny
from .ending import quest_failed
from .escorts import place_escort
from .holdings import choose_card, discard_card
from .names import foe_name, named, task_name, tile_name, token_name
from .places import in_play
from .plaques import lose_virtue
from .quests import CARRIED, HOME, OUT, WON, tasks_of, tokens_won
from .state import Albion, ALTable, count, decides, playing, seat_of
from .telling import tell

PAY = "pay"
FIRST, SECOND = "first", "second"
"""What is chosen at the turn of a quest."""
LAST, BLESSED = "last", "blessed"
"""In `turned`, with the quest before it: which token has to be carried to the Chapel, and that it was."""
LEGION, TOWER, BELLS = "the-ninth-legion", "the-tower-that-would-not-stand", "the-bells-of-the-low-hundred"
SEITHENYN = "seithenyn"
TURNS_AT = 2
"""A quest turns when so many of its tokens are won."""


@rule("AL-R17")
def story_tiles(s: Albion) -> dict[str, str]:
    """The Story Tiles that the quests ask to be found, and what is to be done there."""
    return {TASKS[task].tile: task for task in tasks_of(s)} if s.quests else {}


@rule("AL-R182")
def found(t: ALTable, tile: str) -> None:
    """A tile has been laid: if it is a Story Tile of a quest that is played, its token lies on it."""
    s = t.state
    task = story_tiles(s).get(tile)
    if task is not None and task not in s.story:
        s.story[task] = tile
        t.say(
            "al-log-story-found", rule="AL-R182", weight=3, lights=(f"tile:{tile}",), tile=tile_name(tile), task=task_name(task)
        )


# -- Story Challenges -----------------------------------------------------------------------------------------------------


def tasks_here(s: Albion, who: int) -> list[str]:
    """What is still to be done on a player's tile."""
    tile = s.players[who].tile
    return [task for task in tasks_of(s) if s.story.get(task) == tile and s.turned.get(task) != WON]


def kept_quiet(s: Albion, who: int, task: str) -> bool:
    """Whether the Ninth was kept quiet, and the last token is only for somebody who carries another."""
    quest = TASKS[task].quest
    carried = [one for one in s.players[who].story if TASKS[one].quest == quest]
    return quest == LEGION and s.turned.get(quest) == SECOND and not carried


def can_pay(s: Albion, who: int, task: str) -> bool:
    """Whether a player has what may be given instead of the Challenge."""
    one = TASKS[task]
    if one.pay == "tokens":
        return len(s.players[who].tokens) >= one.price
    return one.pay == "item" and len(items(s, who)) >= one.price


def items(s: Albion, who: int) -> list[str]:
    """The Items a player has."""
    return [card for card in s.players[who].cards if card_of(card).slot == "item"]


def story_keys(s: Albion, who: int) -> list[str]:
    """What can be tried here: `story:the-roll-call`, or paid: `story:the-bell-for-everybody.pay`."""
    keys: list[str] = []
    for task in tasks_here(s, who):
        if kept_quiet(s, who, task):
            continue
        keys += [f"story:{task}"] if untried(s, task) else []
        keys += [f"story:{task}.{PAY}"] if can_pay(s, who, task) else []
    return keys


async def try_story(t: ALTable, who: int, key: str) -> None:
    """Try a Story Challenge, or pay."""
    task, _, paid = after(key).partition(".")
    if paid:
        await pay(t, who, task)
        win_token(t, who, task)
    else:
        await attempt(t, who, task)


@rule("AL-R185")
async def attempt(t: ALTable, who: int, task: str) -> None:
    """A Story Challenge: once in a turn, and failing it has no other price."""
    s = t.state
    s.turn.tried.append(task)
    lights = (f"story:{task}", f"hero:{who}")
    t.say(f"al-task-before-{task}", rule="AL-R185", weight=0, lights=lights)
    passed = await challenge(t, who, TASKS[task].trial, kind="story", subject=task)
    t.say(f"al-task-{'won' if passed else 'failed'}-{task}", rule="AL-R185", weight=2 if passed else 1, lights=lights)
    if passed:
        win_token(t, who, task)


async def pay(t: ALTable, who: int, task: str) -> None:
    """Give what may be given instead: enemy tokens for the pool, or an Item."""
    s = t.state
    player, one = s.players[who], TASKS[task]
    if one.pay == "item":
        card = await choose_card(t, who, items(s, who), "discard", rule="AL-R183")
        discard_card(t, who, card, rule="AL-R183")
        return
    keys = [f"token:{token}" for token in player.tokens]
    about: dict[str, int | str] = {"who": who, "n": one.price}
    chosen = await ask_some(
        t, seat_of(s, who), "captives", lambda: keys, least=one.price, most=one.price, rule="AL-R183", about=about
    )
    for key in chosen:
        player.tokens.remove(after(key))
    tell(t, who, "al-log-freed", rule="AL-R183", foes=[foe_name(after(key)) for key in chosen], n=len(chosen))


@rule("AL-R183")
def win_token(t: ALTable, who: int, task: str) -> None:
    """The condition is met: the player takes the Story Token, and whoever waited there can be taken along."""
    s = t.state
    s.story[task] = CARRIED
    s.turned[task] = WON
    s.players[who].story.append(task)
    count(s, who, "tokens")
    tell(t, who, "al-log-token", rule="AL-R183", weight=3, lights=(f"hero:{who}",), token=token_name(task))
    for escort in TASKS[task].escorts:
        place_escort(t, s.players[who].tile, escort)
    quest = TASKS[task].quest
    if tokens_won(s, quest) == TURNS_AT and quest not in s.turned:
        s.agenda.append(f"quest:{quest}")


def token_keys(s: Albion, who: int) -> list[str]:
    """Story Tokens that a carrier has left here: `pick:the-roll-call`."""
    tile = s.players[who].tile
    return [f"pick:{task}" for task in tasks_of(s) if s.story.get(task) == tile and s.turned.get(task) == WON]


async def pick_up(t: ALTable, who: int, key: str) -> None:
    """Take one."""
    s = t.state
    task = after(key)
    s.story[task] = CARRIED
    s.players[who].story.append(task)
    tell(t, who, "al-log-token", rule="AL-R175", lights=(f"hero:{who}",), token=token_name(task))


# -- coming home ----------------------------------------------------------------------------------------------------------


@rule("AL-R184")
def come_home(t: ALTable) -> None:
    """Story Tokens that are carried to the Round Table have come home, if their quest asks for it."""
    s = t.state
    for who, player in enumerate(s.players):
        for task in list(player.story):
            if player.tile == CHAPEL and by_chapel(s, task):
                s.turned[f"{TASKS[task].quest}.{BLESSED}"] = WON
                tell(t, who, "al-log-token-chapel", rule="AL-R184", weight=2, token=token_name(task))
            elif player.tile == ROUND_TABLE and counts_at_home(s, task):
                player.story.remove(task)
                s.story[task] = HOME
                count(s, who, "tokens.home")
                tell(
                    t, who, "al-log-token-home", rule="AL-R184", weight=3, lights=("tile:round-table",), token=token_name(task)
                )


def counts_at_home(s: Albion, task: str) -> bool:
    """Whether a token comes home at the Round Table now."""
    return TASKS[task].quest != BELLS and not by_chapel(s, task) and not stays_carried(s, task)


def by_chapel(s: Albion, task: str) -> bool:
    """Whether a token has to be carried to the Chapel first: the last of the tower, if the child was to be buried."""
    return s.turned.get(f"{TOWER}.{LAST}") == task and f"{TOWER}.{BLESSED}" not in s.turned


@rule("AL-Q75")
def stays_carried(s: Albion, task: str) -> bool:
    """While the Ninth is kept quiet, a token stays with its carrier until the last of the three is won."""
    quest = TASKS[task].quest
    return quest == LEGION and s.turned.get(quest) == SECOND and tokens_won(s, quest) < len(tasks_of(s, quest))


# -- how a quest turns ----------------------------------------------------------------------------------------------------


async def quest_turn(t: ALTable, quest: str) -> None:
    """The turn of a quest: what the table chooses."""
    s = t.state
    lights = (f"quest:{quest}",)
    t.say("al-log-quest-turn", rule="AL-R17", weight=3, lights=lights, title=named("quest-turn", quest))
    t.say(f"al-quest-turn-story-{quest}", rule="AL-R17", weight=0, lights=lights)
    key = await ask(t, decides(s), "turning", lambda: turn_keys(s, quest), rule="AL-R17", about={"quest": quest})
    s.turned[quest] = after(key)
    count(s, 0, f"turned.{quest}.{after(key)}")
    await TURNED[quest, after(key)](t)


@rule("AL-Q70")
def turn_keys(s: Albion, quest: str) -> list[str]:
    """What can be chosen. Who is not on the map any more cannot be left behind."""
    at = s.escorts.get(SEITHENYN, "")
    gone = quest == BELLS and at != CARRIED and not in_play(s, at)
    return [f"turn:{FIRST}"] if gone else [f"turn:{FIRST}", f"turn:{SECOND}"]


async def draw_general(t: ALTable) -> None:
    """A General Threat Card is drawn."""
    s = t.state
    s.agenda.append(f"threat:{s.turn.who}:general")


async def keep_him(t: ALTable) -> None:
    """Seithenyn stays with the others, and there are people who want him; if he is out of their reach, nobody comes."""
    s = t.state
    at = s.escorts.get(SEITHENYN, "")
    if at == CARRIED or in_play(s, at):
        await draw_general(t)


async def keep_quiet(t: ALTable) -> None:
    """From now on only somebody who carries a Story Token may try for the last (`kept_quiet`)."""


async def build_on(t: ALTable) -> None:
    """A plaque of the Virtue Stack."""
    lose_virtue(t, 1, rule="AL-R17")


async def bury(t: ALTable) -> None:
    """The token that is not won yet goes by way of the Chapel (`by_chapel`)."""
    s = t.state
    s.turned[f"{TOWER}.{LAST}"] = next((task for task in tasks_of(s, TOWER) if s.turned.get(task) != WON), "")


async def leave_him(t: ALTable) -> None:
    """Seithenyn is out, neither home nor lost, and everybody loses 1 Destiny."""
    s = t.state
    for player in s.players:
        if SEITHENYN in player.escorts:
            player.escorts.remove(SEITHENYN)
    s.escorts[SEITHENYN] = OUT
    for who in playing(s):
        lose_destiny(t, who, 1, rule="AL-R17")
    quest_failed(t)


TURNED: dict[tuple[str, str], Callable[[ALTable], Awaitable[None]]] = {
    (LEGION, FIRST): draw_general,
    (LEGION, SECOND): keep_quiet,
    (TOWER, FIRST): build_on,
    (TOWER, SECOND): bury,
    (BELLS, FIRST): keep_him,
    (BELLS, SECOND): leave_him,
}

STORY = Action("story", story_keys, try_story)
PICK = Action("pick", token_keys, pick_up)
