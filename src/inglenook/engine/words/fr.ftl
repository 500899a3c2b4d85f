plain = { $text }
list-and = et

refuse-not-asked = Rien ne vous est demandé pour le moment.
refuse-one-answer = Cette question attend exactement une réponse.
refuse-twice = On ne peut pas choisir deux fois la même chose.
refuse-count = Choisissez { $least ->
    [0] au plus { $most }
   *[other] de { $least } à { $most }
 } ; vous en avez choisi { $given }.
refuse-no-such-answer = « { $key } » ne fait pas partie des réponses.

undo-last = Reprendre votre dernière réponse
undo-what = Reprendre : { $what }
undo-nothing = Vous n’avez rien à reprendre.
undo-others = Retour impossible : d’autres ont répondu depuis, ou auraient pu le faire.
undo-luck = Pas de retour au-delà d’un dé ou d’une carte piochée.
undo-news = Retour impossible : quelque chose de caché a été montré depuis.
log-undo = { $who } reprend sa dernière réponse.
log-undo-agreed = { $who } reprend sa dernière réponse ; les autres sont d’accord.
log-undo-crossed = { $who } revient en deçà du hasard ou de la réponse d’un autre, comme on le peut quand on joue seul.

prompt-waiting = À { $who } de décider.
prompt-opening = Un moment pour des cartes.
refuse-no-wish = Il n’y a pas de telle réponse permanente à donner ou à retirer maintenant.
opening-help = Quiconque peut agir est interrogé, dans l’ordre du tour, et personne ne voit qui. Une pause en dit toujours un peu.
opening-asked-help = Personne ne voit que l’on vous demande. Une pause en dit toujours un peu ; une réponse permanente n’en laisse pas.
opening-pass = Laisser passer
wish-span = Plus pendant cette partie du jeu
wish-kind = Jamais : { $what }
why-over = La partie est terminée.
why-not-asked = C’est à { $who } que la question est posée.
why-you-can = Vous le pouvez : c’est une de vos réponses.
why-unknown = Cela n’a rien à voir avec ce qui est demandé : « { $question } »
end-won = { $who } { $count ->
    [one] gagne !
   *[other] gagnent !
 }
end-nobody = Personne ne gagne.
end-score = Points
