"""The icon that is struck into the medallion of each achievement."""

from __future__ import annotations

SIGNS = {
    "all_five": "policy",
    "four_laurels": "domination",
    "three_sixes": "reroll",
    "double_game": "spy",
    "firebrand": "revolt",
    "calm_restored": "city",
    "bastion": "barricade",
    "counterstroke": "swap",
    "less_is_more": "archive",
    "nothing_wasted": "any_basic",
    "upper_hand": "advantage",
    "master_builder": "wonder",
    "thirst": "knowledge",
    "all_terrains": "mountain",
    "by_a_hair": "first",
    "runaway": "trophy",
    "three_crowns": "first_player",
}
