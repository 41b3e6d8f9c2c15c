"""What is set and earned in Advanced Civilization: awards, days, codes, tips of the lesson."""
