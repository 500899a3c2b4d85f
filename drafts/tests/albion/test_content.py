"""What is printed in Albion: counts of the box, characters, decks, threats and quests, and that every name leads somewhere."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import msgspec
import pytest
from inglenook.games.albions_legacy import content
from inglenook.games.albions_legacy.content import (
    ATTRIBUTES,
    BOX,
    CARDS,
    CASTLE,
    CHARACTERS,
    CHARGES,
    ENCOUNTERS,
    ENEMIES,
    ENEMY_TILES,
    FACES,
    NAMED,
    QUESTS,
    REALM,
    TASKS,
    THREATS,
    TILES,
    TOKENS,
    VIRTUES,
    Card,
    Threat,
    copies,
)

FILES = sorted(path.name for path in content.FOLDER.glob("*.toml"))
COMMON = [type for type in ENEMIES if type != "knight"]
BANNERS = ("red", "blue", "green", "yellow")
GENERAL = [one for one in THREATS.values() if one.deck == "general"]
SEVERE = [one for one in THREATS.values() if one.deck == "severe"]
ESCORTS = [one for one in ENCOUNTERS.values() if one.kind == "escort"]

SHEETS = {
    "arthur": (5, 5, 3, 3, 3, 2, "saxon", "m1"),
    "lancelot": (6, 3, 4, 3, 5, 1, "knight", "v8"),
    "merlin": (3, 4, 4, 6, 3, 1, "dragon", "m4"),
    "lady-of-the-lake": (3, 4, 5, 5, 3, 1, "witch", "v3"),
    "guinevere": (3, 6, 5, 3, 3, 1, "traitor", "f9"),
    "gawain": (5, 4, 4, 3, 3, 2, "magic-creature", "f3"),
    "galahad": (4, 5, 6, 2, 3, 1, "druid", "f6"),
    "bedivere": (4, 6, 4, 3, 3, 1, "saxon", "m9"),
}
"""The four Attributes, Destiny, Wounds, the favoured enemy and the tile of the Personal Quest."""


def records(file: str) -> list[dict[str, Any]]:
    """Every record of a content file as it is written."""
    tables = tomllib.loads((content.FOLDER / file).read_text(encoding="utf-8"))
    return [record for table in tables.values() for record in table]


def plain(record: msgspec.Struct) -> bytes:
    """A record but for its name and its picture."""
    return msgspec.json.encode(msgspec.structs.replace(record, id="", icon="", rules=(), source="ours"))


def deck(name: str) -> list[Card]:
    return [card for card in CARDS.values() if card.deck == name]


def kind(threat: Threat) -> str:
    """The command of a threat, escapes apart from other objectives."""
    return "escape" if threat.target == "escape" else threat.command


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_where_it_comes_from(file: str) -> None:
    found = records(file)
    assert found and {record["source"] for record in found} <= {"rulebook", "public", "ours"}


def test_ids_are_unique_among_all_that_can_be_written_in_the_book_of_cards() -> None:
    ids = Counter((*CARDS, *VIRTUES, *ENCOUNTERS, *THREATS, *CHARACTERS))
    assert [id for id, n in ids.items() if n > 1] == []


# -- the box --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R1")
def test_the_box_holds_what_the_book_lists() -> None:
    counts = {id: part.count for id, part in BOX.items()}
    cards = [n for id, n in counts.items() if id.endswith("-card") and id != "reference-card"]
    assert sum(cards) == 133 and len(cards) == 9
    loose = (
        "character-sheet",
        "standee-base",
        "reference-card",
        "die",
        "stone",
        "game-board",
        "story-quest",
        "quest-coin",
        "rulebook",
    )
    assert sum(counts.values()) - sum(cards) - sum(counts[id] for id in loose) == 218
    assert (counts["standee-base"], counts["quest-coin"], counts["stone"]) == (4, 12, 6)


@pytest.mark.rule("AL-R1")
def test_there_are_as_many_records_as_components() -> None:
    here = {
        "character-sheet": len(CHARACTERS),
        "story-quest": len(QUESTS),
        "armoury-card": len(copies("armoury")),
        "artifact-card": len(copies("artifact")),
        "encounter-card": len(ENCOUNTERS),
        "general-card": len(GENERAL),
        "severe-card": len(SEVERE),
        "item-card": len(copies("item")),
        "mount-card": len(copies("mount")),
        "relic-card": len(copies("relic")),
        "starting-card": len(copies("starting")),
        "virtue-plaque": len(VIRTUES),
        "realm-tile": len(REALM),
        "enemy-tile": len(ENEMY_TILES),
        "enemy-token": len(TOKENS) - len(NAMED),
        "named-token": len(NAMED),
        "story-token": len(TASKS),
        "escort-token": len(CHARGES) + len(ESCORTS),
    }
    assert here == {id: BOX[id].count for id in here}


def test_a_stone_has_a_face_for_each_attribute_a_burst_and_one_that_is_blank() -> None:
    assert sorted(face.shows for face in FACES.values()) == sorted((*ATTRIBUTES, "mana", "blank"))


def test_every_common_type_of_enemy_has_its_own_pair_of_attributes_and_knights_have_only_names() -> None:
    pairs = [frozenset(ENEMIES[type].attributes) for type in COMMON]
    assert len(set(pairs)) == 6 and {len(pair) for pair in pairs} == {2}
    assert {type: ENEMIES[type].count for type in ENEMIES} == {**dict.fromkeys(COMMON, 12), "knight": 0}
    assert {(enemy.rating, enemy.named_rating) for enemy in ENEMIES.values()} == {(3, 4)}


# -- characters -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", SHEETS)
def test_a_sheet_is_as_it_was_designed(id: str) -> None:
    one = CHARACTERS[id]
    assert (
        one.prowess, one.loyalty, one.altruism, one.wisdom, one.destiny, one.wounds, one.favoured, one.quest_tile,
    ) == SHEETS[id]  # fmt: skip
    assert one.prowess + one.loyalty + one.altruism + one.wisdom in (16, 17) and one.movement == 4


@pytest.mark.rule("AL-R15")
def test_lancelot_has_five_slots_for_destiny_and_the_others_three() -> None:
    assert {id: one.destiny for id, one in CHARACTERS.items()} == {**dict.fromkeys(SHEETS, 3), "lancelot": 5}


def test_abilities_help_oneself_another_or_all() -> None:
    assert Counter(one.helps for one in CHARACTERS.values()) == {"self": 3, "another": 3, "all": 2}
    assert {one.cost for one in CHARACTERS.values()} <= {0, 1, 2}
    assert len({one.ability for one in CHARACTERS.values()}) == 8


def test_every_character_has_a_quest_on_a_tile_of_its_own_and_an_artifact_of_its_own() -> None:
    assert {one.quest_tile for one in CHARACTERS.values()} <= set(REALM)
    assert len({one.quest_tile for one in CHARACTERS.values()}) == 8
    assert {id: CARDS[one.artifact].owner for id, one in CHARACTERS.items()} == {id: id for id in CHARACTERS}


# -- cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R13")
def test_starting_equipment_differs_in_its_names_only() -> None:
    starting = deck("starting")
    assert Counter(card.slot for card in starting) == {"weapon": 4, "armour": 4}
    assert len({plain(card) for card in starting}) == 2, "one weapon and one armour, but for the names"
    assert all(card.breaks and card.shields and not card.stones for card in starting)


def test_the_decks_are_mixed_as_they_were_designed() -> None:
    assert Counter(card.slot for card in deck("armoury")) == {"weapon": 7, "armour": 5}
    assert [card.count for card in deck("item")] == [2] * 6
    assert Counter(card.movement for card in deck("mount")) == {1: 3, 2: 3}
    for name, slot in (("item", "item"), ("relic", "relic"), ("mount", "mount"), ("artifact", "artifact")):
        assert {card.slot for card in deck(name)} == {slot}


def test_what_shields_can_be_broken_and_no_card_gives_more_than_two_stones() -> None:
    assert all(card.breaks for card in CARDS.values() if card.shields)
    bonuses = [bonus for card in CARDS.values() for bonus in card.stones]
    bonuses += [bonus for virtue in VIRTUES.values() for bonus in virtue.stones]
    assert {bonus.n for bonus in bonuses} == {1, 2}


def test_encounters_are_of_six_kinds() -> None:
    kinds = Counter(one.kind for one in ENCOUNTERS.values())
    assert kinds == {"challenge": 12, "doom": 6, "seduction": 4, "despair": 4, "escort": 5, "helpful": 4}
    assert all(one.trial is not None for one in ENCOUNTERS.values() if one.kind == "challenge")
    assert [one.id for one in ENCOUNTERS.values() if bool(one.goal) != (one.kind == "escort")] == []
    assert {one.goal for one in ESCORTS} <= set(CASTLE) and len({one.goal for one in ESCORTS}) == 5


def test_every_challenge_is_within_reach() -> None:
    trials = [one.trial for one in ENCOUNTERS.values() if one.trial is not None]
    trials += [one.quest for one in CHARACTERS.values()] + [task.trial for task in TASKS.values()]
    assert len(trials) == 16 + 8 + 8
    assert {trial.rating for trial in trials} == {2, 3, 4} and {trial.stones for trial in trials} == {-2, -1, 0, 1, 2}
    assert all(len(set(trial.attributes)) == len(trial.attributes) in (1, 2) for trial in trials)


# -- threats --------------------------------------------------------------------------------------------------------------


def test_general_threats_bring_two_to_four_enemies_of_one_or_two_types() -> None:
    assert all(2 <= sum(line.number for line in one.spawn) <= 4 and not one.named for one in GENERAL)
    assert Counter(len(one.spawn) for one in GENERAL) == {1: 12, 2: 8}
    lines = Counter(line.type for one in GENERAL for line in one.spawn)
    assert set(lines) == set(COMMON) and set(lines.values()) <= {4, 5}
    assert Counter(kind(one) for one in GENERAL) == {"aggressive": 9, "objective": 5, "escape": 3, "hold": 3}


def test_severe_threats_bring_a_named_enemy_and_up_to_three_others() -> None:
    sizes = [sum(line.number for line in one.spawn) for one in SEVERE]
    assert sizes.count(0) == 4 and max(sizes) == 3
    assert {one.named: one.id for one in SEVERE} == {id: named.threat for id, named in NAMED.items()}
    assert Counter(kind(one) for one in SEVERE) == {"aggressive": 8, "objective": 6, "hold": 6}
    assert Counter(named.type for named in NAMED.values()) == {
        "dragon": 2, "druid": 2, "knight": 7, "magic-creature": 2, "saxon": 3, "traitor": 2, "witch": 2,
    }  # fmt: skip


def test_two_named_enemies_live_on_each_enemy_tile_and_four_come_to_the_castle() -> None:
    at_home = ("great-hall", "chapel", "drawbridge", "docks")
    assert Counter(named.tile for named in NAMED.values()) == {**dict.fromkeys(ENEMY_TILES, 2), **dict.fromkeys(at_home, 1)}


@pytest.mark.parametrize("threats", [GENERAL, SEVERE], ids=["general", "severe"])
def test_no_threat_asks_for_more_than_the_pool_holds(threats: list[Threat]) -> None:
    lines = [line for one in threats for line in one.spawn]
    assert {line.type for line in lines} <= set(COMMON) and {line.banner for line in lines} == set(BANNERS)
    assert all(len({line.type for line in one.spawn}) == len(one.spawn) for one in threats), "a type stands once on a card"
    tokens: Counter[str] = Counter()
    for line in lines:
        tokens[line.type] += line.number
    assert all(n <= ENEMIES[type].count for type, n in tokens.items())
    colours = Counter(line.banner for line in lines)
    assert max(colours.values()) - min(colours.values()) <= 1


def test_an_objective_is_a_room_of_the_castle_or_a_way_out() -> None:
    for one in THREATS.values():
        assert bool(one.target) == (one.command == "objective"), one.id
        assert one.target in ("", "escape") or one.target in CASTLE, one.id


# -- quests ---------------------------------------------------------------------------------------------------------------


def test_the_three_quests_are_easy_medium_and_hard() -> None:
    assert [quest.difficulty for quest in QUESTS.values()] == ["easy", "medium", "hard"]
    tiles = {id: [task.tile for task in TASKS.values() if task.quest == id] for id in QUESTS}
    assert list(tiles.values()) == [["m1", "m2", "m3"], ["m4", "f9", "v8"], ["v5", "fr4"]]
    assert [(quest.tokens_home, quest.escorts_home, quest.lost_fail) for quest in QUESTS.values()] == [
        (3, 0, 0),
        (3, 0, 0),
        (0, 2, 3),
    ]


@pytest.mark.rule("AL-R18")
def test_the_ninth_legion_lies_in_the_mountains() -> None:
    tiles = [task.tile for task in TASKS.values() if task.quest == "the-ninth-legion"]
    assert len(tiles) == 3 and {TILES[tile].backs for tile in tiles} == {("mountain",)}


def test_all_escorts_of_a_quest_appear_at_one_of_its_tasks() -> None:
    appear = [escort for task in TASKS.values() for escort in task.escorts]
    assert sorted(appear) == sorted(CHARGES) and len(CHARGES) == 4
    assert {charge.quest for charge in CHARGES.values()} == {"the-bells-of-the-low-hundred"}
    assert {(task.pay, task.price) for task in TASKS.values()} == {("", 0), ("tokens", 2), ("item", 1)}
