"""Forges of Ravenshire: a town of smiths, dice on districts, and a rival who follows his cards."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game

from .answered import answered
from .ao_invariants import AO_INVARIANTS
from .ending import COURSE, ending
from .facts import CHARTS, THINGS, facts
from .invariants import INVARIANTS
from .kinds import KINDS
from .levels import RavenshireOptions
from .scene import parts, phase, sides
from .score import estimate
from .secrets import redeal
from .setup import new
from .state import Ravenshire
from .steps import STEPS

GAME: Game[Ravenshire] = Game(
    id="forges-of-ravenshire",
    prefix="FR",
    version=2,
    least=1,
    most=4,
    minutes=60,
    modes=("rivals", "solo", "bots"),
    sides=sides,
    usual_seats=1,
    folder=Path(__file__).parent,
    state=Ravenshire,
    options=RavenshireOptions,
    new=new,
    steps=STEPS,
    parts=parts,
    phase=phase,
    kinds=KINDS,
    answered=answered,
    invariants=(*INVARIANTS, *AO_INVARIANTS),
    estimate=estimate,
    ending=ending,
    course=COURSE,
    redeal=redeal,
    facts=facts,
    things=THINGS,
    charts=CHARTS,
)
