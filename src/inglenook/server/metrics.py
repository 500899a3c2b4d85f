"""What is counted, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

EDGES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Upper edges of the histogram of answers, in seconds."""

ABOUT = {
    "inglenook_requests_total": "HTTP requests by method and status.",
    "inglenook_socket_messages_total": "Messages from sockets by kind and outcome.",
    "inglenook_refused_total": "Requests and sockets the guard turned away, by why.",
    "inglenook_connections_closed_total": "Connections let go before they had said what they want, by why.",
    "inglenook_faults_total": "Mistakes of the server itself; its log has each.",
}


class Metrics:
    """Counters, gauges that are asked when somebody looks, and how long answers take."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._answers = [0] * (len(EDGES) + 1)
        self._seconds = 0.0

    def count(self, name: str, **labels: str) -> None:
        """One more of these."""
        self._counts[name, ",".join(f'{label}="{value}"' for label, value in labels.items())] += 1

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Something that goes up and down."""
        self._gauges[name] = (about, value)

    def answered(self, seconds: float) -> None:
        """An answer was taken and kept, so many seconds after it came."""
        self._answers[bisect_left(EDGES, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """All of it, as Prometheus reads it."""
        lines: list[str] = []
        for name, about in ABOUT.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} counter"]
            lines += [
                f"{name}{{{labels}}} {n}" if labels else f"{name} {n}"
                for (of, labels), n in sorted(self._counts.items())
                if of == name
            ]
        for name, (about, value) in self._gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value():g}"]
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        name = "inglenook_answer_seconds"
        lines = [f"# HELP {name} From an answer's arrival to its being kept.", f"# TYPE {name} histogram"]
        total = 0
        for edge, n in zip((*map(str, EDGES), "+Inf"), self._answers, strict=True):
            total += n
            lines.append(f'{name}_bucket{{le="{edge}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]
