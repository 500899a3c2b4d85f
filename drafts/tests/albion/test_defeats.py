"""Defeating threats, coins for them, and Spoils (L, R)."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.defeats import beaten, is_defeated, listed, removed
from inglenook.games.albions_legacy.state import ALTable

from .perils import happens
from .stage import Ride, ride

LANDING, COATS, PROW = "the-saxon-landing", "the-wolf-coats", "the-prow-that-breathed"
HENGIST = "the-oxhide-bargain"


def blow(monkeypatch: pytest.MonkeyPatch, token: str, *players: dict[str, Any], who: int = 0, **more: Any) -> Ride:
    """A player beats an enemy, which has been claimed already, or not."""

    async def do(t: ALTable) -> None:
        await beaten(t, who, token)

    return happens(monkeypatch, do, *players, **more)


def vanish(monkeypatch: pytest.MonkeyPatch, *tokens: str, **more: Any) -> Ride:
    """Enemies leave the map without a Challenge."""

    async def do(t: ALTable) -> None:
        await removed(t, list(tokens))

    return happens(monkeypatch, do, **more)


def war(*threats: str, **foes: str) -> dict[str, Any]:
    """Threats in play, and their enemies on the map."""
    return {"threats": list(threats), "foes": {name.replace("_", "."): tile for name, tile in foes.items()}}


# -- when a card falls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R159", "AL-R162")
def test_a_card_falls_with_the_last_of_its_types(monkeypatch: pytest.MonkeyPatch) -> None:
    play = blow(monkeypatch, "saxon.1", who=1, fields=war(LANDING, saxon_1="h-s"))
    assert play.s.threats == [] and play.s.discards["general"] == [LANDING] and play.s.coins == 1
    assert play.s.tally["1.coins"] == 1 and play.s.foes == {}


@pytest.mark.rule("AL-R159")
def test_not_while_one_of_them_is_in_play_whoever_brought_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = blow(monkeypatch, "saxon.1", fields=war(LANDING, saxon_1="h-s", saxon_9="m1"))
    assert play.s.threats == [LANDING] and play.s.coins == 0


@pytest.mark.rule("AL-R159")
def test_not_before_its_named_enemy_is_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    play = blow(monkeypatch, "saxon.1", fields=war(HENGIST, saxon_1="h-s", hengist="h-n"))
    assert play.s.threats == [HENGIST] and play.s.coins == 0


@pytest.mark.rule("AL-R159", "AL-R148")
def test_the_named_enemy_first_and_its_ability_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    play = blow(monkeypatch, "hengist", fields=war(HENGIST, saxon_1="h-s", hengist="h-n"))
    assert play.s.threats == [HENGIST] and play.s.beaten == {HENGIST: 0} and play.s.coins == 0


@pytest.mark.rule("AL-R160")
def test_two_cards_of_a_type_both_wait_for_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    s = ride(fields=war(LANDING, COATS, saxon_1="h-s")).s
    assert not is_defeated(s, LANDING) and not is_defeated(s, COATS)


@pytest.mark.rule("AL-R161", "AL-R162")
def test_one_blow_fells_both_and_each_is_a_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    play = blow(monkeypatch, "saxon.1", who=2, fields=war(LANDING, COATS, PROW, saxon_1="h-s", dragon_1="h-n"))
    assert play.s.threats == [PROW] and play.s.coins == 2 and play.s.tally["2.coins"] == 2


@pytest.mark.rule("AL-Q33")
def test_the_type_of_a_named_enemy_is_not_listed_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert listed("the-tomb-at-corbin") == [] and listed("the-white-one-wakes") == ["dragon", "saxon"]
    fields = war("the-tomb-at-corbin", serpent_of="h-n", dragon_1="h-s")
    fields["foes"] = {"serpent-of-corbin": "h-n", "dragon.1": "h-s"}
    play = blow(monkeypatch, "serpent-of-corbin", fields=fields)
    assert play.s.threats == [] and play.s.coins == 1 and list(play.s.foes) == ["dragon.1"]


@pytest.mark.rule("AL-R221")
@pytest.mark.parametrize(("threat", "token", "coins"), [(LANDING, "saxon.1", 0), ("the-champions-tribute", "morholt", 1)])
def test_general_threats_bring_no_coins_if_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, threat: str, token: str, coins: int
) -> None:
    fields = {"threats": [threat], "foes": {token: "h-n"}}
    play = blow(monkeypatch, token, fields=fields, no_general_coins=True)
    assert play.s.threats == [] and play.s.coins == coins
    assert blow(monkeypatch, token, fields=fields).s.coins == 1


# -- without a blow -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-Q28")
def test_who_beat_the_last_before_they_left_has_the_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    play = vanish(monkeypatch, "saxon.1", fields={**war(LANDING, saxon_1="h-n"), "last": {LANDING: 2}})
    assert play.s.threats == [] and play.s.tally["2.coins"] == 1 and play.s.foes == {}


@pytest.mark.rule("AL-Q28")
def test_where_nobody_was_beaten_there_is_no_coin(monkeypatch: pytest.MonkeyPatch) -> None:
    play = vanish(monkeypatch, "saxon.1", fields=war(LANDING, saxon_1="h-n"))
    assert play.s.threats == [] and play.s.coins == 0


@pytest.mark.rule("AL-Q28")
def test_a_named_enemy_who_is_gone_unbeaten_takes_the_card_along(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = {**war(HENGIST, saxon_1="h-n", hengist="h-s"), "last": {HENGIST: 1}}
    play = vanish(monkeypatch, "hengist", fields=fields)
    assert play.s.threats == [] and play.s.coins == 0 and list(play.s.foes) == ["saxon.1"] and play.asked == "act"


# -- Spoils ---------------------------------------------------------------------------------------------------------------

CHIEF = dict(tile="stables", tokens=["hengist", "saxon.2", "dragon.1"])
HELPER = dict(tile="stables", tokens=["saxon.3", "saxon.4"])
BYSTANDER = dict(tile="stables", tokens=["witch.1"])


def won(monkeypatch: pytest.MonkeyPatch, *players: dict[str, Any], **more: Any) -> Ride:
    """Hengist's card falls with the last Saxon."""
    fields = {**war(HENGIST, saxon_1="h-s"), "beaten": {HENGIST: 0}, **more.pop("fields", {})}
    return blow(monkeypatch, "saxon.1", *players, fields=fields, decks={"item": ["hearth-mead.1"]}, **more)


@pytest.mark.rule("AL-R165", "AL-R166")
def test_who_has_the_named_enemy_returns_all_of_the_card_for_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, CHIEF, BYSTANDER, BYSTANDER)
    assert play.asked == "spoils" and play.seat == 0
    assert play.options == ["spoils:item", "spoils:armoury", "spoils:relic", "none"]
    play.do("spoils:item", "keep:hearth-mead.1")
    assert play.me.tokens == ["dragon.1"] and play.me.cards == ["hearth-mead.1"] and play.you.tokens == ["witch.1"]
    assert play.asked == "act"


@pytest.mark.rule("AL-R165")
def test_spoils_may_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, CHIEF, HELPER, BYSTANDER).do("none")
    assert play.asked == "act" and play.me.tokens == CHIEF["tokens"] and play.you.tokens == HELPER["tokens"]


@pytest.mark.rule("AL-R165")
def test_a_general_threat_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    play = blow(monkeypatch, "saxon.1", HELPER, fields=war(LANDING, saxon_1="h-s"))
    assert play.asked == "act" and play.s.coins == 1


@pytest.mark.rule("AL-R167", "AL-R168")
def test_then_the_others_may_too_clockwise(monkeypatch: pytest.MonkeyPatch) -> None:
    last = dict(tile="stables", tokens=["saxon.5"])
    play = won(monkeypatch, HELPER, CHIEF, last)
    assert play.seat == 1
    play.do("spoils:armoury", "return")
    assert play.asked == "spoils" and play.seat == 2
    play.do("none")
    assert play.seat == 0
    play.do("spoils:relic", "return")
    assert play.me.tokens == [] and play.s.players[2].tokens == ["saxon.5"] and play.asked == "act"


@pytest.mark.rule("AL-Q17")
def test_a_traded_token_counts_for_whoever_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, BYSTANDER, BYSTANDER, CHIEF, fields={"beaten": {HENGIST: 0}})
    assert play.asked == "spoils" and play.seat == 2


@pytest.mark.rule("AL-R169")
def test_who_is_not_in_play_takes_no_spoils(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, CHIEF, {**HELPER, "tile": ""}, BYSTANDER).do("spoils:item", "return")
    assert play.asked == "act" and play.you.tokens == HELPER["tokens"]


@pytest.mark.rule("AL-R169")
def test_nor_anybody_if_that_is_who_has_the_named_enemy(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, HELPER, {**CHIEF, "tile": ""}, BYSTANDER)
    assert play.asked == "act" and play.me.tokens == HELPER["tokens"] and play.s.coins == 1


@pytest.mark.rule("AL-R215")
def test_there_are_none_at_all_if_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, CHIEF, HELPER, BYSTANDER, no_spoils=True)
    assert play.asked == "act" and play.s.coins == 1


@pytest.mark.rule("AL-R224", "AL-Q74")
def test_general_threats_give_spoils_if_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = war(LANDING, saxon_1="h-s")
    play = blow(monkeypatch, "saxon.1", BYSTANDER, HELPER, HELPER, who=2, fields=fields, general_spoils=True)
    assert play.asked == "spoils" and play.seat == 2 and "hengist" not in play.you.tokens
    play.do("none")
    assert play.seat == 1
    play.do("spoils:item", "return")
    assert play.you.tokens == [] and play.me.tokens == ["witch.1"] and play.asked == "act"


@pytest.mark.rule("AL-R165")
def test_it_is_said_why_a_deck_gives_no_spoils(monkeypatch: pytest.MonkeyPatch) -> None:
    play = won(monkeypatch, CHIEF, HELPER, BYSTANDER)
    assert play.why_not("deck:mount").rule == "AL-R165"
