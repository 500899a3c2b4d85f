"""The command line: which command, with what."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from inglenook import __version__
from inglenook.engine.options import PRESET

from .voice import Trouble, Voice

COMMANDS = (
    "play", "games", "rules", "replay", "check", "lab", "compare", "serve", "join", "backup", "restore", "migrate", "verify",
)  # fmt: skip


class Arguments(argparse.Namespace):
    """What was asked for. A command has only its own."""

    command: str
    game: str | None
    rule: str | None
    file: Path | None
    seats: str | None
    names: str | None
    seed: int | None
    option: list[str]
    preset: str | None
    plain: bool
    load: Path | None
    speed: str
    coverage: bool
    to: int | None
    step: bool
    n: int
    out: Path | None
    jobs: int | None
    fixed: bool
    swap: bool
    first: Path | None
    second: Path | None
    host: str
    port: int | None
    public_url: str | None
    trusted_proxy: list[str]
    database: str | None
    log: str
    limits: str | None
    no_limits: bool
    plain_frames: bool
    open: bool
    replace: bool
    url: str | None
    seat: int | None
    name: str | None
    check: bool
    source: str | None


class _Parser(argparse.ArgumentParser):
    """argparse, speaking through our catalogues."""

    voice: Voice

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=_Help, **settings)
        self._optionals.title = self.voice("cli-help-options")
        self._positionals.title = self.voice("cli-help-arguments")
        self.add_argument("-h", "--help", action="store_true", help=self.voice("cli-help-help"))
        self.add_argument("--lang", metavar="en|fr", help=self.voice("cli-help-lang"))


class _Help(argparse.HelpFormatter):
    """The word "usage" in our language too."""

    def add_usage(self, usage: str | None, actions: Iterable[Any], groups: Iterable[Any], prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{_Parser.voice('cli-help-usage')} " if prefix is None else prefix)


def read(given: Sequence[str], voice: Voice) -> Arguments | None:
    """What the command line asks for; None if it asked for help or the version and has been told."""
    _Parser.voice = voice
    parser = _Parser(prog="inglenook", description=voice("cli-about"), epilog=voice("cli-epilog"))
    parser.add_argument("--version", action="store_true", help=voice("cli-help-version"))
    commands = _commands(parser, voice)
    word = _first_word(given)
    if word is not None and word not in commands:
        raise Trouble("cli-no-command", command=word, commands=", ".join(commands))
    try:
        arguments, rest = parser.parse_known_args(given, Arguments())
    except argparse.ArgumentError as error:
        raise _explain(error) from error
    if rest:
        raise Trouble("cli-unknown-argument", argument=rest[0])
    if getattr(arguments, "version", False):
        print(f"inglenook {__version__}")
        return None
    if arguments.help or not arguments.command:
        commands.get(arguments.command or "", parser).print_help()
        return None
    return arguments


def _first_word(given: Sequence[str]) -> str | None:
    """The first thing on the command line that is no option, nor the value of --lang."""
    words = iter(given)
    for word in words:
        if word == "--lang":
            next(words, None)
        elif not word.startswith("-"):
            return word
    return None


def _explain(error: argparse.ArgumentError) -> Trouble:
    name = (error.argument_name or "").partition("/")[2] or error.argument_name or ""
    if isinstance(error.__context__, ValueError):  # raised by `int`
        return Trouble("cli-not-a-number", name=name)
    return Trouble("cli-needs-value" if "expected" in str(error) else "cli-takes-no-value", name=name)


def _commands(parser: _Parser, voice: Voice) -> dict[str, _Parser]:
    sub = parser.add_subparsers(dest="command", metavar="COMMAND", title=voice("cli-help-commands"))
    made: dict[str, _Parser] = {}
    for name in COMMANDS:
        about = voice(f"cli-{name}-about")
        made[name] = sub.add_parser(name, help=about, description=about)

    def add(command: str, *names: str, **settings: Any) -> None:
        word = names[-1].lstrip("-")
        made[command].add_argument(*names, help=voice(f"cli-help-{command}-{word}"), **settings)

    add("play", "game", nargs="?", metavar="GAME")
    add("play", "--seats", metavar="human,bot:greedy,…")
    add("play", "--names", metavar="A,B,…")
    add("play", "--seed", metavar="N", type=int)
    add("play", "--preset", metavar="NAME")
    add("play", "--option", metavar="NAME=VALUE", action="append", default=[])
    add("play", "--load", metavar="FILE", type=Path)
    add("play", "--plain", action="store_true")
    add("play", "--speed", metavar="normal|instant", default="normal")
    add("rules", "game", nargs="?", metavar="GAME")
    add("rules", "rule", nargs="?", metavar="ID")
    add("rules", "--coverage", action="store_true")
    add("replay", "file", nargs="?", metavar="FILE", type=Path)
    add("replay", "--to", metavar="N", type=int)
    add("replay", "--step", action="store_true")
    add("check", "file", nargs="?", metavar="FILE", type=Path)
    add("lab", "game", nargs="?", metavar="GAME")
    add("lab", "-n", metavar="N", type=int, default=1000)
    add("lab", "--seats", metavar="bot:greedy,bot:random,…")
    add("lab", "--seed", metavar="N", type=int)
    add("lab", "--preset", metavar="NAME")
    add("lab", "--option", metavar="NAME=VALUE", action="append", default=[])
    add("lab", "-o", "--out", metavar="DIR", type=Path)
    add("lab", "--jobs", metavar="N", type=int)
    add("lab", "--fixed", action="store_true")
    add("lab", "--swap", action="store_true")
    add("compare", "first", nargs="?", metavar="FOLDER", type=Path)
    add("compare", "second", nargs="?", metavar="FOLDER", type=Path)
    _server_commands(add)
    return made


def _server_commands(add: Callable[..., None]) -> None:
    """What the commands take that run a server, look after it, or visit one."""
    add("serve", "--host", metavar="ADDRESS", default="127.0.0.1")
    add("serve", "--port", metavar="N", type=int)
    add("serve", "--public-url", metavar="URL", dest="public_url")
    add("serve", "--trusted-proxy", metavar="ADDRESS", dest="trusted_proxy", action="append", default=[])
    add("serve", "--open", action="store_true")
    add("serve", "--no-open", action="store_false", dest="open")
    add("serve", "--log", metavar="text|json", default="text")
    add("serve", "--limits", metavar="NAME=VALUE,…")
    add("serve", "--no-limits", action="store_true", dest="no_limits")
    add("serve", "--plain-frames", action="store_true", dest="plain_frames")
    add("join", "url", nargs="?", metavar="URL")
    add("join", "--seat", metavar="N", type=int)
    add("join", "--name", metavar="NAME")
    add("join", "--plain", action="store_true")
    add("join", "--speed", metavar="normal|instant", default="normal")
    add("backup", "file", nargs="?", metavar="FILE", type=Path)
    add("backup", "--replace", action="store_true")
    add("restore", "file", nargs="?", metavar="FILE", type=Path)
    add("restore", "--replace", action="store_true")
    add("migrate", "--check", action="store_true")
    add("verify", "source", nargs="?", metavar="FILE|URL")
    for command in ("serve", "backup", "restore", "migrate"):
        add(command, "--database", metavar="URL")


def options_of(given: Iterable[str], preset: str | None = None) -> dict[str, str]:
    """`name=value` of every --option, beside a preset."""
    found: dict[str, str] = {} if preset is None else {PRESET: preset}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Trouble("cli-option-form", option=text)
        found[name] = value
    return found
