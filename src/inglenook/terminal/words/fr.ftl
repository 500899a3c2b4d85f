ui-title = Inglenook
ui-colon = { $a } : { $b }
ui-you = vous
ui-empty = vide
ui-not-rolled = pas encore lancé
ui-test = { $skill }, { $target }
ui-test-got = { $got } sur { $need }
ui-slots-free = { $n ->
    [0] aucun emplacement libre
    [one] un emplacement libre
   *[other] { $n } emplacements libres
 }
ui-standing-here = S’y trouve : { $who }
ui-faces = Faces : { $faces }

## The ground of a board
ui-ground-open = ouvert
ui-ground-closed = replié
ui-ground-hidden = caché sous le pli

## States of things
ui-state-active = { $gender ->
    [feminine] active
   *[masculine] actif
 }
ui-state-exhausted = { $gender ->
    [feminine] épuisée
   *[masculine] épuisé
 }
ui-state-used = { $gender ->
    [feminine] utilisée
   *[masculine] utilisé
 }
ui-state-down = à terre
ui-state-face-down = face cachée
ui-state-face-up = face visible
ui-state-busy = occupé
ui-state-asked = doit répondre
ui-state-turn = c’est son tour
ui-state-own = à vous
ui-state-bot = robot
ui-state-away = absent
ui-state-winner = vainqueur
ui-state-rolled = lancé
ui-state-resting = au repos
ui-state-kept = { $gender ->
    [feminine] gardée
   *[masculine] gardé
 }
ui-state-success = réussite
ui-state-fail = échec
ui-state-open = ouvert
ui-state-closed = replié
ui-state-hidden = caché sous le pli
ui-state-lit = peut être choisi
ui-state-full = { $gender ->
    [feminine] pleine
   *[masculine] plein
 }
ui-state-free = libre
ui-state-ghost = { $gender ->
    [feminine] pas encore posée
   *[masculine] pas encore posé
 }
ui-state-pays = compte maintenant
ui-state-met = { $gender ->
    [feminine] remplie
   *[masculine] rempli
 }
ui-state-missing = { $gender ->
    [feminine] manquante
   *[masculine] manquant
 }
ui-state-passed = { $gender ->
    [feminine] réussie
   *[masculine] réussi
 }
ui-state-failed = { $gender ->
    [feminine] manquée
   *[masculine] manqué
 }
ui-state-danger = danger

## Kinds of spaces
ui-kind-start = départ

## What is printed on things
ui-badge-value = valeur

## The dock
ui-asked-you = À vous, { $who }
ui-asked-other = À { $who } de décider
ui-thinking = { $who } réfléchit…
ui-waiting-secret = Doivent encore répondre : { $who }
ui-step-of = { $step } ({ $n } sur { $m })
ui-odds = { $now } %
ui-odds-best = { $now } %, au mieux { $best } %
ui-usual = la réponse habituelle
ui-final = sans retour
ui-final-again = C’est un renoncement définitif. Entrée pour le faire, Échap pour y réfléchir.
ui-ways = { $n } façons
ui-ways-open = { $what } : de quelle façon ? Échap montre toutes les réponses.
ui-typed = Réponse { $typed }_ (Entrée pour la donner)
ui-typed-lost = { $typed } a été tapé avant cette question, et n’y répond pas.
ui-typed-early = Vous avez tapé { $n } avant la question : Entrée le donne.
ui-filter = Chercher parmi les réponses : { $typed }_
ui-no-match = Aucune réponse ne contient ces mots.
ui-pick-count = { $least ->
    [0] Choisissez-en au plus { $most }
   *[other] Choisissez-en de { $least } à { $most }
 } ; choisis : { $n }
ui-pick-exact = Choisissez-en exactement { $most } ; choisis : { $n }
ui-pick-confirm = Entrée pour valider
ui-pick-usual = A pour le choix habituel : { $what }
ui-pick-none = rien
ui-no-number = Il n’y a pas de réponse { $n } ici.
ui-hint = Conseil : { $what }
ui-hint-busy = On cherche un bon conseil…
ui-read-only = Cette partie ne peut qu’être regardée : { $why }
ui-older = Cette partie a été commencée avec des règles plus anciennes ; à votre première réponse, le fichier d’origine sera mis de côté.
ui-game-over = La partie est terminée. Échap pour choisir la suite.
ui-saved = sauvegardé
ui-not-saved = sans fichier
ui-skip = Espace pour tout voir d’un coup

## Bar and keys
ui-bar-undo = U annuler
ui-bar-why = W pourquoi ?
ui-bar-hint = H conseil
ui-bar-inspect = I examiner
ui-bar-rules = R règles
ui-bar-log = L journal
ui-bar-map = K légende
ui-bar-language = G English
ui-bar-keys = ? touches
ui-bar-quit = Q quitter
ui-tab-board = Plateau
ui-tab-hand = Main
ui-tab-seats = Joueurs
ui-tab-log = Journal
ui-recap = Entre-temps
ui-past = La table telle qu’elle était à cette ligne. Échap ramène au présent.
ui-recap-step = { $n }/{ $m }  , .
ui-too-small = Cette fenêtre est trop petite pour la table.
ui-too-small-need = Elle fait { $w } × { $h } caractères ; il en faut au moins { $need-w } × { $need-h }.
ui-too-small-wait = Agrandissez-la et la partie revient. Tout est sauvegardé.

## Drawers
ui-rules = Règles
ui-search = Chercher…
ui-rules-none = Aucune règle ne contient ces mots.
ui-things-none = Rien ici ne porte ce nom.
ui-why = Pourquoi ne puis-je pas … ?
ui-why-option = Vous le pouvez : c’est la réponse { $n }.
ui-inspect = Regarder de plus près
ui-legend = Légende de la carte
ui-legend-road = chemin
ui-legend-seam = chemin qui passe la jointure
ui-legend-one-way = sens unique
ui-legend-route = le trajet de la réponse visée
ui-legend-lit = vous pouvez choisir ceci
ui-legend-reach = à portée après la réponse visée
ui-legend-ready = prêt
ui-legend-spent = épuisé
ui-legend-back = face cachée
ui-howto = Comment jouer
ui-close = Échap pour fermer
ui-keys = Touches
ui-key-answer = réponses 1 à 10 ; au-delà, taper les deux chiffres
ui-key-arrows = passer d’une réponse à l’autre
ui-key-enter = donner la réponse visée ; valider un choix multiple
ui-key-space = cocher ; montrer d’un coup ce qui se joue ; revenir au présent
ui-key-usual = prendre le choix multiple habituel
ui-key-filter = chercher parmi les réponses
ui-key-escape = fermer un volet, oublier ce qui est tapé
ui-key-wishes = moments pour des cartes : laisser une réponse permanente, ou la retirer
ui-wishes = Moments pour des cartes : ne pas me demander
ui-wishes-none = Il n’y a pas de moment pour des cartes maintenant, ni de réponse permanente à retirer.
ui-wish-on = ✓ { $what }
ui-wish-off = · { $what }
ui-key-undo = reprendre votre dernière réponse
ui-key-why = pourquoi ne puis-je pas … ?
ui-key-hint = ce que ferait un robot, et pourquoi
ui-key-inspect = regarder quoi que ce soit de plus près
ui-key-rules = les règles, avec recherche
ui-key-log = le journal
ui-key-map = la légende de la carte
ui-key-recap = revoir pas à pas ce qu’ont fait les autres ; la table est montrée telle qu’elle était
ui-key-walk = dérouler ce qu’ont fait les autres, ou pause
ui-key-moment = dans le journal : la table telle qu’elle était à la ligne visée
ui-key-language = français ou anglais
ui-key-tab = volet suivant
ui-key-pan = déplacer le plateau
ui-key-zoom = plateau plus grand, plus petit, ajusté
ui-key-board = un autre plateau
ui-key-speed = allure des robots
ui-key-howto = comment jouer
ui-key-quit = quitter ; tout est sauvegardé
ui-speed-normal = Les robots répondent maintenant à une allure qu’on peut suivre.
ui-speed-instant = Les robots répondent maintenant d’un coup.

## Between people, and the end
ui-hand-over = Passez le clavier à { $who }
ui-hand-over-why = La prochaine question ne regarde que { $who }. Que les autres détournent les yeux.
ui-hand-over-go = Entrée quand { $who } est en place
ui-end-fact = { $name } : { $value }
ui-end-row = { $rank }. { $who }{ $some ->
    [0] {""}
   *[other] {" "}: { $what }
 }
ui-end-course = { $what }, manche par manche
ui-end-moments = Ce qui a compté
ui-end-round = Manche { $n }
ui-over-new = Nouvelle partie
ui-over-look = Revoir la table et le journal
ui-over-quit = Quitter
ui-farewell = Partie sauvegardée. Reprenez-la quand vous voudrez.
ui-farewell-over = Merci d’avoir joué.

## Start
ui-start-tagline = Des jeux de plateau d’aventure qui se mènent tout seuls
ui-start-go-on = Reprendre une partie
ui-start-new = Une nouvelle partie
ui-start-waiting = { $game } · { $seats } · { $n ->
    [one] une réponse
   *[other] { $n } réponses
 } · { $when }
ui-start-damaged = { $file } : { $why }
ui-start-game = Jeu
ui-start-players = Joueurs
ui-start-seat = Place { $n }
ui-start-mine = Vous jouez
ui-start-mine-of = { $n } sur { $count }
ui-start-preset = Formule
ui-start-preset-own = à votre gré
ui-start-preset-changed = { $n ->
    [one] { $preset }, 1 changement
   *[other] { $preset }, { $n } changements
 }
ui-start-language = Langue
ui-start-language-en = English
ui-start-language-fr = français
ui-start-speed = Les robots jouent
ui-start-speed-normal = l’un après l’autre
ui-start-speed-instant = d’un coup
ui-start-begin = Commencer
ui-start-help = ↑ ↓ ligne   ← → changer   Entrée continuer   Q quitter
ui-start-name = Tapez un nom
ui-start-name-help = Tapez un nom ; Entrée pour le garder, Échap pour laisser l’ancien
ui-start-seat-help = ← → qui joue ici ; Entrée pour changer le nom
ui-start-first = Votre première partie ? Lisez d’abord la page « Comment jouer ».
ui-who-human = humain
ui-who-greedy = robot sensé
ui-who-shaky = robot distrait
ui-who-random = robot farfelu
ui-who-mcts = robot prévoyant
ui-bot-name-1 = Maren
ui-bot-name-2 = Tobias
ui-bot-name-3 = Jory
ui-bot-name-4 = Oona
ui-bot-name-5 = Fenn
ui-no-games = Il n’y a aucun jeu ici.
ui-minutes = { $n } minutes
ui-first-offer = C’est votre première partie de { $game }. Voulez-vous lire la page d’introduction ?
ui-first-read = La lire
ui-first-later = Jouer tout de suite
ui-yes = oui
ui-no = non

## Plain mode
ui-plain-help = Répondez par un numéro (plusieurs : 1 3 4). u annuler · n [NUMÉRO] réponses permanentes · h conseil · w CHOSE pourquoi pas · i CHOSE regarder de plus près · r [RÈGLE] règles · s toute la table · , et . la table ligne par ligne, en arrière et en avant · l en|fr langue · how comment jouer · q quitter · ? cette ligne
ui-plain-exactly = Exactement { $n }.
ui-plain-between = De { $least } à { $most }.
ui-plain-several = Plusieurs numéros sur une ligne ; 0 pour aucun.
ui-plain-several-usual = Plusieurs numéros sur une ligne ; 0 pour aucun ; une ligne vide prend le choix habituel : { $what }.
ui-plain-not-number = « { $text } » n’est ni un numéro de cette liste ni une commande ; ? dit les commandes.
ui-plain-nothing-found = Rien ici ne s’appelle « { $text } ».
ui-plain-many-found = Plusieurs choses s’appellent ainsi : { $what }.
ui-plain-no-rule = Il n’y a pas de règle « { $text } ».
ui-plain-which-thing = Dites quelle chose : w ou i, et son nom.
ui-plain-language = Il y a deux langues : l en et l fr.
ui-plain-now = Maintenant :
ui-plain-no-moment = La table telle qu’elle était à cette ligne ne peut pas être montrée.
ui-plain-left = Partie sauvegardée. Reprenez-la quand vous voudrez.
ui-plain-first = Première partie ? Tapez how pour la page d’introduction.
ui-plain-hand-over = La prochaine question ne regarde que { $who }. Entrée quand { $who } est en place.
ui-plain-state = La table
ui-aside-yes = Oui, qu’on y revienne
ui-aside-no = Non
ui-plain-aside = (o ou n)

# The results a roll can be changed to.
ui-result-plain = Résultat { $n }
ui-result-passes = { $n } : réussi
ui-result-further = { $n } : réussi avec d’autres changements
ui-result-fails = { $n } : échec
