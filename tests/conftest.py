"""What every test may use."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

from tests.fuzz import corpus, ledger

hypothesis.settings.register_profile("fixed", derandomize=True, deadline=None)
hypothesis.settings.load_profile("fixed")  # the same examples in every run, however busy the machine

COMPLAINTS = pytest.StashKey[list[str]]()

# Games under tests/games are found like any others; programs that tests start find them too.
GAMES = str(Path(__file__).parent / "games")
if GAMES not in os.environ.get("INGLENOOK_GAMES", "").split(os.pathsep):
    os.environ["INGLENOOK_GAMES"] = os.pathsep.join(filter(None, [os.environ.get("INGLENOOK_GAMES"), GAMES]))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--soak` plays ten thousand games with the invariants checked at every decision, and runs what is marked `soak`."""
    parser.addoption("--soak", action="store_true", help="random play for a long time, and what is marked soak")


def pytest_configure(config: pytest.Config) -> None:
    """The process that starts the others opens the ledger of random games, and says which are this run's own."""
    if not hasattr(config, "workerinput"):
        ledger.open_ledger()
        corpus.choose_word()


def pytest_report_header() -> str:
    """How to play this run's random games again."""
    return f"random games: {corpus.WORD}={corpus.choose_word()} plays the same fresh ones again"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked `soak` is left to `make soak`: it is long, and something shorter of the kind is run every time."""
    if config.getoption("--soak"):
        return
    left = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Judge what all random games together have entered."""
    if not hasattr(session.config, "workerinput"):
        session.config.stash[COMPLAINTS] = ledger.close_ledger()
        if session.config.stash[COMPLAINTS] and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Name what random games never entered."""
    for complaint in config.stash.get(COMPLAINTS, []):
        terminalreporter.write_line(complaint, red=True)


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
