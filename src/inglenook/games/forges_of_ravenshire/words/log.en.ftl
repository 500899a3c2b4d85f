## What the log says of the base game

fr-log-gains = { $who } gains { $what }.
fr-log-no-room = { $who } has no room left: { $what } is lost.
fr-log-reputation = { $who } rises to reputation { $space }.
fr-log-refill = New on display: { $contract }.
fr-log-reset = The { $tier } row goes under its deck, and new contracts are dealt.
fr-log-titles = The titles of this game: { $titles }.
fr-log-first = { $who } holds the 1st Player Marker.
fr-log-assistant = { $assistant } comes to help { $who }.
fr-log-swaps-die = { $who } exchanges { $die } for { $raven }.
fr-log-fourth-die = { $who } has a fourth die: { $die }.
fr-log-foreman = The Foreman brings { $who } an upgrade: { $upgrade }.
fr-log-guildmother = The Guildmother brings { $who } a member: { $member }.
fr-log-starter = { $who } keeps a starter contract: { $contract }.
fr-log-raven = The Raven lands in { $district }: { $die }.
fr-log-turn = Season { $season }, turn { $turn }: { $who }
fr-log-places = { $who } places { $die } in { $district }.
fr-log-takes = { $who } takes { $die } from { $district }.
fr-log-runs = { $who } runs a guild: { $guild }.
fr-log-recruits = { $who } recruits { $member } for { $gold } Gold.
fr-log-no-recruit = { $who } recruits nobody and gains { $gold } Gold.
fr-log-trades = { $who } gives { $give } for { $get }.
fr-log-converts = { $who } turns { $give } into { $get }.
fr-log-turns-die = { $who } turns { $die } to { $face }.
fr-log-talisman = { $who } spends a Talisman: { $die } now shows { $face }.
fr-log-overtime = { $who } works overtime: { $card }, for { $cost ->
    [one] 1 Action Token
   *[other] { $cost } Action Tokens
 }.
fr-log-production = Production of Season { $season }: { $who }
fr-log-works = { $who } puts { $die } to work: { $station }.
fr-log-rests = { $who } closes; { $n ->
    [one] one die rests
   *[other] { $n } dice rest
 }.
fr-log-upgrade = { $who } buys an upgrade for { $gold } Gold: { $upgrade }.
fr-log-contract = { $who } completes a contract: { $contract }.
fr-log-finish = { $who } adds a finish: { $finish }.
fr-log-season-end = End of Season { $season }
fr-log-title = { $who } is given a title: { $title }, worth { $what }.
fr-log-halls = The Guild Halls turn over: new members come, and those of the top row leave.
fr-log-marker = { $who } holds the 1st Player Marker now.
fr-log-total = { $who } has { $gold } Gold in all.
fr-over-wins = { $who } has { $gold } Gold and is Forgemaster of Ravenshire.
fr-over-reputation = { $who } has { $gold } Gold, as others have, and more reputation: Forgemaster of Ravenshire.
fr-over-contracts = { $who } has { $gold } Gold and as much reputation as others, and more contracts: Forgemaster of Ravenshire.
fr-over-stock = { $who } has { $gold } Gold, and all else is even but the stock, which is larger: Forgemaster of Ravenshire.
fr-over-shared = { $who } have { $gold } Gold each, and nothing parts them: they share the chair of the Forgemaster.
