"""Flight of The Royal Fortune: a chase for one to three, against a ship that plays itself."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game
from inglenook.games import keyforge

from .answered import answered
from .ending import COURSE, ending
from .facts import CHARTS, THINGS, facts
from .invariants import INVARIANTS
from .kinds import KINDS
from .scene import parts, sides
from .score import estimate
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
    kinds=KINDS,
    answered=answered,
    redeal=redeal,
    invariants=INVARIANTS,
    estimate=estimate,
    ending=ending,
    course=COURSE,
    facts=facts,
    things=THINGS,
    charts=CHARTS,
)
