"""`play`: sit down to a game, new or saved, on the whole screen or in plain lines."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from inglenook.engine import game as engine
from inglenook.engine import save
from inglenook.engine.game import Game, WrongSeats
from inglenook.engine.options import Options, schema
from inglenook.engine.table import Seat
from inglenook.sitting import Sitting, data_folder, unfinished

from .arguments import Arguments, options_of
from .records import named
from .shelf import agreed, chosen, told_options
from .voice import Trouble, Voice

SPEEDS = ("normal", "instant")
USUAL_BOT = "greedy"
MOST_SEATS = 99
"""No game is for more."""


def play(arguments: Arguments, voice: Voice) -> int:
    """Play. Every answer is saved, so an interruption loses nothing."""
    if arguments.speed not in SPEEDS:
        raise Trouble("cli-no-speed", speed=arguments.speed, speeds=", ".join(SPEEDS))
    sitting = _sit_down(arguments, voice)
    if sitting is None and arguments.plain:
        sitting = _plain_menu(voice)
        if sitting is None:
            return 0
    if sitting is None:
        return show(None, arguments, voice)
    with sitting:
        try:
            return show(sitting, arguments, voice)
        except KeyboardInterrupt:
            print()
            print(voice("cli-interrupted", file=str(sitting.path)), file=sys.stderr)
            raise


def show(sitting: Sitting | None, arguments: Arguments, voice: Voice) -> int:
    """Hand the table to a client: plain lines, or the whole screen."""
    if arguments.plain and sitting is not None:
        from inglenook.terminal import plain

        return plain.run(sitting, lang=voice.lang, stdin=sys.stdin, stdout=sys.stdout)
    from inglenook import terminal

    return terminal.run(sitting, lang=voice.lang, folder=data_folder(), speed=arguments.speed)


def need_screen(arguments: Arguments) -> None:
    """Say what to do where there is no screen, before anything is written."""
    if arguments.plain:
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Trouble("cli-no-screen")
    if find_spec("textual") is None:
        raise Trouble("cli-no-terminal", module="textual")


def _sit_down(arguments: Arguments, voice: Voice) -> Sitting | None:
    """The table the command line asks for; None if it leaves that open."""
    new = [arguments.seats, arguments.names, arguments.seed, arguments.preset, arguments.option or None]
    if arguments.load is not None:
        if arguments.game is not None or any(given is not None for given in new):
            raise Trouble("cli-load-alone")
        with named(arguments.load):
            save.read_file(arguments.load)
            need_screen(arguments)
            return Sitting.resume(arguments.load)
    if arguments.game is None:
        if any(given is not None for given in new):
            chosen(None)
        need_screen(arguments)
        return None
    game = chosen(arguments.game)
    seats = read_seats(game, arguments.seats, arguments.names, voice)
    options = agreed(game, len(seats), options_of(arguments.option, arguments.preset), voice)
    need_screen(arguments)
    return Sitting.start(game, seats, options=options, seed=arguments.seed, folder=data_folder())


def read_seats(game: Game[Any], text: str | None, names: str | None, voice: Voice) -> list[Seat]:
    """Who sits where. Without a word about it: one person, and bots in as many seats as the game needs."""
    kinds = _each(text) if text else ["human"] + ["bot"] * (game.least - 1)
    if not game.least <= len(kinds) <= game.most:
        raise WrongSeats(game, len(kinds))
    called = [name.strip() for name in names.split(",")] if names else []
    if len(called) > len(kinds):
        raise Trouble("cli-too-many-names", names=len(called), seats=len(kinds))
    seats = []
    for number, kind in enumerate(kinds):
        who = f"bot:{USUAL_BOT}" if kind == "bot" else kind
        if who != "human" and not who.startswith("bot:"):
            raise Trouble("cli-no-seat", seat=kind)
        usual = voice("cli-person-name" if who == "human" else "cli-bot-name", n=number + 1)
        seats.append(Seat(called[number] if number < len(called) and called[number] else usual, who))
    if len({seat.name for seat in seats}) < len(seats):
        raise Trouble("cli-same-names")
    return seats


def _each(text: str) -> list[str]:
    """One word per seat: `human*3` is one person at three of them."""
    kinds: list[str] = []
    for word in text.split(","):
        kind, times, number = (part.strip() for part in word.partition("*"))
        if times and not (number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST_SEATS):
            raise Trouble("cli-no-seat", seat=word.strip())
        kinds += [kind] * int(number or 1)
    return kinds


def _plain_menu(voice: Voice) -> Sitting | None:
    """Ask in plain lines which game to go on with or to begin; None if nobody answers."""
    choices: list[Path | Game[Any]] = []
    for waiting in unfinished(data_folder()):
        if waiting.reason is not None:
            print(voice("cli-menu-damaged", file=waiting.path.name, why=waiting.reason))
            continue
        title = engine.game(waiting.game).words(voice.lang).say(engine.game(waiting.game).title)
        who = ", ".join(seat.name for seat in waiting.seats)
        choices.append(waiting.path)
        when = f"{waiting.when:%Y-%m-%d %H:%M}"
        print(f"{len(choices)}. " + voice("cli-menu-go-on", game=title, who=who, answers=waiting.answers, when=when))
    for game in engine.games().values():
        choices.append(game)
        print(f"{len(choices)}. " + voice("cli-menu-new", game=game.words(voice.lang).say(game.title)))
    if not choices:
        print(voice("cli-games-none"))
        return None
    while True:
        typed = _line(voice("cli-menu-which"))
        if typed is None:
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(choices):
            break
        print(voice("cli-menu-number", most=len(choices)))
    one = choices[int(typed) - 1]
    return Sitting.resume(one) if isinstance(one, Path) else _plain_seats(one, voice)


def _plain_seats(game: Game[Any], voice: Voice) -> Sitting | None:
    """Ask who sits down, until it works."""
    while True:
        typed = _line(voice("cli-menu-seats", least=game.least, most=game.most))
        if typed is None:
            return None
        try:
            seats = read_seats(game, typed, None, voice)
            options = _plain_options(game, len(seats), voice)
            return None if options is None else Sitting.start(game, seats, options=options, folder=data_folder())
        except (WrongSeats, Trouble, _bad_bot()) as problem:
            voice.complain(problem.reason)


def _plain_options(game: Game[Any], count: int, voice: Voice) -> Options | None:
    """Ask for the options of a game that has some, until they can be played; None if nobody answers."""
    if not schema(game.options):
        return game.options()
    for line in told_options(game, voice):
        print(line)
    while True:
        typed = _line(voice("cli-menu-options"))
        if typed is None:
            return None
        words = typed.split()
        preset = words.pop(0) if words and "=" not in words[0] else None
        try:
            return agreed(game, count, options_of(words, preset), voice)
        except Trouble as problem:
            voice.complain(problem.reason)


def _bad_bot() -> Any:
    from inglenook.bots import BadBot

    return BadBot


def _line(prompt: str) -> str | None:
    """One line from standard input; None at its end."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        print()
        return None
