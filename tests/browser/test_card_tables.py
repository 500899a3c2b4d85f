"""Tables of cards: rows that no question moves, a hand that can be read, numbers that nothing covers, in every window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.card_tables import Seen, Shown, chase, duel, lay, looked, played
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


def test_sixty_questions_of_a_game_move_no_row(person: People) -> None:
    """One after another as they come in a duel, each with and without a hint."""
    maren = sized(person, (1440, 900))
    seen = lay(maren, duel())
    rows = maren.page.evaluate(ROWS)
    kinds: set[str] = set()
    own = (next for next in played("keyforge", 2, 7) if next["prompt"] and next["prompt"].get("options"))
    for number, next in enumerate(islice(own, 60)):
        seen.show(next)
        assert maren.page.evaluate(ROWS) == rows, f"question {number}"
        hint(maren, seen)
        assert maren.page.evaluate(ROWS) == rows, f"question {number} with a hint"
        kinds.add(next["prompt"]["kind"])
    assert number == 59 and {"house", "main", "flank", "fight"} <= kinds, "of many kinds"


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


@pytest.mark.parametrize(("game", "seats", "states"), [("keyforge", 2, 150), ("royal-fortune", 3, 50)])
def test_nothing_is_covered_in_any_state_of_a_game(game: str, seats: int, states: int, person: People) -> None:
    """Two hundred states as they come in whole games: what is asked of oneself, and what others are asked."""
    maren = sized(person, (1440, 900))
    games = (next for seed in count() for next in played(game, seats, seed, every=3))
    seen = lay(maren, duel() if seats == 2 else chase())
    covered: list[str] = []
    titles = 0
    for number, next in enumerate(islice(games, states)):
        seen.show(next)
        covered += [f"state {number}: {one}" for one in maren.page.evaluate(COVERED)]
        titles += maren.page.locator(".line .title, .group .called").count()
    assert covered == [] and titles > 4 * states, "with cards in the lines"
    maren.page.evaluate("""() => {
        const cover = document.createElement('div');
        cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
        document.body.append(cover);
    }""")
    assert maren.page.evaluate(COVERED), "what is covered is found"


def test_a_place_between_cards_is_an_answer(person: People) -> None:
    maren = sized(person, (1440, 900))
    seen = lay(maren, duel())
    play = duel().do("play:gatekeeper")
    seen.show(looked(play))
    settled(maren)
    shoot(maren, "flanks")
    held = maren.part(play.id("gatekeeper"))
    expect(held).to_have_class(re.compile(r"\bacting\b"))
    expect(held.locator(".plate")).to_have_text("Playing")
    expect(maren.page.locator(".cloth > .hand .card")).to_have_count(7)
    left, right = maren.part("place:line:0:0"), maren.part("place:line:0:6")
    line = maren.page.locator(".mine .slot")
    first, last, a, b = (one.bounding_box() for one in (line.first, line.last, left, right))
    assert first and last and a and b
    assert a["x"] + a["width"] <= first["x"] and b["x"] >= last["x"] + last["width"], "each at its true place"
    assert a["height"] == first["height"] == b["height"]
    maren.hit(right)
    maren.page.wait_for_function("() => document.querySelector('[data-testid=dock]').dataset.state === 'sending'")
    assert [given["keys"] for given in seen.said] == [["right"]]


def settled(player: Player) -> None:
    """Wait until nothing moves any more."""
    player.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")


def test_an_arrow_goes_from_the_attacker_to_the_target_that_is_looked_at(person: People) -> None:
    maren = sized(person, (1440, 900), mode="dark")
    seen = lay(maren, duel())
    play = duel().do("fight:champion-anaphiel")
    seen.show(looked(play))
    arrow, attacker = maren.page.locator(".cloth > .arrow"), maren.part(play.id("champion-anaphiel"))
    expect(arrow).to_have_count(0)
    expect(attacker).to_have_class(re.compile(r"\bacting\b"))
    expect(attacker.locator(".plate")).to_have_text("Attacks")
    for name in ("witch-of-the-eye", "grabber-jammer"):
        target = maren.part(play.id(name))
        maren.dock.locator(f'[data-key="{play.id(name)}"]').hover()
        settled(maren)
        tip, box = arrow.locator(".head").bounding_box(), target.locator(".face").bounding_box()
        tail, own = arrow.locator(".way").bounding_box(), attacker.locator(".face").bounding_box()
        assert tip and box and tail and own
        assert abs(tip["y"] - box["y"] - box["height"]) < 8 and box["x"] < tip["x"] < box["x"] + box["width"], name
        assert abs(tail["y"] + tail["height"] - own["y"]) < 8, "it begins where the attacker ends"
        shoot(maren, f"arrow-{name}")
        assert maren.page.evaluate(COVERED) == []
    maren.page.mouse.move(2, 2)
    expect(arrow).to_have_count(0)


@pytest.mark.parametrize(("size", "told"), [((390, 844), "Key 7 = 6 −1 +1 +1"), ((1024, 768), "Key 7 = 6 −1 Titan Mechanic")])
def test_a_sum_gives_way_to_the_name_of_who_it_is_of(size: tuple[int, int], told: str, person: People) -> None:
    maren = sized(person, size)
    lay(maren, duel())
    own = maren.page.locator(".rail.own")
    assert own.locator(".who b").evaluate("one => one.scrollWidth <= one.clientWidth"), "the name is whole"
    assert " ".join(own.locator(".sum").inner_text().split()).startswith(told)


def test_a_key_that_costs_something_else_is_a_sum_of_names_that_show_their_cards(person: People) -> None:
    maren = sized(person, (1440, 900))
    lay(maren, duel())
    mine, theirs = maren.page.locator(".rail.own .sum"), maren.page.locator(".rail:not(.own) .sum")
    expect(theirs).to_have_text("Key 5 = 6−1Titan Mechanic")
    expect(mine).to_have_text("Key 7 = 6−1Titan Mechanic+1Murmook+1Grabber Jammer")
    expect(maren.page.locator(".rail.own .pips .more")).to_have_count(1)  # the seventh
    expect(maren.page.locator(".rail:not(.own) .pips .more")).to_have_count(0)
    mine.get_by_role("button", name="Murmook").click()
    expect(maren.test("inspect")).to_contain_text("Murmook")
    expect(maren.test("inspect")).to_contain_text("keys cost 1 æmber more")


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
    for stat in maren.page.locator(".rail .stat").all():
        expect(stat).to_be_in_viewport(ratio=1)
