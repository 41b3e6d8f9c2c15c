"""The icon that is struck into the medallion of each achievement."""

from __future__ import annotations

SIGNS = {
    "first_steps": "path",
    "cradle": "trophy",
    "last_square": "last",
    "other_measure": "either_way",
    "nine_cities": "city",
    "five_colours": "everyone",
    "dozen": "technology",
    "philosopher": "judgement",
    "full_set": "building",
    "big_spender": "coin",
    "merchant": "action_trade",
    "crown": "first_player",
    "honest": "check",
    "hot_potato": "swap",
    "gift": "agent",
    "untouched": "immune",
    "phoenix": "sacrifice",
    "dove": "forbidden",
    "breaker": "war",
    "pirate_hunter": "coastal",
    "heir": "inherited",
    "far_shores": "action_explore",
    "gate": "fort",
    "photo_finish": "first",
    "five_peoples": "others",
}
