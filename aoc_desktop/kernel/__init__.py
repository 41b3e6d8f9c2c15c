"""What any turn-based game needs. Knows no Qt and no particular game."""
