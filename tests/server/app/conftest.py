"""A server for each file of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.app.friends import Person, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server.url)


@pytest.fixture
def ben(server: Running) -> Person:
    return Person(server.url)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
