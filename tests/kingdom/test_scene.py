"""What a client needs to draw the table well: icons, steps, letters, sums; and parts that stay the same object."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.engine.scene import Board, Card, Die, Piece, Prompt, Scene
from inglenook.engine.words import Msg, msg
from inglenook.games.key_to_the_kingdom.content import HEROES
from tests.kingdom.places import climb
from tests.kingdom.stage import GAME, Play, opening, stage


def prompt(play: Play, seat: int | None) -> Prompt:
    found = play.scene(seat).prompt
    assert found is not None
    return found


def icons(scene: Scene) -> dict[str, str]:
    """Every thing that is drawn as a thing, with its icon."""
    found: dict[str, str] = {}
    for part in scene.parts:
        if isinstance(part, (Card, Die, Piece)):
            found[part.id] = part.icon
        if isinstance(part, Board):
            found |= {space.id: space.icon for space in part.spaces if space.kind not in ("boring", "landing")}
    return found


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_sees_the_names_of_all_steps_and_which_one_it_is(seat: int | None) -> None:
    asked = prompt(stage(rolls=[3]).do("move"), seat)
    english = GAME.words("en")
    assert [english.say(step) for step in asked.steps] == ["Roll", "Modify", "Move", "Resolve"]
    assert asked.step == asked.steps[1] and (asked.step_number, asked.step_count) == (2, 4)


def test_before_the_first_turn_there_are_no_steps() -> None:
    assert prompt(opening(), 0).steps == ()


@pytest.mark.parametrize("seat", [1, None])
def test_only_the_one_who_is_asked_sees_the_answers(seat: int | None) -> None:
    play = stage(rolls=[3]).do("move")
    other = prompt(play, seat)
    assert other.options == () and other.usual == "" and other.help is None
    assert other.seat == play.seat == 0 and [one.key for one in prompt(play, 0).options] != []


def test_a_die_shows_what_changed_it_and_what_it_comes_to() -> None:
    play = stage(rolls=[3]).do("move", "+axe")
    die = play.part("roll")
    assert (die.face, die.total) == ("3", "5")
    assert [(one.by, one.icon, one.name) for one in die.changes] == [("+2", "battle-axe", play.part("item.0.axe").name)]
    plain = stage(rolls=[3]).do("move").part("roll")
    assert (plain.face, plain.total, plain.changes) == ("3", "3", ())


def test_a_power_and_a_companion_change_a_die_under_their_own_name_and_downward_too() -> None:
    play = stage(heroes=["wren", "odo"], rolls=[3]).do("move", "-power")
    (change,) = play.part("roll").changes
    assert change.by == "−1" and change.icon == HEROES["wren"].icon and change.name == play.part("mat.0").role
    assert play.part("roll").total == "2"


def test_pieces_of_the_key_carry_a_letter_beside_their_colour_on_the_mat_and_on_the_board() -> None:
    play = stage(pieces={0: ["green"]})
    counters = [one for one in play.part("mat.0").counters if one.id.startswith("piece.")]
    assert [(one.badge, one.state, one.value) for one in counters] == [
        ("R", ("red",), 0),
        ("G", ("green",), 1),
        ("B", ("blue",), 0),
    ]
    assert play.part("red1").badge == "R" and play.part("red1").state == ("red",)
    assert [GAME.words("fr").say(Msg(f"badge-{one.badge}")) for one in counters] == ["R", "V", "B"]


def test_whoever_holds_the_demon_die_is_marked_by_a_sign_and_nobody_else() -> None:
    play = stage(throne=1)
    assert play.part("mat.1").status_icon == "devil-mask" and play.part("mat.1").status.id == "kk-holds-demon-die"
    assert play.part("mat.0").status_icon == "" and play.part("mat.0").status is None


def test_piles_sum_themselves_up() -> None:
    play = stage(discard=["wrestling-oak"])
    assert GAME.words("en").say(play.part("deck").text[0]) == "1 in the discard pile"
    assert GAME.words("en").say(play.part("supply").text[0]).startswith("red piece: ")
    assert play.part("castle").icon and play.part("castle").text


def test_everything_that_is_drawn_has_an_icon_but_an_open_road() -> None:
    scenes = [
        stage(seats=5, magic={"moonjar": 0}, companions={"stair-goat": 1}, rolls=[3]).do("move").scene(),
        stage(at=["wo01", "eo12"], opened=["west", "east"], discard=["wrestling-oak"]).scene(),
        climb("red1", 2, last=4, rolls=[5]).scene(),
        stage(at=["garden-1", "ec12"], pieces={0: ["red", "green", "blue"]}, face_up={"garden-1": "gazebo"}).scene(),
    ]
    assert [id for scene in scenes for id, icon in icons(scene).items() if not icon] == []


@pytest.mark.parametrize("key", ["keep", "+sword", "-sock", "+power"])
def test_every_way_to_use_a_roll_has_its_icon(key: str) -> None:
    play = stage(heroes=["wren", "odo"], rolls=[3]).do("move")
    assert next(one for one in prompt(play, 0).options if one.key == key).icon


@pytest.mark.parametrize(
    ("answers", "taken"), [(["+axe"], "item.0.axe"), (["keep"], "kk-answer-keep"), (["+axe", "-power"], "kk-answer-power")]
)
def test_an_answer_is_taken_back_by_its_name(answers: list[str], taken: str) -> None:
    play = stage(heroes=["wren", "odo"], rolls=[3]).do("move")
    for key in answers:
        play.pick(key)
    undo, name = play.scene(0).undo, msg(taken) if taken.startswith("kk-") else play.part(taken).name
    assert undo is not None and undo.allowed and undo.label == msg("undo-what", what=name)


def same(before: Scene, after: Scene) -> set[str]:
    """The parts that are the very same object."""
    known: dict[str, Any] = {part.id: part for part in before.parts}
    return {part.id for part in after.parts if known.get(part.id) is part}


def test_what_does_not_change_is_the_same_object_for_every_seat_and_after_every_answer() -> None:
    play = stage(seats=3, rolls=[3])
    first, other = play.scene(0), play.scene(1)
    ids = {part.id for part in first.parts}
    assert ids - same(first, other) == {"hero.0", "hero.1", "mat.0", "mat.1"}, "only what says whose it is differs"
    play.do("move")
    assert {part.id for part in play.scene(0).parts} - same(first, play.scene(0)) == {"roll"}
    play.do("+axe")
    changed = {part.id for part in play.scene(0).parts} - same(first, play.scene(0))
    assert changed == {"roll", "mat.0", "item.0.axe"}


def test_a_shared_part_still_tells_tables_apart() -> None:
    """Two tables that differ in one thing differ in that thing alone."""
    one, two = stage(spent={0: ["axe"]}), stage(spent={0: ["sword"]})
    assert one.part("item.0.axe").state == ("exhausted",) and two.part("item.0.axe").state == ("active",)
    assert one.part("kingdom") is two.part("kingdom")
    folded = stage(at=["wo01", "ec12"], opened=["west"])
    assert folded.part("kingdom") is not one.part("kingdom") and folded.part("kingdom").grounds[0].texture == "forest"
