"""Card tables in the middle of a game, laid before a browser question by question; no game is played up to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from inglenook.bots import bot
from inglenook.engine.chance import Dice
from inglenook.engine.game import game
from inglenook.engine.table import Seat
from inglenook.engine.view import own_words, scene
from inglenook.games.keyforge.scene import parts, phase
from tests.browser.player import Player
from tests.keyforge.looking import question, view_of
from tests.keyforge.stage import Play, stage
from tests.royal_fortune.stage import Chase, voyage

FORGE, FORTUNE = "keyforge", "royal-fortune"
NAMES = ("Maren", "Tobias", "Ida")
Shown = dict[str, Any]
SEEN = ("parts", "prompt", "phase", "version")

MINE = {
    "house": "sanctum",
    "houses": ("sanctum", "dis", "logos"),
    "hand": ["gatekeeper", "novu-archaeologist", "the-terror", "lash-of-broken-dreams", "gongoozle", "key-hammer"],
    "line": ["protectrix", "lady-maxena", "raiding-knight", "champion-anaphiel", "tocsin", "titan-mechanic"],
    "artifacts": ["sigil-of-brotherhood", "library-of-babble"],
    "upgrades": {"titan-mechanic": "protect-the-weak"},
    "discard": ["charge", "tremor", "relentless-assault"],
    "archives": ["labwork", "twin-bolt-emission"],
    "purged": ["control-the-weak"],
    "deck": ["punch", "smith", "loot-the-bodies", "warsong"],
    "amber": 5,
    "keys": 2,
    "chains": 2,
    "amber_on": {"protectrix": 2, "raiding-knight": 1},
    "damage": {"champion-anaphiel": 2},
    "tired": ["protectrix", "tocsin"],
    "stunned": ["lady-maxena"],
}
THEIRS = {
    "houses": ("mars", "untamed", "shadows"),
    "hand": ["silvertooth", "umbra", "noddy-the-thief", "bad-penny", "ghostly-hand", "nerve-blast"],
    "line": ["murmook", "dew-faerie", "witch-of-the-eye", "john-smyth", "grabber-jammer"],
    "artifacts": ["mothergun", "crystal-hive"],
    "upgrades": {"murmook": "biomatrix-backup"},
    "discard": ["save-the-pack", "lost-in-the-woods"],
    "deck": ["regrowth", "grasping-vines"],
    "amber": 3,
    "keys": 1,
    "amber_on": {"grabber-jammer": 2},
    "damage": {"witch-of-the-eye": 2},
    "tired": ["john-smyth", "mothergun"],
}


def duel(**more: Any) -> Play:
    """A duel in its seventeenth turn: six creatures against five, seven cards in hand."""
    return stage(me={**MINE, **more}, foe=THEIRS, turn=17, seats=("Maren", "Tobias"))


def chase(mates: int = 2) -> Chase:
    """A chase with full lines on both sides."""
    teams = [
        {k: v for k, v in MINE.items() if k not in ("purged", "houses")},
        {"line": ["dust-pixie", "hunting-witch", "murmook", "dew-faerie", "niffle-ape", "snufflegator"], "amber": 4, "keys": 1,
         "hand": ["regrowth", "grasping-vines", "save-the-pack", "lost-in-the-woods", "full-moon", "key-charge"],
         "tired": ["dust-pixie"], "damage": {"hunting-witch": 1}, "discard": ["hidden-stash"], "dark": 1},
        {"line": ["bumpsy", "troll", "krump", "smaaash", "ganger-chieftain", "firespitter"], "amber": 2,
         "hand": ["punch", "smith", "tremor", "warsong", "charge", "gauntlet-of-command"],
         "stunned": ["bumpsy"], "artifacts": ["gauntlet-of-command"]},
    ]  # fmt: skip
    ship = {
        "line": ["powder-monkey", "harpooner", "captain-vane-hollow", "brine-born", "boarding-brute"],
        "artifacts": ["swivel-gun"], "discard": ["broadside", "mutiny"], "deck": ["rum-ration", "stowaway", "deck-swabber"],
        "amber": 5, "dark": 2, "chests": 2, "tired": ["powder-monkey"], "damage": {"brine-born": 1},
    }  # fmt: skip
    return voyage(
        me=teams[0], mate=teams[1] if mates else None, third=teams[2] if mates > 1 else None, ship=ship, wind="tailwind"
    )


def looked(play: Play, seat: int = 0) -> Shown:
    """What a seat sees of it, as it goes over the wire."""
    if isinstance(play, Chase):
        shown: Shown = msgspec.to_builtins(scene(play.table, seat))
        return {name: shown.get(name) for name in SEEN}
    asked = play.table.decision
    prompt = question(play, seat) if asked is not None and asked.seat == seat else None
    seen = {"parts": parts(view_of(play, seat)), "prompt": prompt, "phase": phase(play.s), "version": 0}
    return msgspec.to_builtins(seen)  # type: ignore[no-any-return]


def played(id: str, seats: int, seed: int, every: int = 1) -> Iterator[Shown]:
    """What the first seat sees at every question of a game that bots play, its own and those of others; or at every third."""
    table = game(id).table(seats, Dice(Random(seed)), seats=[Seat(name) for name in NAMES[:seats]], loud=True)
    bots = [bot("shaky", seat) for seat in range(seats)]
    for number in count():
        asked = table.decision
        if asked is None:
            return
        if number % every == 0 and not asked.picked:
            shown: Shown = msgspec.to_builtins(scene(table, 0))
            yield {name: shown.get(name) for name in SEEN}
        table.submit(bots[asked.seat].choose(table, asked.seat), asked.seat)


class Seen:
    """A window on a table that is set before it; what the page answers is kept and changes nothing."""

    REASON = "This one looks best from here, and it is a long sentence that says so in many words."

    def __init__(self, player: Player, game: str, seats: int, first: Shown) -> None:
        self.player = player
        self.said: list[Shown] = []
        self.now = first
        self.welcome: Shown = {}
        self.socket: WebSocketRoute | None = None
        player.page.route_web_socket("**/live", self._meet)
        player.opens(game, "me", *["bot:random"] * (seats - 1))
        player.until("asked", "waiting", "thinking")
        player.page.wait_for_load_state("networkidle")

    def _meet(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self.socket = socket

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                self.welcome = told
                self._tell()

        def answered(message: str | bytes) -> None:
            given = json.loads(message)
            if given["type"] == "answer":
                self.said.append(given)
            elif given["type"] == "hint":
                socket.send(json.dumps(self._hint(given["id"])))
            else:
                server.send(message)

        server.on_message(hear)
        socket.on_message(answered)

    def _hint(self, id: str) -> Shown:
        """The first answer, with a long reason."""
        keys = [option["key"] for option in self.now["prompt"]["options"][:1]]
        return {"type": "hint", "id": id, "keys": keys, "reason": msgspec.to_builtins(own_words(self.REASON))}

    def _tell(self) -> None:
        assert self.socket is not None
        asked = [self.now["prompt"]["seat"]] if self.now.get("prompt") else []
        table = {**self.welcome["table"], "to_move": asked}
        self.socket.send(json.dumps({**self.welcome, "table": table, "scene": {**self.welcome["scene"], **self.now}}))

    def show(self, next: Shown) -> None:
        """Another moment of the same table."""
        version = self.player.version + 1
        self.now = {**next, "version": version}
        self._tell()
        look = "version => Number(document.querySelector('[data-testid=dock]')?.dataset.version) === version"
        self.player.page.wait_for_function(look, arg=version)


def lay(player: Player, play: Play, game: str = "") -> Seen:
    """Lay a table before a person."""
    seats = len(play.table.seats)
    return Seen(player, game or (FORTUNE if isinstance(play, Chase) else FORGE), seats, looked(play))
