"""Who may read what (sentences, 6.5): secrets stay with those who know them, in the log, in questions and in moves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.record import read_record, start
from tests.conformance import names_in
from tests.games import data_of
from tests.games.advanced_civilization.position import Position
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading

FOLDER = data_of("advanced_civilization", "conformance")

PLAYERS = [f"Player {number}" for number in range(1, 9)]

# What everybody may read of trade cards: announcements, what the reveal shows, what is shown, spent or discarded.
OPEN = {
    *("offered", "answered", "dealt", "revealed", "kept_calamities", "calamity", "no_effect"),
    *("shown", "spent", "paid", "discarded", "to_bottom"),
}
# What only some may: how many of them.
SECRET = {"draws": 1, "lot": 1, "exchanged": 2, "loot": 2}


def lines(game: Position, reader: int | None, language: str = "en") -> str:
    return " ".join(WORDS.log_lines(seen(game.events, reader), game.state, language, PLAYERS))


def told(name: str) -> Iterator[tuple[State, list[Event]]]:
    """A game that was played: each state before a move, with the events of the move."""
    record = read_record(FOLDER / f"{name}.record.json")
    state = start(GAME, record).state
    for line in record.moves:
        before, log = GAME.copy(state), list[Event]()
        GAME.apply(state, *read_line(line, GAME.deciders(state)), log)
        yield before, log


@pytest.mark.parametrize("name", names_in(FOLDER)[::2])
def test_no_event_names_a_card_to_those_who_may_not_know_it(name: str) -> None:
    cards = set(Position().state.table.cards.cards)
    found = set()
    for _, log in told(name):
        for event in log:
            if cards & set(event.words):
                found.add(event.kind)
                if event.seen_by is None:
                    assert event.kind in OPEN, event
                else:
                    assert len(set(event.seen_by)) == SECRET[event.kind], event
                    assert event.seat in event.seen_by
    assert found


@pytest.mark.parametrize("name", names_in(FOLDER)[::3])
def test_questions_and_moves_are_told_from_the_seats_own_view(name: str) -> None:
    """What a seat reads is the same whether the words know everything or only what the seat knows."""
    for number, (state, _) in enumerate(told(name)):
        if number % 4 and state.step not in ("answer", "deal", "content", "truth"):
            continue
        for seat in GAME.deciders(state):
            if seat == CHANCE:
                continue
            view = GAME.view(state, seat)
            assert WORDS.prompt(view, seat, "en") == WORDS.prompt(state, seat, "en")
            for move in list(GAME.legal(state, seat))[:6]:
                assert WORDS.move_text(view, seat, move, "fr") == WORDS.move_text(state, seat, move, "fr")


def test_cards_drawn_are_named_to_the_drawer_alone() -> None:
    game = Position().cities(0, "rome", "carthage").tokens(0, tunisia=4)
    game.begin("trade_cards")
    assert "You draw" in lines(game, 0)
    assert lines(game, 1).startswith("Africa draws 2 cards (stacks 1 to 2).")
    assert lines(game, None) == lines(game, 2) == lines(game, 1)


def test_a_card_bought_of_the_ninth_stack_likewise() -> None:
    game = Position().treasury(0, 20)
    game.begin("trade_cards")
    game.play("buy")
    assert "for 18 tokens of the treasury" in lines(game, 0)
    assert "Gold" in lines(game, 0) or "Ivory" in lines(game, 0) or "Piracy" in lines(game, 0)
    assert lines(game, 1).startswith("Africa buys a card of stack 9 for 18 tokens.")


def test_an_offer_is_silent_until_it_is_complete_and_its_content_stays_secret() -> None:
    game = trading({"salt": 3, "iron": 2, "treachery": 1}, *THREE[1:])
    parts = [
        "offer",
        "give salt",
        "give salt",
        "give iron",
        "give treachery",
        "close",
        "true salt salt",
        "say iron",
        "ask 3",
    ]
    for part in parts:
        game.play(part)
        assert lines(game, 1) == lines(game, None) == ""
    game.play("want any any")
    assert "In your lot: 1 Iron, 2 Salt and Treachery." in lines(game, 0)
    assert "Treachery" not in lines(game, 1)
    assert "Treachery" not in lines(game, None, "fr") + lines(game, 2, "fr") + lines(game, None)
    assert "“the rest is Iron”" in lines(game, 1)


def test_answers_are_heard_when_the_last_is_complete() -> None:
    game = trading(*THREE)
    game.play(*OFFER)
    while game.asked == "answer":
        seat = game.deciders[0]
        legal = game.legal(seat=seat)
        line = "close" if "close" in legal else legal[0]
        game.play(f"@{seat} {line}" if len(game.deciders) > 1 else line)
        if game.asked == "answer":
            assert lines(game, 0) == lines(game, None) == ""
    assert lines(game, 0).count("answers with") == 2
    assert "In your answer" not in lines(game, 0)
    assert lines(game, 1).count("In your") == 1


def test_what_changed_hands_is_read_by_the_two_alone() -> None:
    game = trading({"salt": 3, "iron": 2, "treachery": 1}, *THREE[1:])
    game.play("offer", "give salt", "give salt", "give treachery", "close", "say salt")
    game.play("ask 3", "want any any")
    while game.asked == "answer":
        seat = game.deciders[0]
        legal = game.legal(seat=seat)
        line = "refuse" if seat == 2 else "close" if "close" in legal else legal[0]
        game.play(f"@{seat} {line}" if len(game.deciders) > 1 else line)
    game.play("deal 1")
    for partner in (0, 1):
        assert "receives 2 Salt and Treachery" in lines(game, partner)
    for other in (2, None):
        assert "Treachery" not in lines(game, other)
        assert lines(game, other).startswith("Africa and Illyria deal: 3 cards with 2 Salt for ")


def test_a_looted_card_is_read_by_the_two_alone() -> None:
    game = Position().cities(0, "carthage").tokens(1, carthage=8).hand(0, salt=1, iron=1)
    game.begin("conflict")
    game.play("! loot salt")
    assert lines(game, 0) == lines(game, 1)
    assert "Illyria loots 1 card from Africa: Salt." in lines(game, 0)
    assert "Salt" not in lines(game, 2) + lines(game, None)
    assert "Illyria loots 1 card from Africa." in lines(game, 2)


def test_a_calamity_and_its_giver_are_read_by_all_from_the_reveal_on() -> None:
    game = Position().tokens(0, carthage=3).cities(0, "rome").struck(0, "treachery", giver=2)
    for reader in (0, 1, None):
        assert "Calamities of Africa: Treachery." in lines(game, reader)
        assert "Treachery: Africa, from Crete." in lines(game, reader)


def test_grain_shown_and_cards_discarded_are_read_by_all() -> None:
    game = Position().tokens(0, carthage=20).own(0, "pottery").hand(0, grain=4).struck(0, "famine")
    game.play("show 2")
    assert "Africa shows 2 Grain (Pottery): 8 unit points fewer." in lines(game, 1)
    game = Position().hand(0, salt=9, iron=2)
    game.begin("civilization_cards")
    while game.asked != "discard":
        game.play("done")
    game.play("discard iron")
    assert "Africa discards 1 Iron (8 at most)." in lines(game, None)


def test_what_a_leaver_puts_back_and_the_order_of_a_stack_are_read_by_nobody() -> None:
    game = Position(variants=["leaving"]).tokens(0, carthage=2).tokens(1, rome=2).hand(0, salt=2, iron=1)
    game.begin("movement")
    game.play("leave")
    for reader in (0, 1, None):
        assert "Salt" not in lines(game, reader)
        assert "Iron" not in lines(game, reader)
