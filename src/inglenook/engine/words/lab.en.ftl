lab-title = { $game }: a run in the lab
lab-pace = { $rate } games/s, { $left } left
lab-done = { $finished } of { $asked } games are finished ({ $rate } games/s).
lab-wins-seat = { $bot } won { $percent }% of its { $of } seats (95% sure: { $low } to { $high }%).
lab-wins-team = { $bot } won { $percent }% of its { $of } games as a team (95% sure: { $low } to { $high }%).
lab-wins-game = { $bot } won { $percent }% of { $of } games (95% sure: { $low } to { $high }%).
lab-endless = { $games ->
    [one] One game was cut because it did not end.
   *[other] { $games } games were cut because they did not end.
 }
lab-interrupted = The run was interrupted; what is finished is kept, and the same command goes on from there.
lab-files = Tables and report: { $folder }
lab-tables = The whole tables lie beside this page: games.csv and seats.csv, and the same as Parquet.
lab-figures = The figures
lab-folder = The folder { $folder } cannot be used: { $why }.
lab-not-ours = { $file } is not the journal of a run in the lab. Choose another folder.
lab-other-run = { $folder } holds another run: another game, other rules, seats, options or seed. Choose another folder.
lab-run = Seed { $seed }; { $seats }; { $seating ->
    [rotates] seats change from game to game
    [swapped] every deal is played from every seat
   *[fixed] everybody keeps their seat
 }; { $some ->
    [0] no options
   *[other] options { $options }{ $turning ->
        [0] {""}
       *[other] { "" } (* changes from game to game)
    }
 }; rules { $rules } with content { $content }; Inglenook { $version }.
lab-uneven-game = { $first } and { $second } are runs of different games.
lab-uneven-rules-version = { $first } and { $second } were played by different versions of the rules.
lab-uneven-content-hash = { $first } and { $second } were played with different content.
lab-uneven-seed = { $first } and { $second } have different seeds, so their deals differ. Play both with the same seed.
lab-uneven-seating = { $first } and { $second } seat their bots differently, so their games are no pairs.
lab-uneven-seats = { $first } and { $second } have different numbers of seats.
lab-uneven-games = Only { $n } deals were played in both runs; at least two are needed.
lab-compared = { $game }: { $games } deals with seed { $seed }, played in both runs. All intervals hold together with 95% confidence.
lab-difference = { $what }{ $some ->
    [0] {""}
   *[other] {" "}({ $bot })
 }: { $first } and { $second }, a difference of { $mean } ({ $low } to { $high }){ $clear ->
    [yes] : more than luck.
   *[no] : may be luck.
 }
lab-things = What was there and what was taken, and how often its side won. The intervals are wide enough for all { $n } of them to hold together with 95% confidence.
lab-thing-name = what
lab-thing-seen = seen
lab-thing-taken = taken
lab-thing-won = won when taken
lab-thing-low = at least
lab-thing-high = at most
lab-thing-out = stands out
lab-thing-above = wins more
lab-thing-below = wins less
lab-chart-seat = Wins by seat
lab-chart-won = Games won
lab-chart-bot = Wins by bot
lab-chart-length = Length of a game
lab-chart-ending = How games end
lab-note-fair = 1 is a fair share: one win per game, divided by the number of seats or teams. The thin lines show where the true value lies with 95% confidence.

fact-game = game
fact-seats = seats at the table
fact-sides = sides
fact-rank = place
fact-entry = number in the list of bots
fact-answers = answers given
fact-ended = ending
fact-winners = winners
fact-teams = teams at the table
fact-seat = seat
fact-team = team
fact-bot = bot
fact-won = share of games won
fact-fair = wins, as a multiple of a fair share
fact-share = share
fact-each = per seat and game
fact-each-game = per game
fact-rows = rows
fact-low = low
fact-high = high
fact-q1 = lower quarter
fact-middle = middle
fact-q3 = upper quarter
lab-unfinished = did not end
