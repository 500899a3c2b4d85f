"""The `inglenook` command: reads the command line, does what it asks, and says what went wrong in one sentence.

Each command is a function in its own file. What is heavy (Textual, the libraries of the lab) is imported when it is used.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from inglenook.engine.words import Problem

from .arguments import Arguments, read
from .shelf import games, rules
from .voice import Trouble, Voice, choose_language

BAD_REQUEST = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the number is the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _forgive(stream)
    voice = Voice("en")
    try:
        voice = Voice(choose_language(given, os.environ))
        arguments = read(given, voice)
        if arguments is None:  # it asked for help or the version, and has it
            return 0
        return COMMANDS[arguments.command](arguments, voice)
    except Problem as problem:
        voice.complain(problem.reason)
        return BAD_REQUEST
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has closed it, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _forgive(stream: TextIO) -> None:
    """A character the terminal cannot show, or that is none, becomes a question mark and not an end."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _play(arguments: Arguments, voice: Voice) -> int:
    from .play import play

    return play(arguments, voice)


def _replay(arguments: Arguments, voice: Voice) -> int:
    from .records import replay

    return replay(arguments, voice)


def _check(arguments: Arguments, voice: Voice) -> int:
    from .records import check

    return check(arguments, voice)


def _lab(arguments: Arguments, voice: Voice) -> int:
    from .experiment import lab

    return lab(arguments, voice)


def _compare(arguments: Arguments, voice: Voice) -> int:
    from .experiment import compare

    return compare(arguments, voice)


def _serve(arguments: Arguments, voice: Voice) -> int:
    from .serve import serve

    return serve(arguments, voice)


def _join(arguments: Arguments, voice: Voice) -> int:
    from .join import join

    return join(arguments, voice)


def _keep(arguments: Arguments, voice: Voice) -> int:
    from . import keeping

    commands: dict[str, Callable[[Arguments, Voice], int]] = {
        "backup": keeping.backup,
        "restore": keeping.restore,
        "migrate": keeping.migrate,
    }
    return commands[arguments.command](arguments, voice)


def _verify(arguments: Arguments, voice: Voice) -> int:
    from .verify import verify

    return verify(arguments, voice)


COMMANDS: dict[str, Callable[[Arguments, Voice], int]] = {
    "play": _play,
    "games": games,
    "rules": rules,
    "replay": _replay,
    "check": _check,
    "lab": _lab,
    "compare": _compare,
    "serve": _serve,
    "join": _join,
    "backup": _keep,
    "restore": _keep,
    "migrate": _keep,
    "verify": _verify,
}

__all__ = ["COMMANDS", "Trouble", "main"]
