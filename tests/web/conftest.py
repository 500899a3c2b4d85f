from __future__ import annotations

import pytest

from tests.web.node import Probe


@pytest.fixture(scope="session")
def probe(tmp_path_factory: pytest.TempPathFactory) -> Probe:
    """The client's functions, in node."""
    return Probe(tmp_path_factory.mktemp("probe"))
