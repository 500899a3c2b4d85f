## Compétences

fg-skill-combat = Combat
    .the = le Combat
    .at = au Combat
    .of = du Combat
    .gender = masculine
    .number = one
fg-skill-agility = Agilité
    .the = l’Agilité
    .at = à l’Agilité
    .of = de l’Agilité
    .gender = feminine
    .number = one
fg-skill-cunning = Ruse
    .the = la Ruse
    .at = à la Ruse
    .of = de la Ruse
    .gender = feminine
    .number = one
fg-skill-lore = Savoir
    .the = le Savoir
    .at = au Savoir
    .of = du Savoir
    .gender = masculine
    .number = one
fg-skill-lowest = Compétence la plus faible
    .the = la Compétence la plus faible
    .at = à la Compétence la plus faible
    .of = de la Compétence la plus faible
    .gender = feminine
    .number = one
fg-skill-choice = Compétence de votre choix
    .the = la Compétence de votre choix
    .at = à la Compétence de votre choix
    .of = de la Compétence de votre choix
    .gender = feminine
    .number = one

## Mots-clés

fg-keyword-trap = piège
fg-keyword-puzzle = énigme
fg-keyword-chase = poursuite
fg-keyword-beast = bête
fg-keyword-curse = malédiction
fg-keyword-spirit = esprit
fg-keyword-water = eau
fg-keyword-air = air
fg-keyword-fire = feu
fg-keyword-ice = glace
fg-keyword-jungle = jungle
fg-keyword-desert = désert
fg-keyword-mountain = montagne
fg-keyword-ruin = ruine
fg-keyword-city = ville
fg-keyword-crowd = foule
fg-keyword-guard = garde
fg-keyword-nazi = nazi
fg-keyword-mob = pègre
fg-keyword-villain = méchant
fg-keyword-vehicle = véhicule
fg-keyword-weapon = arme
fg-keyword-tool = outil
fg-keyword-clothing = vêtement
fg-keyword-book = livre
fg-keyword-animal = animal
fg-keyword-pilot = pilote
fg-keyword-scholar = savant
fg-keyword-fighter = lutteur
fg-keyword-thief = voleur
fg-keyword-guide = guide
fg-keyword-social = mondain
fg-keyword-gold = or

## Terrains

fg-terrain-jungle = jungle
fg-terrain-deep-jungle = jungle profonde
fg-terrain-desert = désert
fg-terrain-mountain = montagne
fg-terrain-arctic = arctique
fg-terrain-plains = plaines
fg-terrain-island = île
fg-place-land = terre
fg-place-sea = mer
fg-place-city = ville
fg-place-major = grande ville
fg-place-minor = petite ville
fg-place-port = port

## Factions

fg-faction-nazi = Nazis
    .the = les Nazis
    .at = aux Nazis
    .of = des Nazis
    .gender = masculine
    .number = other
fg-faction-mob = Pègre
    .the = la Pègre
    .at = à la Pègre
    .of = de la Pègre
    .gender = feminine
    .number = one
