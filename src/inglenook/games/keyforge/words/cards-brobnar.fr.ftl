# Maison Brobnar : ce que fait chaque carte, avec nos propres mots. Les noms des cartes restent tels quels.

## Actions

kf-text-anger = Jouée : choisissez une de vos créatures. Elle est redressée et combat aussitôt.
kf-text-barehanded = Jouée : tous les artefacts en jeu, des deux camps, vont sur le dessus de la pioche de leur propriétaire. Si plusieurs vont sur la même pioche, c’est vous qui dites dans quel ordre.
kf-text-blood-money = Jouée : choisissez une créature ennemie. On pose sur elle 2 æmbre de la réserve.
kf-text-brothers-in-battle = Jouée : nommez une maison. Jusqu’à la fin de ce tour, vos créatures de cette maison peuvent combattre, quelle que soit la maison active. Cela ne les redresse pas.
kf-text-burn-the-stockpile = Jouée : un adversaire qui a 7 æmbre ou plus en rend 4 à la réserve.
kf-text-champion-s-challenge = Jouée : dans le camp ennemi, seule survit la créature la plus puissante et toutes les autres sont détruites ; puis il en va de même dans le vôtre. À égalité, vous choisissez. Votre survivante est redressée et combat aussitôt.
kf-text-coward-s-end = Jouée : toutes les créatures sans aucun dégât sont détruites, dans les deux camps. Vous prenez 3 chaînes.
kf-text-follow-the-leader = Jouée : jusqu’à la fin de ce tour, toutes vos créatures peuvent combattre, quelle que soit la maison active. Cela ne les redresse pas.
kf-text-lava-ball = Jouée : une créature de votre choix subit 4 dégâts et, en même temps, chacune de ses voisines en subit 2.
kf-text-loot-the-bodies = Jouée : pour le reste de ce tour, vous gagnez 1 æmbre chaque fois qu’une créature ennemie est détruite.
kf-text-take-that-smartypants = Jouée : si votre adversaire a en jeu 3 cartes ou plus de la maison { kf-house-logos }, vous volez 2 æmbre. Créatures, artefacts et améliorations comptent tous.
kf-text-punch = Jouée : une créature de votre choix subit 3 dégâts.
kf-text-relentless-assault = Jouée : jusqu’à 3 fois, choisissez une de vos créatures que vous n’avez pas encore choisie. Elle est redressée et combat avant que vous choisissiez la suivante.
kf-text-smith = Jouée : si vous avez plus de créatures en jeu que votre adversaire, vous gagnez 2 æmbre.
kf-text-sound-the-horns = Jouée : défaussez les cartes du dessus de votre pioche, une à une, jusqu’à ce que l’une d’elles soit une créature de la maison { kf-house-brobnar } ; celle-là va dans votre main. Si la pioche s’épuise avant, vous n’en trouvez pas.
kf-text-tremor = Jouée : une créature de votre choix et ses voisines sont étourdies.
kf-text-unguarded-camp = Jouée : comptez combien de créatures vous avez de plus que votre adversaire. Autant de vos créatures capturent chacune 1 æmbre.
kf-text-warsong = Jouée : pour le reste de ce tour, vous gagnez 1 æmbre chaque fois qu’une de vos créatures a combattu, même si elle en est morte.

## Artefacts

kf-text-autocannon = Toute créature qui entre en jeu, dans un camp ou dans l’autre, subit 1 dégât.
kf-text-banner-of-battle = Toutes vos créatures ont 1 de puissance en plus.
kf-text-cannon = Action : une créature de votre choix subit 2 dégâts.
kf-text-gauntlet-of-command = Action : choisissez une de vos créatures. Elle est redressée et combat aussitôt.
kf-text-iron-obelisk = Pour chaque créature endommagée de la maison { kf-house-brobnar } dans votre camp, les clés de votre adversaire coûtent 1 æmbre de plus.
kf-text-mighty-javelin = Omni : sacrifiez cette carte ; puis une créature de votre choix subit 4 dégâts.
kf-text-pile-of-skulls = Chaque fois qu’une créature ennemie est détruite pendant votre tour, une de vos créatures capture 1 æmbre.
kf-text-screechbomb = Omni : sacrifiez cette carte ; puis votre adversaire rend 2 æmbre à la réserve.
kf-text-the-warchest = Action : vous gagnez 1 æmbre pour chaque créature ennemie morte au combat ce tour-ci, fût-ce avant que cette carte soit en jeu.

## Créatures

kf-text-bilgum-avalanche = Chaque fois que vous forgez une clé, toutes les créatures ennemies subissent 2 dégâts.
kf-text-valdr = Quand cette créature attaque une créature sur un flanc, elle inflige 2 dégâts de plus dans ce combat.
kf-text-bumpsy = Jouée : votre adversaire rend 1 æmbre à la réserve.
kf-text-earthshaker = Jouée : toutes les créatures de puissance 3 ou moins sont détruites, dans les deux camps.
kf-text-firespitter = Avant combat : toutes les créatures ennemies subissent 1 dégât.
kf-text-ganger-chieftain = Jouée : vous pouvez choisir une voisine de cette créature. Elle est redressée et combat aussitôt.
kf-text-grenade-snib = Détruite : votre adversaire rend 2 æmbre à la réserve.
kf-text-headhunter = Après combat : vous gagnez 1 æmbre.
kf-text-hebe-the-huge = Jouée : toutes les autres créatures sans aucun dégât subissent 2 dégâts, dans les deux camps.
kf-text-kelifi-dragon = Vous ne pouvez la jouer que si vous avez 7 æmbre ou plus. Après combat ou récolte : vous gagnez 1 æmbre ; puis une créature de votre choix subit 5 dégâts.
kf-text-king-of-the-crag = Toutes les créatures ennemies de la maison { kf-house-brobnar } ont 2 de puissance en moins. Celle à qui il n’en reste pas est détruite.
kf-text-krump = Quand une créature ennemie meurt dans un combat contre celle-ci, celui qui la contrôlait rend 1 æmbre à la réserve.
kf-text-lomir-flamefist = Jouée : un adversaire qui a 7 æmbre ou plus en rend 2 à la réserve.
kf-text-looter-goblin = Après récolte : pour le reste de ce tour, vous gagnez 1 æmbre chaque fois qu’une créature ennemie est détruite.
kf-text-mugwump = Quand une créature ennemie meurt dans un combat contre celle-ci, celle-ci est soignée de tous ses dégâts et reçoit un marqueur de puissance +1.
kf-text-pingle-who-annoys = Toute créature ennemie qui entre en jeu subit 1 dégât.
kf-text-rock-hurling-giant = Chaque fois que vous défaussez de votre main, pendant votre tour, une carte de la maison { kf-house-brobnar }, vous pouvez faire subir 4 dégâts à une créature de votre choix.
kf-text-rogue-ogre = À la fin de votre tour : si vous y avez joué exactement une carte, cette créature est soignée de 2 dégâts au plus et capture 1 æmbre.
kf-text-smaaash = Jouée : une créature de votre choix est étourdie.
kf-text-tireless-crocag = Elle ne récolte jamais. Elle peut être utilisée quelle que soit la maison active. Dès qu’il n’y a plus de créature ennemie en jeu, elle est détruite.
kf-text-troll = Après récolte : cette créature est soignée de 3 dégâts au plus.
kf-text-wardrummer = Jouée : toutes vos autres créatures de la maison { kf-house-brobnar } retournent dans la main de leur propriétaire.

## Améliorations

kf-text-blood-of-titans = La créature qui porte cette carte a 5 de puissance en plus.
kf-text-phoenix-heart = La créature qui porte cette carte gagne « Détruite : cette créature retourne dans la main de son propriétaire ; puis toutes les créatures subissent 3 dégâts. »
kf-text-yo-mama-mastery = La créature qui porte cette carte gagne provocation (ses voisines sans provocation ne peuvent pas être attaquées). Jouée : la créature qui porte cette carte est soignée de tous ses dégâts.
