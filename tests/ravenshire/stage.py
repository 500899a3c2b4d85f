"""A stage for tests of Ravenshire: lay the town directly, then play in the game's own words.

    play = town(smiths=[dict(dice=["m5"], wood=3)], board={"timberfall": ["h2"]})
    play.do("m5>kilnyard", "timberfall.0")
    assert play.me.stock["wood"] == 7

Unless a test says otherwise a smith has nothing, decks and stacks lie in the order in which their cards are printed, and no
luck is needed but for dice: `luck` are the faces that will be rolled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from inglenook.engine.layers import layered
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_setup import new_ao
from inglenook.games.forges_of_ravenshire.content import (
    CONTRACTS,
    DISTRICT_IDS,
    GOLD,
    GOODS,
    GUILDS,
    MEMBERS,
    MYSTICS,
    SHOWN,
    TIERS,
    TOKEN,
)
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.setup import new
from inglenook.games.forges_of_ravenshire.state import Ao, Ravenshire, Smith
from inglenook.testing import Script, Stage, laid

NAMES = ("Ana", "Bo", "Cy", "Di")
STOCK = (*GOODS, *MYSTICS, GOLD, TOKEN)
BOARD = {
    "timberfall": ["m1"],
    "ore-pits": ["h2"],
    "tanners-row": ["a3"],
    "kilnyard": ["m4"],
    "steelgate": ["h5"],
    "guild-halls": ["a6"],
}
DICE = ("m3", "h3", "a3")
TITLES = ("quartermaster", "legendsmith", "guildwarden")
WORDS = {"action_token": TOKEN, "dragon_scale": "dragon-scale"}
"""Python's spelling of what a smith has."""


class Faces(Script[int | str]):
    """Luck as dice: the face that is rolled, or `#2` for the outcome of any other draw."""

    def outcome(self, wish: int | str) -> int:
        return int(wish[1:]) if isinstance(wish, str) else wish - 1


class Town(Stage[Ravenshire]):
    """A town on the stage; `me` is seat 0."""

    @property
    def me(self) -> Smith:
        return self.s.smiths[0]

    @property
    def you(self) -> Smith:
        return self.s.smiths[1]

    @property
    def ao(self) -> Ao:
        assert self.s.ao is not None
        return self.s.ao

    def has(self, seat: int = 0) -> dict[str, int]:
        """What a smith has of anything."""
        return {what: n for what, n in self.s.smiths[seat].stock.items() if n}

    @property
    def main(self) -> list[str]:
        """The answers to the question itself."""
        return self.decision.own.keys

    @property
    def free(self) -> list[str]:
        """The free actions beside it, without their first word."""
        return [key.removeprefix("free:") for key in self.decision.keys if key.startswith("free:")]

    def freely(self, *words: str) -> Town:
        """Do these free actions."""
        return self.do(*(f"free:{word}" for word in words))

    def on(self, times: int = 1) -> Town:
        """Answer so many questions with whatever stands first."""
        for _ in range(times):
            self.do(self.options[0])
        return self

    def dice_at(self, district: str) -> list[str]:
        return self.s.board[DISTRICT_IDS.index(district)]


def opening(seats: int = 2, *, luck: Sequence[int | str] = (), **options: Any) -> Town:
    """A table at the very beginning, at its first question. Without `luck` any luck will do."""
    script = Faces(luck) if luck else AnyLuck()
    state = new(seats, RavenshireOptions(**options))
    return Town(laid(GAME, state, script, NAMES[:seats]), script)


class AnyLuck(Faces):
    """Luck that comes round: every draw of n is the next number."""

    def draw(self, index: int, n: int) -> int:
        return (index * 7 + index // 5) % n


def town(
    *,
    smiths: Sequence[Mapping[str, Any]] = ({}, {}),
    ao: Mapping[str, Any] | None = None,
    board: Mapping[str, Sequence[str]] | None = None,
    rows: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    halls: Mapping[str, Sequence[str]] | None = None,
    titles: Sequence[str] = TITLES,
    claimed: Mapping[str, int] | None = None,
    step: str = "turn",
    active: int = 0,
    first: int = 0,
    season: int = 2,
    round: int = 1,
    placed: str = "",
    luck: Sequence[int | str] = (),
    **options: Any,
) -> Town:
    """A town in the middle of the game, at the first question of the active side.

    A smith is a mapping: the fields of `Smith`, and the amount of anything by its name (`wood=3`, `action_token=1`). `board`,
    `rows`, `decks` and `halls` name only what matters; the rest is filled up. `placed`: where the last die was placed just now.
    """
    s = new(len(smiths), RavenshireOptions(ao="none" if ao is None else "apprentice", **options))
    s.step, s.active, s.first, s.season, s.round = step, active, first, season, round
    for number, wish in enumerate(smiths):
        furnish(s.smiths[number], dict(wish), at_work=step in ("production", "season-end"))
    if ao is not None:
        s.ao = ao_of(dict(ao))
    on_board = BOARD if board is None else board
    s.board = [list(on_board.get(id, ())) for id in DISTRICT_IDS]
    s.raven = any(die[0] == "r" for dice in s.board for die in dice)
    s.placed = DISTRICT_IDS.index(placed) if placed else -1
    s.titles, s.claimed = list(titles), dict(claimed or {})
    deal_contracts(s, rows or {}, decks or {})
    fill_halls(s, halls or {})
    script = Faces(luck)
    return Town(laid(GAME, s, script, NAMES[: len(smiths)], sound=False), script)


def furnish(smith: Smith, wish: dict[str, Any], at_work: bool) -> None:
    """Give a smith what a test wishes; in Production the dice of the Season lie in the columns."""
    smith.stock = dict.fromkeys(STOCK, 0)
    if at_work:
        smith.columns = [[die] for die in DICE]
    else:
        smith.dice = list(DICE)
    for name, value in wish.items():
        what = WORDS.get(name, name)
        if what in smith.stock:
            smith.stock[what] = value
        else:
            getattr(smith, name)  # a name no smith has is a mistake of the test
            setattr(smith, name, value)
    if "contracts" in wish and "finishes" not in wish:
        smith.finishes = [""] * len(smith.contracts)


def ao_of(wish: dict[str, Any]) -> Ao:
    """AO as in the examples of the book, with what a test wishes."""
    made = new_ao(RavenshireOptions(ao="apprentice"))
    usual = {"finish": "mithril", "items": ["weapon", "armor", "shield"], "guilds": list(GUILDS)}
    deck = wish.pop("deck", ["ao-m1", "ao-m2", "ao-m3"])
    made.deck = layered(*([card] for card in deck))
    for name, value in {**usual, **wish}.items():
        getattr(made, name)
        setattr(made, name, value)
    return made


def deal_contracts(s: Ravenshire, rows: Mapping[str, Sequence[str]], decks: Mapping[str, Sequence[str]]) -> None:
    """Fill rows and decks with what nobody has, in the printed order."""
    gone = [card for smith in s.smiths for card in (*smith.contracts, smith.starter)]
    gone += s.ao.contracts if s.ao is not None else []
    for tier in TIERS:
        named = [*rows.get(tier, ()), *decks.get(tier, ())]
        left = [id for id, one in CONTRACTS.items() if one.tier == tier and id not in gone and id not in named]
        s.rows[tier] = list(rows[tier]) if tier in rows else [left.pop(0) for _ in range(min(SHOWN, len(left)))]
        s.decks[tier] = layered(*([card] for card in decks.get(tier, left)))


def fill_halls(s: Ravenshire, halls: Mapping[str, Sequence[str]]) -> None:
    """Fill the display and the stacks with whoever works for nobody, in the printed order."""
    gone = [member for smith in s.smiths for column in smith.members for member in column]
    gone += [member for column in s.ao.members for member in column] if s.ao is not None else []
    for column, guild in enumerate(GUILDS):
        left = [id for id, one in MEMBERS.items() if one.guild == guild and id not in gone and id not in halls.get(guild, ())]
        s.halls[column] = list(halls[guild]) if guild in halls else [left.pop(0) for _ in range(min(2, len(left)))]
        s.stacks[column] = layered(*([member] for member in left))
