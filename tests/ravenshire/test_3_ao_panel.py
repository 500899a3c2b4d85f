"""What AO's panel and the log tell: what everybody may know of its plans, and each step of its turn with its rule."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from inglenook.engine import words as engine_words
from inglenook.engine.chance import Dice
from inglenook.engine.log import Entry
from inglenook.engine.table import Seat
from inglenook.engine.words import LANGUAGES, Words
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_forecast import forecast, would_forge
from inglenook.games.forges_of_ravenshire.ao_invariants import AO_INVARIANTS
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.state import ao_of

from .rival import rival

SAID = {lang: Words(lang, [Path(engine_words.__file__).parent / "words", GAME.folder / "words"]) for lang in LANGUAGES}


def played(seed: int, seats: int = 1, level: str = "artisan") -> list[Entry]:
    """The log of a whole game."""
    rng = random.Random(seed)
    names = [Seat(name) for name in ("Ana", "Bo", "Cy")[:seats]]
    options = RavenshireOptions(ao=level)  # type: ignore[arg-type]
    t = GAME.table(seats, Dice(rng), options=options, seats=names, loud=True)
    while t.decision is not None:
        t.submit(rng.choice(t.decision.keys))
    return t.log


def test_its_plans_lie_open() -> None:
    play = rival(
        cubes=8, reputation=2, deck=["ao-m1", "ao-m2"], flipped=["goods", "ao-h3"], rows={"exceptional": ["ea1", "ew1", "ew2"]}
    )
    known = forecast(play.s)
    assert (known.items, known.guilds, known.finish) == (
        ("weapon", "armor", "shield"),
        ("merchant", "harvester", "alchemist"),
        "mithril",
    )
    assert (known.cubes, known.cost, known.short, known.left, known.last) == (8, 13, 5, 2, "ao-h3")
    assert (known.row, known.contract, known.member) == ("exceptional", "ew1", "m1")


def test_what_it_would_forge_is_what_it_forges() -> None:
    play = rival(cubes=12, reputation=2, rows={"exceptional": ["ea1", "ew1", "ew2"]})
    foreseen = would_forge(play.s)
    assert play.gains({"wood": 1}).ao.contracts == [foreseen] == ["ew1"]


def test_where_it_would_deal_anew_nobody_knows_what_it_forges() -> None:
    assert would_forge(rival(rows={"common": ["ca1", "ca2", "cs1"]}).s) == ""
    empty = {"common": [], "exceptional": [], "legendary": []}
    assert forecast(rival(rows=empty).s).row == ""


def test_without_any_card_in_a_row_it_keeps_its_cubes() -> None:
    play = rival(cubes=12, rows={"common": [], "exceptional": [], "legendary": []}).gains({"wood": 3})
    assert (play.ao.cubes, play.ao.contracts) == (15, [])


def test_who_recruits_nobody_is_foreseen_too() -> None:
    assert forecast(rival(halls={"merchant": [], "harvester": [], "alchemist": []}).s).member == ""
    assert forecast(rival(members={"merchant": ["m1", "m2", "m3"]}).s).member == "h1"


def test_before_its_first_card_there_is_no_last_one() -> None:
    assert forecast(rival().s).last == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_line_can_be_said(lang: str, seed: int) -> None:
    said = [SAID[lang].say(entry.text) for entry in played(seed, 1 + seed)]
    assert len(said) > 100 and all(said)


def test_each_step_of_its_turn_names_its_rule_and_shows_where() -> None:
    ours = [entry for entry in played(4) if entry.text.id.startswith("fr-log-ao-")]
    assert {entry.text.id for entry in ours if not entry.rule} == set()
    turns = [
        entry
        for entry in ours
        if entry.text.id not in ("fr-log-ao-none-of", "fr-log-ao-finish-any", "fr-log-ao-guilds", "fr-log-ao-deck")
    ]
    assert {entry.text.id for entry in turns if not entry.lights} == set()
    assert {entry.seat for entry in ours} == {1} and {entry.weight for entry in ours} == {1, 2, 3}


def test_a_turn_tells_card_die_district_earnings_take_and_guild() -> None:
    play = rival(
        deck=["ao-m1"], board={"steelgate": ["h1", "h2"], "ore-pits": ["h3"], "timberfall": ["m6"], "kilnyard": ["m2"]}
    ).turn()
    assert play.said() == [
        "fr-log-ao-flips",
        "fr-log-ao-die",
        "fr-log-ao-skips-full",
        "fr-log-ao-places",
        "fr-log-ao-goods",
        "fr-log-ao-takes-up",
        "fr-log-ao-goods",
        "fr-log-ao-mystics",
        "fr-log-ao-runs",
        "fr-log-ao-gold",
    ]


def test_a_contract_tells_what_was_paid_why_it_and_what_it_brought() -> None:
    play = rival(cubes=12, rows={"common": ["ca1", "ca2", "cs1"]}, decks={"common": ["cs2", "ca4", "cs3", "cs4"]}).gains(
        {"wood": 1}
    )
    assert play.said() == [
        "fr-log-ao-goods",
        "fr-log-ao-pays",
        "fr-log-ao-reset",
        "fr-log-reset",
        "fr-log-ao-forges-second",
        "fr-log-refill",
        "fr-log-ao-gold",
        "fr-log-reputation",
        "fr-log-ao-gold",
        "fr-log-ao-adds-finish",
        "fr-log-reputation",
        "fr-log-ao-tier",
    ]


@pytest.mark.parametrize(("seats", "level"), [(1, "apprentice"), (2, "artisan"), (3, "master-smith")])
def test_what_always_holds_of_ao(seats: int, level: str) -> None:
    """V1 to V3, V5, V7, V8 and V10, at every question of some games."""
    for seed in range(3):
        rng = random.Random(f"{seats}{level}{seed}")
        t = GAME.table(seats, Dice(rng), options=RavenshireOptions(ao=level))  # type: ignore[arg-type]
        gold = reputation = 0
        finish = ""
        while t.decision is not None:
            ao = ao_of(t.state)
            assert not [holds.__name__ for holds in AO_INVARIANTS if not holds(t.state)]
            assert ao.gold >= gold and ao.reputation >= reputation
            assert finish in ("", ao.finish)
            gold, reputation, finish = ao.gold, ao.reputation, ao.finish
            t.submit(rng.choice(t.decision.keys))


BROKEN = {
    "only_upward": {"gold": -1},
    "cubes_are_spent": {"cubes": 13, "gained": 13},
    "cubes_are_counted": {"gained": 1},
    "three_dice": {"dice": ["m1", "h1"]},
    "one_finish": {"finish": "varnish"},
    "columns_hold_members": {"members": [["m1", "m2", "m3", "m4"], [], []]},
    "every_card_is_somewhere": {"flipped": ["ao-m1"]},
    "events_lie_above": {},
    "one_card_a_turn": {"flipped": ["ao-m1", "ao-m2", "ao-m3", "ao-m4"]},
    "titles_differ": {},
}


def test_each_of_these_can_be_broken() -> None:
    assert sorted(BROKEN) == sorted(holds.__name__ for holds in AO_INVARIANTS)
    for holds in AO_INVARIANTS:
        play = rival()
        for name, value in BROKEN[holds.__name__].items():
            setattr(play.ao, name, value)
        if holds.__name__ == "events_lie_above":
            play.ao.deck.layers = [("ao-m1",), ("goods",)]
        if holds.__name__ == "titles_differ":
            play.s.titles = ["renowned", "renowned"]
        assert not holds(play.s), holds.__name__
