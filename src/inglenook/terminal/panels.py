"""The parts of a Scene as styled text: mats, zones with cards, dice, tracks, log lines."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.style import Style
from rich.text import Text

from inglenook.engine.scene import (
    Card,
    Counter,
    Die,
    LogLine,
    Mat,
    Track,
    Zone,
)

from . import look
from .speech import Speech, short

AMBER = Style(color=look.AMBER, bold=True)
KEY = Style(color=look.AMBER_INK, bgcolor=look.AMBER, bold=True)
CHIP = Style(color=look.CHIP)
DIM = Style(color=look.INK_2)
FAINT = Style(color=look.INK_3)
BOLD = Style(color=look.INK, bold=True)
BRAND = Style(color=look.BRAND, bold=True)
SPENT = ("exhausted", "used", "down")


def chip(rule: str) -> Text:
    """A rule's number as it is cited."""
    return Text(f"§{short(rule)}", style=CHIP)


# -- mats -----------------------------------------------------------------------------------------------------------------


def mat(part: Mat, say: Speech, width: int, *, own: bool, asked: bool, short: bool = False) -> Text:
    """What lies before one seat; `short` saves a line where it can."""
    shape = look.seat_shape(part.seat, part.shape)
    text = Text()
    text.append(f"{shape} ", Style(color=look.seat_colour(shape), bold=True))
    text.append(say(part.name), Style(color=look.INK, bold=True))
    if own:
        text.append(f" · {say('ui-you')}", DIM)
    if asked:
        text.append(" ◀", AMBER if own else DIM)
    if part.place is not None:
        text.append(f" · {say(part.place)}", FAINT)
    if "winner" in part.state:
        text.append(f" ♛ {say.word('state', 'winner')}", Style(color=look.GOOD, bold=True))
    if part.role is not None:
        role = say(part.role)
        if not short:
            text.append("\n").append_text(hung(role, width, DIM))
        elif text.cell_len + len(role) + 3 <= width:
            text.append(f" · {role}", DIM)
    if part.status is not None:
        text.append("\n").append_text(hung(say(part.status), width, Style(color=look.INK)))
    tokens = counters([one for one in part.counters if not short or one.value or one.most], say)
    if not short:
        tokens += counters(part.skills, say)
        for one in part.counters:
            if one.changes:
                text.append("\n").append_text(hung(f"{say(one.name)} {say.sum(one)}", width, FAINT))
        for line in part.lines:
            words = " ".join(say(one) for one in (line.text, line.note) if one is not None)
            text.append("\n").append_text(hung(words, width, FAINT))
    together = Text(" · ", FAINT).join([text, *tokens])
    if short and tokens and "\n" not in text.plain and together.cell_len <= width:
        return together
    return Text("\n").join([text, *pack(tokens, width, indent=2, gap=" · ")]) if tokens else text


def hung(words: str, width: int, style: Style) -> Text:
    """Words under a name, broken where they must be, each line set in by two."""
    return Text("\n").join(pack([Text(word, style) for word in words.split(" ")], width, indent=2, gap=" "))


def counters(found: Sequence[Counter], say: Speech) -> list[Text]:
    """The numbers of a mat; those that are only there or not stand together, with their common word said once."""
    ticks = [one for one in found if one.most == 1]
    others = [counter(one, say) for one in found if one.most != 1]
    names = [say(one.name).split() for one in ticks]
    if len(ticks) < 2 or any(len(name) < 2 for name in names):
        return [counter(one, say) for one in ticks] + others
    if len({name[-1] for name in names}) == 1:
        before, after, own = "", f" {names[0][-1]}", [" ".join(name[:-1]) for name in names]
    elif len({name[0] for name in names}) == 1:
        before, after, own = f"{names[0][0]} ", "", [" ".join(name[1:]) for name in names]
    else:
        return [counter(one, say) for one in ticks] + others
    text = Text(before, DIM)
    for at, (one, name) in enumerate(zip(ticks, own, strict=True)):
        text.append(" " if at else "")
        text.append(f"{'✓' if one.value else '–'}{name}", BOLD if one.value else FAINT)
    return [text.append(after, DIM), *others]


def counter(one: Counter, say: Speech) -> Text:
    """A named number, or a tick where it can only be there or not."""
    text = Text(f"{say(one.name)} ", DIM)
    if one.most == 1:
        return text.append("✓" if one.value else "–", BOLD if one.value else FAINT)
    return text.append(f"{one.value}" if one.most is None else f"{one.value}/{one.most}", BOLD)


def pack(tokens: Sequence[Text], width: int, *, indent: int = 0, gap: str = "  ", first: int | None = None) -> list[Text]:
    """Lay tokens in lines, none broken; the first line has `first` cells taken already, the rest are indented."""
    lines: list[Text] = [Text(" " * (indent if first is None else 0))]
    used, empty = (indent if first is None else first), True
    for token in tokens:
        taken = used + (0 if empty else len(gap))
        if used > indent and taken + token.cell_len > width:
            lines.append(Text(" " * indent))
            used, empty = indent, True
        if not empty:
            lines[-1].append(gap, FAINT)
            used += len(gap)
        lines[-1].append_text(token)
        used, empty = used + token.cell_len, False
    return lines


# -- zones, dice, tracks --------------------------------------------------------------------------------------------------


def zone(
    part: Zone,
    cards: Sequence[Card],
    numbers: Mapping[str, str],
    say: Speech,
    width: int,
    worn: Mapping[str, Sequence[Card]] = {},
    focus: Collection[str] = (),
) -> Text:
    """A zone: its name, and its cards as chips that are never broken over a line. `worn`: what hangs on each card."""
    head = Text(say(part.name), BRAND)
    if part.count and (part.kind in ("pile", "stack") or part.count != len(cards)):
        head.append(f" {part.count}", BOLD)
    if not cards and not part.count:
        head.append(f" {say('ui-empty')}", FAINT)
    backs = [one for one in cards if "face-down" in one.state and one.id not in numbers]
    shown = [one for one in sorted(cards, key=lambda card: card.slot) if one not in backs]
    tokens = [card(one, numbers, say, worn.get(one.id, ()), focus) for one in shown]
    if backs:
        tokens.append(Text("▒" * len(backs), DIM).append(f" {say.word('state', 'face-down')}", FAINT))
    if part.note is not None:
        head.append(f"  {say(part.note)}", DIM)
    if any(one.lines for one in shown):
        rows = [[card(one, numbers, say, worn.get(one.id, ()), focus), *written(one, say)] for one in shown]
        return Text("\n").join([head, *(line for row in rows for line in pack(row, width, indent=2, gap=" "))])
    if not tokens:
        return head
    head.append("  ")
    return head.append_text(Text("\n").join(pack(tokens, width, indent=2, first=head.cell_len)))


def written(one: Card, say: Speech) -> list[Text]:
    """What stands on a card line by line, word for word."""
    found = []
    for line in one.lines:
        ink = Style(color=look.GOOD) if {"met", "pays"} & {*line.state} else FAINT if "closed" in line.state else DIM
        words = " ".join(say(one) for one in (line.text, line.note) if one is not None)
        found += [Text("·", FAINT), *(Text(word, ink) for word in words.split())]
    return found


def card(one: Card, numbers: Mapping[str, str], say: Speech, worn: Sequence[Card] = (), focus: Collection[str] = ()) -> Text:
    """A card as a chip. Shape says its face: brackets are ready, broken lines spent, a block lies face down."""
    text = Text(no_wrap=True)
    if one.id in numbers:
        text.append(numbers[one.id], KEY)
    name = say(one.name)
    if "face-down" in one.state:
        return text.append(f"▒{name}▒", DIM)
    spent = any(word in SPENT for word in one.state)
    ink = FAINT if spent else Style(color=look.AMBER if one.id in numbers else look.INK, bold=True)
    signs = look.state_signs(one.state, say.theme)
    text.append("┆" if spent else "[", ink)
    text.append(f"{signs} " if signs else "", ink)
    text.append(name, ink)
    for badge in badges(one, say, ink):
        text.append(" ").append_text(badge)
    for thing in worn:
        text.append(" ⊕", DIM).append_text(card(thing, numbers, say) if thing.id in numbers else Text(say(thing.name), DIM))
    text.append("┆" if spent else "]", ink)
    words = [word for word in one.state if word not in say.theme.states]
    own = [say(f"state-{word}") for word in words if say.words.knows(f"state-{word}")]
    if own:
        text.append(f" {', '.join(own)}", DIM)
    if one.id in focus:
        text.stylize(Style(bgcolor=look.PANEL_2, underline=True))
    return text


def badges(one: Card, say: Speech, ink: Style) -> list[Text]:
    """The numbers on a card: bare if they say what the card is worth, with a sign if something lies on it, then words."""
    numbers, words = [], []
    for name, value in one.badges.items():
        if look.is_suit(name, say.theme):
            words.append(Text(say.word("badge", value), DIM))
        elif name.startswith(look.KEYWORD):
            words.append(Text(say.word("badge", name) + (f" {value}" if value else ""), DIM))
        elif sign := look.badge_sign(name, say.theme):
            harm = look.is_harm(name, say.theme)
            numbers.append(Text(f"{sign}{value}", Style(color=look.BAD, bold=True) if harm else ink))
        else:
            numbers.append(Text(value, ink))
    return [*numbers, *words]


def die(part: Die, say: Speech) -> list[Text]:
    """A die in three lines."""
    face = part.face or "·"
    ink = Style(color=look.INK if part.face else look.INK_3, bold=True)
    mark = "✓" if "success" in part.state else "✗" if "fail" in part.state else " "
    rows = [Text("╭───╮", ink), Text(f"│{face:^3}│", ink), Text("╰───╯", ink)]
    rows[0].append(f" {say(part.name)}", DIM)
    rows[1].append(mark, Style(color=look.GOOD if mark == "✓" else look.BAD))
    if part.sum is not None:
        rows[1].append(f" {say(part.sum)}", BOLD)
    return rows


def track(part: Track, shapes: Mapping[int, str], say: Speech, width: int) -> Text:
    """A row of cells with the signs of the seats that stand in them."""
    tokens = []
    for number, cell in enumerate(part.cells):
        here = "".join(shapes.get(seat, "•") for seat, at in part.markers if at == number)
        text = Text(here, Style(color=look.seat_colour(here[:1]), bold=True))
        text.append(f"{say(cell.label)}", BOLD if here else DIM)
        text.append(f" {say(cell.note)}" if cell.note is not None else "", BRAND if "gate" in cell.state else FAINT)
        tokens.append(text)
    head = Text(f"{say(part.name)}  ", BRAND)
    return head.append_text(Text("\n").join(pack(tokens, width, indent=2, gap=" › ", first=head.cell_len)))


# -- the log --------------------------------------------------------------------------------------------------------------


def log_line(line: LogLine, shapes: Mapping[int, str], say: Speech) -> Text:
    """A sentence of the log with the sign of its seat and the rule it cites."""
    if line.heading:
        return Text(f"── {say(line.text)}", BRAND)
    text = Text()
    if line.seat is not None:
        sign = shapes.get(line.seat, "•")
        text.append(f"{sign} ", Style(color=look.seat_colour(sign), bold=True))
    text.append(say(line.text), Style(color=look.INK))
    if line.rule:
        text.append(" ")
        text.append_text(chip(line.rule))
    return text
