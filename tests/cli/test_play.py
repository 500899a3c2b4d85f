"""Playing in plain lines through pipes: whole games, interrupted games, games that are open twice."""

import signal
import subprocess
from pathlib import Path

import pytest

from inglenook.engine import save
from tests.cli.conftest import command

QUESTION = "pebbles lie there"


def only_save(home: Path) -> Path:
    (path,) = home.glob("*.json")
    return path


def given(path: Path) -> int:
    """How many answers a save holds."""
    return len(save.read_file(path).moves) - 1


def read_until(process: subprocess.Popen, questions: int) -> None:
    """Read what the game says until it has put so many questions: then all answers before the last are acknowledged."""
    for line in process.stdout:
        questions -= QUESTION in line
        if not questions:
            return
    raise AssertionError(f"the game ended: {process.stderr.read()}")


@pytest.mark.parametrize(("lang", "won"), [("en", "takes the last pebble and wins"), ("fr", "prend le dernier caillou")])
def test_a_whole_game(home, lang, won):
    process = command("play", "pebbles", "--plain", "--seats", "human,bot:greedy", "--seed", "2", "--lang", lang)
    out, err = process.communicate("1\n" * 20)
    assert (process.returncode, err) == (0, "") and won in out
    assert save.read_file(only_save(home)).over is not None


def test_the_same_seed_and_answers_give_the_same_game(home):
    talks = [command("play", "pebbles", "--plain", "--seed", "9").communicate("2\n" * 20)[0] for _ in range(2)]
    assert talks[0] == talks[1] and len(list(home.glob("*.json"))) == 2


def test_the_end_of_the_input_leaves_a_game_to_go_on_with(home):
    seats = ("--seats", "human,human", "--option", "heap=large")
    process = command("play", "pebbles", "--plain", *seats)
    process.communicate("1\n2\n")
    path = only_save(home)
    assert process.returncode == 0 and given(path) == 2
    process = command("play", "--plain", "--load", str(path))
    process.communicate("3\n" * 20)
    assert process.returncode == 0 and given(path) > 2 and save.read_file(path).over is not None


@pytest.mark.parametrize("answers", [1, 3, 6])
def test_kill_9_in_the_middle_loses_no_acknowledged_answer(home, answers):
    process = command("play", "pebbles", "--plain", "--seats", "human,human", "--option", "heap=large")
    process.stdin.write("1\n" * answers)
    process.stdin.flush()
    read_until(process, answers + 1)
    process.kill()
    process.communicate()
    path = only_save(home)
    assert given(path) == answers
    process = command("play", "--plain", "--load", str(path))
    process.communicate("1\n")
    assert (process.returncode, given(path)) == (0, answers + 1)


def test_an_interrupt_says_how_to_go_on(home):
    process = command("play", "pebbles", "--plain", "--seats", "human,human")
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process, 2)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate()
    path = only_save(home)
    assert process.returncode == 130
    assert err == f"Saved. To go on: inglenook play --load {path}\n" and given(path) == 1


def test_two_processes_cannot_play_the_same_game(home):
    first = command("play", "pebbles", "--plain", "--seats", "human,human")
    read_until(first, 1)
    path = only_save(home)
    second = command("play", "--plain", "--load", str(path))
    _, err = second.communicate("1\n")
    assert second.returncode == 2 and "is open in another window" in err and given(path) == 0
    first.communicate("1\n")
    assert given(path) == 1


def test_bytes_that_are_no_text_are_an_answer_like_any_wrong_one(home):
    process = command("play", "pebbles", "--plain", "--seats", "human,human", text=False)
    process.communicate(b"\xff\xfe\n1\n")
    assert process.returncode == 0 and given(only_save(home)) == 1


def test_a_game_that_can_only_be_looked_at_is_shown_and_left(home, two_people):
    two_people.close()
    newer = save.read_file(two_people.path)
    newer.rules_version = 99
    save.write(newer, two_people.path)
    before = two_people.path.read_bytes()
    process = command("play", "--plain", "--load", str(two_people.path))
    out, err = process.communicate("1\n")
    assert (process.returncode, err) == (0, "") and "newer rules" in out
    assert two_people.path.read_bytes() == before


def test_bots_play_the_kingdom_and_the_record_holds(home):
    process = command("play", "key-to-the-kingdom", "--plain", "--seats", "bot,bot", "--seed", "4")
    _, err = process.communicate("")
    assert (process.returncode, err) == (0, "")
    path = only_save(home)
    answers = given(path)
    out, err = command("check", str(path)).communicate()
    assert err == "" and out.endswith(f"good. key-to-the-kingdom, 2 seats, {answers} answers, finished.\n")
    for lang in ("en", "fr"):
        out, err = command("replay", str(path), "--lang", lang).communicate()
        cited = [line for line in out.splitlines() if "[KK-" in line]
        assert err == "" and cited[-1].startswith(f"{answers:>5}  ")


# -- the plain menu -------------------------------------------------------------------------------------------------------


def menu(*lines: str) -> tuple[int, str, str]:
    process = command("play", "--plain")
    out, err = process.communicate("".join(f"{line}\n" for line in lines))
    return process.returncode, out, err


def entry(out: str, text: str) -> str:
    """The number before this text in the menu."""
    return next(line.partition(".")[0] for line in out.splitlines() if line[:1].isdigit() and text in line)


def test_the_menu_begins_a_game(home):
    number = entry(menu()[1], "New game: Pebbles")
    status, out, err = menu("x", "99", number, "human,dog", "human", "human*x", "human*2", "heap=huge", "heap=large", "1")
    assert status == 0 and "Type a number from 1 to" in out
    assert "“dog” cannot sit down" in err and "for 2 to 4 players, not 1" in err and "“human*x” cannot sit down" in err
    assert "--option heap=…  Heap: small, large" in out and "The option “heap” cannot be “huge”" in err
    assert save.read_file(only_save(home)).options["heap"] == "large" and len(save.read_file(only_save(home)).seats) == 2
    assert given(only_save(home)) == 1


def test_the_menu_goes_on_with_a_game_and_names_what_is_damaged(home, two_people):
    two_people.close()
    (home / "torn.json").write_text("{")
    out = menu()[1]
    assert "torn.json cannot be played on. This file is damaged or cut short" in out
    status, _, err = menu(entry(out, "Go on: Pebbles, Ann, Bob, 0 answers"), "1")
    assert (status, err) == (0, "") and given(two_people.path) == 1


def test_nobody_answers_the_menu(home):
    status, _, err = menu()
    assert (status, err) == (0, "") and not home.exists()
