# What lies on the table.

al-phase-setup = Before the first round
al-phase = Round { $round } of { $rounds }
al-phase-key = Round { $round } of { $rounds } · Key-Turn
al-step-again = { $hero } again
al-step-key = Key-Turn
al-stage-despair = Despair
al-stage-abilities = Abilities
al-stage-moves = Moves
al-stage-challenges = Challenges
al-stage-passes = The key passes
al-map = Albion
al-hall-h-n = Banners
al-hall-h-ne = Candles
al-hall-h-se = Barrels
al-hall-h-s = Keys
al-hall-h-sw = Muddy Boots
al-hall-h-nw = Saddles
al-hall-hall-7 = Nets
al-hall-hall-8 = Chains
al-open = an open path
al-tile-is-attribute = While a character stands here, everybody rolls 1 Stone more in { $attribute } Challenges.
al-route = Next: { $foe-the } goes to { $tile-the }.
al-route-tie = Next, if the die says so: { $foe-the } goes to { $tile-the }.
al-foe-is = { $type }, rating { $rating }: { $attributes }.
al-flames = Flames of Hope
al-flames-text = { $n } burn. One goes out in each Key-Turn; at 0 all is lost.
al-coins = Quest Coins
al-coins-text = { $n ->
    [0] There are enough to win.
    [one] 1 more is needed to win.
   *[other] { $n } more are needed to win.
}
al-stables-open = The Stables are open.
al-stables-shut = The Stables open at { $n }.
al-deck-next = The next threat comes from here.
al-dungeon = Dungeon
al-dungeon-text = { $n } of { $most } captives; { $most } are a Quest Coin.
al-key-holder = the key
al-destiny = Destiny
al-wounds = Wounds
al-captives = Captives
al-steps = Steps
al-inventory = Inventory
al-personal-done = done
al-personal-at = at { $tile-the }
al-doom = Doom: { $name }
al-doom-seduction = Seduction
al-doom-seduction-text = You can break no card. Loyalty 4 or a plaque of the stack at the start of your turn ends it, or a turn that ends on an Altruism tile.
al-carries = Escorts
al-carries-story = Story Tokens
al-list = { $what }
al-ability-is = { $name }: { $text }
al-has = Carries { $what }.
al-has-broken = Broken: { $what }.
al-threats = Quest and threats
al-threat-severe = Severe Threat
al-threat-general = General Threat
al-left = { $n ->
    [one] { $foe }
   *[other] { $n } × { $foe }
}
al-left-none = nobody in play
al-quests = Quest
al-quest-role = Story Quest
al-story-home = at the Round Table
al-story-box = given up
al-story-carried = carried
al-story-there = on { $tile-the }
al-story-unfound = to find
al-heroes = Characters
al-hero-more = Destiny { $destiny } · Wounds { $wounds }
al-hero-favours = Better against { $foe-plural }.

kind-mountain = mountain
kind-forest = forest
kind-river = river
kind-keep = room of Camelot
kind-passage = hallway
kind-round-table = the Round Table
kind-open = open path
state-broken = broken
state-severe = severe
state-hold = holds its tile
state-named = named
kind-threat = threat
kind-quest = quest
kind-hero = character
