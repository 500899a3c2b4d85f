# Noms et textes des héros, des objets, des régions, du Codex et des pions du château.
# .gender et .number servent aux accords ; .the porte l’article, .to la préposition « à ».


## Couleurs des morceaux de clef

kk-colour-red = rouge
    .feminine = rouge
kk-colour-green = vert
    .feminine = verte
kk-colour-blue = bleu
    .feminine = bleue

## Ce que doit donner un lancer

kk-need-anything = n’importe quel résultat
kk-need-more-than = plus de { $n }
kk-need-less-than = moins de { $n }
kk-need-odd = un résultat impair
kk-need-even = un résultat pair
kk-need-at-least = { $n } ou plus
kk-need-at-most = { $n } ou moins
kk-need-between = de { $low } à { $high }
kk-need-exactly = exactement { $n }

## Héros

kk-hero-wren = Wren Piedroseau
    .gender = feminine
kk-hero-wren-flavour = A marché partout une fois, et la moitié du temps exprès.
kk-hero-odo = Odo le Passeur
    .gender = masculine
kk-hero-odo-flavour = Quand on s’échoue, on repart, et on n’en parle à personne.
kk-hero-brakka = Brakka Poucepierre
    .gender = feminine
kk-hero-brakka-flavour = Une main pour le travail, un pouce pour le petit plus.
kk-hero-hubbub = Mère Tohubohu
    .gender = feminine
kk-hero-hubbub-flavour = Connaît les histoires de tout le monde et fait payer la chute.
kk-hero-humphrey = Hector Roupillon
    .gender = masculine
kk-hero-humphrey-flavour = Ours de naissance, critique de matelas par vocation.
kk-power-stride = Vous pouvez augmenter ou réduire de 1 chaque résultat de déplacement, sans rien épuiser.
kk-power-stride-short = déplacement ±1, sans rien épuiser
kk-power-reroll-low = Quand votre dé montre 1 ou moins, vous pouvez le relancer une fois ; le second lancer compte.
kk-power-reroll-low-short = relancer un 1 ou moins, une fois
kk-power-two-items = Vous pouvez utiliser deux objets sur le même lancer si l’un d’eux au moins vaut 1.
kk-power-two-items-short = deux objets par lancer, si l’un vaut 1
kk-power-event-bonus = Vous pouvez ajouter 3 à chacun de vos lancers d’événement.
kk-power-event-bonus-short = 3 de plus aux événements
kk-power-better-nap = Votre sieste restaure 3 objets de plus.
kk-power-better-nap-short = la sieste restaure 3 de plus

## Objets

kk-item-sword = Épée
    .gender = feminine
    .the = l’épée
    .to = à l’épée
kk-item-lantern = Lanterne
    .gender = feminine
    .the = la lanterne
    .to = à la lanterne
kk-item-umbrella = Parapluie
    .gender = masculine
    .the = le parapluie
    .to = au parapluie
kk-item-ladder = Échelle
    .gender = feminine
    .the = l’échelle
    .to = à l’échelle
kk-item-axe = Hache
    .gender = feminine
    .the = la hache
    .to = à la hache
kk-item-trumpet = Trompette
    .gender = feminine
    .the = la trompette
    .to = à la trompette
kk-item-sandwich = Casse-croûte
    .gender = masculine
    .the = le casse-croûte
    .to = au casse-croûte
kk-item-sock = Chaussette de secours
    .gender = feminine
    .the = la chaussette de secours
    .to = à la chaussette de secours
kk-magic-moonjar = Bocal de lune
    .gender = masculine
    .the = le bocal de lune
    .to = au bocal de lune
kk-magic-moonjar-text = Aucun effet, sinon sa valeur. Il luit, c’est déjà ça.
kk-magic-moonjar-short = aucun effet, sinon sa valeur
kk-magic-thunder = Tonnerre d’emprunt
    .gender = masculine
    .the = le tonnerre d’emprunt
    .to = au tonnerre d’emprunt
kk-magic-thunder-text = Aucun effet, sinon sa valeur. Son propriétaire aimerait le revoir.
kk-magic-thunder-short = aucun effet, sinon sa valeur
kk-magic-teapot = Théière sans fond
    .gender = feminine
    .the = la théière sans fond
    .to = à la théière sans fond
kk-magic-teapot-text = Une fois épuisée : restaurez jusqu’à 2 de vos autres objets.
kk-magic-teapot-short = épuisée, elle en restaure 2 autres
kk-magic-jam-imp = Diablotin en pot
    .gender = masculine
    .the = le diablotin en pot
    .to = au diablotin en pot
kk-magic-jam-imp-text = Une fois épuisé : assignez le dé du démon.
kk-magic-jam-imp-short = épuisé, il assigne le dé du démon
kk-magic-telescope = Longue-vue indiscrète
    .gender = feminine
    .the = la longue-vue indiscrète
    .to = à la longue-vue indiscrète
kk-magic-telescope-text = Une fois épuisée : piochez 1 événement à la fin du tour en cours.
kk-magic-telescope-short = épuisée, elle pioche un événement

## Régions

kk-region-wc = Toutprès
    .gender = masculine
    .the = Toutprès
    .to = à Toutprès
kk-region-wo = Brumelac
    .gender = masculine
    .the = Brumelac
    .to = à Brumelac
kk-region-ec = Braiseval
    .gender = masculine
    .the = Braiseval
    .to = à Braiseval
kk-region-eo = Grand-Là-Bas
    .gender = masculine
    .the = le Grand-Là-Bas
    .to = au Grand-Là-Bas

## Aventures clefs

kk-adventure-red1 = Tour-Haricot
    .gender = feminine
    .the = la Tour-Haricot
    .to = à la Tour-Haricot
kk-adventure-red1-text = Chaque lancer doit dépasser le précédent. Le premier est libre.
kk-adventure-red1-flavour = La tour gagne un étage chaque fois que quelqu’un dit « on y est presque ».
kk-adventure-green1 = Orgue creux
    .gender = masculine
    .the = l’Orgue creux
    .to = à l’Orgue creux
kk-adventure-green1-text = Impair, pair, impair : une pédale après l’autre, en commençant par impair.
kk-adventure-green1-flavour = Il ne joue que deux notes, et il en veut aux deux.
kk-adventure-blue1 = Baignoire du géant
    .gender = feminine
    .the = la Baignoire du géant
    .to = à la Baignoire du géant
kk-adventure-blue1-text = Nagez fort : au moins 4 et 4, puis 5 et 5, 6 et 6, et enfin 7.
kk-adventure-blue1-flavour = Quelqu’un a tiré la bonde. Quelqu’un de très grand.
kk-adventure-blue2 = Dortoir du dragon
    .gender = masculine
    .the = le Dortoir du dragon
    .to = au Dortoir du dragon
kk-adventure-blue2-text = Chut : au plus 4 trois fois, puis au plus 3 quatre fois.
kk-adventure-blue2-flavour = Quatorze lits, un dragon, et un parquet qui rapporte tout.
kk-adventure-green2 = Grotte aux lanternes
    .gender = feminine
    .the = la Grotte aux lanternes
    .to = à la Grotte aux lanternes
kk-adventure-green2-text = Restez dans la lumière : 2 ou 3, puis 3 ou 4, 4 ou 5, 5 ou 6, 6 ou 7, et enfin 7 ou 8.
kk-adventure-green2-flavour = Les lanternes marchent à leur rythme et n’attendent pas les héros.
kk-adventure-red2 = Cave sous la cave
    .gender = feminine
    .the = la Cave sous la cave
    .to = à la Cave sous la cave
kk-adventure-red2-text = Chaque lancer doit être inférieur au précédent. Le premier est libre.
kk-adventure-red2-flavour = Sous la cave, il y a une cave. Sous celle-là, il y a des courants d’air.

## Aventures mineures

kk-minor-m1 = Ragoût mystère
    .gender = masculine
    .the = le Ragoût mystère
    .to = au Ragoût mystère
kk-minor-m1-text = Obtenez 5 ou plus : restaurez jusqu’à 4 objets. Sinon, épuisez-en 1.
kk-minor-m1-short = 5 ou plus : restaurer 4, sinon épuiser 1
kk-minor-m1-flavour = Le plat du jour est celui d’hier, avec plus d’assurance.
kk-minor-m2 = Bureau des plaintes
    .gender = masculine
    .the = le Bureau des plaintes
    .to = au Bureau des plaintes
kk-minor-m2-text = Sans lancer : assignez le dé du démon à un joueur qui ne l’a pas.
kk-minor-m2-short = assigner le dé du démon
kk-minor-m2-flavour = Prenez un ticket. Il portera malheur.
kk-minor-m3 = Maître des gonds
    .gender = masculine
    .the = le Maître des gonds
    .to = au Maître des gonds
kk-minor-m3-text = Sans lancer : l’autre portion du royaume s’ouvre ou se ferme.
kk-minor-m3-short = l’autre moitié s’ouvre ou se ferme
kk-minor-m3-flavour = « L’est, l’ouest, moi, je ne vois que des gonds. »
kk-minor-m4 = Génie en congé
    .gender = masculine
    .the = le Génie en congé
    .to = au Génie en congé
kk-minor-m4-text = Obtenez 7 ou plus : prenez l’un des objets magiques restants.
kk-minor-m4-short = 7 ou plus : un objet magique
kk-minor-m4-flavour = Trois vœux ? Par ce temps ? Vous en aurez un, d’occasion.
kk-minor-m5 = Lavoir du destin
    .gender = masculine
    .the = le Lavoir du destin
    .to = au Lavoir du destin
kk-minor-m5-text = Épuisez jusqu’à 2 objets. Pour chacun, piochez 1 événement.
kk-minor-m5-short = jusqu’à 2 objets contre des événements
kk-minor-m5-flavour = Le blanc à quarante degrés, le destin à soixante.
kk-minor-m6 = Porte de derrière
    .gender = feminine
    .the = la Porte de derrière
    .to = à la Porte de derrière
kk-minor-m6-text = Seulement avec trois morceaux de clef. Obtenez 4 ou plus : restaurez jusqu’à 2 objets et entrez dans le jardin du château.
kk-minor-m6-short = 4 ou plus mène au château
kk-minor-m6-flavour = Livreurs, plombiers et héros : sonnez deux fois.

## Tourbillons

kk-whirlpool-ww-closed = Bonde du jardin
    .gender = feminine
    .the = la Bonde du jardin
    .to = à la Bonde du jardin
kk-whirlpool-ww-closed-text = L’Ouest s’ouvre. Tous les héros de la région tombent dans son vide.
kk-whirlpool-ww-open = Remous du moulin
    .gender = masculine
    .the = le Remous du moulin
    .to = au Remous du moulin
kk-whirlpool-ww-open-text = L’Ouest se ferme. Tous les héros de la région retombent sur l’Atterrissage mou.
kk-whirlpool-w3 = Remous gaucher
    .gender = masculine
    .the = le Remous gaucher
    .to = au Remous gaucher
kk-whirlpool-w3-text = L’Ouest se ferme. Tous les héros de la région retombent sur la Botte de foin.
kk-whirlpool-we-closed = Tourbillon de sable
    .gender = masculine
    .the = le Tourbillon de sable
    .to = au Tourbillon de sable
kk-whirlpool-we-closed-text = L’Est s’ouvre. Tous les héros de la région tombent dans son vide.
kk-whirlpool-we-open = Ciel qui tourne
    .gender = masculine
    .the = le Ciel qui tourne
    .to = au Ciel qui tourne
kk-whirlpool-we-open-text = L’Est se ferme. Tous les héros de la région retombent sur le Coussin de sable.
kk-whirlpool-w4 = Thé qu’on remue
    .gender = masculine
    .the = le Thé qu’on remue
    .to = au Thé qu’on remue
kk-whirlpool-w4-text = L’Est se ferme. Tous les héros de la région retombent dans le Coin du four.

## Pions du château

kk-token-gazebo = Gloriette
    .gender = feminine
    .the = la gloriette
    .to = à la gloriette
kk-token-fountain = Fontaine polie
    .gender = feminine
    .the = la fontaine polie
    .to = à la fontaine polie
kk-token-rose-bench = Banc aux roses
    .gender = masculine
    .the = le banc aux roses
    .to = au banc aux roses
kk-token-orchard = Verger volé
    .gender = masculine
    .the = le verger volé
    .to = au verger volé
kk-token-hot-spring = Source chaude
    .gender = feminine
    .the = la source chaude
    .to = à la source chaude
kk-token-portcullis = Herse pesante
    .gender = feminine
    .the = la herse pesante
    .to = à la herse pesante
kk-token-gargoyles = Gargouilles impaires
    .gender = feminine
    .number = plural
    .the = les gargouilles impaires
    .to = aux gargouilles impaires
kk-token-whisper-gallery = Galerie des murmures
    .gender = feminine
    .the = la galerie des murmures
    .to = à la galerie des murmures
kk-token-twin-doors = Portes jumelles
    .gender = feminine
    .number = plural
    .the = les portes jumelles
    .to = aux portes jumelles
