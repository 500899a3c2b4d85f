keyforge-title = KeyForge
keyforge-about = Deux decks que personne n’a jamais vus, une course à l’æmbre, et trois clés pour un coffre fermé exprès.

option-deck_1 = Deck de la place 1
option-deck_1-any = un des decks, au hasard
option-deck_1-wild = un deck sauvage, jamais vu
option-deck_1-emberfist = Poing-de-Braise le Déraisonnable
option-deck_1-quiet-ledger = Le Grand-Livre silencieux
option-deck_1-moss-and-mercy = Mousse et Miséricorde
option-deck_1-saucer-parade = La Parade des soucoupes
option-deck_1-pact-of-nine = Le Pacte des neuf
option-deck_1-iron-hymn = L’Hymne de fer
option-deck_1-thistle-court = La Cour des chardons
option-deck_1-long-arithmetic = La Longue Arithmétique
option-deck_1-red-harvest-moon = Lune rousse des moissons
option-deck_2 = Deck de la place 2
option-deck_2-any = { option-deck_1-any }
option-deck_2-wild = { option-deck_1-wild }
option-deck_2-emberfist = { option-deck_1-emberfist }
option-deck_2-quiet-ledger = { option-deck_1-quiet-ledger }
option-deck_2-moss-and-mercy = { option-deck_1-moss-and-mercy }
option-deck_2-saucer-parade = { option-deck_1-saucer-parade }
option-deck_2-pact-of-nine = { option-deck_1-pact-of-nine }
option-deck_2-iron-hymn = { option-deck_1-iron-hymn }
option-deck_2-thistle-court = { option-deck_1-thistle-court }
option-deck_2-long-arithmetic = { option-deck_1-long-arithmetic }
option-deck_2-red-harvest-moon = { option-deck_1-red-harvest-moon }

## Decks

kf-deck-unknown = Il n’y a pas de carte { $card } dans les séries connues ici.
kf-deck-unwritten = { $card } ne peut pas encore être dans un deck : ce que fait cette carte n’est pas écrit ici.
kf-deck-no-house = Il n’y a pas de maison { $house }.
kf-deck-later = { $card } ne peut pas être dans un deck : il lui faut une mécanique d’une série ultérieure ({ $what }).
kf-deck-houses = Un deck a trois maisons de douze cartes chacune ; cette liste a { $count } cartes de { $houses ->
    [one] une maison
   *[other] { $houses } maisons
  }.

## The table

kf-deckname-wild = Un deck sauvage
kf-deckname-emberfist = { option-deck_1-emberfist }
kf-deckname-quiet-ledger = { option-deck_1-quiet-ledger }
kf-deckname-moss-and-mercy = { option-deck_1-moss-and-mercy }
kf-deckname-saucer-parade = { option-deck_1-saucer-parade }
kf-deckname-pact-of-nine = { option-deck_1-pact-of-nine }
kf-deckname-iron-hymn = { option-deck_1-iron-hymn }
kf-deckname-thistle-court = { option-deck_1-thistle-court }
kf-deckname-long-arithmetic = { option-deck_1-long-arithmetic }
kf-deckname-red-harvest-moon = { option-deck_1-red-harvest-moon }
kf-deck-of = { $deck } : { $houses }
    .short = { $deck }
kf-status-house = La maison { $house } agit
kf-status-tide = La marée est haute
kf-phase-decks = Decks
kf-phase-first = Avant la partie
kf-phase-mulligan = Mains de départ
kf-phase-start = Tour { $turn } : forge
kf-phase-house = Tour { $turn } : maison
kf-phase-main = Tour { $turn } : { $house }
kf-phase-close = Tour { $turn } : fin
kf-phase-next = Tour { $turn } : fin
kf-step-forge = Forger
kf-step-house = Maison
kf-step-main = Jouer
kf-step-ready = Redresser
kf-step-end = Piocher
kf-houses = { $houses }
    .short = {""}
kf-house-brobnar = Brobnar
kf-house-dis = Dis
kf-house-logos = Logos
kf-house-mars = Mars
kf-house-sanctum = Sanctum
kf-house-shadows = Ombres
kf-house-untamed = Indomptés
kf-house-saurian = Sauriens
kf-house-star-alliance = Alliance stellaire
kf-house-unfathomable = Insondables
kf-house-ekwidon = Ekwidon
kf-house-geistoid = Géistoïdes
kf-house-skyborn = Nés-du-ciel
kf-house-redemption = Rédemption
kf-house-ouboros = Ouboros
kf-house-none = aucune maison
kf-type-creature = créature
kf-type-action = action
kf-type-artifact = artefact
kf-type-upgrade = amélioration
kf-type-traits = { $type } : { $traits }
    .short = { $listed }
kf-traits = { $a }, { $b }
kf-key-red = clé rouge
kf-key-blue = clé bleue
kf-key-yellow = clé jaune
kf-counter-amber = æmbre
kf-counter-dark = dont sombre
kf-counter-chains = chaînes
kf-note-chains = pioche { $n } de moins
kf-counter-hand = main
kf-note-key = Clé { $n }
kf-status-chains = Pioche { $n } de moins : chaînes
kf-zone-line = { $own ->
    [yes] Votre ligne de bataille
   *[no] Ligne de bataille de { $who }
  }
    .short = ligne
kf-zone-artifacts = { $own ->
    [yes] Vos artefacts
   *[no] Artefacts de { $who }
  }
    .short = artefacts
kf-zone-discard = { $own ->
    [yes] Votre défausse
   *[no] Défausse de { $who }
  }
    .short = défausse
kf-zone-deck = { $own ->
    [yes] Votre pioche
   *[no] Pioche de { $who }
  }
    .short = pioche
kf-zone-archives = { $own ->
    [yes] Vos archives
   *[no] Archives de { $who }
  }
    .short = archives
kf-zone-purged = { $own ->
    [yes] Vos cartes purgées
   *[no] Cartes purgées de { $who }
  }
    .short = purgées
kf-zone-hand = { $own ->
    [yes] Votre main
   *[no] Main de { $who }
  }
    .short = main
kf-card-hidden = une carte que vous ne voyez pas
kf-this-card = cette carte
kf-side-other = l’autre camp
kf-trail = { $card }

## Traits

kf-trait-agent = agent
kf-trait-ally = allié
kf-trait-angel = ange
kf-trait-beast = bête
kf-trait-cyborg = cyborg
kf-trait-demon = démon
kf-trait-dragon = dragon
kf-trait-elf = elfe
kf-trait-faerie = fée
kf-trait-fungus = champignon
kf-trait-giant = géant
kf-trait-goblin = gobelin
kf-trait-horseman = cavalier
kf-trait-human = humain
kf-trait-imp = diablotin
kf-trait-insect = insecte
kf-trait-item = objet
kf-trait-knight = chevalier
kf-trait-location = lieu
kf-trait-martian = martien
kf-trait-merchant = marchand
kf-trait-mutant = mutant
kf-trait-niffle = niffle
kf-trait-power = pouvoir
kf-trait-priest = prêtre
kf-trait-quest = quête
kf-trait-ranger = rôdeur
kf-trait-robot = robot
kf-trait-scientist = savant
kf-trait-soldier = soldat
kf-trait-specter = spectre
kf-trait-spirit = esprit
kf-trait-thief = voleur
kf-trait-vehicle = véhicule
kf-trait-weapon = arme
kf-trait-witch = sorcière

## Questions

kf-ask-mulligan = Garder cette main, ou la remélanger et piocher une carte de moins ?
kf-ask-house = Quelle maison agit ce tour-ci ?
kf-ask-archives = Prendre en main { $n ->
    [one] votre carte archivée
   *[other] vos { $n } cartes archivées
  } ?
kf-ask-main = { $house ->
    [none] Que faites-vous ?
   *[other] Que fait la maison { $house } ?
  }
kf-ask-order = Lequel de ces effets vient d’abord ?
kf-ask-flank = Où se place { $card } ?
kf-ask-host = Quelle créature porte { $card } ?
kf-ask-way = Comment utiliser { $card } ?
kf-ask-fight = { $many ->
    [yes] Quelles créatures combattent ?
   *[no] Contre qui combat { $card } ?
  }
kf-ask-mix = Combien de ces { $n } æmbre sont sombres ?
kf-ask-purse = Sur les { $cost } æmbre de la clé, combien viennent de { $card } ?
kf-ask-house-named = Quelle maison nommez-vous ?
kf-ask-icon-capture = Quelle créature alliée capture 1 æmbre ?
kf-ask-icon-damage = Quelle créature subit 1 dégât ?
kf-ask-icon-discard = Quelle carte défaussez-vous ?
kf-ask-damage = { $many ->
    [yes] { $most ->
        [2] Quelles sont les deux créatures qui subissent chacune { $n } { $n ->
            [one] dégât
           *[other] dégâts
          } ?
       *[other] Quelles sont les { $most } créatures qui subissent chacune { $n } { $n ->
            [one] dégât
           *[other] dégâts
          } ?
      }
   *[no] Quelle créature subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
      } ?
  }
kf-ask-destroy = { $many ->
    [yes] Lesquelles sont détruites ?
   *[no] Laquelle est détruite ?
  }
kf-ask-heal = { $many ->
    [yes] Quelles créatures sont soignées ?
   *[no] Quelle créature est soignée ?
  }
kf-ask-stun = { $many ->
    [yes] Quelles créatures sont étourdies ?
   *[no] Quelle créature est étourdie ?
  }
kf-ask-ready = { $many ->
    [yes] Lesquelles sont redressées ?
   *[no] Laquelle est redressée ?
  }
kf-ask-exhaust = { $many ->
    [yes] Lesquelles sont épuisées ?
   *[no] Laquelle est épuisée ?
  }
kf-ask-ready-fight = Quelle créature est redressée et combat ?
kf-ask-use = { $many ->
    [yes] Quelles cartes sont utilisées ?
   *[no] Quelle carte est utilisée ?
  }
kf-ask-capture = { $many ->
    [yes] Quelles créatures capturent ?
   *[no] Quelle créature capture ?
  }
kf-ask-return = { $many ->
    [yes] Quelles cartes retournent dans la main de leur propriétaire ?
   *[no] Quelle carte retourne dans la main de son propriétaire ?
  }
kf-ask-archive = { $many ->
    [yes] Lesquelles sont archivées ?
   *[no] Laquelle est archivée ?
  }
kf-ask-purge = { $many ->
    [yes] Lesquelles sont purgées ?
   *[no] Laquelle est purgée ?
  }
kf-ask-discard = { $many ->
    [yes] Lesquelles sont défaussées ?
   *[no] Laquelle est défaussée ?
  }
kf-ask-sacrifice = { $many ->
    [yes] Lesquelles sont sacrifiées ?
   *[no] Laquelle est sacrifiée ?
  }
kf-ask-control = Laquelle change de camp ?
kf-ask-move = Laquelle ?
kf-ask-deck-top = Laquelle va maintenant sur la pioche ? La dernière sera sur le dessus.
kf-ask-play = Quelle carte est jouée ?
kf-ask-reveal = { $many ->
    [yes] Lesquelles sont révélées ?
   *[no] Laquelle est révélée ?
  }
kf-ask-swap = { $many ->
    [yes] Lesquelles changent de place ?
   *[no] Laquelle change de place ?
  }
kf-ask-keep = { $many ->
    [yes] Lesquelles sont gardées ?
   *[no] Laquelle est gardée ?
  }
kf-ask-grow = Laquelle grandit ?
kf-ask-choose = Laquelle ?
kf-ask-shuffle = { $many ->
    [yes] Lesquelles sont mélangées à la pioche ?
   *[no] Laquelle est mélangée à la pioche ?
  }
kf-ask-choose-one = Lequel des deux ?
kf-ask-number = { $what ->
    [power] Nommez une puissance : toutes les créatures qui ont exactement celle-là sont détruites.
   *[heal] Combien de dégâts soigner sur { $target } ?
  }
kf-ask-may = { $again ->
    [yes] Recommencer ({ $card }) ?
   *[no] Faire ce que permet { $card } ?
  }
kf-help-main = { $first ->
    [yes] Au tout premier tour, vous ne jouez ou ne défaussez qu’une seule carte.
    [done] Au tout premier tour, une seule carte se joue ou se défausse, et c’est fait.
   *[no] Jouez, défaussez ou utilisez des cartes de la maison active, dans l’ordre que vous voulez, autant que vous voulez.
  }
kf-help-house = Seules les cartes de cette maison se jouent, se défaussent et s’utilisent{ $first ->
    [yes] , et une seule en ce tout premier tour
   *[no] {""}
  }. Une clé vous coûte { $cost } æmbre.
kf-help-archives = Toutes, ou aucune.
kf-help-mulligan = Une seule fois, et il faut garder ce que vous piochez.
kf-help-order = Ils se résolvent l’un après l’autre, dans l’ordre que vous dites.
kf-help-mix = Qui déplace de l’æmbre choisit lequel.
kf-help-flank = Qui se tient à une extrémité de la ligne est sur un flanc, et la provocation protège ses voisines.

## Answers

kf-option-play = Jouer { $card }
kf-option-discard = Défausser { $card }
kf-option-reap = Récolter avec { $card }
kf-option-fight = Combattre avec { $card }
kf-option-action = Utiliser { $card }
kf-option-omni = Utiliser { $card } (omni)
kf-option-unstun = Remettre { $card } d’aplomb
kf-option-ability = { $card }
kf-group-play = Jouer
kf-group-discard = Défausser
kf-group-reap = Récolter
kf-group-fight = Combattre
kf-group-action = Utiliser
kf-group-omni = Utiliser
kf-group-unstun = Se remettre
kf-group-end = Finir
kf-way-reap = Récolter
kf-way-fight = Combattre
kf-way-action = Action
kf-way-omni = Omni
kf-way-unstun = Se remettre d’aplomb
kf-answer-yes = Oui
kf-answer-no = Non
kf-answer-mulligan-no = Garder ces { $n } cartes
kf-answer-mulligan-yes = En piocher { $fewer } autres
kf-answer-archives-yes = { $n ->
    [one] La prendre
    [2] Prendre les deux
   *[other] Prendre les { $n }
  }
kf-answer-archives-no = { $n ->
    [one] L’y laisser
   *[other] Les y laisser
  }
kf-answer-end = Finir le tour
kf-answer-tide = Faire monter la marée pour trois chaînes
kf-answer-any-order = Dans n’importe quel ordre
kf-answer-same = Tout le reste pareil
kf-answer-archive = Archiver une carte
kf-answer-gain = Gagner de l’æmbre
kf-answer-ready = Redresser
kf-answer-destroy = Détruire
kf-answer-heal = Soigner
kf-answer-stun = Étourdir
kf-answer-left = Sur le flanc gauche
kf-answer-right = Sur le flanc droit
kf-answer-done = C’est tout
kf-answer-assault = Assaut
kf-answer-hazardous = Dangereux
kf-answer-me = Le vôtre
kf-answer-foe = Celui de l’adversaire
kf-number-flank = Après la créature { $n }
kf-number-mix = { $n } de sombre
kf-number-purse = { $n } de la carte
kf-number-number = { $what ->
    [power] { $n ->
        [0] une puissance que personne n’a
       *[other] { $n }
      }
   *[heal] { $n ->
        [0] aucun
       *[other] { $n }
      }
  }
kf-number-choose = { $n }
kf-back-answer = la réponse « { $what } »
kf-back-first = { $card } d’abord
kf-back-choice = le choix « { $what } »
kf-back-left = la place sur le flanc gauche
kf-back-right = la place sur le flanc droit
kf-note-creature = { $side ->
    [own] à vous
    [mate] à l’équipe
   *[foe] ennemie
  }, puissance { $power }{ $damage ->
    [0] {""}
    [one] , { $damage } dégât
   *[other] , { $damage } dégâts
  }
kf-note-house = { $hand } en main, { $play ->
    [one] { $play } prête
   *[other] { $play } prêtes
  } en jeu
kf-note-card = { $side ->
    [own] à vous
    [mate] à l’équipe
   *[foe] ennemie
  }
kf-note-reap = votre æmbre passe de { $n } à { $then }
kf-note-reap-and = æmbre { $n } → { $then }. { $text }
kf-note-bonus = +{ $n } æmbre. { $text }
kf-note-granted = { $card } : { $text }
kf-note-and = { $one } { $two }
kf-note-only = contre { $card } : { $what }
kf-note-beside = à côté de { $card }
kf-fact-keys = { $keys }
kf-key-then = { $whose ->
    [own] vos clés { $now } → { $then }
   *[foe] les siennes { $now } → { $then }
  }
kf-note-struck = détruit { $cards }
kf-note-count = { $n ->
    [0] aucune créature
    [one] { $n } créature
   *[other] { $n } créatures
  }
kf-note-card-says = comme le dit la carte
kf-note-nothing = rien ne se passe
kf-note-same = comme la précédente
kf-note-discard = va dans votre défausse
kf-note-unstun = s’épuise et n’est plus étourdie
kf-note-mulligan = { $key ->
    [yes] cette main est remélangée
   *[no] ces cartes restent
  }
kf-note-archives = { $key ->
    [yes] elles viennent en main
   *[no] elles restent où elles sont
  }
kf-note-any-order = l’une après l’autre, comme elles viennent
kf-note-before-fight = des dégâts avant le combat
kf-note-between = entre deux créatures
kf-note-way-fight = vous choisissez contre qui
kf-note-way-reap = vous gagnez 1 æmbre
kf-note-way-action = ce qu’elle fait par son action
kf-note-way-omni = ce qu’elle fait à tout moment
kf-note-way-unstun = elle n’est plus étourdie
kf-group-own = À vous
kf-group-mate = À l’équipe
kf-group-foe = Ennemies
kf-note-end = { $n ->
    [0] rien à piocher
    [one] vous piochez { $n } carte
   *[other] vous piochez { $n } cartes
  }, et tout se redresse
kf-note-elusive = insaisissable : personne n’est touché ici
kf-note-both = les deux sont détruites
kf-note-kills = elle est détruite ; la vôtre subit { $back }
kf-note-lost = la vôtre est détruite ; elle subit { $out }
kf-note-blows = elle subit { $out }, la vôtre { $back }
kf-note-dies = { $side ->
    [own] à vous
    [mate] à l’équipe
   *[foe] ennemie
  }, est détruite
kf-note-hurt = { $side ->
    [own] à vous
    [mate] à l’équipe
   *[foe] ennemie
  }, { $n ->
    [0] { $shield ->
        [ward] sa protection prend tout
        [armor] son armure prend tout
       *[law] rien ne peut la blesser
      }
   *[other] subit { $n } ; { $left ->
        [one] encore { $left } la détruit
       *[other] encore { $left } la détruisent
      }
  }

## A closer look

kf-line-bonus = Bonus : gagnez { $n } æmbre quand elle est jouée.
kf-line-icon-amber = Bonus : gagnez 1 æmbre quand elle est jouée.
kf-line-icon-capture = Bonus : une créature alliée capture 1 æmbre quand elle est jouée.
kf-line-icon-damage = Bonus : 1 dégât à une créature quand elle est jouée.
kf-line-icon-draw = Bonus : piochez une carte quand elle est jouée.
kf-line-icon-discard = Bonus : défaussez une carte quand elle est jouée.
kf-line-icon-wind = Bonus : le vent.
kf-line-printed = Imprimé : puissance { $power }{ $armor ->
    [0] {""}
   *[other] , armure { $armor }
  }.
kf-line-house = Maison { $house }.
kf-line-power = Puissance { $now } au lieu de { $printed }{ $counters ->
    [0] {""}
    [one] , avec un marqueur de puissance
   *[other] , avec { $counters } marqueurs de puissance
  }.
kf-line-armor = Armure { $now }, imprimé { $printed } ; { $used } déjà dépensé ce tour-ci.
kf-line-damage = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  } ; { $left } de plus la détruiraient.
kf-line-amber = { $n } æmbre posé dessus.
kf-line-other-house = Elle appartient maintenant à { $house }.
kf-line-taken = Elle est de l’autre deck et y retourne quand elle quitte le jeu.
kf-line-guise = Elle compte comme une autre carte que celle qui est imprimée.
kf-line-carries = Elle porte { $card }.
kf-line-lasting = Encore en vigueur : { $card }.
kf-line-key = La prochaine clé coûte { $n } æmbre{ $missing ->
    [0] , et ils sont là
   *[other] {" "}; il en manque { $missing }
  }.
kf-line-key-sum = Soit { $usual } comme d’habitude, { $changes }.
kf-key-change = { $by } par { $card }
kf-line-chains = { $chains } chaînes : { $n ->
    [one] une carte de moins est piochée
   *[other] { $n } cartes de moins sont piochées
  }.
kf-remind-taunt = Provocation : ses voisines sans provocation ne peuvent pas être attaquées.
kf-remind-elusive = Insaisissable : la première attaque contre elle, chaque tour, ne blesse personne.
kf-remind-skirmish = Escarmouche : quand elle attaque, on ne lui rend pas le coup.
kf-remind-poison = Poison : ce qu’elle blesse en combattant est détruit.
kf-remind-assault = Assaut { $n } : avant qu’elle attaque, { $n } de dégâts à l’attaquée.
kf-remind-hazardous = Dangereux { $n } : avant qu’on l’attaque, { $n } de dégâts à l’attaquante.
kf-remind-splash-attack = Éclaboussure { $n } : quand elle attaque, { $n } de dégâts à chaque voisine de l’attaquée.
kf-remind-versatile = Polyvalente : on peut l’utiliser quelle que soit la maison qui agit.
kf-remind-invulnerable = Invulnérable : elle ne subit pas de dégâts et ne peut pas être détruite.
kf-remind-deploy = Déploiement : elle peut entrer n’importe où dans la ligne.
kf-remind-alpha = Alpha : elle ne peut être jouée qu’avant tout le reste du tour.
kf-remind-omega = Oméga : après elle, on ne joue ni n’utilise plus rien ce tour-ci.
kf-remind-treachery = Traîtrise : elle entre sous le contrôle de l’adversaire.
state-exhausted = épuisée
state-stunned = étourdie
state-warded = protégée
state-enraged = enragée
state-active = au cœur de l’action
state-attacks = attaque
state-playing = jouée
state-under = dessous, face cachée
badge-house = maison
badge-brobnar = Brobnar
badge-dis = Dis
badge-logos = Logos
badge-mars = Mars
badge-sanctum = Sanctum
badge-shadows = Ombres
badge-untamed = Indomptés
badge-power = puissance
badge-armor = armure
badge-damage = dégâts
badge-amber = æmbre dessus
badge-dark = dont sombre
badge-counters = marqueurs de puissance
badge-bonus = æmbre de bonus
badge-keyword-taunt = provocation
badge-keyword-elusive = insaisissable
badge-keyword-skirmish = escarmouche
badge-keyword-poison = poison
badge-keyword-assault = assaut
badge-keyword-hazardous = dangereux
badge-keyword-splash-attack = éclaboussure
badge-keyword-versatile = polyvalente
badge-keyword-invulnerable = invulnérable
badge-keyword-deploy = déploiement

## The log

kf-log-first = { $who } commence.
kf-log-by = {" "}({ $card })
kf-log-mulligan = { $who } fait un mulligan et pioche { $n }.
kf-log-keeps = { $who } garde sa main de départ de { $n } cartes.
kf-log-turn = Tour { $n } : { $who }
kf-log-house = { $who } choisit { $house }.
kf-log-names = { $who } nomme { $house }{ $by }.
kf-log-take-archives = { $side } prend en main { $n } { $n ->
    [one] carte archivée
   *[other] cartes archivées
  }.
kf-log-play = { $side } joue { $card }{ $by }.
kf-log-attach = La carte { $card } est attachée à { $host }.
kf-log-enters = { $card } entre en jeu{ $by }.
kf-log-discard = { $side } défausse { $card }{ $by }.
kf-log-mill = La carte { $card } est défaussée de la pioche de { $side }{ $by }.
kf-log-reap = { $card } récolte{ $by }.
kf-log-fight = { $card } combat { $foe }{ $by }.
kf-log-act = { $side } utilise { $card }{ $by }.
kf-log-unstun = La créature { $card } n’est plus étourdie.
kf-log-stun = La créature { $card } est étourdie{ $by }.
kf-log-ready = La carte { $card } est redressée{ $by }.
kf-log-exhaust = La carte { $card } est épuisée{ $by }.
kf-log-ward = La protection de { $card } est dépensée à la place.
kf-log-warded = La créature { $card } est protégée{ $by }.
kf-log-enraged = La créature { $card } est enragée{ $by }.
kf-log-grow = { $card } reçoit { $n } { $n ->
    [one] marqueur de puissance
   *[other] marqueurs de puissance
  }{ $by }.
kf-log-damage = { $card } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }{ $by }.
kf-log-heal = { $card } soigne { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
  }{ $by }.
kf-log-destroyed = La carte { $card } est détruite{ $by }.
kf-log-sacrifice = { $side } sacrifie { $card }.
kf-log-to-hand = { $card } retourne dans la main de son propriétaire{ $by }.
kf-log-to-deck-top = La carte { $card } est placée sur la pioche de son propriétaire{ $by }.
kf-log-to-deck = La carte { $card } est mélangée à la pioche de son propriétaire{ $by }.
kf-log-to-discard = La carte { $card } est défaussée{ $by }.
kf-log-to-archives = La carte { $card } est archivée{ $by }.
kf-log-to-purged = La carte { $card } est purgée{ $by }.
kf-log-archived = { $side } archive une carte{ $by }.
kf-log-control = { $side } prend le contrôle de { $card }{ $by }.
kf-log-gain = { $side } gagne { $n } æmbre{ $by }.
kf-log-lose = { $side } perd { $n } æmbre{ $dark }{ $by }.
kf-log-steal = { $side } vole { $n } æmbre{ $dark }{ $by }.
kf-log-pay = { $side } paie { $n } æmbre{ $dark }{ $by }.
kf-log-capture = { $card } capture { $n } æmbre{ $dark }{ $by }.
kf-log-dark = { $rest ->
    [0] , sombre
   *[other] , dont { $n } de sombre
  }
kf-log-back = { $side } reçoit { $n } æmbre : ce qui se trouvait sur { $card }{ $dark }.
kf-log-elusive = { $card } esquive : cette première attaque ne touche personne.
kf-log-poison = Le coup porté à { $card } est empoisonné.
kf-log-armor = L’armure de { $card } absorbe tout : { $n }.
kf-log-exalt = { $n } æmbre est placé sur { $card }{ $by }.
kf-log-move = { $n } æmbre est déplacé de { $card }{ $dark }{ $by }.
kf-log-store = { $n } æmbre est déplacé sur { $card }{ $dark }{ $by }.
kf-log-forge = { $side } forge la { $key } pour { $n } æmbre{ $dark }{ $by }, la { $keys ->
    [1] première
    [2] deuxième
   *[other] troisième
  } des trois.
kf-log-chest = { $side } paie un coffre au trésor { $n } æmbre{ $dark }{ $by }, et en a maintenant { $keys ->
    [one] un
   *[other] { $keys }
  }.
kf-log-chest-off = { $side } rend un coffre au trésor{ $by }.
kf-log-unforge = La { $key } de { $side } est désassemblée{ $by }.
kf-log-won = { $side } a trois clés !
kf-log-draw = { $side } pioche { $n } { $n ->
    [one] carte
   *[other] cartes
  }{ $by }.
kf-log-drew = Vous piochez { $card }.
kf-log-reveal = { $side } révèle { $card }{ $by }.
kf-log-shuffle-all = { $side } mélange sa main et sa défausse à la pioche{ $by }.
kf-log-reshuffle = { $side } mélange sa défausse en une nouvelle pioche.
kf-log-chains = { $side } gagne { $n } { $n ->
    [one] chaîne
   *[other] chaînes
  }{ $by }.
kf-log-tide = La marée est haute pour { $side }.
kf-log-shed = { $side } perd une chaîne ; il en reste { $n }.
kf-end-keys = La troisième clé est forgée.
kf-end-headline = { $who } ouvre le coffre
kf-end-turns = { $n ->
    [one] tour
   *[other] tours
  }
kf-end-score = clés
kf-end-to = { $a } à { $b }
kf-end-purged = { $n ->
    [one] carte purgée
   *[other] cartes purgées
  }
kf-end-column-keys = Clés
kf-end-column-amber = Æmbre
kf-end-column-line = Créatures
kf-end-column-chains = Chaînes
kf-end-course = Clés

## Why not

kf-why-house = { $card } est de la maison { $house }, et ce tour-ci c’est { $active } qui agit.
kf-why-exhausted = { $card } est épuisée ; elle se redresse à la fin de votre tour.
kf-why-six = Les cartes { $card } ont déjà été jouées et utilisées six fois ce tour-ci, et c’est la limite.
kf-why-stunned = { $card } est étourdie : utilisée maintenant, elle ne fait que s’en remettre.
kf-why-enraged = { $card } est enragée : tant qu’elle peut combattre, elle le doit.
kf-why-guarded = { $card } se tient à côté d’une créature qui provoque, et c’est elle qu’il faut attaquer d’abord.
kf-why-nobody-to-fight = Il n’y a aucune créature ennemie que { $card } pourrait attaquer.
kf-why-no-target = On ne peut pas faire cela à { $card }.
kf-why-face-down = Cette carte est face cachée ; ce n’est pas à vous de la choisir.
kf-why-not-in-play = { $card } n’est pas en jeu.
kf-why-not-yours = { $card } n’est pas sous votre contrôle.
kf-why-upgrade = { $card } est une amélioration ; ce qu’elle donne appartient à la créature qui la porte.
kf-why-no-ability = { $card } n’a pas de capacité à utiliser ; elle agit par sa présence.
kf-why-no-host = Il n’y a aucune créature pour porter { $card }.
kf-why-first-turn = Au tout premier tour, une seule carte se joue ou se défausse.
kf-why-alpha = { $card } est alpha : elle ne peut venir qu’avant tout le reste du tour.
kf-why-forbidden = Une autre carte l’interdit à { $card }.
kf-why-needs = { $card } demande quelque chose que vous n’avez pas maintenant.
kf-why-high-tide = La marée est déjà haute pour vous ; trois chaînes n’achèteraient rien.
kf-why-no-tide = Aucun deck de cette table ne connaît la marée.
kf-why-flank = Une créature sans déploiement entre à une extrémité de la ligne, pas au milieu.
kf-why-house-first = Choisissez d’abord la maison qui agit ce tour-ci ; ses cartes pourront alors être jouées et utilisées.
kf-why-house-foreign = { $house } n’est pas une maison de votre deck, et vous n’en contrôlez aucune carte.
kf-why-house-barred = Une carte vous interdit de choisir { $house } ce tour-ci.
kf-why-house-must = Une carte dit quelle maison il faut choisir, et ce n’est pas { $house }.
kf-why-host = { $card } n’est pas une créature, et seule une créature porte une amélioration.
kf-why-not-friendly = { $card } n’est pas une de vos créatures, et seule une créature alliée capture pour vous.
kf-why-no-fighter = { $card } n’est pas une créature en jeu : impossible de la combattre.
kf-why-own-side = { $card } est dans votre camp ; on ne combat que des créatures ennemies.
kf-why-artifact = { $card } est un artefact : il ne récolte ni ne combat.
kf-why-discarded = { $card } est dans une défausse, et les cartes ne l’y atteignent que si elles le disent.
kf-why-purged = { $card } est purgée : elle est hors de la partie.
kf-why-archived = { $card } est archivée ; on prend ses archives après avoir choisi une maison.
kf-why-toll = { $card } coûterait { $n } æmbre à présent, et vous n’en avez pas autant.

## Hints

kf-hint-best = La meilleure de { $n } réponses, à vue de nez, sans regarder plus loin.
kf-hint-play-amber = La jouer rapporte tout de suite { $n } æmbre : { $have } des { $cost } que coûte une clé.
kf-hint-play-creature = Une créature de puissance { $power } : { $mine } des vôtres en affronteraient alors { $enemy }.
kf-hint-play-text = { $text }
kf-hint-play-plain = Elle agit pour vous dès qu’elle est là.
kf-hint-reap = Récolter fait { $have } æmbre des { $cost } que coûte une clé.
kf-hint-fight-kills = { $card } (puissance { $power }) détruit { $foe } (puissance { $theirs }) et lui survit, avec { $left } de reste.
kf-hint-fight-both = { $card } (puissance { $power }) et { $foe } (puissance { $theirs }) se détruisent l’une l’autre.
kf-hint-fight-wounds = { $card } (puissance { $power }) inflige { $out } à { $foe } (puissance { $theirs }) et garde { $left }.
kf-hint-fight-elusive = { $foe } (puissance { $theirs }) est insaisissable : cette première attaque de { $card } (puissance { $power }) ne blesse personne et ouvre la voie à la suivante.
kf-hint-use = { $text }
kf-hint-discard = Elle n’aide pas maintenant ; sans elle, vous piochez jusqu’à { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } à la fin du tour.
kf-hint-end = Il ne reste rien de mieux : vous piochez { $n } et avez { $have } des { $cost } æmbre d’une clé.
kf-hint-house = { $house } a { $hand } en main et { $play ->
    [one] { $play } prête
   *[other] { $play } prêtes
  } en jeu ; la suivante, { $other }, en a { $rest } en tout.
kf-hint-damage-dies = { $card } (puissance { $power }) en est détruite.
kf-hint-damage-hurts = { $card } (puissance { $power }) y survit ; { $left ->
    [one] encore { $left } la détruit
   *[other] encore { $left } la détruisent
  }.
kf-hint-mulligan = { $n } cartes sur { $hand } sont de { $house } : assez pour commencer.
kf-hint-archives = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } de plus au choix, dont { $house } de la maison qui agit.

## The lab

fact-card = cartes
fact-turns = tours
fact-deck = deck
fact-begins = commence
fact-keys = clés
fact-amber = æmbre à la fin
fact-chains = chaînes à la fin
fact-line = créatures à la fin
fact-artifacts = artefacts à la fin
fact-purged = cartes purgées
kf-begins-first = joue en premier
kf-begins-second = joue en second
kf-chart-deck = Victoires par deck
kf-chart-begins = Victoires selon qui commence
kf-chart-fair = 1 est une part équitable.
kf-chart-length = Tours d’un duel
kf-chart-keys = Clés à la fin
kf-chart-line = Créatures dans la ligne à la fin, par deck
