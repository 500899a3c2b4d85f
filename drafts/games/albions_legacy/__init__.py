"""Albion's Legacy: a castle, a land that is found as one rides, and ten flames."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game

from .ending import COURSE, ending
from .facts import CHARTS, THINGS, facts
from .invariants import INVARIANTS
from .kinds import KINDS
from .options import AlbionOptions
from .scene import parts, phase
from .score import estimate
from .setup import new
from .state import Albion
from .steps import STEPS

GAME: Game[Albion] = Game(
    id="albions-legacy",
    prefix="AL",
    version=1,
    least=1,
    most=4,
    minutes=90,
    modes=("team", "solo", "bots"),
    usual_seats=1,
    folder=Path(__file__).parent,
    state=Albion,
    options=AlbionOptions,
    new=new,
    steps=STEPS,
    parts=parts,
    phase=phase,
    kinds=KINDS,
    invariants=INVARIANTS,
    estimate=estimate,
    ending=ending,
    course=COURSE,
    facts=facts,
    things=THINGS,
    charts=CHARTS,
)
