## House Shadows: actions

kf-text-bait-and-switch = Jouée : si votre adversaire a plus d’æmbre que vous, volez-en 1. Puis regardez de nouveau : si c’est toujours le cas, volez-en encore 1.
kf-text-booby-trap = Jouée : une créature qui n’est pas sur un flanc subit 4 dégâts, et chacune de ses voisines 2.
kf-text-finishing-blow = Jouée : détruisez une créature endommagée. Si elle est détruite, volez 1 æmbre.
kf-text-ghostly-hand = Jouée : si votre adversaire a exactement 1 æmbre, volez-le.
kf-text-hidden-stash = Jouée : une carte de votre main est archivée.
kf-text-imperial-traitor = Jouée : regardez en secret la main de votre adversaire ; vous pouvez en purger une carte de la maison { kf-house-sanctum }.
kf-text-key-of-darkness = Jouée : forgez une clé pour 6 æmbre de plus qu’elle ne vous coûte maintenant, ou pour seulement 2 de plus si votre adversaire n’a pas d’æmbre.
kf-text-lights-out = Jouée : deux créatures ennemies retournent dans la main de leur propriétaire.
kf-text-miasma = Jouée : votre adversaire n’a pas d’étape de forge à son prochain tour.
kf-text-nerve-blast = Jouée : volez 1 æmbre. Si c’est fait, une créature subit 2 dégâts.
kf-text-one-last-job = Jouée : toutes vos créatures de la maison { kf-house-shadows } en jeu sont purgées. Volez 1 æmbre pour chacune de celles purgées ainsi.
kf-text-oubliette = Jouée : une créature d’au plus 3 de puissance est purgée.
kf-text-pawn-sacrifice = Jouée : sacrifiez une de vos créatures. Si c’est fait, deux créatures différentes subissent 3 dégâts chacune.
kf-text-poison-wave = Jouée : toutes les créatures, des deux côtés, subissent 2 dégâts.
kf-text-relentless-whispers = Jouée : une créature subit 2 dégâts. Si cela la détruit, volez 1 æmbre.
kf-text-routine-job = Jouée : volez 1 æmbre, puis 1 de plus par Routine Job dans votre défausse.
kf-text-too-much-to-protect = Jouée : volez tout l’æmbre que votre adversaire a au-delà de 6.
kf-text-treasure-map = Jouée : si vous n’avez joué aucune autre carte ce tour-ci, gagnez 3 æmbre. Dans tous les cas, vous ne pouvez plus jouer de carte ce tour-ci.

## Artifacts

kf-text-customs-office = Pour jouer un artefact, votre adversaire doit d’abord vous payer 1 æmbre.
kf-text-evasion-sigil = Avant qu’une créature, quelle qu’elle soit, combatte, la première carte de la pioche de qui la contrôle est défaussée. Si cette carte est de la maison active, le combat n’a pas lieu, et la créature reste épuisée.
kf-text-longfused-mines = Omni : sacrifiez Longfused Mines. Toutes les créatures ennemies qui ne sont pas sur un flanc subissent 3 dégâts.
kf-text-masterplan = Jouée : posez une carte de votre main face cachée sous Masterplan. Omni : jouez cette carte, quelle que soit sa maison, puis sacrifiez Masterplan.
kf-text-safe-place = L’æmbre posé sur Safe Place peut payer vos clés. Action : déplacez 1 æmbre de votre réserve sur Safe Place.
kf-text-seeker-needle = Action : une créature subit 1 dégât. Si cela la détruit, gagnez 1 æmbre.
kf-text-skeleton-key = Action : une de vos créatures capture 1 æmbre.
kf-text-special-delivery = Omni : sacrifiez Special Delivery. Une créature sur un flanc subit 3 dégâts ; si cela la détruit, elle est purgée.
kf-text-speed-sigil = La première créature jouée à chaque tour, par l’un ou l’autre joueur, arrive prête.
kf-text-subtle-maul = Action : votre adversaire défausse une carte de sa main au hasard.
kf-text-the-sting = Vous n’avez pas d’étape de forge. L’æmbre que votre adversaire dépense pour ses clés va dans votre réserve. Action : sacrifiez The Sting.

## Creatures

kf-text-bad-penny = Détruite : elle retourne dans la main de son propriétaire.
kf-text-bulleteye = Après récolte : une créature sur un flanc, à vous ou ennemie, est détruite.
kf-text-carlo-phantom = Chaque fois que vous jouez un artefact, volez 1 æmbre.
kf-text-deipno-spymaster = Omni : choisissez une de vos créatures. Jusqu’à la fin du tour, vous pouvez l’utiliser, quelle que soit la maison active.
kf-text-faygin = Après récolte : une carte Urchin en jeu, d’un côté ou de l’autre, ou dans votre défausse retourne dans la main de son propriétaire.
kf-text-macis-asp = { "" }
kf-text-mack-the-knife = Elle peut être utilisée quelle que soit la maison active. Action : une créature subit 1 dégât. Si cela la détruit, gagnez 1 æmbre.
kf-text-magda-the-rat = Jouée : volez 2 æmbre. Quand Magda the Rat quitte ensuite le jeu, votre adversaire vole 2 æmbre.
kf-text-mooncurser = Après combat : volez 1 æmbre.
kf-text-nexus = Après récolte : utilisez un artefact de votre adversaire comme si vous le contrôliez.
kf-text-noddy-the-thief = Action : volez 1 æmbre.
kf-text-old-bruno = Jouée : elle capture 3 æmbre.
kf-text-dodger = Après combat : volez 1 æmbre.
kf-text-selwyn-the-fence = Après combat ou récolte : déplacez 1 æmbre d’une de vos cartes vers votre réserve.
kf-text-shadow-self = Elle n’inflige aucun dégât en combat. Les dégâts que subiraient ses voisines, sauf les spectres, vont à Shadow Self à la place.
kf-text-silvertooth = Elle arrive prête.
kf-text-smiling-ruth = Après récolte : si vous avez forgé une clé ce tour-ci, prenez le contrôle d’une créature ennemie sur un flanc.
kf-text-sneklifter = Jouée : prenez le contrôle d’un artefact ennemi. Tant que vous le contrôlez et qu’il n’est d’aucune de vos trois maisons, il compte comme de la maison { kf-house-shadows }.
kf-text-umbra = Après combat : volez 1 æmbre.
kf-text-urchin = Jouée : volez 1 æmbre.

## Upgrades

kf-text-duskrunner = Cette créature gagne « Après récolte : volez 1 æmbre. »
kf-text-ring-of-invisibility = Cette créature gagne insaisissable (la première attaque contre elle à chaque tour n’inflige aucun dégât, ni à l’une ni à l’autre) et escarmouche (quand elle attaque, elle ne subit pas de dégâts en retour).
kf-text-silent-dagger = Cette créature gagne « Après récolte : une créature sur un flanc subit 4 dégâts. »
