"""A house for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from inglenook.server.host import Host
from tests.server.host.room import House


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
