"""What is printed on cards, in the codex and on the board: counts, variety, sources, and that every name leads somewhere."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import msgspec
import pytest

from inglenook.games.key_to_the_kingdom import content
from inglenook.games.key_to_the_kingdom.content import (
    ADVENTURES,
    COMPONENTS,
    EVENTS,
    HEROES,
    ITEMS,
    MAGIC,
    MINORS,
    REGIONS,
    ROADS,
    SPACES,
    TOKENS,
    WHIRLPOOLS,
    Event,
)

FILES = sorted(path.name for path in content.FOLDER.glob("*.toml"))


def records(file: str) -> list[dict[str, Any]]:
    """Every record of a content file as it is written."""
    tables = tomllib.loads((content.FOLDER / file).read_text(encoding="utf-8"))
    return [record for table in tables.values() for record in table]


def but_for_its_looks(event: Event) -> bytes:
    """All that a card does."""
    return msgspec.json.encode(msgspec.structs.replace(event, id="", icon="", rules=(), source="ours"))


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_where_it_comes_from(file: str) -> None:
    found = records(file)
    assert found
    assert {record["source"] for record in found} <= {"rulebook", "public", "ours"}


def test_what_the_box_lists_is_from_the_rulebook() -> None:
    assert {record.source for record in COMPONENTS.values()} == {"rulebook"}


def test_no_two_events_are_alike_but_for_name_and_icon() -> None:
    twins = Counter(but_for_its_looks(event) for event in EVENTS.values())
    assert len(EVENTS) == len(twins) == 36
    assert len({event.icon for event in EVENTS.values()}) == 36


def test_events_are_companions_encounters_and_magic_items() -> None:
    assert Counter(event.kind for event in EVENTS.values()) == {"companion": 12, "encounter": 17, "magic": 7}


def test_each_companion_has_a_test_a_power_of_its_own_and_one_step_to_help_on() -> None:
    companions = {id: event for id, event in EVENTS.items() if event.kind == "companion"}
    assert all(event.test is not None and event.power is not None for event in companions.values())
    powers = [msgspec.json.encode(event.power) for event in companions.values()]
    assert len({*powers}) == 12
    steps = {step.companion: id for id, adventure in ADVENTURES.items() for step in adventure.steps if step.companion}
    assert steps == {id: event.helps for id, event in companions.items()}


def test_encounters_do_at_least_twelve_different_things() -> None:
    encounters = [event for event in EVENTS.values() if event.kind == "encounter"]
    assert len({effect.do for event in encounters for effect in event.win}) >= 12
    assert all(event.win for event in encounters)


def test_each_magic_item_has_a_card_that_names_it_and_two_cards_give_any() -> None:
    named = Counter(event.magic for event in EVENTS.values() if event.kind == "magic")
    assert named.pop(None) == 2
    assert named == dict.fromkeys(MAGIC, 1)


def test_three_magic_items_have_an_effect_each_its_own_and_two_have_none() -> None:
    effects = [token.effect for token in MAGIC.values()]
    assert effects.count(None) == 2
    assert len({effect for effect in effects if effect}) == 3


def test_every_hero_has_a_power_colour_and_icon_of_its_own() -> None:
    for look in ("power", "colour", "icon"):
        assert len({getattr(hero, look) for hero in HEROES.values()}) == 5


def test_six_key_adventures_two_of_each_colour_with_six_different_challenges() -> None:
    assert Counter(adventure.colour for adventure in ADVENTURES.values()) == {"red": 2, "green": 2, "blue": 2}
    assert len({adventure.challenge.kind for adventure in ADVENTURES.values()}) == 6
    assert len({adventure.item for adventure in ADVENTURES.values()}) == 6
    assert {adventure.item for adventure in ADVENTURES.values()} <= {*ITEMS}


@pytest.mark.parametrize("id", sorted(ADVENTURES))
def test_a_key_adventure_has_one_item_space_two_companion_spaces_and_a_number_for_every_step(id: str) -> None:
    adventure = ADVENTURES[id]
    kinds = Counter(step.kind for step in adventure.steps)
    assert (kinds["item"], kinds["companion"]) == (1, 2)
    assert adventure.steps[0].kind == adventure.steps[-1].kind == "plain", (
        "the first and the last step are walked by nobody's help"
    )
    for numbers in (adventure.challenge.low, adventure.challenge.high):
        assert len(numbers) in (0, len(adventure.steps))


def test_six_minor_adventures_with_six_different_rules() -> None:
    assert len(MINORS) == len({minor.kind for minor in MINORS.values()}) == 6


def exits() -> list[tuple[str, str]]:
    """Every way out of an adventure, as (adventure, space)."""
    found = [(id, exit) for id, one in ADVENTURES.items() for exit in (one.success, one.failure)]
    return found + [(id, exit) for id, one in MINORS.items() for exit in (one.success, one.failure) if exit]


@pytest.mark.parametrize(("adventure", "exit"), exits())
def test_an_exit_is_on_a_road_of_the_same_region(adventure: str, exit: str) -> None:
    assert SPACES[exit].region == SPACES[adventure].region
    assert SPACES[exit].kind in ("boring", "restore", "event", "demon", "landing")


@pytest.mark.parametrize("id", sorted(WHIRLPOOLS))
def test_a_whirlpool_shows_the_other_face_of_its_portion(id: str) -> None:
    here, there = REGIONS[SPACES[id].region], REGIONS[WHIRLPOOLS[id].to]
    assert WHIRLPOOLS[id].portion == here.portion == there.portion
    assert {here.state, there.state} == {"closed", "open"}
    arrival = SPACES[WHIRLPOOLS[id].arrival]
    assert arrival.region == there.id
    assert arrival.kind == ("void" if there.state == "open" else "landing")


def test_spaces_with_an_entry_are_the_stops_and_each_has_one_of_its_own() -> None:
    entries = [space.entry for space in SPACES.values() if space.entry]
    assert sorted(entries) == sorted([*ADVENTURES, *MINORS, *WHIRLPOOLS])
    assert all(bool(space.entry) == (space.kind in ("key", "minor", "whirlpool")) for space in SPACES.values())


def test_restore_spaces_show_a_number_below_that_of_a_nap_and_the_numbers_differ() -> None:
    shown = [space.value for space in SPACES.values() if space.kind == "restore"]
    assert {*shown} == {1, 2, 3, 4}
    assert all(space.value == 0 for space in SPACES.values() if space.kind != "restore")


def test_garden_tokens_restore_and_keep_tokens_ask() -> None:
    for token in TOKENS.values():
        assert (token.restore > 0) == (token.back == "garden")
        assert (token.test is not None) == (token.back == "keep")


def test_every_road_joins_two_spaces_that_exist_and_none_twice() -> None:
    ends = [frozenset((road.a, road.b)) for road in ROADS.values()]
    assert all(len(pair) == 2 and pair <= {*SPACES} for pair in ends)
    assert len(ends) == len({*ends})
