## House Untamed, from Murmook to World Tree: what its cards do, in our own words

kf-text-murmook = Les clés de l’adversaire coûtent 1 æmbre de plus.
kf-text-mushroom-man = Elle a +3 de puissance par clé que vous n’avez pas encore forgée.
kf-text-nature-s-call = Jouée : jusqu’à trois créatures retournent dans la main de leurs propriétaires.
kf-text-nepenthe-seed = Omni : cette carte est sacrifiée. Puis une carte de votre défausse va dans votre main.
kf-text-niffle-ape = Quand elle attaque, ni la provocation ni l’insaisissabilité ne comptent.
kf-text-niffle-queen = Les autres bêtes alliées ont +1 de puissance, et les autres niffles alliés ont +1 de puissance ; qui est les deux a +2.
kf-text-nocturnal-maneuver = Jouée : jusqu’à trois créatures sont épuisées.
kf-text-perilous-wild = Jouée : toutes les créatures insaisissables sont détruites.
kf-text-piranha-monkeys = Jouée, après récolte : chaque autre créature subit 2 dégâts.
kf-text-regrowth = Jouée : une créature de votre défausse va dans votre main.
kf-text-ritual-of-balance = Action : si l’adversaire a 6 æmbre ou plus, vous en volez 1.
kf-text-ritual-of-the-hunt = Omni : cette carte est sacrifiée. Ce tour-ci, vous pouvez utiliser vos créatures de la maison Indomptés quelle que soit la maison active.
kf-text-save-the-pack = Jouée : toutes les créatures endommagées sont détruites. Vous gagnez 1 chaîne.
kf-text-scout = Jouée : choisissez jusqu’à deux créatures alliées. Jusqu’à la fin du tour, elles gagnent escarmouche (quand elles attaquent, elles ne subissent pas de dégâts en retour), et celles qui sont prêtes combattent, l’une après l’autre.
kf-text-snufflegator = { "" }
kf-text-stampede = Jouée : si vous avez utilisé des créatures au moins trois fois ce tour-ci, vous volez 2 æmbre.
kf-text-teliga = Après que l’adversaire a joué une créature, vous gagnez 1 æmbre.
kf-text-the-common-cold = Jouée : chaque créature subit 1 dégât. Puis vous pouvez détruire toutes les créatures de Mars.
kf-text-troop-call = Jouée : tous les niffles alliés et tous les niffles de votre défausse vont dans la main de leurs propriétaires.
kf-text-vigor = Jouée : une créature est soignée de 3 dégâts au plus. S’il y en avait 3, vous gagnez 1 æmbre.
kf-text-way-of-the-bear = La créature qui porte cette carte gagne assaut 2 (avant son combat, la créature qu’elle attaque subit 2 dégâts).
kf-text-way-of-the-wolf = La créature qui porte cette carte gagne escarmouche (quand elle attaque, elle ne subit pas de dégâts en retour).
kf-text-witch-of-the-eye = Après récolte : une carte de votre défausse va dans votre main.
kf-text-witch-of-the-wilds = À chacun de vos tours où la maison Indomptés n’est pas active, vous pouvez jouer une carte de cette maison.
kf-text-word-of-returning = Jouée : chaque créature ennemie subit 1 dégât par æmbre sur elle. Puis tout l’æmbre des créatures ennemies passe dans votre réserve.
kf-text-world-tree = Action : une créature de votre défausse est placée sur votre pioche.
