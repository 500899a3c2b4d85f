"""Sitting: a live table, the bots that sit at it, and the file it is kept in.

Every answer is on the disk before anybody hears of it. One file has one writer: the operating system holds the lock, so a
process that is killed leaves no lock behind.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Self

import msgspec

from inglenook.engine import moments, save, view
from inglenook.engine.back import Forgotten
from inglenook.engine.game import Game, Hint, Reason, game
from inglenook.engine.options import OptionError, Options
from inglenook.engine.scene import LogLine, Scene
from inglenook.engine.table import Seat, Table
from inglenook.engine.words import Msg, Problem, msg

DATA = "INGLENOOK_DATA"
"""Where saved games are kept, if not in the usual place of this system."""


class CannotSave(Problem):
    """The game cannot be written down; what was to be written has not happened."""


class OpenElsewhere(Problem):
    """The same saved game is being played in another process."""


class Waiting(msgspec.Struct, frozen=True, kw_only=True):
    """A saved game that is not finished. `reason` says what is wrong with a file that cannot be read."""

    path: Path
    when: datetime
    game: str = ""
    seats: tuple[Seat, ...] = ()
    answers: int = 0
    reason: Msg | None = None


class Aside(msgspec.Struct, frozen=True, kw_only=True):
    """A question beside the game, with yes or no for an answer: may another take something back?"""

    text: Msg
    reply: Callable[[bool], None]


class Sitting:
    """A live table, its bots and its file. Close it, or use it as a context, to let others open the file."""

    def __init__(self, table: Table[Any], options: Options, *, path: Path | None = None, lock: Lock | None = None) -> None:
        self.table = table
        self.options = options
        self.path = path
        self.note: str = ""
        self.why: Msg | str = ""
        self._lock = lock
        self._older = ""

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: list[Seat],
        *,
        options: Options | None = None,
        seed: int | str | None = None,
        folder: Path | None = None,
    ) -> Sitting:
        """Sit down to a new game. With a folder it is saved there at once, under a name no other game has."""
        for seat in seats:
            _check_bot(seat)
        options = options if options is not None else game.options()
        luck = save.seed_key(seed) if seed is not None else None
        table = save.new_table(game, seats, options=options, luck=luck)
        if folder is None:
            return cls(table, options)
        with _writing(folder):
            path, lock = _new_name(folder, game.id)
        self = cls(table, options, path=path, lock=lock)
        with _writing(folder):
            self._write()
        return self

    @classmethod
    def resume(cls, path: Path) -> Sitting:
        """Go on with a saved game. BadSave if it is none, OpenElsewhere if another process has it open."""
        save.read_file(path)  # a file that is no save gets no lock beside it
        with _writing(path.parent):
            lock = Lock(path)
        try:
            loaded = save.load(save.read_file(path))
            for seat in loaded.table.seats:
                _check_bot(seat)
        except BaseException:
            lock.release()
            raise
        self = cls(loaded.table, _options(loaded), path=path, lock=lock)
        self.note, self.why = loaded.note, loaded.why
        if self.note in ("older", "migrated"):
            self._older = f"v{save.read_file(path).rules_version}"
        return self

    def close(self) -> None:
        """Let go of the file."""
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # -- seeing -------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        """What is being played."""
        return self.table.game

    @property
    def read_only(self) -> bool:
        """Whether this game can only be looked at; `why` says the reason."""
        return self.note == "read-only"

    def scene(self, seat: int | None, lines: int | None = None) -> Scene:
        """Everything this seat may see."""
        return view.scene(self.table, seat, lines=lines)

    def at_line(self, seat: int | None, line: LogLine) -> Scene | None:
        """The table as this seat saw it when a line was told; None where the record no longer plays."""
        log = self.scene(seat).log
        own = [one.seq for one in log if one.at == line.at]
        cut = log[0].at == line.at and log[0].seq > 0  # the log begins in the middle of them: count from the end
        try:
            found = self._moments(seat, max(line.at - 1, 0))
            return found[own.index(line.seq) - (len(own) if cut else 0)]
        except (Problem, Forgotten, LookupError, ValueError):
            return None

    def _moments(self, seat: int | None, answer: int) -> list[Scene]:
        return moments.of(self.table, seat, answer, answer)

    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked something now."""
        return view.to_move(self.table)

    @property
    def hidden(self) -> bool:
        """Whether a moment for cards is open: whom it asks is nobody else's business."""
        return self.table.opening is not None

    def person_to_move(self) -> int | None:
        """The first person who is asked something now."""
        return next((seat for seat in self.to_move() if seat >= 0 and self.table.seats[seat].human), None)

    def hint(self, seat: int) -> Hint:
        """What a bot would answer for this seat, and why."""
        from inglenook import bots

        return bots.hint(self.table, seat)

    def why_not(self, seat: int, thing: str) -> Reason:
        """Why a thing cannot be chosen now."""
        return view.why_not(self.table, seat, thing)

    def watch(self, changed: Callable[[], object]) -> None:
        """Be told when the table changes by itself. This one does not; one on a server does."""

    def aside(self) -> Aside | None:
        """What somebody at another screen asks of this one."""
        return None

    # -- answering ----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        """A person's whole answer. Refused if it is not one; CannotSave if it could not be kept, and then it does not count."""
        self._do(lambda: self.table.answer(seat, keys))

    def wish(self, seat: int, what: str, on: bool) -> None:
        """Leave a standing answer to moments for cards, or take it back."""
        self._do(lambda: self.table.wish(seat, what, on))

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back."""
        self._do(lambda: self.table.undo(seat))

    def bot_answers(self) -> int | None:
        """Let one bot that is asked give one answer; its seat, or None if no bot is asked."""
        from inglenook import bots

        seat = next((seat for seat in self.to_move() if not self.table.seats[seat].human), None)
        if seat is None:
            return None
        key = bots.bot(_strength(self.table.seats[seat]), self._bot_seed(seat)).choose(self.table, seat)
        self._do(lambda: self.table.submit(key, seat))
        return seat

    def _bot_seed(self, seat: int) -> int:
        """A bot's luck follows from the game's, so that a game with a seed goes the same way even if it was interrupted."""
        text = f"{save.luck_of(self.table)}:{seat}:{len(self.table.moves)}"
        return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")

    # -- keeping ------------------------------------------------------------------------------------------------------

    def _do(self, change: Callable[[], None]) -> None:
        """Make a change and keep it; if it cannot be kept, stand again where the file stands."""
        change()
        if self.path is None:
            return
        try:
            with _writing(self.path.parent, "save-not-kept"):
                self._keep_older()
                self._write()
        except CannotSave:
            self.table = save.load(save.read_file(self.path)).table
            raise

    def _write(self) -> None:
        assert self.path is not None
        save.write(save.to_save(self.table, self.options), self.path)

    def _keep_older(self) -> None:
        """Before a save of older rules is first written by these, lay its original aside."""
        if not self._older:
            return
        assert self.path is not None
        aside = self.path.parent / "older"
        aside.mkdir(exist_ok=True)
        copy = aside / f"{self.path.stem}-{self._older}-{secrets.token_hex(2)}.json"
        shutil.copy2(self.path, copy)
        self._older = ""


def _options(loaded: save.Loaded) -> Options:
    """The options of a save; one that can only be looked at may have some that are no more."""
    try:
        return save.options_of(loaded.save)
    except OptionError:
        return loaded.table.game.options()


def _strength(seat: Seat) -> str:
    """`greedy` of `bot:greedy`."""
    return seat.who.partition(":")[2]


def _check_bot(seat: Seat) -> None:
    """Say at once if there is no such bot."""
    if not seat.human:
        from inglenook import bots

        bots.bot(_strength(seat), 0)


# -- the folder -----------------------------------------------------------------------------------------------------------


def data_folder() -> Path:
    """Where this user's games are kept: INGLENOOK_DATA, or the usual place of this system."""
    chosen = os.environ.get(DATA)
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "Inglenook"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/Inglenook"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "inglenook"


class _Head(msgspec.Struct):
    """As much of a save as a list of them needs."""

    game: str
    seats: tuple[Seat, ...]
    moves: list[msgspec.Raw]
    over: msgspec.Raw = msgspec.Raw(b"null")


def unfinished(folder: Path) -> list[Waiting]:
    """The games of a folder that wait to be played on, newest first; a damaged file is listed with what is wrong with it."""
    found = [_waiting(path) for path in sorted(folder.glob("*.json"))]
    return sorted((one for one in found if one is not None), key=lambda one: one.when, reverse=True)


def _waiting(path: Path) -> Waiting | None:
    when = datetime.fromtimestamp(0)
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
        raw = path.read_bytes()
        save.check_kind(raw)
        head = msgspec.json.decode(raw, type=_Head)
        game(head.game)
    except OSError as error:
        return Waiting(path=path, when=when, reason=msg("save-no-file", detail=save.disk_words(error)))
    except msgspec.DecodeError as error:
        return Waiting(path=path, when=when, reason=msg("save-damaged", detail=str(error)))
    except Problem as problem:
        return Waiting(path=path, when=when, reason=problem.reason)
    if bytes(head.over) != b"null":
        return None
    return Waiting(path=path, when=when, game=head.game, seats=head.seats, answers=len(head.moves) - 1)


def _new_name(folder: Path, id: str) -> tuple[Path, Lock]:
    """A name no other game has, already locked, so that nobody else can take it either."""
    folder.mkdir(parents=True, exist_ok=True)
    while True:
        path = folder / f"{id}-{datetime.now():%Y-%m-%d-%H%M}-{secrets.token_hex(2)}.json"
        try:
            lock = Lock(path)
        except OpenElsewhere:
            continue
        if not path.exists():
            return path, lock
        lock.release()


@contextmanager
def _writing(folder: Path, otherwise: str = "save-cannot-write") -> Iterator[None]:
    """Whatever the disk refuses, say it in a sentence."""
    try:
        yield
    except OSError as error:
        raise CannotSave(msg(otherwise, folder=str(folder), detail=save.disk_words(error))) from error


class Lock:
    """The right to write one file: a lock of the operating system on a small file beside it, gone with its process."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f".{path.name}.lock")
        self.handle: int | None = None
        while True:
            self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            if not _take(self.handle):
                self._let_go()
                raise OpenElsewhere(msg("save-open-elsewhere", file=path.name))
            if self._still_there():
                return
            self._let_go()  # its last holder removed the file between our opening and our taking it

    def _still_there(self) -> bool:
        assert self.handle is not None
        try:
            return os.path.samestat(os.fstat(self.handle), os.stat(self.path))
        except FileNotFoundError:
            return False

    def _let_go(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None

    def release(self) -> None:
        """Give the right back; the file goes first, while it is still ours."""
        if self.handle is None:
            return
        if sys.platform == "win32":  # an open file cannot be removed there; an old empty one does no harm
            self._let_go()
            return
        self.path.unlink(missing_ok=True)
        self._let_go()

    def __del__(self) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> bool:
        """Lock the file if nobody else has."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _take(handle: int) -> bool:
        """Lock the file if nobody else has."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
