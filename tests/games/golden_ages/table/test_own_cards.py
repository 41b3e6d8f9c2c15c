"""A table with a card set of the user's own: cards that nobody has drawn have plain pictures and readable names."""

from __future__ import annotations

from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.play.start import new_game
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.picture.view import TableView
from tests.sessions import AT_ONCE

NEW = {"wonder": ("colossus", "sky_garden"), "building": ("market", "harbour"), "civilization": ("rome", "atlantis")}


def own_set() -> dict[str, object]:
    """The box with one card of each kind under another name."""
    data = parse_toml(resource("golden_ages", "base.toml"))
    for kind, (old, new) in NEW.items():
        card = next(card for card in data[kind] if card["id"] == old)
        card["id"] = new
    for wonder in data["wonder"]:
        prices = wonder.get("cost_for", {})
        if "rome" in prices:
            prices["atlantis"] = prices.pop("rome")
    return {**data, "id": "own"}


def test_cards_that_nobody_knows_lie_on_the_table() -> None:
    record = Record("golden_ages", own_set(), 4, "table", (), {"seed": 2})
    session = new_game(record, [SeatInfo(name, HUMAN) for name in ("Ada", "Ben", "Cleo", "Dan")], AT_ONCE)
    view = TableView(session, "fr")
    view.resize(1020, 652)
    view.show()
    session.begin()
    rng, seen = Rng(2), set()
    while not session.finished:
        state = session.match.state
        seen |= {card.id for card in (*state.wonders, *state.buildings)}
        seen |= {player.civilization.id for player in state.players if player.civilization is not None}
        session.play(rng.choice(view.models.player_view.moves))
        if rng.below(12) == 0:
            view.grab()
    assert seen & {new for _, new in NEW.values()}
    assert not lettering.overflows, lettering.overflows
