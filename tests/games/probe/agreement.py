"""What people agree on before the Sampler begins: every kind of option, with everything one can say of it."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from inglenook.engine.options import About, Chosen, Conflict, OptionGroup, Options, Preset, seated, when
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from .state import Probe, seats

LEADS = {"apprentice": 0, "artisan": 1, "master": 2}
"""How far the rival is ahead."""
HOPELESS = 7
"""Steps of the rival and wounds together with which nobody would begin."""
RULE = "PR-R12"


class ProbeOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which table is played, how strong the rival is, and what makes it harder, easier or faster."""

    groups: ClassVar = (
        OptionGroup("rival", "crown"),
        OptionGroup("harder", "death-skull"),
        OptionGroup("easier", "shield"),
        OptionGroup("faster", "hourglass"),
    )
    presets: ClassVar = (
        Preset("written", icon="scroll-unfurled"),
        Preset("first", {"gifts": "gold,goods"}, icon="shield"),
        Preset("grim", {"level": "master", "wounds": "2", "poor": "yes"}, icon="death-skull"),
        Preset("quick", {"table": "map", "short": "yes"}, icon="hourglass"),
    )
    conflicts: ClassVar = (
        Conflict(Chosen("poor", "yes"), Chosen("gifts", "goods"), "pr-refuse-poor-gifts"),
        Conflict(Chosen("wounds"), Chosen("hardy", "yes")),
    )

    table: Literal["tour", "map", "hexes", "market"] = "tour"
    level: Annotated[
        Literal["apprentice", "artisan", "master", "own"],
        About(group="rival", rule=RULE, only_if=(seated(2, 3, 4, value="master"),)),
    ] = "apprentice"
    lead: Annotated[int, Meta(ge=0, le=6, multiple_of=2), About(group="rival", rule=RULE, only_if=(when("level", "own"),))] = 0
    wounds: Annotated[int, Meta(ge=0, le=3), About(group="harder", rule=RULE)] = 0
    poor: Annotated[bool, About(group="harder", rule=RULE)] = False
    gifts: Annotated[
        tuple[Literal["gold", "fame", "goods"], ...], Meta(max_length=2), About(group="easier", rule=RULE)
    ] = ()
    hardy: Annotated[bool, About(group="easier", rule=RULE)] = False
    crowd: Annotated[bool, About(group="easier", rule=RULE, only_if=(seated(4, 5, 6, 7, 8),))] = False
    short: Annotated[bool, About(group="faster", rule=RULE, only_if=(when("table", "map", "hexes", "market"),))] = False


def check(count: int, options: ProbeOptions) -> Msg | None:
    """A rival far ahead of people with many wounds is no game."""
    return msg("pr-refuse-hopeless", most=HOPELESS - 1) if lead(options) + options.wounds >= HOPELESS else None


def lead(options: ProbeOptions) -> int:
    """How far the rival is ahead at the beginning."""
    return LEADS.get(options.level, options.lead)


@rule("PR-R12")
def handicap(s: Probe, options: ProbeOptions) -> None:
    """Begin as it was agreed: a rival ahead, wounds, no goods, gifts."""
    s.rival = lead(options)
    for seat in seats(s):
        s.wounds[seat] = options.wounds
        s.gold[seat] += ("gold" in options.gifts) + options.crowd
        s.fame[seat] += ("fame" in options.gifts) + options.hardy
        each = 0 if options.poor else 1 + ("goods" in options.gifts)
        s.goods[seat] = dict.fromkeys(s.goods[seat], each)
