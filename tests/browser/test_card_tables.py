"""Tables of cards: rows that no question moves, a hand that can be read, numbers that nothing covers, in every window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.card_tables import Seen, Shown, chase, duel, lay, looked
from tests.browser.conftest import People, shoot
from tests.browser.player import Player
from tests.keyforge.stage import Play

SIZES = [(390, 844), (844, 390), (1024, 768), (1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080)]
WIDE = [(1024, 768), (1440, 900), (1920, 1080)]
ROWS = """() => [...document.querySelectorAll('.mat.rail, .zone.line, .cloth > .hand, [data-testid=dock]')].map((row) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return [row.className.split(' ')[0], ...[x, y, width, height].map((n) => Math.round(n * 100) / 100)];
})"""
TURN = ("reap:raiding-knight", "fight:champion-anaphiel", "dew-faerie", "unstun:lady-maxena", "play:gatekeeper", "left")
"""One question after another, within a turn."""
COVERED = """() => {
    const all = [...document.querySelectorAll('.card, .card *:not(.badges, .words), .worn, .rail, .rail *')];
    for (const one of all) one.style.pointerEvents = 'auto';
    const rows = (one) => one.closest('[data-row]')?.getBoundingClientRect();
    const found = [];
    for (const one of document.querySelectorAll(
        '.line .title, .line .plate, .line .keyword, .line .power, .line .armour, .line .badges > span, .line .worn .name,'
        + ' .line .keys, .cloth > .hand .title, .cloth > .hand .text, .rail b, .rail .chip, .group .number, .group .called')) {
        const box = one.getBoundingClientRect(), row = rows(one);
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (!box.width || (row && (x < row.left || x > row.right || y > row.bottom))) continue; // pushed along
        const hit = document.elementFromPoint(x, y);
        if (hit?.matches('.rail > .head') && hit.parentElement.contains(one)) continue; // all of a rail is one button
        const free = hit && (one.contains(hit) || hit.contains(one));
        if (!free) found.push(`${one.className} ${one.textContent}: ${hit?.className}`);
    }
    for (const one of all) one.style.pointerEvents = '';
    return found;
}"""


def sized(person: People, size: tuple[int, int], **chosen: Any) -> Player:
    return person("Maren", size={"width": size[0], "height": size[1]}, **chosen)


def questions(play: Play) -> Iterator[Shown]:
    """The table at one question after another of the same turn."""
    yield looked(play)
    for word in TURN:
        yield looked(play.do(word))


@pytest.mark.parametrize("size", WIDE)
def test_no_question_moves_a_row(size: tuple[int, int], person: People) -> None:
    maren = sized(person, size)
    seen = lay(maren, duel())
    rows = maren.page.evaluate(ROWS)
    assert [row[0] for row in rows].count("mat") == 2, "a rail each"
    assert len(rows) == 6
    asked = set()
    for number, next in enumerate(questions(duel())):
        seen.show(next)
        for hinted in (False, True):
            if hinted:
                hint(maren, seen)
            assert maren.page.evaluate(ROWS) == rows, f"question {number}, hint {hinted}"
        asked.add(maren.question)
    assert len(asked) == 3, "to do, to fight, to stand"
    shoot(maren, f"rows-{size[0]}")


def hint(player: Player, seen: Seen) -> None:
    """Ask for a hint and wait until it is there."""
    player.page.keyboard.press("h")
    expect(player.test("hint")).to_contain_text(seen.REASON)


def test_seven_cards_in_hand_can_be_read(person: People) -> None:
    maren = sized(person, (1440, 900))
    lay(maren, duel())
    dock = maren.dock.bounding_box()
    cards = maren.page.locator(".cloth > .hand .card")
    expect(cards).to_have_count(7)
    assert dock is not None
    for card in cards.all():
        box, text = card.bounding_box(), card.locator(".text")
        assert box and box["width"] >= 148 and box["y"] + box["height"] <= dock["y"], "whole above the question"
        said = text.locator(".all")
        assert said.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 12
        if len(said.inner_text()) <= 170:
            assert text.evaluate("one => one.querySelector('.all').scrollHeight + 8 <= one.clientHeight + 1"), said.inner_text()
            expect(text.locator("em")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["duel", "chase"])
def test_nothing_of_the_page_scrolls_and_nothing_scrolls_both_ways(game: str, size: tuple[int, int], person: People) -> None:
    maren = sized(person, size)
    lay(maren, duel() if game == "duel" else chase())
    shoot(maren, f"{game}-{size[0]}")
    found = maren.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert found == list(size)
    both = """() => [...document.querySelectorAll('.cloth, .cloth *')].filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const moves = (how) => how === 'auto' || how === 'scroll';
        return moves(overflowX) && one.scrollWidth > one.clientWidth && moves(overflowY) && one.scrollHeight > one.clientHeight;
    }).map((one) => one.className)"""
    assert maren.page.evaluate(both) == []


@pytest.mark.parametrize("size", [(390, 844), *WIDE])
def test_keys_and_æmber_and_chains_of_both_are_always_in_view(size: tuple[int, int], person: People) -> None:
    maren = sized(person, size)
    seen = lay(maren, duel())
    for next in questions(duel()):
        seen.show(next)
        scores = maren.page.locator(".rail .chip, .rail .stat")
        expect(scores).to_have_count(10)  # three keys, æmber and chains, of two
        for score in scores.all():
            expect(score).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "size"), [("duel", (390, 844)), *((game, size) for game in ("duel", "chase") for size in WIDE)]
)
def test_no_name_plate_or_number_is_covered(game: str, size: tuple[int, int], person: People) -> None:
    maren = sized(person, size)
    if game == "chase":
        lay(maren, chase())
        assert maren.page.evaluate(COVERED) == []
        return
    seen = lay(maren, duel())
    for number, next in enumerate(questions(duel())):
        seen.show(next)
        assert maren.page.evaluate(COVERED) == [], f"question {number}"


def test_a_place_between_cards_is_an_answer(person: People) -> None:
    maren = sized(person, (1440, 900))
    asked = looked(duel().do("play:gatekeeper"))
    for option, index in zip(asked["prompt"]["options"], (0, 6), strict=True):
        option["place"] = {"zone": "line:0", "index": index}
    seen = lay(maren, duel())
    seen.show(asked)
    left, right = maren.part("place:line:0:0"), maren.part("place:line:0:6")
    line = maren.page.locator(".mine .slot")
    first, last, a, b = (one.bounding_box() for one in (line.first, line.last, left, right))
    assert first and last and a and b
    assert a["x"] + a["width"] <= first["x"] and b["x"] >= last["x"] + last["width"], "each at its true place"
    assert a["height"] == first["height"] == b["height"]
    maren.hit(right)
    maren.page.wait_for_function("() => document.querySelector('[data-testid=dock]').dataset.state === 'sending'")
    assert [given["keys"] for given in seen.said] == [["right"]]


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_with_two_mates_all_that_is_needed_is_in_view(size: tuple[int, int], person: People) -> None:
    maren = sized(person, size)
    lay(maren, chase())
    shoot(maren, f"mates-{size[0]}")
    mates = maren.page.locator(".group")
    expect(mates).to_have_count(2)
    for mate in mates.all():
        expect(mate).to_be_in_viewport(ratio=1)
        for tile in mate.locator(".cards .card").all()[:6]:
            expect(tile).to_be_in_viewport(ratio=0.9)
    for card in maren.page.locator(".mine .slot, .foe .slot").all():
        expect(card).to_be_in_viewport(ratio=0.95)
    for count in maren.page.locator(".rail .stat").all():
        expect(count).to_be_in_viewport(ratio=1)
