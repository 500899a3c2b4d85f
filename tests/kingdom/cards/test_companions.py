"""The twelve companions: how each is won, what it does for good, and where it helps."""

from __future__ import annotations

import pytest

from inglenook.games.key_to_the_kingdom.content import ADVENTURES, EVENTS, MINORS
from tests.kingdom.cards.drawing import draw
from tests.kingdom.places import EIGHT, climb, enter, keep
from tests.kingdom.stage import Play, stage

FAR = "ec13"

WON = {
    "stair-goat": (6, 5),
    "window-cleaner": (5, 4),
    "organ-mouse": (6, 5),
    "metronome": (2, 3),
    "admiral-duck": (6, 5),
    "octopus-plumber": (7, 6),
    "night-firefly": (3, 4),
    "near-sighted-bat": (4, 3),
    "loud-librarian": (4, 5),
    "lullaby-piper": (6, 5),
    "map-mole": (8, 7),
    "cellar-ghost": (7, 6),
}
"""The result that just wins each companion, and the one that just does not."""


def moving(card: str, face: int, *more: int, owner: int = 0) -> Play:
    """Seat 0 has rolled to move; the companion is with its owner."""
    return stage(at=["wc01", FAR], companions={card: owner}, rolls=[face, *more]).do("move")


def at_an_event(card: str, face: int, *, owner: int = 0, drawn: str = "stair-goat") -> Play:
    """Seat 0 has drawn a card that asks for 6 or more, and has rolled."""
    return draw(drawn, face, companions={card: owner})


def changes(play: Play, card: str) -> list[str]:
    assert play.asked == "modify"
    return [key for key in play.keys if key[1:] == card or key == f"reroll:{card}"]


# -- won and lost -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R95")
@pytest.mark.parametrize("card", WON)
def test_a_companion_is_won_by_its_roll(card: str) -> None:
    drawn = draw(card, WON[card][0], spent={2: ["axe"]}).do("keep")
    assert drawn.s.companions == {card: 0}
    assert card not in drawn.s.discard and card not in drawn.s.deck.pool
    assert drawn.s.spent[0] == []
    drawn.untouched(1, 2)
    drawn.over()


@pytest.mark.rule("KK-R93")
@pytest.mark.parametrize("card", WON)
def test_a_companion_is_not_won_by_one_less_or_one_more(card: str) -> None:
    drawn = draw(card, WON[card][1], spent={2: ["axe"]}).do("keep")
    assert drawn.s.companions == {} and drawn.s.discard == [card]
    drawn.untouched(1, 2)
    drawn.over(card)


def test_every_companion_is_here() -> None:
    assert sorted(WON) == sorted(card for card, event in EVENTS.items() if event.kind == "companion")


# -- helping in an adventure --------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R115")
@pytest.mark.parametrize("card", WON)
def test_a_companion_helps_on_one_space_of_one_adventure(card: str) -> None:
    shown = [
        (id, n) for id, adventure in ADVENTURES.items() for n, step in enumerate(adventure.steps) if step.companion == card
    ]
    assert [id for id, _ in shown] == [EVENTS[card].helps]
    id, step = shown[0]
    helped = climb(id, step, last=4, companions={card: 0}, rolls=[5, 5])
    assert (helped.asked, helped.keys) == ("help", ["walk", "roll"])
    helped.do("walk")
    assert helped.s.trek is not None and (helped.s.trek.reached, helped.s.trek.last) == (step + 1, 4)
    assert helped.s.companions == {card: 0} and helped.s.spent[0] == []
    others = climb(id, step, last=4, companions={card: 1}, rolls=[5])
    assert others.asked == "modify", "a rival's companion does not help"


# -- changing a result --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R52")
@pytest.mark.parametrize(("card", "amount"), [("stair-goat", 1), ("admiral-duck", 2)])
def test_goat_and_duck_change_movement_results(card: str, amount: int) -> None:
    up = moving(card, 3).do("+axe", f"+{card}")
    assert up.asked == "move" and up.s.roll is not None and up.s.roll.total == 3 + 2 + amount, "on top of the item"
    assert up.s.spent[0] == ["axe"]
    down = moving(card, 3)
    assert changes(down, card) == [f"+{card}", f"-{card}"]
    down.do(f"-{card}")
    assert down.s.roll is not None and down.s.roll.total == 3 - amount
    assert changes(down, card) == [], "once for each roll"
    assert down.s.companions == {card: 0}
    assert changes(moving(card, 3, owner=1), card) == []
    assert changes(at_an_event(card, 3, drawn="map-mole"), card) == []
    assert changes(enter("red1", companions={card: 0}, rolls=[3]), card) == []


@pytest.mark.rule("KK-R53")
def test_the_goat_helps_on_every_move() -> None:
    play = moving("stair-goat", 3).do("-stair-goat", "keep", "go:wc13").do("nap")
    play.roll(3).do("move")
    assert changes(play, "stair-goat") == ["+stair-goat", "-stair-goat"]


@pytest.mark.rule("KK-R52")
@pytest.mark.parametrize(("card", "amount"), [("metronome", 1), ("night-firefly", 2)])
def test_metronome_and_firefly_change_event_results(card: str, amount: int) -> None:
    won = at_an_event(card, 6 - amount).do(f"+{card}", "keep")
    assert won.s.companions == {card: 0, "stair-goat": 0} and won.s.spent[0] == []
    lost = at_an_event(card, 6).do(f"-{card}", "keep")
    assert lost.s.companions == {card: 0} and lost.s.discard == ["stair-goat"]
    assert changes(at_an_event(card, 5, owner=1), card) == []
    assert changes(moving(card, 3), card) == []
    assert changes(enter("red1", companions={card: 0}, rolls=[3]), card) == []


@pytest.mark.rule("KK-R52")
def test_the_mole_changes_results_of_key_and_minor_adventures_only() -> None:
    key = climb("red1", 0, last=4, companions={"map-mole": 0}, rolls=[4, 5])
    assert changes(key, "map-mole") == ["+map-mole", "-map-mole"]
    key.do("+map-mole", "keep")
    assert key.s.trek is not None and key.s.trek.reached == 1, "more than the 4 before was asked for"
    test = MINORS["m1"].test
    assert test is not None and test.kind == "at-least"
    minor = enter("m1", companions={"map-mole": 0}, rolls=[test.n - 1]).do("+map-mole", "keep")
    assert "kk-log-minor-failed" not in minor.said() and minor.s.at[0] == "wc13"
    castle = keep(tokens=["portcullis"], companions={"map-mole": 0}, rolls=[4])
    assert changes(castle, "map-mole") == []
    assert changes(moving("map-mole", 3), "map-mole") == []
    assert changes(at_an_event("map-mole", 3), "map-mole") == []


@pytest.mark.rule("KK-R52")
def test_the_ghost_changes_results_of_the_final_adventure_only() -> None:
    play = keep(tokens=["gargoyles", "twin-doors"], companions={"cellar-ghost": 0}, rolls=[4, 5])
    assert changes(play, "cellar-ghost") == ["+cellar-ghost", "-cellar-ghost"]
    play.do("+cellar-ghost", "keep")
    assert play.s.at[0] == "keep-1", "an odd result was asked for"
    assert changes(play, "cellar-ghost") == ["+cellar-ghost", "-cellar-ghost"], "on the next space again"
    assert changes(enter("red1", companions={"cellar-ghost": 0}, rolls=[4]), "cellar-ghost") == []
    assert changes(moving("cellar-ghost", 3), "cellar-ghost") == []
    assert changes(at_an_event("cellar-ghost", 3), "cellar-ghost") == []


# -- rolling again ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KK-R52")
def test_the_window_cleaner_rolls_a_move_again_once_per_turn() -> None:
    play = moving("window-cleaner", 8, 2)
    assert changes(play, "window-cleaner") == ["reroll:window-cleaner"]
    play.do("reroll:window-cleaner")
    assert play.s.roll is not None and play.s.roll.total == 2, "the new roll stands"
    assert changes(play, "window-cleaner") == []
    play.do("keep", "go:wc13").do("nap").roll(3).do("move")
    assert changes(play, "window-cleaner") == ["reroll:window-cleaner"], "in the next turn again"


@pytest.mark.rule("KK-R52")
def test_the_window_cleaner_rolls_nothing_else_again() -> None:
    assert changes(at_an_event("window-cleaner", 3), "window-cleaner") == []
    assert changes(enter("red1", companions={"window-cleaner": 0}, rolls=[3]), "window-cleaner") == []
    assert changes(moving("window-cleaner", 3, owner=1), "window-cleaner") == []


@pytest.mark.rule("KK-R52")
def test_the_octopus_rolls_any_one_roll_of_a_turn_again() -> None:
    for play in (
        moving("octopus-plumber", 3),
        at_an_event("octopus-plumber", 3),
        enter("red1", companions={"octopus-plumber": 0}, rolls=[3]),
        keep(tokens=["portcullis"], companions={"octopus-plumber": 0}, rolls=[3]),
    ):
        assert changes(play, "octopus-plumber") == ["reroll:octopus-plumber"]
    event = at_an_event("octopus-plumber", 1).roll(6).do("reroll:octopus-plumber", "keep")
    assert event.s.companions == {"octopus-plumber": 0, "stair-goat": 0}
    used = stage(at=["wc01", FAR], companions={"octopus-plumber": 0}, deck=["stair-goat"], rolls=[8, 1, 5])
    used.do("move", "reroll:octopus-plumber", "keep", "go:wc02")
    assert used.s.roll is not None and used.s.roll.what == "event"
    assert changes(used, "octopus-plumber") == [], "not twice in one turn"


@pytest.mark.rule("KK-R52")
def test_a_result_that_was_changed_is_not_rolled_again() -> None:
    play = stage(at=["wc01", FAR], companions={"octopus-plumber": 0, "stair-goat": 0}, rolls=[3]).do("move", "+stair-goat")
    assert changes(play, "octopus-plumber") == []


# -- restoring ----------------------------------------------------------------------------------------------------------


def most(play: Play) -> int:
    assert play.asked == "restore" and play.table.decision is not None
    return play.table.decision.most


@pytest.mark.rule("KK-R52")
def test_the_mouse_restores_one_more_on_restore_spaces_only() -> None:
    spent = {0: EIGHT, 1: EIGHT}
    for owner, number in ((0, 3), (1, 2)):
        play = stage(at=["wc06", FAR], spent=spent, companions={"organ-mouse": owner}, rolls=[1]).do("move", "go:wc05")
        assert most(play) == number
    slept = stage(heroes=("wren", "odo"), spent=spent, companions={"organ-mouse": 0}).do("nap")
    assert most(slept) == 5
    assert most(draw("unattended-picnic", spent={0: EIGHT}, companions={"organ-mouse": 0})) == 3


@pytest.mark.rule("KK-R66")
@pytest.mark.parametrize(
    ("companions", "number"),
    [
        ({}, 5),
        ({"loud-librarian": 0}, 6),
        ({"lullaby-piper": 0}, 7),
        ({"loud-librarian": 0, "lullaby-piper": 0}, 8),
        ({"loud-librarian": 1, "lullaby-piper": 1}, 5),
    ],
)
def test_librarian_and_piper_make_a_nap_longer(companions: dict[str, int], number: int) -> None:
    play = stage(heroes=("wren", "odo"), spent={0: EIGHT, 1: EIGHT}, companions=companions).do("nap")
    assert most(play) == number
    play.pick(*EIGHT[:number])
    assert play.s.spent == [list(EIGHT[number:]), list(EIGHT)]
    restored = stage(at=["wc06", FAR], spent={0: EIGHT}, companions=companions, rolls=[1]).do("move", "go:wc05")
    assert most(restored) == 2, "a restore space is no nap"


@pytest.mark.rule("KK-R52")
@pytest.mark.parametrize("wish", [(), ("axe",)])
def test_the_bat_consoles_after_a_failed_event_roll(wish: tuple[str, ...]) -> None:
    drawn = draw("map-mole", 3, spent={0: ["axe", "sock"], 2: ["axe"]}, companions={"near-sighted-bat": 0}).do("keep")
    assert most(drawn) == 1 and drawn.seat == 0
    drawn.pick(*wish)
    assert drawn.s.spent[0] == [item for item in ("axe", "sock") if item not in wish]
    drawn.untouched(1, 2)
    drawn.over("map-mole")


@pytest.mark.rule("KK-R52")
def test_the_bat_consoles_nobody_else_and_for_nothing_else() -> None:
    spent = {0: ["axe"]}
    draw("map-mole", 8, spent=spent, companions={"near-sighted-bat": 0}).do("keep").over()
    draw("map-mole", 3, spent=spent, companions={"near-sighted-bat": 1}).do("keep").over("map-mole")
    nothing = draw("map-mole", 3, companions={"near-sighted-bat": 0}).do("keep")
    assert "kk-log-consoles" not in nothing.said(), "nothing to restore, nothing said"
    nothing.over("map-mole")
    failed = enter("red1", spent=spent, companions={"near-sighted-bat": 0}, rolls=[5, 4]).do("keep", "keep")
    assert (failed.asked, failed.seat, failed.s.spent[0]) == ("turn", 1, ["axe"]), "an adventure is no event"
