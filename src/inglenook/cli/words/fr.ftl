cli-about = Des jeux de plateau d’aventure qui se mènent tout seuls.
cli-epilog = `inglenook COMMAND --help` en dit plus sur une commande. INGLENOOK_LANG choisit la langue, INGLENOOK_DATA le dossier des parties enregistrées.
cli-help-usage = utilisation :
cli-help-options = options
cli-help-arguments = arguments
cli-help-commands = commandes
cli-help-help = afficher ceci et finir
cli-help-version = afficher la version et finir
cli-help-lang = la langue

cli-play-about = Jouer une partie, nouvelle ou enregistrée.
cli-help-play-game = quel jeu ; sans lui, une liste où choisir
cli-help-play-seats = qui s’assoit où : human, human*3 (vous à trois places), bot, bot:random, bot:shaky, bot:greedy, bot:mcts, bot:mcts:400 (simulations), bot:mcts:2s (secondes)
cli-help-play-names = comment ils s’appellent
cli-help-play-seed = la même graine et les mêmes réponses donnent la même partie
cli-help-play-preset = une formule du jeu ; des options peuvent la changer
cli-help-play-option = une option du jeu (`inglenook games` en donne la liste)
cli-help-play-load = reprendre une partie enregistrée
cli-help-play-plain = des lignes numérotées, pour les tubes et les lecteurs d’écran
cli-help-play-speed = à quelle vitesse les robots répondent à l’écran
cli-games-about = Donner la liste des jeux.
cli-rules-about = Afficher les règles d’un jeu.
cli-help-rules-game = quel jeu
cli-help-rules-rule = seulement cette règle
cli-help-rules-coverage = ce qui porte chaque règle, et quels tests la prouvent
cli-replay-about = Raconter une partie enregistrée.
cli-help-replay-file = la partie enregistrée
cli-help-replay-to = seulement les N premières réponses
cli-help-replay-step = attendre Entrée après chaque réponse
cli-check-about = Dire si un fichier est une partie saine : 0 bonne, 1 illisible, 2 incohérente.
cli-help-check-file = la partie enregistrée
cli-lab-about = Faire jouer beaucoup de parties aux robots, et laisser des tableaux et un rapport.
cli-help-lab-game = quel jeu
cli-help-lab-n = combien de parties
cli-help-lab-seats = quels robots jouent ; all:greedy met ce robot à toutes les places, pour chaque nombre de joueurs tour à tour
cli-help-lab-seed = la même graine donne les mêmes tableaux
cli-help-lab-preset = une formule du jeu ; des options peuvent la changer
cli-help-lab-option = une option du jeu, la même dans toutes les parties ; les autres changent d’une partie à l’autre
cli-help-lab-out = le dossier des résultats
cli-help-lab-jobs = combien de processus ; sans ce nombre, un par cœur
cli-help-lab-fixed = chacun garde la place pour laquelle il est nommé, avec les options usuelles ; sinon les deux changent d’une partie à l’autre
cli-help-lab-swap = jouer chaque donne une fois de chaque place
cli-compare-about = Comparer deux séries du laboratoire sur les mêmes donnes, partie par partie.
cli-help-compare-first = le dossier d’une série
cli-help-compare-second = le dossier d’une autre série avec le même jeu et la même graine
cli-compare-two = Nommez les dossiers de deux séries du laboratoire.
cli-lab-seating = Ou bien chacun garde sa place (--fixed), ou bien chaque donne est jouée de chaque place (--swap).
cli-serve-about = Servir des jeux aux navigateurs ; on rejoint une table par un lien.
cli-help-serve-host = l’adresse où écouter ; 0.0.0.0 laisse entrer les autres de votre réseau
cli-help-serve-port = le port ; à défaut 8000, ou le prochain de libre
cli-help-serve-public-url = l’adresse que voient les autres, si c’en est une autre : https://jouer.example.org
cli-help-serve-trusted-proxy = l’adresse d’un mandataire inverse qu’on croit quand il dit qui appelle
cli-help-serve-open = ouvrir la page d’accueil dans un navigateur
cli-help-serve-no-open = ne pas ouvrir de navigateur (c’est l’usage)
cli-help-serve-log = comment le journal s’écrit sur l’erreur standard
cli-help-serve-limits = d’autres limites que les usuelles : sockets=500,messages=100
cli-help-serve-no-limits = aucune limite à ce que chacun demande ; seulement pour mesurer
cli-help-serve-plain-frames = laisser les trames des sockets à Uvicorn ; plus lent, en cas de doute sur la voie rapide
cli-help-serve-database = l’adresse d’une base PostgreSQL ; INGLENOOK_DATABASE_URL fait de même
cli-join-about = Jouer à la table d’un serveur, ici dans le terminal.
cli-help-join-url = le lien qu’on vous a envoyé, ou l’adresse de la table
cli-help-join-seat = quelle place libre prendre, à partir de 1
cli-help-join-name = comment les autres vous y appellent
cli-help-join-plain = des lignes numérotées, pour les tubes et les lecteurs d’écran
cli-help-join-speed = à quelle vitesse passent les réponses des autres
cli-backup-about = Écrire tout ce que garde un serveur dans un fichier, même pendant qu’il tourne.
cli-help-backup-file = où l’écrire
cli-help-backup-replace = remplacer un fichier qui est là
cli-help-backup-database = la base, si ce n’est pas l’usuelle
cli-restore-about = Remplir la base d’un serveur avec une sauvegarde ; aucun serveur ne doit tourner dessus.
cli-help-restore-file = la sauvegarde
cli-help-restore-replace = remplacer une base qui contient des tables
cli-help-restore-database = la base, si ce n’est pas l’usuelle
cli-migrate-about = Amener la base et ses tables à cette version ; un serveur le fait de lui-même au démarrage.
cli-help-migrate-check = ne rien changer : dire pour chaque table si elle reste, est adaptée, ou garde ses anciennes règles
cli-help-migrate-database = la base, si ce n’est pas l’usuelle
cli-verify-about = Recalculer chaque dé et chaque tirage d’une partie finie à partir de la clef de sa chance.
cli-help-verify-source = l’adresse d’une table sur un serveur, ou un fichier avec ce qu’a donné /api/tables/…/luck

cli-games-broken = { $game } ne peut pas être chargé : { $why }
cli-no-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
cli-no-language = Il n’y a pas de langue « { $lang } ». Il y a : { $langs }.
cli-unknown-argument = « { $argument } » n’a pas de sens ici ; `--help` montre ce qui en a un.
cli-not-a-number = { $name } doit être un nombre entier.
cli-not-negative = { $name } ne peut pas être inférieur à 0.
cli-at-least-one = { $name } doit être au moins 1.
cli-needs-value = { $name } attend une valeur.
cli-takes-no-value = { $name } n’attend pas de valeur.
cli-option-form = --option attend nom=valeur, pas « { $option } ».
cli-which-game = Dites quel jeu : { $games }.
cli-which-file = Dites quel fichier : inglenook { $command } FICHIER.
cli-no-rule = { $game } n’a pas de règle « { $rule } ».
cli-no-seat = « { $seat } » ne peut pas s’asseoir : une place est human, bot ou bot:NOM.
cli-too-many-names = Il y a { $names } noms pour { $seats } places.
cli-same-names = Deux places portent le même nom.
cli-no-speed = Il n’y a pas de vitesse « { $speed } ». Il y a : { $speeds }.
cli-load-alone = --load reprend une partie telle qu’elle était : ne donnez ni jeu, ni places, ni noms, ni graine, ni options.
cli-no-screen = Ceci n’est pas un terminal : ajoutez --plain pour jouer en lignes numérotées.
cli-no-terminal = Impossible d’ouvrir l’écran : le module Python { $module } manque. --plain permet de jouer en lignes numérotées.
cli-no-lab = Le laboratoire a besoin du module Python { $module } : pip install "inglenook[lab]".
cli-lab-human = Aucun humain ne s’assied au laboratoire : ne donnez que des robots.
cli-cannot-write = Rien ne peut être écrit dans { $folder } : { $detail }.
cli-interrupted = Partie enregistrée. Pour la reprendre : inglenook play --load { $file }

cli-person-name = Joueur { $n }
cli-bot-name = Robot { $n }
cli-menu-go-on = Reprendre : { $game }, { $who }, { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
 }, { $when }
cli-menu-new = Nouvelle partie : { $game }
cli-menu-damaged = { $file } ne peut pas être reprise. { $why }
cli-menu-which = Laquelle ?
cli-menu-number = Tapez un nombre de 1 à { $most }.
cli-menu-seats = Qui joue (de { $least } à { $most } ; Entrée : vous contre des robots ; ou par exemple human,bot:greedy) ?

cli-games-none = Aucun jeu n’est installé.
cli-games-line = { $fixed ->
    [yes] { $most } joueurs
   *[no] de { $least } à { $most } joueurs
 }, environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }
cli-games-option = --option { $name }=…  { $label } : { $choices } ; d’habitude { $usual }
cli-option-number = un nombre
cli-games-preset = --preset { $name }  { $label }
cli-games-preset-about = --preset { $name }  { $label } : { $note }
cli-option-between = un nombre de { $least } à { $most }
cli-option-several = { $choices } : une ou plusieurs, séparées par des virgules
cli-option-nothing = aucune
cli-menu-options = Options (Entrée : comme d’habitude ; ou une formule, et NOM=VALEUR, séparés par des espaces) ?

cli-carried = { $kind } { $name }
cli-carrier-function = fonction
cli-carrier-content = contenu
cli-carrier-invariant = invariant
cli-proven-by = prouvée par { $test }
cli-not-proven = NON PROUVÉE
cli-not-carried = NON PROUVÉE : rien ne la porte
cli-proof-stale = Modifié depuis la preuve : { $folders }. Lancez `make prove`.
cli-proof-none = Rien n’a encore été prouvé. Lancez `make prove`.
cli-proven-off = elle a été désactivée, et ces tests ont échoué :
cli-proven-bent = ceci a été faussé ({ $why }), et ces tests ont échoué :
cli-proven-shared = elle a été désactivée avec les règles qui la partagent ({ $why }), et ces tests ont échoué :
cli-coverage = { $proven } règles prouvées sur { $rules }

cli-replay-seats = { $seats } ; { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
 }
cli-replay-step = (Entrée continue, q finit)
cli-replay-cut = Les { $n } premières réponses sur { $answers }.
cli-replay-asked = La suite est une question posée à { $who }.
cli-replay-open = Elle n’est pas finie.
cli-note-older = Elle a été commencée avec des règles plus anciennes, et elle se joue avec celles d’aujourd’hui.
cli-note-migrated = Elle a été commencée avec des règles plus anciennes et mise à jour pour celles d’aujourd’hui.
cli-note-read-only = On peut seulement la regarder. { $why }
cli-check-good = { $file } : bonne. { $game }, { $seats } places, { $answers ->
    [0] aucune réponse
    [one] une réponse
   *[other] { $answers } réponses
 }, { $over ->
    [yes] finie
   *[no] pas finie
 }.
cli-check-bad = { $file } : { $why }

cli-serving = Inglenook est à { $url }. Ctrl+C l’arrête ; chaque partie est gardée.
cli-serving-others = Les autres le trouvent à { $url }.
cli-served = Arrêté. Chaque partie est gardée.
cli-served-already = Un serveur a déjà les tables de ce dossier de données : { $url }
cli-restore-served = Un serveur a les tables de ce dossier de données : arrêtez-le d’abord.
cli-no-browser = Aucun navigateur n’a pu être ouvert : allez vous-même à { $url }.
cli-port-taken = Le port { $port } est pris : choisissez-en un autre avec --port.
cli-no-port = --port doit être un nombre de 1 à 65535.
cli-no-free-port = Aucun port de { $first } à { $last } n’est libre : choisissez-en un avec --port.
cli-bad-host = Le serveur ne peut pas écouter à { $host } : { $detail }.
cli-no-log = Il n’y a pas de journal « { $log } ». Il y a : { $logs }.

cli-backed-up = Tout est dans { $file }. Il contient des secrets : gardez-le où vous seul pouvez le lire.
cli-restored = Rétabli à partir de { $file }.
cli-fate-kept = gardée
cli-fate-migrated = adaptée
cli-fate-pinned = figée
cli-migrate-sum = { $kept } gardées, { $migrated } adaptées, { $pinned } figées à leurs anciennes règles.
cli-migrated = La base est à jour.
cli-cannot-read = { $file } ne peut pas être lu : { $detail }.
cli-verify-what = Dites que vérifier : inglenook verify FICHIER ou ADRESSE.
cli-verify-no-luck = { $source } ne contient pas la chance d’une table.
cli-verify-not-over = La partie n’est pas finie : sa clef est encore secrète. L’engagement est { $commitment }.
cli-verify-other-key = La clef n’est pas celle qui était promise : son SHA-256 n’est pas { $commitment }.
cli-verify-wrong = Le tirage { $draw } ne découle pas de la clef.
cli-verify-good = { $draws ->
    [one] L’unique tirage découle
   *[other] Les { $draws } tirages découlent tous
 } de la clef.
cli-verify-commitment = La clef est celle promise au début, si la table montrait alors { $commitment }.
cli-no-server = { $url } ne donne pas de table : { $detail }.
cli-no-answer = Le serveur ne répond pas. Ce que vous avez dit est gardé et renvoyé dès qu’il revient.
cli-join-which = Dites où : inglenook join ADRESSE.
cli-join-url = « { $url } » ne mène pas à une table. Cela ressemble à http://192.168.1.5:8000/join/….
cli-join-full = Aucune place n’est libre à cette table. Pour regarder, demandez le lien des spectateurs.
cli-join-seat = La place { $seat } n’est pas libre. Libres : { $free }.
cli-join-waiting = Vous êtes à la table. La partie commence quand tout le monde est là.
cli-join-left = Vous pouvez la reprendre à tout moment : inglenook join { $url }
