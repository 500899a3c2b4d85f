"""KeyForge: the rules of the Crucible as a library, and a duel to three keys on it."""
