"""The castle: KK-R144 to KK-R152, KK-R156, KK-R157, and the rulings KK-D12, KK-D20, KK-D23."""

from __future__ import annotations

import pytest

from inglenook.games.key_to_the_kingdom.board import roads
from inglenook.games.key_to_the_kingdom.content import CASTLE, TOKENS
from tests.kingdom.places import EIGHT, KEY, enter, keep
from tests.kingdom.stage import Play, stage

GARDEN = [f"garden-{n}" for n in range(1, 6)]
RESTORES = {"gazebo": 2, "fountain": 3, "rose-bench": 3, "orchard": 4, "hot-spring": 5}
TOKENS_BELOW = ("gazebo", "fountain", "rose-bench", "orchard", "hot-spring")
IN_THE_KEEP = ("portcullis", "gargoyles", "whisper-gallery", "twin-doors")


def king() -> int:
    """What the King asks for at least; the throne shows it."""
    test = CASTLE["throne"].test
    assert test is not None and test.kind == "at-least"
    return test.n


def edge(token: str) -> int:
    """The number a token shows, the least or the most that passes."""
    test = TOKENS[token].test
    assert test is not None and test.kind == {"portcullis": "at-least", "whisper-gallery": "at-most"}[token]
    return test.n


def next_turn(play: Play) -> bool:
    return (play.asked, play.seat) == ("turn", 1)


def arrive(*, token: int = 0, at: str = "garden-1", others: tuple[str, ...] = ("wc03",), **scene: object) -> Play:
    """Seat 0 comes into the garden by a whirlpool; `token` is which of the tokens left is turned up."""
    pieces = {0: KEY} | {n: KEY for n, other in enumerate(others, start=1) if other.startswith(("garden", "keep"))}
    play = enter("ww-closed", pieces=pieces, others=list(others), **scene)
    if play.asked == "garden":
        play.roll(f"#{token}").do(f"garden:{at}")
    return play


# -- the garden -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R144")
def test_a_hero_arrives_on_any_free_garden_space() -> None:
    play = enter("ww-closed", pieces={0: KEY, 1: KEY, 2: KEY}, others=["garden-2", "garden-5", "wc03"])
    assert (play.asked, play.keys) == ("garden", ["garden:garden-1", "garden:garden-3", "garden:garden-4"])
    play.roll("#0").do("garden:garden-4")
    assert play.s.at == ["garden-4", "garden-2", "garden-5", "wc03"]


@pytest.mark.rule("KK-R144", "KK-D20")
def test_the_garden_alone_wants_a_free_space() -> None:
    play = enter("ww-closed", pieces={0: KEY, 1: KEY}, others=["garden-2"])
    assert play.refused("garden:garden-2").rule == "KK-D20"
    assert len(play.keys) == 4
    alone = enter("m1", rolls=[4], others=["wc03"], spent={0: EIGHT})
    assert alone.s.at == ["wc03", "wc03"], "other exits are shared"


@pytest.mark.rule("KK-R144")
def test_the_fifth_hero_still_finds_a_space() -> None:
    pieces = dict.fromkeys(range(5), KEY)
    play = enter("ww-closed", pieces=pieces, others=GARDEN[1:], rolls=["#3"])
    assert play.s.at == GARDEN and next_turn(play)


@pytest.mark.rule("KK-R145", "KK-R147", "KK-R157")
@pytest.mark.parametrize("token", TOKENS_BELOW)
def test_a_garden_token_restores_up_to_what_it_shows_and_then_the_turn_ends(token: str) -> None:
    play = arrive(token=TOKENS_BELOW.index(token), spent={0: EIGHT, 1: ["sword"]})
    assert play.s.at[0] == "garden-1" and play.s.face_up == {"garden-1": token}
    assert play.asked == "restore" and play.table.decision is not None and play.table.decision.most == RESTORES[token]
    chosen = EIGHT[: RESTORES[token]]
    play.pick(*chosen)
    assert play.s.spent == [[item for item in EIGHT if item not in chosen], ["sword"]], "nothing else is restored"
    assert next_turn(play)


@pytest.mark.rule("KK-R145", "KK-R157")
def test_a_hero_may_restore_fewer_and_one_with_nothing_to_restore_is_not_asked() -> None:
    fewer = arrive(token=4, spent={0: ["sword", "axe"]}).pick("axe")
    assert fewer.s.spent[0] == ["sword"] and next_turn(fewer)
    none = arrive(token=4)
    assert none.s.at[0] == "garden-1" and next_turn(none)


@pytest.mark.rule("KK-R147")
def test_the_garden_has_five_spaces_each_with_its_token() -> None:
    play = stage()
    spaces = {space.id: space for space in play.part("castle").spaces if space.id in GARDEN}
    assert sorted(spaces) == GARDEN
    assert sorted(play.s.face_down["garden"]) == sorted(TOKENS_BELOW)
    assert all(space.state == ("face-down",) for space in spaces.values())


@pytest.mark.rule("KK-R151")
@pytest.mark.parametrize("token", [*TOKENS_BELOW, *IN_THE_KEEP])
def test_a_token_is_seen_by_nobody_before_somebody_reaches_it(token: str) -> None:
    hidden = stage(at=["wc01", "wc01"])
    for seat in (0, 1, None):
        for space in hidden.part("castle", seat).spaces:
            assert space.id == "throne" or (space.badge == "?" and space.state == ("face-down",))
    if token in TOKENS_BELOW:
        play = arrive(token=TOKENS_BELOW.index(token))
        space, section = "garden-1", "garden"
    else:
        play = keep(rolls=[f"#{IN_THE_KEEP.index(token)}", 5])
        space, section = "keep-1", "keep"
    assert play.s.face_up == {space: token} and token not in play.s.face_down[section]
    assert play.part(space, None).state == ("face-up",)
    assert play.part("garden-2").state == play.part("keep-2").state == ("face-down",), "the others stay as they are"


@pytest.mark.rule("KK-R151")
def test_a_card_may_turn_a_token_of_the_keep_up() -> None:
    play = stage(at=["wc01", "ec12"], deck=["castle-gossip"], rolls=[1, 1, "#2"]).do(
        "move", "keep", "go:wc02", "keep", "look:keep-3"
    )
    assert play.s.face_up == {"keep-3": "whisper-gallery"} and play.s.face_down["garden"] == list(TOKENS_BELOW)


@pytest.mark.rule("KK-D12")
def test_a_token_stays_face_up_and_serves_the_next_visitor() -> None:
    play = arrive(token=3, spent={0: EIGHT}).pick("sword", "axe")
    assert play.s.face_up == {"garden-1": "orchard"}
    again = enter("ww-closed", pieces={0: KEY}, spent={0: EIGHT}, face_up={"garden-1": "orchard"}).do("garden:garden-1")
    assert again.asked == "restore" and again.table.decision is not None and again.table.decision.most == 4
    assert again.s.face_up == {"garden-1": "orchard"}, "no other token is turned up"


@pytest.mark.rule("KK-R156")
def test_no_road_leads_into_the_castle() -> None:
    for fold in [(False, False), (False, True), (True, False), (True, True)]:
        ways = roads(fold)
        assert not {*CASTLE} & ({*ways} | {space for ends in ways.values() for space in ends})
    play = enter("ww-closed", pieces={0: KEY}).roll("#0").do("garden:garden-1")
    assert play.s.at[0] == "garden-1", "a whirlpool does"


# -- the keep ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R148")
def test_from_the_garden_one_naps_or_goes_up_without_a_roll_to_walk() -> None:
    scene = {"at": ["garden-3", "wc03"], "pieces": {0: KEY}}
    play = stage(rolls=["#0", 8], **scene)
    assert (play.asked, play.keys) == ("turn", ["castle", "nap"])
    play.do("castle")
    assert play.s.trek is not None and play.s.trek.adventure == "castle"
    assert play.s.roll is not None and play.s.roll.what == "castle" and play.s.face_up == {"keep-1": "portcullis"}
    nap = stage(spent={0: ["sword"]}, **scene).do("nap").pick("sword")
    assert nap.s.at[0] == "garden-3" and next_turn(nap)
    assert stage(at=["wc03", "wc05"], pieces={0: KEY}).keys == ["move", "nap"], "outside there is no such choice"


# Of the two tokens with a number, how far the face lies from it; of the other two, the face.
PASSES = [
    ("portcullis", 0, True),
    ("portcullis", -1, False),
    ("gargoyles", 1, True),
    ("gargoyles", 7, True),
    ("gargoyles", 4, False),
    ("whisper-gallery", 0, True),
    ("whisper-gallery", 1, False),
    ("twin-doors", 8, True),
    ("twin-doors", 2, True),
    ("twin-doors", 5, False),
]


@pytest.mark.rule("KK-R150")
@pytest.mark.parametrize(("token", "face", "passes"), PASSES)
def test_each_token_of_the_keep_asks_for_its_own_condition(token: str, face: int, passes: bool) -> None:
    if token in ("portcullis", "whisper-gallery"):
        face += edge(token)
    play = keep(1, face_up={"keep-2": token}, rolls=[face, "#0", 1]).do("keep")
    if passes:
        assert play.s.trek is not None and play.s.trek.reached == 2 and play.s.at[0] == "keep-2"
    else:
        assert play.s.trek is None and (play.asked, play.seat) == ("garden", 0)
    assert play.s.face_up["keep-2"] == token


@pytest.mark.rule("KK-R150", "KK-R151")
def test_the_tokens_are_met_in_order_and_turned_up_one_by_one() -> None:
    play = keep(rolls=["#1", 1, "#0", 8])
    assert play.s.face_up == {"keep-1": "gargoyles"} and play.s.at[0] == "garden-1"
    play.do("keep")
    assert play.s.at[0] == "keep-1" and play.s.face_up == {"keep-1": "gargoyles", "keep-2": "portcullis"}


@pytest.mark.rule("KK-R1", "KK-R4", "KK-R150", "KK-D23")
def test_whoever_beats_the_king_has_won_on_the_spot() -> None:
    need = king() - 4
    play = keep(4, tokens=IN_THE_KEEP, rolls=[need], others=["garden-2", "wc03"], pieces={1: KEY}).do("+sword")
    assert play.table.over is not None and play.table.over.winners == (0,)
    assert play.table.decision is None and play.s.at[0] == "throne", "nobody else has a turn"
    assert play.table.over.scores == (1, 0, 0)


@pytest.mark.rule("KK-R150")
def test_one_less_than_the_king_asks_for_is_not_enough() -> None:
    need = king() - 4
    play = keep(4, tokens=IN_THE_KEEP, rolls=[need - 1], others=["garden-2", "wc03"], pieces={1: KEY}).do("+sword")
    assert play.table.over is None and (play.asked, play.seat) == ("garden", 0)
    assert play.s.pieces[0] == list(KEY), "the key is kept"


@pytest.mark.rule("KK-R150", "KK-D12")
def test_whoever_fails_in_the_keep_goes_back_to_a_free_garden_space_and_resolves_it() -> None:
    seen = {"garden-3": "fountain"}
    play = keep(
        2,
        tokens=IN_THE_KEEP[:2],
        face_up=seen | {"keep-3": "whisper-gallery"},
        rolls=[4],
        others=["garden-2"],
        pieces={1: KEY},
        spent={0: ["sword", "axe"]},
    ).do("keep")
    assert (play.asked, play.keys) == ("garden", [f"garden:garden-{n}" for n in (1, 3, 4, 5)])
    play.do("garden:garden-3").pick("sword", "axe")
    assert play.s.at == ["garden-3", "garden-2"] and play.s.spent[0] == [] and next_turn(play)
    assert {*play.s.face_up} == {"garden-3", "keep-1", "keep-2", "keep-3"}, "what was seen stays face up"


@pytest.mark.rule("KK-R149")
def test_the_usual_rules_of_rolling_hold_in_the_keep() -> None:
    play = keep(1, face_up={"keep-2": "portcullis"}, rolls=[1], companions={"cellar-ghost": 0})
    assert len(play.keys) == 1 + 16 + 2
    play.do("+sword")
    assert play.keys == ["keep", "+cellar-ghost", "-cellar-ghost"], "one item for a roll"
    assert play.s.spent[0] == ["sword"]
    demon = keep(1, face_up={"keep-2": "twin-doors"}, rolls=["demon:0", "#0", "demon:9"], throne=0).do("keep")
    assert demon.s.trek is not None and demon.s.trek.reached == 2 and demon.s.roll is not None
    assert (demon.s.roll.die, demon.s.roll.face) == ("demon", 9)


@pytest.mark.rule("KK-R149", "KK-R150")
def test_the_whole_keep_is_climbed_in_one_turn() -> None:
    play = stage(at=["garden-1", "wc03"], pieces={0: KEY}, rolls=["#0", 8, "#0", 7, "#0", 1, 2, 8])
    play.do("castle", "keep", "keep", "keep", "keep")
    assert play.s.at[0] == "keep-4" and play.s.turn == 11 and play.seat == 0
    play.do("+sword")
    assert play.table.over is not None and play.table.over.winners == (0,)


@pytest.mark.rule("KK-R152", "KK-R156")
def test_the_back_door_is_the_other_way_in() -> None:
    play = enter("m6", rolls=[4], pieces={0: KEY}).do("keep")
    assert play.asked == "garden"
    assert play.roll("#0").do("garden:garden-5").s.at[0] == "garden-5"


@pytest.mark.rule("KK-R146")
def test_arriving_off_turn_one_resolves_the_garden_and_the_other_goes_on() -> None:
    play = stage(
        3,
        at=["wc09", "wc04", "ec12"],
        pieces={0: KEY},
        spent={0: EIGHT, 1: ["axe"]},
        active=1,
        magic={"telescope": 1},
        deck=["unattended-picnic"],
        rolls=[1, "#0"],
    ).do("move", "+telescope", "keep", "go:ww-closed")
    assert (play.asked, play.seat, play.s.active) == ("garden", 0, 1)
    play.do("garden:garden-1")
    assert (play.asked, play.seat) == ("restore", 0)
    play.pick("sword", "lantern")
    assert play.s.at == ["garden-1", "void-west", "ec12"]
    assert (play.asked, play.seat, play.s.active) == ("restore", 1, 1), "the event promised to the active hero still comes"
    play.pick("axe", "telescope")
    assert (play.asked, play.seat) == ("turn", 2)
