"""What always holds of a table of Albion: nothing of the box is there twice, and no more than the box holds."""

from __future__ import annotations

from inglenook.engine.rulebook import invariant

from .content import BOX, ENEMY_TILES, FLAMES, MOST, REALM, TOKENS, VIRTUES
from .state import Albion


def once(things: list[str]) -> bool:
    """Whether nothing is there twice."""
    return len(things) == len(dict.fromkeys(things))


def bags(layers: list[tuple[str, ...]]) -> list[str]:
    """What lies in a deck."""
    return [card for bag in layers for card in bag]


@invariant("AL-R1")
def within_the_box(s: Albion) -> bool:
    """At most four characters are on the map, and there are no more coins and flames than the box holds."""
    coins = BOX["quest-coin"].count if "quest-coin" in BOX else 0
    return sum(bool(player.tile) for player in s.players) <= MOST and 0 <= s.coins <= coins and 0 <= s.despair <= FLAMES


@invariant("AL-R20")
def each_card_in_one_place(s: Albion) -> bool:
    """A card is in its deck, discarded, or somebody's; what is nowhere else is part of a pool."""
    found = [card for player in s.players for card in player.cards] + s.starting
    found += [card for name, deck in s.decks.items() if name in s.discards for card in bags(deck.layers) if name != "virtue"]
    found += [card for name, pile in s.discards.items() if name != "virtue" for card in pile]
    plaques = bags(s.decks["virtue"].layers) + s.discards["virtue"] + [player.virtue for player in s.players if player.virtue]
    return once(found) and once(plaques) and all(plaque in VIRTUES for plaque in plaques)


@invariant("AL-R21")
def each_token_in_one_place(s: Albion) -> bool:
    """An enemy token is on the map, somebody's, or in the Dungeon; all others are in the Enemy Pool."""
    found = [*s.foes, *s.dungeon, *(token for player in s.players for token in player.tokens)]
    return once(found) and all(token in TOKENS for token in found)


@invariant("AL-R6")
def each_tile_in_one_place(s: Albion) -> bool:
    """A Realm Tile is in the stack or lies on the table; so does a Named Enemy Tile, or it waits."""
    ghost = [s.ghost.tile] if s.ghost is not None else []
    laid = [id for id, *_ in s.land]
    tiles = [*bags(s.stack.layers), *laid, *s.enemy_tiles, *(one for one in ghost if one not in s.enemy_tiles)]
    places = [f"{q},{r}" for _, q, r, _, _ in s.land]
    return once(tiles) and once(places) and all(tile in REALM or tile in ENEMY_TILES for tile in tiles)


def carried_by_one(s: Albion) -> bool:
    """Escorts and Story Tokens that are carried are carried by one player, and only broken cards of one's own are broken."""
    escorts = [one for player in s.players for one in player.escorts]
    story = [one for player in s.players for one in player.story]
    broken = all(card in player.cards for player in s.players for card in player.broken)
    carried = all(s.escorts.get(one) == "carried" for one in escorts) and all(s.story.get(one) == "carried" for one in story)
    return once(escorts) and once(story) and broken and carried


INVARIANTS = (within_the_box, each_card_in_one_place, each_token_in_one_place, each_tile_in_one_place, carried_by_one)
