"""`replay` and `check`: what a saved game holds, and whether it holds together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from inglenook.engine import save, view
from inglenook.engine.data import encode
from inglenook.engine.log import Entry
from inglenook.engine.save import BadSave, Inconsistent, Loaded, Unreadable
from inglenook.engine.table import Table
from inglenook.engine.words import Words, msg

from .arguments import Arguments
from .voice import Trouble, Voice

GOOD, UNREADABLE, INCONSISTENT = 0, 1, 2


def replay(arguments: Arguments, voice: Voice) -> int:
    """Play a saved game again and print what happened, with the rules that made it so."""
    if arguments.file is None:
        raise Trouble("cli-which-file", command="replay")
    if arguments.to is not None and arguments.to < 0:
        raise Trouble("cli-not-negative", name="--to")
    with named(arguments.file):
        loaded = save.load(save.read_file(arguments.file))
    t = loaded.table
    words = t.game.words(voice.lang)
    given = len(t.moves) - 1
    last = given if arguments.to is None else min(arguments.to, given)
    print(words.say(t.game.title))
    print(voice("cli-replay-seats", seats=", ".join(f"{seat.name} ({seat.who})" for seat in t.seats), answers=given))
    _print_note(loaded, voice)
    if _print_log(t, words, last, voice, step=arguments.step):
        print()
        print(_where_it_stands(t, words, last, voice))
    return 0


@contextmanager
def named(file: Path) -> Iterator[None]:
    """What is wrong with a save is said with the name of its file."""
    try:
        yield
    except BadSave as problem:
        raise Trouble("cli-check-bad", file=str(file), why=problem.reason) from problem


def _print_note(loaded: Loaded, voice: Voice) -> None:
    if loaded.note:
        print(voice(f"cli-note-{loaded.note}", why=loaded.why))


def _print_log(t: Table[Any], words: Words, last: int, voice: Voice, *, step: bool) -> bool:
    """The log as far as that answer; False if the reader wants no more of it."""
    at = 0
    for line in view.read_log(t, None):
        answers = line.at - 1  # the record begins with a line that is nobody's answer
        if answers > last:
            break
        if step and answers > at and input(voice("cli-replay-step")).strip().lower() == "q":
            return False
        at = answers
        if line.heading:
            print()
        rule = f"  [{line.rule}]" if line.rule else ""
        print(f"{answers:>5}  {words.say(line.text)}{rule}")
    return True


def _where_it_stands(t: Table[Any], words: Words, last: int, voice: Voice) -> str:
    if last < len(t.moves) - 1:
        return voice("cli-replay-cut", n=last, answers=len(t.moves) - 1)
    if t.over is not None:
        return words.say(t.over.reason)
    if t.decision is None:
        return voice("cli-replay-open")
    return voice("cli-replay-asked", who=t.name(t.decision.seat))


def check(arguments: Arguments, voice: Voice) -> int:
    """Say whether a file is a save that plays: 0 good, 1 unreadable, 2 inconsistent."""
    if arguments.file is None:
        raise Trouble("cli-which-file", command="check")
    name = arguments.file.name
    try:
        loaded = _look_through(save.read_file(arguments.file))
    except Unreadable as problem:
        voice.complain(msg("cli-check-bad", file=name, why=problem.reason))
        return UNREADABLE
    except Inconsistent as problem:
        voice.complain(msg("cli-check-bad", file=name, why=problem.reason))
        return INCONSISTENT
    t = loaded.table
    over = "yes" if t.over is not None else "no"
    print(voice("cli-check-good", file=name, game=t.game.id, seats=len(t.seats), answers=len(t.moves) - 1, over=over))
    _print_note(loaded, voice)
    return GOOD


def _told(log: Sequence[Entry]) -> list[tuple[str, str, tuple[int, ...] | None, int]]:
    """What was told to whom and when; how it is shown may have changed since."""
    return [(entry.text.id, entry.rule, entry.to, entry.at) for entry in log]


def _look_through(found: save.Save) -> Loaded:
    """Load a save and compare what stands beside the record with what the record leads to."""
    loaded = save.load(found)
    if not loaded.note:
        t = loaded.table
        kept = (msgspec.json.decode(bytes(found.state)), _told(found.log), found.over and found.over.result)
        if kept != (msgspec.json.decode(encode(t.state)), _told(t.log), t.over and t.over.result):
            raise Inconsistent(msg("save-beside"))
    return loaded
