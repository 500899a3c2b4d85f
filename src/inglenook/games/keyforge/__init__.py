"""KeyForge: the rules of the Crucible as a library, and a duel to three keys on it."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game

from .answered import answered
from .duel import DuelOptions, new
from .ending import COURSE, ending
from .facts import CHARTS, THINGS, facts
from .invariants import INVARIANTS
from .kinds import KINDS
from .scene import parts, phase
from .score import estimate
from .secrets import redeal
from .state import Crucible
from .steps import CALM, STEPS

GAME: Game[Crucible] = Game(
    id="keyforge",
    prefix="KF",
    version=1,
    least=2,
    most=2,
    minutes=40,
    modes=("rivals", "bots"),
    folder=Path(__file__).parent,
    state=Crucible,
    options=DuelOptions,
    new=new,
    steps=STEPS,
    calm=CALM,
    parts=parts,
    phase=phase,
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
