"""Albion's Legacy: a castle, a land that is found as one rides, and ten flames."""
