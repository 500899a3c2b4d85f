# Maison Dis : ce que fait chaque carte, avec nos propres mots. Les noms des cartes restent tels quels.

## Actions

kf-text-a-fair-game = Jouée : défaussez la carte du dessus de la pioche de votre adversaire et voyez toute sa main : vous gagnez 1 æmbre pour chaque carte qui s’y trouve de la même maison que la carte défaussée. Puis votre adversaire fait de même avec votre pioche et votre main.
kf-text-arise = Jouée : nommez une maison. Toutes les créatures de cette maison vont de votre défausse dans votre main. Vous prenez 1 chaîne.
kf-text-control-the-weak = Jouée : nommez une des trois maisons du deck de votre adversaire. Au prochain tour, votre adversaire doit choisir cette maison, si elle peut l’être.
kf-text-creeping-oblivion = Jouée : choisissez une des deux défausses et purgez-en jusqu’à 2 cartes.
kf-text-dance-of-doom = Jouée : nommez un nombre. Toutes les créatures qui ont exactement cette puissance sont détruites, dans les deux camps ; avec 0, vous les épargnez toutes.
kf-text-fear = Jouée : une créature ennemie de votre choix retourne dans la main de son propriétaire.
kf-text-gateway-to-dis = Jouée : toutes les créatures sont détruites, dans les deux camps. Vous prenez 3 chaînes.
kf-text-gongoozle = Jouée : une créature de votre choix subit 3 dégâts. Si cela ne la détruit pas, son propriétaire défausse au hasard une carte de sa main.
kf-text-guilty-hearts = Jouée : toutes les créatures qui portent de l’æmbre sont détruites, dans les deux camps.
kf-text-hand-of-dis = Jouée : une créature de votre choix qui n’est pas sur un flanc est détruite.
kf-text-hecatomb = Jouée : toutes les créatures de la maison { kf-house-dis } sont détruites, dans les deux camps. Chaque joueur gagne 1 æmbre pour chacune d’elles qui était dans son camp.
kf-text-tendrils-of-pain = Jouée : toutes les créatures subissent 1 dégât, ou 4 à la place si votre adversaire a forgé une clé au tour précédent.
kf-text-hysteria = Jouée : toutes les créatures retournent dans la main de leur propriétaire, dans les deux camps.
kf-text-key-hammer = Jouée : si votre adversaire a forgé une clé au tour précédent, une des clés forgées alors est désassemblée. Dans tous les cas, votre adversaire gagne 6 æmbre.
kf-text-mind-barb = Jouée : une carte de la main de votre adversaire est défaussée au hasard.
kf-text-pandemonium = Jouée : toutes les créatures sans aucun dégât capturent chacune 1 æmbre de l’adversaire de qui les contrôle. Là où il y a trop peu d’æmbre, vous choisissez quelles créatures en capturent.
kf-text-poltergeist = Jouée : choisissez un artefact de l’un ou l’autre camp. S’il peut être utilisé, utilisez-le comme s’il était à vous ; puis il est détruit.
kf-text-red-hot-armor = Jouée : les créatures ennemies n’ont plus d’armure pour le reste de ce tour. Chacune subit autant de dégâts qu’il lui restait d’armure.
kf-text-three-fates = Jouée : les 3 créatures les plus puissantes en jeu sont détruites. À égalité, vous choisissez.

## Artefacts

kf-text-annihilation-ritual = Une créature qui devrait passer du jeu à une défausse est purgée à la place. Elle compte tout de même comme détruite.
kf-text-dominator-bauble = Action : choisissez une de vos créatures et utilisez-la, quelle que soit sa maison.
kf-text-key-to-dis = Omni : sacrifiez cette carte ; puis toutes les créatures sont détruites, dans les deux camps.
kf-text-lash-of-broken-dreams = Action : pendant le prochain tour de votre adversaire, les clés coûtent 3 æmbre de plus, pour lui comme pour vous.
kf-text-library-of-the-damned = Action : une carte de votre choix va de votre main dans vos archives.
kf-text-lifeward = Omni : sacrifiez cette carte ; au prochain tour, votre adversaire ne peut pas jouer de créatures.
kf-text-sacrificial-altar = Action : purgez une de vos créatures qui a le trait { kf-trait-human }. Si vous le faites, jouez une créature de votre défausse, quelle que soit sa maison.
kf-text-screaming-cave = Action : votre main et votre défausse sont mélangées à votre pioche.
kf-text-soul-snatcher = Chaque fois qu’une créature est détruite, dans un camp ou dans l’autre, son propriétaire gagne 1 æmbre.

## Créatures

kf-text-charette = Jouée : cette créature capture 3 æmbre.
kf-text-drumble = Jouée : si votre adversaire a 7 æmbre ou plus, cette créature les capture tous.
kf-text-dust-imp = Détruite : vous gagnez 2 æmbre.
kf-text-eater-of-the-dead = Après combat ou récolte : purgez une créature de l’une ou l’autre défausse. Si vous le faites, cette créature reçoit un marqueur de puissance +1.
kf-text-ember-imp = Votre adversaire ne peut pas jouer plus de 2 cartes par tour.
kf-text-gabos-longarms = Avant combat : choisissez une créature de l’un ou l’autre camp. Dans ce combat, le coup de cette créature frappe la créature choisie au lieu de celle qui est attaquée, et qui riposte malgré tout.
kf-text-overlord-greking = Quand une créature ennemie meurt dans un combat contre celle-ci et se trouve dans une défausse, mettez-la en jeu dans votre camp.
kf-text-guardian-demon = Jouée, après combat ou récolte : soignez une créature de 2 dégâts au plus. Une autre créature de votre choix subit autant de dégâts que vous en avez soigné.
kf-text-master-of-1 = Après récolte : vous pouvez choisir une créature de puissance 1. Elle est détruite.
kf-text-master-of-2 = Après récolte : vous pouvez choisir une créature de puissance 2. Elle est détruite.
kf-text-master-of-3 = Après récolte : vous pouvez choisir une créature de puissance 3. Elle est détruite.
kf-text-pit-demon = Action : vous volez 1 æmbre.
kf-text-pitlord = Vous devez choisir { kf-house-dis } comme maison active, si elle peut l’être.
kf-text-restringuntus = Jouée : nommez une maison. Tant que cette créature reste en jeu, votre adversaire ne peut pas choisir cette maison.
kf-text-shaffles = À la fin de votre tour : votre adversaire rend 1 æmbre à la réserve.
kf-text-shooler = Jouée : si votre adversaire a 4 æmbre ou plus, vous lui en volez 1.
kf-text-snudge = Après combat ou récolte : choisissez un artefact ou une créature sur un flanc, dans l’un ou l’autre camp. La carte retourne dans la main de son propriétaire.
kf-text-stealer-of-souls = Quand une créature ennemie meurt dans un combat contre celle-ci, elle est purgée et vous gagnez 1 æmbre.
kf-text-succubus = À la fin de son tour, votre adversaire pioche jusqu’à avoir 1 carte de moins que d’habitude.
kf-text-tentacus = Pour chaque artefact qu’il utilise, votre adversaire vous paie 1 æmbre ; sinon il ne peut pas l’utiliser.
kf-text-the-terror = Jouée : si votre adversaire n’a pas d’æmbre, vous en gagnez 2.
kf-text-tocsin = Après récolte : une carte de la main de votre adversaire est défaussée au hasard.
kf-text-tolas = Chaque fois qu’une autre créature est détruite, l’adversaire de qui la contrôlait gagne 1 æmbre.
kf-text-truebaru = Pour la jouer, vous rendez 3 æmbre à la réserve ; si vous en avez moins, vous ne pouvez pas la jouer. Détruite : vous gagnez 5 æmbre.

## Améliorations

kf-text-collar-of-subordination = Vous contrôlez la créature qui porte cette carte ; elle vient sur un flanc de votre ligne de bataille. Quand cette carte quitte le jeu, la créature retourne dans le camp de son propriétaire.
kf-text-flame-wreathed = La créature qui porte cette carte a 2 de puissance en plus et gagne dangereux 2 (qui l’attaque subit 2 dégâts avant le combat).
