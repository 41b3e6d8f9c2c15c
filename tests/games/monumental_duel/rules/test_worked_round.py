"""The round that the notation plays through: every line with the number of its legal moves."""

from __future__ import annotations

from tests.games.monumental_duel.position import SETUP, beginning

ROUND = """
activate c 3|9
activate b 3|9
acquire persia|26
conquer|25
use c1|14
choose culture|2
pay production military|2
use b1 knowledge|12
discard a1|4
gain production military|3
develop scientific_method|9
archive a1|5
use b1|17
choose culture|2
pay production military|3
use b3|4
develop black_powder c|25
use a3 knowledge|6
gain production|2
acquire laboratory|18
ambassador deploy|5
! 2|6
reroll 2 military|3
! 1|6
reroll 1 production|2
! 4|6
ambassador train|8
progress|5
! draw fort|3
advantage science 1|6
warlord|2
discard c1|3
! draw work_camp|2
! draw work_camp|2
! draw mine|2
! draw philosophy|5
! draw forum|4
! draw work_camp|3
! draw work_camp|3
! draw fort|3
! draw work_camp|3
! draw library|2
! draw work_camp|6
"""


def test_the_round_on_paper() -> None:
    game = beginning(**SETUP)
    for line in ROUND.strip().splitlines():
        move, _, legal = line.partition("|")
        assert len(game.legal()) == int(legal), move
        game.play(move)
    state = game.state
    assert game.in_city(0) == {
        "a1": "work_camp", "a2": "library", "a3": "work_camp", "b1": "library", "b2": "library", "b3": "mine",
        "c1": "work_camp", "c2": "forum+philosophy", "c3": "work_camp",
    }  # fmt: skip
    assert sorted(game.ids(game.player(0).bag)) == ["fort", "fort", "fort", "hoplite_field"]
    assert game.ids(state.track) == [
        "marble_quarry",
        "gymnasium",
        "great_wall",
        "scytale",
        "hanging_gardens",
        "caravanserai",
    ]
    assert game.ids(state.development_discard) == ["ethiopia", "colossus"]
    assert game.ids(game.player(1).provinces) == ["persia", "barricade"]
    assert (state.round, state.first_player, state.seat, state.step, state.holder) == (2, 1, 1, "activation", -1)
