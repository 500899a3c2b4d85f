# Ce que disent elles-mêmes les choses posées sur la table.

web-legal = vous pouvez la choisir, réponse { $n }
web-legal-more = vous pouvez la choisir, { $n } réponses
web-chosen = choisie
web-count = { $n } dedans
web-badge = { $name } { $value }
web-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
web-of = { $n } sur { $m }
web-more = +{ $n } de plus
web-text-more = suite
web-push-left = Cartes plus à gauche
web-push-right = Cartes plus à droite
web-of-cost = sur { $m }
web-ready-of = { $n } sur { $m } prêts
web-of-short = { $n }/{ $m }
web-state-exhausted = épuisé
web-state-spent = dépensé
web-state-face-down = face cachée
web-state-face-up = face visible
web-state-used = utilisé
web-state-active = prêt
web-state-asked = doit répondre
web-state-bot = robot
web-state-away = absent
web-state-winner = gagnant
web-state-eliminated = hors du jeu
web-state-open = ouvert
web-state-closed = fermé
web-state-hidden = caché
web-state-resting = au repos
web-state-busy = occupé
web-state-down = à terre
web-state-success = réussite
web-state-fail = échec
web-state-kept = gardé
web-state-rolled = lancé
web-turn = c’est son tour
web-thinking = réfléchit
web-held = oui
web-missing = pas encore
web-die-face = { $die } : { $face }
web-die-rest = { $die }, pas encore lancé
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Montrer tout le plateau
web-to-lit = Montrer la réponse { $n } : { $what }
web-to-lit-several = Montrer les réponses { $which }
web-boards = Plateaux
web-board-lit = { $n ->
    [one] 1 réponse ici
   *[other] { $n } réponses ici
 }
web-shared = Sur la table
web-loose = Aide-mémoire
web-empty = vide
web-inspect-close = Fermer
web-inspect-why = Pourquoi pas ?
web-track-here = { $who } est ici
web-unknown-part = { $name } ({ $kind })
web-unknown-parts = Aussi sur la table
web-sites = Lieux
web-odds = la chance d’aller au bout
web-percent = { $n } %
web-percent-best = { $n } %, au mieux { $best } %
web-dice-pool = { $n } dés : { $got ->
    [0] aucune réussite
    [one] 1 réussite
   *[other] { $got } réussites
 }
web-turn-left = Tourner vers la gauche
web-turn-right = Tourner vers la droite
web-turn-lay = La poser ainsi
