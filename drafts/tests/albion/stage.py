"""A stage for tests of Albion: lay the map directly, then play in the game's own words.

    play = ride(dict(tile="drawbridge"), luck=["prowess", "mana"])
    play.do("scout:0", "go:m1")
    assert play.me.tile == "m1"

Unless a test says otherwise three characters (Arthur, Lancelot, Merlin) of three seats stand at the Round Table with full
Destiny and nothing else, it is Arthur's turn, decks and the stack lie in the order in which their cards are printed, and the
only luck is that of dice: `luck` holds faces of Stones by name, numbers of the D6, or `#2` for the outcome of any other draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from inglenook.games.albions_legacy import GAME
from inglenook.games.albions_legacy.content import CHARACTERS, FACES, ROUND_TABLE, TILES
from inglenook.games.albions_legacy.options import AlbionOptions
from inglenook.games.albions_legacy.places import region_of
from inglenook.games.albions_legacy.setup import new
from inglenook.games.albions_legacy.state import Albion, Laid, Player

from inglenook.engine.kit.hexes import turned
from inglenook.engine.layers import layered
from inglenook.testing import Script, Stage, laid

NAMES = ("Ana", "Bo", "Cy", "Di")
HEROES = ("arthur", "lancelot", "merlin", "guinevere")
SHOWN = [face.shows for face in FACES.values()]


class Faces(Script[int | str]):
    """Luck in words: the face of a Stone, the number of a die, or `#2` for any other draw."""

    def outcome(self, wish: int | str) -> int:
        if isinstance(wish, int):
            return wish - 1
        return int(wish[1:]) if wish.startswith("#") else SHOWN.index(wish)  # type: ignore[arg-type]


class AnyLuck(Faces):
    """Luck that comes round: every draw of n is the next number."""

    def draw(self, index: int, n: int) -> int:
        return (index * 7 + index // 5) % n


class Ride(Stage[Albion]):
    """A ride on the stage; `me` is the first player."""

    @property
    def me(self) -> Player:
        return self.s.players[0]

    @property
    def you(self) -> Player:
        return self.s.players[1]

    def does(self, name: str) -> list[str]:
        """What the answers of one action name: of `go:m1` it is `m1`."""
        return [key.partition(":")[2] for key in self.decision.keys if key.partition(":")[0] == name]

    def region(self, tile: str) -> str:
        return region_of(self.s, tile)

    @property
    def over(self) -> str:
        """Why the game is over, as the id of the sentence; empty while it is not."""
        return self.table.over.reason.id if self.table.over is not None else ""


def opening(seats: int = 3, *, luck: Sequence[int | str] = (), **options: Any) -> Ride:
    """A table at the very beginning, at its first question. Without `luck` any luck will do."""
    script = Faces(luck) if luck else AnyLuck()
    return Ride(laid(GAME, new(seats, AlbionOptions(**options)), script, NAMES[:seats]), script)


def ride(
    *players: Mapping[str, Any],
    seats: int = 3,
    land: Sequence[Laid] = (),
    stack: Sequence[str] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    turn: Mapping[str, Any] | None = None,
    step: str = "settle",
    then: str = "act",
    luck: Sequence[int | str] = (),
    fields: Mapping[str, Any] | None = None,
    **options: Any,
) -> Ride:
    """A ride in the middle of a game, at the first question.

    A player is a mapping with fields of `Player`. `stack` and `decks` name the cards on top, in order; the rest follows. `turn`
    are fields of the turn, `fields` of the whole state (`foes={"saxon.1": "m1"}`, `threats=[...]`, `coins=3`).
    """
    s = new(seats, AlbionOptions(**options))
    s.step, s.then, s.round = step, then, 1
    for number, player in enumerate(s.players):
        furnish(player, HEROES[number], dict(players[number]) if number < len(players) else {})
    s.land = tuple(land)
    order(s, stack, decks or {})
    known = [id for id, *_ in s.land]
    s.enemy_tiles = [tile for tile in s.enemy_tiles if tile not in known]
    s.turn.start, s.turn.steps = s.players[0].tile, 4
    for name, value in (turn or {}).items():
        assert hasattr(s.turn, name), name
        setattr(s.turn, name, value)
    for name, value in (fields or {}).items():
        assert hasattr(s, name), name
        setattr(s, name, value)
    script = Faces(luck)
    return Ride(laid(GAME, s, script, NAMES[:seats], sound=False), script)


def furnish(player: Player, hero: str, wish: dict[str, Any]) -> None:
    """Give a player what a test wishes."""
    player.character = wish.get("character", hero)
    player.tile = ROUND_TABLE
    if player.character:
        player.destiny = CHARACTERS[player.character].destiny
    for name, value in wish.items():
        assert hasattr(player, name), name
        setattr(player, name, value)


def order(s: Albion, stack: Sequence[str] | None, decks: Mapping[str, Sequence[str]]) -> None:
    """Lay the stack and the decks in the printed order, with what a test names on top; what somebody has is not in them."""
    gone = [id for id, *_ in s.land]
    gone += [card for player in s.players for card in (*player.cards, player.virtue)]
    s.starting = [card for card in s.starting if card not in gone]
    tiles = [tile for bag in s.stack.layers for tile in bag]
    top = list(stack or ())
    s.stack = layered(*([tile] for tile in [*top, *(one for one in tiles if one not in top)] if tile not in gone))
    for name, deck in s.decks.items():
        first = list(decks.get(name, ()))
        rest = [card for bag in deck.layers for card in bag if card not in first]
        s.decks[name] = layered(*([card] for card in [*first, *rest] if card not in gone))


def facing(tile: str, q: int, r: int, region: str, *, open: Sequence[int] = ()) -> Laid:
    """A tile laid so that these sides are paths; the least turned of such turns."""
    for sixths in range(6):
        if all(turned(TILES[tile].walls, sixths)[side] == "." for side in open):
            return (tile, q, r, sixths, region)
    raise AssertionError(f"{tile} cannot lie so")
