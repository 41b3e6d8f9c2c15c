"""Moves in words, as the list of legal moves shows them."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.words.moves import changes_text, move_text

CASES: list[tuple[str, dict[str, Any], str, str]] = [
    ("keep vikings", {}, "Keep the Vikings", "Garder les Vikings"),
    ("rise egypt", {"workers": 3}, "Rise as Egypt: 3 workers", "Faire naître l’Égypte : 3 Ouvriers"),
    (
        "rise egypt",
        {"workers": 1, "coins": 2},
        "Rise as Egypt: 1 worker, +2 coins",
        "Faire naître l’Égypte : 1 Ouvrier, +2 Pièces",
    ),
    ("rise egypt", {}, "Rise as Egypt", "Faire naître l’Égypte"),
    (
        "rise vikings hand",
        {"workers": 3},
        "Rise as the Vikings, from your hand",
        "Faire naître les Vikings, de votre main",
    ),
    ("annex maya", {"workers": 1}, "Annex the Maya: +1 worker", "Annexer les Mayas : +1 Ouvrier"),
    (
        "annex maya",
        {"workers": 1, "coins": 1},
        "Annex the Maya: +1 worker, +1 coin",
        "Annexer les Mayas : +1 Ouvrier, +1 Pièce",
    ),
    (
        "annex maya",
        {"workers": 0, "coins": 2},
        "Annex the Maya: no worker gained, +2 coins",
        "Annexer les Mayas : aucun Ouvrier gagné, +2 Pièces",
    ),
    ("annex maya", {"workers": 0}, "Annex the Maya: no worker gained", "Annexer les Mayas : aucun Ouvrier gagné"),
    ("annex maya", {}, "Annex the Maya", "Annexer les Mayas"),
    ("annex maya hand", {}, "Annex the Maya, from your hand", "Annexer les Mayas, de votre main"),
    ("skip", {}, "Skip: no new civilisation", "Passer : aucune nouvelle Civilisation"),
    ("act farm", {"costs": "A", "gains": "B"}, "Farm: A → B", "Ferme : A → B"),
    ("act farm", {"costs": "", "gains": "B"}, "Farm: no cost → B", "Ferme : sans coût → B"),
    ("act farm", {}, "Farm", "Ferme"),
    (
        "act research iron_working",
        {"costs": "A", "gains": "B"},
        "Research Iron Working: A → B",
        "Rechercher le Travail du fer : A → B",
    ),
    (
        "act wonder great_wall",
        {"costs": "A", "gains": "B"},
        "Build the Great Wall: A → B",
        "Bâtir la Grande Muraille : A → B",
    ),
    ("act wonder my_tower", {}, "Build My Tower", "Bâtir My Tower"),
    ("act wonder", {}, "Wonder, for its points only", "Merveille, pour ses seuls points"),
    ("buy smiths", {}, "Buy the Smiths card: −1 coin", "Acheter la carte Forgerons : −1 Pièce"),
    ("rest", {}, "Rest: +2 coins, +1 worker", "Se reposer : +2 Pièces, +1 Ouvrier"),
    ("rest", {"gains": "+9"}, "Rest: +9", "Se reposer : +9"),
    ("done", {}, "Finish actions", "Terminer les actions"),
    (
        "use education",
        {"offer": "culture", "coins": 3, "points": 1},
        "Perform Culture (Education): −3 coins, +1 point",
        "Réaliser l’action Culture (Éducation) : −3 Pièces, +1 point",
    ),
    ("decline axum", {}, "Decline the offer (Axum)", "Refuser la proposition (Axoum)"),
    ("use currency", {"gains": "+1"}, "Currency: +1", "Monnaie : +1"),
    ("use currency", {}, "Currency", "Monnaie"),
    ("use babylon#2", {"gains": "+1"}, "Babylon (2): +1", "Babylone (2) : +1"),
    ("use babylon writing", {}, "Babylon: gain Writing", "Babylone : gagner l’Écriture"),
    ("use babylon my_tech", {}, "Babylon: gain My Tech", "Babylone : gagner My Tech"),
    ("use inca petra", {}, "Inca: gain Petra", "Incas : gagner Pétra"),
    ("use babylon", {"gains": ""}, "Babylon: nothing to gain", "Babylone : rien à gagner"),
    (
        "use phoenicia huns",
        {},
        "Phoenicia: lay 2 coins on the Huns, +2 points",
        "Phénicie : poser 2 Pièces sur les Huns, +2 points",
    ),
    (
        "use phoenicia my_city",
        {"offer": "seed_market"},
        "Phoenicia: lay 2 coins on My City, +2 points",
        "Phénicie : poser 2 Pièces sur My City, +2 points",
    ),
    ("end", {}, "End turn", "Terminer le tour"),
    ("pick writing", {}, "Gain Writing", "Gagner l’Écriture"),
    ("take petra", {}, "Take Petra", "Prendre Pétra"),
    ("dance slowly", {}, "dance slowly", "dance slowly"),
]


@pytest.mark.parametrize(("move", "facts", "english", "french"), CASES)
def test_moves(move: str, facts: dict[str, Any], english: str, french: str) -> None:
    words = tuple(move.split())
    assert move_text(words, "en", facts) == english
    assert move_text(words, "fr", facts) == french.replace(" :", "\u202f:")


def test_changes() -> None:
    changes = [("coins", -3), ("points", 2), ("workers", 1), ("wonders", 1)]
    assert changes_text(changes, "en") == "−3 coins, +2 points, +1 worker, +1 wonder"
    assert changes_text(changes, "fr") == "−3 Pièces, +2 points, +1 Ouvrier, +1 Merveille"
    assert changes_text([("workers", 1), ("coins", 4)], "en", signed=False) == "1 worker, 4 coins"
    assert changes_text([], "en") == ""
