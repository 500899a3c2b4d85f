"""Setup of the chase: decks, ship, chests, wind, locations, difficulty (R1-R22)."""

from __future__ import annotations

import dataclasses
from typing import Literal

from inglenook.engine.chance import Chance
from inglenook.engine.decide import ask
from inglenook.engine.options import Options
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg
from inglenook.games.keyforge.choose import NO, YES
from inglenook.games.keyforge.decks import DeckChoice, chosen, deal
from inglenook.games.keyforge.extras import knows_tide
from inglenook.games.keyforge.setup import side_of, table_of, take_mulligan
from inglenook.games.keyforge.state import SIDES, Crucible, Side, lasts
from inglenook.games.keyforge.zones import draw

from .content import FIRST, LOCATIONS, SHIP, adventure_deck, all_nine, middle
from .locations import arrive, next_location
from .state import HEADWIND, RFTable, Voyage, players, ship_id, ship_side

DIFFICULTIES = {"beginner": 1, "standard": 2, "advanced": 3, "expert": 4}
FOREVER = "always"
LAWS = ("voyage:laws", "dark:burns", "wind:blows")
"""What the adventure adds to the rules, as effects that never end."""


class VoyageOptions(Options, frozen=True, kw_only=True):
    """Difficulty, decks by seat, the four modifiers, and whether the team shows its hands to each other."""

    difficulty: Literal["beginner", "standard", "advanced", "expert"] = "standard"
    deck_1: DeckChoice = DeckChoice["any"]
    deck_2: DeckChoice = DeckChoice["any"]
    deck_3: DeckChoice = DeckChoice["any"]
    blustery_terms: bool = False
    seasoned_crew: bool = False
    lost_at_sea: bool = False
    hold_yer_breath: bool = False
    open_hands: bool = True


SET_HERE = ("step", "choices")


@rule("RF-R1")
def new(seats: int, options: VoyageOptions) -> Voyage:
    """One to three players in one team, and the ship that plays itself."""
    base = crucible([*(player_of(side, ()) for side in range(seats)), ship_of(seats)])
    kept = {field.name: getattr(base, field.name) for field in dataclasses.fields(base) if field.name not in SET_HERE}
    decks = [options.deck_1, options.deck_2, options.deck_3]
    return Voyage(
        **kept,
        step="decks",
        choices=[str(choice.value) for choice in decks[:seats]],
        wind=wind_at_start(),
        here="",
        middle=(options.lost_at_sea and all_nine()) or middle(),
        ahead=len(LOCATIONS) if options.lost_at_sea else locations_between(seats) + 1,
        pace=adventure_cards(options.difficulty),
        order=list(range(seats)),
        blustery=options.blustery_terms,
        seasoned=options.seasoned_crew,
        lost=options.lost_at_sea,
        breath=options.hold_yer_breath,
        open_hands=options.open_hands,
        drawn=0,
        waiting=[],
        deeds={},
        ended="",
    )


@rule("RF-R3")
def crucible(sides: list[Side]) -> Crucible:
    """A table of KeyForge, whose rules all hold here unless the chase changes them."""
    return table_of(sides, "decks", duel=not in_a_team())


@rule("RF-R82", "RF-R118", "RF-G20")
def in_a_team() -> bool:
    """It is no duel: the first turn is as long as any, and the third key ends nothing."""
    return True


@rule("RF-R2", "RF-R84")
def player_of(side: int, titles: tuple[str, ...]) -> Side:
    """A player's own deck, pool and keys."""
    mine = side_of(side, titles)
    mine.keys = keys_at_start()
    return mine


@rule("RF-R20")
def keys_at_start() -> list[str]:
    """All three keys are unforged."""
    return []


@rule("RF-R23", "RF-R132")
def ship_of(seats: int) -> Side:
    """The ship has a deck, a discard pile, archives and a pool of its own, and no hand."""
    side = side_of(seats, (SHIP, *adventure_deck()))
    side.houses = ()
    side.handless = True
    side.amber = side.dark = dark_at_start()
    side.keys = chest_tokens(chests_at_start(seats))
    return side


@rule("RF-R69", "RF-R70")
def chest_tokens(n: int) -> list[str]:
    """Chests lie where a player's forged keys lie, and count as such for every card."""
    return ["chest"] * n


@rule("RF-R6")
def dark_at_start() -> int:
    """Six dark æmber lie in the ship's pool."""
    return 6


@rule("RF-R7")
def chests_at_start(seats: int) -> int:
    """One chest more than there are players."""
    return seats + 1


@rule("RF-R8")
def wind_at_start() -> str:
    """The wind is against the ship."""
    return HEADWIND


@rule("RF-R11", "RF-R13")
def locations_between(seats: int) -> int:
    """Three, five or seven locations between the harbor and the stretch; the others leave the game."""
    return 2 * seats + 1


@rule("RF-R16")
def adventure_cards(difficulty: str) -> int:
    """One to four adventure cards in each turn of the ship, as the team has chosen."""
    return DIFFICULTIES[difficulty]


@rule("RF-R17")
def advised(seats: int) -> str:
    """Three players are advised to play on Standard; the others know best themselves."""
    return "standard" if seats == 3 else ""


async def bring_decks(t: RFTable) -> None:
    """Everybody brings a deck; the ship comes into play."""
    s: Voyage = t.state
    for side, choice in enumerate(s.choices):
        s.choices[side] = chosen(choice, t.chance)
        s.sides[side] = player_of(side, deal(s.choices[side], t.chance))
    s.cards = sum(len(side.deck) for side in s.sides)
    tide_card(s)
    launch(s)
    first_location(s, t.chance)
    t.say("rf-log-harbor", rule="RF-R22", lights=("location",), here=Msg(f"rf-location-{s.here}"))
    level = advised(len(players(s)))
    if level and s.pace > DIFFICULTIES[level]:
        t.say("rf-log-advice", rule="RF-R17", weight=0, level=Msg(f"rf-level-{level}"))
    s.step = "hands"


@rule("RF-R9")
def tide_card(s: Voyage) -> None:
    """A tide, neutral at first, only if a deck of the team speaks of it."""
    s.tidal = knows_tide(s)


@rule("RF-R5", "RF-R24", "RF-G1")
def launch(s: Voyage) -> None:
    """The ship begins in play, alone in its line, and ready."""
    ship, side = ship_id(s), s.sides[ship_side(s)]
    side.deck.pool.remove(ship)
    side.line.append(ship)
    s.control[ship] = ship_side(s)
    for law in LAWS:
        lasts(s, law, ship, ship_side(s), FOREVER)


@rule("RF-R12", "RF-R22")
def first_location(s: Voyage, chance: Chance) -> None:
    """The harbor lies on top and is revealed; lost at sea, any of the nine may be."""
    arrive(s, next_location(s, chance) if s.lost else FIRST)


@rule("RF-R18")
async def opening_hands(t: RFTable) -> None:
    """Every player draws six cards, the first one too."""
    for side in players(t.state):
        draw(t, side, 6, "RF-R18")
    t.state.step = "mulligan"


@rule("RF-R19")
async def mulligan(t: RFTable) -> None:
    """Each may once shuffle the hand back and draw one card fewer."""
    s = t.state
    for side in players(s):
        if await ask(t, side, "mulligan", [NO, YES].copy, rule="RF-R19") == YES:
            take_mulligan(t, side, "RF-R19")
        else:
            t.say("kf-log-keeps", rule="RF-R19", weight=0, seat=side, n=len(s.sides[side].hand))
    s.step = "order"


@rule("RF-R21")
async def turn_order(t: RFTable) -> None:
    """The team says who goes first, second and third; so it stays."""
    s = t.state
    left, order = players(s), []
    while len(left) > 1:
        chosen = await ask(t, 0, "turn-order", [SIDES[seat] for seat in left].copy, rule="RF-R21")
        order.append(SIDES.index(chosen))
        left.remove(order[-1])
    s.order = order + left
    t.say("rf-log-order", rule="RF-R21", seat=s.order[0])
    s.turn = 1
    s.active = s.chooser = s.order[0]
    s.step = "start"
