"""Goal and end: KK-R1 to KK-R5."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations, permutations

import pytest

from inglenook.engine.table import Refused
from inglenook.games.key_to_the_kingdom.content import CASTLE
from inglenook.games.key_to_the_kingdom.invariants import nobody_is_out
from tests.kingdom.stage import Play, stage

KEY = ("red", "green", "blue")
KEEP = {"keep-1": "portcullis", "keep-2": "gargoyles", "keep-3": "whisper-gallery", "keep-4": "twin-doors"}
"""High, odd, low, even."""
ASKED = CASTLE["throne"].test
assert ASKED is not None and ASKED.kind == "at-least"
KING = ASKED.n
"""What the King asks for."""
CLIMB = ("castle", "keep", "keep", "keep", "keep")
BESIDE = {"red": ("wc08", "red1", ()), "green": ("ec09", "green1", ()), "blue": ("wo18", "blue1", ("west",))}
"""For each colour a road beside one of its adventures, the adventure, and what must be open."""


def at_the_throne(*, seats: int = 2, active: int = 0, face: int) -> Play:
    """The active hero has climbed the keep and is rolling against the King; every hero holds a whole key."""
    at = [f"garden-{seat + 1}" for seat in range(seats)]
    pieces = {seat: KEY for seat in range(seats)}
    return stage(seats, at=at, pieces=pieces, face_up=KEEP, active=active, rolls=[8, 1, 1, 8, face]).do(*CLIMB)


@pytest.mark.rule("KK-R1")
@pytest.mark.parametrize(("face", "use"), [(KING - 4, "+sword"), (KING - 3, "+sword"), (KING - 3, "+ladder")])
def test_who_defeats_the_demon_king_wins_alone(face: int, use: str) -> None:
    play = at_the_throne(seats=3, face=face).do(use)
    assert play.table.over is not None
    assert play.table.over.winners == (0,)
    assert play.s.at == ["throne", "garden-2", "garden-3"]
    assert "kk-log-wins" in play.said()


@pytest.mark.rule("KK-R1")
def test_one_too_little_does_not_defeat_him() -> None:
    play = at_the_throne(face=KING - 4).do("+ladder")
    assert play.table.over is None
    assert (play.asked, play.seat) == ("garden", 0)
    assert "kk-log-wins" not in play.said()


@pytest.mark.rule("KK-R1")
def test_climbing_the_keep_is_not_yet_winning() -> None:
    play = at_the_throne(face=KING - 4)
    assert play.table.over is None
    assert play.s.at[0] == "keep-4"


@pytest.mark.rule("KK-R2")
@pytest.mark.parametrize("own", [own for number in range(3) for own in combinations(KEY, number)])
def test_with_a_colour_missing_the_castle_stays_shut(own: tuple[str, ...]) -> None:
    play = stage(at=["wc04", "ec01"], pieces={0: own}, rolls=[1]).do("move", "keep", "go:ww-closed")
    assert play.s.at == ["void-west", "ec01"]
    assert play.s.opened == {"west": True, "east": False}


@pytest.mark.rule("KK-R2", "KK-R3")
@pytest.mark.parametrize("order", list(permutations(KEY)))
def test_a_red_a_green_and_a_blue_piece_open_it_in_whatever_order_they_came(order: tuple[str, ...]) -> None:
    play = stage(at=["wc04", "ec01"], pieces={0: order}, rolls=[1, "#0"]).do("move", "keep", "go:ww-closed")
    assert (play.asked, play.seat) == ("garden", 0)
    play.do("garden:garden-3")
    assert play.s.at == ["garden-3", "ec01"]
    assert play.s.opened == {"west": False, "east": False}


@pytest.mark.rule("KK-R3")
@pytest.mark.parametrize("order", list(permutations(KEY)))
@pytest.mark.parametrize("number", [0, 1, 2])
def test_any_colour_may_come_next(order: tuple[str, ...], number: int) -> None:
    own, wanted = order[:number], order[number]
    road, adventure, opened = BESIDE[wanted]
    play = stage(at=[road, "ec01"], pieces={0: own}, opened=opened, rolls=[1, 4]).do("move", "keep", f"go:{adventure}")
    assert play.s.trek is not None and play.s.trek.adventure == adventure
    # the last piece makes the key whole, the others do not
    assert play.why_not("castle").rule == "KK-R2"
    bearer = stage(at=["wc04", "ec01"], pieces={0: (*own, wanted)}, rolls=[1]).do("move", "keep", "go:ww-closed")
    assert (bearer.asked == "garden") == (number == 2)


@pytest.mark.rule("KK-R4")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_victory_ends_the_game_on_the_spot(winner: int) -> None:
    play = at_the_throne(seats=3, active=winner, face=KING - 4)
    turn = play.s.turn
    play.do("+sword")
    assert play.table.over is not None and play.table.over.winners == (winner,)
    assert play.table.decision is None and play.asked == ""
    assert play.s.turn == turn
    for seat in range(3):
        with pytest.raises(Refused):
            play.table.answer(seat, ["castle"])
    ending = play.scene().ending
    assert ending is not None and ending.winners == (winner,)


@pytest.mark.rule("KK-R5")
def test_there_are_no_points_only_a_winner() -> None:
    rich, winner = 0, 1
    play = stage(
        at=["wc05", "garden-1"],
        pieces={0: KEY, 1: KEY},
        magic={"moonjar": rich, "thunder": rich},
        companions={"stair-goat": rich},
        face_up=KEEP,
        active=winner,
        rolls=[8, 1, 1, 8, KING - 4],
    ).do(*CLIMB, "+sword")
    assert play.table.over is not None and play.table.over.scores == (0, 1)


@pytest.mark.rule("KK-R5")
def test_the_unluckiest_hero_still_has_a_turn() -> None:
    everything = ["sword", "lantern", "umbrella", "ladder", "axe", "trumpet", "sandwich", "sock"]
    play = stage(3, at=["wc08", "wc05", "wc09"], spent={0: everything}, throne=0, rolls=["demon:1", "demon:9", "demon:0"])
    play.do("move", "go:red1")  # the first roll of the tower may be anything, the second is lower and fails
    assert "kk-log-adventure-failed" in play.said()
    play.do("nap", "nap")
    assert (play.asked, play.seat, play.keys) == ("turn", 0, ["move", "nap"])


@pytest.mark.rule("KK-R5")
def test_there_is_no_last_round() -> None:
    play = stage(3)
    play.s.turn = 1_000_000
    play.do("nap", "nap", "nap")
    assert play.table.over is None
    assert (play.asked, play.seat) == ("turn", 0)
    assert play.s.turn == 1_000_003


@pytest.mark.rule("KK-R5")
def test_a_table_without_a_figure_or_a_player_to_move_is_wrong() -> None:
    s = stage(3).s
    assert nobody_is_out(s)
    gone, lost, nobody = deepcopy(s), deepcopy(s), deepcopy(s)
    gone.at.pop()
    lost.at[1] = ""
    nobody.active = 3
    assert not any(nobody_is_out(wrong) for wrong in (gone, lost, nobody))
