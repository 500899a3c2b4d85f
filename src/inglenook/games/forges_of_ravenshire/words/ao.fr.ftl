## Ce que dit le journal de l’adversaire : chaque pas de son tour, et pourquoi

fr-log-ao-items = D’après les titres, { $who } veut forger, dans l’ordre : { $items }.
fr-log-ao-finish = { $who } ajoute partout la finition du titre le plus haut qui en porte une, { $title } : { $finish }.
fr-log-ao-finish-any = Aucun titre en jeu ne porte de finition. { $who } en tire une au sort : { $finish }.
fr-log-ao-guilds = { $who } préfère les guildes dans cet ordre : { $guilds }.
fr-log-ao-deck = La pioche de { $who } compte { $cards } cartes, dont { $events } événements ; il forge pour { $cost } cubes.
fr-log-ao-flips = { $who } retourne la carte { $card }. { $left ->
    [0] C’était la dernière.
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}
fr-log-ao-event-reputation = { $who } retourne un événement : on dit du bien de lui.
fr-log-ao-event-recruit = { $who } retourne un événement : quelqu’un vient travailler chez lui.
fr-log-ao-event-goods = { $who } retourne un événement : une livraison arrive.
fr-log-ao-die = { $who } possède le premier dé de la carte, { $die }, et le tourne sur { $face }.
fr-log-ao-die-next = { $who } n’a pas de dé pour : { $missing }. Le suivant de la carte est { $die } ; il le tourne sur { $face }.
fr-log-ao-die-raven = { $who } possède le Corbeau, qui passe avant tout, et le tourne sur { $face }.
fr-log-ao-skips-full = Pas { $district-at }, plus tôt sur la carte : il n’y a plus de place.
fr-log-ao-skips-closed = Pas { $district-at }, plus tôt sur la carte : { $who } ne peut y recruter personne.
fr-log-ao-places = { $who } place { $die } { $face } { $district-at }.
fr-log-ao-none-of = Aucun dé sur le plateau pour : { $missing }.
fr-log-ao-raven-counts = Sur le plateau, le Corbeau compte comme la première couleur de la carte : { $colour }.
fr-log-ao-takes-alone = { $who } prend { $die } { $face } { $district-from }, seul dé qui convient.
fr-log-ao-takes-up = { $who } prend { $die } { $face } { $district-from }, le plus haut des { $n } dés qui conviennent.
fr-log-ao-takes-down = { $who } prend { $die } { $face } { $district-from }, le plus bas des { $n } dés qui conviennent.
fr-log-ao-takes-tied = { $who } prend { $die } { $face } { $district-from } : entre dés égaux, la carte préfère le plus proche de { $arrow ->
    [up] VI.
   *[down] I.
}
fr-log-ao-runs = { $who } active sa guilde : { $guild }, { $members ->
    [0] sans membre.
    [one] avec un membre.
   *[other] avec { $members } membres.
}
fr-log-ao-goods = { $who } change { $goods } en { $n ->
    [one] un cube
   *[other] { $n } cubes
} : { $cubes } / { $cost }.
fr-log-ao-cubes = { $who } gagne { $n ->
    [one] un cube
   *[other] { $n } cubes
} : { $cubes } / { $cost }.
fr-log-ao-gold = { $who } gagne { $n } or.
fr-log-ao-mystics = { $who } reçoit { $n } or en échange { $n ->
    [one] de l’objet mystique.
   *[other] de { $n } objets mystiques.
}
fr-log-ao-tokens = { $who } reçoit { $n } or en échange { $n ->
    [one] du jeton d’action.
   *[other] de { $n } jetons d’action.
}
fr-log-ao-tier = { $who } peut désormais forger dans la rangée { $tier-row }.
fr-log-ao-pays = { $who } a assez de cubes : { $n } passent dans un contrat. Reste : { $left }.
fr-log-ao-forges-first = { $who } forge { $contract } : dans la rangée { $tier-row }, c’est le premier contrat pour ce qu’il veut le plus ({ $item }).
fr-log-ao-forges-after-reset = { $who } forge { $contract } : la rangée { $tier-row } offre maintenant ce qu’il veut le plus ({ $item }).
fr-log-ao-forges-second = { $who } forge { $contract } : toujours rien de ce qu’il veut le plus ({ $first }), il prend donc le premier contrat de son second choix ({ $item }).
fr-log-ao-forges-topmost = { $who } forge { $contract } : la rangée { $tier-row } n’offre ni { $first } ni { $second }, il prend donc la carte du haut.
fr-log-ao-reset = La rangée { $tier-row } n’a rien de ce que { $who } veut le plus ({ $item }). Elle est redistribuée, une seule fois.
fr-log-ao-adds-finish = { $who } ajoute gratuitement { $finish-the }.
fr-log-ao-recruits = { $who } recrute gratuitement { $member }, de la rangée du haut. Guilde : { $guild }.
fr-log-ao-recruits-next = { $who } recrute gratuitement { $member }, de la rangée du haut. Guilde : { $guild }, faute de pouvoir recruter chez : { $passed }.
fr-log-ao-full = { $who } ne peut recruter personne.
fr-log-remark = { $who } : « { $remark } »
