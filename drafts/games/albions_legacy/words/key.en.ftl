# The Key-Turn, Despair, and the end.

## Despair

al-log-despair-key = First, Despair: a Flame of Hope goes out. { $left ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
al-log-despair = A Flame of Hope goes out. { $left ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
al-log-despair-retired = Somebody has fallen, and a Flame of Hope goes out. { $left ->
    [0] None is left.
    [one] 1 is left.
   *[other] { $left } are left.
}
al-log-despair-averted = The Flame flickers, and burns on.
al-log-hope = A Flame of Hope burns again: { $left }.

## The Key-Turn

al-log-key-turn = Round { $round }: the Key-Turn
al-log-key-abilities = Second, their abilities.
al-log-ability = A card acts: { $threat-the }.
al-log-key-moves = Third, they move.
al-log-key-meets = Fourth, whoever has come is challenged.
al-log-key-passes = The Key-Turn Token goes to { $hero-the }.

## The end

al-over-won = The quest is done, and the coins are there. Albion stands.
al-over-flames = The last Flame of Hope has gone out.
al-over-virtue = There is no Virtue left in the land.
al-over-coins = The quest is done, but there are too few Quest Coins.
al-over-personal = Somebody's own quest was not done.
al-over-quest = The Story Quest has failed.
al-over-nobody = There is nobody left who could ride.
al-end-headline-won = Albion stands
al-end-headline-lost = Albion is lost
al-end-rounds = { $n ->
    [one] round
   *[other] rounds
}
al-end-of = { $n } of { $of }
al-end-coins = Quest Coins
al-end-threats = { $n ->
    [one] threat defeated
   *[other] threats defeated
}
al-end-virtue = { $n ->
    [one] plaque left in the Virtue Stack
   *[other] plaques left in the Virtue Stack
}
al-end-column-beaten = Enemies beaten
al-end-column-coins = Quest Coins
al-end-column-steps = Steps
al-end-column-heroes = Retired
al-end-heroes = { $heroes }
al-end-course = Quest Coins
