# Épreuves : qui défie qui, les Pierres, les Blessures, les fuites ; pourquoi pas, et ce qu’on en raconte.

## Qui défie qui

al-ask-fight = Qui défie qui, { $tile-at } ?
al-help-fight = { $n ->
    [one] Un ennemi est là. L’un de vous doit le défier.
   *[other] { $n } ennemis sont là, dans l’ordre que vous voulez.
}
al-note-fight = { $hero } : seuil { $n } ; échouer coûte
al-why-not-in-fight = Seuls s’affrontent les personnages et les ennemis qui sont { $tile-at }.
al-why-fight-first = D’abord les ennemis qui sont { $tile-at }.

## Avant de lancer

al-ask-challenge = { $roller-the }, { $subject } : comment ? { $need ->
    [one] Il faut 1 Succès.
   *[other] Il faut { $need } Succès.
}
al-help-challenge = Le signe de l’Attribut vaut 1 Succès, un Éclat de mana davantage. Le Destin permet de relancer des Pierres une à une.
al-group-roll = Lancer
al-group-first = D’abord employer
al-group-escape = Ou fuir
al-note-roll = { $n ->
    [one] 1 Pierre pour { $need }
   *[other] { $n } Pierres pour { $need }
}
al-note-before = avant de lancer
al-note-escape = fuir à ce prix, sur une tuile adjacente
al-why-attribute = { $attribute-the } ne sert à rien ici.
al-why-no-escape = Une Menace en jeu ne laisse aucune issue à cette Épreuve.
al-why-escape-card = Fuir coûte une carte non brisée, au début ou après une Blessure ou une carte brisée.

## Les Pierres sont jetées

al-ask-reroll = { $missing ->
    [one] Il manque 1 Succès. Relancer une Pierre ?
   *[other] Il manque { $missing } Succès. Relancer une Pierre ?
}
al-help-reroll = Les Succès restent, sauf celui que vous rendez. Relancer pour du Destin fait compter un second Attribut ; Destin : { $destiny }.
al-group-free = Relance gratuite
al-group-destiny = Pour 1 Destin
al-reroll-miss = Relancer une Pierre
al-reroll-one = Risquer un Succès
al-reroll-second-miss = Relance, et { $second }
al-reroll-second-one = Risque, et { $second }
al-note-reroll-miss = { $destiny ->
    [0] gratuit : une Pierre qui ne compte pas
   *[other] 1 Destin : une Pierre qui ne compte pas
}
al-note-reroll-one = { $destiny ->
    [0] gratuit : rendre un Succès pour mieux
   *[other] 1 Destin : rendre un Succès pour mieux
}
al-reroll-stop = En rester là
al-note-stop-enemy = échec : une Blessure ou une carte
al-note-stop-other = l’Épreuve est perdue
al-note-rolled = maintenant que les Pierres sont jetées
al-why-no-reroll = Une Menace en jeu interdit de relancer dans cette Épreuve.
al-why-no-destiny-here = Le Destin ne paie aucune relance dans cette Épreuve.
al-why-no-destiny = { $hero-the } n’a plus de Destin.
al-why-same-attribute = { $attribute-the } compte déjà ; le second Attribut en est un autre.
al-why-stone-counts = Une Pierre à 2 Succès ne peut pas faire mieux ; choisissez comment en relancer une autre.
al-ask-lend = Il manque 1 Succès { $roller-at } ({ $subject }). { $hero-the } aide ?
al-note-lend = une de ses Pierres compte pour 1 Succès
al-lend-no = Pas cette fois
al-note-lend-no = à garder pour un autre jour

## Échec

al-ask-failed = Échec pour { $roller-the } ({ $subject }). Et maintenant ?
al-failed-take = L’accepter
al-note-failed-take = une Blessure, sauf si une carte l’arrête
al-note-failed = au lieu de la Blessure
al-ask-wound = Une Blessure pour { $hero-the }{ $last ->
    [yes] {""}, et ce serait celle de trop
   *[no] {""}
}. Que se passe-t-il ?
al-wound-take = Prendre la Blessure
al-note-wound = elle remplit une case de la fiche
al-note-wound-last = retrait : une Plaque et tout l’Inventaire
al-note-break = se brise : pas de Blessure
al-note-guard = possédé par { $hero }
al-ask-guard = Une Blessure pour { $other-the }{ $last ->
    [yes] {""}, celle de trop
   *[no] {""}
}. { $hero-the } l’empêche ?
al-guard-no = Laisser faire
al-note-guard-no = la Blessure est prise
al-why-broken-already = Elle est déjà brisée.
al-why-seduced = Sous le charme, on ne brise aucune carte.
al-why-no-shield = Cette carte n’arrête pas de Blessure.

## Vaincu

al-ask-claim = Ennemi battu : { $foe-the }. { $hero-the } prend le jeton ?
al-option-claim = Le prendre
al-note-claim = pour le Butin, les Cachots, un échange
al-option-leave = Le laisser
al-note-leave = le jeton retourne à la réserve
al-ask-flee = Où fuit { $hero-the } ?
al-note-flee = tout est calme
al-note-flee-encounter = une carte Rencontre
al-note-flee-foe = { $n ->
    [one] un ennemi s’y trouve
   *[other] { $n } ennemis s’y trouvent
}
al-why-not-adjacent = On ne fuit que vers une tuile adjacente.

## Conseils

al-hint-chance = { $n } essais sur 100 réussissent.
al-hint-escape = Seuls { $n } essais sur 100 réussiraient.
al-hint-reroll = Réussi { $now } fois sur 100 aussitôt, { $best } avec tout ce qui reste.
al-hint-left = À partir d’ici, { $n } essais sur 100 réussissent.

## Ce qu’on raconte

al-log-fight = { $hero-the } défie { $foe-the }.
al-log-roll = { $hero-the } lance { $n ->
    [one] 1 Pierre
   *[other] { $n } Pierres
} ({ $attribute }) : { $got } sur { $need }.
al-log-reroll = { $hero-the } relance une Pierre : { $face }. { $got } sur { $need }.
al-log-beaten = { $hero-the } bat { $foe-the }.
al-log-unclaimed = Personne ne prend { $foe-the }.
al-log-escape = { $hero-the } s’enfuit { $tile-at }.
al-log-wound = { $hero-the } prend une Blessure.
al-log-retire = { $hero-the } n’en peut plus et se retire { $tile-at }.
al-log-lay-down = Reste { $tile-at } : { $token-the }.
al-log-squire = L’écuyer tient le bouclier de son maître devant { $hero-the }, et il se brise.

## Les Pierres sur la table

al-test = { $hero-the } : { $subject }
al-test-open = Quel Attribut ?
al-test-target = un Éclat de mana compte { $n }
al-test-both = { $second } aussi ; un Éclat de mana compte { $n }
al-test-passes-enemy = Battu, et vous pouvez le prendre.
al-test-fails-enemy = Une Blessure, ou une carte se brise ; puis on recommence.
al-stones-favoured = Ennemi de prédilection
al-stones-used = employé dans cette Épreuve
al-stones-printed = comme imprimé
