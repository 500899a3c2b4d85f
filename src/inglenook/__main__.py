"""`python -m inglenook` does what the `inglenook` command does."""

import sys

from inglenook.cli import main

if __name__ == "__main__":
    sys.exit(main())
