royal-fortune-title = La Fuite du Royal Fortune
royal-fortune-about = Un navire pirate, la cale pleine d’æmbre sombre, file vers le large. Vous êtes un à trois à le poursuivre, ensemble.
royal-fortune-credits = Une aventure KeyForge créée par Mason Lehto, un amateur. Les cartes, les lieux et leurs textes sont de nous.

option-difficulty = Difficulté
option-difficulty-beginner = Débutant : 1 carte aventure par tour
option-difficulty-standard = Normal : 2 cartes aventure par tour
option-difficulty-advanced = Avancé : 3 cartes aventure par tour
option-difficulty-expert = Expert : 4 cartes aventure par tour
option-deck_3 = Troisième deck
option-deck_3-any = { option-deck_1-any }
option-deck_3-wild = { option-deck_1-wild }
option-deck_3-emberfist = { option-deck_1-emberfist }
option-deck_3-quiet-ledger = { option-deck_1-quiet-ledger }
option-deck_3-moss-and-mercy = { option-deck_1-moss-and-mercy }
option-deck_3-saucer-parade = { option-deck_1-saucer-parade }
option-deck_3-pact-of-nine = { option-deck_1-pact-of-nine }
option-deck_3-iron-hymn = { option-deck_1-iron-hymn }
option-deck_3-thistle-court = { option-deck_1-thistle-court }
option-deck_3-long-arithmetic = { option-deck_1-long-arithmetic }
option-deck_3-red-harvest-moon = { option-deck_1-red-harvest-moon }
option-blustery_terms = Gros temps : une icône de vent n’épuise pas le navire
option-seasoned_crew = Vieux loups de mer : chaque ennemi est pirate et mutant
option-lost_at_sea = Perdus en mer : les neuf lieux dans n’importe quel ordre
option-hold_yer_breath = Retenez votre souffle : on ne gagne qu’à la fin du tour du navire
option-open_hands = Les coéquipiers voient la main des autres

## The table

kf-side-other = The Royal Fortune
kf-house-fortune = Fortune
kf-trait-pirate = pirate
kf-phase-hands = Mains de départ
kf-phase-order = Qui commence ?
kf-phase-chest = Manche { $turn } : tour du navire
kf-phase-cards = Manche { $turn } : tour du navire
kf-phase-line = Manche { $turn } : tour du navire
kf-phase-engines = Manche { $turn } : tour du navire
kf-phase-home = Manche { $turn } : tour du navire
rf-step-ship = Tour du navire
rf-zone-sea = En mer : { $level }
    .short = en mer
rf-zone-line = Ligne ennemie, agit de gauche à droite
    .short = ligne
rf-zone-artifacts = Artefacts ennemis
    .short = artefacts
rf-zone-discard = Défausse d’aventure
    .short = défausse
rf-zone-deck = Pioche d’aventure
    .short = aventure
rf-zone-archives = Archives du navire
    .short = archives
rf-zone-purged = Cartes aventure purgées
    .short = purgées
rf-zone-locations = Pioche des lieux
    .short = lieux
rf-pool = Réserve du navire
rf-pool-text = { $amber } æmbre, dont { $dark } de sombre. Un coffre coûte { $cost } au navire.
rf-chests = { $n ->
    [0] Aucun coffre à bord.
    [one] Un coffre à bord : il se brise quand le navire est touché et sa réserve vide.
   *[other] { $n } coffres à bord : l’un se brise quand le navire est touché et sa réserve vide.
  }
rf-wind-headwind = Vent debout
rf-wind-tailwind = Vent arrière
rf-wind-headwind-text = Le navire, s’il est prêt, fait tourner le vent.
rf-wind-tailwind-text = { $held ->
    [becalmed] On ne le sent pas ici ({ $here }) : aucune créature n’entre prête grâce à lui, et le navire ne s’échappe pas.
    [held] Le navire ne s’échappe pas d’ici : { $here }. La première créature jouée à chaque tour entre prête.
   *[no] La première créature jouée à chaque tour entre prête. Le navire, s’il est prêt, tente de s’échapper.
  }
rf-wind-cost = À votre tour, vous pouvez perdre { $n } æmbre pour faire tourner le vent.
rf-counter-chests = coffres
rf-counter-pirates = pirates
rf-note-escape = s’échappe à { $n }
rf-watch = La fuite guette
rf-watch-text = Pirates ennemis : { $pirates }. Créatures de votre équipe : { $team }. { $closed ->
    [yes] {""}
   *[no] Par vent arrière, le navire ne s’échappe que si les pirates sont plus nombreux.
  }
rf-watch-closed = On ne s’échappe pas d’ici : { $here }.
rf-watch-stretch = Dans la dernière ligne droite, la prochaine icône de vent laisse le navire s’échapper, quel que soit le nombre des pirates.
rf-terms = { $level } : à chacun de ses tours, le navire joue { $n ->
    [one] une carte aventure
   *[other] { $n } cartes aventure
  }.
rf-line-no-key = Il ne reste aucune clé à forger.
rf-ahead = { $n ->
    [0] Le large est droit devant.
    [one] Encore un lieu avant le large.
   *[other] Encore { $n } lieux avant le large.
  }
rf-ahead-lost = Personne ne sait ce qui vient.
rf-reference = Carte d’aide
rf-reference-goal = Vous gagnez à la fin d’un tour où le navire n’a plus ni æmbre ni coffre.
rf-reference-ship = Un coup, quelle que soit sa force, coûte un æmbre au navire ; sa réserve vide, un coffre se brise et il en tombe six æmbre sombre.
rf-reference-wind = Vent debout : le navire fait tourner le vent. Vent arrière : il s’échappe si ses pirates sont plus nombreux que les créatures de l’équipe.
rf-reference-dark = L’æmbre sombre est de l’æmbre, mais chaque pièce qui arrive dans une réserve ou sur une créature brûle celles qui ne sont pas mutantes.
rf-reference-keys = Une clé forgée peut être détruite pour retenir le navire une fois.
kind-reference = carte d’aide
badge-chests = coffres au trésor
badge-pirates = pirates
badge-team = vos créatures
badge-prey = proie
badge-wind = icône de vent
badge-fortune = Fortune
badge-amber = æmbre ordinaire
badge-dark = æmbre sombre
kind-ship = navire
kind-wind = vent
kind-location = lieu
kind-watch = guet
kind-pool = réserve
state-headwind = vent debout
state-tailwind = vent arrière

## Locations

rf-location-foggy-harbor = Port des Brumes
rf-location-foggy-harbor-text = Le navire ne s’échappe pas d’ici. Au début de son tour, il archive 2 cartes aventure, une de vos créatures prêtes est épuisée, et le navire gagne 1 æmbre pour chacun de vos coéquipiers, ou 1 si vous êtes seul.
rf-location-the-final-stretch = La Dernière Ligne droite
rf-location-the-final-stretch-text = Ce lieu ne peut pas être remplacé. Quand une icône de vent est jouée, le navire s’échappe. Les clés de l’équipe coûtent 2 de moins.
rf-location-coral-maze = Labyrinthe de corail
rf-location-coral-maze-text = Au début du tour du navire, 1 dégât à chacune de vos créatures de flanc. Faire tourner le vent vous coûte 1 æmbre de plus.
rf-location-merchant-lane = Route marchande
rf-location-merchant-lane-text = Au début de son tour, le navire gagne 1 æmbre.
rf-location-whirlpool-sound = Passe du tourbillon
rf-location-whirlpool-sound-text = Au début du tour du navire, votre créature la moins puissante retourne dans la main de son propriétaire.
rf-location-becalmed-reach = Le Calme plat
rf-location-becalmed-reach-text = Aucune créature n’entre prête grâce au vent arrière, et il n’aide pas le navire à s’échapper. On complète sa main à cinq cartes.
rf-location-smugglers-cove = Crique des contrebandiers
rf-location-smugglers-cove-text = Au début du tour du navire, une de vos créatures prêtes est épuisée.
rf-location-ghost-fleet = La Flotte fantôme
rf-location-ghost-fleet-text = Les créatures ennemies, sauf le navire, sont insaisissables.
rf-location-the-black-tide = La Marée noire
rf-location-the-black-tide-text = L’æmbre sombre inflige le double de dégâts. Au début du tour du navire, 1 dégât à chacune de vos créatures déjà blessées.
kf-effect-foggy-harbor = { rf-location-foggy-harbor }
kf-effect-coral-maze = { rf-location-coral-maze }
kf-effect-merchant-lane = { rf-location-merchant-lane }
kf-effect-whirlpool-sound = { rf-location-whirlpool-sound }
kf-effect-smugglers-cove = { rf-location-smugglers-cove }
kf-effect-the-black-tide = { rf-location-the-black-tide }
kf-effect-the-final-stretch = { rf-location-the-final-stretch }
kf-effect-dark = Æmbre sombre
kf-effect-wind = Le vent
kf-effect-voyage = Le navire

## Questions

kf-ask-turn-order = { $place ->
    [1] Qui joue en premier ?
   *[other] Qui joue en deuxième ?
  }
kf-help-turn-order = L’ordre reste le même pour toute la partie.
kf-ask-escape = Le navire s’échappe ! Détruire une clé forgée pour le retenir ?
kf-help-escape = Une clé détruite l’est pour de bon. Sans cela, la poursuite est perdue.
kf-ask-prey = { $asked ->
    [guard] Quelle créature s’interpose devant { $card } ?
    [twin] Quelle est la cible de { $card }, numéro { $place } de sa ligne ?
   *[one] Quelle est la cible de { $card } ?
  }
kf-help-prey = { $why ->
    [guard] Une voisine avec provocation est attaquée à la place de celle que vous avez choisie.
   *[enraged] La rage l’emporte : peu importe sa proie, l’attaque vise n’importe quelle créature de votre ligne.
  }
kf-ask-search = Quelle carte trouver avec { $card } ?
kf-ask-mix = { $what } : { $n ->
    [one] ordinaire ou sombre ?
   *[other] combien de sombre ?
  }
rf-mix-hit = Le navire est touché et perd { $n } æmbre
rf-mix-wind = Faire tourner le vent vous coûte { $n } æmbre
rf-mix-lose = { $whose ->
    [own] Vous perdez
    [ship] Le navire perd
   *[mate] { $who } perd
  } { $n } æmbre
rf-mix-forge = { $whose ->
    [own] Votre clé coûte { $n } æmbre
    [ship] Le coffre du navire coûte { $n } æmbre
   *[mate] La clé de { $who } coûte { $n } æmbre
  }
rf-mix-steal = { $whose ->
    [own] Le navire vous vole { $n } æmbre
    [ship] { $n } æmbre sont volés au navire
   *[mate] Le navire vole { $n } æmbre à { $who }
  }
rf-mix-pay = { $whose ->
    [own] Vous payez { $n } æmbre au navire
    [ship] Le navire paie { $n } æmbre
   *[mate] { $who } paie { $n } æmbre au navire
  }
rf-mix-capture = { $card } capture { $n } æmbre { $whose ->
    [own] de votre réserve
    [ship] de la réserve du navire
   *[mate] de la réserve de { $who }
  }
rf-mix-store = { $n } æmbre { $whose ->
    [own] de votre réserve
    [ship] de la réserve du navire
   *[mate] de la réserve de { $who }
  } va sur { $card }
rf-mix-move = { $n } æmbre quitte { $card }
kf-help-mix = Qui déplace de l’æmbre choisit lequel. L’æmbre sombre brûle les créatures qui ne sont pas mutantes.
rf-option-seat = { $who }
rf-option-key = La { $key } de { $who }
rf-option-let-go = Le laisser partir : la poursuite est perdue
rf-option-wind = Faire tourner le vent
rf-note-wind = { $cost } æmbre ; puis : { $wind }
rf-note-key = { $left ->
    [0] c’est la dernière clé forgée
    [one] il resterait une clé forgée
   *[other] il resterait { $left } clés forgées
  }
rf-note-win = { $breath ->
    [yes] le navire est vide : s’il l’est encore après son tour, vous gagnez
   *[no] le navire est vide : vous gagnez
  }
rf-note-ship = { $what ->
    [nothing] le navire ne perd rien
    [empty] le navire n’a plus rien à perdre
    [chest] un coffre se brise, et six æmbre sombre tombent dans la réserve du navire
    [last] le navire perd son dernier æmbre, et il n’a plus de coffre
   *[pool] la réserve du navire passe de { $amber } à { $left }
  }
rf-note-order = joue le tour suivant
rf-note-let-go = le navire s’échappe : vous perdez
rf-note-stays = rien n’arrive au navire
rf-note-blow = { $dies ->
    [yes] la vôtre est détruite avant de frapper ; { $what }
   *[no] { $what } ; la vôtre subit { $back }
  }
rf-note-guarded = à côté d’une provocation : l’attaque viserait { $cards }
rf-option-mix = { $n ->
    [one] { $dark ->
        [0] Ordinaire
       *[other] Sombre
      }
   *[other] { $dark ->
        [0] Rien que de l’ordinaire
       *[other] { $plain ->
            [0] Rien que du sombre
           *[other] { $dark } sombre, { $plain } ordinaire
          }
      }
  }
rf-note-burns = { $count ->
    [0] ne brûle personne
    [one] brûle une créature { $whose ->
        [own] à vous
        [ship] de la ligne du navire
       *[mate] de l’équipe
      } : { $n }
   *[other] brûle { $count } créatures { $whose ->
        [own] à vous
        [ship] de la ligne du navire
       *[mate] de l’équipe
      } : { $n } chacune
  }{ $deaths ->
    [0] {""}
   *[other] , et détruit { $dead }
  }
rf-note-singed = { $fate ->
    [dies] brûle et détruit { $card }
   *[stands] brûle { $card } : { $n }
  }
rf-note-left = il y resterait { $plain } d’ordinaire et { $dark } de sombre
rf-group-wind = Vent

## The log

rf-log-harbor = La poursuite commence : { $here }.
rf-log-advice = À trois, on conseille le niveau { $level } ; vous avez choisi plus.
rf-log-lose-dark = { $side } perd { $n } æmbre sombre.
rf-log-order = { $who } commence.
rf-log-ship-turn = Tour du Royal Fortune, mené par { $who }
rf-log-no-chest = Étape 1. Il a { $n } æmbre et un coffre en coûte { $cost } : pas de coffre.
rf-log-makes-chest = Étape 1. Il a { $n } æmbre et un coffre en coûte { $cost } : cela suffit.
rf-log-draws = Étape 2. Il pioche { $n } { $n ->
    [one] carte
   *[other] cartes
  } de ses archives et { $new } de la pioche d’aventure.
rf-log-line = Étape 3. Sa ligne est utilisée de gauche à droite.
rf-log-artifacts = Étape 4. Ses artefacts sont utilisés.
rf-log-ready = Étape 5. Le navire, son équipage et ses artefacts sont redressés.
rf-log-wind = Le vent tourne : { $wind }{ $by }.
rf-log-wind-icon = Une icône de vent apparaît.
rf-log-ship-exhausted = The Royal Fortune est épuisé.
rf-log-chest-breaks = Un coffre au trésor se brise : six æmbre sombre tombent dans la réserve du navire. Coffres restants : { $n }.
rf-log-no-chest-left = Il n’y a plus de coffre à briser.
rf-log-hurt = The Royal Fortune est touché et perd 1 æmbre{ $dark }{ $by } : il en reste { $left }.
rf-log-escape-attempt = Il tente de s’échapper : { $pirates } { $pirates ->
    [one] pirate
   *[other] pirates
  } contre { $team } { $team ->
    [one] créature
   *[other] créatures
  } de l’équipe.
rf-log-held = Il ne peut pas s’échapper.
rf-log-no-way-out = Il a le nombre pour lui, mais on ne sort pas d’ici : { $here }.
rf-log-stretch = Dans la dernière ligne droite, une icône de vent suffit : il s’échappe.
rf-log-escaped = The Royal Fortune est loin. La poursuite est perdue.
rf-log-given-up = L’équipe laisse filer The Royal Fortune. La poursuite est perdue.
rf-log-key-destroyed = La { $key } de { $side } est détruite ; le navire est encore retenu.
rf-log-won = Il ne reste rien à bord. La poursuite est gagnée !
rf-log-location = La poursuite continue : { $here }.
rf-log-location-stays = Ce lieu ne peut pas être remplacé : { $here }.
rf-log-place = Ici : { $here }.
rf-log-archive = Le navire archive une carte aventure{ $by }.
rf-log-dark = { $side } reçoit { $n } æmbre sombre.
rf-log-prey = { $card } a trouvé sa proie : { $prey }.
rf-log-no-prey = { $card } ne trouve pas de proie.
rf-log-guarded = { $card } a provocation et s’interpose à la place de { $prey }.
rf-log-quiet = { $card } tourne court : aucune autre carte n’a été jouée à ce tour.
rf-log-unheard = Personne n’entend { $card } dans le vacarme : ce n’est pas la première carte de ce tour.
rf-log-cannot-play = On ne peut pas jouer { $card } : le navire défausse cette carte.
rf-log-found = Le navire trouve { $card } et archive cette carte.
rf-end-won = The Royal Fortune n’a plus ni æmbre ni coffre.
rf-end-given-up = L’équipe a laissé filer The Royal Fortune.
rf-end-escaped = The Royal Fortune a gagné le large.
rf-end-headline-won = The Royal Fortune est pris !
rf-end-headline-escaped = La poursuite est perdue : le navire s’est échappé.
rf-end-headline-given-up = La poursuite est perdue : vous avez laissé partir le navire.
rf-end-turns = { $n ->
    [one] manche
   *[other] manches
  }
rf-end-broken = coffres brisés
rf-end-held = fuites empêchées
rf-end-chests = { $n ->
    [0] plus aucun coffre
    [one] un coffre restant
   *[other] { $n } coffres restants
  }
rf-end-course = Coffres à bord

## Why not

rf-why-wind = Faire tourner le vent coûte { $cost } æmbre, et vous en avez { $n }.
rf-why-reference = Cela dit seulement où en est la poursuite ; ici, on ne peut que tourner le vent.
rf-why-no-key = { $who } n’a pas de clef forgée à céder.
rf-why-placed = { $who } a déjà sa place dans l’ordre.
rf-why-ship = Ce navire n’est pas à vous.
rf-why-not-prey = { $card } n’est pas ce qui est chassé.

## Hints

rf-hint-wind = Il y a { $pirates } pirates et { $team } créatures de l’équipe : { $cost } æmbre valent mieux qu’une fuite.
rf-hint-ship = Le navire ne rend jamais les coups, et des { $n } coups qu’il faut pour le vider, c’en est un.
rf-hint-escape = Sans elle, la poursuite est perdue ; { $keys ->
    [0] c’est la dernière.
    [one] il en reste encore une.
   *[other] il en reste encore { $keys }.
  }
rf-hint-prey-strikes = { $card } abat { $foe }.
rf-hint-prey-stands = { $card } encaisse { $n } et tient bon.
rf-hint-prey-falls = C’est { $card } qui vous manquera le moins.
rf-hint-mix = L’æmbre sombre brûle la ligne où il arrive : laissez-le au navire.

## The lab

fact-rounds = manches
fact-difficulty = difficulté
fact-place = dernier lieu
fact-chests = coffres restants
fact-pool = æmbre restant dans la réserve du navire
fact-broken = coffres brisés
fact-made = coffres fabriqués
fact-escapes = fuites retenues par une clé
fact-keys = clés forgées
fact-deck = deck
fact-team-won = gagnée
rf-chart-won = Poursuites gagnées, par difficulté et nombre
rf-chart-length = Manches
rf-chart-place = Où elle a fini
rf-chart-keys = Clés forgées par chacun
rf-level-beginner = Débutant
rf-level-standard = Normal
rf-level-advanced = Avancé
rf-level-expert = Expert
