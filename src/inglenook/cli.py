"""The `inglenook` command."""

import argparse
from collections.abc import Sequence

from inglenook import __version__


def main(argv: Sequence[str] | None = None) -> int:
    """Read the command line and do what it asks; the number is the exit status."""
    parser = argparse.ArgumentParser(prog="inglenook", description="Adventure board games that run themselves.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.parse_args(argv)
    parser.print_help()
    return 0
