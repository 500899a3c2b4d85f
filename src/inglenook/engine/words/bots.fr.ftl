bot-unknown = Aucun robot ne s’appelle « { $name } ». Il y a : { $names }, et mcts avec son propre budget, par exemple mcts:400 (simulations) ou mcts:2s (secondes).
bot-no-time = « { $name } » ne laisse pas au robot le temps de réfléchir : il lui faut au moins une simulation, ou plus de zéro seconde.
hint-plain = C’est ce que ferait { $bot } ici ; il n’a pas de chiffres à donner.
