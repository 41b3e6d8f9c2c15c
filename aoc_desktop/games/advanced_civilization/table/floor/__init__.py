"""The trading floor: offers, answers, what was said."""
