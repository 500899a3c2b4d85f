ui-title = Inglenook
ui-colon = { $a }: { $b }
ui-you = you
ui-empty = empty
ui-not-rolled = not rolled
ui-test = { $skill }, { $target }
ui-test-got = { $got } of { $need }
ui-slots-free = { $n ->
    [0] no slot free
    [one] one slot free
   *[other] { $n } slots free
 }
ui-standing-here = Standing here: { $who }
ui-faces = Faces: { $faces }

## The ground of a board
ui-ground-open = open
ui-ground-closed = folded shut
ui-ground-hidden = folded away

## States of things
ui-state-active = active
ui-state-exhausted = exhausted
ui-state-used = used
ui-state-down = down
ui-state-face-down = face down
ui-state-face-up = face up
ui-state-busy = in use
ui-state-asked = is asked
ui-state-turn = has the turn
ui-state-own = yours
ui-state-bot = bot
ui-state-away = away
ui-state-winner = winner
ui-state-rolled = rolled
ui-state-resting = resting
ui-state-kept = kept
ui-state-success = success
ui-state-fail = no success
ui-state-open = open
ui-state-closed = folded shut
ui-state-hidden = folded away
ui-state-lit = can be chosen
ui-state-full = full
ui-state-free = free
ui-state-ghost = not laid yet
ui-state-pays = counts now
ui-state-met = met
ui-state-missing = missing
ui-state-passed = passed
ui-state-failed = failed
ui-state-danger = danger

## Kinds of spaces
ui-kind-start = start

## What is printed on things
ui-badge-value = value

## The dock
ui-asked-you = Your move, { $who }
ui-asked-other = { $who } decides
ui-thinking = { $who } is thinking…
ui-waiting-secret = Still to answer: { $who }
ui-step-of = { $step } ({ $n } of { $m })
ui-odds = { $now }%
ui-odds-best = { $now }%, at best { $best }%
ui-usual = the usual answer
ui-final = for good
ui-final-again = This gives something up for good. Press Enter to do it, Esc to think again.
ui-ways = { $n } ways
ui-ways-open = Which way to { $what }? Esc shows all answers.
ui-typed = Answer { $typed }_ (Enter to give it)
ui-typed-lost = { $typed } was typed before this question came, and answers nothing here.
ui-typed-early = You typed { $n } before the question came: Enter gives it.
ui-filter = Search the answers: { $typed }_
ui-no-match = No answer has these words.
ui-pick-count = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
 }; chosen: { $n }
ui-pick-exact = Choose exactly { $most }; chosen: { $n }
ui-pick-confirm = Enter confirms
ui-pick-usual = A takes the usual: { $what }
ui-pick-none = nothing
ui-no-number = There is no answer { $n } here.
ui-hint = Hint: { $what }
ui-hint-busy = Looking for good advice…
ui-read-only = This game can only be looked at: { $why }
ui-older = This game was begun with older rules; with your first answer the original file is laid aside.
ui-game-over = The game is over. Esc asks what comes next.
ui-saved = saved
ui-not-saved = not kept in a file
ui-skip = Space shows it at once

## Bar and keys
ui-bar-undo = U undo
ui-bar-why = W why not?
ui-bar-hint = H hint
ui-bar-inspect = I inspect
ui-bar-rules = R rules
ui-bar-log = L log
ui-bar-map = K map key
ui-bar-language = G français
ui-bar-keys = ? keys
ui-bar-quit = Q quit
ui-tab-board = Board
ui-tab-hand = Hand
ui-tab-seats = Seats
ui-tab-log = Log
ui-recap = Meanwhile
ui-past = The table as it was at this line. Esc leads back to now.
ui-recap-step = { $n }/{ $m }  , .
ui-too-small = This window is too small for the table.
ui-too-small-need = It is { $w } × { $h } characters; it takes at least { $need-w } × { $need-h }.
ui-too-small-wait = Enlarge it and the game comes back. Everything is saved.

## Drawers
ui-rules = Rules
ui-search = Search…
ui-rules-none = No rule has these words.
ui-things-none = Nothing here is called that.
ui-why = Why can’t I …?
ui-why-option = You can: it is answer { $n }.
ui-inspect = A closer look
ui-legend = Key to the map
ui-legend-road = road
ui-legend-seam = road across the seam
ui-legend-one-way = one way only
ui-legend-route = the way of the answer in focus
ui-legend-lit = you may choose this
ui-legend-reach = within reach after the answer in focus
ui-legend-ready = ready
ui-legend-spent = exhausted
ui-legend-back = face down
ui-howto = How to play
ui-close = Esc closes
ui-keys = Keys
ui-key-answer = answer 1 to 10; with more answers type both digits
ui-key-arrows = move between the answers
ui-key-enter = give the answer in focus; confirm a choice of several
ui-key-space = tick one of several; show at once what is being played; back to now
ui-key-usual = take the usual choice of several
ui-key-filter = search among the answers
ui-key-escape = close a drawer, forget what was typed
ui-key-wishes = moments for cards: leave a standing answer, or take it back
ui-wishes = Moments for cards: do not ask me
ui-wishes-none = There is no moment for cards now, and no standing answer to take back.
ui-wish-on = ✓ { $what }
ui-wish-off = · { $what }
ui-key-undo = take your last answer back
ui-key-why = why can’t I …?
ui-key-hint = what a bot would do, and why
ui-key-inspect = a closer look at anything
ui-key-rules = the rules, with search
ui-key-log = the log
ui-key-map = key to the map
ui-key-recap = step through what the others did; the table is shown as it was
ui-key-walk = play what the others did, or pause
ui-key-moment = in the log: the table as it was at the line in focus
ui-key-language = English or French
ui-key-tab = next pane
ui-key-pan = move the board
ui-key-zoom = board larger, smaller, fitted
ui-key-board = another board
ui-key-speed = speed of the bots
ui-key-howto = how to play
ui-key-quit = leave; everything is saved
ui-speed-normal = Bots now answer at a pace one can follow.
ui-speed-instant = Bots now answer at once.

## Between people, and the end
ui-hand-over = Hand the keyboard to { $who }
ui-hand-over-why = The next question is for { $who } alone. Nobody else should look.
ui-hand-over-go = Enter when { $who } is sitting here
ui-end-fact = { $name }: { $value }
ui-end-row = { $rank }. { $who }{ $some ->
    [0] {""}
   *[other] : { $what }
 }
ui-end-course = { $what }, round by round
ui-end-moments = What mattered
ui-end-round = Round { $n }
ui-over-new = New game
ui-over-look = Look back at the table and the log
ui-over-quit = Leave
ui-farewell = Saved. Go on with it at any time.
ui-farewell-over = Thank you for playing.

## Start
ui-start-tagline = Adventure board games that run themselves
ui-start-go-on = Go on with a game
ui-start-new = A new game
ui-start-waiting = { $game } · { $seats } · { $n ->
    [one] one answer
   *[other] { $n } answers
 } · { $when }
ui-start-damaged = { $file }: { $why }
ui-start-game = Game
ui-start-players = Players
ui-start-seat = Seat { $n }
ui-start-mine = You play
ui-start-mine-of = { $n } of { $count }
ui-start-preset = Preset
ui-start-preset-own = as you like
ui-start-preset-changed = { $n ->
    [one] { $preset }, 1 change
   *[other] { $preset }, { $n } changes
 }
ui-start-language = Language
ui-start-language-en = English
ui-start-language-fr = français
ui-start-speed = Bots answer
ui-start-speed-normal = one after another
ui-start-speed-instant = at once
ui-start-begin = Begin
ui-start-help = ↑ ↓ choose a line   ← → change it   Enter goes on   Q leaves
ui-start-name = Type a name
ui-start-name-help = Type a name; Enter keeps it, Esc leaves it as it was
ui-start-seat-help = ← → who sits here; Enter changes the name
ui-start-first = Your first game of this? Read the one-page introduction first.
ui-who-human = person
ui-who-greedy = bot, sensible
ui-who-shaky = bot, absent-minded
ui-who-random = bot, wild
ui-who-mcts = bot, thinks ahead
ui-bot-name-1 = Maren
ui-bot-name-2 = Tobias
ui-bot-name-3 = Jory
ui-bot-name-4 = Oona
ui-bot-name-5 = Fenn
ui-no-games = There is no game here to play.
ui-minutes = { $n } minutes
ui-first-offer = This is your first game of { $game }. Would you like the one-page introduction?
ui-first-read = Read it
ui-first-later = Play at once
ui-yes = yes
ui-no = no

## Plain mode
ui-plain-help = Answer with a number (several: 1 3 4). u undo · n [NUMBER] standing answers · h hint · w THING why not · i THING a closer look · r [RULE] rules · s the whole table · , and . the table line by line, back and on · l en|fr language · how how to play · q leave · ? this line
ui-plain-exactly = Exactly { $n }.
ui-plain-between = Between { $least } and { $most }.
ui-plain-several = Several numbers in one line; 0 for none.
ui-plain-several-usual = Several numbers in one line; 0 for none; an empty line takes the usual: { $what }.
ui-plain-not-number = “{ $text }” is not a number of this list or a command; ? tells the commands.
ui-plain-nothing-found = Nothing here is called “{ $text }”.
ui-plain-many-found = Several things are called so: { $what }.
ui-plain-no-rule = There is no rule “{ $text }”.
ui-plain-which-thing = Say which thing: w or i, and its name.
ui-plain-language = There are two languages: l en and l fr.
ui-plain-now = Now:
ui-plain-no-moment = How the table stood at this line cannot be shown.
ui-plain-left = Saved. Go on with it at any time.
ui-plain-first = First game? Type how for the one-page introduction.
ui-plain-hand-over = The next question is for { $who } alone. Press Enter when { $who } is here.
ui-plain-state = The table
ui-aside-yes = Yes, let it be taken back
ui-aside-no = No
ui-plain-aside = (y or n)

# The results a roll can be changed to.
ui-result-plain = Result { $n }
ui-result-passes = { $n } passes
ui-result-further = { $n } passes with more changes
ui-result-fails = { $n } fails
