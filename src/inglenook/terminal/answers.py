"""The numbered answers of the open question: one widget that shows them in columns and is worked by keys or mouse."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from inglenook.engine.scene import OptionView, Prompt, Select, folded
from inglenook.engine.words import msg

from . import look, panels, spoken
from .speech import Speech

FOCUS = Style(bgcolor=look.PANEL_2)
NARROWEST = 24
"""Columns are at least this wide."""
USUAL = "☆"
"""The sign of the usual answer."""
TENS = 10
"""Up to so many answers one key is enough."""
DIGITS = 4
"""So many of the digits that were typed too early are kept."""


TRIES = ((False, False, True), (True, False, True), (True, False, False), (True, True, False))
"""What is left out to make room: what else there is to say, long notes, headings."""


class Answers(Widget, can_focus=True):
    """The answers. Knows which is in focus, which are ticked, and what has been typed so far."""

    class Given(Message):
        """The player has answered."""

        def __init__(self, keys: tuple[str, ...]) -> None:
            super().__init__()
            self.keys = keys

    class Moved(Message):
        """Something about the answers changed: the focus, a tick, what was typed."""

    def __init__(self, speech: Speech, id: str) -> None:
        super().__init__(id=id)
        self.speech = speech
        self.options: tuple[OptionView, ...] = ()
        self.select: Select | None = None
        self.usual = ""
        self.focus_at = 0
        self.ticked: set[str] = set()
        self.typed = ""
        self.early = ""
        """Digits that were typed while nothing was asked, or an answer was on its way."""
        self.direct = False
        """Whether nobody else has done anything since this person's last answer: then what was typed early is meant."""
        self.ahead = False
        """Whether the focus is where a number led that was typed early."""
        self.lost = ""
        """What was typed early, and answers nothing."""
        self.on_its_way = False
        """Whether an answer has been given, so that these answers are those of the question before."""
        self.filter: str | None = None
        self.confirming = False
        self.room = 99
        self.bare = False
        """Whether no help ever stands above the answers, so that they have its line."""
        self.cut = False
        """Whether long notes are left out."""
        self.brief = False
        """Whether what else there is to say of an answer is left out."""
        self.ways: list[list[OptionView]] = []
        """The answers as they are numbered; several ways to one thing are one of them."""
        self.opened: int | None = None
        """Of which of them the ways are shown."""
        self._lines: list[Text] = []
        self._places: list[tuple[Region, int]] = []
        self._measured: tuple[object, ...] = ()

    # -- what is asked ----------------------------------------------------------------------------------------------------

    def ask(self, prompt: Prompt | None) -> None:
        """Show the answers of a question, or none."""
        self.ways, self.opened = folded(spoken.answers(prompt)) if prompt else [], None
        self.select = prompt.select if prompt else None
        self.options = options = tuple(self._one(ways) for ways in self.ways)
        self.usual = prompt.usual if prompt else ""
        self.ticked = set(self.select.usual) & {option.key for option in options} if self.select else set()
        self.focus_at = next((at for at, option in enumerate(options) if option.key == self.usual), 0)
        self.typed, self.filter, self.confirming = "", None, False
        self.ahead = self.on_its_way = False
        while self.options and self.early and not (self.on_its_way or self.confirming):
            self._look_ahead()
        self._changed()

    def _one(self, ways: list[OptionView]) -> OptionView:
        """What stands for several ways: what all of them do, and how many there are."""
        if len(ways) == 1:
            return ways[0]
        count = msg("ui-ways", n=len(ways))
        same = all(one.note == ways[0].note for one in ways)
        return replace(ways[0], note=ways[0].note if same else count, fact=count if same else None)

    def _open(self, at: int | None, focus: int = 0) -> None:
        """Show the ways of one answer, or all answers again."""
        self.opened = at
        self.options = tuple(self.ways[at]) if at is not None else tuple(self._one(ways) for ways in self.ways)
        self.focus_at, self.typed, self.filter = focus, "", None
        self._changed()

    def _look_ahead(self) -> None:
        """What was typed too early answers, if nobody else has done anything meanwhile; else it lights its answer."""
        few = len(self.options) <= TENS
        if self.direct:
            typed, self.early = (self.early[0], self.early[1:]) if few else (self.early, "")
        else:
            typed, self.early = self.early[-1] if few else self.early[-2:], ""
        number = int(typed) or TENS if few else int(typed)
        if not 0 < number <= len(self.options):
            self.drop(typed)
        elif self.direct:
            self.pick(number - 1)
        else:
            self.focus_at, self.ahead = number - 1, True

    def drop(self, typed: str) -> None:
        """What was typed early answers nothing, nor does what was typed after it; that is said."""
        self.early, self.lost = "", typed

    @property
    def shown(self) -> list[int]:
        """The places of the answers that pass the filter."""
        if not self.filter:
            return list(range(len(self.options)))
        wanted = self.filter.casefold().split()
        return [at for at in range(len(self.options)) if all(word in self._plain(at) for word in wanted)]

    @property
    def crowded(self) -> bool:
        """Whether there are so many answers that they may have the line of the help as well."""
        return len(self.options) > 2 * self.room - 2

    @property
    def focused_option(self) -> OptionView | None:
        """The answer in focus."""
        return self.options[self.focus_at] if self.focus_at < len(self.options) else None

    def _plain(self, at: int) -> str:
        option = self.options[at]
        return f"{self.speech(option.label)} {self.speech(option.note) if option.note else ''}".casefold()

    # -- answering --------------------------------------------------------------------------------------------------------

    def digit(self, digit: str) -> bool:
        """A number key. False if no answer has such a number."""
        if not self.options or self.on_its_way:
            self.early = (self.early + digit)[-DIGITS:]
            return True
        self.ahead, self.lost = False, ""
        if len(self.options) <= TENS:
            return self.pick(int(digit) - 1 if digit != "0" else 9)
        self.typed = (self.typed + digit).lstrip("0")
        if not self.typed:
            return True
        number = int(self.typed)
        if number > len(self.options):
            self.typed = ""
            self._changed()
            return False
        if number * 10 > len(self.options):
            self.typed = ""
            return self.pick(number - 1)
        self.focus_at = number - 1
        self._changed()
        return True

    def pick(self, at: int) -> bool:
        """Answer with one option; of several, tick it; one that is for good has to be confirmed."""
        if self.on_its_way or not 0 <= at < len(self.options):
            return False
        option = self.options[at]
        self.focus_at, self.typed = at, ""
        if self.opened is None and len(self.ways[at]) > 1:
            self._open(at)
        elif self.select is not None:
            self._tick(option.key)
        elif option.final and not self.confirming:
            self.confirming, self.early = True, ""
            self._changed()
        else:
            self._give((option.key,))
        return True

    def _give(self, keys: tuple[str, ...]) -> None:
        self.on_its_way, self.lost = True, ""
        self.post_message(self.Given(keys))

    def stay(self) -> None:
        """The answer was not taken, so the question stays open."""
        self.on_its_way = self.confirming = False
        self.early = ""

    def _tick(self, key: str) -> None:
        assert self.select is not None
        if key in self.ticked:
            self.ticked.remove(key)
        else:
            if self.select.most == 1:
                self.ticked.clear()
            self.ticked.add(key)
        self._changed()

    def take_usual(self) -> None:
        """Tick what most people would take."""
        if self.select is not None:
            self.ticked = set(self.select.usual)
            self._changed()

    def confirm(self) -> None:
        """Enter: give the answer in focus, or all that is ticked."""
        if not self.options or self.on_its_way:
            return
        if self.filter is not None:
            self.filter = None
        if self.select is not None:
            self._give(tuple(option.key for option in self.options if option.key in self.ticked))
        else:
            self.pick(self.focus_at)

    def mark(self) -> None:
        """Space: tick the answer in focus."""
        option, self.typed = self.focused_option, ""
        if self.select is not None and option is not None:
            self._tick(option.key)

    def forget(self) -> None:
        """Escape: forget what was typed."""
        self.early, self.lost, self.ahead = "", "", False
        self.typed, self.filter, self.confirming = "", None, False
        if self.opened is not None:
            self._open(None, self.opened)
        self._changed()

    def search(self) -> None:
        """Begin to search among the answers."""
        if self.options:
            self.filter = ""
            self.focus()
            self._changed()

    def move(self, across: int, down: int) -> None:
        """Bring the next answer in that direction into focus."""
        shown = self.shown
        if not shown:
            return
        self.confirming, self.ahead, self.lost = False, False, ""
        at = shown.index(self.focus_at) if self.focus_at in shown else 0
        self.focus_at = shown[max(0, min(len(shown) - 1, at + across))]
        here = self.focus_region()
        if down and here is not None:
            rows = [(region, at) for region, at in self._places if (region.y - here.y) * down > 0]
            near = min(rows, key=lambda row: (abs(row[0].y - here.y), abs(row[0].x - here.x)), default=(here, self.focus_at))
            self.focus_at = near[1]
        self._changed()

    def focus_on(self, key: str) -> None:
        """Bring one answer into focus by its key; one of several ways among those."""
        for at, ways in enumerate(self.ways):
            place = next((n for n, option in enumerate(ways) if option.key == key), None)
            if place is not None:
                self._open(at, place) if len(ways) > 1 else self._open(None, at)
        self._changed()

    def on_key(self, event: events.Key) -> None:
        """While searching, letters belong to the search."""
        if self.filter is None:
            return
        if event.key == "backspace":
            self.filter = self.filter[:-1]
        elif event.is_printable and event.character:
            self.filter += event.character
        else:
            return
        event.stop()
        event.prevent_default()
        shown = self.shown
        if shown and self.focus_at not in shown:
            self.focus_at = shown[0]
        self._changed()

    def on_click(self, event: events.Click) -> None:
        """A click on an answer gives it."""
        for region, at in self._places:
            if region.contains(event.x, event.y):
                self.pick(at)

    # -- drawing ----------------------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._measured = ()
        self.refresh(layout=True)
        self.post_message(self.Moved())

    def retell(self) -> None:
        """The language has changed."""
        self._changed()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.rows(width)

    def render(self) -> Text:
        self._measure(self.size.width)
        return Text("\n").join(self._lines)

    def note_left_out(self) -> str:
        """What the answer in focus does, if there was no room for it."""
        self._measure(self.size.width)
        option, region = self.focused_option, self.focus_region()
        if option is None or region is None:
            return ""
        seen = " ".join(line.plain for line in self._lines[region.y : region.bottom])
        words = [self.speech(one) for one in (option.note, option.fact) if one is not None]
        left = [one for one in words if " ".join(one.split()) not in " ".join(seen.split())]
        return " · ".join(left) if self.cut or self.brief else ""

    def rows(self, width: int) -> int:
        """How many lines the answers take at this width."""
        self._measure(width)
        return len(self._lines)

    def focus_region(self) -> Region | None:
        """Where the answer in focus stands."""
        return next((region for region, at in self._places if at == self.focus_at), None)

    def _measure(self, width: int) -> None:
        """Lay the answers out in as few columns as the room allows; if none will do, leave out what else there is to say, then
        headings, then long notes."""
        if self._measured == (width, self.room) or width < 1:
            return
        self._measured = (width, self.room)
        room = self.room + (self.crowded or self.bare)
        most = max(1, min(4, width // NARROWEST, len(self.options) or 1))
        for self.brief, self.cut, headed in TRIES:
            for columns in range(1, most + 1):
                self._lines, self._places = self._lay(width, columns, headed)
                if len(self._lines) <= room:
                    return
        self._lines, self._places = self._lay(width, min(2, most), headed=False)  # and the rest by scrolling

    def _lay(self, width: int, columns: int, headed: bool) -> tuple[list[Text], list[tuple[Region, int]]]:
        console = self.app.console
        lines: list[Text] = []
        places: list[tuple[Region, int]] = []
        wide = width // columns
        sections = self._sections()
        headed = headed and len({heading for heading, _ in sections if heading}) > 1  # one alone tells nothing apart
        for heading, members in sections:
            if heading and headed:
                lines.append(Text(heading, panels.BRAND))
            for start in range(0, len(members), columns):
                row = members[start : start + columns]
                cells = [self._cell(at, wide, console) for at in row]
                tall = max(len(cell) for cell in cells)
                for number, at in enumerate(row):
                    places.append((Region(number * wide, len(lines), wide, tall), at))
                for line in range(tall):
                    lines.append(Text.assemble(*(cell[line] if line < len(cell) else Text(" " * wide) for cell in cells)))
        return lines, places

    def _sections(self) -> list[tuple[str, list[int]]]:
        sections: list[tuple[str, list[int]]] = []
        for at in self.shown:
            group = self.options[at].group
            heading = self.speech(group) if group else ""
            if not sections or sections[-1][0] != heading:
                sections.append((heading, []))
            sections[-1][1].append(at)
        return sections

    def _cell(self, at: int, width: int, console: Console) -> list[Text]:
        """One answer as lines of exactly this width: pointer, number, label, and what it does."""
        option, focused = self.options[at], at == self.focus_at
        digits = len(str(len(self.options)))
        head = Text("▸" if focused else " ", panels.AMBER)
        head.append(f" {at + 1:>{digits}} ", panels.KEY)
        if self.select is not None:
            head.append(" ☑" if option.key in self.ticked else " ☐", panels.AMBER)
        head.append(" ")
        label = Text(self.speech(option.label), panels.BOLD)
        if option.final:
            label.append(f" ‼ {self.speech('ui-final')}", Style(color=look.BAD))
        if option.odds is not None:
            label.append(f" {self.speech.odds(option)}", panels.BRAND)
        if option.key == self.usual:
            label.append(f" {USUAL}", panels.DIM)
        indent, room = head.cell_len, max(width - head.cell_len - 1, 8)
        note = Text(self.speech(option.note), panels.DIM) if option.note else Text()
        if option.fact is not None and not self.brief:
            note.append(" · " if note else "").append(self.speech(option.fact), panels.DIM)
        whole = Text.assemble(label, "  ", note) if note else label
        if whole.cell_len <= room:
            body: Sequence[Text] = [whole]
        elif self.cut:
            body = [*label.wrap(console, room)]
        else:
            body = [*whole.wrap(console, room)]
        lines = []
        for number, part in enumerate(body):
            line = Text.assemble(head if number == 0 else " " * indent, part)
            line.pad_right(max(width - line.cell_len, 0))
            if focused:
                line.stylize_before(FOCUS)
            lines.append(line)
        return lines
