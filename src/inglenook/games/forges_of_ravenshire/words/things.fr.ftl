## Marchandises, mystiques et tout ce qui se compte

fr-thing-wood = Bois
fr-thing-ore = Minerai
fr-thing-leather = Cuir
fr-thing-charcoal = Charbon
fr-thing-steel = Acier
fr-thing-raw = Marchandise brute
fr-thing-raw-different = Marchandises brutes différentes
fr-thing-good-of-choice = Marchandise au choix
fr-thing-talisman = Talisman
fr-thing-embergem = Gemme de braise
fr-thing-dragon-scale = Écaille de dragon
fr-thing-mithril = Mithril
fr-thing-mystic = Objet mystique
fr-thing-gold = Or
fr-thing-action-token = Jeton d’action
fr-thing-reputation = Réputation
fr-thing-cube = Cubes
fr-brief-wood = Bois
fr-brief-ore = Minerai
fr-brief-leather = Cuir
fr-brief-charcoal = Charbon
fr-brief-steel = Acier
fr-brief-talisman = Talisman
fr-brief-embergem = Gemme
fr-brief-dragon-scale = Écaille
fr-brief-mithril = Mithril
fr-n-wood = { $n } bois
fr-n-ore = { $n } minerai
fr-n-leather = { $n } cuir
fr-n-charcoal = { $n } charbon
fr-n-steel = { $n } acier
fr-n-raw = { $n ->
    [one] 1 marchandise brute
   *[other] { $n } marchandises brutes
}
fr-n-raw-different = { $n ->
    [one] 1 marchandise brute
   *[other] { $n } marchandises brutes différentes
}
fr-n-good-of-choice = { $n ->
    [one] 1 marchandise au choix
   *[other] { $n } marchandises au choix
}
fr-n-talisman = { $n ->
    [one] 1 talisman
   *[other] { $n } talismans
}
fr-n-embergem = { $n ->
    [one] 1 gemme
   *[other] { $n } gemmes
}
fr-n-dragon-scale = { $n ->
    [one] 1 écaille
   *[other] { $n } écailles
}
fr-n-mithril = { $n } mithril
fr-n-mystic = { $n ->
    [one] 1 mystique
   *[other] { $n } mystiques
}
fr-n-gold = { $n } or
fr-n-action-token = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}
fr-n-reputation = { $n } réputation
fr-n-cube = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
fr-nothing = rien
fr-list = { $what }
fr-any-good = une marchandise

## Dés

fr-die-merchant = Marchand
fr-die-harvester = Moissonneur
fr-die-alchemist = Alchimiste
fr-die-raven = Corbeau
fr-die-face = { $die } { $face }

## Ce que font les membres chaque fois qu’on active leur guilde

fr-does-gain = +{ $what }
fr-does-known = +{ $what } (rép. { $n }+)
fr-does-more = +{ $what }, 1 de plus si { $n } ou moins
fr-does-swap = échange jusqu’à { $n } marchandises
fr-does-sell = vend { $what } pour { $gold } or
fr-does-make = { $what } → { $get } (max { $n })
fr-does-mystic = 1 mystique → un autre
fr-does-die = tourne de 1 un dé pris
