save-foreign = Ce fichier n’est pas une partie enregistrée d’Inglenook.
save-newer = Cette partie a été enregistrée par un Inglenook plus récent (format { $found } ; celui-ci lit jusqu’au format { $known }).
save-damaged = Ce fichier est abîmé ou tronqué : { $detail }.
save-no-file = Impossible de lire le fichier : { $detail }.
save-no-beginning = La sauvegarde compte { $count } joueurs ou n’a pas de début.
save-does-not-play = Les coups enregistrés ne se rejouent pas : { $detail }.
save-ends-wrong = L’enregistrement et la partie ne finissent pas au même endroit.
save-draws = L’enregistrement contient { $held } tirages ; les règles en ont utilisé { $used }.
save-newer-rules = Elle a été jouée avec des règles plus récentes (version { $found }, ici { $known }).
save-not-shown = { $why } Elle ne peut pas non plus être montrée : { $detail }.

save-open-elsewhere = La partie { $file } est ouverte dans une autre fenêtre ; fermez-la d’abord là-bas.
save-cannot-write = Impossible d’enregistrer la partie dans { $folder } : { $detail }.
save-not-kept = Impossible d’enregistrer la partie dans { $folder } : { $detail }. La dernière réponse ne compte pas.
save-beside = La position ou le journal notés à côté des coups ne sont pas ceux auxquels les coups mènent.

disk-missing = il n’y est pas
disk-denied = ce n’est pas permis
disk-read-only = on ne peut qu’y lire
disk-full = le disque est plein
disk-folder = c’est un dossier
disk-no-folder = ce n’est pas un dossier

game-broken = Le jeu « { $game } » est là, mais on ne peut pas le charger : { $why }.
kind-unanswered = ses règles demandent « { $kind } » ({ $where }), et aucune de ses sortes de questions n’y répond
kind-wordless = la question « { $kind } » n’a pas de mots en { $lang } : { $word }
game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $games }.
game-none = Il n’y a pas de jeu « { $game } » : aucun jeu n’est installé.
game-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $count }.

option-unknown = Il n’y a pas d’option « { $name } ». Ce jeu a : { $names }.
option-none = Il n’y a pas d’option « { $name } » : ce jeu n’en a aucune.
option-value = L’option « { $name } » ne peut pas être « { $value } ». Elle peut être : { $choices }.
option-misfit = Ces options ne conviennent pas : { $detail }.
option-number = L’option « { $name } » est un nombre entier{ $bounds }, pas « { $value } ».
option-number-free = {""}
option-number-between = {" "}de { $least } à { $most }
option-number-least = {" "}d’au moins { $least }
option-number-most = {" "}d’au plus { $most }
option-number-step = { $bounds }, multiple de { $step }
option-several = { $least ->
    [0] { $most ->
        [1] L’option « { $name } » prend au plus une de ses valeurs, pas { $count }.
       *[other] L’option « { $name } » prend au plus { $most } de ses valeurs, pas { $count }.
    }
   *[other] L’option « { $name } » prend de { $least } à { $most } de ses valeurs, pas { $count }.
}
option-preset = Il n’y a pas de formule « { $name } ». Ce jeu a : { $names }.
option-preset-none = Il n’y a pas de formule « { $name } » : ce jeu n’en a aucune.
option-needs = « { $what } » ne se joue qu’avec « { $other } ».
option-needs-seats = « { $what } » demande un nombre de joueurs de { $seats }, pas de { $count }.
option-conflict = « { $one } » et « { $other } » ne peuvent pas se jouer ensemble.
option-at = { $option } : { $value }
option-off = sans { $option }
option-or = { $one } ou { $other }
option-from-to = { $least } à { $most }

detail-cut-short = le fichier s’arrête trop tôt
detail-technical = détail technique : { $text }
replay-draw = au tirage { $index }, le fichier dit { $outcome } sur { $sides } là où les règles en demandent un sur { $n }
replay-draws-end = le fichier s’arrête avant le tirage { $index }, un sur { $n }
replay-setup = la table n’est pas mise en place comme elle l’était
replay-answer = à la réponse { $number }, le fichier dit que la place { $seat } a répondu « { $key } », ce qui n’y est pas demandé
replay-mark = après la réponse { $number } (« { $key } »), la table n’est plus comme elle était
