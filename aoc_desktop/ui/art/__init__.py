"""Drawings, friezes, emblems and the program's own pictures; this room knows no game."""
