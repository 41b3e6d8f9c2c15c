"""Which part of the rules tells of what: places of the table, moves, words of the log, steps."""

from __future__ import annotations

from aoc_desktop.ui.table.topics import Topic, Topics

TOPICS = Topics(
    {
        "control": Topic(cards=("symbol",), places=("square", "gold", "symbols"), rules=("control",)),
        "update": Topic(
            cards=("civilization",),
            places=("offer",),
            moves=("reveal", "choose"),
            events=("era_begins", "first_player"),
            steps=("reveal", "civilization"),
        ),
        "continents": Topic(
            cards=("tile",),
            places=("capital",),
            moves=("place", "capital", "stay"),
            events=("tile_placed", "tile_drawn", "capital_placed", "capital_moved"),
            steps=("place", "capital"),
        ),
        "actions": Topic(
            cards=("technology", "wonder", "building", "action"),
            places=("agora", "slot", "my wonder", "my wonders"),
            rules=("artist",),
        ),
        "moving": Topic(places=("colonist", "colonists"), moves=("explore",), events=("explores",)),
        "cities": Topic(
            places=("cubes", "chip"), moves=("found", "no_city", "take"), events=("founds",), steps=("found", "take")
        ),
        "attack": Topic(
            places=("glory", "glory track"),
            rules=("attack",),
            moves=("attack", "glory"),
            events=("attacks",),
            steps=("glory",),
        ),
        "golden_age": Topic(
            cards=("judgement",),
            rules=("golden_age",),
            moves=("golden_age", "judge"),
            events=("golden_age", "era_ends"),
            steps=("judgement",),
        ),
        "end": Topic(
            cards=("future",),
            places=("points", "secrets"),
            rules=("gold", "technologies", "glory"),
            events=("game_ends",),
            steps=("finished",),
        ),
        "options": Topic(cards=("variant",)),
    },
    card="overview",
    move="actions",
    step="actions",
)
