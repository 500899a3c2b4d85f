"""What is said of a card on a closer look: its text, its type and traits, its keywords, and what has become of it."""

from __future__ import annotations

import re
from functools import cache, reduce
from pathlib import Path

from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from .content import CARDS, name_on
from .query import armor, keyword, power
from .state import NO_POWER, OWNER, TITLE, Crucible, face, house_of, title

WORDS = Path(__file__).parent / "words"
TEXT = re.compile(r'^kf-text-([a-z0-9-]+) = (?!\{\s*""\s*\}\s*$)', re.MULTILINE)
TYPE_ICONS = {"creature": "monster-grasp", "action": "magic-swirl", "artifact": "gem-chain", "upgrade": "upgrade"}
HOUSE_ICONS = {
    "brobnar": "fist", "dis": "imp-laugh", "logos": "cog", "mars": "ringed-planet", "sanctum": "angel-wings",
    "shadows": "hooded-assassin", "untamed": "wolf-howl",
}  # fmt: skip
TRAIT_ICONS = {
    "agent": "spy", "angel": "angel-outfit", "beast": "bear-head", "cyborg": "cyborg-face", "demon": "daemon-skull",
    "dragon": "dragon-head", "elf": "woman-elf-face", "faerie": "fairy", "fungus": "mushroom", "giant": "giant",
    "goblin": "goblin-head", "horseman": "cavalry", "imp": "imp", "insect": "ant", "knight": "mounted-knight",
    "location": "castle", "martian": "alien-bug", "merchant": "coins", "mutant": "gooey-daemon", "niffle": "monkey",
    "power": "embrassed-energy", "priest": "pope-crown", "quest": "scroll-quill", "ranger": "high-shot",
    "robot": "robot-antennas", "scientist": "erlenmeyer", "soldier": "ray-gun", "specter": "spectre", "spirit": "spectre",
    "thief": "cloak-dagger", "vehicle": "ufo", "weapon": "crossed-axes", "witch": "witch-face", "item": "swap-bag",
    "ally": "shaking-hands", "human": "person",
}  # fmt: skip
"""Signs of traits, the telling ones before the common ones."""
KEYWORDS = (
    "taunt", "elusive", "skirmish", "poison", "assault", "hazardous", "splash-attack", "versatile", "invulnerable", "deploy",
)  # fmt: skip
ON_PLAY = ("alpha", "omega", "treachery")
"""Keywords that say something only while a card is played."""
texts: set[str] = set()
"""Cards that have words of their own; one without does no more than its numbers and keywords say."""


def add_texts(folder: Path) -> None:
    """Learn which cards have words in these catalogues; a game that stands on this one adds its own."""
    for path in sorted(folder.glob("*.en.ftl")):
        texts.update(TEXT.findall(path.read_text(encoding="utf-8")))


add_texts(WORDS)


@cache
def name_of(title: str) -> Msg:
    """The name on a card; names of the set stay as they are."""
    name = name_on(title)
    return own_words(name) if isinstance(name, str) else name


def house_name(house: str) -> Msg:
    return Msg(f"kf-house-{house}")


@cache
def icon_of(title: str) -> str:
    """The sign on a card's face: its own, that of its most telling trait, or that of its house."""
    card = CARDS[title]
    trait = next((icon for trait, icon in TRAIT_ICONS.items() if trait in card.traits), "")
    return card.icon or trait or HOUSE_ICONS.get(card.house, TYPE_ICONS[card.type])


@cache
def type_line(title: str) -> Msg:
    """Its type and traits."""
    card = CARDS[title]
    type = Msg(f"kf-type-{card.type}")
    traits = [Msg(f"kf-trait-{trait}") for trait in card.traits]
    if not traits:
        return type
    listed = reduce(lambda a, b: msg("kf-traits", a=a, b=b), traits)
    return msg("kf-type-traits", type=type, traits=traits, listed=listed)


@cache
def text_of(title: str) -> Msg | None:
    """What a card says; None where it says nothing."""
    return Msg(f"kf-text-{title}") if title in texts else None


@cache
def lines_of(title: str) -> tuple[Msg, ...]:
    """Text, type and traits, bonus icons, printed keywords with what they mean, house."""
    card = CARDS[title]
    text = text_of(title)
    found = [type_line(title)] if text is None else [text, type_line(title)]
    if card.amber:
        found.append(msg("kf-line-bonus", n=card.amber))
    found += [Msg(f"kf-line-icon-{icon}") for icon in card.icons]
    found += [reminder(word, n) for word, n in card.keywords.items() if word in (*KEYWORDS, *ON_PLAY)]
    if card.type == "creature" and not card.keywords.get(NO_POWER):
        found.append(msg("kf-line-printed", power=card.power, armor=card.armor))
    found.append(msg("kf-line-house", house=house_name(card.house)))
    return tuple(found)


@cache
def reminder(word: str, n: int) -> Msg:
    """What a keyword means."""
    return msg(f"kf-remind-{word}", n=n)


def about_now(s: Crucible, id: str) -> list[Msg]:
    """What is true of a card in play now beyond what is printed on it."""
    card = face(s, id)
    found: list[Msg] = []
    if card.type == "creature" and not card.keywords.get(NO_POWER):
        found += strength_now(s, id)
    if s.damage.get(id):
        found.append(msg("kf-line-damage", n=s.damage[id], left=max(power(s, id) - s.damage[id], 0)))
    if s.amber.get(id):
        found.append(msg("kf-line-amber", n=s.amber[id]))
    if card.type == "creature":
        found += [reminder(word, n) for word in KEYWORDS if not card.keywords.get(word) and (n := keyword(s, id, word))]
    if house_of(s, id) != card.house:
        found.append(msg("kf-line-other-house", house=house_name(house_of(s, id))))
    if s.control.get(id) != OWNER[id]:
        found.append(msg("kf-line-taken"))
    if title(s, id) != TITLE[id]:
        found.append(msg("kf-line-guise"))
    found += [msg("kf-line-carries", card=name_of(title(s, upgrade))) for upgrade, host in s.on.items() if host == id]
    return found + [msg("kf-line-lasting", card=name_of(name)) for name in lasting_on(s, id)]


def strength_now(s: Crucible, id: str) -> list[Msg]:
    """Power and armor, where they are not as printed."""
    card = face(s, id)
    found = []
    now, plate = power(s, id), armor(s, id)
    if now != card.power:
        found.append(msg("kf-line-power", now=now, printed=card.power, counters=s.counters.get(id, 0)))
    if plate != card.armor or s.armor_used.get(id):
        found.append(msg("kf-line-armor", now=plate, printed=card.armor, used=s.armor_used.get(id, 0)))
    return found


def lasting_on(s: Crucible, id: str) -> list[str]:
    """Titles of the cards whose effect lasts on this one."""
    found = [one.effect.partition(":")[0] for one in s.lasting if one.source == id]
    return [title for title in dict.fromkeys(found) if title in CARDS]
