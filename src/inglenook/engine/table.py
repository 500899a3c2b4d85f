"""Table: runs the rules of one game from question to question.

The state stands on steps. Before each step the state alone says everything, so the start of a step is the checkpoint: a copy of
the table is a copy of that state plus the answers and draws since. Only this file makes checkpoints.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from . import anybody, back
from .chance import Chance, DrawNeeded, Source
from .data import fingerprint
from .decide import NATURE, Decision, Open, spell
from .decide import Refused as Refused
from .log import Entry, Milestone, Move, Past
from .outcome import GameOver as GameOver
from .outcome import Outcome as Outcome
from .outcome import Result as Result
from .words import Arg, Msg, msg

if TYPE_CHECKING:
    from .ending import Course
    from .game import Game, Reason

S = TypeVar("S", bound=Any)


SHARED, CALM = 2, 16
"""So many steps share a checkpoint: any that asked neither anybody nor luck, and those a game calls calm (then others too).

To run a few steps again costs less than a copy after each of them.
"""


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name, and `human` or `bot:<strength>`."""

    name: str
    who: str = "human"

    @property
    def human(self) -> bool:
        return self.who == "human"


class Checkpoint(Generic[S]):
    """The table as it was when a step began."""

    __slots__ = ("base", "lines", "moves", "state")

    def __init__(self, state: S, moves: int, base: int, lines: int) -> None:
        self.state = state
        self.moves = moves
        self.base = base
        self.lines = lines

    def __repr__(self) -> str:
        return f"<Checkpoint {self.state.step} after {self.moves} moves, {self.base} draws>"


class Table(Generic[S]):
    """One game being played. `keep` makes it copyable; `loud` also keeps the record, the log and the way back."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        source: Source,
        *,
        seats: Sequence[Seat] = (),
        keep: bool = True,
        loud: bool = False,
        explicit: bool = False,
    ) -> None:
        self.game = game
        self.state: S = state
        self.chance = Chance(source, explicit=explicit)
        self.seats = tuple(seats)
        self.keep = keep or loud or explicit
        self.loud = loud
        self.decision: Decision | None = None
        """The first open question; None when the game is over."""
        self.group: list[Decision] = []
        """All questions of a secret, simultaneous choice."""
        self.pending: dict[int, str] = {}
        """Secret answers already given, by seat."""
        self.opening: anybody.Opening | None = None
        """The moment in which anybody may act, if one is open; `decision` is then the question of whose turn it is to."""
        self.wishes: dict[int, set[str]] = {}
        """Standing answers by seat: which moments are to pass without asking it."""
        self.over: Outcome | None = None
        self.tape: list[str] = []
        self.pos = 0
        self.handed: Any = None
        self.relist: Callable[[int], list[str]] | None = None
        """Lists anew what a seat may answer in the secret choice that is open."""
        self.trail: list[tuple[str, Msg]] = []
        """What is being resolved, outermost first: (rule, what)."""
        self.log: list[Entry] = []
        self.notes: list[Entry] = []
        self.moves: list[Move] = [Move(NATURE, "")]
        self.marks: list[int] = []
        """Where on the record each whole answer of a person begins."""
        self.past = Past()
        """What lies before `moves` and `log`, and has been forgotten; nothing unless somebody asked for that."""
        self.checkpoints: list[Checkpoint[S]] = []
        self.course: list[Milestone] = []
        """How far everybody had come when each round began, where the game has a course."""
        self._start: S | None = None
        self._run: Coroutine[Open, Any, None] | None = None
        self._catching_up = False
        self._redealt = False
        self._said = 0
        """Lines that a step which runs again has already written."""
        self.hear: Callable[[Entry, bool], None] | None = None
        """Hears every line as it is written, and whether it was told ahead; set only while moments are looked for."""
        if loud:
            self.chance.sink = self.moves[0].draws

    def __repr__(self) -> str:
        """Where it stands, without changing that: a copy that has not caught up says so by its question."""
        asks = self.over or self.opening or self.group or self.decision
        return f"<Table {self.game.id} {self.state.step} {self.length - 1}: {asks!r}>"

    # -- running ------------------------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many moves are on the record, with those that have been forgotten."""
        return self.past.moves + len(self.moves)

    def begin(self) -> Table[S]:
        """Run to the first question."""
        self._run = self._play()
        self.resume(None)
        self.sign()
        return self

    async def _play(self) -> None:
        steps, calm, s = self.game.steps, self.game.calm, self.state
        course = self.game.course if self.loud else None
        if self._catching_up:
            self._catching_up = False
        else:
            self._checkpoint()
        at_questions = not calm  # else a checkpoint follows on every step that asked somebody, or luck
        sharing = 1
        while True:
            if course is not None:
                self._pass_round(course)
            await steps[s.step](self)
            most = CALM if s.step in calm else SHARED
            if sharing >= most or (at_questions and (self.pos or self.chance.pos)):
                self._checkpoint()
                sharing = 0
            sharing += 1

    def _checkpoint(self) -> None:
        self.tape = []
        self.pos = 0
        self.chance.step()
        self._redealt = False
        # A table that stops keeping checkpoints must not be copied from an old one.
        self._start = self.state.copy() if self.keep else None
        if self.loud:
            assert self._start is not None
            self.checkpoints.append(Checkpoint(self._start, self.length, self.chance.base, self.past.lines + len(self.log)))

    def _pass_round(self, course: Course[S]) -> None:
        """Remember how everybody stands when a round begins; a step that runs again has done so already."""
        round = course.round(self.state)
        if not self.course or round > self.course[-1].round:
            self.course.append(Milestone(self.length, round, dict(course.values(self.state))))

    def resume(self, answer: Any) -> None:
        assert self._run is not None
        try:
            asked = self._run.send(answer)
        except GameOver as end:
            self.decision, self.group, self.opening, self.over, self.trail = None, [], None, end.outcome, []
        except DrawNeeded as needed:
            self._ask_nature(needed.n)
        else:
            if type(asked) is Decision:
                self.decision = asked
                if self.group:
                    self.group = []
            elif type(asked) is anybody.Opening:
                self.opening, self.group = asked, []
                self.decision = anybody.next_asked(self, asked)
            else:
                self._open_group(asked)  # type: ignore[arg-type]

    def _open_group(self, group: list[Decision]) -> None:
        self.group = group
        for decision in group:
            if len(decision.keys) == 1:
                self.pending[decision.seat] = decision.keys[0]
        self.decision = next((d for d in group if d.seat not in self.pending), None)

    def _ask_nature(self, n: int) -> None:
        """Explicit chance: go back to the step's start; the outcome will lie on the tape when it runs again."""
        self.decision = Decision(NATURE, "draw", "", [str(outcome) for outcome in range(n)])
        self.group = []

    def force(self, key: str) -> str:
        """Record an answer that is the only one."""
        self.tape.append(key)
        self.pos += 1
        return key

    # -- answering ----------------------------------------------------------------------------------------------------

    def submit(self, key: str, seat: int | None = None) -> None:
        """Answer the open question with one key (for a secret choice: the question of that seat)."""
        decision = self.decision
        if self.group and seat is not None:
            decision = next((d for d in self.group if d.seat == seat and seat not in self.pending), None)
        if decision is None or (seat is not None and decision.seat != seat):
            raise Refused(msg("refuse-not-asked"))
        if key not in decision.keys:
            raise self._refusal(decision, key)
        self.take(decision, key)

    def take(self, decision: Decision, key: str) -> None:
        """An answer that is one of the keys."""
        if decision.seat == NATURE:
            self._submit_draw(decision, int(key))
        elif self.group:
            self._submit_secret(decision, key)
        elif self.opening is not None:
            anybody.submit(self, decision, key)
        else:
            if self._run is None:
                self.present()
            self.tape.append(key)
            self.pos += 1
            if self.loud:
                self.record(decision.seat, key)
            self.resume(key)
            if self.loud:
                self.sign()

    def _submit_secret(self, decision: Decision, key: str) -> None:
        self.pending[decision.seat] = key
        left = [d for d in self.group if d.seat not in self.pending]
        if left:
            self.decision = left[0]
            return
        if self._run is None:
            self.present()
        group, answers = self.group, self.pending
        self.group, self.pending = [], {}
        ordered = {d.seat: answers[d.seat] for d in group}
        first = self.length
        for one in group:
            self.force(answers[one.seat])
            if self.loud and len(one.keys) > 1:
                self.record(one.seat, answers[one.seat], news=True)
        # Answers stand on the record in the order of the seats, not of their arrival: each begins where it stands.
        self.marks = sorted({*self.marks, *range(first, self.length)})
        self.resume(ordered)
        self.sign()

    def _submit_draw(self, decision: Decision, outcome: int) -> None:
        n = len(decision.keys)
        self.chance.tape.append((n, outcome))
        if self.chance.sink is not None:
            self.chance.sink.append((n, outcome))
        self.rerun()
        self.sign()

    def rerun(self) -> None:
        """Run the current step again, with its answers and draws on the tapes."""
        assert self._start is not None
        self.run_from(self._start)

    def run_from(self, start: S) -> None:
        """Run a step from its start, with its answers and draws on the tapes."""
        if self._run is not None:
            self._run.close()
        self._start = start
        self.state = start.copy()
        self.pos = self.chance.pos = 0
        self.trail = []
        if self.loud:
            self._said = self.past.lines + len(self.log) - self.checkpoints[-1].lines
        self._catching_up = True
        self._run = self._play()
        self.resume(None)

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        """A person's whole answer: one key, or all the keys of a choice of several. All or nothing."""
        decision = self.asked(seat)
        if decision is None:
            raise Refused(msg("refuse-not-asked"))
        picks = spell(decision, keys, self._refusal)
        self.marks.append(self.length)
        for key in picks:
            self.take(decision, key)
            decision = self.decision or decision

    def asked(self, seat: int) -> Decision | None:
        """The question this seat has to answer now, if any."""
        if self.group:
            return next((d for d in self.group if d.seat == seat and seat not in self.pending), None)
        return self.decision if self.decision is not None and self.decision.seat == seat else None

    @property
    def open(self) -> list[Decision]:
        """The questions that wait for an answer now."""
        if self.group:
            return [d for d in self.group if d.seat not in self.pending]
        return [self.decision] if self.decision is not None else []

    def wish(self, seat: int, what: str, on: bool) -> None:
        """A person leaves or takes back a standing answer to moments in which anybody may act."""
        anybody.wish(self, seat, what, on)

    def why_not(self, decision: Decision, thing: str) -> Reason | None:
        """What the game says against a thing, with the names of this table."""
        why = self.game.kinds.why_not(self.state, decision, thing)
        if why is None or why.seat is None:
            return why
        named = Msg(why.text.id, {**why.text.args, "who": self.name(why.seat)})
        return msgspec.structs.replace(why, text=named)

    def _refusal(self, decision: Decision, thing: str) -> Refused:
        why = self.why_not(decision, thing) if self._run is not None else None
        if why is None:
            return Refused(msg("refuse-no-such-answer", key=thing), decision.rule)
        return Refused(why.text, why.rule)

    # -- telling ------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What the player in this seat is called."""
        return self.seats[seat].name if 0 <= seat < len(self.seats) else f"#{seat + 1}"

    def called(self, number: int) -> Arg:
        """What a seat or a side nobody sits at is called."""
        if number < len(self.seats) or not self.loud:  # nobody listens, and to look it up costs time
            return self.name(number)
        return self.game.side_name(self.state, number, len(self.seats))

    def say(
        self,
        id: str,
        *,
        rule: str = "",
        seat: int | None = None,
        to: tuple[int, ...] | None = None,
        lights: tuple[str, ...] = (),
        heading: bool = False,
        weight: int = 1,
        ahead: bool = False,
        **args: Arg | list[Msg],
    ) -> None:
        """Write to the log. `$who` is the name of the seat, or of the side nobody sits at.

        `weight` says how much it matters, from 0 to 3; `ahead`, that it is told first and done then.
        """
        if not self.loud:
            return
        if self._said:
            self._said -= 1
            return
        if seat is not None:
            args["who"] = self.called(seat)
        text, at = Msg(id, args), self.length
        entry = Entry(text=text, seat=seat, rule=rule, to=to, lights=lights, at=at, heading=heading, weight=weight)
        self.log.append(entry)
        if self.hear is not None:
            self.hear(entry, ahead)

    def reveal(self) -> None:
        """Somebody has just learned something that was hidden; it cannot be unlearned."""
        if self.loud and self.pos == len(self.tape):  # else a step runs again, and it is on the record already
            self.moves[-1].news = True

    def enter(self, rule: str, what: Msg) -> None:
        """Something begins to be resolved; questions inside it show it as their trail."""
        self.trail.append((rule, what))

    def leave(self) -> None:
        self.trail.pop()

    @property
    def start(self) -> S | None:
        """The state with which the current step began, if it is kept."""
        return self._start

    # -- copies -------------------------------------------------------------------------------------------------------

    def clone(self, source: Source, *, keep: bool = False, for_seat: int | None = None) -> Table[S]:
        """A copy that plays on by itself. With `for_seat`, what that seat may not know is dealt anew, by `source`."""
        start = self._start
        if start is None:
            raise ValueError("this table keeps no checkpoints, so it cannot be copied")
        if self._redealt:
            raise ValueError("a re-dealt copy cannot be copied again before its next step")
        twin: Table[S] = Table(self.game, start.copy(), source, seats=self.seats, keep=keep)
        chance = self.chance
        twin.chance.tape = chance.tape[:]
        twin.chance.base = chance.base
        twin.chance.explicit = chance.explicit and for_seat is None
        twin.tape = self.tape[:]
        twin._start = start
        twin.decision, twin.over = self.decision, self.over
        if self.group or self.opening is not None:
            twin.group, twin.opening, twin.pending = self.group, self.opening, dict(self.pending)
        twin._catching_up = True
        if for_seat is not None and self.over is None:
            twin._deal_anew(for_seat)
        return twin

    def _deal_anew(self, seat: int) -> None:
        redeal = self.game.redeal
        if redeal is not None:
            self.present()
            redeal(self.state, seat, Chance(self.chance.source))
            self._redealt = True
        if self.opening is not None and redeal is not None:
            anybody.deal_anew(self, seat)
        elif self.group:
            # What others may answer in secret shows what they hold, so it is listed anew from what they were dealt.
            if redeal is not None and self.relist is not None:
                self.group = [d if d.seat == seat else self._like(d, self.relist(d.seat)) for d in self.group]
            self.pending = {s: key for s, key in self.pending.items() if s == seat}
            self.decision = next(d for d in self.group if d.seat not in self.pending)

    @staticmethod
    def _like(decision: Decision, keys: list[str]) -> Decision:
        return Decision(decision.seat, decision.kind, decision.rule, keys, decision.about)

    def present(self) -> None:
        """Bring a fresh copy's state to the question it stands at."""
        if self._run is not None or self.decision is None:
            return
        self.handed = self.opening or self.group or self.decision
        if self.decision.seat == NATURE:
            self.handed = None
        decision, group, pending = self.decision, self.group, self.pending
        self._run = self._play()
        self.resume(None)
        if decision.seat != NATURE:
            self.decision, self.group, self.pending = decision, group, pending

    # -- the way back -------------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """Seats held by people."""
        return [seat for seat, one in enumerate(self.seats) if one.human]

    def back_to(self, seat: int) -> int | None:
        """Where this seat's last answer stands on the record, if it has given one."""
        return back.back_to(self, seat)

    def undo_refusal(self, seat: int, *, free: bool | None = None) -> Msg | None:
        """Why this seat cannot take its last answer back; None if it can. A lone person may always (or if `free` says so)."""
        return back.refusal(self, seat, free)

    def undo(self, seat: int, *, free: bool | None = None, crossing: str = "log-undo-crossed") -> None:
        """Take this seat's last answer back, exactly to where the table stood before it. `crossing`: how the log tells it."""
        back.undo(self, seat, free, crossing)

    def rewind(self, length: int) -> None:
        """Stand again where the record had this many moves; luck is rewound with it."""
        back.rewind(self, length)

    # -- the record ---------------------------------------------------------------------------------------------------

    def record(self, seat: int, key: str, *, news: bool = False) -> None:
        self.moves.append(Move(seat, key, [], "", news))
        self.chance.sink = self.moves[-1].draws

    def sign(self) -> None:
        """Put the fingerprint of where the table stands on its last move."""
        if self.loud and (self.decision is None or self.decision.seat != NATURE):
            self.moves[-1].fingerprint = self.fingerprint()

    def fingerprint(self) -> str:
        """A hash of the state and the open questions; secret answers already given are not part of it."""
        self.present()
        if self.opening is not None:
            asked = self.opening.asked
        else:
            asked = self.group or ([self.decision] if self.decision is not None else [])
        return fingerprint((self.state, [d.facts() for d in asked], self.over and self.over.result))
