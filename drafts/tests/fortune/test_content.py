"""What is printed in Fortune and Glory: the counts of the box, the decks, the map; and that every name leads somewhere."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import msgspec
import pytest
from inglenook.games.fortune_and_glory import content
from inglenook.games.fortune_and_glory.content import (
    ADVENTURES,
    ALLIES,
    ARTIFACTS,
    CARRIED,
    CHART,
    CITIES,
    DANGERS,
    ENEMIES,
    EVENTS,
    GEAR,
    HEROES,
    ITEMS,
    LOCATIONS,
    ORGANISATIONS,
    OUTLINES,
    ROADS,
    SHEETS,
    SKILLS,
    SPACES,
    VILLAIN_EVENTS,
    VILLAINS,
    Bonus,
    Enemy,
    Side,
)

from inglenook.engine.content import Record
from inglenook.engine.kit.routes import Step, reach

FILES = sorted(path.name for path in content.FOLDER.glob("*.toml"))
KEYWORDS = {
    "trap", "puzzle", "chase", "beast", "curse", "spirit", "water", "air", "fire", "ice", "jungle", "desert", "mountain",
    "ruin", "city", "crowd", "guard", "nazi", "mob", "villain", "vehicle", "weapon", "tool", "clothing", "book", "animal",
    "pilot", "scholar", "fighter", "thief", "guide", "social", "gold",
}  # fmt: skip
"""The closed list: nothing else may stand on a card."""
MOMENTS = {
    "any", "own-move", "own-adventure", "test-before", "test-after", "fight-start", "fight-round", "fight-end", "escape",
    "danger-drawn", "danger-passed", "danger-failed", "city", "buying", "villain-acts", "villain-event",
}  # fmt: skip
SIDES = [(id, side) for id, card in DANGERS.items() for side in (card.front, card.back)] + [
    (id, side) for id, card in CITIES.items() for side in (card.front, card.back) if side is not None
]
SHEET_SIDES = [(id, step) for id, sheet in SHEETS.items() for step in sheet.steps]
TESTS: list[tuple[str, content.Test]] = [
    *((id, test) for id, side in SIDES for test in side.tests),
    *((id, test) for id, step in SHEET_SIDES for test in step.tests),
    *((id, enemy.escape) for id, enemy in ENEMIES.items() if enemy.escape is not None),
    *((id, artifact.escape) for id, artifact in ARTIFACTS.items() if artifact.escape is not None),
]
DECKS: Mapping[str, Mapping[str, Record]] = {
    "artifacts": ARTIFACTS, "adventures": ADVENTURES, "dangers": DANGERS, "events": EVENTS, "city": CITIES, "gear": GEAR,
    "allies": ALLIES, "items": ITEMS, "villain events": VILLAIN_EVENTS, "locations": LOCATIONS, "enemies": ENEMIES,
    "villains": VILLAINS, "heroes": HEROES,
}  # fmt: skip
FIGHTERS = [enemy for enemy in ENEMIES.values() if enemy.fight]


def of(deck: str) -> list[Enemy]:
    return [enemy for enemy in ENEMIES.values() if enemy.deck == deck]


def records(file: str) -> list[dict[str, Any]]:
    """Every record of a content file as it is written."""
    tables = tomllib.loads((content.FOLDER / file).read_text(encoding="utf-8"))
    return [record for table in tables.values() for record in table]


def next_to(space: str) -> list[str]:
    return [road.b if road.a == space else road.a for road in ROADS.values() if space in (road.a, road.b)]


def steps(space: str) -> list[Step]:
    return [Step(to, SPACES[to].cost) for to in next_to(space)]


def away(space: str) -> dict[str, int]:
    """The points to every space, without a flight."""
    return {to: way.points for to, way in reach(steps, space, 99).items()}


DISTANCES = {space: away(space) for space in SPACES}
CITY = {id: space for id, space in SPACES.items() if space.kind == "city"}
LAND = {id: space for id, space in SPACES.items() if space.kind == "land"}
SEA = {id: space for id, space in SPACES.items() if space.kind == "sea"}


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_where_it_comes_from(file: str) -> None:
    found = records(file)
    assert found and {record["source"] for record in found} <= {"rulebook", "public", "ours"}


def test_the_box_holds_342_cards() -> None:
    counted = {
        "allies": len(ALLIES), "gear": len(GEAR), "enemies": len(of("enemy")), "nazi enemies": len(of("nazi-enemy")),
        "events": len(EVENTS), "city": len(CITIES), "artifacts": len(ARTIFACTS), "adventures": len(ADVENTURES),
        "locations": len(LOCATIONS), "dangers": len(DANGERS), "villain events": len(VILLAIN_EVENTS),
        "items": sum(item.count for item in ITEMS.values()),
    }  # fmt: skip
    assert counted == {
        "allies": 20, "gear": 20, "enemies": 20, "nazi enemies": 20, "events": 45, "city": 40, "artifacts": 25,
        "adventures": 25, "locations": 45, "dangers": 40, "villain events": 30, "items": 12,
    }  # fmt: skip
    assert sum(counted.values()) == 342
    assert (len(VILLAINS), len(HEROES), len(ORGANISATIONS)) == (6, 8, 2)
    assert {enemy.id: enemy.figures for enemy in of("reference")} == {"soldier": 16, "thug": 8}
    assert all(card.count == 1 for card in (*GEAR.values(), *ALLIES.values()))


@pytest.mark.parametrize(
    ("kinds", "cards"),
    [
        ({"hand": 30, "immediate": 8, "remains": 4, "cancel": 3}, EVENTS),
        ({"danger": 8, "secret": 6, "offer": 8, "gain": 8, "loss": 6, "foe": 4}, CITIES),
        ({"tactics": 8, "henchmen": 6, "boost": 5, "terrain": 5, "remains": 3, "track": 3}, VILLAIN_EVENTS),
    ],
)
def test_a_deck_is_mixed_as_it_should_be(kinds: dict[str, int], cards: Mapping[str, Any]) -> None:
    assert Counter(card.kind for card in cards.values()) == kinds


def test_an_id_names_one_thing_alone() -> None:
    ids = Counter(id for deck in DECKS.values() for id in deck)
    assert [id for id, n in ids.items() if n > 1] == []


def keywords() -> Iterable[tuple[str, str]]:
    for deck in DECKS.values():
        for id, card in deck.items():
            yield from ((id, word) for word in getattr(card, "keywords", ()))
            yield from ((id, word) for bonus in getattr(card, "bonus", ()) for word in bonus.keywords)
    for id, side in SIDES:
        yield from ((id, word) for word in (*side.keywords, *side.helped_by))
    for id, step in SHEET_SIDES:
        yield from ((id, word) for word in step.keywords)


def test_keywords_are_of_the_closed_list_and_all_of_it_is_used() -> None:
    found = list(keywords())
    assert [(id, word) for id, word in found if word not in KEYWORDS] == []
    assert {word for _, word in found} == KEYWORDS


def test_moments_are_of_the_closed_list() -> None:
    cards = [*EVENTS.values(), *CARRIED.values(), *ARTIFACTS.values()]
    assert [card.id for card in cards if not set(card.when) <= MOMENTS] == []
    assert [event.id for event in EVENTS.values() if not set(event.together) <= MOMENTS] == []
    silent = [id for id, event in EVENTS.items() if event.kind in ("hand", "cancel") and not event.when]
    assert silent == []
    used = [card for card in (*CARRIED.values(), *ARTIFACTS.values()) if card.activate or getattr(card, "spent", False)]
    assert used and [card.id for card in used if not card.when] == []


def test_every_bonus_has_a_reason() -> None:
    """A die more at all times would be a skill."""
    held: list[tuple[str, Bonus]] = [
        (card.id, bonus)
        for card in (*CARRIED.values(), *ARTIFACTS.values(), *HEROES.values(), *ADVENTURES.values())
        for bonus in card.bonus
    ]
    assert held and all(bonus.n for _, bonus in held)
    for id, bonus in held:
        asks = (bonus.keywords, bonus.terrain, bonus.first, bonus.escapes, bonus.cliffhangers, bonus.villains)
        assert any(asks) or (bonus.skills and id in ADVENTURES), id


def test_tests_are_of_the_right_size() -> None:
    for id, test in TESTS:
        assert test.target in (4, 5, 6) and 1 <= test.needed <= 4, id
        assert test.skill in SKILLS or id in DANGERS, id
    assert {test.skill for _, test in TESTS} == {*SKILLS, "lowest", "choice"}


@pytest.mark.parametrize(("id", "side"), SIDES, ids=[f"{id}-{n % 2}" for n, (id, _) in enumerate(SIDES)])
def test_a_danger_can_be_overcome(id: str, side: Side) -> None:
    assert side.tests or side.fight or side.sneak
    assert (side.join != "") == (len(side.tests) == 2) and len(side.tests) <= 2
    assert side.sneak == "" or side.villain
    only_a_fight = not side.tests and not side.sneak
    assert (side.glory == 0) == only_a_fight and side.glory <= 4
    assert side.pays == 0 or side.tests


def test_the_dangers_are_of_all_sorts() -> None:
    fronts = [card.front for card in DANGERS.values()]
    backs = [card.back for card in DANGERS.values()]
    assert sum(side.sneak != "" for side in fronts) >= 2
    assert 3 <= sum(side.villain != "" for side in (*fronts, *backs)) <= 5
    assert sum(side.join == "or" for side in fronts) >= 6 and sum(side.join == "and" for side in fronts) >= 4
    assert sum(side.fight != "" for side in fronts) >= 2
    assert all(card.back.glory >= card.front.glory for card in DANGERS.values() if card.back.tests)
    skills = Counter(test.skill for side in fronts for test in side.tests)
    assert max(skills[skill] for skill in SKILLS) - min(skills[skill] for skill in SKILLS) <= 3


def test_artifacts_and_temples() -> None:
    temples = [card for card in ARTIFACTS.values() if card.temple]
    assert sorted(card.coins for card in temples) == [5, 6, 7, 8, 9]
    assert all(card.escape is not None and card.fortune == 0 for card in temples)
    others = [card for card in ARTIFACTS.values() if not card.temple]
    assert Counter(card.fortune for card in others) == {2: 3, 3: 6, 4: 6, 5: 3, 6: 2}
    assert all(card.coins == 0 and card.escape is None for card in others)


def test_adventures_ask_for_two_to_five_dangers() -> None:
    values = Counter(card.danger for card in ADVENTURES.values())
    assert set(values) == {2, 3, 4, 5} and values.most_common(1)[0][0] == 3
    assert all(-1 <= card.sells <= 1 for card in ADVENTURES.values())


@pytest.mark.parametrize("enemy", FIGHTERS, ids=lambda enemy: enemy.id)
def test_an_enemy_can_be_fought_and_escaped_from(enemy: Enemy) -> None:
    assert 1 <= enemy.fight <= 6 and 1 <= enemy.wounds <= 5 and 0 <= enemy.defense <= 3
    assert 1 <= enemy.glory <= 6 and enemy.escape is not None
    assert enemy.deck == "nazi-enemy" or enemy.fight <= 5


def test_nazi_enemies_bring_gold_and_villains_too() -> None:
    others = {enemy.id: (enemy.gold, enemy.villain) for enemy in ENEMIES.values() if not enemy.fight}
    assert all(id.startswith("nazi-enemy-") for id in others)
    assert sorted(others.values()) == [(0, "nazi"), (0, "sneak"), (2, ""), (3, "")]
    assert all("nazi" in enemy.keywords for enemy in of("nazi-enemy"))
    assert not any("nazi" in enemy.keywords for enemy in of("enemy"))


def plain(record: msgspec.Struct) -> bytes:
    """A record but for its name, its picture and its keywords."""
    bare: dict[str, Any] = {"id": "", "icon": "", "keywords": (), "portrait": (), "abilities": (), "rules": ()}
    names = {field.name for field in msgspec.structs.fields(record)}
    return msgspec.json.encode(msgspec.structs.replace(record, **{k: v for k, v in bare.items() if k in names}))


@pytest.mark.parametrize("deck", ["enemies", "dangers", "villains", "heroes"])
def test_no_two_are_alike_but_for_the_name(deck: str) -> None:
    """What these are is their numbers; the other decks are told apart by their texts (`test_content_words.py`)."""
    same = Counter(plain(card) for card in DECKS[deck].values())
    assert [numbers for numbers, n in same.items() if n > 1] == []


def test_heroes_are_of_one_measure() -> None:
    for hero in HEROES.values():
        skills = (hero.combat, hero.agility, hero.cunning, hero.lore)
        assert 11 <= sum(skills) <= 12 and min(skills) >= 2 and max(skills) <= 5 and 3 <= hero.wounds <= 5, hero.id
        assert len(hero.abilities) == 2 and 1 <= len(hero.keywords) <= 2 and hero.portrait, hero.id
    assert len({hero.start for hero in HEROES.values()}) == 8 and all(hero.start in CITY for hero in HEROES.values())
    assert len({ability for hero in HEROES.values() for ability in hero.abilities}) == 16
    assert [hero.id for hero in HEROES.values() if hero.starting] == ["hana-arisawa"]


@pytest.mark.rule("FG-R189")
def test_three_villains_for_each_faction() -> None:
    assert Counter(villain.faction for villain in VILLAINS.values()) == {"nazi": 3, "mob": 3}
    for villain in VILLAINS.values():
        assert 3 <= villain.combat <= 6 and 2 <= villain.search <= 4 and 0 <= villain.defense <= 2
        assert 3 <= villain.wounds <= 6 and {"villain", villain.faction} <= set(villain.keywords)


@pytest.mark.rule("FG-R104")
def test_a_common_item_is_gear_or_an_ally() -> None:
    assert len(ITEMS) == 6 and all(item.count == 2 and 1 <= item.price <= 4 for item in ITEMS.values())
    assert Counter(item.counts_as for item in ITEMS.values()) == {"gear": 4, "ally": 2}
    assert all((item.loyalty > 0) == (item.counts_as == "ally") for item in ITEMS.values())
    assert all(1 <= ally.loyalty <= 4 and ally.price == 5 for ally in ALLIES.values())
    assert all(gear.loyalty == 0 and gear.price == 5 for gear in GEAR.values())


@pytest.mark.rule("FG-R147")
def test_henchmen_have_reference_cards() -> None:
    soldier, thug = ENEMIES["soldier"], ENEMIES["thug"]
    assert (soldier.fight, soldier.wounds, soldier.defense, soldier.glory) == (3, 2, 0, 2)
    assert (thug.fight, thug.wounds, thug.defense, thug.glory) == (2, 2, 0, 2)
    assert soldier.escape == content.Test(skill="agility", target=5) and thug.escape == content.Test(skill="cunning", target=5)


@pytest.mark.rule("FG-R238")
@pytest.mark.parametrize(("heroes", "row"), [(1, (15, 2, 20)), (2, (20, 2, 15)), (3, (30, 2, 15)), (4, (40, 2, 15))])
def test_the_chart_for_up_to_four(heroes: int, row: tuple[int, int, int]) -> None:
    line = CHART[f"players-{heroes}"]
    assert (line.heroes, line.fortune, line.villains, line.track) == (heroes, *row)


@pytest.mark.rule("FG-R239")
@pytest.mark.parametrize(("heroes", "fortune"), [(5, 45), (6, 50), (7, 55), (8, 60)])
def test_the_chart_for_five_to_eight(heroes: int, fortune: int) -> None:
    line = CHART[f"players-{heroes}"]
    assert (line.heroes, line.fortune, line.villains, line.track) == (heroes, fortune, 3, 20)


def test_organisations_have_their_sheets() -> None:
    assert {one.id: (one.outpost, one.zeppelin) for one in ORGANISATIONS.values()} == {
        "nazi": ("secret-base", "war-zeppelin"),
        "mob": ("hideout", ""),
    }
    assert all(len(set(one.tactics)) == 6 for one in ORGANISATIONS.values())
    for sheet in ("secret-base", "hideout", "war-zeppelin"):
        assert SHEETS[sheet].markers == len(SHEETS[sheet].steps) == 3
    assert len(SHEETS["zeppelin"].steps) == 1
    assert len({step.id for _, step in SHEET_SIDES}) == len(SHEET_SIDES) == 10


# -- the map --------------------------------------------------------------------------------------------------------------


def test_the_world_is_as_large_as_it_should_be() -> None:
    assert (len(LAND), len(SEA), len(CITY)) == (30, 15, 16)
    assert Counter(city.ring for city in CITY.values()) == {"major": 8, "minor": 8}
    assert Counter(sea.cost for sea in SEA.values()) == {1: 4, 2: 9, 3: 2}
    assert all(space.cost == 1 for space in (*LAND.values(), *CITY.values()))
    assert all(land.terrain for land in LAND.values())
    assert not any(space.terrain for space in (*SEA.values(), *CITY.values()))
    assert sorted(id for id, land in LAND.items() if "deep-jungle" in land.terrain) == [
        "amazon-basin", "borneo", "congo-basin", "new-guinea", "upper-mekong",
    ]  # fmt: skip


def test_every_road_leads_from_one_space_to_another() -> None:
    pairs = [tuple(sorted((road.a, road.b))) for road in ROADS.values()]
    assert len(set(pairs)) == len(pairs) == 120
    assert all(a != b and {a, b} <= set(SPACES) for a, b in pairs)
    assert all(road.id == f"{road.a}--{road.b}" and road.a < road.b for road in ROADS.values())


def test_ports_and_cities_inside_a_land() -> None:
    """A port touches a sea, and nothing else in the world does; a city inside a land touches that land alone."""
    assert all(city.port == any(to in SEA for to in next_to(id)) for id, city in CITY.items())
    assert sum(city.port for city in CITY.values()) == 13
    inside = {id: city.inside for id, city in CITY.items() if city.inside}
    assert inside == {"cuzco": "high-andes", "timbuktu": "sahara", "samarkand": "great-steppe"}
    assert all(next_to(id) == [land] for id, land in inside.items())


def test_the_whole_world_can_be_reached_within_twelve_points() -> None:
    assert all(len(found) == len(SPACES) for found in DISTANCES.values())
    assert max(max(found.values()) for found in DISTANCES.values()) == 11
    assert all(min(found[city] for city in CITY) <= 3 for space, found in DISTANCES.items() if space not in CITY)
    assert all(len(next_to(id)) >= 2 for id in LAND)


@pytest.mark.rule("FG-R23")
def test_only_the_pacific_crossings_lead_from_edge_to_edge() -> None:
    crossings = {road.id for road in ROADS.values() if road.crossing}
    wide = {road.id for road in ROADS.values() if abs(SPACES[road.a].x - SPACES[road.b].x) > 800}
    assert crossings == wide == {
        "bering-sea--gulf-of-alaska", "coral-sea--polynesian-sea", "hawaiian-waters--micronesian-sea",
    }  # fmt: skip
    assert all({SPACES[ROADS[id].a].kind, SPACES[ROADS[id].b].kind} == {"sea"} for id in crossings)


def test_every_location_has_one_card_and_no_city_has() -> None:
    assert sorted(card.space for card in LOCATIONS.values()) == sorted([*LAND, *SEA])


def test_four_pieces_fit_at_every_space() -> None:
    far = 31  # a slot is 19 from the centre, a piece has a radius of 12
    assert all(far <= space.x <= 1600 - far and far <= space.y <= 900 - far for space in SPACES.values())
    touching = [
        (one.id, other.id)
        for one, other in combinations(SPACES.values(), 2)
        if abs(one.x - other.x) < 2 * far and abs(one.y - other.y) < 2 * far
    ]
    assert touching == []


def test_starts_are_fair() -> None:
    starts = [hero.start for hero in HEROES.values()]
    to_others = [sum(DISTANCES[one][other] for other in starts) / 7 for one in starts]
    assert max(to_others) <= 1.5 * min(to_others)
    to_locations = [sum(DISTANCES[one][card.space] for card in LOCATIONS.values()) / 45 for one in starts]
    assert max(to_locations) - min(to_locations) <= 2


def test_land_is_drawn_by_closed_lines() -> None:
    assert len(OUTLINES) == 109 and all(line.d.startswith("M") and line.d.endswith("z") for line in OUTLINES.values())
