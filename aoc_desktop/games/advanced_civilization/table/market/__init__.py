"""The card market and its payment."""
