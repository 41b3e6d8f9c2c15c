"""Qt models over a running game: events become signals and rows, views read them and send moves back."""
