"""People at a table: who looks, who sits where, and what each of them is told about the table itself."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from inglenook.bots import bot as bot_of
from inglenook.bots.mcts import MctsBot
from inglenook.engine import words
from inglenook.engine.decide import Refused
from inglenook.engine.table import Seat
from inglenook.engine.words import Msg, Problem, Words, catalogue, msg

from .bodies import Chair
from .wire import Branch, SeatInfo, TableInfo

if TYPE_CHECKING:
    from .live import Live

Address = Callable[[str], tuple[str, Msg | None]]
"""The full address of a path, and what to do if others cannot reach it."""

NAMES = ("Maren", "Tobias", "Jory", "Oona", "Fenn")
"""What bots are called where nobody says otherwise."""
USUAL_BOT = "greedy"
LONGEST_NAME = 40
MOST_SIMULATIONS = 2000
MOST_SECONDS = 10


class Viewer(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who looks at tables. `seats` are the only ones a program's token is good for; a person has no such limit."""

    guest: str
    name: str = ""
    seats: tuple[int, ...] | None = None
    watching: bool = False
    """Has the watch token of this table."""
    device: str = ""
    """The hash of the device link they came by, or by which the maker of their token came."""
    token: str = ""
    """The hash of a program's token."""
    epoch: int = 0
    """That of a person's cookie: how often the guest had signed out everywhere."""


class ServerProblem(Problem):
    """A problem whose words are the server's."""

    def __str__(self) -> str:
        return _english().say(self.reason)


def _english() -> Words:
    return catalogue("en", Path(words.__file__).parent / "words", Path(__file__).parent / "words")


class NoTable(ServerProblem):
    """There is no such table, or not for you."""

    status = 404


class SlowBot(ServerProblem):
    """A bot that would think for too long."""


class NotAllowed(Refused):
    """Somebody who may not do this here."""

    status = 403


class Stale(Refused):
    """The question this answers is no longer open; the table stands at `version`."""

    status = 409

    def __init__(self, reason: Msg, version: int) -> None:
        super().__init__(reason)
        self.version = version

    def __reduce__(self) -> tuple[type[Stale], tuple[Msg, int]]:
        return type(self), (self.reason, self.version)


def holds(viewer: Viewer, chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The seats this viewer may answer for."""
    guest, only = viewer.guest, viewer.seats
    return tuple(
        [
            seat
            for seat, chair in enumerate(chairs)
            if chair.holder == guest and chair.control == "human" and (only is None or seat in only)
        ]
    )


def free_seats(chairs: Sequence[Chair], guest: str = "") -> tuple[int, ...]:
    """The open seats, first those kept for this guest, without those kept for others."""
    kept = [seat for seat, chair in enumerate(chairs) if chair.control == "open" and guest and chair.holder == guest]
    rest = [seat for seat, chair in enumerate(chairs) if chair.control == "open" and not chair.holder]
    return (*kept, *rest)


def people_of(chairs: Sequence[Chair]) -> list[int]:
    """The seats that belong to people, also where a bot stands in."""
    return [seat for seat, chair in enumerate(chairs) if chair.control == "human"]


def others_of(chairs: Sequence[Chair], seat: int) -> tuple[int, ...]:
    """The seats of other people, who have a say when this one wants to go back."""
    holder = chairs[seat].holder
    return tuple(one for one in people_of(chairs) if chairs[one].holder != holder)


def table_seats(chairs: Sequence[Chair]) -> tuple[Seat, ...]:
    """The seats as the engine knows them."""
    return tuple(Seat(chair.name, f"bot:{chair.bot}" if chair.control == "bot" else "human") for chair in chairs)


def seen(text: str) -> str:
    """What can be seen of a name or a title: no invisible signs, no needless spaces."""
    signs = unicodedata.normalize("NFC", text)
    return " ".join("".join(" " if unicodedata.category(sign).startswith("C") else sign for sign in signs).split())


def own_name(name: str, others: Sequence[str], number: int) -> str:
    """A name nobody else at the table has; a bot's if it is empty."""
    base = (seen(name) or NAMES[number % len(NAMES)])[:LONGEST_NAME]
    found, count = base, 1
    while found in others:
        count += 1
        found = f"{base[: LONGEST_NAME - 4]} {count}"
    return found


def named_after(seat: str, guest: str) -> bool:
    """Whether a seat bears a guest's own name, perhaps with a number; others at the same screen have names of their own."""
    return seat == guest or (seat.startswith(f"{guest[: LONGEST_NAME - 4]} ") and seat.rpartition(" ")[2].isdigit())


def check_bot(strength: str) -> str:
    """The strength of a bot, if there is such a bot and it does not take for ever."""
    found = bot_of(strength, 0)
    if isinstance(found, MctsBot) and (found.simulations > MOST_SIMULATIONS or (found.seconds or 0) > MOST_SECONDS):
        raise SlowBot(msg("srv-bot-slow", name=strength, simulations=MOST_SIMULATIONS, seconds=MOST_SECONDS))
    return strength


class Presence:
    """Who has a window open on the table, and since when the others have not."""

    def __init__(self) -> None:
        self.links: dict[str, int] = {}
        self.here: set[str] = set()
        """Guests whom everybody believes to be here: whoever was gone for a moment only is one of them."""
        self._seen: dict[str, float] = {}

    def came(self, guest: str) -> bool:
        """A window was opened; True if that is news."""
        self.links[guest] = self.links.get(guest, 0) + 1
        news = guest not in self.here
        self.here.add(guest)
        return news

    def went(self, guest: str) -> bool:
        """A window was closed; True if it was the guest's last."""
        self.links[guest] -= 1
        if self.links[guest]:
            return False
        del self.links[guest]
        self.touch(guest)
        return True

    def missed(self, guest: str) -> bool:
        """Some time after the last window was closed: True if the guest has not come back, which is news."""
        if guest in self.links or guest not in self.here:
            return False
        self.here.discard(guest)
        return True

    def touch(self, guest: str) -> None:
        """The guest did something."""
        self._seen[guest] = time.time()

    def away_for(self, guest: str, since: float) -> float:
        """For how many seconds nobody has seen the guest, who at `since` was still there."""
        return 0.0 if guest in self.links else time.time() - max(self._seen.get(guest, 0.0), since)


def seat_infos(chairs: Sequence[Chair], viewer: Viewer, presence: Presence | None) -> tuple[SeatInfo, ...]:
    """The seats as this viewer is told about them."""
    mine = holds(viewer, chairs)
    return tuple(
        SeatInfo(
            seat=seat,
            control=chair.control,
            name=chair.name,
            bot=chair.bot,
            mine=seat in mine,
            away=chair.control == "human" and presence is not None and chair.holder not in presence.here,
            standing_in=chair.standing_in,
        )
        for seat, chair in enumerate(chairs)
    )


def new_hands(before: Chair, after: Chair) -> bool:
    """Whether somebody else answers for this chair now; what its last player wished goes with them."""
    return (before.holder, before.bot) != (after.holder, after.bot)


def told_to_move(to_move: tuple[int, ...], hidden: bool, mine: Collection[int]) -> tuple[int, ...]:
    """Whom somebody with these seats sees asked: in a moment for cards only themselves."""
    return tuple(seat for seat in to_move if seat in mine) if hidden else to_move


def not_yours(seat: int) -> NotAllowed:
    return NotAllowed(msg("srv-not-your-seat", seat=seat + 1))


def table_info(live: Live, viewer: Viewer) -> TableInfo:
    """A table as this viewer is told about it."""
    shown, opened = live.shown, live.opened
    inside = live.at_table(viewer)
    open_seats = any(chair.control == "open" for chair in shown.chairs)
    invite, reach = live.host.address(f"/join/{opened.invite}") if inside and open_seats else ("", None)
    return TableInfo(
        id=live.id,
        game=opened.game,
        name=opened.name,
        seats=seat_infos(shown.chairs, viewer, live.news.presence),
        stage=shown.stage,
        public=opened.public,
        host=viewer.guest == opened.host and viewer.seats is None,
        to_move=told_to_move(shown.to_move, shown.hidden, holds(viewer, shown.chairs)),
        version=shown.version,
        created=opened.created,
        changed=shown.changed,
        options=opened.options,
        invite=invite,
        invite_reach=reach,
        watch=live.host.address(f"/watch/{opened.watch}")[0] if inside else "",
        rematch=shown.rematch,
        read_only=live.read_only,
        trouble=live.trouble,
        branches=tuple(Branch(table=one.table, at=one.at, seat=one.seat) for one in shown.branches) if inside else (),
        commitment=live.commitment(),
    )
