"""Saves: a table as a file that another process, another day, another version can read.

A save holds the record (answers and draws, each with a fingerprint) and, beside it, the state and the log as they were. Loading
plays the record again. Where that no longer fits the rules, the game is migrated or opened to look at; it is never lost.
"""

from __future__ import annotations

import errno
import os
import secrets
import tempfile
from pathlib import Path
from typing import Any, Literal

import msgspec

from .again import play_moves, play_pending
from .chance import Luck, Recorded, ReplayMismatch
from .data import encode
from .decide import NATURE
from .game import Game, UnknownGame, game
from .log import Entry, Move
from .options import OptionError, Options, read, spelled
from .table import Outcome, Seat, Table
from .words import Msg, Problem, msg

FORMAT = 1
KIND: Literal["inglenook-save"] = "inglenook-save"


class Save(msgspec.Struct, kw_only=True):
    """The envelope."""

    kind: Literal["inglenook-save"] = KIND
    format: int = FORMAT
    game: str
    rules_version: int
    content_hash: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    luck: str
    """The key fresh luck comes from, in hex; empty in a record that is only to be looked at."""
    moves: list[Move]
    marks: list[int] = []
    pending: list[tuple[int, str]] = []
    wishes: list[tuple[int, str]] = []
    """Standing answers, by seat."""
    notes: list[Entry] = []
    over: Outcome | None = None
    state: msgspec.Raw = msgspec.Raw(b"null")
    log: list[Entry] = []


class BadSave(Problem):
    """A file that is no save, or a save that contradicts itself; the sentence says which and why."""


class Unreadable(BadSave):
    """Not a save of ours, or of a newer program."""


class Inconsistent(BadSave):
    """A save whose record does not play."""


class Loaded(msgspec.Struct):
    """A table out of a save. `note` says what was done to it on the way; a table that cannot go on is only to be looked at."""

    table: Table[Any]
    save: Save
    note: Literal["", "older", "migrated", "read-only"] = ""
    why: Msg | str = ""


def new_table(
    game: Game[Any], seats: list[Seat], *, options: Options | None = None, luck: bytes | None = None, explicit: bool = False
) -> Table[Any]:
    """A live table, whose luck can be rewound and whose record can be saved."""
    return game.table(
        len(seats),
        Luck(luck if luck is not None else secrets.token_bytes(16)),
        options=options,
        seats=seats,
        loud=True,
        explicit=explicit,
    )


def seed_key(seed: int | str) -> bytes:
    """The luck key that belongs to a seed."""
    return f"seed:{seed}".encode()[:64]


def to_save(t: Table[Any], options: Options | None = None) -> Save:
    """The save of a live table."""
    t.present()
    return Save(
        game=t.game.id,
        rules_version=t.game.version,
        content_hash=t.game.content_hash,
        options=msgspec.to_builtins(options) if options is not None else {},
        seats=t.seats,
        luck=luck_of(t),
        moves=t.moves,
        marks=t.marks,
        pending=sorted(t.pending.items()),
        wishes=[(seat, what) for seat, held in sorted(t.wishes.items()) for what in sorted(held)],
        notes=t.notes,
        over=t.over,
        state=msgspec.Raw(encode(t.state)),
        log=t.log,
    )


def luck_of(t: Table[Any]) -> str:
    """The key a live table's luck comes from, in hex; empty if it comes from nowhere that can be written down."""
    source = t.chance.source
    while isinstance(source, Recorded) and source.then is not None:
        source = source.then
    return source.key.hex() if isinstance(source, Luck) else ""


def options_of(save: Save) -> Options:
    """The options a saved game was set up with."""
    return read(game(save.game).options, spelled(save.options))


def write(save: Save, path: Path) -> None:
    """Put a save in place atomically: a crash leaves the old file or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    raw = encode(save)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _detail(error: Exception) -> Msg:
    """What exactly went wrong, in words where we have them."""
    if isinstance(error, Problem):
        return error.reason
    if "truncated" in str(error):
        return msg("detail-cut-short")
    return msg("detail-technical", text=str(error) or type(error).__name__)


class _Label(msgspec.Struct):
    """What says of a file that it is a save, and which program can read it."""

    kind: str
    format: int


def check_kind(raw: bytes) -> None:
    """Whether these bytes are a save this program can read; Unreadable says why not."""
    try:
        label = msgspec.json.decode(raw, type=_Label)
    except msgspec.ValidationError as error:
        raise Unreadable(msg("save-foreign")) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        ours = raw.lstrip()[:1] in (b"", b"{")  # every save begins so
        raise Unreadable(msg("save-damaged", detail=_detail(error)) if ours else msg("save-foreign")) from error
    if label.kind != KIND:
        raise Unreadable(msg("save-foreign"))
    if label.format > FORMAT:
        raise Unreadable(msg("save-newer", found=label.format, known=FORMAT))


def parse(raw: bytes) -> Save:
    """Read the envelope of a save."""
    check_kind(raw)
    try:
        return msgspec.json.decode(raw, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(msg("save-damaged", detail=_detail(error))) from error


DISK = {
    errno.ENOENT: "disk-missing",
    errno.EACCES: "disk-denied",
    errno.EPERM: "disk-denied",
    errno.EROFS: "disk-read-only",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EISDIR: "disk-folder",
    errno.ENOTDIR: "disk-no-folder",
    errno.EEXIST: "disk-no-folder",
}
"""What the operating system says, as messages."""


def disk_words(error: OSError) -> Msg:
    """What a disk refuses, as a message."""
    known = DISK.get(error.errno or 0)
    return msg(known) if known else msg("plain", text=error.strerror or str(error))


def read_file(path: Path) -> Save:
    """Read the envelope of a saved file."""
    try:
        return parse(path.read_bytes())
    except OSError as error:
        raise Unreadable(msg("save-no-file", detail=disk_words(error))) from error


def replay(save: Save, *, strict: bool = True, ends: bool = True) -> Table[Any]:
    """Play the record again, comparing every fingerprint (unless not strict: an older version may hash differently).

    Without `ends`, the record does not say whether the game is over: that shows when it has been played.
    """
    try:
        of = game(save.game)
        options = options_of(save)
    except (UnknownGame, OptionError) as error:
        raise Unreadable(error.reason) from error
    if not of.least <= len(save.seats) <= of.most or not save.moves or save.moves[0].seat != NATURE:
        raise Inconsistent(msg("save-no-beginning", count=len(save.seats)))
    draws = [draw for move in save.moves for draw in move.draws]
    luck = _read_luck(save)
    moves = save.moves if strict else [msgspec.structs.replace(move, fingerprint="") for move in save.moves]
    t: Table[Any] = Table(of, of.new(len(save.seats), options), Recorded(draws, luck), seats=save.seats, loud=True)
    try:
        t.begin()
        if moves[0].fingerprint and moves[0].fingerprint != t.moves[0].fingerprint:
            raise ReplayMismatch(msg("replay-setup"))
        play_moves(t, moves[1:], 1)
        play_pending(t, save.pending, save.wishes)
    except Exception as error:  # a record that does not fit the rules may break them anywhere
        raise Inconsistent(msg("save-does-not-play", detail=_detail(error))) from error
    if strict and ends and (save.over is None) != (t.over is None):
        raise Inconsistent(msg("save-ends-wrong"))
    _settle(t, save, draws, luck)
    return t


def _read_luck(save: Save) -> Luck | None:
    try:
        luck = Luck(bytes.fromhex(save.luck)) if save.luck else None
        if luck is not None:
            luck.draw(0, 2)
    except ValueError as error:
        raise Inconsistent(msg("save-does-not-play", detail=_detail(error))) from error
    return luck


def _settle(t: Table[Any], save: Save, draws: list[tuple[int, int]], luck: Luck | None) -> None:
    """From here on luck is fresh; what was written beside the record comes back."""
    used = sum(len(move.draws) for move in t.moves)
    if used != len(draws):
        raise Inconsistent(msg("save-draws", held=len(draws), used=used))
    t.chance.source = luck or Luck(secrets.token_bytes(16))
    t.marks = [mark for mark in save.marks if 0 <= mark < len(t.moves)]
    t.notes = list(save.notes)


def load(save: Save) -> Loaded:
    """Bring a saved game back: as it was, migrated from an older version, or to look at with the reason why."""
    try:
        of = game(save.game)
    except UnknownGame as error:
        raise Unreadable(error.reason) from error
    if save.rules_version > of.version:
        return _look_at(save, msg("save-newer-rules", found=save.rules_version, known=of.version))
    if save.rules_version == of.version and save.content_hash == of.content_hash:
        return Loaded(replay(save), save)
    try:
        changed = _migrate(of, save)
        return Loaded(replay(changed, strict=False), changed, "older" if changed is save else "migrated")
    except BadSave as error:
        return _look_at(save, error.reason)


def _migrate(of: Game[Any], save: Save) -> Save:
    """Rewrite a save of an older version, version by version, as far as the game knows how."""
    while save.rules_version < of.version and save.rules_version in of.migrations:
        try:
            rewritten = of.migrations[save.rules_version](msgspec.json.decode(encode(save)))
            found = msgspec.json.decode(encode(rewritten), type=Save)
        except Exception as error:
            raise Inconsistent(msg("save-does-not-play", detail=_detail(error))) from error
        save = msgspec.structs.replace(found, rules_version=save.rules_version + 1)
    return save


def _look_at(save: Save, why: Msg) -> Loaded:
    """Open a game only to look at: the state as it was saved, with its log and no question."""
    of = game(save.game)
    try:
        state = msgspec.json.decode(bytes(save.state), type=of.state)
    except msgspec.DecodeError as error:
        raise Inconsistent(msg("save-not-shown", why=why, detail=_detail(error))) from error
    t: Table[Any] = Table(of, state, Luck(b"look"), seats=save.seats, loud=True)
    t.log, t.notes, t.over = list(save.log), list(save.notes), save.over
    t.moves = list(save.moves)
    return Loaded(t, save, "read-only", why)
