"""Key to the Kingdom: a family quest on a board that folds."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game
from inglenook.engine.kinds import Functions

from .adventures import trek
from .facts import CHARTS, facts
from .hints import hint
from .invariants import INVARIANTS
from .prompts import answered, prompt
from .reasons import why_not
from .scene import parts, phase
from .score import estimate, prefer
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
    kinds=Functions(prompt, why_not, prefer, hint),
    answered=answered,
    invariants=INVARIANTS,
    estimate=estimate,
    facts=facts,
    charts=CHARTS,
)
