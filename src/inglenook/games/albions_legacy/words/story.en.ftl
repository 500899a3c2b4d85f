# Story Quests and Escorts.

## On a turn

al-story-pay = Pay: { $task }
al-pick = Take { $token-the }
al-note-pick = a carrier has left it here
al-escort-take = Take { $escort-the } along
al-escort-leave = Leave { $escort-the } here
al-note-escort-take = wants to go to { $tile-the }; a Wound would cost the Escort's life
al-note-escort-leave = waits here; enemies on this tile are a danger
al-why-story-not-found = { $tile-the } has not been found, or no quest asks for it.
al-why-story-won = { $token-the } has been won already.
al-why-story-elsewhere = That is done on { $tile-the }.
al-why-kept-quiet = You have kept it quiet: only who carries a Story Token may try for the last.
al-why-story-price = You do not have what it costs: { $n }.
al-why-story-no-price = Here one can pay with nothing; one has to try.
al-why-tried = { $task-the } was tried in this turn.
al-why-no-token-here = { $token-the } is not here to be picked up.
al-why-escort-carried = { $escort-the } is being carried.
al-why-escort-elsewhere = { $escort-the } is not on your tile.
al-why-escort-blocked = { $threat-the }: here no Escort can be picked up.
al-why-escort-second = You carry an Escort already, and may not choose to take a second one.

## Who would perish

al-ask-perish = { $tile-the }: enemies are there. { $n ->
    [one] Which Escort is lost?
   *[other] Which { $n } Escorts are lost?
}
al-note-perish = leaves the game
al-why-not-among-them = Only an Escort on { $tile-the } is in danger now.
al-ask-mercy = { $escort-the } would perish. Does { $hero-the } give up { $token-the }?
al-mercy-save = Give up { $token-the }
al-note-mercy-save = it goes back to the box, and { $escort-the } lives
al-mercy-no = Keep { $token-the }
al-note-mercy-no = { $escort-the } perishes

## How a quest turns

al-note-turn-first-the-ninth-legion = more enemies, and a coin if they fall
al-note-turn-second-the-ninth-legion = whoever tries for the last must carry one of the others
al-note-turn-first-the-tower-that-would-not-stand = when the stack is empty, all is lost
al-note-turn-second-the-tower-that-would-not-stand = three steps more for whoever carries it
al-note-turn-first-the-bells-of-the-low-hundred = more enemies, and four to bring home
al-note-turn-second-the-bells-of-the-low-hundred = the other three must all come home

## What is told

al-log-story-found = { $tile-the } is found, and with it a part of the story: { $task-the }.
al-log-freed = { $hero-the } lets { $foes } go.
al-log-token = { $hero-the } takes { $token-the }.
al-log-token-chapel = { $hero-the } has carried { $token-the } to the Chapel.
al-log-token-home = { $hero-the } brings { $token-the } to the Round Table.
al-log-quest-turn = The story turns: { $title }.
al-log-escort-take = { $hero-the } takes { $escort-the } along.
al-log-escort-stands = { $escort-the } waits: { $tile-the }.
al-log-escort-home = { $hero-the } has brought { $escort-the } home: { $tile-the }.
al-log-escort-safe = The blow never reached { $escort-the }, whom { $hero-the } carries.
al-log-escort-lost = { $escort-the } is lost.
al-log-escort-saved = { $hero-the } gives up a Story Token, and { $escort-the } lives.
