## Ce que dit le journal du jeu de base

fr-log-gains = { $who } gagne { $what }.
fr-log-no-room = { $who } n’a plus de place : { $what } de perdu.
fr-log-reputation = { $who } monte à { $space } de réputation.
fr-log-refill = Nouveau contrat exposé : { $contract }.
fr-log-reset = La rangée passe sous sa pioche ({ $tier }), et l’on distribue de nouveaux contrats.
fr-log-titles = Les titres de cette partie : { $titles }.
fr-log-first = { $who } détient le marqueur Premier Joueur.
fr-log-assistant = { $assistant } vient en aide à { $who }.
fr-log-swaps-die = { $who } échange { $die } contre { $raven }.
fr-log-fourth-die = { $who } a un quatrième dé : { $die }.
fr-log-foreman = Le Contremaître apporte une amélioration à { $who } : { $upgrade }.
fr-log-guildmother = La Mère de guilde amène un membre à { $who } : { $member }.
fr-log-starter = { $who } garde un contrat de départ : { $contract }.
fr-log-raven = Le Corbeau se pose { $district-at } : { $die }.
fr-log-turn = Saison { $season }, tour { $turn } : { $who }
fr-log-places = { $who } place { $die } { $district-at }.
fr-log-takes = { $who } prend { $die } { $district-from }.
fr-log-runs = { $who } active une guilde : { $guild }.
fr-log-recruits = { $who } recrute { $member } pour { $gold } or.
fr-log-no-recruit = { $who } ne recrute personne et gagne { $gold } or.
fr-log-trades = { $who } donne { $give } contre { $get }.
fr-log-converts = { $who } transforme { $give } en { $get }.
fr-log-turns-die = { $who } tourne { $die } sur { $face }.
fr-log-talisman = { $who } dépense un talisman : { $die } montre désormais { $face }.
fr-log-overtime = { $who } fait des heures supplémentaires : { $card }, pour { $cost ->
    [one] { $cost } jeton d’action
   *[other] { $cost } jetons d’action
 }.
fr-log-production = Production de la Saison { $season } : { $who }
fr-log-works = { $who } met { $die } au travail : { $station }.
fr-log-rests = { $who } ferme l’atelier ; { $n ->
    [one] { $n } dé se repose
   *[other] { $n } dés se reposent
 }.
fr-log-upgrade = { $who } achète une amélioration pour { $gold } or : { $upgrade }.
fr-log-contract = { $who } remplit un contrat : { $contract }.
fr-log-finish = { $who } ajoute une finition : { $finish }.
fr-log-season-end = Fin de la Saison { $season }
fr-log-title = { $who } reçoit un titre : { $title }, soit { $what }.
fr-log-halls = Du mouvement aux Halles : les membres du haut s’en vont, de nouveaux arrivent.
fr-log-marker = Le marqueur Premier Joueur passe à { $who }.
fr-log-total = { $who } a { $gold } or en tout.
fr-over-wins = { $who } a { $gold } or et devient Maître des forges de Ravenshire.
fr-over-reputation = { $who } a { $gold } or, comme d’autres, mais plus de réputation : le fauteuil de Maître des forges est pris.
fr-over-contracts = { $who } a { $gold } or et autant de réputation que d’autres, mais plus de contrats : le fauteuil de Maître des forges est pris.
fr-over-stock = { $who } a { $gold } or ; tout est égal, sauf les réserves, plus grandes : le fauteuil de Maître des forges est pris.
fr-over-shared = { $who } ont { $gold } or chacun et rien ne les sépare : le fauteuil de Maître des forges se partage.
