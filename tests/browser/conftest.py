"""A real server, a real browser, and people who play with both."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

import inglenook.server
from tests.browser.player import Player
from tests.browser.server import Server

STATIC = Path(inglenook.server.__file__).parent / "static"
SHOTS = Path(os.environ.get("INGLENOOK_SHOTS") or Path(__file__).parents[2] / "build" / "shots")
FLAGS = ("no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-background-networking")
FLAGS += ("disable-component-update", "disable-sync")
WIDE = {"width": 1440, "height": 900}
KNOWN = ["key-to-the-kingdom", "keyforge", "royal-fortune", "card-battle", "pebbles", "probe"]
"""Games whose first page for beginners these people have read already."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
FAILED = pytest.StashKey[bool]()

People = Callable[..., Player]


@pytest.fixture(scope="package")
def browser(needs: Callable[..., None]) -> Iterator[Browser]:
    """Closed after the last test here: while it is open no other event loop can run in this process."""
    needs("chromium")
    if not (STATIC / "index.html").exists():
        reason = "the pages are not built (cd web && npm ci && npm run build)"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=[f"--{flag}" for flag in FLAGS])
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not hurt it."""
    with Server(tmp_path_factory.mktemp("served")) as one:
        yield one


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Last of all, so that no other test has to run beside the browser's event loop."""
    items.sort(key=lambda item: "tests/browser/" in item.path.as_posix())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Remember that a test failed, for the pictures that say how things stood."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def seed_of(test: pytest.Item) -> str:
    """What the tables of a test are dealt by: its mark `deal("...")`, else its name."""
    mark = test.get_closest_marker("deal")
    return str(mark.args[0]) if mark else f"{test.path.stem} {test.name}"


@pytest.fixture
def person(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """`person("Ann")` opens a browser of her own at the server; what they chose in the settings can be given."""
    met: list[tuple[Player, BrowserContext]] = []

    def meet(name: str, at: Server | None = None, *, size: dict[str, int] = WIDE, new: bool = False, **chosen: Any) -> Player:
        where = at or request.getfixturevalue("server")
        if isinstance(where, Server):
            where.deal(seed_of(request.node))
        finger = size["width"] < 1024
        hands = {"has_touch": finger, "is_mobile": finger}
        context = browser.new_context(viewport=size, locale="en-GB", reduced_motion="reduce", **hands)
        kept = {"settings": {"pace": "instant", "lang": "en", "mode": "light", **chosen}, "learned": [] if new else KNOWN}
        context.add_init_script(f"""for (const [key, value] of Object.entries({json.dumps(kept)}))
            localStorage.getItem(`inglenook.${{key}}`) ?? localStorage.setItem(`inglenook.${{key}}`, JSON.stringify(value));""")
        player = Player(context, where.url, finger=finger).called(name)
        met.append((player, context))
        return player

    yield meet
    for number, (player, context) in enumerate(met):
        if request.node.stash.get(FAILED, False) and not player.page.is_closed():
            shoot(player, f"failed-{request.node.name}-{number}")
        context.close()


def shoot(player: Player, name: str) -> None:
    """Keep a picture of the window."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=SHOTS / f"{re.sub(r'[^a-z0-9-]+', '-', name.lower())}.png")


@pytest.fixture(scope="package")
def axe() -> str:
    if not AXE.exists():
        reason = "axe-core is not installed (cd web && npm ci)"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)
    return AXE.read_text(encoding="utf-8")


def complaints(player: Player, axe: str) -> list[str]:
    """What is wrong, and where."""
    player.page.evaluate(axe)
    found: list[dict[str, Any]] = player.page.evaluate(
        "async (rules) => (await axe.run(document, {runOnly: rules})).violations", RULES
    )
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}" for one in found for node in one["nodes"]]
