"""Cards that no set has, for what no card of the first set shows: printed keywords and a few plain verbs.

They have no rarity, so no wild deck ever holds one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.games.keyforge.aember import capture, exalt, gain, lose, move_to_pool, pay, steal
from inglenook.games.keyforge.choose import may, pick, pick_some
from inglenook.games.keyforge.content import CARDS, Card
from inglenook.games.keyforge.damage import damage, destroy, heal
from inglenook.games.keyforge.effects import chains, next_turn_of, share_out, this_turn, use_as_yours
from inglenook.games.keyforge.extras import high_tide, make_token, raise_tide, search
from inglenook.games.keyforge.fight import beside
from inglenook.games.keyforge.forge import forge, unforge
from inglenook.games.keyforge.leaving import leave
from inglenook.games.keyforge.play import play_now, put_into_play, take_control
from inglenook.games.keyforge.query import enemies, foe, friends, key_cost, power
from inglenook.games.keyforge.registry import (
    ABILITIES,
    CONSTANTS,
    GRANTS,
    HEARINGS,
    REACTIONS,
    SAYINGS,
    Event,
    after,
    card,
    const,
    plain,
)
from inglenook.games.keyforge.state import Crucible, KFTable, artifacts, creatures
from inglenook.games.keyforge.use import enrage, fight_with, grow, make_ready, reap_with, stun, use_any, ward
from inglenook.games.keyforge.zones import archive, draw


def prop(id: str, type: str = "creature", power: int = 4, house: str = "brobnar", **more: object) -> str:
    """A card for tests."""
    forget(id)
    facts = Card(id=id, source="ours", name=id.replace("-", " ").title(), house=house, type=type, power=power, **more)  # type: ignore[arg-type]
    CARDS[id] = facts
    plain(id)
    return id


def forget(id: str) -> None:
    """These cards may be loaded under two names of this file; the later one counts."""
    for books in (ABILITIES, GRANTS, REACTIONS, CONSTANTS):
        for book in (*books.values(), SAYINGS, HEARINGS):
            for name in [name for name in book if name.partition(":")[0] == id]:
                del book[name]


prop("dummy", power=10)
prop("weakling", power=1)
prop("brute", power=5)
prop("plated", power=4, armor=2)
for word, value in (
    ("taunt", 1), ("elusive", 1), ("skirmish", 1), ("poison", 1), ("assault", 2), ("hazardous", 3), ("splash-attack", 2),
    ("deploy", 1), ("alpha", 1), ("omega", 1), ("versatile", 1), ("treachery", 1), ("invulnerable", 1),
):  # fmt: skip
    prop(f"with-{word}", power=4, keywords={word: value})
prop("lucky", type="action", power=0, amber=1, icons=("capture", "damage", "draw", "discard"))
prop("reckless", power=1, icons=("damage", "draw", "amber"))
prop("trinket", type="artifact", power=0)
prop("badge", type="upgrade", power=0)
prop("later-thing", later=("graft",))
prop("quiet", type="action", power=0)
prop("stranger", power=3, house="mars")
prop("foreign-word", type="action", power=0, house="mars")
prop("alpha-word", type="action", power=0, keywords={"alpha": 1})
prop("omega-word", type="action", power=0, keywords={"omega": 1})


# -- one verb each --------------------------------------------------------------------------------------------------------

Verb = Callable[[KFTable, str], object]


def on_one(id: str, verb: Verb, among: Callable[[Crucible], list[str]] = creatures) -> None:
    """An action that does one thing to one card of anybody's."""

    async def does(t: KFTable, me: str, you: int) -> None:
        chosen = await pick(t, among(t.state), "choose")
        done = verb(t, chosen) if chosen else None
        if isinstance(done, Awaitable):
            await done

    card(prop(id, "action", 0), "play")(does)


on_one("warder", ward)
on_one("enrager", enrage)
on_one("stunner", stun)
on_one("grower", grow)
on_one("healer", lambda t, id: heal(t, id, 2))
on_one("readier", make_ready)
on_one("striker", lambda t, id: damage(t, [(id, 2)]))
on_one("killer", lambda t, id: destroy(t, [id]))
on_one("sender", lambda t, id: leave(t, [id], "hand"))
on_one("burier", lambda t, id: leave(t, [id], "deck"))
on_one("eraser", lambda t, id: leave(t, [id], "purged"))
on_one("exalter", exalt)
on_one("taker", lambda t, id: take_control(t, id, t.state.active))
on_one("giver", lambda t, id: take_control(t, id, foe(t.state, t.state.active)))
on_one("reap-order", reap_with)
on_one("fight-order", fight_with)
on_one("use-order", use_any)
on_one("splasher", lambda t, id: damage(t, [(id, 3), *beside(t.state, id, 1)]))
on_one("borrower", lambda t, id: use_as_yours(t, id, t.state.active), artifacts)
on_one("breaker", lambda t, id: destroy(t, [id]), artifacts)
on_one("caller", lambda t, id: play_now(t, id, t.state.active), lambda s: s.sides[s.active].discard)
on_one("raiser", lambda t, id: put_into_play(t, id, t.state.active), lambda s: s.sides[s.active].discard)
on_one("filer", archive, lambda s: s.sides[s.active].hand)
on_one("robber", lambda t, id: move_to_pool(t, id, t.state.active))


def for_you(id: str, verb: Callable[[KFTable, int], object]) -> None:
    """An action that does one thing to its player or the opponent."""

    async def does(t: KFTable, me: str, you: int) -> None:
        done = verb(t, you)
        if isinstance(done, Awaitable):
            await done

    card(prop(id, "action", 0), "play")(does)


for_you("gainer", lambda t, you: gain(t, you, 2))
for_you("loser", lambda t, you: lose(t, foe(t.state, you), 2))
for_you("stealer", lambda t, you: steal(t, you, 2))
for_you("payer", lambda t, you: pay(t, you, 2))
for_you("drawer", lambda t, you: draw(t, you, 2))
for_you("chainer", lambda t, you: chains(t, foe(t.state, you), 20))
for_you("unforger", lambda t, you: unforge(t, foe(t.state, you)))
for_you("smith-for-two-more", lambda t, you: forge(t, you, key_cost(t.state, you) + 2))
for_you("seeker", lambda t, you: search(t, you, ["troll"], 1))
for_you("token-maker", lambda t, you: make_token(t, you, "weakling"))
for_you("tide-raiser", lambda t, you: raise_tide(t, you))
for_you("slaughter", lambda t, you: destroy(t, [id for id in creatures(t.state) if power(t.state, id) <= 2]))
for_you("dear-turn", lambda t, you: this_turn(t, "dear-turn:cost", you))
for_you("dear-next", lambda t, you: next_turn_of(t, foe(t.state, you), "dear-turn:cost"))
for_you("houseless", lambda t, you: next_turn_of(t, foe(t.state, you), "houseless:bar"))


@const("dear-turn:cost", "key-cost")
def dear(s: Crucible, one: object, you: int, side: int) -> int:
    return 3


@const("houseless:bar", "cannot-house")
def no_house(s: Crucible, one: object, you: int, side: int, house: str) -> bool:
    return side == you


@card(prop("if-you-do", "action", 0), "play")
async def if_you_do(t: KFTable, me: str, you: int) -> None:
    """Lose 2 æmber. If you do, draw a card."""
    if await lose(t, you, 2) == 2:
        draw(t, you, 1)


@card(prop("may-draw", "action", 0), "play")
async def may_draw(t: KFTable, me: str, you: int) -> None:
    if await may(t, "may", me):
        draw(t, you, 1)


@card(prop("sharer", "action", 0), "play")
async def sharer(t: KFTable, me: str, you: int) -> None:
    """Deal 1 damage to a creature, four times at once."""
    await damage(t, await share_out(t, creatures(t.state), 4, 1))


@card(prop("mass-capture", "action", 0), "play")
async def mass_capture(t: KFTable, me: str, you: int) -> None:
    for id in await pick_some(t, friends(t.state, you), 2, "capture"):
        await capture(t, id, 1)


# -- cards that stay ------------------------------------------------------------------------------------------------------


@const(prop("aegis", "artifact", 0), "cannot-be-damaged")
def aegis(s: Crucible, me: str, you: int, id: str) -> bool:
    return s.control.get(id) == you


@const(prop("whetstone", "upgrade", 0), "keyword")
def whetstone(s: Crucible, me: str, you: int, id: str, word: str) -> int:
    return 1 if s.on.get(me) == id and word in ("assault", "hazardous", "splash-attack") else 0


@const(prop("plating", "upgrade", 0), "armor")
def plating(s: Crucible, me: str, you: int, id: str) -> int:
    return 1 if s.on.get(me) == id else 0


@const(prop("yoke", "upgrade", 0), "power", "weakens")
def yoke(s: Crucible, me: str, you: int, id: str) -> int:
    return -3 if s.on.get(me) == id else 0


@const(prop("decree-dis", "artifact", 0), "must-house")
def decree_dis(s: Crucible, me: str, you: int, side: int) -> str:
    return "dis" if side != you else ""


@const(prop("decree-logos", "artifact", 0), "must-house")
def decree_logos(s: Crucible, me: str, you: int, side: int) -> str:
    return "logos" if side != you else ""


@const(prop("ban-on-dis", "artifact", 0), "cannot-house")
def ban_on_dis(s: Crucible, me: str, you: int, side: int, house: str) -> bool:
    return side != you and house == "dis"


@const(prop("open-door", "artifact", 0), "may-use")
def open_door(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    return side == you


@const(prop("no-reaping", "artifact", 0), "cannot-reap")
def no_reaping(s: Crucible, me: str, you: int, id: str) -> bool:
    return True


@const(prop("locked-gate", "artifact", 0), "cannot-play")
def locked_gate(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    return side != you and CARDS[id.rpartition(".")[0]].type == "creature"


@const(prop("toll-gate", "artifact", 0), "play-cost")
def toll_gate(s: Crucible, me: str, you: int, id: str, side: int) -> int:
    return 1 if side != you else 0


@const(prop("cheap-keys", "artifact", 0), "key-cost")
def cheap_keys(s: Crucible, me: str, you: int, side: int) -> int:
    return -10 if side == you else 0


@const(prop("purse", "artifact", 0), "purse")
def purse(s: Crucible, me: str, you: int, side: int) -> str:
    return me if side == you else ""


@card(prop("herald", "artifact", 0), "turn-start")
async def herald(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1)


@card(prop("sandman", "artifact", 0), "turn-end")
async def sandman(t: KFTable, me: str, you: int) -> None:
    """At the end of your turn, gain 1 æmber for each card in your hand."""
    await gain(t, you, len(t.state.sides[you].hand))


@card(prop("farewell", power=2), "leaves-play")
async def farewell(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1 if me in t.state.control else 5)


@after(prop("mourner", power=2), "destroyed", lambda s, me, you, event: event.card != me)
async def mourner(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@card(prop("martyr", power=1), "destroyed")
async def martyr(t: KFTable, me: str, you: int) -> None:
    """Destroyed: gain 1 æmber for each friendly creature, itself included."""
    await gain(t, you, len(friends(t.state, you)))


@after(prop("asker", "artifact", 0), "enters", lambda s, me, you, event: event.other == "creature")
async def asker(t: KFTable, me: str, you: int, event: Event) -> None:
    """After a creature enters play you may gain 1 æmber."""
    if await may(t, "may", me):
        await gain(t, you, 1)


@after(prop("pointer", "artifact", 0), "enters", lambda s, me, you, event: event.other == "creature")
async def pointer(t: KFTable, me: str, you: int, event: Event) -> None:
    """After a creature enters play, deal 1 damage to a creature."""
    await damage(t, [(await pick(t, creatures(t.state), "damage", about={"n": 1}), 1)])


@card(prop("loud", power=1), "play")
async def loud(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), 1)


@card(prop("reckless-drawer", power=1), "play")
async def reckless_drawer(t: KFTable, me: str, you: int) -> None:
    draw(t, you, 1)


@card(prop("two-handed", "artifact", 0), "action", "omni")
async def two_handed(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 3)


@card(prop("fighter", power=6), "fight")
async def fighter(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1)


@card(prop("harrier", power=6), "before-fight")
async def harrier(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 1) for id in enemies(t.state, you)])


@const(prop("tidal", power=3, keywords={"tide": 1}), "power")
def tidal(s: Crucible, me: str, you: int, id: str) -> int:
    return 2 if id == me and high_tide(s, you) else 0
