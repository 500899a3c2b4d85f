# House Dis: what each card does, in our own words. Names of cards stay as they are.

## Actions

kf-text-a-fair-game = Play: discard the top card of your opponent’s deck and see your opponent’s whole hand: you gain 1 æmber for each card in it that is of the same house as the discarded one. Then your opponent does the same with your deck and your hand.
kf-text-arise = Play: name a house. All creatures of that house go from your discard pile to your hand. You take 1 chain.
kf-text-control-the-weak = Play: name one of the three houses of your opponent’s deck. In the next turn your opponent has to choose that house, if it can be chosen.
kf-text-creeping-oblivion = Play: choose one of the two discard piles and purge up to 2 cards of it.
kf-text-dance-of-doom = Play: name a number. All creatures of exactly that power are destroyed, on both sides; with 0 you spare them all.
kf-text-fear = Play: one enemy creature of your choice goes back to its owner’s hand.
kf-text-gateway-to-dis = Play: all creatures are destroyed, on both sides. You take 3 chains.
kf-text-gongoozle = Play: one creature of your choice takes 3 damage. If that does not destroy it, its owner discards a card of the hand at random.
kf-text-guilty-hearts = Play: all creatures with æmber on them are destroyed, on both sides.
kf-text-hand-of-dis = Play: one creature of your choice that is not on a flank is destroyed.
kf-text-hecatomb = Play: all creatures of house { kf-house-dis } are destroyed, on both sides. Each player gains 1 æmber for each of them that was on that player’s side.
kf-text-tendrils-of-pain = Play: all creatures take 1 damage, or 4 instead if your opponent forged a key in the turn before.
kf-text-hysteria = Play: all creatures go back to their owners’ hands, on both sides.
kf-text-key-hammer = Play: if your opponent forged a key in the turn before, one key forged then is unforged. In any case your opponent gains 6 æmber.
kf-text-mind-barb = Play: a card of your opponent’s hand is discarded at random.
kf-text-pandemonium = Play: all creatures without any damage capture 1 æmber each, from the opponent of whoever controls them. Where there is too little æmber, you choose which creatures do.
kf-text-poltergeist = Play: choose an artifact of either side. If it can be used, use it as if it were yours; then it is destroyed.
kf-text-red-hot-armor = Play: enemy creatures have no armor for the rest of this turn. Each of them takes as much damage as it had armor left.
kf-text-three-fates = Play: the 3 most powerful creatures in play are destroyed. Among equals you choose.

## Artifacts

kf-text-annihilation-ritual = A creature that would go from play to a discard pile is purged instead. It still counts as destroyed.
kf-text-dominator-bauble = Action: choose one of your creatures and use it, whatever its house.
kf-text-key-to-dis = Omni: sacrifice this card; then all creatures are destroyed, on both sides.
kf-text-lash-of-broken-dreams = Action: in your opponent’s next turn keys cost 3 æmber more, for both of you.
kf-text-library-of-the-damned = Action: a card of your choice goes from your hand to your archives.
kf-text-lifeward = Omni: sacrifice this card; in the next turn your opponent cannot play creatures.
kf-text-sacrificial-altar = Action: purge one of your creatures with the trait { kf-trait-human }. If you do, play a creature from your discard pile, whatever its house.
kf-text-screaming-cave = Action: your hand and your discard pile are shuffled into your deck.
kf-text-soul-snatcher = Whenever a creature is destroyed, on either side, its owner gains 1 æmber.

## Creatures

kf-text-charette = Play: this creature captures 3 æmber.
kf-text-drumble = Play: if your opponent has 7 or more æmber, this creature captures them all.
kf-text-dust-imp = When destroyed: you gain 2 æmber.
kf-text-eater-of-the-dead = After fight or reap: purge a creature from either discard pile. If you do, this creature gets a +1 power counter.
kf-text-ember-imp = Your opponent cannot play more than 2 cards in a turn.
kf-text-gabos-longarms = Before fight: choose a creature of either side. In this fight this creature’s blow strikes the chosen creature instead of the attacked one, which hits back all the same.
kf-text-overlord-greking = When an enemy creature dies in a fight against this one and lies in a discard pile, put it into play on your side.
kf-text-guardian-demon = Play, after fight or reap: heal a creature of up to 2 damage. Another creature of your choice takes as much damage as was healed.
kf-text-master-of-1 = After reap: you may choose a creature of power 1. It is destroyed.
kf-text-master-of-2 = After reap: you may choose a creature of power 2. It is destroyed.
kf-text-master-of-3 = After reap: you may choose a creature of power 3. It is destroyed.
kf-text-pit-demon = Action: you steal 1 æmber.
kf-text-pitlord = You have to choose { kf-house-dis } as your active house, if it can be chosen.
kf-text-restringuntus = Play: name a house. As long as this creature stays in play, your opponent cannot choose that house.
kf-text-shaffles = At the end of your turn: your opponent gives 1 æmber back to the supply.
kf-text-shooler = Play: if your opponent has 4 or more æmber, you steal 1 of them.
kf-text-snudge = After fight or reap: choose an artifact or a creature on a flank, of either side. It goes back to its owner’s hand.
kf-text-stealer-of-souls = When an enemy creature dies in a fight against this one, it is purged and you gain 1 æmber.
kf-text-succubus = At the end of their turn, your opponent draws until they hold 1 card fewer than usual.
kf-text-tentacus = Your opponent pays you 1 æmber for each use of an artifact, and cannot use one without paying.
kf-text-the-terror = Play: if your opponent has no æmber, you gain 2.
kf-text-tocsin = After reap: a card of your opponent’s hand is discarded at random.
kf-text-tolas = Whenever another creature is destroyed, the opponent of whoever controlled it gains 1 æmber.
kf-text-truebaru = To play it you give 3 æmber back to the supply; with fewer you cannot play it. When destroyed: you gain 5 æmber.

## Upgrades

kf-text-collar-of-subordination = You control the creature that carries this card; it comes to a flank of your battleline. When this card leaves play, the creature goes back to its owner’s side.
kf-text-flame-wreathed = The creature that carries this card has 2 more power and gains hazardous 2 (whoever attacks it takes 2 damage before the fight).
