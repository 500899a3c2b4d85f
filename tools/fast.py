"""Compile the rules with mypyc into build/fast: the same sources and the same games, only faster.

    python tools/fast.py build     into build/fast, unless it is there already; takes some minutes and needs a C compiler
    python tools/fast.py check     replay the recorded games on it, hash for hash

The sources stay plain Python, and nothing needs this to run. A game has its rules compiled if its `bench.toml`
says so. Whoever puts build/fast first on the path gets the compiled rules:

    PYTHONPATH=build/fast inglenook lab royal-fortune -n 1000
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal

import msgspec

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "inglenook"
FAST = ROOT / "build" / "fast"
STAMP = ".built"
"""In the built folder: the fingerprint of what it was built from."""
ENGINE = ("anybody", "chance", "decide", "layers", "table")
SPOKEN = ("__init__", "answered", "codex", "content", "ending", "facts", "figures", "kinds", "scene", "secrets", "setup")
"""What runs once a game, or only for somebody who looks."""
MARKS = ("after", "card", "const", "grants", "invariant", "rule")
"""Decorators that put a function into a book and give it back as it is."""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify(["--config-file=", *sys.argv[1:]], opt_level="2", debug_level="0")
setup(name="inglenook-fast", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""


REPLAY = """
import sys
from pathlib import Path
from inglenook.engine import save as saves, table
assert not table.__file__.endswith(".py"), table.__file__
for name in sys.argv[1:]:
    save = saves.read_file(Path(name))
    again = saves.replay(save)
    moves, then = ([(move.key, move.fingerprint) for move in one.moves] for one in (again, save))
    if moves != then or again.over != save.over:
        sys.exit(f"{name} does not replay on the compiled rules")
print(f"{len(sys.argv) - 1} recorded games replay on the compiled rules, hash for hash.")
"""


class FastFailed(Exception):
    """The rules could not be compiled; the sentence says why."""


class Speed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game is measured by `make bench`, and whether its rules are compiled: `tests/games/<folder>/bench.toml`.

    A game without one is measured for its usual number of seats, has no bars, and runs on the compiled engine as it is.
    """

    seats: int = 0
    bars: dict[Literal["rate", "copy"], float] = {}
    """`rate`: free decisions, at least so many times catanatron's; `copy`: at most so much of catanatron's."""
    compiled: bool = False
    plain: tuple[str, ...] = ()
    """Files besides the usual ones (`SPOKEN`) that run once a game, or only for somebody who looks."""


def speed_file(folder: str) -> Path:
    """Where a game says how it is measured."""
    return ROOT / "tests" / "games" / folder / "bench.toml"


def speed(folder: str) -> Speed:
    """What it says."""
    file = speed_file(folder)
    return msgspec.toml.decode(file.read_bytes(), type=Speed) if file.exists() else Speed()


def build(fast: Path = FAST) -> bool:
    """Compile the rules if their sources have changed. Says whether it had to."""
    stamp, wanted = fast / STAMP, fingerprint()
    if stamp.is_file() and stamp.read_text() == wanted:
        return False
    if not (shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")):
        raise FastFailed("To compile the rules a C compiler is needed, and there is none here (on Debian: apt install gcc).")
    print("Compiling the rules; that takes some minutes.", file=sys.stderr)
    shutil.rmtree(fast, ignore_errors=True)
    shutil.copytree(SOURCE, fast / "inglenook", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    paths = modules()
    for path in paths:
        (fast / "inglenook" / path).write_text(rewritten(SOURCE / path), encoding="utf-8")
    names = [str(Path("inglenook") / path) for path in paths]
    done = subprocess.run([sys.executable, "-c", SETUP, *names], cwd=fast, capture_output=True, text=True)
    if done.returncode:
        raise FastFailed(f"The rules could not be compiled.\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    stamp.write_text(wanted)
    return True


def modules() -> list[Path]:
    """The sources to compile, as seen from the package."""
    found = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    for folder in sorted((SOURCE / "games").iterdir()):
        if (own := speed(folder.name)).compiled:
            spoken = {*SPOKEN, *own.plain}
            found += [path for path in sorted(folder.rglob("*.py")) if not {path.stem, path.parent.name} & spoken]
    return [path.relative_to(SOURCE) for path in found]


def fingerprint() -> str:
    """What the compiled rules depend on: all of the package but proofs and pages, this tool, and the Python that runs them."""
    digest = hashlib.sha256(f"{sys.version}\n".encode() + Path(__file__).read_bytes())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and path.name != "proof.json" and not {"__pycache__", "static"} & set(path.parts):
            digest.update(str(path.relative_to(SOURCE)).encode() + path.read_bytes())
    return digest.hexdigest()


def rewritten(path: Path) -> str:
    """A source as the compiler likes it: functions that can be called directly, and state as classes of its own."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and marked(node):
            lines[node.end_lineno : node.end_lineno] = marks(node, node.name)
            lines[node.decorator_list[0].lineno - 1 : node.lineno - 1] = []
        elif isinstance(node, ast.ClassDef) and [ast.unparse(one) for one in node.decorator_list] == ["state"]:
            methods = [one for one in node.body if isinstance(one, ast.FunctionDef) and marked(one)]
            after = [line for method in methods for line in marks(method, f"{node.name}.{method.name}")]
            lines[node.end_lineno : node.end_lineno] = [*copying(path, node.name), *after]
            for method in reversed(methods):
                lines[method.decorator_list[0].lineno - 1 : method.lineno - 1] = []
            lines[node.decorator_list[0].lineno - 1] = "@dataclasses.dataclass(kw_only=True, init=False)"
    out = "\n".join(lines) + "\n"
    future = "from __future__ import annotations\n"
    return out.replace(future, f"{future}\nimport dataclasses\nimport typing\n", 1) if "@dataclasses." in out else out


def marks(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> list[str]:
    """The decorators of a function as calls, in the order in which they would have been called."""
    return [f"{ast.unparse(mark)}({name})" for mark in reversed(node.decorator_list)]


def marked(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether all decorators of a function only write it down."""
    names = [ast.unparse(one.func) for one in node.decorator_list if isinstance(one, ast.Call)]
    return bool(names) and len(names) == len(node.decorator_list) and set(names) <= set(MARKS)


def copying(path: Path, name: str) -> list[str]:
    """The constructor and the method `copy` of a state class, written out."""
    from inglenook.engine.data import copy_rules

    module = importlib.import_module(".".join(["inglenook", *path.relative_to(SOURCE).with_suffix("").parts]))
    made = getattr(module, name)
    own = vars(made)["__annotations__"]  # what others are made of is named in other files
    kinds = {field.name: own.get(field.name, "typing.Any") for field in dataclasses.fields(made)}
    given = ", ".join(f"{field}: {kind}" for field, kind in kinds.items())
    copied = ", ".join(f"{field}={rule}" for field, rule in copy_rules(made).items())
    return [
        "",
        f"    def __init__(self, *, {given}) -> None:",
        *(f"        self.{field} = {field}" for field in kinds),
        "",
        f"    def copy(self) -> {name}:",
        f"        return {name}({copied})",
    ]


def check(fast: Path = FAST) -> int:
    """Replay the recorded games on the compiled rules."""
    files = [str(path) for path in sorted((ROOT / "tests" / "replays").glob("*/*.json"))]
    games = {"PYTHONPATH": str(fast), "INGLENOOK_GAMES": str(ROOT / "tests" / "games")}
    return subprocess.run([sys.executable, "-c", REPLAY, *files], env={**os.environ, **games}).returncode


def main() -> int:
    """`fast.py build` or `fast.py check`."""
    words = sys.argv[1:]
    if words not in (["build"], ["check"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        print("compiled" if build() else "already compiled", FAST.relative_to(ROOT), file=sys.stderr)
    except FastFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    return check() if words == ["check"] else 0


if __name__ == "__main__":
    sys.exit(main())
