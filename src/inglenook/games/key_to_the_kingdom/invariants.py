"""What holds at every decision."""

from __future__ import annotations

from inglenook.engine.rulebook import invariant

from .board import CASTLE_SPACES, GARDEN, visible
from .content import COMPONENTS, EVENTS, HEROES, MAGIC, SPACES, TOKENS
from .items import ITEM_IDS, owned
from .setup import COLOURS
from .state import NOBODY, Kingdom


@invariant("KK-R11")
def pieces_are_conserved(s: Kingdom) -> bool:
    """Of every colour there are as many pieces as in the box: in the supply or with a player."""
    each = COMPONENTS["key-pieces"].each
    return all(s.supply[colour] + sum(colour in own for own in s.pieces) == each for colour in COLOURS)


@invariant("KK-R121")
def one_piece_of_a_colour(s: Kingdom) -> bool:
    """Nobody holds two pieces of one colour, nor more than three."""
    return all(len(own) <= len(COLOURS) and len(own) == len({*own}) for own in s.pieces)


@invariant("KK-R7")
def every_card_is_somewhere(s: Kingdom) -> bool:
    """Each event card is in exactly one place: the deck, the discard pile, with its companion's owner, or being resolved."""
    there = [*s.deck.pool, *s.deck.top, *s.discard, *s.companions, *s.resolving]
    return sorted(there) == sorted(EVENTS)


@invariant("KK-R57")
def one_owner_each(s: Kingdom) -> bool:
    """A magic item lies at the side or belongs to one player."""
    return all(item in MAGIC and 0 <= owner < len(s.heroes) for item, owner in s.magic.items())


@invariant("KK-R39", "KK-R43")
def items_have_two_faces(s: Kingdom) -> bool:
    """Every owned item lies on one of two sides; none is ever lost."""
    for seat, spent in enumerate(s.spent):
        own = owned(s, seat)
        if len(spent) != len({*spent}) or any(item not in own for item in spent):
            return False
        if any(item not in own for item in ITEM_IDS):
            return False
    return True


@invariant("KK-R103")
def one_die_on_the_throne(s: Kingdom) -> bool:
    """The demon die lies on the throne, or the hero die of the one player who holds it."""
    return s.throne == NOBODY or 0 <= s.throne < len(s.heroes)


@invariant("KK-R37", "KK-R38")
def nobody_is_hidden(s: Kingdom) -> bool:
    """Every figure stands in the castle or on a space one can see."""
    return all(at in CASTLE_SPACES or visible(s, at) for at in s.at)


@invariant("KK-R36")
def voids_only_in_the_open(s: Kingdom) -> bool:
    """A figure in a void stands in an opened region."""
    return all(s.opened["west" if at == "void-west" else "east"] for at in s.at if at in SPACES and SPACES[at].kind == "void")


@invariant("KK-R144")
def garden_spaces_are_not_shared(s: Kingdom) -> bool:
    """Two heroes never share a garden space."""
    there = [at for at in s.at if at in GARDEN]
    return len(there) == len({*there})


@invariant("KK-R143", "KK-R156")
def only_the_whole_key_opens(s: Kingdom) -> bool:
    """Whoever is in the castle has all three pieces."""
    return all(len(s.pieces[seat]) == len(COLOURS) for seat, at in enumerate(s.at) if at in CASTLE_SPACES)


@invariant("KK-R12", "KK-R25")
def tokens_are_conserved(s: Kingdom) -> bool:
    """Each castle token lies face down in its section or face up on a space of it."""
    there = [*s.face_up.values(), *(token for left in s.face_down.values() for token in left)]
    return sorted(there) == sorted(TOKENS) and all(TOKENS[token].back in space for space, token in s.face_up.items())


@invariant("KK-R17")
def heroes_differ(s: Kingdom) -> bool:
    """No hero is played twice."""
    chosen = [hero for hero in s.heroes if hero]
    return len(chosen) == len({*chosen}) and all(hero in HEROES for hero in chosen)


@invariant("KK-R5")
def nobody_is_out(s: Kingdom) -> bool:
    """No points, no elimination, no last round: every player has a figure, and somebody is always to move."""
    return len(s.at) == len(s.heroes) and all(s.at) and 0 <= s.active < len(s.heroes)


INVARIANTS = (
    pieces_are_conserved,
    one_piece_of_a_colour,
    every_card_is_somewhere,
    one_owner_each,
    items_have_two_faces,
    one_die_on_the_throne,
    nobody_is_hidden,
    voids_only_in_the_open,
    garden_spaces_are_not_shared,
    only_the_whole_key_opens,
    tokens_are_conserved,
    heroes_differ,
    nobody_is_out,
)
