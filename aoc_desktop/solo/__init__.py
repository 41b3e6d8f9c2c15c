"""What is set and what is earned: awards, days, codes. Knows no Qt, no disk and no particular game."""
