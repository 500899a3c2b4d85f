## Ce que disent les tables : s’asseoir, répondre, revenir en arrière, robots.

srv-no-table = Cette table n’existe pas, ou ne vous est pas ouverte.
srv-no-invite = Ce lien ne mène à aucune table. Peut-être n’a-t-il été copié qu’en partie.
srv-not-begun = La partie n’a pas encore commencé.
srv-begun = La partie a déjà commencé.
srv-host-only = Seule la personne qui a ouvert la table peut faire cela.
srv-not-your-seat = La place { $seat } n’est pas la vôtre.
srv-no-such-seat = À la place { $seat }, il n’y a maintenant personne à remplacer.
srv-table-full = Cette table n’a plus de place libre.
srv-seat-taken = La place { $seat } n’est pas libre.
srv-bad-wish = Une place est « me », « open » ou « bot: » suivi d’une force, et non « { $who } ».
srv-bot-plays = Un robot joue pour vous en ce moment. Reprenez d’abord votre place.
srv-still-here = { $who } était là il y a un instant. Attendez un peu avant qu’un robot prenne la place.
srv-stale = La partie a continué entre-temps ; cette réponse n’a pas été prise.
srv-lost-race = Quelqu’un a été plus rapide ; votre message n’a pas été pris. Voyez où en est la table.
srv-undo-ask = Demander aux autres de revenir en arrière
srv-undo-asked = On a déjà posé la question aux autres.
srv-no-ask = Personne ne vous demande cela maintenant.
srv-row-missing = La ligne { $row } du registre de cette table manque.
srv-row-differs = Le registre de cette table ne va plus avec les règles actuelles.
srv-older-rules = Cette partie a été commencée avec d’autres règles que celles de ce serveur, et elles ne vont pas ensemble. On ne peut que la regarder.
srv-not-over = La partie n’est pas encore finie.
srv-rematch-players = Seules les personnes qui ont joué peuvent demander une revanche.
srv-cannot-bring = Cette partie sauvegardée ne peut qu’être regardée ; on ne peut pas la continuer ici.
srv-bot-slow = Le robot « { $name } » réfléchit trop longtemps : au plus { $simulations } simulations ou { $seconds } secondes.
