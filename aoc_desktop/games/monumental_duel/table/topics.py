"""Which part of the rules tells of what: places of the table, cards, moves, lines of the log, steps."""

from __future__ import annotations

from aoc_desktop.ui.table.topics import Topic, Topics

TOPICS = Topics(
    {
        "city": Topic(
            cards=("building", "knowledge", "revolt"),
            places=("cell", "their cell", "their knowledge", "deck", "their deck", "discarded"),
            events=("fills", "fills_alone", "new_deck", "gaps", "keeps_knowledge", "on_top"),
            moves=("keep", "progress"),
            steps=("keep",),
        ),
        "resources": Topic(
            cards=("resource",),
            places=("purse", "their purse"),
            events=("gained", "paid", "lost"),
            moves=("pay", "gain", "convert"),
            steps=("pay", "gain", "convert"),
        ),
        "round": Topic(
            places=("row", "column", "development"),
            moves=("activate", "exchange", "trigger"),
            events=(
                "round_begins",
                "era_begins",
                "activates",
                "round_ends",
                "leaves_track",
                "joins_track",
                "first_player",
            ),
            steps=("activation", "exchange", "activated"),
        ),
        "actions": Topic(
            cards=("wonder", "province", "warlord", "advantage"),
            places=(
                "track",
                "pile",
                "reserved",
                "site",
                "provinces",
                "my province",
                "their site",
                "reserve",
                "advantage",
            ),
            rules=("advantage", "progress"),
            events=("acquires", "begins", "completes", "conquers", "takes_advantage", "passes", "uses", "progresses"),
            steps=("action",),
        ),
        "policies": Topic(
            cards=("policy",),
            places=("policies", "line", "new policy"),
            rules=("policy",),
            moves=("develop", "policy", "bonus", "swap"),
            events=("develops", "covers", "uses_policy", "wakes", "swaps"),
            steps=("bonus",),
        ),
        "spying": Topic(
            cards=("ambassador", "espionage"),
            places=("die", "reroll", "tray"),
            rules=("reroll",),
            moves=("ambassador", "train", "deploy", "reroll", "stop", "resolve"),
            events=("ambassador", "spies", "trains", "deploys", "rolls", "rerolls", "stops", "turns_card", "die"),
            steps=("spy", "reroll", "dice"),
        ),
        "words": Topic(
            moves=("archive", "discard", "reinforce", "reserve", "copy", "build", "building", "draw"),
            events=("archives", "discards", "reinforces", "reserves", "copies", "draws"),
            steps=("archive", "discard", "reinforce", "reserve", "copy", "build", "building", "draw", "round_start"),
        ),
        "end": Topic(places=("seat", "points"), events=("game_ends", "scored"), steps=("finished",)),
        "options": Topic(
            cards=("civilization", "variant"), places=("civilization",), moves=("choose",), steps=("civilization",)
        ),
    },
    card="overview",
    move="actions",
    step="words",
)
