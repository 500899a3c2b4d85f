"""A scene for tests of AO: lay its table directly, then let it act.

    play = rival(cubes=13, reputation=2, rows={"exceptional": ["ew2", "ew1", "ea1"]})
    play.gains({"cube": 1})
    assert (play.ao.gold, play.ao.reputation) == (17, 4)

Unless a test says otherwise AO is set up as in all examples of the solo book: Weapon before Armor before Shield, a Mithril
Finish, Merchant before Harvester before Alchemist, Apprentice. Nothing is left to luck: decks lie in an order, and a draw is a
failure.
"""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from inglenook.engine.chance import Source
from inglenook.engine.layers import layered
from inglenook.engine.table import Seat, Table
from inglenook.engine.words import Msg
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_goods import ao_gain
from inglenook.games.forges_of_ravenshire.ao_recruits import ao_recruits
from inglenook.games.forges_of_ravenshire.ao_turn import carry_out, turn_of_ao
from inglenook.games.forges_of_ravenshire.content import AO_CARDS, AO_EXAMPLES, COLUMN, DISTRICT_IDS, AoCard, Reward
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.setup import new
from inglenook.games.forges_of_ravenshire.state import Ao, Ravenshire, ao_of, ao_side
from inglenook.testing import Script
from tests.ravenshire.stage import BOARD, NAMES, deal_contracts, fill_halls

BOOK = "book"
"""The setup of all examples."""


class Rival:
    """A table at which AO acts; nobody is asked."""

    def __init__(self, table: Table[Ravenshire]) -> None:
        self.t = table

    @property
    def s(self) -> Ravenshire:
        return self.t.state

    @property
    def ao(self) -> Ao:
        return ao_of(self.s)

    @property
    def side(self) -> int:
        return ao_side(self.s)

    # -- letting it act -----------------------------------------------------------------------------------------------

    def turn(self) -> Rival:
        """One turn, with the cards on top of its deck."""
        run(turn_of_ao(self.t))
        return self

    def carries_out(self, card: AoCard | str) -> Rival:
        """A card that is no event."""
        carry_out(self.t, AO_CARDS[card] if isinstance(card, str) else card)
        return self

    def gains(self, reward: Reward) -> Rival:
        ao_gain(self.t, reward)
        return self

    def recruits(self) -> Rival:
        ao_recruits(self.t, "FR-R75")
        return self

    # -- looking ------------------------------------------------------------------------------------------------------

    def at(self, district: str) -> list[str]:
        """The dice of a district."""
        return self.s.board[DISTRICT_IDS.index(district)]

    def said(self) -> list[str]:
        """The ids of everything in the log, without remarks."""
        return [entry.text.id for entry in self.t.log if entry.text.id != "fr-log-remark"]

    def cited(self) -> list[str]:
        """The rules the log names."""
        return [entry.rule for entry in self.t.log]

    def remarks(self) -> list[str]:
        """What it has said."""
        return [said.id for entry in self.t.log if isinstance(said := entry.text.args.get("remark"), Msg)]

    def told(self, id: str) -> Msg:
        """The one line of this id."""
        (found,) = [entry.text for entry in self.t.log if entry.text.id == id]
        return found


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let rules run that ask nobody."""
    try:
        asked = work.send(None)
    except StopIteration:
        return
    raise AssertionError(f"somebody was asked: {asked}")


def rival(
    *,
    seats: int = 1,
    level: str = "apprentice",
    deck: Sequence[str] = (),
    dice: Sequence[str] = ("m1", "h1", "a1"),
    members: Mapping[str, Sequence[str]] | None = None,
    board: Mapping[str, Sequence[str]] = BOARD,
    rows: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    halls: Mapping[str, Sequence[str]] | None = None,
    titles: Sequence[str] | None = None,
    season: int = 1,
    luck: Source | None = None,
    **wishes: Any,
) -> Rival:
    """A table in AO's turn. `deck` are the next cards of its deck, `decks` those of the contracts; `members` AO has already.

    What a test does not lay is filled with what is left, in the printed order. Other wishes are fields of `Ao`.
    """
    s = new(seats, RavenshireOptions(ao=level))  # type: ignore[arg-type]
    ao, book = ao_of(s), AO_EXAMPLES[BOOK]
    s.step, s.season, s.active = "turn", season, ao_side(s)
    s.titles = list(book.titles if titles is None else titles)
    ao.items, ao.guilds, ao.finish = list(book.items), list(book.guilds), book.finish
    ao.dice, ao.deck = list(dice), layered(*([card] for card in deck))
    for guild, own in (members or {}).items():
        ao.members[COLUMN[guild]] = list(own)
    for name, value in wishes.items():
        getattr(ao, name)  # a name AO does not have is a mistake of the test
        setattr(ao, name, value)
    s.board = [list(board.get(id, ())) for id in DISTRICT_IDS]
    deal_contracts(s, rows or {}, decks or {})
    fill_halls(s, halls or {})
    return Rival(Table(GAME, s, luck or Script(), seats=[Seat(name) for name in NAMES[:seats]], loud=True))
