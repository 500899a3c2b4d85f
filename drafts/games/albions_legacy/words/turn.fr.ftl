# Un tour : ce qu’on demande, ce qu’on peut répondre, pourquoi pas, et ce qu’on en raconte.

## Avant de partir

al-ask-hero = Personnage { $n } sur { $of } : qui part ?
al-help-hero = Les nombres sont des Pierres de Chance par Attribut : Prouesse, Loyauté, Altruisme, Sagesse.
al-note-hero = Pro { $prowess } · Loy { $loyalty } · Alt { $altruism } · Sag { $wisdom }
al-ask-kit = Que porte { $hero-the } au départ ?
al-note-kit = seuls les noms diffèrent
al-nothing = rien
    .the = rien
al-nobody = personne
    .the = personne
al-ask-gate = Par où entre { $hero-the } ?
al-note-gate = le tour commence ici
al-why-taken = { $hero-the } est déjà en route ; personne n’y est deux fois.
al-why-retired = { $hero-the } s’est { $hero-gender ->
    [feminine] retirée
   *[other] retiré
 } pour toute cette histoire.
al-why-kit-taken = Quelqu’un d’autre le porte.
al-why-gates = On entre par la Table ronde, les Quais, le Pont-levis ou la Poterne.

## Que faire

al-ask-act = { $hero-the }, { $tile-at } : et maintenant ? { $steps ->
    [0] Plus aucun pas.
    [one] Encore 1 pas.
   *[other] Encore { $steps } pas.
}
al-help-act = Chevauchez, explorez depuis un Chemin ouvert, servez-vous de vos cartes. Activer une tuile termine le tour.
al-group-go = { $n ->
    [0] Aller : { $region }
   *[other] Aller : { $region }, suite
}
al-group-near = { $n ->
    [0] Aller : tout près
   *[other] Aller : tout près, suite
}
al-group-scout = Explorer
al-group-here = Ici
al-group-cards = Cartes
al-group-end = Ou
al-group-quest = Quête
al-group-give = Donner à { $hero }
al-group-take = Demander à { $hero }
al-group-backs = { $regions }
al-note-go = { $steps } pas
al-note-go-foe = { $more ->
    [0] { $foe-the } s’y trouve
   *[other] { $foe-the } et { $more } de plus
}
al-note-go-encounter = une carte Rencontre
al-note-go-active = { $steps } pas ; { $type }
al-side-n = nord
al-side-ne = nord-est
al-side-se = sud-est
al-side-s = sud
al-side-sw = sud-ouest
al-side-nw = nord-ouest
al-scout = Explorer : { $side }
al-scout-coin = { $side }, pour un Écu
al-note-scout = { $n ->
    [one] une tuile de { $region-the }
   *[other] { $region } : 1 tuile au choix sur { $n }
}
al-activate = Activer cette tuile
al-activate-search = Fouiller la pile
al-note-activate-search = un Écu : toute tuile ; finit le tour
al-note-activate-armoury = une carte Armurerie ; finit le tour
al-note-activate-healing = une Blessure de moins ; finit le tour
al-note-activate-item = un Objet ; finit le tour
al-note-activate-relic = une Relique ; finit le tour
al-note-activate-repair = une carte réparée ; finit le tour
al-note-activate-stables = une Monture ; finit le tour
al-note-activate-virtue = une Plaque de la pile ; finit le tour
al-jail = Livrer captifs ({ $n })
al-note-jail = il y en a { $n } sur { $most }
al-trade = Échanger : { $other }
al-note-trade = cartes et captifs changent de mains
al-end = Finir le tour
al-note-end = { $steps ->
    [0] au suivant
   *[other] { $steps } pas abandonnés
}
al-note-end-dungeon = ici : tirer une carte Menace

al-why-here = Vous êtes déjà { $tile-at }.
al-why-not-found = On n’a pas encore trouvé { $tile-the }.
al-why-no-steps = Il ne vous reste aucun pas.
al-why-too-far = Impossible d’arriver { $tile-at } en { $steps } pas : des Murs, la distance, ou quelque chose qui vous arrête en chemin.
al-why-no-coin-scout = Choisir une tuile pour un Écu est une option que cette table ne joue pas.
al-why-stack-empty = La pile d’Albion est vide.
al-why-scout-steps = Pour explorer, il faut qu’il reste un pas.
al-why-enter-first = Entrez d’abord { $tile-at } ; ensuite vous pourrez explorer encore.
al-why-looked-already = Vous y avez déjà regardé pendant ce tour, et rien de la pile ne peut y être posé.
al-why-not-your-path = On explore depuis un Chemin ouvert de sa propre tuile.
al-why-passive = On ne peut pas activer { $tile-the }.
al-why-locked = Les Écuries ouvrent avec { $n } Écus ; vous en avez { $coins }.
al-why-closed = On ne peut pas activer { $tile-the }. Menace en jeu : { $threat }.
al-why-useless = Activer { $tile-the } ne vous apporterait rien maintenant.
al-why-no-captives = Vous n’avez pas de captifs.
al-why-not-in-dungeon = On livre les captifs aux Cachots, et vous n’y êtes pas.
al-why-yourself = C’est { $hero-the }, dont c’est le tour.
al-why-not-together = Vous n’êtes pas sur la même tuile que { $hero-the }, ou l’échange est interdit maintenant.
al-why-nothing-to-trade = Il n’y a rien à échanger avec { $hero-the } maintenant.
al-why-foe = Allez { $tile-at }, et l’Épreuve contre { $foe-the } commence aussitôt.
al-why-card-not-now = Cette carte ne sert pas maintenant.
al-why-threat = Une Menace tombe quand ses ennemis sont vaincus.
al-hint-best = Sur { $n } réponses, aucune ne semblait meilleure.

## Tuiles

al-ask-find = Quelle tuile pose-t-on ?
al-note-tile = { $type }, { $banner }
al-note-tile-attribute = { $attribute }, { $banner }
al-ask-search = Quelle tuile cherchez-vous dans la pile ?
al-ask-site = Où pose-t-on { $tile-the } ?
al-note-site = { $n ->
    [one] à côté de cette tuile
   *[other] à côté de celle-ci, { $n } en tout
}
al-ask-side = Sur quel chemin la route continue-t-elle ?
al-note-side = une tuile Route
al-ask-lay = Voici { $tile-the }. Dans quel sens ?
al-help-lay = { $n ->
    [0] Chaque réponse est un sens possible ; de sens égaux il n’y en a qu’un.
   *[other] Passées : { $passed }.
}
al-lay = { $n ->
    [0] Une impasse
    [one] Un chemin ouvert
   *[other] { $n } chemins ouverts
}
al-note-lay = { $n ->
    [0] n’ouvre rien
   *[other] ouvre { $paths }
}{ $joins ->
    [one] {""}
   *[other] {" "}; rejoint { $joins } tuiles
}
al-to-n = N
al-to-ne = NE
al-to-se = SE
al-to-s = S
al-to-sw = SO
al-to-nw = NO
al-why-not-in-stack = Cette tuile n’est pas dans la pile, ou ne va nulle part maintenant.
al-why-no-tile = Aucune tuile n’est encore posée là.
al-why-site = Elle se pose à un Chemin ouvert d’une région de son dos.
al-why-cuts-off = Ainsi, { $region-the } ne pourrait plus grandir.
al-why-no-join = Ainsi, aucun Chemin ne rejoindrait un Chemin.
al-why-lay-there = D’abord on pose { $tile-the }.

## Cartes et captifs

al-ask-keep = { $hero-the } a tiré { $card-the }.
al-keep = La garder
al-note-keep = remplit un emplacement : { $slot }
al-note-keep-for = défausser celle-ci, garder la nouvelle
al-why-plaque-slot = Une Plaque a son propre emplacement.
al-why-plaque-stays = Les Plaques ne s’échangent pas.
al-keep-return = La rendre
al-note-keep-return = elle va sous son paquet
al-why-slots-full = Vos emplacements sont pleins : { $slot }.
al-why-other-slot = Seule une carte du même emplacement fait de la place.
al-ask-card-discard = Quelle carte { $hero-the } abandonne-t-{ $hero-gender ->
    [feminine] elle
   *[other] il
 } ?
al-ask-card-break = Quelle carte { $hero-the } brise-t-{ $hero-gender ->
    [feminine] elle
   *[other] il
 } ?
al-ask-card-repair = Quelle carte { $hero-the } répare-t-{ $hero-gender ->
    [feminine] elle
   *[other] il
 } ?
al-ask-card-give = Quelle carte { $hero-the } donne-t-{ $hero-gender ->
    [feminine] elle
   *[other] il
 } ?
al-card-none = Aucune
al-note-card-none = tout reste comme avant
al-note-card-discard = elle est défaussée
al-note-card-break = face cachée jusqu’à sa réparation
al-note-card-repair = de nouveau face visible
al-note-card-give = elle change de mains
al-why-card-discard = Cette carte ne peut pas être abandonnée maintenant.
al-why-card-break = Cette carte ne peut pas être brisée maintenant.
al-why-card-repair = Cette carte n’est pas brisée, ou pas à portée.
al-why-card-give = Cette carte ne peut pas être donnée maintenant.
al-ask-jail = Qui { $hero-the } laisse-t-{ $hero-gender ->
    [feminine] elle
   *[other] il
 } aux Cachots ?
al-note-captive = compte pour les huit
al-why-not-your-captive = On ne laisse ici que ses propres captifs.
al-ask-trade = { $hero-the } et { $other-the } : qu’est-ce qui change de mains ?
al-trade-done = C’est tout
al-note-trade-done = le tour continue
al-note-give = de { $hero } à { $other }
al-why-artifact = Un Artefact ne s’échange jamais.
al-why-handled = Elle a servi ou changé de mains pendant ce tour.
al-why-no-slot = L’autre n’a pas d’emplacement libre : { $slot }.
al-why-token-stays = Ce jeton a changé de mains pendant ce tour, ou n’est pas ici.
al-why-trade-with = Vous échangez maintenant avec { $hero-the }.
al-ask-consent = { $other-the } demande { $thing-the } à { $hero-the }. Oui ?
al-consent-yes = Donner
al-note-consent-yes = cela change de mains
al-consent-no = Garder
al-note-consent-no = cela reste

## Ce qu’on raconte

al-log-round = Manche { $round }
al-log-turn = Manche { $round } : { $hero }
al-log-quest = La Grande Quête : { $quest }.
al-log-hero = { $hero-the } se met en route.
al-log-kit = { $hero-the } prend { $cards }.
al-log-first = { $hero-the } fait le plus haut jet, commence et tient le jeton Tour-Clé.
al-log-enter = { $hero-the } entre en jeu { $tile-at }.
al-log-go = { $hero-the } va { $tile-at }.
al-log-scout = { $hero-the } explore et trouve { $tile-the }.{ $passed ->
    [0] {""}
    [one] {" "}1 tuile a été passée.
   *[other] {" "}{ $passed } tuiles ont été passées.
}
al-log-no-tile = { $hero-the } explore et ne trouve aucun passage.
al-log-laid = Nouvelle tuile, { $region-at } : { $tile-the }.
al-log-joined = Des régions se rejoignent : { $regions }.
al-log-road = Une région serait coupée par { $tile-the } ; on pose d’abord { $road-the }.
al-log-activate = { $hero-the } active { $tile-the }.
al-log-no-card = { $hero-the } ne tire aucune carte : { $deck }.
al-log-draw = { $hero-the } tire { $card-the }.
al-log-return = { $hero-the } remet { $card-the } sous son paquet.
al-log-discard = { $hero-the } défausse { $card-the }.
al-log-break = { $hero-the } brise { $card-the }.
al-log-repair = { $hero-the } répare { $card-the }.
al-log-heal = { $n ->
    [one] { $hero-the } guérit une Blessure.
   *[other] { $hero-the } guérit { $n } Blessures.
}
al-log-give = { $hero-the } donne { $what-the } à { $other-the }.
al-log-destiny = { $hero-the } regagne { $n } Destin et en a { $left }.
al-log-destiny-lost = { $hero-the } perd { $n } Destin et en a { $left }.
al-log-virtue = { $hero-the } prend une Plaque de la pile de Vertu : { $virtue-the }. Il en reste { $n }.
al-log-virtue-lost = Une Plaque de la pile de Vertu est perdue : { $virtue-the }. Il en reste { $n }.
al-log-virtue-back = Une Plaque va sous la pile de Vertu : { $virtue-the }. Il y en a { $n }.
al-log-coin = { $n ->
    [one] Un Écu pour { $hero-the }
   *[other] { $n } Écus pour { $hero-the }
} : { $coins } sur { $most }.
al-log-coin-spent = { $hero-the } dépense un Écu ; il en reste { $coins }.
al-log-stables = Il y a { $n } Écus : les Écuries ouvrent.
al-log-jail = { $hero-the } laisse { $n } aux Cachots : { $total } sur { $most }.
