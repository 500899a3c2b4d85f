## Skills

fg-skill-combat = Combat
fg-skill-agility = Agility
fg-skill-cunning = Cunning
fg-skill-lore = Lore
fg-skill-lowest = Your lowest skill
fg-skill-choice = A skill of your choice

## Keywords

fg-keyword-trap = trap
fg-keyword-puzzle = puzzle
fg-keyword-chase = chase
fg-keyword-beast = beast
fg-keyword-curse = curse
fg-keyword-spirit = spirit
fg-keyword-water = water
fg-keyword-air = air
fg-keyword-fire = fire
fg-keyword-ice = ice
fg-keyword-jungle = jungle
fg-keyword-desert = desert
fg-keyword-mountain = mountain
fg-keyword-ruin = ruin
fg-keyword-city = city
fg-keyword-crowd = crowd
fg-keyword-guard = guard
fg-keyword-nazi = nazi
fg-keyword-mob = mob
fg-keyword-villain = villain
fg-keyword-vehicle = vehicle
fg-keyword-weapon = weapon
fg-keyword-tool = tool
fg-keyword-clothing = clothing
fg-keyword-book = book
fg-keyword-animal = animal
fg-keyword-pilot = pilot
fg-keyword-scholar = scholar
fg-keyword-fighter = fighter
fg-keyword-thief = thief
fg-keyword-guide = guide
fg-keyword-social = social
fg-keyword-gold = gold

## Terrains

fg-terrain-jungle = jungle
fg-terrain-deep-jungle = deep jungle
fg-terrain-desert = desert
fg-terrain-mountain = mountain
fg-terrain-arctic = arctic
fg-terrain-plains = plains
fg-terrain-island = island
fg-place-land = land
fg-place-sea = sea
fg-place-city = city
fg-place-major = major city
fg-place-minor = minor city
fg-place-port = port

## Factions

fg-faction-nazi = Nazis
    .the = the Nazis
fg-faction-mob = Mob
    .the = the Mob
