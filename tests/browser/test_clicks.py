"""Every click does what it promises: a thing that can be chosen opens its answers, or gives the one it has."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, shoot
from tests.browser.hands import Spot, rest, spot_of, touch
from tests.browser.player import Player, web
from tests.browser.stories import deeds
from tests.browser.test_stories import tell
from tests.browser.test_ways import PHONE

SIZES = {"laptop": {"width": 1440, "height": 900}, "large": {"width": 1920, "height": 1080}, "phone": PHONE}
SHARES = {
    ("crowd", "laptop"): 50,
    ("crowd", "large"): 40,
    ("crowd", "phone"): 50,
    ("hex", "laptop"): 20,
    ("hex", "large"): 10,
    ("hex", "phone"): 15,
    ("rows", "phone"): 15,
}
"""Two hundred clicks."""
HAND = ("held.0.0", "held.0.4", "held.0.8")
EDGES = 4
"""How often each end of a hand, and its middle, is touched at its lowest edge."""
LOOK = """() => [...document.querySelectorAll('[data-testid=inspect][role=dialog] [data-key]')].map((one) => one.dataset.key)"""


def touched(player: Player, part: str, spot: Spot, promised: list[str], said: list[dict[str, object]]) -> None:
    """One touch; what it promised is open for choice, or is sent."""
    before = len(said)
    touch(player, spot)
    if len(promised) > 1:
        player.page.wait_for_function(f"keys => JSON.stringify(({LOOK})()) === keys", arg=_json(promised), timeout=5_000)
        assert len(said) == before, f"{part} at {spot} answered by itself"
        return
    for _ in range(100):
        if len(said) > before:
            break
        player.page.wait_for_timeout(20)
    assert [given["keys"] for given in said[before:]] == [promised], f"{part} at {spot}"


def _json(keys: list[str]) -> str:
    return "[" + ",".join(f'"{key}"' for key in keys) + "]"


@pytest.mark.parametrize(("story", "size"), SHARES)
def test_a_click_does_what_it_promises(story: str, size: str, person: People) -> None:
    luck = random.Random(f"{story} {size}")
    ann = person("Ann", size=SIZES[size], oneTap=True)
    said = tell(ann, story, all=True)
    offers: dict[str, list[str]] = {}
    for key, part in deeds(story, all=True):
        offers.setdefault(part, []).append(key)
    answers = {key: [key] for key in ann.keys}
    done, wanted = 0, SHARES[story, size]
    edges = [card for card in HAND for _ in range(EDGES)] if story == "crowd" else []
    shoot(ann, f"clicks-{story}-{size}")
    while done < wanted:
        rest(ann, keys=done % 2 == 1)
        low = bool(edges)
        part = edges.pop() if edges else luck.choice([*offers, *offers, *answers])
        if ann.finger:
            (ann.part(part) if part in offers else ann.reach(part)).scroll_into_view_if_needed()
        spot = spot_of(ann, part, luck, low=low)
        assert spot is not None or not low, f"nothing of {part} is seen"
        if spot is not None:
            touched(ann, part, spot, offers.get(part) or answers[part], said)
            done += 1
    assert not ann.faults, "\n".join(ann.faults)


@pytest.mark.parametrize("gone", ["what lies on the card", "the card"])
def test_a_click_is_not_lost_when_what_was_pressed_is_drawn_anew(gone: str, person: People) -> None:
    """Between press and release the sign that was pressed goes away, or the whole card is put in place again."""
    ann = person("Ann")
    said = tell(ann, "crowd", all=True)
    promised = [key for key, part in deeds("crowd", all=True) if part == HAND[1]]
    ann.page.evaluate(
        """([part, whole]) => {
            const card = document.querySelector(`[data-part="${CSS.escape(part)}"]`), box = card.getBoundingClientRect();
            const sign = card.appendChild(document.createElement('i')), row = card.parentElement;
            const at = { bubbles: true, clientX: box.x + 9, clientY: box.y + 9, pointerType: 'mouse' };
            sign.dispatchEvent(new PointerEvent('pointerdown', at));
            sign.remove();
            if (whole) card.replaceWith(card.cloneNode(true));
            row.dispatchEvent(new MouseEvent('click', at));
        }""",
        [HAND[1], gone == "the card"],
    )
    ann.page.wait_for_function(f"keys => JSON.stringify(({LOOK})()) === keys", arg=_json(promised))
    assert said == []


def test_a_click_that_was_promised_something_else_gives_nothing(person: People) -> None:
    """Pressed, dragged to another thing, let go: whoever does that has thought better of it."""
    ann = person("Ann")
    said = tell(ann, "hex", all=True)
    here, there = (ann.part(part).bounding_box() for _key, part in deeds("hex", all=True)[:2])
    assert here and there
    ann.page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    ann.page.mouse.up()
    first = ann.keys[0]
    ann.dock.locator(f'[data-key="{first}"]').click()
    ann.page.wait_for_function("() => document.querySelector('[data-testid=dock]').dataset.state === 'asked'")
    assert [given["keys"] for given in said] == [[first]]


def test_a_tap_on_the_handle_moves_the_sheet_and_answers_nothing(person: People) -> None:
    ann = person("Ann", size=PHONE, oneTap=True)
    said = tell(ann, "crowd", all=True)
    handle = ann.dock.locator(".grab")
    names = [web("sheet-larger"), web("sheet-smaller")]
    version = ann.version
    for turn in range(6):
        box = handle.bounding_box()
        assert box is not None and handle.get_attribute("aria-label") == names[turn % 2]
        touch(ann, Spot(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
        expect(handle).to_have_attribute("aria-label", names[1 - turn % 2])
    assert (said, ann.version, ann.state) == ([], version, "asked")


@pytest.mark.parametrize("size", [*SIZES.values(), {"width": 1024, "height": 768}, {"width": 844, "height": 390}])
@pytest.mark.parametrize("story", ["crowd", "hex"])
def test_the_page_is_never_longer_than_the_window(story: str, size: dict[str, int], person: People) -> None:
    ann = person("Ann", size=size)
    tell(ann, story, all=True)
    found = ann.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert found == [size["width"], size["height"]]


def test_a_phone_shows_what_everybody_has_on_ones_own_turn(person: People) -> None:
    """Keys, æmber and chains of both, each with its sign, on rails that never scroll away; in words when one is opened."""
    ann = person("Ann", size=PHONE)
    tell(ann, "crowd")
    shoot(ann, "strips")
    for seat in (0, 1):
        strip = ann.page.locator(f'.mat.rail:has([data-part="mat.{seat}"])')
        counters = strip.locator(".chip, .stat")
        expect(counters).to_have_count(6)
        expect(strip.locator(".chip.held")).to_have_count(2)
        assert counters.nth(3).inner_text().split()[:3] == ["5", "of", "6"]
        assert [one.locator("svg").count() for one in counters.all()] == [1] * 6, "each has its sign"
        for counter in counters.all()[:5]:
            expect(counter).to_be_in_viewport(ratio=1)
    ann.hit(ann.part("mat.0"))
    told = ann.test("inspect").locator(".counted li")
    expect(told).to_have_count(6)
    shoot(ann, "chip-opened")
    words = [" ".join(line.split()) for line in told.all_inner_texts()]
    assert words[:5:2] == ["red key R yes", "blue key B not yet", "Chains 7"]
