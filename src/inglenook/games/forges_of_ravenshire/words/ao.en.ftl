## What the log says of AO: each step of its turn, and why

fr-log-ao-items = { $who } wants, by the titles: { $items }.
fr-log-ao-finish = { $who } adds to everything the finish of { $title }, the highest title that has one: { $finish }.
fr-log-ao-finish-any = No title in play has a finish. { $who } draws one: { $finish }.
fr-log-ao-guilds = { $who } favours the guilds in this order: { $guilds }.
fr-log-ao-deck = { $who } has a deck of { $cards } cards, { $events } of them events, and forges for { $cost } cubes.
fr-log-ao-flips = { $who } flips card { $card }. { $left ->
    [0] It was the last one.
    [one] One is left.
   *[other] { $left } are left.
}
fr-log-ao-event-reputation = { $who } flips an event: its good name spreads.
fr-log-ao-event-recruit = { $who } flips an event: somebody comes to work for it.
fr-log-ao-event-goods = { $who } flips an event: goods arrive.
fr-log-ao-die = { $who } has the first die on the card, { $die }, and turns it to { $face }.
fr-log-ao-die-next = { $who } has no die for { $missing }. The next on the card is { $die }; it is turned to { $face }.
fr-log-ao-die-raven = { $who } has the Raven, which goes first, and turns it to { $face }.
fr-log-ao-skips-full = Not in { $district }, earlier on the card: it is full.
fr-log-ao-skips-closed = Not in { $district }, earlier on the card: { $who } can recruit nobody there.
fr-log-ao-places = { $who } places { $die } { $face } in { $district }.
fr-log-ao-none-of = No die lies there for { $missing }.
fr-log-ao-raven-counts = On the board the Raven counts as the first colour of the card: { $colour }.
fr-log-ao-takes-alone = { $who } takes { $die } { $face } from { $district }, the only die that fits.
fr-log-ao-takes-up = { $who } takes { $die } { $face } from { $district }, the highest of { $n } that fit.
fr-log-ao-takes-down = { $who } takes { $die } { $face } from { $district }, the lowest of { $n } that fit.
fr-log-ao-takes-tied = { $who } takes { $die } { $face } from { $district }: of equal dice the { $arrow ->
    [up] card wants the one nearest to VI.
   *[down] card wants the one nearest to I.
}
fr-log-ao-runs = { $who } runs its guild: { $guild }, { $members ->
    [0] without members.
    [one] with one member.
   *[other] with { $members } members.
}
fr-log-ao-goods = { $who } turns { $goods } into { $n ->
    [one] one cube
   *[other] { $n } cubes
}: { $cubes } / { $cost }.
fr-log-ao-cubes = { $who } gains { $n ->
    [one] one cube
   *[other] { $n } cubes
}: { $cubes } / { $cost }.
fr-log-ao-gold = { $who } gains { $n } Gold.
fr-log-ao-mystics = { $who } gets { $n } Gold for { $n ->
    [one] the mystic.
   *[other] { $n } mystics.
}
fr-log-ao-tokens = { $who } gets { $n } Gold for { $n ->
    [one] the Action Token.
   *[other] { $n } Action Tokens.
}
fr-log-ao-tier = { $who } may now forge from the { $tier } row.
fr-log-ao-pays = { $who } has enough cubes: { $n } of them go into a contract. Left: { $left }.
fr-log-ao-forges-first = { $who } forges { $contract }: the topmost of the { $tier } row for what it wants most ({ $item }).
fr-log-ao-forges-after-reset = { $who } forges { $contract }: the new { $tier } row has what it wants most ({ $item }).
fr-log-ao-forges-second = { $who } forges { $contract }: there is still nothing of what it wants most ({ $first }), so it takes the topmost of its second choice ({ $item }).
fr-log-ao-forges-topmost = { $who } forges { $contract }: the { $tier } row has neither { $first } nor { $second }, so it takes the topmost.
fr-log-ao-reset = The { $tier } row has nothing of what { $who } wants most ({ $item }). The row is dealt anew, once.
fr-log-ao-adds-finish = { $who } adds its finish for nothing: { $finish }.
fr-log-ao-recruits = { $who } recruits { $member } from the top row, for nothing. Guild: { $guild }.
fr-log-ao-recruits-next = { $who } recruits { $member } from the top row, for nothing. Guild: { $guild }, for { $passed } can take nobody.
fr-log-ao-full = { $who } can recruit nobody.
fr-log-remark = { $who }: “{ $remark }”
