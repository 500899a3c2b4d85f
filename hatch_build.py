"""The package's build: put the browser client, built by node from a wheel, beside the server that hands it out."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import web


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless the environment says to go without."""
        if os.environ.get("INGLENOOK_SKIP_WEB"):
            return
        try:
            web.build()
        except web.WebFailed as failed:
            sys.exit(str(failed))
