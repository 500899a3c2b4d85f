royal-fortune-title = Flight of The Royal Fortune
royal-fortune-about = A pirate ship with a hold full of dark æmber runs for the open sea. One to three of you go after it together.
royal-fortune-credits = A fan-made KeyForge adventure by Mason Lehto. The cards, the locations and their words are ours.

option-difficulty = Difficulty
option-difficulty-beginner = Beginner: 1 adventure card a turn
option-difficulty-standard = Standard: 2 adventure cards a turn
option-difficulty-advanced = Advanced: 3 adventure cards a turn
option-difficulty-expert = Expert: 4 adventure cards a turn
option-deck_3 = Third deck
option-deck_3-any = { option-deck_1-any }
option-deck_3-wild = { option-deck_1-wild }
option-deck_3-emberfist = { option-deck_1-emberfist }
option-deck_3-quiet-ledger = { option-deck_1-quiet-ledger }
option-deck_3-moss-and-mercy = { option-deck_1-moss-and-mercy }
option-deck_3-saucer-parade = { option-deck_1-saucer-parade }
option-deck_3-pact-of-nine = { option-deck_1-pact-of-nine }
option-deck_3-iron-hymn = { option-deck_1-iron-hymn }
option-deck_3-thistle-court = { option-deck_1-thistle-court }
option-deck_3-long-arithmetic = { option-deck_1-long-arithmetic }
option-deck_3-red-harvest-moon = { option-deck_1-red-harvest-moon }
option-blustery_terms = Blustery Terms: a wind icon does not exhaust the ship
option-seasoned_crew = Seasoned Crew: every enemy is a Pirate and a Mutant
option-lost_at_sea = Lost at Sea: all nine locations in any order
option-hold_yer_breath = Hold Yer’ Breath: you win only at the end of the ship’s turn
option-open_hands = Teammates see each other’s hands

## The table

kf-side-other = The Royal Fortune
kf-house-fortune = Fortune
kf-trait-pirate = pirate
kf-phase-hands = Opening hands
kf-phase-order = Who goes first?
kf-phase-chest = Round { $turn }: the ship’s turn
kf-phase-cards = Round { $turn }: the ship’s turn
kf-phase-line = Round { $turn }: the ship’s turn
kf-phase-engines = Round { $turn }: the ship’s turn
kf-phase-home = Round { $turn }: the ship’s turn
rf-step-ship = Ship’s turn
rf-zone-sea = At sea: { $level }
    .short = at sea
rf-zone-line = Enemy battleline, acts from left to right
    .short = line
rf-zone-artifacts = Enemy artifacts
    .short = artifacts
rf-zone-discard = Adventure discard pile
    .short = discard
rf-zone-deck = Adventure deck
    .short = adventure
rf-zone-archives = The ship’s archives
    .short = archives
rf-zone-purged = Purged adventure cards
    .short = purged
rf-zone-locations = Location deck
    .short = locations
rf-pool = The ship’s pool
rf-pool-text = { $amber } æmber, { $dark } of it dark. A chest costs the ship { $cost }.
rf-chests = { $n ->
    [0] No chest on board.
    [one] One chest on board: it breaks when the ship is hurt with an empty pool.
   *[other] { $n } chests on board: one breaks when the ship is hurt with an empty pool.
  }
rf-wind-headwind = Headwind
rf-wind-tailwind = Tailwind
rf-wind-headwind-text = The ship, if it is ready, turns the wind.
rf-wind-tailwind-text = { $held ->
    [becalmed] Nobody feels it here ({ $here }): no creature enters ready by it, and the ship does not escape.
    [held] The ship does not escape from here: { $here }. The first creature played each turn enters ready.
   *[no] The first creature played each turn enters ready. The ship, if it is ready, tries to escape.
  }
rf-wind-cost = In your turn you may lose { $n } æmber to turn the wind.
rf-counter-chests = chests
rf-counter-pirates = pirates
rf-note-escape = escapes at { $n }
rf-watch = Escape watch
rf-watch-text = Enemy pirates: { $pirates }. Creatures of your team: { $team }. { $closed ->
    [yes] {""}
   *[no] With a tailwind the ship escapes only if the pirates are more.
  }
rf-watch-closed = No escape from here: { $here }.
rf-watch-stretch = On the final stretch the next wind icon lets the ship escape, whatever the pirates are.
rf-terms = { $level }: in each of its turns the ship plays { $n ->
    [one] one adventure card
   *[other] { $n } adventure cards
  }.
rf-line-no-key = No key is left to forge.
rf-ahead = { $n ->
    [0] The open sea lies ahead.
    [one] One more location before the open sea.
   *[other] { $n } more locations before the open sea.
  }
rf-ahead-lost = Nobody knows what lies ahead.
rf-reference = Reference card
rf-reference-goal = You win at the end of a turn in which the ship has neither æmber nor a chest.
rf-reference-ship = A hit of any size costs the ship one æmber; with an empty pool it breaks a chest, and six dark æmber fall out.
rf-reference-wind = Headwind: the ship turns the wind. Tailwind: it escapes if its pirates are more than your team’s creatures.
rf-reference-dark = Dark æmber is æmber, but each one that comes into a pool or onto a creature burns those that are not mutants.
rf-reference-keys = A forged key can be destroyed to hold the ship once.
kind-reference = reference card
badge-chests = treasure chests
badge-pirates = pirates
badge-team = your creatures
badge-prey = prey
badge-wind = wind icon
badge-fortune = Fortune
badge-amber = ordinary æmber
badge-dark = dark æmber
kind-ship = ship
kind-wind = wind
kind-location = location
kind-watch = watch
kind-pool = pool
state-headwind = headwind
state-tailwind = tailwind

## Locations

rf-location-foggy-harbor = Foggy Harbor
rf-location-foggy-harbor-text = The ship does not escape from here. At the start of its turn it archives 2 adventure cards, a ready creature of yours is exhausted, and the ship gains 1 æmber for each of your teammates, or 1 if you are alone.
rf-location-the-final-stretch = The Final Stretch
rf-location-the-final-stretch-text = This location cannot be replaced. When a wind icon is played, the ship escapes. Players’ keys cost 2 less.
rf-location-coral-maze = Coral Maze
rf-location-coral-maze-text = At the start of the ship’s turn, 1 damage to each of your flank creatures. To turn the wind costs you 1 æmber more.
rf-location-merchant-lane = Merchant Lane
rf-location-merchant-lane-text = At the start of its turn the ship gains 1 æmber.
rf-location-whirlpool-sound = Whirlpool Sound
rf-location-whirlpool-sound-text = At the start of the ship’s turn your least powerful creature goes back to its owner’s hand.
rf-location-becalmed-reach = Becalmed Reach
rf-location-becalmed-reach-text = No creature enters ready because of a tailwind, and the ship does not escape by one. Players fill their hands to five cards.
rf-location-smugglers-cove = Smugglers’ Cove
rf-location-smugglers-cove-text = At the start of the ship’s turn a ready creature of yours is exhausted.
rf-location-ghost-fleet = Ghost Fleet
rf-location-ghost-fleet-text = Enemy creatures except the ship are elusive.
rf-location-the-black-tide = The Black Tide
rf-location-the-black-tide-text = Dark æmber deals twice the damage. At the start of the ship’s turn, 1 damage to each damaged creature of yours.
kf-effect-foggy-harbor = { rf-location-foggy-harbor }
kf-effect-coral-maze = { rf-location-coral-maze }
kf-effect-merchant-lane = { rf-location-merchant-lane }
kf-effect-whirlpool-sound = { rf-location-whirlpool-sound }
kf-effect-smugglers-cove = { rf-location-smugglers-cove }
kf-effect-the-black-tide = { rf-location-the-black-tide }
kf-effect-the-final-stretch = { rf-location-the-final-stretch }
kf-effect-dark = Dark æmber
kf-effect-wind = The wind
kf-effect-voyage = The ship

## Questions

kf-ask-turn-order = { $place ->
    [1] Who goes first?
   *[other] Who goes second?
  }
kf-help-turn-order = The order stays the same for the whole game.
kf-ask-escape = The ship escapes! Destroy a forged key to hold it?
kf-help-escape = A destroyed key is gone for good. Without one the chase is lost.
kf-ask-prey = { $asked ->
    [guard] Who steps into the way of { $card }?
    [twin] Whom does { $card }, number { $place } in its line, attack?
   *[one] Whom does { $card } attack?
  }
kf-help-prey = { $why ->
    [guard] A neighbour with taunt is attacked in place of the one you chose.
   *[enraged] It is enraged: whom it hunts does not matter now, it attacks any creature of your line.
  }
kf-ask-search = Which card does { $card } find?
kf-ask-mix = { $what }: { $n ->
    [one] ordinary or dark?
   *[other] how many of them dark?
  }
rf-mix-hit = The ship is hit and loses { $n } æmber
rf-mix-wind = Turning the wind costs you { $n } æmber
rf-mix-lose = { $whose ->
    [own] You lose
    [ship] The ship loses
   *[mate] { $who } loses
  } { $n } æmber
rf-mix-forge = { $whose ->
    [own] Your key costs { $n } æmber
    [ship] The ship’s chest costs { $n } æmber
   *[mate] The key of { $who } costs { $n } æmber
  }
rf-mix-steal = { $whose ->
    [own] The ship steals { $n } æmber from you
    [ship] { $n } æmber are stolen from the ship
   *[mate] The ship steals { $n } æmber from { $who }
  }
rf-mix-pay = { $whose ->
    [own] You pay the ship { $n } æmber
    [ship] The ship pays { $n } æmber
   *[mate] { $who } pays the ship { $n } æmber
  }
rf-mix-capture = { $card } captures { $n } æmber { $whose ->
    [own] from you
    [ship] from the ship
   *[mate] from { $who }
  }
rf-mix-store = { $n } æmber { $whose ->
    [own] of yours
    [ship] of the ship
   *[mate] of { $who }
  } are put on { $card }
rf-mix-move = { $n } æmber are taken off { $card }
kf-help-mix = Whoever moves æmber chooses which. Dark æmber burns creatures that are not mutants.
rf-option-seat = { $who }
rf-option-key = The { $key } of { $who }
rf-option-let-go = Let it go: the chase is lost
rf-option-wind = Turn the wind
rf-note-wind = { $cost } æmber; then there is a { $wind }
rf-note-key = { $left ->
    [0] it is the last forged key
    [one] one more forged key would be left
   *[other] { $left } more forged keys would be left
  }
rf-note-win = { $breath ->
    [yes] the ship is empty: if it still is after its own turn, you win
   *[no] the ship is empty: you win
  }
rf-note-ship = { $what ->
    [nothing] the ship loses nothing
    [empty] the ship has nothing left to lose
    [chest] a chest breaks, and six dark æmber fall into the ship’s pool
    [last] the ship loses its last æmber, and no chest is left
   *[pool] the ship’s pool goes from { $amber } to { $left }
  }
rf-note-order = takes the next turn
rf-note-let-go = the ship gets away, and you lose
rf-note-stays = nothing happens to the ship
rf-note-blow = { $dies ->
    [yes] yours is destroyed before it strikes; { $what }
   *[no] { $what }; yours takes { $back }
  }
rf-note-guarded = stands beside taunt: { $cards } would be attacked instead
rf-option-mix = { $n ->
    [one] { $dark ->
        [0] Ordinary
       *[other] Dark
      }
   *[other] { $dark ->
        [0] All ordinary
       *[other] { $plain ->
            [0] All dark
           *[other] { $dark } dark, { $plain } ordinary
          }
      }
  }
rf-note-burns = { $count ->
    [0] burns nobody
    [one] burns one creature { $whose ->
        [own] of yours
        [ship] of the ship’s line
       *[mate] of a teammate
      } for { $n }
   *[other] burns { $count } creatures { $whose ->
        [own] of yours
        [ship] of the ship’s line
       *[mate] of a teammate
      } for { $n } each
  }{ $deaths ->
    [0] {""}
   *[other] , and destroys { $dead }
  }
rf-note-singed = { $fate ->
    [dies] burns and destroys { $card }
   *[stands] burns { $card } for { $n }
  }
rf-note-left = { $plain } ordinary and { $dark } dark would be left there
rf-group-wind = Wind

## The log

rf-log-harbor = The chase begins: { $here }.
rf-log-advice = Three players are advised to play on { $level }; you have chosen more.
rf-log-lose-dark = { $side } loses { $n } dark æmber.
rf-log-order = { $who } goes first.
rf-log-ship-turn = The Royal Fortune’s turn, run by { $who }
rf-log-no-chest = Step 1. It has { $n } æmber and a chest costs { $cost }: no chest is made.
rf-log-makes-chest = Step 1. It has { $n } æmber and a chest costs { $cost }: that is enough.
rf-log-draws = Step 2. It draws { $n } { $n ->
    [one] card
   *[other] cards
  } from its archives and { $new } from the adventure deck.
rf-log-line = Step 3. Its line is used from left to right.
rf-log-artifacts = Step 4. Its artifacts are used.
rf-log-ready = Step 5. The ship, its crew and its artifacts are readied.
rf-log-wind = The wind turns: { $wind }{ $by }.
rf-log-wind-icon = A wind icon comes up.
rf-log-ship-exhausted = The Royal Fortune is exhausted.
rf-log-chest-breaks = A treasure chest breaks: six dark æmber fall into the ship’s pool. Chests left: { $n }.
rf-log-no-chest-left = There is no chest left to break.
rf-log-hurt = The Royal Fortune is hit and loses 1 æmber{ $dark }{ $by }: { $left } left.
rf-log-escape-attempt = It tries to escape: { $pirates } { $pirates ->
    [one] pirate
   *[other] pirates
  } against { $team } { $team ->
    [one] creature
   *[other] creatures
  } of the team.
rf-log-held = It cannot get away.
rf-log-no-way-out = The pirates outnumber you, but there is no way out of here: { $here }.
rf-log-stretch = On the final stretch a wind icon is enough: it escapes.
rf-log-escaped = The Royal Fortune is gone. The chase is lost.
rf-log-given-up = The team lets The Royal Fortune go. The chase is lost.
rf-log-key-destroyed = The { $key } of { $side } is destroyed; the ship is held once more.
rf-log-won = Nothing is left aboard. The chase is won!
rf-log-location = The chase goes on: { $here }.
rf-log-location-stays = { $here } cannot be replaced.
rf-log-place = Here: { $here }.
rf-log-archive = The ship archives an adventure card{ $by }.
rf-log-dark = { $side } gets { $n } dark æmber.
rf-log-prey = { $card } has found its prey: { $prey }.
rf-log-no-prey = { $card } finds no prey.
rf-log-guarded = { $card } has taunt and steps in for { $prey }.
rf-log-quiet = { $card } comes to nothing: no other card was played this turn.
rf-log-unheard = Nobody hears { $card } in the noise: it is not the first card of this turn.
rf-log-cannot-play = { $card } cannot be played and is discarded.
rf-log-found = { $card } is found and archived.
rf-end-won = The Royal Fortune has no æmber and no chest left.
rf-end-given-up = The team let The Royal Fortune go.
rf-end-escaped = The Royal Fortune escaped to the open sea.
rf-end-headline-won = The Royal Fortune is taken!
rf-end-headline-escaped = The chase is lost: the ship got away.
rf-end-headline-given-up = The chase is lost: you let the ship go.
rf-end-turns = { $n ->
    [one] round
   *[other] rounds
  }
rf-end-broken = chests broken
rf-end-held = times held back
rf-end-chests = { $n ->
    [0] no chest left
    [one] one chest left
   *[other] { $n } chests left
  }
rf-end-course = Chests on board

## Why not

rf-why-wind = To turn the wind costs { $cost } æmber, and you have { $n }.
rf-why-reference = That only tells how the chase stands; of what lies here you can turn the wind alone.
rf-why-no-key = { $who } has no forged key to give up.
rf-why-placed = { $who } has a place in the order already.
rf-why-ship = The ship is not yours to sail.
rf-why-not-prey = { $card } is not what it hunts.

## Hints

rf-hint-wind = There are { $pirates } pirates and { $team } creatures of the team: { $cost } æmber are less than an escape.
rf-hint-ship = The ship never strikes back, and of the { $n } hits it takes to empty it this is one.
rf-hint-escape = Without it the chase is lost; { $keys ->
    [0] it is the last one.
    [one] one more is left.
   *[other] { $keys } more are left.
  }
rf-hint-prey-strikes = { $card } strikes { $foe } down.
rf-hint-prey-stands = { $card } takes { $n } and stands.
rf-hint-prey-falls = { $card } is the one you can spare best.
rf-hint-mix = Dark æmber burns the line it comes to: leave it to the ship.

## The lab

fact-rounds = rounds
fact-difficulty = difficulty
fact-place = last location
fact-chests = chests left
fact-pool = æmber left in the ship’s pool
fact-broken = chests broken
fact-made = chests made
fact-escapes = escapes held by a key
fact-keys = keys forged
fact-deck = deck
fact-team-won = won
rf-chart-won = Chases won, by difficulty and players
rf-chart-length = Rounds
rf-chart-place = Where it ended
rf-chart-keys = Keys forged by each player
rf-level-beginner = Beginner
rf-level-standard = Standard
rf-level-advanced = Advanced
rf-level-expert = Expert
