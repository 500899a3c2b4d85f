"""The client's own unit tests, run by node."""

from __future__ import annotations

from tools import web


def test_the_unit_tests_of_the_client_pass() -> None:
    with web.one_at_a_time():
        web.install()
    done = web.node("node_modules/vitest/vitest.mjs", "run", "--reporter=dot", env={"NO_COLOR": "1"})
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
