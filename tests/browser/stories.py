"""Scenes no game has yet: boards of hexes, maps, slots, and cards in every state. The client draws them unchanged."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from inglenook.engine.scene import AnyPart, Board, Card, Counter, Edge, Mat, OptionView, Piece, Prompt, Space, Zone
from inglenook.engine.view import own_words

TILES = {
    (0, 0): ("hall", "Round Table", "round-table", ()),
    (0, -1): ("hall", "North Hall", "dragon-shield", ()),
    (1, -1): ("hall", "Armoury", "crossed-swords", ()),
    (1, 0): ("hall", "Smithy", "anvil", ()),
    (0, 1): ("hall", "Dungeon", "prisoner", ()),
    (-1, 1): ("hall", "Sally Port", "wooden-door", ()),
    (-1, 0): ("hall", "Stables", "horse-head", ()),
    (0, -2): ("mountain", "North Road", "trail", ("yellow",)),
    (1, -2): ("mountain", "Wyrm Ridge", "wyvern", ("red",)),
    (2, -1): ("river", "Salmon Leap", "salmon", ("green",)),
    (2, 0): ("river", "Reed Marsh", "high-grass", ("yellow",)),
    (-2, 1): ("forest", "Foxfire Glade", "fox-head", ("green",)),
    (-2, 2): ("forest", "Wolf Hollow", "wolf-head", ("blue",)),
    (-1, 2): ("marsh", "Oath Oak", "oak", ()),
    (0, 2): ("desert", "Salt Flat", "", ()),
    (1, 1): ("plain", "Open ground", "", ("ghost",)),
    (-2, 0): ("forest", "Unknown", "", ("face-down",)),
}
"""By axial coordinates: kind, name, icon, state."""
NEAR = ((1, 0), (0, 1), (-1, 1))
PLACES = {
    "london": ("city", 210, 120, "London", ""),
    "cairo": ("city", 300, 230, "Cairo", ""),
    "congo": ("land", 270, 330, "Congo", "jungle"),
    "sahara": ("land", 200, 235, "Sahara", "cactus"),
    "gobi": ("land", 480, 170, "Gobi", "camel"),
    "atlantic": ("sea", 100, 210, "Atlantic", ""),
    "indian": ("sea", 420, 330, "Indian Ocean", ""),
    "tokyo": ("city", 580, 180, "Tokyo", ""),
}
WAYS = (
    ("london", "cairo"),
    ("cairo", "congo"),
    ("cairo", "gobi"),
    ("gobi", "tokyo"),
    ("london", "atlantic"),
    ("congo", "indian"),
)


def place(at: tuple[int, int]) -> str:
    return f"tile.{at[0]}.{at[1]}"


def mats() -> list[AnyPart]:
    purse = Counter(id="gold", name=own_words("gold"), icon="cut-diamond", value=3, most=6)
    return [
        Mat(id=f"mat.{seat}", name=own_words(name), seat=seat, state=state, counters=(purse,), icon=icon)
        for seat, name, state, icon in ((0, "Ann", ("own", "asked", "active"), "crown"), (1, "Tobias", ("bot",), "wizard-face"))
    ]


def hexes() -> list[AnyPart]:
    """A castle of hexes with land around it, walls where no way leads."""
    spaces = tuple(
        Space(
            id=place(at),
            name=own_words(name),
            kind=kind,
            icon=icon,
            state=state,
            badge=state[0][0].upper() if state and state[0] not in ("ghost", "face-down") else "",
            x=400 + 60 * 1.5 * at[0],
            y=320 + 60 * sqrt(3) * (at[1] + at[0] / 2),
        )
        for at, (kind, name, icon, state) in TILES.items()
    )
    walls = {((0, 0), (1, 0)), ((0, -1), (1, -1)), ((-1, 1), (-2, 2))}
    pairs = [(a, (a[0] + q, a[1] + r)) for a in TILES for q, r in NEAR if (a[0] + q, a[1] + r) in TILES]
    edges = tuple(Edge(a=place(a), b=place(b)) for a, b in pairs if (a, b) not in walls and (b, a) not in walls)
    board = Board(id="realm", name=own_words("The Realm"), kind="hex", view=(120, 60, 560, 560), spaces=spaces, edges=edges)
    pieces = [
        Piece(id="hero.0", name=own_words("Arthur"), at=place((0, 1)), seat=0, icon="crown", state=("own", "active")),
        Piece(id="hero.1", name=own_words("Merlin"), at=place((1, -1)), seat=1, icon="wizard-face"),
        Piece(id="foe", name=own_words("Saxons"), at=place((2, 0)), kind="enemy", icon="viking-helmet", count=2),
    ]
    return [*mats(), board, *pieces]


def world() -> list[AnyPart]:
    """A map of cities, lands and seas."""
    spaces = tuple(
        Space(id=id, name=own_words(name), kind=kind, x=x, y=y, icon=icon, badge="2" if kind == "sea" else "")
        for id, (kind, x, y, name, icon) in PLACES.items()
    )
    edges = tuple(Edge(a=a, b=b) for a, b in WAYS)
    board = Board(id="world", name=own_words("The World"), kind="map", view=(40, 60, 620, 360), spaces=spaces, edges=edges)
    hero = Piece(id="hero.0", name=own_words("Ida Quill"), at="cairo", seat=0, icon="fedora", state=("own", "active"))
    return [*mats(), board, hero]


def slots() -> list[AnyPart]:
    """A board of slots in rows."""
    spaces = tuple(
        Space(id=f"slot.{row}.{n}", name=own_words(f"Stall {row * 4 + n + 1}"), kind="slot", x=120 + n * 130, y=140 + row * 170)
        for row in range(2)
        for n in range(4)
    )
    board = Board(id="market", name=own_words("Market"), kind="rows", view=(40, 60, 560, 340), spaces=spaces)
    hero = Piece(id="hero.0", name=own_words("Ann"), at="slot.0.1", seat=0, icon="meeple", state=("own",))
    return [*mats(), board, hero]


def cards() -> list[AnyPart]:
    """Two battlelines, a hand, piles: every state a card can be in."""
    found: list[AnyPart] = mats()
    for seat, who in ((0, "Ann"), (1, "Tobias")):
        line = f"line:{seat}"
        found.append(Zone(id=line, name=own_words(f"{who}: battleline"), owner=seat, count=7))
        for n, (name, state, badges) in enumerate(
            [
                ("Kelpwarden", (), {"power": "5"}),
                ("Cogwright Ane", ("exhausted",), {"power": "3", "armor": "2"}),
                ("Brine Witch", ("stunned", "warded"), {"power": "3", "damage": "1", "gold": "2"}),
                ("Reef Mutineer", ("enraged",), {"power": "6", "damage": "6", "keyword-taunt": "", "keyword-assault": "2"}),
                ("Mosskin Twins", (), {"power": "4", "keyword-skirmish": ""}),
                ("Salt Gunner", ("face-down",), {}),
            ][: 6 if seat else 5]
        ):
            id = f"{name}.{seat}"
            role = own_words("Creature: witch")
            found.append(
                Card(id=id, name=own_words(name), icon="mermaid", at=line, slot=n, state=state, badges=badges, role=role)
            )
        found.append(Card(id=f"pike.{seat}", name=own_words("Pike"), icon="pike", at=f"Reef Mutineer.{seat}", kind="upgrade"))
        found.append(Zone(id=f"gear:{seat}", name=own_words("Artifacts"), owner=seat, count=1))
        found.append(Card(id=f"rig.{seat}", name=own_words("Harpoon Rig"), icon="harpoon-trident", at=f"gear:{seat}"))
        piles = (("deck", 17, "stack"), ("discard", 4, "card-discard"))
        found += [
            Zone(id=f"{pile}:{seat}", name=own_words(pile), kind="pile", owner=seat, count=count, icon=icon)
            for pile, count, icon in piles
        ]
        found.append(Zone(id=f"hand:{seat}", name=own_words(f"{who}: hand"), kind="fan", owner=seat, count=5))
        for n in range(5):
            back = seat == 1
            name = "A card" if back else ("Undertow", "Barnacle Knight", "Rust Oracle", "Bramble Net", "Spring Tide")[n]
            found.append(
                Card(
                    id=f"hand.{seat}.{n}",
                    name=own_words(name),
                    at=f"hand:{seat}",
                    slot=n,
                    icon="" if back else "wave-crest",
                    state=("face-down",) if back else (),
                    badges={} if back else {"power": str(n + 1)},
                    role=None if back else own_words("Action"),
                    text=() if back else (own_words("Ready each friendly card."),),
                )
            )
    return found


LONG = "Grand Admiral Bartholomew of the Thousand Reefs"
PURSE = (
    ("amber", "Æmber", 5, 6, "cut-diamond"),
    ("chains", "Chains", 7, None, "crossed-chains"),
    ("held", "Hand", 9, None, "card-random"),
)
KEYS = (("red", "R", 1), ("yellow", "Y", 1), ("blue", "B", 0))


def full_mat(seat: int) -> Mat:
    """Keys, æmber, chains and hand of somebody whose turn it is."""
    keys = [
        Counter(id=colour, name=own_words(f"{colour} key"), icon="key", value=held, most=1, badge=letter, state=(colour,))
        for colour, letter, held in KEYS
    ]
    counted = [Counter(id=id, name=own_words(name), icon=icon, value=value, most=most) for id, name, value, most, icon in PURSE]
    who, state = (("Ann", ("own", "asked", "active")), ("Tobias the Unhurried", ("bot",)))[seat]
    status = own_words("Mars acts") if seat == 0 else None
    return Mat(id=f"mat.{seat}", name=own_words(who), seat=seat, state=state, status=status, counters=(*keys, *counted))


def lying(id: str, at: str, slot: int, *, back: bool = False, **more: Any) -> Card:
    """A card of a full table; every third has a name that fits nowhere."""
    name = "A card" if back else LONG if slot % 3 == 1 else f"Reef Mutineer {slot + 1}"
    face = {} if back else {"power": str(slot + 1), "armor": "2"}
    state = ("face-down",) if back else ("exhausted",) if slot % 4 == 2 else ()
    text = () if back else (own_words("Ready each friendly card. Then deal 2 damage to a creature that is not on a flank."),)
    return Card(id=id, name=own_words(name), at=at, slot=slot, icon="mermaid", badges=face, state=state, text=text, **more)


def crowd() -> list[AnyPart]:
    """Both lines full, all shelves full, nine cards in hand."""
    found: list[AnyPart] = [full_mat(0), full_mat(1)]
    for seat in (0, 1):
        found += [
            Zone(id=f"line:{seat}", name=own_words("Battleline"), owner=seat, count=8),
            Zone(id=f"gear:{seat}", name=own_words("Artifacts"), owner=seat, count=5),
            Zone(id=f"hand:{seat}", name=own_words("Hand"), kind="fan", owner=seat, count=9),
        ]
        for pile in ("deck", "discard", "archives"):
            found.append(Zone(id=f"{pile}:{seat}", name=own_words(pile), kind="pile", owner=seat, count=12, icon="stack"))
        found += [lying(f"line.{seat}.{n}", f"line:{seat}", n, role=own_words("Creature")) for n in range(8)]
        found += [lying(f"gear.{seat}.{n}", f"gear:{seat}", n, kind="artifact") for n in range(5)]
        found += [lying(f"held.{seat}.{n}", f"hand:{seat}", n, back=seat == 1) for n in range(9)]
    return found


CROWDED = {
    **{f"held.0.{n}": ("play", "discard") for n in range(9)},
    **{f"line.0.{n}": ("fight", "reap") for n in range(8)},
    **{f"gear.0.{n}": ("use",) for n in range(5)},
    **{f"line.1.{n}": ("curse",) for n in range(8)},
}
"""What may be done with the cards of a crowd."""
STORIES = {"hex": hexes, "map": world, "rows": slots, "cards": cards, "crowd": crowd}
LIT = {
    "hex": [place((0, 0)), place((-1, 1)), place((0, 2))],
    "map": ["london", "congo"],
    "rows": ["slot.0.0", "slot.1.2"],
    "cards": ["Reef Mutineer.1", "hand.0.1", "pike.0"],
    "crowd": ["line.1.2", "gear.0.1", "line.1.0"],
}


def deeds(name: str, *, all: bool = False) -> list[tuple[str, str]]:
    """What may be answered, each with its thing: a few things, or everything that can be touched."""
    if not all:
        return [(f"take:{id}", id) for id in LIT[name]]
    if name == "crowd":
        return [(f"{deed}:{id}", id) for id, deeds in CROWDED.items() for deed in deeds]
    spaces = [space.id for part in STORIES[name]() if isinstance(part, Board) for space in part.spaces]
    return [(f"take:{id}", id) for id in spaces]


def told(name: str, *, all: bool = False) -> dict[str, Any]:
    """Parts and question of a story, as they go over the wire."""
    options = tuple(OptionView(key=key, label=own_words(f"Take {id}"), lights=(id,)) for key, id in deeds(name, all=all))
    prompt = Prompt(seat=0, kind="story", question=own_words("Which one?"), options=options)
    found: dict[str, Any] = msgspec.to_builtins({"parts": STORIES[name](), "prompt": prompt})
    return found
