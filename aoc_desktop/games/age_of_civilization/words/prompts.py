"""What is asked of whom, in one sentence under the bar; the same sentence is announced to assistive technology."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from aoc_desktop.games.age_of_civilization.rules.events import changes
from aoc_desktop.games.age_of_civilization.rules.state import MOST_CIVILIZATIONS, State
from aoc_desktop.games.age_of_civilization.words.moves import OFFERED
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.changes import changes_for
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language

Preview = Callable[[Move], Iterable[Event]]
"""The events that a legal move would bring."""


def prompt(state: State, legal: Sequence[Move], players: Sequence[str], language: str, preview: Preview) -> str:
    """What the person who decides is asked now."""
    speech = load_language(language)
    if state.agenda:
        return _question(state, legal, speech, preview)
    asks = {"draft": _draft, "civilization": _civilization, "actions": _actions, "end_of_turn": _end_of_turn}
    return asks[state.phase](state, legal, players, speech)


def asked_about(state: State) -> list[tuple[str, str]]:
    """The cards that the question names: kind and id."""
    causes = [task.cause for task in state.agenda[-1:] if task.cause is not None]
    return [OFFERED, *((cause.kind, cause.id) for cause in causes)] if causes else []


def _question(state: State, legal: Sequence[Move], speech: Language, preview: Preview) -> str:
    task = state.agenda[-1]
    card = task.cause.id if task.cause is not None else ""
    if task.asks == "offer":
        offered = changes_for(task.seat, preview(("use", card)), changes)
        paid = -sum(change.amount for change in offered if change.what == "coins" and change.amount < 0)
        points = sum(change.amount for change in offered if change.what == "points" and change.amount > 0)
        return speech.sentence("prompt.offer_culture", card=card, n=paid, m=points)
    if task.asks == "wonder":
        return speech.sentence("prompt.pick_wonder", card=card)
    key = "prompt.pick_technologies" if task.often > 1 else "prompt.pick_technology"
    return speech.sentence(key, card=card, n=task.often)


def _draft(state: State, legal: Sequence[Move], players: Sequence[str], speech: Language) -> str:
    rules = state.table.draft
    assert rules is not None
    n = len(legal)
    if len(state.players[state.seat].kept) == rules.keep - 1 and not rules.market_from_deck:
        return speech.sentence("prompt.draft_last", n=n, m=n - 1)
    return speech.sentence("prompt.draft", n=n, player=players[(state.seat + 1) % len(players)])


def _civilization(state: State, legal: Sequence[Move], players: Sequence[str], speech: Language) -> str:
    player = state.players[state.seat]
    if state.round == 1:
        return speech.sentence("prompt.civilization_first")
    if not any(move[0] == "rise" for move in legal) and state.table.scenario is not None:
        return speech.sentence("prompt.civilization_annex")
    if len(player.civilizations) == MOST_CIVILIZATIONS - 1:
        return speech.sentence("prompt.civilization_last")
    return speech.sentence("prompt.civilization_hand" if player.hand else "prompt.civilization")


def _actions(state: State, legal: Sequence[Move], players: Sequence[str], speech: Language) -> str:
    free = state.players[state.seat].free_workers
    can_act = any(move[0] == "act" for move in legal)
    can_buy = any(move[0] == "buy" for move in legal)
    if state.acted and not can_act:
        return speech.sentence("prompt.actions_only_buying" if can_buy else "prompt.actions_nothing_left")
    if state.acted:
        text = speech.sentence("prompt.actions_more", n=free)
    else:
        text = speech.sentence("prompt.actions_start" if free else "prompt.actions_no_worker", n=free)
    return f"{text} {speech.sentence('prompt.innovation')}" if can_buy else text


def _end_of_turn(state: State, legal: Sequence[Move], players: Sequence[str], speech: Language) -> str:
    if ("end",) in legal:
        return speech.sentence("prompt.end_of_turn_offers")
    return speech.sentence("prompt.end_of_turn", n=len({move[1] for move in legal}))
