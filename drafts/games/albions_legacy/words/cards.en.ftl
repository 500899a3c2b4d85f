# Cards, encounters, Doom Effects and abilities in use: what they ask, what each answer does, and what is told of it.

## Using things

al-note-cost = { $n ->
    [one] 1 Destiny
   *[other] { $n } Destiny
}
al-note-use-gwenddoleus-board = move any enemy up to 2 tiles
al-note-use-the-unasked-cup = somebody else regains 1 Destiny
al-note-use-hearth-mead = discard it: regain up to 2 Destiny
al-note-use-widows-salve = discard it: heal 1 Wound here
al-note-use-marsh-tonic = discard it: 2 more steps this turn
al-note-use-tinkers-roll = discard it: repair 1 card here
al-note-use-drovers-map = discard it: scout and choose of 3 tiles
al-note-use-horn-of-bran-galed = die: 1-2 lose 1 Destiny, else regain some
al-note-use-cauldron-of-dyrnwch = die: 1-2 the turn ends, else it heals
al-note-use-gwyddnos-hamper = die: 1-2 lose an Item, else draw; it breaks
al-note-use-mantle-of-gwen = die: 1-2 you trip, else go far unseen
al-note-use-morgans-chariot = die: 1-2 home, 3-4 two steps, 5-6 anywhere
al-note-use-listening-stone = die: 1-2 Encounter, 3-4 of 2 tiles, 5-6 of 4
al-note-use-second-mirror = die: 1-2 you are seduced, else Doom is cured
al-note-use-arthur = all roll 1 Stone more against one type
al-note-use-lady-of-the-lake = somebody else repairs 1 card
al-note-use-the-debt-to-a-ferryman = on a River tile: pay, and be free of it
al-note-use-cold-feet = discard an Item, and be free of it
al-note-personal = wins { $card-the }; no risk
al-why-broken = { $card-the } is broken, and has no effect until it is repaired.
al-why-not-yours = It is not yours to use.
al-why-not-on-turn = It works by itself, or at its own moment, not as an action of a turn.
al-why-no-relics = While this threat is in play no Relic can be used.
al-why-costs-destiny = { $n ->
    [one] It costs 1 Destiny, and you have none.
   *[other] It costs { $n } Destiny, and you have too little.
}
al-why-used-this-round = It was used this round, or would do nothing now.
al-why-proven = This Personal Quest is done.
al-why-quest-elsewhere = The Personal Quest of this character waits elsewhere: { $tile-the }.

## Questions of cards

al-group-place = { $n ->
    [0] { $region }
   *[other] { $region }, more of it
}
al-ask-way = { $card }: what does { $hero-the } do?
al-ask-player = { $card }: which character?
al-ask-place = { $card }: which tile?
al-ask-enemy = { $card }: which enemy?
al-ask-token = { $card }: which token is given up?
al-ask-smoke = Put one of these threats under its deck?
al-ask-doom = { $card }: which Doom Effect is cured?
al-choose-none = None
al-note-choose-none = leave it at that
al-note-player = Destiny { $destiny }, Wounds { $wounds }, broken { $broken }
al-note-place = go there
al-note-enemy = { $tile-the }
al-note-type = { $n ->
    [0] none on the map now
    [one] 1 on the map now
   *[other] { $n } on the map now
}
al-note-token = back to the pool
al-smoke-none = Leave both
al-note-smoke-none = they come as they lie
al-doom-of = { $doom } ({ $hero })
al-note-doom = cured
al-why-not-that-hero = This character cannot be chosen now.
al-why-only-heroes = Only a character can be chosen here.
al-why-not-that-tile = This tile cannot be chosen now.
al-why-not-that-foe = This enemy cannot be chosen now.
al-why-not-that-token = This token cannot be given up now.

## Ways

al-way-try = Try it
al-way-pay = Pay
al-way-lose = Walk on
al-way-wait = Wait
al-way-break = Break a card
al-way-wound = Take a Wound
al-way-card = A card
al-way-destiny = Destiny
al-way-tokens = Give up tokens
al-way-token = Give up a token
al-way-despair = Despair
al-way-doom = Owe him
al-way-open = Open it
al-way-heal = Sleep well
al-way-take = Take them along
al-way-leave = Leave them here
al-way-virtue = Discard a plaque
al-way-yes = Yes
al-way-no = No
al-note-way-the-toll-at-the-dry-bridge-pay = discard 1 unbroken card
al-note-way-the-toll-at-the-dry-bridge-try = Prowess 3: 1 Destiny, or no more movement
al-note-way-the-ox-in-the-bog-lose = lose 1 Destiny
al-note-way-the-ox-in-the-bog-try = Altruism or Prowess 2: an Item, or a stop
al-note-way-a-saxon-with-a-broken-leg-lose = lose 1 Destiny
al-note-way-a-saxon-with-a-broken-leg-try = Altruism 3: a Saxon goes home, or one comes
al-note-way-the-forger-of-seals-card = draw 1 Armoury Card
al-note-way-the-forger-of-seals-destiny = regain 1 Destiny
al-note-way-the-wyrmling-in-the-tithe-barn-break = it lies face down until repaired
al-note-way-the-wyrmling-in-the-tithe-barn-wound = a card may stop it
al-note-way-the-knight-at-the-ford-wait = your turn ends
al-note-way-the-knight-at-the-ford-try = Prowess or Loyalty 3: a card, or harm
al-note-way-the-knight-at-the-ford-break = it lies face down until repaired
al-note-way-the-knight-at-the-ford-wound = a card may stop it
al-note-way-black-sails-tokens = 3 claimed tokens of anybody
al-note-way-black-sails-despair = a Flame goes out
al-note-way-the-beacon-that-was-not-lit-destiny = 2 Destiny of anybody
al-note-way-the-beacon-that-was-not-lit-despair = a Flame goes out
al-note-way-supper-under-the-hayrick-heal = heal 1 Wound
al-note-way-supper-under-the-hayrick-destiny = regain 1 Destiny
al-note-way-the-travelling-smith-yes = 1 Destiny: all your cards are repaired
al-note-way-the-travelling-smith-no = the others stay broken
al-note-way-the-road-menders-yes = a Road Tile on an Open Path here
al-note-way-the-road-menders-no = 2 more movement this turn
al-note-way-a-candle-in-every-window-yes = 2 Destiny and your turn: a Flame burns again
al-note-way-a-candle-in-every-window-no = regain 1 Destiny
al-note-way-the-hostage-of-the-whale-road-take = to the Docks: up to 2 Saxons go home
al-note-way-the-hostage-of-the-whale-road-leave = he stands on this tile
al-note-way-the-squire-who-ran-take = to the Armoury: a card, and his shield
al-note-way-the-squire-who-ran-leave = he stands on this tile
al-note-way-guinevere-yes = 2 Destiny: no Despair Token is placed
al-note-way-guinevere-no = a Flame goes out
al-note-way-the-half-door-geas-try = Wisdom or Loyalty 2, without Destiny: cured
al-note-way-the-half-door-geas-no = no re-rolls for Destiny yet
al-note-way-the-debt-to-a-ferryman-token = 1 claimed token, and he is content
al-note-way-the-debt-to-a-ferryman-doom = you draw no Inventory Cards
al-note-way-the-debt-to-a-ferryman-tokens = 2 claimed tokens: cured
al-note-way-the-debt-to-a-ferryman-card = discard 1 Inventory Card: cured
al-note-way-the-gift-without-a-giver-lose = lose 1 Destiny
al-note-way-the-gift-without-a-giver-open = draw 1 Relic; you are seduced
al-note-way-tongueless-bell-yes = 1-2 further, 3-4 near ones stay, 5-6 all
al-note-way-tongueless-bell-no = they move as they will
al-note-way-the-singing-head-yes = 1-2 a plaque, 3-4 Destiny here, 5-6 a Flame
al-note-way-the-singing-head-no = it goes on humming
al-note-way-seduction-try = Loyalty 4: cured
al-note-way-seduction-virtue = a plaque of the Virtue Stack: cured
al-note-way-seduction-no = you break no cards
al-note-way-grey-palfrey-yes = no Encounter Card; once per round
al-note-way-grey-palfrey-no = draw the card

## What is told

al-log-use = { $hero-the } uses: { $thing }.
al-log-cure = { $hero-the } settles it: { $thing }.
al-log-relic-die = The die for { $card-the }: { $n }.
al-log-encounter = { $hero-the } meets { $card-the }. { $story }
al-log-doom = { $hero-the } is under a Doom Effect: { $doom }.
al-log-cured = { $hero-the } is free of it: { $doom }.
al-log-artifact = { $hero-the } has earned { $card-the }.
al-log-board = By the board of { $hero-the } the enemy goes elsewhere: { $foe-the }, { $tile-the }.
al-log-call = { $hero-the } calls the table: everybody rolls 1 Stone more against { $foe-plural }.
al-log-palfrey = The Grey Palfrey steps around it with { $hero-the }.
al-log-smoke = In the smoke { $hero-the } sees: { $threats }.
