"""The icon that is struck into the medallion of each achievement."""

from __future__ import annotations

SIGNS = {
    "four_eras": "clock",
    "golden_crown": "first_player",
    "age_of_ages": "trophy",
    "conqueror": "action_attack",
    "dove": "forbidden",
    "two_at_once": "war",
    "patron": "wonder",
    "polymath": "technology",
    "summit": "action_research",
    "metropolis": "city",
    "treasury": "coin",
    "round_the_world": "date_line",
    "island_hopper": "coastal",
    "historys_voice": "judgement",
    "prophecy": "future",
    "loyal": "inherited",
    "four_faces": "everyone",
    "greek_gift": "learn",
    "photo_finish": "first",
}
