"""Everything on the user's disk: settings, kept games, card sets of their own. No Qt."""
