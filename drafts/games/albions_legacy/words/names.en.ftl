## Attributes

al-attribute-prowess = Prowess
al-attribute-loyalty = Loyalty
al-attribute-altruism = Altruism
al-attribute-wisdom = Wisdom
al-attribute-mana = Mana Burst
al-attribute-blank = blank

## Regions

al-region-camelot = Camelot
    .the = Camelot
al-region-mountain = Mountain
    .the = the Mountain Region
al-region-forest = Forest
    .the = the Forest Region
al-region-river = River
    .the = the River Region

## Banners

al-banner-red = red
    .many = red
al-banner-blue = blue
    .many = blue
al-banner-green = green
    .many = green
al-banner-yellow = yellow
    .many = yellow
al-banner-none = no banner
    .many = no banner

## Types of tiles, and what they do

al-type-roaming-threat = Roaming Threat
al-type-text-roaming-threat = Scouting this tile draws a Roaming Threat Card.
al-type-encounter = Encounter
al-type-text-encounter = Entering this tile draws an Encounter Card, once in a turn.
al-type-attribute = Attribute
al-type-text-attribute = While a character stands here, everybody rolls 1 Stone more in Challenges of this Attribute.
al-type-magic-path = Magic Path
al-type-text-magic-path = Adjacent to every other Magic Path.
al-type-secret-path = Secret Path
al-type-text-secret-path = Adjacent to the Sally Port.
al-type-waterways = Waterways
al-type-text-waterways = Adjacent to the Docks.
al-type-armoury = Armoury
al-type-text-armoury = Activate: draw 1 Armoury Card.
al-type-healing = Healing
al-type-text-healing = Activate: remove 1 Wound.
al-type-item = Item
al-type-text-item = Activate: draw 1 Item.
al-type-relic = Relic
al-type-text-relic = Activate: draw 1 Relic.
al-type-repair = Repair
al-type-text-repair = Activate: repair 1 broken card.
al-type-virtue = Virtue
al-type-text-virtue = Activate: draw 1 Virtue Plaque.
al-type-stables = Stables
al-type-text-stables = Activate: draw 1 Mount, once the team has a Quest Coin for each player.
al-type-road = Road
al-type-text-road = Open on every side.
al-type-none = Realm Tile
al-type-text-none = Nothing happens here by itself.

## Enemies

al-foe-dragon = Dragon
    .the = the Dragon
    .a = a Dragon
    .plural = Dragons
al-foe-druid = Druid
    .the = the Druid
    .a = a Druid
    .plural = Druids
al-foe-knight = Knight
    .the = the Knight
    .a = a Knight
    .plural = Knights
al-foe-magic-creature = Magic Creature
    .the = the Magic Creature
    .a = a Magic Creature
    .plural = Magic Creatures
al-foe-saxon = Saxon
    .the = the Saxon
    .a = a Saxon
    .plural = Saxons
al-foe-traitor = Traitor
    .the = the Traitor
    .a = a Traitor
    .plural = Traitors
al-foe-witch = Witch
    .the = the Witch
    .a = a Witch
    .plural = Witches

## Commands, and what a threat brings

al-command-aggressive = Aggressive
al-command-escape = Objective (Escape)
al-command-tile = Objective ({ $tile })
al-command-hold = Hold
al-command-text-aggressive = It goes towards the nearest character.
al-command-text-escape = It goes towards the nearest Open Path, and leaves Albion there.
al-command-text-tile = It goes to { $tile-the } and stays there.
al-command-text-hold = It does not move.
al-threat-spawn = { $n ->
    [one] 1 { $foe } on a { $banner } banner
   *[other] { $n } { $foe-plural } on { $banner } banners
}
al-threat-named = { $foe } at { $tile-the }
al-threat-alone = { $foe } at { $tile-the }, alone

## Slots and decks

al-slot-weapon = Weapon
    .the = the Weapon
al-slot-armour = Armour
    .the = the Armour
al-slot-mount = Mount
    .the = the Mount
al-slot-relic = Relic
    .the = the Relic
al-slot-artifact = Artifact
    .the = the Artifact
al-slot-item = Item
    .the = the Item
al-slot-virtue = Virtue
    .the = the Virtue
al-deck-armoury = Armoury
    .the = the Armoury
al-deck-item = Items
    .the = the Items
al-deck-relic = Relics
    .the = the Relics
al-deck-mount = Mounts
    .the = the Mounts
al-deck-starting = Starting Equipment
    .the = the Starting Equipment
al-deck-artifact = Artifacts
    .the = the Artifacts
al-deck-encounter = Encounters
    .the = the Encounters
al-deck-general = General Threats
    .the = the General Threats
al-deck-severe = Severe Threats
    .the = the Severe Threats
al-deck-virtue = Virtue Stack
    .the = the Virtue Stack
al-deck-albion = Albion Stack
    .the = the Albion Stack
al-one-armoury = Armoury Card
    .a = an Armoury Card
al-one-item = Item
    .a = an Item
al-one-relic = Relic
    .a = a Relic
al-one-mount = Mount
    .a = a Mount
al-one-starting = Starting Equipment
    .a = a Starting Equipment
al-one-artifact = Artifact
    .a = an Artifact
al-one-encounter = Encounter Card
    .a = an Encounter Card
al-one-general = General Threat
    .a = a General Threat
al-one-severe = Severe Threat
    .a = a Severe Threat
al-one-virtue = Virtue Plaque
    .a = a Virtue Plaque
al-one-albion = Realm Tile
    .a = a Realm Tile
