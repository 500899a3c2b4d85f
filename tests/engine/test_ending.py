"""The end of a game: places, progress and moments follow from the outcome and the record, also where the past is forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inglenook.engine.chance import Luck
from inglenook.engine.decide import ask
from inglenook.engine.ending import MOMENTS, Course, Told, cell, ending_of
from inglenook.engine.game import Game, game
from inglenook.engine.scene import Scene, Side
from inglenook.engine.scene_end import EndColumn, Ending
from inglenook.engine.sides import together
from inglenook.engine.standing import Standing, forget, pack, stand
from inglenook.engine.table import GameOver, Outcome, Seat, Table
from inglenook.engine.view import scene
from inglenook.engine.words import Msg, msg
from tests.engine.mini import Mini, mini

ANN_AND_BEN = [Seat("Ann"), Seat("Ben")]


def over(winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> GameOver:
    return GameOver(Outcome(winners=winners, reason=msg("plain", text="because"), scores=scores))


def ended(winners: tuple[int, ...], scores: tuple[int, ...] = (), **fields: Any) -> Ending:
    async def end(t: Table[Any]) -> None:
        raise over(winners, scores)

    return ending_of(mini(end, **fields).table(2, Luck(b"end"), seats=ANN_AND_BEN, loud=True))


def test_what_a_game_does_not_tell_is_left_out() -> None:
    end = ended((1,))
    assert (end.winners, end.why.args["text"]) == ((1,), "because")
    assert (end.facts, end.columns, end.progress, end.moments) == ((), (), None, ())
    assert [(row.side, row.rank, row.cells, row.note) for row in end.rows] == [(1, 1, (), None), (0, 2, (), None)]
    sent = msgspec.to_builtins(end)
    assert not {"facts", "columns", "progress", "moments"} & sent.keys(), "nothing is sent of it either"


def test_a_headline_names_whoever_won() -> None:
    words = game("card-battle").words("en")
    assert words.say(ended((0,)).headline) == "Ann wins!"
    assert words.say(ended((0, 1)).headline) == "Ann and Ben win!"
    assert words.say(ended((), modes=("team",)).headline) == "Nobody wins."
    ship = Side(name=msg("plain", text="The ship"))
    assert words.say(ended((), sides=lambda s: [*together(2), ship]).headline) == "The ship wins!"


def test_scores_that_only_say_who_won_are_no_column() -> None:
    assert ended((0,), (1, 0)).columns == ()
    told = ended((0,), (7, 4))
    assert told.columns == (EndColumn(name=Msg("end-score")),)
    assert [row.cells for row in told.rows] == [(cell(7),), (cell(4),)]


def test_the_game_says_what_is_compared() -> None:
    told = Told(headline=Msg("mine"), columns=[EndColumn(name=Msg("jam"))], cells={1: [cell(3)]}, notes={0: Msg("slow")})
    end = ended((1,), (7, 4), ending=lambda t: told)
    assert end.headline == Msg("mine") and end.columns == (EndColumn(name=Msg("jam")),)
    assert [(row.side, row.cells, row.note) for row in end.rows] == [(1, (cell(3),), None), (0, (), Msg("slow"))]


# -- a game of many rounds ------------------------------------------------------------------------------------------------


ROUNDS = 30


async def round_(t: Table[Any]) -> None:
    """Each round a seat takes one or two; some rounds matter, one of them to a single seat."""
    n = number(t.state)
    if n > ROUNDS:
        raise over((0,))
    key = await ask(t, n % 2, "pick", ["1", "2"].copy, rule="X")
    t.state.notes.append(key)
    t.say("plain", seat=n % 2, text=f"round {n}", weight=3 if n % 10 == 0 else 2 if n % 5 == 0 else 1)
    t.say("plain", seat=0, text="secret", weight=3, to=(0,))


def number(s: Mini) -> int:
    return len(s.notes) + 1


def taken(s: Mini) -> dict[int, int]:
    return {seat: sum(int(key) for key in s.notes[1 - seat :: 2]) for seat in (0, 1)}


COURSE: Course[Mini] = Course(name=Msg("taken"), round=number, values=taken)


def long_game() -> Game[Any]:
    return mini(round_, course=COURSE)


def play_on(t: Table[Any], answers: int) -> None:
    while t.decision is not None and answers:
        t.answer(t.decision.seat, [t.decision.keys[t.length % 2]])
        answers -= 1


@pytest.fixture
def whole() -> Table[Any]:
    t = long_game().table(2, Luck(b"long"), seats=ANN_AND_BEN, loud=True)
    play_on(t, 999)
    return t


def test_progress_is_how_each_round_began_and_how_it_all_ended(whole: Table[Any]) -> None:
    progress = ending_of(whole).progress
    assert progress is not None and progress.rounds == tuple(range(1, ROUNDS + 2))
    end = taken(whole.state)
    for line in progress.lines:
        assert line.values[0] == 0 and line.values[-1] == end[line.side]
        assert list(line.values) == sorted(line.values) and len(line.values) == len(progress.rounds) + 1


def test_moments_are_the_weightiest_lines_everybody_may_read(whole: Table[Any]) -> None:
    moments = ending_of(whole).moments
    assert [one.text.args["text"] for one in moments] == [f"round {n}" for n in (10, 15, 20, 25, 30)]
    assert [one.weight for one in moments] == [3, 2, 3, 2, 3] and len(moments) == MOMENTS
    assert all(whole.log[2 * one.round - 2].at == one.at for one in moments), "it leads into the record"


def test_a_table_that_has_forgotten_its_past_ends_alike(whole: Table[Any]) -> None:
    t = long_game().table(2, Luck(b"long"), seats=ANN_AND_BEN, loud=True)
    while t.decision is not None:
        play_on(t, 4)
        forget(t, steps=2, lines=6)
        raw = msgspec.json.encode(pack(t))
        t = stand(long_game(), msgspec.json.decode(raw, type=Standing), Luck(b"long"), t.seats)
    assert t.past.lines > 20 and ending_of(t) == ending_of(whole)


def test_what_was_taken_back_leaves_no_trace(whole: Table[Any]) -> None:
    t = long_game().table(2, Luck(b"long"), seats=ANN_AND_BEN, loud=True)
    play_on(t, 12)
    for _ in range(3):
        t.rewind(5)
        t.answer(t.decision.seat, [t.decision.keys[1 - t.length % 2]])
        play_on(t, 6)
    t.rewind(5)
    play_on(t, 999)
    assert t.fingerprint() == whole.fingerprint() and ending_of(t) == ending_of(whole)


def test_a_quiet_table_remembers_no_course() -> None:
    t = long_game().table(2, Luck(b"quiet"))
    while t.decision is not None:
        t.submit(t.decision.keys[0])
    assert t.course == []


def test_everybody_sees_the_same_end(whole: Table[Any]) -> None:
    sights: list[Scene] = [scene(whole, seat) for seat in (0, 1, None)]
    assert sights[0].ending is not None and all(sight.ending == sights[0].ending for sight in sights)
