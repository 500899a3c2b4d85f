card-battle-title = Card Battle
option-life = Life of each player
option-life-short = 8, a short battle
option-life-long = 16, a long battle
option-rounds = Rounds
option-storms = Storms
option-no_tells = No tells: ask everybody who holds a card
option-market = A market

badge-health = health
badge-cost = cost
badge-power = power

card-wolf = Wolf
card-guard = Guard
card-medic = Medic
card-scout = Scout
card-thief = Thief
card-firebrand = Firebrand
card-ward = Ward
card-phoenix = Phoenix
card-raven = Raven
card-sentry = Sentry
card-bolt = Bolt
card-volley = Volley
card-curse = Curse
card-rally = Rally
card-spy = Spy
card-barter = Barter
card-hidden = A card, face down

text-wolf = Teeth, and no ideas.
text-guard = Must be attacked first.
text-medic = Enters: heal up to two of your creatures.
text-scout = Enters: look at the next two cards, leave one on top and put the other under the deck.
text-thief = After it hurts a player: look at one of their cards; you may throw it away.
text-firebrand = Destroyed: wound a creature for 2.
text-ward = Goes instead of another of your creatures, which is healed.
text-phoenix = Returns to your hand instead of being destroyed.
text-raven = After another creature is destroyed: gain a coin.
text-sentry = May take an attack on your side upon itself.
text-bolt = 2 damage to a creature or a foe. Or between an attack and its blow: 2 damage to the attacker.
text-volley = Roll for arrows, choose whom they hit, roll how deep.
text-curse = Until dusk the creatures of every foe strike with one less.
text-rally = Until the end of your turn your creatures strike with one more; one of them is rested.
text-spy = Look at a foe's hand.
text-barter = You and a foe each choose a card in secret and swap them.

effect-last-fire = Last fire
effect-carrion = Carrion
effect-stand-in = Stand-in
effect-rebirth = Rebirth
effect-light-fingers = Light fingers
trail-play = { $card }
trail-attack = { $card } attacks
trail-falls = { $card } falls

phase-deal = The cards are dealt
phase-dawn = Dawn of round { $round } of { $rounds }
phase-turn = Round { $round } of { $rounds }
phase-dusk = Dusk of round { $round } of { $rounds }
zone-line = The line of { $who }
zone-hand = The hand of { $who }
zone-deck = Deck
zone-discard = Discard pile
counter-life = Life
counter-coins = Coins
lasting-curse = Cursed until dusk
lasting-rally = Rallied until the end of the turn
die-pot = Pot die
pot-worth = The pot: { $pot ->
    [one] 1 coin
   *[other] { $pot } coins
 }

ask-action = What will you do?
ask-target = Whom does { $card } attack?
ask-bid = How many coins to act first?
ask-between = { $card } attacks { $on }. Do you come between?
ask-sell = What do you sell?
ask-order = What happens first?
ask-bury = Which creature goes first?
ask-burn = Which creature takes { $amount } damage from { $card }?
ask-filch = { $card } in the hand of { $foe }: throw it away?
ask-discard = Which cards do you give up?
ask-heal = Whom do you heal?
ask-scout = Which card stays on top? The other goes under the deck.
ask-bolt = Where does the bolt strike, for { $amount }?
ask-volley = Whom do the arrows hit? There are { $arrows }.
ask-rally = Which creature is rested?
ask-spy = Whose hand do you look at?
ask-barter = With whom do you swap?
ask-give = Which card do you give?
option-bid = { $coins ->
    [0] Nothing
    [one] 1 coin
   *[other] { $coins } coins
 }
option-play = Play { $card }
option-attack = Attack with { $card }
option-throw = Throw { $card }
option-step = Let { $card } step between
option-sell = Sell { $card }
aside-sell = The market
opening-between = between an attack and its blow
answer-pass = End your turn
answer-take = Throw it away
answer-leave = Leave it
answer-done = No more
note-play = Costs { $cost }; leaves you { $coins }
note-attack = Strikes with { $power }
note-step = Takes { $power }
note-sell = You have { $coins } then
note-kills = Destroyed, if nothing comes between
note-leaves = Leaves { $left }

no-coins = You have { $coins }, and nobody bids more than three.
no-hand-limit = You keep { $limit } cards at most.
no-such-card = { $card } is not in your hand.
no-money = { $card } costs { $cost }, and you have { $coins }.
no-room = Your line is full: { $limit } creatures at most.
no-hands = There is no hand this could touch.
no-such-creature = { $card } does not stand in your line.
no-tired = { $card } is tired until dusk.
no-throw = Between an attack and its blow only a bolt can be cast.
no-own = Nobody attacks their own side.
no-face-down = That card lies face down; it is not yours to choose.
no-this-card = { $card } is none of those this is about.
no-this-seat = There is nothing of theirs to choose.
no-target = That is not there to be attacked.
no-guard = { $card } stands before them and must be attacked first.

log-draw = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
log-draw-card = { $who } draws { $card }.
log-reshuffle = The discard pile is shuffled into a new deck of { $count }.
log-hurt = { $who } loses { $amount } life and has { $life }.
log-falls = { $who } falls.
log-dawn = Round { $round }
log-pot = The pot die shows { $die }: { $pot } in the pot.
log-storm = A storm breaks over every creature.
log-bid = { $who } bid { $bid }.
log-first = { $who } pays { $bid }, takes { $pot } and acts first.
log-dusk = Dusk of round { $round }.
log-discard = { $who } gives up { $card }.
log-pass = { $who } ends the turn.
log-play = { $who } plays { $card }.
log-attack = { $who } sends { $card } against { $on }.
log-attack-seat = { $who } sends { $card } against { $foe }.
log-destroyed = { $card } of { $who } is destroyed.
log-burn = { $who } wounds { $card } for { $amount }.
log-carrion = The raven of { $who } finds a coin.
log-stand-in = The ward of { $who } goes instead of { $card }.
log-rebirth = The phoenix of { $who } returns to the hand.
log-throw = { $who } throws a bolt at { $card } for { $amount }.
log-sell = { $who } sells { $card }.
log-step-in = The sentry of { $who } steps between.
log-look = { $who } sees { $card }.
log-filch = { $who } throws { $card } of { $foe } away.
log-heal = { $who } heals { $card }.
log-scout = { $who } sees { $card } on the deck.
log-volley = { $who } looses { $count ->
    [one] an arrow
   *[other] { $count } arrows
 }.
log-curse = The creatures of { $who } are cursed.
log-rally = { $who } rallies the line.
log-spy = { $who } has looked at the hand of { $foe }.
log-give = { $who } gives { $card }.
log-barter = { $who } and { $foe } swap a card.

over-standing = Nobody else is left standing.
over-hoard = A hoard of { $coins } coins buys the victory.
over-rounds = The last round is over; the most life wins.
over-deck = The cards have run out; the most life wins.
end-rounds = { $n ->
    [one] round
   *[other] rounds
 }
end-shuffles = { $n ->
    [one] time shuffled
   *[other] times shuffled
 }
end-line = Creatures
hint-share = { $share } % of all strength on the table is yours, with { $life } life and { $coins } coins.
fact-rounds = rounds
fact-shuffles = shuffles of the deck
fact-life = life left
fact-coins = coins left
fact-line = creatures left
