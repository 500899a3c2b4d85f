# What the parts of the table say themselves.

web-legal = you may choose it, answer { $n }
web-legal-more = you may choose it, { $n } answers
web-chosen = chosen
web-count = { $n } in it
web-badge = { $name } { $value }
web-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
web-of = { $n } of { $m }
web-more = +{ $n } more
web-text-more = more
web-push-left = Cards further left
web-push-right = Cards further right
web-of-cost = of { $m }
web-ready-of = { $n } of { $m } ready
web-of-short = { $n }/{ $m }
web-state-exhausted = exhausted
web-state-spent = spent
web-state-face-down = face down
web-state-face-up = face up
web-state-used = used
web-state-active = ready
web-state-asked = is asked
web-state-bot = bot
web-state-away = away
web-state-winner = winner
web-state-eliminated = out of the game
web-state-open = open
web-state-closed = closed
web-state-hidden = hidden
web-state-resting = resting
web-state-busy = in use
web-state-down = down
web-state-success = success
web-state-fail = no success
web-state-kept = kept
web-state-rolled = rolled
web-turn = has the turn
web-thinking = thinks
web-held = yes
web-missing = not yet
web-die-face = { $die } shows { $face }
web-die-rest = { $die }, not rolled
web-zoom-in = Larger
web-zoom-out = Smaller
web-fit = Show the whole board
web-to-lit = Show answer { $n }: { $what }
web-to-lit-several = Show answers { $which }
web-boards = Boards
web-board-lit = { $n ->
    [one] 1 answer here
   *[other] { $n } answers here
 }
web-shared = On the table
web-loose = References
web-empty = empty
web-inspect-close = Close
web-inspect-why = Why can’t I?
web-track-here = { $who } is here
web-unknown-part = { $name } ({ $kind })
web-unknown-parts = Also on the table
web-sites = Places
web-odds = the chance to come through
web-percent = { $n }%
web-percent-best = { $n }%, at best { $best }%
web-dice-pool = { $n } dice: { $got ->
    [0] no success
    [one] 1 success
   *[other] { $got } successes
 }
web-turn-left = Turn it to the left
web-turn-right = Turn it to the right
web-turn-lay = Lay it so
