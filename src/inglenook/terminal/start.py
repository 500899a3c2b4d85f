"""The start screen: go on with a game, or lay out a new one."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from inglenook.engine.game import Game, games
from inglenook.engine.table import Seat
from inglenook.engine.words import Problem
from inglenook.sitting import Sitting, Waiting, unfinished

from . import look, panels
from .agreement import Agreement, Line
from .speech import Speech

if TYPE_CHECKING:
    from .app import InglenookApp

WHO = ("human", "bot:greedy", "bot:shaky", "bot:random", "bot:mcts")
LEAST = 40
"""The least width of a line, also before there is a window."""
FIRE = (
    "▄▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▄",
    "█     ) (  (    █",
    "█    ( ▒(▒ )    █",
    "█   ▒▓▓▒▓▓▓▒    █",
    "▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
)


class StartScreen(Screen[None]):
    """Lines one moves through with the arrows; left and right change a line, Enter goes on."""

    app: InglenookApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,shift+tab", "go(-1)", priority=True),
        Binding("down,tab", "go(1)", priority=True),
        Binding("left", "change(-1)"),
        Binding("right", "change(1)"),
        Binding("enter,space", "enter"),
    ]

    def __init__(self, speech: Speech, folder: Path) -> None:
        super().__init__()
        self.speech = speech
        self.folder = folder
        self.waiting: list[Waiting] = unfinished(folder) if folder.is_dir() else []
        self.games: list[Game[Any]] = list(games().values())
        self.game_at = 0
        self.count = 0
        self.names: list[str] = []
        self.whos: list[str] = []
        self.agreement: Agreement | None = None
        self.at = 0
        self.told = ""
        self._choose_game(0)
        self.at = 0 if self.waiting else next(n for n, line in enumerate(self.lines) if line.kind == "begin")

    def compose(self) -> ComposeResult:
        with Vertical(id="start"):
            yield Static(id="hearth")
            with VerticalScroll(id="form-pane"):
                yield Static(id="form")
            yield Input(id="name")
            yield Static(id="start-told")
            yield Static(id="start-keys")

    def on_mount(self) -> None:
        self.query_one("#form-pane").can_focus = False
        self.query_one(Input).display = False
        self.retell()

    # -- what is laid out -------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any] | None:
        return self.games[self.game_at] if self.games else None

    @property
    def lines(self) -> list[Line]:
        """The form as it stands."""
        lines = [Line("wait", at) for at in range(len(self.waiting))]
        if self.game is None:
            return lines
        lines += [Line("game"), Line("players")]
        for seat in range(self.count):
            lines += [Line("seat", seat)]
        if self.count > 1:
            lines.append(Line("mine"))
        if self.agreement is not None:
            lines += self.agreement.lines(self.count)
        return [*lines, Line("language"), Line("speed"), Line("howto"), Line("begin")]

    def _choose_game(self, at: int) -> None:
        self.game_at = at % len(self.games) if self.games else 0
        if self.game is None:
            return
        self.agreement = Agreement(self.game)
        self._choose_count(max(self.game.least, min(self.game.most, self.count or 2)))

    def _choose_count(self, count: int) -> None:
        self.count = count
        for seat in range(len(self.names), count):
            self.names.append(self.speech(f"ui-bot-name-{seat % 5 + 1}"))
            self.whos.append(WHO[0] if seat == 0 else WHO[1])
        if self.agreement is not None:
            self.agreement.seat(count)

    @property
    def mine(self) -> int:
        """How many seats people have at this screen."""
        return self.whos[: self.count].count(WHO[0])

    def _play(self, many: int) -> None:
        """Have so many seats: the first of them, the others are for bots as they were or as is usual."""
        for seat in range(self.count):
            who = self.whos[seat]
            self.whos[seat] = WHO[0] if seat < many else WHO[1] if who == WHO[0] else who

    # -- keys -------------------------------------------------------------------------------------------------------------

    @property
    def line(self) -> Line:
        return self.lines[min(self.at, len(self.lines) - 1)]

    def action_go(self, by: int) -> None:
        self._name_done()
        self.at = (self.at + by) % len(self.lines)
        self.told = ""
        self.retell()

    def action_change(self, by: int) -> None:
        line = self.line
        if line.kind == "game":
            self._choose_game(self.game_at + by)
        elif line.kind == "players" and self.game is not None:
            self._choose_count(max(self.game.least, min(self.game.most, self.count + by)))
        elif line.kind == "seat":
            self.whos[line.at] = WHO[(WHO.index(self.whos[line.at]) + by) % len(WHO)]
        elif line.kind == "mine":
            self._play((self.mine + by) % (self.count + 1))
        elif line.kind in ("preset", "option") and self.agreement is not None:
            refused = self.agreement.change(line, by, self.count)
            self.told = Speech(self.speech.lang, self.game)(refused) if refused else ""
        elif line.kind == "language":
            self.app.action_language()
        elif line.kind == "speed":
            self.app.speed = "normal" if self.app.speed == "instant" else "instant"
        self.retell()

    def action_enter(self) -> None:
        line = self.line
        if line.kind == "wait":
            self._go_on(self.waiting[line.at])
        elif line.kind == "begin":
            self._begin()
        elif line.kind == "howto":
            self.app.show_how_to_play(Speech(self.speech.lang, self.game))
        elif line.kind == "seat":
            self._edit_name(line.at)
        else:
            self.action_change(1)

    def _edit_name(self, seat: int) -> None:
        field = self.query_one(Input)
        field.display = True
        field.value = self.names[seat]
        field.placeholder = self.speech("ui-start-name")
        field.focus()
        self.retell()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._name_done()
        self.retell()

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            self._name_done(keep=False)
            self.retell()

    def _name_done(self, keep: bool = True) -> None:
        field = self.query_one(Input)
        if field.display:
            if keep and self.line.kind == "seat" and field.value.strip():
                self.names[self.line.at] = field.value.strip()
            field.display = False
            self.set_focus(None)

    def _begin(self) -> None:
        assert self.game is not None and self.agreement is not None
        seats = [Seat(name, who) for name, who in zip(self.names[: self.count], self.whos, strict=False)]
        try:
            options = self.game.agree(self.count, self.agreement.values)
            self.app.sit_down(Sitting.start(self.game, seats, options=options, folder=self.folder))
        except Problem as problem:
            self._complain(problem)

    def _go_on(self, waiting: Waiting) -> None:
        if waiting.reason is not None:
            self.told = self.speech(waiting.reason)
            self.retell()
            return
        try:
            self.app.sit_down(Sitting.resume(waiting.path))
        except Problem as problem:
            self._complain(problem)

    def _complain(self, problem: Problem) -> None:
        self.told = Speech(self.speech.lang, self.game)(problem.reason)
        self.retell()

    # -- drawing ----------------------------------------------------------------------------------------------------------

    def retell(self) -> None:
        """Draw the form in the language of the moment."""
        speech = self.speech
        hearth = Text(justify="center")
        if self.size.height >= 34:
            for char in "\n".join(FIRE):
                hearth.append(char, Style(color=look.LINE if char in "█▀▄" else look.EMBER))
            hearth.append("\n")
        hearth.append(f"{speech('ui-title')}\n", Style(color="#ffffff", bold=True))
        hearth.append(speech("ui-start-tagline"), panels.DIM)
        self.query_one("#hearth", Static).update(hearth)
        form = Text()
        row_of_focus = 0
        lines = self.lines
        for number, line in enumerate(lines):
            if number == 0 and line.kind == "wait":
                form.append(f"{speech('ui-start-go-on')}\n", panels.BRAND)
            if line.kind == "game":
                form.append(f"\n{speech('ui-start-new')}\n" if number else f"{speech('ui-start-new')}\n", panels.BRAND)
            if (heading := self._heading(lines[number - 1] if number else None, line)) is not None:
                form.append(f"{heading}\n", panels.BRAND)
            focused = number == self.at
            row_of_focus = form.plain.count("\n") if focused else row_of_focus
            form.append_text(self._line(line, focused))
            form.append("\n")
        if not self.games:
            form.append(speech("ui-no-games"), panels.DIM)
        self.query_one("#form", Static).update(form)
        self.query_one("#form-pane").scroll_to(y=max(0, row_of_focus - 6), animate=False)
        first = self.game is not None and not any(self.folder.glob(f"{self.game.id}-*.json"))
        advice = "ui-start-seat-help" if self.lines and self.line.kind == "seat" else "ui-start-first" if first else ""
        advice = "ui-start-name-help" if self.query_one(Input).display else advice
        about = self._about() or (speech(advice) if advice else "")
        told = Text(self.told, look.BAD) if self.told else Text(about, panels.DIM)
        self.query_one("#start-told", Static).update(told)
        self.query_one("#start-keys", Static).update(Text(speech("ui-start-help"), panels.FAINT, justify="center"))

    def on_resize(self, event: events.Resize) -> None:
        self.retell()

    def _line(self, line: Line, focused: bool) -> Text:
        text = Text("▸ " if focused else "  ", panels.AMBER)
        name, value = self._words(line)
        if line.kind in ("begin", "howto", "wait"):
            damaged = line.kind == "wait" and self.waiting[line.at].reason is not None
            room = max(self.query_one("#form").size.width - 5, LEAST)
            name = " \n   ".join(wrap(name, room))  # what runs over stays below its own words
            text.append(f" {name} ", panels.KEY if focused else panels.DIM if damaged else panels.AMBER)
            return text
        text.append(f"{name:<22}", panels.DIM)
        text.append("◂ " if focused else "  ", panels.AMBER)
        text.append(value, panels.BOLD)
        text.append(" ▸" if focused else "", panels.AMBER)
        return text

    def _words(self, line: Line) -> tuple[str, str]:
        speech = self.speech
        if line.kind == "wait":
            return self._waiting_words(self.waiting[line.at]), ""
        if line.kind == "game" and self.game is not None:
            title = Speech(speech.lang, self.game)(self.game.title)
            return speech("ui-start-game"), f"{title} · {speech('ui-minutes', n=self.game.minutes)}"
        if line.kind == "players":
            return speech("ui-start-players"), str(self.count)
        if line.kind == "seat":
            shape = look.seat_shape(line.at)
            who = speech(f"ui-who-{self.whos[line.at].removeprefix('bot:')}")
            return f"{speech('ui-start-seat', n=line.at + 1)} {shape}", f"{self.names[line.at]} · {who}"
        if line.kind == "mine":
            return speech("ui-start-mine"), speech("ui-start-mine-of", n=self.mine, count=self.count)
        if line.kind in ("preset", "option") and self.agreement is not None:
            return self.agreement.words(line, Speech(speech.lang, self.game), self.count)
        if line.kind == "language":
            return speech("ui-start-language"), speech(f"ui-start-language-{speech.lang}")
        if line.kind == "speed":
            return speech("ui-start-speed"), speech(f"ui-start-speed-{self.app.speed}")
        return speech("ui-howto" if line.kind == "howto" else "ui-start-begin"), ""

    def _heading(self, before: Line | None, line: Line) -> str | None:
        """What stands above a line that begins a group of options; nothing but room where the last one ends."""
        if self.agreement is None or before is None:
            return None
        group, last = self.agreement.group(line), self.agreement.group(before)
        if not group:
            return "" if last else None
        return None if group == last else Speech(self.speech.lang, self.game)(f"options-{group}")

    def _about(self) -> str:
        """What the option in focus does."""
        if self.agreement is None or not self.lines or self.line.kind not in ("preset", "option"):
            return ""
        return self.agreement.about(self.line, Speech(self.speech.lang, self.game), self.count)

    def _waiting_words(self, waiting: Waiting) -> str:
        if waiting.reason is not None:
            return self.speech("ui-start-damaged", file=waiting.path.name, why=self.speech(waiting.reason))
        game = next((one for one in self.games if one.id == waiting.game), None)
        title = Speech(self.speech.lang, game)(game.title) if game else waiting.game
        names = ", ".join(seat.name for seat in waiting.seats)
        when = f"{waiting.when:%Y-%m-%d %H:%M}"
        return self.speech("ui-start-waiting", game=title, seats=names, n=waiting.answers, when=when)
