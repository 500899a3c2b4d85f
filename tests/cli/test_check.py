"""`check` tells good saves (0) from unreadable ones (1) and inconsistent ones (2), and never ends in a traceback."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from inglenook.engine import save
from inglenook.engine.log import Move


def rewrite(path: Path, **fields: object) -> None:
    save.write(msgspec.structs.replace(save.read_file(path), **fields), path)


def test_a_good_save(said, finished, two_people):
    answers = len(save.read_file(finished).moves) - 1
    assert said("check", str(finished)) == (0, f"{finished.name}: good. pebbles, 2 seats, {answers} answers, finished.\n", "")
    assert "0 answers, not finished." in said("check", str(two_people.path))[1]


def test_a_save_of_other_rules_is_good_and_says_so(said, finished):
    rewrite(finished, content_hash="older")
    assert said("check", str(finished))[:2][0] == 0
    assert "older rules" in said("check", str(finished))[1]
    rewrite(finished, rules_version=99)
    status, out, _ = said("check", str(finished), "--lang", "fr")
    assert status == 0 and "On peut seulement la regarder. Elle a été jouée avec des règles plus récentes" in out


def another_answer(found: save.Save) -> dict[str, Any]:
    moves = list(found.moves)
    moves[1] = Move(moves[1].seat, "take:1" if moves[1].key != "take:1" else "take:2", moves[1].draws, moves[1].fingerprint)
    return {"moves": moves}


def another_die(found: save.Save) -> dict[str, Any]:
    n, outcome = found.moves[0].draws[0]
    return {"moves": [Move(-1, "", [(n, 1 - outcome)], found.moves[0].fingerprint), *found.moves[1:]]}


CHANGES = {
    "an answer nobody gave": another_answer,
    "a die that fell otherwise": another_die,
    "a die with other sides": lambda found: {"moves": [Move(-1, "", [(9, 8)], ""), *found.moves[1:]]},
    "an answer too few": lambda found: {"moves": found.moves[:-1]},
    "an answer too many": lambda found: {"moves": [*found.moves, found.moves[-1]]},
    "no beginning": lambda found: {"moves": []},
    "too many seats": lambda found: {"seats": found.seats * 9},
    "an end the record does not reach": lambda found: {"over": None},
    "another position beside the record": lambda found: {"state": msgspec.Raw(b'{"step":"turn","heap":3}')},
    "another log beside the record": lambda found: {"log": found.log[1:]},
    "luck that is no number": lambda found: {"luck": "luck"},
}


@pytest.mark.parametrize("what", CHANGES)
def test_an_inconsistent_save(said, finished, what):
    rewrite(finished, **CHANGES[what](save.read_file(finished)))
    before = finished.read_bytes()
    status, out, err = said("check", str(finished))
    assert (status, out) == (2, "") and err.startswith(f"{finished.name}: ") and err.count("\n") == 1
    assert finished.read_bytes() == before


def test_a_save_cut_anywhere_is_unreadable(said, finished, tmp_path):
    raw = finished.read_bytes()
    cut = tmp_path / "cut.json"
    for length in range(0, len(raw) - 1, 29):
        cut.write_bytes(raw[:length])
        assert said("check", str(cut))[0] == 1


STRANGE = [None, True, -1, 10**9, 1.5, "", "✂", [], {}, [[]]]


def spoiled(thing: Any) -> Iterator[Any]:
    """The same JSON with one thing in it replaced by something strange, in every place and every way."""
    yield from STRANGE
    places = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    for place, inner in places:
        for strange in spoiled(inner):
            twin = dict(thing) if isinstance(thing, dict) else list(thing)
            twin[place] = strange
            yield twin
        if isinstance(thing, dict):
            yield {key: value for key, value in thing.items() if key != place}


def test_nothing_in_a_save_can_break_the_program(finished, pebbles):
    """Every value of a save is spoiled in turn; loading gives a table or a reason, never anything else."""
    whole = json.loads(finished.read_bytes())
    whole["log"] = whole["log"][:2]
    ends = {"loaded": 0, "refused": 0}
    for one in spoiled(whole):
        try:
            save.load(save.parse(json.dumps(one).encode()))
            ends["loaded"] += 1
        except save.BadSave as problem:
            assert str(problem)
            ends["refused"] += 1
    assert ends["refused"] > 500 and ends["loaded"] > 0
