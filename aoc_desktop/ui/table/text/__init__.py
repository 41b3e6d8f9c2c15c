"""The table as text: rows, tree, typed commands, speech."""
