"""`verify`: whether the luck of a finished game was what it was said to be."""

from __future__ import annotations

from pathlib import Path

import msgspec

from inglenook.engine.save import disk_words
from inglenook.server.luck import commitment
from inglenook.server.luck import verify as first_wrong
from inglenook.server.wire import Draws

from .arguments import Arguments
from .voice import Trouble, Voice

GOOD, BAD = 0, 1


def verify(arguments: Arguments, voice: Voice) -> int:
    """Recompute every draw: 0 if all follow from the key, 1 if not."""
    source = arguments.source
    if source is None:
        raise Trouble("cli-verify-what")
    luck = _fetched(source) if source.startswith(("http://", "https://")) else _read(Path(source))
    if not luck.key:
        raise Trouble("cli-verify-not-over", commitment=luck.commitment)
    try:
        key = bytes.fromhex(luck.key)
    except ValueError as error:
        raise Trouble("cli-verify-no-luck", source=source) from error
    if commitment(key) != luck.commitment:
        voice.complain(Trouble("cli-verify-other-key", commitment=luck.commitment).reason)
        return BAD
    wrong = first_wrong(luck.draws, key, luck.nonces, luck.first)
    if wrong is not None:
        voice.complain(Trouble("cli-verify-wrong", draw=wrong + 1).reason)
        return BAD
    print(voice("cli-verify-good", draws=len(luck.draws)))
    print(voice("cli-verify-commitment", commitment=luck.commitment))
    return GOOD


def _read(path: Path) -> Draws:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Draws)
    except OSError as error:
        raise Trouble("cli-cannot-read", file=str(path), detail=disk_words(error)) from error
    except msgspec.DecodeError as error:
        raise Trouble("cli-verify-no-luck", source=str(path)) from error


def _fetched(url: str) -> Draws:
    """From a server: the address of a table, or of a link to it."""
    from .remote import Caller, place_of

    base, kind, name = place_of(url)
    caller = Caller(base)
    watch = ""
    if kind in ("join", "watch"):
        watch = f"?watch={name}" if kind == "watch" else ""
        name = caller.find(name).table.id
    return caller.get(f"/api/tables/{name}/luck{watch}", Draws)
