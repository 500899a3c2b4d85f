"""Call the client's own functions from Python, in node."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from tools import web

HERE = Path(__file__).parent


class Probe:
    """The functions of probe.ts, bundled as the client is."""

    def __init__(self, folder: Path) -> None:
        with web.one_at_a_time():
            web.install()
        self.script = folder / "probe.mjs"
        bundler = "node_modules/rolldown/bin/cli.mjs"
        done = web.node(bundler, str(HERE / "probe.ts"), "--file", str(self.script), "--format", "esm", "--platform", "node")
        assert done.returncode == 0, done.stdout + done.stderr

    def __call__(self, calls: list[tuple[Any, ...]]) -> list[Any]:
        """What each call (its name, then its arguments) gives."""
        lines = b"\n".join(map(msgspec.json.encode, calls)).decode()
        done = web.node(str(self.script), stdin=lines + "\n")
        assert done.returncode == 0, done.stderr
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert len(answers) == len(calls)
        return answers
