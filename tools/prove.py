"""Switch every rule off in turn and see that a test fails.

A rule is proven when a test marked with it (`@pytest.mark.rule("KK-R71")`) passes, and fails once whatever carries the rule is
switched off: its functions do nothing, its invariants are turned round, its content records are gone. A rule that shares its
function with another is proven finer: one line of the function is bent, as `tests/games/<folder>/mutants.toml` says. The proofs
are written to `proof.json` in the game's folder, with the hashes of the code and of the tests they hold for.

    python tools/prove.py                                     every game under src/
    python tools/prove.py key-to-the-kingdom                  one game
    python tools/prove.py key-to-the-kingdom KK-R71 KK-D3     some of its rules
    python tools/prove.py --drawn 10 --seed 2f1c              so many of every game, drawn by a word; nothing is written

Each rule has a process of its own, forked when pytest and the tests are loaded already; without some content a game must be
loaded afresh, which takes longer.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import random
import resource
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import hypothesis
import msgspec
import pytest

from inglenook.engine import content, rulebook
from inglenook.engine import game as shelf
from inglenook.engine.game import Game, games
from inglenook.engine.rulebook import Carrier, Proof, Proofs

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import bending
from tools.bending import Mutant

SECONDS = 2.0
"""A test that computes longer than this, and ten times longer than it takes with every rule on, has failed."""
WAIT = 60.0
"""So many seconds more by the clock may it take; waiting for something that never comes is failing too."""
MEMORY = 4 << 30
"""So much more than it has may a child take, before a loop without end fills the machine."""


WITHOUT = ("cacheprovider", "faker", "unraisableexception", "threadexception", "schemathesis")
"""Plugins that no rule's test needs, and that take half the time of a short run."""


class Report(msgspec.Struct):
    """What one run of some tests found."""

    passed: dict[str, float] = {}
    """Test -> the seconds it took."""
    failed: list[str] = []
    broken: list[str] = []
    """What could not even be collected, and why."""


class Task(msgspec.Struct):
    """Some tests to run, with a rule switched off."""

    root: str
    tests: list[str]
    off: str = ""
    afresh: bool = False
    """Load the game anew, without the content records that carry the rule."""
    seconds: float = SECONDS
    mutant: Mutant | None = None
    """Bend this instead of switching everything off."""


class TooLong(BaseException):
    """A test does not come to an end; no handler for ordinary exceptions may keep this one."""


class Collector:
    """Notes which tests are marked with which rules."""

    def __init__(self) -> None:
        self.marked: dict[str, list[str]] = {}
        self.broken: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    tests = self.marked.setdefault(id, [])
                    if item.nodeid not in tests:
                        tests.append(item.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid}: {_last_line(report)}")


class Watcher:
    """Notes what became of each test, and stops one that does not end."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.report = Report()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        def too_long(number: int, frame: FrameType | None) -> None:
            item.session.shouldstop = "one such test is enough"
            raise TooLong("this test does not come to an end")

        signal.signal(signal.SIGPROF, too_long)
        signal.signal(signal.SIGALRM, too_long)
        signal.setitimer(signal.ITIMER_PROF, self.seconds, self.seconds)
        signal.setitimer(signal.ITIMER_REAL, self.seconds + WAIT, self.seconds)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.report.failed:
            self.report.failed.append(report.nodeid)
        elif report.passed and report.when == "call":
            self.report.passed[report.nodeid] = report.duration

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.report.broken.append(f"{report.nodeid}: {_last_line(report)}")


def _last_line(report: pytest.CollectReport) -> str:
    return str(report.longrepr).strip().rpartition("\n")[2].removeprefix("E").strip()


def _pytest(root: Path, tests: Iterable[str], plugin: object, *more: str) -> int:
    os.chdir(root)  # the names of tests are seen from there
    settings = ["--rootdir", str(root), "-c", str(root / "pyproject.toml"), "-q", "--tb=line"]
    without = [f"-pno:{name}" for name in WITHOUT]
    return int(pytest.main([*settings, *without, *more, *tests], plugins=[plugin]))


def collect(root: Path, folders: Iterable[str] = ("tests",)) -> Collector:
    """Load every test of the project, or of some of its folders, and see which rules they are marked with."""
    # A property that fails need not be shrunk to its shortest story here, nor remembered for the next time.
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("prove", phases=phases, database=None, derandomize=True, deadline=None)
    hypothesis.settings.load_profile("prove")
    collector = Collector()
    places = [str(root / folder) for folder in folders]
    with contextlib.redirect_stdout(io.StringIO()):
        _pytest(root, places, collector, "--collect-only", "--continue-on-collection-errors")
    return collector


# -- one child for each task ----------------------------------------------------------------------------------------------


def run_here(task: Task, to: Path) -> None:
    """Run the tests of a task in this process, and write down what became of them."""
    if task.mutant is None:
        rulebook.switch_off(task.off)
    else:
        bending.bend(task.off, task.mutant)
    soft = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() if sys.platform == "linux" else 0
    if soft:
        resource.setrlimit(resource.RLIMIT_AS, (soft + MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    watcher = Watcher(task.seconds)
    status = _pytest(Path(task.root), task.tests, watcher)
    if status > pytest.ExitCode.TESTS_FAILED:
        watcher.report.broken.append(f"pytest ended with status {status}")
    for name, why in shelf.broken.items():  # a test that fails for want of its game says nothing about the rule
        watcher.report.broken.append(f"{name} cannot be loaded: {why}")
        watcher.report.failed = []
    to.write_bytes(msgspec.json.encode(watcher.report))


def _child(task: Task, to: Path) -> int:
    """Fork a process that runs a task; its number."""
    pid = os.fork()
    if pid:
        return pid
    try:
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silent, stream)
        if task.afresh:
            given = to.with_suffix(".task")
            given.write_bytes(msgspec.json.encode(task))
            os.execve(sys.executable, [sys.executable, __file__, "--task", str(given)], os.environ | {content.OFF: task.off})
        run_here(task, to)
    finally:
        os._exit(0)


def run_all(tasks: dict[str, Task], jobs: int, tell: Callable[[str, int], None] = lambda name, left: None) -> dict[str, Report]:
    """Run every task in a child of its own, so many at a time. A child that dies without a word leaves a broken report."""
    reports: dict[str, Report] = {}
    waiting = list(tasks)
    running: dict[int, str] = {}
    with tempfile.TemporaryDirectory() as folder:
        while waiting or running:
            while waiting and len(running) < jobs:
                name = waiting.pop(0)
                running[_child(tasks[name], Path(folder, name))] = name
            pid, status = os.wait()
            name = running.pop(pid)
            written = Path(folder, name)
            died = Report(broken=[f"the process ended with status {status} and said nothing"])
            reports[name] = msgspec.json.decode(written.read_bytes(), type=Report) if written.exists() else died
            tell(name, len(waiting) + len(running))
    return reports


# -- one game -------------------------------------------------------------------------------------------------------------


class Prover:
    """Proves the rules of one game."""

    def __init__(self, game: Game[Any], root: Path, marked: dict[str, list[str]], jobs: int) -> None:
        self.game, self.root, self.jobs = game, root, jobs
        self.book = game.rulebook
        self.marked = {id: tests for id, tests in marked.items() if id.partition("-")[0] == game.prefix}
        self.code = self.book.code()
        self.mutants = bending.read(root, game)
        self.tests = {name: rulebook.code_hash(root / name) for name in self._folders()}
        self.missing: dict[str, str] = {}

    def _folders(self) -> list[str]:
        """The folders right under tests/ that hold marked tests of this game."""
        files = {test.partition("::")[0] for tests in self.marked.values() for test in tests}
        folders = {"/".join(Path(file).parts[:2]) if len(Path(file).parts) > 2 else "tests" for file in files}
        own = f"tests/games/{self.game.folder.name}"
        return sorted(folders | ({own} if (self.root / own / bending.FILE).exists() else set()))

    def strangers(self) -> list[str]:
        """Rule ids that code or tests speak of and the rulebook does not have."""
        spoken = [*rulebook.functions, *rulebook.invariants, *content.carried, *self.marked]
        return sorted({id for id in spoken if id.partition("-")[0] == self.game.prefix} - set(self.book.own()))

    def prove(self, ids: Sequence[str]) -> dict[str, Proof]:
        """Switch each of these rules off; what is not proven is in `missing`, with the reason."""
        every = sorted({test for id in ids for test in self.marked.get(id, ())})
        base = run_all({"base": Task(str(self.root), every, seconds=600)}, 1)["base"] if every else Report()
        good = {test: seconds for test, seconds in base.passed.items() if test not in base.failed}
        tasks = {}
        for id in ids:
            tests = [test for test in self.marked.get(id, ()) if test in good]
            carriers = self.book.carriers(id)
            if not carriers:
                self.missing[id] = "nothing carries it"
            elif id not in self.marked:
                self.missing[id] = "no test is marked with it"
            elif not tests:
                self.missing[id] = f"its tests do not pass with every rule on {' '.join(base.broken[:1])}".strip()
            elif trouble := self._coarse(id):
                self.missing[id] = trouble
            else:
                mutant = self.mutants.mutant.get(id)
                afresh = mutant is None and any(carrier.kind == "content" for carrier in carriers)
                seconds = max(SECONDS, 10 * max(good[test] for test in tests))
                tasks[id] = Task(str(self.root), tests, id, afresh, seconds, mutant)
        return self._judge(run_all(tasks, self.jobs, _progress))

    def _coarse(self, id: str) -> str:
        """What is wrong with the way a rule is to be proven; nothing if nothing is."""
        mutant = self.mutants.mutant.get(id)
        if mutant is not None:
            try:
                function = bending.function_of(id, mutant.function)
                bending.code_of(function, bending.bent_source(bending.source_of(function), mutant))
            except (bending.CannotBend, SyntaxError) as error:
                return f"its mutant does not fit: {error}"
        elif id not in self.mutants.none and (sharing := bending.sharing(self.book, id)):
            return f"it shares what carries it with {', '.join(sharing)}: give it a mutant of its own, or say why not"
        return ""

    def _how(self, id: str) -> str:
        """How a rule is proven: by a mutant, or by switching off what carries it."""
        mutant = self.mutants.mutant.get(id)
        return str(mutant) if mutant is not None else self.mutants.none.get(id, "")

    def _judge(self, reports: dict[str, Report]) -> dict[str, Proof]:
        proofs = {}
        for id, report in reports.items():
            failed = sorted({test.partition("[")[0] for test in report.failed})  # all cases of a test are one test
            if failed:
                bent = id in self.mutants.mutant
                how = "bent" if bent else "shared" if id in self.mutants.none else "off"
                proofs[id] = Proof(tuple(map(spell, self.book.carriers(id))), tuple(failed), how, self._how(id))
            elif report.broken:
                self.missing[id] = f"without it the tests cannot be run: {report.broken[0]}"
            else:
                self.missing[id] = f"its tests pass without it: {', '.join(report.passed)}"
        return proofs

    def unchanged(self) -> bool:
        """Whether the code and the tests are still those that were proven."""
        now = {name: rulebook.code_hash(self.root / name) for name in self.tests}
        return self.code == self.book.code() and now == self.tests

    def write(self, proofs: dict[str, Proof], *, whole: bool) -> str:
        """Keep the proofs, some of them together with those that still hold; what there is to say about it."""
        if not self.unchanged():
            return "Not written: files changed in the meantime."
        if not whole:
            kept = self.book.proofs()
            if kept is None or kept.code != self.code or kept.tests != self.tests:
                return "Not written: the other rules are not proven for this code."
            proofs = {id: proof for id, proof in kept.rules.items() if id not in self.missing} | proofs
        order = [id for id in self.book.own() if id in proofs]
        done = Proofs(self.code, self.tests, {id: proofs[id] for id in order})
        path = self.game.folder / rulebook.PROOF
        path.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=1) + b"\n")
        return ""


def spell(carrier: Carrier) -> str:
    """A carrier as the proof names it: `function movement.walk`."""
    return f"{carrier.kind} {carrier.name}"


def short(test: str) -> str:
    """The name of a test without its folder."""
    return test.rpartition("/")[2]


def _progress(name: str, left: int) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{name}: {left} to go", end="\n" if not left else "", file=sys.stderr, flush=True)


def prove_game(prover: Prover, ids: Sequence[str], *, write: bool = True) -> bool:
    """Prove a game and print the table; whether everything asked for is proven."""
    whole = list(ids) == prover.book.own()
    proofs = prover.prove(ids)
    for id in ids:
        carriers = ", ".join(map(spell, prover.book.carriers(id)))
        tests = ", ".join(map(short, proofs[id].tests)) if id in proofs else f"NOT PROVEN: {prover.missing[id]}"
        print(f"{id:9} {tests}")
        if carriers:
            print(f"          {carriers}")
    strangers = prover.strangers()
    if strangers:
        print(f"Not in RULES.md: {', '.join(strangers)}")
    trouble = prover.write(proofs, whole=whole) if write else ""
    if trouble:
        print(trouble)
    if prover.missing:
        print(f"Not proven: {', '.join(prover.missing)}")
    print(f"{len(proofs)} of {len(ids)} rules proven")
    return not prover.missing and not strangers and not trouble


def proven_by(chosen: Iterable[Game[Any]]) -> list[str]:
    """The folders whose tests have proven these games; all of them if one was never proven."""
    kept = [game.rulebook.proofs() for game in chosen]
    found = {folder for proofs in kept if proofs is not None for folder in proofs.tests}
    return ["tests"] if None in kept else sorted(found)


def main(argv: Sequence[str] | None = None) -> int:
    """Read the command line and prove; 1 if anything is missing."""
    parser = argparse.ArgumentParser(description="Switch every rule off in turn and see that a test fails.")
    parser.add_argument("game", nargs="?", help="its id; without it every game under src/")
    parser.add_argument("rules", nargs="*", help="only these rule ids")
    parser.add_argument("--drawn", type=int, default=0, metavar="N", help="only so many rules of each game, drawn by --seed")
    parser.add_argument("--seed", default="", help="the word that draws them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent, help="of the project")
    parser.add_argument("--task", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args(argv)
    args.root = args.root.resolve()
    if args.task:
        games()
        run_here(msgspec.json.decode(args.task.read_bytes(), type=Task), args.task.with_suffix(""))
        return 0
    found = games()
    chosen = [g for g in found.values() if g.id == args.game or (not args.game and args.root / "src" in g.folder.parents)]
    if args.game and args.game not in found:
        parser.error(f"there is no game {args.game}; there are: {', '.join(found)}")
    collector = collect(args.root, proven_by(chosen) if args.drawn else ("tests",))
    for one in collector.broken:
        print(f"Not collected: {one}")
    good = True
    for game in chosen:
        prover = Prover(game, args.root, collector.marked, args.jobs)
        unknown = [id for id in args.rules if id not in prover.book.own()]
        if unknown:
            parser.error(f"not in RULES.md of {game.id}: {', '.join(unknown)}")
        ids = args.rules or prover.book.own()
        if args.drawn:
            ids = random.Random(f"{args.seed} {game.id}").sample(ids, min(args.drawn, len(ids)))
        good &= prove_game(prover, ids, write=not args.drawn)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
