"""What opens over the table: rules, a closer look, why-not, keys, and the few screens that ask something of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from inglenook.engine.rulebook import Rule, RuleBook
from inglenook.engine.scene import Part, Scene

from . import look, panels
from .parts import owners, things
from .speech import Speech, bound


class Drawer(ModalScreen[str]):
    """Something over the table that Escape closes. Its words follow the language."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", priority=True)]

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self.speech = speech
        self._left = False

    def leave(self, result: str) -> None:
        """Close, once: a second key pressed in haste must not close what lies below."""
        if not self._left:
            self._left = True
            self.dismiss(result)

    def action_close(self) -> None:
        self.leave("")

    def retell(self) -> None:
        """Say everything again; the language has changed."""


class FoundList(OptionList):
    """A list below a search field; it keeps no focus of its own."""

    can_focus = False


class Finder(Drawer):
    """A search field over a list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "next(1)", priority=True),
        Binding("up", "next(-1)", priority=True),
        Binding("pagedown", "next(8)", priority=True),
        Binding("pageup", "next(-8)", priority=True),
    ]
    title_id = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="drawer"):
            yield Input(id="search")
            yield FoundList(id="found", markup=False)
            with VerticalScroll(id="detail-pane"):
                yield Static(id="detail")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Input).focus()

    def retell(self) -> None:
        drawer = self.query_one(".drawer")
        drawer.border_title = self.speech(self.title_id)
        drawer.border_subtitle = self.speech("ui-close")
        self.query_one(Input).placeholder = self.speech("ui-search")
        self.fill()

    def fill(self) -> None:
        """List what the search finds."""
        raise NotImplementedError

    def on_input_changed(self, event: Input.Changed) -> None:
        self.fill()

    def action_next(self, by: int) -> None:
        found = self.query_one(FoundList)
        if found.option_count:
            found.highlighted = max(0, min(found.option_count - 1, (found.highlighted or 0) + by))

    @property
    def wanted(self) -> list[str]:
        """The words searched for."""
        return self.query_one(Input).value.casefold().split()


class RulesDrawer(Finder):
    """The numbered rules with search, opened at the rule that was cited."""

    title_id = "ui-rules"

    def __init__(self, speech: Speech, book: RuleBook, cited: Sequence[str]) -> None:
        super().__init__(speech)
        self.book = book
        self.cited = tuple(cited)
        self.found: list[str] = []

    def on_mount(self) -> None:
        self.add_class("rules")
        super().on_mount()

    def fill(self) -> None:
        shown = self.query_one(FoundList)
        shown.clear_options()
        rules = [rule for rule in self.book.rules(self.speech.lang).values() if self._fits(rule)]
        self.found = [rule.id for rule in rules]
        shown.add_options(Option(self._entry(rule, before)) for rule, before in zip(rules, [None, *rules], strict=False))
        if not rules:
            shown.add_option(Option(Text(self.speech("ui-rules-none"), panels.DIM), disabled=True))
        at = next((self.found.index(id) for id in self.cited if id in self.found), 0)
        if rules:
            shown.highlighted = at
            self.call_after_refresh(lambda: shown.scroll_to_highlight(top=True))

    def _fits(self, rule: Rule) -> bool:
        text = f"{rule.id} {rule.title} {rule.text} {rule.chapter}".casefold()
        return all(word in text for word in self.wanted)

    def _entry(self, rule: Rule, before: Rule | None) -> Group:
        text = Text()
        if before is None or before.chapter != rule.chapter:
            text.append(f"── {rule.chapter} ──\n", panels.BRAND)
        cited = rule.id in self.cited
        text.append("▶ " if cited else "  ", panels.BRAND)
        text.append(f"{rule.id} ", panels.CHIP)
        text.append(bound(rule.title), Style(color=look.INK, bold=True, underline=cited))
        told = Text(bound(rule.text), Style(color=look.INK if cited else look.INK_2))
        return Group(text, Padding(told, (0, 0, 0, 2)))


class ThingsDrawer(Finder):
    """All things of a scene by name; `tell` says something about the one in focus."""

    def __init__(
        self, speech: Speech, title: str, scene: Scene, tell: Callable[[Part], tuple[Text, str]], first: str = ""
    ) -> None:
        super().__init__(speech)
        self.title_id = title
        self.parts = things(scene)
        self.owners = owners(scene)
        self.tell = tell
        self.first = first
        self.found: list[Part] = []
        self.rule = ""

    def fill(self) -> None:
        shown = self.query_one(FoundList)
        shown.clear_options()
        self.found = [part for part in self.parts if all(word in self._called(part).casefold() for word in self.wanted)]
        shown.add_options(Option(self._entry(part)) for part in self.found)
        at = next((at for at, part in enumerate(self.found) if part.id == self.first), 0)
        if self.found:
            shown.highlighted = at
        else:
            self.rule = ""
            self.query_one("#detail", Static).update(Text(self.speech("ui-things-none"), panels.DIM))

    def _called(self, part: Part) -> str:
        """Its name, and whose it is."""
        owner = self.owners.get(part.id)
        return f"{self.speech(part.name)} · {self.speech(owner)}" if owner else self.speech(part.name)

    def _entry(self, part: Part) -> Text:
        text = Text(self._called(part), panels.BOLD)
        states = self.speech.states(part)
        text.append(f"  {', '.join(states)}" if states else "", panels.DIM)
        return text

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self.found):
            text, self.rule = self.tell(self.found[event.option_index])
            self.query_one("#detail", Static).update(text)
            self.call_after_refresh(event.option_list.scroll_to_highlight)  # what is told takes room from the list

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter opens the rule behind what is said."""
        if self.rule:
            self.leave(self.rule)


class TextDrawer(Drawer):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q", "close")]

    def __init__(self, speech: Speech, title: str, page: Callable[[], Text | Markdown]) -> None:
        super().__init__(speech)
        self.title_id = title
        self.page = page

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="drawer page"):
            yield Static(id="page")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(VerticalScroll).focus()

    def retell(self) -> None:
        drawer = self.query_one(".drawer")
        drawer.border_title = self.speech(self.title_id)
        drawer.border_subtitle = self.speech("ui-close")
        self.query_one("#page", Static).update(self.page())


class MenuScreen(Drawer):
    """A sentence or two and a few things to choose from. Without `escape` it must be answered."""

    def __init__(
        self,
        speech: Speech,
        head: Callable[[], Text],
        choices: Sequence[tuple[str, str, dict[str, str]]],
        *,
        opaque: bool = False,
        escape: str = "",
    ) -> None:
        super().__init__(speech)
        self.head = head
        self.choices = choices
        self.opaque = opaque
        self.escape = escape

    def compose(self) -> ComposeResult:
        with Vertical(classes="menu"):
            yield Static(id="head")
            yield OptionList(id="choices", markup=False, compact=True)

    def on_mount(self) -> None:
        self.set_class(self.opaque, "opaque")
        self.retell()
        self.query_one(OptionList).focus()

    def retell(self) -> None:
        head = self.head()
        self.query_one("#head", Static).update(head)
        self.query_one("#head").set_class(head.justify == "center", "centred")
        choices = self.query_one(OptionList)
        at = choices.highlighted or 0
        choices.clear_options()
        for number, (_, label, args) in enumerate(self.choices, start=1):
            text = Text(f" {number} ", panels.KEY)
            text.append(f" {self.speech(label, **args)} ", panels.BOLD)
            choices.add_option(Option(text))
        choices.highlighted = at

    def on_key(self, event: object) -> None:
        """Number keys choose; Q leaves, where one may."""
        key = getattr(event, "key", "")
        if key == "q" and any(choice == "quit" for choice, _, _ in self.choices):
            self.leave("quit")
        if key.isdigit() and 0 < int(key) <= len(self.choices):
            self.leave(self.choices[int(key) - 1][0])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.leave(self.choices[event.option_index][0])

    def action_close(self) -> None:
        if self.escape:
            self.leave(self.escape)
