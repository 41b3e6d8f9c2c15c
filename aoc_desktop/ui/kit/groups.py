"""Colours of groups of peoples: accents, skies and friezes of their cards."""

from collections.abc import Mapping
from typing import NamedTuple

from aoc_desktop.ui.kit.high_contrast import BLACK, WHITE, is_bold, under_black, under_white


class Group(NamedTuple):
    """The colours of a group of civilisations."""

    accent: str
    dark: str
    mid: str
    tint: str
    sky_top: str
    sky_bottom: str
    frieze: str

    @property
    def ink(self) -> str:
        """Its colour for signs and rules on paper."""
        return under_black(self.mid) if is_bold() else self.accent

    @property
    def shown(self) -> "Group":
        """As it is printed in the theme in force: in high contrast on black, white letters on a darker accent."""
        return self._replace(accent=under_white(self.accent), dark=WHITE, tint=BLACK) if is_bold() else self


GROUPS: Mapping[str, Group] = {
    "africa": Group("#A0511A", "#4E250B", "#C8742B", "#F7E6D3", "#E2913B", "#FBE1B0", "triangles"),
    "europe": Group("#2F5794", "#14264A", "#5580BF", "#E1E9F5", "#7BA2D8", "#EAF1F8", "meander"),
    "east_asia": Group("#A8272F", "#4F0E14", "#CC5049", "#F8E1DF", "#DD6F5F", "#FBE3D3", "scales"),
    "middle_east": Group("#0F6E70", "#06353A", "#2A8F8F", "#DAEFED", "#45A6A5", "#E6F4E6", "stars"),
    "south_asia": Group("#87306F", "#411033", "#A85094", "#F4E2EF", "#C272AD", "#FBE8E2", "petals"),
    "americas_oceania": Group("#386D30", "#15330E", "#579145", "#E3F0DD", "#7CB055", "#F2F5D0", "fret"),
    "barbarians": Group("#5B5148", "#28221D", "#7A7168", "#ECE7DF", "#8F9296", "#EAE7E0", "braid"),
}


def group_of(name: str) -> Group:
    """A group's colours; one that only a user's card set knows wears the quiet grey."""
    return GROUPS.get(name, GROUPS["barbarians"]).shown


WONDER_GROUP = Group("#7A5A10", "#4A3A2A", "#8A7152", "#F3EAD7", "#9DB7CF", "#E8DFC9", "")
