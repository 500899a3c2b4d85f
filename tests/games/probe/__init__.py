"""The Sampler: a small game whose scene has every kind of part at least once, so that clients can be looked at and tested."""

from pathlib import Path

from inglenook.engine.game import Game

from .agreement import ProbeOptions, check
from .kinds import KINDS
from .scene import parts, phase, sides
from .score import COURSE, ending, estimate, facts
from .state import Probe
from .turn import INVARIANTS, begin_round, hex_turn, map_turn, market_turn, new

GAME: Game[Probe] = Game(
    id="probe",
    prefix="PR",
    version=2,
    least=2,
    most=8,
    minutes=10,
    folder=Path(__file__).parent,
    state=Probe,
    options=ProbeOptions,
    check=check,
    new=new,
    steps={"round": begin_round, "map": map_turn, "hexes": hex_turn, "market": market_turn},
    sides=sides,
    parts=parts,
    phase=phase,
    kinds=KINDS,
    invariants=INVARIANTS,
    estimate=estimate,
    ending=ending,
    course=COURSE,
    facts=facts,
)
