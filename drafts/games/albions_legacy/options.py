"""What people agree on before they ride: the Story Quest, and the 24 optional rules (R213-R239).

The options of a table are kept in its state as `Agreed`, under the same names.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from inglenook.engine.data import frozen
from inglenook.engine.options import About, Chosen, Conflict, OptionGroup, Options, Preset
from inglenook.engine.rulebook import rule

from .content import CONTRADICTIONS

HARDER, EASIER, FASTER = "harder", "easier", "faster"
NO, EACH, TOTAL = "no", "each", "total"
"""How many tiles lie outside at the beginning: none, six in each region, or six in all."""

Quest = Literal["the-ninth-legion", "the-tower-that-would-not-stand", "the-bells-of-the-low-hundred"]


class AlbionOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The quest, the help of exact odds, and single switches that make the game harder, easier or faster."""

    groups: ClassVar = (
        OptionGroup(HARDER, "death-skull"),
        OptionGroup(EASIER, "shield"),
        OptionGroup(FASTER, "hourglass"),
    )
    presets: ClassVar = (
        Preset("written", icon="scroll-unfurled"),
        Preset(
            "first-ride",
            {"destiny_back": "yes", "two_coins": "yes", "armed": "yes", "provisioned": "yes", "quest_hope": "yes"},
            icon="shield",
        ),
        Preset("grim", {"retire_despair": "yes", "early_despair": "1", "no_favour": "yes"}, icon="death-skull"),
        Preset(
            "one-hour",
            {"no_quest": "yes", "ready_land": EACH, "gate_start": "yes", "two_coins": "yes"},
            icon="hourglass",
        ),
    )
    conflicts: ClassVar = tuple(
        Conflict(Chosen(*one.one), Chosen(*one.other), f"al-refuse-{one.id}") for one in CONTRADICTIONS.values()
    )

    quest: Annotated[Quest, About(rule="AL-R16")] = "the-ninth-legion"
    odds: Annotated[bool, About(rule="AL-R107")] = True

    retire_despair: Annotated[bool, About(group=HARDER, rule="AL-R213")] = False
    early_despair: Annotated[int, Meta(ge=0, le=5), About(group=HARDER, rule="AL-R214")] = 0
    no_spoils: Annotated[bool, About(group=HARDER, rule="AL-R215")] = False
    double_threats: Annotated[bool, About(group=HARDER, rule="AL-R216")] = False
    no_favour: Annotated[bool, About(group=HARDER, rule="AL-R217")] = False
    more_quests: Annotated[tuple[Quest, ...], About(group=HARDER, rule="AL-R218")] = ()
    thin_virtue: Annotated[bool, About(group=HARDER, rule="AL-R219")] = False
    all_personal: Annotated[bool, About(group=HARDER, rule="AL-R220")] = False
    no_general_coins: Annotated[bool, About(group=HARDER, rule="AL-R221")] = False
    dim_mana: Annotated[bool, About(group=HARDER, rule="AL-R222")] = False

    destiny_back: Annotated[bool, About(group=EASIER, rule="AL-R223")] = False
    general_spoils: Annotated[bool, About(group=EASIER, rule="AL-R224")] = False
    far_trade: Annotated[bool, About(group=EASIER, rule="AL-R225")] = False
    quest_hope: Annotated[bool, About(group=EASIER, rule="AL-R226")] = False
    two_coins: Annotated[bool, About(group=EASIER, rule="AL-R227")] = False
    virtue_back: Annotated[bool, About(group=EASIER, rule="AL-R228")] = False
    armed: Annotated[bool, About(group=EASIER, rule="AL-R229")] = False
    provisioned: Annotated[bool, About(group=EASIER, rule="AL-R230")] = False
    search_stack: Annotated[bool, About(group=EASIER, rule="AL-R231")] = False
    choose_tile: Annotated[bool, About(group=EASIER, rule="AL-R232")] = False

    no_quest: Annotated[bool, About(group=FASTER, rule="AL-R233")] = False
    ready_land: Annotated[Literal["no", "each", "total"], About(group=FASTER, rule="AL-R234")] = "no"
    gate_start: Annotated[bool, About(group=FASTER, rule="AL-R235")] = False
    land_grows: Annotated[bool, About(group=FASTER, rule="AL-R236")] = False


@frozen
class Agreed:
    """The options of a table, as its state keeps them."""

    odds: bool = True
    retire_despair: bool = False
    early_despair: int = 0
    no_spoils: bool = False
    double_threats: bool = False
    no_favour: bool = False
    thin_virtue: bool = False
    all_personal: bool = False
    no_general_coins: bool = False
    dim_mana: bool = False
    destiny_back: bool = False
    general_spoils: bool = False
    far_trade: bool = False
    quest_hope: bool = False
    two_coins: bool = False
    virtue_back: bool = False
    armed: bool = False
    provisioned: bool = False
    search_stack: bool = False
    choose_tile: bool = False
    no_quest: bool = False
    ready_land: str = NO
    gate_start: bool = False
    land_grows: bool = False


KEPT = tuple(Agreed.__annotations__)
"""The options that are still looked at while one plays; the quests stand in the state by themselves."""


@rule("AL-R239")
def agreed(options: AlbionOptions) -> Agreed:
    """Every option is a switch by itself: what was agreed on, as part of a state."""
    return Agreed(**{name: getattr(options, name) for name in KEPT})
