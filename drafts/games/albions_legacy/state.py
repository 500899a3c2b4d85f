"""What lies on the table of Albion's Legacy.

A *seat* is a person or a bot. A *player*, as the book calls it, is one of three or four who each run one character at a time;
a seat may be several players. `who` in all rules is the number of a player, never of a seat.
A place is the id of the tile that lies there: every tile is there once.
"""

from __future__ import annotations

from inglenook.engine.data import state
from inglenook.engine.facts import count as count
from inglenook.engine.kit.dicetest import Pool
from inglenook.engine.layers import LayeredDeck
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .options import Agreed

Laid = tuple[str, int, int, int, str]
"""A tile outside the castle: its id, q and r, by how many sixths it is turned, and the region it was laid in."""


@state
class Player:
    """A player: the character, what it carries, and what stays when a character retires."""

    seat: int
    character: str
    """Empty: none is left to choose."""
    tile: str
    """Empty: not in play, before the first turn or after retiring."""
    destiny: int
    wounds: int
    cards: list[str]
    """Inventory, in the order it came: `oak-mail`, `hearth-mead.2`, and the Artifact."""
    broken: list[str]
    """Those of `cards` that lie face down."""
    virtue: str
    """The plaque held, or nothing."""
    dooms: list[str]
    """Doom Effects suffered: ids of encounters, or `seduction`."""
    proven: bool
    """The Personal Quest of this character is done."""
    tokens: list[str]
    """Enemy tokens claimed: `saxon.3`, `hengist`."""
    story: list[str]
    """Story Tokens carried, by task."""
    escorts: list[str]
    """Escorts carried."""
    used: list[str]
    """Cards and abilities used this round."""
    handled: list[str]
    """Inventory cards used this turn: these are not traded."""
    slowed: int
    """Steps fewer in the next turn."""


@state
class Turn:
    """What has happened in the turn that is on; the Key-Turn counts as one."""

    who: int
    """The player whose turn it is; in the Key-Turn, who holds the Key-Turn Token."""
    start: str
    """Where it began."""
    steps: int
    """Movement left."""
    found: str
    """The tile just scouted, which has to be entered before one scouts again."""
    encounters: list[str]
    """Encounter Tiles that have drawn their card in this turn."""
    tried: list[str]
    """Story tasks and the Personal Quest (`personal`) that were tried."""
    fought: list[int]
    """Players who have challenged an enemy."""
    used: list[str]
    """What may be used once a turn and was."""
    choice: int
    """Tiles that the next scout turns up, by an effect; 0: as ever."""
    over: bool
    """It ends now: a tile was activated, the character retired, or an effect says so."""


@state
class Contest:
    """A Challenge that is on: who, against what, with which Attribute, and the Stones as they lie."""

    who: int
    kind: str
    """enemy, encounter, story, personal, cure or quest."""
    subject: str
    """The enemy token, the card or the task it is about."""
    attributes: list[str]
    """Those that may be used."""
    attribute: str
    """The one used; empty until it is chosen."""
    counts_as: str
    """The type of enemy, also of an encounter that counts as one."""
    named: bool
    rating: int
    stones: int
    """Printed Stones more or fewer."""
    no_destiny: bool
    extra: int
    """Stones more or fewer by what was used in this Challenge: items, relics, abilities."""
    bonus: int
    """Successes more by what was used."""
    second: str
    """The second Attribute of the last re-roll."""
    free: int
    """Free re-rolls left."""
    pool: Pool
    attempt: int
    used: list[str]
    """What was used in this Challenge."""


@state
class Ghost:
    """A tile that is being laid: where, and for which way it was found."""

    tile: str
    q: int
    r: int
    towards: int
    """The side on which it must be joined; -1: any."""
    region: str
    passed: list[str]
    """Tiles that were turned up and did not fit."""


@state
class Albion:
    """The whole table."""

    step: str
    then: str
    """The step that follows when everything pending is settled."""
    stage: int
    """Of the Key-Turn: 0 the end is looked for, 1 Despair, 2 abilities, 3 moves, 4 Challenges, 5 the token passes."""
    agreed: Agreed
    quests: list[str]
    """The Story Quests played."""
    round: int
    key: int
    """Who holds the Key-Turn Token."""
    turns: int
    """Turns taken in this round."""
    players: list[Player]
    retired: list[str]
    """Characters that are out for the whole game."""
    turn: Turn
    agenda: list[str]
    """What has to be done before anybody goes on, in order: `encounter:0:m2`, `threat:1:severe`."""
    contest: Contest | None
    ghost: Ghost | None
    land: tuple[Laid, ...]
    """Tiles that lie outside the castle, in the order they came."""
    stack: LayeredDeck
    """The Albion Stack."""
    enemy_tiles: list[str]
    """Named Enemy Tiles that are not in play yet."""
    decks: dict[str, LayeredDeck]
    """armoury, item, relic, mount, encounter, general, severe, and virtue: the Virtue Stack."""
    discards: dict[str, list[str]]
    """By the same names, and starting."""
    starting: list[str]
    """Starting Equipment that can be chosen."""
    approaching: str
    """The threat deck from which is drawn next: severe or general."""
    threats: list[str]
    """Roaming Threat Cards in play, the oldest first."""
    foes: dict[str, str]
    """Enemy tokens on the map, and where: `saxon.3` -> `m1`."""
    held: list[str]
    """Enemy tokens that have reached their objective and move no more."""
    beaten: dict[str, int]
    """Threat card -> the player who beat its named enemy."""
    last: dict[str, int]
    """Threat card -> the player who last beat one of its tokens."""
    gone: list[str]
    """Threat cards of which an enemy has escaped."""
    dungeon: list[str]
    """Enemy tokens under the Capture Token."""
    coins: int
    despair: int
    """Despair Tokens placed: so many Flames are out."""
    stables_open: bool
    story: dict[str, str]
    """Task -> where its Story Token is: a tile, `carried`, `home` or `box`; absent: its tile was not found yet."""
    escorts: dict[str, str]
    """Escort -> where it is: a tile, `carried`, `home`, `lost` or `out`."""
    turned: dict[str, str]
    """Quest -> what was chosen at its turn."""
    lasting: dict[str, str]
    """Effects until the Key-Turn has ended: `call-the-table` -> `saxon`."""
    moved: list[str]
    """In the Key-Turn: tokens that have moved, for what is shown and challenged."""
    tally: dict[str, int]
    """Counts for the lab: `0.passed.enemy`."""


ALTable = Table[Albion]


def playing(s: Albion) -> list[int]:
    """The players whose character is on the map."""
    return [who for who, player in enumerate(s.players) if player.tile]


@rule("AL-Q39")
def decides(s: Albion) -> int:
    """Who answers for all: the player whose turn it is, in the Key-Turn whoever holds the token."""
    return s.players[s.turn.who].seat


def seats(s: Albion) -> range:
    """Everybody who sits at the table, person or bot."""
    return range(1 + max(player.seat for player in s.players))


def seat_of(s: Albion, who: int) -> int:
    """Who decides for a player."""
    return s.players[who].seat


def clockwise(s: Albion, first: int) -> list[int]:
    """All players from one on."""
    n = len(s.players)
    return [(first + after) % n for after in range(n)]


def steps_to(s: Albion, step: str) -> None:
    """Settle everything that is pending, then go on with this step."""
    s.step, s.then = "settle", step
