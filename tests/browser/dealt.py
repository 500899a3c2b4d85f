"""`python -m tests.browser.dealt SEED-FILE serve ...`: a server as anybody starts it, but for the luck of its tables.

What lies in the file when a table is opened decides its luck, so that every test is dealt what it was always dealt. Only this
process is changed, from here: the server itself has no way to choose luck.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from inglenook.cli import main
from tests.browser.scripts import Loaded, load


class Dealt(Loaded):
    """The luck of a test is its seed and how many tables it has opened before."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.seed, self.opened = "", 0

    def token_hex(self, size: int) -> str:
        if size == 32:
            self._next_table()
        return super().token_hex(size)

    def _next_table(self) -> None:
        seed = self.file.read_text(encoding="utf-8")
        self.opened = self.opened + 1 if seed == self.seed else 1
        self.seed = seed
        self.key = hashlib.sha256(f"{seed}:{self.opened}".encode()).digest()


if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch:
        load(patch, Dealt(Path(sys.argv[1])))
        sys.exit(main(sys.argv[2:]))
