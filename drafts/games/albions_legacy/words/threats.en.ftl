# Threats: who appears, how they move, what falls to whom.

## Where they appear

al-ask-spawn = { $n ->
    [one] Where does { $foe-a } appear?
   *[other] Where do { $n } { $foe-plural } appear?
}
al-help-spawn = One to each tile with a { $banner } banner. More tiles fit than are needed, so you choose.
al-note-spawn = { $n ->
    [one] 1 step from a character
   *[other] { $n } steps from a character
}
al-note-spawn-fight = a character is there: challenged at once
al-why-banner = There is no { $banner } banner on { $tile-the }.
al-why-one-each = Only one of this spawn comes to { $tile-the }.

## Spoils

al-ask-spoils = Defeated: { $threat-the }. Does { $hero-the } take Spoils?
al-help-spoils = Return { $n ->
    [one] the token
   *[other] { $n } tokens
} to the pool and draw 1 card. Tokens that you keep can go to the Dungeon.
al-note-spoils = for { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
al-spoils-none = No Spoils
al-note-spoils-none = { $n ->
    [one] the token stays with you
   *[other] { $n } tokens stay with you
}
al-why-spoils-empty = That deck is empty.
al-why-spoils-deck = Spoils come from the Items, the Armoury or the Relics.

## What they want

al-ask-tribute = Morholt wants his due: an Item, or { $n } captives. What does he get?
al-tribute-refuse = Nothing
al-note-tribute-refuse = place 1 Despair Token
al-tribute-tokens = 2 captives
al-note-tribute-tokens = 2 claimed tokens go back to the pool
al-note-tribute-item = this Item is discarded
al-why-tribute = Morholt takes an Item, or 2 captives, and nothing else.
al-ask-captives = Which { $n ->
    [one] captive
   *[other] { $n } captives
} does { $hero-the } give up?
al-note-captives = goes back to the pool

## What is told

al-log-threat = { $hero-the } draws a threat: { $threat-the }.
al-log-no-threat = There are no threats left to draw.
al-log-threat-nobody = { $threat-the }: nobody is left who could come. The card is discarded.
al-log-appear = Here comes { $foe-a }: { $tile-the }.
al-log-appear-named = Here comes { $foe-the }: { $tile-the }.
al-log-leader = Beaten: { $foe-the }, and with { $foe-gender ->
    [feminine] her
   *[other] him
} the power of the card.
al-log-threat-gone = Gone, and nobody has earned anything by it: { $threat-the }.
al-log-threat-fallen = Defeated: { $threat-the }.
al-log-spoils = { $hero-the } returns { $n ->
    [one] 1 token
   *[other] { $n } tokens
} and takes Spoils: { $deck }.
al-log-aim = { $foe-plural } are of two minds; the die says { $tile-the }.
al-log-aim-escape = { $foe-plural } are of two minds; the die says to get away.
al-log-die = Several ways are equally short; the die sends { $foe-the } to { $tile-the }.
al-log-foe-moves = On the move: { $foe-the }, to { $tile-the }.
al-log-foe-meets = Where somebody is, on { $tile-the }, arrives { $foe-the }.
al-log-foe-holds = The aim is reached: { $foe-the } stays on { $tile-the }.
al-log-foe-leaves = Away from Albion by { $tile-the }: { $foe-the }.
al-log-slowed = { $hero-the } is singed, and slower on the next turn.
al-log-slips = { $hero-the } looks round once, and { $foe-the } has slipped away.
al-log-birds = The birds have seen { $hero-the } coming: an Encounter first.
al-log-rolled = The die shows { $n }.
