"""Flight of The Royal Fortune: a chase for one to three, against a ship that plays itself."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game
from inglenook.engine.kinds import Functions
from inglenook.games import keyforge

from .facts import CHARTS, facts
from .hints import hint
from .invariants import INVARIANTS
from .prompts import answered, prompt
from .reasons import why_not
from .scene import parts, sides
from .score import estimate, prefer
from .secrets import redeal
from .setup import VoyageOptions, new
from .state import Voyage
from .steps import CALM, STEPS

GAME: Game[Voyage] = Game(
    id="royal-fortune",
    prefix="RF",
    version=1,
    least=1,
    most=3,
    minutes=60,
    modes=("team", "solo", "bots"),
    sides=sides,
    usual_seats=2,
    folder=Path(__file__).parent,
    stands_on=(Path(keyforge.__file__).parent,),
    state=Voyage,
    options=VoyageOptions,
    new=new,
    steps=STEPS,
    calm=CALM,
    parts=parts,
    phase=keyforge.GAME.phase,
    kinds=Functions(prompt, why_not, prefer, hint),
    answered=answered,
    redeal=redeal,
    invariants=INVARIANTS,
    estimate=estimate,
    facts=facts,
    charts=CHARTS,
)
