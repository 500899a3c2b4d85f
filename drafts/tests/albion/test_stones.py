"""What gives Stones: tiles, Favoured Enemies, cards; and Mana Bursts that count less."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.content import NAMED, Trial, type_of
from inglenook.games.albions_legacy.fights import trial_of
from inglenook.games.albions_legacy.odds import supposing
from inglenook.games.albions_legacy.stones import ENEMY, Gain, stones_for

from .deeds import FAR, fall, fight
from .stage import ride

LAND = [("m1", 0, -3, 0, "mountain"), ("f7", -3, 3, 0, "forest")]
"""Attribute Tiles of Prowess and of Loyalty."""


def stones(token: str, attribute: str, *others: Any, land: Any = (), options: Any = None, fields: Any = None, **me: Any) -> int:
    """How many Stones a player would roll against an enemy."""
    s = ride({"tile": "h-n", **me}, *(others or FAR[:2]), land=land, fields=fields, **(options or {})).s
    with supposing(s, 0, trial_of(token), kind=ENEMY, subject=token, named=token in NAMED) as contest:
        contest.attribute = attribute
        return sum(gain.n for gain in stones_for(s, contest))


@pytest.mark.rule("AL-R52")
def test_an_attribute_tile_with_a_character_helps_everybody() -> None:
    there = dict(character="gawain", tile="m1")
    assert stones("dragon.1", "prowess", there, FAR[1], land=LAND) == 6  # Arthur's 5, and Gawain on Legion Gate
    assert stones("dragon.1", "prowess", land=LAND) == 5  # nobody is there
    assert stones("dragon.1", "altruism", there, FAR[1], land=LAND) == 3  # another Attribute


@pytest.mark.rule("AL-Q24")
def test_ones_own_tile_counts_too() -> None:
    assert stones("dragon.1", "prowess", tile="m1", land=LAND) == 6


@pytest.mark.rule("AL-R53")
def test_several_tiles_of_one_attribute_add_up() -> None:
    hall, oak = dict(character="gawain", tile="great-hall"), dict(character="galahad", tile="f7")
    assert stones("witch.1", "loyalty", hall, oak, land=LAND) == 7
    assert stones("witch.1", "loyalty", hall, FAR[1], land=LAND) == 6
    both = (hall, dict(character="galahad", tile="great-hall"))
    assert stones("witch.1", "loyalty", *both, land=LAND) == 6  # two on one tile are no more than one


@pytest.mark.rule("AL-R124")
def test_a_stone_more_against_a_favoured_enemy() -> None:
    assert stones("saxon.1", "prowess") == 6 and stones("hengist", "prowess") == 6  # Arthur favours Saxons, named or not
    assert stones("dragon.1", "prowess") == 5
    assert stones("dragon.1", "prowess", FAR[0], FAR[1], character="bedivere") == 4
    assert stones("saxon.1", "prowess", FAR[0], FAR[1], character="bedivere") == 5


@pytest.mark.rule("AL-R217")
def test_nobody_is_favoured_if_the_table_wants_it_harder() -> None:
    assert stones("saxon.1", "prowess", options={"no_favour": True}) == 5
    assert stones("dragon.1", "prowess", options={"no_favour": True}) == 5


@pytest.mark.rule("AL-R199")
def test_armoury_cards_help_against_enemies() -> None:
    assert stones("dragon.1", "prowess", cards=["sword-of-the-tenth-squire"]) == 6
    assert stones("dragon.1", "altruism", cards=["sword-of-the-tenth-squire"]) == 3
    assert stones("dragon.1", "prowess", cards=["sword-of-the-tenth-squire"], broken=["sword-of-the-tenth-squire"]) == 5
    s = ride(dict(tile="h-n", cards=["sword-of-the-tenth-squire"]), *FAR).s
    with supposing(s, 0, Trial(attributes=("prowess",), rating=3), kind="encounter", subject="black-sails") as contest:
        contest.attribute = "prowess"
        assert sum(gain.n for gain in stones_for(s, contest)) == 5  # no enemy


@pytest.mark.rule("AL-R222")
def test_a_mana_burst_counts_one_if_the_table_wants_it_harder() -> None:
    faces = fall("mana", "prowess", of=5)
    assert fight("dragon.1", luck=faces).do("roll:prowess").s.foes == {}
    dim = fight("dragon.1", luck=faces, options={"dim_mana": True}).do("roll:prowess")
    assert dim.asked == "reroll" and not any(key.endswith(":one") for key in dim.options)
    assert (
        fight("dragon.1", luck=fall("mana", "mana", "mana", of=5), options={"dim_mana": True}).do("roll:prowess").s.foes == {}
    )


def test_what_makes_the_stones_is_told_one_by_one() -> None:
    s = ride(dict(tile="h-n", cards=["caledfwlch"], virtue="steady-heart", dooms=["cold-feet"]), *FAR).s
    with supposing(s, 0, trial_of("saxon.1"), kind=ENEMY, subject="saxon.1") as contest:
        contest.attribute, contest.extra = "prowess", 2
        assert stones_for(s, contest) == [
            Gain("attribute", "prowess", 5), Gain("favoured", "saxon", 1), Gain("card", "caledfwlch", 2),
            Gain("virtue", "steady-heart", 1), Gain("encounter", "cold-feet", -1), Gain("used", "", 2),
        ]  # fmt: skip


CARDS = {
    "wyrm-tine-lance": [("dragon.1", "prowess", 2), ("white-dragon", "altruism", 2), ("saxon.1", "prowess", 0)],
    "ditch-spade-of-badon": [("saxon.1", "loyalty", 2), ("hengist", "prowess", 2), ("traitor.1", "loyalty", 0)],
    "boar-spear-of-celliwig": [("magic-creature.1", "wisdom", 2), ("saxon.1", "prowess", 0)],
    "cold-iron-sickle": [
        ("witch.1", "wisdom", 2),
        ("druid.1", "wisdom", 2),
        ("witch.1", "loyalty", 0),
        ("magic-creature.1", "wisdom", 0),
    ],
    "bailiffs-mace": [("traitor.1", "loyalty", 2), ("agravaine", "altruism", 2), ("witch.1", "loyalty", 0)],
    "sword-of-the-tenth-squire": [("saxon.1", "prowess", 1), ("saxon.1", "loyalty", 0)],
    "rowan-staff": [("witch.1", "wisdom", 1), ("witch.1", "loyalty", 0)],
    "tourney-helm": [("green-knight", "prowess", 1), ("saxon.1", "prowess", 0)],
    "coat-of-the-red-brood": [("dragon.1", "prowess", 1), ("saxon.1", "prowess", 0)],
    "pilgrims-cloak": [("dragon.1", "altruism", 1), ("dragon.1", "prowess", 0)],
    "coat-of-many-rivets": [("saxon.1", "prowess", 0)],
    "white-oak-shield": [("saxon.1", "prowess", 0)],
    "caledfwlch": [("saxon.1", "prowess", 2), ("saxon.1", "loyalty", 0)],
    "ring-of-the-last-sister": [("saxon.1", "loyalty", 2), ("saxon.1", "prowess", 0)],
    "sword-from-the-moss": [("hengist", "prowess", 2), ("green-knight", "loyalty", 2), ("saxon.1", "prowess", 0)],
    "steady-heart": [("saxon.1", "prowess", 1), ("saxon.1", "loyalty", 0)],
    "kept-word": [("saxon.1", "loyalty", 1), ("saxon.1", "prowess", 0)],
    "second-cloak": [("dragon.1", "altruism", 1), ("dragon.1", "prowess", 0)],
    "clear-eye": [("witch.1", "wisdom", 1), ("witch.1", "loyalty", 0)],
}
"""Every card and plaque that gives Stones, and those of the Armoury that give none: against whom, with what, how many."""


@pytest.mark.parametrize("card", list(CARDS))
def test_every_card_gives_the_stones_it_says(card: str) -> None:
    plaques = ("steady-heart", "kept-word", "second-cloak", "clear-eye")
    mine: dict[str, Any] = {"virtue": card} if card in plaques else {"cards": [card]}
    for token, attribute, more in CARDS[card]:
        without = stones(token, attribute, character="bedivere")
        assert stones(token, attribute, character="bedivere", **mine) - without == more, (card, type_of(token), attribute)


@pytest.mark.parametrize(("card", "attribute", "more"), [
    ("pilgrims-cloak", "altruism", 1), ("ring-of-the-last-sister", "loyalty", 2), ("caledfwlch", "prowess", 0),
    ("rowan-staff", "wisdom", 0), ("wyrm-tine-lance", "prowess", 0), ("sword-from-the-moss", "prowess", 0),
])  # fmt: skip
def test_some_cards_help_in_any_challenge_and_some_only_against_enemies(card: str, attribute: str, more: int) -> None:
    found = []
    for cards in ([], [card]):
        s = ride(dict(tile="h-n", cards=cards), *FAR).s
        with supposing(s, 0, Trial(attributes=(attribute,), rating=3), kind="story", subject="") as contest:  # type: ignore[arg-type]
            contest.attribute = attribute
            found.append(sum(gain.n for gain in stones_for(s, contest)))
    assert found[1] - found[0] == more
