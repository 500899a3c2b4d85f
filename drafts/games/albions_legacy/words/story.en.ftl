# Story Quests and Escorts.

## On a turn

al-story-pay = Pay the price
al-note-pay-the-bell-for-everybody = 2 claimed enemies go free
al-note-pay-water-from-the-fishers-house = leave 1 Item on the table
al-note-story = { $attribute } { $n } wins the token
al-note-story-two = { $attribute } or { $other } { $n } wins the token
al-ask-turning = { $title }: how does it go on?
al-pick = Take { $token-the }
al-note-pick = a carrier has left it here
al-note-escort-take = take along, to { $tile-the }
al-note-escort-leave = leave here: enemies are a danger
al-why-story-not-found = No quest asks for { $tile-the }, or it has not been found yet.
al-why-story-won = You have won { $token-the } already.
al-why-story-elsewhere = That is done on { $tile-the }.
al-why-kept-quiet = You have kept it quiet: only who carries a Story Token may try for the last.
al-why-story-price = You do not have what it costs: { $n }.
al-why-story-no-price = Here one can pay with nothing; one has to try.
al-why-tried = You have tried { $task-the } in this turn.
al-why-no-token-here = Nobody has left { $token-the } here.
al-why-escort-carried = Somebody carries { $escort-the }.
al-why-escort-elsewhere = You are not on the same tile as { $escort-the }.
al-why-escort-blocked = { $threat-the }: here no Escort can be picked up.
al-why-escort-second = You carry an Escort already, and may not choose to take a second one.

## Who would perish

al-ask-perish = Enemies have come to { $tile-the }. { $n ->
    [one] Which Escort is lost?
   *[other] Which { $n } Escorts are lost?
}
al-note-perish = leaves the game
al-why-not-among-them = Only an Escort on { $tile-the } is in danger now.
al-ask-mercy = Without help { $escort-the } will perish. Does { $hero-the } give up { $token-the }?
al-mercy-save = Give up { $token-the }
al-note-mercy-save = back to the box; { $escort } lives
al-mercy-no = Keep { $token-the }
al-note-mercy-no = { $escort } perishes

## How a quest turns

al-note-turn-first-the-ninth-legion = more enemies, and a coin if they fall
al-note-turn-second-the-ninth-legion = only a carrier may try for the last token
al-note-turn-first-the-tower-that-would-not-stand = when the stack is empty, all is lost
al-note-turn-second-the-tower-that-would-not-stand = three steps more for whoever carries it
al-note-turn-first-the-bells-of-the-low-hundred = more enemies, and four to bring home
al-note-turn-second-the-bells-of-the-low-hundred = two of the other three must come home

## What is told

al-log-story-found = A part of the story lies on { $tile-the }: { $task-the }.
al-log-freed = { $hero-the } lets { $foes } go.
al-log-token = { $hero-the } takes { $token-the }.
al-log-token-chapel = { $hero-the } has carried { $token-the } to the Chapel.
al-log-token-home = { $hero-the } brings { $token-the } to the Round Table.
al-log-quest-turn = The story turns: { $title }.
al-log-escort-take = { $hero-the } takes { $escort-the } along.
al-log-escort-stands = At { $tile-the } waits { $escort-the }.
al-log-escort-home = { $hero-the } has brought { $escort-the } home: { $tile-the }.
al-log-escort-safe = The blow never reached { $escort-the }, whom { $hero-the } carries.
al-log-escort-lost = Lost: { $escort-the }.
al-log-escort-saved = { $hero-the } gives up a Story Token, and { $escort-the } lives.
