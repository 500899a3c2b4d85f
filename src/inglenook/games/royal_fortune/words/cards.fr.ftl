## The ship

kf-name-the-royal-fortune = The Royal Fortune
kf-text-the-royal-fortune = Ne peut être ni détruit ni retiré de sa ligne. Un coup, quel que soit le nombre de dégâts, lui coûte 1 æmbre de sa réserve ; la réserve vide, un coffre se brise. Action par vent debout : le vent tourne. Action par vent arrière : s’il y a plus de pirates ennemis que de créatures de votre équipe, il s’échappe (vous pouvez détruire une clé forgée à la place).
rf-flavour-the-royal-fortune = On ne l’a jamais construit pour ramener quoi que ce soit.

## Creatures

kf-name-deck-swabber = Moussaillon à la serpillière
kf-text-deck-swabber = Aucune capacité ; mais quand il monte à bord, le vent tourne.
rf-flavour-deck-swabber = Les planches sont la seule chose honnête à bord.
kf-name-powder-monkey = Mousse aux poudres
kf-text-powder-monkey = Détruit : 2 dégâts à chacune de vos créatures de flanc.
rf-flavour-powder-monkey = Il court vers le feu. Depuis toujours.
kf-name-boarding-brute = Brute d’abordage
kf-text-boarding-brute = Proie : votre créature la moins puissante.
rf-flavour-boarding-brute = « Après toi, mon petit. »
kf-name-crow-s-nest-lookout = Vigie du nid-de-pie
kf-text-crow-s-nest-lookout = Insaisissable. Jouée : archivez une carte aventure.
rf-flavour-crow-s-nest-lookout = De là-haut, elle voit la semaine prochaine.
kf-name-brine-born = L’Enfant de la saumure
kf-text-brine-born = Jouée : 2 æmbre sombre entrent dans la réserve du navire. Récolte : vous perdez 1 æmbre sombre.
rf-flavour-brine-born = Ce que la mer garde trop longtemps, elle le change.
kf-name-thing-from-the-bilge = La Chose de la cale
kf-text-thing-from-the-bilge = Proie : une de vos créatures qui porte de l’æmbre.
rf-flavour-thing-from-the-bilge = Personne ne l’a nourrie. Elle a grandi quand même.
kf-name-first-mate-ruddle = Ruddle, le second
kf-text-first-mate-ruddle = Entre en jeu prêt. Proie : votre créature la plus puissante.
rf-flavour-first-mate-ruddle = Il demande la plus grosse par son nom.
kf-name-captain-vane-hollow = Capitaine Vane Hollow
kf-text-captain-vane-hollow = Proie : n’importe laquelle de vos créatures. Combat : le navire vous vole 1 æmbre.
rf-flavour-captain-vane-hollow = « Le large, ou le fond. »
kf-name-harpooner = Harponneur d’un seul coup
kf-text-harpooner = Proie : une de vos créatures blessées. Combat : étourdissez votre créature la plus puissante.
rf-flavour-harpooner = Il n’a apporté qu’un harpon. Il ne lui en a jamais fallu deux.
kf-name-quartermaster = La Quartier-maître
kf-text-quartermaster = Jouée : cherchez dans la pioche et la défausse d’aventure un artefact ou une amélioration et archivez-le.
rf-flavour-quartermaster = Chaque clou du bord a un numéro dans son livre.
kf-name-stowaway = Passager clandestin malchanceux
kf-text-stowaway = Entre sur le flanc droit. Détruit : vous gagnez 2 æmbre.
rf-flavour-stowaway = Le seul jour où personne n’a vérifié les barils.
kf-name-ill-omened-gull = Goéland de mauvais augure
kf-text-ill-omened-gull = Insaisissable. Jouée : défaussez au hasard une carte de votre main.
rf-flavour-ill-omened-gull = Il rit avant que le mât casse.

## Actions

kf-name-change-course = Changement de cap
kf-text-change-course = Jouée : si c’est la première carte jouée de ce tour, remplacez le lieu actuel.
rf-flavour-change-course = La barre toute !
kf-name-run-before-the-storm = Fuite devant la tempête
kf-text-run-before-the-storm = Jouée : si c’est la première carte jouée de ce tour, remplacez le lieu actuel.
rf-flavour-run-before-the-storm = Personne ne va plus vite que ce qui le suit.
kf-name-smash-the-hold = La cale défoncée
kf-text-smash-the-hold = Jouée : brisez un coffre au trésor.
rf-flavour-smash-the-hold = « Plus léger ! Rendez-le plus léger ! »
kf-name-broadside = Bordée
kf-text-broadside = Jouée : si c’est la première carte jouée de ce tour, 3 dégâts à chacune de vos créatures.
rf-flavour-broadside = D’abord la fumée, puis le bruit, puis les comptes.
kf-name-cursed-coin = Pièce maudite
kf-text-cursed-coin = Jouée : si c’est la première carte jouée de ce tour, 2 æmbre sombre entrent dans votre réserve.
rf-flavour-cursed-coin = Un cadeau. C’est bien le pire.
kf-name-all-hands = Tout le monde sur le pont !
kf-text-all-hands = Jouée : si c’est la première carte jouée de ce tour, redressez chaque pirate ennemi.
rf-flavour-all-hands = Même le coq a son sabre.
kf-name-stash-below = À fond de cale
kf-text-stash-below = Jouée : si c’est la première carte jouée de ce tour, archivez 2 cartes aventure.
rf-flavour-stash-below = Il y a toujours de la place sous le rhum.
kf-name-loose-cannon = Canon fou
kf-text-loose-cannon = Jouée : 2 dégâts à chaque créature ennemie, navire compris.
rf-flavour-loose-cannon = Hier encore, il était arrimé.
kf-name-rum-ration = Ration de rhum
kf-text-rum-ration = Jouée : étourdissez chaque pirate ennemi.
rf-flavour-rum-ration = Le seul ordre que personne ne discute.
kf-name-mutiny = Mutinerie
kf-text-mutiny = Jouée : si une autre carte a été jouée à ce tour, détruisez la créature ennemie la plus puissante.
rf-flavour-mutiny = Ils ont voté. Deux fois, pour être sûrs.

## Artifacts

kf-name-the-black-flag = Le Pavillon noir
kf-text-the-black-flag = Chaque pirate ennemi a +1 en puissance. Quand une clé est forgée dans l’équipe, détruisez Le Pavillon noir.
rf-flavour-the-black-flag = Ce n’est pas la teinture qui l’a noirci.
kf-name-swivel-gun = Pierrier
kf-text-swivel-gun = Action : 2 dégâts à votre créature la plus puissante.
rf-flavour-swivel-gun = C’est lui qui vous regarde le premier.
kf-name-cursed-compass = Compas maudit
kf-text-cursed-compass = Action : par vent debout, le vent tourne.
rf-flavour-cursed-compass = L’aiguille montre où vous n’êtes pas.
kf-name-siren-bell = Cloche des sirènes
kf-text-siren-bell = Action : étourdissez une de vos créatures qui ne l’est pas. Quand une clé est forgée dans l’équipe, détruisez Cloche des sirènes.
rf-flavour-siren-bell = Elle sonne aussi sous l’eau.
kf-name-bottomless-cask = Fût sans fond
kf-text-bottomless-cask = Action : soignez 1 dégât de chaque créature ennemie. Quand une clé est forgée dans l’équipe, détruisez Fût sans fond.
rf-flavour-bottomless-cask = On ne demande plus ce qu’il contient.

## Upgrades

kf-name-reinforced-hull = Coque renforcée
kf-text-reinforced-hull = Sur le navire. Les clés de l’équipe coûtent 1 de plus. Quand une clé est forgée dans l’équipe, détruisez Coque renforcée.
rf-flavour-reinforced-hull = Clouée avec la figure de proue du dernier qui l’a rattrapé.
kf-name-grappling-hooks = Grappins
kf-text-grappling-hooks = Sur le navire, qui a dangereux 1. Quand une clé est forgée dans l’équipe, détruisez Grappins.
rf-flavour-grappling-hooks = Monter à bord est facile.
kf-name-notched-cutlass = Sabre à encoches
kf-text-notched-cutlass = Sur la créature ennemie du flanc gauche. Elle a +2 en puissance.
rf-flavour-notched-cutlass = Une encoche par curieux des encoches.
kf-name-barnacle-plate = Cuirasse de bernacles
kf-text-barnacle-plate = Sur le pirate ennemi le plus puissant. Il a +2 en armure et provoque.
rf-flavour-barnacle-plate = Poussée, non forgée.
