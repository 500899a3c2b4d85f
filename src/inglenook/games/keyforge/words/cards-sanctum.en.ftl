## House Sanctum: actions

kf-text-begone = Play: either destroy every creature of { kf-house-dis }, on both sides, or gain 1 æmber.
kf-text-blinding-light = Play: name a house. Every creature of that house, on both sides, is stunned.
kf-text-charge = Play: until the end of the turn, each creature you play gains “Play: an enemy creature takes 2 damage.”
kf-text-cleansing-wave = Play: remove 1 damage from every creature, on both sides. Gain 1 æmber for each creature that lost damage this way.
kf-text-clear-mind = Play: all your creatures shake off their stun.
kf-text-doorstep-to-heaven = Play: each player who has 6 or more æmber loses whatever is above 5.
kf-text-glorious-few = Play: gain 1 æmber for each creature your opponent has more than you.
kf-text-honorable-claim = Play: each of your knights captures 1 æmber.
kf-text-inspiration = Play: ready one of your creatures and use it, whatever its house.
kf-text-mighty-lance = Play: a creature takes 3 damage, and so does one of its neighbours at the same time.
kf-text-oath-of-poverty = Play: all your artifacts are destroyed. Gain 2 æmber for each one destroyed this way.
kf-text-one-stood-against-many = Play: choose one of your creatures. Three times in a row, ready it and let it fight, each time an enemy creature it has not yet fought this way.
kf-text-radiant-truth = Play: every enemy creature that is not on a flank is stunned.
kf-text-shield-of-justice = Play: your creatures take no damage until the end of the turn.
kf-text-take-hostages = Play: until the end of the turn, each time one of your creatures has fought and is still in play, it captures 1 æmber.
kf-text-terms-of-redress = Play: one of your creatures captures 2 æmber.
kf-text-the-harder-they-come = Play: a creature with at least 5 power is purged.
kf-text-the-spirit-s-way = Play: every creature with at least 3 power, on both sides, is destroyed.
kf-text-virtuous-works = { "" }

## Artifacts

kf-text-epic-quest = Play: archive all your knights that are in play. Omni: if you have played 7 or more cards of { kf-house-sanctum } this turn, sacrifice Epic Quest and forge a key for nothing.
kf-text-gorm-of-omm = Omni: sacrifice Gorm of Omm, then destroy an artifact.
kf-text-hallowed-blaster = Action: remove 3 damage from a creature.
kf-text-potion-of-invulnerability = Omni: sacrifice Potion of Invulnerability. Your creatures take no damage until the end of the turn.
kf-text-round-table = Each of your knights has 1 more power and taunt (its neighbours cannot be attacked unless they have taunt too).
kf-text-sigil-of-brotherhood = Omni: sacrifice Sigil of Brotherhood. Until the end of the turn you may use your creatures of { kf-house-sanctum }, whatever the active house.
kf-text-whispering-reliquary = Action: an artifact, yours or an enemy one, goes back to its owner’s hand.

## Creatures

kf-text-bulwark = Its neighbours have 2 more armor.
kf-text-champion-anaphiel = { "" }
kf-text-champion-tabris = After fight: it captures 1 æmber.
kf-text-commander-remiel = After reap: use one of your creatures that is not of { kf-house-sanctum }.
kf-text-duma-the-martyr = When destroyed: your other creatures lose all their damage, and you draw 2 cards.
kf-text-francus = When an enemy creature dies fighting Francus, Francus captures 1 æmber.
kf-text-grey-monk = Your creatures, this one too, have 1 more armor. After reap: remove 2 damage from a creature.
kf-text-hayyel-the-merchant = Whenever you play an artifact, gain 1 æmber.
kf-text-horseman-of-death = Play: all horsemen in your discard pile go back to your hand.
kf-text-horseman-of-famine = Play, after fight or reap: destroy the least powerful creature in play; among equals you choose.
kf-text-horseman-of-pestilence = Play, after fight or reap: every creature that is not a horseman, on both sides, takes 1 damage.
kf-text-horseman-of-war = Play: until the end of the turn all your creatures may fight, whatever their house, but none of them may reap or use an Action or Omni.
kf-text-jehu-the-bureaucrat = When you choose { kf-house-sanctum } as the active house, gain 2 æmber.
kf-text-lady-maxena = Play: a creature of your choice is stunned. Action: Lady Maxena goes back to its owner’s hand.
kf-text-lord-golgotha = Before fight: each neighbour of the creature it attacks takes 3 damage.
kf-text-numquid-the-fair = Play: destroy an enemy creature. As long as your opponent still has more creatures than you and Numquid the Fair is in play, do it again.
kf-text-protectrix = After reap: you may remove all damage from a creature. If there was any, that creature takes no more damage until the end of the turn.
kf-text-raiding-knight = Play: it captures 1 æmber.
kf-text-sanctum-guardian = After fight or reap: it changes places with another of your creatures.
kf-text-sequis = After reap: it captures 1 æmber.
kf-text-sergeant-zakiel = Play: you may ready one of its neighbours and let it fight.
kf-text-staunch-knight = On a flank it has 2 more power.
kf-text-gatekeeper = Play: if your opponent has 7 or more æmber, it captures all of it but 5.
kf-text-the-vaultkeeper = Nobody can steal from your pool.
kf-text-veemos-lightbringer = Play: every creature with elusive, on both sides, is destroyed.

## Upgrades

kf-text-armageddon-cloak = This creature gains hazardous 2 (whoever attacks it takes 2 damage before the fight). If it would be destroyed, it loses all its damage and Armageddon Cloak is destroyed instead.
kf-text-mantle-of-the-zealot = This creature can be used whatever the active house.
kf-text-protect-the-weak = This creature has 1 more armor and gains taunt (its neighbours cannot be attacked unless they have taunt too).
kf-text-shoulder-armor = On a flank this creature has 2 more power and 2 more armor.
