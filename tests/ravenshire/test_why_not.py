"""Why not: every precondition that can fail has its reason, with the figures and the rule."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire import GAME
from tests.properties import words_of

from .stage import Town, town

SAY = words_of(GAME, "en").say
FULL = {"timberfall": ["h2", "m6"], "ore-pits": ["a1"], "steelgate": ["a1"]}


def why(play: Town, thing: str) -> tuple[str, str]:
    """The sentence and its rule."""
    reason = play.why_not(thing)
    return SAY(reason.text), reason.rule


def turn(**smith: Any) -> Town:
    return town(smiths=[smith, {}], board=FULL)


def at_work(**smith: Any) -> Town:
    return town(smiths=[smith, dict(starter="cs2")], step="production")


@pytest.mark.parametrize(
    ("thing", "says", "rule"),
    [
        ("site:timberfall", "has 2 dice already; 2 is all", "FR-B25"),
        ("m3>timberfall", "has 2 dice already", "FR-B25"),
        ("die:ore-pits.0", "after you have placed one", "FR-B26"),
        ("die:1:0", "That die is Bo", "FR-B25"),
        ("die:0:0", "you have none", "FR-B37"),
        ("member:m1", "hired at the Guild Halls", "FR-B22"),
        ("title:quartermaster", "End of Season", "FR-B93"),
        ("reputation", "Town Crier", "FR-B78"),
        ("mat:1", "Bo’s things", "FR-B28"),
        ("contract:ew1", "open at reputation 2; you have 0", "FR-B80"),
        ("contract:lw1", "open at reputation 4; you have 0", "FR-B80"),
        ("contract:cw1", "You miss", "FR-B71"),
        ("free:overtime:rush-order:common", "costs 1 Action Token; you have 0", "FR-B39"),
    ],
)
def test_while_a_die_is_placed(thing: str, says: str, rule: str) -> None:
    text, cited = why(turn(), thing)
    assert says in text and cited == rule


def test_a_contract_that_can_be_paid_waits_for_production() -> None:
    text, rule = why(town(smiths=[dict(leather=6, charcoal=3), {}], rows={"common": ["ca2", "ca3", "ca4"]}), "contract:ca2")
    assert "completed in your Production" in text and rule == "FR-B69"


def test_the_die_just_placed_is_not_taken() -> None:
    play = turn().do("m3>ore-pits")
    assert why(play, "die:ore-pits.1") == ("You placed the Merchant 3 in Ore Pits this turn: take another one.", "FR-B101")
    assert "No such die" in why(play, "tanners-row.0")[0]
    assert "now you take one" in why(play, "die:0:0")[0]


def test_a_used_overtime_card_and_a_deck_without_cards() -> None:
    used = turn(action_token=2, overtime=["rush-order"])
    assert why(used, "free:overtime:rush-order:common") == ("Rush Order was used this Season already.", "FR-B39")
    bare = town(smiths=[dict(action_token=1), {}], decks={"common": []})
    assert why(bare, "free:overtime:rush-order:common")[1] == "FR-B41"
    assert why(turn(action_token=2), "free:overtime:long-hours")[1] == "FR-B40"


def test_a_die_at_six_cannot_be_turned_further() -> None:
    play = turn(dice=["m6"], talisman=1)
    assert why(play, "free:talisman:m6:+1")[1] == "FR-B38"
    assert why(turn(dice=["m6"]), "free:talisman:m6:+1")[1] == "FR-B37"


@pytest.mark.parametrize(
    ("key", "stock", "says", "rule"),
    [
        ("free:market:wood:ore", dict(wood=1), "takes 2 wood; you miss 1 wood", "FR-B30"),
        ("free:market:wood:ore", dict(wood=2, ore=10), "you have 10, and a track holds 10", "FR-B12"),
        ("free:market:steel", dict(wood=3), "takes 4 other goods; you have 3", "FR-B31"),
        ("free:market:talisman:dragon-scale", {}, "you miss 1 Talisman", "FR-B33"),
        ("free:clerk:wood:ore", dict(wood=1), "No Quarter-Clerk", "FR-B90"),
        ("free:clerk:wood:ore", dict(wood=1, assistant="quarter-clerk", clerked=True), "this turn", "FR-B90"),
    ],
)
def test_a_deal_that_cannot_be_made(key: str, stock: dict[str, Any], says: str, rule: str) -> None:
    play = town(
        smiths=[stock, {}], step="take" if "clerked" in stock else "turn", placed="ore-pits" if "clerked" in stock else ""
    )
    text, cited = why(play, key)
    assert says in text and cited == rule


def test_a_full_column_and_too_little_gold() -> None:
    play = turn(dice=["m3"], gold=1, members=[["m1", "m2"], [], []]).do("m3>guild-halls")
    assert why(play, "member:m3") == ("Your Merchant column has no free slot: all 2 are taken.", "FR-B103")
    assert why(play, "member:h1") == ("Forager costs 4 gold; you have 1.", "FR-B51")
    assert why(play, "h8")[1] == "FR-B50", "nobody shows her"


@pytest.mark.parametrize(
    ("thing", "smith", "says", "rule"),
    [
        (
            "station:kiln",
            dict(stations={"kiln": ["h2"]}),
            "works at the Kiln already. Night Forge costs 1 Action Token",
            "FR-B55",
        ),
        ("station:kiln", dict(stations={"kiln": ["h2", "h3"]}), "Two dice", "FR-B42"),
        ("station:town-crier", dict(gold=2), "costs 3 gold with your best die; you have 2", "FR-B60"),
        ("station:town-crier", dict(gold=9, reputation=12), "reputation 12, the last space", "FR-Q32"),
        ("station:second-shift", {}, "costs 2 gold", "FR-B59"),
        ("station:smelter", dict(charcoal=2), "you have 2 and 0", "FR-B57"),
        ("station:smelter", dict(charcoal=2, ore=2, steel=10), "Steel: you have 10", "FR-B12"),
        ("station:stores", dict(wood=10, ore=10, leather=10), "a track holds 10", "FR-B12"),
        ("free:upgrade:annex", dict(gold=4), "costs 5 gold (Annex); you have 4", "FR-B63"),
        ("free:upgrade:annex", dict(gold=9, upgraded=True), "one is all", "FR-B63"),
        ("free:upgrade:annex", dict(gold=9, upgrades=["annex"]), "You have it", "FR-B104"),
        ("contract:cs2", {}, "Bo’s own contract", "FR-B70"),
    ],
)
def test_while_dice_go_to_work(thing: str, smith: dict[str, Any], says: str, rule: str) -> None:
    text, cited = why(at_work(**smith), thing)
    assert says in text and cited == rule


def test_a_finish_that_cannot_be_paid() -> None:
    play = town(smiths=[dict(leather=6, charcoal=3), {}], rows={"common": ["ca2", "ca3", "ca4"]}, step="production")
    text, rule = why(play, "free:contract:ca2:mithril")
    assert text == "The Mithril finish takes 1 Mithril, which you do not have." and rule == "FR-B75"


def test_of_two_dice_alike_one_is_enough() -> None:
    play = town(board={"steelgate": ["m4", "m4"], "timberfall": ["m1"]}, step="take")
    assert why(play, "steelgate.1") == ("Two dice like this lie there (Merchant 4): they are one answer.", "FR-B26")


def test_a_good_without_room_is_not_gained() -> None:
    play = town(smiths=[dict(dice=["m3"], wood=10), {}], board={"steelgate": ["h1"]}).do("m3>kilnyard", "steelgate.0")
    refusal = play.refused("wood")
    assert SAY(refusal.reason) == "Wood: you have 10, and a track holds 10." and refusal.rule == "FR-B12"
