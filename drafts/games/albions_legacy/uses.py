"""Using Inventory Cards, plaques and Special Abilities (R119, R198, R202, R203)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg

from .actions import Action, after
from .cards import blocked, const, does, having
from .content import CARDS, CHARACTERS, ENCOUNTERS, title
from .destiny import pay_destiny
from .holdings import discard_card
from .names import card_name, named
from .state import Albion, ALTable, count
from .telling import tell

When = Callable[[Albion, int], bool]
ROUND: dict[str, bool] = {}
"""What is used once per round."""


def once_a_round(*ids: str, when: When | None = None) -> None:
    """These can be used once per round, and only when this is so."""
    for id in ids:
        ROUND[id] = True
        const(id, "may")(_fresh(id, when))


def _fresh(id: str, when: When | None) -> When:
    def may(s: Albion, who: int) -> bool:
        return id not in s.players[who].used and (when is None or when(s, who))

    return may


def cost_of(id: str) -> int:
    """The Destiny that a Special Ability costs; cards cost none."""
    return CHARACTERS[id].cost if id in CHARACTERS else 0


def usable(s: Albion, who: int, moment: str) -> list[str]:
    """What a player can use at a moment: nothing that is broken, and no Relic while something forbids them."""
    no_relics = blocked(s, "relics", who)
    return [
        id
        for id in having(s, who, moment)
        if affordable(s, who, id) and not (no_relics and title(id) in CARDS and CARDS[title(id)].slot == "relic")
    ]


def affordable(s: Albion, who: int, id: str) -> bool:
    """Whether a player has the Destiny for it."""
    return s.players[who].destiny >= cost_of(id)


def thing_name(id: str) -> Msg:
    """A card, a plaque, a Special Ability or a Doom Effect by name."""
    if id in CHARACTERS:
        return named("ability", id)
    if id in ENCOUNTERS:
        return named("encounter", id)
    return card_name(id) if title(id) in CARDS else named("virtue", id)


async def put_to_use(t: ALTable, who: int, id: str, moment: str, *args: Any) -> Any:
    """Use a thing: its price is paid, it is noted, and then it does what it does."""
    s = t.state
    act = does(id, moment)
    assert act is not None, f"{id} does nothing at {moment}"
    said = "al-log-cure" if id in ENCOUNTERS else "al-log-use"
    tell(t, who, said, rule="AL-R202", lights=(f"card:{id}",), thing=thing_name(id))
    count(s, who, f"used.{title(id)}")
    if title(id) in ROUND:
        s.players[who].used.append(title(id))
    if title(id) in CARDS:
        s.players[who].handled.append(id)
    pay_ability(t, who, id)
    spend_item(t, who, id)
    return await act(t, who, *args)


@rule("AL-R119")
def pay_ability(t: ALTable, who: int, id: str) -> None:
    """Each character has a Special Ability of its own; many cost Destiny."""
    if cost_of(id):
        pay_destiny(t, who, cost_of(id), rule="AL-R119")


@rule("AL-R198")
def spend_item(t: ALTable, who: int, id: str) -> None:
    """An Item is discarded when it is used."""
    if title(id) in CARDS and CARDS[title(id)].slot == "item":
        discard_card(t, who, id, rule="AL-R198", quiet=True)


# -- on one's own turn ----------------------------------------------------------------------------------------------------


@rule("AL-R202")
def use_keys(s: Albion, who: int) -> list[str]:
    """Cards and abilities are used on one's own turn, between other actions, unless they have a moment of their own."""
    return [f"use:{id}" for id in of_any_use(usable(s, who, "use")) or ()]


@rule("AL-R203")
def of_any_use(things: list[str]) -> list[str]:
    """A thing may be used even if a part of what it gives, or all of it, is of no use now."""
    return things


async def use(t: ALTable, who: int, key: str) -> None:
    """Use it."""
    await put_to_use(t, who, after(key), "use")


USE = Action("use", use_keys, use)
