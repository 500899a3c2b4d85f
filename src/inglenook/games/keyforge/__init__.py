"""KeyForge: the rules of the Crucible as a library, and a duel to three keys on it."""

from __future__ import annotations

from pathlib import Path

from inglenook.engine.game import Game

from .duel import DuelOptions, new
from .facts import CHARTS, facts
from .hints import hint
from .invariants import INVARIANTS
from .prompts import answered, prompt
from .reasons import why_not
from .scene import parts, phase
from .score import estimate, prefer
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
    prompt=prompt,
    answered=answered,
    why_not=why_not,
    redeal=redeal,
    invariants=INVARIANTS,
    estimate=estimate,
    prefer=prefer,
    hint=hint,
    facts=facts,
    charts=CHARTS,
)
