"""The almanac and the form that corrects its cards."""
