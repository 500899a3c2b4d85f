"""How much one process may have: memory, held by the system, and seconds of computing for one piece of work."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, TypeVar

from inglenook.engine.decide import Refused
from inglenook.engine.save import BadSave
from inglenook.engine.words import Problem

with contextlib.suppress(ImportError):  # Windows has none
    import resource

from .people import ServerProblem

T = TypeVar("T")
LIMITED = hasattr(signal, "setitimer")
"""Whether this system can hold a process to anything."""


class Late(BaseException):
    """This work has taken long enough. Not an Exception: rules that fail on the way must not catch it."""


def keep_to(memory: int) -> None:
    """Let the system refuse this process more memory; twice as much of addresses, since code and files need them too."""
    if not LIMITED:
        return
    for limit, most in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_AS, 2 * memory)):
        _, hard = resource.getrlimit(limit)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(limit, (most, most))


def bounded(seconds: float, work: Callable[..., T], *args: Any) -> T:
    """Do it, but compute for at most so long. What goes wrong is made to pass from one process to another."""
    try:
        with _clock(seconds):
            return work(*args)
    except (Problem, Refused) as error:
        if _ran_out(error):
            raise MemoryError from None
        if isinstance(error, (BadSave, ServerProblem, Refused)):
            raise
        raise Problem(error.reason) from None


def _ran_out(error: BaseException | None) -> bool:
    """Whether it went wrong for want of memory: whoever plays a record takes that for a record that does not play."""
    while error is not None and not isinstance(error, MemoryError):
        error = error.__cause__
    return error is not None


@contextlib.contextmanager
def _clock(seconds: float) -> Iterator[None]:
    """Late after so many seconds of this process's computing; only in a worker, whose main thread does the work."""
    if not LIMITED:
        yield
        return
    before = signal.signal(signal.SIGPROF, _late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _late(number: int, frame: FrameType | None) -> None:
    raise Late
