"""A deck in layers: known cards on top or below, and bags that lie over each other.

Each layer is a bag; a bag of one card has its place. What a seat knows of a card is in which layer it lies. When a card is
taken from a bag unseen, who does not see it no longer knows what is left in that bag: it is better to know too little than to
tell. So, as with `Deck`, there is no order that could leak.
"""

from __future__ import annotations

from collections.abc import Sequence

from .chance import Chance
from .data import state

Seats = tuple[int, ...]
"""Those who see something; -1 stands for whoever only watches."""


@state
class LayeredDeck:
    """A draw pile of bags, the top one first, each sorted; and which seats know of a card in which of them it lies."""

    layers: list[tuple[str, ...]]
    known: dict[str, tuple[int, ...]]

    def __len__(self) -> int:
        return sum(map(len, self.layers))

    def __repr__(self) -> str:
        return f"<LayeredDeck {' / '.join(bag[0] if len(bag) == 1 else str(len(bag)) for bag in self.layers)}>"

    # -- taking ---------------------------------------------------------------------------------------------------------

    def draw(self, chance: Chance, seats: Seats = ()) -> str:
        """Take the next card, in the sight of these seats."""
        return self._take(chance, 0, seats)

    def draw_below(self, chance: Chance, seats: Seats = ()) -> str:
        """Take the last card, in the sight of these seats."""
        return self._take(chance, -1, seats)

    def search(self, card: str) -> str:
        """Take a card from wherever it lies, and shuffle the rest: which layer it came from is nobody's knowledge."""
        self.shuffle_in(())
        self._lift(0, card)
        return card

    def _take(self, chance: Chance, place: int, seats: Seats) -> str:
        bag = self.layers[place]
        card = bag[chance.below(len(bag))]
        if len(bag) > 1:
            self._forget(bag, seats)
        self.known.pop(card, None)
        self._lift(place, card)
        return card

    def _lift(self, place: int, card: str) -> None:
        """A card leaves its bag."""
        bag = self.layers[place]
        at = bag.index(card)
        if len(bag) > 1:
            self.layers[place] = bag[:at] + bag[at + 1 :]
        else:
            del self.layers[place]

    def _forget(self, bag: Sequence[str], seats: Seats) -> None:
        """Something happens to a bag that only these seats see."""
        for card in bag:
            kept = tuple(seat for seat in self.known.pop(card, ()) if seat in seats)
            if kept:
                self.known[card] = kept

    # -- looking --------------------------------------------------------------------------------------------------------

    def peek(self, chance: Chance, count: int, seat: int) -> list[str]:
        """A seat looks at the next cards; from now on they have an order, known to that seat."""
        seen: list[str] = []
        for place in range(min(count, len(self))):
            bag = self.layers[place]
            card = bag[0]
            if len(bag) > 1:
                card = bag[chance.below(len(bag))]
                self._forget(bag, (seat,))
                self._lift(place, card)
                self.layers.insert(place, (card,))
            self._tell([card], (seat,))
            seen.append(card)
        return seen

    def _tell(self, cards: Sequence[str], seats: Seats) -> None:
        for card in cards:
            before = self.known.get(card, ())
            now = tuple(sorted({*before, *seats}))
            if now:
                self.known[card] = now

    def places(self, seat: int | None) -> list[str | None]:
        """The deck from top to bottom as this seat (None: a spectator) knows it: a card where it knows the place, else None."""
        seat = -1 if seat is None else seat
        found: list[str | None] = []
        for bag in self.layers:
            alone = len(bag) == 1 and seat in self.known.get(bag[0], ())
            found += bag if alone else [None] * len(bag)
        return found

    @property
    def foreseen(self) -> Seats:
        """Who knows which card comes next."""
        return self.known.get(self.layers[0][0], ()) if self.layers and len(self.layers[0]) == 1 else ()

    # -- putting --------------------------------------------------------------------------------------------------------

    def put_on_top(self, card: str, seats: Seats) -> None:
        """Lay a card on the pile in the sight of these seats."""
        self.lay_over([card], seats)

    def put_under(self, card: str, seats: Seats) -> None:
        """Push a card under the pile in the sight of these seats."""
        self.lay_under([card], seats)

    def lay_over(self, cards: Sequence[str], seats: Seats) -> None:
        """Shuffle these cards and lay them on the pile; these seats know which they are."""
        if cards:
            self.layers.insert(0, bag_of(cards))
            self._tell(cards, seats)

    def lay_under(self, cards: Sequence[str], seats: Seats) -> None:
        """Shuffle these cards and put them under the pile; these seats know which they are."""
        if cards:
            self.layers.append(bag_of(cards))
            self._tell(cards, seats)

    def cut(self, chance: Chance, count: int) -> None:
        """Part the last cards from what lies over them, unseen; who shuffles the upper part leaves them where they are."""
        self.lay_under([self.draw_below(chance) for _ in range(count)], ())

    def shuffle_in(self, cards: Sequence[str]) -> None:
        """Add cards and shuffle everything: nobody knows any place any more."""
        self.layers = bags_of([*(card for bag in self.layers for card in bag), *cards])
        self.known = {}

    def shuffle_in_top(self, cards: Sequence[str], seats: Seats) -> None:
        """Add cards to the uppermost layer only and shuffle that; these seats know which cards were added."""
        over = [*self.layers.pop(0), *cards] if self.layers else cards
        self.lay_over(over, ())
        self._tell(cards, seats)

    # -- dealing anew ---------------------------------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[str]:
        """The cards of which this seat does not know where they lie, sorted."""
        return sorted(card for bag in self.layers for card in bag if seat not in self.known.get(card, ()))

    def deal_anew(self, seat: int, unknown: list[str], chance: Chance) -> None:
        """Put other cards in the places this seat does not know, taken from `unknown`. Who knew a place goes on knowing it.

        A game puts together what is hidden from a seat in this deck and elsewhere, and deals it to all these places.
        """
        mine = {card: seats for card, seats in self.known.items() if seat in seats}
        others: dict[str, tuple[int, ...]] = {}
        for place in sorted(range(len(self.layers)), key=lambda place: len(self.layers[place])):
            bag = self.layers[place]
            dealt = [card for card in bag if card in mine]
            # In an order that does not depend on what lies there: by who knows it, and what nobody knows at the end.
            for seats in sorted((self.known.get(card, ()) for card in bag if card not in mine), reverse=True):
                if not seats and len(unknown) == len(bag) - len(dealt):  # the rest needs no luck
                    dealt += unknown
                    unknown.clear()
                    break
                card = unknown.pop(chance.below(len(unknown)))
                dealt.append(card)
                if seats:
                    others[card] = seats
            self.layers[place] = bag_of(dealt)
        self.known = {**mine, **others}


def layered(*bags: Sequence[str]) -> LayeredDeck:
    """A deck of these bags, the top one first, each shuffled; which cards a bag holds is not known to anybody."""
    return LayeredDeck(layers=bags_of(*bags), known={})


def bags_of(*bags: Sequence[str]) -> list[tuple[str, ...]]:
    """These bags but for empty ones."""
    return [bag_of(bag) for bag in bags if bag]


def bag_of(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards in no order; copies share it."""
    return tuple(sorted(cards))
