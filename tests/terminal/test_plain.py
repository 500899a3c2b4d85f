"""The same game in numbered lines: for pipes, screen readers and whoever likes it quiet."""

import io
import random
import subprocess
import sys

import pytest

from inglenook.engine.table import Seat
from inglenook.sitting import Sitting
from inglenook.terminal import plain, spoken

from .driver import ANN, BOT, DUELS, sit

KINGDOM = "key-to-the-kingdom"


def say(sitting: Sitting, *lines: str, lang: str = "en") -> str:
    """What is printed when these lines are typed and then the input ends."""
    out = io.StringIO()
    assert plain.run(sitting, lang=lang, stdin=io.StringIO("".join(f"{line}\n" for line in lines)), stdout=out) == 0
    return out.getvalue()


class Person:
    """Somebody who answers every question with numbers drawn by lot."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting, self.rng = sitting, random.Random(seed)

    def readline(self) -> str:
        seat = self.sitting.person_to_move()
        prompt = self.sitting.scene(seat, lines=0).prompt
        count = len(spoken.answers(prompt))
        if prompt.select is None:
            return f"{self.rng.randint(1, count)}\n"
        picks = self.rng.sample(range(1, count + 1), self.rng.randint(prompt.select.least, prompt.select.most))
        return f"{' '.join(map(str, sorted(picks))) or '0'}\n"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", DUELS)
def test_a_whole_game(id, lang, home):
    sitting = sit(id, home, ANN, BOT, seed=8)
    out = io.StringIO()
    assert plain.run(sitting, lang=lang, stdin=Person(sitting, 1), stdout=out) == 0
    assert sitting.table.over is not None
    headline = sitting.table.game.words(lang).say(sitting.scene(0).ending.headline)
    winner = sitting.table.seats[sitting.table.over.winners[0]].name
    assert f"\n{headline}\n" in out.getvalue() and f"\n1. {winner}" in out.getvalue()


def test_a_question_is_numbered_lines_with_rules_and_consequences(home):
    text = say(sit(KINGDOM, home))
    assert "\n  1. Wren Reedfoot: " in text and "[R17]" in text


def test_the_end_of_the_input_leaves_a_saved_game(home):
    sitting = sit(KINGDOM, home)
    assert say(sitting, "1").endswith("Saved. Go on with it at any time.\n")
    sitting.close()
    with Sitting.resume(sitting.path) as again:
        assert len(again.table.moves) > 2
        assert "Ann plays Wren Reedfoot" in say(again, "q")


def test_bad_input_gets_one_sentence_and_the_question_stands(home):
    sitting = sit(KINGDOM, home)
    text = say(sitting, "99", "hello there", "", "2")
    assert text.count("is not a number of this list or a command") == 3
    assert "“hello there”" in text and "Ann plays Odo" in text


def test_comma_and_full_stop_tell_the_table_line_by_line(home):
    sitting = sit(KINGDOM, home, ANN, BOT, seed=3)
    out = io.StringIO()
    assert plain.run(sitting, lang="en", stdin=io.StringIO("1\n2\n1\n"), stdout=out) == 0
    log = [line for line in sitting.scene(0).log if not line.heading]
    text = say(sitting, ",", ",", ".", ".", ".")
    last, before = log[-1], log[-2]
    count = len(log)
    first, second = text.index(f"{count}/{count} "), text.index(f"{count - 1}/{count} ")
    assert first < second < text.index("Now:")
    past = sitting.at_line(0, before)
    assert past is not None and past.log[0] == before
    for words in spoken.table(past, plain.Speech("en", sitting.table.game)):
        assert words in text[second:]
    assert sitting.at_line(0, last) is not None
    assert "cannot be shown" not in text


def test_a_game_of_other_rules_is_told_without_its_tables(home, monkeypatch):
    sitting = sit(KINGDOM, home, ANN, BOT, seed=3)
    say(sitting, "1", "2")
    sitting.table.checkpoints.clear()
    assert "cannot be shown" in say(sitting, ",")


def test_undo_takes_the_last_answer_back(home):
    sitting = sit(KINGDOM, home)
    text = say(sitting, "u", "1", "u", "2")
    assert "nothing of yours" in text
    assert "Ann plays Odo" in text and sitting.scene(0).parts
    assert "Ann plays Wren" not in "\n".join(plain.Speech("en", sitting.table.game)(line.text) for line in sitting.scene(0).log)


def test_hint_why_rules_and_state(home):
    sitting = sit(KINGDOM, home, seed=4)
    text = say(sitting, "1", "h", "w", "w sword", "w no such thing", "w o", "r", "r R1", "r whirlpool", "r X9", "s", "how", "?")
    assert "Hint: " in text and "Say which thing" in text
    assert "Nothing here is called “no such thing”" in text and "Several things are called so" in text
    assert "KK-R1 Beat the Demon King." in text and "There is no rule “X9”" in text
    assert "\nAnn: Wren Reedfoot" in text and "Sword 4 (active)" in text and "How to play Key" in text


def test_the_language_changes_in_the_middle(home):
    text = say(sit(KINGDOM, home), "l fr", "l de")
    assert "Which hero" in text and "Quel héros" in text and "Il y a deux langues" in text


def test_several_at_once_by_numbers_none_by_zero_and_the_usual_by_an_empty_line(home):
    """Ann spends an item, naps, and is asked which items to restore."""
    sitting = sit(KINGDOM, home, seed=4)
    person = Person(sitting, 3)
    while sitting.scene(0, lines=0).prompt.select is None or not sitting.scene(0, lines=0).prompt.select.usual:
        if sitting.bot_answers() is None:
            options = spoken.answers(sitting.scene(0, lines=0).prompt)
            sitting.answer(0, [options[int(person.readline()) - 1].key])
    prompt = sitting.scene(0, lines=0).prompt
    before = len(sitting.table.moves)
    too_many = " ".join(str(n) for n in range(1, prompt.select.most + 2)) if prompt.select.most < len(prompt.options) else "1 1"
    text = say(sitting, too_many)
    assert len(sitting.table.moves) == before
    assert "an empty line takes the usual" in text
    say(sitting, "")
    assert len(sitting.table.moves) > before


def test_two_people_are_asked_to_hand_over(home):
    sitting = sit("card-battle", home, ANN, Seat("Bea"), seed=3)
    text = say(sitting, "", "1")
    assert "for Ann alone" in text and "for Bea alone" in text
    secret = [
        sitting.table.game.words("en").say(part.name)
        for part in sitting.scene(1).parts
        if part.id in sitting.table.state.hands[1]
    ]
    assert secret and not any(f"Bea draws {name}" in text for name in secret)


def test_plain_lines_need_no_textual():
    code = "import sys, inglenook.terminal.plain; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(
    ("lang", "thing", "told"),
    [
        ("en", "beanpole tower", "Every roll must be higher than the one before."),
        ("fr", "tour-haricot", "Chaque lancer doit dépasser le précédent."),
        ("en", "hingewright", "the other portion of the kingdom opens or closes"),
        ("fr", "théière", "Une fois épuisée"),
    ],
)
def test_a_closer_look_reads_what_the_codex_and_the_cards_say(lang, thing, told, home):
    assert told in say(sit(KINGDOM, home), f"i {thing}", lang=lang)


def test_a_closer_look_needs_one_thing(home):
    text = say(sit(KINGDOM, home), "i", "i xyzzy", "i the")
    assert "Say which thing" in text and "Nothing here is called “xyzzy”" in text and "Several things are called so" in text


def test_states_agree_with_the_names_of_things(home):
    table = say(sit(KINGDOM, home), "1", "s", lang="fr")
    assert "Épée 4 (active)" in table and "Parapluie 3 (actif)" in table


def test_the_introduction_comes_without_the_signs_of_markdown(home):
    text = say(sit(KINGDOM, home), "how")
    assert "How to play Key to the Kingdom" in text and "**" not in text and "# " not in text


def test_a_die_on_the_throne_is_only_named(home):
    text = say(sit(KINGDOM, home), "s")
    assert "On the throne: demon die\n" in text


def test_dice_that_lie_in_a_place_are_told_with_it_and_not_in_every_question(home):
    question = say(sit("forges-of-ravenshire", home)).partition("Your move")[2]
    dice = [line for line in question.splitlines() if line.startswith(("Merchant: ", "Harvester: ", "Alchemist: ", "Raven: "))]
    assert "B10" in question and len(dice) == 3  # one's own, not the six or seven on the board
    assert "Timberfall: " in say(sit("forges-of-ravenshire", home), "s")
