# Ce qu’il y a sur la table.

al-phase-setup = Avant la première manche
al-phase = Manche { $round } sur { $rounds }
al-phase-key = Manche { $round } sur { $rounds } · Tour-Clé
al-step-again = { $hero } encore
al-step-key = Tour-Clé
al-stage-despair = Désespoir
al-stage-abilities = Pouvoirs
al-stage-moves = Déplacements
al-stage-challenges = Épreuves
al-stage-passes = La clé passe
al-map = Albion
al-hall-h-n = Bannières
al-hall-h-ne = Chandelles
al-hall-h-se = Tonneaux
al-hall-h-s = Clés
al-hall-h-sw = Bottes crottées
al-hall-h-nw = Selles
al-hall-hall-7 = Filets
al-hall-hall-8 = Chaînes
al-open = un chemin ouvert
al-tile-is-attribute = Tant qu’un personnage s’y tient, tous lancent 1 Pierre de plus aux Épreuves : { $attribute }.
al-route = Ensuite : { $foe-the } ira { $tile-at }.
al-route-tie = Ensuite, si le dé le veut : { $foe-the } ira { $tile-at }.
al-foe-is = { $type }, seuil { $rating } : { $attributes }.
al-flames = Flammes d’Espoir
al-flames-text = Il en brûle { $n }. Une s’éteint à chaque Tour-Clé ; à 0, tout est perdu.
al-coins = Écus
al-coins-text = { $n ->
    [0] Il y en a assez pour gagner.
   *[other] Il en faut encore { $n } pour gagner.
}
al-stables-open = Les Écuries sont ouvertes.
al-stables-shut = Les Écuries ouvrent à { $n }.
al-deck-next = La prochaine Menace vient d’ici.
al-dungeon = Cachots
al-dungeon-text = { $n } captifs sur { $most } ; { $most } valent un Écu.
al-key-holder = la clé
al-destiny = Destin
al-wounds = Blessures
al-captives = Captifs
al-steps = Pas
al-inventory = Inventaire
al-personal-done = accomplie
al-personal-at = { $tile-at }
al-doom = Malédiction : { $name }
al-doom-seduction = Charme
al-doom-seduction-text = Vous ne pouvez briser aucune carte. Loyauté 4 ou une Plaque de la pile au début de votre tour la lève, ou un tour fini sur une tuile Altruisme.
al-carries = Protégés
al-carries-story = Jetons de Quête
al-list = { $what }
al-ability-is = { $name } : { $text }
al-has = Porte { $what }.
al-has-broken = Brisé : { $what }.
al-threats = Quête et menaces
al-threat-severe = Menace grave
al-threat-general = Menace commune
al-left = { $n ->
    [one] { $foe }
   *[other] { $n } × { $foe }
}
al-left-none = personne en jeu
al-quests = Quête
al-quest-role = Grande Quête
al-story-home = à la Table Ronde
al-story-box = abandonné
al-story-carried = porté
al-story-there = { $tile-at }
al-story-unfound = à trouver
al-heroes = Personnages
al-hero-more = Destin { $destiny } · Blessures { $wounds }
al-hero-favours = Meilleur contre les { $foe-plural }.

kind-mountain = montagne
kind-forest = forêt
kind-river = rivière
kind-keep = salle de Camelot
kind-passage = couloir
kind-round-table = la Table Ronde
kind-open = chemin ouvert
state-broken = brisée
state-severe = grave
state-hold = tient sa tuile
state-named = nommé
kind-threat = menace
kind-quest = quête
kind-hero = personnage
