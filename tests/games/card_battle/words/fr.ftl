card-battle-title = Bataille de cartes
option-life = Vie de chaque joueur
option-life-short = 8, une bataille courte
option-life-long = 16, une longue bataille
option-rounds = Manches
option-storms = Orages
option-no_tells = Aucun indice : demander à quiconque tient une carte
option-market = Un marché

badge-health = santé
badge-cost = coût
badge-power = force

card-wolf = Loup
card-guard = Garde
card-medic = Médecin
card-scout = Éclaireur
card-thief = Voleur
card-firebrand = Boutefeu
card-ward = Talisman
card-phoenix = Phénix
card-raven = Corbeau
card-sentry = Sentinelle
card-bolt = Foudre
card-volley = Volée
card-curse = Malédiction
card-rally = Ralliement
card-spy = Espion
card-barter = Troc
card-hidden = Une carte, face cachée

text-wolf = Des crocs, et pas une idée.
text-guard = Doit être attaqué en premier.
text-medic = À son arrivée : soignez jusqu’à deux de vos créatures.
text-scout = À son arrivée : regardez les deux prochaines cartes, laissez-en une dessus et glissez l’autre sous la pioche.
text-thief = Après avoir blessé un joueur : regardez une de ses cartes ; vous pouvez la défausser.
text-firebrand = Détruit : infligez 2 blessures à une créature.
text-ward = Part à la place d’une autre de vos créatures, qui est soignée.
text-phoenix = Revient dans votre main au lieu d’être détruit.
text-raven = Après la destruction d’une autre créature : gagnez une pièce.
text-sentry = Peut prendre sur elle une attaque contre votre camp.
text-bolt = 2 blessures à une créature ou à un adversaire. Ou, entre une attaque et son coup : 2 blessures à l’attaquant.
text-volley = Lancez le dé pour les flèches, choisissez leurs cibles, lancez pour leur profondeur.
text-curse = Jusqu’au crépuscule, les créatures adverses frappent à un de moins.
text-rally = Jusqu’à la fin du tour, vos créatures frappent à un de plus ; l’une d’elles est reposée.
text-spy = Regardez la main d’un adversaire.
text-barter = Un adversaire et vous choisissez chacun une carte en secret et les échangez.

effect-last-fire = Dernier feu
effect-carrion = Charogne
effect-stand-in = Remplacement
effect-rebirth = Renaissance
effect-light-fingers = Doigts agiles
trail-play = { $card }
trail-attack = Attaque : { $card }
trail-falls = Chute : { $card }

phase-deal = Distribution des cartes
phase-dawn = Aube de la manche { $round } sur { $rounds }
phase-turn = Manche { $round } sur { $rounds }
phase-dusk = Crépuscule de la manche { $round } sur { $rounds }
zone-line = La ligne de { $who }
zone-hand = La main de { $who }
zone-deck = Pioche
zone-discard = Défausse
counter-life = Vie
counter-coins = Pièces
lasting-curse = Sous malédiction jusqu’au crépuscule
lasting-rally = Ralliement jusqu’à la fin du tour
die-pot = Dé du pot
pot-worth = Le pot : { $pot ->
    [one] { $pot } pièce
   *[other] { $pot } pièces
 }

ask-action = Que faites-vous ?
ask-target = { $card } : qui attaquer ?
ask-bid = Combien de pièces pour jouer en premier ?
ask-between = { $card } attaque { $on }. Intervenez-vous ?
ask-sell = Que vendez-vous ?
ask-order = Que se passe-t-il d’abord ?
ask-bury = Quelle créature part la première ?
ask-burn = { $card } : quelle créature reçoit { $amount } blessures ?
ask-filch = { $card } dans la main de { $foe } : défausser cette carte ?
ask-discard = Quelles cartes abandonnez-vous ?
ask-heal = Qui soignez-vous ?
ask-scout = Quelle carte reste dessus ? L’autre va sous la pioche.
ask-bolt = Où tombe la foudre, pour { $amount } ?
ask-volley = Qui reçoit les flèches ? Il y en a { $arrows }.
ask-rally = Quelle créature est reposée ?
ask-spy = Quelle main regardez-vous ?
ask-barter = Avec qui échangez-vous ?
ask-give = Quelle carte donnez-vous ?
option-bid = { $coins ->
    [0] Rien
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
option-play = Jouer { $card }
option-attack = Attaquer avec { $card }
option-throw = Lancer { $card }
option-step = Interposer { $card }
option-sell = Vendre { $card }
aside-sell = Le marché
opening-between = entre une attaque et son coup
answer-pass = Terminer votre tour
answer-take = La défausser
answer-leave = La laisser
answer-done = Rien de plus
note-play = Coûte { $cost } ; il vous reste { $coins }
note-attack = Frappe à { $power }
note-step = Reçoit { $power }
note-sell = Vous avez alors { $coins }
note-kills = Destruction, si rien ne s’interpose
note-leaves = Il reste { $left }

no-coins = Vous avez { $coins }, et personne n’offre plus de trois.
no-hand-limit = Vous gardez { $limit } cartes au plus.
no-such-card = { $card } : cette carte n’est pas dans votre main.
no-money = { $card } coûte { $cost }, et vous avez { $coins }.
no-room = Votre ligne est pleine : { $limit } créatures au plus.
no-hands = Il n’y a aucune main que cela puisse toucher.
no-such-creature = { $card } : cette créature n’est pas dans votre ligne.
no-tired = { $card } : repos jusqu’au crépuscule.
no-throw = Entre une attaque et son coup, seule la foudre peut être lancée.
no-own = On n’attaque pas son propre camp.
no-face-down = Cette carte est face cachée ; ce n’est pas à vous de la choisir.
no-this-card = Il ne s’agit pas de { $card }.
no-this-seat = Il n’y a rien à y choisir.
no-target = Il n’y a là rien à attaquer.
no-guard = { $card } se tient devant et doit être attaqué en premier.

log-draw = { $who } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
log-draw-card = { $who } pioche { $card }.
log-reshuffle = La défausse forme une nouvelle pioche de { $count } cartes.
log-hurt = { $who } perd { $amount } de vie et en garde { $life }.
log-falls = { $who } tombe.
log-dawn = Manche { $round }
log-pot = Le dé du pot montre { $die } : { $pot } dans le pot.
log-storm = Un orage s’abat sur toutes les créatures.
log-bid = { $who } offrait { $bid }.
log-first = { $who } paie { $bid }, prend { $pot } et joue en premier.
log-dusk = Crépuscule de la manche { $round }.
log-discard = { $who } abandonne { $card }.
log-pass = { $who } termine son tour.
log-play = { $who } joue { $card }.
log-attack = { $who } lance { $card } contre { $on }.
log-attack-seat = { $who } lance { $card } contre { $foe }.
log-destroyed = Destruction chez { $who } : { $card }.
log-burn = { $who } inflige { $amount } à { $card }.
log-carrion = Le corbeau de { $who } trouve une pièce.
log-stand-in = Le talisman de { $who } part à la place de { $card }.
log-rebirth = Le phénix de { $who } revient en main.
log-throw = { $who } lance la foudre sur { $card } pour { $amount }.
log-sell = { $who } vend { $card }.
log-step-in = La sentinelle de { $who } s’interpose.
log-look = { $who } voit { $card }.
log-filch = { $who } défausse { $card } de { $foe }.
log-heal = { $who } soigne { $card }.
log-scout = { $who } voit { $card } sur la pioche.
log-volley = { $who } décoche { $count ->
    [one] { $count } flèche
   *[other] { $count } flèches
 }.
log-curse = Les créatures de { $who } subissent une malédiction.
log-rally = { $who } rallie sa ligne.
log-spy = { $who } a regardé la main de { $foe }.
log-give = { $who } donne { $card }.
log-barter = { $who } et { $foe } échangent une carte.

over-standing = Plus personne d’autre ne tient debout.
over-hoard = Un trésor de { $coins } pièces achète la victoire.
over-rounds = La dernière manche est finie ; le plus de vie l’emporte.
over-deck = Les cartes sont épuisées ; le plus de vie l’emporte.
end-rounds = { $n ->
    [one] manche
   *[other] manches
 }
end-shuffles = { $n ->
    [one] mélange
   *[other] mélanges
 }
end-line = Créatures
hint-share = { $share } % de toute la force sur la table est à vous, avec { $life } de vie et { $coins } pièces.
fact-rounds = manches
fact-shuffles = mélanges de la pioche
fact-life = vie restante
fact-coins = pièces restantes
fact-line = créatures restantes
