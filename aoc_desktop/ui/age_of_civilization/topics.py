"""Which part of the rules tells of what: of a kind of card, a rule by its name, a line of the log, the moment."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex

from aoc_desktop.games.age_of_civilization.state import State
from aoc_desktop.models.age_of_civilization.texts import LogRole

CARD_TOPICS = {
    "civilization": "civilisations",
    "wonder": "wonders",
    "technology": "technologies",
    "special_technology": "innovation",
    "action": "actions",
    "track_card": "end-of-round",
    "event": "changing-world",
}
RULE_TOPICS = {
    "bonus_coins": "civilisations",
    "population": "civilisations",
    "annex": "civilisations",
    "rest": "rest",
    "red_slot": "workers-return",
    "war": "end-of-round",
    "plague": "end-of-round",
    "no_technology": "actions",
    "special_technology": "innovation",
    "game_end": "scoring",
}
LINE_TOPICS = {
    "game_begins": "table",
    "round_begins": "turn",
    "only_choice": "turn",
    "any_order": "end-of-turn",
    "rises": "civilisations",
    "annexes": "civilisations",
    "market_coins": "civilisations",
    "performs": "actions",
    "rests": "rest",
    "workers_return": "workers-return",
    "war": "end-of-round",
    "plague": "end-of-round",
    "event": "changing-world",
    "first_player": "end-of-round",
    "permanent_card_moves": "end-of-round",
    "opponent_grows": "solo",
    "packs_passed": "draft",
    "kept": "draft",
    "market_made": "draft",
    "buys": "innovation",
    "game_ends": "scoring",
}
PHASE_TOPICS = {"draft": "draft", "civilization": "civilisations", "actions": "actions", "finished": "scoring"}


def topic_of_card(place: str) -> str:
    """The topic for "kind:id", as the table asks for help; a topic stays what it is."""
    return CARD_TOPICS.get(place.partition(":")[0], "") if ":" in place else place


def topic_of_line(index: QModelIndex) -> str:
    """The part of the rules that a line rests on."""
    kind = str(index.data(LogRole.KIND))
    for cause in index.data(LogRole.CAUSES) or ():
        if cause.kind == "rule" and cause.id in RULE_TOPICS:
            return RULE_TOPICS[cause.id]
        if cause.kind in CARD_TOPICS:
            return CARD_TOPICS[cause.kind]
    return LINE_TOPICS.get(kind, "")


def topic_of_moment(state: State) -> str:
    """The part that matters now."""
    if state.agenda:
        return "end-of-turn" if state.agenda[-1].asks == "offer" else "technologies"
    return PHASE_TOPICS.get(state.phase, "end-of-turn")
