"""A Scene in plain sentences, for ears and pipes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from inglenook.engine.decide import DONE
from inglenook.engine.scene import (
    Board,
    Card,
    Counter,
    DiceTest,
    Die,
    Line,
    Mat,
    OptionView,
    Part,
    Piece,
    Plate,
    Prompt,
    Scene,
    Site,
    Space,
    Track,
    Zone,
)
from inglenook.engine.words import msg

from . import look
from .parts import things
from .speech import Speech, short

Named = Callable[[int], str]


def cited(sentence: str, rule: str) -> str:
    """A sentence and the rule behind it."""
    return f"{sentence} [{short(rule)}]" if rule else sentence


VERDICTS = ("passes", "further", "", "fails")
"""What a way to a result is worth, the best first."""


def answers(prompt: Prompt) -> tuple[OptionView, ...]:
    """The answers one can number: of a choice of several, without the one that ends it; those with results as a ruler."""
    if prompt.select is not None:
        return tuple(one for one in prompt.options if one.key != DONE)
    return prompt.options if prompt.have is None else ruler(prompt)


def ruler(prompt: Prompt) -> tuple[OptionView, ...]:
    """Answers in the order of their results, the cheapest way to each first, under what the result is worth.

    To keep what there is comes first of all, and what has no result yet (to roll again) next.
    """

    def place(option: OptionView) -> tuple[int, int, int, int]:
        if option.result is None:
            return (1, 0, 0, 0)
        keeps = option.result == prompt.have and not option.cost
        return (0 if keeps else 2, option.result, VERDICTS.index(option.verdict), option.cost)

    return tuple(headed(option) if place(option)[0] == 2 else option for option in sorted(prompt.options, key=place))


def headed(option: OptionView) -> OptionView:
    """The answer under the heading of its result."""
    heading = msg(f"ui-result-{option.verdict or 'plain'}", n=option.result or 0)
    return msgspec.structs.replace(option, group=heading)


def question(scene: Scene, speech: Speech, name: Named) -> list[str]:
    """Who is asked what, by which rules, and the numbered answers."""
    prompt = scene.prompt
    if prompt is None:
        return []
    rules = " ".join(f"[{short(rule)}]" for rule in prompt.rules)
    trail = "".join(f" › {speech(what)}" for what in prompt.trail)
    lines = ["", f"{speech('ui-asked-you', who=name(prompt.seat))}{trail}", f"{speech(prompt.question)} {rules}".rstrip()]
    lines += [speech(prompt.help)] if prompt.help else []
    lines += [die(part, speech) for part in rolled(scene)]
    group = ""
    for number, option in enumerate(answers(prompt), start=1):
        heading = speech(option.group) if option.group else ""
        if heading != group:
            group = heading
            lines += [f"  {group}"] if group else []
        lines.append(answer(number, option, prompt, speech))
    return lines + several(prompt, speech)


def rolled(scene: Scene) -> list[Die]:
    """Dice that a question may be about: in the tray or in a test. Those that lie in a place are told with it."""
    tests = {part.id for part in scene.parts if isinstance(part, DiceTest)}
    return [part for part in scene.parts if isinstance(part, Die) and part.face and (not part.at or part.at in tests)]


def answer(number: int, option: OptionView, prompt: Prompt, speech: Speech) -> str:
    """One answer on a line: number, what it is, what it does."""
    text = f"{number:>3}. {speech(option.label)}"
    does = "; ".join(speech(one) for one in (option.note, option.fact) if one is not None)
    text = speech("ui-colon", a=text, b=does) if does else text
    text += f" ({speech.odds(option)})" if option.odds is not None else ""
    text += f" ({speech('ui-final')})" if option.final else ""
    return f"{text} ({speech('ui-usual')})" if option.key == prompt.usual else text


def several(prompt: Prompt, speech: Speech) -> list[str]:
    """How to answer with several at once."""
    if prompt.select is None:
        return []
    least, most = prompt.select.least, prompt.select.most
    count = speech("ui-plain-exactly", n=most) if least == most else speech("ui-plain-between", least=least, most=most)
    usual = [speech(option.label) for option in prompt.options if option.key in prompt.select.usual]
    if usual:
        return [f"{count} {speech('ui-plain-several-usual', what=speech.words.join(usual))}"]
    return [f"{count} {speech('ui-plain-several')}"]


def table(scene: Scene, speech: Speech) -> list[str]:
    """Everything that lies on the table, part by part."""
    lines = [speech("ui-plain-state")]
    lines += [mat(part, speech) for part in scene.parts if isinstance(part, Mat)]
    for part in scene.parts:
        if isinstance(part, Board):
            lines += board(part, scene, speech)
        elif isinstance(part, Zone):
            lines.append(zone(part, scene, speech))
        elif isinstance(part, Track):
            lines.append(speech("ui-colon", a=speech(part.name), b=", ".join(cells(part, scene, speech))))
        elif isinstance(part, Die) and not part.at:
            lines.append(die(part, speech))
        elif isinstance(part, Site):
            lines.append(site(part, scene, speech))
        elif isinstance(part, DiceTest):
            lines += dice_test(part, scene, speech)
        elif isinstance(part, Plate):
            lines.append(", ".join(_counted(part.counters, speech)))
    return lines


def written(lines: Sequence[Line], speech: Speech) -> list[str]:
    """Lines of a card, a site or a mat; what would pay now is marked."""
    found = []
    for line in lines:
        said = [speech(one) for one in (line.text, line.note) if one is not None]
        text = speech("ui-colon", a=said[0], b=said[1]) if len(said) > 1 else "".join(said)
        found.append(f"► {text}" if "pays" in line.state else text)
    return found


def site(part: Site, scene: Scene, speech: Speech) -> str:
    """A place with slots: what lies in it, how many are free, and what it brings."""
    lying = [one for one in scene.parts if isinstance(one, Die | Card | Piece) and one.at == part.id]
    told = [die(one, speech) if isinstance(one, Die) else speech(one.name) for one in lying]
    if part.status is not None:
        told.append(speech(part.status))
    elif part.slots:
        told.append(speech("ui-slots-free", n=max(part.slots - len(lying), 0)))
    return speech("ui-colon", a=speech(part.name), b=", ".join([*told, *written(part.lines, speech)]))


def tested(part: DiceTest, speech: Speech) -> str:
    """What is tested, and what a die must show to count."""
    skill = speech(part.skill)
    return speech("ui-test", skill=skill, target=speech(part.target)) if part.target is not None else skill


def dice_test(part: DiceTest, scene: Scene, speech: Speech) -> list[str]:
    """A test of dice: what is tested, how far it is, the dice, and what it leads to."""
    lines = [speech("ui-colon", a=tested(part, speech), b=speech("ui-test-got", got=part.got, need=part.need))]
    dice = [one for one in scene.parts if isinstance(one, Die) and one.at == part.id]
    lines += [f"  {', '.join(_with_state(one, speech, f' {one.face}') for one in dice)}"] if dice else []
    return lines + [f"  {speech(one)}" for one in (part.passes, part.fails) if one is not None]


def mat(part: Mat, speech: Speech) -> str:
    """A seat in one line."""
    facts = [speech(one) for one in (part.role, part.status, part.place) if one is not None]
    facts += _counted(part.counters, speech) + _counted(part.skills, speech) + written(part.lines, speech)
    return speech("ui-colon", a=speech(part.name), b=", ".join(facts)) if facts else speech(part.name)


def _counted(counters: Sequence[Counter], speech: Speech) -> list[str]:
    """Numbers by name; what can only be there or not is named where it is there."""
    found = []
    for one in counters:
        if one.most != 1:
            why = f" ({speech.sum(one)})" if one.changes else ""
            found.append(f"{speech(one.name)} {one.value}" + (f"/{one.most}" if one.most else "") + why)
        elif one.value:
            found.append(speech(one.name))
    return found


def board(part: Board, scene: Scene, speech: Speech) -> list[str]:
    """A board as its grounds, and its spaces with their roads and who stands there."""
    names = {space.id: speech(space.name) for space in part.spaces}
    grounds = [_with_state(ground, speech) for ground in part.grounds]
    lines = [speech("ui-colon", a=speech(part.name), b=", ".join(grounds)) if grounds else speech(part.name)]
    for space in part.spaces:
        here = [speech(piece.name) for piece in scene.parts if isinstance(piece, Piece) and piece.at == space.id]
        roads = [names[edge.b] for edge in part.edges if edge.a == space.id and edge.b in names]
        roads += [names[edge.a] for edge in part.edges if edge.b == space.id and edge.kind != "one-way" and edge.a in names]
        text = f"  {names[space.id]}, {_kind(space, speech)}"
        text += f" → {', '.join(roads)}" if roads else ""
        lines.append(f"{text}. {speech('ui-standing-here', who=', '.join(here))}" if here else text)
    return lines


def zone(part: Zone, scene: Scene, speech: Speech) -> str:
    """A zone and its cards in one line; backs are only counted."""
    head = speech(part.name)
    owner = next((speech(one.name) for one in scene.parts if isinstance(one, Mat) and one.seat == part.owner), "")
    if owner and owner not in head and part.owner != scene.seat:
        head += f" ({owner})"
    cards = sorted((one for one in scene.parts if isinstance(one, Card) and one.at == part.id), key=lambda one: one.slot)
    backs = sum(1 for one in cards if "face-down" in one.state)
    told = [card(one, scene, speech) for one in cards if "face-down" not in one.state]
    told += [f"{backs} {speech.word('state', 'face-down')}"] if backs else []
    if part.kind in ("pile", "stack") or part.count != len(cards):
        head += f" {part.count}"
    if part.count and not told:
        return head
    return speech("ui-colon", a=head, b=", ".join(told) or speech("ui-empty"))


def card(one: Card, scene: Scene, speech: Speech) -> str:
    """A card in words: its worth beside its name, then all that is the matter with it, and what hangs on it."""
    bare, words = [], []
    for name, value in one.badges.items():
        if look.is_suit(name, speech.theme):
            words.append(speech.word("badge", value))
        elif name.startswith(look.KEYWORD):
            words.append(speech.word("badge", name) + (f" {value}" if value else ""))
        elif look.badge_sign(name, speech.theme):
            words.append(f"{speech.word('badge', name)} {value}")
        else:
            bare.append(value)
    words += speech.states(one)
    worn = [speech(other.name) for other in scene.parts if isinstance(other, Card) and other.at == one.id]
    words += [f"⊕ {name}" for name in worn] + written(one.lines, speech)
    text = " ".join([speech(one.name), *bare])
    return f"{text} ({', '.join(words)})" if words else text


def cells(part: Track, scene: Scene, speech: Speech) -> list[str]:
    """The cells of a track, with the names of those who stand in them."""
    names = {one.seat: speech(one.name) for one in scene.parts if isinstance(one, Mat)}
    found = []
    for number, cell in enumerate(part.cells):
        here = [names.get(seat, "") for seat, at in part.markers if at == number]
        label = speech(cell.label) if cell.note is None else f"{speech(cell.label)} {speech(cell.note)}"
        found.append(f"{label} ({', '.join(here)})" if here else label)
    return found


def die(part: Die, speech: Speech) -> str:
    """A die in words; one at rest is only named."""
    if not part.face and "resting" in part.state:
        return speech(part.name)
    text = speech("ui-colon", a=speech(part.name), b=part.face or speech("ui-not-rolled"))
    total = speech(part.sum) if part.sum is not None else ""
    return f"{text} ({total})" if total not in ("", part.face) else text


def find(scene: Scene, text: str, speech: Speech) -> list[Part]:
    """The things of this name: one that is called exactly so, else all that begin or go on with these words."""
    wanted = text.casefold()
    parts = things(scene)
    exact = [part for part in parts if speech(part.name).casefold() == wanted or part.id.casefold() == wanted]
    return exact[:1] or [part for part in parts if wanted in speech(part.name).casefold()]


def closer(part: Part, scene: Scene, speech: Speech) -> list[str]:
    """Everything a scene says about one thing, line by line."""
    lines = [speech(text) for text in part.text]
    if isinstance(part, Space):
        lines.insert(0, _kind(part, speech))
        here = [speech(piece.name) for piece in scene.parts if isinstance(piece, Piece) and piece.at == part.id]
        lines += [speech("ui-standing-here", who=", ".join(here))] if here else []
    if isinstance(part, Card):
        lines += [_badge(name, value, speech) for name, value in part.badges.items()]
    if isinstance(part, Mat):
        lines += [speech(one) for one in (part.role, part.status) if one is not None] + _counted(part.counters, speech)
        lines += _counted(part.skills, speech)
    if isinstance(part, Mat | Card | Site):
        lines += written(part.lines, speech)
    if isinstance(part, Die):
        lines.append(die(part, speech))
        lines += [speech("ui-faces", faces=" ".join(part.faces))] if part.faces else []
    states = [word for word in speech.states(part) if not any(word in line for line in lines)]
    return lines + ([", ".join(states)] if states else [])


def _badge(name: str, value: str, speech: Speech) -> str:
    """What one number or word on a card says; a keyword that has no number stands alone."""
    word = speech.word("badge", name)
    if name.startswith(look.KEYWORD) and not value:
        return word
    return speech("ui-colon", a=word, b=speech.word("badge", value) if look.is_suit(name, speech.theme) else value)


def _kind(space: Space, speech: Speech) -> str:
    """What kind of space it is, and what is printed on it."""
    kind = speech.word("kind", space.kind)
    return f"{kind} {speech.word('badge', space.badge)}" if space.badge else kind


def _with_state(part: Part, speech: Speech, badges: str = "") -> str:
    states = speech.states(part)
    name = f"{speech(part.name)}{badges}"
    return f"{name} ({', '.join(states)})" if states else name
