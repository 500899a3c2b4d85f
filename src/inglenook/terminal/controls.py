"""The keys of the table: what each does, and what the table remembers between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from rich.text import Text
from textual import events, work
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static

from inglenook.engine.scene import LogLine, Part, Scene
from inglenook.engine.table import Refused
from inglenook.engine.words import Problem
from inglenook.sitting import Sitting

from . import look, pages, panels, spoken
from .answers import Answers
from .drawers import MenuScreen, RulesDrawer, TextDrawer, ThingsDrawer
from .marks import numbered
from .speech import ScreenSpeech
from .views import BoardPane, LogList

if TYPE_CHECKING:
    from .app import InglenookApp

PANES: tuple[Literal["board", "hand", "seats", "log"], ...] = ("board", "hand", "seats", "log")
STEP = 1.1
"""Seconds for a step of the recap that is played."""


def doers(log: Sequence[LogLine]) -> list[int | None]:
    """Whose doing each line is: what names no seat comes of what was said before it, and a heading begins anew."""
    found: list[int | None] = []
    for line in log:
        found.append(line.seat if line.heading or line.seat is not None or not found else found[-1])
    return found


class Controls(Screen[None]):
    """A table one can press keys at; drawing it and letting the game flow is for the class on top."""

    app: InglenookApp
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1,0)"),
        Binding("right", "move(1,0)"),
        Binding("up", "move(0,-1)"),
        Binding("down", "move(0,1)"),
        Binding("enter", "confirm"),
        Binding("space", "space"),
        Binding("escape", "back"),
        Binding("slash", "filter"),
        Binding("a", "usual"),
        Binding("u", "undo"),
        Binding("n", "wishes"),
        Binding("w", "why"),
        Binding("h", "hint"),
        Binding("i", "inspect"),
        Binding("r", "rules"),
        Binding("l", "log"),
        Binding("k", "legend"),
        Binding("o", "howto"),
        Binding("b", "board"),
        Binding("s", "speed"),
        Binding("comma", "recap(-1)"),
        Binding("full_stop", "recap(1)"),
        Binding("p", "walk"),
        Binding("m", "moment"),
        Binding("tab", "pane(1)", priority=True),
        Binding("shift+tab", "pane(-1)", priority=True),
        Binding("shift+left", "pan(-1,0)"),
        Binding("shift+right", "pan(1,0)"),
        Binding("shift+up", "pan(0,-1)"),
        Binding("shift+down", "pan(0,1)"),
        Binding("plus", "zoom(1)"),
        Binding("minus", "zoom(-1)"),
        Binding("f", "zoom(0)"),
        Binding("question_mark", "keys"),
    ]

    def __init__(self, sitting: Sitting, lang: str, *, first: bool = False) -> None:
        super().__init__()
        self.first = first
        """Whether to offer the introduction."""
        self.sitting = sitting
        self.speech = ScreenSpeech(lang, sitting.table.game)
        self.people = sitting.table.people
        self.here = self.people[0] if len(self.people) == 1 else None
        """Whose eyes the screen is for; None shows only what everybody may see."""
        self.scene: Scene = sitting.scene(self.here)
        self.thinking: int | None = None
        self.told = Text()
        """The line below the question: a refusal, a hint."""
        self.seen: dict[int, int] = {}
        """How long the log was when each person last answered."""
        self.step: int | None = None
        self.past: Scene | None = None
        """The table as it was at the line in hand, while one looks back."""
        self.walking = False
        """Whether the recap is stepped through by itself."""
        self.which = 0
        self.pane = 0
        self.skipping = False
        self.advising = False
        self._skip = asyncio.Event()

    @property
    def answers(self) -> Answers:
        """The answers in the dock."""
        return self.query_one(Answers)

    @property
    def busy(self) -> bool:
        """Whether a bot is at the table, for its own seat or to advise; nothing may change meanwhile."""
        return self.thinking is not None or self.advising

    # -- what the class on top does ---------------------------------------------------------------------------------------

    def play_on(self) -> Any:
        """Let the game go on to the next question for a person."""
        raise NotImplementedError

    def redraw(self, ask: bool = False) -> None:
        """Show the scene; with `ask`, the question is a new one."""
        raise NotImplementedError

    def draw_board(self) -> None:
        """Show the board with its marks."""
        raise NotImplementedError

    # -- what both need ---------------------------------------------------------------------------------------------------

    def tell(self, sentence: str, rule: str = "", bad: bool = False) -> None:
        """Say something in the line below the answers."""
        self.told = Text("✗ " if bad else "✦ ", look.BAD if bad else look.GOOD)
        self.told.append(sentence, panels.BOLD)
        if rule:
            self.told.append_text(Text(" ").append_text(panels.chip(rule)))
        if self.is_mounted:
            self.query_one("#told", Static).update(self.told)
            self.call_after_refresh(self.show_focus)  # what is told takes room from the answers

    def show_focus(self) -> None:
        """Scroll the answers to the one that is lit."""
        region = self.answers.focus_region()
        if region is not None:
            self.query_one("#answers-pane").scroll_to_region(region, animate=False, force=True)

    @property
    def shown(self) -> Scene:
        """The table that is drawn: as it is now, or as it was at the line one looks back at."""
        return self.past or self.scene

    def recap(self) -> list[LogLine]:
        """What others did since the person here last answered."""
        if self.here is None or self.here not in self.seen:
            return []
        lines = list(zip(self.scene.log, doers(self.scene.log), strict=True))[self.seen[self.here] :]
        return [line for line, doer in lines if doer != self.here and not line.heading]

    def look_again(self) -> None:
        """See the table as it is now, with the eyes of whoever is here."""
        self.scene = self.sitting.scene(self.here)

    # -- keys -------------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Number keys answer."""
        if event.key.isdigit():
            if self.past is not None:  # nothing is answered before the table as it is now has been seen again
                return self.action_back()
            self.told = Text()
            if not self.answers.digit(event.key):
                self.tell(self.speech("ui-no-number", n=event.key), bad=True)

    def action_move(self, across: int, down: int) -> None:
        self.told = Text()
        self.answers.move(across, down)

    def action_confirm(self) -> None:
        if self.past is not None:
            self.action_back()
        else:
            self.answers.confirm()

    def action_space(self) -> None:
        if self.past is not None:
            self.action_back()
        elif self.thinking is not None:
            self._skip.set()
            self.skipping = True
        else:
            self.answers.mark()

    def action_back(self) -> None:
        self.told, self.step, self.past, self.walking = Text(), None, None, False
        self.answers.forget()
        self.answers.focus()
        self.redraw()

    def action_filter(self) -> None:
        self.answers.search()

    def action_usual(self) -> None:
        self.answers.take_usual()

    def action_wishes(self) -> None:
        """Standing answers to moments for cards: leave one, or take one back."""
        wishes = {one.id: one for one in self.scene.wishes}
        if self.busy or self.here is None or not wishes:
            return self.tell(self.speech("ui-wishes-none"))
        here = self.here
        choices: list[tuple[str, str, dict[str, str]]] = [
            (id, "ui-wish-on" if one.on else "ui-wish-off", {"what": self.speech(one.label)}) for id, one in wishes.items()
        ]

        def chosen(id: str | None) -> None:
            if id not in wishes:
                return
            try:
                self.sitting.wish(here, id, not wishes[id].on)
            except (Refused, Problem) as refused:
                return self.tell(self.speech(refused.reason), bad=True)
            self.look_again()
            self.play_on()

        menu = MenuScreen(self.speech, lambda: Text(self.speech("ui-wishes"), panels.BOLD), choices, escape="leave")
        self.app.push_screen(menu, chosen)

    def action_undo(self) -> None:
        if self.busy:
            return
        seat = self.here if self.here is not None else next(iter(self.people), None)
        if seat is None:
            return
        try:
            self.sitting.undo(seat)
        except (Refused, Problem) as refused:
            self.tell(self.speech(refused.reason), bad=True)
            return
        self.seen.pop(seat, None)
        self.told = Text()
        self.look_again()
        self.play_on()

    def action_hint(self) -> None:
        if self.answers.options and self.here is not None and not self.advising:
            self.tell(self.speech("ui-hint-busy"))
            self.advise(self.here)

    @work(exclusive=True, group="advice")
    async def advise(self, seat: int) -> None:
        """Ask a bot what it would do, and show where."""
        self.advising = True
        try:
            hint = await asyncio.to_thread(self.sitting.hint, seat)
        except (Refused, Problem) as refused:
            self.tell(self.speech(refused.reason), bad=True)
            return
        finally:
            self.advising = False
        if seat != self.here or not self.answers.options:
            return
        if self.answers.select is not None:
            self.answers.ticked = set(hint.keys)
        self.answers.focus_on(hint.keys[0] if hint.keys else "")
        labels = [self.speech(option.label) for option in self.answers.options if option.key in hint.keys]
        what = ", ".join(labels) or self.speech("ui-pick-none")
        self.tell(f"{self.speech('ui-hint', what=what)} — {self.speech(hint.reason)}")

    def action_why(self) -> None:
        if self.here is None or self.busy:
            return
        numbers, here = numbered(self.answers.options), self.here

        def tell(part: Part) -> tuple[Text, str]:
            if part.id in numbers:
                return Text(self.speech("ui-why-option", n=numbers[part.id])), ""
            reason = self.sitting.why_not(here, part.id)
            text = Text(f"{self.speech(reason.text)} ", panels.BOLD)
            return text.append_text(panels.chip(reason.rule)) if reason.rule else text, reason.rule

        self._things("ui-why", tell)

    def action_inspect(self) -> None:
        def tell(part: Part) -> tuple[Text, str]:
            text = Text("\n".join(spoken.closer(part, self.scene, self.speech)))
            for rule in part.rules:
                text.append_text(Text(" ").append_text(panels.chip(rule)))
            return text, part.rules[0] if part.rules else ""

        self._things("ui-inspect", tell)

    def _things(self, title: str, tell: Callable[[Part], tuple[Text, str]]) -> None:
        focus = self.answers.focused_option
        first = focus.lights[0] if focus and focus.lights else ""
        self.app.push_screen(ThingsDrawer(self.speech, title, self.scene, tell, first), self._open_rule)

    def action_rules(self) -> None:
        prompt = self.scene.prompt
        self._open_rules(prompt.rules if prompt else ())

    def _open_rule(self, rule: str | None) -> None:
        if rule:
            self._open_rules((rule,))

    def _open_rules(self, cited: tuple[str, ...]) -> None:
        self.app.push_screen(RulesDrawer(self.speech, self.sitting.table.game.rulebook, cited))

    def action_log(self) -> None:
        self.pane = PANES.index("log")
        self.redraw()
        log = self.query_one(LogList)
        log.focus()
        log.action_last()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, LogList):
            self._open_rule(event.option_list.cited())

    def action_legend(self) -> None:
        self.app.push_screen(TextDrawer(self.speech, "ui-legend", lambda: pages.legend(self.scene, self.speech)))

    def action_howto(self) -> None:
        self.app.push_screen(self._introduction())

    def _introduction(self) -> TextDrawer:
        return TextDrawer(self.speech, "ui-howto", lambda: pages.how_to_play(self.speech))

    def action_keys(self) -> None:
        self.app.push_screen(TextDrawer(self.speech, "ui-keys", lambda: pages.keys(self.speech)))

    def action_board(self) -> None:
        self.which += 1
        self.draw_board()

    def action_speed(self) -> None:
        self.app.speed = "normal" if self.app.speed == "instant" else "instant"
        self.tell(self.speech(f"ui-speed-{self.app.speed}"))

    def action_recap(self, by: int) -> None:
        steps, self.walking = len(self.recap()), False
        if steps:
            self._step_to((steps - 1 if by < 0 else 0) if self.step is None else self.step + by)

    def _step_to(self, step: int) -> None:
        """Show the table at a step of the recap; after the last it is now."""
        steps = self.recap()
        self.step = max(step, 0) if step < len(steps) else None
        self.look_back(steps[self.step] if self.step is not None else None)

    def look_back(self, line: LogLine | None) -> None:
        """Show the table as it was at a line; None is now. Where the record no longer plays, it stays as it is."""
        self.past = self.sitting.at_line(self.here, line) if line is not None else None
        self.told = Text()
        if self.past is not None:
            self.tell(self.speech("ui-past"))
        self.redraw()

    def action_walk(self) -> None:
        if self.walking:
            self.walking = False
        elif self.recap():
            self.walking = True
            self.walk()

    @work(exclusive=True, group="walk")
    async def walk(self) -> None:
        """Step through the recap; what matters little is passed over."""
        for step in range(self.step or 0, len(self.recap())):
            if self.walking and self.recap()[step].weight:
                self._step_to(step)
                await asyncio.sleep(STEP)
        if self.walking:
            self.action_back()

    def action_moment(self) -> None:
        line = self.query_one(LogList).in_focus()
        if line is None:
            return
        self.step, self.walking = None, False
        if self.has_class("narrow"):
            self.pane = 0
        self.look_back(line)

    def action_pane(self, by: int) -> None:
        self.pane = (self.pane + by) % len(PANES)
        (self.query_one(LogList) if PANES[self.pane] == "log" else self.answers).focus()
        self.redraw()

    def action_pan(self, across: int, down: int) -> None:
        where = "#strip" if self.has_class("no-board") else "#board"
        self.query_one(where).scroll_relative(x=across * 8, y=down * 3, animate=False)

    def action_zoom(self, by: int) -> None:
        self.query_one(BoardPane).closer(by)
