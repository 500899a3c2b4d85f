"""Flight of The Royal Fortune: a chase for one to three, against a ship that plays itself."""
