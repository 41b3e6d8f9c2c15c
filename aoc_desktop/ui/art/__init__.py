"""The drawing kit: motifs, friezes, emblems and the program's own pictures; it knows no game."""
