"""The words around the table: bar, question, mats, recap, the line of keys, the last screen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rich.style import Style
from rich.text import Text

from inglenook.engine.decide import NATURE
from inglenook.engine.scene import Board, Card, Die, LogLine, Mat, Piece, Scene, Track, Zone
from inglenook.sitting import Sitting

from . import ending, look, panels, sites, spoken
from .answers import Answers
from .cards import CardTable
from .cards import Part as CardPart
from .drawers import MenuScreen
from .speech import Speech

STEPS_SHOWN = 4
FEW_DICE = 2
"""So many are drawn as dice; of more there is no room for the pips."""
NEWS = 7
"""Lines of the log told in the dock while bots answer."""


def shapes(scene: Scene) -> dict[int, str]:
    """The sign of every seat."""
    signs = {side.number: look.seat_shape(side.number, side.shape) for side in scene.sides if not side.seats}
    return signs | {part.seat: look.seat_shape(part.seat, part.shape) for part in scene.parts if isinstance(part, Mat)}


def drawable(scene: Scene) -> list[Board]:
    """The boards that can be drawn as a map."""
    return [part for part in scene.parts if isinstance(part, Board) and part.spaces]


def pieces(scene: Scene) -> list[Piece]:
    """All pieces of a scene."""
    return [part for part in scene.parts if isinstance(part, Piece)]


def has_dice(scene: Scene) -> bool:
    """Whether there is anything for the tray."""
    return bool(loose_dice(scene))


def loose_dice(scene: Scene) -> list[Die]:
    """The dice that lie in no place of their own."""
    return [part for part in scene.parts if isinstance(part, Die) and not part.at]


def bar(speech: Speech, scene: Scene, sitting: Sitting) -> Text:
    """The top line: the game, the phase, that it is saved."""
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(" ∩ ", Style(color=look.EMBER, bold=True))
    text.append(speech(scene.title), Style(color=look.INK, bold=True))
    if scene.phase is not None:
        text.append(f"   {speech(scene.phase)}", panels.DIM)
    prompt = scene.prompt
    if prompt is not None and prompt.step is not None:
        step = speech(prompt.step)
        whole = speech("ui-step-of", step=step, n=prompt.step_number, m=prompt.step_count) if prompt.step_count else step
        text.append(f"   ▸ {whole}", panels.BRAND)
    text.append(f"   ✓ {speech('ui-saved')}" if sitting.path else f"   {speech('ui-not-saved')}", panels.FAINT)
    return text


def tabs(speech: Speech, panes: Sequence[str], at: int) -> Text:
    """The panes of a small window."""
    text = Text(" ")
    for number, pane in enumerate(panes):
        on = number == at
        name = speech(f"ui-tab-{pane}")
        text.append(f"▐ {name} ▌" if on else f"  {name}  ", panels.BRAND if on else panels.DIM)
    return text.append("  Tab", panels.FAINT)


def keys(speech: Speech, scene: Scene, width: int) -> Text:
    """The bottom line; a narrow one is set closer, then keeps to the most needed keys."""
    maps = ["map"] if drawable(scene) else []
    names = ["undo", "why", "hint", "inspect", "rules", "log", *maps, "language", "keys", "quit"]
    text = _keys(speech, scene, names, "   ")
    if text.cell_len > width:
        text = _keys(speech, scene, names, "  ")
    for spare in ("inspect", "log", *maps, "hint"):
        if text.cell_len <= width:
            break
        names.remove(spare)
        text = _keys(speech, scene, names, "  ")
    return text


def _keys(speech: Speech, scene: Scene, names: Sequence[str], gap: str) -> Text:
    text = Text(" ", no_wrap=True, overflow="ellipsis")
    for number, name in enumerate(names):
        off = name == "undo" and (scene.undo is None or not scene.undo.allowed)
        key, _, what = speech(f"ui-bar-{name}").partition(" ")
        text.append(gap if number else "")
        text.append(key, panels.FAINT if off else panels.BRAND)
        text.append(f" {what}", Style(color=look.INK_3, strike=True) if off else panels.DIM)
    return text


def own_side(scene: Scene, here: int | None) -> int | None:
    """The number of the own mat: that of one's seat, or where a seat runs several figures, of the one at hand."""
    return next((part.seat for part in scene.parts if isinstance(part, Mat) and "own" in part.state), here)


def mats(speech: Speech, scene: Scene, here: int | None, width: int, height: int) -> Text:
    """All seats, the own one last, then the piles of the table; closer together where there is not room for all."""
    for gap, short in (("\n\n", False), ("\n", False), ("\n", True)):
        text = _mats(speech, scene, here, width, gap, short)
        if text.plain.count("\n") < height:
            break
    return text


def _mats(speech: Speech, scene: Scene, here: int | None, width: int, gap: str, short: bool) -> Text:
    found = [part for part in scene.parts if isinstance(part, Mat)]
    own = own_side(scene, here)
    ordered = [part for part in found if part.seat != own] + [part for part in found if part.seat == own]
    texts = [
        panels.mat(part, speech, width, own=part.seat == own, asked="asked" in part.state, short=short) for part in ordered
    ]
    aside = [part for part in scene.parts if isinstance(part, Zone) and _aside(scene, part) and not _row_of_all(scene, part)]
    if aside:
        counts = [Text(f"{speech(part.name)} ", panels.DIM).append(str(part.count), panels.BOLD) for part in aside]
        texts.append(Text("\n").join(panels.pack(counts, width, gap=" · ")))
    return Text(gap).join(texts)


def _aside(scene: Scene, zone: Zone) -> bool:
    """Whether a zone is only counted beside the mats: piles, and beside a board everything that belongs to nobody."""
    return zone.owner is None and (zone.kind in ("pile", "stack") or bool(drawable(scene)))


def zones(
    speech: Speech,
    scene: Scene,
    numbers: dict[str, str],
    width: int,
    focus: Collection[str] = (),
    part: CardPart = "all",
    height: int = 0,
) -> Text:
    """Tests, plates, tracks and sites; then beside a map the own zones, without one the whole table of cards."""
    texts = sites.tests(scene, speech) + sites.plates(scene, speech, width)
    texts += [panels.track(part, shapes(scene), speech, width) for part in scene.parts if isinstance(part, Track)]
    boxes = sites.Sites(scene, numbers, speech, focus).drawn(width)
    if drawable(scene):  # beside a board there is room for the own things, and for rows of cards that lie for all
        found = [one for one in scene.parts if isinstance(one, Zone) and one.kind != "stack" and one.count]
        found = [
            one
            for one in found
            if (one.owner is not None and one.owner == own_side(scene, scene.seat)) or _row_of_all(scene, one)
        ]
        lines = [panels.zone(one, _cards(scene, one), numbers, speech, width) for one in found]
        return Text("\n").join([*texts, *([boxes] if boxes else []), *lines])
    table = CardTable(speech, scene, numbers, focus, width).drawn(part, height)
    whole = [*texts, *([boxes] if boxes else []), *([table] if table else [])]
    return Text("\n" if boxes else "\n\n").join(whole)


def _row_of_all(scene: Scene, zone: Zone) -> bool:
    """Whether a zone is a row of cards with lines to be read, which belongs to nobody."""
    return zone.owner is None and any(one.lines for one in _cards(scene, zone))


def _cards(scene: Scene, zone: Zone) -> list[Card]:
    return [part for part in scene.parts if isinstance(part, Card) and part.at == zone.id]


def tray(speech: Speech, scene: Scene) -> Text:
    """The dice that lie nowhere else; of a pool all in one line."""
    dice = loose_dice(scene)
    if len(dice) > FEW_DICE:
        names = list(dict.fromkeys(speech(part.name) for part in dice))
        return Text(", ".join(names), panels.DIM).append("\n").append_text(sites.dice_row(dice, speech))
    lines = [line for part in dice if part.face for line in panels.die(part, speech)]
    lines += [Text(f"⬡ {speech(part.name)}", panels.FAINT) for part in dice if not part.face]
    return Text("\n").join(lines)


def question(
    speech: Speech,
    scene: Scene,
    here: int | None,
    thinking: int | None,
    name: Callable[[int], str],
    *,
    brief: bool,
    help: bool,
) -> Text:
    """Who is asked, what, and by which rules; with help if there is room; in brief, with the dice in words."""
    prompt = scene.prompt
    text = Text()
    if thinking is not None:
        what = speech("prompt-opening") if thinking == NATURE else speech("ui-thinking", who=name(thinking))
        text.append(f"… {what}", panels.BOLD)
        text.append(f"   {speech('ui-skip')}", panels.FAINT)
        for line in scene.log[-NEWS:]:
            text.append("\n").append_text(panels.log_line(line, shapes(scene), speech))
        return text
    if prompt is None:
        return text.append(speech("ui-game-over") if scene.ending else "", panels.BRAND)
    mine = prompt.seat == here
    sign = shapes(scene).get(prompt.seat, "•")
    text.append(f"{sign} ", Style(color=look.seat_colour(sign), bold=True))
    if prompt.seat == NATURE:
        text.append(speech(prompt.question), panels.BOLD)
        if help and prompt.help is not None:
            text.append(f"\n{speech(prompt.help)}", panels.DIM)
    else:
        text.append(speech("ui-asked-you" if mine else "ui-asked-other", who=name(prompt.seat)), panels.DIM)
    if prompt.trail:
        text.append("  " + " › ".join(speech(what) for what in prompt.trail), panels.FAINT)
    dice = [spoken.die(part, speech) for part in loose_dice(scene) if part.face]
    if brief and dice:
        text.append(f"  ⚂ {' · '.join(dice)}", panels.BRAND)
    if mine:
        text.append(f"\n{speech(prompt.question)}", Style(color="#ffffff", bold=True))
    for rule in prompt.rules:
        text.append_text(Text(" ").append_text(panels.chip(rule)))
    if mine and help and prompt.help is not None:
        text.append(f"\n{speech(prompt.help)}", panels.DIM)
    others = [seat for seat in prompt.waiting if seat != here]
    if others:
        text.append(f"\n{speech('ui-waiting-secret', who=speech.words.join([name(seat) for seat in others]))}", panels.FAINT)
    return text


def typed(speech: Speech, answers: Answers) -> Text:
    """What is being typed, ticked or confirmed."""
    if answers.filter is not None:
        text = Text(speech("ui-filter", typed=answers.filter), panels.AMBER)
        return text if answers.shown else text.append(f"  {speech('ui-no-match')}", panels.DIM)
    if answers.typed:
        return Text(speech("ui-typed", typed=answers.typed), panels.AMBER)
    if answers.lost:
        return Text(speech("ui-typed-lost", typed=answers.lost), Style(color=look.BAD))
    if answers.ahead:
        return Text(speech("ui-typed-early", n=answers.focus_at + 1), panels.AMBER)
    if answers.confirming:
        return Text(speech("ui-final-again"), Style(color=look.BAD, bold=True))
    select = answers.select
    if select is None or not answers.options:
        note = answers.note_left_out()
        if answers.opened is not None and not note:
            return Text(speech("ui-ways-open", what=speech(answers.options[0].label)), panels.DIM)
        return Text(f"▸ {note}", panels.DIM) if note else Text()
    id = "ui-pick-exact" if select.least == select.most else "ui-pick-count"
    text = Text(speech(id, least=select.least, most=select.most, n=len(answers.ticked)), panels.AMBER)
    text.append(f" · {speech('ui-pick-confirm')}", panels.DIM)
    usual = [speech(option.label) for option in answers.options if option.key in select.usual]
    if usual and answers.ticked != set(select.usual):
        text.append(f" · {speech('ui-pick-usual', what=speech.words.join(usual))}", panels.DIM)
    return text


def recap(
    speech: Speech, scene: Scene, steps: Sequence[LogLine], at: int | None, rows: Callable[[Text], int], height: int
) -> Text:
    """What others did since the last answer, in numbered steps: the one in hand, and of its neighbours what has room."""
    if not steps:
        return Text()
    now = at if at is not None else len(steps) - 1
    head = Text(speech("ui-recap"), panels.BRAND)
    head.append(f"  {speech('ui-recap-step', n=now + 1, m=len(steps))}", panels.FAINT)
    first = max(0, min(now - STEPS_SHOWN // 2, len(steps) - STEPS_SHOWN))
    last = min(first + STEPS_SHOWN, len(steps))
    told = {number: _recap_step(speech, scene, steps[number], number, number == at) for number in range(first, last)}
    room = height - rows(head) - rows(told[now])
    shown = [now]
    for beside in (range(now - 1, first - 1, -1), range(now + 1, last)):
        for number in beside:
            if rows(told[number]) > room:
                break
            room -= rows(told[number])
            shown.append(number)
    return Text("\n").join([head, *(told[number] for number in sorted(shown))])


def _recap_step(speech: Speech, scene: Scene, line: LogLine, number: int, in_hand: bool) -> Text:
    text = Text().append(f"{'▸' if in_hand else ' '}{number + 1} ", panels.BRAND)
    return text.append_text(panels.log_line(line, shapes(scene), speech))


def too_small(speech: Speech, width: int, height: int, need: tuple[int, int]) -> Text:
    """What a window says that is too small."""
    text = Text(f"{speech('ui-too-small')}\n", panels.BRAND, justify="center")
    size = _size(width, height, need)
    text.append(f"{speech('ui-too-small-need', **size)}\n", panels.DIM)
    return text.append(speech("ui-too-small-wait"), panels.DIM)


def _size(width: int, height: int, need: tuple[int, int]) -> dict[str, int]:
    return {"w": width, "h": height, "need-w": need[0], "need-h": need[1]}


def end_screen(speech: Speech, scene: Scene, sitting: Sitting) -> MenuScreen:
    """Who won, why, and what next."""

    def head() -> Text:
        return ending.screen(scene, speech, sitting.table.name, shapes(scene))

    choices: list[tuple[str, str, dict[str, str]]] = [
        ("new", "ui-over-new", {}),
        ("look", "ui-over-look", {}),
        ("quit", "ui-over-quit", {}),
    ]
    return MenuScreen(speech, head, choices, escape="look")


def offer_screen(speech: Speech) -> MenuScreen:
    """Before a first game: would you like the introduction?"""

    def head() -> Text:
        assert speech.game is not None
        return Text(speech("ui-first-offer", game=speech(speech.game.title)), panels.BOLD)

    choices: list[tuple[str, str, dict[str, str]]] = [("read", "ui-first-read", {}), ("play", "ui-first-later", {})]
    return MenuScreen(speech, head, choices, escape="play")
