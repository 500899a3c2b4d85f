"""What every test may use."""

import os
import shutil
from collections.abc import Callable

import pytest


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
