# Ce qu’on rencontre : la table, les questions, et pourquoi pas.
forges-of-ravenshire-title = Les Forges de Ravenshire
forges-of-ravenshire-about = Dés, quartiers et guildes dans une ville de forgerons à poil et à plume ; le fauteuil du Maître est vide, et un corbeau le veut aussi.
forges-of-ravenshire-credits = Les règles solo suivent le livret solo de Forges of Ravenshire, conçu par Sam Stockton et édité par B.A. Games, 2024. Le jeu de base, ses nombres, ses noms et ses textes, tels qu’on les joue ici, sont les nôtres. Forges of Ravenshire est une marque de son éditeur.

## La table

fr-phase-setup = Avant la première Saison
fr-phase-gathering = Saison { $season } sur { $seasons } · Collecte, tour { $turn } sur { $turns }
fr-phase-production = Saison { $season } sur { $seasons } · Production
fr-phase-end = Saison { $season } sur { $seasons } · Fin de saison
fr-band = { $low }–{ $high }
fr-band-hire = { $faces } { $hire }
fr-hire = { $n ->
    [0] recrue
   *[other] recrue −{ $n }
}
fr-hire-and = { $hire }, { $what }
fr-full = complet
fr-once = Une fois : { $what }.
fr-cost-gold = Coûte { $n } or.
fr-open-to-all = ouverts à tous
fr-open-from = ouverts dès { $n } de réputation
fr-opens-at = ouvre à { $n }
fr-misses = manque { $what }
fr-n-goods = { $n } marchandises
fr-can-forge = vous pouvez forger
fr-brings = rapporte { $what }
fr-takes = demande { $what }
fr-contract-is = Contrat { $tier } : { $item }.
fr-wanted-by = Commandé par { $who } : « { $why } »
fr-dealt = Gardez-en une
fr-titles = Titres
fr-titles-note = en fin de Saison
fr-held-by = à { $who }
fr-title-worth = { $needs }. Qui l’a en premier : { $first } ; ensuite : { $later }.
fr-need-fin-embergem = { $n ->
    [one] 1 finition Gemme
   *[other] { $n } finitions Gemme
}
fr-need-fin-mithril = { $n ->
    [one] 1 finition Mithril
   *[other] { $n } finitions Mithril
}
fr-need-fin-production = { $n ->
    [one] 1 finition Production
   *[other] { $n } finitions Production
}
fr-need-weapon = { $n ->
    [one] 1 arme
   *[other] { $n } armes
}
fr-need-shield = { $n ->
    [one] 1 bouclier
   *[other] { $n } boucliers
}
fr-need-armor = { $n ->
    [one] 1 armure
   *[other] { $n } armures
}
fr-need-legendary = { $n ->
    [one] 1 légendaire
   *[other] { $n } légendaires
}
fr-need-members = { $n } membres
fr-need-reputation = réputation { $n }
fr-track-text = Chaque case donne son bonus une fois, et son or à la fin. À 2 s’ouvrent les contrats exceptionnels, à 4 les légendaires.
fr-smith-0 = la forge du Blaireau
fr-smith-1 = la forge du Renard
fr-smith-2 = la forge du Hérisson
fr-smith-3 = la forge de la Chouette
fr-with-assistant = avec : { $who }
fr-role-first = { $role }, commence
fr-held = Marchandises et mystiques
fr-has-stock = Possède { $what }.
fr-contracts-done = Contrats
fr-upgrades = Améliorations
fr-overtime = Heures sup.
fr-overtime-none = toutes faites
fr-overtime-all = les trois
fr-has-dice = Dés à placer : { $what }.
fr-has-members = { $guild } : { $who }.
fr-has-starter = De départ : { $contract }.
fr-has-forged = Forgé : { $what }.
fr-finished = { $contract } ({ $finish })
fr-run-merchant = base : { $n } or
fr-run-harvester = base : { $n } brute
fr-run-alchemist = base : { $n } charbon
fr-stock-text = Ce que contient votre atelier. Une piste tient { $most } d’une marchandise ; les objets mystiques n’ont pas de limite.
fr-open-slot = place libre
fr-column-text = L’activer rapporte { $what }, puis les membres travaillent de haut en bas.
fr-starter = Votre contrat
fr-occupied = au travail
fr-ao-role = Adversaire : { $level }
fr-level-apprentice = Apprenti
fr-level-artisan = Artisan
fr-level-master-smith = Maître Forgeron
fr-level-own = réglages libres
fr-ao-text = Personne n’est assis là : une carte lui dit quoi faire.
fr-ao-none-yet = aucune encore
fr-ao-card-left = { $card }, reste { $n }
fr-ao-card = Carte
fr-ao-wants = Veut
fr-ao-finish = Finition
fr-ao-finish-is = Chacun de ses contrats reçoit la finition { $finish } : { $what }.
fr-ao-guilds = Guildes
fr-ao-forges = Forge
fr-ao-forges-none = rien ({ $item }) : autre rangée
fr-ao-hires = Engage
fr-ao-hires-none = personne
fr-ao-order = { $first }, { $second }, { $third }
fr-ao-card-places = Carte { $card } : il a placé le premier dé qu’il avait parmi { $dice }, tourné sur { $face }.
fr-ao-card-where = Il a essayé les quartiers dans cet ordre : { $where }.
fr-ao-card-takes-up = Il a pris le plus haut dé { $first }, sinon { $second } ; à égalité, le plus près de VI.
fr-ao-card-takes-down = Il a pris le plus bas dé { $first }, sinon { $second } ; à égalité, le plus près de I.
state-merchant = violet
state-harvester = vert
state-alchemist = jaune
state-raven = noir
state-met = rempli
badge-merchant = Marchands
badge-harvester = Moissonneurs
badge-alchemist = Alchimistes
badge-cost = coût
badge-suit = guilde

## Postes, améliorations, assistants : ce qu’ils font

fr-station-kiln-does = Gagnez du charbon, puis changez du bois en charbon. Les petits dés brûlent plus.
fr-station-kiln-band = +{ $free }, { $n }×
fr-station-kiln-short = bois → charbon
fr-station-kiln-brings = +{ $free } charbon, puis { $n } bois au plus
fr-station-smelter-does = Changez 1 charbon et 1 minerai en 1 acier. Les grands dés fondent plus.
fr-station-smelter-band = { $n }×
fr-station-smelter-short = minerai → acier
fr-station-smelter-brings = charbon + minerai → acier, { $n } au plus
fr-station-stores-does = Gagnez des marchandises brutes au choix.
fr-station-stores-band = { $n } brute
fr-station-stores-short = brutes
fr-station-stores-brings = { $n ->
    [one] 1 marchandise brute au choix
   *[other] { $n } marchandises brutes au choix
}
fr-station-second-shift-does = Payez de l’or et réactivez la guilde de la couleur du dé.
fr-station-second-shift-band = payez { $n }
fr-station-second-shift-short = réactive
fr-station-second-shift-brings = payez { $n } or, réactivez sa guilde
fr-station-town-crier-does = Payez de l’or et gagnez 1 réputation.
fr-station-town-crier-band = payez { $n }
fr-station-town-crier-short = 1 réputation
fr-station-town-crier-brings = payez { $n } or, gagnez 1 réputation
fr-station-appraiser-does = Gagnez de l’or.
fr-station-appraiser-band = { $n } or
fr-station-appraiser-short = or
fr-station-appraiser-brings = gagnez { $n } or
fr-upgrade-wide-kiln-does = le Four donne 1 charbon de plus
fr-upgrade-bellows-does = la Fonderie travaille 2 fois de plus
fr-upgrade-storehouse-does = la Réserve donne 1 brute de plus
fr-upgrade-ledger-does = Marché : 2 marchandises différentes
fr-upgrade-annex-does = une troisième place par colonne
fr-assistant-raven-keeper-does = 5 or ; le Corbeau contre un de vos dés
fr-assistant-fourth-hand-does = 5 or ; un quatrième dé, trois sont placés
fr-assistant-foreman-does = une amélioration dès le départ
fr-assistant-guildmother-does = un membre au départ ; places au choix
fr-assistant-quarter-clerk-does = 3 or ; chaque tour, un échange 1 contre 1
fr-assistant-old-patron-does = réputation 1 dès le départ

## Questions

fr-step-place = Placer
fr-step-take = Prendre
fr-step-guild = Guilde
fr-ask-place = { $n ->
    [one] Où va le { $die } ?
   *[other] Quel dé va où ?
}
fr-help-place = Il gagne ce que le quartier donne pour sa face. Puis vous prenez un autre dé.
fr-ask-take = Quel dé prenez-vous ?
fr-help-take = Son quartier vous paie aussi, et vous activez sa guilde.
fr-ask-column = Quelle guilde le Corbeau active-t-il ?
fr-help-column = Le dé va dans cette colonne.
fr-ask-run-guild = Quelle guilde réactivez-vous ?
fr-help-run-guild = Le Corbeau active n’importe quelle guilde.
fr-ask-gain = { $n ->
    [one] Quelle marchandise gagnez-vous ?
   *[other] { $different ->
        [0] Quelles { $n } marchandises gagnez-vous ?
       *[other] Quelles { $n } marchandises différentes gagnez-vous ?
    }
}
fr-help-gain = Une piste en tient { $most }.
fr-ask-mystic = Quel objet mystique gagnez-vous ?
fr-ask-recruit = Qui engagez-vous ?
fr-help-recruit = { $n ->
    [0] Au prix fort ; vous avez { $gold } or.
   *[other] Pour { $n } or de moins ; vous avez { $gold } or.
}
fr-ask-swap = { $n ->
    [one] Échanger une marchandise ?
   *[other] Échanger jusqu’à { $n } marchandises ?
}
fr-ask-transmute = Changer un objet mystique en un autre ?
fr-ask-sell = En vendre une pour { $gold } or ?
fr-ask-convert = Changer { $what } en { $get } : combien de fois ?
fr-ask-times = Changer { $what } en { $get } : combien de fois ?
fr-ask-turn-die = Tourner de 1 un dé de l’atelier ?
fr-ask-turn-over = Votre tour est-il fini ?
fr-help-turn-over = Les Longues Heures réactiveraient la guilde.
fr-help-clerk-left = Le Clerc de quartier peut encore faire un échange.
fr-ask-station = { $n ->
    [0] Votre Production est-elle finie ?
    [one] Où travaille votre dernier dé ?
   *[other] Quel dé travaille où ?
}
fr-help-station = Les contrats se remplissent avant, entre et après vos dés.
fr-ask-pay-goods = Quelles { $n } marchandises contre un acier ?
fr-ask-assistant = Quel assistant gardez-vous ?
fr-help-assistant = L’autre servira peut-être quelqu’un d’autre.
fr-ask-starter = Quel contrat gardez-vous ?
fr-help-starter = Il n’est qu’à vous, et il peut attendre. Les deux autres vont sous leur pioche.
fr-ask-foreman = Avec quelle amélioration commencez-vous ?
fr-ask-guildmother = Qui travaille pour vous dès le départ ?
fr-ask-swap-die = Quel dé donnez-vous pour le Corbeau ?

## Réponses

fr-then-full = second dé, puis complet
fr-first-die = premier dé ici
fr-take = { $die } · { $district }
fr-runs = active { $guild-the }
fr-runs-any = active une guilde au choix
fr-note-column = rapporte { $what } ; { $n ->
    [0] aucun membre
    [one] 1 membre
   *[other] { $n } membres
}
fr-commas = { $what }
fr-one-each = 1 de chacune des { $n }
fr-note-gain = vous en avez { $has }, puis { $then }
fr-note-gains = puis vous avez { $what }
fr-use-talisman = tourne un dé ; finition : 2 marchandises
fr-use-embergem = finition : 5 or
fr-use-dragon-scale = se vend 2 or ; 2 font gemme ou mithril
fr-use-mithril = finition : 1 réputation
fr-no = Laisser
fr-note-no = rien ne change
fr-note-for = contre { $what }
fr-group-swap = { $n ->
    [one] Un contre un
   *[other] Deux contre deux
}
fr-leaves = il reste { $what }
fr-note-sell = { $gold } or ; il vous en reste { $left }
fr-turn-to = { $die } sur { $face }
fr-note-turn = il montre alors { $face }
fr-note-has = vous en avez { $n }
fr-fact-hire = coûte { $n } or
fr-fact-hire-once = coûte { $n } or ; une fois { $what }
fr-fact-unpaid = vaut { $n } or, pour rien
fr-group-into = Chez { $guild-the }
fr-hire-none = Personne
fr-note-hire-none = 1 or à la place
fr-note-swap-die = devient le Corbeau, lancé
fr-end = Finir le tour
fr-note-end = au suivant de jouer
fr-close = Clore la Production
fr-note-close = { $n ->
    [0] tous vos dés ont travaillé
    [one] un dé se repose
   *[other] { $n } dés se reposent
}
fr-fact-night = de nuit : { $n ->
    [one] 1 jeton d’action
   *[other] { $n } jetons d’action
}
fr-note-talisman = coûte un talisman ; reste { $n }
fr-note-steel = contre { $n } marchandises au choix
fr-rush = Presser : { $tier }
fr-note-rush = { $n ->
    [one] 1 nouveau contrat
   *[other] { $n } nouveaux contrats
}
fr-note-long = réactive { $guild-the }
fr-fact-tokens = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} sur { $has }
fr-fact-no-finish = sans finition
fr-fact-finish = finition { $finish } : { $what } en plus
aside-free = À tout moment
fr-aside-free = À tout moment
fr-group-talisman = Talisman
fr-group-market = Marché
fr-group-clerk = Clerc de quartier
fr-group-overtime = Heures sup.
fr-group-contract = Contrats
fr-group-upgrade = Améliorations
fr-answer-end = la fin du tour
fr-answer-close = la fin de la Production
fr-answer-none = n’engager personne
fr-answer-no = laisser
fr-answer-to = { $what } vers { $where }

## Conseils

fr-hint-best = Parmi { $n } réponses, aucune n’a semblé meilleure.
fr-hint-place = { $die }, { $district } : { $what }.
fr-hint-take = { $die } : { $what }, et l’on active sa guilde.
fr-hint-take-raven = { $die } : { $what }, et l’on active la guilde de son choix.
fr-hint-swap-die = { $die } s’en va ; le dé Corbeau, lancé à sa place, active n’importe quelle guilde.
fr-hint-assistant = { $who } : { $what }.
fr-hint-unpaid = { $upgrade } : { $what }. En Production, elle coûte { $n } d’or.
fr-hint-gain = { $what } : c’est ce qui sert le mieux les contrats en vue.
fr-hint-hire = { $who } pour { $n } or : { $what }, à chaque activation désormais.
fr-hint-station = { $die }, { $station } : { $what }.
fr-hint-contract = À forger maintenant : { $contract } rapporte { $what }.
fr-hint-both = { $now } { $then }
fr-hint-lacks = Ensuite { $contract } ({ $n } or) ne demande plus que { $what }.
fr-hint-ready = Vous avez alors tout ce que demande { $contract } : { $n } or.
fr-hint-opens = Avec { $what } de plus, { $contract } : { $n } or.
fr-hint-deal = { $deals ->
    [one] Avec cet échange
   *[other] Avec { $deals } échanges, dont celui-ci est le premier,
  } vous pouvez forger { $contract } : { $n } or.
fr-hint-keep = Ce que vous pourriez forger maintenant vaut moins que ses marchandises aux Saisons à venir.
fr-hint-close = Il ne reste rien à faire : pour { $contract } ({ $n } or) il manque { $what }.
fr-hint-mystic = { $what } : { $use }.
fr-hint-sell = { $what } pour { $n } or ; il en reste { $left }.
fr-hint-made = { $what } pour { $give }.
fr-hint-turn = { $die } montre alors { $face }, ce qui vous sert mieux.
fr-hint-upgrade = { $upgrade } pour { $n } or : elle sert dans { $left ->
    [one] cette Production.
   *[other] { $left } Productions.
  }
fr-hint-starter = { $contract } prend { $cost } et rapporte { $what }.
fr-hint-run = { $guild } : { $what }, et { $n ->
    [0] aucun membre.
    [one] 1 membre.
   *[other] { $n } membres.
  }
fr-hint-overtime = { $card } prend { $n } de vos { $has } jetons d’action.

## Pourquoi pas

fr-why-full = { $district } : déjà { $n } dés, et { $most } au plus y tiennent.
fr-why-just-placed = Vous avez placé ce tour-ci le dé { $die } ({ $district }) : prenez-en un autre.
fr-why-no-such-die = Vous n’avez pas ce dé à placer : ceux que vous avez pris attendent la Saison prochaine.
fr-why-no-die = { $district } : ce dé n’y est pas.
fr-why-take-a-die = Choisissez l’un des dés qui s’y trouvent.
fr-why-die-alike = Deux dés pareils se trouvent là ({ $die }) : c’est une seule réponse.
fr-why-place-again = Vous avez placé un dé ce tour-ci ; maintenant vous en prenez un.
fr-why-district-later = Un dé va dans un quartier quand c’est à vous d’en placer un.
fr-why-die-later = On prend un dé du plateau après en avoir placé un.
fr-why-die-other = Ce dé est à { $who }.
fr-why-die-taken = Un dé pris cette Saison travaille en Production, et se place de nouveau la Saison suivante.
fr-why-die-spare = Ce dé n’a pas été placé cette Saison ; il se repose.
fr-why-die-works = Ce dé travaille déjà.
fr-why-die-turn = Un de vos { $n } talismans tourne un dé, mais pas ainsi.
fr-why-no-talisman = Seul un talisman tourne un dé, et vous n’en avez pas.
fr-why-no-way-round = { $die } ne se tourne pas plus loin : on ne passe pas de 6 à 1 ni l’inverse.
fr-why-track-full = { $good } : vous en avez { $has }, et une piste en tient { $most }.
fr-why-tier-closed = Rang { $tier } : il s’ouvre à { $n } de réputation ; vous en avez { $has }.
fr-why-goods-missing = Il vous manque { $what }.
fr-why-contract-later = Vous pourriez le payer : les contrats se remplissent pendant votre Production.
fr-why-contract-between = Les contrats se remplissent avant, entre et après vos dés.
fr-why-starter-other = C’est le contrat de { $who }.
fr-why-finish = La finition { $finish } demande { $what }, que vous n’avez pas.
fr-why-recruit-later = On engage aux Halles des Guildes : placez-y un dé, ou prenez-en un là.
fr-why-not-on-offer = { $who } : pas à l’affiche.
fr-why-column-full = Votre colonne { $guild } n’a plus de place : les { $n } sont prises.
fr-why-hire-gold = { $who } coûte { $n } or ; vous en avez { $has }.
fr-why-not-dealt = Choisissez une des cartes qu’on vous a données.
fr-why-station-later = Les postes sont pour vos dés, en Production.
fr-why-occupied = Un dé y travaille déjà ({ $station }). { $night }
fr-why-station-twice = Deux dés y travaillent déjà ({ $station }).
fr-why-no-dice-left = Vous n’avez plus de dé à mettre au travail.
fr-why-station-gold = Avec votre meilleur dé, il en coûte { $n } or ({ $station }) ; vous en avez { $has }.
fr-why-crier-top = Vous êtes à { $n } de réputation, la dernière case : le Crieur vous coûterait de l’or pour rien.
fr-why-smelter = La Fonderie prend 1 charbon et 1 minerai pour un acier ; vous avez { $charcoal } et { $ore }.
fr-why-guild-later = On active une guilde en prenant un dé de sa couleur.
fr-why-rush-later = Une Commande Pressée renouvelle cette rangée ; elle est parmi vos réponses si la pioche a des cartes.
fr-why-title = Les titres se donnent en fin de Saison, à qui les mérite.
fr-why-track = La réputation vient des contrats, des titres et du Crieur Public.
fr-why-nothing-free = Il n’y a rien à échanger, à tourner ni à payer pour l’instant.
fr-why-mat-ao = Noirbec ne fait jamais de commerce.
fr-why-mat-other = Ce sont les affaires de { $who } ; on n’échange qu’avec le Marché.
fr-why-overtime-used = Déjà fait cette Saison : { $card }.
fr-why-overtime-tokens = { $card } : il faut { $n ->
    [one] 1 jeton d’action
   *[other] { $n } jetons d’action
} ; vous en avez { $has }.
fr-why-nothing-ran = Vous n’avez encore activé aucune guilde à réactiver.
fr-why-deck-empty = Rang { $tier } : il n’y a plus de contrats à donner.
fr-why-upgrade-owned = Vous l’avez déjà : { $upgrade }.
fr-why-upgrade-season = Vous avez acheté une amélioration cette Saison ; on n’en achète qu’une.
fr-why-upgrade-gold = Il en coûte { $n } or ({ $upgrade }) ; vous en avez { $has }.
fr-why-clerked = Le Clerc de quartier a déjà fait un échange ce tour-ci.
fr-why-no-clerk = Aucun Clerc de quartier ne travaille pour vous.
fr-why-deal-goods = Un acier demande { $n } autres marchandises ; vous en avez { $has }.
fr-why-deal-short = Il faut { $what } pour cet échange ; il vous manque { $lack }.

## La fin

fr-end-headline = { $count ->
    [one] { $who } devient Maître des forges de Ravenshire
   *[other] { $who } partagent le fauteuil du Maître des forges
}
fr-end-forged = contrats forgés
fr-end-legends = dont légendaires
fr-end-hired = membres engagés
fr-end-lead = or d’avance
fr-end-gold = Or
fr-end-reputation = Réputation
fr-end-contracts = Contrats
fr-end-members = Membres
fr-end-titles = { $what }
fr-end-untitled = aucun titre
fr-end-ao = un oiseau avec un plan, et sans titre
fr-end-course = Or, si tout s’était arrêté là

## Le labo

fr-chart-gold = Or à la fin
fr-chart-ao = Or de Noirbec à la fin
fr-chart-seat = Victoires par place
fr-chart-fair = 1 est une part équitable.
fr-chart-districts = Où les dés sont placés, et pris
fr-chart-stations = Dés aux postes
fr-chart-contracts = Victoires selon les contrats remplis
fr-chart-reputation = Or selon la réputation
fact-ao = contre Noirbec
fact-ao-gold = or de Noirbec
fact-ao-contracts = contrats de Noirbec
fact-ao-reputation = réputation de Noirbec
fact-ao-members = membres de Noirbec
fact-ao-cost = cubes par contrat
fact-ao-finish = finition de Noirbec
fact-ao-beaten = places devant Noirbec
fact-gold = or
fact-reputation = réputation
fact-reputation-gold = or de la case de réputation
fact-mystic-gold = or des mystiques
fact-contracts = contrats
fact-members = membres
fact-titles = titres
fact-upgrades = améliorations
fact-first = saisons commencées
fact-deals = échanges au Marché
fact-talismans = talismans employés
fact-placed = placés
fact-taken = pris
fact-ran = activations
fact-station = postes
fact-overtime = heures supplémentaires
fact-finish = finitions
fact-forged = contrats par rang
fact-contract = contrats
fact-member = membres
fact-title = titres
fact-upgrade = améliorations
fact-assistant = assistants
