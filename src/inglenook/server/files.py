"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import errno
import logging
import os
import sys
import time

from . import logs

if sys.platform != "win32":
    import resource

WANTED = (65_536, 10_240)
"""The most we ask for; some systems never give more than the second."""
FEW = 4_096
"""With fewer it is said in the log."""
EVERY = 60.0
"""Seconds between two lines of the log that say there are none left."""


def allowed() -> int | None:
    """So many files may be open now; None where the system has no such limit."""
    if sys.platform == "win32":
        return None
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


def ask_for_more() -> int | None:
    """Raise the limit as far as this process may, and say so if it stays low."""
    if sys.platform == "win32":
        return None
    for wanted in WANTED:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft == resource.RLIM_INFINITY or soft >= most:
            break
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):  # more than the system gives to anybody
            continue
    found = allowed()
    if found is not None and found < FEW:
        logs.line(logging.WARNING, "few open files", limit=found, wanted=WANTED[0], connections=found - spare(found))
    return found


def spare(limit: int) -> int:
    """So many are kept for the database, the workers, and those who come all at once."""
    return limit // 4


class Probe:
    """Looks whether there is a file left: where there is none, the system turns visitors away without a word."""

    def __init__(self) -> None:
        self._said = -EVERY

    def __call__(self, any_file: int) -> bool:
        """Whether there is; if not, the log says so now and then. Whoever is there is served as before."""
        try:
            os.close(os.dup(any_file))
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE):
                if time.monotonic() - self._said >= EVERY:
                    self._said = time.monotonic()
                    logs.line(logging.ERROR, "no open files left", limit=allowed(), why=error.strerror)
                return False
        return True
