"""Solo play: its screens, its codes, and what is earned by it."""
