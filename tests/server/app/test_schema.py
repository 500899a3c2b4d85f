"""Schemathesis throws everything the API's description allows, and much it does not, at a running server."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.app.friends import Person, Running

SOAK, USUAL = 250, 8
"""Examples of each kind for each route."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_the_server_is_as_it_is_described(
    ann: Person, server: Running, request: pytest.FixtureRequest, mode: GenerationMode
) -> None:
    many = SOAK if request.config.getoption("--soak") else USUAL
    schema = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    tables = [ann.opens("me", "bot:greedy", public=True), ann.opens("me", "open")]
    headers = {"origin": server.url, "cookie": ann.cookie}
    tried: dict[str, set[int]] = {}
    for found in schema.get_all_operations():
        operation = found.ok()
        tried[operation.label] = _try(operation, mode, many, tables, headers)
    assert len(tried) > 30
    assert not [label for label, statuses in tried.items() if any(status >= 500 for status in statuses)]
    if mode is GenerationMode.POSITIVE:
        served = [label for label, statuses in tried.items() if any(status < 300 for status in statuses)]
        assert len(served) > 15, f"only these ever worked: {served}"


def _try(operation: Any, mode: GenerationMode, many: int, tables: list[str], headers: dict[str, str]) -> set[int]:
    """Call one route with many inputs, half of them at a table that is there; the statuses it answered with."""
    statuses: set[int] = set()

    @given(case=operation.as_strategy(generation_mode=mode), table=some.sampled_from([*tables, None]))
    @settings(
        max_examples=many,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def one(case: Any, table: str | None) -> None:
        if table is not None and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        response = case.call(headers=headers)
        statuses.add(response.status_code)
        if operation.path.endswith("/sign-out") and response.status_code == 200:  # whoever asked goes on with another cookie
            headers["cookie"] = response.headers["set-cookie"][0].partition(";")[0]
        assert "Traceback" not in response.text
        if response.text == "Invalid HTTP request received.":  # no HTTP at all: an address of 64 KB; Uvicorn says so itself
            return
        case.validate_response(response, checks=CHECKS)

    with suppress(Unsatisfiable):  # a route that takes nothing cannot be given anything wrong
        one()
    return statuses
