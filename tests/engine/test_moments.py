"""Moments: given again, answers show at every line the table as it was when the line was told, and nothing more."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from inglenook.engine import moments
from inglenook.engine import save as saves
from inglenook.engine.again import play_moves
from inglenook.engine.back import Forgotten
from inglenook.engine.chance import Chance, Dice, ReplayMismatch
from inglenook.engine.data import encode, fingerprint
from inglenook.engine.decide import ask
from inglenook.engine.game import games
from inglenook.engine.log import Entry, Move
from inglenook.engine.scene import Counter
from inglenook.engine.standing import forget
from inglenook.engine.table import Seat, Table
from inglenook.engine.view import as_lines, read_log, scene
from inglenook.engine.words import msg
from tests.engine.mini import Mini, mini
from tests.properties import named_seats, play_random, questions, some_options, whole_answer

GAMES = sorted(games())
LINES = 200
"""Enough to look at; some games tell that many in a few answers."""
Seen = dict[int | None, list[str]]


class Eager:
    """Sees every line while the game itself is played, for a spectator and two seats."""

    def __init__(self, t: Table[Any]) -> None:
        self.t = t
        self.seen: Seen = {seat: [] for seat in (None, 0, len(t.seats) - 1)}
        self.entry: Entry | None = None
        t.hear = self.hear

    def hear(self, entry: Entry, ahead: bool) -> None:
        self.settle()
        self.entry = entry
        if not ahead:
            self.settle()

    def settle(self) -> None:
        entry, self.entry = self.entry, None
        for seat, seen in self.seen.items():
            if entry is not None and entry.visible_to(seat):
                seen.append(face(moments.seen(self.t, seat, as_lines((entry,), 0))))


def face(scene: Any) -> str:
    """What is seen, without the number of the line."""
    return fingerprint((scene.parts, scene.phase, scene.version, scene.log[0].text, scene.log[0].weight))


def played(id: str, seed: int, cap: int) -> tuple[Table[Any], Seen]:
    """A random game, and what was seen at every line of it from its first answer on."""
    of, rng = games()[id], random.Random(f"{id}{seed}")
    seats = named_seats(rng.randint(of.least, of.most))
    t = saves.new_table(of, seats, options=some_options(of, rng, len(seats)), luck=saves.seed_key(seed))
    eager = Eager(t)
    for _ in range(cap):
        if t.over is not None or len(t.log) > LINES:
            break
        decision = rng.choice(questions(t))
        t.answer(decision.seat, whole_answer(decision, rng))
        eager.settle()
    t.hear = None
    return t, eager.seen


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_moments_are_what_was_seen_when_the_lines_were_told(id: str, seed: int) -> None:
    t, seen = played(id, seed, 45)
    before = t.fingerprint()
    for seat, then in seen.items():
        found = moments.of(t, seat, 1, t.length)
        assert [face(scene) for scene in found] == then
        assert [scene.log[0] for scene in found] == [line for line in read_log(t, seat) if line.at > 1]
    assert t.fingerprint() == before and t.hear is None
    assert any(len(set(then)) > 10 for then in seen.values())


@pytest.mark.parametrize("id", GAMES)
def test_a_few_answers_in_the_middle_are_the_same_as_out_of_the_whole(id: str) -> None:
    t, _ = played(id, 7, 40)
    rng = random.Random(id)
    whole = moments.of(t, 0, 0, t.length)
    assert [scene.log[0] for scene in whole] == list(read_log(t, 0)), "the set-up has its moments too"
    for _ in range(12):
        first = rng.randrange(0, t.length)
        last = rng.randrange(first, t.length)
        found, earlier = moments.of(t, 0, first, last), moments.reader(t, 0, first, 5).log
        expected = [scene for scene in whole if first < scene.log[0].at <= last + 1]
        assert [encode(scene) for scene in found] == [encode(scene) for scene in expected]
        assert list(earlier) == [line for line in read_log(t, 0) if line.at <= first][-5:]


@pytest.mark.parametrize("id", [id for id in GAMES if games()[id].redeal is not None])
@pytest.mark.parametrize("seed", range(2))
def test_a_moment_shows_no_more_than_the_seat_could_know_then(id: str, seed: int) -> None:
    """What a seat may not know is dealt otherwise in the middle of things: its moment is the same."""
    t, _ = played(id, seed, 40)
    rng, looked = random.Random(seed), 0
    assert t.game.redeal is not None
    for seat in {0, len(t.seats) - 1}:
        stretch = moments.cut(t, 1, t.length)
        copy = moments.stand(t.game, stretch)

        def hear(entry: Entry, ahead: bool, copy: Table[Any] = copy, seat: int = seat) -> None:
            nonlocal looked
            line = as_lines((entry,), 0)
            honest = encode(moments.seen(copy, seat, line).parts)
            true, copy.state = copy.state, copy.state.copy()
            copy.game.redeal(copy.state, seat, Chance(Dice(rng)))
            assert encode(moments.seen(copy, seat, line).parts) == honest, entry
            copy.state = true
            looked += 1

        copy.hear = hear
        copy.run_from(copy.state)
        play_moves(copy, stretch.moves)
    assert looked > 100


# -- by hand ----------------------------------------------------------------------------------------------------------------


async def chain(t: Table[Mini]) -> None:
    """An answer that tells four lines: one to everybody, one in secret, one ahead of what it does, and the last."""
    key = await ask(t, 0, "go", lambda: ["on", "off"], rule="MI-1")
    s = t.state
    s.notes.append(key)
    t.say("plain", text="open", weight=3)
    s.notes.append("hidden")
    t.say("plain", text="secret", to=(1,))
    t.say("plain", text="first told", ahead=True)
    s.notes.append("then done")
    t.say("plain", text="last", weight=0)


def small() -> Table[Mini]:
    def parts(view: Any) -> list[Counter]:
        return [Counter(id="notes", name=msg("plain", text="n"), value=len(view.state.notes))]

    seats = [Seat("Ada"), Seat("Ben")]
    t: Table[Mini] = mini(chain, parts=parts).table(2, Dice(random.Random(1)), seats=seats, loud=True)
    return t


def told(t: Table[Any], seat: int | None, first: int = 1, last: int = 9) -> list[tuple[str, int, int]]:
    """The words, the weight and how many notes there were, at every moment."""
    found = moments.of(t, seat, first, last)
    return [(str(s.log[0].text.args["text"]), s.log[0].weight, s.parts[0].value) for s in found]  # type: ignore[union-attr]


def test_a_line_told_ahead_is_seen_when_it_is_done_and_a_secret_one_only_by_those_who_read_it() -> None:
    t = small()
    t.answer(0, ["on"])
    assert told(t, 0) == [("open", 3, 1), ("first told", 1, 3), ("last", 0, 3)]
    assert told(t, None) == told(t, 0)
    assert told(t, 1) == [("open", 3, 1), ("secret", 1, 2), ("first told", 1, 3), ("last", 0, 3)]


def test_an_answer_that_was_taken_back_leaves_no_moment_and_lines_keep_their_numbers() -> None:
    t = small()
    t.answer(0, ["on"])
    t.answer(0, ["off"])
    assert len(told(t, 0)) == 6
    t.undo(0, free=True)
    assert len(told(t, 0)) == 3
    t.answer(0, ["on"])
    assert len(told(t, 0, 2, 2)) == 3
    found = moments.of(t, 0, 1, 9)
    lines = [line for line in read_log(t, 0) if line.text.id == "plain"]
    assert [scene.log[0] for scene in found] == lines, "a note about what was taken back stands between them"


def test_what_a_table_has_forgotten_it_says_so() -> None:
    t = small()
    for _ in range(20):
        t.answer(0, ["on"])
    forget(t, steps=3, lines=4)
    with pytest.raises(Forgotten):
        moments.cut(t, 1, 2)
    with pytest.raises(Forgotten):
        moments.cut(t, 0, 0)
    last = told(t, 0, t.length - 1, t.length)
    assert [text for text, _, _ in last] == ["open", "first told", "last"]
    found = moments.of(t, 0, t.length - 1, t.length)
    assert [scene.log[0].seq for scene in found] == [line.seq for line in read_log(t, 0)[-3:]]


def test_it_ends_after_the_answer_in_which_so_many_lines_were_told() -> None:
    t = small()
    for _ in range(6):
        t.answer(0, ["on"])
    stretch, reader = moments.cut(t, 1, 6), moments.reader(t, 0, 1, 0)
    assert len(moments.play(t.game, stretch, reader)) == 18
    assert len(moments.play(t.game, stretch, reader, most=4)) == 6
    assert len(moments.play(t.game, stretch, reader, most=3)) == 3


def test_a_record_that_does_not_play_says_so() -> None:
    t = small()
    t.answer(0, ["on"])
    t.moves[1] = Move(0, "elsewhere", [], t.moves[1].fingerprint)
    with pytest.raises(ReplayMismatch):
        told(t, 0)


def test_a_stretch_can_be_sent() -> None:
    t, _ = played("card-battle", 3, 30)
    stretch, reader = moments.cut(t, 4, 20), moments.reader(t, 1, 4, 8)
    again = msgspec.json.decode(msgspec.json.encode((stretch, reader)), type=tuple[moments.Stretch, moments.Reader])
    expected = [encode(one) for one in moments.play(t.game, stretch, reader)]
    assert [encode(one) for one in moments.play(t.game, *again)] == expected


@pytest.mark.parametrize("id", GAMES)
def test_several_seats_look_at_some_lines_at_once_and_see_what_each_would_alone(id: str) -> None:
    t, _ = played(id, 5, 40)
    rng, looked = random.Random(id), 0
    for _ in range(12):
        first = rng.randrange(1, t.length)
        last = rng.randrange(first, min(t.length, first + 3))
        alone = {seat: moments.of(t, seat, first, last) for seat in (0, len(t.seats) - 1, None)}
        lines = {seat: tuple(n for n in range(len(scenes)) if rng.random() < 0.5) for seat, scenes in alone.items()}
        found = moments.follow(t.game, moments.cut(t, first, last), moments.Glance(first, list(lines.items())))
        for (seat, wanted), (before, *scenes) in zip(lines.items(), found, strict=True):
            expected = [alone[seat][n] for n in wanted]
            assert [encode(one.parts) for one in scenes] == [encode(one.parts) for one in expected]
            assert [(one.phase, one.sides) for one in scenes] == [(one.phase, one.sides) for one in expected]
            assert before.seat == seat and before.prompt is None and not before.log
            looked += len(scenes)
    assert looked > 20


def test_weights_are_saved_and_a_save_without_them_reads() -> None:
    t = small()
    t.answer(0, ["on"])
    raw = msgspec.json.encode(t.log)
    assert [one.weight for one in msgspec.json.decode(raw, type=list[Entry])] == [3, 1, 1, 0]
    old = raw.replace(b',"weight":3', b"").replace(b',"weight":0', b"")
    assert [one.weight for one in msgspec.json.decode(old, type=list[Entry])] == [1, 1, 1, 1]


def test_nothing_is_heard_unless_somebody_listens_and_quiet_tables_tell_nothing() -> None:
    t = play_random(games()["card-battle"], 1, 2, cap=20)
    assert t.hear is None and t.log
    quiet = t.clone(Dice(random.Random(2)))
    quiet.hear = lambda entry, ahead: pytest.fail("a playout tells nothing")
    for _ in range(10):
        if quiet.decision is not None:
            quiet.submit(quiet.decision.keys[0], quiet.decision.seat)
    assert not quiet.log


@pytest.mark.parametrize("id", GAMES)
def test_a_moment_knows_the_sides_of_the_table(id: str) -> None:
    t, _ = played(id, 0, 10)
    last = t.length - 1
    told = moments.of(t, 0, next(entry.at for entry in reversed(t.log) if entry.visible_to(0)) - 1, last)
    assert told[-1].sides == scene(t, 0).sides
