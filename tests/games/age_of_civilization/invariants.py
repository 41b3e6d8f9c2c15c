"""What must hold in every position of every game, checked move by move over random games."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.abilities import Abilities
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import earned_medal
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.prices import military_terms, price, price_terms
from aoc_desktop.games.age_of_civilization.rules.state import ScenarioState, State
from aoc_desktop.kernel.record import Record
from tests.games.age_of_civilization.modes import MODES
from tests.random_games import Proof


def check_state(state: State) -> None:
    """Numbers within their limits, no card lost or doubled, abilities what the cards say."""
    _check_players(state)
    _check_cards(state)
    _check_explanations(state)
    _check_scenario(state)


def _check_scenario(state: State) -> None:
    """A scenario's counters within their limits, and nothing of the kind elsewhere."""
    scenario, counts = state.table.scenario, state.scenario
    if scenario is None:
        assert counts == ScenarioState()
        return
    assert 0 <= counts.control <= len(scenario.control_cards)
    assert 0 <= counts.drought <= (5 if scenario.drought is not None else 0)
    assert 0 <= counts.wars_lost <= 5
    assert counts.lost <= (state.phase == "finished" and scenario.lost_without_workers)
    assert len(set(counts.passing)) == len(counts.passing)
    assert (earned_medal(state) is None) or not counts.lost


def _check_players(state: State) -> None:
    for seat, player in enumerate(state.players):
        assert 0 <= player.free_workers <= player.workers <= 4
        assert player.coins >= 0
        assert player.points >= 0
        assert len(player.civilizations) <= 3
        assert (player.main is None) == (not player.civilizations)
        assert player.technology_bits == sum(card.bit for card in player.technologies)
        assert _same(player.abilities, state.table.cards.printed_abilities.plus(state.effects_of(seat)))


def _same(one: Abilities, other: Abilities) -> bool:
    """Abilities grown card by card are those made from all cards at once, but for the order of effects."""
    return all(_plain(getattr(one, name)) == _plain(getattr(other, name)) for name in Abilities.__slots__)


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return sorted(value)
    if isinstance(value, tuple):
        return sorted(map(str, value))
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def _check_cards(state: State) -> None:
    table = state.table
    civilizations = [card.id for card in state.deck] + [card.id for card, _ in state.market]
    civilizations += [card.id for pack in state.packs for card in pack]
    for player in state.players:
        civilizations += [card.id for card in (*player.hand, *player.civilizations)]
    if table.scenario is not None and table.scenario.rises and not state.players[0].civilizations:
        civilizations.append(table.scenario.rises)
    expected = [card.id for card in table.cards.civilizations if card.in_solo or not table.solo]
    assert sorted(civilizations) == sorted(expected)
    wonders = [*state.wonder_market, *(card for player in state.players for card in player.wonders)]
    count = table.scenario.wonders if table.scenario is not None else 4 if table.solo else 3 + len(state.players)
    assert len(wonders) == len({card.id for card in wonders}) == count
    special = [*state.special_market, *(player.special for player in state.players if player.special)]
    assert len(special) == (1 + len(state.players) if "innovation" in table.variants else 0)
    assert all(coins >= 0 for _, coins in state.market)


def _check_explanations(state: State) -> None:
    """Every number is the sum of its named terms."""
    for seat in range(len(state.players)):
        assert sum(amount for amount, _ in military_terms(state, seat)) == military(state, seat)
        for action in state.table.cards.actions:
            terms = sum(amount for amount, _ in price_terms(state, seat, action))
            assert max(0, terms) == price(state, seat, action)


VERBS = ("rise", "annex", "act", "use", "decline", "pick", "take", "buy", "keep", "skip", "rest", "done", "end")


def _words(state: State) -> list[str]:
    cards = state.table.cards
    return [*cards.action, *cards.technology, *cards.civilization, *cards.wonder, *cards.special_technology, "hand"]


def beginning(number: int) -> Record:
    """All modes in turn."""
    return MODES[number % len(MODES)].record


PROOF = Proof(GAME, check_state, VERBS, _words, beginning, least=(len(MODES), 100 * len(MODES)))
