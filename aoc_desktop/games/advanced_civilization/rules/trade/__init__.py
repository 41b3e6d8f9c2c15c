"""Trade: stacks, draws, lots and deals (rules 14 and 15)."""
