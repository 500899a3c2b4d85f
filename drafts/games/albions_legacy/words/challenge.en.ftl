# Challenges: who challenges whom, Stones, Wounds, escapes; why not, and what is told of it.

## Who challenges whom

al-ask-fight = { $tile-the }: who challenges whom?
al-help-fight = { $n ->
    [one] One enemy is here. One of you must challenge it.
   *[other] { $n } enemies are here, in any order.
}
al-note-fight = { $hero } tries for { $n }; failing hurts
al-why-not-in-fight = Only characters and enemies on this tile can challenge each other: { $tile-the }.
al-why-fight-first = First the enemies here: { $tile-the }.

## Before the roll

al-ask-challenge = { $roller-the }, { $subject }: how? { $need ->
    [one] 1 Success is needed.
   *[other] { $need } Successes are needed.
}
al-help-challenge = The icon of the Attribute is 1 Success, a Mana Burst more. With Destiny you can roll single Stones again.
al-group-roll = Roll
al-group-first = First use
al-group-escape = Or escape
al-note-roll = { $n ->
    [one] 1 Stone for { $need }
   *[other] { $n } Stones for { $need }
}
al-note-before = before the roll
al-note-escape = escape for it, to an adjacent tile
al-why-attribute = { $attribute } is of no use here.
al-why-no-escape = A threat in play leaves no way out of this Challenge.
al-why-escape-card = An escape costs an unbroken card, at the start or after a Wound or a break.

## The Stones lie

al-ask-reroll = { $missing ->
    [one] 1 Success is missing. Roll a Stone again?
   *[other] { $missing } Successes are missing. Roll a Stone again?
}
al-help-reroll = Successes stay unless you give one up. A re-roll for Destiny lets a second Attribute count; you have { $destiny }.
al-group-free = Free re-roll
al-group-destiny = For 1 Destiny
al-reroll-miss = Roll a Stone again
al-reroll-one = Risk a Success
al-reroll-second-miss = Roll again, { $second } too
al-reroll-second-one = Risk one, { $second } too
al-note-reroll-miss = { $destiny ->
    [0] free: a Stone that counts nothing
   *[other] 1 Destiny: a Stone that counts nothing
}
al-note-reroll-one = { $destiny ->
    [0] free: give up a Success for more
   *[other] 1 Destiny: give up a Success for more
}
al-reroll-stop = Leave it so
al-note-stop-enemy = failed: a Wound or a card
al-note-stop-other = the Challenge is failed
al-note-rolled = now that the Stones lie
al-why-no-reroll = A threat in play allows no re-roll in this Challenge.
al-why-no-destiny-here = Destiny buys no re-roll in this Challenge.
al-why-no-destiny = { $hero-the } has no Destiny left.
al-why-same-attribute = { $attribute } counts already; the second Attribute is another one.
al-why-stone-counts = Stones with 2 Successes cannot become better; choose how another is rolled again.
al-ask-lend = { $roller-the } lacks 1 Success ({ $subject }). Does { $hero-the } help?
al-note-lend = one of their Stones counts as 1 Success
al-lend-no = Not this time
al-note-lend-no = keep it for another day

## Failed

al-ask-failed = { $roller-the } has failed ({ $subject }). What now?
al-failed-take = Bear it
al-note-failed-take = a Wound, unless a card stops it
al-note-failed = instead of the Wound
al-ask-wound = A Wound for { $hero-the }{ $last ->
    [yes] {""}, and it would be one too many
   *[no] {""}
}. What happens?
al-wound-take = Take the Wound
al-note-wound = it fills a slot on the sheet
al-note-wound-last = retire: a plaque is lost, all cards too
al-note-break = breaks instead: no Wound
al-note-guard = { $hero } has it
al-ask-guard = { $other-the } would take a Wound{ $last ->
    [yes] {""}, one too many
   *[no] {""}
}. Does { $hero-the } prevent it?
al-guard-no = Let it be
al-note-guard-no = the Wound is taken
al-why-broken-already = It is broken already.
al-why-seduced = Who is seduced breaks no cards.
al-why-no-shield = That card does not stop a Wound.

## Beaten

al-ask-claim = Beaten: { $foe-the }. Does { $hero-the } claim the token?
al-option-claim = Claim it
al-note-claim = for Spoils, the Dungeon, or to trade
al-option-leave = Leave it
al-note-leave = the token goes back to the pool
al-ask-flee = Where does { $hero-the } escape to?
al-note-flee = quiet
al-note-flee-encounter = an Encounter Card
al-note-flee-foe = { $n ->
    [one] an enemy is there
   *[other] { $n } enemies are there
}
al-why-not-adjacent = One escapes to an adjacent tile only.

## Hints

al-hint-chance = { $n } of 100 such attempts pass.
al-hint-escape = Only { $n } of 100 attempts would pass.
al-hint-reroll = It passes { $now } times of 100 at once, { $best } with all that is left.
al-hint-left = From here { $n } of 100 pass.

## What is told

al-log-fight = { $hero-the } challenges { $foe-the }.
al-log-roll = { $hero-the } rolls { $n ->
    [one] 1 Stone
   *[other] { $n } Stones
} ({ $attribute }): { $got } of { $need }.
al-log-reroll = { $hero-the } rolls a Stone again: { $face }. { $got } of { $need }.
al-log-beaten = { $hero-the } beats { $foe-the }.
al-log-unclaimed = Nobody claims { $foe-the }.
al-log-escape = { $hero-the } escapes to { $tile-the }.
al-log-wound = { $hero-the } takes a Wound.
al-log-retire = { $hero-the } can do no more and retires: { $tile-the }.
al-log-lay-down = Left behind at { $tile-the }: { $token-the }.
al-log-squire = The squire holds his master's shield before { $hero-the }, and it breaks.

## The Stones on the table

al-test = { $hero-the }: { $subject }
al-test-open = Which Attribute?
al-test-target = a Mana Burst counts { $n }
al-test-both = { $second } too; a Mana Burst counts { $n }
al-test-passes-enemy = Beaten, and yours to claim.
al-test-fails-enemy = A Wound, or a card breaks; then again.
al-stones-favoured = Favoured Enemy
al-stones-used = used in this Challenge
al-stones-printed = as printed
