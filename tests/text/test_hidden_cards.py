"""What others hold is counted, and said to be theirs alone; never named (design: "3 cards, only Marcus sees them")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from aoc_desktop.games import GAMES, game_named, words_of
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.language import load_language

PLAYERS = ("Ada", "Marcus")
MOVES = 160


class Table(NamedTuple):
    """A game with secrets, and the number of cards that each seat hides from the others."""

    card_set: str
    held: Callable[[Any, int], int]
    variants: tuple[str, ...] = ()
    kind: str = ""
    """Of what cards, in English and French."""


def in_draft(state: Any, seat: int) -> int:
    player = state.players[seat]
    return len(set(player.kept) - set(player.civilizations))


def of_later_eras(state: Any, seat: int) -> int:
    return 1 + sum(len(cards) for cards in state.players[seat].hand)


TABLES = {
    "age_of_civilization": Table("second_edition", in_draft, ("draft",)),
    "golden_ages": Table("base", of_later_eras),
    "monumental_duel": Table("espionage", lambda _state, _seat: 0),
    "advanced_civilization": Table("standard", lambda state, seat: sum(state.hands[seat]), kind="trade "),
}


def test_every_game_is_looked_at() -> None:
    assert set(TABLES) == set(GAMES)


@pytest.mark.parametrize("game_id", TABLES)
def test_what_another_holds_is_counted_and_no_more(game_id: str) -> None:
    game, words, table, rng = game_named(game_id), words_of(game_id), TABLES[game_id], Rng(2)
    match = start(game, Record(game_id, table.card_set, 2, "table", table.variants, {"seed": 3}))
    counts = set()
    while match.deciders and len(match.history) < MOVES:
        seat = match.deciders[0]
        match.play(seat, game.draw(match.state, rng) if seat == CHANCE else rng.choice(list(match.legal(seat))))
        if not match.deciders:
            break  # at the end some games show it all
        view, held = game.view(match.state, 0), table.held(match.state, 1)
        told = {code: " ".join(words.board(view, 1, PLAYERS, code)) for code in ("en", "fr")}
        own = " ".join(words.board(view, 0, PLAYERS, "en"))
        counts.add(held)
        assert "only" not in own
        one, them = ("card", "it") if held == 1 else ("cards", "them")
        said = f"{held} {table.kind}{one}, only Marcus sees {them}."
        assert (said in told["en"]) is bool(held), told["en"]
        assert ("de Marcus seulement." in told["fr"]) is bool(held), told["fr"]
    assert len(counts) > 1 or counts == {0}


def test_a_player_whose_name_begins_with_a_vowel_is_elided() -> None:
    """« d’Anna », « de Marcus »: names that users type follow the grammar too."""
    for game in ("", "advanced_civilization"):
        speech = load_language("fr", game)
        for key in ("summary.hidden", "summary.hand_other")[: 2 if game else 1]:
            assert "d’Anna seulement" in speech.text(key, n=2, player="Anna")
            assert "de Marcus seulement" in speech.text(key, n=1, player="Marcus")
