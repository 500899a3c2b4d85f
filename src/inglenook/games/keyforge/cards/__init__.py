"""The cards of KeyForge, one file per house: a card is its facts plus, if it needs one, a small function."""

from __future__ import annotations

from . import brobnar as brobnar
from . import dis as dis
from . import logos as logos
from . import mars as mars
from . import sanctum as sanctum
from . import shadows as shadows
from . import untamed as untamed
