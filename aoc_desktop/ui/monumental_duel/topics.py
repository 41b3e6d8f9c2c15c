"""Which part of the rules tells of what: a place on the table, a card, a move, a step."""

from __future__ import annotations

from aoc_desktop.ui.table.topics import Topic, Topics

TOPICS = Topics(
    {
        "city": Topic(cards=("building", "knowledge", "revolt"), places=("cell", "their cell", "deck", "their deck")),
        "resources": Topic(cards=("resource",), places=("purse", "their purse")),
        "round": Topic(places=("row", "column", "development"), moves=("activate",), steps=("activation",)),
        "actions": Topic(
            cards=("wonder", "province", "warlord", "advantage"),
            places=("track", "pile", "site", "provinces", "advantage"),
            steps=("action",),
        ),
        "policies": Topic(cards=("policy",), places=("policies", "line"), moves=("swap", "develop", "policy", "bonus")),
        "spying": Topic(
            cards=("ambassador", "espionage"),
            places=("die", "reroll"),
            moves=("ambassador", "train", "deploy", "reroll", "resolve", "stop"),
            steps=("reroll", "dice", "spy"),
        ),
        "words": Topic(moves=("archive", "discard", "reinforce", "reserve", "copy")),
        "end": Topic(places=("seat",)),
        "options": Topic(cards=("civilization",), moves=("choose",)),
    },
    card="overview",
    move="actions",
    step="words",
)
