"""What must hold in every position of every game, checked move by move over random games."""

from __future__ import annotations

from collections import Counter

from aoc_desktop.games.monumental_duel.rules.actions import list_actions
from aoc_desktop.games.monumental_duel.rules.cards import BASIC, NONE, RESOURCES
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.legal import decider
from aoc_desktop.games.monumental_duel.rules.scoring import score
from aoc_desktop.games.monumental_duel.rules.state import CELLS, State
from aoc_desktop.games.monumental_duel.rules.view import view_of
from aoc_desktop.games.monumental_duel.rules.view_data import CODEC
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record
from tests.games.monumental_duel.modes import MODES
from tests.random_games import Proof


def check_state(state: State) -> None:
    """Numbers within their limits, no card lost or doubled, standing effects what the cards say."""
    for seat in range(2):
        _check_player(state, seat)
    _check_cards(state)
    _check_table(state)
    _check_decision(state)
    _check_view_data(state)


def _check_player(state: State, seat: int) -> None:
    player = state.players[seat]
    assert min(player.tokens) >= 0
    assert 0 <= player.agents <= 3
    assert len(player.reserved) <= 2
    assert player.active & ~player.filled == 0, "no empty cell is active"
    assert (player.used | player.knowledge_used) & ~player.active == 0, "Action tokens lie on active cards"
    for face, attached in zip(player.faces, player.attached, strict=True):
        assert attached is None or (attached.is_knowledge and face is not None and not face.is_knowledge)
    if player.passed:
        assert not any(player.tokens[number] for number in range(len(BASIC)))
        assert not player.active
    assert len(player.policies) == len(set(player.policies)) == len(player.lines)
    lines = [line for line in player.lines if line]
    assert len(lines) == len(set(lines))
    kept = player.standing
    player.refresh_standing()
    assert player.standing == kept


def _check_cards(state: State) -> None:
    """Every card of the box is somewhere exactly once."""
    cards = state.table.cards
    there = Counter(card.id for card in (*state.track, *state.development, *state.development_discard, *state.removed))
    if state.step == "keep" and state.task is not None and state.task.card is not None:
        there[state.task.card.id] += 1
    for card, left in zip(cards.basic, state.piles, strict=True):
        assert left >= 0
        there[card.id] += left
    all_cards = Counter(card.id for card in cards.development)
    for card in cards.basic:
        all_cards[card.id] = card.copies
    for player in state.players:
        there.update(card.id for card in (*player.owned(), *player.archived, *player.provinces, *player.reserved))
        there.update([] if player.construction is None else [player.construction.id])
        if player.civilization is not None and state.phase != "civilizations":
            all_cards.update(card.id for card in player.civilization.deck)
    assert there == all_cards


def _check_table(state: State) -> None:
    if state.phase not in ("round_end", "finished"):
        assert len(state.track) <= 6
    assert list(state.dice) == sorted(state.dice)
    if state.holder == NONE:
        assert (state.holder_resource, state.holder_tokens) == (NONE, 0)
    assert (state.holder_resource == NONE) == (state.holder_tokens == 0)
    eras = [card.era for card in state.development]
    assert eras == sorted(eras)
    assert state.round <= 10
    moment = GAME.moment(state)
    assert moment.points == (score(state, 0), score(state, 1))


def _check_decision(state: State) -> None:
    """Two moves at least; chance weighs every card of the bag; the list of actions follows from the position."""
    who = decider(state)
    if who is None:
        assert state.phase == "finished"
        return
    assert len(state.moves) > 1
    if who == CHANCE:
        odds = GAME.odds(state)
        assert [move for move, _ in odds] == state.moves
        if state.moves[0][0] == "draw":
            assert sum(weight for _, weight in odds) == len(state.player.bag)
    if state.step == "action":
        assert list_actions(state) == state.moves
        assert not state.agenda


def _check_view_data(state: State) -> None:
    view = view_of(state, state.seat)
    assert CODEC.from_data(CODEC.to_data(view)) == view


VERBS = (
    "choose", "reserve", "skip", "activate", "swap", "exchange", "trigger", "acquire", "complete", "develop", "policy",
    "conquer", "use", "progress", "advantage", "warlord", "ambassador", "pass", "pay", "gain", "archive", "discard",
    "reinforce", "building", "bonus", "copy", "convert", "build", "keep", "draw", "train", "deploy", "reroll", "stop",
    "resolve", "dance",
)  # fmt: skip


def _words(state: State) -> list[str]:
    lines = ["a", "b", "c", "1", "2", "3"]
    plain = ["knowledge", "gold", "free", "train", "deploy", "discard", "archive", "culture", "0", "4", "9", "points"]
    cards = [*state.table.cards.card, *(card.id for card in state.track), *state.table.cards.civilization]
    return [*CELLS, *CELLS, *lines, *RESOURCES, *RESOURCES, *plain, *cards]


def beginning(number: int) -> Record:
    """All modes in turn."""
    return MODES[number % len(MODES)].record


PROOF = Proof(GAME, check_state, VERBS, _words, beginning, least=(len(MODES), 100 * len(MODES)), longest=4)
