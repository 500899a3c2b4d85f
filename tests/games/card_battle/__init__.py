"""Card Battle: a nasty little game that uses everything the engine offers, so that the engine can be tested."""

from pathlib import Path

from inglenook.engine.game import Game

from . import reactions as reactions  # registers what answers falls and blows
from .kinds import KINDS
from .round import dawn, dusk
from .scene import parts, phase
from .score import COURSE, ending, estimate, facts
from .setup import INVARIANTS, deal, new, redeal
from .state import Battle, BattleOptions
from .turn import turn

GAME: Game[Battle] = Game(
    id="card-battle",
    prefix="CB",
    version=4,
    least=2,
    most=3,
    minutes=10,
    folder=Path(__file__).parent,
    state=Battle,
    options=BattleOptions,
    new=new,
    steps={"deal": deal, "dawn": dawn, "turn": turn, "dusk": dusk},
    parts=parts,
    phase=phase,
    kinds=KINDS,
    redeal=redeal,
    invariants=INVARIANTS,
    estimate=estimate,
    ending=ending,
    course=COURSE,
    facts=facts,
)
