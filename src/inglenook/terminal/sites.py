"""Places with slots in character cells: a box each, with the dice in it and a line for every band of results."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.style import Style
from rich.text import Text

from inglenook.engine.scene import Card, DiceTest, Die, Line, Mat, Piece, Plate, Scene, Site

from . import look, panels, spoken
from .canvas import Canvas
from .speech import Speech

LEAST, MOST = 21, 34
"""So wide is a box: as its lines want it, within these."""
ROWS = 3
"""Of a die in its slot."""
THIN, TWICE = "─│┌┐└┘", "═║╔╗╚╝"
SLOT = 5
PAYS = "►"
BOXED = 2
"""More rows of boxes than these are lines."""
NUMBER = 2
"""Longer faces are words; then the die has the name of what it shows."""


class Sites:
    """All sites of a scene, in boxes of one size that wrap."""

    def __init__(self, scene: Scene, numbers: Mapping[str, str], say: Speech, focus: Collection[str] = ()) -> None:
        self.scene, self.numbers, self.say, self.focus = scene, numbers, say, focus
        told = {one.zone for part in scene.parts if isinstance(part, Mat) for one in part.counters if one.zone}
        self.all = [part for part in scene.parts if isinstance(part, Site) and part.id not in told]
        self.letters = distinct({say(part.name) for part in scene.parts if isinstance(part, Die)})
        self.lying: dict[str, list[Die | Card | Piece]] = {}
        for part in scene.parts:
            if isinstance(part, Die | Card | Piece) and part.at:
                self.lying.setdefault(part.at, []).append(part)

    def drawn(self, width: int) -> Text | None:
        """Boxes in rows, each group begun afresh; nothing where there are no sites."""
        groups = list(dict.fromkeys((site.group, site.owner) for site in self.all))
        texts = [self._group([one for one in self.all if (one.group, one.owner) == group], width) for group in groups]
        return Text("\n").join(texts) if texts else None

    def _group(self, sites: Sequence[Site], width: int) -> Text:
        self.wide = min(max(LEAST, *(self._room(site) for site in sites)), MOST, width)
        across = max(1, width // self.wide)
        rows = [sites[n : n + across] for n in range(0, len(sites), across)]
        if len(rows) > BOXED:
            return Text("\n").join(line for site in sites for line in self._listed(site, width))
        high = max(self._height(site) for site in sites)
        canvas = Canvas(min(len(sites), across) * self.wide, high * len(rows), look.PANEL)
        for y, row in enumerate(rows):
            for x, site in enumerate(row):
                self._box(canvas, site, x * self.wide, y * high, high)
        return canvas.text()

    def _listed(self, site: Site, width: int) -> list[Text]:
        """A site in two or three lines, where boxes would take too many: its name and what lies there, then its lines."""
        number, focus = self.numbers.get(site.id, ""), site.id in self.focus
        ink = Style(color=look.AMBER if number else look.INK, bold=True)
        head = (
            Text(f" {number} ", Style(color=look.AMBER_INK, bgcolor=look.WHITE if focus else look.AMBER)) if number else Text()
        )
        head.append(" " if number else "").append(f"{site.badge} {self.say(site.name)}".strip(), ink)
        tokens = [head, *(self._chip(die) for die in self._dice(site))]
        tokens += [Text("[ ]", panels.FAINT)] * max(0, site.slots - len(self._dice(site)))
        tokens += [Text(self.say(site.status), panels.DIM)] if site.status is not None else []
        tokens += [self._card(one) for one in self.lying.get(site.id, ()) if not isinstance(one, Die)]
        written = [self._written(line) for line in site.lines]
        return [
            *panels.pack(tokens, width, indent=2, first=0),
            *(panels.pack(written, width, indent=2, gap=" · ") if written else ()),
        ]

    def _chip(self, die: Die) -> Text:
        """A die in a line: its face and the first letters of its name, with the number of its answer."""
        chip = Text(f"[{die.face or '-'}{self.letters[self.say(die.name)]}]", panels.BOLD)
        number = self.numbers.get(die.id, "")
        return Text(number, Style(color=look.AMBER, bold=True)).append_text(chip) if number else chip

    def _card(self, one: Card | Piece) -> Text:
        """Somebody or something that lies there, by name, with its number and its price."""
        number = self.numbers.get(one.id, "")
        text = Text(f"{number} " if number else "", Style(color=look.AMBER, bold=True)).append(self.say(one.name), panels.DIM)
        prices = [value for word, value in one.badges.items() if value.isdigit()] if isinstance(one, Card) else []
        return text.append(f" {' '.join(prices)}", panels.BOLD) if prices else text

    def _written(self, line: Line) -> Text:
        pays = "pays" in line.state
        ink = Style(color=look.AMBER, bold=True) if pays else panels.FAINT if "closed" in line.state else panels.DIM
        return Text(f"{PAYS if pays else ''}{self._words(line)}", ink)

    def _height(self, site: Site) -> int:
        slots = ROWS if site.slots or self._dice(site) else 0
        return 2 + slots + len(site.lines) + bool(self._named(site))

    def _dice(self, site: Site) -> list[Die]:
        return sorted((one for one in self.lying.get(site.id, ()) if isinstance(one, Die)), key=lambda one: one.slot)

    def _named(self, site: Site) -> str:
        """What lies there and is no die, by name."""
        return ", ".join(self.say(one.name) for one in self.lying.get(site.id, ()) if not isinstance(one, Die))

    def _box(self, canvas: Canvas, site: Site, x: int, y: int, high: int) -> None:
        number, lit = self.numbers.get(site.id, ""), site.id in self.numbers
        focus = site.id in self.focus
        ink = look.AMBER if lit else look.LINE
        canvas.frame(x, y, self.wide, high, ink, TWICE if focus else THIN)
        at = x + 1
        if number:
            canvas.put(at + 1, y, f" {number} ", look.AMBER_INK, look.WHITE if focus else look.AMBER, heavy=True)
            at += len(number) + 3
        badge = f"{site.badge} " if site.badge else ""
        title = f" {badge}{self.say(site.name)} "[: self.wide - 1 - (at - x)]
        canvas.put(at, y, title, look.AMBER if lit else look.INK, heavy=True)
        row = y + 1
        if site.slots or self._dice(site):
            self._slots(canvas, site, x + 2, row)
            row += ROWS
        if named := self._named(site):
            canvas.put(x + 2, row, named[: self.wide - 4], look.INK_2)
            row += 1
        for line in site.lines:
            self._line(canvas, line, x + 1, row)
            row += 1
        if site.status is not None:
            status = f" {self.say(site.status)} "
            canvas.put(x + self.wide - 2 - len(status), y + high - 1, status, look.INK_2)

    def _slots(self, canvas: Canvas, site: Site, x: int, y: int) -> None:
        dice = {die.slot: die for die in self._dice(site)}
        for slot in range(min(max(site.slots, len(dice)), (self.wide - 4) // (SLOT + 1) + 1)):
            left = x + slot * (SLOT + 1)
            die = dice.get(slot)
            ink = look.INK if die else look.INK_3
            canvas.frame(left, y, SLOT, ROWS, ink, THIN)
            if die is not None:
                canvas.put(left + 1, y + 1, f"{die.face}{self.letters[self.say(die.name)]:>2}", look.INK, heavy=True)

    def _line(self, canvas: Canvas, line: Line, x: int, y: int) -> None:
        pays = "pays" in line.state
        ink = look.AMBER if pays else look.INK_3 if "closed" in line.state else look.INK_2
        canvas.put(x, y, f"{PAYS if pays else ' '}{self._words(line)}"[: self.wide - 2], ink, heavy=pays)

    def _words(self, line: Line) -> str:
        return "  ".join(self.say(one) for one in (line.text, line.note) if one is not None)

    def _room(self, site: Site) -> int:
        """How wide a box would like to be."""
        return max([len(self._words(line)) + 4 for line in site.lines], default=0)


def distinct(names: Collection[str]) -> dict[str, str]:
    """The first letter of each name, or two of them where another begins with the same."""
    firsts = [name[:1].upper() for name in names]
    return {name: name[:1].upper() if firsts.count(name[:1].upper()) == 1 else name[:2].capitalize() for name in names}


def dice_row(dice: Sequence[Die], say: Speech) -> Text:
    """A pool of dice in one line: what counts is ticked, what was set aside stands in front. A picture goes by its name."""
    text = Text()
    ordered = sorted(dice, key=lambda one: ("kept" not in one.state, one.slot))
    for number, die in enumerate(ordered):
        if number and "kept" in ordered[number - 1].state and "kept" not in die.state:
            text.append(" │", panels.FAINT)
        text.append(" " if number else "")
        good = "success" in die.state or "kept" in die.state
        face = say(die.name) if len(die.face) > NUMBER else die.face
        text.append(f"[{face or '-'}]", panels.BOLD if good else panels.DIM)
        text.append("✓" if "success" in die.state else "✗" if "fail" in die.state else "", panels.AMBER if good else panels.DIM)
    return text


def tests(scene: Scene, say: Speech) -> list[Text]:
    """Every test that is on: what is tested, how far it is, its dice, and what it leads to."""
    found = []
    for part in scene.parts:
        if not isinstance(part, DiceTest):
            continue
        head = Text(spoken.tested(part, say), panels.BRAND)
        head.append(f"  {say('ui-test-got', got=part.got, need=part.need)}", panels.BOLD)
        if part.pool:
            head.append("  " + " ".join(f"{one.by} {say(one.name)}" for one in part.pool), panels.DIM)
        lines = [head]
        dice = [one for one in scene.parts if isinstance(one, Die) and one.at == part.id]
        if dice:
            lines.append(Text("  ").append_text(dice_row(dice, say)))
        lines += [Text(f"  {sign} {say(text)}", panels.DIM) for sign, text in (("✓", part.passes), ("✗", part.fails)) if text]
        found.append(Text("\n").join(lines))
    return found


def plates(scene: Scene, say: Speech, width: int) -> list[Text]:
    """Counters for everybody, all plates in as few lines as can be."""
    tokens = [one for part in scene.parts if isinstance(part, Plate) for one in panels.counters(part.counters, say)]
    return panels.pack(tokens, width, gap=" · ") if tokens else []
