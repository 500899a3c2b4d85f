lab-title = { $game } : une série au laboratoire
lab-pace = { $rate } parties/s, encore { $left }
lab-done = { $finished } parties terminées sur { $asked } ({ $rate } parties/s).
lab-wins-seat = { $bot } a gagné { $percent } % de ses { $of } places (certain à 95 % : de { $low } à { $high } %).
lab-wins-team = { $bot } a gagné { $percent } % de ses { $of } parties en équipe (certain à 95 % : de { $low } à { $high } %).
lab-wins-game = { $bot } a gagné { $percent } % de { $of } parties (certain à 95 % : de { $low } à { $high } %).
lab-endless = { $games ->
    [one] Une partie a été coupée parce qu’elle ne finissait pas.
   *[other] { $games } parties ont été coupées parce qu’elles ne finissaient pas.
 }
lab-interrupted = La série a été interrompue ; ce qui est terminé est conservé, et la même commande reprend à cet endroit.
lab-files = Tableaux et rapport : { $folder }
lab-tables = Les tableaux complets se trouvent à côté de cette page : games.csv et seats.csv, et les mêmes en Parquet.
lab-figures = Les chiffres
lab-folder = Le dossier { $folder } est inutilisable : { $why }.
lab-not-ours = { $file } n’est pas le journal d’une série du laboratoire. Choisissez un autre dossier.
lab-other-run = { $folder } contient une autre série : un autre jeu, ou d’autres règles, places, options ou graine. Choisissez un autre dossier.
lab-chart-seat = Victoires par place
lab-chart-won = Parties gagnées
lab-chart-bot = Victoires par robot
lab-chart-length = Durée d’une partie
lab-chart-ending = Fins de partie
lab-note-fair = 1 correspond à une part équitable : une victoire par partie, divisée par le nombre de places ou d’équipes. Les traits fins montrent où se trouve la vraie valeur, avec 95 % de confiance.

fact-game = partie
fact-seats = places à la table
fact-answers = réponses données
fact-ended = fin
fact-winners = vainqueurs
fact-teams = équipes à la table
fact-seat = place
fact-team = équipe
fact-bot = robot
fact-won = part des parties gagnées
fact-fair = victoires, en multiple d’une part équitable
fact-share = part
fact-each = par place et par partie
fact-each-game = par partie
fact-rows = lignes
fact-low = bas
fact-high = haut
fact-q1 = quart inférieur
fact-middle = milieu
fact-q3 = quart supérieur
lab-unfinished = inachevée
