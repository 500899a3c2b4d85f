"""A house for every test."""

from __future__ import annotations

import random
import secrets
from collections.abc import AsyncIterator

import pytest

from inglenook.server.host import Host
from tests.server.host.room import House


@pytest.fixture(autouse=True)
def fixed_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is drawn at random follows from the name of the test: what fails once fails again."""
    rng = random.Random(request.node.name)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex())


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """A disk, and servers on it."""
    made = House()
    yield made
    await made.close()


@pytest.fixture
async def host(house: House) -> Host:
    """A server."""
    return await house.host()
