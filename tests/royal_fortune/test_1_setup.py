"""Setting up a chase (R1-R22), and what is on the table (R144)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.game import WrongSeats
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.query import unforged
from inglenook.games.keyforge.state import TITLE
from inglenook.games.keyforge.zones import draw
from inglenook.games.royal_fortune import GAME
from inglenook.games.royal_fortune.content import FIRST, LAST, LOCATIONS, SHIP, adventure_deck, middle
from inglenook.games.royal_fortune.locations import replace_location
from inglenook.games.royal_fortune.setup import DIFFICULTIES, VoyageOptions, new, tide_card
from inglenook.games.royal_fortune.state import Voyage, ship_id, ship_side

from . import props as props
from .stage import voyage


def embark(seats: int, seed: int = 1, **options: Any) -> Table[Voyage]:
    """A new table, stopped at its first question."""
    return GAME.table(seats, Dice(Random(seed)), options=VoyageOptions(**options))


def under_way(seats: int, seed: int = 1, **options: Any) -> Table[Voyage]:
    """A new table in the first player's first turn: all hands kept, the seats in their order."""
    t = embark(seats, seed, **options)
    while t.decision is not None and t.decision.kind in ("mulligan", "turn-order"):
        t.submit(t.decision.keys[0])
    return t


@pytest.mark.rule("RF-R1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_one_to_three_players_are_one_team_against_the_ship(seats: int) -> None:
    s = embark(seats).state
    assert len(s.sides) == seats + 1
    assert ship_side(s) == seats
    assert not s.duel


@pytest.mark.rule("RF-R1")
@pytest.mark.parametrize("seats", [0, 4])
def test_nobody_and_four_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        embark(seats)


@pytest.mark.rule("RF-R2", "RF-R84")
def test_each_player_has_a_deck_keys_and_a_pool_of_their_own() -> None:
    s = embark(2).state
    for side in s.sides[:2]:
        assert len(side.deck) + len(side.hand) == 36
        assert len(side.houses) == 3
        assert (side.amber, side.keys) == (0, [])
    s.sides[0].amber = 4
    assert s.sides[1].amber == 0
    assert s.sides[0].deck is not s.sides[1].deck


@pytest.mark.rule("RF-R4")
def test_the_parts_are_counted() -> None:
    assert len(adventure_deck()) == 36
    assert len(LOCATIONS) == 9
    assert len(middle()) == 7
    assert SHIP in CARDS and SHIP not in adventure_deck()
    assert all(CARDS[title].house == "fortune" for title in adventure_deck())


@pytest.mark.rule("RF-R5", "RF-R24", "RF-G1")
def test_the_ship_begins_in_play_alone_in_its_line_and_ready() -> None:
    s = embark(2).state
    ship = ship_id(s)
    assert s.sides[ship_side(s)].line == [ship]
    assert s.control[ship] == ship_side(s)
    assert ship not in s.tired
    assert CARDS[SHIP].type == "creature"
    assert all(not side.line for side in s.sides[:2])


@pytest.mark.rule("RF-R6")
@pytest.mark.parametrize("seats", [1, 3])
def test_six_dark_aember_lie_in_the_hold(seats: int) -> None:
    s = embark(seats).state
    hold = s.sides[ship_side(s)]
    assert (hold.amber, hold.dark) == (6, 6)
    assert all((side.amber, side.dark) == (0, 0) for side in s.sides[:-1])


@pytest.mark.rule("RF-R7")
@pytest.mark.parametrize(("seats", "chests"), [(1, 2), (2, 3), (3, 4)])
def test_one_chest_more_than_players(seats: int, chests: int) -> None:
    s = embark(seats).state
    assert len(s.sides[ship_side(s)].keys) == chests
    assert all(not side.keys for side in s.sides[:-1])


@pytest.mark.rule("RF-R8")
def test_the_wind_is_against_the_ship() -> None:
    assert embark(1).state.wind == "headwind"


@pytest.mark.rule("RF-R9")
def test_no_tide_without_a_card_that_knows_it() -> None:
    s = embark(2).state
    assert not s.tidal
    assert s.tide == -1


@pytest.mark.rule("RF-R9")
def test_a_deck_that_knows_the_tide_brings_it_neutral() -> None:
    s = embark(2).state
    s.sides[1].deck.pool.append("tidal.b99")
    tide_card(s)
    assert s.tidal
    assert s.tide == -1, "nobody's tide is high yet"


@pytest.mark.rule("RF-R10", "RF-R12", "RF-R22")
@pytest.mark.parametrize("seed", range(5))
def test_the_harbor_is_first_and_revealed(seed: int) -> None:
    s = embark(2, seed).state
    assert s.here == FIRST
    assert FIRST not in s.middle and LAST not in s.middle


@pytest.mark.rule("RF-R11", "RF-R12", "RF-R13")
@pytest.mark.parametrize(("seats", "deck"), [(1, 5), (2, 7), (3, 9)])
def test_the_way_is_as_long_as_the_team_is_large(seats: int, deck: int) -> None:
    t = embark(seats)
    seen = [t.state.here]
    while t.state.here != LAST:
        replace_location(t)
        seen.append(t.state.here)
    assert len(seen) == deck == len(set(seen))
    assert (seen[0], seen[-1]) == (FIRST, LAST)
    assert not {FIRST, LAST} & set(seen[1:-1])


@pytest.mark.rule("RF-R10")
def test_the_seven_between_are_shuffled() -> None:
    second = set()
    for seed in range(40):
        t = embark(1, seed)
        replace_location(t)
        second.add(t.state.here)
    assert second == set(middle())


@pytest.mark.rule("RF-R14")
def test_all_thirty_six_cards_are_in_the_deck_face_down() -> None:
    s = embark(1).state
    ship = s.sides[ship_side(s)]
    assert sorted(TITLE[id] for id in ship.deck.pool) == sorted(adventure_deck())
    assert not ship.deck.top and not ship.discard and not ship.archives


@pytest.mark.rule("RF-R15")
def test_tokens_never_run_out() -> None:
    play = voyage(me=dict(hand=["gainer"], amber=500), ship=dict(amber=900, chests=60))
    play.do("play:gainer")
    assert play.amber() == 502
    play.through()
    assert play.chests == 61


@pytest.mark.rule("RF-R16")
@pytest.mark.parametrize(("difficulty", "cards"), [("beginner", 1), ("standard", 2), ("advanced", 3), ("expert", 4)])
def test_the_difficulty_is_the_number_of_cards(difficulty: str, cards: int) -> None:
    play = voyage(me={}, ship=dict(deck=["calm"] * 6, chests=2, amber=1), step="cards", difficulty=difficulty)
    assert len(play.s.sides[1].discard) == cards
    assert len(play.s.sides[1].deck) == 6 - cards
    assert new(1, VoyageOptions(difficulty=difficulty)).pace == cards  # type: ignore[arg-type]


@pytest.mark.rule("RF-R17")
def test_standard_is_what_one_gets_unasked() -> None:
    assert VoyageOptions().difficulty == "standard"
    assert embark(3).state.pace == DIFFICULTIES["standard"] == 2


@pytest.mark.rule("RF-R18")
@pytest.mark.parametrize("seats", [1, 3])
def test_everybody_draws_six_the_first_too(seats: int) -> None:
    s = embark(seats).state
    assert [len(side.hand) for side in s.sides] == [6] * seats + [0]


@pytest.mark.rule("RF-R19")
def test_each_may_change_the_hand_once_for_one_card_less() -> None:
    t = embark(2)
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("mulligan", 0)
    before = list(t.state.sides[1].hand)
    t.submit("yes")
    assert len(t.state.sides[0].hand) == 5
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("mulligan", 1)
    t.submit("no")
    assert t.state.sides[1].hand == before
    assert t.decision is not None and t.decision.kind != "mulligan"


@pytest.mark.rule("RF-R20")
def test_three_keys_to_forge_each() -> None:
    s = embark(3).state
    assert [len(unforged(s, side)) for side in range(3)] == [3, 3, 3]


@pytest.mark.rule("RF-R21")
def test_the_team_chooses_an_order_and_it_stays() -> None:
    t = embark(3)
    for _ in range(3):
        t.submit("no")
    assert t.decision is not None and t.decision.kind == "turn-order"
    t.submit("c")
    t.submit("a")
    assert t.state.order == [2, 0, 1]
    assert (t.state.active, t.state.chooser) == (2, 2)


@pytest.mark.rule("RF-R21")
def test_alone_there_is_no_order_to_choose() -> None:
    t = embark(1)
    t.submit("no")
    assert t.decision is not None and t.decision.kind == "house"


@pytest.mark.rule("RF-R22")
def test_the_first_player_begins() -> None:
    t = under_way(2)
    assert t.state.here == FIRST
    assert t.decision is not None and (t.decision.kind, t.decision.seat) == ("house", 0)


@pytest.mark.rule("RF-R23")
def test_the_ship_has_a_deck_discard_archives_and_pool_and_no_hand() -> None:
    t = embark(1)
    ship = t.state.sides[1]
    draw(t, 1, 2)
    assert ship.handless and not ship.hand
    assert len(ship.archives) == 2 and len(ship.deck) == 34
    assert not ship.houses


@pytest.mark.rule("RF-R55")
def test_the_reference_card_is_no_part_of_the_game() -> None:
    s = embark(1).state
    assert "reference" not in {TITLE[id] for id in [*s.control, *s.sides[1].deck.pool]}


@pytest.mark.rule("RF-R142")
def test_lost_at_sea_any_of_the_nine_may_come_first_and_last() -> None:
    first, lengths = set(), set()
    for seed in range(60):
        t = embark(1, seed, lost_at_sea=True)
        first.add(t.state.here)
        seen = 1
        while t.state.here != LAST:
            replace_location(t)
            seen += 1
        lengths.add(seen)
    assert first == set(LOCATIONS)
    assert min(lengths) == 1 and max(lengths) == 9


@pytest.mark.rule("RF-R144")
def test_every_zone_is_in_the_scene_for_every_seat() -> None:
    t = under_way(2)
    for seat in (0, 1, None):
        ids = {part.id for part in scene(t, seat).parts}
        assert {"location", "wind", "escape", "pool-2", "deck:2", "discard:2", "archives:2", ship_id(t.state)} <= ids
