"""A second engine for the solo games (Skirmish and the five scenarios of Path of Glory), written from the pages alone.

Its only purpose is to disagree with the first engine where one of the two has misread the rules. So it imports nothing
of `aoc_desktop`, and it is another kind of program: a game is told from its set-up to its end as one course of
generators that stop where the player is asked something. It follows rules.md, path_of_glory.md and notation.md; `§` in
a comment is a section of rules.md, `ruling` one of its section 11. Where these pages are silent the project's own
rulings.md decides, and the comment names that page. The card files and the numbers of the medals are the same for both.
"""
