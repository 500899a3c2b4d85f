save-foreign = This is not a saved game of Inglenook.
save-newer = This game was saved by a newer Inglenook (format { $found }; this one reads up to { $known }).
save-damaged = This file is damaged or cut short: { $detail }.
save-no-file = The file cannot be read: { $detail }.
save-no-beginning = The save seats { $count } players or has no beginning.
save-does-not-play = The record does not play: { $detail }.
save-ends-wrong = The record ends where the game does not.
save-draws = The record holds { $held } draws; the rules used { $used }.
save-newer-rules = It was played by newer rules (version { $found }, here { $known }).
save-not-shown = { $why } Nor can it be shown: { $detail }.

save-open-elsewhere = The game { $file } is open in another window; close it there first.
save-cannot-write = The game cannot be saved in { $folder }: { $detail }.
save-not-kept = The game cannot be saved in { $folder }: { $detail }. The last answer does not count.
save-beside = The position or the log beside the record is not what the record leads to.

disk-missing = it is not there
disk-denied = it is not permitted
disk-read-only = it can only be read
disk-full = the disk is full
disk-folder = it is a folder
disk-no-folder = it is not a folder

game-broken = The game “{ $game }” is there, but it cannot be loaded: { $why }.
kind-unanswered = its rules ask “{ $kind }” ({ $where }), and none of its kinds of questions answers to that
kind-wordless = the question “{ $kind }” has no words in { $lang }: { $word }
game-unknown = There is no game “{ $game }”. There are: { $games }.
game-none = There is no game “{ $game }”: no game is installed.
game-seats = { $game } is for { $least } to { $most } players, not { $count }.

option-unknown = There is no option “{ $name }”. This game has: { $names }.
option-none = There is no option “{ $name }”: this game has none.
option-value = The option “{ $name }” cannot be “{ $value }”. It can be: { $choices }.
option-misfit = These options do not fit: { $detail }.
option-number = The option “{ $name }” is a whole number{ $bounds }, not “{ $value }”.
option-number-free = {""}
option-number-between = {" "}from { $least } to { $most }
option-number-least = {" "}of at least { $least }
option-number-most = {" "}of at most { $most }
option-number-step = { $bounds }, a multiple of { $step }
option-several = { $least ->
    [0] { $most ->
        [1] The option “{ $name }” takes at most one of its values, not { $count }.
       *[other] The option “{ $name }” takes at most { $most } of its values, not { $count }.
    }
   *[other] The option “{ $name }” takes { $least } to { $most } of its values, not { $count }.
}
option-preset = There is no preset “{ $name }”. This game has: { $names }.
option-preset-none = There is no preset “{ $name }”: this game has none.
option-needs = “{ $what }” can only be played with “{ $other }”.
option-needs-seats = “{ $what }” needs { $seats } players, not { $count }.
option-conflict = “{ $one }” and “{ $other }” cannot be played together.
option-at = { $option }: { $value }
option-off = without { $option }
option-or = { $one } or { $other }
option-from-to = { $least } to { $most }

detail-cut-short = it ends too early
detail-technical = { $text }
replay-draw = at draw { $index } it says { $outcome } of { $sides } where the rules ask for one of { $n }
replay-draws-end = it ends before draw { $index }, one of { $n }
replay-setup = the table is not set up as it was
replay-answer = at answer { $number } it says that seat { $seat } answered “{ $key }”, which is not asked there
replay-mark = after answer { $number } (“{ $key }”) the table is not as it was
