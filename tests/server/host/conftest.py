"""A house for every test."""

from __future__ import annotations

import itertools
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable

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


@pytest.fixture
def same_world(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Two games in it differ in nothing but what the test makes different: no clock, and the same unguessable things."""

    def again() -> None:
        count = itertools.count()
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: f"{next(count):0{2 * size}x}")
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: f"token-{next(count)}")

    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    return again
