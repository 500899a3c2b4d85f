plain = { $text }
list-and = and

refuse-not-asked = You are not asked anything now.
refuse-one-answer = This question takes exactly one answer.
refuse-twice = The same thing cannot be chosen twice.
refuse-count = Choose { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
 }; you chose { $given }.
refuse-no-such-answer = “{ $key }” is not one of the answers.

undo-last = Take your last answer back
undo-what = Take back: { $what }
undo-nothing = There is nothing of yours to take back.
undo-others = No undo: others have answered since, or could have.
undo-luck = No undo past dice or a drawn card.
undo-news = No undo: something hidden has been shown since.
log-undo = { $who } took the last answer back.
log-undo-agreed = { $who } took the last answer back; the others agreed.
log-undo-crossed = { $who } went back past luck or another seat's answer, as a lone player may.

prompt-waiting = { $who } decides.
prompt-opening = A moment for cards.
refuse-no-wish = There is no such standing answer to leave or to take back now.
opening-help = Whoever can act is asked, in turn order, and nobody sees who. A pause still tells something.
opening-asked-help = Nobody sees that you are asked. A pause still tells something; a standing answer leaves none.
opening-pass = Let it pass
wish-span = Not again in this part of the game
wish-kind = Never: { $what }
why-over = The game is over.
why-not-asked = It is { $who } who is asked now.
why-you-can = You can: it is one of your answers now.
why-unknown = That has nothing to do with what is asked: “{ $question }”
end-won = { $who } { $count ->
    [one] wins!
   *[other] win!
 }
end-nobody = Nobody wins.
end-score = Points
