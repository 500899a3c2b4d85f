"""No process outlives the server that started it, whatever ended the server."""

from __future__ import annotations

import multiprocessing
import os
import threading


def die_with_parent() -> None:
    """In a process of the server's: end as soon as the server has. The system closes the pipe between them in any case.

    What helps such processes along (the resource tracker of `multiprocessing`) ends with the last of them.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), daemon=True, name="parent-watch").start()


def _outlive(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)  # whatever it was thinking about, nobody waits for it
