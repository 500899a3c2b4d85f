# What people meet: the table, the questions, and why not.
forges-of-ravenshire-title = Forges of Ravenshire
forges-of-ravenshire-about = Dice, districts and guilds in a town of animal smiths; the Forgemaster’s chair is empty, and a raven wants it too.
forges-of-ravenshire-credits = The solo rules follow the solo rulebook of Forges of Ravenshire, designed by Sam Stockton and published by B.A. Games, 2024. The base game, its numbers, names and texts as they are played here are ours. Forges of Ravenshire is a mark of its publisher.

## The table

fr-phase-setup = Before the first Season
fr-phase-gathering = Season { $season } of { $seasons } · Gathering, turn { $turn } of { $turns }
fr-phase-production = Season { $season } of { $seasons } · Production
fr-phase-end = Season { $season } of { $seasons } · End of Season
fr-band = { $low }–{ $high }
fr-band-hire = { $faces } { $hire }
fr-hire = { $n ->
    [0] hire
   *[other] hire −{ $n }
}
fr-hire-and = { $hire }, { $what }
fr-full = full
fr-once = Once: { $what }.
fr-cost-gold = Costs { $n } gold.
fr-open-to-all = open to all
fr-open-from = open from reputation { $n }
fr-opens-at = opens at { $n }
fr-misses = misses { $what }
fr-n-goods = { $n } goods
fr-can-forge = you can forge
fr-brings = brings { $what }
fr-takes = takes { $what }
fr-contract-is = { $tier } contract: { $item }.
fr-wanted-by = Wanted by { $who }: “{ $why }”
fr-dealt = Keep one of these
fr-titles = Titles
fr-titles-note = at the Season’s end
fr-held-by = held by { $who }
fr-title-worth = { $needs }. The first to have it: { $first }; later: { $later }.
fr-need-fin-embergem = { $n ->
    [one] 1 Embergem finish
   *[other] { $n } Embergem finishes
}
fr-need-fin-mithril = { $n ->
    [one] 1 Mithril finish
   *[other] { $n } Mithril finishes
}
fr-need-fin-production = { $n ->
    [one] 1 Production finish
   *[other] { $n } Production finishes
}
fr-need-weapon = { $n ->
    [one] 1 weapon
   *[other] { $n } weapons
}
fr-need-shield = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
fr-need-armor = { $n } armor
fr-need-legendary = { $n } Legendary
fr-need-members = { $n } members
fr-need-reputation = reputation { $n }
fr-track-text = Each space gives its bonus once, and its gold at the end. At 2 Exceptional contracts open, at 4 Legendary ones.
fr-smith-0 = the Badger Forge
fr-smith-1 = the Fox Forge
fr-smith-2 = the Hedgehog Forge
fr-smith-3 = the Owl Forge
fr-with-assistant = with the { $who }
fr-role-first = { $role }, goes first
fr-held = Goods and mystics
fr-has-stock = Has { $what }.
fr-contracts-done = Contracts
fr-upgrades = Upgrades
fr-overtime = Overtime
fr-overtime-none = all used
fr-overtime-all = all three left
fr-has-dice = Dice to place: { $what }.
fr-has-members = { $guild }: { $who }.
fr-has-starter = Starter: { $contract }.
fr-has-forged = Forged: { $what }.
fr-finished = { $contract } ({ $finish })
fr-run-merchant = run: { $n } gold
fr-run-harvester = run: { $n } raw good
fr-run-alchemist = run: { $n } charcoal
fr-stock-text = What lies in your workshop. A track holds { $most } of a good; mystics have no end.
fr-open-slot = open slot
fr-column-text = A run brings { $what }, then its members work from top to bottom.
fr-starter = Your contract
fr-occupied = at work
fr-ao-role = Opponent: { $level }
fr-level-apprentice = Apprentice
fr-level-artisan = Artisan
fr-level-master-smith = Master Smith
fr-level-own = own dials
fr-ao-text = Nobody sits here: a card tells it what to do.
fr-ao-none-yet = none yet
fr-ao-card-left = { $card }, { $n } left
fr-ao-card = Card
fr-ao-wants = Wants
fr-ao-finish = Finish
fr-ao-finish-is = Each of its contracts gets the { $finish } finish: { $what }.
fr-ao-guilds = Guilds
fr-ao-forges = Forges
fr-ao-forges-none = no { $item }: a new row
fr-ao-hires = Hires
fr-ao-hires-none = nobody
fr-ao-order = { $first }, { $second }, { $third }
fr-ao-card-places = Card { $card }: it placed the first die it had of { $dice }, turned to { $face }.
fr-ao-card-where = It tried the districts in this order: { $where }.
fr-ao-card-takes-up = It took the highest { $first } die, else { $second }; of equals the one nearest to VI.
fr-ao-card-takes-down = It took the lowest { $first } die, else { $second }; of equals the one nearest to I.
state-merchant = purple
state-harvester = green
state-alchemist = yellow
state-raven = black
state-met = met
badge-merchant = Merchant
badge-harvester = Harvester
badge-alchemist = Alchemist
badge-cost = cost
badge-suit = guild

## Stations, upgrades, assistants: what they do

fr-station-kiln-does = Gain charcoal, then turn wood into charcoal. Low dice burn more.
fr-station-kiln-band = +{ $free }, { $n }×
fr-station-kiln-short = wood → charcoal
fr-station-kiln-brings = +{ $free } charcoal, up to { $n } wood to charcoal
fr-station-smelter-does = Turn 1 charcoal and 1 ore into 1 steel. High dice melt more.
fr-station-smelter-band = { $n }×
fr-station-smelter-short = ore → steel
fr-station-smelter-brings = up to { $n }: charcoal and ore to steel
fr-station-stores-does = Gain raw goods of your choice.
fr-station-stores-band = { $n } raw
fr-station-stores-short = raw goods
fr-station-stores-brings = { $n ->
    [one] 1 raw good of choice
   *[other] { $n } raw goods of choice
}
fr-station-second-shift-does = Pay gold and run the guild of the die’s colour once more.
fr-station-second-shift-band = pay { $n }
fr-station-second-shift-short = run again
fr-station-second-shift-brings = pay { $n } gold, run its guild again
fr-station-town-crier-does = Pay gold and gain 1 reputation.
fr-station-town-crier-band = pay { $n }
fr-station-town-crier-short = 1 reputation
fr-station-town-crier-brings = pay { $n } gold, gain 1 reputation
fr-station-appraiser-does = Gain gold.
fr-station-appraiser-band = { $n } gold
fr-station-appraiser-short = gold
fr-station-appraiser-brings = gain { $n } gold
fr-upgrade-wide-kiln-does = the Kiln gives 1 charcoal more
fr-upgrade-bellows-does = the Smelter works 2 times more
fr-upgrade-storehouse-does = the Stores give 1 raw good more
fr-upgrade-ledger-does = Market: the 2 goods may be different
fr-upgrade-annex-does = a third slot in every guild column
fr-assistant-raven-keeper-does = 5 gold; the Raven for one of your dice
fr-assistant-fourth-hand-does = 5 gold; a fourth die, three are placed
fr-assistant-foreman-does = begin with an upgrade of your choice
fr-assistant-guildmother-does = a member to begin with; seat them anywhere
fr-assistant-quarter-clerk-does = 3 gold; each turn 1 good for another
fr-assistant-old-patron-does = begin at reputation 1

## Questions

fr-step-place = Place
fr-step-take = Take
fr-step-guild = Guild
fr-ask-place = { $n ->
    [one] Where does the { $die } go?
   *[other] Which die goes where?
}
fr-help-place = It earns what the district gives for its face. Then you take another die.
fr-ask-take = Which die do you take?
fr-help-take = Its district pays you as well, and its guild runs.
fr-ask-column = Which guild does the Raven run?
fr-help-column = The die goes into that column.
fr-ask-run-guild = Which guild runs again?
fr-help-run-guild = The Raven may run any guild.
fr-ask-gain = { $n ->
    [one] Which good do you gain?
   *[other] { $different ->
        [0] Which { $n } goods do you gain?
       *[other] Which { $n } different goods do you gain?
    }
}
fr-help-gain = A track holds { $most } of a good.
fr-ask-mystic = Which mystic do you gain?
fr-ask-recruit = Whom do you hire?
fr-help-recruit = { $n ->
    [0] At full price; you have { $gold } gold.
   *[other] At { $n } gold less; you have { $gold } gold.
}
fr-ask-swap = { $n ->
    [one] Swap a good for another?
   *[other] Swap up to { $n } goods for others?
}
fr-ask-transmute = Turn a mystic into another?
fr-ask-sell = Sell one for { $gold } gold?
fr-ask-convert = Turn { $what } into { $get }: how often?
fr-ask-times = Turn { $what } into { $get }: how often?
fr-ask-turn-die = Turn a die of your workshop by 1?
fr-ask-turn-over = Is your turn over?
fr-help-turn-over = Long Hours could run the guild once more.
fr-help-clerk-left = The Quarter-Clerk could still make an exchange.
fr-ask-station = { $n ->
    [0] Is your Production over?
    [one] Where does your last die work?
   *[other] Which die works where?
}
fr-help-station = Contracts may be completed before, between and after your dice.
fr-ask-pay-goods = Which { $n } goods do you give for a steel?
fr-ask-assistant = Which assistant do you keep?
fr-help-assistant = The other one may serve somebody else.
fr-ask-starter = Which contract do you keep?
fr-help-starter = It is yours alone, and it can wait. The other two go under their deck.
fr-ask-foreman = Which upgrade do you begin with?
fr-ask-guildmother = Who works for you from the start?
fr-ask-swap-die = Which die do you give for the Raven?

## Answers

fr-then-full = second die, then full
fr-first-die = first die there
fr-take = { $die } · { $district }
fr-runs = runs the { $guild } guild
fr-runs-any = runs any guild
fr-note-column = brings { $what }; { $n ->
    [0] no members
    [one] 1 member
   *[other] { $n } members
}
fr-commas = { $what }
fr-one-each = 1 each of { $n } goods
fr-note-gain = you have { $has }, then { $then }
fr-note-gains = then you have { $what }
fr-use-talisman = turns a die by 1; finish for 2 goods
fr-use-embergem = finish: 5 gold
fr-use-dragon-scale = sells for 2 gold; 2 buy a mystic
fr-use-mithril = finish: 1 reputation
fr-no = Leave it
fr-note-no = nothing changes
fr-note-for = for { $what }
fr-group-swap = { $n ->
    [one] One for one
   *[other] Two for two
}
fr-leaves = leaves { $what }
fr-note-sell = { $gold } gold; you keep { $left }
fr-turn-to = { $die } to { $face }
fr-note-turn = it shows { $face } then
fr-note-has = you have { $n }
fr-fact-hire = costs { $n } gold
fr-fact-hire-once = costs { $n } gold; once { $what }
fr-fact-unpaid = worth { $n } gold, for nothing
fr-group-into = To the { $guild } guild
fr-hire-none = Nobody
fr-note-hire-none = 1 gold instead
fr-note-swap-die = becomes the Raven, rolled
fr-end = End the turn
fr-note-end = the next one plays
fr-close = Close Production
fr-note-close = { $n ->
    [0] all your dice have worked
    [one] one die rests
   *[other] { $n } dice rest
}
fr-fact-night = by night: { $n ->
    [one] 1 Action Token
   *[other] { $n } Action Tokens
}
fr-note-talisman = costs a Talisman; { $n } left
fr-note-steel = for { $n } goods of your choice
fr-rush = Rush: { $tier }
fr-note-rush = { $n ->
    [one] 1 new contract
   *[other] { $n } new contracts
}
fr-note-long = the { $guild } guild runs again
fr-fact-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of your { $has }
fr-fact-no-finish = without a finish
fr-fact-finish = { $finish } finish: { $what } more
aside-free = At any time
fr-aside-free = At any time
fr-group-talisman = Talisman
fr-group-market = Market
fr-group-clerk = Quarter-Clerk
fr-group-overtime = Overtime
fr-group-contract = Contracts
fr-group-upgrade = Upgrades
fr-answer-end = the end of the turn
fr-answer-close = the end of Production
fr-answer-none = hiring nobody
fr-answer-no = leaving it
fr-answer-to = { $what } to { $where }

## Hints

fr-hint-best = Of { $n } answers none looked better.
fr-hint-place = { $die } at { $district }: { $what }.
fr-hint-take = { $die }: { $what }, and its guild runs.
fr-hint-take-raven = { $die }: { $what }, and the guild of your choice runs.
fr-hint-swap-die = { $die } goes; the Raven Die is rolled for it, and runs any guild.
fr-hint-assistant = { $who }: { $what }.
fr-hint-unpaid = { $upgrade }: { $what }. In Production it costs { $n } gold.
fr-hint-gain = { $what }: that serves the contracts in view best.
fr-hint-hire = { $who } for { $n } gold: { $what }, in every run from now on.
fr-hint-station = { $die } at the { $station }: { $what }.
fr-hint-contract = Forge now: { $contract } brings { $what }.
fr-hint-both = { $now } { $then }
fr-hint-lacks = Then { $contract }, { $n } gold, lacks only { $what }.
fr-hint-ready = Then you have all that { $contract } takes: { $n } gold.
fr-hint-opens = { $what } more opens { $contract }: { $n } gold.
fr-hint-deal = { $deals ->
    [one] With this deal
   *[other] With { $deals } deals, of which this is the first,
  } you can forge { $contract }: { $n } gold.
fr-hint-keep = What you could forge now is worth less than its goods in the Seasons to come.
fr-hint-close = There is nothing left to do: { $contract }, { $n } gold, lacks { $what }.
fr-hint-mystic = { $what }: { $use }.
fr-hint-sell = { $what } for { $n } gold; { $left } are left.
fr-hint-made = { $what } for { $give }.
fr-hint-turn = { $die } shows { $face } then, which does more for you.
fr-hint-upgrade = { $upgrade } for { $n } gold: it works in { $left ->
    [one] this Production.
   *[other] { $left } Productions.
  }
fr-hint-starter = { $contract } takes { $cost } and brings { $what }.
fr-hint-run = { $guild }: { $what }, and { $n ->
    [0] no members.
    [one] 1 member.
   *[other] { $n } members.
  }
fr-hint-overtime = { $card } takes { $n } of your { $has } Action Tokens.

## Why not

fr-why-full = { $district } has { $n } dice already; { $most } is all it takes.
fr-why-just-placed = You placed the { $die } in { $district } this turn: take another one.
fr-why-no-such-die = You have no such die to place: those you took wait for the next Season.
fr-why-no-die = No such die lies in { $district }.
fr-why-take-a-die = Choose one of the dice that lie there.
fr-why-die-alike = Two dice like this lie there ({ $die }): they are one answer.
fr-why-place-again = You have placed a die this turn; now you take one from the board.
fr-why-district-later = Dice go to a district when it is your turn to place one.
fr-why-die-later = Dice are taken from the board after you have placed one.
fr-why-die-other = That die is { $who }’s.
fr-why-die-taken = A die taken this Season works in Production, and is placed again in the next Season.
fr-why-die-spare = This die was not placed this Season; it rests.
fr-why-die-works = This die is at work already.
fr-why-die-turn = You could turn a die with one of your { $n } Talismans, but not this way.
fr-why-no-talisman = Only a Talisman turns a die, and you have none.
fr-why-no-way-round = { $die } cannot be turned further: there is no way from 6 to 1 or back.
fr-why-track-full = { $good }: you have { $has }, and a track holds { $most }.
fr-why-tier-closed = { $tier } contracts open at reputation { $n }; you have { $has }.
fr-why-goods-missing = You miss { $what } for it.
fr-why-contract-later = You could pay it: contracts are completed in your Production.
fr-why-contract-between = Contracts are completed before, between and after your dice.
fr-why-starter-other = That is { $who }’s own contract.
fr-why-finish = The { $finish } finish takes { $what }, which you do not have.
fr-why-recruit-later = Members are hired at the Guild Halls: place a die there, or take one from there.
fr-why-not-on-offer = { $who } is not on display.
fr-why-column-full = Your { $guild } column has no free slot: all { $n } are taken.
fr-why-hire-gold = { $who } costs { $n } gold; you have { $has }.
fr-why-not-dealt = Choose one of the cards that were dealt to you.
fr-why-station-later = Stations are for your dice in Production.
fr-why-occupied = A die works at the { $station } already. { $night }
fr-why-station-twice = Two dice work at the { $station } already.
fr-why-no-dice-left = You have no die left to put to work.
fr-why-station-gold = The { $station } costs { $n } gold with your best die; you have { $has }.
fr-why-crier-top = You stand at reputation { $n }, the last space: the Town Crier would cost you gold for nothing.
fr-why-smelter = The Smelter takes 1 charcoal and 1 ore for a steel; you have { $charcoal } and { $ore }.
fr-why-guild-later = A guild runs when you take a die of its colour.
fr-why-rush-later = A Rush Order deals this row anew; it is among your answers when its deck has cards.
fr-why-title = Titles are given at the End of Season, to all who meet them.
fr-why-track = Reputation comes with contracts, titles and the Town Crier.
fr-why-nothing-free = There is nothing you could exchange, turn or pay for now.
fr-why-mat-ao = Blackbeak never trades.
fr-why-mat-other = Those are { $who }’s things; you trade with the Market alone.
fr-why-overtime-used = { $card } was used this Season already.
fr-why-overtime-tokens = { $card } costs { $n ->
    [one] 1 Action Token
   *[other] { $n } Action Tokens
}; you have { $has }.
fr-why-nothing-ran = No guild has run yet that could run again.
fr-why-deck-empty = There are no { $tier } contracts left to deal.
fr-why-upgrade-owned = You have it: { $upgrade }.
fr-why-upgrade-season = You bought an upgrade this Season; one is all.
fr-why-upgrade-gold = It costs { $n } gold ({ $upgrade }); you have { $has }.
fr-why-clerked = The Quarter-Clerk has made an exchange this turn.
fr-why-no-clerk = No Quarter-Clerk works for you.
fr-why-deal-goods = A steel takes { $n } other goods; you have { $has }.
fr-why-deal-short = This deal takes { $what }; you miss { $lack }.

## The end

fr-end-headline = { $count ->
    [one] { $who } is Forgemaster of Ravenshire
   *[other] { $who } share the Forgemaster’s chair
}
fr-end-forged = contracts forged
fr-end-legends = of them Legendary
fr-end-hired = members hired
fr-end-lead = gold ahead of the next
fr-end-gold = Gold
fr-end-reputation = Reputation
fr-end-contracts = Contracts
fr-end-members = Members
fr-end-titles = { $what }
fr-end-untitled = no title
fr-end-ao = a bird with a plan, and no title
fr-end-course = Gold, if it had ended then

## The lab

fr-chart-gold = Gold at the end
fr-chart-ao = Blackbeak’s gold at the end
fr-chart-seat = Wins by seat
fr-chart-fair = 1 is a fair share.
fr-chart-districts = Where dice were placed, and taken
fr-chart-stations = Dice at the stations
fr-chart-contracts = Wins by contracts completed
fr-chart-reputation = Gold by reputation
fact-ao = against Blackbeak
fact-ao-gold = Blackbeak’s gold
fact-ao-contracts = Blackbeak’s contracts
fact-ao-reputation = Blackbeak’s reputation
fact-ao-members = Blackbeak’s members
fact-ao-cost = cubes for a contract
fact-ao-finish = Blackbeak’s finish
fact-ao-beaten = seats ahead of Blackbeak
fact-gold = gold
fact-reputation = reputation
fact-reputation-gold = gold of the reputation space
fact-mystic-gold = gold of mystics
fact-contracts = contracts
fact-members = members
fact-titles = titles
fact-upgrades = upgrades
fact-first = Seasons begun
fact-deals = deals at the Market
fact-talismans = Talismans used
fact-placed = placed
fact-taken = taken
fact-ran = runs
fact-station = stations
fact-overtime = overtime cards
fact-finish = finishes
fact-forged = contracts by tier
fact-contract = contracts
fact-member = members
fact-title = titles
fact-upgrade = upgrades
fact-assistant = assistants
