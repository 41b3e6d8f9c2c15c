"""Which part of the rules tells of what: a place on the table, a card, a rule by its name, a move, a line of the log, a
moment."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.state import State
from aoc_desktop.kernel.game import Move
from aoc_desktop.models.age_of_civilization.boards import Board
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.ui.age_of_civilization.tooltips import card_of

CARD_TOPICS = {
    "civilization": "civilisations",
    "wonder": "wonders",
    "technology": "technologies",
    "special_technology": "innovation",
    "action": "actions",
    "track_card": "end-of-round",
    "event": "changing-world",
    "special_event": "path-of-glory",
    "control_card": "path-of-glory",
    "scenario": "path-of-glory",
}
PLACE_TOPICS = {
    "coins": "table",
    "coins of": "table",
    "points": "scoring",
    "military": "military",
    "technologies": "technologies",
    "wonders": "wonders",
    "workers": "workers-return",
    "worker": "actions",
    "effect": "end-of-turn",
    "end": "workers-return",
    "deck": "civilisations",
    "rise": "civilisations",
    "annex": "civilisations",
    "keep": "draft",
    "pack": "draft",
    "column": "innovation",
    "opponent": "solo",
    "drought": "path-of-glory",
    "control": "path-of-glory",
}
"""Places where no card lies, and where the place says more than its card."""
RULE_TOPICS = {
    "bonus_coins": "civilisations",
    "population": "civilisations",
    "annex": "civilisations",
    "rest": "rest",
    "red_slot": "workers-return",
    "war": "end-of-round",
    "plague": "end-of-round",
    "drought": "path-of-glory",
    "no_technology": "actions",
    "special_technology": "innovation",
    "game_end": "scoring",
}
MOVE_TOPICS = {
    "keep": "draft",
    "rise": "civilisations",
    "annex": "civilisations",
    "skip": "civilisations",
    "act": "actions",
    "buy": "innovation",
    "rest": "rest",
    "done": "workers-return",
    "use": "end-of-turn",
    "decline": "end-of-turn",
    "end": "end-of-turn",
    "pick": "technologies",
    "take": "wonders",
}
LINE_TOPICS = {
    "game_begins": "table",
    "round_begins": "turn",
    "turn_begins": "turn",
    "turn_ends": "turn",
    "only_choice": "turn",
    "any_order": "end-of-turn",
    "rises": "civilisations",
    "annexes": "civilisations",
    "declines": "civilisations",
    "skips": "civilisations",
    "workers_discarded": "civilisations",
    "market_coins": "civilisations",
    "drawn": "civilisations",
    "deck_empty": "civilisations",
    "performs": "actions",
    "rests": "rest",
    "workers_return": "workers-return",
    "coins_laid": "end-of-turn",
    "war": "end-of-round",
    "immune": "end-of-round",
    "plague": "end-of-round",
    "no_symbol": "end-of-round",
    "event": "changing-world",
    "first_player": "end-of-round",
    "permanent_card_moves": "end-of-round",
    "opponent_grows": "solo",
    "packs_passed": "draft",
    "kept": "draft",
    "market_made": "draft",
    "buys": "innovation",
    "game_ends": "scoring",
    "controls": "path-of-glory",
    "granted": "path-of-glory",
    "drought_added": "path-of-glory",
    "drought_held": "path-of-glory",
    "drought_removed": "path-of-glory",
    "truce": "path-of-glory",
    "civilization_lost": "path-of-glory",
    "scenario_turns": "path-of-glory",
}
"""By the event that a line begins with; most changes have a cause, which says more."""
PHASE_TOPICS = {"draft": "draft", "civilization": "civilisations", "actions": "actions", "finished": "scoring"}


def topic_of_card(place: str) -> str:
    """The topic for "kind:id", as a card asks for help; a topic stays what it is."""
    return CARD_TOPICS.get(place.partition(":")[0], "") if ":" in place else place


def topic_of_noun(kind: str, name: str) -> str:
    """Of a card or a rule that a line names."""
    return RULE_TOPICS.get(name, "") if kind == "rule" else CARD_TOPICS.get(kind, "")


def topic_of_place(place: Place | None, models: TableModels, board: Board | None = None) -> str:
    """Of what lies there; empty if nothing does."""
    if place is None:
        return ""
    if place[0] in PLACE_TOPICS:
        return PLACE_TOPICS[place[0]]
    kind, card = card_of(place, models, board) or ("", "")
    if kind == "action" and card not in models.cards.action:  # Plague lies among the actions of the track
        kind = "track_card"
    if kind == "event":  # a scenario's own events are none of the variant's
        kind = models.cards.event[card].cause.kind
    return CARD_TOPICS.get(kind, "")


def topic_of_move(move: Move | None) -> str:
    return MOVE_TOPICS.get(move[0], "") if move else ""


def topic_of_moment(state: State) -> str:
    """The part that matters now."""
    if state.agenda:
        return "end-of-turn" if state.agenda[-1].asks == "offer" else "technologies"
    return PHASE_TOPICS.get(state.phase, "end-of-turn")
