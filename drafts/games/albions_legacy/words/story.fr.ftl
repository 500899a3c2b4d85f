# Les Grandes Quêtes et les Protégés.

## Pendant un tour

al-story-pay = Payer le prix
al-note-pay-the-bell-for-everybody = 2 ennemis pris sont libérés
al-note-pay-water-from-the-fishers-house = laissez 1 Objet sur la table
al-note-story = { $attribute } { $n } gagne le jeton
al-note-story-two = { $attribute } ou { $other } { $n } gagne le jeton
al-ask-turning = { $title } : comment poursuivre ?
al-pick = Prendre { $token-the }
al-note-pick = quelqu’un l’a laissé ici
al-note-escort-take = à emmener { $tile-at }
al-note-escort-leave = laisser ici : gare aux ennemis
al-why-story-not-found = Pas encore trouvée, ou aucune Quête ne la demande : { $tile-the }.
al-why-story-won = C’est déjà gagné : { $token-the }.
al-why-story-elsewhere = Cela se fait { $tile-at }.
al-why-kept-quiet = Vous l’avez gardé pour vous : seul qui porte un jeton de Quête peut tenter de gagner le dernier.
al-why-story-price = Vous n’avez pas de quoi payer : { $n }.
al-why-story-no-price = Ici, rien ne s’achète ; il faut essayer.
al-why-tried = Déjà tenté pendant ce tour : { $task-the }.
al-why-no-token-here = Il n’y a pas à prendre ici : { $token-the }.
al-why-escort-carried = Quelqu’un emmène déjà { $escort-the }.
al-why-escort-elsewhere = Vous n’êtes pas sur la tuile où se trouve { $escort-the }.
al-why-escort-blocked = { $threat } : ici, on ne peut prendre aucun Protégé.
al-why-escort-second = Vous emmenez déjà un Protégé et ne pouvez pas en choisir un second.

## Qui périrait

al-ask-perish = Des ennemis { $tile-at }. { $n ->
    [one] Quel Protégé est perdu ?
   *[other] Quels { $n } Protégés sont perdus ?
}
al-note-perish = quitte la partie
al-why-not-among-them = Seul un Protégé { $tile-at } est en danger.
al-ask-mercy = Sans aide, { $escort-the } va périr. { $hero-the } renonce-t-{ $hero-gender ->
    [feminine] elle
   *[other] il
} à un jeton de Quête, { $token-the } ?
al-mercy-save = Rendre { $token-the }
al-note-mercy-save = retour à la boîte, { $escort } vivra
al-mercy-no = Garder { $token-the }
al-note-mercy-no = { $escort } périt

## Comment une Quête tourne

al-note-turn-first-the-ninth-legion = plus d’ennemis, et un Écu s’ils tombent
al-note-turn-second-the-ninth-legion = le dernier jeton : seulement pour un porteur
al-note-turn-first-the-tower-that-would-not-stand = quand la pile est vide, tout est perdu
al-note-turn-second-the-tower-that-would-not-stand = trois pas de plus pour qui le porte
al-note-turn-first-the-bells-of-the-low-hundred = plus d’ennemis, et quatre à ramener
al-note-turn-second-the-bells-of-the-low-hundred = deux des trois autres doivent rentrer

## Ce qu’on raconte

al-log-story-found = Trouvé : { $tile-the }, et avec un morceau de l’histoire : { $task-the }.
al-log-freed = { $hero-the } laisse partir { $foes }.
al-log-token = { $hero-the } prend { $token-the }.
al-log-token-chapel = { $hero-the } a porté { $token-the } à la Chapelle.
al-log-token-home = { $hero-the } apporte { $token-the } à la Table ronde.
al-log-quest-turn = L’histoire tourne : { $title }.
al-log-escort-take = { $hero-the } emmène { $escort-the }.
al-log-escort-stands = Un Protégé attend { $tile-at } : { $escort-the }.
al-log-escort-home = { $hero-the } a conduit { $escort-the } à bon port { $tile-at }.
al-log-escort-safe = Le coup n’a pas atteint { $escort-the }, sous la garde de { $hero-the }.
al-log-escort-lost = Un Protégé n’est plus : { $escort-the }.
al-log-escort-saved = { $hero-the } renonce à un jeton de Quête, et { $escort-the } vivra.
