"""The lab: many games at once, as tables and as a report.

Import it only to use it: it brings the libraries for tables and plots along.
"""

from __future__ import annotations

from .run import Summary, run, tell
from .stats import wilson

__all__ = ["Summary", "run", "tell", "wilson"]
