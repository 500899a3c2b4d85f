"""Key to the Kingdom: a family quest on a board that folds."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game

from .adventures import trek
from .answered import answered
from .ending import COURSE, ending
from .facts import CHARTS, THINGS, facts
from .invariants import INVARIANTS
from .kinds import KINDS
from .scene import parts, phase
from .score import estimate
from .setup import KingdomOptions, choose_heroes, deal_heroes, first_player, new
from .spaces import arrive
from .state import Kingdom
from .turn import end, turn

GAME: Game[Kingdom] = Game(
    id="key-to-the-kingdom",
    prefix="KK",
    version=1,
    least=2,
    most=5,
    minutes=60,
    modes=("rivals", "bots"),
    usual_seats=3,
    folder=Path(__file__).parent,
    state=Kingdom,
    options=KingdomOptions,
    new=new,
    steps={
        "choose-heroes": choose_heroes,
        "deal-heroes": deal_heroes,
        "first-player": first_player,
        "turn": turn,
        "arrive": arrive,
        "trek": trek,
        "end": end,
    },
    parts=parts,
    phase=phase,
    kinds=KINDS,
    answered=answered,
    invariants=INVARIANTS,
    estimate=estimate,
    ending=ending,
    course=COURSE,
    facts=facts,
    things=THINGS,
    charts=CHARTS,
)
