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
lab-run = Graine { $seed } ; { $seats } ; { $seating ->
    [rotates] les places changent d’une partie à l’autre
    [swapped] chaque donne est jouée de chaque place
   *[fixed] chacun garde sa place
 } ; { $some ->
    [0] sans option
   *[other] options { $options }{ $turning ->
        [0] {""}
       *[other] { "" } (* change d’une partie à l’autre)
    }
 } ; règles { $rules }, contenu { $content } ; Inglenook { $version }.
lab-uneven-game = { $first } et { $second } sont des séries de jeux différents.
lab-uneven-rules-version = { $first } et { $second } ont été jouées selon des versions différentes des règles.
lab-uneven-content-hash = { $first } et { $second } ont été jouées avec un contenu différent.
lab-uneven-seed = { $first } et { $second } n’ont pas la même graine : leurs donnes diffèrent. Jouez les deux avec la même graine.
lab-uneven-seating = { $first } et { $second } placent leurs robots autrement : leurs parties ne vont pas par paires.
lab-uneven-seats = { $first } et { $second } n’ont pas le même nombre de places.
lab-uneven-games = Seules { $n } donnes ont été jouées dans les deux séries ; il en faut au moins deux.
lab-compared = { $game } : { $games } donnes avec la graine { $seed }, jouées dans les deux séries. Tous les intervalles tiennent ensemble avec 95 % de confiance.
lab-difference = { $what }{ $some ->
    [0] {""}
   *[other] {" "}({ $bot })
 } : { $first } et { $second }, une différence de { $mean } (de { $low } à { $high }){ $clear ->
    [yes] {" "}: plus que du hasard.
   *[no] {" "}: peut-être du hasard.
 }
lab-things = Ce qui était là et ce qui a été pris, et combien de fois son camp a gagné. Les intervalles sont assez larges pour que les { $n } tiennent ensemble avec 95 % de confiance.
lab-thing-name = quoi
lab-thing-seen = vu
lab-thing-taken = pris
lab-thing-won = gagné quand pris
lab-thing-low = au moins
lab-thing-high = au plus
lab-thing-out = se distingue
lab-thing-above = gagne plus
lab-thing-below = gagne moins
lab-chart-seat = Victoires par place
lab-chart-won = Parties gagnées
lab-chart-bot = Victoires par robot
lab-chart-length = Durée d’une partie
lab-chart-ending = Fins de partie
lab-note-fair = 1 correspond à une part équitable : une victoire par partie, divisée par le nombre de places ou d’équipes. Les traits fins montrent où se trouve la vraie valeur, avec 95 % de confiance.

fact-game = partie
fact-seats = places à la table
fact-sides = camps
fact-rank = rang
fact-entry = numéro dans la liste des robots
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
