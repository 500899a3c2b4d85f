"""The events of AO's deck (R74-R78)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .ao_goods import ao_gain
from .ao_recruits import ao_recruits
from .ao_remarks import remark
from .content import AO_EVENTS
from .state import FRTable, ao_side

GOODS = 2
"""Cubes of the Goods event."""


@rule("FR-R77")
def is_event(card: str) -> bool:
    """After an event AO goes on drawing; its turn ends with a card that is none."""
    return card in AO_EVENTS


def happens(t: FRTable, event: str) -> None:
    """An event is carried out at once."""
    t.say(f"fr-log-ao-event-{event}", rule=RULES[event], seat=ao_side(t.state), weight=2, lights=(f"mat:{ao_side(t.state)}",))
    remark(t, f"event-{event}")
    if event == "reputation":
        well_spoken_of(t)
    elif event == "recruit":
        knock_at_the_door(t)
    else:
        delivery(t)


@rule("FR-R74")
def well_spoken_of(t: FRTable) -> None:
    """Reputation: one space up the track, and its bonus at once."""
    ao_gain(t, {"reputation": 1}, "FR-R74")


@rule("FR-R75", "FR-Q29")
def knock_at_the_door(t: FRTable) -> None:
    """Recruit: one member from the Guild Halls, by the rules of recruiting."""
    ao_recruits(t, "FR-R75")


@rule("FR-R76")
def delivery(t: FRTable) -> None:
    """Goods: two cubes."""
    ao_gain(t, {"cube": GOODS}, "FR-R76")


RULES = {"reputation": "FR-R74", "recruit": "FR-R75", "goods": "FR-R76"}
