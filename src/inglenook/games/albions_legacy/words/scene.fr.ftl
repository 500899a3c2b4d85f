al-phase-setup = Avant la première manche
al-phase = Manche { $round }
al-phase-key = Manche { $round } · Tour-Clé
