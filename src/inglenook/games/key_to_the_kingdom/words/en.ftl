key-to-the-kingdom-title = Key to the Kingdom
key-to-the-kingdom-about = A family quest on a board that folds: three pieces of a key, one castle, one very cross Demon King.
key-to-the-kingdom-credits = Designed by Paul Bennett, first published by Waddington’s in 1990. Restored by Matthew O’Malley and Ben Rosset, with additional development by Noah Cohen, Rob Daviau, Justin D. Jacobson and Brian Neff, and illustrated by Andrew Bosley, for Restoration Games, 2021. French edition (La Clef du Royaume) by Lucky Duck Games. Key to the Kingdom and Restoration Games are marks of Restoration Games, LLC.

option-heroes = Heroes
option-heroes-choose = everybody chooses
option-heroes-dealt = dealt by lot

## The table

kk-phase-setup = Choosing heroes
kk-phase-turn = Round { $n }
kk-board-kingdom = The Kingdom
kk-board-castle = The Demon King’s Castle
kk-castle-text = Opens to a hero with a red, a green and a blue piece, who enters a whirlpool.
kk-portion-west = The West
kk-portion-east = The East
kk-figure = { $who } ({ $hero })
kk-piece-red = red piece
kk-piece-green = green piece
kk-piece-blue = blue piece
kk-counter-items = active items
kk-counter-companions = companions
kk-holds-demon-die = Holds the demon die
kk-zone-hero = Hero card
kk-zone-items = Items
kk-zone-companions = Companions
kk-zone-deck = Event deck
kk-zone-discard = Discard pile
kk-zone-resolving = Event being resolved
kk-zone-supply = Key pieces
kk-zone-magic = Magic items at the side
kk-deck-text = { $n } in the discard pile
kk-supply-text = { $colour }: { $n } left
kk-die-hero = hero die
kk-die-demon = demon die
kk-die-of = hero die of { $hero }
kk-on-the-throne = On the throne: { $die }
kk-item-value = Worth { $n }, added or taken away.
kk-token-face-down = Face down: nobody has been here yet.
kk-sum-plain = { $total }
kk-sum = { $face } { $sign ->
    [plus] +
   *[minus] −
 } { $change } = { $total }

kind-boring = boring space
kind-restore = restore items
kind-event = event
kind-demon = demon die
kind-landing = landing
kind-void = void
kind-whirlpool = whirlpool
kind-key = key adventure
kind-minor = minor adventure
kind-garden = castle garden
kind-keep = castle keep
kind-throne = throne room
state-red = red
state-green = green
state-blue = blue
state-purple = purple
state-gold = gold
state-hero = hero die
state-demon = demon die
badge-R = R
badge-G = G
badge-B = B

kk-does-boring = open road
kk-does-landing = open road, where folds set you down
kk-does-start = where everybody began
kk-does-event = draw an event
kk-does-demon = assign the demon die
kk-does-void = a hole; nobody walks in
kk-does-restore = { $n ->
    [one] restore 1 item
   *[other] restore { $n } items
 }
kk-does-whirlpool = folds this half of the board
kk-does-whirlpool-fold = this half becomes { $region }
kk-does-whirlpool-castle = to the castle
kk-does-key = { $colour } key adventure
kk-does-key-owned = you have this piece: stop, nothing else
kk-does-minor = minor adventure
kk-card-needs = Needs { $need }.
kk-exit-success = It leads out to { $space }.
kk-exit-failure = Failure leads to { $space }.
kk-exits = Success leads to { $success }, failure to { $failure }.
kk-step-plain = { $n }: { $need }
kk-step-item = { $n }: { $need }, or the { $item } if active
kk-step-companion = { $n }: { $need }, or with the { $card }
kk-step-helped = { $step } ✓
kk-step-short = { $n }: { $need }
kk-step-short-help = { $n }: { $need } or { $help }
kk-step-castle = { $space } { $need }
kk-short-anything = any
kk-short-more-than = over { $n }
kk-short-less-than = under { $n }
kk-short-rising = higher
kk-short-falling = lower
kk-short-odd = odd
kk-short-even = even
kk-short-at-least = { $n }+
kk-short-at-most = ≤{ $n }
kk-short-between = { $low }–{ $high }
kk-short-exactly = ={ $n }
kk-short-unknown = ?
kk-need-rising = more than the roll before
kk-need-falling = less than the roll before

kk-aid = Player aid
kk-aid-move = On your turn, either move:
kk-aid-move-1 = 1. Roll your hero die, or the demon die if you hold it.
kk-aid-move-2 = 2. Change the result if you like: one item per roll.
kk-aid-move-3 = 3. Move exactly that many spaces; adventures and whirlpools stop you.
kk-aid-move-4 = 4. Resolve the space where you stop.
kk-aid-nap = … or take a hero’s nap: restore up to five items.
kk-aid-adventure = Adventure: stop and undertake it at once.
kk-aid-restore = Restore: up to as many items as it shows.
kk-aid-event = Event: draw a card and resolve it.
kk-aid-boring = Boring: nothing happens. Really nothing.
kk-aid-demon = Demon die: give it to somebody who does not hold it.
kk-aid-whirlpool = Whirlpool: stop; the board folds, or the castle opens.
kk-aid-void = Void: you only fall in when the board opens.

## Questions

kk-ask-hero = Which hero do you play?
kk-ask-turn = What will you do?
kk-ask-modify = You have { $total } to { $what ->
    [move] move
   *[other] show
 }. Change it?
kk-ask-modify-test = You need { $need }. You have { $total }. Change it?
kk-ask-modify-any = Any result will do. You have { $total }. Change it?
kk-ask-move = Move exactly { $n }. Where do you stop?
kk-ask-restore = { $most ->
    [one] Restore one item. Which?
   *[other] Restore up to { $most } items. Which?
 }
kk-ask-exhaust = { $n ->
    [one] Exhaust one of your items. Which?
   *[other] Exhaust { $n } of your items. Which?
 }
kk-ask-pay = Exhaust up to { $most } items, one event for each. Which?
kk-ask-magic = Which magic item do you take?
kk-ask-take = Which magic item do you take from its owner?
kk-ask-give = Which magic item do you give away?
kk-ask-assign = Who gets the demon die?
kk-ask-rival = Which rival?
kk-ask-place = { $own ->
    [yes] Where do you set yourself down?
   *[other] Where do you set { $who } down?
 }
kk-ask-recall = Which companion comes back?
kk-ask-token = Which token of the keep do you turn up?
kk-ask-help = Here { $by-the } can help you. Walk on, or roll?
kk-ask-garden = Where in the garden do you arrive?

kk-help-hero = Each hero has one power. It always works and is never used up.
kk-help-turn = { $die ->
    [demon] You hold the demon die: 0, 0, 1, 2, 7, 8, 9 or 9.
   *[hero] Your hero die shows 1 to 8. After the roll there is no nap.
 }
kk-help-turn-castle = From the garden you nap, or go up into the keep: four conditions, then the Demon King.{ $die ->
    [demon] {" "}You hold the demon die: 0, 0, 1, 2, 7, 8, 9 or 9.
   *[hero] {""}
 }
kk-help-modify = { $items ->
    [one] One item per roll. It counts in full, up or down, and is then exhausted.
   *[other] Two items per roll, if one of them is worth 1. They count in full, up or down, and are then exhausted.
 }
kk-help-move = No turning back on the way. Figures in the way are jumped and not counted. Adventures and whirlpools end a move early.
kk-help-assign = Whoever holds it rolls it for everything.
kk-help-garden = The space restores items at once. Its token stays face up.
kk-help-help = Help costs nothing: the item stays active, the companion stays.
kk-help-restore = { $most ->
    [one] You may also take none.
   *[other] You may take fewer.
 }

kk-step-name-1 = Roll
kk-step-name-2 = Modify
kk-step-name-3 = Move
kk-step-name-4 = Resolve

kk-option-move = Move
kk-option-nap = Hero’s nap
kk-option-castle = Into the keep
kk-option-keep = Keep { $total }
kk-option-change = { $thing } { $change }
kk-option-reroll = Roll again
kk-option-item = { $item } ±{ $n }
kk-option-done = That is all
kk-option-self = Myself
kk-option-walk = Walk on
kk-option-roll = Roll anyway
kk-answer-keep = keeping the result
kk-answer-move = the move
kk-answer-nap = the nap
kk-answer-castle = going up
kk-answer-walk = walking on
kk-answer-roll = rolling anyway
kk-answer-power = the hero’s power
kk-group-items = Items
kk-group-helpers = Helpers
kk-group-adventures = Adventures and whirlpools
kk-group-restore = Restore
kk-group-event = Events and the demon die
kk-group-road = Open road: { $region }
kk-note-move = roll the die and go
kk-note-castle = the last adventure begins
kk-note-nap = { $spent ->
    [0] nothing is exhausted
   *[other] restore { $n } of { $spent } exhausted
 }, turn over
kk-note-reroll = { $by }: the new face counts
kk-note-walk = no roll, nothing exhausted
kk-note-restore = active again
kk-note-exhaust = exhausted until it is restored
kk-note-pay = exhausted, for one event
kk-note-recall = travels with you again
kk-note-assign = { $n ->
    [0] no piece yet
    [one] one piece
   *[other] { $n } pieces
 }; rolls the demon die
kk-note-token = shows what waits there
kk-note-roll = you need { $need }
kk-note-seat = { $hero }, { $n ->
    [0] no piece yet
    [one] one piece
   *[other] { $n } pieces
 }
kk-leads = { $n ->
    [0] { $total }: no way to go
    [one] { $total }: one space to go to
   *[other] { $total }: { $n } spaces to go to
 }
kk-leads-stop = { $more ->
    [0] { $total }: { $stop }
    [one] { $total }: { $stop }, or one other
   *[other] { $total }: { $stop }, or { $more } others
 }
kk-leads-nowhere = 0: stay and resolve this space
kk-leads-passes = { $total } passes
kk-leads-fails = { $total } fails
kk-leads-further = { $total } passes with more changes

## What happened

kk-log-hero = { $who } plays { $hero }. “{ $power }”
kk-log-first-roll = { $who } rolls { $face } for the first turn.
kk-log-first = { $who } begins.
kk-log-turn = Turn { $number }: { $who }, { $hero }
kk-log-rolls = { $who } rolls the { $die }: { $face }.
kk-log-rerolls = { $who } rolls again, thanks to { $by }.
kk-log-result = Result: { $sum }.
kk-log-exhausts = { $who } exhausts the { $item }.
kk-log-helps = { $by } helps { $who }: { $change }.
kk-log-power = { $who } uses the hero’s power: { $change }.
kk-log-magic-restores = The { $item } purrs, and restores other items.
kk-log-magic-die = The { $item } giggles, and the demon die changes hands.
kk-log-magic-draws = The { $item } promises { $who } an event when this turn is over.
kk-log-owed = { $who } draws the promised event.
kk-log-restores = { $who } restores { $items-count ->
    [one] the { $items }
   *[other] { $items-count } items: { $items }
 }.
kk-log-restores-nothing = { $who } restores nothing.
kk-log-naps = { $who } takes a hero’s nap.
kk-log-moves = { $who } moves to { $space }.
kk-log-stays = { $who } has 0 and stays at { $space }.
kk-log-blocked = { $who } finds no way of that length and stays.
kk-log-boring = { $space }: nothing happens. Really nothing.
kk-log-event = { $who } draws { $card }. “{ $text }”
kk-log-event-failed = { $who } fails: { $card } goes to the discard pile.
kk-log-reshuffle = The discard pile becomes the new event deck.
kk-log-no-card = There is no event card left to draw.
kk-log-companion = { $card } joins { $who }.
kk-log-consoles = { $by } consoles { $who }.
kk-log-gains = { $who } gains the { $item }.
kk-log-magic-gone = The { $item } has an owner already: { $who } gets nothing.
kk-log-no-magic-left = No magic item is left: { $who } gets nothing.
kk-log-no-magic-around = No rival of { $who } has a magic item.
kk-log-no-swap = { $who } has nothing to swap, or nobody to swap with.
kk-log-takes = { $who } takes the { $item } from { $other }.
kk-log-swaps-magic = { $who } gives { $other } the { $given } for the { $item }.
kk-log-nobody-to-recall = No companion lies in the discard pile.
kk-log-in-vain = Nothing comes of it for { $who }.
kk-log-no-rival = There is no rival for that.
kk-log-set-down = { $own ->
    [yes] { $who } goes to { $space }.
   *[other] { $who } sets { $whom } down at { $space }.
 }
kk-log-swaps-places = { $who } and { $other } change places.
kk-log-another-turn = { $who } will take another turn.
kk-log-again = { $who } goes again.
kk-log-demon = { $whom ->
    [self] { $who } takes the demon die.
   *[other] { $who } gives the demon die to { $other }.
 }
kk-log-demon-freed = { $who } has the hero die back.
kk-log-whirlpool = { $who } is swallowed by { $space }.
kk-log-folds = { $portion } { $how ->
    [open] opens.
   *[closed] folds shut.
 }
kk-log-swept = { $who } is swept to { $space }.
kk-log-adventure = { $who } enters { $adventure-the }.
kk-log-has-piece = { $who } has the { $colour } piece already. Nothing to do here.
kk-log-walks = Thanks to { $by-the }, { $who } walks on without a roll.
kk-log-step = { $who } reaches space { $step } of { $of }.
kk-log-piece = { $who } wins the { $colour } piece! { $number ->
    [1] One piece of three.
    [2] Two pieces of three.
   *[3] The key is whole: any whirlpool now leads to the castle.
 }
kk-log-adventure-failed = { $who } fails in { $adventure-the }.
kk-log-minor = { $who } tries { $adventure-the }.
kk-log-minor-failed = { $who } fails at { $adventure-the }.
kk-log-door-shut = The door stays shut: { $who } lacks a piece of the key.
kk-log-leaves = { $who } comes out at { $space }.
kk-log-garden = { $who } arrives in the castle garden: { $space }.
kk-log-token = A castle token is turned up: { $token }.
kk-log-keep = { $who } goes up into the keep.
kk-log-climbs = { $who } reaches { $space }.
kk-log-thrown-out = { $who } is thrown out of the keep, into the garden.
kk-log-wins = { $who } defeats the Demon King!
kk-over-king = { $who } has defeated the Demon King. The kingdom is free, and very relieved.
kk-end-headline = { $who } frees the kingdom
kk-end-rounds = { $n ->
    [one] round
   *[other] rounds
 }
kk-end-all-passed = { $n ->
    [one] adventure passed
   *[other] adventures passed
 }
kk-end-all-folds = { $n ->
    [one] fold
   *[other] folds
 }
kk-end-all-demon-turns = { $n ->
    [one] turn with the demon die
   *[other] turns with the demon die
 }
kk-end-pieces = Pieces
kk-end-adventures = Adventures
kk-end-items = Items used
kk-end-events = Events
kk-end-of = { $n } of { $of }
kk-end-course = Key pieces, then the throne

## Why not

kk-why-occupied = { $who } stands there. An occupied space is jumped, so a move cannot end on it.
kk-why-occupied-stop = { $who } stands there. An occupied adventure or whirlpool is jumped and does not stop you.
kk-why-too-far = { $space } is { $distance } spaces away, and you move exactly { $n }.
kk-why-too-near = { $space } is only { $distance ->
    [one] one space
   *[other] { $distance } spaces
 } away, and you move exactly { $n }.
kk-why-reversing = You would have to turn back on the way to end at { $space } with { $n }.
kk-why-hidden = { $space } is folded away. Only what can be seen can be walked on.
kk-why-void = Nobody walks into a void. Heroes fall in when the board opens.
kk-why-no-road = No road leads into the castle. A whirlpool takes you there once you have all three pieces.
kk-why-here = You stand there. Only a result of 0 resolves the space you are on.
kk-why-roll-first = First choose to move, and roll. Where you can go depends on the result.
kk-why-fix-first = First settle the result: once you keep it, you choose where to go.
kk-why-exhausted = The { $item } is exhausted. Only active items can be used.
kk-why-active = The { $item } is active already. There is nothing to restore.
kk-why-second-item = You have used an item on this roll. One item per roll.
kk-why-second-large = On the same roll a second item may be used only if one of the two is worth 1.
kk-why-not-yours = The { $item } belongs to { $who }.
kk-why-unowned = The { $item } lies at the side. It has to be won: from the genie or an event card.
kk-why-itself = The { $item } restores other items, not itself.
kk-why-later = Items are used on a result, after the roll.
kk-why-no-nap = The die has fallen. There is no nap once you have rolled.
kk-why-no-stop = There is no stopping in the middle of an adventure.
kk-why-holder = { $who } holds the demon die already. It must change hands.
kk-why-no-key = You have { $n ->
    [0] no piece
    [one] one piece
   *[other] { $n } pieces
 } of the key. The castle opens to all three.
kk-why-whirlpool = You have the whole key: enter any whirlpool to reach the castle.
kk-why-in-garden = You are in the castle garden. From here you nap or go up into the keep.
kk-why-garden-taken = { $who } stands there. Arrive on a free garden space.
kk-why-keep-later = You arrive in the garden first. The keep comes on a later turn.
kk-why-hero-taken = { $hero } is taken. No hero is played twice.
kk-why-companion-other = { $card } travels with { $who }.
kk-why-companion-nobody = { $card } is nobody’s companion yet.
kk-why-companion-roll = { $card } does not help on this kind of roll.
kk-why-companion-used = { $card } has helped on this already.
kk-why-reroll = Nothing lets you roll this again.
kk-why-not-boring = That is no boring space: you may only set down on one without an icon.
kk-why-other-region = { $space } lies in another region.
kk-why-space-taken = { $who } stands there already.
kk-why-demon-space = The demon die is assigned only by its own spaces, some adventures and some cards.
kk-why-deck = Events are drawn on event spaces, not at will.
kk-why-piece = A piece has to be won in a key adventure of its colour.
kk-why-self-rival = You are not your own rival. Most days.
kk-why-only-magic = Only magic items can change hands.
kk-why-in-castle = { $who } is in the castle, out of reach.
kk-why-on-void = { $who } is on a void, and you can only fall into one of those.
kk-why-token-seen = That token is face up already.
kk-why-not-in-discard = { $card } is not in the discard pile.
kk-why-keep-token = Only a token of the keep is turned up by this.
kk-why-not-a-move = You are not rolling to move: you have moved already this turn.
kk-why-one-by-one = In the keep you go up one space after the other, each with its own condition.
kk-why-garden-only = You arrive in the castle garden: choose one of its free spaces.
kk-why-yours = The { $item } is yours already.
kk-why-settled = The result is settled. Items are used before you choose where to go.
kk-why-changed = A result that has been changed cannot be rolled again.
kk-why-power = Your hero’s power does not help on this, or has helped already.
kk-why-own-turn = It is your turn: you move your own hero, and { $who } moves on another.
kk-why-other-power = That is the power of { $who }. Only your own hero helps you.

## Hints

kk-chance = { $n }%
kk-chance-least = { $n ->
    [0] hardly any
   *[other] at least { $n }%
 }
kk-hint-turn-move = Go: your chance in { $adventure-the } is { $now } now, { $later } after a nap.
kk-hint-turn-nap = Nap: your chance in { $adventure-the } is { $now } now, { $later } after it.
kk-hint-turn-whirlpool = Go: { $n ->
    [one] a whirlpool is one space away
   *[other] the nearest whirlpool is { $n } spaces away
 }.
kk-hint-castle = Your chance against the Demon King: { $now } now, { $later } after a nap.
kk-hint-trek = Your chance to finish: { $now } this way, { $keep } if you keep the result.
kk-hint-trek-keep = Your chance to finish with this result: { $now }; no item does better.
kk-hint-trek-save = Your chance to finish with this result: { $now }; the best item would make it { $best }, and be spent.
kk-hint-test = { $cheap ->
    [keep] This passes as it is.
    [yes] This passes, and nothing cheaper does.
    [more] Together with one more this passes.
   *[no] This passes.
 }
kk-hint-test-lost = Nothing helps; save your items.
kk-hint-move-key = Your chance there is { $now }, and you lack its piece.
kk-hint-move-does = What it does: { $does }.
kk-hint-move-goal = From there it is { $n ->
    [one] one space
   *[other] { $n } spaces
 } to { $space }.
kk-hint-move-wait = { kk-hint-move-goal } Begun now, your chance in { $adventure-the } would be { $now }.
kk-hint-move-result = { $total } leads to { $space }: { $does }.
kk-hint-restore = Your chance in { $adventure-the }: { $now } with this choice, { $before } without.
kk-hint-restore-castle = Your chance against the Demon King: { $now } with this choice, { $before } without.
kk-hint-rival = { $n ->
    [0] Nobody has a piece yet.
    [one] No rival is further ahead than { $who }, with one piece.
   *[other] No rival is further ahead than { $who }, with { $n } pieces.
 }
kk-hint-value = Worth { $n } on a roll.
kk-hint-walk = Free help. Your chance to finish from there: { $now }.
kk-hint-garden = It restores { $n ->
    [one] one item
   *[other] { $n } items
 } for sure.
kk-hint-garden-unknown = A token not seen yet restores { $whole }.{ $tenth } items on average.
kk-hint-hero = All heroes win about equally often: take the one you like.
kk-hint-best = The best of { $n } answers as far as I can see.

## The lab

fact-item = items
fact-turns = turns
ending-kk-over-king = the Demon King is defeated
fact-rounds = turns per player
fact-hero = hero
fact-pieces = key pieces
fact-naps = naps
fact-moves = moves
fact-events = events drawn
fact-folds = folds
fact-demon-turns = turns with the demon die
fact-demon-rolls = rolls of the demon die
fact-tried = tried
fact-passed = passed
fact-used = used
kk-chart-hero = Wins by hero
kk-chart-fair = 1 is a fair share of the wins.
kk-chart-length = Turns per player
kk-chart-adventures = Adventures tried and passed
kk-chart-demon = Turns with the demon die
kk-chart-items = Items used
kk-chart-naps = Naps per player
kk-space-castle = The Castle
kk-thing-sword = { kk-item-sword }
kk-thing-lantern = { kk-item-lantern }
kk-thing-umbrella = { kk-item-umbrella }
kk-thing-ladder = { kk-item-ladder }
kk-thing-axe = { kk-item-axe }
kk-thing-trumpet = { kk-item-trumpet }
kk-thing-sandwich = { kk-item-sandwich }
kk-thing-sock = { kk-item-sock }
kk-thing-moonjar = { kk-magic-moonjar }
kk-thing-thunder = { kk-magic-thunder }
kk-thing-teapot = { kk-magic-teapot }
kk-thing-jam-imp = { kk-magic-jam-imp }
kk-thing-telescope = { kk-magic-telescope }
