"""A nation's mat, its hand and its rail."""
