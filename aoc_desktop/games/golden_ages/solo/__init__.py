"""What is set and earned in The Golden Ages: awards, days, codes, tips of the lesson."""
