"""The frame of a table with a board: nothing in it moves with the question, nothing is cut, nothing lies over anything else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from inglenook.engine import save as saves
from inglenook.engine.game import game
from inglenook.engine.view import scene
from tests.browser.card_tables import SEEN, Seen, Shown
from tests.browser.conftest import People, shoot
from tests.browser.moments import lay
from tests.browser.player import Player
from tests.browser.test_ways import PHONE
from tests.properties import named_seats

KINGDOM = "key-to-the-kingdom"
SIZES = {
    "laptop": {"width": 1440, "height": 900},
    "large": {"width": 1920, "height": 1080},
    "small": {"width": 1024, "height": 768},
    "phone": PHONE,
}
DOCKS = {"laptop": 144, "large": 144, "small": 132, "phone": 332}
LOOKS = {"day": {"mode": "light", "lang": "en"}, "night": {"mode": "dark", "lang": "fr"}}
SHARE = 0.28
"""How much of a laptop's window the field of the board covers."""
MEASURE = """() => {
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
    const all = (which) => [...document.querySelectorAll(which)].filter((one) => one.offsetParent);
    const name = (one) => `${one.className} ${one.textContent.trim().slice(0, 60)}`;
    const spills = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
    const regions = all('header.bar, aside.seats, .strip:not(.zone), main.board, .side.panel:not(.drawer), section.dock')
        .map((one) => [name(one), box(one)]);
    const mats = all('aside.seats .mat').map((one) => [name(one), box(one)]);
    return {
        dock: box(document.querySelector('section.dock')),
        field: box(document.querySelector('main.board .front, main.board .town')),
        page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
        cut: all('.dock :is(.head, .foot, .opt, .tile, .card, .tabs button, .acts, .several .button),'
            + ' .seats .mats, .mat .head, .rail, .rail .tile').filter(spills).map(name),
        regions,
        mats,
        outside: [...regions, ...mats].filter(([_, [x, y, w, h]]) =>
            x < -1 || y < -1 || x + w > innerWidth + 1 || y + h > innerHeight + 1).map(([one]) => one),
        whole: all('aside.seats').every((one) => one.scrollHeight <= one.clientHeight + 1),
    };
}"""
COVER = 19
"""By how much a phone's sheet, with its round corners, lies over the board."""


def measured(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(MEASURE)
    return found


def crossing(boxes: list[tuple[str, list[float]]], by: float) -> list[tuple[str, str]]:
    """Which of them lie over each other by more than this."""

    def over(a: list[float], b: list[float]) -> bool:
        wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
        high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
        return wide > by and high > by

    return [(one, two) for n, (one, a) in enumerate(boxes) for two, b in boxes[:n] if over(a, b)]


def holds(player: Player, size: str) -> dict[str, Any]:
    """What is true of every question at this size; what was measured."""
    seen = measured(player)
    window = SIZES[size]
    assert seen["page"] == [window["width"], window["height"]], "the page has no scrollbar"
    assert seen["dock"][3] == DOCKS[size]
    assert seen["cut"] == []
    assert seen["outside"] == []
    assert crossing(seen["regions"], COVER if size == "phone" else 1) == []
    assert crossing(seen["mats"], 1) == []
    assert seen["whole"], "all seats are in view, and one's own mat is whole"
    if size == "laptop":
        share = seen["field"][2] * seen["field"][3] / (window["width"] * window["height"])
        assert share >= SHARE, f"the board has {share:.1%}"
    return seen


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("moment", "seats"), [("map-travel", 8), ("map-test", 8), ("hexes-scout", 2)])
def test_every_table_of_the_sampler_fits(moment: str, seats: int, size: str, look: str, person: People) -> None:
    ann = person("Ann", size=SIZES[size], **LOOKS[look])
    lay(ann, moment, seats)
    shoot(ann, f"frame-{moment}-{size}-{look}")
    holds(ann, size)
    if size != "phone":
        assert ann.page.locator("aside.seats .mat").count() == seats + 1, "everybody, and the rival nobody sits for"
    assert not ann.faults, "\n".join(ann.faults)


WALKS = [("laptop", "day"), ("laptop", "night"), ("large", "day"), ("small", "night"), ("phone", "day")]


@pytest.mark.parametrize(("size", "look"), WALKS)
def test_nothing_moves_with_the_question(size: str, look: str, person: People) -> None:
    """Over the questions of the first turns: heroes, a roll, its change, a move, an event."""
    ann = person("Ann", size=SIZES[size], **LOOKS[look])
    ann.opens(KINGDOM, "me", "bot:greedy", "bot:greedy")
    docks, fields, kinds = set(), set(), set()
    for turn in range(24):
        assert ann.asked()
        seen = holds(ann, size)
        docks.add(tuple(seen["dock"]))
        fields.add(tuple(seen["field"]))
        kinds.add(ann.question)
        shoot(ann, f"frame-kk-{size}-{look}-{turn}")
        ann.answer("move") if "move" in ann.keys else ann.first()
    assert len(kinds) >= 4, "questions of several kinds"
    assert (len(docks), len(fields)) == (1, 1)
    assert not ann.faults, "\n".join(ann.faults)


def wordiest(games: int = 8, answers: int = 400) -> Iterator[Shown]:
    """Of every kind of question the first seat is asked in some games, the one with most words in French."""
    of = game(KINGDOM)
    found: dict[str, tuple[int, Any]] = {}
    words = of.words("fr")
    for seed in range(games):
        rng = Random(seed)
        t = saves.new_table(of, named_seats(3), luck=saves.seed_key(seed))
        for _ in range(answers):
            asked = t.decision
            if asked is None:
                break
            if asked.seat == 0 and not asked.picked:
                shown = scene(t, 0)
                assert shown.prompt is not None
                usual = shown.prompt.select.usual if shown.prompt.select is not None else ()
                labels = [option.label for option in shown.prompt.options if option.key in usual]
                said = len(" ".join(words.say(one) for one in (shown.prompt.question, *shown.prompt.trail, *labels)))
                if said > found.get(asked.kind, (0, None))[0]:
                    found[asked.kind] = (said, shown)
            t.submit(rng.choice(asked.keys), asked.seat)
    for _, shown in found.values():
        told = msgspec.to_builtins(shown)
        yield {name: told.get(name) for name in SEEN}


@pytest.mark.parametrize("size", ["small", "phone"])
def test_the_longest_questions_have_room(size: str, person: People) -> None:
    """In the longer language, where there is least room: of every kind the one with most words."""
    first, *others = wordiest()
    ann = person("Ann", size=SIZES[size], lang="fr")
    seen = Seen(ann, KINGDOM, 3, first)
    for shown in others:
        seen.show(shown)
        holds(ann, size)
    assert len(others) > 9 and not ann.faults


def to_the_ruler(player: Player) -> None:
    player.opens(KINGDOM, "me", "bot:greedy")
    while player.asked() and not player.dock.locator("[data-result]").count():
        player.answer("move") if "move" in player.keys else player.first()


def test_a_result_is_typed_and_what_to_spend_is_asked(person: People) -> None:
    """Tiles in the order of the numbers; one with several ways asks, the cheapest first; Escape takes nothing."""
    ann = person("Ann")
    to_the_ruler(ann)
    results = [int(one) for one in ann.dock.locator("[data-result]").evaluate_all("all => all.map(one => one.dataset.result)")]
    assert results == sorted(set(results)) and len(results) <= 15
    several = ann.dock.locator("[data-result][aria-controls]").first
    version, result = ann.version, str(several.get_attribute("data-result"))
    ann.page.keyboard.type(result)
    ways = ann.dock.locator(f"#ways-{result}")
    expect(ways).to_be_visible()
    assert ways.locator("[data-key]").count() > 1 and ann.version == version
    expect(ways.locator("[data-key]").first).to_be_focused()
    shoot(ann, "ruler-ways")
    box, dock = ways.bounding_box(), ann.dock.bounding_box()
    assert box and dock and box["y"] + box["height"] <= dock["y"], "over the dock, not in it"
    ann.page.keyboard.press("Escape")
    expect(ways).to_be_hidden()
    ann.page.keyboard.type(result)
    expect(ways).to_be_visible()
    ann.press("Enter")
    assert ann.version > version and not ann.faults


def test_space_keeps_the_result(person: People) -> None:
    ann = person("Ann")
    to_the_ruler(ann)
    ready = ann.page.locator(".belongings .title").inner_text()
    ann.press("Space")
    ann.asked()
    assert ann.page.locator(".belongings .title").inner_text() == ready, "nothing was spent"
    assert not ann.faults, "\n".join(ann.faults)


def test_a_phone_shows_one_answer_and_a_button_that_gives_it(person: People) -> None:
    ann = person("Ann", size=PHONE)
    lay(ann, "hexes-scout", 3)
    keys, take = ann.keys, ann.test("take")
    first = take.get_attribute("data-takes")
    ann.page.get_by_role("button", name="More answers").tap()
    assert take.get_attribute("data-takes") != first and take.get_attribute("data-takes") in keys
    for one in ann.dock.locator("button:visible:not(.grab, .cite)").all():
        box = one.bounding_box()
        assert box and box["height"] >= 44 and box["width"] >= 44, one.inner_text()
    high = ann.dock.bounding_box()
    ann.test("all").tap()
    expect(ann.dock.locator("#all-answers")).to_be_visible()
    assert ann.dock.locator("#all-answers [data-key]").count() == len(keys)
    ann.dock.locator(".grab").tap()
    expect(ann.dock.locator("#all-answers")).to_be_hidden()
    assert ann.dock.bounding_box() == high
