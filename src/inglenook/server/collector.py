"""Keeping the process from stopping everybody for a moment: the garbage collector, and threads that wait for their turn."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = (1_000, 1_000_000, 1_000_000)
"""The collector looks once at what is new: often, and so for a millisecond or two. Through everything it goes when told to."""
ALL_EVERY = 600.0
"""Seconds between two looks at everything, which take a while where many tables are being played."""
TURN = 0.0005
"""Seconds after which a thread that waits is let in: a row that is on the disk must not wait for a scene to be made."""


@contextmanager
def patient() -> Iterator[None]:
    """While the server runs: what was loaded at the start stays for good, so nobody looks at it again."""
    before, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(TURN)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
        sys.setswitchinterval(turn)


async def collect_now_and_then() -> None:
    """Tables that were put away and windows that were closed leave circles behind, which only a look at everything finds."""
    while True:
        await asyncio.sleep(ALL_EVERY)
        gc.collect()
