# Le Tour-Clé, le Désespoir, et la fin.

## Le Désespoir

al-log-despair-key = D’abord le Désespoir : une Flamme d’Espoir s’éteint. { $left ->
    [0] Il n’en reste aucune.
    [one] Il en reste 1.
   *[other] Il en reste { $left }.
}
al-log-despair = Une Flamme d’Espoir s’éteint. { $left ->
    [0] Il n’en reste aucune.
    [one] Il en reste 1.
   *[other] Il en reste { $left }.
}
al-log-despair-retired = Quelqu’un est tombé, et une Flamme d’Espoir s’éteint. { $left ->
    [0] Il n’en reste aucune.
    [one] Il en reste 1.
   *[other] Il en reste { $left }.
}
al-log-despair-averted = La Flamme vacille, et brûle encore.
al-log-hope = Une Flamme d’Espoir se rallume : { $left }.

## Le Tour-Clé

al-log-key-turn = Manche { $round } : le Tour-Clé
al-log-key-abilities = Ensuite, leurs pouvoirs.
al-log-ability = Une carte agit : { $threat-the }.
al-log-key-moves = Puis ils se mettent en marche.
al-log-key-meets = Enfin, on affronte ceux qui sont venus.
al-log-key-passes = Le jeton Tour-Clé passe à { $hero-the }.

## La fin

al-over-won = La Quête est accomplie, et les Écus sont là. Albion tient bon.
al-over-flames = La dernière Flamme d’Espoir s’est éteinte.
al-over-virtue = Il n’y a plus de Vertu dans le pays.
al-over-coins = La Quête est accomplie, mais il y a trop peu d’Écus.
al-over-personal = La Quête personnelle de quelqu’un est restée en chemin.
al-over-quest = La Grande Quête a échoué.
al-over-nobody = Il ne reste personne pour se mettre en route.
al-end-headline-won = Albion tient bon
al-end-headline-lost = Albion est perdue
al-end-rounds = { $n ->
    [one] manche
   *[other] manches
}
al-end-of = { $n } sur { $of }
al-end-coins = Écus
al-end-threats = { $n ->
    [one] Menace vaincue
   *[other] Menaces vaincues
}
al-end-virtue = { $n ->
    [one] Plaque dans la pile de Vertu
   *[other] Plaques dans la pile de Vertu
}
al-end-column-beaten = Ennemis vaincus
al-end-column-coins = Écus
al-end-column-steps = Pas
al-end-column-heroes = Retirés
al-end-heroes = { $heroes }
al-end-course = Écus
