"""Magic items: KK-R57 to KK-R64, the rulings KK-D14 and KK-D22, and each of the five."""

from __future__ import annotations

from copy import deepcopy

import pytest

from inglenook.games.key_to_the_kingdom.content import EVENTS, MAGIC, MINORS, SPACES
from inglenook.games.key_to_the_kingdom.invariants import one_owner_each
from inglenook.games.key_to_the_kingdom.state import NOBODY
from tests.kingdom.places import EIGHT, enter
from tests.kingdom.stage import GAME, Play, stage

FIVE = ("moonjar", "thunder", "teapot", "jam-imp", "telescope")
NAMED = {event.magic: id for id, event in EVENTS.items() if event.magic}
"""The event card that gives each magic item."""


def draw(card: str, face: int, **scene: object) -> Play:
    """Seat 0 has drawn an event on the road beside Start and rolled this for it."""
    at = scene.pop("at", ["wc01", "ec01"])
    play = stage(at=at, deck=[card], rolls=[1, face], **scene).do("move")  # type: ignore[arg-type]
    if play.asked == "modify":
        play.do("keep")
    return play.do("go:wc02")


def row(play: Play, seat: int) -> list[str]:
    """The items that lie before a seat, as everybody sees them."""
    lying = [part for part in play.scene(1).parts if part.id.startswith(f"item.{seat}.")]
    return [part.id.split(".", 2)[2] for part in lying]


# -- where they come from -------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R57")
def test_what_somebody_owns_cannot_be_gained_again() -> None:
    play = enter("m4", magic={"moonjar": 1, "teapot": 0}, rolls=[8]).do("keep")
    assert (play.asked, play.keys) == ("magic", ["thunder", "jam-imp", "telescope"])
    assert play.refused("moonjar").rule == "KK-R57"
    play.do("thunder")
    assert play.s.magic == {"moonjar": 1, "teapot": 0, "thunder": 0}


@pytest.mark.rule("KK-R57")
def test_a_magic_item_with_no_owner_or_an_unknown_one_is_wrong() -> None:
    s = stage(magic={"moonjar": 1}).s
    assert one_owner_each(s)
    nobody, unknown = deepcopy(s), deepcopy(s)
    nobody.magic["teapot"] = 2
    unknown.magic["sword"] = 0
    assert not one_owner_each(nobody)
    assert not one_owner_each(unknown)


@pytest.mark.rule("KK-R58")
def test_the_genie_lives_in_one_place_and_gives_a_magic_item_of_ones_choice() -> None:
    genies = [id for id, minor in MINORS.items() if minor.kind == "genie"]
    assert genies == ["m4"] and [id for id, space in SPACES.items() if space.entry == "m4"] == ["m4"]
    play = enter("m4", rolls=[8]).do("keep")
    assert (play.asked, play.keys) == ("magic", list(FIVE))
    play.do("telescope")
    assert play.s.magic == {"telescope": 0}


@pytest.mark.rule("KK-R58")
def test_the_genie_gives_nothing_for_a_low_roll() -> None:
    play = enter("m4", rolls=[1]).do("keep")
    assert play.s.magic == {}


@pytest.mark.rule("KK-R58")
@pytest.mark.parametrize("item", FIVE)
def test_a_card_gives_the_item_it_names_to_whoever_passes_its_test(item: str) -> None:
    wanted = EVENTS[NAMED[item]].test
    assert wanted is not None
    good, bad = (8, 1) if wanted.kind == "at-least" else (1, 8)
    assert draw(NAMED[item], good).do("keep").s.magic == {item: 0}
    failed = draw(NAMED[item], bad).do("keep")
    assert failed.s.magic == {}
    assert failed.s.discard == [NAMED[item]]


@pytest.mark.rule("KK-R58")
@pytest.mark.parametrize("card", [id for id, event in EVENTS.items() if event.kind == "magic" and event.magic is None])
def test_other_cards_give_any_that_is_left(card: str) -> None:
    play = draw(card, 8, magic={"moonjar": 1}).do("keep")
    assert (play.asked, play.keys) == ("magic", ["thunder", "teapot", "jam-imp", "telescope"])
    play.do("jam-imp")
    assert play.s.magic == {"moonjar": 1, "jam-imp": 0}


@pytest.mark.rule("KK-R59")
def test_a_magic_item_joins_its_owners_row() -> None:
    play = draw(NAMED["moonjar"], 8).do("keep")
    assert row(play, 0) == [*EIGHT, "moonjar"]
    assert row(play, 1) == list(EIGHT)
    counter = next(one for one in play.part("mat.0").counters if one.id == "items")
    assert (counter.value, counter.most) == (9, 9)


@pytest.mark.rule("KK-R59")
def test_only_its_owner_uses_it() -> None:
    mine = stage(magic={"moonjar": 0}, rolls=[5]).do("move")
    assert {"+moonjar", "-moonjar"} <= {*mine.keys}
    theirs = stage(magic={"moonjar": 1}, rolls=[5]).do("move")
    assert theirs.refused("+moonjar").rule == "KK-R57"
    unowned = stage(rolls=[5]).do("move")
    assert unowned.refused("+moonjar").rule == "KK-R58"


# -- how they work --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R60")
@pytest.mark.parametrize(("item", "value"), [("moonjar", 5), ("thunder", 6)])
def test_a_magic_item_is_added_or_taken_away_and_exhausted_like_any_other(item: str, value: int) -> None:
    for sign, result in (("+", 8 + value), ("-", 8 - value)):
        play = stage(magic={item: 0}, rolls=[8]).do("move", f"{sign}{item}")
        assert play.s.roll is not None and play.s.roll.total == result
        assert play.s.spent == [[item], []]
        assert play.part(f"item.0.{item}").state == ("exhausted",)


@pytest.mark.rule("KK-R60")
@pytest.mark.parametrize(("first", "second"), [("+thunder", "+sword"), ("+sword", "+thunder"), ("+thunder", "+moonjar")])
def test_it_is_the_one_item_of_the_roll(first: str, second: str) -> None:
    play = stage(heroes=("wren", "odo"), magic={"thunder": 0, "moonjar": 0}, rolls=[5]).do("move", first)
    assert play.keys == ["keep", "+power", "-power"]
    assert play.refused(second).rule == "KK-R49"


@pytest.mark.rule("KK-R60")
def test_exhausted_it_is_of_no_use() -> None:
    play = stage(magic={"thunder": 0}, spent={0: ["thunder"]}, rolls=[5]).do("move")
    assert play.refused("+thunder").rule == "KK-R42"


@pytest.mark.rule("KK-R62")
def test_a_nap_restores_magic_items_too() -> None:
    play = stage(magic={"thunder": 0, "teapot": 1}, spent={0: ["thunder", "axe"], 1: ["teapot"]}).do("nap")
    assert play.keys == ["axe", "thunder", "done"]
    play.pick("thunder")
    assert play.s.spent == [["axe"], ["teapot"]]


@pytest.mark.rule("KK-R62")
def test_a_restore_space_restores_magic_items_too() -> None:
    play = stage(at=["wc04", "ec01"], magic={"thunder": 0}, spent={0: ["thunder", "axe", "sock"]}, rolls=[1])
    play.do("move", "keep", "go:wc05")
    assert (play.asked, play.keys) == ("restore", ["axe", "sock", "thunder", "done"])
    play.pick("thunder", "axe")
    assert play.s.spent[0] == ["sock"]


@pytest.mark.rule("KK-R63", "KK-D14")
def test_a_new_magic_item_is_active() -> None:
    play = draw(NAMED["moonjar"], 8).do("keep")
    assert play.part("item.0.moonjar").state == ("active",)
    assert play.s.spent == [[], []]


@pytest.mark.rule("KK-R63", "KK-D14")
def test_it_is_active_even_if_its_last_owner_had_exhausted_it() -> None:
    play = draw("magpie-for-hire", 8, magic={"thunder": 1}, spent={1: ["thunder", "axe"]}).do("keep")
    assert play.s.magic == {"thunder": 0}
    assert play.s.spent == [[], ["axe"]]


@pytest.mark.rule("KK-R64")
def test_with_none_left_the_genie_gives_nothing() -> None:
    everything = {"moonjar": 1, "thunder": 0, "teapot": 1, "jam-imp": 1, "telescope": 1}
    play = enter("m4", magic=everything, rolls=[8]).do("keep")
    assert play.s.magic == everything
    assert "kk-log-no-magic-left" in play.said()
    assert (play.asked, play.seat) == ("turn", 1)


@pytest.mark.rule("KK-R64")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_card_whose_item_is_gone_gives_nothing(owner: int) -> None:
    play = draw(NAMED["moonjar"], 8, magic={"moonjar": owner}, spent={owner: ["moonjar"]}).do("keep")
    assert play.s.magic == {"moonjar": owner}
    assert play.s.spent[owner] == ["moonjar"], "and does not restore it"
    assert "kk-log-magic-gone" in play.said()


# -- what is written on them ----------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R61")
def test_three_carry_an_effect_and_two_do_not() -> None:
    assert {item: token.effect for item, token in MAGIC.items()} == {
        "moonjar": None,
        "thunder": None,
        "teapot": "restore-others",
        "jam-imp": "assign-demon-die",
        "telescope": "draw-event-after-move",
    }


@pytest.mark.rule("KK-R61")
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("item", FIVE)
def test_what_it_does_is_printed_on_it_with_its_numbers(item: str, lang: str) -> None:
    words = GAME.words(lang)
    value, effect = (words.say(line) for line in stage(magic={item: 1}).part(f"item.1.{item}").text)
    assert str(MAGIC[item].value) in value
    assert str(MAGIC[item].amount or "") in effect


@pytest.mark.rule("KK-R61")
@pytest.mark.parametrize("item", FIVE)
def test_just_those_three_do_something_when_exhausted(item: str) -> None:
    play = stage(at=["wc01", "ec01"], magic={item: 0}, spent={0: ["axe", "sock", "sword"]}, rolls=[5]).do("move", f"+{item}")
    fired = [id for id in play.said() if id.startswith("kk-log-magic")]
    assert bool(fired) == (MAGIC[item].effect is not None)
    if item in ("moonjar", "thunder"):
        assert play.asked == "move"
        assert (play.s.throne, play.s.owed) == (NOBODY, [])
        assert sorted(play.s.spent[0]) == sorted(["axe", "sock", "sword", item])


@pytest.mark.rule("KK-R61")
def test_the_teapot_restores_up_to_two_other_items() -> None:
    play = stage(at=["wc01", "ec01"], magic={"teapot": 0}, spent={0: ["axe", "sock", "sword"], 1: ["axe"]}, rolls=[5])
    play.do("move", "+teapot")
    assert (play.asked, play.keys) == ("restore", ["sword", "axe", "sock", "done"])
    assert play.refused("teapot").rule == "KK-R61"
    play.pick("sword", "sock")
    assert play.s.spent == [["axe", "teapot"], ["axe"]]
    assert play.s.roll is not None and play.s.roll.total == 7
    assert play.asked == "move", "what it restores is for later rolls: this one has had its item"


@pytest.mark.rule("KK-R61")
def test_the_teapot_takes_two_at_most_and_fewer_at_will() -> None:
    play = stage(at=["wc01", "ec01"], magic={"teapot": 0}, spent={0: ["axe", "sock", "sword"]}, rolls=[5]).do("move", "-teapot")
    select = play.scene(0).prompt
    assert select is not None and select.select is not None and (select.select.least, select.select.most) == (0, 2)
    play.pick()
    assert sorted(play.s.spent[0]) == ["axe", "sock", "sword", "teapot"]


@pytest.mark.rule("KK-R61")
@pytest.mark.parametrize("holder", [NOBODY, 1, 2])
def test_the_imp_assigns_the_demon_die(holder: int) -> None:
    play = stage(3, at=["wc01", "ec01", "ec02"], magic={"jam-imp": 0}, throne=holder, rolls=[5]).do("move", "+jam-imp")
    assert (play.asked, play.seat) == ("assign", 0)
    assert play.keys == [f"seat:{seat}" for seat in (0, 1, 2) if seat != holder]
    play.do(play.keys[-1])
    assert play.s.throne == (1 if holder == 2 else 2)
    assert play.s.roll is not None and (play.s.roll.die, play.s.roll.total) == ("hero", 8)


@pytest.mark.rule("KK-R61")
def test_the_telescope_draws_an_event_when_the_turn_is_done() -> None:
    play = stage(at=["wc01", "ec01"], magic={"telescope": 0}, deck=["unattended-picnic"], rolls=[6]).do("move", "-telescope")
    assert play.asked == "move" and len(play.s.deck) == 36
    play.do("go:wc03")
    assert play.s.at == ["wc03", "ec01"]
    assert (play.asked, play.seat) == ("restore", 0)
    assert play.said().index("kk-log-moves") < play.said().index("kk-log-event")
    play.pick("telescope")  # the picnic restores what was used to see it
    assert (play.asked, play.seat) == ("turn", 1)
    assert play.s.discard == ["unattended-picnic"] and play.s.spent == [[], []]


@pytest.mark.rule("KK-R61")
@pytest.mark.parametrize("item", ["teapot", "jam-imp", "telescope"])
def test_the_effect_comes_whatever_exhausts_the_item(item: str) -> None:
    # a price that is paid, in one's own turn
    paid = enter("m5", magic={item: 0}, spent={0: ["axe"]}, deck=["reunion-tour"], rolls=[1])
    paid.do(item)
    while paid.asked == "pay":
        paid.do("done")
    # a rival's card, in the rival's turn
    blown = draw("pepper-wind", 8, magic={item: 1}, spent={1: ["axe"]}).do("keep")
    assert (blown.asked, blown.seat) == ("exhaust", 1)
    blown.roll("#0", 1).do(item)
    for play in (paid, blown):
        fired = [line for line in play.table.log if line.text.id.startswith("kk-log-magic")]
        assert [line.rule for line in fired] == ["KK-R61"]
    assert [line.seat for line in blown.table.log if line.text.id.startswith("kk-log-magic")] == [1]


@pytest.mark.rule("KK-D22")
def test_the_effect_comes_after_the_result_has_changed_and_before_it_is_used() -> None:
    play = stage(at=["wc01", "ec01"], magic={"teapot": 0}, spent={0: ["axe", "sock"]}, rolls=[5]).do("move", "-teapot")
    assert play.asked == "restore"
    assert play.s.roll is not None and play.s.roll.total == 3, "changed already"
    assert play.s.at == ["wc01", "ec01"], "not used yet"
    play.pick("axe", "sock")
    assert play.asked == "move"


@pytest.mark.rule("KK-D22")
def test_a_die_taken_in_between_is_for_the_next_roll() -> None:
    play = stage(at=["wc01", "ec01"], magic={"jam-imp": 0}, deck=["toll-goose"], rolls=[4, "demon:9"]).do("move", "-jam-imp")
    play.do("seat:0")
    assert play.s.throne == 0
    assert play.s.roll is not None and (play.s.roll.face, play.s.roll.total) == (4, 1)
    play.do("go:wc02")
    assert (play.s.roll.die, play.s.roll.face) == ("demon", 9)


@pytest.mark.rule("KK-D22")
def test_the_telescope_looks_once_the_result_is_settled_even_if_the_card_fails() -> None:
    play = draw("toll-goose", 1, magic={"telescope": 0}).roll("#0", 1, 1)
    play.do("+telescope")  # 1 + 4 is still below 6
    assert "kk-log-event-failed" in play.said()
    said = play.said()
    assert said.index("kk-log-magic-draws") < said.index("kk-log-event-failed") < said.index("kk-log-owed")
