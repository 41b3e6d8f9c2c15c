"""The Golden Ages' Rows: what its table shows of one seat's view, and what its gestures mean."""
