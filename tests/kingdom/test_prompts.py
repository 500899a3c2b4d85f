"""The questions as a person reads them: what is asked, what for, and what each answer leads to."""

from __future__ import annotations

import pytest

from inglenook.engine.scene import OptionView, Prompt
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, TOKENS
from inglenook.games.key_to_the_kingdom.items import name_of
from tests.kingdom.places import climb, enter, keep
from tests.kingdom.stage import GAME, Play, stage

ENGLISH = GAME.words("en")


def asked(play: Play) -> Prompt:
    """The open question, as the one who is asked sees it."""
    prompt = play.scene(play.seat).prompt
    assert prompt is not None
    return prompt


def option(play: Play, key: str) -> OptionView:
    return next(one for one in asked(play).options if one.key == key)


def cells(play: Play) -> list[str]:
    """The spaces of the adventure under way, in words."""
    return [ENGLISH.say(cell.label) for cell in play.part("trek").cells]


@pytest.mark.parametrize("key", ["keep", "+sock", "-sock"])
def test_a_result_shows_the_very_spaces_that_may_be_chosen_next(key: str) -> None:
    play = stage(rolls=[3]).do("move")
    reach = option(play, key).reach
    play.do(key)
    assert reach and sorted(reach) == sorted(one.removeprefix("go:") for one in play.keys)


def test_a_result_of_nothing_stays_where_it_is() -> None:
    play = stage(at=["wc03", "ec12"], rolls=[1]).do("move")
    assert option(play, "-sock").reach == ("wc03",)


def test_the_steps_of_a_move_are_counted_and_later_rolls_belong_to_the_last() -> None:
    play = stage(deck=["wrestling-oak"], rolls=[1, 5])
    steps = []
    for key in ("move", "keep", "go:wc02"):
        steps.append(asked(play).step_number)
        play.do(key)
    assert [*steps, asked(play).step_number] == [1, 2, 3, 4] and play.asked == "modify"


@pytest.mark.parametrize(("face", "usual"), [(4, ""), (5, "keep")])
def test_a_result_that_fails_is_not_the_usual_one_to_keep(face: int, usual: str) -> None:
    play = stage(deck=["wrestling-oak"], rolls=[1, face]).do("move", "keep", "go:wc02")
    assert asked(play).usual == usual


@pytest.mark.parametrize(
    ("hero", "sword", "axe", "items"),
    [("brakka", "further", "fails", "Two items"), ("humphrey", "fails", "fails", "One item")],
)
def test_a_change_that_passes_only_with_one_more_does_not_say_that_it_fails(
    hero: str, sword: str, axe: str, items: str
) -> None:
    """A 7 is needed and a 2 lies there: only the sword or the lantern and a small item come to it."""
    play = stage(heroes=(hero, "wren"), deck=["pepper-wind"], rolls=[1, 2]).do("move", "keep", "go:wc02")
    notes = {key: option(play, key).note for key in ("keep", "+sword", "-sword", "+axe")}
    assert {key: note.id.removeprefix("kk-leads-") for key, note in notes.items() if note} == {
        "keep": "fails",
        "+sword": sword,
        "-sword": "fails",
        "+axe": axe,
    }
    help = asked(stage(heroes=(hero, "wren"), rolls=[3]).do("move")).help
    assert help is not None and ENGLISH.say(help).startswith(items)


@pytest.mark.parametrize(("owner", "leads"), [(0, "further"), (1, "fails")])
def test_a_change_that_passes_only_with_two_more_does_not_say_that_it_fails(owner: int, leads: str) -> None:
    """A 7 is needed: the sword makes 5 of a 1, the sock 6, and the companion on top of both 7."""
    play = stage(heroes=("brakka", "wren"), companions={"metronome": owner}, deck=["pepper-wind"], rolls=[1, 1])
    note = option(play.do("move", "keep", "go:wc02"), "+sword").note
    assert note is not None and note.id == f"kk-leads-{leads}"


def test_an_offer_of_help_names_the_helper_and_what_the_roll_would_have_to_be() -> None:
    adventure = ADVENTURES["blue1"]
    place = next(n for n, step in enumerate(adventure.steps) if step.kind == "item")
    play = climb("blue1", place)
    assert play.asked == "help"
    assert ENGLISH.say(asked(play).question).startswith(f"Here the {ENGLISH.say(name_of(adventure.item))} can help you")
    note = option(play, "roll").note
    assert note is not None and ENGLISH.say(note) == f"you need {adventure.challenge.low[place]} or more"


def test_any_result_will_do_where_nothing_is_asked_yet() -> None:
    assert asked(enter("red1", rolls=[3])).question.id == "kk-ask-modify-any"


@pytest.mark.parametrize(("entry", "compared"), [("red1", "more"), ("codex.red2", "less")])
def test_the_codex_compares_with_the_roll_before_where_it_is_not_known(entry: str, compared: str) -> None:
    text = [ENGLISH.say(line) for line in stage().part(entry).text]
    steps = [line for line in text if line[:1].isdigit()]
    assert "any result" in steps[0] and all(f"{compared} than the roll before" in line for line in steps[1:])


def test_the_way_of_an_adventure_names_the_last_result_on_the_space_in_hand() -> None:
    words = cells(climb("red1", 2, last=4, rolls=[5]))
    assert "3: over 4" in words[2]
    assert words[0] == "1: any" and all("higher" in word for word in words[3:])


def test_the_way_through_the_keep_says_what_is_known_of_it() -> None:
    token = next(id for id, one in TOKENS.items() if one.test is not None and one.test.kind == "at-least")
    test = TOKENS[token].test
    assert test is not None
    first, second, *_, throne = cells(keep(0, tokens=[token], rolls=[5]))
    assert first == f"Grim Hall {test.n}+" and second == "Creaky Stairs ?" and throne.startswith("Throne Room ")


@pytest.mark.parametrize(
    ("play", "rule"),
    [
        (lambda: stage(rolls=[3]).do("move"), "KK-R69"),
        (lambda: stage(deck=["wrestling-oak"], rolls=[1, 5]).do("move", "keep", "go:wc02"), "KK-R94"),
        (lambda: enter("red1", rolls=[3]), "KK-R109"),
        (lambda: enter("m1", rolls=[3]), "KK-R124"),
        (lambda: keep(0, rolls=["#0", 3]), "KK-R149"),
    ],
)
def test_a_roll_cites_the_rule_that_calls_for_it(play, rule: str) -> None:  # type: ignore[no-untyped-def]
    rolled = [entry.rule for entry in play().table.log if entry.text.id == "kk-log-rolls"]
    assert rolled[-1] == rule
