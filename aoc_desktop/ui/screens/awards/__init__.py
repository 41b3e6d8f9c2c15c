"""The page of achievements."""
