"""What Severe Threats do beyond their printed numbers."""

from __future__ import annotations

from inglenook.engine.decide import ask

from .actions import after
from .cards import card, const, plain
from .challenge import challenge
from .choices import choose_player, give_up_tokens
from .content import ARMOURY, DRAWBRIDGE, GREAT_HALL, NAMED, ROUND_TABLE, SEDUCTION, Trial, card_of, type_of
from .destiny import lose_destiny
from .dooms import doom
from .encounters import draw_encounter
from .holdings import break_card, breakable, choose_card, discard_card
from .hope import add_despair
from .places import distances, region_of, within
from .plaques import lose_virtue
from .spawning import spawn
from .state import Albion, ALTable, Contest, clockwise, decides, playing
from .telling import tell

ACTS = "AL-R97"
"""The rule by which abilities act in the Key-Turn."""
LOW = 2
"""On a die so low something bad happens."""
TOKENS, REFUSE = "tokens", "refuse"
TRIBUTE = 2
LITTER = 3

plain("a-blow-for-a-blow", "the-oxhide-bargain", "the-lady-of-the-chapel", "the-vale-of-grief")


def region_has(s: Albion, token: str, tile: str) -> bool:
    """Whether an enemy is in the region of a tile."""
    return bool(tile) and token in s.foes and region_of(s, s.foes[token]) == region_of(s, tile)


def common(s: Albion, type: str) -> int:
    """How many enemies of a type without a name are in play."""
    return sum(type_of(token) == type and token not in NAMED for token in s.foes)


# -- what forbids or changes ----------------------------------------------------------------------------------------------


@const("the-tomb-at-corbin", "blocks")
def lid(s: Albion, what: str, who: int, tile: str) -> bool:
    """Lid of the Tomb: Relic Tiles cannot be activated and Relics cannot be used."""
    return what == "relics"


@const("the-sword-bridge", "blocks")
def no_way_back(s: Albion, what: str, who: int, tile: str) -> bool:
    """No Way Back: in the region where Maleagant is, nobody may escape from a Challenge, and Escorts cannot be picked up."""
    return what in ("escape", "escort") and region_has(s, "maleagant", tile)


@const("the-stolen-scabbard", "rating")
def no_blood(s: Albion, who: int, contest: Contest) -> int:
    """No Drop of Blood: while any Witch that is not named is in play, Accolon's rating is 5."""
    return int(contest.subject == "accolon" and common(s, "witch") > 0)


@const("the-knife-across-the-river", "crosses-walls")
def one_blade(s: Albion, token: str) -> bool:
    """A Bridge of One Blade: Saxons cross Walls as if they were Paths."""
    return type_of(token) == "saxon"


@const("the-churn-of-britain", "blocks")
def message_changed(s: Albion, what: str, who: int, tile: str) -> bool:
    """The Message Changed: nobody may trade, except on the Round Table."""
    return what == "trade" and (who < 0 or s.players[who].tile != ROUND_TABLE)


@const("the-cat-of-mon", "blocks")
def nine_score(s: Albion, what: str, who: int, tile: str) -> bool:
    """Nine Score for Breakfast: Armour cannot be broken to avoid a Wound from Cath Palug."""
    return what == "break-armour" and s.contest is not None and s.contest.subject == "cath-palug"


@card("the-birds-of-pellitus", "scout")
async def read_in_the_flight(t: ALTable, who: int) -> None:
    """Read in the Flight: whenever a character scouts, roll the die: on 1 or 2 that character draws an Encounter Card first."""
    if t.chance.roll(6) <= LOW:
        tell(t, who, "al-log-birds", rule="AL-R148", weight=2)
        await draw_encounter(t, who, "")


# -- what happens in the Key-Turn -----------------------------------------------------------------------------------------


@card("a-cloak-of-beards", "key-ability")
async def last_patch(t: ALTable) -> None:
    """The Last Patch: in the Key-Turn each character in the same region as Rion loses 1 Destiny."""
    s = t.state
    for who in playing(s):
        if region_has(s, "rion", s.players[who].tile):
            lose_destiny(t, who, 1, rule=ACTS)


@card("the-white-one-wakes", "key-ability")
async def ash(t: ALTable) -> None:
    """Ash on the Snow: in the Key-Turn roll the die: on 1 or 2 place 1 Despair Token."""
    rolled = t.chance.roll(6)
    t.say("al-log-rolled", rule=ACTS, weight=0, n=rolled)
    if rolled <= LOW:
        await add_despair(t, 1, by="the-white-one-wakes")


@card("the-lord-of-the-sea-tower", "key-ability")
async def say_it_aloud(t: ALTable) -> None:
    """Say It Aloud: in the Key-Turn, if no character is within 2 tiles of Gorlois, discard 1 plaque from the Virtue Stack."""
    s = t.state
    if not any(s.players[who].tile in within(s, s.foes["gorlois"], 2) for who in playing(s)):
        lose_virtue(t, 1, rule=ACTS)


@card("the-churn-of-britain", "key-ability")
async def at_the_drawbridge(t: ALTable) -> None:
    """While Iddawg is on the Drawbridge, discard 1 plaque from the Virtue Stack in the Key-Turn."""
    if t.state.foes.get("iddawg") == DRAWBRIDGE:
        lose_virtue(t, 1, rule=ACTS)


@card("the-king-of-the-border", "key-ability")
async def by_right(t: ALTable) -> None:
    """While Claudas is in the Armoury, each character breaks 1 card that can be broken in the Key-Turn."""
    s = t.state
    if s.foes.get("claudas") != ARMOURY:
        return
    for who in playing(s):
        chosen = await choose_card(t, who, breakable(s, who), "break", rule=ACTS)
        if chosen:
            break_card(t, who, chosen, rule=ACTS)


@card("the-stars-of-frocin", "key-ability")
async def it_is_written(t: ALTable) -> None:
    """It Is Written: in the Key-Turn the character with the most Destiny loses 1 (on a tie the players choose)."""
    s = t.state
    most = max((s.players[who].destiny for who in playing(s)), default=0)
    those = [who for who in playing(s) if most and s.players[who].destiny == most]
    who = await choose_player(t, s.turn.who, those, "the-stars-of-frocin", rule=ACTS, all_decide=True)
    if who >= 0:
        lose_destiny(t, who, 1, rule=ACTS)


@card("the-kings-bristles", "key-ability")
async def litter(t: ALTable) -> None:
    """The Litter: in the Key-Turn, if fewer than 3 Magic Creatures that are not named are in play, spawn 1 on his tile."""
    s = t.state
    if common(s, "magic-creature") < LITTER:
        await spawn(t, s.turn.who, "magic-creature", 1, tile=s.foes["twrch-trwyth"])


@card("a-list-of-names", "key-ability")
async def read_out(t: ALTable) -> None:
    """Read Out at Table: while Agravaine is on the Round Table, discard 1 plaque from the Virtue Stack in the Key-Turn."""
    if t.state.foes.get("agravaine") == ROUND_TABLE:
        lose_virtue(t, 1, rule=ACTS)


@card("the-champions-tribute", "key-ability")
async def what_is_owed(t: ALTable) -> None:
    """What Is Owed: in the Key-Turn the characters together discard 1 Item or 2 claimed enemy tokens; if they cannot or will
    not, place 1 Despair Token.
    """
    s = t.state
    key = await ask(t, decides(s), "tribute", lambda: tribute_keys(s), rule=ACTS, about={"n": TRIBUTE})
    if key == TOKENS:
        await give_up_tokens(t, playing(s), TRIBUTE, "the-champions-tribute", rule=ACTS, seat=decides(s))
    elif key == REFUSE:
        await add_despair(t, 1, by="the-champions-tribute")
    else:
        item = after(key)
        discard_card(t, next(who for who in playing(s) if item in s.players[who].cards), item, rule=ACTS)


def tribute_keys(s: Albion) -> list[str]:
    """What Morholt takes: an Item of anybody, two captives, or no for an answer."""
    items = [card for who in playing(s) for card in s.players[who].cards if card_of(card).slot == "item"]
    captives = sum(len(s.players[who].tokens) for who in playing(s))
    return [*(f"item:{card}" for card in items), *([TOKENS] if captives >= TRIBUTE else []), REFUSE]


@card("the-golden-cup", "key-ability")
async def good_health(t: ALTable) -> None:
    """Be of Good Health: while Rowena is in the Great Hall, in the Key-Turn the nearest character who is not under a Doom
    Effect tries Loyalty 3; failed, that character is seduced.
    """
    s = t.state
    if s.foes.get("rowena") != GREAT_HALL:
        return
    away = distances(s, GREAT_HALL)
    free = [who for who in clockwise(s, s.turn.who) if who in playing(s) and not s.players[who].dooms]
    near = min((away.get(s.players[who].tile, len(away)) for who in free), default=0)
    those = [who for who in free if away.get(s.players[who].tile, len(away)) == near]
    who = await choose_player(t, s.turn.who, those, "the-golden-cup", rule=ACTS, all_decide=True)
    if who < 0:
        return
    trial = Trial(attributes=("loyalty",), rating=3)
    if not await challenge(t, who, trial, kind="threat", subject="the-golden-cup"):
        doom(t, who, SEDUCTION)
