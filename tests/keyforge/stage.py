"""A stage for tests of KeyForge: lay the cards directly, then play in their own words.

    play = stage(me=dict(hand=["punch"], house="brobnar"), foe=dict(line=["troll"]))
    play.do("play:punch", "troll")
    assert play.damage("troll") == 3

A card is named by its title; a second copy is `title#2`, the foe's copy of a card both have is `foe/title`. A maverick is
laid as `title@house`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from inglenook.engine.table import Table
from inglenook.games.keyforge import GAME, query
from inglenook.games.keyforge.content import CARDS, house_in_deck
from inglenook.games.keyforge.invariants import hosts_are_there, lines_agree, nothing_is_negative, one_place_each
from inglenook.games.keyforge.setup import card_id, side_of, table_of
from inglenook.games.keyforge.state import SIDES, TITLE, Crucible
from inglenook.testing import Script, Stage, laid

ZONES = ("hand", "deck", "discard", "archives", "purged", "line", "artifacts")
SOUND = (one_place_each, lines_agree, hosts_are_there, nothing_is_negative)
FLAGS = ("tired", "stunned", "warded", "enraged")


class Play(Stage[Crucible]):
    """A table on the stage, seen by the active player (side 0, "me") against "foe" (side 1)."""

    def __init__(self, table: Table[Crucible], script: Script[int], spare: str) -> None:
        super().__init__(table, script)
        self.spare = spare

    # -- naming ---------------------------------------------------------------------------------------------------------

    @property
    def whose(self) -> Sequence[str]:
        """What the sides are called, in their order."""
        return ("me", "foe")

    def id(self, name: str) -> str:
        """The card of this name, wherever it is."""
        whose, _, rest = name.rpartition("/")
        title, _, copy = rest.partition("#")
        found = [card for card in all_cards(self.s) if TITLE[card] == title]
        if whose:
            letter = SIDES[self.whose.index(whose)]
            found = [card for card in found if card.rpartition(".")[2][0] == letter]
        assert found, f"no card is called {name!r}"
        found.sort(key=lambda card: (card.rpartition(".")[2][0], int(card.rpartition(".")[2][1:].partition("@")[0])))
        return found[int(copy) - 1 if copy else 0]

    def key(self, word: str) -> str:
        """An option's key from a test's word: `play:punch`, `troll`, `left`."""
        if word in self.decision.keys:
            return word
        verb, _, name = word.rpartition(":")
        try:
            card = self.id(name)
        except AssertionError:
            return word
        return f"{verb}:{card}" if verb else card

    def word(self, key: str) -> str:
        """Titles instead of ids."""
        verb, _, id = key.rpartition(":")
        name = TITLE[id] if TITLE[id] in CARDS and "." in id else id
        return f"{verb}:{name}" if verb else name

    # -- playing --------------------------------------------------------------------------------------------------------

    @property
    def at_rest(self) -> bool:
        """Back at a normal decision: nothing hangs, and every card lies in one place and as it may."""
        asked = self.table.decision is not None and self.table.decision.seat == 0 and self.asked == "main"
        broken = [holds.__name__ for holds in SOUND if not holds(self.s)]
        assert not broken, f"at rest, but not {broken}"
        return asked and not self.s.dying and not self.s.playing and not self.s.attacker

    @property
    def at_most(self) -> int:
        """How many can be chosen at once."""
        return self.decision.most

    # -- looking --------------------------------------------------------------------------------------------------------

    def where(self, name: str) -> str:
        """The zone a card is in: `me.hand`, `foe.line`, `on troll`, `under masterplan`."""
        id = self.id(name)
        if id in self.s.on:
            return f"on {TITLE[self.s.on[id]]}"
        if id in self.s.under:
            return f"under {TITLE[self.s.under[id]]}"
        if id in self.s.playing:
            return "playing"
        for number, side in enumerate(self.s.sides):
            whose = self.whose[number]
            for zone in ("hand", "discard", "archives", "purged", "line", "artifacts"):
                if id in getattr(side, zone):
                    return f"{whose}.{zone}"
            if id in side.deck.pool or id in side.deck.top:
                return f"{whose}.deck"
        raise AssertionError(f"{name} is nowhere")

    def amber(self, side: int = 0) -> int:
        return self.s.sides[side].amber

    def on(self, name: str) -> int:
        """Æmber on a card."""
        return self.s.amber.get(self.id(name), 0)

    def damage(self, name: str) -> int:
        return self.s.damage.get(self.id(name), 0)

    def power(self, name: str) -> int:
        return query.power(self.s, self.id(name))

    def armor(self, name: str) -> int:
        return query.armor(self.s, self.id(name))

    def keyword(self, name: str, word: str) -> int:
        return query.keyword(self.s, self.id(name), word)

    def ready(self, name: str) -> bool:
        return self.id(name) not in self.s.tired

    def stunned(self, name: str) -> bool:
        return self.id(name) in self.s.stunned

    def line(self, side: int = 0) -> list[str]:
        return [TITLE[id] for id in self.s.sides[side].line]

    def hand(self, side: int = 0) -> list[str]:
        return sorted(TITLE[id] for id in self.s.sides[side].hand if id != self.spare)

    def keys(self, side: int = 0) -> int:
        return len(self.s.sides[side].keys)

    def cost(self, side: int = 0) -> int:
        return query.key_cost(self.s, side)

    def end_turn(self) -> Self:
        """End the turn and come to the other side's choice of a house."""
        return self.do("end")


def all_cards(s: Crucible) -> list[str]:
    """Every card of the table, once per place it is in."""
    found = [*s.on, *s.under, *s.playing]
    for side in s.sides:
        found += [*side.hand, *side.discard, *side.archives, *side.purged, *side.line, *side.artifacts]
        found += [*side.deck.pool, *side.deck.top]
    return found


def stage(
    *,
    me: Mapping[str, Any] | None = None,
    foe: Mapping[str, Any] | None = None,
    house: str = "",
    luck: Sequence[int] = (),
    turn: int = 5,
    seats: Sequence[str] = ("Ana", "Bo"),
    tally: Mapping[str, int] | None = None,
    tidal: bool = False,
) -> Play:
    """A table in the main step of side 0, with these cards in these places.

    A side is a mapping: `hand`, `line`, `artifacts`, `discard`, `archives`, `purged`, `deck` (titles; the deck's first is on
    top), `upgrades` {creature: upgrade(s)}, `amber`, `keys`, `chains`, `houses`; and by card: `damage`, `amber_on`, `counters`
    (name -> number), `tired`, `stunned`, `warded`, `enraged` (names). All cards in play are ready unless said otherwise.
    A spare card of the active house waits in my hand, so that the turn does not end by itself; `hand()` leaves it out.
    """
    wishes = [dict(me or {}), dict(foe or {})]
    house = house or wishes[0].pop("house", "") or _first_house(wishes[0])
    named = [title for wish in wishes for zone in ZONES for title in wish.get(zone, ())]
    spare = next(id for id, card in CARDS.items() if card.house == house and id not in named and card.type == "action")
    wishes[0]["hand"] = [*wishes[0].get("hand", ()), spare]
    sides, s = [], None
    for number, wish in enumerate(wishes):
        titles = [title for zone in ZONES for title in wish.get(zone, ())]
        titles += [title for these in wish.get("upgrades", {}).values() for title in _many(these)]
        side = side_of(number, tuple(titles))
        side.houses = tuple(wish.get("houses", ())) or tuple(dict.fromkeys([*side.houses, "brobnar", "dis", "logos"]))[:3]
        sides.append(side)
    s = table_of(sides, "main")
    s.turn, s.house, s.tidal = turn, house, tidal
    s.tally = dict(tally or {})
    for number, wish in enumerate(wishes):
        _lay(s, number, wish)
    script = Script(luck)
    table = laid(GAME, s, script, seats, sound=False)  # decks are as small as a test likes
    return Play(table, script, next(id for id in s.sides[0].hand if TITLE[id] == spare))


def opening(*luck: int, sides: tuple[str, str] = ("brute", "dummy")) -> Table[Crucible]:
    """Two decks of one title each, before anything; the first draw says who begins."""
    both = [side_of(number, (title,) * 20) for number, title in enumerate(sides)]
    return laid(GAME, table_of(both, "first"), Script([*luck, *[0] * 60]), ("Ana", "Bo"), sound=False)


def _first_house(wish: Mapping[str, Any]) -> str:
    for zone in ("hand", "line", "artifacts"):
        for title in wish.get(zone, ()):
            return house_in_deck(title)
    return "brobnar"


def _many(these: str | Sequence[str]) -> Sequence[str]:
    return [these] if isinstance(these, str) else these


def _lay(s: Crucible, number: int, wish: Mapping[str, Any]) -> None:
    side, letter = s.sides[number], SIDES[number]
    place = 0

    def next_id(title: str) -> str:
        nonlocal place
        place += 1
        return card_id(title, f"{letter}{place - 1}")

    side.deck.pool = []
    for zone in ZONES:
        ids = [next_id(title) for title in wish.get(zone, ())]
        if zone == "deck":
            side.deck.top = ids
            side.deck.known = {id: () for id in ids}
        else:
            setattr(side, zone, ids)
        if zone in ("line", "artifacts"):
            s.control.update(dict.fromkeys(ids, number))
    for host, these in wish.get("upgrades", {}).items():
        for title in _many(these):
            id = next_id(title)
            s.control[id] = number
            s.on[id] = _find(s, host)
    for field in ("amber", "dark", "chains"):
        setattr(side, field, wish.get(field, 0))
    side.keys = list(("red", "blue", "yellow")[: wish.get("keys", 0)])
    for word in FLAGS:
        for name in wish.get(word, ()):
            getattr(s, word)[_find(s, name, letter)] = True
    for word, table in (("damage", "damage"), ("amber_on", "amber"), ("counters", "counters")):
        for name, n in wish.get(word, {}).items():
            getattr(s, table)[_find(s, name, letter)] = n


def _find(s: Crucible, name: str, letter: str = "") -> str:
    title, _, copy = name.partition("#")
    found = [id for id in s.control if TITLE[id] == title and (not letter or id.rpartition(".")[2][0] == letter)]
    found = found or [id for id in s.control if TITLE[id] == title]
    assert found, f"{name} is not in play"
    return found[int(copy) - 1 if copy else 0]
