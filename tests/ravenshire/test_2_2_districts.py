"""Districts: what a die brings (2.2)."""

from __future__ import annotations

import pytest

from inglenook.games.forges_of_ravenshire.guilds import price

from .stage import town

ROWS = {
    "timberfall": ({"wood": 4}, {"wood": 3}, {"wood": 2, "talisman": 1}),
    "ore-pits": ({"ore": 2, "talisman": 1}, {"ore": 2, "gold": 1}, {"ore": 3}),
    "tanners-row": ({"leather": 2, "dragon-scale": 1}, {"leather": 3}, {"leather": 2, "gold": 2}),
    "kilnyard": ({"charcoal": 1, "embergem": 1}, {"charcoal": 2, "gold": 1}, {"charcoal": 3}),
    "steelgate": ({"steel": 1}, {"steel": 1, "talisman": 1}, {"steel": 1, "charcoal": 1}),
}
RULES = dict(zip(ROWS, ("FR-B17", "FR-B18", "FR-B19", "FR-B20", "FR-B21"), strict=True))


def placed(district: str, face: int) -> dict[str, int]:
    """What placing a die brings."""
    play = town(smiths=[dict(dice=[f"m{face}"]), {}])
    play.do(f"m{face}>{district}")
    assert play.has(1) == {}
    return play.has()


@pytest.mark.rule("FR-B17")
@pytest.mark.parametrize("face", range(1, 7))
def test_timberfall(face: int) -> None:
    assert placed("timberfall", face) == ROWS["timberfall"][(face - 1) // 2]


@pytest.mark.rule("FR-B18")
@pytest.mark.parametrize("face", range(1, 7))
def test_ore_pits(face: int) -> None:
    assert placed("ore-pits", face) == ROWS["ore-pits"][(face - 1) // 2]


@pytest.mark.rule("FR-B19")
@pytest.mark.parametrize("face", range(1, 7))
def test_tanners_row(face: int) -> None:
    assert placed("tanners-row", face) == ROWS["tanners-row"][(face - 1) // 2]


@pytest.mark.rule("FR-B20")
@pytest.mark.parametrize("face", range(1, 7))
def test_kilnyard(face: int) -> None:
    assert placed("kilnyard", face) == ROWS["kilnyard"][(face - 1) // 2]


@pytest.mark.rule("FR-B21")
@pytest.mark.parametrize("face", range(1, 7))
def test_steelgate(face: int) -> None:
    assert placed("steelgate", face) == ROWS["steelgate"][(face - 1) // 2]


@pytest.mark.rule("FR-B15")
@pytest.mark.parametrize(("face", "wood"), [(1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_a_face_is_low_middle_or_high(face: int, wood: int) -> None:
    assert placed("timberfall", face)["wood"] == wood


@pytest.mark.rule("FR-B16")
@pytest.mark.parametrize("district", ROWS)
@pytest.mark.parametrize("face", [2, 3, 6])
def test_taking_brings_the_same_as_placing(district: str, face: int) -> None:
    play = town(board={district: [f"m{face}"], "steelgate" if district != "steelgate" else "timberfall": ["h1"]}, step="take")
    play.do(f"{district}.0")
    gained = dict(play.has())
    gained["gold"] = gained.get("gold", 0) - 2  # the Merchant guild has run
    assert {what: n for what, n in gained.items() if n} == ROWS[district][(face - 1) // 2]


@pytest.mark.rule("FR-B22")
@pytest.mark.parametrize(("face", "paid", "mithril"), [(1, 1, 0), (2, 1, 0), (3, 2, 0), (4, 2, 0), (5, 3, 1), (6, 3, 1)])
def test_guild_halls(face: int, paid: int, mithril: int) -> None:
    play = town(smiths=[dict(dice=[f"m{face}"], gold=3), {}], halls={"merchant": ["m7", "m2"]})
    play.do(f"m{face}>guild-halls", "m7")
    assert play.me.members == [["m7"], [], []]
    assert play.me.stock["gold"] == 3 - paid + 2  # Grizel Stile brings 2 Gold along
    assert play.me.stock["mithril"] == mithril


@pytest.mark.rule("FR-B22")
def test_at_the_guild_halls_one_member_is_recruited_when_taking_too() -> None:
    play = town(smiths=[dict(gold=9), {}], board={"guild-halls": ["m6"], "timberfall": ["m1"]}, step="take")
    play.do("guild-halls.0", "m1")
    assert play.me.members == [["m1"], [], []] and play.asked == "place"


@pytest.mark.rule("FR-B23")
@pytest.mark.parametrize(("face", "after"), [(1, {"gold": 10}), (6, {"gold": 10, "mithril": 1})])
def test_who_recruits_nobody_gains_a_coin(face: int, after: dict[str, int]) -> None:
    play = town(smiths=[dict(dice=[f"m{face}"], gold=9), {}])
    play.do(f"m{face}>guild-halls", "none")
    assert play.has() == after and play.me.members == [[], [], []]


@pytest.mark.rule("FR-B23")
def test_who_can_recruit_nobody_is_not_asked() -> None:
    play = town(smiths=[dict(dice=["m6"]), {}])
    play.do("m6>guild-halls")
    assert play.has() == {"gold": 1, "mithril": 1} and play.asked == "take"


@pytest.mark.rule("FR-B24")
def test_no_discount_brings_a_cost_below_nothing() -> None:
    assert [price("m1", change) for change in (0, -1, -2)] == [1, 0, 0]
    play = town(smiths=[dict(dice=["m1"]), {}])
    play.do("m1>guild-halls", "m1")
    assert play.me.stock["gold"] == 0 and play.me.members[0] == ["m1"]


def test_the_log_names_the_rule_of_each_district() -> None:
    for district, rule in RULES.items():
        play = town(smiths=[dict(dice=["m2"]), {}])
        play.do(f"m2>{district}")
        assert rule in play.cited()
