"""What each command says when all is well."""

import os
import subprocess
import sys

import pytest

from inglenook import __version__
from inglenook.cli import COMMANDS
from inglenook.engine import save
from inglenook.engine.game import game
from tests.cli.conftest import command


def test_help_and_version(said):
    assert said("--version") == (0, f"inglenook {__version__}\n", "")
    status, out, err = said()
    assert (status, err) == (0, "") and out.startswith("usage: inglenook") and all(name in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_in_both_languages(said, name):
    english = said(name, "--help")
    french = said(name, "--lang", "fr", "-h")
    assert english[0] == french[0] == 0
    assert english[1].startswith(f"usage: inglenook {name} ") and french[1].startswith(f"utilisation : inglenook {name} ")


def test_games_lists_titles_players_and_options(said):
    status, out, _ = said("games")
    assert status == 0
    assert "pebbles: Pebbles\n    2 to 4 players, about one minute\n" in out
    assert "--option heap=…  Heap: small, large; usually small" in out
    assert "pebbles: Cailloux\n    de 2 à 4 joueurs" in said("games", "--lang", "fr")[1]


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Cailloux"),
        ({"LANG": "de_DE.UTF-8"}, "Pebbles"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA"}, "Cailloux"),
        ({"LANG": "fr_FR.UTF-8", "INGLENOOK_LANG": "en"}, "Pebbles"),
        ({"INGLENOOK_LANG": "fr"}, "Cailloux"),
    ],
)
def test_the_language_follows_the_system_unless_told(said, monkeypatch, variables, title):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert f"pebbles: {title}\n" in said("games")[1]
    assert "pebbles: Pebbles\n" in said("games", "--lang=en")[1]


def test_listing_games_loads_nothing_heavy():
    code = (
        "import sys; from inglenook.cli import main; main(['games']); main(['rules', 'pebbles']);"
        "print(sorted({'textual', 'rich', 'polars', 'altair', 'inglenook.lab', 'inglenook.terminal'} & set(sys.modules)))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert out.splitlines()[-1] == "[]"


def test_rules_are_printed_whole_or_one_by_one(said):
    status, out, _ = said("rules", "pebbles")
    assert status == 0 and all(f"{id}  " in out for id in ("PB-R1", "PB-R2", "PB-R3", "PB-R4", "PB-D1"))
    assert said("rules", "pebbles", "r3")[1] == "PB-R3  Taking.\n    In your turn you take one, two or three pebbles.\n\n"
    assert "PB-R3  Prendre.\n" in said("rules", "pebbles", "PB-R3", "--lang", "fr")[1]


def test_a_reader_that_closes_early_is_no_error():
    process = command("rules", "pebbles")
    process.stdout.close()
    process.stdin.close()
    assert process.stderr.read() == ""
    process.wait()


def test_a_terminal_without_accents_still_gets_its_list(monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    out, err = command("games", "--lang", "fr").communicate()
    assert "de 2 ? 4 joueurs" in out and err == ""


# -- replay ---------------------------------------------------------------------------------------------------------------


def test_replay_tells_the_game_with_its_rules(said, finished):
    status, out, _ = said("replay", str(finished))
    lines = out.splitlines()
    record = save.read_file(finished)
    answers = len(record.moves) - 1
    assert status == 0
    assert lines[:2] == ["Pebbles", f"Ann (bot:random), Bob (bot:random); {answers} answers"]
    assert lines[2].startswith("    0  The die lets ") and lines[2].endswith("  [PB-D1]")
    told = [line for line in lines if line.endswith("[PB-R3]")]
    assert len(told) == answers
    winner = record.seats[record.over.winners[0]].name
    assert lines[-1] == f"{winner} takes the last pebble and wins."


def test_replay_stops_where_it_is_told(said, finished):
    answers = len(save.read_file(finished).moves) - 1
    _, out, _ = said("replay", str(finished), "--to", "2")
    assert [line[:5] for line in out.splitlines() if line.endswith("]")] == ["    0", "    1", "    2"]
    assert out.splitlines()[-1] == f"The first 2 of {answers} answers."
    assert said("replay", str(finished), "--to", "999")[1] == said("replay", str(finished))[1]


def test_replay_step_by_step_waits_and_can_be_left(said, finished, monkeypatch):
    keys = iter(["", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(keys))
    _, out, _ = said("replay", str(finished), "--step")
    assert [line[:5] for line in out.splitlines() if line.endswith("]")] == ["    0", "    1"]


def test_replay_of_an_open_game_says_who_is_asked(said, two_people):
    asked = two_people.table.seats[two_people.person_to_move()].name
    assert said("replay", str(two_people.path))[1].splitlines()[-1] == f"It goes on with a question to {asked}."


# -- the lab --------------------------------------------------------------------------------------------------------------


def test_the_lab_plays_and_says_what_came_out(said, tmp_path):
    out = tmp_path / "results"
    status, told, _ = said("lab", "pebbles", "-n", "6", "--seats", "bot:greedy,random", "--jobs", "1", "-o", str(out))
    assert status == 0 and str(out) in told
    assert any(path.suffix == ".csv" for path in out.iterdir())


def test_the_words_of_the_command_are_there_in_both_languages():
    from inglenook.cli.voice import Voice

    ids = [set(Voice(lang).words.bundle._messages) for lang in ("en", "fr")]
    assert ids[0] == ids[1]


def test_every_option_of_a_game_can_be_given(pebbles, said, monkeypatch, home):
    monkeypatch.setattr("inglenook.cli.play.show", lambda sitting, arguments, voice: 0)
    assert said("play", "pebbles", "--plain", "--option", "heap=large", "--option", "quick=yes", "--seed", "3")[0] == 0
    (path,) = home.glob("*.json")
    assert save.options_of(save.read_file(path)) == game("pebbles").options(heap="large", quick=True)


def test_seats_and_names(said, monkeypatch, home):
    monkeypatch.setattr("inglenook.cli.play.show", lambda sitting, arguments, voice: 0)
    said("play", "pebbles", "--plain", "--seats", "human, bot, bot:mcts:20", "--names", "Zoé,,Hal")
    said("play", "pebbles", "--plain", "--lang", "fr")
    seats = {tuple((seat.name, seat.who) for seat in save.read_file(path).seats) for path in home.glob("*.json")}
    assert seats == {
        (("Zoé", "human"), ("Bot 2", "bot:greedy"), ("Hal", "bot:mcts:20")),
        (("Joueur 1", "human"), ("Robot 2", "bot:greedy")),
    }


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="needs a pseudo-terminal")
def test_on_a_terminal_without_a_game_the_start_screen_opens(monkeypatch, said):
    opened = []
    monkeypatch.setattr("inglenook.cli.play.show", lambda sitting, arguments, voice: opened.append(sitting) or 0)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert said("play")[0] == 0 and opened == [None]
