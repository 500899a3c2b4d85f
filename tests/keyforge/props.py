"""Cards that no set has, for what no card of the first set shows: printed keywords and a few plain verbs."""

from __future__ import annotations

from inglenook.games.keyforge.choose import pick
from inglenook.games.keyforge.content import CARDS, Card
from inglenook.games.keyforge.registry import card, plain
from inglenook.games.keyforge.state import KFTable, creatures
from inglenook.games.keyforge.use import enrage, stun, ward


def prop(id: str, type: str = "creature", power: int = 4, **more: object) -> str:
    """A card for tests."""
    facts = Card(id=id, source="ours", name=id.replace("-", " ").title(), house="brobnar", type=type, power=power, **more)  # type: ignore[arg-type]
    CARDS[id] = facts
    plain(id)
    return id


def kept_out_of_pools() -> None:
    """Props are in no random deck: they have no rarity and are taken back by the tests that made them."""


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
prop("trinket", type="artifact", power=0)
prop("badge", type="upgrade", power=0)
prop("later-thing", later=("graft",))


@card(prop("warder", "action", 0), "play")
async def warder(t: KFTable, me: str, you: int) -> None:
    ward(t, await pick(t, creatures(t.state), "choose"))


@card(prop("enrager", "action", 0), "play")
async def enrager(t: KFTable, me: str, you: int) -> None:
    enrage(t, await pick(t, creatures(t.state), "choose"))


@card(prop("stunner", "action", 0), "play")
async def stunner(t: KFTable, me: str, you: int) -> None:
    stun(t, await pick(t, creatures(t.state), "stun"))
