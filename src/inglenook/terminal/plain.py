"""The same game in numbered lines on standard input and output, for pipes and screen readers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TextIO

from inglenook.engine.scene import OptionView, Part, Prompt, Scene
from inglenook.engine.table import Refused
from inglenook.engine.words import LANGUAGES, Problem
from inglenook.sitting import Sitting

from . import ending, spoken
from .privacy import needs_privacy
from .speech import Speech


def run(sitting: Sitting, *, lang: str, stdin: TextIO, stdout: TextIO) -> int:
    """Play to the end, to `q` or to the end of the input. Everything given so far is saved; the exit status is 0."""
    return _Plain(sitting, lang, stdin, stdout).run()


class _Leave(Exception):
    """The player goes; the game stays where it is."""


class _Plain:
    def __init__(self, sitting: Sitting, lang: str, stdin: TextIO, stdout: TextIO) -> None:
        self.sitting, self.stdin, self.stdout = sitting, stdin, stdout
        self.speech = Speech(lang, sitting.table.game)
        self.people = sitting.table.people
        self.here = self.people[0] if len(self.people) == 1 else None
        self.told: dict[int | None, int] = {}
        """How many lines of the log each seat has been read."""
        self.at: int | None = None
        """The line of the log one looks back at."""
        self.commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            "n": self._wish,
            "h": self._hint,
            "w": self._why,
            "i": self._inspect,
            "r": self._rules,
            "s": self._state,
            "l": self._language,
            ",": lambda rest: self._look_back(-1),
            ".": lambda rest: self._look_back(1),
            "how": self._how_to_play,
            "?": self._help,
        }

    # -- the flow of the game ---------------------------------------------------------------------------------------------

    def run(self) -> int:
        speech, sitting = self.speech, self.sitting
        self._line(speech(sitting.table.game.title))
        if sitting.note == "read-only":
            self._line(speech("ui-read-only", why=sitting.why if isinstance(sitting.why, str) else speech(sitting.why)))
        elif sitting.note:
            self._line(speech("ui-older"))
        try:
            while sitting.table.over is None and sitting.to_move():
                self._aside()
                if sitting.bot_answers() is None:
                    self._turn()
                elif not self.people:
                    self._news()
        except _Leave:
            self._line(speech("ui-plain-left" if sitting.path else "ui-farewell-over"))
            return 0
        except Problem as problem:
            self._line(speech(problem.reason))
            return 1
        self._news()
        if sitting.table.over is not None:
            for line in ending.spoken(sitting.scene(None), speech, sitting.table.name):
                self._line(line)
        return 0

    def _turn(self) -> None:
        """Put the open question to its person until it is answered."""
        person = self.sitting.person_to_move()
        assert person is not None
        if person != self.here:
            if needs_privacy(self.sitting.scene(person), self.sitting.scene(None)):
                self._line("\n" * 3 + self.speech("ui-plain-hand-over", who=self.sitting.table.name(person)))
                self._read()
            self.here = person
        if not self.told:
            self._help("")
            if len(self.sitting.table.moves) == 1:
                self._line(self.speech("ui-plain-first"))
        self._news()
        self.at = None
        moves = len(self.sitting.table.moves), len(self.sitting.table.pending)
        self._question()
        while (len(self.sitting.table.moves), len(self.sitting.table.pending)) == moves and person in self.sitting.to_move():
            self._obey(self._read())
            self._aside()

    def _aside(self) -> None:
        """What somebody at another screen asks of this person."""
        aside = self.sitting.aside()
        if aside is None:
            return
        self._line(f"{self.speech(aside.text)} {self.speech('ui-plain-aside')}")
        try:
            aside.reply(self._read().strip().casefold()[:1] in ("y", "o"))
        except Refused as refused:
            self._line(self.speech(refused.reason))

    def _obey(self, text: str) -> None:
        """A command, or an answer."""
        word, _, rest = text.strip().partition(" ")
        if word.casefold() == "q":
            raise _Leave
        command = self.commands.get(word.casefold())
        try:
            if command is not None:
                command(rest.strip())
            else:
                self._answer(text)
        except Refused as refused:
            self._line(spoken.cited(self.speech(refused.reason), refused.rule))

    def _answer(self, text: str) -> None:
        prompt = self._prompt()
        options = spoken.answers(prompt)
        words = text.replace(",", " ").split()
        if prompt.select is not None and not words and prompt.select.usual:
            self._give(prompt.select.usual)
        elif prompt.select is not None and words == ["0"]:
            self._give(())
        elif words and all(word.isdecimal() and 0 < int(word) <= len(options) for word in words):
            self._give(tuple(options[int(word) - 1].key for word in words))
        else:
            self._line(self.speech("ui-plain-not-number", text=text.strip()))

    def _give(self, keys: tuple[str, ...]) -> None:
        assert self.here is not None
        self.sitting.answer(self.here, keys)

    # -- telling ----------------------------------------------------------------------------------------------------------

    def _line(self, text: str) -> None:
        self.stdout.write(f"{text}\n")
        self.stdout.flush()

    def _read(self) -> str:
        self.stdout.write("> ")
        self.stdout.flush()
        text = self.stdin.readline()
        if not text:
            self._line("")
            raise _Leave
        return text

    def _prompt(self) -> Prompt:
        prompt = self.sitting.scene(self.here, lines=0).prompt
        assert prompt is not None
        return prompt

    def _news(self) -> None:
        """What has happened since this seat was last told."""
        log = self.sitting.scene(self.here).log
        for line in log[min(self.told.get(self.here, 0), len(log)) :]:
            self._line(f"\n{self.speech(line.text)}" if line.heading else spoken.cited(self.speech(line.text), line.rule))
        self.told[self.here] = len(log)

    def _question(self) -> None:
        for line in spoken.question(self.sitting.scene(self.here, lines=0), self.speech, self.sitting.table.name):
            self._line(line)

    # -- commands ---------------------------------------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        self._line(self.speech("ui-plain-help"))

    def _wish(self, rest: str) -> None:
        """Standing answers to moments for cards: list them, or leave or take back the one of this number."""
        assert self.here is not None
        wishes = self.sitting.scene(self.here, lines=0).wishes
        if rest.isdecimal() and 0 < int(rest) <= len(wishes):
            one = wishes[int(rest) - 1]
            self.sitting.wish(self.here, one.id, not one.on)
            return
        self._line(self.speech("ui-wishes" if wishes else "ui-wishes-none"))
        for number, one in enumerate(wishes, start=1):
            self._line(f"{number:>3}. {self.speech('ui-wish-on' if one.on else 'ui-wish-off', what=self.speech(one.label))}")

    def _undo(self, rest: str) -> None:
        assert self.here is not None
        self.sitting.undo(self.here)
        self.told[self.here] = min(self.told.get(self.here, 0), max(len(self.sitting.scene(self.here).log) - 1, 0))

    def _hint(self, rest: str) -> None:
        assert self.here is not None
        hint = self.sitting.hint(self.here)
        options = spoken.answers(self._prompt())
        what = [f"{at} {self.speech(one.label)}" for at, one in enumerate(options, start=1) if one.key in hint.keys]
        what = what or [self.speech("ui-pick-none")]
        self._line(f"{self.speech('ui-hint', what=', '.join(what))}. {self.speech(hint.reason)}")

    def _why(self, rest: str) -> None:
        scene = self.sitting.scene(self.here, lines=0)
        part = self._thing(scene, rest)
        if part is not None:
            self._line(self._reason(scene, part))

    def _inspect(self, rest: str) -> None:
        scene = self.sitting.scene(self.here, lines=0)
        part = self._thing(scene, rest)
        if part is not None:
            self._line(spoken.cited(self.speech(part.name), part.rules[0] if part.rules else ""))
            for line in spoken.closer(part, scene, self.speech):
                self._line(f"  {line}")

    def _thing(self, scene: Scene, name: str) -> Part | None:
        """The one thing that is called so; if there is none or several, that is said."""
        found = spoken.find(scene, name, self.speech) if name else []
        if len(found) == 1:
            return found[0]
        if not name:
            self._line(self.speech("ui-plain-which-thing"))
        elif found:
            self._line(self.speech("ui-plain-many-found", what=", ".join(self.speech(part.name) for part in found)))
        else:
            self._line(self.speech("ui-plain-nothing-found", text=name))
        return None

    def _reason(self, scene: Scene, part: Part) -> str:
        assert self.here is not None
        options: tuple[OptionView, ...] = spoken.answers(scene.prompt) if scene.prompt else ()
        number = next((at for at, option in enumerate(options, start=1) if part.id in option.lights), None)
        if number is not None:
            return self.speech("ui-why-option", n=str(number))
        reason = self.sitting.why_not(self.here, part.id)
        return spoken.cited(self.speech(reason.text), reason.rule)

    def _rules(self, rest: str) -> None:
        rules = self.sitting.table.game.rulebook.rules(self.speech.lang)
        wanted = [rest] if rest else list(self._prompt().rules)
        prefix = self.sitting.table.game.prefix
        for text in wanted:
            id = text.upper() if "-" in text else f"{prefix}-{text.upper()}"
            found = [rules[id]] if id in rules else [one for one in rules.values() if text.casefold() in one.title.casefold()]
            if not found:
                self._line(self.speech("ui-plain-no-rule", text=text))
            for rule in found:
                self._line(f"{rule.id} {rule.title}. {rule.text}")

    def _state(self, rest: str) -> None:
        for line in spoken.table(self.sitting.scene(self.here, lines=0), self.speech):
            self._line(line)

    def _look_back(self, by: int) -> None:
        """The line before or after the one looked at, and the table as it was then; after the last it is now."""
        log = [line for line in self.sitting.scene(self.here).log if not line.heading]
        at = (len(log) if self.at is None else self.at) + by
        if at >= len(log):
            self.at = None
            self._line(self.speech("ui-plain-now"))
            self._question()
            return
        self.at = max(at, 0)
        line = log[self.at]
        self._line(f"{self.at + 1}/{len(log)} {spoken.cited(self.speech(line.text), line.rule)}")
        past = self.sitting.at_line(self.here, line)
        for text in spoken.table(past, self.speech) if past is not None else [self.speech("ui-plain-no-moment")]:
            self._line(text)

    def _language(self, rest: str) -> None:
        if rest not in LANGUAGES:
            self._line(self.speech("ui-plain-language"))
            return
        self.speech.lang = rest
        self._question()

    def _how_to_play(self, rest: str) -> None:
        page = self.sitting.table.game.rulebook.how_to_play(self.speech.lang)
        self._line(re.sub(r"^#+ |\*\*", "", page, flags=re.MULTILINE))  # without the signs of Markdown
