"""Everything that is looked at without running it, as many at a time as there are cores, the longest first: `make lint`.

    python tools/lint.py              all of them
    python tools/lint.py ruff mypy    some
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
CHECKS: dict[str, tuple[str, ...]] = {
    "mypy": (PYTHON, "-m", "mypy"),
    "svelte-check": (PYTHON, "tools/web.py", "check", "svelte-check"),
    "eslint": (PYTHON, "tools/web.py", "check", "eslint"),
    "lint-imports": (str(Path(PYTHON).with_name("lint-imports")), "--no-cache", "--no-logo"),
    "prettier": (PYTHON, "tools/web.py", "check", "prettier"),
    "ruff": (PYTHON, "-m", "ruff", "check", "."),
}
"""In the order in which they are begun."""


def look(name: str) -> tuple[int, str]:
    """Run one of them: how it ended, and what it says, with its name and the time it took above."""
    began = time.monotonic()
    done = subprocess.run(CHECKS[name], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8")
    return done.returncode, f"== {name} ({time.monotonic() - began:.0f} s)\n{done.stdout}"


def main(names: list[str]) -> int:
    """Run these, or all; what each says comes out whole."""
    if unknown := set(names) - set(CHECKS):
        print(f"{', '.join(sorted(unknown))}: none of {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(look, name): name for name in CHECKS if not names or name in names}
        for done in as_completed(running):
            status, said = done.result()
            print(said, end="", flush=True)
            failed += [running[done]] if status else []
    if failed:
        print(f"== not as it should be: {', '.join(sorted(failed))}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
