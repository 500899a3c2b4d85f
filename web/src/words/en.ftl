# What the browser client says itself. Everything about a game comes from the game.

web-title = Inglenook
web-title-turn = ● Your move · { $what }
web-title-table = { $what } · Inglenook
web-language-other = Français
web-skip-to-main = To the page
web-skip-to-question = To the question
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-copy-by-hand = This browser does not let the page copy. The text is marked: copy it with Ctrl+C.
web-you = You
web-colon = { $a }: { $b }
web-loading = One moment…
web-try-again = Try again
web-open-menu = Menu

## How long ago
web-span-now = just now
web-span-minutes = { $n } min
web-span-hours = { $n } h
web-span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
web-ago = { $span } ago
web-waiting-for = waiting { $span }

## Home
web-home-headline = Pull up a chair.
web-home-intro = { $n ->
    [0] The mantel is empty.
    [one] One adventure stands on the mantel.
   *[other] { $n } adventures stand on the mantel.
 } { $tables ->
    [0] { $n ->
        [one] Take it down and play.
       *[other] Take one down and play.
     }
   *[other] Start afresh, or go back to a game in progress.
 }
web-home-no-games = No game is installed on this server.
web-nav-games = Games
web-nav-tables = Your tables
web-nav-join = Join
web-nav-credits = Credits
web-nav-main = Inglenook
web-games = Games
web-players = { $least } to { $most } players
web-players-same = { $most ->
    [one] 1 player
   *[other] { $most } players
 }
web-minutes = { $n } min
web-mode-rivals = Rivals
web-mode-team = Team
web-mode-solo = Solo
web-mode-bots = Bots
web-new-table = New table
web-how-to-play = How to play
web-how-to-play-game = How to play { $game }

web-tables = Your tables
web-tables-none = No table yet. Take a game from the mantel: two clicks and you play.
web-tables-finished = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
 }
web-table-alone = you alone
web-table-with = with { $who }
web-your-move = Your move
web-decides = { $who } decides
web-waits-for-people = Waiting for people
web-over = Over
web-take-turn = Take your turn
web-open = Open
web-look-back = Look back
web-bot-named = { $name } (bot)

web-open-tables = Open tables
web-seats-free = { $n ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $n } seats free
 }
web-sit-down = Sit down

web-join-title = Join a table
web-join-label = Invitation link or table code
web-join-hint = No account needed.
web-join-looking = Looking…
web-join-found = Found: { $what }, { $free }.
web-join-nothing = Nothing is found under that link or code.
web-join = Join
web-watch = Watch only
web-join-full = Every seat is taken. You can watch.
web-join-seats = At the table
web-join-mine = You already sit at this table.
web-join-go = Go to the table

web-name-title = What shall we call you?
web-name-label = Your name
web-name-why = The others at the table see it. You can change it at any time.
web-name-save = That’s me
web-name-change = Change your name

## A new table
web-setup-title = New table: { $game }
web-setup-seats = Who plays?
web-setup-who = Who sits on seat { $n }
web-who-me = Me
web-who-open = A friend, by link
web-who-here = Another person at this screen
web-bot-random = wild
web-bot-shaky = absent-minded
web-bot-greedy = sensible
web-bot-mcts = thinks ahead
web-bot-other = { $name }
web-setup-here-name = Name of the person on seat { $n }
web-setup-here-default = Guest { $n }
web-setup-add = Add a seat
web-setup-remove = Take seat { $n } away
web-setup-options = How we play
web-setup-count = { $n } of { $most } seats
web-setup-full = { $most } seats are the most.
web-setup-mine = How many of them are yours?
web-setup-mine-n = { $n ->
    [one] I play one of them
   *[other] I play { $n } of them
 }
web-setup-tabs = Seats or game
web-setup-tab-seats = Seats
web-setup-tab-game = Game
web-setup-groups = Groups of options
web-setup-presets = Ways to play
web-setup-chosen = { $n ->
    [0] chosen
    [one] chosen, 1 change
   *[other] chosen, { $n } changes
 }
web-setup-changes = { $n ->
    [one] with 1 change of yours
   *[other] with { $n } changes of yours
 }
web-setup-on = { $n ->
    [0] as usual
   *[other] { $n } of { $of } on
 }
web-setup-n-on = { $n ->
    [0] As usual
    [one] One option on
   *[other] { $n } options on
 }
web-setup-of = of { $n }
web-setup-yours = yours
web-setup-rule = Rule { $rule }
web-setup-locked = { $option }: locked
web-setup-less = { $option }: less
web-setup-further = { $option }: more
web-setup-stays = “{ $option }” stays as it was
web-setup-keep = Keep “{ $option }”
web-setup-instead = Rather “{ $option }”
web-setup-understood = All right
web-setup-back = Back to { $preset }
web-setup-back-usual = Back to the usual
web-setup-more = Name and visibility
web-setup-name = Name of the table
web-setup-name-hint = Not needed
web-setup-public = Anybody on this server may join or watch
web-setup-start = Start
web-setup-start-open = Open the table
web-setup-open-note = { $n ->
    [one] 1 seat waits for a friend. You get a link to send.
   *[other] { $n } seats wait for friends. You get a link to send.
 }
web-setup-alone-note = Everybody is here. The game starts at once.

## The waiting room
web-waiting-title = Waiting for people
web-waiting-note = The game starts by itself as soon as every seat is taken.
web-waiting-seats = Seats
web-seat-open = open
web-seat-kept = kept for { $who }
web-seat-you = you
web-seat-here = at your screen
web-seat-person = here
web-seat-away = away
web-seat-bot = bot, { $strength }
web-invite-title = Send this link
web-invite-qr = Code of the invitation link, for a phone’s camera
web-invite-link = Invitation link
web-watch-link = Link for spectators
web-waiting-begin = Start now, with bots on the open seats
web-waiting-leave = Leave this table
web-waiting-host = The person who opened the table can start it with bots.

## The table: bar
web-bar-phases = Where we are
web-bar-hint = Hint
web-bar-rules = Rules
web-bar-log-unread = { $n ->
    [0] Log
   *[other] Log, { $n } new
 }
web-home-link = Inglenook, all games
web-table-people = { $people ->
    [0] { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
     }
    [one] { $bots ->
        [0] 1 player
        [one] 1 player and 1 bot
       *[other] 1 player and { $bots } bots
     }
   *[other] { $bots ->
        [0] { $people } players
        [one] { $people } players and 1 bot
       *[other] { $people } players and { $bots } bots
     }
 }
web-table-against = { $who } against { $rivals }
web-step-of = Step { $n } of { $m } · { $step }
web-step-done = done: { $step }
web-step-short = step { $n } of { $m }, { $step }

## The table: parts of the page
web-region-board = Board
web-region-seats = Seats
web-region-dock = Question
web-region-side = Log, rules and chat
web-region-dice = Dice
web-region-options = Answers
web-seat-number = Seat { $n }
web-items = Your things

## The dock
web-asked = Your move, { $who }
web-choosing = { $who } is choosing
web-thinks = { $who } thinks
web-thinks-behind =
    { $n ->
        [one] { $who } thinks soon; one is before
       *[other] { $who } thinks soon; { $n } are before
    }
web-bot-kind = bot · { $strength }
web-look-around = You may look around meanwhile.
web-waiting-person = { $who } decides.
web-waiting-long = { $who } has been asked for { $span }.
web-nudge = Nudge
web-nudge-text = { $who }, it is your move.
web-show-at-once = Show it at once
web-pause-here = Pause here
web-go-on = Go on
web-paused = Paused
web-playing = { $who }: what happens
web-playing-left = { $n ->
    [one] one step to go
   *[other] { $n } steps to go
 }
web-playing-until = { $n ->
    [one] Your move in one second. You may look around meanwhile.
   *[other] Your move in { $n } seconds. You may look around meanwhile.
 }
web-next-step = Next step
web-final = for good
web-only-answer = The only answer there is.
web-auto-continue = Goes on by itself. Any key keeps it.
web-select-exact = { $n ->
    [one] Choose 1
   *[other] Choose { $n }
 }
web-select-upto = Choose up to { $most }
web-select-between = Choose { $least } to { $most }
web-selected = { $n } chosen
web-select-missing = { $n } still to choose
web-confirm-n = { $n ->
    [0] Choose none
    [one] Confirm 1
   *[other] Confirm { $n }
 }
web-take-usual = Take the usual: { $what }
web-take-none = nothing
web-take-many = { $n } of them
web-clear = Clear
web-answers-from-to = { $from } to { $to }
web-answers-one = answer { $from }
web-answers-all = All { $n }
web-sheet-items = Items { $n }
web-answers-page = Which answers
web-answers-back = Answers before
web-answers-more = More answers
web-ruler-kept = as rolled
web-ruler-passes = { $from } to { $to } pass
web-ruler-passes-one = { $n } passes
web-ruler-fails = { $from } to { $to } fail
web-ruler-fails-one = { $n } fails
web-ruler-passes-tile = passes
web-ruler-fails-tile = fails
web-ruler-further-tile = passes with more changes
web-ruler-more = and more
web-ruler-ways = { $n ->
    [one] 1 way
   *[other] { $n } ways
 }
web-ruler-hopeless = { $n ->
    [one] The one change there is fails too.
   *[other] All { $n } changes fail too.
 }
web-ruler-best = The highest one change gives is { $n }. Keep your things for later.
web-ruler-done = It already passes. You may still change it, but no change makes it better.
web-ruler-anyway = Change it anyway
web-ruler-show = { $n ->
    [one] Show the change
   *[other] Show all { $n }
 }
web-ruler-reach = The best each result can reach
web-ruler-results = Type the result you want
web-ruler-spend = { $n }: what do you spend?
web-ruler-spend-passes = { $n } passes. What do you spend?
web-filter = Search the answers
web-filter-none = No answer has these words.
web-filter-count = { $n } of { $m } answers
web-why = Why can’t I…?
web-why-short = Why not?
web-why-point = Point at anything on the table, or choose it here.
web-why-pick = What do you want to do?
web-undo = Undo
web-wishes = Moments for cards: do not ask me
web-wishes-ask = Do not ask me for such moments:
web-hint-title = Hint
web-hint-busy = Looking for good advice…
web-hint-behind =
    { $n ->
        [one] The hint comes soon; one thought is before it…
       *[other] The hint comes soon; { $n } thoughts are before it…
    }
web-hint-take = Do that
web-kept-answer = The connection is gone. Your answer is kept and goes out again by itself: { $what }
web-reconnecting = Connecting again…
web-connecting = Connecting…
web-offline-note = The server does not answer. The table is safe; this page keeps trying.
web-closed = This window is no longer connected.
web-unfetched = A part of this page could not be fetched. Perhaps the server was upgraded, or it does not answer.
web-reload = Load the page anew
web-spectator = You are watching.
web-secret = Everybody chooses in secret.
web-secret-done = { $who } has chosen
web-secret-wait = { $who } is still choosing
web-secret-yours = Your choice is kept. The others are still choosing.
web-refused = That does not work
web-read-only = This table can only be looked at.
web-sheet-smaller = Make the question smaller
web-sheet-larger = Make the question larger

## The end
web-end-title = The result
web-end-shut = Close the result and look at the table
web-end-result = Result
web-end-place = Place
web-end-who = Who
web-end-course = { $what }, round by round
web-end-line = { $who }: from { $from } to { $to }
web-end-moments = What mattered
web-end-round = round { $n }
web-over-replay = Watch the replay
web-over-rematch = Play again
web-over-rematch-go = To the new table
web-over-luck = Check the luck
web-over-home = Home

## Undo by consent
web-ask-title = May { $who } go back?
web-ask-text = { $who } asks to take an answer back, past dice or the answers of others.
web-ask-yes = Yes, go back
web-ask-no = No, play on
web-ask-waiting = You asked to go back. Still to agree: { $who }.

## Side: log, rules, chat
web-tab-log = Log
web-tab-rules = Rules
web-tab-chat = Chat
web-tab-new = { $n } new
web-recap-title = What { $who } did
web-recap-bot = What { $who } (bot) did
web-recap-several = What the others did
web-recap-away = While you were away
web-recap-step = Step { $n } of { $m }
web-recap-count = { $m ->
    [one] One step
   *[other] { $m } steps
 }
web-recap-back = Previous step
web-recap-forward = Next step
web-recap-play = Play the steps
web-recap-pause = Pause
web-recap-close = Put the recap away
web-log-empty = Nothing has happened yet.
web-log-undone = taken back
web-log-at = Show the table at this moment
web-log-earlier = { $n ->
    [one] Show 1 earlier line
   *[other] Show { $n } earlier lines
 }
web-past = You see the table as it was, at answer { $n } of { $m }.
web-past-now = Back to now
web-past-on = Play on from here
web-past-on-alone = Play on from here, every seat by myself
web-past-on-why = A new table goes on from this moment, with new luck. This one stays as it is.
web-branch = { $who } plays on from step { $n } at another table.
web-branch-go = Go there
web-past-link = Copy a link to this moment
web-rule-open = Rule { $rule }: open it
web-peek-open = Open this rule
web-rules-title = Rules of { $game }
web-rules-search = Search the rules
web-rules-none = No rule has these words.
web-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
 }
web-rules-contents = Chapters
web-rules-used = Used in this game:
web-rules-used-at = answer { $n }
web-rules-ruling = The rulebook is silent; this is our reading.
web-chat-empty = Nobody has said anything yet.
web-chat-label = Say something
web-chat-send = Send
web-chat-watcher = spectator
web-chat-with = Everybody at the table reads this, spectators too.

## Menu of the table
web-menu-howto = How to play
web-menu-keys = Keys
web-menu-replay = Replay
web-menu-invite = Invite and links
web-menu-export = Save as a file
web-menu-luck = The luck of this table
web-menu-programs = A program for my seat
web-menu-bot = Let a bot play for me
web-menu-back = Take my seat back
web-menu-bot-for = Let a bot play for { $who }
web-menu-look = Look from { $who }’s seat
web-menu-leave = Leave the table
web-menu-settings = Settings
web-menu-home = All games
web-menu-credits = Credits
web-menu-log = Log and recap
web-leave-sure = Leave the table? Your seat is free then.
web-stand-in = A bot plays for you.

## Replay
web-replay-at = Answer { $n } of { $m }
web-replay-slider = Moment of the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One answer back
web-replay-forward = One answer on
web-replay-speed = Speed
web-replay-seat = Seen from
web-replay-line = line { $n } of { $m }
web-replay-line-back = One line back
web-replay-line-forward = One line on
web-replay-nothing = Nothing was written here.

## Luck
web-luck-title = The luck of this table
web-luck-intro = Every die and every shuffle comes from a secret key that was fixed before the first draw. Its fingerprint has been public since then. When the game is over the key is shown, and your own browser can compute every draw again.
web-luck-fingerprint = Fingerprint, shown since the start
web-luck-key = The key
web-luck-nonces = What the seats added
web-luck-later = The key is shown when the game is over.
web-luck-check = Compute every draw again
web-luck-good = All { $n } draws are as the key says, and the key fits its fingerprint.
web-luck-bad-key = The key does not fit its fingerprint.
web-luck-bad-draw = Draw { $n }, one of { $sides }, was { $found }; the key says otherwise.
web-luck-limits = This shows that nobody changed the luck after the start. It does not show that the server kept the key to itself.

## How to play, hand over
web-howto-none = This game has no introduction of its own yet. Its rules tell everything.
web-howto-begin = Let’s play
web-handover-title = Hand the device to { $who }
web-handover-text = The next question is for { $who } alone. Nobody else should look.
web-handover-go = I am { $who }

## Settings
web-settings = Settings
web-settings-look = Look
web-settings-language = Language
web-settings-mode = Light
web-mode-system = as the device
web-mode-day = day
web-mode-night = night
web-to-night = Night
web-to-day = Day
web-settings-motion = Motion
web-motion-system = as the device
web-motion-full = full
web-motion-less = little
web-settings-pace = Pace of the others’ steps
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-instant = at once
web-settings-play = Playing
web-settings-sound = Sound
web-settings-sound-note = A soft click, dice, and a chime when it is your move
web-settings-keys = Single keys
web-settings-keys-note = Letters and numbers answer and open things. Off: only Tab, Enter, Space, arrows and Esc.
web-settings-keys-list = All keys
web-settings-onetap = One tap answers
web-settings-onetap-note = On a touch screen a tap on the board shows first what would happen; a second tap answers.
web-settings-auto = Go on by itself
web-settings-auto-note = When there is only one answer, it is given after a moment.
web-settings-notify = Tell me when it is my move
web-settings-notify-note = By a message of this browser while the page is in the background
web-notify-denied = This browser has forbidden messages for this site. The page’s title and the sound tell you instead.
web-notify-none = This browser has no messages here (they need https or localhost). The page’s title and the sound tell you instead.
web-settings-name = Your name
web-settings-devices = Your other devices
web-device-note = A personal link: whoever opens it goes on as you. Give it to nobody.
web-device-new = Make a link for another device
web-device-qr = Code of your personal link, for a phone’s camera
web-device-link = Personal link
web-device-revoke = Take this link back
web-device-list = Links you have made
web-device-number = Link { $n }
web-device-here = This browser came by it.
web-pass-made = made { $when }
web-pass-used = last used { $when }
web-pass-unused = never used
web-settings-programs = Your programs
web-program-note = A token lets a program of yours answer for one of your seats. You make them in the menu of a table.
web-program-note-table = A token lets a program of yours answer for your seat at this table, until you take it back. How it is done is described at /docs on this server.
web-program-name = Name of the program (if you like)
web-program-seat = Seat
web-program-new = Make a token
web-program-once = Token of { $name }: shown only now
web-program-list = Tokens that work
web-program-revoke = Take this token back
web-program-at = { $table }, seat of { $seat }
web-program-left = a table you have left
web-program-unnamed = Program without a name
web-sign-out = Sign out everywhere else
web-sign-out-note = If somebody may have your link, your token or your browser: this ends all of them at once, except this browser here.
web-sign-out-sure = All your personal links and programs’ tokens stop working, and every other browser is signed out at once, also in the middle of a game. Your tables and seats stay yours, in this browser alone.
web-sign-out-done = Only this browser is you now.
web-settings-games = Saved games
web-import = Bring a game from a file
web-import-note = A game saved here or in the terminal (.json)
web-settings-credits = Credits and licences

## Keys
web-keys-title = Keys
web-keys-off = Single keys are switched off in the settings; the others work.
web-key-answer = answer 1 to 10
web-key-tab = question, answers, board, seats, side
web-key-arrows = on the board: the nearest thing you may choose
web-key-enter = answer with what is in focus
web-key-space = the main answer; skip what is playing; back to now
web-key-esc = close; else one step back
web-key-undo = undo
web-key-why = why can’t I: then point at a thing
web-key-hint = hint
web-key-inspect = a closer look at what is in focus
web-key-rules = rules
web-key-log = log
web-key-chat = chat
web-key-recap-back = recap and replay: one step back
web-key-recap-forward = recap and replay: one step on
web-key-recap-play = recap: play or pause
web-key-turn-left = turn a tile to the left
web-key-turn-right = turn a tile to the right
web-key-zoom-in = larger
web-key-zoom-out = smaller
web-key-fit = fit the whole board
web-key-mat = to your own mat
web-key-help = this list
web-key-new = on the home page: new table of that game
web-key-change = { $what }: now { $key }; press to set another key
web-key-press = press…
web-key-taken = { $key } is already “{ $what }”.
web-keys-reset = All keys as they were
web-key-name-space = Space
web-key-name-enter = Enter
web-key-name-esc = Esc
web-key-name-tab = Tab
web-key-name-arrows = Arrows

## Toasts
web-toast-left = { $who } lost the connection. The seat is kept.
web-toast-back = { $who } is back.
web-toast-joined = { $who } has sat down.
web-toast-bot-plays = A bot plays for { $who }.
web-toast-bot-offer = Bot plays
web-toast-bot-gone = { $who } plays again.
web-toast-said = { $who }: { $text }
web-toast-read = Read
web-toast-rematch = A new table is laid for another game.
web-toasts = Messages

## What the page tells a screen reader
web-live-question = { $who }. { $question }
web-live-asked-other = { $who } decides.
web-live-past = The table at answer { $n }.

## Troubles
web-no-server = The server does not answer. Try again in a moment.
web-server-trouble = The server is in trouble (answer { $status }). Try again in a moment.
web-trouble-strange = Something went wrong here ({ $detail }).
web-no-table = There is no such table, or you may not see it.
web-no-page = There is nothing at this address.
web-no-page-home = To the mantel

## Credits
web-credits-title = Credits
web-credits-intro = Inglenook is made by people who love these games. It is unofficial: no designer, publisher or rights holder named here has made, endorsed or reviewed it. Rules are retold in our own words; the texts, the pictures and every number or card that is not public knowledge are our own work. If you enjoy a game at this hearth, please buy the box.
web-credits-games = The games
web-credits-marks = Names of games and companies are marks of their owners, used here only to say which game is meant.
web-credits-icons = Icons
web-credits-icons-text = From game-icons.net, under the Creative Commons Attribution 3.0 licence (CC BY 3.0). Drawn by { $authors }. Coloured and placed by us.
web-credits-fonts = Type faces
web-credits-fonts-text = { $faces }: SIL Open Font License 1.1, by their authors, through Fontsource.
web-credits-code = Program
web-credits-code-text = Svelte, Vite and Fluent in the browser; Litestar, msgspec and SQLAlchemy on the server. Their licences ship with them.
