## House Shadows: actions

kf-text-bait-and-switch = Play: if your opponent has more æmber than you, steal 1. Then look again: if it is still so, steal 1 more.
kf-text-booby-trap = Play: a creature that is not on a flank takes 4 damage, and each of its neighbours takes 2.
kf-text-finishing-blow = Play: destroy a damaged creature. If it is destroyed, steal 1 æmber.
kf-text-ghostly-hand = Play: if your opponent has exactly 1 æmber, steal it.
kf-text-hidden-stash = Play: a card of your hand is archived.
kf-text-imperial-traitor = Play: you alone see your opponent’s hand, and may purge one card of { kf-house-sanctum } from it.
kf-text-key-of-darkness = Play: forge a key for 6 æmber more than it costs you now, or for only 2 more if your opponent has no æmber.
kf-text-lights-out = Play: two enemy creatures go back to their owners’ hands.
kf-text-miasma = Play: your opponent has no forge step in their next turn.
kf-text-nerve-blast = Play: steal 1 æmber. If you did, a creature takes 2 damage.
kf-text-one-last-job = Play: all your creatures of { kf-house-shadows } in play are purged. Steal 1 æmber for each one purged this way.
kf-text-oubliette = Play: a creature with at most 3 power is purged.
kf-text-pawn-sacrifice = Play: sacrifice one of your creatures. If you did, two different creatures take 3 damage each.
kf-text-poison-wave = Play: every creature, on both sides, takes 2 damage.
kf-text-relentless-whispers = Play: a creature takes 2 damage. If that destroys it, steal 1 æmber.
kf-text-routine-job = Play: steal 1 æmber, then 1 more for each Routine Job in your discard pile.
kf-text-too-much-to-protect = Play: steal whatever æmber your opponent has beyond 6.
kf-text-treasure-map = Play: if you have played no other card this turn, gain 3 æmber. Either way, you cannot play any more cards this turn.

## Artifacts

kf-text-customs-office = To play an artifact, your opponent must first pay you 1 æmber.
kf-text-evasion-sigil = Before any creature fights, the top card of its controller’s deck is discarded. If that card is of the active house, the fight does not happen, and the creature stays exhausted.
kf-text-longfused-mines = Omni: sacrifice Longfused Mines. Every enemy creature that is not on a flank takes 3 damage.
kf-text-masterplan = Play: lay a card of your hand face down under Masterplan. Omni: play that card, whatever its house, then sacrifice Masterplan.
kf-text-safe-place = The æmber on Safe Place can pay for your keys. Action: move 1 æmber from your pool onto Safe Place.
kf-text-seeker-needle = Action: a creature takes 1 damage. If that destroys it, gain 1 æmber.
kf-text-skeleton-key = Action: one of your creatures captures 1 æmber.
kf-text-special-delivery = Omni: sacrifice Special Delivery. A creature on a flank takes 3 damage; if that destroys it, it is purged.
kf-text-speed-sigil = The first creature played each turn, by either player, enters ready.
kf-text-subtle-maul = Action: your opponent discards a card of their hand at random.
kf-text-the-sting = You have no forge step. The æmber your opponent spends on keys goes to your pool. Action: sacrifice The Sting.

## Creatures

kf-text-bad-penny = When destroyed: it goes back to its owner’s hand.
kf-text-bulleteye = After reap: a creature on a flank, yours or an enemy one, is destroyed.
kf-text-carlo-phantom = Whenever you play an artifact, steal 1 æmber.
kf-text-deipno-spymaster = Omni: choose one of your creatures. Until the end of the turn you may use it, whatever the active house.
kf-text-faygin = After reap: an Urchin in play, on either side, or in your discard pile goes back to its owner’s hand.
kf-text-macis-asp = { "" }
kf-text-mack-the-knife = You may use it whatever the active house. Action: a creature takes 1 damage. If that destroys it, gain 1 æmber.
kf-text-magda-the-rat = Play: steal 2 æmber. When Magda the Rat then leaves play, your opponent steals 2 æmber.
kf-text-mooncurser = After fight: steal 1 æmber.
kf-text-nexus = After reap: use one of your opponent’s artifacts as if you controlled it.
kf-text-noddy-the-thief = Action: steal 1 æmber.
kf-text-old-bruno = Play: it captures 3 æmber.
kf-text-dodger = After fight: steal 1 æmber.
kf-text-selwyn-the-fence = After fight or reap: move 1 æmber from one of your cards to your pool.
kf-text-shadow-self = It deals no damage in fights. Damage that its neighbours would take, unless they are specters, goes to Shadow Self instead.
kf-text-silvertooth = It enters ready.
kf-text-smiling-ruth = After reap: if you have forged a key this turn, take control of an enemy creature on a flank.
kf-text-sneklifter = Play: take control of an enemy artifact. While you control it and it is of none of your three houses, it counts as one of { kf-house-shadows }.
kf-text-umbra = After fight: steal 1 æmber.
kf-text-urchin = Play: steal 1 æmber.

## Upgrades

kf-text-duskrunner = This creature gains “After reap: steal 1 æmber.”
kf-text-ring-of-invisibility = This creature gains elusive (the first attack on it each turn deals no damage either way) and skirmish (when it attacks, it takes no damage back).
kf-text-silent-dagger = This creature gains “After reap: a creature on a flank takes 4 damage.”
