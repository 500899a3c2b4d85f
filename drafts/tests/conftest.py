"""Games in the making are found like any others."""

import os
from pathlib import Path

from inglenook.engine.game import games

GAMES = str(Path(__file__).parents[1] / "games")
os.environ["INGLENOOK_GAMES"] = os.pathsep.join(filter(None, [os.environ.get("INGLENOOK_GAMES"), GAMES]))
games()  # from now on they can be imported
