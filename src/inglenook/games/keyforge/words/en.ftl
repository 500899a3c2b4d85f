keyforge-title = KeyForge
keyforge-about = Two decks nobody has seen before, a race for æmber, and three keys to a vault that was locked on purpose.

option-deck_1 = Deck of seat 1
option-deck_1-any = one of the decks, at random
option-deck_1-wild = a wild deck, never seen before
option-deck_1-emberfist = Emberfist the Unreasonable
option-deck_1-quiet-ledger = The Quiet Ledger
option-deck_1-moss-and-mercy = Moss and Mercy
option-deck_1-saucer-parade = Saucer Parade
option-deck_1-pact-of-nine = The Pact of Nine
option-deck_1-iron-hymn = Iron Hymn
option-deck_1-thistle-court = The Thistle Court
option-deck_1-long-arithmetic = Long Arithmetic
option-deck_1-red-harvest-moon = Red Harvest Moon
option-deck_2 = Deck of seat 2
option-deck_2-any = { option-deck_1-any }
option-deck_2-wild = { option-deck_1-wild }
option-deck_2-emberfist = { option-deck_1-emberfist }
option-deck_2-quiet-ledger = { option-deck_1-quiet-ledger }
option-deck_2-moss-and-mercy = { option-deck_1-moss-and-mercy }
option-deck_2-saucer-parade = { option-deck_1-saucer-parade }
option-deck_2-pact-of-nine = { option-deck_1-pact-of-nine }
option-deck_2-iron-hymn = { option-deck_1-iron-hymn }
option-deck_2-thistle-court = { option-deck_1-thistle-court }
option-deck_2-long-arithmetic = { option-deck_1-long-arithmetic }
option-deck_2-red-harvest-moon = { option-deck_1-red-harvest-moon }

## Decks

kf-deck-unknown = There is no card { $card } in the sets that are known here.
kf-deck-unwritten = { $card } cannot be in a deck yet: what it does is not written here.
kf-deck-no-house = There is no house called { $house }.
kf-deck-later = { $card } cannot be in a deck: it needs a mechanic of a later set ({ $what }).
kf-deck-houses = A deck has three houses with twelve cards each; this list has { $count } cards of { $houses ->
    [one] one house
   *[other] { $houses } houses
  }.

## The table

kf-deckname-wild = A wild deck
kf-deckname-emberfist = { option-deck_1-emberfist }
kf-deckname-quiet-ledger = { option-deck_1-quiet-ledger }
kf-deckname-moss-and-mercy = { option-deck_1-moss-and-mercy }
kf-deckname-saucer-parade = { option-deck_1-saucer-parade }
kf-deckname-pact-of-nine = { option-deck_1-pact-of-nine }
kf-deckname-iron-hymn = { option-deck_1-iron-hymn }
kf-deckname-thistle-court = { option-deck_1-thistle-court }
kf-deckname-long-arithmetic = { option-deck_1-long-arithmetic }
kf-deckname-red-harvest-moon = { option-deck_1-red-harvest-moon }
kf-deck-of = { $deck }: { $houses }
    .short = { $deck }
kf-status-house = { $house } acts
kf-status-tide = The tide is high
kf-phase-decks = Decks
kf-phase-first = Before the game
kf-phase-mulligan = Opening hands
kf-phase-start = Turn { $turn }: forge
kf-phase-house = Turn { $turn }: house
kf-phase-main = Turn { $turn }: { $house }
kf-phase-close = Turn { $turn }: end
kf-phase-next = Turn { $turn }: end
kf-step-forge = Forge
kf-step-house = House
kf-step-main = Play
kf-step-ready = Ready
kf-step-end = Draw
kf-houses = { $houses }
    .short = {""}
kf-house-brobnar = Brobnar
kf-house-dis = Dis
kf-house-logos = Logos
kf-house-mars = Mars
kf-house-sanctum = Sanctum
kf-house-shadows = Shadows
kf-house-untamed = Untamed
kf-house-saurian = Saurian
kf-house-star-alliance = Star Alliance
kf-house-unfathomable = Unfathomable
kf-house-ekwidon = Ekwidon
kf-house-geistoid = Geistoid
kf-house-skyborn = Skyborn
kf-house-redemption = Redemption
kf-house-ouboros = Ouboros
kf-house-none = no house
kf-type-creature = creature
kf-type-action = action
kf-type-artifact = artifact
kf-type-upgrade = upgrade
kf-type-traits = { $type }: { $traits }
    .short = { $listed }
kf-traits = { $a }, { $b }
kf-key-red = red key
kf-key-blue = blue key
kf-key-yellow = yellow key
kf-counter-amber = æmber
kf-counter-dark = of it dark
kf-counter-chains = chains
kf-note-chains = draw { $n } less
kf-counter-hand = hand
kf-note-key = Key { $n }
kf-status-chains = Draws { $n } fewer: chains
kf-zone-line = { $own ->
    [yes] Your battleline
   *[no] Battleline of { $who }
  }
    .short = battleline
kf-zone-artifacts = { $own ->
    [yes] Your artifacts
   *[no] Artifacts of { $who }
  }
    .short = artifacts
kf-zone-discard = { $own ->
    [yes] Your discard pile
   *[no] Discard pile of { $who }
  }
    .short = discard
kf-zone-deck = { $own ->
    [yes] Your deck
   *[no] Deck of { $who }
  }
    .short = deck
kf-zone-archives = { $own ->
    [yes] Your archives
   *[no] Archives of { $who }
  }
    .short = archives
kf-zone-purged = { $own ->
    [yes] Your purged cards
   *[no] Purged cards of { $who }
  }
    .short = purged
kf-zone-hand = { $own ->
    [yes] Your hand
   *[no] Hand of { $who }
  }
    .short = hand
kf-card-hidden = a card you cannot see
kf-this-card = this card
kf-side-other = the other side
kf-trail = { $card }

## Traits

kf-trait-agent = agent
kf-trait-ally = ally
kf-trait-angel = angel
kf-trait-beast = beast
kf-trait-cyborg = cyborg
kf-trait-demon = demon
kf-trait-dragon = dragon
kf-trait-elf = elf
kf-trait-faerie = faerie
kf-trait-fungus = fungus
kf-trait-giant = giant
kf-trait-goblin = goblin
kf-trait-horseman = horseman
kf-trait-human = human
kf-trait-imp = imp
kf-trait-insect = insect
kf-trait-item = item
kf-trait-knight = knight
kf-trait-location = location
kf-trait-martian = martian
kf-trait-merchant = merchant
kf-trait-mutant = mutant
kf-trait-niffle = niffle
kf-trait-power = power
kf-trait-priest = priest
kf-trait-quest = quest
kf-trait-ranger = ranger
kf-trait-robot = robot
kf-trait-scientist = scientist
kf-trait-soldier = soldier
kf-trait-specter = specter
kf-trait-spirit = spirit
kf-trait-thief = thief
kf-trait-vehicle = vehicle
kf-trait-weapon = weapon
kf-trait-witch = witch

## Questions

kf-ask-mulligan = Keep this hand, or shuffle it back and draw one card fewer?
kf-ask-house = Which house acts this turn?
kf-ask-archives = Take your { $n ->
    [one] archived card
   *[other] { $n } archived cards
  } into your hand?
kf-ask-main = { $house ->
    [none] What do you do?
   *[other] What does { $house } do?
  }
kf-ask-order = Which of these comes first?
kf-ask-flank = Where does { $card } stand?
kf-ask-host = Which creature carries { $card }?
kf-ask-way = How is { $card } used?
kf-ask-fight = { $many ->
    [yes] Which creatures fight?
   *[no] Whom does { $card } fight?
  }
kf-ask-mix = How many of these { $n } æmber are dark?
kf-ask-purse = How much of the key’s { $cost } æmber comes from { $card }?
kf-ask-house-named = Which house do you name?
kf-ask-icon-capture = Which friendly creature captures 1 æmber?
kf-ask-icon-damage = Which creature takes 1 damage?
kf-ask-icon-discard = Which card do you discard?
kf-ask-damage = { $many ->
    [yes] { $most ->
        [2] Which two creatures take { $n } damage each?
       *[other] Which { $most } creatures take { $n } damage each?
      }
   *[no] Which creature takes { $n } damage?
  }
kf-ask-destroy = { $many ->
    [yes] Which are destroyed?
   *[no] Which is destroyed?
  }
kf-ask-heal = { $many ->
    [yes] Which creatures are healed?
   *[no] Which creature is healed?
  }
kf-ask-stun = { $many ->
    [yes] Which creatures are stunned?
   *[no] Which creature is stunned?
  }
kf-ask-ready = { $many ->
    [yes] Which are readied?
   *[no] Which is readied?
  }
kf-ask-exhaust = { $many ->
    [yes] Which are exhausted?
   *[no] Which is exhausted?
  }
kf-ask-ready-fight = Which creature is readied and fights?
kf-ask-use = { $many ->
    [yes] Which cards are used?
   *[no] Which card is used?
  }
kf-ask-capture = { $many ->
    [yes] Which creatures capture?
   *[no] Which creature captures?
  }
kf-ask-return = { $many ->
    [yes] Which cards go back to their owners’ hands?
   *[no] Which card goes back to its owner’s hand?
  }
kf-ask-archive = { $many ->
    [yes] Which are archived?
   *[no] Which is archived?
  }
kf-ask-purge = { $many ->
    [yes] Which are purged?
   *[no] Which is purged?
  }
kf-ask-discard = { $many ->
    [yes] Which are discarded?
   *[no] Which is discarded?
  }
kf-ask-sacrifice = { $many ->
    [yes] Which are sacrificed?
   *[no] Which is sacrificed?
  }
kf-ask-control = Which changes sides?
kf-ask-move = Which one?
kf-ask-deck-top = Which goes onto the deck next? The last one will lie on top.
kf-ask-play = Which card is played?
kf-ask-reveal = { $many ->
    [yes] Which are revealed?
   *[no] Which is revealed?
  }
kf-ask-swap = { $many ->
    [yes] Which change places?
   *[no] Which changes places?
  }
kf-ask-keep = { $many ->
    [yes] Which are kept?
   *[no] Which is kept?
  }
kf-ask-grow = Which grows?
kf-ask-choose = Which one?
kf-ask-shuffle = { $many ->
    [yes] Which are shuffled into the deck?
   *[no] Which is shuffled into the deck?
  }
kf-ask-choose-one = Which of the two?
kf-ask-number = { $what ->
    [power] Name a power: every creature of exactly that power is destroyed.
   *[heal] How much damage is healed from { $target }?
  }
kf-ask-may = { $again ->
    [yes] Do it again ({ $card })?
   *[no] Do what { $card } allows?
  }
kf-help-main = { $first ->
    [yes] In the very first turn you play or discard only one card.
    [done] In the very first turn only one card is played or discarded, and you have done that.
   *[no] Play, discard or use cards of the active house, in any order, as many as you like.
  }
kf-help-house = Only cards of this house are played, discarded and used{ $first ->
    [yes] , and in this very first turn only one of them
   *[no] {""}
  }. A key costs you { $cost } æmber.
kf-help-archives = All of them, or none.
kf-help-mulligan = You may do this once, and must keep what you draw.
kf-help-order = They happen one after the other, in the order you say.
kf-help-mix = Whoever moves æmber chooses which.
kf-help-flank = Whoever stands at an end of the line is on a flank, and taunt guards those beside it.

## Answers

kf-option-play = Play { $card }
kf-option-discard = Discard { $card }
kf-option-reap = Reap with { $card }
kf-option-fight = Fight with { $card }
kf-option-action = Use { $card }
kf-option-omni = Use { $card } (omni)
kf-option-unstun = Unstun { $card }
kf-option-ability = { $card }
kf-group-play = Play
kf-group-discard = Discard
kf-group-reap = Reap
kf-group-fight = Fight
kf-group-action = Use
kf-group-omni = Use
kf-group-unstun = Recover
kf-group-end = End
kf-way-reap = Reap
kf-way-fight = Fight
kf-way-action = Action
kf-way-omni = Omni
kf-way-unstun = Shake off the stun
kf-answer-yes = Yes
kf-answer-no = No
kf-answer-mulligan-no = Keep these { $n }
kf-answer-mulligan-yes = Draw { $fewer } others
kf-answer-archives-yes = Take { $n ->
    [one] it
    [2] both
   *[other] all { $n }
  }
kf-answer-archives-no = Leave { $n ->
    [one] it
   *[other] them
  } there
kf-answer-end = End the turn
kf-answer-tide = Raise the tide for three chains
kf-answer-any-order = In any order
kf-answer-same = All the rest alike
kf-answer-archive = Archive a card
kf-answer-gain = Gain æmber
kf-answer-ready = Ready
kf-answer-destroy = Destroy
kf-answer-heal = Heal
kf-answer-stun = Stun
kf-answer-left = On the left flank
kf-answer-right = On the right flank
kf-answer-done = That is all
kf-answer-assault = Assault
kf-answer-hazardous = Hazardous
kf-answer-me = Yours
kf-answer-foe = The opponent’s
kf-number-flank = After creature { $n }
kf-number-mix = { $n } dark
kf-number-purse = { $n } from the card
kf-number-number = { $what ->
    [power] { $n ->
        [0] a power nobody has
       *[other] { $n }
      }
   *[heal] { $n ->
        [0] none
       *[other] { $n }
      }
  }
kf-number-choose = { $n }
kf-back-answer = the answer “{ $what }”
kf-back-first = { $card } first
kf-back-choice = the choice “{ $what }”
kf-back-left = the place on the left flank
kf-back-right = the place on the right flank
kf-note-creature = { $side ->
    [own] yours
    [mate] a teammate’s
   *[foe] enemy
  }, power { $power }{ $damage ->
    [0] {""}
   *[other] , { $damage } damage
  }
kf-note-house = { $hand } in hand, { $play } ready in play
kf-note-card = { $side ->
    [own] yours
    [mate] a teammate’s
   *[foe] enemy
  }
kf-note-reap = your æmber goes from { $n } to { $then }
kf-note-reap-and = æmber { $n } → { $then }. { $text }
kf-note-bonus = +{ $n } æmber. { $text }
kf-note-granted = { $card }: { $text }
kf-note-and = { $one } { $two }
kf-note-only = against { $card }: { $what }
kf-note-beside = beside { $card }
kf-fact-keys = { $keys }
kf-key-then = { $whose ->
    [own] your keys { $now } → { $then }
   *[foe] theirs { $now } → { $then }
  }
kf-note-struck = destroys { $cards }
kf-note-count = { $n ->
    [0] no creature
    [one] { $n } creature
   *[other] { $n } creatures
  }
kf-note-card-says = as the card says
kf-note-nothing = nothing happens
kf-note-same = as the one before
kf-note-discard = goes to your discard pile
kf-note-unstun = exhausts, and is no longer stunned
kf-note-mulligan = { $key ->
    [yes] this hand is shuffled away
   *[no] these cards stay
  }
kf-note-archives = { $key ->
    [yes] they come to your hand
   *[no] they stay where they are
  }
kf-note-any-order = one after the other, as they come
kf-note-before-fight = damage before the fight
kf-note-between = between two creatures
kf-note-way-fight = you choose whom
kf-note-way-reap = you gain 1 æmber
kf-note-way-action = what it does as an action
kf-note-way-omni = what it does at any time
kf-note-way-unstun = it is no longer stunned
kf-group-own = Yours
kf-group-mate = Your team’s
kf-group-foe = Enemies
kf-note-end = { $n ->
    [0] you draw nothing
    [one] you draw { $n } card
   *[other] you draw { $n } cards
  }, and all is readied
kf-note-elusive = elusive: nobody is hurt this first time
kf-note-both = both are destroyed
kf-note-kills = it is destroyed; yours takes { $back }
kf-note-lost = yours is destroyed; it takes { $out }
kf-note-blows = it takes { $out }, yours { $back }
kf-note-dies = { $side ->
    [own] yours
    [mate] a teammate’s
   *[foe] enemy
  }, is destroyed
kf-note-hurt = { $side ->
    [own] yours
    [mate] a teammate’s
   *[foe] enemy
  }, { $n ->
    [0] { $shield ->
        [ward] its ward takes it all
        [armor] its armor takes it all
       *[law] it cannot be hurt
      }
   *[other] takes { $n }; { $left } more destroys it
  }

## A closer look

kf-line-bonus = Bonus: gain { $n } æmber when it is played.
kf-line-icon-amber = Bonus: gain 1 æmber when it is played.
kf-line-icon-capture = Bonus: a friendly creature captures 1 æmber when it is played.
kf-line-icon-damage = Bonus: 1 damage to a creature when it is played.
kf-line-icon-draw = Bonus: draw a card when it is played.
kf-line-icon-discard = Bonus: discard a card when it is played.
kf-line-icon-wind = Bonus: the wind.
kf-line-printed = Printed: power { $power }{ $armor ->
    [0] {""}
   *[other] , armor { $armor }
  }.
kf-line-house = House { $house }.
kf-line-power = Power { $now } instead of { $printed }{ $counters ->
    [0] {""}
    [one] , with one power counter
   *[other] , with { $counters } power counters
  }.
kf-line-armor = Armor { $now }, printed { $printed }; { $used } of it used up this turn.
kf-line-damage = { $n } damage; { $left } more destroys it.
kf-line-amber = { $n } æmber lies on it.
kf-line-other-house = It belongs to { $house } now.
kf-line-taken = It belongs to the other deck and goes back there when it leaves play.
kf-line-guise = It counts as another card than the one printed on it.
kf-line-carries = It carries { $card }.
kf-line-lasting = Still in effect: { $card }.
kf-line-key = The next key costs { $n } æmber{ $missing ->
    [0] , and that is there
   *[other] ; { $missing } are missing
  }.
kf-line-key-sum = That is { $usual } as usual, { $changes }.
kf-key-change = { $by } by { $card }
kf-line-chains = { $chains } chains: { $n } fewer { $n ->
    [one] card is
   *[other] cards are
  } drawn.
kf-remind-taunt = Taunt: neighbours without taunt cannot be attacked.
kf-remind-elusive = Elusive: the first attack on it each turn hurts nobody.
kf-remind-skirmish = Skirmish: when it attacks, it is not hit back.
kf-remind-poison = Poison: whatever it hurts in a fight is destroyed.
kf-remind-assault = Assault { $n }: before it attacks, { $n } damage to the attacked.
kf-remind-hazardous = Hazardous { $n }: before it is attacked, { $n } damage to the attacker.
kf-remind-splash-attack = Splash-attack { $n }: when it attacks, { $n } damage to each neighbour of the attacked.
kf-remind-versatile = Versatile: it can be used whatever house acts.
kf-remind-invulnerable = Invulnerable: it takes no damage and cannot be destroyed.
kf-remind-deploy = Deploy: it may enter anywhere in the line.
kf-remind-alpha = Alpha: it can only be played before anything else in a turn.
kf-remind-omega = Omega: after it, the step of playing and using is over.
kf-remind-treachery = Treachery: it enters under the opponent’s control.
state-exhausted = exhausted
state-stunned = stunned
state-warded = warded
state-enraged = enraged
state-active = in the thick of it
state-attacks = attacks
state-playing = playing
state-under = face down under it
badge-house = house
badge-brobnar = Brobnar
badge-dis = Dis
badge-logos = Logos
badge-mars = Mars
badge-sanctum = Sanctum
badge-shadows = Shadows
badge-untamed = Untamed
badge-power = power
badge-armor = armor
badge-damage = damage
badge-amber = æmber on it
badge-dark = of it dark
badge-counters = power counters
badge-bonus = bonus æmber
badge-keyword-taunt = taunt
badge-keyword-elusive = elusive
badge-keyword-skirmish = skirmish
badge-keyword-poison = poison
badge-keyword-assault = assault
badge-keyword-hazardous = hazardous
badge-keyword-splash-attack = splash-attack
badge-keyword-versatile = versatile
badge-keyword-invulnerable = invulnerable
badge-keyword-deploy = deploy

## The log

kf-log-first = { $who } goes first.
kf-log-by = {" "}({ $card })
kf-log-mulligan = { $who } takes a mulligan and draws { $n }.
kf-log-keeps = { $who } keeps the opening hand of { $n }.
kf-log-turn = Turn { $n }: { $who }
kf-log-house = { $who } chooses { $house }.
kf-log-names = { $who } names { $house }{ $by }.
kf-log-take-archives = { $side } takes { $n } archived { $n ->
    [one] card
   *[other] cards
  } to hand.
kf-log-play = { $side } plays { $card }{ $by }.
kf-log-attach = { $card } is put on { $host }.
kf-log-enters = { $card } enters play{ $by }.
kf-log-discard = { $side } discards { $card }{ $by }.
kf-log-mill = { $card } is discarded from the deck of { $side }{ $by }.
kf-log-reap = { $card } reaps{ $by }.
kf-log-fight = { $card } fights { $foe }{ $by }.
kf-log-act = { $side } uses { $card }{ $by }.
kf-log-unstun = { $card } is no longer stunned.
kf-log-stun = { $card } is stunned{ $by }.
kf-log-ready = { $card } is readied{ $by }.
kf-log-exhaust = { $card } is exhausted{ $by }.
kf-log-ward = The ward of { $card } is used up instead.
kf-log-warded = { $card } is warded{ $by }.
kf-log-enraged = { $card } is enraged{ $by }.
kf-log-grow = { $card } gets { $n } { $n ->
    [one] power counter
   *[other] power counters
  }{ $by }.
kf-log-damage = { $card } takes { $n } damage{ $by }.
kf-log-heal = { $card } heals { $n } damage{ $by }.
kf-log-destroyed = { $card } is destroyed{ $by }.
kf-log-sacrifice = { $side } sacrifices { $card }.
kf-log-to-hand = { $card } goes back to its owner’s hand{ $by }.
kf-log-to-deck-top = { $card } is put on top of its owner’s deck{ $by }.
kf-log-to-deck = { $card } is shuffled into its owner’s deck{ $by }.
kf-log-to-discard = { $card } is discarded{ $by }.
kf-log-to-archives = { $card } is archived{ $by }.
kf-log-to-purged = { $card } is purged{ $by }.
kf-log-archived = { $side } archives a card{ $by }.
kf-log-control = { $side } takes control of { $card }{ $by }.
kf-log-gain = { $side } gains { $n } æmber{ $by }.
kf-log-lose = { $side } loses { $n } æmber{ $dark }{ $by }.
kf-log-steal = { $side } steals { $n } æmber{ $dark }{ $by }.
kf-log-pay = { $side } pays { $n } æmber{ $dark }{ $by }.
kf-log-capture = { $card } captures { $n } æmber{ $dark }{ $by }.
kf-log-dark = { $rest ->
    [0] , dark
   *[other] , { $n } of it dark
  }
kf-log-back = { $side } gets the { $n } æmber that lay on { $card }{ $dark }.
kf-log-elusive = { $card } is elusive: this first attack hurts nobody.
kf-log-poison = The blow that hits { $card } is poisoned.
kf-log-armor = The armor of { $card } takes all { $n } damage.
kf-log-exalt = { $n } æmber is put on { $card }{ $by }.
kf-log-move = { $n } æmber is moved from { $card }{ $dark }{ $by }.
kf-log-store = { $n } æmber is moved onto { $card }{ $dark }{ $by }.
kf-log-forge = { $side } forges the { $key } for { $n } æmber{ $dark }{ $by }, the { $keys ->
    [1] first
    [2] second
   *[other] third
  } of three.
kf-log-chest = { $side } pays for a treasure chest with { $n } æmber{ $dark }{ $by }, and now holds { $keys ->
    [one] one
   *[other] { $keys }
  }.
kf-log-chest-off = { $side } gives up a treasure chest{ $by }.
kf-log-unforge = The { $key } of { $side } is unforged{ $by }.
kf-log-won = { $side } has three keys!
kf-log-draw = { $side } draws { $n } { $n ->
    [one] card
   *[other] cards
  }{ $by }.
kf-log-drew = You draw { $card }.
kf-log-reveal = { $side } reveals { $card }{ $by }.
kf-log-shuffle-all = { $side } shuffles hand and discard pile into the deck{ $by }.
kf-log-reshuffle = { $side } shuffles the discard pile into a new deck.
kf-log-chains = { $side } gains { $n } { $n ->
    [one] chain
   *[other] chains
  }{ $by }.
kf-log-tide = The tide is high for { $side }.
kf-log-shed = { $side } sheds a chain; { $n } left.
kf-end-keys = The third key is forged.
kf-end-headline = { $who } opens the vault
kf-end-turns = { $n ->
    [one] turn
   *[other] turns
  }
kf-end-score = keys
kf-end-to = { $a } to { $b }
kf-end-purged = { $n ->
    [one] card purged
   *[other] cards purged
  }
kf-end-column-keys = Keys
kf-end-column-amber = Æmber
kf-end-column-line = Creatures
kf-end-column-chains = Chains
kf-end-course = Keys

## Why not

kf-why-house = { $card } is of { $house }, and this turn { $active } acts.
kf-why-exhausted = { $card } is exhausted; it is readied at the end of your turn.
kf-why-six = Cards called { $card } have been played and used six times this turn, and that is the limit.
kf-why-stunned = { $card } is stunned: used now, it only shakes that off.
kf-why-enraged = { $card } is enraged: as long as it can fight, it must.
kf-why-guarded = { $card } stands beside a creature with taunt, and that one has to be attacked first.
kf-why-nobody-to-fight = There is no enemy creature { $card } could attack.
kf-why-no-target = { $card } is not something this can be done to.
kf-why-face-down = That card lies face down, and it is not yours to choose.
kf-why-not-in-play = { $card } is not in play.
kf-why-not-yours = { $card } is not under your control.
kf-why-upgrade = { $card } is an upgrade; what it gives belongs to the creature it is on.
kf-why-no-ability = { $card } has no ability to use; it works by being there.
kf-why-no-host = There is no creature to carry { $card }.
kf-why-first-turn = In the very first turn only one card is played or discarded.
kf-why-alpha = { $card } is alpha: it can only come before everything else in a turn.
kf-why-forbidden = Another card forbids this for { $card }.
kf-why-needs = { $card } asks for something you do not have now.
kf-why-high-tide = The tide is high for you already; three chains would buy nothing.
kf-why-no-tide = No deck at this table knows the tide.
kf-why-flank = A creature without deploy enters at an end of the line, not in the middle.
kf-why-house-first = First choose the house that acts this turn; then its cards can be played and used.
kf-why-house-foreign = { $house } is none of the houses of your deck, and you control no card of it.
kf-why-house-barred = A card forbids you to choose { $house } this turn.
kf-why-house-must = A card says which house you must choose, and it is not { $house }.
kf-why-host = { $card } is no creature, and only a creature carries an upgrade.
kf-why-not-friendly = { $card } is no creature of yours, and only a friendly creature captures for you.
kf-why-no-fighter = { $card } is no creature in play, so it cannot be fought.
kf-why-own-side = { $card } is on your side; only enemy creatures are fought.
kf-why-artifact = { $card } is an artifact: it neither reaps nor fights.
kf-why-discarded = { $card } lies on a discard pile, and cards reach it only where they say so.
kf-why-purged = { $card } is purged: it is out of the game.
kf-why-archived = { $card } is archived; you can take your archives after choosing a house.
kf-why-toll = { $card } would cost { $n } æmber now, and you do not have as much.

## Hints

kf-hint-best = The best of { $n } answers, as far as one can see without looking ahead.
kf-hint-play-amber = Playing it brings { $n } æmber at once: { $have } of the { $cost } a key costs.
kf-hint-play-creature = A creature of power { $power }: { $mine } of yours would then face { $enemy }.
kf-hint-play-text = { $text }
kf-hint-play-plain = It works for you as soon as it is there.
kf-hint-reap = Reaping makes { $have } æmber of the { $cost } a key costs.
kf-hint-fight-kills = { $card } (power { $power }) destroys { $foe } (power { $theirs }) and outlives it, with { $left } left.
kf-hint-fight-both = { $card } (power { $power }) and { $foe } (power { $theirs }) destroy each other.
kf-hint-fight-wounds = { $card } (power { $power }) does { $out } damage to { $foe } (power { $theirs }) and has { $left } left.
kf-hint-fight-elusive = { $foe } (power { $theirs }) is elusive: this first attack by { $card } (power { $power }) hurts nobody and clears the way for the next.
kf-hint-use = { $text }
kf-hint-discard = It cannot help now; without it you draw up to { $n } { $n ->
    [one] card
   *[other] cards
  } at the end of the turn.
kf-hint-end = Nothing better is left: you draw { $n } and have { $have } of the { $cost } æmber a key costs.
kf-hint-house = { $house } has { $hand } in hand and { $play } ready in play; the next best, { $other }, has { $rest } in all.
kf-hint-damage-dies = { $card } (power { $power }) is destroyed by it.
kf-hint-damage-hurts = { $card } (power { $power }) survives; { $left } more damage would destroy it.
kf-hint-mulligan = { $n } of { $hand } cards are of { $house }: enough to begin with.
kf-hint-archives = { $n } { $n ->
    [one] card
   *[other] cards
  } more to choose from, { $house } of them of the house that acts.

## The lab

fact-card = cards
fact-turns = turns
fact-deck = deck
fact-begins = begins
fact-keys = keys
fact-amber = æmber at the end
fact-chains = chains at the end
fact-line = creatures at the end
fact-artifacts = artifacts at the end
fact-purged = purged cards
kf-begins-first = goes first
kf-begins-second = goes second
kf-chart-deck = Wins by deck
kf-chart-begins = Wins by who goes first
kf-chart-fair = 1 is a fair share.
kf-chart-length = Turns of a duel
kf-chart-keys = Keys at the end
kf-chart-line = Creatures in the line at the end, by deck
