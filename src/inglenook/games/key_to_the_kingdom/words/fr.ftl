key-to-the-kingdom-title = La Clef du Royaume
key-to-the-kingdom-about = Une quête en famille sur un plateau qui se plie : trois morceaux de clef, un château, un Roi démon de fort méchante humeur.
key-to-the-kingdom-credits = Un jeu de Paul Bennett, publié d’abord par Waddington’s en 1990. Restauré par Matthew O’Malley et Ben Rosset, avec le concours de Noah Cohen, Rob Daviau, Justin D. Jacobson et Brian Neff, et illustré par Andrew Bosley, pour Restoration Games, 2021. Édition française (La Clef du Royaume) par Lucky Duck Games. Key to the Kingdom et Restoration Games sont des marques de Restoration Games, LLC.

option-heroes = Héros
option-heroes-choose = chacun choisit
option-heroes-dealt = tirés au sort

## La table

kk-phase-setup = Choix des héros
kk-phase-turn = Manche { $n }
kk-board-kingdom = Le Royaume
kk-board-castle = Le Château démoniaque
kk-castle-text = S’ouvre au héros qui possède un morceau rouge, un vert et un bleu, et qui entre dans un tourbillon.
kk-portion-west = L’Ouest
kk-portion-east = L’Est
kk-figure = { $who } ({ $hero })
kk-piece-red = morceau rouge
kk-piece-green = morceau vert
kk-piece-blue = morceau bleu
kk-counter-items = objets actifs
kk-counter-companions = compagnons
kk-holds-demon-die = Détient le dé du démon
kk-zone-hero = Carte Héros
kk-zone-items = Objets
kk-zone-companions = Compagnons
kk-zone-deck = Paquet Événement
kk-zone-discard = Défausse
kk-zone-resolving = Événement en cours
kk-zone-supply = Morceaux de clef
kk-zone-magic = Objets magiques de côté
kk-deck-text = { $n } dans la défausse
kk-supply-text = { $colour } : encore { $n }
kk-die-hero = dé de héros
kk-die-demon = dé du démon
kk-die-of = dé de héros ({ $hero })
kk-on-the-throne = Sur le trône : { $die }
kk-item-value = Vaut { $n }, en plus ou en moins.
kk-token-face-down = Face cachée : personne n’y est venu.
kk-sum-plain = { $total }
kk-sum = { $face } { $sign ->
    [plus] +
   *[minus] −
 } { $change } = { $total }

kind-boring = case Rasoir
kind-restore = restaurer des objets
kind-event = événement
kind-demon = dé du démon
kind-landing = point de chute
kind-void = vide
kind-whirlpool = tourbillon
kind-key = aventure clef
kind-minor = aventure mineure
kind-garden = jardin du château
kind-keep = donjon du château
kind-throne = salle du trône
state-red = rouge
state-green = vert
state-blue = bleu
state-purple = violet
state-gold = or
state-hero = dé de héros
state-demon = dé du démon
badge-R = R
badge-G = V
badge-B = B

kk-does-boring = route libre
kk-does-landing = route libre, où les plis vous déposent
kk-does-start = là où tout le monde a commencé
kk-does-event = piocher un événement
kk-does-demon = assigner le dé du démon
kk-does-void = un trou ; personne n’y entre à pied
kk-does-restore = { $n ->
    [one] restaurer 1 objet
   *[other] restaurer { $n } objets
 }
kk-does-whirlpool = plie cette moitié du plateau
kk-does-whirlpool-fold = cette moitié devient { $region-the }
kk-does-whirlpool-castle = vers le château
kk-does-key = aventure clef { $colour-feminine }
kk-does-key-owned = vous avez ce morceau : arrêt, rien d’autre
kk-does-minor = aventure mineure
kk-card-needs = Il faut { $need }.
kk-exit-success = On en sort : { $space }.
kk-exit-failure = L’échec mène { $space-to }.
kk-exits = La réussite mène { $success-to }, l’échec { $failure-to }.
kk-step-plain = { $n } : { $need }
kk-step-item = { $n } : { $need }, ou { $item-the } si l’objet est actif
kk-step-companion = { $n } : { $need }, ou avec { $card-the }
kk-step-helped = { $step } ✓
kk-step-short = { $n } : { $need }
kk-step-short-help = { $n } : { $need } ou { $help }
kk-step-castle = { $space } { $need }
kk-short-anything = libre
kk-short-more-than = plus de { $n }
kk-short-less-than = moins de { $n }
kk-short-rising = plus haut
kk-short-falling = plus bas
kk-short-odd = impair
kk-short-even = pair
kk-short-at-least = { $n }+
kk-short-at-most = ≤{ $n }
kk-short-between = { $low }–{ $high }
kk-short-exactly = ={ $n }
kk-short-unknown = ?
kk-need-rising = plus que le lancer précédent
kk-need-falling = moins que le lancer précédent

kk-aid = Aide de jeu
kk-aid-move = À votre tour, soit vous vous déplacez :
kk-aid-move-1 = 1. Lancez votre dé de héros, ou le dé du démon si vous le détenez.
kk-aid-move-2 = 2. Modifiez le résultat si vous le souhaitez : un objet par lancer.
kk-aid-move-3 = 3. Avancez d’exactement autant de cases ; aventures et tourbillons vous arrêtent.
kk-aid-move-4 = 4. Résolvez votre case d’arrivée.
kk-aid-nap = … soit vous faites une sieste héroïque : restaurez jusqu’à cinq objets.
kk-aid-adventure = Aventure : arrêtez-vous et entreprenez-la aussitôt.
kk-aid-restore = Restauration : jusqu’au nombre d’objets indiqué.
kk-aid-event = Événement : piochez une carte et résolvez-la.
kk-aid-boring = Rasoir : il ne se passe rien. Vraiment rien.
kk-aid-demon = Dé du démon : donnez-le à quelqu’un qui ne le détient pas.
kk-aid-whirlpool = Tourbillon : arrêtez-vous ; le plateau se plie, ou le château s’ouvre.
kk-aid-void = Vide : on n’y tombe que lorsque le plateau s’ouvre.

## Questions

kk-ask-hero = Quel héros jouez-vous ?
kk-ask-turn = Que faites-vous ?
kk-ask-modify = Vous avez { $total } pour { $what ->
    [move] avancer
   *[other] ce lancer
 }. Le modifier ?
kk-ask-modify-test = Il vous faut { $need }. Vous avez { $total }. Le modifier ?
kk-ask-modify-any = Tout résultat convient. Vous avez { $total }. Le modifier ?
kk-ask-move = Avancez d’exactement { $n }. Où vous arrêtez-vous ?
kk-ask-restore = { $most ->
    [one] Restaurez un objet. Lequel ?
   *[other] Restaurez jusqu’à { $most } objets. Lesquels ?
 }
kk-ask-exhaust = { $n ->
    [one] Épuisez un de vos objets. Lequel ?
   *[other] Épuisez { $n } de vos objets. Lesquels ?
 }
kk-ask-pay = Épuisez jusqu’à { $most } objets, un événement pour chacun. Lesquels ?
kk-ask-magic = Quel objet magique prenez-vous ?
kk-ask-take = Quel objet magique prenez-vous à son propriétaire ?
kk-ask-give = Quel objet magique cédez-vous ?
kk-ask-assign = Qui reçoit le dé du démon ?
kk-ask-rival = Quel adversaire ?
kk-ask-place = { $own ->
    [yes] Où vous posez-vous ?
   *[other] Où posez-vous { $who } ?
 }
kk-ask-recall = Quel compagnon revient ?
kk-ask-token = Quel pion du donjon retournez-vous ?
kk-ask-help = Ici, { $by-the } peut vous aider. Avancer, ou lancer le dé ?
kk-ask-garden = Où arrivez-vous dans le jardin ?

kk-help-hero = Chaque héros a un pouvoir. Il agit toujours et ne s’épuise jamais.
kk-help-turn = { $die ->
    [demon] Vous détenez le dé du démon : 0, 0, 1, 2, 7, 8, 9 ou 9.
   *[hero] Votre dé de héros va de 1 à 8. Après le lancer, plus de sieste.
 }
kk-help-turn-castle = Depuis le jardin, c’est la sieste ou le donjon : quatre conditions, puis le Roi démon.{ $die ->
    [demon] {" "}Vous détenez le dé du démon : 0, 0, 1, 2, 7, 8, 9 ou 9.
   *[hero] {""}
 }
kk-help-modify = { $items ->
    [one] Un objet par lancer. Il compte en entier, en plus ou en moins, puis il est épuisé.
   *[other] Deux objets par lancer, si l’un des deux vaut 1. Ils comptent en entier, en plus ou en moins, puis ils sont épuisés.
 }
kk-help-move = On ne recule pas en chemin. Les figurines croisées sont sautées et ne comptent pas. Les aventures et les tourbillons arrêtent le déplacement.
kk-help-assign = Qui le détient s’en sert pour tous ses lancers.
kk-help-garden = La case restaure aussitôt des objets. Son pion reste visible.
kk-help-help = L’aide ne coûte rien : l’objet reste actif, le compagnon reste.
kk-help-restore = { $most ->
    [one] Vous pouvez aussi n’en prendre aucun.
   *[other] Vous pouvez en prendre moins.
 }

kk-step-name-1 = Lancer
kk-step-name-2 = Modifier
kk-step-name-3 = Avancer
kk-step-name-4 = Résoudre

kk-option-move = Se déplacer
kk-option-nap = Sieste héroïque
kk-option-castle = Monter au donjon
kk-option-keep = Garder { $total }
kk-option-change = { $thing } { $change }
kk-option-reroll = Relancer
kk-option-item = { $item } ±{ $n }
kk-option-done = C’est tout
kk-option-self = Moi
kk-option-walk = Avancer
kk-option-roll = Lancer quand même
kk-answer-keep = le résultat gardé
kk-answer-move = le déplacement
kk-answer-nap = la sieste
kk-answer-castle = la montée
kk-answer-walk = la marche sans lancer
kk-answer-roll = le lancer
kk-answer-power = le pouvoir du héros
kk-group-items = Objets
kk-group-helpers = Aides
kk-group-adventures = Aventures et tourbillons
kk-group-restore = Restauration
kk-group-event = Événements et dé du démon
kk-group-road = Route libre : { $region }
kk-note-move = lancer le dé et partir
kk-note-castle = la dernière aventure commence
kk-note-nap = { $spent ->
    [0] rien n’est épuisé
    [one] restaurer le seul objet épuisé
   *[other] restaurer { $n } objets sur { $spent } épuisés
 }, fin
kk-note-reroll = { $by } : un nouveau lancer
kk-note-walk = sans lancer, rien n’est épuisé
kk-note-restore = de nouveau actif
kk-note-exhaust = épuisé jusqu’à sa restauration
kk-note-pay = épuisé, contre un événement
kk-note-recall = voyage de nouveau avec vous
kk-note-assign = { $n ->
    [0] aucun morceau
    [one] 1 morceau
   *[other] { $n } morceaux
 } ; lance le dé du démon
kk-note-token = montre ce qui attend là
kk-note-roll = il vous faut { $need }
kk-note-seat = { $hero }, { $n ->
    [0] aucun morceau
    [one] un morceau
   *[other] { $n } morceaux
 }
kk-leads = { $n ->
    [0] { $total } : aucun chemin
    [one] { $total } : une case possible
   *[other] { $total } : { $n } cases possibles
 }
kk-leads-stop = { $more ->
    [0] { $total } : { $stop }
    [one] { $total } : { $stop }, ou une autre
   *[other] { $total } : { $stop }, ou { $more } autres
 }
kk-leads-nowhere = 0 : rester et résoudre cette case
kk-leads-passes = { $total } réussit
kk-leads-fails = { $total } échoue
kk-leads-further = { $total } réussit avec d’autres changements

## Ce qui s’est passé

kk-log-hero = { $who } joue { $hero }. « { $power } »
kk-log-first-roll = { $who } obtient { $face } pour commencer.
kk-log-first = { $who } commence.
kk-log-turn = Tour { $number } : { $who }, { $hero }
kk-log-rolls = { $who } lance le { $die } : { $face }.
kk-log-rerolls = { $who } relance, grâce à { $by }.
kk-log-result = Résultat : { $sum }.
kk-log-exhausts = { $who } épuise { $item-the }.
kk-log-helps = { $by } aide { $who } : { $change }.
kk-log-power = { $who } use de son pouvoir de héros : { $change }.
kk-log-magic-restores = { $item } ronronne et restaure d’autres objets.
kk-log-magic-die = { $item } ricane, et le dé du démon change de mains.
kk-log-magic-draws = { $item } promet un événement à { $who } pour la fin du tour.
kk-log-owed = { $who } pioche l’événement promis.
kk-log-restores = { $who } restaure : { $items }.
kk-log-restores-nothing = { $who } ne restaure rien.
kk-log-naps = { $who } fait une sieste héroïque.
kk-log-moves = { $who } avance jusqu’{ $space-to }.
kk-log-stays = { $who } a 0 et ne bouge pas : { $space }.
kk-log-blocked = { $who } ne trouve aucun chemin de cette longueur et reste sur place.
kk-log-boring = { $space } : il ne se passe rien. Vraiment rien.
kk-log-event = { $who } pioche « { $card } ». { $text }
kk-log-event-failed = Échec pour { $who } : « { $card } » part à la défausse.
kk-log-reshuffle = La défausse devient le nouveau paquet Événement.
kk-log-no-card = Il ne reste aucune carte Événement à piocher.
kk-log-companion = { $card } : un compagnon de plus pour { $who }.
kk-log-consoles = { $by } console { $who }.
kk-log-gains = { $who } gagne { $item-the }.
kk-log-magic-gone = { $item } : déjà pris. Rien pour { $who }.
kk-log-no-magic-left = Il ne reste aucun objet magique. Rien pour { $who }.
kk-log-no-magic-around = Aucun adversaire de { $who } n’a d’objet magique.
kk-log-no-swap = { $who } n’a rien à échanger, ou personne avec qui.
kk-log-takes = { $who } prend { $item-the } à { $other }.
kk-log-swaps-magic = { $who } donne { $given-the } à { $other } contre { $item-the }.
kk-log-nobody-to-recall = Aucun compagnon dans la défausse.
kk-log-in-vain = Pour { $who }, cela reste sans effet.
kk-log-no-rival = Il n’y a pas d’adversaire pour cela.
kk-log-set-down = { $own ->
    [yes] { $who } se place { $space-to }.
   *[other] { $who } dépose { $whom } { $space-to }.
 }
kk-log-swaps-places = { $who } et { $other } échangent leurs places.
kk-log-another-turn = { $who } jouera un tour de plus.
kk-log-again = { $who } rejoue.
kk-log-demon = { $whom ->
    [self] { $who } prend le dé du démon.
   *[other] { $who } donne le dé du démon à { $other }.
 }
kk-log-demon-freed = { $who } récupère son dé de héros.
kk-log-whirlpool = { $space } engloutit { $who }.
kk-log-folds = { $portion } { $how ->
    [open] s’ouvre.
   *[closed] se replie.
 }
kk-log-swept = Le courant emporte { $who } jusqu’{ $space-to }.
kk-log-adventure = { $who } entre dans { $adventure-the }.
kk-log-has-piece = { $who } a déjà le morceau { $colour }. Rien à faire ici.
kk-log-walks = Avec { $by-the }, { $who } avance sans lancer le dé.
kk-log-step = { $who } atteint la case { $step } sur { $of }.
kk-log-piece = { $who } gagne le morceau { $colour } ! { $number ->
    [1] Un morceau sur trois.
    [2] Deux morceaux sur trois.
   *[3] La clef est entière : tout tourbillon mène désormais au château.
 }
kk-log-adventure-failed = Échec de { $who } dans { $adventure-the }.
kk-log-minor = { $who } tente sa chance : { $adventure }.
kk-log-minor-failed = Échec de { $who } : { $adventure }.
kk-log-door-shut = La porte reste close : il manque un morceau de clef à { $who }.
kk-log-leaves = { $who } ressort { $space-to }.
kk-log-garden = { $who } arrive dans le jardin du château : { $space }.
kk-log-token = Un pion du château est retourné : { $token }.
kk-log-keep = { $who } monte au donjon.
kk-log-climbs = { $who } atteint { $space-the }.
kk-log-thrown-out = { $who } se fait jeter hors du donjon, dans le jardin.
kk-log-wins = { $who } terrasse le Roi démon !
kk-over-king = { $who } a terrassé le Roi démon. Le royaume est libre, et très soulagé.
kk-end-headline = { $who } libère le royaume
kk-end-rounds = { $n ->
    [one] manche
   *[other] manches
 }
kk-end-all-passed = { $n ->
    [one] aventure réussie
   *[other] aventures réussies
 }
kk-end-all-folds = { $n ->
    [one] pli
   *[other] plis
 }
kk-end-all-demon-turns = { $n ->
    [one] tour avec le dé du démon
   *[other] tours avec le dé du démon
 }
kk-end-pieces = Morceaux
kk-end-adventures = Aventures
kk-end-items = Objets employés
kk-end-events = Événements
kk-end-of = { $n } sur { $of }
kk-end-course = Morceaux de clef, puis le trône

## Pourquoi pas

kk-why-occupied = { $who } s’y trouve. Une case occupée est sautée : un déplacement ne peut pas s’y terminer.
kk-why-occupied-stop = { $who } s’y trouve. Une aventure ou un tourbillon occupé est sauté et ne vous arrête pas.
kk-why-too-far = { $space } : { $distance } cases, et vous avancez d’exactement { $n }.
kk-why-too-near = { $space } n’est qu’à { $distance ->
    [one] une case
   *[other] { $distance } cases
 }, et vous avancez d’exactement { $n }.
kk-why-reversing = Il faudrait reculer en chemin pour finir là avec { $n } : { $space }.
kk-why-hidden = { $space } est dans une région repliée. On ne marche que sur ce qui se voit.
kk-why-void = On n’entre pas dans un vide à pied. On y tombe quand le plateau s’ouvre.
kk-why-no-road = Aucune route ne mène au château. Un tourbillon vous y emmène avec les trois morceaux.
kk-why-here = Vous y êtes. Seul un résultat de 0 résout la case où vous vous trouvez.
kk-why-roll-first = Choisissez d’abord de vous déplacer, puis lancez. Votre chemin dépend du résultat.
kk-why-fix-first = Fixez d’abord le résultat : une fois gardé, vous choisirez où aller.
kk-why-exhausted = { $item } : épuisé. Seuls les objets actifs servent.
kk-why-active = { $item } : déjà actif. Rien à restaurer.
kk-why-second-item = Vous avez déjà utilisé un objet sur ce lancer. Un seul par lancer.
kk-why-second-large = Sur un même lancer, un second objet n’est permis que si l’un des deux vaut 1.
kk-why-not-yours = { $item } : cet objet est à { $who }.
kk-why-unowned = { $item } : encore de côté. Il faut le gagner, chez le génie ou par une carte Événement.
kk-why-itself = { $item } restaure d’autres objets, pas lui-même.
kk-why-later = Les objets s’utilisent sur un résultat, après le lancer.
kk-why-no-nap = Le dé est tombé. Plus de sieste une fois le dé lancé.
kk-why-no-stop = On ne s’arrête pas au beau milieu d’une aventure.
kk-why-holder = { $who } détient déjà le dé du démon. Il doit changer de mains.
kk-why-no-key = Vous avez { $n ->
    [0] zéro morceau
    [one] un morceau
   *[other] { $n } morceaux
 } de la clef. Il en faut trois pour le château.
kk-why-whirlpool = Vous avez toute la clef : entrez dans un tourbillon pour rejoindre le château.
kk-why-in-garden = Vous êtes dans le jardin du château. D’ici : la sieste ou le donjon.
kk-why-garden-taken = { $who } s’y trouve. Arrivez sur une case libre du jardin.
kk-why-keep-later = On arrive d’abord dans le jardin. Le donjon viendra à un prochain tour.
kk-why-hero-taken = { $hero } a déjà trouvé preneur. Aucun héros n’est joué deux fois.
kk-why-companion-other = { $card } voyage avec { $who }.
kk-why-companion-nobody = { $card } n’accompagne encore personne.
kk-why-companion-roll = { $card } n’aide pas pour ce genre de lancer.
kk-why-companion-used = { $card } a déjà aidé ici.
kk-why-reroll = Rien ne vous permet de relancer ce dé.
kk-why-not-boring = Ce n’est pas une case Rasoir : on ne se pose que sur une case sans icône.
kk-why-other-region = { $space } est dans une autre région.
kk-why-space-taken = { $who } s’y trouve déjà.
kk-why-demon-space = Le dé du démon ne s’assigne que par ses cases, certaines aventures et certaines cartes.
kk-why-deck = On pioche sur les cases Événement, pas à volonté.
kk-why-piece = Un morceau se gagne dans une aventure clef de sa couleur.
kk-why-self-rival = Vous n’êtes pas votre propre adversaire. Sauf certains jours.
kk-why-only-magic = Seuls les objets magiques changent de mains.
kk-why-in-castle = { $who } est au château, hors d’atteinte.
kk-why-on-void = { $who } est sur un vide, et dans un vide on ne peut que tomber.
kk-why-token-seen = Ce pion est déjà visible.
kk-why-not-in-discard = { $card } n’est pas dans la défausse.
kk-why-keep-token = Seul un pion du donjon se retourne ainsi.
kk-why-not-a-move = Ce lancer n’est pas un déplacement : vous avez déjà avancé ce tour-ci.
kk-why-one-by-one = Dans le donjon, on monte une case après l’autre, chacune avec sa condition.
kk-why-garden-only = Vous arrivez dans le jardin du château : choisissez l’une de ses cases libres.
kk-why-yours = { $item } : cet objet est déjà à vous.
kk-why-settled = Le résultat est fixé. Les objets s’utilisent avant de choisir où aller.
kk-why-changed = Un résultat modifié ne se relance plus.
kk-why-power = Le pouvoir de votre héros n’aide pas ici, ou a déjà aidé.
kk-why-own-turn = C’est votre tour : vous déplacez votre héros, et { $who } jouera à son tour.
kk-why-other-power = C’est le pouvoir de { $who }. Seul votre héros vous aide.

## Conseils

kk-chance = { $n } %
kk-chance-least = { $n ->
    [0] presque aucune
   *[other] au moins { $n } %
 }
kk-hint-turn-move = En route : { $now } pour { $adventure-the } dès maintenant, { $later } après une sieste.
kk-hint-turn-nap = Sieste : { $now } pour { $adventure-the } maintenant, { $later } après la sieste.
kk-hint-turn-whirlpool = En route : { $n ->
    [one] un tourbillon à une case
   *[other] le tourbillon le plus proche à { $n } cases
 }.
kk-hint-castle = Vos chances contre le Roi démon : { $now } maintenant, { $later } après une sieste.
kk-hint-trek = Vos chances d’aller au bout : { $now } ainsi, { $keep } en gardant le résultat.
kk-hint-trek-keep = Vos chances d’aller au bout avec ce résultat : { $now } ; aucun objet ne fait mieux.
kk-hint-trek-save = Vos chances d’aller au bout avec ce résultat : { $now } ; le meilleur objet donnerait { $best }, mais serait épuisé.
kk-hint-test = { $cheap ->
    [keep] Cela réussit tel quel.
    [yes] Cela réussit, et rien de moins cher ne réussit.
    [more] Avec un autre en plus, cela réussit.
   *[no] Cela réussit.
 }
kk-hint-test-lost = Rien n’y fait ; gardez vos objets.
kk-hint-move-key = Vos chances : { $now }, et ce morceau vous manque.
kk-hint-move-does = Son effet : { $does }.
kk-hint-move-goal = De là, { $n ->
    [one] une case
   *[other] { $n } cases
 } jusqu’{ $space-to }.
kk-hint-move-wait = { kk-hint-move-goal } Vos chances dans { $adventure-the }, dès maintenant, seraient de { $now }.
kk-hint-move-result = { $total } mène { $space-to } : { $does }.
kk-hint-restore = Vos chances dans { $adventure-the } : { $now } avec ce choix, { $before } sans.
kk-hint-restore-castle = Vos chances contre le Roi démon : { $now } avec ce choix, { $before } sans.
kk-hint-rival = { $n ->
    [0] Personne n’a encore de morceau.
    [one] Aucun adversaire n’est devant { $who }, avec un morceau.
   *[other] Aucun adversaire n’est devant { $who }, avec { $n } morceaux.
 }
kk-hint-value = Vaut { $n } sur un lancer.
kk-hint-walk = Aide gratuite. Vos chances d’aller au bout à partir de là : { $now }.
kk-hint-garden = Elle restaure { $n ->
    [one] un objet
   *[other] { $n } objets
 } à coup sûr.
kk-hint-garden-unknown = Un pion inconnu restaure { $whole },{ $tenth } objets en moyenne.
kk-hint-hero = Tous les héros gagnent à peu près aussi souvent : prenez celui qui vous plaît.
kk-hint-best = La meilleure de { $n } réponses, autant que je puisse voir.

## Le laboratoire

fact-item = objets
fact-turns = tours
ending-kk-over-king = le Roi démon est terrassé
fact-rounds = tours par joueur
fact-hero = héros
fact-pieces = morceaux de clef
fact-naps = siestes
fact-moves = déplacements
fact-events = événements piochés
fact-folds = plis
fact-demon-turns = tours avec le dé du démon
fact-demon-rolls = lancers du dé du démon
fact-tried = tentées
fact-passed = réussies
fact-used = utilisés
kk-chart-hero = Victoires par héros
kk-chart-fair = 1 est une part équitable des victoires.
kk-chart-length = Tours par joueur
kk-chart-adventures = Aventures tentées et réussies
kk-chart-demon = Tours avec le dé du démon
kk-chart-items = Objets utilisés
kk-chart-naps = Siestes par joueur
kk-space-castle = Le Château
    .the = le Château
    .to = au Château
kk-thing-sword = { kk-item-sword }
kk-thing-lantern = { kk-item-lantern }
kk-thing-umbrella = { kk-item-umbrella }
kk-thing-ladder = { kk-item-ladder }
kk-thing-axe = { kk-item-axe }
kk-thing-trumpet = { kk-item-trumpet }
kk-thing-sandwich = { kk-item-sandwich }
kk-thing-sock = { kk-item-sock }
kk-thing-moonjar = { kk-magic-moonjar }
kk-thing-thunder = { kk-magic-thunder }
kk-thing-teapot = { kk-magic-teapot }
kk-thing-jam-imp = { kk-magic-jam-imp }
kk-thing-telescope = { kk-magic-telescope }
