"""The phases of a turn, each in a module (rules 5 to 20)."""
