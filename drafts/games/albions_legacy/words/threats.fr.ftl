# Les Menaces : qui paraît, où l’on va, ce qui revient à qui.

## Où ils paraissent

al-ask-spawn = { $n ->
    [one] Où paraît { $foe-a } ?
   *[other] Où paraissent { $n } { $foe-plural } ?
}
al-help-spawn = Un seul par tuile à bannière { $banner }. Il y a plus de tuiles qu’il n’en faut : à vous de choisir.
al-note-spawn = { $n ->
    [one] à 1 pas d’un personnage
   *[other] à { $n } pas d’un personnage
}
al-note-spawn-fight = un personnage s’y trouve : Épreuve aussitôt
al-why-banner = Pas de bannière { $banner } ici : { $tile-the }.
al-why-one-each = Un seul d’entre eux peut paraître { $tile-at }.

## Butin

al-ask-spoils = Menace vaincue : { $threat-the }. { $hero-the } prend-{ $hero-gender ->
    [feminine] elle
   *[other] il
} du Butin ?
al-help-spoils = Rendez { $n ->
    [one] le jeton
   *[other] { $n } jetons
} à la réserve et piochez 1 carte. Les jetons gardés peuvent aller aux Cachots.
al-note-spoils = contre { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}
al-spoils-none = Pas de Butin
al-note-spoils-none = { $n ->
    [one] le jeton vous reste
   *[other] { $n } jetons vous restent
}
al-why-spoils-empty = Ce paquet est vide.
al-why-spoils-deck = Le Butin vient des Objets, de l’Armurerie ou des Reliques.

## Ce qu’ils veulent

al-ask-tribute = Le Morholt réclame son dû : un Objet, ou { $n } captifs. Que lui donne-t-on ?
al-tribute-refuse = Rien
al-note-tribute-refuse = placez 1 jeton Désespoir
al-tribute-tokens = 2 captifs
al-note-tribute-tokens = 2 jetons pris retournent à la réserve
al-note-tribute-item = cet Objet est défaussé
al-why-tribute = Le Morholt prend un Objet, ou 2 captifs, et rien d’autre.
al-ask-captives = { $n ->
    [one] Quel captif
   *[other] Quels { $n } captifs
} { $hero-the } rend-{ $hero-gender ->
    [feminine] elle
   *[other] il
} ?
al-note-captives = retourne à la réserve

## Ce qu’on raconte

al-log-threat = { $hero-the } pioche une Menace : { $threat-the }.
al-log-no-threat = Il ne reste aucune Menace à piocher.
al-log-threat-nobody = { $threat } : il ne reste personne qui puisse venir. La carte est défaussée.
al-log-appear = Voici { $foe-a } { $tile-at }.
al-log-appear-named = Voici { $foe-the } { $tile-at }.
al-log-leader = Victoire sur { $foe-the } : le pouvoir de la carte s’éteint.
al-log-threat-gone = Menace disparue, sans que personne y gagne rien : { $threat-the }.
al-log-threat-fallen = Menace vaincue : { $threat-the }.
al-log-spoils = { $hero-the } rend { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} et prend du Butin : { $deck }.
al-log-aim = { $foe-plural } : deux buts possibles ; le dé les envoie { $tile-at }.
al-log-aim-escape = { $foe-plural } : deux buts possibles ; le dé les fait fuir.
al-log-die = Plusieurs chemins se valent ; le dé envoie { $foe-the } { $tile-at }.
al-log-foe-moves = En marche : { $foe-the } va { $tile-at }.
al-log-foe-meets = Quelqu’un est là : { $foe-the } arrive { $tile-at }.
al-log-foe-holds = But atteint : { $foe-the } reste { $tile-at }.
al-log-foe-leaves = Fuite hors d’Albion : { $foe-the }, dernière trace { $tile-at }.
al-log-slowed = { $hero-the } sent le roussi, et ira moins vite au prochain tour.
al-log-slips = { $hero-the } se retourne, et { $foe-the } a filé.
al-log-birds = Les oiseaux ont vu venir { $hero-the } : d’abord une Rencontre.
al-log-rolled = Le dé donne { $n }.
