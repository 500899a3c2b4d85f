"""What greedy thinks of answers: it forges what it can, trades only for a contract, and never goes round in circles."""

from __future__ import annotations

from random import Random

import pytest

from inglenook.bots.base import best
from inglenook.engine.chance import Dice
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.content import ASSISTANTS, CONTRACTS, GOODS
from inglenook.games.forges_of_ravenshire.desk import desk_of
from inglenook.games.forges_of_ravenshire.dice import band, turned
from inglenook.games.forges_of_ravenshire.forging import cover
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.outlook import CARDS, goods_worth, outlook, title_pulls
from inglenook.games.forges_of_ravenshire.score import estimate
from inglenook.games.forges_of_ravenshire.state import FRTable
from inglenook.games.forges_of_ravenshire.titles import facts_of
from inglenook.games.forges_of_ravenshire.worth_people import assistant_worth
from tests.ravenshire.stage import Town, town

NO_DICE: dict[str, list[list[str]]] = {"columns": [[], [], []]}


def choice(t: FRTable) -> str:
    """What greedy answers."""
    assert t.decision is not None and GAME.prefer is not None
    return best(t.decision.keys, GAME.prefer(t.state, t.decision))


def greedy(play: Town, most: int = 1) -> list[str]:
    """Let greedy answer so many questions of its seat, and say what it did."""
    seat = play.decision.seat
    done: list[str] = []
    while len(done) < most and play.table.decision is not None and play.decision.seat == seat:
        done.append(choice(play.table))
        play.do(done[-1])
    return done


def cost_of(card: str, **more: int) -> dict[str, int]:
    """The goods of a contract, and some more or fewer."""
    return {good: CONTRACTS[card].cost.get(good, 0) + more.get(good, 0) for good in GOODS}


# -- Production -----------------------------------------------------------------------------------------------------------


def test_it_forges_the_contract_it_can_pay() -> None:
    play = town(smiths=[{**NO_DICE, **cost_of("cs1")}, {}], rows={"common": ["cs1", "cw2", "ca2"]}, step="production")
    assert greedy(play) == ["free:contract:cs1:none"]


def test_it_adds_the_finish_that_brings_most() -> None:
    mine = {**NO_DICE, **cost_of("cs1"), "embergem": 1, "talisman": 1}
    play = town(smiths=[mine, {}], rows={"common": ["cs1", "cw2", "ca2"]}, step="production")
    assert greedy(play) == ["free:contract:cs1:embergem"]


def test_two_dragon_scales_become_the_mystic_of_a_finish() -> None:
    mine = {**NO_DICE, **cost_of("cs1"), "dragon_scale": 2}
    play = town(smiths=[mine, {}], rows={"common": ["cs1", "cw2", "ca2"]}, titles=["embersmith"], season=4, step="production")
    assert greedy(play, 2) == ["free:market:dragon-scale:embergem", "free:contract:cs1:embergem"]


def test_of_two_contracts_for_the_same_goods_it_takes_the_better() -> None:
    goods = {good: max(cost_of("ca1")[good], cost_of("ca4")[good]) for good in GOODS}
    play = town(
        smiths=[{**NO_DICE, **goods, "reputation": 3}, {}],
        rows={"common": ["ca6", "ca1", "ca4"], "exceptional": []},
        step="production",
    )
    (key,) = greedy(play)
    assert key.startswith("free:contract:") and key.split(":")[2] in ("ca1", "ca4")


def test_dice_work_before_it_forges_and_nothing_is_left_when_it_closes() -> None:
    play = town(
        smiths=[{"columns": [["m5"], ["h1"], []], **cost_of("cs1")}, {}],
        rows={"common": ["cs1", "cw2", "ca2"]},
        titles=["bladewright"],
        step="production",
    )
    done = greedy(play, 12)
    works = [at for at, key in enumerate(done) if ">" in key]
    forged = [at for at, key in enumerate(done) if key.startswith("free:contract")]
    assert len(works) == 2 and forged and max(works) < min(forged)
    assert done[-1] == "close" and play.s.smiths[0].columns == [[], [], []]


def test_a_gap_is_closed_at_the_market_and_the_contract_forged() -> None:
    """One charcoal is missing, and wood is plenty."""
    mine = {**NO_DICE, **cost_of("cs4", charcoal=-1, wood=3)}
    play = town(smiths=[mine, {}], rows={"common": ["cs4", "ca5", "ca2"]}, step="production", season=4)
    assert greedy(play, 2) == ["free:market:wood:charcoal", "free:contract:cs4:none"]


def test_for_a_missing_steel_it_gives_what_the_contract_does_not_ask_for() -> None:
    mine = {**NO_DICE, **cost_of("cs1", steel=-1, ore=5)}
    play = town(smiths=[mine, {}], rows={"common": ["cs1", "cw2", "ca2"]}, step="production", season=4)
    done = greedy(play, 6)
    assert done[0] == "free:market:steel" and all(key.startswith("ore.") for key in done[1:-1])
    assert done[-1] == "free:contract:cs1:none"


def test_it_makes_no_deal_that_ends_in_no_contract() -> None:
    play = town(smiths=[{**NO_DICE, "wood": 5, "gold": 9, "dragon_scale": 3}, {}], step="production", season=4)
    assert greedy(play) == ["close"]


def test_in_the_last_season_it_buys_no_upgrade() -> None:
    play = town(smiths=[{"gold": 20}, {}], step="production", season=4)
    assert not any(key.startswith("free:upgrade") for key in greedy(play, 8))


def test_with_full_columns_the_annex_is_bought_early() -> None:
    full = [["m1", "m2"], ["h1", "h2"], ["a1", "a2"]]
    play = town(smiths=[{"gold": 12, "members": full}, {}], step="production", season=1)
    assert greedy(play) == ["free:upgrade:annex"]


def test_new_contracts_are_wanted_where_there_are_goods_and_nothing_to_forge() -> None:
    mine = {**NO_DICE, "wood": 10, "action_token": 1}
    play = town(smiths=[mine, {}], rows={"common": ["ca1", "ca2", "ca3"]}, step="production", season=3)
    assert greedy(play) == ["free:overtime:rush-order:common"]


# -- Gathering ------------------------------------------------------------------------------------------------------------


def test_place_and_take_are_looked_at_together() -> None:
    """The leather for which a contract waits lies at the Row: the own die goes there only if no die there can be taken."""
    mine = {"dice": ["m3"], **cost_of("ca6", leather=-3)}
    board = {"tanners-row": ["h3", "a3"], "timberfall": ["m3"], "ore-pits": ["m3"], "guild-halls": ["a1"]}
    play = town(smiths=[mine, {}], rows={"common": ["ca6", "cw2", "cs2"]}, board=board)
    first, then = greedy(play, 2)
    assert not first.endswith("tanners-row") and then.startswith("tanners-row")


def test_a_talisman_is_used_only_for_another_row() -> None:
    used = 0
    for seed in range(30):
        t = GAME.table(2, Dice(Random(seed)), options=RavenshireOptions())
        while t.decision is not None:
            key = choice(t)
            if key.startswith("free:talisman"):
                used += 1
                die, way = key.split(":")[2:]
                assert band(turned(die, int(way))) != band(die)
            t.submit(key)
    assert used


def test_nobody_is_hired_who_costs_more_than_he_brings() -> None:
    rich = town(
        smiths=[{"gold": 9, "dice": ["m1"]}, {}], board={"timberfall": ["m1"]}, halls={"merchant": ["m8", "m1"]}, season=1
    )
    rich.do("m1>guild-halls")
    assert greedy(rich) != ["none"]
    late = town(
        smiths=[{"gold": 9, "dice": ["m5"]}, {}],
        board={"timberfall": ["m1"]},
        halls={"merchant": ["m8"], "harvester": ["h8"], "alchemist": ["a3"]},
        titles=["quartermaster"],
        season=4,
        round=3,
    )
    late.do("m5>guild-halls")
    assert greedy(late) == ["none"]


def test_goods_a_contract_waits_for_are_worth_more_than_others() -> None:
    play = town(smiths=[cost_of("ca6", leather=-1), {}], rows={"common": ["ca6", "cw2", "cs2"]})
    look, goods = outlook(play.s, 0), desk_of(play.me).goods
    more = [goods_worth([n + (at == kind) for at, n in enumerate(goods)], look) for kind in range(3)]
    assert more[GOODS.index("leather")] == max(more)


def test_titles_pull_towards_what_they_ask_for() -> None:
    play = town(smiths=[{"contracts": ["cw1", "cw2"]}, {}], titles=["bladewright", "mailwright"])
    pulls = title_pulls(play.s, 0, facts_of(play.s, 0))
    assert pulls["weapon"] > pulls["armor"] > 0 and "shield" not in pulls


def test_a_cover_pays_exactly_what_the_market_asks() -> None:
    play = town(smiths=[{"wood": 9, "gold": 3}, {}])
    paid = cover(desk_of(play.me), CARDS["cs3"].cost)
    assert paid is None
    play = town(smiths=[{"wood": 9, "ore": 1, "gold": 6, "charcoal": 1}, {}])
    paid = cover(desk_of(play.me), CARDS["cs3"].cost)
    assert paid is not None and paid.goods == [0, 0, 0, 0, 0] and paid.gold == 6 and len(paid.deals) == 2


# -- whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "ao"), [(1, "artisan"), (2, "none"), (3, "master-smith")])
def test_deals_always_lead_to_a_contract(seats: int, ao: str) -> None:
    """Never in a circle, and never for nothing."""
    for seed in range(4):
        t = GAME.table(seats, Dice(Random(seed)), options=RavenshireOptions(ao=ao, assistants=True))
        got: list[str] = []
        while t.decision is not None:
            key = choice(t)
            if key.startswith("free:market"):
                *give, get = key.split(":")[2:]
                assert not set("+".join(give).split("+")) & set(got), f"{key} gives away what was got for it"
                got.append(get)
            elif got and t.decision.kind == "pay-goods":
                assert key.partition(".")[0] not in got
            elif got:
                assert key.startswith("free:contract"), f"{got} led to {key}"
                got = []
            t.submit(key)


@pytest.mark.parametrize(("seats", "ao"), [(1, "apprentice"), (3, "artisan"), (4, "none")])
def test_every_answer_of_every_question_has_a_worth(seats: int, ao: str) -> None:
    """Wherever chance leads; and nothing on the table changes by looking."""
    assert GAME.prefer is not None
    for seed in range(2):
        luck = Random(seed)
        t = GAME.table(seats, Dice(Random(seed)), options=RavenshireOptions(ao=ao, assistants=True))
        while t.decision is not None:
            before = t.fingerprint()
            worths = GAME.prefer(t.state, t.decision)
            assert len(worths) == len(t.decision.keys) and all(-1e6 < worth < 1e6 for worth in worths)
            assert t.fingerprint() == before
            t.submit(luck.choice(t.decision.keys))


# -- how a position stands ------------------------------------------------------------------------------------------------


def test_more_of_anything_is_never_worse() -> None:
    for what in (*GOODS, "gold", "mithril", "action_token", "reputation"):
        poor, rich = (town(smiths=[{what: n}, {}]) for n in (1, 4))
        assert estimate(rich.s)[0] > estimate(poor.s)[0], what
        assert estimate(rich.s)[1] < estimate(poor.s)[1], what


def test_hopes_lie_between_nothing_and_certainty_and_two_equals_share_them() -> None:
    assert estimate(town(smiths=[{}, {}]).s) == [0.5, 0.5]
    ahead = estimate(town(smiths=[{"gold": 500}, {}, {}]).s)
    assert 0.99 < ahead[0] <= 1 and 0 <= ahead[1] < 0.01


def test_a_turn_that_is_still_to_come_counts() -> None:
    """Whoever has taken a die and got nothing for it is behind whoever still has that turn."""
    play = town(smiths=[{"columns": [["m1"], [], []]}, {}])
    mine, yours = estimate(play.s)
    assert mine < yours


def test_what_ao_has_counts_against_everybody() -> None:
    before, after = (estimate(town(smiths=[{}, {}], ao={"gold": gold}).s) for gold in (0, 30))
    assert all(then < now for now, then in zip(before, after, strict=True))


# -- the beginning --------------------------------------------------------------------------------------------------------


def test_the_guildmother_is_worth_what_the_halls_offer() -> None:
    rich = town(smiths=[{}, {}], halls={"merchant": ["m8", "m2"], "harvester": ["h8", "h7"]}, season=1)
    poor = town(
        smiths=[{}, {}], halls={"merchant": ["m1", "m7"], "harvester": ["h5", "h6"], "alchemist": ["a1", "a8"]}, season=1
    )
    assert assistant_worth(rich.s, 0, "guildmother") > assistant_worth(poor.s, 0, "guildmother")


def test_middling_dice_are_given_up_first() -> None:
    """For the Raven: whoever has none but middling dice wants it most, and parts with one of these."""
    plain, good = (town(smiths=[{"dice": dice}, {}], season=1) for dice in (["m3", "h4", "a3"], ["m1", "h6", "a5"]))
    assert assistant_worth(plain.s, 0, "raven-keeper") > assistant_worth(good.s, 0, "raven-keeper")
    assert all(assistant_worth(plain.s, 0, id) > 0 for id in ASSISTANTS)
