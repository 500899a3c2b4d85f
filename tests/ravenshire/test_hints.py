"""Hints name figures, and the figures are what happens; a hint never takes back what the one before it said."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from inglenook.bots.hints import hint as advice
from inglenook.engine.chance import Dice
from inglenook.engine.view import view_of
from inglenook.engine.words import Msg
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.content import CONTRACTS
from inglenook.games.forges_of_ravenshire.contracts import lacking
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.names import amount, contract_name, told
from inglenook.games.forges_of_ravenshire.state import FRTable
from tests.ravenshire.stage import Town, town
from tests.ravenshire.test_score import NO_DICE, cost_of

ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")
CARD_OF = {contract_name(card).id: card for card in CONTRACTS}


def hint(play: Town, key: str) -> Msg:
    """The reason given for an answer, said in both languages."""
    assert key in play.decision.keys, f"{key} is no answer"
    return said(GAME.kinds.hint(view_of(play.table, play.decision.seat), play.decision, (key,)))


def said(reason: Msg | None) -> Msg:
    assert reason is not None
    assert "{" not in ENGLISH.say(reason) and ENGLISH.say(reason) != FRENCH.say(reason)
    return reason


def sentences(reason: Msg) -> list[Msg]:
    """The sentences of a hint."""
    if reason.id != "fr-hint-both":
        return [reason]
    parts: list[Any] = [reason.args["now"], reason.args["then"]]
    return parts


# -- single figures -------------------------------------------------------------------------------------------------------


def test_forging_now_is_told_with_what_one_piece_more_would_open() -> None:
    """The sentence of the rules: forge now, 7 gold; one more steel opens 11."""
    mine = {**NO_DICE, **cost_of("ca5", steel=-1, ore=2)}  # all but the steel of the dearer one
    mine |= {good: max(mine[good], n) for good, n in cost_of("ca4").items()}
    play = town(smiths=[mine, {}], rows={"common": ["ca5", "ca4", "cw5"]}, step="production")
    now, then = sentences(hint(play, "free:contract:ca4:none"))
    assert now == Msg("fr-hint-contract", {"contract": contract_name("ca4"), "what": told(CONTRACTS["ca4"].reward)})
    assert then == Msg("fr-hint-opens", {"what": amount("steel", 1), "contract": contract_name("ca5"), "n": 11})
    assert "1 steel more opens" in ENGLISH.say(then) and "11 gold" in ENGLISH.say(then)


def test_a_finish_counts_among_what_a_contract_brings() -> None:
    mine = {**NO_DICE, **cost_of("cs1"), "embergem": 1}
    play = town(smiths=[mine, {}], rows={"common": ["cs1", "cw2", "ca2"]}, step="production")
    (now,) = sentences(hint(play, "free:contract:cs1:embergem"))
    assert now.args["what"] == told({"gold": 12, "reputation": 1})
    assert play.do("free:contract:cs1:embergem").me.gold == 12 + 1  # and 1 on the first space


def test_nothing_is_said_to_open_that_brings_no_more() -> None:
    """Of the dearest contract nothing better is missing by a piece."""
    mine = {**NO_DICE, **cost_of("cs2")}
    play = town(smiths=[mine, {}], rows={"common": ["cs2", "cs1", "cw1"]}, step="production")
    assert len(sentences(hint(play, "free:contract:cs2:none"))) == 1


def test_a_deal_is_told_with_its_contract_and_how_many_deals_it_takes() -> None:
    mine = {**NO_DICE, **cost_of("cs4", charcoal=-2, wood=4)}
    play = town(smiths=[mine, {}], rows={"common": ["cs4", "ca5", "ca2"]}, step="production", season=4)
    told_first = hint(play, "free:market:wood:charcoal")
    assert told_first == Msg("fr-hint-deal", {"contract": contract_name("cs4"), "n": 7, "deals": 2})
    play.do("free:market:wood:charcoal")
    assert hint(play, "free:market:wood:charcoal").args["deals"] == 1


def test_goods_are_told_with_what_a_contract_then_lacks() -> None:
    mine = {"dice": ["m3"], **cost_of("ca6", leather=-4)}
    play = town(smiths=[mine, {}], rows={"common": ["ca6", "cw2", "cs2"]}, board={"timberfall": ["h3"]})
    _, then = sentences(hint(play, "m3>tanners-row"))
    assert then == Msg("fr-hint-lacks", {"contract": contract_name("ca6"), "what": told({"leather": 1}), "n": 6})
    play.me.stock["leather"] += 1
    assert sentences(hint(play, "m3>tanners-row"))[1].id == "fr-hint-ready"


def test_closing_says_what_is_missing_or_that_goods_are_kept() -> None:
    play = town(smiths=[{**NO_DICE, "wood": 5, "leather": 2}, {}], rows={"common": ["cs1", "cw5", "ca2"]}, step="production")
    assert hint(play, "close") == Msg("fr-hint-close", {"contract": contract_name("cs1"), "what": told({"steel": 1}), "n": 7})
    able = town(smiths=[{**NO_DICE, **cost_of("cs1")}, {}], rows={"common": ["cs1", "cw5", "ca2"]}, step="production")
    assert hint(able, "close").id == "fr-hint-keep"


def test_an_upgrade_is_told_with_its_price_and_the_productions_it_serves() -> None:
    play = town(smiths=[{"gold": 9}, {}], step="production", season=3)
    reason = hint(play, "free:upgrade:storehouse")
    assert (reason.args["n"], reason.args["left"]) == (4, 2)


def test_overtime_is_told_with_its_tokens() -> None:
    play = town(smiths=[{**NO_DICE, "action_token": 3}, {}], step="production")
    reason = hint(play, "free:overtime:rush-order:common")
    assert (reason.args["n"], reason.args["has"]) == (1, 3)


# -- whole games ----------------------------------------------------------------------------------------------------------


def promised(reason: Msg) -> dict[str, tuple[str, Any]]:
    """What a hint foretells: by kind of sentence the contract, and what is missing for it."""
    found = {}
    for part in sentences(reason):
        contract = part.args.get("contract")
        if isinstance(contract, Msg):
            found[part.id] = (CARD_OF[contract.id], part.args.get("what"))
    return found


def follow(t: FRTable) -> tuple[str, dict[str, tuple[str, Any]]]:
    """Ask for a hint, and do what it says."""
    assert t.decision is not None
    seat = t.decision.seat
    found = advice(t, seat)
    t.answer(seat, found.keys)
    return found.keys[0], promised(said(found.reason))


@pytest.mark.parametrize(("seats", "ao", "seed"), [(1, "artisan", 3), (2, "none", 4)])
def test_what_hints_foretell_happens(seats: int, ao: str, seed: int) -> None:
    t = GAME.table(seats, Dice(Random(seed)), options=RavenshireOptions(ao=ao), loud=True)
    told_before: set[str] = set()
    aim = ""
    while t.decision is not None:
        seat, kind = t.decision.seat, t.decision.kind
        smith = t.state.smiths[seat]
        gold = smith.gold
        key, foretold = follow(t)
        told_before |= set(foretold)
        if aim:
            assert key.startswith("free:market") or kind == "pay-goods" or key.split(":")[2] == aim, "it changed its mind"
        aim = foretold.get("fr-hint-deal", (aim if kind == "pay-goods" else "", None))[0]
        smith = t.state.smiths[seat]
        for id, (card, what) in foretold.items():
            if id == "fr-hint-contract":
                assert smith.contracts[-1] == card and smith.gold >= gold + CONTRACTS[card].reward["gold"]
            elif id in ("fr-hint-lacks", "fr-hint-ready") and kind == "place":
                assert told(lacking(smith, card)) == (what or told({}))
    assert {"fr-hint-contract", "fr-hint-lacks", "fr-hint-ready"} <= told_before


REFUSALS = ("no", "none", "0", "close", "done", "end")
"""Answers that take nothing: for these alone a hint may say that nothing else looked better."""


@pytest.mark.parametrize(
    ("play", "seats", "ao", "seed"), [("random", 1, "artisan", 11), ("random", 3, "artisan", 12), ("greedy", 2, "none", 13)]
)
def test_hints_are_true_wherever_a_game_has_got_to(play: str, seats: int, ao: str, seed: int) -> None:
    """Whoever plays, well or wildly: the answer advised is there, has a reason, and brings the figures of its reason."""
    wild = Random(seed)
    t = GAME.table(seats, Dice(Random(seed)), options=RavenshireOptions(ao=ao, assistants=True), loud=True)
    forged = 0
    for _ in range(160):
        if t.decision is None:
            break
        seat, decision = t.decision.seat, t.decision
        found = advice(t, seat)
        assert set(found.keys) <= set(decision.all_keys)
        reason = said(found.reason)
        key = found.keys[0]
        if reason.id == "fr-hint-best":
            assert key in REFUSALS, f"{decision.kind}: {key} without a reason"
        now = sentences(reason)[0]
        if now.id == "fr-hint-contract":
            forged += 1
            _, _, card, finish = key.split(":")
            reward = dict(CONTRACTS[card].reward)
            for thing, n in {"embergem": {"gold": 5}, "mithril": {"reputation": 1}}.get(finish, {}).items():
                reward[thing] = reward.get(thing, 0) + n
            if finish != "production":
                assert now.args["what"] == told(reward)
            gold = t.state.smiths[seat].gold
            t.answer(seat, found.keys)
            assert t.state.smiths[seat].gold >= gold + CONTRACTS[card].reward["gold"]
            continue
        t.answer(seat, found.keys if play == "greedy" or decision.several else (wild.choice(decision.keys),))
    assert forged or play == "random"


def test_paying_for_steel_is_told_with_all_that_is_given() -> None:
    play = town(smiths=[{**NO_DICE, "wood": 3, "ore": 2}, {}], step="production")
    reason = GAME.kinds.hint(view_of(play.table, 0), paying(play), ("wood.1", "wood.2", "wood.3", "ore.1"))
    assert said(reason) == Msg("fr-hint-made", {"what": told({"steel": 1}), "give": told({"wood": 3, "ore": 1})})


def paying(play: Town) -> Any:
    """The question which goods are given for a steel."""
    return play.do("free:market:steel").decision


def test_before_the_first_season_hints_say_what_is_chosen() -> None:
    """Who is kept and what they do, which upgrade and its price, which die goes: in games of several seeds."""
    seen: set[str] = set()
    for seed in range(40):
        t = GAME.table(1, Dice(Random(seed)), options=RavenshireOptions(ao="artisan", assistants=True), loud=True)
        while t.decision is not None and t.state.season == 0:
            found = advice(t, 0)
            seen.add(said(found.reason).id)
            t.answer(0, found.keys)
    assert {"fr-hint-assistant", "fr-hint-unpaid", "fr-hint-starter"} <= seen and "fr-hint-best" not in seen


def test_a_raven_is_not_said_to_have_a_guild_of_its_own() -> None:
    play = town(smiths=[{"dice": ["m3"]}, {}], board={"timberfall": ["r2"], "ore-pits": ["h3"]}).do("m3>kilnyard")
    assert sentences(hint(play, "timberfall.0"))[0].id == "fr-hint-take-raven"
    assert sentences(hint(play, "ore-pits.0"))[0].id == "fr-hint-take"
