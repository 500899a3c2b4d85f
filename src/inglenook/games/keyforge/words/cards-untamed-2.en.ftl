## House Untamed, from Murmook to World Tree: what its cards do, in our own words

kf-text-murmook = Your opponent’s keys cost 1 æmber more.
kf-text-mushroom-man = It has +3 power for each key you have not forged yet.
kf-text-nature-s-call = Play: up to three creatures go back to their owners’ hands.
kf-text-nepenthe-seed = Omni: this card is sacrificed. Then one card of your discard pile goes to your hand.
kf-text-niffle-ape = When it attacks, taunt and elusive count for nothing.
kf-text-niffle-queen = Other friendly beasts have +1 power, and other friendly niffles have +1 power; who is both has +2.
kf-text-nocturnal-maneuver = Play: up to three creatures are exhausted.
kf-text-perilous-wild = Play: all elusive creatures are destroyed.
kf-text-piranha-monkeys = Play, after reap: every other creature takes 2 damage.
kf-text-regrowth = Play: one creature of your discard pile goes to your hand.
kf-text-ritual-of-balance = Action: if your opponent has 6 æmber or more, you steal 1.
kf-text-ritual-of-the-hunt = Omni: this card is sacrificed. This turn you may use your Untamed creatures whatever house is active.
kf-text-save-the-pack = Play: all damaged creatures are destroyed. You gain 1 chain.
kf-text-scout = Play: choose up to two friendly creatures. For the rest of this turn they gain skirmish (when they attack, they take no damage back), and those that are ready fight, one after the other.
kf-text-snufflegator = { "" }
kf-text-stampede = Play: if you have used creatures three times or more this turn, you steal 2 æmber.
kf-text-teliga = After your opponent has played a creature, you gain 1 æmber.
kf-text-the-common-cold = Play: every creature takes 1 damage. Then you may destroy all Mars creatures.
kf-text-troop-call = Play: all friendly niffles and all niffles of your discard pile go to their owners’ hands.
kf-text-vigor = Play: a creature is healed of up to 3 damage. If it was 3, you gain 1 æmber.
kf-text-way-of-the-bear = The creature that carries this card gains assault 2 (before it fights, the creature it attacks takes 2 damage).
kf-text-way-of-the-wolf = The creature that carries this card gains skirmish (when it attacks, it takes no damage back).
kf-text-witch-of-the-eye = After reap: one card of your discard pile goes to your hand.
kf-text-witch-of-the-wilds = In each of your turns in which Untamed is not active, you may play one Untamed card.
kf-text-word-of-returning = Play: every enemy creature takes 1 damage for each æmber on it. Then all æmber on enemy creatures moves to your pool.
kf-text-world-tree = Action: one creature of your discard pile goes on top of your deck.
