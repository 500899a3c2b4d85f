"""The Stones of a Challenge as they lie."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart


def test_parts(view: View) -> list[AnyPart]:
    """The Challenge that is on, if there is one."""
    return []
