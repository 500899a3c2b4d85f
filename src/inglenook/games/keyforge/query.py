"""What is true of a card or a side right now: printed, plus what constant abilities and lasting effects add."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from inglenook.engine.lasting import Lasting
from inglenook.engine.rulebook import rule

from .content import CARDS
from .registry import BY_TURN, GRANTED, HEARINGS, SAYINGS, Answers, Says
from .state import COLOURS, MATTERS, NO_POWER, TITLE, Crucible, InPlay, face, frail, neighbours, title

KEY_COST = 6
HAND_SIZE = 6
TURN, NEXT, LEAVES, FIGHT = "turn", "next", "leaves", "fight"
"""How long an effect lasts: this turn, its side's next turn, until its source leaves play, or until the fight is over."""


class _Cannot(dict[str, str]):
    def __missing__(self, what: str) -> str:
        found = self[what] = f"cannot-{what}"
        return found


CANNOT = _Cannot()
"""What is to be done -> the question whether it cannot be done."""


class Voices:
    """What cards in play and lasting effects have to say, by question and by event. Much is asked, and few ever answer."""

    __slots__ = ("deadly", "frail", "gives", "grants", "hears", "lasts", "says", "takes", "turns", "waits")

    def __init__(self, titles: Iterable[tuple[str, str]], effects: tuple[str, ...]) -> None:
        self.says: dict[str, list[tuple[str, Says]]] = {}
        """Question -> the cards that answer it, and how."""
        self.hears: dict[str, list[tuple[str, str, Answers]]] = {}
        """Kind of event -> the cards that react to it, with their titles, and how."""
        self.frail: list[str] = []
        """Creatures that live only as long as others lend them power."""
        self.turns: dict[str, list[str]] = {}
        """Start or end of a turn -> the cards that do something then."""
        self.grants: dict[str, bool] = {}
        """Moments at which upgrades in play let their hosts do something."""
        for id, named in titles:
            if named in BY_TURN:
                for moment in BY_TURN[named]:
                    self.turns.setdefault(moment, []).append(id)
            if named in GRANTED:
                self.grants.update(GRANTED[named])
            if named in SAYINGS:
                for kind, says in SAYINGS[named]:
                    if kind in self.says:
                        self.says[kind].append((id, says))
                    else:
                        self.says[kind] = [(id, says)]
            if named in HEARINGS:
                for kind, answers in HEARINGS[named]:
                    self.hears.setdefault(kind, []).append((id, named, answers))
            if frail(CARDS[named]):
                self.frail.append(id)
        self.lasts, self.waits = _echoes(effects)
        """The same of lasting effects, by their place among them."""
        self.deadly = self.speak("weakens") or self.speak("dies")
        """Whether something takes power away or kills by itself."""
        self.gives, self.takes = self.speak("keyword"), self.speak("no-keyword")
        """Whether something gives keywords or takes them away."""

    def speak(self, kind: str) -> bool:
        """Whether anything on the table says anything to a question."""
        return kind in self.says or kind in self.lasts


@lru_cache(1 << 10)
def _echoes(effects: tuple[str, ...]) -> tuple[dict[str, list[tuple[int, Says]]], dict[str, list[tuple[int, Answers]]]]:
    """What lasting effects say to questions and do after events."""
    lasts: dict[str, list[tuple[int, Says]]] = {}
    waits: dict[str, list[tuple[int, Answers]]] = {}
    for place, effect in enumerate(effects):
        for kind, says in SAYINGS.get(effect, ()):
            lasts.setdefault(kind, []).append((place, says))
        for kind, answers in HEARINGS.get(effect, ()):
            waits.setdefault(kind, []).append((place, answers))
    return lasts, waits


def voices(s: Crucible) -> Voices:
    """The questions and events that cards in play and lasting effects answer, and which of them do."""
    try:
        heard: Voices | None = s.control.heard  # type: ignore[attr-defined]
    except AttributeError:  # as it was read from a file
        s.control = InPlay(s.control)
        heard = None
    return heard or listen(s)


def listen(s: Crucible) -> Voices:
    """Ask around who has something to say, and remember it."""
    cards = s.control
    assert type(cards) is InPlay
    effects = tuple([one.effect for one in s.lasting])
    cards.masked = bool(s.guise)
    if cards.masked:
        cards.heard = Voices([(id, title(s, id)) for id in cards], effects)
    else:
        cards.heard = Voices([(id, TITLE[id]) for id in cards if MATTERS[id]], effects)
    cards.safe = False
    return cards.heard  # type: ignore[no-any-return]


def said(s: Crucible, kind: str, *about: Any) -> Sequence[Any]:
    """What is said to a question."""
    heard = voices(s)
    return spoken(s, heard, kind, about) if kind in heard.says or kind in heard.lasts else ()


@rule("KF-K51")
def spoken(s: Crucible, heard: Voices, kind: str, about: tuple[Any, ...]) -> list[Any]:
    """What every constant ability and lasting effect says to a question; exhausted and stunned cards speak too."""
    found = []
    if kind in heard.says:
        for id, says in heard.says[kind]:
            found.append(says(s, id, s.control[id], *about))
    if kind in heard.lasts:
        for place, lasts in heard.lasts[kind]:
            one = s.lasting[place]
            if lasts_now(s, one):
                found.append(lasts(s, one, one.seat, *about))
    return found


def silent(s: Crucible, kind: str) -> bool:
    """Whether nothing on the table says anything to a question."""
    return not voices(s).speak(kind)


@rule("KF-K50")
def lasts_now(s: Crucible, one: Lasting) -> bool:
    """An effect on a side's next turn waits until that turn has come."""
    return one.until != NEXT or s.active == one.seat


def total(s: Crucible, kind: str, *about: Any) -> int:
    """The sum of all answers."""
    heard = voices(s)
    return sum(spoken(s, heard, kind, about)) if kind in heard.says or kind in heard.lasts else 0


def anyone_says(s: Crucible, kind: str, *about: Any) -> bool:
    """Whether any of them says yes."""
    heard = voices(s)
    return any(spoken(s, heard, kind, about)) if kind in heard.says or kind in heard.lasts else False


@rule("KF-K2")
def cannot(s: Crucible, what: str, *about: Any) -> bool:
    """A card that says it cannot be done beats every card that says it may or must."""
    heard, kind = voices(s), CANNOT[what]
    return any(spoken(s, heard, kind, about)) if kind in heard.says or kind in heard.lasts else False


# -- creatures ------------------------------------------------------------------------------------------------------------


@rule("KF-K35")
def power(s: Crucible, id: str) -> int:
    """Printed power, +1 power counters, and what other cards add."""
    return face(s, id).power + s.counters.get(id, 0) + total(s, "power", id)


def powerless(s: Crucible, id: str) -> bool:
    """Whether a creature has neither power nor armor, whatever others add."""
    return bool(face(s, id).keywords.get(NO_POWER))


def has_power(s: Crucible, id: str) -> bool:
    """Whether a creature has power at all; what has none is neither weak nor strong."""
    return not powerless(s, id)


def armor(s: Crucible, id: str) -> int:
    """Printed armor and what other cards add; never below none, and none at all where there is no power either."""
    return 0 if powerless(s, id) else max(face(s, id).armor + total(s, "armor", id), 0)


def keyword(s: Crucible, id: str, word: str) -> int:
    """The value of a keyword on a creature, 0 if it has none; values of the same keyword add up."""
    own, heard = face(s, id).keywords.get(word, 0), voices(s)
    if heard.takes and anyone_says(s, "no-keyword", id, word):
        return 0
    return own + total(s, "keyword", id, word) if heard.gives else own


def ready(s: Crucible, id: str) -> bool:
    return id not in s.tired


def damaged(s: Crucible, id: str) -> bool:
    return id in s.damage


@rule("KF-K46")
def on_flank(s: Crucible, id: str) -> bool:
    """At the left or the right end of its battleline; a lone creature is on both."""
    line = s.sides[s.control[id]].line
    return line[0] == id or line[-1] == id or anyone_says(s, "flank", id)


def foe(s: Crucible, side: int) -> int:
    """The opponent of a side."""
    return s.foe_of(side)


@rule("KF-K48")
def enemies(s: Crucible, side: int) -> list[str]:
    """The creatures the opponent controls, whoever owns them, from left to right."""
    return list(s.sides[foe(s, side)].line)


@rule("KF-K48")
def friends(s: Crucible, side: int, but: str = "") -> list[str]:
    """The creatures a side controls, whoever owns them, from left to right, but for one."""
    return [id for id in s.sides[side].line if id != but]


@rule("KF-K47")
def by_power(s: Crucible, ids: list[str], most: bool = True) -> list[list[str]]:
    """Groups of equal power, the most (or least) powerful first; who has no power is in none."""
    groups: dict[int, list[str]] = {}
    for id in ids:
        if has_power(s, id):
            groups.setdefault(power(s, id), []).append(id)
    return [groups[number] for number in sorted(groups, reverse=most)]


@rule("KF-K53")
def guarded(s: Crucible, id: str) -> bool:
    """A creature without taunt beside one with taunt cannot be attacked."""
    if keyword(s, id, "taunt"):
        return False
    return any(keyword(s, other, "taunt") for other in neighbours(s, id))


# -- sides ----------------------------------------------------------------------------------------------------------------


@rule("KF-K7")
def key_cost(s: Crucible, side: int) -> int:
    """What a key costs this side now; never below nothing."""
    return max(KEY_COST + total(s, "key-cost", side), 0)


def key_changes(s: Crucible, side: int) -> list[tuple[str, str, int]]:
    """What makes a side's key dearer or cheaper now: the title of each, its card, and by how much."""
    heard = voices(s)
    cards = [(title(s, id), id) for id, _ in heard.says.get("key-cost", ())]
    effects = [s.lasting[place] for place, _ in heard.lasts.get("key-cost", ())]
    cards += [(one.effect.partition(":")[0], one.source) for one in effects if lasts_now(s, one)]
    return [(named, id, n) for (named, id), n in zip(cards, said(s, "key-cost", side), strict=True) if n]


def unforged(s: Crucible, side: int) -> list[str]:
    """The keys a side can still forge; one without a hand makes chests, and there is no end of them."""
    if s.sides[side].handless:
        return ["chest"]
    mine = s.sides[side]
    return [colour for colour in COLOURS if colour not in mine.keys and colour not in mine.gone]


@rule("KF-K39")
def chain_penalty(chains: int) -> int:
    """How many cards fewer are drawn: 1 for one to six chains, 2 for seven to twelve, and so on."""
    return (min(chains, 24) + 5) // 6


def hand_size(s: Crucible, side: int) -> int:
    return HAND_SIZE + total(s, "hand-size", side)


def printed(id: str) -> str:
    """The printed house of a title."""
    return CARDS[id].house
