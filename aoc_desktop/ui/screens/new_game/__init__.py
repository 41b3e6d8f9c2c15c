"""The screen that sets a table."""
