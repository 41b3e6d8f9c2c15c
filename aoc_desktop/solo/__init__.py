"""Solo play and rewards: awards, days, codes. Imports no Qt, reads no disk and knows no particular game."""
