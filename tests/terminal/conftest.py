"""The terminal is tried on the card battle and on Key to the Kingdom, in a data folder of its own."""

from pathlib import Path

import pytest

import inglenook.games

GAMES = Path(__file__).parents[1] / "games"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of the test; the card battle is on the shelf."""
    monkeypatch.setenv("INGLENOOK_GAMES", str(GAMES))
    monkeypatch.setenv("INGLENOOK_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(inglenook.games, "__path__", [*inglenook.games.__path__])
    return tmp_path / "data"
