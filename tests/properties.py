"""What must hold of every game at every decision: properties that know no game.

`cheap` is for every decision; `dear` copies, saves, deals anew and goes back, so it is for some. `play_random` plays a game
with them, and on a failure leaves a save that leads to it.
"""

from __future__ import annotations

import dataclasses
import os
import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from inglenook.engine import options as option_schema
from inglenook.engine import save as saves
from inglenook.engine.agreed import settle
from inglenook.engine.chance import Chance, Dice, Luck
from inglenook.engine.data import decode, encode
from inglenook.engine.decide import NATURE, Decision
from inglenook.engine.game import Game
from inglenook.engine.log import Move
from inglenook.engine.options import Options
from inglenook.engine.scene import Side
from inglenook.engine.sides import numbers, ranks
from inglenook.engine.table import Outcome, Seat, Table
from inglenook.engine.view import scene
from inglenook.engine.words import LANGUAGES, Msg, Words

CAP = 1000
"""A game longer than this is cut."""
RECENT = 16
"""How many answers a save in the middle of a game is loaded from."""
SPEAK_EVERY = 3
"""Looking at a whole scene is the dearest check of all; every third time finds the same mistakes."""
NEWEST = 30
"""How many lines of the log are read during a game; at its end all are."""
AHEAD = 10
"""How many decisions copies are played on."""

Chooser = Callable[[Table[Any], Decision], str]
OnDecision = Callable[[Table[Any], int], None]


def questions(t: Table[Any]) -> list[Decision]:
    """The open questions that are not answered yet."""
    return t.open


def placed(over: Outcome, sides: Sequence[Side]) -> None:
    """Every side has its place, the winners the first one; a place that is shared is left out behind it."""
    of = ranks(sides, over)
    assert sorted(of) == sorted(number for side in sides for number in numbers(side))
    assert all(len({of[number] for number in numbers(side)}) == 1 for side in sides), "a team has one place"
    assert {number for number in of if of[number] == 1} >= set(over.winners)
    places = sorted(of[side.number] for side in sides)
    first = min(places)
    assert first == 1 or not over.winners, "somebody won and nobody is first"
    assert all(place == first + sum(other < place for other in places) for place in places)


def cheap(t: Table[Any]) -> None:
    """There is a question with answers or an ending, and the game's invariants hold. Rivals win, but a single team may lose."""
    asked = questions(t)
    if t.over is not None:
        assert not asked
        all_seats, winners = set(range(len(t.seats))), set(t.over.winners)
        assert winners <= all_seats and len(winners) == len(t.over.winners)
        sides = t.game.sides_of(t.state, len(t.seats))
        teams = [set(side.seats) for side in sides if side.seats]
        assert set().union(*teams) == all_seats and sum(map(len, teams)) == len(all_seats), "every seat is on one side"
        assert winners or len(sides) > len(teams) or len(teams) == 1, "nobody wins among rivals"
        assert all(team <= winners or not team & winners for team in teams), "a team wins or loses together"
        assert len(t.over.scores) in (0, len(t.seats))
        placed(t.over, sides)
    else:
        assert asked, "the game is not over and nobody is asked"
    for decision in asked:
        assert len(decision.keys) > 1 or t.opening is not None, f"a question without a choice: {decision}"
        assert len(set(decision.keys)) == len(decision.keys), f"an answer stands there twice: {decision}"
        assert decision.seat in range(len(t.seats))
        assert decision.rule in t.game.rulebook.rules(), f"a question cites no rule: {decision}"
    for holds in t.game.invariants:
        assert holds(t.state), f"the invariant {holds.__name__} is broken"


def dear(t: Table[Any], rng: random.Random) -> None:
    """Copies and loaded saves go on alike, nothing leaks, an answer can be taken back, and everything can be said."""
    assert encode(decode(encode(t.state), type(t.state))) == encode(t.state)
    assert encode(t.state.copy()) == encode(t.state)
    if t.over is not None:
        assert reload(t).fingerprint() == t.fingerprint()
        for seat in [*range(len(t.seats)), None]:
            speakable(t, seat)
        return
    loaded, drawn = reload_recent(t)
    assert loaded.fingerprint() == t.fingerprint()
    for seat in range(len(t.seats)):
        nothing_leaks(t, seat, rng)
    if rng.randrange(SPEAK_EVERY) == 0:
        speakable(t, rng.choice([*range(len(t.seats)), None, questions(t)[0].seat]), NEWEST)
    can_be_taken_back(loaded, rng)
    goes_on_alike(t, loaded, rng, drawn)


def reload(t: Table[Any]) -> Table[Any]:
    """A live table, saved as bytes and loaded again (for its own game, which may start in a late position)."""
    save = saves.parse(encode(saves.to_save(t, options_of(t))))
    with patch.object(saves, "game", lambda id: t.game):
        return saves.load(save).table


def reload_recent(t: Table[Any]) -> tuple[Table[Any], int]:
    """The same, from the record of the newest answers only; and how many draws had been made before them.

    Loading plays a record from its beginning, so whole records are for the end of a game. Here the game begins at a checkpoint.
    """
    least = max(len(t.moves) - RECENT, 1)
    point = next(one for one in reversed(t.checkpoints) if one.moves <= least)
    earlier = sum(len(move.draws) for move in t.moves[: point.moves - 1])
    last = t.moves[point.moves - 1]
    signed = last.fingerprint if len(last.draws) + earlier == point.base else ""
    first = Move(NATURE, "", last.draws[point.base - earlier :], signed)
    game = starting_at(t.game, point.state)
    save = msgspec.structs.replace(
        saves.to_save(t, options_of(t)),
        moves=[first, *t.moves[point.moves :]],
        marks=[mark - point.moves + 1 for mark in t.marks if mark >= point.moves],
        log=[],
    )
    with patch.object(saves, "game", lambda id: game):
        return saves.load(saves.parse(encode(save))).table, point.base


class Shifted:
    """Luck whose draws are counted from a later one."""

    def __init__(self, luck: Luck, by: int) -> None:
        self.luck, self.by = luck, by

    def draw(self, index: int, n: int) -> int:
        return self.luck.draw(index + self.by, n)


def options_of(t: Table[Any]) -> Options | None:
    """The options `play_random` has set a table up with."""
    return OPTIONS.get(id(t.game))


def goes_on_alike(t: Table[Any], loaded: Table[Any], rng: random.Random, drawn: int = 0) -> None:
    """A copy, a copy of the copy and a loaded save meet the same questions with the same answers and luck."""
    luck = Luck(rng.randbytes(8))
    before = t.fingerprint()
    first = t.clone(luck, keep=True)
    second = first.clone(luck, keep=True)
    loaded.chance.source = Shifted(luck, drawn)
    twins = [first, second, loaded]
    for _ in range(AHEAD):
        asked = [[d.facts() for d in questions(twin)] for twin in twins]
        assert asked[0] == asked[1] == asked[2]
        if not asked[0]:
            break
        decision = rng.choice(questions(first))
        key = rng.choice(decision.keys)
        for twin in twins:
            twin.submit(key, decision.seat)
        marks = [twin.fingerprint() for twin in twins]
        assert marks[0] == marks[1] == marks[2], f"copies part after {key!r}"
        if rng.random() < 0.3:
            twins[1] = twins[0].clone(luck, keep=True)
    assert t.fingerprint() == before, "playing a copy has changed the table"


def nothing_leaks(t: Table[Any], seat: int, rng: random.Random) -> None:
    """What a seat sees, and what it may answer, does not change when what it may not know is dealt otherwise."""
    if t.game.redeal is None:
        return
    plain, other = t.clone(Luck(b"same")), t.clone(Luck(b"same"))
    seen = encode(scene(plain, seat))
    other.present()
    t.game.redeal(other.state, seat, Chance(Dice(rng)))
    assert encode(scene(other, seat)) == seen, f"seat {seat} sees what it may not know"
    decision = t.asked(seat)
    if decision is not None and t.opening is None and not t.tape and not t.chance.tape and encode(t.state) == encode(t._start):
        again: Table[Any] = Table(t.game, other.state.copy(), Luck(b"same"), seats=t.seats).begin()
        relisted = again.asked(seat)
        assert relisted is not None and relisted.facts() == decision.facts(), f"what seat {seat} may answer tells too much"


def can_be_taken_back(table: Table[Any], rng: random.Random) -> None:
    """At a table with one person, an answer and its undo leave everything as it was."""
    before, pending = table.fingerprint(), dict(table.pending)
    decision = rng.choice(questions(table))
    seat = decision.seat
    table.seats = tuple(Seat(one.name, "human" if number == seat else "bot:random") for number, one in enumerate(table.seats))
    lines = len(table.log)
    secret = [one.seat for one in table.group if len(questions(table)) > 1]
    if table.opening is not None:  # to let a moment pass is nobody else's business while others are asked
        secret.append(seat)
    table.answer(seat, whole_answer(decision, rng))
    table.undo(seat)
    assert table.fingerprint() == before, "undo does not lead back"
    assert table.asked(seat) is not None and table.pending == pending and len(table.log) == lines
    if seat not in secret:
        assert table.notes[-1].seat == seat, "the log says nothing of an undo"


def whole_answer(decision: Decision, rng: random.Random) -> list[str]:
    """All keys of a random answer, as a person gives them."""
    if not decision.several:
        return [rng.choice(decision.keys)]
    start = decision.all_keys.index(decision.picked[-1]) + 1 if decision.picked else 0
    rest = decision.all_keys[start:]
    least = max(decision.least - len(decision.picked), 0)
    count = rng.randint(least, min(decision.most - len(decision.picked), len(rest)))
    return rng.sample(rest, count)


# -- words ------------------------------------------------------------------------------------------------------------

_spoken: set[tuple[str, bytes]] = set()
"""What has been said already, whole parts and single messages: it need not be said again."""
_words: dict[tuple[str, str], Words] = {}


def speakable(t: Table[Any], seat: int | None, lines: int | None = None) -> None:
    """Every message of a scene has its words in every language, and every rule it cites is in the book."""
    shown = scene(t, seat, lines=lines)
    lone = (shown.title, shown.phase, shown.prompt, shown.undo, shown.ending)
    for unit in (*lone, *shown.parts, *(line.text for line in shown.log)):
        mark = (t.game.id, encode(unit))
        if mark not in _spoken:
            for message in messages(unit):
                key = (t.game.id, encode(message))
                if key in _spoken:
                    continue
                for lang in LANGUAGES:
                    assert words_of(t.game, lang).say(message).strip()
                _spoken.add(key)
            _spoken.add(mark)
    rules = t.game.rulebook.rules()
    cited = [line.rule for line in shown.log if line.rule] + [rule for part in shown.parts for rule in part.rules]
    assert all(rule in rules for rule in cited)
    ids = [part.id for part in shown.parts]
    assert len(set(ids)) == len(ids), "two parts of a scene share an id"


def words_of(game: Game[Any], lang: str) -> Words:
    """The catalogues of a game, loaded once."""
    if (game.id, lang) not in _words:
        _words[game.id, lang] = game.words(lang)
    return _words[game.id, lang]


def messages(thing: Any) -> Iterator[Msg]:
    """All messages in a scene, a log line or any other structure."""
    if isinstance(thing, Msg):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from messages(getattr(thing, name))
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from messages(one)
    elif isinstance(thing, dict):
        for one in thing.values():
            yield from messages(one)


# -- playing ----------------------------------------------------------------------------------------------------------

OPTIONS: dict[int, Options] = {}
"""The options of the games being played here, by the identity of the game."""


def uniform(rng: random.Random) -> Chooser:
    """Any answer, each as likely."""
    return lambda t, decision: rng.choice(decision.keys)


def some_options(game: Game[Any], rng: random.Random, count: int) -> Options:
    """Any choice for every option that has choices, and for the dials these bring into play, as far as they go together."""
    given = {field.name: rng.choice(found) for field in option_schema.schema(game.options) if (found := values(field))}
    return game.agree(count, settle(game.options, count, given))


def values(field: option_schema.OptionField) -> Sequence[str]:
    """What can be chosen for an option: its choices, or of a dial that a choice brings into play all its numbers."""
    if field.choices or not field.needs or field.least is None or field.most is None:
        return field.choices
    return [str(number) for number in range(field.least, field.most + 1, field.step)]


def named_seats(count: int) -> list[Seat]:
    """People with names that stand in no catalogue."""
    return [Seat(name) for name in ("Ada", "Ben", "Cleo", "Dov", "Eve", "Finn", "Gus", "Hope")[:count]]


def starting_at(game: Game[Any], state: Any) -> Game[Any]:
    """The same game, whose set-up is this position."""
    late = dataclasses.replace(game, new=lambda count, options: state.copy())
    late.__dict__["rulebook"] = game.rulebook  # read once
    return late


def play_random(
    game: Game[Any],
    seed: int,
    count: int,
    *,
    choose: Chooser | None = None,
    options: Options | None = None,
    on_decision: OnDecision | None = None,
    cap: int = CAP,
) -> Table[Any]:
    """Play one game to its end or the cap. If anything fails, a save that leads there is written and named."""
    rng = random.Random(f"{game.id}:{seed}")
    chosen = options if options is not None else some_options(game, rng, count)
    OPTIONS[id(game)] = chosen
    pick = choose or uniform(rng)
    t = saves.new_table(game, named_seats(count), options=chosen, luck=saves.seed_key(seed))
    try:
        for number in range(cap):
            if on_decision is not None:
                on_decision(t, number)
            if t.over is not None:
                break
            decision = rng.choice(questions(t)) if t.group else t.decision
            assert decision is not None and decision.seat != NATURE
            t.submit(pick(t, decision), decision.seat)
    except Exception as error:
        path = dump(t, chosen, seed)
        error.add_note(f"{game.id}, seed {seed}, {count} seats, answer {len(t.moves) - 1}; the game so far: {path}")
        raise
    finally:
        OPTIONS.pop(id(game), None)
    return t


def dump(t: Table[Any], options: Options, seed: int) -> Path:
    """Write a failed game where it can be found."""
    folder = Path(os.environ.get("INGLENOOK_DUMPS", tempfile.gettempdir()))
    path = folder / f"{t.game.id}-{seed}.json"
    save = saves.Save(
        game=t.game.id, rules_version=t.game.version, content_hash=t.game.content_hash, options=msgspec.to_builtins(options),
        seats=t.seats, luck=saves.luck_of(t), moves=t.moves, marks=t.marks, pending=sorted(t.pending.items()), over=t.over,
        state=msgspec.Raw(encode(t.state)), log=t.log,
    )  # fmt: skip
    saves.write(save, path)
    return path
