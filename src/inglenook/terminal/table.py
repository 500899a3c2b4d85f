"""The table: everything one person sees of a game, and how it flows from question to question."""

from __future__ import annotations

import asyncio
from functools import partial

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from inglenook.engine.decide import NATURE
from inglenook.engine.scene import Board, Prompt
from inglenook.engine.table import Refused
from inglenook.engine.words import Problem
from inglenook.sitting import Aside

from . import chrome, panels
from .answers import Answers
from .cards import Part as CardPart
from .controls import PANES, Controls
from .drawers import MenuScreen
from .marks import Marks, numbered
from .privacy import needs_privacy
from .views import BoardPane, LogList

WIDE = (106, 30)
NEED = (80, 24)
TALL = 36
"""From so many rows on there is one more for the answers."""
SEATS, SIDE = 31, 33
"""Widths of the side columns, as in the style sheet."""
SMALL = 9
"""Lines for question and answers in a small window."""
RECAP = 45
"""The most of its column the recap takes, in hundredths, as in the style sheet."""
PAUSE = 0.6
"""Seconds between the answers of bots at normal speed."""


class TableScreen(Controls):
    """One game being played."""

    helped = True
    """Whether the help of the question stands with it."""

    class Elsewhere(Message):
        """Something happened at the table that nobody did here."""

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
            self.tell(self.speech("ui-read-only", why=self._why()))
        elif self.sitting.note:
            self.tell(self.speech("ui-older"))
        self.answers.focus()
        self.sitting.watch(lambda: self.post_message(self.Elsewhere()))
        self.play_on()

    # -- the flow of the game ---------------------------------------------------------------------------------------------

    @work(exclusive=True, group="play")
    async def play_on(self) -> None:
        """Let the bots answer until a person is asked, then ask."""
        self.skipping = False
        if self.first:
            self.first = False
            if await self.app.push_screen_wait(chrome.offer_screen(self.speech)) == "read":
                await self.app.push_screen_wait(self._introduction())
        while not self.sitting.table.over and (bots := [s for s in self.sitting.to_move() if s not in self.people]):
            self.answers.direct = False
            self.thinking = NATURE if self.sitting.hidden else bots[0]
            self.redraw(ask=True)
            lines = len(self.scene.log)
            try:
                await asyncio.to_thread(self.sitting.bot_answers)
            except Problem as problem:
                self.thinking = None
                self.tell(self.speech(problem.reason), bad=True)
                self.redraw(ask=True)
                return
            self.scene = self.sitting.scene(self.here)
            if len(self.scene.log) > lines:
                self.redraw()
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
            if self.here is not None and self.answers.early:
                self.answers.drop(self.answers.early)  # another one's fingers
            alone = self.sitting.scene(person)
            if needs_privacy(alone, self.sitting.scene(None)):
                self.here = None
                self.look_again()
                await self.app.push_screen_wait(self._hand_over(person))
            self.here = person
        self.look_again()
        self.step, self.past, self.walking = None, None, False
        self.redraw(ask=True)

    def _hand_over(self, person: int) -> MenuScreen:
        who = self.sitting.table.name(person)

        def head() -> Text:
            text = Text(f"{self.speech('ui-hand-over', who=who)}\n\n", panels.BRAND)
            return text.append(self.speech("ui-hand-over-why", who=who), panels.DIM)

        return MenuScreen(self.speech, head, [("here", "ui-hand-over-go", {"who": who})], opaque=True)

    def on_answers_given(self, event: Answers.Given) -> None:
        """The person at the keyboard has answered."""
        if self.busy or self.here is None:
            return self.answers.stay()
        try:
            self.sitting.answer(self.here, event.keys)
        except Refused as refused:
            self.answers.stay()
            self.tell(self.speech(refused.reason), refused.rule, bad=True)
            return
        except Problem as problem:
            self.tell(self.speech(problem.reason), bad=True)
            self.look_again()
            self.redraw(ask=True)
            return
        self.seen[self.here] = len(self.scene.log)
        self.told = Text()
        self.look_again()
        self.answers.direct = True
        self.play_on()

    def on_table_screen_elsewhere(self) -> None:
        """Show what others did meanwhile, and put to this person what they ask."""
        if self.app.screen is not self:
            return
        aside = self.sitting.aside()
        if aside is not None:
            choices: list[tuple[str, str, dict[str, str]]] = [("yes", "ui-aside-yes", {}), ("no", "ui-aside-no", {})]
            menu = MenuScreen(self.speech, lambda: Text(self.speech(aside.text), panels.BOLD), choices)
            self.app.push_screen(menu, lambda choice: self._reply(aside, choice == "yes"))
        elif not self.busy and self._stands() != (self.scene.version, self.scene.prompt):
            self.answers.direct = False
            self.play_on()

    def _stands(self) -> tuple[int, Prompt | None]:
        """Which question is open; in a moment for cards it may be another after the same answers."""
        scene = self.sitting.scene(self.here)
        return scene.version, scene.prompt

    def _reply(self, aside: Aside, yes: bool) -> None:
        try:
            aside.reply(yes)
        except (Refused, Problem) as refused:
            self.tell(self.speech(refused.reason), bad=True)
        self.post_message(self.Elsewhere())

    def _end(self) -> None:
        self.here = self.here if len(self.people) == 1 else None
        self.look_again()
        self.redraw(ask=True)
        self.app.push_screen(chrome.end_screen(self.speech, self.scene, self.sitting), self._after_end)

    def action_back(self) -> None:
        """Escape; after the game, back to the choice of what comes next."""
        super().action_back()
        if self.sitting.table.over is not None:
            self._end()

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
        tall = wide and height >= TALL
        self.set_class(tall, "tall")
        self.answers.room = 9 if tall else 8 if wide else SMALL - 3
        self.answers.bare = not wide
        self.redraw()

    def redraw(self, ask: bool = False) -> None:
        """Show the scene; with `ask`, the question is a new one."""
        if not self.query("#bar"):  # not there yet, or on the way out
            return
        speech, scene = self.speech, self.shown
        if ask:
            mine = scene.prompt is not None and scene.prompt.seat == self.here and self.thinking is None
            self.answers.ask(scene.prompt if mine else None)
        for pane in PANES:
            self.set_class(PANES[self.pane] == pane, f"pane-{pane}")
        self._text("#bar", chrome.bar(speech, scene, self.sitting))
        self._text("#tabs", chrome.tabs(speech, PANES, self.pane))
        self._text("#keys", chrome.keys(speech, scene, self.size.width))
        self._text("#mats", chrome.mats(speech, scene, self.here, self._room("seats"), self._seats_height()))
        self._text("#tray", chrome.tray(speech, scene))
        self._text("#recap", self._recap())
        self.query_one(LogList).sync(self.scene.log, chrome.shapes(scene))
        self.set_class(not chrome.has_dice(scene), "no-dice")
        self.set_class(not self.recap(), "no-recap")
        self._redraw_dock()

    def _redraw_dock(self) -> None:
        """The question, the marks on the board and the zones: what changes while one thinks."""
        speech, answers = self.speech, self.answers
        mine = bool(answers.options)
        self.query_one("#dock").set_class(mine, "mine")
        self._text("#question", self._question())
        self._text("#told", self.told or chrome.typed(speech, answers) or self._help_left_out())
        self._text("#zones", self._zones())
        self.draw_board()
        self.show_focus()

    def _recap(self) -> Text:
        narrow = self.has_class("narrow")
        width = (self.size.width if narrow else SIDE) - 2
        height = self._seats_height() * RECAP // 100
        return chrome.recap(self.speech, self.scene, self.recap(), self.step, partial(self._rows, width), height)

    def _question(self) -> Text:
        """The question with its help; in a small window only where the answers leave room for both."""
        narrow = self.has_class("narrow")
        told = partial(chrome.question, self.speech, self.scene, self.here, self.thinking, self._called, brief=narrow)
        self.helped = not (narrow or self.answers.crowded)
        words = told(help=self.helped)
        if narrow and self.answers.options:
            width = max(self.size.width, NEED[0]) - 2
            self.answers.room = SMALL - 1 - self._rows(width, words)
            whole = told(help=True)
            self.helped = self.answers.rows(width) + self._rows(width, whole) <= SMALL
            return whole if self.helped else words
        return words

    def _rows(self, width: int, text: Text) -> int:
        """How many lines a text takes at this width."""
        return len(text.wrap(self.app.console, width))

    def _zones(self) -> Text:
        """The cards; in a small window without a map, rows on one page, hands and piles on the other."""
        focus = self.answers.focused_option
        part: CardPart = "all"
        if self.has_class("narrow"):
            part = "held" if PANES[self.pane] == "hand" else "rows"
        numbers = numbered(self.answers.options) if self.past is None else {}
        lit = focus.lights if focus else ()
        height = self.query_one("#strip").content_size.height
        return chrome.zones(self.speech, self.shown, numbers, self._room("strip"), lit, part, height)

    def _seats_height(self) -> int:
        """How many lines the mats may take."""
        return self.query_one("#middle").size.height or self.size.height

    def _help_left_out(self) -> Text:
        """The help that had to give way to many answers, in the line below them."""
        prompt = self.scene.prompt
        if prompt is None or prompt.help is None or self.helped or not self.answers.options:
            return Text()
        line = Text(self.speech(prompt.help), panels.DIM)
        line.truncate(max(self.answers.size.width, 1), overflow="ellipsis")  # one line is all there is
        return line

    def _room(self, pane: str) -> int:
        """How many cells wide the text of a pane may be; known even while the pane is not shown."""
        if self.has_class("narrow"):
            return max(self.size.width, NEED[0]) - 5
        if pane == "seats":
            return SEATS - 3
        edge = 3 if chrome.drawable(self.shown) else 5  # padding on both sides, and a bar for scrolling
        return self.size.width - SEATS - SIDE - edge

    def draw_board(self) -> None:
        boards = chrome.drawable(self.shown)
        self.set_class(not boards, "no-board")
        if not boards:
            return
        focus = self.answers.focused_option if self.past is None else None
        recap = self.recap()
        told = recap[self.step].lights if self.step is not None and self.step < len(recap) else ()
        if self.past is not None and not told:
            told = self.past.log[-1].lights
        if self.thinking is not None and not told:  # follow what is being played
            told = next((line.lights for line in reversed(self.scene.log[-chrome.NEWS :]) if line.lights), ())
        marks = Marks(
            numbers=numbered(self.answers.options) if self.past is None else {},
            path=focus.path if focus else (),
            focus=focus.lights if focus else (),
            reach=focus.reach if focus else (),
            told=told,
            turn=focus.turn if focus else None,
        )
        self.query_one(BoardPane).show(self.shown, self._pick_board(boards, marks), marks)

    def _pick_board(self, boards: list[Board], marks: Marks) -> Board:
        """The board where things happen, unless another was asked for."""
        if self.which:
            return boards[self.which % len(boards)]
        own = {piece.at for piece in chrome.pieces(self.shown) if piece.seat == self.here}
        for wanted in (set(marks.told), set(marks.focus), set(marks.numbers), own):
            for one in boards:
                if wanted & {space.id for space in one.spaces}:
                    return one
        return boards[0]

    def _text(self, where: str, text: Text) -> None:
        self.query_one(where, Static).update(text)

    def _called(self, seat: int) -> str:
        return self.sitting.table.name(seat)

    def _why(self) -> str:
        return self.speech(self.sitting.why) if not isinstance(self.sitting.why, str) else self.sitting.why

    def retell(self) -> None:
        """The language has changed; every sentence is said again from the same scene."""
        self.told = Text()
        self.answers.retell()
        self._fit(self.size.width, self.size.height)

    def on_answers_moved(self) -> None:
        self._redraw_dock()
