"""Small scenes made by hand, in words every catalogue has."""

from inglenook.engine.scene import (
    Board,
    Card,
    Counter,
    Die,
    Edge,
    Ground,
    Mat,
    OptionView,
    Piece,
    Prompt,
    Scene,
    Select,
    Space,
    Zone,
)
from inglenook.engine.words import Msg, msg


def plain(text: str) -> Msg:
    """A name as a message."""
    return msg("plain", text=text)


def space(id: str, kind: str, x: float, y: float, badge: str = "") -> Space:
    """A space called as its id."""
    return Space(id=id, name=plain(id), kind=kind, x=x, y=y, badge=badge)


def board() -> Board:
    """Two halves, the east one folded shut, with a seam between them, a one-way road and a piece of hidden ground."""
    return Board(
        id="map",
        name=plain("Map"),
        kind="graph",
        view=(0, 0, 120, 60),
        grounds=(
            Ground(id="w", name=plain("West"), x=0, y=0, w=50, h=60, state=("open",)),
            Ground(id="e", name=plain("East"), x=50, y=0, w=40, h=60, state=("closed",)),
            Ground(id="f", name=plain("Flap"), x=90, y=0, w=30, h=60, state=("hidden",)),
        ),
        spaces=(
            space("a", "plain", 10, 20),
            space("b", "shop", 40, 20, "2"),
            space("c", "encounter", 60, 20),
            space("d", "cave", 10, 50),
            space("e", "ford", 40, 50),
        ),
        edges=(
            Edge(a="a", b="b"),
            Edge(a="b", b="c", kind="seam"),
            Edge(a="d", b="e", kind="one-way"),
            Edge(a="a", b="d"),
        ),
    )


def mat(seat: int, name: str, shape: str = "") -> Mat:
    """A seat with two keys to win and some items."""
    counters = (
        Counter(id="red", name=plain("red key"), value=1, most=1),
        Counter(id="blue", name=plain("blue key"), value=0, most=1),
        Counter(id="items", name=plain("items"), value=3, most=8),
    )
    return Mat(id=f"mat.{seat}", name=plain(name), seat=seat, shape=shape, role=plain("Hero"), counters=counters)


def scene(*options: OptionView, select: Select | None = None) -> Scene:
    """Two people, a map, a hand and a die; the first person is asked."""
    return Scene(
        game="fake",
        seat=0,
        title=plain("Fake"),
        parts=(
            board(),
            Piece(id="hero.0", name=plain("Wren"), at="a", seat=0),
            Piece(id="hero.1", name=plain("Odo"), at="a", seat=1),
            mat(0, "Ann", "triangle"),
            mat(1, "Bea", "circle"),
            Zone(id="hand", name=plain("Hand"), owner=0, count=2),
            Card(id="sword", name=plain("Sword"), at="hand", state=("active",), badges={"value": "4"}),
            Card(id="axe", name=plain("Axe"), at="hand", slot=1, state=("exhausted",), badges={"value": "2"}),
            Zone(id="theirs", name=plain("Theirs"), owner=1, kind="fan", count=3),
            *(Card(id=f"x{n}", name=plain("Back"), at="theirs", slot=n, state=("face-down",)) for n in range(3)),
            Die(id="die", name=plain("Die"), face="3", sum=plain("3 + 2 = 5"), state=("success",)),
        ),
        prompt=prompt(*options, select=select),
    )


def prompt(*options: OptionView, select: Select | None = None) -> Prompt:
    """A question with these answers."""
    return Prompt(seat=0, kind="move", question=plain("Where to?"), rules=("FK-R1",), options=options, select=select)


def option(
    key: str, *lights: str, note: str = "", path: tuple[str, ...] = (), group: Msg | None = None, final: bool = False
) -> OptionView:
    """An answer called as its key."""
    said = plain(note) if note else None
    return OptionView(key=key, label=plain(key), lights=lights, path=path, group=group, final=final, note=said)
