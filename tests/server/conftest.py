"""What every test of the server may use."""

import hashlib
import itertools
import secrets

import pytest

from tests.server.postgres import postgres

__all__ = ["postgres"]

KEY = 32
"""How many bytes the key of a table's luck has; what else is drawn is only a name."""


class Dealt:
    """Secrets whose keys of luck follow from a word: the tables of a test are dealt the same in every run."""

    def __init__(self, word: str) -> None:
        self.word, self.count = word, itertools.count()

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)

    def token_hex(self, size: int) -> str:
        """As `secrets.token_hex`."""
        if size != KEY:
            return secrets.token_hex(size)
        return hashlib.sha256(f"{self.word}/{next(self.count)}".encode()).hexdigest()


@pytest.fixture(autouse=True)
def fixed_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test of the server that opens tables in this process has its seed: its own name."""
    monkeypatch.setattr("inglenook.server.host.secrets", Dealt(request.node.name))
