# House Brobnar: what each card does, in our own words. Names of cards stay as they are.

## Actions

kf-text-anger = Play: choose one of your creatures. It is readied and fights at once.
kf-text-barehanded = Play: all artifacts in play, on both sides, go on top of their owners’ decks. If several go onto the same deck, you say in which order.
kf-text-blood-money = Play: choose an enemy creature. 2 æmber from the supply are laid on it.
kf-text-brothers-in-battle = Play: name a house. Until the end of this turn your creatures of that house may fight, whichever house is active. This does not ready them.
kf-text-burn-the-stockpile = Play: an opponent with 7 or more æmber gives 4 of them back to the supply.
kf-text-champion-s-challenge = Play: on the enemy side only the most powerful creature survives and all others are destroyed; then the same happens on your side. Among equals you choose. Your survivor is readied and fights at once.
kf-text-coward-s-end = Play: all creatures without any damage are destroyed, on both sides. You take 3 chains.
kf-text-follow-the-leader = Play: until the end of this turn all your creatures may fight, whichever house is active. This does not ready them.
kf-text-lava-ball = Play: one creature of your choice takes 4 damage, and at the same time each of its neighbours takes 2.
kf-text-loot-the-bodies = Play: for the rest of this turn you gain 1 æmber whenever an enemy creature is destroyed.
kf-text-take-that-smartypants = Play: if your opponent has 3 or more cards of house { kf-house-logos } in play, you steal 2 æmber. Creatures, artifacts and upgrades all count.
kf-text-punch = Play: one creature of your choice takes 3 damage.
kf-text-relentless-assault = Play: up to 3 times, choose one of your creatures that you have not chosen yet. It is readied and fights before you choose the next.
kf-text-smith = Play: if you have more creatures in play than your opponent, you gain 2 æmber.
kf-text-sound-the-horns = Play: discard cards from the top of your deck, one by one, until one of them is a creature of house { kf-house-brobnar }; that one goes to your hand. If the deck runs out first, you find none.
kf-text-tremor = Play: one creature of your choice and its neighbours are stunned.
kf-text-unguarded-camp = Play: count how many creatures you have more than your opponent. That many of your creatures capture 1 æmber each.
kf-text-warsong = Play: for the rest of this turn you gain 1 æmber whenever a creature of yours has fought, even if it died.

## Artifacts

kf-text-autocannon = Every creature that enters play, on either side, takes 1 damage.
kf-text-banner-of-battle = All your creatures have 1 more power.
kf-text-cannon = Action: one creature of your choice takes 2 damage.
kf-text-gauntlet-of-command = Action: choose one of your creatures. It is readied and fights at once.
kf-text-iron-obelisk = For each damaged creature of house { kf-house-brobnar } on your side, your opponent’s keys cost 1 æmber more.
kf-text-mighty-javelin = Omni: sacrifice this card; then one creature of your choice takes 4 damage.
kf-text-pile-of-skulls = Whenever an enemy creature is destroyed in your turn, one of your creatures captures 1 æmber.
kf-text-screechbomb = Omni: sacrifice this card; then your opponent gives 2 æmber back to the supply.
kf-text-the-warchest = Action: you gain 1 æmber for each enemy creature that has died in a fight this turn, even before this card came into play.

## Creatures

kf-text-bilgum-avalanche = Whenever you forge a key, all enemy creatures take 2 damage.
kf-text-valdr = When this creature attacks a creature on a flank, it deals 2 more damage in that fight.
kf-text-bumpsy = Play: your opponent gives 1 æmber back to the supply.
kf-text-earthshaker = Play: all creatures with a power of 3 or less are destroyed, on both sides.
kf-text-firespitter = Before fight: all enemy creatures take 1 damage.
kf-text-ganger-chieftain = Play: you may choose a neighbour of this creature. It is readied and fights at once.
kf-text-grenade-snib = When destroyed: your opponent gives 2 æmber back to the supply.
kf-text-headhunter = After fight: you gain 1 æmber.
kf-text-hebe-the-huge = Play: all other creatures without any damage take 2 damage, on both sides.
kf-text-kelifi-dragon = You can only play it while you have 7 or more æmber. After fight or reap: you gain 1 æmber; then one creature of your choice takes 5 damage.
kf-text-king-of-the-crag = All enemy creatures of house { kf-house-brobnar } have 2 less power. One that has none left is destroyed.
kf-text-krump = When an enemy creature dies in a fight against this one, its controller gives 1 æmber back to the supply.
kf-text-lomir-flamefist = Play: an opponent with 7 or more æmber gives 2 of them back to the supply.
kf-text-looter-goblin = After reap: for the rest of this turn you gain 1 æmber whenever an enemy creature is destroyed.
kf-text-mugwump = When an enemy creature dies in a fight against this one, this one is healed of all damage and gets a +1 power counter.
kf-text-pingle-who-annoys = Every enemy creature that enters play takes 1 damage.
kf-text-rock-hurling-giant = Whenever you discard a card of house { kf-house-brobnar } from your hand in your turn, you may let one creature of your choice take 4 damage.
kf-text-rogue-ogre = At the end of your turn: if you played exactly one card in it, this creature is healed of up to 2 damage and captures 1 æmber.
kf-text-smaaash = Play: one creature of your choice is stunned.
kf-text-tireless-crocag = It never reaps. It may be used whichever house is active. As soon as there is no enemy creature in play, it is destroyed.
kf-text-troll = After reap: this creature is healed of up to 3 damage.
kf-text-wardrummer = Play: all your other creatures of house { kf-house-brobnar } go back to their owners’ hands.

## Upgrades

kf-text-blood-of-titans = The creature that carries this card has 5 more power.
kf-text-phoenix-heart = The creature that carries this card gains “When destroyed: this creature goes back to its owner’s hand; then all creatures take 3 damage.”
kf-text-yo-mama-mastery = The creature that carries this card gains taunt (neighbours of it without taunt cannot be attacked). Play: the creature that carries this card is healed of all damage.
