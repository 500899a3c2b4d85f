# Cartes, Rencontres, Malédictions et capacités en usage : ce qu’elles demandent, ce que fait chaque réponse, ce qu’on en raconte.

## Se servir des choses

al-note-cost = { $n } Destin
al-note-use-gwenddoleus-board = déplace un ennemi de 2 tuiles au plus
al-note-use-the-unasked-cup = un autre regagne 1 Destin
al-note-use-hearth-mead = défaussé : regagnez 2 Destins au plus
al-note-use-widows-salve = défaussé : soigne 1 Blessure ici
al-note-use-marsh-tonic = défaussé : 2 pas de plus ce tour-ci
al-note-use-tinkers-roll = défaussée : répare 1 carte ici
al-note-use-drovers-map = défaussée : explorez, 1 tuile de 3 au choix
al-note-use-horn-of-bran-galed = dé : 1-2 perdez 1 Destin, sinon regagnez
al-note-use-cauldron-of-dyrnwch = dé : 1-2 le tour finit, sinon il soigne
al-note-use-gwyddnos-hamper = dé : 1-2 un Objet perdu, sinon pioche
al-note-use-mantle-of-gwen = dé : 1-2 vous trébuchez, sinon loin, caché
al-note-use-morgans-chariot = dé : 1-2 retour, 3-4 deux pas, 5-6 partout
al-note-use-listening-stone = dé : 1-2 Rencontre, puis 2 ou 4 tuiles
al-note-use-second-mirror = dé : 1-2 le charme, sinon le mal est levé
al-note-use-arthur = tous : 1 Pierre de plus contre un type
al-note-use-lady-of-the-lake = un autre répare 1 carte
al-note-use-the-debt-to-a-ferryman = en Rivière : payez, et c’est levé
al-note-use-cold-feet = défaussez un Objet, et c’est levé
al-note-personal = gagne { $card-the }
al-why-broken = Sans effet jusqu’à la réparation : { $card-the }.
al-why-not-yours = Ce n’est pas à vous de l’employer.
al-why-not-on-turn = Cela agit de soi-même ou à son moment, non comme action d’un tour.
al-why-no-relics = Tant que cette Menace est en jeu, aucune Relique ne sert.
al-why-costs-destiny = { $n ->
    [one] Cela coûte 1 Destin, et vous n’en avez pas.
   *[other] Cela coûte { $n } Destin, et vous en avez trop peu.
}
al-why-used-this-round = Cela a déjà servi dans cette manche, ou ne ferait rien maintenant.
al-why-proven = Cette Quête personnelle est accomplie.
al-why-quest-elsewhere = La Quête personnelle de ce personnage attend { $tile-at }.

## Ce que demandent les cartes

al-group-place = { $n ->
    [0] { $region }
   *[other] { $region }, suite
}
al-ask-way = { $card } : que fait { $hero-the } ?
al-ask-player = { $card } : quel personnage ?
al-ask-place = { $card } : quelle tuile ?
al-ask-enemy = { $card } : quel ennemi ?
al-ask-token = { $card } : quel jeton rendre ?
al-ask-smoke = Mettre une de ces Menaces sous son paquet ?
al-ask-doom = { $card } : quelle Malédiction est levée ?
al-choose-none = Aucun
al-note-choose-none = en rester là
al-note-player = Destin { $destiny }, Blessures { $wounds }, brisées { $broken }
al-note-place = y aller
al-note-enemy = { $tile }
al-note-type = { $n ->
    [0] aucun sur la carte
    [one] 1 sur la carte
   *[other] { $n } sur la carte
}
al-note-token = retourne à la réserve
al-smoke-none = Laisser les deux
al-note-smoke-none = elles viendront comme elles sont
al-doom-of = { $doom } ({ $hero })
al-note-doom = levée
al-why-not-that-hero = On ne peut pas choisir ce personnage maintenant.
al-why-only-heroes = On ne peut choisir ici qu’un personnage.
al-why-not-that-tile = On ne peut pas choisir cette tuile maintenant.
al-why-not-that-foe = On ne peut pas choisir cet ennemi maintenant.
al-why-not-that-token = On ne peut pas rendre ce jeton maintenant.

## Façons

al-way-try = Essayer
al-way-pay = Payer
al-way-lose = Passer son chemin
al-way-wait = Attendre
al-way-break = Briser une carte
al-way-wound = Prendre une Blessure
al-way-card = Une carte
al-way-destiny = Du Destin
al-way-tokens = Rendre des jetons
al-way-token = Rendre un jeton
al-way-despair = Désespoir
al-way-doom = Rester son débiteur
al-way-open = L’ouvrir
al-way-heal = Bien dormir
al-way-take = L’emmener
al-way-leave = Le laisser ici
al-way-virtue = Défausser une Plaque
al-way-yes = Oui
al-way-no = Non
al-note-way-the-toll-at-the-dry-bridge-pay = défaussez 1 carte non brisée
al-note-way-the-toll-at-the-dry-bridge-try = Prouesse 3 : 1 Destin, ou plus de pas
al-note-way-the-ox-in-the-bog-lose = perdez 1 Destin
al-note-way-the-ox-in-the-bog-try = Altruisme ou Prouesse 2 : Objet, ou arrêt
al-note-way-a-saxon-with-a-broken-leg-lose = perdez 1 Destin
al-note-way-a-saxon-with-a-broken-leg-try = Altruisme 3 : un Saxon part, ou revient
al-note-way-the-forger-of-seals-card = piochez 1 carte Armurerie
al-note-way-the-forger-of-seals-destiny = regagnez 1 Destin
al-note-way-the-wyrmling-in-the-tithe-barn-break = face cachée jusqu’à la réparation
al-note-way-the-wyrmling-in-the-tithe-barn-wound = une carte peut l’arrêter
al-note-way-the-knight-at-the-ford-wait = votre tour se termine
al-note-way-the-knight-at-the-ford-try = Prouesse ou Loyauté 3 : une carte, ou mal
al-note-way-the-knight-at-the-ford-break = face cachée jusqu’à la réparation
al-note-way-the-knight-at-the-ford-wound = une carte peut l’arrêter
al-note-way-black-sails-tokens = 3 jetons pris, de n’importe qui
al-note-way-black-sails-despair = une Flamme s’éteint
al-note-way-the-beacon-that-was-not-lit-destiny = 2 Destin, de n’importe qui
al-note-way-the-beacon-that-was-not-lit-despair = une Flamme s’éteint
al-note-way-supper-under-the-hayrick-heal = soignez 1 Blessure
al-note-way-supper-under-the-hayrick-destiny = regagnez 1 Destin
al-note-way-the-travelling-smith-yes = 1 Destin : toutes vos cartes sont réparées
al-note-way-the-travelling-smith-no = les autres restent brisées
al-note-way-the-road-menders-yes = une tuile Route sur un Chemin ouvert d’ici
al-note-way-the-road-menders-no = 2 pas de plus ce tour
al-note-way-a-candle-in-every-window-yes = 2 Destins et votre tour : une Flamme
al-note-way-a-candle-in-every-window-no = regagnez 1 Destin
al-note-way-the-hostage-of-the-whale-road-take = aux Quais : jusqu’à 2 Saxons rentrent
al-note-way-the-hostage-of-the-whale-road-leave = il reste sur cette tuile
al-note-way-the-squire-who-ran-take = à l’Armurerie : une carte, et son bouclier
al-note-way-the-squire-who-ran-leave = il reste sur cette tuile
al-note-way-guinevere-yes = 2 Destin : aucun jeton Désespoir
al-note-way-guinevere-no = une Flamme s’éteint
al-note-way-the-half-door-geas-try = Sagesse ou Loyauté 2, sans Destin : levée
al-note-way-the-half-door-geas-no = toujours pas de relance pour du Destin
al-note-way-the-debt-to-a-ferryman-token = 1 jeton pris, et il est content
al-note-way-the-debt-to-a-ferryman-doom = vous ne piochez plus de cartes d’Inventaire
al-note-way-the-debt-to-a-ferryman-tokens = 2 jetons pris : levée
al-note-way-the-debt-to-a-ferryman-card = défaussez 1 carte d’Inventaire : levée
al-note-way-the-gift-without-a-giver-lose = perdez 1 Destin
al-note-way-the-gift-without-a-giver-open = piochez 1 Relique ; vous êtes sous le charme
al-note-way-tongueless-bell-yes = 1-2 plus loin, 3-4 les proches, 5-6 aucun
al-note-way-tongueless-bell-no = ils vont comme ils veulent
al-note-way-the-singing-head-yes = 1-2 une Plaque, 3-4 Destin, 5-6 une Flamme
al-note-way-the-singing-head-no = elle continue de fredonner
al-note-way-seduction-try = Loyauté 4 : levé
al-note-way-seduction-virtue = une Plaque de la pile de Vertu : levé
al-note-way-seduction-no = vous ne brisez aucune carte
al-note-way-grey-palfrey-yes = pas de carte Rencontre ; une fois par manche
al-note-way-grey-palfrey-no = piochez la carte

## Ce qu’on raconte

al-log-use = { $hero-the } emploie : { $thing }.
al-log-cure = { $hero-the } en finit : { $thing }.
al-log-relic-die = Le dé ({ $card }) : { $n }.
al-log-encounter = Rencontre pour { $hero-the } : { $card-the }. { $story }
al-log-doom = Malédiction pour { $hero-the } : { $doom }.
al-log-cured = Malédiction levée pour { $hero-the } : { $doom }.
al-log-artifact = { $hero-the } a mérité { $card-the }.
al-log-board = Par l’échiquier { $hero-of }, un ennemi va ailleurs : { $foe-the }, { $tile-at }.
al-log-call = { $hero-the } appelle la Table : une Pierre de plus pour tous contre les { $foe-plural }.
al-log-palfrey = La Haquenée grise contourne l’affaire avec { $hero-the }.
al-log-smoke = Dans la fumée, { $hero-the } voit : { $threats }.
