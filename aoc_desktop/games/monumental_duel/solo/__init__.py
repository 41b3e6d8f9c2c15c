"""What is set and earned in Monumental Duel: awards, days, codes, tips of the lesson."""
