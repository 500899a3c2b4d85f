al-phase-setup = Before the first round
al-phase = Round { $round }
al-phase-key = Round { $round } · Key-Turn
