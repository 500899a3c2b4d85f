# House Untamed, first half: what each card does, in our own words. Names of cards stay as they are.

## Actions

kf-text-cooperative-hunting = Play: for each of your creatures, choose a creature of either side that takes 1 damage; the same one may be chosen again. All this damage is dealt at the same time.
kf-text-curiosity = Play: all creatures with the trait { kf-trait-scientist } are destroyed, on both sides.
kf-text-fertility-chant = Play: your opponent gains 2 æmber.
kf-text-fogbank = Play: in the next turn your opponent’s creatures cannot be used to fight.
kf-text-full-moon = Play: for the rest of this turn you gain 1 æmber whenever you play a creature.
kf-text-grasping-vines = Play: up to 3 artifacts of your choice, of either side, go back to their owners’ hands.
kf-text-key-charge = Play: you give 1 æmber back to the supply. If you do, you may forge a key at once for what it costs you now.
kf-text-lifeweb = Play: if your opponent played 3 or more creatures in the turn before, you steal 2 æmber.
kf-text-lost-in-the-woods = Play: choose 2 of your creatures and 2 enemy creatures, or as many as there are. They are shuffled into their owners’ decks.
kf-text-mimicry = While you play it: choose an action in your opponent’s discard pile. This card is played as if it were that one, with its icons; it goes to your own discard pile afterwards.

## Artifacts

kf-text-bear-flute = Action: an Ancient Bear of your choice is healed of all damage. If there is none in play, look for as many of them as you like in your deck and your discard pile and take them to your hand; if you took any, your discard pile is shuffled into your deck.

## Creatures

kf-text-ancient-bear = { "" }
kf-text-bigtwig = It can only attack stunned creatures. After reap: one creature of your choice is stunned and exhausted.
kf-text-briar-grubbling = { "" }
kf-text-chota-hazri = Play: you give 1 æmber back to the supply. If you do, you may forge a key at once for what it costs you now.
kf-text-dew-faerie = After reap: you gain 1 æmber.
kf-text-dust-pixie = { "" }
kf-text-flaxia = Play: if you have more creatures in play than your opponent, this one among them, you gain 2 æmber.
kf-text-fuzzy-gruen = Play: your opponent gains 1 æmber.
kf-text-giant-sloth = It can only be used in a turn in which you have discarded a card of house { kf-house-untamed } from your hand. Action: you gain 3 æmber.
kf-text-halacor = Your creatures on a flank gain skirmish (they take no damage back when they attack).
kf-text-hunting-witch = Whenever you play another creature, you gain 1 æmber.
kf-text-inka-the-spider = Play or after reap: one creature of your choice is stunned.
kf-text-kindrith-longshot = After reap: one creature of your choice takes 2 damage.
kf-text-lupo-the-scarred = Play: one enemy creature of your choice takes 2 damage.
kf-text-mighty-tiger = Play: one enemy creature of your choice takes 4 damage.
