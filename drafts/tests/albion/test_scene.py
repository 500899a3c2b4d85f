"""What is seen: the map with its walls, ways and pieces, the mats, and the cards beside them."""

from __future__ import annotations

import random

import pytest
from inglenook.games.albions_legacy.commands import plan
from inglenook.games.albions_legacy.content import CASTLE, REALM
from inglenook.games.albions_legacy.landing import put
from inglenook.games.albions_legacy.places import chart
from inglenook.games.albions_legacy.scene import phase

from inglenook.engine.kit import hexes
from inglenook.engine.scene import Board, Mat, OptionView, Space

from .stage import Ride, facing, opening, ride

GATE = facing("m1", 0, -3, "mountain", open=(3, 0))
TASK = "the-gate-that-was-left-shut"


def board(play: Ride, seat: int | None = 0) -> Board:
    return next(part for part in play.scene(seat).parts if isinstance(part, Board))


def option(play: Ride, key: str) -> OptionView:
    prompt = play.scene(play.seat).prompt
    assert prompt is not None
    return next(one for one in prompt.options if one.key == key)


def test_every_border_that_is_drawn_as_a_path_can_be_passed() -> None:
    rng = random.Random(7)
    for tiles in (0, 7, 20, 42):
        play = ride()
        for tile in rng.sample(REALM, tiles):
            map = chart(play.s)
            free = [hexes.beyond(map.at[at], side) for at, sides in map.open.items() for side in sides]
            hex = rng.choice(free)
            turn = rng.choice(hexes.legal_turns(map.field, hex, hexes.turned("......", 0)))
            put(play.table, tile, hex, turn.sixths, rng.choice(("mountain", "forest", "river")), rule="AL-R67")
        drawn = {space.id: space for space in board(play).spaces if space.walls}
        map = chart(play.s)
        for id, hex in map.at.items():
            for side in hexes.SIDES:
                other = map.tile.get(hexes.beyond(hex, side))
                if other is not None:
                    shown = drawn[f"tile:{id}"].walls[side] == "." == drawn[f"tile:{other}"].walls[hexes.opposite(side)]
                    assert shown == (other in map.ways[id])


def test_places_that_can_be_found_are_shown_once_each() -> None:
    play = ride(land=[GATE])
    open_places = [space.id for space in board(play).spaces if "open" in space.state]
    map = chart(play.s)
    wanted = {hexes.beyond(map.at[id], side) for id, sides in map.open.items() for side in sides}
    assert sorted(open_places) == sorted(f"open:{q},{r}" for q, r in wanted)


@pytest.mark.parametrize(("foe", "at"), [("saxon.1", "drawbridge"), ("hengist", "m1")])
def test_the_step_that_is_drawn_is_the_one_an_enemy_means_to_take(foe: str, at: str) -> None:
    play = ride(dict(tile="docks"), dict(tile="docks"), dict(tile="docks"), land=[GATE], fields={"foes": {foe: at}})
    routes = [route for route in board(play).routes if route.piece == f"foe:{foe}"]
    assert [route.spaces[1] for route in routes] == [f"tile:{to}" for to in plan(play.s, foe).first]
    assert {route.kind for route in routes} <= ({"tie"} if len(routes) > 1 else {"next"})


def test_enemies_of_a_type_on_a_tile_are_one_piece_with_a_number() -> None:
    play = ride(land=[GATE], fields={"foes": {"saxon.1": "m1", "saxon.2": "m1", "hengist": "m1"}})
    assert play.part("foe:saxon.1").count == 2 and "named" in play.part("foe:hengist").state
    assert not any(part.id == "foe:saxon.2" for part in play.scene().parts)


def test_every_turn_of_a_tile_is_shown_as_it_would_lie() -> None:
    play = ride(dict(tile="drawbridge"), stack=["m9"])
    play.do("scout:0")
    ghost: Space = play.part("tile:m9")
    assert "ghost" in ghost.state and ghost.walls == "###.#."
    for key in play.options:
        shown = option(play, key)
        assert shown.turn == int(key.partition(":")[2]) and shown.joins == ("tile:drawbridge",)
        assert hexes.turned(ghost.walls, shown.turn)[3] == "."


def test_one_person_has_a_mat_for_every_character_and_one_at_hand() -> None:
    play = ride({}, dict(tile="docks"), seats=1)
    mats = [part for part in play.scene(0).parts if isinstance(part, Mat)]
    assert [mat.id for mat in mats] == ["mat:0", "mat:1", "mat:2"]
    assert [("own" in mat.state, "asked" in mat.state) for mat in mats] == [(True, True), (False, False), (False, False)]
    play.do("end")
    mats = [part for part in play.scene(0).parts if isinstance(part, Mat)]
    assert [("own" in mat.state, "asked" in mat.state) for mat in mats] == [(False, False), (True, True), (False, False)]


def test_everybody_sees_the_same_table() -> None:
    play = ride(dict(cards=["oak-mail"], broken=["oak-mail"]), land=[GATE], fields={"threats": ["the-saxon-landing"]})
    seen = [{part.id for part in play.scene(seat).parts} for seat in (0, 1, 2, None)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert "broken" in play.part("card:oak-mail", 1).state and play.part("threat:the-saxon-landing", None).lines


def test_a_quest_says_where_its_tokens_are() -> None:
    play = ride(dict(tile="docks", story=[TASK]), land=[GATE], fields={"story": {TASK: "carried", "the-roll-call": "m1"}})
    notes = [line.note.id for line in play.part("quest:the-ninth-legion").lines if line.note]
    assert notes == ["al-story-carried", "al-story-unfound", "al-story-there"]
    assert play.part("story:the-roll-call").at == "tile:m1"


def test_before_the_first_round_all_characters_lie_there() -> None:
    play = opening()
    cards = [part for part in play.scene().parts if getattr(part, "at", "") == "heroes"]
    assert len(cards) == 8 and option(play, "hero:merlin").lights == ("card:merlin",)


@pytest.mark.parametrize(
    ("round", "step", "id"), [(0, "heroes", "al-phase-setup"), (3, "act", "al-phase"), (3, "key-turn", "al-phase-key")]
)
def test_the_phase(round: int, step: str, id: str) -> None:
    s = ride(fields={"round": 1}).s
    s.round, s.step, s.then = round, step, step
    told = phase(s)
    assert told is not None and told.id == id


def test_flames_and_coins_lie_in_the_corners() -> None:
    play = ride(fields={"despair": 3, "coins": 4})
    assert play.part("flames").counters[0].value == 7 and play.part("coins").counters[0].value == 4
    assert play.part("coins").counters[0].most == 9


def test_the_castle_lies_as_it_was_drawn() -> None:
    spaces = {space.id for space in board(ride()).spaces}
    assert {f"tile:{id}" for id in CASTLE} <= spaces
