# A turn: what one is asked, what one may answer, why not, and what is told of it.

## Before one rides

al-ask-hero = Character { $n } of { $of }: who rides?
al-help-hero = The numbers are Stones of Chance by Attribute: Prowess, Loyalty, Altruism, Wisdom.
al-note-hero = Pro { $prowess } · Loy { $loyalty } · Alt { $altruism } · Wis { $wisdom }
al-ask-kit = What does { $hero-the } carry at first?
al-note-kit = only the names differ
al-nothing = nothing
    .the = nothing
al-nobody = nobody
    .the = nobody
al-ask-gate = Where does { $hero-the } enter?
al-note-gate = the turn begins here
al-why-taken = { $hero-the } rides already; nobody is there twice.
al-why-retired = { $hero-the } has retired, for this whole story.
al-why-kit-taken = Somebody else carries that.
al-why-gates = One enters at the Round Table, the Docks, the Drawbridge or the Sally Port.

## What to do

al-ask-act = { $hero-the }, { $tile-the }: what next? { $steps ->
    [0] No steps left.
    [one] 1 step left.
   *[other] { $steps } steps left.
}
al-help-act = Ride, scout from an Open Path, use what you carry. To activate a tile ends the turn.
al-group-go = { $n ->
    [0] Ride: { $region }
   *[other] Ride: { $region }, more of it
}
al-group-near = { $n ->
    [0] Ride: near
   *[other] Ride: near, more of it
}
al-group-scout = Scout
al-group-here = Here
al-group-cards = Cards
al-group-end = Or
al-group-quest = Quest
al-group-give = Give { $hero-the }
al-group-take = Ask { $hero-the } for
al-group-backs = { $regions }
al-note-go = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
al-note-go-foe = { $more ->
    [0] { $foe-the } is there
   *[other] { $foe-the } and { $more } more
}
al-note-go-encounter = an Encounter Card
al-note-go-active = { $steps ->
    [one] 1 step; { $type }
   *[other] { $steps } steps; { $type }
}
al-side-n = north
al-side-ne = north-east
al-side-se = south-east
al-side-s = south
al-side-sw = south-west
al-side-nw = north-west
al-scout = Scout { $side }
al-scout-coin = { $side }, for a coin
al-note-scout = { $n ->
    [one] a tile of { $region-the }
   *[other] { $region }: choose 1 of { $n } tiles
}
al-activate = Activate this tile
al-activate-search = Search the stack
al-note-activate-search = a coin: any tile; ends the turn
al-note-activate-armoury = an Armoury Card; ends the turn
al-note-activate-healing = a Wound less; ends the turn
al-note-activate-item = an Item; ends the turn
al-note-activate-relic = a Relic; ends the turn
al-note-activate-repair = a broken card is mended; ends the turn
al-note-activate-stables = a Mount; ends the turn
al-note-activate-virtue = a plaque of the stack; ends the turn
al-jail = Bring captives ({ $n })
al-note-jail = { $n } of { $most } are there
al-trade = Trade: { $other }
al-note-trade = cards and captives change hands
al-end = End the turn
al-note-end = { $steps ->
    [0] the next one rides
    [one] 1 step is given up
   *[other] { $steps } steps are given up
}
al-note-end-dungeon = here: draw a Roaming Threat Card

al-why-here = You are on { $tile-the } already.
al-why-not-found = Nobody has found { $tile-the } yet.
al-why-no-steps = You have no steps left.
al-why-too-far = You cannot get to { $tile-the } with { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }: Walls, distance, or something on the way that stops you.
al-why-no-coin-scout = To choose a tile for a coin is an option that this table does not play with.
al-why-stack-empty = The Albion Stack is empty.
al-why-scout-steps = Whoever scouts must have a step left.
al-why-enter-first = Enter { $tile-the } first; then you may scout again.
al-why-looked-already = You have looked there in this turn, and nothing of the stack can be laid there.
al-why-not-your-path = You scout from an Open Path of the tile you stand on.
al-why-passive = One cannot activate { $tile-the }.
al-why-locked = The Stables open with { $n } Quest Coins; you have { $coins }.
al-why-closed = Nobody can activate { $tile-the } now. { $threat } is in play.
al-why-useless = Activating { $tile-the } would do nothing for you now.
al-why-no-captives = You have no captives.
al-why-not-in-dungeon = Captives are brought to the Dungeon, and you are not there.
al-why-yourself = That is { $hero-the }, whose turn it is.
al-why-not-together = You do not stand on the same tile as { $hero-the }, or may not trade now.
al-why-nothing-to-trade = There is nothing that you and { $hero-the } could exchange now.
al-why-foe = Go to { $tile-the }, and { $foe-the } is challenged there at once.
al-why-card-not-now = That card cannot be used now.
al-why-threat = A threat falls when its enemies are beaten.
al-hint-best = Of { $n } answers none looked better.

## Tiles

al-ask-find = Which tile is laid?
al-note-tile = { $type }, { $banner }
al-note-tile-attribute = { $attribute }, { $banner }
al-ask-search = Which tile of the stack do you look for?
al-ask-site = Where does { $tile-the } lie?
al-note-site = { $n ->
    [one] beside this tile
   *[other] beside this and { $n } tiles in all
}
al-ask-side = On which path does the road go on?
al-note-side = a Road Tile
al-ask-lay = You have found { $tile-the }. How does it lie?
al-help-lay = { $n ->
    [0] Every answer is a turn that fits; of equal turns there is one.
   *[other] Passed over: { $passed }.
}
al-lay = { $n ->
    [0] A dead end
    [one] One open path
   *[other] { $n } open paths
}
al-note-lay = { $n ->
    [0] opens nothing
   *[other] opens { $paths }
}{ $joins ->
    [one] {""}
   *[other] ; joins { $joins } tiles
}
al-to-n = N
al-to-ne = NE
al-to-se = SE
al-to-s = S
al-to-sw = SW
al-to-nw = NW
al-why-not-in-stack = That tile is not in the stack, or fits nowhere now.
al-why-no-tile = No tile lies there yet.
al-why-site = It lies at an Open Path of a region on its back.
al-why-cuts-off = So it would cut { $region-the } off.
al-why-no-join = So no Path would meet a Path.
al-why-lay-there = First { $tile-the } is laid.

## Cards and captives

al-ask-keep = { $hero-the } has drawn { $card-the }.
al-keep = Keep it
al-note-keep = it fills a slot: { $slot }
al-note-keep-for = discard this one and keep the new one
al-why-plaque-slot = A plaque has a slot of its own.
al-why-plaque-stays = Plaques are not traded.
al-keep-return = Return it
al-note-keep-return = it goes under its deck
al-why-slots-full = All your slots for it are full: { $slot }.
al-why-other-slot = Only a card of the same slot makes room.
al-ask-card-discard = Which card does { $hero-the } give up?
al-ask-card-break = Which card does { $hero-the } break?
al-ask-card-repair = Which card does { $hero-the } repair?
al-ask-card-give = Which card does { $hero-the } give?
al-card-none = None
al-note-card-none = everything stays as it is
al-note-card-discard = it is discarded
al-note-card-break = it lies face down until it is mended
al-note-card-repair = it lies face up again
al-note-card-give = it changes hands
al-why-card-discard = That card cannot be given up now.
al-why-card-break = That card cannot be broken now.
al-why-card-repair = That card is not broken, or not within reach.
al-why-card-give = That card cannot be given now.
al-ask-jail = Whom does { $hero-the } leave in the Dungeon?
al-note-captive = counts towards eight
al-why-not-your-captive = Only captives of your own can be left here.
al-ask-trade = { $hero-the } and { $other-the }: what changes hands?
al-trade-done = That is all
al-note-trade-done = the turn goes on
al-note-give = from { $hero } to { $other }
al-why-artifact = An Artifact is never traded.
al-why-handled = It was used or has changed hands in this turn.
al-why-no-slot = The other has no free slot for it: { $slot }.
al-why-token-stays = That token has changed hands in this turn, or is not here.
al-why-trade-with = You are trading with { $hero-the } now.
al-ask-consent = { $other-the } asks { $hero-the } for { $thing-the }. Yes?
al-consent-yes = Give it
al-note-consent-yes = it changes hands
al-consent-no = Keep it
al-note-consent-no = it stays

## What is told

al-log-round = Round { $round }
al-log-turn = Round { $round }: { $hero }
al-log-quest = The Story Quest: { $quest }.
al-log-hero = { $hero-the } rides.
al-log-kit = { $hero-the } takes { $cards }.
al-log-first = { $hero-the } rolls highest, goes first and holds the Key-Turn Token.
al-log-enter = { $hero-the } enters play: { $tile-the }.
al-log-go = { $hero-the } goes to { $tile-the }.
al-log-scout = { $hero-the } scouts and finds { $tile-the }.{ $passed ->
    [0] {""}
    [one] {" "}1 tile was passed over.
   *[other] {" "}{ $passed } tiles were passed over.
}
al-log-no-tile = { $hero-the } scouts and finds no way on.
al-log-laid = A new tile in { $region-the }: { $tile }.
al-log-joined = Regions are joined: { $regions }.
al-log-road = A region would be cut off by { $tile-the }; { $road-the } is laid first.
al-log-activate = { $hero-the } activates { $tile-the }.
al-log-no-card = { $hero-the } draws no card: { $deck }.
al-log-draw = { $hero-the } draws { $card-the }.
al-log-return = { $hero-the } puts { $card-the } under its deck.
al-log-discard = { $hero-the } discards { $card-the }.
al-log-break = { $hero-the } breaks { $card-the }.
al-log-repair = { $hero-the } repairs { $card-the }.
al-log-heal = { $n ->
    [one] { $hero-the } heals a Wound.
   *[other] { $hero-the } heals { $n } Wounds.
}
al-log-give = { $hero-the } gives { $other-the } { $what-the }.
al-log-destiny = { $hero-the } regains { $n } Destiny and has { $left }.
al-log-destiny-lost = { $hero-the } loses { $n } Destiny and has { $left }.
al-log-virtue = { $hero-the } takes a plaque of the Virtue Stack: { $virtue-the }. { $n } are left.
al-log-virtue-lost = A plaque of the Virtue Stack is lost: { $virtue-the }. { $n } are left.
al-log-virtue-back = A plaque goes under the Virtue Stack: { $virtue-the }. There are { $n }.
al-log-coin = { $n ->
    [one] A Quest Coin for { $hero-the }
   *[other] { $n } Quest Coins for { $hero-the }
}: { $coins } of { $most }.
al-log-coin-spent = { $hero-the } spends a Quest Coin; { $coins } are left.
al-log-stables = There are { $n } Quest Coins: the Stables open.
al-log-jail = { $hero-the } leaves { $n } in the Dungeon: { $total } of { $most }.
