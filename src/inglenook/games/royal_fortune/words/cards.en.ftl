## The ship

kf-name-the-royal-fortune = The Royal Fortune
kf-text-the-royal-fortune = Cannot be destroyed or leave its line. Damage of any amount costs it 1 æmber from its pool; with an empty pool a chest breaks. Headwind action: turn the wind. Tailwind action: if there are more enemy Pirates than creatures of your team, it escapes (you may destroy a forged key instead).
rf-flavour-the-royal-fortune = She was never built to carry anything home.

## Creatures

kf-name-deck-swabber = Deck Swabber
kf-text-deck-swabber = No ability; but where he comes aboard, the wind turns.
rf-flavour-deck-swabber = The planks are the only honest thing on board.
kf-name-powder-monkey = Powder Monkey
kf-text-powder-monkey = Destroyed: 2 damage to each of your flank creatures.
rf-flavour-powder-monkey = Runs towards the fire. Always has.
kf-name-boarding-brute = Boarding Brute
kf-text-boarding-brute = Prey: your least powerful creature.
rf-flavour-boarding-brute = “After you, little one.”
kf-name-crow-s-nest-lookout = Crow’s Nest Lookout
kf-text-crow-s-nest-lookout = Elusive. Play: archive an adventure card.
rf-flavour-crow-s-nest-lookout = She sees next week from up there.
kf-name-brine-born = The Brine-Born
kf-text-brine-born = Play: 2 dark æmber enter the ship’s pool. Reap: you lose 1 dark æmber.
rf-flavour-brine-born = What the sea keeps too long, it changes.
kf-name-thing-from-the-bilge = Thing from the Bilge
kf-text-thing-from-the-bilge = Prey: a creature of yours with æmber on it.
rf-flavour-thing-from-the-bilge = Nobody fed it. It grew anyway.
kf-name-first-mate-ruddle = First Mate Ruddle
kf-text-first-mate-ruddle = Enters ready. Prey: your most powerful creature.
rf-flavour-first-mate-ruddle = He asks for the biggest one by name.
kf-name-captain-vane-hollow = Captain Vane Hollow
kf-text-captain-vane-hollow = Prey: any creature of yours. Fight: the ship steals 1 æmber from you.
rf-flavour-captain-vane-hollow = “The open sea, or the bottom of it.”
kf-name-harpooner = One-Shot Harpooner
kf-text-harpooner = Prey: a damaged creature of yours. Fight: stun your most powerful creature.
rf-flavour-harpooner = He brought one harpoon. He has never needed two.
kf-name-quartermaster = The Quartermaster
kf-text-quartermaster = Play: search the adventure deck and discard pile for an artifact or an upgrade and archive it.
rf-flavour-quartermaster = Every nail on board has a number in her book.
kf-name-stowaway = Unlucky Stowaway
kf-text-stowaway = Enters on the right flank. Destroyed: you gain 2 æmber.
rf-flavour-stowaway = The one day nobody checked the barrels.
kf-name-ill-omened-gull = Ill-Omened Gull
kf-text-ill-omened-gull = Elusive. Play: discard a card at random from your hand.
rf-flavour-ill-omened-gull = It laughs before the mast breaks.

## Actions

kf-name-change-course = Change Course
kf-text-change-course = Play: if it is the first card played this turn, replace the current location.
rf-flavour-change-course = Hard over!
kf-name-run-before-the-storm = Run Before the Storm
kf-text-run-before-the-storm = Play: if it is the first card played this turn, replace the current location.
rf-flavour-run-before-the-storm = Nobody sails faster than what is behind them.
kf-name-smash-the-hold = Smash the Hold
kf-text-smash-the-hold = Play: break a treasure chest.
rf-flavour-smash-the-hold = “Lighter! Make her lighter!”
kf-name-broadside = Broadside
kf-text-broadside = Play: if it is the first card played this turn, 3 damage to each of your creatures.
rf-flavour-broadside = First the smoke, then the noise, then the counting.
kf-name-cursed-coin = Cursed Coin
kf-text-cursed-coin = Play: if it is the first card played this turn, 2 dark æmber enter your pool.
rf-flavour-cursed-coin = A gift. That is the worst of it.
kf-name-all-hands = All Hands on Deck!
kf-text-all-hands = Play: if it is the first card played this turn, ready each enemy Pirate.
rf-flavour-all-hands = Even the cook has a cutlass.
kf-name-stash-below = Stash It Below
kf-text-stash-below = Play: if it is the first card played this turn, archive 2 adventure cards.
rf-flavour-stash-below = There is always room under the rum.
kf-name-loose-cannon = Loose Cannon
kf-text-loose-cannon = Play: 2 damage to each enemy creature, the ship among them.
rf-flavour-loose-cannon = It was tied down yesterday.
kf-name-rum-ration = Rum Ration
kf-text-rum-ration = Play: stun each enemy Pirate.
rf-flavour-rum-ration = The one order nobody questions.
kf-name-mutiny = Mutiny
kf-text-mutiny = Play: if another card was played this turn, destroy the most powerful enemy creature.
rf-flavour-mutiny = They voted. Twice, to be sure.

## Artifacts

kf-name-the-black-flag = The Black Flag
kf-text-the-black-flag = Each enemy Pirate has +1 power. When a player forges a key, destroy The Black Flag.
rf-flavour-the-black-flag = It is not black from the dye.
kf-name-swivel-gun = Swivel Gun
kf-text-swivel-gun = Action: 2 damage to your most powerful creature.
rf-flavour-swivel-gun = It looks at you first.
kf-name-cursed-compass = Cursed Compass
kf-text-cursed-compass = Action: if there is a headwind, turn the wind.
rf-flavour-cursed-compass = The needle points away from you.
kf-name-siren-bell = Siren Bell
kf-text-siren-bell = Action: stun a creature of yours that is not stunned. When a player forges a key, destroy Siren Bell.
rf-flavour-siren-bell = It rings under water, too.
kf-name-bottomless-cask = Bottomless Cask
kf-text-bottomless-cask = Action: heal 1 damage from each enemy creature. When a player forges a key, destroy Bottomless Cask.
rf-flavour-bottomless-cask = They stopped asking what is in it.

## Upgrades

kf-name-reinforced-hull = Reinforced Hull
kf-text-reinforced-hull = On the ship. Players’ keys cost 1 more. When a player forges a key, destroy Reinforced Hull.
rf-flavour-reinforced-hull = Nailed on with the figurehead of the last one who caught her.
kf-name-grappling-hooks = Grappling Hooks
kf-text-grappling-hooks = On the ship, which has hazardous 1. When a player forges a key, destroy Grappling Hooks.
rf-flavour-grappling-hooks = Coming aboard is easy.
kf-name-notched-cutlass = Notched Cutlass
kf-text-notched-cutlass = On the enemy creature on the left flank. It has +2 power.
rf-flavour-notched-cutlass = One notch for each who asked about the notches.
kf-name-barnacle-plate = Barnacle Plate
kf-text-barnacle-plate = On the most powerful enemy Pirate. It has +2 armor and taunt.
rf-flavour-barnacle-plate = Grown, not forged.
