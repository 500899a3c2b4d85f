"""The cards of KeyForge, two files per house: a card is its facts plus, if it needs one, a small function."""

from __future__ import annotations

from . import brobnar as brobnar
from . import brobnar_creatures as brobnar_creatures
from . import dis as dis
from . import dis_creatures as dis_creatures
from . import logos as logos
from . import logos_creatures as logos_creatures
from . import mars as mars
from . import mars_creatures as mars_creatures
from . import sanctum as sanctum
from . import sanctum_creatures as sanctum_creatures
from . import shadows as shadows
from . import shadows_creatures as shadows_creatures
from . import untamed as untamed
from . import untamed_creatures as untamed_creatures
