# Un personnage : pourquoi le jouer, ce qu’on dit de lui, sa capacité, et sa Quête personnelle.

## Arthur

al-hero-arthur = Arthur
    .the = Arthur
    .at = à Arthur
    .of = d’Arthur
    .gender = masculine
    .number = one
al-hero-title-arthur = le Roi
al-hero-reason-arthur = Vous aimez mener : deux bons Attributs, deux Blessures, et un cri qui rend toute la table meilleure le temps d’une manche.
al-hero-flavour-arthur = Il aurait préféré être un bon voisin, mais on ne lui avait pas laissé de voisinage.
al-ability-arthur = L’Appel de la Table
    .the = « L’Appel de la Table »
al-ability-text-arthur = Une fois par manche, à votre tour, dépensez 1 Destin et nommez un type d’ennemi. Jusqu’à la fin du Tour-Clé, chaque personnage lance 1 Pierre de plus contre les ennemis de ce type.
al-personal-arthur = L’Appel sous la porte
al-personal-before-arthur = Les noms de toute une légion sont gravés sous cette arche, et après le dernier quelqu’un a laissé de la place.
al-personal-won-arthur = Arthur lit chaque nom à voix haute jusqu’à la nuit, et quand il a fini, une épée se dresse dans la pierre, là où il restait de la place.
al-personal-failed-arthur = Le vent lui fait perdre la ligne, et il est trop honnête pour reprendre au milieu.

## Lancelot

al-hero-lancelot = Lancelot
    .the = Lancelot
    .at = à Lancelot
    .of = de Lancelot
    .gender = masculine
    .number = one
al-hero-title-lancelot = du Lac
al-hero-reason-lancelot = Vous aimez vous battre : le meilleur bras du pays et cinq Destins pour s’en servir, mais une seule Blessure avant la fin, et pas de tête pour les énigmes.
al-hero-flavour-lancelot = Le meilleur chevalier du monde, et il a compté ceux qui le disent.
al-ability-lancelot = Encore, et mieux
    .the = « Encore, et mieux »
al-ability-text-lancelot = Quand vous avez échoué dans une Épreuve contre un ennemi, vous pouvez dépenser 1 Destin avant de recevoir la Blessure : reprenez toutes vos Pierres et relancez-les. Une fois par Épreuve.
al-personal-lancelot = Le siège près du Pêcheur
al-personal-before-lancelot = L’hôte blessé ne demande pas de champion, seulement quelqu’un qui le porte jusqu’à sa barque.
al-personal-won-lancelot = Lancelot l’y porte et le ramène, n’en dit mot à personne, et trouve une vieille épée couchée en travers de sa selle.
al-personal-failed-lancelot = Il demande qui l’on pourrait bien combattre pour cela ; le vieil homme le remercie avec bonté et ferme les yeux.

## Merlin

al-hero-merlin = Merlin
    .the = Merlin
    .at = à Merlin
    .of = de Merlin
    .gender = masculine
    .number = one
al-hero-title-merlin = le Prophète
al-hero-reason-merlin = Vous aimez aider de loin : vous voyez tous les jets des autres, et le Succès que vous prêtez est justement celui qui manquait.
al-hero-flavour-merlin = Il sait comment cela finit : il est donc le seul à pouvoir goûter le milieu.
al-ability-merlin = Un mot d’avance
    .the = « Un mot d’avance »
al-ability-text-merlin = Une fois par manche, quand un autre personnage, où qu’il soit, a lancé les Pierres d’une Épreuve, dépensez 1 Destin : une de ses Pierres compte pour 1 Succès, quoi qu’elle montre.
al-personal-merlin = Les deux sous la colline
al-personal-before-merlin = Enfant, il a dit à un roi pourquoi la tour tombait, et il s’est toujours demandé s’il avait raison.
al-personal-won-merlin = Il écoute contre le rocher jusqu’à ce que le rouge et le blanc se taisent pour l’écouter, et ils lui laissent l’échiquier qu’ils se disputaient.
al-personal-failed-merlin = La roche est tiède, la colline se tait, et il s’en va avec de la mousse plein l’oreille.

## Viviane

al-hero-lady-of-the-lake = Viviane
    .the = Viviane
    .at = à Viviane
    .of = de Viviane
    .gender = feminine
    .number = one
al-hero-title-lady-of-the-lake = la Dame du Lac
al-hero-reason-lady-of-the-lake = Vous aimez garder les autres debout : vous réparez ce qui casse, et, votre Quête faite, leur Destin se remet à couler.
al-hero-flavour-lady-of-the-lake = Elle a donné quatre épées, et elle a un avis sur chacune.
al-ability-lady-of-the-lake = Venu des eaux
    .the = « Venu des eaux »
al-ability-text-lady-of-the-lake = Une fois par manche, à votre tour, dépensez 1 Destin : un autre personnage, où qu’il soit, répare 1 carte brisée.
al-personal-lady-of-the-lake = Ce que garde le lac
al-personal-before-lady-of-the-lake = Tous les dons qu’elle a faits, on les lui a rejetés à la fin, et ils sont là, au fond, dans le noir.
al-personal-won-lady-of-the-lake = Elle entre dans l’eau et remercie chaque chose par son nom, et le lac lui donne la seule coupe que personne n’avait demandée.
al-personal-failed-lady-of-the-lake = Elle se surprend à compter ce qu’on lui doit, et l’eau se referme, poliment.

## Guenièvre

al-hero-guinevere = Guenièvre
    .the = Guenièvre
    .at = à Guenièvre
    .of = de Guenièvre
    .gender = feminine
    .number = one
al-hero-title-guinevere = la Reine
al-hero-reason-guinevere = Vous aimez tenir le royaume ensemble : nul ne s’y prend mieux avec les serments des Saxons et les faux amis, et une fois par partie vous sauvez toute une manche.
al-hero-flavour-guinevere = La Table Ronde était sa dot ; elle voudrait parfois qu’on lui demande où elle s’asseyait.
al-ability-guinevere = Le feu sous la cendre
    .the = « Le feu sous la cendre »
al-ability-text-guinevere = Quand une carte ou un ennemi devrait poser un jeton Désespoir (mais pas celui qui ouvre le Tour-Clé), vous pouvez dépenser 2 Destins : il n’est pas posé.
al-personal-guinevere = La corde sèche
al-personal-before-guinevere = Les sœurs de cette maison ouvraient à tous ceux qui frappaient, jusqu’à la nuit où personne n’a répondu à la cloche.
al-personal-won-guinevere = Elle sonne jusqu’à ce que la forêt ait allumé une lanterne, puis une autre, et la plus vieille de celles qui viennent lui met un anneau dans la main.
al-personal-failed-guinevere = Elle sonne, personne ne vient, et un moment elle comprend les sœurs.

## Gauvain

al-hero-gawain = Gauvain
    .the = Gauvain
    .at = à Gauvain
    .of = de Gauvain
    .gender = masculine
    .number = one
al-hero-title-gawain = le Faucon de mai
al-hero-reason-gawain = Vous aimez un chevalier sûr et sans comptes à tenir : à chaque tour un peu meilleur qu’il ne devrait, et pour rien.
al-hero-flavour-gawain = Courtois avant le déjeuner, le seul moment où cela compte.
al-ability-gawain = La force du matin
    .the = « La force du matin »
al-ability-text-gawain = Dans la première Épreuve contre un ennemi de chacun de vos tours, lancez 1 Pierre de plus. Cela ne vaut pas au Tour-Clé.
al-personal-gawain = L’échange des gains
al-personal-before-gawain = Le maître du pavillon propose un jeu : tout ce que l’un et l’autre gagnent le jour, ils se le donnent le soir.
al-personal-won-gawain = Gauvain rapporte un sanglier et le donne sans un mot, et le maître lui donne une ceinture verte et un regard qui en dit davantage.
al-personal-failed-gawain = Le sanglier s’échappe, et au souper il n’a rien à donner que ses excuses.

## Galaad

al-hero-galahad = Galaad
    .the = Galaad
    .at = à Galaad
    .of = de Galaad
    .gender = masculine
    .number = one
al-hero-title-galahad = le Siège périlleux
al-hero-reason-galahad = Vous aimez surprendre : la bonté est votre arme, et pour un Destin elle agit sur des gens qui n’en ont jamais vu.
al-hero-flavour-galahad = Il a dix-sept ans et n’a jamais menti. Cela le rend difficile à inviter.
al-ability-galahad = L’autre joue
    .the = « L’autre joue »
al-ability-text-galahad = Avant une Épreuve contre un ennemi, dépensez 1 Destin : vous pouvez employer l’Altruisme, quoi que montre le jeton.
al-personal-galahad = Le siège dans le cercle
al-personal-before-galahad = Au milieu du cercle, une pierre basse a la forme d’un siège, et qui s’y est assis pour lui-même ne s’est pas relevé.
al-personal-won-galahad = Il laisse le siège à une vieille qui a marché tout le jour, et quand elle se lève il y a une épée sous la mousse, et plus de vieille.
al-personal-failed-galahad = Il se demande s’il en est digne, ce qui n’est pas la bonne question, et la pierre reste une pierre.

## Bédivère

al-hero-bedivere = Bédivère
    .the = Bédivère
    .at = à Bédivère
    .of = de Bédivère
    .gender = masculine
    .number = one
al-hero-title-bedivere = le Manchot
al-hero-reason-bedivere = Vous aimez vous tenir aux côtés de quelqu’un : tant que vous êtes là, les autres osent ce qu’ils ne devraient pas.
al-hero-flavour-bedivere = Une seule main, et c’est toujours celle dont on a besoin.
al-ability-bedivere = Le dernier à partir
    .the = « Le dernier à partir »
al-ability-text-bedivere = Une fois par manche, quand un autre personnage de votre tuile ou d’une tuile adjacente devrait recevoir une Blessure, vous pouvez briser une de vos cartes qui peuvent l’être : la Blessure n’est pas reçue.
al-personal-bedivere = Un outil à une main
al-personal-before-bedivere = Une lance pour un homme qui n’a qu’une main doit être forgée par un homme qui n’a qu’une main, et la fonderie est froide depuis des années.
al-personal-won-bedivere = Il manie le soufflet du pied et ne jure que deux fois, et à l’aube la lance est dans le baquet, qui tinte encore.
al-personal-failed-bedivere = Le fer se fend dans l’eau ; il ramasse les moitiés et dit que c’est un bon début.
