"""What people agree on before the game: who plays against AO, how hard it is, and what lies on the board (R109-R116)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, NamedTuple

from msgspec import Meta

from inglenook.engine.options import About, OptionGroup, Options, Preset, seated, when
from inglenook.engine.rulebook import rule

from .content import LEVELS

NONE, USUAL, OWN = "none", "usual", "own"
WITH_AO = ("apprentice", "artisan", "master-smith", OWN)
SEATS = (seated(2, 3, 4, value=NONE), *(seated(1, 2, 3, value=level) for level in WITH_AO))
"""AO counts as a participant, and of these there are two to four."""


class Dials(NamedTuple):
    """How hard AO is: Good Cubes for a contract, and events in its deck."""

    cubes: int
    events: int


class RavenshireOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """AO and how hard it is, the sign by which it is known, Assistants, and the Raven."""

    groups: ClassVar = (OptionGroup("rival", "raven"), OptionGroup("town", "anvil"))
    presets: ClassVar = (
        Preset("written", icon="scroll-unfurled"),
        Preset("journey", {"ao": "artisan", "assistants": "yes"}, icon="shield"),
        Preset("masterpiece", {"ao": "master-smith", "assistants": "yes"}, icon="crown"),
        Preset("neighbours", {"ao": "none", "assistants": "yes"}, icon="anvil"),
    )

    ao: Annotated[
        Literal["usual", "none", "apprentice", "artisan", "master-smith", "own"],
        About(group="rival", rule="FR-R1", only_if=SEATS),
    ] = "usual"
    cost: Annotated[int, Meta(ge=8, le=16), About(group="rival", rule="FR-Q27", only_if=(when("ao", OWN),))] = 13
    events: Annotated[int, Meta(ge=2, le=6), About(group="rival", rule="FR-Q27", only_if=(when("ao", OWN),))] = 2
    colour: Annotated[
        Literal["cog", "shield", "crown"],
        About(group="rival", rule="FR-R19", only_if=(when("ao", USUAL, *WITH_AO),)),
    ] = "cog"
    assistants: Annotated[bool, About(group="town", rule="FR-B11")] = False
    raven: Annotated[bool, About(group="town", rule="FR-B3")] = True


@rule("FR-R1")
def plays_against_ao(seats: int, options: RavenshireOptions) -> bool:
    """Whoever is alone has AO as the opponent; two or three have it if they ask for it."""
    return seats == 1 if options.ao == USUAL else options.ao != NONE


@rule("FR-R109")
def dials(options: RavenshireOptions) -> Dials:
    """A level turns two dials: cubes for a contract, and events in the deck."""
    if options.ao == OWN:
        return own_dials(options)
    level = LEVELS[first_level() if options.ao == USUAL else options.ao]
    return Dials(level.cubes, level.events)


@rule("FR-R110")
def first_level() -> str:
    """One begins as Apprentice."""
    return "apprentice"


@rule("FR-R116")
def own_dials(options: RavenshireOptions) -> Dials:
    """The levels are suggestions: both dials may be set as one likes."""
    return Dials(options.cost, options.events)
