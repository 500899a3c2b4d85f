# Maison Untamed, première moitié : ce que fait chaque carte, avec nos propres mots. Les noms des cartes restent tels quels.

## Actions

kf-text-cooperative-hunting = Jouée : pour chacune de vos créatures, choisissez une créature de l’un ou l’autre camp qui subit 1 dégât ; la même peut être choisie plusieurs fois. Tous ces dégâts sont infligés en même temps.
kf-text-curiosity = Jouée : toutes les créatures qui ont le trait { kf-trait-scientist } sont détruites, dans les deux camps.
kf-text-fertility-chant = Jouée : votre adversaire gagne 2 æmbre.
kf-text-fogbank = Jouée : au prochain tour, les créatures de votre adversaire ne peuvent pas être utilisées pour combattre.
kf-text-full-moon = Jouée : pour le reste de ce tour, vous gagnez 1 æmbre chaque fois que vous jouez une créature.
kf-text-grasping-vines = Jouée : jusqu’à 3 artefacts de votre choix, de l’un ou l’autre camp, retournent dans la main de leur propriétaire.
kf-text-key-charge = Jouée : vous rendez 1 æmbre à la réserve. Si vous le faites, vous pouvez forger aussitôt une clé pour ce qu’elle vous coûte maintenant.
kf-text-lifeweb = Jouée : si votre adversaire a joué 3 créatures ou plus au tour précédent, vous volez 2 æmbre.
kf-text-lost-in-the-woods = Jouée : choisissez 2 de vos créatures et 2 créatures ennemies, ou autant qu’il y en a. Elles sont mélangées à la pioche de leur propriétaire.
kf-text-mimicry = Pendant que vous la jouez : choisissez une action dans la défausse de votre adversaire. Cette carte est jouée comme si elle était celle-là, avec ses icônes ; elle va ensuite dans votre propre défausse.

## Artefacts

kf-text-bear-flute = Action : un Ancient Bear de votre choix est soigné de tous ses dégâts. S’il n’y en a pas en jeu, cherchez-en autant que vous voulez dans votre pioche et votre défausse et prenez-les en main ; si vous en avez pris, votre défausse est mélangée à votre pioche.

## Créatures

kf-text-ancient-bear = { "" }
kf-text-bigtwig = Elle ne peut attaquer que des créatures étourdies. Après récolte : une créature de votre choix est étourdie et épuisée.
kf-text-briar-grubbling = { "" }
kf-text-chota-hazri = Jouée : vous rendez 1 æmbre à la réserve. Si vous le faites, vous pouvez forger aussitôt une clé pour ce qu’elle vous coûte maintenant.
kf-text-dew-faerie = Après récolte : vous gagnez 1 æmbre.
kf-text-dust-pixie = { "" }
kf-text-flaxia = Jouée : si vous avez plus de créatures en jeu que votre adversaire, celle-ci comprise, vous gagnez 2 æmbre.
kf-text-fuzzy-gruen = Jouée : votre adversaire gagne 1 æmbre.
kf-text-giant-sloth = Elle ne peut être utilisée que pendant un tour où vous avez défaussé de votre main une carte de la maison { kf-house-untamed }. Action : vous gagnez 3 æmbre.
kf-text-halacor = Vos créatures sur un flanc gagnent escarmouche (quand elles attaquent, elles ne subissent pas de dégâts en retour).
kf-text-hunting-witch = Chaque fois que vous jouez une autre créature, vous gagnez 1 æmbre.
kf-text-inka-the-spider = Jouée ou après récolte : une créature de votre choix est étourdie.
kf-text-kindrith-longshot = Après récolte : une créature de votre choix subit 2 dégâts.
kf-text-lupo-the-scarred = Jouée : une créature ennemie de votre choix subit 2 dégâts.
kf-text-mighty-tiger = Jouée : une créature ennemie de votre choix subit 4 dégâts.
