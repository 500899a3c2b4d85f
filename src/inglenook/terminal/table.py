"""The table: everything one person sees of a game, and the keys by which it is played."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Literal

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from inglenook.engine.scene import Board, LogLine, Part, Scene
from inglenook.engine.table import Refused
from inglenook.engine.words import Problem
from inglenook.sitting import Sitting

from . import board, chrome, look, pages, panels
from .answers import Answers
from .board import Marks
from .drawers import MenuScreen, RulesDrawer, TextDrawer, ThingsDrawer
from .parts import things
from .privacy import needs_privacy
from .speech import Speech
from .views import BoardPane, LogList

if TYPE_CHECKING:
    from .app import InglenookApp

WIDE = (106, 30)
NEED = (80, 24)
SEATS, SIDE = 29, 33
"""Widths of the side columns, as in the style sheet."""
PAUSE = 0.6
"""Seconds between the answers of bots at normal speed."""
PANES: tuple[Literal["board", "hand", "seats", "log"], ...] = ("board", "hand", "seats", "log")


class TableScreen(Screen[None]):
    """One game being played."""

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

    def __init__(self, sitting: Sitting, lang: str) -> None:
        super().__init__()
        self.sitting = sitting
        self.speech = Speech(lang, sitting.table.game)
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
        self.which = 0
        self.pane = 0
        self.skipping = False
        self.advising = False
        self._skip = asyncio.Event()

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        yield Static(id="tabs")
        with Horizontal(id="middle"):
            with VerticalScroll(id="seats"):
                yield Static(id="mats")
            with Vertical(id="centre"):
                yield BoardPane(self.speech)
                with VerticalScroll(id="strip"):
                    yield Static(id="zones")
            with Vertical(id="side"):
                yield Static(id="recap")
                yield LogList(self.speech, id="log")
        with Horizontal(id="dock"):
            with Vertical(id="ask"):
                yield Static(id="question")
                with VerticalScroll(id="answers-pane"):
                    yield Answers(self.speech, id="answers")
                yield Static(id="told")
            yield Static(id="tray")
        yield Static(id="keys")
        with Vertical(id="small"):
            yield Static(id="small-text")

    def on_mount(self) -> None:
        for pane in ("#seats", "#strip", "#answers-pane"):
            self.query_one(pane).can_focus = False
        self._fit(self.size.width, self.size.height)
        if self.sitting.note == "read-only":
            self._tell(self.speech("ui-read-only", why=self._why()))
        elif self.sitting.note:
            self._tell(self.speech("ui-older"))
        self.answers.focus()
        self.play_on()

    @property
    def answers(self) -> Answers:
        return self.query_one(Answers)

    # -- the flow of the game ---------------------------------------------------------------------------------------------

    @work(exclusive=True, group="play")
    async def play_on(self) -> None:
        """Let the bots answer until a person is asked, then ask."""
        self.skipping = False
        while not self.sitting.table.over and (bots := [s for s in self.sitting.to_move() if s not in self.people]):
            self.thinking = bots[0]
            self._redraw(ask=True)
            lines = len(self.scene.log)
            try:
                await asyncio.to_thread(self.sitting.bot_answers)
            except Problem as problem:
                self.thinking = None
                self._tell(self.speech(problem.reason), bad=True)
                self._redraw(ask=True)
                return
            self.scene = self.sitting.scene(self.here)
            if len(self.scene.log) > lines:
                self._redraw()
                await self._pause()
        self.thinking = None
        if self.sitting.table.over is not None:
            self._end()
        else:
            await self._ask()

    async def _pause(self) -> None:
        if self.app.speed == "instant" or self.skipping:
            await asyncio.sleep(0)
            return
        self._skip.clear()
        try:
            await asyncio.wait_for(self._skip.wait(), PAUSE)
            self.skipping = True
        except TimeoutError:
            pass

    async def _ask(self) -> None:
        """Put the question to the person it is for, and to nobody else."""
        person = self.sitting.person_to_move()
        if person is not None and person != self.here:
            alone = self.sitting.scene(person)
            if needs_privacy(alone, self.sitting.scene(None)):
                self.here = None
                self._look()
                await self.app.push_screen_wait(self._hand_over(person))
            self.here = person
        self._look()
        self.step = None
        self._redraw(ask=True)

    def _hand_over(self, person: int) -> MenuScreen:
        who = self.sitting.table.name(person)

        def head() -> Text:
            text = Text(f"{self.speech('ui-hand-over', who=who)}\n\n", panels.BRAND)
            return text.append(self.speech("ui-hand-over-why", who=who), panels.DIM)

        return MenuScreen(self.speech, head, [("here", "ui-hand-over-go", {"who": who})], opaque=True)

    def _look(self) -> None:
        self.scene = self.sitting.scene(self.here)

    def on_answers_given(self, event: Answers.Given) -> None:
        """The person at the keyboard has answered."""
        if self.thinking is not None or self.here is None:
            return
        try:
            self.sitting.answer(self.here, event.keys)
        except Refused as refused:
            self.answers.confirming = False
            self._tell(self.speech(refused.reason), refused.rule, bad=True)
            return
        except Problem as problem:
            self._tell(self.speech(problem.reason), bad=True)
            self._look()
            self._redraw(ask=True)
            return
        self.seen[self.here] = len(self.scene.log)
        self.told = Text()
        self._look()
        self.play_on()

    def _end(self) -> None:
        self.here = self.here if len(self.people) == 1 else None
        self._look()
        self._redraw(ask=True)
        self.app.push_screen(chrome.end_screen(self.speech, self.scene, self.sitting), self._after_end)

    def _after_end(self, choice: str | None) -> None:
        if choice == "new":
            self.app.action_start()
        elif choice == "quit":
            self.app.action_leave()
        else:
            self.action_log()

    # -- drawing ----------------------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size.width, event.size.height)

    def _fit(self, width: int, height: int) -> None:
        wide = width >= WIDE[0] and height >= WIDE[1]
        small = width < NEED[0] or height < NEED[1]
        self.set_class(wide, "wide")
        self.set_class(not wide, "narrow")
        self.set_class(small, "too-small")
        if small:
            self.query_one("#small-text", Static).update(chrome.too_small(self.speech, width, height, NEED))
        self.answers.room = max(6, height // 4 - 1)
        self._redraw()

    def _redraw(self, ask: bool = False) -> None:
        """Show the scene; with `ask`, the question is a new one."""
        if not self.query("#bar"):  # not there yet, or on the way out
            return
        speech, scene = self.speech, self.scene
        if ask:
            mine = scene.prompt is not None and scene.prompt.seat == self.here and self.thinking is None
            self.answers.ask(scene.prompt if mine else None)
        for pane in PANES:
            self.set_class(PANES[self.pane] == pane, f"pane-{pane}")
        self._text("#bar", chrome.bar(speech, scene, self.sitting))
        self._text("#tabs", chrome.tabs(speech, PANES, self.pane))
        self._text("#keys", chrome.keys(speech, scene, self.size.width))
        self._text("#mats", chrome.mats(speech, scene, self.here, self._room("seats")))
        self._text("#tray", chrome.tray(speech, scene))
        self._text("#recap", chrome.recap(speech, scene, self._recap(), self.step))
        self.query_one(LogList).sync(scene.log, chrome.shapes(scene))
        self.set_class(not chrome.has_dice(scene), "no-dice")
        self.set_class(not self._recap(), "no-recap")
        self._redraw_dock()

    def _redraw_dock(self) -> None:
        """The question, the marks on the board and the zones: what changes while one thinks."""
        speech, scene, answers = self.speech, self.scene, self.answers
        mine = bool(answers.options)
        self.query_one("#dock").set_class(mine, "mine")
        brief = self.has_class("narrow")
        self._text("#question", chrome.question(speech, scene, self.here, self.thinking, self._called, brief=brief))
        self._text("#told", self.told if self.told else chrome.typed(speech, answers))
        self._text("#zones", chrome.zones(speech, scene, board.numbers(answers.options), self._room("strip")))
        self._draw_board()
        region = answers.focus_region()
        if region is not None:
            self.query_one("#answers-pane").scroll_to_region(region, animate=False, force=True)

    def _room(self, pane: str) -> int:
        """How many cells wide the text of a pane may be; known even while the pane is not shown."""
        if self.has_class("narrow"):
            return max(self.size.width, NEED[0]) - 5
        return SEATS - 3 if pane == "seats" else self.size.width - SEATS - SIDE - 3

    def _draw_board(self) -> None:
        boards = chrome.drawable(self.scene)
        self.set_class(not boards, "no-board")
        if not boards:
            return
        focus = self.answers.focused_option
        recap = self._recap()
        told = recap[self.step].lights if self.step is not None and self.step < len(recap) else ()
        marks = Marks(
            numbers=board.numbers(self.answers.options),
            path=focus.path if focus else (),
            focus=focus.lights if focus else (),
            told=told,
        )
        self.query_one(BoardPane).show(self.scene, self._pick_board(boards, marks), marks)

    def _pick_board(self, boards: list[Board], marks: Marks) -> Board:
        """The board where things happen, unless another was asked for."""
        if self.which:
            return boards[self.which % len(boards)]
        own = {piece.at for piece in chrome.pieces(self.scene) if piece.seat == self.here}
        for wanted in (set(marks.told), set(marks.focus), set(marks.numbers), own):
            for one in boards:
                if wanted & {space.id for space in one.spaces}:
                    return one
        return boards[0]

    def _text(self, where: str, text: Text) -> None:
        self.query_one(where, Static).update(text)

    def _tell(self, sentence: str, rule: str = "", bad: bool = False) -> None:
        self.told = Text("✗ " if bad else "✦ ", look.BAD if bad else look.GOOD)
        self.told.append(sentence, panels.BOLD)
        if rule:
            self.told.append_text(Text(" ").append_text(panels.chip(rule)))
        if self.is_mounted:
            self._text("#told", self.told)

    def _called(self, seat: int) -> str:
        return self.sitting.table.name(seat)

    def _why(self) -> str:
        return self.speech(self.sitting.why) if not isinstance(self.sitting.why, str) else self.sitting.why

    def _recap(self) -> list[LogLine]:
        """What others did since the person here last answered."""
        if self.here is None or self.here not in self.seen:
            return []
        since = self.scene.log[self.seen[self.here] :]
        return [line for line in since if line.seat != self.here and not line.heading]

    def retell(self) -> None:
        """The language has changed; every sentence is said again from the same scene."""
        self.told = Text()
        self.answers.retell()
        self._fit(self.size.width, self.size.height)

    def on_answers_moved(self) -> None:
        self._redraw_dock()

    # -- keys -------------------------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Number keys answer."""
        if event.key.isdigit():
            self.told = Text()
            if not self.answers.digit(event.key):
                self._tell(self.speech("ui-no-number", n=event.key), bad=True)

    def action_move(self, across: int, down: int) -> None:
        self.told = Text()
        self.answers.move(across, down)

    def action_confirm(self) -> None:
        self.answers.confirm()

    def action_space(self) -> None:
        if self.thinking is not None:
            self._skip.set()
            self.skipping = True
        else:
            self.answers.mark()

    def action_back(self) -> None:
        self.told, self.step = Text(), None
        self.answers.forget()
        self.answers.focus()
        self._redraw()

    def action_filter(self) -> None:
        self.answers.search()

    def action_usual(self) -> None:
        self.answers.take_usual()

    def action_undo(self) -> None:
        if self.thinking is not None:
            return
        seat = self.here if self.here is not None else next(iter(self.people), None)
        if seat is None:
            return
        try:
            self.sitting.undo(seat)
        except (Refused, Problem) as refused:
            self._tell(self.speech(refused.reason), bad=True)
            return
        self.seen.pop(seat, None)
        self.told = Text()
        self._look()
        self.play_on()

    def action_hint(self) -> None:
        if self.answers.options and self.here is not None and not self.advising:
            self._tell(self.speech("ui-hint-busy"))
            self.advise(self.here)

    @work(exclusive=True, group="advice")
    async def advise(self, seat: int) -> None:
        """Ask a bot what it would do, and show where."""
        self.advising = True
        try:
            hint = await asyncio.to_thread(self.sitting.hint, seat)
        finally:
            self.advising = False
        if seat != self.here or not self.answers.options:
            return
        if self.answers.select is not None:
            self.answers.ticked = set(hint.keys)
        self.answers.focus_on(hint.keys[0] if hint.keys else "")
        labels = [self.speech(option.label) for option in self.answers.options if option.key in hint.keys]
        what = ", ".join(labels) or self.speech("ui-pick-none")
        self._tell(f"{self.speech('ui-hint', what=what)} — {self.speech(hint.reason)}")

    def action_why(self) -> None:
        if self.here is None or self.thinking is not None:
            return
        numbers, here = board.numbers(self.answers.options), self.here

        def tell(part: Part) -> tuple[Text, str]:
            if part.id in numbers:
                return Text(self.speech("ui-why-option", n=numbers[part.id])), ""
            reason = self.sitting.why_not(here, part.id)
            text = Text(f"{self.speech(reason.text)} ", panels.BOLD)
            return text.append_text(panels.chip(reason.rule)) if reason.rule else text, reason.rule

        self._things("ui-why", tell)

    def action_inspect(self) -> None:
        def tell(part: Part) -> tuple[Text, str]:
            text = Text("\n".join(panels.closer(part, self.scene, self.speech)))
            for rule in part.rules:
                text.append_text(Text(" ").append_text(panels.chip(rule)))
            return text, part.rules[0] if part.rules else ""

        self._things("ui-inspect", tell)

    def _things(self, title: str, tell: object) -> None:
        focus = self.answers.focused_option
        first = focus.lights[0] if focus and focus.lights else ""
        parts = things(self.scene)
        self.app.push_screen(ThingsDrawer(self.speech, title, parts, tell, first), self._open_rule)  # type: ignore[arg-type]

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
        self._redraw()
        log = self.query_one(LogList)
        log.focus()
        log.action_last()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, LogList):
            self._open_rule(event.option_list.cited())

    def action_legend(self) -> None:
        self.app.push_screen(TextDrawer(self.speech, "ui-legend", lambda: pages.legend(self.scene, self.speech)))

    def action_howto(self) -> None:
        self.app.push_screen(TextDrawer(self.speech, "ui-howto", lambda: pages.how_to_play(self.speech)))

    def action_keys(self) -> None:
        self.app.push_screen(TextDrawer(self.speech, "ui-keys", lambda: pages.keys(self.speech)))

    def action_board(self) -> None:
        self.which += 1
        self._draw_board()

    def action_speed(self) -> None:
        self.app.speed = "normal" if self.app.speed == "instant" else "instant"
        self._tell(self.speech(f"ui-speed-{self.app.speed}"))

    def action_recap(self, by: int) -> None:
        steps = len(self._recap())
        if steps:
            self.step = (steps - 1 if by < 0 else 0) if self.step is None else max(0, min(steps - 1, self.step + by))
            self._redraw()

    def action_pane(self, by: int) -> None:
        self.pane = (self.pane + by) % len(PANES)
        (self.query_one(LogList) if PANES[self.pane] == "log" else self.answers).focus()
        self._redraw()

    def action_pan(self, across: int, down: int) -> None:
        self.query_one(BoardPane).scroll_relative(x=across * 8, y=down * 3, animate=False)

    def action_zoom(self, by: int) -> None:
        self.query_one(BoardPane).closer(by)
