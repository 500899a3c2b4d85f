"""Where it is worth going: every goal of a character on the map, and how near it is.

Worths are about in coins. Whoever looks for the best thing to do on a turn asks `Outlook`; it is made once for a question.
"""

from __future__ import annotations

from functools import cached_property
from math import ceil

from .activating import active, closed, locked, useful
from .cards import abilities
from .coins import coins_needed
from .content import CAPTIVES, CHAPEL, CHARACTERS, DUNGEON, FLAMES, NAMED, ROUND_TABLE, TASKS, TILES
from .defeats import cards_of, listed, on_map, worth_a_coin
from .escorts import goal_of
from .holdings import breakable, broken_cards, in_slot
from .landing import fits, outer_region
from .moving import draws_encounter, movement, ways
from .odds import chance_of, chance_to_beat
from .places import chart, distances
from .plaques import stack_left
from .quests import WON, charges_of, progress, tasks_of
from .state import Albion
from .story import by_chapel, can_pay, counts_at_home, kept_quiet

PATIENCE = 0.75
"""What a goal is worth that is a turn further away."""
PACE = 0.006
"""What a step costs."""
COIN, TOKEN, STORY, HOMEWARD, PERSONAL, CHARGE = 1.0, 0.1, 1.5, 1.5, 0.45, 1.2
SHIELD, WOUND, RETIRE = 0.16, 0.4, 1.7
"""What it costs to break a card, to take a Wound, and to retire."""
WAITING = 2
"""So many rounds before the end one waits beside the Round Table for the last coins."""
PERISH = 0.9
"""What it costs that an Escort perishes with a Wound."""
UNKNOWN = 3.0
"""What it is worth that a Story Tile may be the next one to be found."""
ROOM = 2.4
"""So many enemies for each character are as many as one can deal with."""
LINGER = 0.6
"""What a threat is worth that is drawn by lingering in the Dungeon."""
ENCOUNTER = -0.12
"""What an Encounter Card is worth, most of the time."""
TILE_WORTH = {"armoury": 0.26, "item": 0.2, "relic": 0.16, "stables": 0.3, "virtue": 0.12}
EARLY = 3
"""So many plaques more than one would like to have left."""


class Outlook:
    """What a player sees from where the character stands."""

    def __init__(self, s: Albion, who: int) -> None:
        self.s, self.who = s, who
        self.here = s.players[who].tile
        self.steps = s.turn.steps if s.turn.who == who else movement(s, who)
        self.pace = max(1, movement(s, who))
        self.needed = coins_needed(s)
        self.rounds = FLAMES - s.despair
        """Key-Turns that are left."""

    # -- goals ------------------------------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> dict[str, float]:
        """Every tile on which something is worth doing, and how much."""
        found: dict[str, float] = {}
        for source in (self.fights, self.stories, self.homeward, self.errands, self.open_paths):
            for tile, worth in source().items():
                found[tile] = found.get(tile, 0.0) + worth
        return {tile: self.shared(tile, worth) for tile, worth in found.items() if worth > 0.0}

    def shared(self, tile: str, worth: float) -> float:
        """Somebody who is nearer will see to it."""
        own = self.away.get(tile)
        if own is None:
            return 0.0
        nearer = sum(
            other != self.who and player.tile != "" and self.others[other].get(tile, 99) < own
            for other, player in enumerate(self.s.players)
        )
        return worth * 0.6**nearer

    @cached_property
    def away(self) -> dict[str, int]:
        return distances(self.s, self.here)

    @cached_property
    def others(self) -> list[dict[str, int]]:
        """How far everything is from every character."""
        return [distances(self.s, player.tile) if player.tile else {} for player in self.s.players]

    @cached_property
    def costs(self) -> list[float]:
        """What the failures of a fight cost, one after the other; the last ends it."""
        player = self.s.players[self.who]
        slots = CHARACTERS[player.character].wounds - player.wounds
        wounds = [WOUND] * slots + [RETIRE]
        wounds[0] += PERISH * len(player.escorts)
        return [*[SHIELD] * len(breakable(self.s, self.who)), *wounds]

    def gain(self, token: str) -> float:
        """What it is worth to beat an enemy: captives, and its share of the coins of its threats."""
        s = self.s
        found = TOKEN
        for threat in cards_of(s, token):
            left = sum(len(on_map(s, type)) for type in listed(threat) or ()) + (
                threat not in s.beaten and bool(leader(threat))
            )
            coin = (COIN if s.coins < self.needed else 0.05) * bool(worth_a_coin(s, threat))
            found += (coin + 0.15) / max(1, left) ** 0.7
            found += 0.2 * (token in NAMED and threat in abilities(s))
        return found

    @cached_property
    def battles(self) -> dict[str, float]:
        """Every tile with enemies, and what it is worth to meet them."""
        s = self.s
        chances: dict[str, float] = {}
        found: dict[str, float] = {}
        for token, tile in s.foes.items():
            sort = token if token in NAMED else token.partition(".")[0]
            if sort not in chances:
                chances[sort] = chance_to_beat(s, self.who, token)
            found[tile] = found.get(tile, 0.0) + self.duel(chances[sort], self.gain(token))
        return found

    def duel(self, chance: float, gain: float) -> float:
        """What a fight to the end is worth: success at some attempt, and what the failures before it cost."""
        worth, reached = 0.0, 1.0
        for cost in self.costs:
            worth += reached * chance * gain
            reached *= 1.0 - chance
            worth -= reached * cost
        return worth

    def fights(self) -> dict[str, float]:
        """Enemies that are worth meeting."""
        return {tile: worth for tile, worth in self.battles.items() if worth > 0.02}

    def stories(self) -> dict[str, float]:
        """Story Challenges, and the Personal Quest."""
        s, player = self.s, self.s.players[self.who]
        found: dict[str, float] = {}
        for task in tasks_of(s):
            tile = s.story.get(task, "")
            if tile not in chart(s).at:
                continue
            if s.turned.get(task) == WON:
                found[tile] = found.get(tile, 0.0) + STORY * self.urgency
            elif not kept_quiet(s, self.who, task) and task not in s.turn.tried:
                sure = can_pay(s, self.who, task)
                chance = 1.0 if sure else chance_of(s, self.who, TASKS[task].trial, kind="story", subject=task)
                found[tile] = found.get(tile, 0.0) + STORY * chance * self.urgency
        sheet = CHARACTERS[player.character]
        if not player.proven and sheet.quest_tile in chart(s).at and "personal" not in s.turn.tried:
            chance = chance_of(s, self.who, sheet.quest, kind="personal", subject=sheet.id)
            found[sheet.quest_tile] = found.get(sheet.quest_tile, 0.0) + PERSONAL * chance
        return found

    def homeward(self) -> dict[str, float]:
        """What is carried home, unless that would end the story before there are coins enough."""
        s, player = self.s, self.s.players[self.who]
        found: dict[str, float] = {}
        home = 0.0
        for task in player.story:
            if by_chapel(s, task):
                found[CHAPEL] = found.get(CHAPEL, 0.0) + HOMEWARD
            elif counts_at_home(s, task):
                home += HOMEWARD
        for escort in player.escorts:
            goal = goal_of(escort)
            if goal == ROUND_TABLE:
                home += HOMEWARD
            elif goal:
                found[goal] = found.get(goal, 0.0) + CHARGE
        if not player.escorts:
            for escort, at in s.escorts.items():
                if at in chart(s).at and at != goal_of(escort):
                    found[at] = found.get(at, 0.0) + CHARGE
        if home and not self.too_early:
            found[ROUND_TABLE] = found.get(ROUND_TABLE, 0.0) + home * self.urgency
        elif home and self.rounds <= WAITING:
            for tile in (tile for tile, steps in distances(s, ROUND_TABLE).items() if steps == 1):
                found[tile] = found.get(tile, 0.0) + 0.6 * home * self.urgency
        return found

    @cached_property
    def urgency(self) -> float:
        """The story has to be done before the last Flame goes out, and soon where the coins are there."""
        late = 1.0 + 1.3 * (FLAMES - self.rounds) / FLAMES
        return late * (1.8 if self.s.coins >= self.needed else 1.0)

    @cached_property
    def too_early(self) -> bool:
        """Whether what this character carries would complete the story before there are coins enough."""
        s, player = self.s, self.s.players[self.who]
        if s.coins >= self.needed or not s.quests:
            return False
        for quest in s.quests:
            have, need = progress(s, quest)
            have += sum(counts_at_home(s, task) for task in player.story if TASKS[task].quest == quest)
            have += sum(escort in charges_of(quest) for escort in player.escorts)
            if have < need:
                return False
        return True

    def errands(self) -> dict[str, float]:
        """Active Tiles, and the Dungeon."""
        s, player = self.s, self.s.players[self.who]
        found: dict[str, float] = {}
        for tile in chart(s).at:
            if active(s, tile) and not locked(s, tile) and not closed(s, self.who, tile) and useful(s, self.who, tile):
                found[tile] = self.benefit(tile)
        captives = len(player.tokens)
        if captives:
            whole = (len(s.dungeon) + captives) // CAPTIVES
            all_together = len(s.dungeon) + sum(len(other.tokens) for other in s.players)
            each = 0.1 if all_together >= CAPTIVES else 0.03
            found[DUNGEON] = (whole * COIN + each * captives) * (s.coins < self.needed)
        if self.wants_threats > 0.0:
            found[DUNGEON] = found.get(DUNGEON, 0.0) + LINGER * self.wants_threats
        return found

    def benefit(self, tile: str) -> float:
        """What it is worth to activate a tile."""
        s, player = self.s, self.s.players[self.who]
        type = TILES[tile].type
        if type == "healing":
            return 0.45 * (player.wounds > 0) + 0.15 * bool(player.dooms)
        if type == "repair":
            return 0.22 * min(1, len(broken_cards(s, self.who)))
        if type == "virtue":
            return TILE_WORTH[type] * (not player.virtue and stack_left(s) > len(s.players) + EARLY)
        slot = {"stables": "mount", "armoury": "weapon"}.get(type, type)
        taken = len(in_slot(s, self.who, slot) or ())
        return TILE_WORTH[type] / (1 + taken) * min(1.0, self.rounds / 6)

    def open_paths(self) -> dict[str, float]:
        """Places from which one can scout."""
        map = chart(self.s)
        found: dict[str, float] = {}
        for tile, sides in map.open.items():
            region = outer_region(self.s, tile) if sides else ""
            if region:
                found[tile] = self.unknown(region)
        return found

    def unknown(self, region: str) -> float:
        """What a tile of a region is worth that is not found yet."""
        s = self.s
        left = [tile for bag in s.stack.layers for tile in bag if fits(s, tile, region)]
        if not left:
            return 0.0
        wanted = [TASKS[task].tile for task in tasks_of(s) if task not in s.story]
        story = sum(tile in left for tile in wanted)
        personal = CHARACTERS[s.players[self.who].character].quest_tile in left
        threats = sum(TILES[tile].type == "roaming-threat" for tile in left) / len(left)
        return 0.05 + (UNKNOWN * story + 0.16 * personal) * 4.0 / (4.0 + len(left)) + 1.5 * threats * self.wants_threats

    @cached_property
    def wants_threats(self) -> float:
        """How welcome another threat is, from 0 to 1: without threats there are no coins, and too many are too many."""
        s = self.s
        if s.coins + len(s.threats) >= self.needed or self.rounds < 2:
            return 0.0
        return max(0.0, 1.0 - len(s.foes) / (ROOM * len(s.players)))

    # -- ways -------------------------------------------------------------------------------------------------------------

    def potential(self, tile: str, steps: int) -> float:
        """The best goal from a tile with so many steps left in this turn."""
        away = distances(self.s, tile)
        best = 0.0
        for goal, worth in self.goals.items():
            if goal not in away:
                continue
            turns = 0 if away[goal] <= steps else ceil((away[goal] - steps) / self.pace)
            best = max(best, worth * PATIENCE**turns - PACE * away[goal])
        return best

    @cached_property
    def staying(self) -> float:
        """What can still be hoped for if the turn ends here."""
        return self.potential(self.here, 0)

    @cached_property
    def ways(self) -> dict[str, int]:
        """Steps that every tile costs which can be reached now."""
        return {tile: way.points for tile, way in (ways(self.s, self.who) or {}).items()}

    def arriving(self, tile: str) -> float:
        """What happens to whoever comes to a tile."""
        worth = min(0.0, self.battles.get(tile, 0.0))
        if draws_encounter(self.s, tile):
            worth += ENCOUNTER
        if tile == ROUND_TABLE and self.too_early and self.rounds > 1:
            worth -= 3.0
        return worth

    def go(self, tile: str) -> float:
        """What it is worth to go to a tile, more than to end the turn here."""
        left = self.steps - self.ways.get(tile, 1)
        return self.arriving(tile) + self.potential(tile, left) - self.staying - 0.001

    def scout(self) -> float:
        """What it is worth to scout from here."""
        region = outer_region(self.s, self.here)
        return self.unknown(region) * 0.9 if region else -1.0

    def end(self) -> float:
        """What it is worth to end the turn here: only the Dungeon makes a difference."""
        return LINGER * self.wants_threats - 0.1 if self.here == DUNGEON else 0.0

    def activate(self) -> float:
        """What it is worth to activate the tile one stands on; the turn ends, so the steps left are lost."""
        return self.benefit(self.here) - 0.5 * max(
            0.0, self.potential(self.here, self.steps) - self.staying - self.benefit(self.here)
        )


def leader(threat: str) -> str:
    """The named enemy of a threat."""
    return next((id for id, one in NAMED.items() if one.threat == threat), "")
