"""Windows, table, cards and animation: everything that is drawn. Nothing here computes a rule."""
