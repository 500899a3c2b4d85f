"""What every test may use."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

# Games under tests/games are found like any others; programs that tests start find them too.
GAMES = str(Path(__file__).parent / "games")
if GAMES not in os.environ.get("INGLENOOK_GAMES", "").split(os.pathsep):
    os.environ["INGLENOOK_GAMES"] = os.pathsep.join(filter(None, [os.environ.get("INGLENOOK_GAMES"), GAMES]))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--soak` plays ten thousand games with every property checked at every decision."""
    parser.addoption("--soak", action="store_true", help="random play for a long time, with everything checked everywhere")


@pytest.fixture(scope="session")
def needs() -> Callable[..., None]:
    """`needs("tmux")` skips a test where that program is missing, and fails it under CI, where nothing may be missing.

    Name the Debian package too where it is not the program's own name: `needs("chromium", package="chromium-browser")`.
    """

    def check(program: str, *, package: str | None = None) -> None:
        if shutil.which(program):
            return
        reason = f"{program} is not installed (package {package or program})"
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)

    return check
