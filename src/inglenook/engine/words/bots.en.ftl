bot-unknown = There is no bot called “{ $name }”. There are: { $names }, and mcts with its own budget, such as mcts:400 (simulations) or mcts:2s (seconds).
bot-no-time = “{ $name }” leaves the bot no time to think: it needs at least one simulation, or more than no seconds.
hint-plain = { $bot } would do that here; it has no figures to show.
