"""What is asked of whom, in one sentence under the bar; the same sentence is announced to assistive technology."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.cards import ALL_GOLD, ERAS
from aoc_desktop.games.golden_ages.rules.cities import missing_cubes
from aoc_desktop.games.golden_ages.rules.legal import GOLDEN_AGE, list_moves
from aoc_desktop.games.golden_ages.rules.squares import NAMES
from aoc_desktop.games.golden_ages.rules.state import NO_LIMIT, State
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.text.language import Language

WAITING = {"reveal": "civilization", "civilization": "civilization", "place": "place", "capital": "capital"}


def prompt(state: State, language: str) -> str:
    """What the person who decides is asked now."""
    speech = load_language(language)
    player = state.players[state.seat]
    if state.step == "turn":
        return _turn(state, speech)
    if state.step == "technology":
        return _technology(state, speech)
    if state.step == "capital":
        return _capital(state, speech)
    if state.step == "found":
        return _found(state, speech)
    if state.step == "reveal":
        return speech.sentence("prompt.reveal", era=str(state.era))
    if state.step == "civilization":
        assert player.civilization is not None
        assert player.offer is not None
        return speech.sentence("prompt.civilization", civilization=player.civilization.id, new=player.offer.id)
    if state.step == "place":
        assert state.tile is not None
        return speech.sentence("prompt.place", tile=state.tile.id)
    if state.step == "take":
        return speech.sentence("prompt.take", n=missing_cubes(player))
    if state.step == "glory":
        source = player.powers.source("glory_choice")
        first, second = state.pending.values
        return speech.sentence("prompt.glory", a=first, b=second, card="" if source is None else source.cause.id)
    return speech.sentence("prompt.judgement_last" if state.era == ERAS else "prompt.judgement")


def waiting_prompt(state: State, player: str, language: str) -> str:
    """Another seat decides."""
    key = "judgement" if state.step == "judgement" else WAITING.get(state.step, "turn")
    return load_language(language).sentence(f"waiting.{key}", player=player)


def _turn(state: State, speech: Language) -> str:
    standing = len(state.players[state.seat].standing)
    if list_moves(state) == [GOLDEN_AGE]:
        return speech.sentence("prompt.turn_golden_age_only")
    if state.last_turns_left != NO_LIMIT:
        return speech.sentence("prompt.turn_last")
    if not standing:
        return speech.sentence("prompt.turn_none_standing")
    if state.judgement is not None:
        return speech.sentence("prompt.turn_judgement", judgement=state.judgement.id)
    if state.era == ERAS:
        last_turns = "last_turns" in state.table.variants
        return speech.sentence("prompt.turn_last_era_last_turns" if last_turns else "prompt.turn_last_era")
    return speech.sentence("prompt.turn", n=standing)


def _technology(state: State, speech: Language) -> str:
    effect = state.pending.grant
    assert effect is not None
    grant, card = effect.grant, effect.cause.id
    if grant is None:
        return speech.sentence("prompt.technology_many", card=card)
    if grant.discount < ALL_GOLD:
        return speech.sentence("prompt.technology_paid", n=grant.discount, card=card)
    if grant.level:
        return speech.sentence("prompt.technology_level", n=grant.level, card=card)
    key = "prompt.technology_several" if state.pending.left > 1 else "prompt.technology"
    return speech.sentence(key, n=state.pending.left, card=card)


def _capital(state: State, speech: Language) -> str:
    if state.era > 1:
        return speech.sentence("prompt.capital", square=NAMES[state.players[state.seat].capital])
    _, placement = state.board.placed[-1]
    on_tile = all(placement.covers >> square & 1 for square in state.pending.squares)
    key = "prompt.capital_first" if on_tile else "prompt.capital_no_tile"
    return speech.sentence(key, n=state.table.cards.colonists)


def _found(state: State, speech: Language) -> str:
    player = state.players[state.seat]
    cubes, missing = player.powers.cubes_per_city, missing_cubes(player)
    gold = cubes * sum(effect.gold for effect in player.powers.cube)
    key = "prompt.found_from_map" if missing else "prompt.found"
    return speech.sentence(key, square=NAMES[state.pending.square], n=cubes, m=gold, k=missing)
