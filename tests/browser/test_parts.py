"""The parts of a table in a real browser: at every size nothing overlaps, nothing leaves the window and no text is cut."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from inglenook.engine import save as saves
from inglenook.engine.game import game
from inglenook.engine.view import scene
from inglenook.games.key_to_the_kingdom import scene as kingdom
from inglenook.games.key_to_the_kingdom.board import KEEP
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, TOKENS
from tests.browser.card_tables import SEEN, Seen
from tests.browser.conftest import People
from tests.browser.moments import MOMENTS, lay
from tests.browser.player import Player
from tests.kingdom.places import EIGHT, climb
from tests.kingdom.stage import Play, stage
from tests.properties import named_seats

SIZES = ("1440x900", "1920x1080", "1024x768", "390x844")
LOOK = """() => {
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight + 1) found.push("the page scrolls");
    const part = node => (node.matches("[data-part]") ? node : node.querySelector("[data-part]"))?.dataset.part;
    const name = node => node.dataset.site || part(node) || node.textContent.slice(0, 20);
    const boxes = selector => [...document.querySelectorAll(selector)]
        .map(node => [name(node), node.getBoundingClientRect(), node]).filter(([, box]) => box.width && box.height);
    const moves = node => {
        for (let at = node.parentElement; at; at = at.parentElement)
            if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return true;
        return false;
    };
    for (const [id, box, node] of boxes(".site, .offer, .rows .row, .track, .test, .plate, .track .cell"))
        if (box.left < -1 || box.right > innerWidth + 1 || (!moves(node) && (box.top < -1 || box.bottom > innerHeight + 1)))
            found.push(`${id} leaves the window`);
    const apart = (all, what, least = 1) => all.forEach(([one, a], at) => all.slice(at + 1).forEach(([other, b]) => {
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (w > least && h > least) found.push(`${what}: ${one} lies over ${other} by ${Math.round(w)} x ${Math.round(h)}`);
    }));
    apart(boxes(".site"), "sites");
    apart(boxes(".offer"), "cards");
    apart(boxes(".rows .row, .track, .board:has(> .world), .sites"), "parts");
    apart(boxes(".rows .row, .track, .test, .sites"), "parts");
    apart(boxes(".plate"), "plates");
    apart(boxes(".track .cell"), "cells");
    apart(boxes("g.name, g.number"), "names and keys", 3);
    const written = [".site", ".offer", ".test", ".plate", ".cell"].map(one => `${one}, ${one} *`).join(", ");
    const says = node => [...node.childNodes].some(one => one.nodeType === Node.TEXT_NODE && one.data.trim());
    for (const [id, , node] of boxes(`${written}, .row .title *`))
        if (says(node) && !node.closest(".sr") && node.clientWidth && node.scrollWidth > node.clientWidth + 1)
            found.push(`text of ${id} is cut: ${node.textContent}`);
    return [...new Set(found)];
}"""


SPILT = """() => {
    const spilt = [];
    for (const cell of document.querySelectorAll(".track .cell")) {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const [words, box] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
        if (words.left < box.left || words.right > box.right || words.top < box.top - 1 || words.bottom > box.bottom + 1)
            spilt.push(`${cell.textContent.trim()} is larger than its cell`);
        for (const other of document.querySelectorAll(".track .cell, .track .title")) {
            const near = other.getBoundingClientRect();
            const aside = words.left >= near.right || near.left >= words.right;
            if (other !== cell && !aside && words.top < near.bottom && near.top < words.bottom)
                spilt.push(`${cell.textContent.trim()} lies over ${other.textContent.trim()}`);
        }
    }
    return spilt;
}"""

COVERED = """() => {
    const seen = [...document.querySelectorAll(".track .cell")].filter(cell => {
        const box = cell.getBoundingClientRect();
        const at = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
        return at.every(([x, y]) =>
            cell.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)));
    });
    const all = document.querySelectorAll(".track .cell").length;
    return seen.length === all ? [] : [`${all - seen.length} cells are covered`];
}"""


def sized(size: str) -> dict[str, int]:
    width, height = (int(n) for n in size.split("x"))
    return {"width": width, "height": height}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_leaves_the_window_or_is_cut(person: People, size: str):
    found: dict[str, list[str]] = {}
    for moment in MOMENTS:
        player = person("Ann", size=sized(size))
        lay(player, moment)
        found[moment] = player.page.evaluate(LOOK) + player.faults
        player.context.close()
    assert not {moment: faults for moment, faults in found.items() if faults}


def test_a_long_track_shows_all_its_cells_and_who_stands_there(person: People):
    ann = person("Ann", size=sized("390x844"))
    lay(ann, "map-travel")
    cells = ann.page.locator(".track .cell")
    assert cells.count() == 13
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in map(box_of, cells.all()))
    assert ann.page.locator(".track .lane svg").count() == 9, "eight seats, and one nobody sits at"


@pytest.mark.parametrize("size", ["1024x768", "1280x720", "390x844"])
def test_the_words_of_a_track_stay_in_their_cells_also_in_the_longer_language(person: People, size: str):
    """Every way of Key to the Kingdom, with as much help as there can be, and the castle unseen and seen."""
    ways = [kingdom._track(id, 0, 1, None, tuple(range(len(one.steps)))) for id, one in ADVENTURES.items()]
    ways += [kingdom._castle_track(0, 1, seen) for seen in ((None,) * len(KEEP), tuple(TOKENS)[: len(KEEP)])]
    of = game("key-to-the-kingdom")
    t = saves.new_table(of, named_seats(2), luck=saves.seed_key(1))
    shown: dict[str, Any] = msgspec.to_builtins(scene(t, 0, lines=5))
    longest = sorted(ways, key=lambda way: -max(len(of.words("fr").say(cell.label)) for cell in way[0].cells))[:6]
    ann = person("Ann", size=sized(size), lang="fr")
    seen = Seen(ann, of.id, 2, shown)
    found: dict[str, list[str]] = {}
    for (way,) in longest:
        seen.show({**shown, "parts": [*shown["parts"], msgspec.to_builtins(way)]})
        expect(ann.page.locator(".track .cell")).to_have_count(len(way.cells))
        found[of.words("fr").say(way.name)] = ann.page.evaluate(SPILT) + ann.page.evaluate(COVERED)
    assert not {name: faults for name, faults in found.items() if faults}


def test_a_tile_is_turned_by_keys_through_the_turns_that_fit_and_laid(person: People):
    ann = person("Ann", size=sized("1440x900"))
    said = lay(ann, "hexes-turn")
    number = ann.page.locator("g.number text")
    expect(number).to_have_text("1")
    joined = [joins(ann)]
    ann.page.keyboard.press("e")
    expect(number).to_have_text("2")
    joined.append(joins(ann))
    ann.page.keyboard.press("q")
    expect(number).to_have_text("1")
    assert joins(ann) == joined[0] and all(joined), "each turn shows what it joins"
    ann.page.keyboard.press("q")
    turns = len(ann.keys)
    expect(number).to_have_text(str(turns))
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("() => document.querySelector('[data-testid=dock]')")
    assert [one["keys"] for one in said] == [[ann.keys[-1]]]


def test_what_turns_a_tile_is_not_covered_on_a_phone(person: People):
    ann = person("Ann", size=sized("390x844"))
    lay(ann, "hexes-turn")
    covered = """() => [...document.querySelectorAll(".turning button")].filter(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).length"""
    assert ann.page.locator(".turning button").count() == 3
    assert ann.page.evaluate(covered) == 0


def joins(player: Player) -> list[str]:
    """The tiles the turn looked at would join."""
    found: list[str] = player.page.locator("[data-join]").evaluate_all("all => all.map(one => one.dataset.join)")
    return found


def test_the_answer_looked_at_lies_in_its_slot_as_a_ghost(person: People):
    ann = person("Ann", size=sized("1440x900"))
    lay(ann, "market-place")
    site = ann.page.locator(".site.lit").first
    expect(site.locator(".slot.ghost")).to_have_count(0)
    site.hover()
    expect(site.locator(".slot.ghost svg.die")).to_have_count(1)
    expect(ann.page.locator(".slot.ghost")).to_have_count(1)
    expect(site.locator(".pays")).to_have_count(1)


def test_a_test_shows_what_counts_and_the_odds_of_every_answer(person: People):
    ann = person("Ann", size=sized("1440x900"))
    lay(ann, "map-test")
    test = ann.page.locator(".test")
    assert test.locator(".pips i").count() == 3
    assert test.locator(".pips i.on").count() == test.locator(".die.hit, .felt svg.hit").count()
    assert test.locator(".odds li").count() == len(ann.keys)
    assert test.locator(".odds b").last.inner_text() == "0%"
    expect(ann.dock.locator(".odds")).to_have_count(0)  # told once


def test_an_answer_shows_the_chance_it_leaves(person: People):
    ann = person("Ann", size=sized("1440x900"))
    play = stage(at=["wc08", "ec12"], rolls=[1], spent={0: EIGHT[:4]}).do("move", "keep")
    seen = Seen(ann, "key-to-the-kingdom", 2, shown(play))
    odds = shown(play)["prompt"]["options"][0]["odds"]["now"]
    expect(ann.dock.locator(".odds")).to_have_text(f"{round(100 * odds)}%")
    expect(ann.dock.locator('[data-key="go:red1"] .odds')).to_have_count(1)
    last = len(ADVENTURES["blue1"].steps) - 2
    play = climb("blue1", last, rolls=[ADVENTURES["blue1"].challenge.low[last] - 2], spent={0: EIGHT[:3]})
    seen.show(shown(play))
    tile = ann.dock.locator(".passes .tile").first
    best = max(one["odds"]["now"] for one in shown(play)["prompt"]["options"] if one["verdict"] == "passes")
    expect(tile.locator("small")).to_have_text(f"{round(100 * best)}%")
    expect(ann.dock.locator(".keep .odds")).to_have_count(0)  # that it fails is said already


def shown(play: Play) -> dict[str, Any]:
    """What the first seat sees."""
    found: dict[str, Any] = msgspec.to_builtins(play.scene(0))
    return {name: found.get(name) for name in SEEN}


def box_of(one: Any) -> dict[str, float]:
    found: dict[str, float] = one.bounding_box()
    return found
