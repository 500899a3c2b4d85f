cli-about = Adventure board games that run themselves.
cli-epilog = `inglenook COMMAND --help` tells more about a command. INGLENOOK_LANG chooses the language, INGLENOOK_DATA the folder of saved games.
cli-help-usage = usage:
cli-help-options = options
cli-help-arguments = arguments
cli-help-commands = commands
cli-help-help = show this and end
cli-help-version = show the version and end
cli-help-lang = the language

cli-play-about = Play a game, new or saved.
cli-help-play-game = which game; without it, a list to choose from
cli-help-play-seats = who sits where: human, human*3 (you in three seats), bot, bot:random, bot:shaky, bot:greedy, bot:mcts, bot:mcts:400 (simulations), bot:mcts:2s (seconds)
cli-help-play-names = what they are called
cli-help-play-seed = the same seed and the same answers give the same game
cli-help-play-preset = a preset of the game; single options may change it
cli-help-play-option = an option of the game (`inglenook games` lists them)
cli-help-play-load = go on with a saved game
cli-help-play-plain = numbered lines, for pipes and screen readers
cli-help-play-speed = how fast bots answer on the screen
cli-games-about = List the games.
cli-rules-about = Print the rules of a game.
cli-help-rules-game = which game
cli-help-rules-rule = only this rule
cli-help-rules-coverage = what carries each rule, and which tests prove it
cli-replay-about = Print what happened in a saved game.
cli-help-replay-file = the saved game
cli-help-replay-to = only the first N answers
cli-help-replay-step = wait for Enter after each answer
cli-check-about = Say whether a file is a sound saved game: 0 good, 1 unreadable, 2 inconsistent.
cli-help-check-file = the saved game
cli-lab-about = Let bots play many games, and leave tables and a report.
cli-help-lab-game = which game
cli-help-lab-n = how many games
cli-help-lab-seats = which bots sit there; all:greedy is that bot in every number of seats in turn
cli-help-lab-seed = the same seed gives the same tables
cli-help-lab-preset = a preset of the game; single options may change it
cli-help-lab-option = an option of the game, as it is in all games; those not named change from game to game
cli-help-lab-out = the folder for the results
cli-help-lab-jobs = how many processes; without it, one for each core
cli-help-lab-fixed = everybody keeps the seat they are named for, and options are as usual; otherwise both change from game to game
cli-help-lab-swap = play every deal once from every seat
cli-compare-about = Compare two runs of the lab on the same deals, game by game.
cli-help-compare-first = the folder of a run
cli-help-compare-second = the folder of another run with the same game and seed
cli-compare-two = Name the folders of two runs of the lab.
cli-lab-seating = Either everybody keeps their seat (--fixed), or every deal is played from every seat (--swap).
cli-serve-about = Serve games to browsers; people join by link.
cli-help-serve-host = the address to listen at; 0.0.0.0 lets others in your network in
cli-help-serve-port = the port; without it 8000, or the next that is free
cli-help-serve-public-url = the address others see, if it is another one: https://play.example.org
cli-help-serve-trusted-proxy = the address of a reverse proxy whose word counts about who is calling
cli-help-serve-open = open the home page in a browser
cli-help-serve-no-open = do not open a browser (this is usual)
cli-help-serve-log = how the log on standard error is written
cli-help-serve-limits = other limits than the usual ones: sockets=500,messages=100
cli-help-serve-no-limits = no limits on how much anybody asks; for measuring only
cli-help-serve-plain-frames = leave the frames of sockets to Uvicorn; slower, for when the quick way is in doubt
cli-help-serve-database = the address of a PostgreSQL database; INGLENOOK_DATABASE_URL does the same
cli-join-about = Play at a table of a server, here in the terminal.
cli-help-join-url = the link you were sent, or the table's address
cli-help-join-seat = which free seat to take, from 1
cli-help-join-name = what others there call you
cli-help-join-plain = numbered lines, for pipes and screen readers
cli-help-join-speed = how fast the answers of others pass by
cli-backup-about = Write everything a server keeps into one file, also while it runs.
cli-help-backup-file = where to write it
cli-help-backup-replace = replace a file that is there
cli-help-backup-database = the database, if not the usual one
cli-restore-about = Fill a server's database with a backup; no server may run on it.
cli-help-restore-file = the backup
cli-help-restore-replace = replace a database that holds tables
cli-help-restore-database = the database, if not the usual one
cli-migrate-about = Bring the database and its tables up to this version; a server does it by itself when it starts.
cli-help-migrate-check = change nothing: say for every table whether it stays, is migrated, or keeps its old rules
cli-help-migrate-database = the database, if not the usual one
cli-verify-about = Recompute every die and every draw of a finished game from the key of its luck.
cli-help-verify-source = a table's address on a server, or a file with what /api/tables/…/luck gave

cli-games-broken = { $game } cannot be loaded: { $why }
cli-no-command = There is no command “{ $command }”. There are: { $commands }.
cli-no-language = There is no language “{ $lang }”. There are: { $langs }.
cli-unknown-argument = “{ $argument }” means nothing here; `--help` shows what does.
cli-not-a-number = { $name } must be a whole number.
cli-not-negative = { $name } cannot be less than 0.
cli-at-least-one = { $name } must be at least 1.
cli-needs-value = { $name } needs a value.
cli-takes-no-value = { $name } takes no value.
cli-option-form = --option takes name=value, not “{ $option }”.
cli-which-game = Say which game: { $games }.
cli-which-file = Say which file: inglenook { $command } FILE.
cli-no-rule = { $game } has no rule “{ $rule }”.
cli-no-seat = “{ $seat }” cannot sit down: a seat is human, bot or bot:NAME.
cli-too-many-names = There are { $names } names for { $seats } seats.
cli-same-names = Two seats have the same name.
cli-no-speed = There is no speed “{ $speed }”. There are: { $speeds }.
cli-load-alone = --load goes on with a game as it was: leave out the game, its seats, names, seed and options.
cli-no-screen = This is not a terminal: add --plain to play in numbered lines.
cli-no-terminal = The screen cannot be opened: the Python module { $module } is missing. --plain plays in numbered lines.
cli-no-lab = The lab needs the Python module { $module }: pip install "inglenook[lab]".
cli-lab-human = No person can sit in the lab: give bots only.
cli-cannot-write = Nothing can be written in { $folder }: { $detail }.
cli-interrupted = Saved. To go on: inglenook play --load { $file }

cli-person-name = Player { $n }
cli-bot-name = Bot { $n }
cli-menu-go-on = Go on: { $game }, { $who }, { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }, { $when }
cli-menu-new = New game: { $game }
cli-menu-damaged = { $file } cannot be played on. { $why }
cli-menu-which = Which one?
cli-menu-number = Type a number from 1 to { $most }.
cli-menu-seats = Who plays ({ $least } to { $most }; Enter: you against bots; or for instance human,bot:greedy)?

cli-games-none = No game is installed.
cli-games-line = { $fixed ->
    [yes] { $most } players
   *[no] { $least } to { $most } players
 }, about { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
cli-games-option = --option { $name }=…  { $label }: { $choices }; usually { $usual }
cli-option-number = a number
cli-games-preset = --preset { $name }  { $label }
cli-games-preset-about = --preset { $name }  { $label }: { $note }
cli-option-between = a number from { $least } to { $most }
cli-option-several = any of { $choices }, with commas between
cli-option-nothing = none
cli-menu-options = Options (Enter: as usual; or a preset, and NAME=VALUE with spaces between)?

cli-carried = { $kind } { $name }
cli-carrier-function = function
cli-carrier-content = content
cli-carrier-invariant = invariant
cli-proven-by = proven by { $test }
cli-not-proven = NOT PROVEN
cli-not-carried = NOT PROVEN: nothing carries it
cli-proof-stale = Changed since it was proven: { $folders }. Run `make prove`.
cli-proof-none = Nothing has been proven yet. Run `make prove`.
cli-proven-off = it was switched off, and these failed:
cli-proven-bent = this was bent ({ $why }), and these failed:
cli-proven-shared = it was switched off with the rules it shares it with ({ $why }), and these failed:
cli-coverage = { $proven } of { $rules } rules proven

cli-replay-seats = { $seats }; { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }
cli-replay-step = (Enter goes on, q ends)
cli-replay-cut = The first { $n } of { $answers } answers.
cli-replay-asked = It goes on with a question to { $who }.
cli-replay-open = It is not finished.
cli-note-older = It was begun with older rules, and it plays by those of today.
cli-note-migrated = It was begun with older rules and has been brought up to those of today.
cli-note-read-only = It can only be looked at. { $why }
cli-check-good = { $file }: good. { $game }, { $seats } seats, { $answers ->
    [one] one answer
   *[other] { $answers } answers
 }, { $over ->
    [yes] finished
   *[no] not finished
 }.
cli-check-bad = { $file }: { $why }

cli-serving = Inglenook is at { $url }. Ctrl+C stops it; every game is kept.
cli-serving-others = Others reach it at { $url }.
cli-served = Stopped. Every game is kept.
cli-served-already = A server already has the tables of this data folder: { $url }
cli-restore-served = A server has the tables of this data folder: stop it first.
cli-no-browser = No browser could be opened: go to { $url } yourself.
cli-port-taken = Port { $port } is in use: choose another with --port.
cli-no-port = --port must be a number from 1 to 65535.
cli-no-free-port = No port from { $first } to { $last } is free: choose one with --port.
cli-bad-host = The server cannot listen at { $host }: { $detail }.
cli-no-log = There is no log “{ $log }”. There are: { $logs }.

cli-backed-up = Everything is in { $file }. It holds secrets: keep it where only you can read it.
cli-restored = Restored from { $file }.
cli-fate-kept = kept
cli-fate-migrated = migrated
cli-fate-pinned = pinned
cli-migrate-sum = { $kept } kept, { $migrated } migrated, { $pinned } pinned to their old rules.
cli-migrated = The database is up to date.
cli-cannot-read = { $file } cannot be read: { $detail }.
cli-verify-what = Say what to verify: inglenook verify FILE or URL.
cli-verify-no-luck = { $source } does not hold the luck of a table.
cli-verify-not-over = The game is not over: its key is still secret. The commitment is { $commitment }.
cli-verify-other-key = The key is not the one that was promised: its SHA-256 is not { $commitment }.
cli-verify-wrong = Draw { $draw } does not follow from the key.
cli-verify-good = { $draws ->
    [one] The one draw follows
   *[other] All { $draws } draws follow
 } from the key.
cli-verify-commitment = The key is the one promised at the start, if the table then showed { $commitment }.
cli-no-server = There is no table to be had from { $url }: { $detail }.
cli-no-answer = The server does not answer. What you said is kept and sent again when it is back.
cli-join-which = Say where: inglenook join URL.
cli-join-url = “{ $url }” does not lead to a table. It looks like http://192.168.1.5:8000/join/….
cli-join-full = No seat is free at this table. To watch, ask for the link for spectators.
cli-join-seat = Seat { $seat } is not free. Free: { $free }.
cli-join-waiting = You sit at the table. The game begins when everybody is there.
cli-join-left = You may go on with it at any time: inglenook join { $url }
