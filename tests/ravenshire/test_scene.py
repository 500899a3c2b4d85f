"""What is seen of Ravenshire: districts and dice, rows of contracts, titles, mats, one's own workshop, stations and AO."""

from __future__ import annotations

import pytest

from inglenook.engine.scene import Card, Die, Mat, Scene, Site, Track, Zone
from inglenook.engine.view import scene
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.content import DISTRICT_IDS, GUILDS, STATIONS, TIERS
from inglenook.games.forges_of_ravenshire.guilds import BASES
from inglenook.games.forges_of_ravenshire.scene_workshop import BASE
from tests.properties import words_of

from .stage import Town, town

SAY = words_of(GAME, "en").say


def sites(seen: Scene, group: str) -> list[Site]:
    return [part for part in seen.parts if isinstance(part, Site) and part.group == group]


def lying(seen: Scene, at: str) -> list[str]:
    """Faces of dice and names of cards that lie somewhere."""
    return [part.face if isinstance(part, Die) else part.id for part in seen.parts if getattr(part, "at", "") == at]


def test_six_districts_with_the_dice_that_lie_in_them() -> None:
    seen = town(board={"timberfall": ["h2", "m6"]}).scene()
    assert [site.id for site in sites(seen, "town")] == [f"site:{id}" for id in DISTRICT_IDS]
    assert lying(seen, "site:timberfall") == ["2", "6"]
    full = next(site for site in sites(seen, "town") if site.state)
    assert full.id == "site:timberfall" and full.status is not None and SAY(full.status) == "full"


def test_the_bands_that_would_pay_are_those_of_the_dice_in_hand() -> None:
    play = town(smiths=[dict(dice=["m5", "h1"]), {}])
    lines = play.part("site:steelgate").lines
    assert [("pays" in line.state) for line in lines] == [True, False, True]
    assert [SAY(line.note) for line in lines] == ["1 steel", "1 steel and 1 Talisman", "1 charcoal and 1 steel"]
    assert [[one.id for one in line.counts] for line in lines][1] == ["steel", "talisman"]


def test_the_halls_say_what_a_hire_costs_less_and_what_comes_with_it() -> None:
    lines = town().part("site:guild-halls").lines
    assert [SAY(line.text) for line in lines] == ["1–2 hire −2", "3–4 hire −1", "5–6 hire"]
    assert [[(one.id, one.value) for one in line.counts] for line in lines] == [[], [], [("mithril", 1)]]


def test_ones_own_goods_and_mystics_lie_in_a_store_and_nobody_elses_do() -> None:
    play = town(smiths=[dict(wood=3, mithril=1), dict(ore=2)])
    (store,) = sites(play.scene(0), "stock")
    assert (store.owner, store.slots) == (0, 0)
    assert {SAY(line.text): line.counts[0].value for line in store.lines if line.counts[0].value} == {"Wood": 3, "Mithril": 1}
    counters = play.part("mat:0").counters
    assert {one.id for one in counters if one.zone == store.id} == {one.counts[0].id for one in store.lines}
    assert [one.zone for one in play.part("mat:1").counters] == ["", "", "", ""]
    assert sites(play.scene(None), "stock") == []


def test_the_track_says_what_each_space_brings_and_what_opens_there() -> None:
    track = next(part for part in town().scene().parts if isinstance(part, Track))
    gifts = {n: (cell.gift.id, cell.gift.value) for n, cell in enumerate(track.cells) if cell.gift is not None}
    assert gifts[1] == ("gold", 1) and gifts[4] == ("action-token", 1) and gifts[5] == ("good-of-choice", 2)
    assert [n for n, cell in enumerate(track.cells) if "gate" in cell.state] == [2, 4]
    assert track.cells[4].note is not None and SAY(track.cells[4].note) == "Legendary" and 3 not in gifts


@pytest.mark.parametrize(
    ("cost", "events", "level"), [(13, 2, "Apprentice"), (12, 4, "Artisan"), (11, 6, "Master Smith"), (12, 3, "own dials")]
)
def test_the_mat_of_ao_says_how_hard_it_is(cost: int, events: int, level: str) -> None:
    role = town(ao=dict(cost=cost, events=events)).part("mat:2").role
    assert role is not None and SAY(role) == f"Opponent: {level}"


def test_members_wait_behind_the_slots_of_the_halls_with_their_price() -> None:
    play = town(halls={"merchant": ["m8", "m1"]})
    top = play.part("member:m8")
    assert (top.at, top.slot, top.badges) == ("site:guild-halls", 2, {"suit": "merchant", "cost": "5"})
    assert play.part("member:m1").slot == 2 + len(GUILDS)


@pytest.mark.parametrize(("reputation", "closed"), [(0, ["exceptional", "legendary"]), (2, ["legendary"]), (4, [])])
def test_rows_say_from_when_on_they_are_open(reputation: int, closed: list[str]) -> None:
    seen = town(smiths=[dict(reputation=reputation), {}]).scene()
    rows = [part for part in seen.parts if isinstance(part, Zone) and part.id.startswith("row:")]
    assert [row.id for row in rows] == [f"row:{tier}" for tier in TIERS]
    assert [row.id.removeprefix("row:") for row in rows if "closed" in row.state] == closed


def test_a_contract_says_what_one_misses_of_it() -> None:
    play = town(smiths=[dict(leather=6, charcoal=1), dict(leather=6, charcoal=3)], rows={"common": ["ca2", "ca3", "ca4"]})
    mine, theirs = play.part("contract:ca2"), play.part("contract:ca2", seat=1)
    assert SAY(mine.lines[-1].text) == "misses 2 charcoal" and mine.lines[-1].state == ("missing",)
    assert [one.id for one in mine.lines[1].counts if "missing" in one.state] == ["charcoal"]
    assert SAY(theirs.lines[-1].text) == "you can forge" and theirs.state == ("met",)
    assert SAY(play.part("contract:ca3").lines[-1].text) == "misses 2 goods"


def test_titles_say_what_they_take_and_who_has_them() -> None:
    play = town(smiths=[dict(contracts=["cw1", "cs1", "ca1"], titles=["quartermaster"]), {}], claimed={"quartermaster": 1})
    mine, theirs = play.part("title:quartermaster"), play.part("title:quartermaster", seat=1)
    assert "met" in mine.state and "met" not in theirs.state
    assert SAY(theirs.lines[0].note) == "3 gold", "somebody was first"
    assert SAY(theirs.lines[1].text) == "held by Ana"


def test_the_track_has_a_reward_and_a_worth_for_every_space_and_everybodys_marker() -> None:
    play = town(smiths=[dict(reputation=3), {}], ao=dict(reputation=5))
    track = play.part("reputation")
    assert isinstance(track, Track) and track.markers == ((0, 3), (1, 0), (2, 5))
    assert len(track.cells) == 13 and SAY(track.cells[4].note) == "Legendary" and "gate" in track.cells[4].state
    assert [SAY(cell.worth) for cell in track.cells][:5] == ["0", "1", "2", "4", "6"]


def test_one_sees_all_of_ones_own_stock_and_of_others_how_much_they_have() -> None:
    play = town(smiths=[dict(wood=4, mithril=1, gold=7), dict(ore=2, talisman=1)])
    mine = {one.id: one for one in play.part("mat:0").counters}
    theirs = {one.id: one.value for one in play.part("mat:1").counters}
    assert (mine["wood"].value, mine["wood"].most, mine["mithril"].value, mine["gold"].value) == (4, 10, 1, 7)
    assert theirs == {"gold": 0, "reputation": 0, "contracts": 0, "held": 3}


def test_the_own_workshop_has_three_columns_with_dice_members_and_open_slots() -> None:
    play = town(smiths=[dict(columns=[["m4"], [], []], members=[["m1"], [], []], upgrades=["annex"]), {}])
    seen = play.scene()
    columns = sites(seen, "workshop")
    assert [site.id for site in columns] == [f"guild:{guild}" for guild in GUILDS] and {site.owner for site in columns} == {0}
    assert lying(seen, "guild:merchant") == ["4", "member:m1"]
    assert [len(site.lines) for site in columns] == [2, 3, 3]
    assert not sites(play.scene(None), "workshop"), "whoever only watches has none"


def test_what_a_column_says_of_a_run_is_what_it_brings() -> None:
    assert set(BASE) == set(BASES)
    for guild, gains in BASE.items():
        play = town(smiths=[dict(dice=["m3"]), {}], board={"timberfall": [f"{guild[0]}1"]})
        play.do("m3>kilnyard", "timberfall.0")
        if play.asked == "gain":
            assert gains == {"raw": 1} and play.decision.about is not None and play.decision.about["count"] == 1
        else:
            before = {"merchant": {"gold": 1}, "alchemist": {"charcoal": 2}}[guild]
            (what, n), *_ = gains.items()
            assert play.me.stock[what] == n + before[what], "and what the districts brought"


def test_ones_own_dice_lie_in_the_tray_and_those_of_others_before_them() -> None:
    seen = town(smiths=[dict(dice=["m5"]), dict(dice=["h2"])]).scene(0)
    places = {part.id: part.at for part in seen.parts if isinstance(part, Die) and part.owner is not None}
    assert places == {"die:0:0": "", "die:1:0": "mat:1"}


def test_in_production_the_stations_stand_where_the_districts_were() -> None:
    play = town(smiths=[dict(columns=[["m5"], [], []], stations={"kiln": ["h2"]}), {}], step="production")
    seen = play.scene()
    assert not sites(seen, "town") and [site.id for site in sites(seen, "stations")] == [f"station:{id}" for id in STATIONS]
    assert lying(seen, "station:kiln") == ["2"] and "full" in play.part("station:kiln").state
    assert [line.state for line in play.part("station:smelter").lines] == [(), (), ("pays",)]


def test_upgrades_change_what_a_station_says() -> None:
    def bands(*upgrades: str) -> list[str]:
        play = town(smiths=[dict(upgrades=list(upgrades), wood=1, charcoal=1, ore=1), {}], step="production")
        return [SAY(play.part(f"station:{id}").lines[0].note) for id in ("kiln", "smelter", "stores")]

    assert bands() == ["+1, 3×", "1×", "2 raw"]
    assert bands("wide-kiln", "bellows", "storehouse") == ["+2, 3×", "3×", "3 raw"]


def test_ao_is_a_side_nobody_sits_at_with_its_plan_on_its_mat() -> None:
    play = town(smiths=[{}], ao=dict(cubes=5, gold=9, sign="crown", flipped=["ao-h3"]), rows={"common": ["cs1", "cw2", "cw1"]})
    seen = play.scene()
    side = seen.sides[-1]
    assert side.number == 1 and not side.seats and side.shape == "crown" and side.name is not None
    mat = play.part("mat:1")
    assert isinstance(mat, Mat) and {one.id: (one.value, one.most) for one in mat.counters}["cube"] == (5, 13)
    plan = {SAY(line.text): SAY(line.note) for line in mat.lines if line.note is not None}
    assert plan["Wants"] == "Weapon, Armor, Shield" and plan["Finish"] == "Mithril" and plan["Card"].startswith("H3, ")
    assert plan["Forges"] == "Lamplighter's Halberd", "the topmost weapon"


@pytest.mark.parametrize(
    ("step", "says"),
    [("turn", "Season 2 of 4 · Gathering, turn 1 of 3"), ("production", "Season 2 of 4 · Production")],
)
def test_the_phase_says_which_season_it_is_and_what_of_it(step: str, says: str) -> None:
    phase = town(step=step).scene().phase
    assert phase is not None and SAY(phase) == says


def test_after_the_last_season_it_is_over() -> None:
    phase = town(step="scoring", season=4).scene().phase
    assert phase is not None and SAY(phase) == "Season 4 of 4 · End of Season"


def test_what_lies_before_somebody_to_choose_from_is_shown() -> None:
    play = town(smiths=[{}, {}])
    play.s.dealt = ["ca5", "ca6"]
    cards = [part.id for part in play.scene().parts if isinstance(part, Card) and part.at == "dealt"]
    assert cards == ["contract:ca5", "contract:ca6"]
    assert SAY(play.part("contract:ca5").lines[-1].text).startswith("misses"), "it cannot be paid yet"


def test_what_has_not_changed_is_the_same_object_for_everybody_and_every_moment() -> None:
    play = town()
    before = {part.id: part for part in scene(play.table, 0).parts}
    play.do("m3>kilnyard")
    after = {part.id: part for part in scene(play.table, 0).parts}
    for id in ("die:timberfall.0", "member:m1", "guild:merchant", "reputation", "die:1:0"):
        assert before[id] is after[id], id


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_part_has_words(lang: str) -> None:
    say = words_of(GAME, lang).say

    def all_of(play: Town) -> None:
        for part in play.scene().parts:
            assert say(part.name)
            assert all(say(line) for line in part.text)
            assert all(say(line.note) for line in getattr(part, "lines", ()) if line.note is not None)

    all_of(town(smiths=[dict(assistant="foreman", upgrades=["ledger"], starter="cw1"), {}], ao={}))
    all_of(town(smiths=[dict(contracts=["cw2"], finishes=["mithril"]), {}], step="production"))
