"""Which part of the rules tells of what: places of the table, moves, words of the log, steps."""

from __future__ import annotations

from aoc_desktop.ui.table.topics import Topic, Topics

TOPICS = Topics(
    {
        "table": Topic(cards=("nation",), places=("stock", "area", "berth", "sea", "cities", "tokens", "ships")),
        "setup": Topic(places=("nation",), moves=("nation", "place"), steps=("setup",)),
        "taxation": Topic(
            places=("treasury",),
            rules=("tax",),
            moves=("tax", "take", "raze"),
            events=("paid_tax", "revolt"),
            steps=("taxation",),
        ),
        "expansion": Topic(moves=("grow",), events=("grown",), steps=("expansion",)),
        "census": Topic(events=("census",), steps=("census",)),
        "ships": Topic(
            places=("new ship",),
            moves=("keep", "scrap", "ship"),
            events=("ship_built", "ship_scrapped"),
            steps=("ships",),
        ),
        "movement": Topic(
            places=("stack", "ship"),
            moves=("move", "voyage", "sail", "load", "unload", "anchor", "done"),
            events=("moved", "sailed"),
            steps=("movement",),
        ),
        "conflict": Topic(
            moves=("defend", "pillage"), events=("fight", "siege", "looted", "pillaged"), steps=("conflict",)
        ),
        "construction": Topic(
            places=("new city", "city"), moves=("build",), events=("city_built",), steps=("construction",)
        ),
        "surplus": Topic(rules=("surplus",), events=("surplus",), steps=("surplus",)),
        "support": Topic(
            places=("support",),
            rules=("support",),
            moves=("reduce",),
            events=("reduced",),
            steps=("support", "support_again"),
        ),
        "trade_cards": Topic(
            cards=("commodity",), places=("hand",), moves=("buy",), events=("drawn",), steps=("trade_cards",)
        ),
        "trade": Topic(
            moves=(
                "offer",
                "pass",
                "stop",
                "give",
                "close",
                "true",
                "say",
                "ask",
                "want",
                "refuse",
                "answer",
                "deal",
                "no_deal",
            ),
            events=("offered", "answered", "dealt"),
            steps=("trade",),
        ),
        "calamities": Topic(
            cards=("calamity",),
            moves=(
                "volcano",
                "plain",
                "quake",
                "betray",
                "drown",
                "pirate",
                "show",
                "lose",
                "assign",
                "pick",
                "annex",
                "horde",
            ),
            events=("calamity", "lost", "assigned"),
            steps=("calamities",),
        ),
        "abilities": Topic(moves=("convert",), events=("converted",), steps=("abilities",)),
        "civilization_cards": Topic(
            cards=("civilization_card", "group"),
            places=("market", "civilization cards"),
            moves=("spend", "settle", "discard"),
            events=("card_bought", "paid"),
            steps=("civilization_cards",),
        ),
        "succession": Topic(
            cards=("epoch",), places=("ast",), events=("advanced", "stayed", "fell_back"), steps=("succession",)
        ),
        "end": Topic(places=("points",), events=("game_ends",), steps=("finished",)),
        "secrets": Topic(places=("only mine",)),
        "options": Topic(cards=("variant", "board", "option"), moves=("leave",), events=("left",)),
    },
    card="overview",
    move="turn",
    step="turn",
)
