"""The terminal client: draws Scenes in character cells and knows no game.

`run` opens the full-screen client, `plain.run` plays in numbered lines. Textual is imported only by the first.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inglenook.sitting import Sitting


def run(sitting: Sitting | None, *, lang: str, folder: Path, speed: str = "normal") -> int:
    """Play full-screen; without a sitting, begin at the start screen. The number is the exit status."""
    from .app import InglenookApp

    app = InglenookApp(sitting, lang=lang, folder=folder, speed=speed)
    app.run()
    if app.farewell:
        print(app.farewell)
    return app.return_code or 0
