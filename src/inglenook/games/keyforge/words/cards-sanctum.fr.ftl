## House Sanctum: actions

kf-text-begone = Jouée : soit détruisez toutes les créatures de la maison { kf-house-dis }, des deux côtés, soit gagnez 1 æmbre.
kf-text-blinding-light = Jouée : nommez une maison. Toutes les créatures de cette maison, des deux côtés, sont étourdies.
kf-text-charge = Jouée : jusqu’à la fin du tour, chaque créature que vous jouez gagne « Jouée : une créature ennemie subit 2 dégâts. »
kf-text-cleansing-wave = Jouée : retirez 1 dégât à chaque créature, des deux côtés. Gagnez 1 æmbre par créature qui a perdu un dégât ainsi.
kf-text-clear-mind = Jouée : toutes vos créatures se remettent de leur étourdissement.
kf-text-doorstep-to-heaven = Jouée : chaque joueur qui a 6 æmbre ou plus perd tout ce qui dépasse 5.
kf-text-glorious-few = Jouée : gagnez 1 æmbre pour chaque créature que votre adversaire a de plus que vous.
kf-text-honorable-claim = Jouée : chacun de vos chevaliers capture 1 æmbre.
kf-text-inspiration = Jouée : redressez une de vos créatures et utilisez-la, quelle que soit sa maison.
kf-text-mighty-lance = Jouée : une créature subit 3 dégâts et, en même temps, une de ses voisines aussi.
kf-text-oath-of-poverty = Jouée : tous vos artefacts sont détruits. Gagnez 2 æmbre pour chacun de ceux détruits ainsi.
kf-text-one-stood-against-many = Jouée : choisissez une de vos créatures. Trois fois de suite, redressez-la et faites-la combattre, chaque fois une créature ennemie qu’elle n’a pas encore combattue ainsi.
kf-text-radiant-truth = Jouée : toutes les créatures ennemies qui ne sont pas sur un flanc sont étourdies.
kf-text-shield-of-justice = Jouée : vos créatures ne subissent aucun dégât jusqu’à la fin du tour.
kf-text-take-hostages = Jouée : jusqu’à la fin du tour, chaque fois qu’une de vos créatures a combattu et se trouve encore en jeu, elle capture 1 æmbre.
kf-text-terms-of-redress = Jouée : une de vos créatures capture 2 æmbre.
kf-text-the-harder-they-come = Jouée : une créature d’au moins 5 de puissance est purgée.
kf-text-the-spirit-s-way = Jouée : toutes les créatures d’au moins 3 de puissance, des deux côtés, sont détruites.
kf-text-virtuous-works = { "" }

## Artifacts

kf-text-epic-quest = Jouée : archivez tous vos chevaliers en jeu. Omni : si vous avez joué au moins 7 cartes de la maison { kf-house-sanctum } ce tour-ci, sacrifiez Epic Quest et forgez une clé sans rien payer.
kf-text-gorm-of-omm = Omni : sacrifiez Gorm of Omm, puis détruisez un artefact.
kf-text-hallowed-blaster = Action : retirez 3 dégâts à une créature.
kf-text-potion-of-invulnerability = Omni : sacrifiez Potion of Invulnerability. Vos créatures ne subissent aucun dégât jusqu’à la fin du tour.
kf-text-round-table = Chacun de vos chevaliers a 1 de puissance en plus et provocation (ses voisines ne peuvent être attaquées, sauf si elles ont aussi provocation).
kf-text-sigil-of-brotherhood = Omni : sacrifiez Sigil of Brotherhood. Jusqu’à la fin du tour, vous pouvez utiliser vos créatures de la maison { kf-house-sanctum }, quelle que soit la maison active.
kf-text-whispering-reliquary = Action : un artefact, à vous ou ennemi, retourne dans la main de son propriétaire.

## Creatures

kf-text-bulwark = Ses voisines ont 2 d’armure en plus.
kf-text-champion-anaphiel = { "" }
kf-text-champion-tabris = Après combat : elle capture 1 æmbre.
kf-text-commander-remiel = Après récolte : utilisez une de vos créatures qui n’est pas de la maison { kf-house-sanctum }.
kf-text-duma-the-martyr = Détruite : vos autres créatures perdent tous leurs dégâts, et vous piochez 2 cartes.
kf-text-francus = Quand une créature ennemie meurt en combattant Francus, Francus capture 1 æmbre.
kf-text-grey-monk = Vos créatures, celle-ci comprise, ont 1 d’armure en plus. Après récolte : retirez 2 dégâts à une créature.
kf-text-hayyel-the-merchant = Chaque fois que vous jouez un artefact, gagnez 1 æmbre.
kf-text-horseman-of-death = Jouée : tous les cavaliers de votre défausse retournent dans votre main.
kf-text-horseman-of-famine = Jouée, après combat ou récolte : détruisez la créature la moins puissante en jeu ; entre égales, vous choisissez.
kf-text-horseman-of-pestilence = Jouée, après combat ou récolte : toutes les créatures qui ne sont pas des cavaliers, des deux côtés, subissent 1 dégât.
kf-text-horseman-of-war = Jouée : jusqu’à la fin du tour, toutes vos créatures peuvent combattre, quelle que soit leur maison, mais aucune ne peut récolter ni utiliser une Action ou un Omni.
kf-text-jehu-the-bureaucrat = Quand vous choisissez { kf-house-sanctum } comme maison active, gagnez 2 æmbre.
kf-text-lady-maxena = Jouée : une créature de votre choix est étourdie. Action : Lady Maxena retourne dans la main de son propriétaire.
kf-text-lord-golgotha = Avant combat : chaque voisine de la créature qu’elle attaque subit 3 dégâts.
kf-text-numquid-the-fair = Jouée : détruisez une créature ennemie. Tant que votre adversaire a encore plus de créatures que vous et que Numquid the Fair est en jeu, recommencez.
kf-text-protectrix = Après récolte : vous pouvez retirer tous les dégâts d’une créature. S’il y en avait, elle n’en subit plus jusqu’à la fin du tour.
kf-text-raiding-knight = Jouée : elle capture 1 æmbre.
kf-text-sanctum-guardian = Après combat ou récolte : elle change de place avec une autre de vos créatures.
kf-text-sequis = Après récolte : elle capture 1 æmbre.
kf-text-sergeant-zakiel = Jouée : vous pouvez redresser une de ses voisines et la faire combattre.
kf-text-staunch-knight = Sur un flanc, elle a 2 de puissance en plus.
kf-text-gatekeeper = Jouée : si votre adversaire a 7 æmbre ou plus, elle capture tout sauf 5.
kf-text-the-vaultkeeper = Personne ne peut voler dans votre réserve.
kf-text-veemos-lightbringer = Jouée : toutes les créatures insaisissables, des deux côtés, sont détruites.

## Upgrades

kf-text-armageddon-cloak = Cette créature gagne dangereux 2 (qui l’attaque subit 2 dégâts avant le combat). Si elle devait être détruite, elle perd tous ses dégâts et c’est Armageddon Cloak qui est détruite à la place.
kf-text-mantle-of-the-zealot = Cette créature peut être utilisée quelle que soit la maison active.
kf-text-protect-the-weak = Cette créature a 1 d’armure en plus et gagne provocation (ses voisines ne peuvent être attaquées, sauf si elles ont aussi provocation).
kf-text-shoulder-armor = Sur un flanc, cette créature a 2 de puissance et 2 d’armure en plus.
