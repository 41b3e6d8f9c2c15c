"""Players made of code: levels for any seat, and series of games between them."""
