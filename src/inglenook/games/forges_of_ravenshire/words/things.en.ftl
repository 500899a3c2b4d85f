## Goods, mystics and whatever else is counted

fr-thing-wood = Wood
fr-thing-ore = Ore
fr-thing-leather = Leather
fr-thing-charcoal = Charcoal
fr-thing-steel = Steel
fr-thing-raw = Raw good
fr-thing-raw-different = Different raw goods
fr-thing-good-of-choice = Good of choice
fr-thing-talisman = Talisman
fr-thing-embergem = Embergem
fr-thing-dragon-scale = Dragon Scale
fr-thing-mithril = Mithril
fr-thing-mystic = Mystic
fr-thing-gold = Gold
fr-thing-action-token = Action Token
fr-thing-reputation = Reputation
fr-thing-cube = Good Cubes
fr-brief-wood = Wood
fr-brief-ore = Ore
fr-brief-leather = Leather
fr-brief-charcoal = Charcoal
fr-brief-steel = Steel
fr-brief-talisman = Talisman
fr-brief-embergem = Embergem
fr-brief-dragon-scale = Dragon Scale
fr-brief-mithril = Mithril
fr-n-wood = { $n } wood
fr-n-ore = { $n } ore
fr-n-leather = { $n } leather
fr-n-charcoal = { $n } charcoal
fr-n-steel = { $n } steel
fr-n-raw = { $n ->
    [one] 1 raw good
   *[other] { $n } raw goods
}
fr-n-raw-different = { $n ->
    [one] 1 raw good
   *[other] { $n } different raw goods
}
fr-n-good-of-choice = { $n ->
    [one] 1 good of choice
   *[other] { $n } goods of choice
}
fr-n-talisman = { $n ->
    [one] 1 Talisman
   *[other] { $n } Talismans
}
fr-n-embergem = { $n ->
    [one] 1 Embergem
   *[other] { $n } Embergems
}
fr-n-dragon-scale = { $n ->
    [one] 1 Dragon Scale
   *[other] { $n } Dragon Scales
}
fr-n-mithril = { $n } Mithril
fr-n-mystic = { $n ->
    [one] 1 mystic
   *[other] { $n } mystics
}
fr-n-gold = { $n } gold
fr-n-action-token = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
fr-n-reputation = { $n } reputation
fr-n-cube = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
fr-nothing = nothing
fr-list = { $what }
fr-any-good = any good

## Dice

fr-die-merchant = Merchant
fr-die-harvester = Harvester
fr-die-alchemist = Alchemist
fr-die-raven = Raven
fr-die-face = { $die } { $face }

## What members do whenever their guild runs

fr-does-gain = +{ $what }
fr-does-known = +{ $what } from reputation { $n } on
fr-does-more = +{ $what }, 1 more if you have { $n } or less
fr-does-swap = swap up to { $n } goods for others
fr-does-sell = sell { $what } for { $gold } gold
fr-does-make = { $what } → { $get } (max { $n })
fr-does-mystic = 1 mystic → another one
fr-does-die = turn a taken die by 1
