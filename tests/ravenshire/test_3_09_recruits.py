"""AO recruits (R101-R108, T50-T54), and what is left open about it (Q13, Q14)."""

from __future__ import annotations

import pytest

from inglenook.games.forges_of_ravenshire.ao_recruits import yield_of
from inglenook.games.forges_of_ravenshire.ao_turn import run_guild
from inglenook.games.forges_of_ravenshire.content import AO_COLUMNS, GUILDS, MEMBERS

from .rival import Rival, rival

FULL = ["m1", "m2", "m3"]


def staff(play: Rival) -> list[int]:
    return [len(column) for column in play.ao.members]


@pytest.mark.rule("FR-R104", "FR-R105", "FR-R106", "FR-R107")
def test_t50_the_example_of_the_book() -> None:
    """The Merchants are full, so a Harvester comes, who brings two goods; from now on the Harvesters bring 2 cubes."""
    assert MEMBERS["h1"].once == {"good-of-choice": 2}
    play = rival(members={"merchant": FULL}, halls={"harvester": ["h1", "h2"]}, gold=3, deck=["recruit", "ao-m1"], board={})
    assert yield_of(play.ao, "harvester") == {"cube": 1}
    play.recruits()
    assert (play.ao.cubes, play.ao.gold) == (2, 3)
    assert play.ao.members == [FULL, ["h1"], []]
    run_guild(play.t, "harvester")
    assert (play.ao.cubes, play.ao.gold) == (2 + 2, 3), "two cubes instead of one"


@pytest.mark.rule("FR-R101")
def test_t51_placing_and_taking_at_the_guild_halls_bring_two_members() -> None:
    play = rival(board={"guild-halls": ["m4"]}).carries_out("ao-m2")
    assert staff(play) == [2, 0, 0]
    assert play.at("guild-halls") == ["h2"] and play.ao.columns == [["m4"], [], []]


@pytest.mark.rule("FR-R101")
def test_elsewhere_nobody_is_recruited() -> None:
    assert staff(rival(board={"kilnyard": ["m4"]}).carries_out("ao-m1")) == [0, 0, 0]
    assert staff(rival().recruits()) == [1, 0, 0]


@pytest.mark.rule("FR-R103")
def test_t52_ao_pays_nothing() -> None:
    dear = {"merchant": ["m8", "m1"]}
    assert MEMBERS["m8"].cost == 5 and not MEMBERS["m8"].once
    assert rival(halls=dear, gold=0).recruits().ao.gold == 0
    play = rival(halls=dear, gold=9).recruits()
    assert (play.ao.gold, play.ao.members[0]) == (9, ["m8"])


@pytest.mark.rule("FR-R102")
def test_t53_it_takes_the_top_row_however_cheap_the_lower_one_is() -> None:
    play = rival(halls={"merchant": ["m5", "m1"]}).recruits()
    assert play.ao.members[0] == ["m5"]
    assert play.s.halls[0] == ["m1", "m2"], "the lower one moves up, and a new one comes"


@pytest.mark.rule("FR-R102")
def test_it_goes_by_the_order_of_its_guilds() -> None:
    assert staff(rival(guilds=["alchemist", "merchant", "harvester"]).recruits()) == [0, 0, 1]


@pytest.mark.rule("FR-R32")
def test_the_same_order_holds_for_the_deck_and_for_recruiting() -> None:
    play = rival(guilds=["harvester", "alchemist", "merchant"]).recruits().recruits().recruits().recruits()
    assert staff(play) == [0, 3, 1]


@pytest.mark.rule("FR-R104")
def test_t54_two_full_columns_leave_the_third() -> None:
    play = rival(members={"merchant": FULL, "harvester": ["h1", "h2", "h3"]}).recruits()
    assert staff(play) == [3, 3, 1]
    assert "fr-log-ao-recruits-next" in play.said()


@pytest.mark.rule("FR-R104")
def test_with_all_columns_full_nobody_comes() -> None:
    members = {"merchant": FULL, "harvester": ["h1", "h2", "h3"], "alchemist": ["a1", "a2", "a3"]}
    play = rival(members=members).recruits()
    assert staff(play) == [3, 3, 3] and play.said() == ["fr-log-ao-full"]
    assert staff(rival(members=members | {"alchemist": ["a1", "a2"]}).recruits()) == [3, 3, 3]


@pytest.mark.rule("FR-R105")
@pytest.mark.parametrize(
    ("member", "cubes", "gold", "reputation"),
    [("m2", 1, 0, 0), ("m4", 0, 1, 0), ("m5", 0, 1, 1), ("m6", 0, 1, 0), ("m7", 0, 2, 0), ("m1", 0, 0, 0)],
)
def test_the_bonus_of_the_token_comes_as_cubes_and_gold(member: str, cubes: int, gold: int, reputation: int) -> None:
    ao = rival(halls={"merchant": [member, "m8"]}).recruits().ao
    assert (ao.cubes, ao.gold, ao.reputation, ao.members[0]) == (cubes, gold, reputation, [member])


@pytest.mark.rule("FR-R106")
def test_the_token_lies_in_the_column_of_its_guild() -> None:
    play = rival(members={"merchant": FULL}, halls={"harvester": ["h5", "h6"]}).recruits()
    assert play.ao.members == [FULL, ["h5"], []]


@pytest.mark.rule("FR-R107")
@pytest.mark.parametrize(("guild", "full"), [("merchant", (0, 11)), ("harvester", (2, 2)), ("alchemist", (1, 3))])
def test_what_a_full_column_yields_in_cubes_and_gold(guild: str, full: tuple[int, int]) -> None:
    found = yield_of(rival(members={guild: [f"{guild[0]}{n}" for n in (1, 2, 3)]}).ao, guild)
    assert (found.get("cube", 0), found.get("gold", 0)) == full


@pytest.mark.rule("FR-R107")
@pytest.mark.parametrize("guild", GUILDS)
def test_each_filled_slot_raises_the_yield(guild: str) -> None:
    of = {"merchant": FULL, "harvester": ["h1", "h2", "h3"], "alchemist": ["a1", "a2", "a3"]}[guild]
    sums = [sum(yield_of(rival(members={guild: of[:n]}).ao, guild).values()) for n in range(4)]
    base = sum(AO_COLUMNS[guild].yields[0].values())
    assert sums == [base, base + 1, base + 2, base + 3]


@pytest.mark.rule("FR-R108")
def test_abilities_do_nothing_for_ao() -> None:
    assert MEMBERS["m8"].run.gain == {"gold": 2} and MEMBERS["h8"].run.gain
    assert yield_of(rival(members={"merchant": ["m8"]}).ao, "merchant") == yield_of(
        rival(members={"merchant": ["m3"]}).ao, "merchant"
    )
    play = rival(members={"merchant": ["m8"]})
    run_guild(play.t, "merchant")
    assert (play.ao.gold, play.ao.cubes) == (9, 0)


@pytest.mark.rule("FR-Q13")
def test_a_guild_without_a_token_counts_as_full() -> None:
    assert staff(rival(halls={"merchant": []}).recruits()) == [0, 1, 0]


@pytest.mark.rule("FR-Q14")
@pytest.mark.parametrize(("face", "gold"), [("1", 0), ("3", 0), ("6", 1)])
def test_at_the_guild_halls_a_discount_means_nothing_but_the_mithril_counts(face: str, gold: int) -> None:
    play = rival(board={"guild-halls": [f"h{face}"]}, halls={"merchant": ["m1", "m3"]}, dice=["m1"]).carries_out("ao-h6")
    assert staff(play) == [1, 0, 0]
    assert play.ao.gold == gold
