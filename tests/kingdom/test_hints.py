"""Hints: every figure they name is true. The odds themselves are checked in test_odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from inglenook.engine.view import view_of
from inglenook.engine.words import Msg
from inglenook.games.key_to_the_kingdom import odds
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, CASTLE, TOKENS
from tests.kingdom.places import EIGHT, KEY, climb, enter, keep
from tests.kingdom.stage import GAME, Play, stage
from tests.kingdom.test_odds import by_hand, castle_by_hand

ENGLISH, FRENCH = GAME.words("en"), GAME.words("fr")


def hint(play: Play, *keys: str) -> Msg:
    """The reason given for an answer, said in both languages."""
    assert play.table.decision is not None
    assert all(key in play.table.decision.all_keys or key in play.keys for key in keys), f"{keys} is no answer"
    reason = GAME.kinds.hint(view_of(play.table, play.seat), play.table.decision, keys)
    assert reason is not None and ENGLISH.say(reason) != FRENCH.say(reason)
    return reason


def figure(reason: Msg, name: str) -> int:
    """A chance that is told for sure, in per cent."""
    told: Any = reason.args[name]
    assert told.id == "kk-chance"
    return int(told.args["n"])


def percent(chance: float | Fraction) -> int:
    return round(100 * float(chance))


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_moving_is_weighed_with_the_chances_now_and_after_a_nap() -> None:
    spent = ["sword", "lantern", "umbrella", "axe", "trumpet", "sock"]
    play = stage(at=["wc07", "ec12"], heroes=("hubbub", "wren"), spent={0: spent})
    reason = hint(play, "move")
    assert reason.id == "kk-hint-turn-move" and reason.args["adventure"] == Msg("kk-adventure-red1")
    left = ("ladder", "sandwich")
    assert figure(reason, "now") == percent(by_hand("red1", left))
    # A nap restores five of the six; the best choice leaves out one of the small ones.
    assert figure(reason, "later") == max(
        percent(by_hand("red1", (*left, *(item for item in spent if item != out)))) for out in ("sock", "axe")
    )
    nap = hint(play, "nap")
    assert nap.id == "kk-hint-turn-nap" and nap.args == reason.args


def test_a_nap_with_the_whole_key_is_weighed_for_the_castle() -> None:
    play = stage(at=["wc07", "ec12"], heroes=("hubbub", "wren"), pieces={0: KEY}, spent={0: EIGHT[:4]})
    reason = hint(play, "nap")
    assert reason.id == "kk-hint-castle" and figure(reason, "now") < figure(reason, "later")
    assert hint(play, "move").id == "kk-hint-turn-whirlpool"


def test_a_nap_is_reckoned_with_the_item_that_helps() -> None:
    """Five of eight: for the Basement the axe is worth more than its two."""
    play = stage(at=["eo08", "wc12"], opened=["east"], heroes=("hubbub", "wren"), spent={0: EIGHT}, pieces={0: ["blue"]})
    later = figure(hint(play, "nap"), "later")
    strongest = by_hand("red2", ("sword", "lantern", "umbrella", "ladder", "trumpet"))
    with_axe = by_hand("red2", ("sword", "lantern", "umbrella", "ladder", "axe"))
    assert percent(strongest) < later and later >= percent(with_axe)


def test_with_the_whole_key_the_nearest_whirlpool_counts() -> None:
    play = stage(at=["wc02", "ec12"], pieces={0: KEY})
    assert hint(play, "move") == Msg("kk-hint-turn-whirlpool", {"n": 3})


def test_from_the_garden_the_king_is_weighed_now_and_after_a_nap() -> None:
    seen = {"keep-1": "gargoyles"}
    spent = ["sword", "lantern", "umbrella"]
    play = stage(at=["garden-1", "wc03"], pieces={0: KEY}, heroes=("hubbub", "wren"), spent={0: spent}, face_up=seen)
    reason = hint(play, "castle")
    assert reason.id == "kk-hint-castle"
    tokens = ("gargoyles", None, None, None)
    assert figure(reason, "now") == percent(castle_by_hand((1, 1, 2, 2, 3), tokens))
    assert figure(reason, "later") == percent(castle_by_hand((1, 1, 2, 2, 3, 3, 4, 4), tokens))


# -- a roll -----------------------------------------------------------------------------------------------------------


def test_a_changed_result_is_weighed_against_the_one_on_the_table() -> None:
    last = len(ADVENTURES["blue1"].steps) - 2
    low, next_low = ADVENTURES["blue1"].challenge.low[-2:]
    play = climb("blue1", last, rolls=[low - 2], spent={0: [item for item in EIGHT if item not in ("axe", "sword")]})
    reason = hint(play, "+axe")
    assert reason.id == "kk-hint-trek"
    # With the sword left the last roll passes from four below.
    assert figure(reason, "now") == percent(Fraction(8 - max(next_low - 4, 1) + 1, 8))
    assert figure(reason, "keep") == 0
    assert figure(hint(play, "+sword"), "now") == percent(Fraction(8 - (next_low - 2) + 1, 8))


def test_keeping_a_result_says_whether_an_item_would_do_better() -> None:
    last = len(ADVENTURES["blue1"].steps) - 1
    low = ADVENTURES["blue1"].challenge.low[-1]
    good = hint(climb("blue1", last, rolls=[low]), "keep")
    assert (good.id, figure(good, "now")) == ("kk-hint-trek-keep", 100)
    lost = hint(climb("blue1", last, rolls=[1], spent={0: EIGHT[:7]}), "keep")
    assert lost.id == "kk-hint-test-lost", "the sock is not enough"
    saved = hint(climb("blue1", last, rolls=[low - 1], spent={0: EIGHT[:7]}), "keep")
    assert (saved.id, figure(saved, "now"), figure(saved, "best")) == ("kk-hint-trek-save", 0, 100)


def test_two_changes_to_one_roll_are_seen_together() -> None:
    """Neither the axe nor the mole alone is enough."""
    last = len(ADVENTURES["blue1"].steps) - 1
    low = ADVENTURES["blue1"].challenge.low[-1]
    play = climb(
        "blue1", last, rolls=[low - 3], spent={0: ["sword", "lantern", "umbrella", "ladder"]}, companions={"map-mole": 0}
    )
    assert figure(hint(play, "+axe"), "now") == 100
    assert figure(hint(play, "-axe"), "now") == 0


def test_what_the_teapot_restores_is_reckoned_with() -> None:
    steps = len(ADVENTURES["blue1"].steps)
    low, next_low = ADVENTURES["blue1"].challenge.low[-2:]
    play = climb("blue1", steps - 2, rolls=[low - 2], spent={0: EIGHT}, magic={"teapot": 0})
    reason: Any = hint(play, "+teapot").args["now"]
    assert reason.id == "kk-chance-least", "magic items may do more than the odds know"
    assert reason.args["n"] == percent(Fraction(8 - max(next_low - 4, 1) + 1, 8)), "the sword comes back for the last roll"


@pytest.mark.parametrize(
    ("card", "face", "key", "said"),
    [
        ("wrestling-oak", 4, "+sock", "yes"),
        ("wrestling-oak", 4, "+sword", "no"),
        ("wrestling-oak", 5, "keep", "keep"),
    ],
)
def test_a_test_says_whether_it_is_passed_and_at_the_least_cost(card: str, face: int, key: str, said: str) -> None:
    play = stage(deck=[card], rolls=[1, face]).do("move", "keep", "go:wc02")
    assert hint(play, key) == Msg("kk-hint-test", {"cheap": said})


def test_a_change_that_is_not_enough_alone_is_told_as_such() -> None:
    play = stage(heroes=("brakka", "wren"), deck=["pepper-wind"], rolls=[1, 2]).do("move", "keep", "go:wc02")
    assert hint(play, "+sword") == Msg("kk-hint-test", {"cheap": "more"}), "6, and the sock makes it 7"
    play.do("+sword")
    assert hint(play, "+sock") == Msg("kk-hint-test", {"cheap": "yes"})


def test_nothing_helps_is_said_only_when_nothing_does() -> None:
    def windy(face: int, **scene: Any) -> Play:
        return stage(deck=["pepper-wind"], rolls=[1, face], **scene).do("move", "keep", "go:wc02")

    assert hint(windy(1, spent={0: ["sword", "lantern"]}), "keep").id == "kk-hint-test-lost", "4 at most, and 7 are needed"
    assert hint(windy(3), "keep").id == "kk-hint-best", "the sword would help"
    assert hint(windy(1), "keep").id == "kk-hint-test-lost", "5 at most"
    assert hint(windy(1, heroes=("hubbub", "wren")), "+sword").id == "kk-hint-test", "with the hero's power on top"


def test_where_a_result_leads_is_a_place_it_leads_to() -> None:
    play = stage(at=["wc07", "ec12"], rolls=[2]).do("move")
    reason = hint(play, "+sock")
    assert reason.id == "kk-hint-move-result" and reason.args["total"] == 3
    place: Any = reason.args["space"]
    play.do("+sock")
    assert f"go:{place.id.removeprefix('kk-space-')}" in play.keys


# -- places -----------------------------------------------------------------------------------------------------------


def test_the_chance_in_an_adventure_one_could_enter() -> None:
    play = stage(at=["wc08", "ec12"], rolls=[1], spent={0: EIGHT[:4]}).do("move", "keep")
    reason = hint(play, "go:red1")
    assert reason.id == "kk-hint-move-key"
    assert figure(reason, "now") == percent(by_hand("red1", EIGHT[4:]))


def test_the_way_that_is_left_is_counted() -> None:
    play = stage(at=["wc05", "ec12"], rolls=[2]).do("move", "keep")
    assert hint(play, "go:wc07") == Msg("kk-hint-move-goal", {"n": 2, "space": Msg("kk-space-red1")})


def test_an_adventure_within_reach_is_named_with_its_chance_when_the_hint_passes_it_by() -> None:
    play = stage(at=["wc08", "ec12"], rolls=[1], spent={0: EIGHT[:4]}).do("move", "keep")
    assert {"go:red1", "go:wc09"} <= {*play.keys}
    reason = hint(play, "go:wc09")
    assert reason.id == "kk-hint-move-wait" and reason.args["space"] == Msg("kk-space-red1")
    assert figure(reason, "now") == percent(by_hand("red1", EIGHT[4:]))
    assert "Begun now, your chance in Beanpole Tower" in ENGLISH.say(reason)


@pytest.mark.parametrize(("pieces", "does"), [((), "kk-does-whirlpool-fold"), (KEY, "kk-does-whirlpool-castle")])
def test_a_whirlpool_is_told_by_what_it_does(pieces: tuple[str, ...], does: str) -> None:
    play = stage(at=["wc04", "ec12"], rolls=[1], pieces={0: pieces}).do("move", "keep")
    told: Any = hint(play, "go:ww-closed").args["does"]
    assert told.id == does


@pytest.mark.parametrize(("space", "n"), [("garden-1", 4), ("garden-2", None)])
def test_a_garden_space_restores_what_is_said_or_what_is_left_on_average(space: str, n: int | None) -> None:
    play = enter("ww-closed", pieces={0: KEY}, face_up={"garden-1": "orchard"})
    reason = hint(play, f"garden:{space}")
    if n is not None:
        assert reason == Msg("kk-hint-garden", {"n": n})
        return
    left = [token.restore for token in TOKENS.values() if token.back == "garden" and token.id != "orchard"]
    assert 10 * int(reason.args["whole"]) + int(reason.args["tenth"]) == round(10 * sum(left) / len(left))
    assert "3,2" in FRENCH.say(reason) and "3.2" in ENGLISH.say(reason)


# -- help, items, rivals ----------------------------------------------------------------------------------------------


def test_free_help_tells_what_is_left_to_do() -> None:
    play = climb("red1", 3, last=3, companions={"window-cleaner": 0}, spent={0: EIGHT[2:]})
    reason = hint(play, "walk")
    assert reason.id == "kk-hint-walk"
    assert figure(reason, "now") == percent(odds.chance_of("red1", (4, 4), step=4, last=3))
    assert hint(play, "roll").id == "kk-hint-best", "rolling takes no help"


def test_free_help_reckons_with_the_hero() -> None:
    plain = climb("red1", 3, last=3, companions={"window-cleaner": 0}, spent={0: EIGHT[2:]})
    odo = climb("red1", 3, last=3, companions={"window-cleaner": 0}, spent={0: EIGHT[2:]}, heroes=("odo", "wren"))
    assert figure(hint(odo, "walk"), "now") > figure(hint(plain, "walk"), "now")


def test_restoring_is_weighed_for_the_next_adventure() -> None:
    play = stage(at=["wc07", "ec12"], spent={0: EIGHT}).do("nap")
    reason = hint(play, "sword", "umbrella", "ladder")
    assert reason.id == "kk-hint-restore"
    assert figure(reason, "before") == percent(by_hand("red1", ()))
    assert figure(reason, "now") == percent(by_hand("red1", ("sword", "umbrella", "ladder")))
    play.do("sword", "umbrella")
    assert figure(hint(play, "ladder"), "now") == figure(reason, "now"), "what is picked already counts"


def test_restoring_in_the_garden_is_weighed_for_the_king() -> None:
    play = enter("ww-closed", pieces={0: KEY}, spent={0: EIGHT[:4]}, face_up={"garden-1": "gazebo"}).do("garden:garden-1")
    reason = hint(play, "sword", "lantern")
    unseen = (None,) * 4
    assert reason.id == "kk-hint-restore-castle"
    assert figure(reason, "before") == percent(castle_by_hand((2, 2, 1, 1), unseen))
    assert figure(reason, "now") == percent(castle_by_hand((4, 4, 2, 2, 1, 1), unseen))


def test_in_the_keep_the_token_on_the_table_counts() -> None:
    test = CASTLE["throne"].test
    assert test is not None
    play = keep(3, face_up={"keep-4": "twin-doors"}, rolls=[3], spent={0: EIGHT[2:7]}, heroes=("hubbub", "wren"))
    reason = hint(play, "+sock")
    after = Fraction(max(8 - (test.n - 4) + 1, 0), 8)
    assert (figure(reason, "now"), figure(reason, "keep")) == (percent(after), 0)


def test_a_rival_is_called_ahead_only_if_no_other_is_further() -> None:
    play = enter("m2", others=["wc03", "wc05"], pieces={1: ["red"], 2: ["red", "blue"]})
    assert hint(play, "seat:2") == Msg("kk-hint-rival", {"who": "Cy", "n": 2})
    assert hint(play, "seat:1").id == "kk-hint-best"
    assert hint(play, "seat:0").id == "kk-hint-best", "one is not one's own rival"


def test_a_magic_item_is_told_by_its_value() -> None:
    play = enter("m4", rolls=[8]).do("keep")
    assert hint(play, "thunder") == Msg("kk-hint-value", {"n": 6})
