"""Pictures of the probe's tables in a real browser, to be looked at beside the design.

    python tools/probe_shots.py FOLDER [MOMENT ...] [--size 1440x900 ...] [--mode light dark]

Moments are those of `tests/browser/moments.py`; without any all are taken.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests import conftest as conftest  # noqa: E402 - it puts the games of tests on the shelf
from tests.browser.conftest import FLAGS, KNOWN  # noqa: E402
from tests.browser.moments import MOMENTS, lay  # noqa: E402
from tests.browser.player import Player  # noqa: E402
from tests.browser.server import Server  # noqa: E402

SIZES = ("1440x900", "1920x1080", "1024x768", "390x844")
MODES = ("light", "dark")


@contextmanager
def stage() -> Iterator[tuple[Browser, Server]]:
    """A browser and a server for a while."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[f"--{flag}" for flag in FLAGS])
        yield browser, server
        browser.close()


@contextmanager
def at(browser: Browser, server: Server, moment: str, size: str, mode: str, lang: str = "en") -> Iterator[Player]:
    """Somebody who looks at a moment in a window of this size."""
    width, height = (int(n) for n in size.split("x"))
    finger = width < 1024
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=finger, is_mobile=finger
    )
    kept = {"settings": {"pace": "instant", "lang": lang, "mode": mode}, "learned": KNOWN}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(kept)}))"
        " localStorage.setItem(`inglenook.${key}`, JSON.stringify(value));"
    )
    player = Player(context, server.url, finger=finger).called("Ann")
    lay(player, moment)
    yield player
    context.close()


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("moments", nargs="*", default=list(MOMENTS))
    parser.add_argument("--size", nargs="+", default=list(SIZES))
    parser.add_argument("--mode", nargs="+", default=list(MODES))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with stage() as (browser, server):
        for moment in wanted.moments:
            for size in wanted.size:
                for mode in wanted.mode:
                    with at(browser, server, moment, size, mode) as player:
                        player.page.screenshot(path=wanted.folder / f"{moment}-{size}-{mode}.png")
                        for fault in player.faults:
                            print(f"{moment} {size} {mode}: {fault}", file=sys.stderr)


if __name__ == "__main__":
    main()
