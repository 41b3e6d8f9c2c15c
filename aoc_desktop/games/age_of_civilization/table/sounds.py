"""Which events of Age of Civilization are heard, and as what."""

EVIL = ("barbarians", "black_death", "corruption", "earthquake", "great_famine", "rats")
"""Events that nobody hopes for."""
SOUNDS = {
    "kept": "card",
    "market_made": "card",
    "drawn": "card",
    "rises": "card",
    "annexes": "card",
    "buys": "card",
    "controls": "card",
    "permanent_card_moves": "card",
    "performs": "piece",
    "workers_return": "piece",
    "gained coins": "coins",
    "paid coins": "coins",
    "coins_laid": "coins",
    "gained points": "points",
    "technology": "technology",
    "wonder": "wonder",
    "war": "war",
    "plague": "calamity",
    "event": "points",
    **{f"event {evil}": "calamity" for evil in EVIL},
    "drought_added": "calamity",
    "civilization_lost": "calamity",
    "scenario_turns": "calamity",
}
