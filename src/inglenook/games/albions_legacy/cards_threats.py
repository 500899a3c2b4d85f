"""What General Threats do (the printed numbers are in the records)."""

from __future__ import annotations
