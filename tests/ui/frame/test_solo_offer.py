"""Solo is offered where the game in front of the player has it."""

from __future__ import annotations

from pathlib import Path

from aoc_desktop.ui.frame.look import looks
from tests.ui.windows import opened


def test_solo_is_greyed_with_a_reason_on_the_page_of_a_game_without_it(tmp_path: Path) -> None:
    with opened(tmp_path) as window:
        for look in looks():
            window.show_page(look.id)
            has = "solo" in look.modes
            assert window.actions_["solo"].isEnabled() == has, look.id
            if not has:
                assert window.actions_.reason("solo") == f"{look.title} is not played alone."
