"""Which part of the rules tells of what: a place on the table, a card, a rule by its name, a move, a line of the log, a
moment."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.table.rows.boards import Board
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.tooltips import card_of
from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.topics import Topic, Topics

TOPICS = Topics(
    {
        "table": Topic(places=("coins", "coins of"), events=("game_begins",)),
        "turn": Topic(events=("round_begins", "turn_begins", "turn_ends", "only_choice")),
        "civilisations": Topic(
            cards=("civilization",),
            places=("deck", "rise", "annex"),
            rules=("bonus_coins", "population", "annex"),
            moves=("rise", "annex", "skip"),
            events=(
                *("rises", "annexes", "declines", "skips"),
                *("workers_discarded", "market_coins", "drawn", "deck_empty"),
            ),
            steps=("civilization",),
        ),
        "actions": Topic(
            cards=("action",),
            places=("worker",),
            rules=("no_technology",),
            moves=("act",),
            events=("performs",),
            steps=("actions",),
        ),
        "rest": Topic(rules=("rest",), moves=("rest",), events=("rests",)),
        "technologies": Topic(cards=("technology",), places=("technologies",), moves=("pick",)),
        "wonders": Topic(cards=("wonder",), places=("wonders",), moves=("take",)),
        "workers-return": Topic(
            places=("workers", "end"), rules=("red_slot",), moves=("done",), events=("workers_return",)
        ),
        "end-of-turn": Topic(
            places=("effect",),
            moves=("use", "decline", "end"),
            events=("any_order", "coins_laid"),
            steps=("end_of_turn",),
        ),
        "military": Topic(places=("military",)),
        "end-of-round": Topic(
            cards=("track_card",),
            rules=("war", "plague"),
            events=("war", "immune", "plague", "no_symbol", "first_player", "permanent_card_moves"),
        ),
        "scoring": Topic(places=("points",), rules=("game_end",), events=("game_ends",), steps=("finished",)),
        "innovation": Topic(
            cards=("special_technology",),
            places=("column",),
            rules=("special_technology",),
            moves=("buy",),
            events=("buys",),
        ),
        "changing-world": Topic(cards=("event",), events=("event",)),
        "draft": Topic(
            places=("keep", "pack"), moves=("keep",), events=("packs_passed", "kept", "market_made"), steps=("draft",)
        ),
        "solo": Topic(places=("opponent",), events=("opponent_grows",)),
        "path-of-glory": Topic(
            cards=("special_event", "control_card", "scenario"),
            places=("drought",),
            rules=("drought",),
            events=(
                *("controls", "granted", "truce", "civilization_lost", "scenario_turns"),
                *("drought_added", "drought_held", "drought_removed"),
            ),
        ),
    },
    step="end-of-turn",
)


def topic_of_place(place: Place | None, models: TableModels, board: Board | None = None) -> str:
    """Of what lies there; empty if nothing does."""
    if place is None:
        return ""
    if place[0] in TOPICS.places:
        return TOPICS.places[place[0]]
    kind, card = card_of(place, models, board) or ("", "")
    if kind == "action" and card not in models.cards.action:  # Plague lies among the actions of the track
        kind = "track_card"
    if kind == "event":  # a scenario's own events are none of the variant's
        kind = models.cards.event[card].cause.kind
    return TOPICS.cards.get(kind, "")


def topic_of_moment(state: State) -> str:
    """The part that matters now."""
    if state.agenda:
        return "end-of-turn" if state.agenda[-1].asks == "offer" else "technologies"
    return TOPICS.of_step(state.phase)
