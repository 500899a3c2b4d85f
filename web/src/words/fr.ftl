# Ce que le client du navigateur dit lui-même. Tout ce qui touche à un jeu vient du jeu.

web-title = Inglenook
web-title-turn = ● À vous · { $what }
web-title-table = { $what } · Inglenook
web-language-other = English
web-skip-to-main = Aller à la page
web-skip-to-question = Aller à la question
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Ce navigateur n’autorise pas la copie. Le texte est sélectionné : copiez-le avec Ctrl+C.
web-you = Vous
web-colon = { $a } : { $b }
web-loading = Un instant…
web-try-again = Réessayer
web-open-menu = Menu

## How long ago
web-span-now = à l’instant
web-span-minutes = { $n } min
web-span-hours = { $n } h
web-span-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
 }
web-ago = il y a { $span }
web-waiting-for = attend depuis { $span }

## Home
web-home-headline = Prenez place au coin du feu.
web-home-intro = { $n ->
    [0] La cheminée est vide.
    [one] Une aventure attend sur la cheminée.
   *[other] { $n } aventures attendent sur la cheminée.
 } { $tables ->
    [0] { $n ->
        [one] Prenez la boîte et jouez.
       *[other] Prenez-en une et jouez.
     }
   *[other] Commencez une partie ou reprenez-en une.
 }
web-home-no-games = Aucun jeu n’est installé sur ce serveur.
web-nav-games = Jeux
web-nav-tables = Vos tables
web-nav-join = Rejoindre
web-nav-credits = Crédits
web-nav-main = Inglenook
web-games = Jeux
web-players = { $least } à { $most } joueurs
web-players-same = { $most ->
    [one] 1 joueur
   *[other] { $most } joueurs
 }
web-minutes = { $n } min
web-mode-rivals = Rivaux
web-mode-team = Équipe
web-mode-solo = Solo
web-mode-bots = Robots
web-new-table = Nouvelle table
web-how-to-play = Comment jouer
web-how-to-play-game = Comment jouer à { $game }

web-tables = Vos tables
web-tables-none = Pas encore de table. Prenez un jeu sur la cheminée : deux clics et vous jouez.
web-tables-finished = { $n ->
    [one] 1 partie terminée
   *[other] { $n } parties terminées
 }
web-table-alone = vous, sans compagnie
web-table-with = avec { $who }
web-your-move = À vous
web-decides = À { $who } de décider
web-waits-for-people = Attend des joueurs
web-over = Terminée
web-take-turn = Jouer votre tour
web-open = Ouvrir
web-look-back = Revoir
web-bot-named = { $name } (robot)

web-open-tables = Tables ouvertes
web-seats-free = { $n ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $n } places libres
 }
web-sit-down = S’asseoir

web-join-title = Rejoindre une table
web-join-label = Lien d’invitation ou code de table
web-join-hint = Aucun compte nécessaire.
web-join-looking = Recherche…
web-join-found = Trouvé : { $what }, { $free }.
web-join-nothing = Rien ne répond à ce lien ou à ce code.
web-join = Rejoindre
web-watch = Regarder
web-join-full = Toutes les places sont prises. Vous pouvez regarder.
web-join-seats = À la table
web-join-mine = Vous êtes déjà à cette table.
web-join-go = Aller à la table

web-name-title = Comment vous appeler ?
web-name-label = Votre nom
web-name-why = Les autres le voient à la table. Vous pouvez le changer à tout moment.
web-name-save = C’est moi
web-name-change = Changer de nom

## A new table
web-setup-title = Nouvelle table : { $game }
web-setup-seats = Qui joue ?
web-setup-who = Qui occupe la place { $n }
web-who-me = Moi
web-who-open = Un ami, par un lien
web-who-here = Une autre personne devant cet écran
web-bot-random = farfelu
web-bot-shaky = distrait
web-bot-greedy = sensé
web-bot-mcts = prévoyant
web-bot-other = { $name }
web-setup-here-name = Nom de la personne à la place { $n }
web-setup-here-default = Invité { $n }
web-setup-add = Ajouter une place
web-setup-remove = Enlever la place { $n }
web-setup-options = Comment jouer
web-setup-count = { $n } places sur { $most }
web-setup-full = { $most } places, c’est le plus possible.
web-setup-mine = Combien sont à vous ?
web-setup-mine-n = { $n ->
    [one] J’en joue une
   *[other] J’en joue { $n }
 }
web-setup-tabs = Places ou partie
web-setup-tab-seats = Places
web-setup-tab-game = Partie
web-setup-groups = Groupes d’options
web-setup-presets = Formules
web-setup-chosen = { $n ->
    [0] choisie
    [1] choisie, 1 changement
   *[other] choisie, { $n } changements
 }
web-setup-changes = { $n ->
    [one] avec 1 changement à vous
   *[other] avec { $n } changements à vous
 }
web-setup-on = { $n ->
    [0] comme d’habitude
   *[other] { $n } sur { $of }
 }
web-setup-n-on = { $n ->
    [0] Comme d’habitude
    [1] Une option
   *[other] { $n } options
 }
web-setup-of = sur { $n }
web-setup-yours = à vous
web-setup-rule = Règle { $rule }
web-setup-locked = { $option } : verrouillé
web-setup-less = { $option } : moins
web-setup-further = { $option } : plus
web-setup-stays = « { $option } » reste comme c’était
web-setup-keep = Garder « { $option } »
web-setup-instead = Plutôt « { $option } »
web-setup-understood = D’accord
web-setup-back = Revenir à { $preset }
web-setup-back-usual = Revenir à l’habitude
web-setup-more = Nom et visibilité
web-setup-name = Nom de la table
web-setup-name-hint = Facultatif
web-setup-public = Tout le monde sur ce serveur peut entrer ou regarder
web-setup-start = Commencer
web-setup-start-open = Ouvrir la table
web-setup-open-note = { $n ->
    [one] 1 place attend un ami. Vous recevrez un lien à envoyer.
   *[other] { $n } places attendent des amis. Vous recevrez un lien à envoyer.
 }
web-setup-alone-note = Tout le monde est là. La partie commence aussitôt.

## The waiting room
web-waiting-title = On attend des joueurs
web-waiting-note = La partie commence d’elle-même dès que toutes les places sont prises.
web-waiting-seats = Places
web-seat-open = libre
web-seat-kept = gardée pour { $who }
web-seat-you = vous
web-seat-here = devant votre écran
web-seat-person = présent
web-seat-away = absent
web-seat-bot = robot { $strength }
web-invite-title = Envoyez ce lien
web-invite-qr = Code du lien d’invitation, pour l’appareil photo d’un téléphone
web-invite-link = Lien d’invitation
web-watch-link = Lien pour regarder
web-waiting-begin = Commencer maintenant, avec des robots aux places libres
web-waiting-leave = Quitter cette table
web-waiting-host = La personne qui a ouvert la table peut commencer avec des robots.

## The table: bar
web-bar-phases = Où nous en sommes
web-bar-hint = Conseil
web-bar-rules = Règles
web-bar-log-unread = { $n ->
    [0] Journal
   *[other] Journal, { $n } de plus
 }
web-home-link = Inglenook, tous les jeux
web-table-people = { $people ->
    [0] { $bots ->
        [one] 1 robot
       *[other] { $bots } robots
     }
    [one] { $bots ->
        [0] 1 joueur
        [one] 1 joueur et 1 robot
       *[other] 1 joueur et { $bots } robots
     }
   *[other] { $bots ->
        [0] { $people } joueurs
        [one] { $people } joueurs et 1 robot
       *[other] { $people } joueurs et { $bots } robots
     }
 }
web-table-against = { $who } contre { $rivals }
web-step-of = Étape { $n } sur { $m } · { $step }
web-step-done = fait : { $step }
web-step-short = étape { $n } sur { $m }, { $step }

## The table: parts of the page
web-region-board = Plateau
web-region-seats = Joueurs
web-region-dock = Question
web-region-side = Journal, règles et discussion
web-region-dice = Dés
web-region-options = Réponses
web-seat-number = Place { $n }
web-items = Vos affaires

## The dock
web-asked = À vous, { $who }
web-choosing = { $who } choisit
web-thinks = { $who } réfléchit
web-thinks-behind =
    { $n ->
        [one] { $who } va réfléchir ; une demande passe avant
       *[other] { $who } va réfléchir ; { $n } demandes passent avant
    }
web-bot-kind = robot { $strength }
web-look-around = Vous pouvez regarder la table entre-temps.
web-waiting-person = À { $who } de décider.
web-waiting-long = La question attend { $who } depuis { $span }.
web-nudge = Relancer
web-nudge-text = { $who }, c’est à vous.
web-show-at-once = Tout voir d’un coup
web-pause-here = Faire une pause
web-go-on = Continuer
web-paused = En pause
web-playing = { $who } : ce qui se passe
web-playing-left = { $n ->
    [one] encore une étape
   *[other] encore { $n } étapes
 }
web-playing-until = { $n ->
    [one] À vous dans une seconde. Vous pouvez regarder la table entre-temps.
   *[other] À vous dans { $n } secondes. Vous pouvez regarder la table entre-temps.
 }
web-next-step = Étape suivante
web-final = sans retour
web-only-answer = La seule réponse possible.
web-auto-continue = La partie continue d’elle-même. Une touche l’arrête.
web-select-exact = { $n ->
    [one] Choisissez-en 1
   *[other] Choisissez-en { $n }
 }
web-select-upto = Choisissez-en au plus { $most }
web-select-between = Choisissez-en de { $least } à { $most }
web-select-missing = Encore { $n } à choisir
web-selected = { $n ->
    [0] aucun choix
    [one] 1 choix
   *[other] { $n } choix
 }
web-confirm-n = { $n ->
    [0] Ne rien choisir
    [one] Valider 1 choix
   *[other] Valider { $n } choix
 }
web-take-usual = Prendre le choix habituel : { $what }
web-take-none = rien
web-take-many = { $n } d’entre eux
web-clear = Effacer
web-answers-from-to = { $from } à { $to }
web-answers-one = réponse { $from }
web-answers-all = Les { $n }
web-sheet-items = Objets { $n }
web-answers-page = Quelles réponses
web-answers-back = Réponses précédentes
web-answers-more = Réponses suivantes
web-ruler-kept = tel quel
web-ruler-passes = { $from } à { $to } : réussi
web-ruler-passes-one = { $n } : réussi
web-ruler-fails = { $from } à { $to } : échec
web-ruler-fails-one = { $n } : échec
web-ruler-passes-tile = réussi
web-ruler-fails-tile = échec
web-ruler-further-tile = réussi avec d’autres changements
web-ruler-more = et plus
web-ruler-ways = { $n ->
    [one] 1 façon
   *[other] { $n } façons
 }
web-ruler-hopeless = { $n ->
    [one] Le seul changement possible échoue aussi.
   *[other] Les { $n } changements échouent aussi.
 }
web-ruler-best = Un seul changement donne { $n } au plus. Gardez vos affaires pour plus tard.
web-ruler-done = C’est déjà réussi. Vous pouvez encore changer, mais rien ne fera mieux.
web-ruler-anyway = Changer quand même
web-ruler-show = { $n ->
    [one] Voir le changement
   *[other] Voir les { $n }
 }
web-ruler-reach = Le mieux que chaque résultat atteint
web-ruler-results = Tapez le résultat voulu
web-ruler-spend = { $n } : que dépensez-vous ?
web-ruler-spend-passes = { $n } : réussi. Que dépensez-vous ?
web-filter = Chercher parmi les réponses
web-filter-none = Aucune réponse ne contient ces mots.
web-filter-count = { $n } réponses sur { $m }
web-why = Pourquoi ne puis-je pas… ?
web-why-short = Pourquoi pas ?
web-why-point = Montrez une chose sur la table, ou choisissez-la ici.
web-why-pick = Que voulez-vous faire ?
web-undo = Revenir
web-wishes = Moments pour des cartes : ne pas me demander
web-wishes-ask = Ne pas me demander pour de tels moments :
web-hint-title = Conseil
web-hint-busy = On cherche un bon conseil…
web-hint-behind =
    { $n ->
        [one] Le conseil vient bientôt ; une demande passe avant…
       *[other] Le conseil vient bientôt ; { $n } demandes passent avant…
    }
web-hint-take = Le suivre
web-kept-answer = La connexion est coupée. Votre réponse est gardée et repartira d’elle-même : { $what }
web-reconnecting = Nouvelle connexion…
web-connecting = Connexion…
web-offline-note = Le serveur ne répond pas. La table est à l’abri ; cette page continue d’essayer.
web-closed = Cette fenêtre n’est plus connectée.
web-unfetched = Une partie de cette page n’a pas pu être chargée. Le serveur a peut-être été mis à jour, ou il ne répond pas.
web-reload = Recharger la page
web-spectator = Vous regardez.
web-secret = Tout le monde choisit en secret.
web-secret-done = { $who } a choisi
web-secret-wait = { $who } choisit encore
web-secret-yours = Votre choix est gardé. Les autres choisissent encore.
web-refused = C’est impossible
web-read-only = Cette table ne peut qu’être regardée.
web-sheet-smaller = Réduire la question
web-sheet-larger = Agrandir la question

## The end
web-end-title = Le résultat
web-end-shut = Fermer le résultat et regarder la table
web-end-result = Résultat
web-end-place = Rang
web-end-who = Qui
web-end-course = { $what }, manche par manche
web-end-line = { $who } : de { $from } à { $to }
web-end-moments = Ce qui a compté
web-end-round = manche { $n }
web-over-replay = Revoir la partie
web-over-rematch = Rejouer
web-over-rematch-go = À la nouvelle table
web-over-luck = Vérifier le hasard
web-over-home = Accueil

## Undo by consent
web-ask-title = { $who } peut-il revenir en arrière ?
web-ask-text = { $who } demande à reprendre une réponse, au-delà d’un dé ou de la réponse d’un autre.
web-ask-yes = Oui, revenir
web-ask-no = Non, continuer
web-ask-waiting = Vous avez demandé à revenir en arrière. L’accord manque encore de { $who }.

## Side: log, rules, chat
web-tab-log = Journal
web-tab-rules = Règles
web-tab-chat = Discussion
web-tab-new = { $n } de plus
web-recap-title = Ce qu’a fait { $who }
web-recap-bot = Ce qu’a fait { $who } (robot)
web-recap-several = Ce qu’ont fait les autres
web-recap-away = En votre absence
web-recap-step = Étape { $n } sur { $m }
web-recap-count = { $m ->
    [one] Une étape
   *[other] { $m } étapes
 }
web-recap-back = Étape précédente
web-recap-forward = Étape suivante
web-recap-play = Dérouler les étapes
web-recap-pause = Pause
web-recap-close = Ranger le rappel
web-log-empty = Il ne s’est encore rien passé.
web-log-undone = repris
web-log-at = Montrer la table à ce moment
web-log-earlier = { $n ->
    [one] Montrer 1 ligne plus ancienne
   *[other] Montrer { $n } lignes plus anciennes
 }
web-past = Vous voyez la table comme elle était, à la réponse { $n } sur { $m }.
web-past-now = Revenir à maintenant
web-past-on = Rejouer à partir d’ici
web-past-on-alone = Rejouer à partir d’ici, toutes les places pour moi
web-past-on-why = Une nouvelle table repart de ce moment, avec une chance nouvelle. Celle-ci reste comme elle est.
web-branch = { $who } rejoue à partir de l’étape { $n } à une autre table.
web-branch-go = Y aller
web-past-link = Copier un lien vers ce moment
web-rule-open = Règle { $rule } : l’ouvrir
web-peek-open = Ouvrir cette règle
web-rules-title = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne contient ces mots.
web-rules-found = { $n ->
    [one] 1 règle
   *[other] { $n } règles
 }
web-rules-contents = Chapitres
web-rules-used = Appliquée dans cette partie :
web-rules-used-at = réponse { $n }
web-rules-ruling = Le livret n’en dit rien ; c’est notre lecture.
web-chat-empty = Personne n’a encore rien dit.
web-chat-label = Dire quelque chose
web-chat-send = Envoyer
web-chat-watcher = spectateur
web-chat-with = Toute la table lit ceci, les spectateurs aussi.

## Menu of the table
web-menu-howto = Comment jouer
web-menu-keys = Touches
web-menu-replay = Revoir la partie
web-menu-invite = Invitation et liens
web-menu-export = Enregistrer dans un fichier
web-menu-luck = Le hasard de cette table
web-menu-programs = Un programme pour ma place
web-menu-bot = Laisser jouer un robot à ma place
web-menu-back = Reprendre ma place
web-menu-bot-for = Laisser jouer un robot pour { $who }
web-menu-look = Regarder de la place de { $who }
web-menu-leave = Quitter la table
web-menu-settings = Réglages
web-menu-home = Tous les jeux
web-menu-credits = Crédits
web-menu-log = Journal et rappel
web-leave-sure = Quitter la table ? Votre place sera libre.
web-stand-in = Un robot joue à votre place.

## Replay
web-replay-at = Réponse { $n } sur { $m }
web-replay-slider = Moment de la partie
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Une réponse en arrière
web-replay-forward = Une réponse en avant
web-replay-speed = Vitesse
web-replay-seat = Vu de
web-replay-line = ligne { $n } sur { $m }
web-replay-line-back = Une ligne en arrière
web-replay-line-forward = Une ligne en avant
web-replay-nothing = Rien n’a été écrit ici.

## Luck
web-luck-title = Le hasard de cette table
web-luck-intro = Chaque dé et chaque mélange viennent d’une clef secrète, fixée avant le premier tirage. Son empreinte est publique depuis. À la fin de la partie la clef est montrée, et votre navigateur peut recalculer chaque tirage.
web-luck-fingerprint = Empreinte, montrée depuis le début
web-luck-key = La clef
web-luck-nonces = Ce que les places ont ajouté
web-luck-later = La clef est montrée à la fin de la partie.
web-luck-check = Recalculer chaque tirage
web-luck-good = Les { $n } tirages sont ceux que dit la clef, et la clef correspond à son empreinte.
web-luck-bad-key = La clef ne correspond pas à son empreinte.
web-luck-bad-draw = Le tirage { $n }, un parmi { $sides }, a donné { $found } ; la clef dit autre chose.
web-luck-limits = Cela montre que personne n’a changé le hasard après le début. Cela ne montre pas que le serveur a gardé la clef pour lui.

## How to play, hand over
web-howto-none = Ce jeu n’a pas encore d’introduction. Ses règles disent tout.
web-howto-begin = Jouons
web-handover-title = Passez l’appareil à { $who }
web-handover-text = La prochaine question ne regarde que { $who }. Que les autres détournent les yeux.
web-handover-go = Je suis { $who }

## Settings
web-settings = Réglages
web-settings-look = Aspect
web-settings-language = Langue
web-settings-mode = Lumière
web-mode-system = comme l’appareil
web-mode-day = jour
web-mode-night = nuit
web-to-night = Nuit
web-to-day = Jour
web-settings-motion = Mouvement
web-motion-system = comme l’appareil
web-motion-full = complet
web-motion-less = réduit
web-settings-pace = Allure des étapes des autres
web-pace-slow = lente
web-pace-normal = normale
web-pace-fast = rapide
web-pace-instant = d’un coup
web-settings-play = Jouer
web-settings-sound = Son
web-settings-sound-note = Un léger clic, les dés, et un carillon quand c’est à vous
web-settings-keys = Touches seules
web-settings-keys-note = Lettres et chiffres répondent et ouvrent des volets. Sans elles : seulement Tab, Entrée, Espace, les flèches et Échap.
web-settings-keys-list = Toutes les touches
web-settings-onetap = Un seul appui répond
web-settings-onetap-note = Sur un écran tactile, un appui sur le plateau montre d’abord ce qui arriverait ; un second répond.
web-settings-auto = Continuer de soi-même
web-settings-auto-note = Quand il n’y a qu’une réponse, elle est donnée après un instant.
web-settings-notify = Me dire quand c’est à moi
web-settings-notify-note = Par un message du navigateur, quand la page est à l’arrière-plan
web-notify-denied = Ce navigateur interdit les messages de ce site. Le titre de la page et le son vous préviennent.
web-notify-none = Ce navigateur n’a pas de messages ici (il leur faut https ou localhost). Le titre de la page et le son vous préviennent.
web-settings-name = Votre nom
web-settings-devices = Vos autres appareils
web-device-note = Un lien personnel : qui l’ouvre continue à votre place. Ne le donnez à personne.
web-device-new = Créer un lien pour un autre appareil
web-device-qr = Code de votre lien personnel, pour l’appareil photo d’un téléphone
web-device-link = Lien personnel
web-device-revoke = Révoquer ce lien
web-device-list = Liens que vous avez créés
web-device-number = Lien { $n }
web-device-here = Ce navigateur est venu par lui.
web-pass-made = créé { $when }
web-pass-used = utilisé pour la dernière fois : { $when }
web-pass-unused = jamais utilisé
web-settings-programs = Vos programmes
web-program-note = Un jeton permet à un de vos programmes de répondre pour une de vos places. On en crée dans le menu d’une table.
web-program-note-table = Un jeton permet à un de vos programmes de répondre pour votre place à cette table, jusqu’à ce que vous le révoquiez. La page /docs de ce serveur dit comment.
web-program-name = Nom du programme (si vous voulez)
web-program-seat = Place
web-program-new = Créer un jeton
web-program-once = Jeton de { $name } : montré une seule fois
web-program-list = Jetons valables
web-program-revoke = Révoquer ce jeton
web-program-at = { $table }, place de { $seat }
web-program-left = une table que vous avez quittée
web-program-unnamed = Programme sans nom
web-sign-out = Déconnecter partout ailleurs
web-sign-out-note = Si quelqu’un a peut-être votre lien, votre jeton ou votre navigateur : tout cela prend fin d’un coup, sauf ce navigateur-ci.
web-sign-out-sure = Tous vos liens personnels et les jetons de vos programmes cessent de valoir, et tout autre navigateur est déconnecté aussitôt, même au milieu d’une partie. Vos tables et vos places restent à vous, dans ce seul navigateur.
web-sign-out-done = Seul ce navigateur est encore vous.
web-settings-games = Parties enregistrées
web-import = Ouvrir une partie depuis un fichier
web-import-note = Une partie enregistrée ici ou dans le terminal (.json)
web-settings-credits = Crédits et licences

## Keys
web-keys-title = Touches
web-keys-off = Les touches seules sont désactivées dans les réglages ; les autres fonctionnent.
web-key-answer = réponses 1 à 10
web-key-tab = question, réponses, plateau, joueurs, volet
web-key-arrows = sur le plateau : la chose à choisir la plus proche
web-key-enter = répondre avec ce qui est visé
web-key-space = la réponse principale ; passer ce qui se joue ; revenir au présent
web-key-esc = fermer ; sinon un pas en arrière
web-key-undo = revenir
web-key-why = pourquoi ne puis-je pas : puis montrer une chose
web-key-hint = conseil
web-key-inspect = regarder de plus près ce qui est visé
web-key-rules = règles
web-key-log = journal
web-key-chat = discussion
web-key-recap-back = rappel et revue : une étape en arrière
web-key-recap-forward = rappel et revue : une étape en avant
web-key-recap-play = rappel : dérouler ou pause
web-key-turn-left = tourner une tuile à gauche
web-key-turn-right = tourner une tuile à droite
web-key-zoom-in = plus grand
web-key-zoom-out = plus petit
web-key-fit = tout le plateau
web-key-mat = à votre plateau personnel
web-key-help = cette liste
web-key-new = à l’accueil : nouvelle table de ce jeu
web-key-change = { $what } : maintenant { $key } ; appuyer pour une autre touche
web-key-press = appuyez…
web-key-taken = { $key } sert déjà à « { $what } ».
web-keys-reset = Rétablir toutes les touches
web-key-name-space = Espace
web-key-name-enter = Entrée
web-key-name-esc = Échap
web-key-name-tab = Tab
web-key-name-arrows = Flèches

## Toasts
web-toast-left = { $who } a perdu la connexion. Sa place est gardée.
web-toast-back = { $who } est de retour.
web-toast-joined = { $who } s’est assis à la table.
web-toast-bot-plays = Un robot joue pour { $who }.
web-toast-bot-offer = Un robot joue
web-toast-bot-gone = { $who } joue de nouveau.
web-toast-said = { $who } : { $text }
web-toast-read = Lire
web-toast-rematch = Une nouvelle table est prête pour rejouer.
web-toasts = Messages

## What the page tells a screen reader
web-live-question = { $who }. { $question }
web-live-asked-other = À { $who } de décider.
web-live-past = La table à la réponse { $n }.

## Troubles
web-no-server = Le serveur ne répond pas. Réessayez dans un instant.
web-server-trouble = Le serveur a des ennuis (réponse { $status }). Réessayez dans un instant.
web-trouble-strange = Quelque chose n’a pas marché ici ({ $detail }).
web-no-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
web-no-page = Il n’y a rien à cette adresse.
web-no-page-home = Vers la cheminée

## Credits
web-credits-title = Crédits
web-credits-intro = Inglenook est fait par des gens qui aiment ces jeux. Il n’est pas officiel : aucun auteur, éditeur ou ayant droit nommé ici ne l’a fait, approuvé ou relu. Les règles sont redites avec nos mots ; les textes, les images et tout nombre ou carte qui n’est pas de notoriété publique sont de nous. Si un jeu vous plaît au coin de ce feu, achetez la boîte.
web-credits-games = Les jeux
web-credits-marks = Les noms de jeux et de sociétés sont des marques de leurs propriétaires, employés ici seulement pour dire de quel jeu il s’agit.
web-credits-icons = Icônes
web-credits-icons-text = De game-icons.net, sous licence Creative Commons Attribution 3.0 (CC BY 3.0). Dessinées par { $authors }. Mises en couleur et en place par nous.
web-credits-fonts = Caractères
web-credits-fonts-text = { $faces } : SIL Open Font License 1.1, par leurs auteurs, au moyen de Fontsource.
web-credits-code = Programme
web-credits-code-text = Svelte, Vite et Fluent dans le navigateur ; Litestar, msgspec et SQLAlchemy sur le serveur. Leurs licences les accompagnent.
