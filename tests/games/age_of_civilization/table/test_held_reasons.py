"""Whatever is held over whatever lies on the table: it may be put there, or one true sentence says why not."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint

from aoc_desktop.games.age_of_civilization.rules.prices import price
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.table.rows.gestures import COINS, WONDERS, WORKER
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.table.picture.bubbles import refusal_words
from tests.sessions import session
from tests.ui.person import Arrival, Key, Person, choose

TRACK = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]
GOES = {
    "goes_civilization": ("market", "hand"),
    "goes_pack": ("pack",),
    "goes_worker": ("worker",),
    "goes_technology": ("technology",),
    "goes_wonder": ("wonder",),
    "goes_special": ("special",),
    "goes_coins": ("coins",),
    "coins_stay": ("coins",),
    "coins_paid": ("coins",),
    "chosen_there": ("technology", "wonder"),
}
"""What is said where a thing goes, and of which things."""
NEVER = ("unknown_card", "unknown_move", "too_many_words", "card_not_named", "not_in_market", "variant_off")
"""Reasons that nobody with eyes can give cause for."""


def sit_down(person: Person, running: Session) -> Person:
    person.window.show_session(running)
    person.listen()
    person.settle()
    return person


def on_the_table(person: Person) -> dict[str, list[Place]]:
    """What can be pointed at, by kind; of each kind a few."""
    found: dict[str, list[Place]] = {}
    for piece in person.view.stage.with_places():
        assert piece.place is not None
        kind, _ = piece.place
        if piece.place not in found.setdefault(kind, []) and len(found[kind]) < (99 if kind == "action" else 2):
            found[kind].append(piece.place)
    return found


def held_over_all(person: Person) -> Iterator[tuple[Place, Place]]:
    """Each kind of thing is lifted and carried over each kind of place, with the mouse; then it is put back."""
    for kind in sorted(person.view.models.handling.holdable):
        for source in on_the_table(person).get(kind, []):
            person.lift(source)
            for place in [place for places in on_the_table(person).values() for place in places]:
                try:
                    person.move_to(person.point_of(place))
                except AssertionError:
                    continue  # wholly under a zone that shows while something is held
                yield source, place
            person.key(Key.Key_Escape)
            person.release(QPoint(2, 2))
            person.move_to(QPoint(2, 2))


def check(person: Person, source: Place, place: Place) -> str:
    """The pair is legal, or refused truly; the code of the reason."""
    hand = person.view.hand
    if place == source:
        return ""
    if moves := hand.targets().get(place):
        assert set(moves) <= set(person.listed())
        return ""
    reason = hand.meaning(place).reason
    assert reason is not None, (source, place)
    assert person.page.prompt.remark == say(reason, "en"), (source, place)
    assert person.view.hover.bubble.words == refusal_words(say(reason, "en")), (source, place)
    for language in ("en", "fr"):
        sentence = say(reason, language)
        assert 10 < len(sentence) < 110, sentence
        assert "_" not in sentence, sentence
        assert "{" not in sentence, sentence
        assert source[1] == "" or not re.search(rf"\b{re.escape(source[1])}\b", sentence), (source, place, sentence)
    assert reason.code not in NEVER, (source, place, reason)
    if reason.code in GOES:
        assert source[0] in GOES[reason.code], (source, place, reason)
    check_numbers(person.session.match.state, reason)
    return reason.code


def check_numbers(state: State, reason: Reason) -> None:
    """Prices, purses and workers as the rules know them."""
    params, player, cards = reason.params, state.players[state.seat], state.table.cards
    if "have" in params:
        assert params["have"] == player.coins, reason
    if "free" in params:
        assert params["free"] == player.free_workers < params["needed"], reason
    elif "needed" in params:
        assert params["needed"] > player.coins, reason
    if reason.code == "coins":
        action = cards.action[params["action"]]
        technologies = player.available_technologies(cards) if action.asks == "technology" else (None,)
        assert params["needed"] == min(price(state, state.seat, action, one) for one in technologies), reason
    if reason.code == "coins_for_technology":
        research = cards.action["research"]
        assert params["needed"] == price(state, state.seat, research, cards.technology[params["technology"]]), reason
    if reason.code == "upcoming":
        assert params["round"] > state.round, reason


TABLES = [
    (2, (), "second_edition", 4),
    (3, ("innovation", "changing_world"), "second_edition", 9),
    (2, ("draft", "innovation"), "second_edition", 6),
    (1, ("innovation",), "second_edition", 3),
    (2, ("draft",), "first_edition", 5),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} {' '.join(table[1])} {table[2]}")
def test_everything_over_everything(arrive: Arrival, table: tuple[int, tuple[str, ...], str, int]) -> None:
    players, variants, edition, seed = table
    person = sit_down(arrive(), session(players, variants, edition, seed))
    rng, pairs = Rng(seed), 0
    codes: set[str] = set()
    for number in range(64):
        person.lift_curtain()
        if person.at_end:
            break
        if number % 9 == 0:
            before = person.moves
            for source, place in held_over_all(person):
                codes.add(check(person, source, place))
                pairs += 1
            assert person.moves == before
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
    assert pairs > 600
    stay = "coins_stay" if edition == "second_edition" else "coins_paid"  # the first has no Phoenicia
    assert {"goes_worker", "wrong_step", stay} <= codes, codes
    assert ("goes_pack" in codes) == ("draft" in variants)


# ------------------------------------------------------------------ single sentences
def said_over(person: Person, source: Place, place: Place) -> str:
    """What is said while the one is held over the other; then it is put back."""
    person.lift(source)
    person.move_to(person.point_of(place))
    words = person.page.prompt.remark
    person.key(Key.Key_Escape)
    person.release(QPoint(2, 2))
    return words


def at_actions(arrive: Arrival, risen: str) -> Person:
    market = [risen, "kush", "rome", "maya", "china"]
    started = session(2, ("innovation",), track=TRACK, market=market, first_player=0)
    person = sit_down(arrive(), started)
    person.drag(("market", risen), ("rise", ""))
    return person


def test_things_say_where_they_go(arrive: Arrival) -> None:
    person = at_actions(arrive, "egypt")
    coins = person.models.my_board.numbers.value("coins")
    assert coins < 4
    kush: Place = ("market", "kush")
    wonder: Place = ("wonder", person.models.wonders.rows[0].card)
    special: Place = ("special", person.models.specials.rows[0].card)
    assert said_over(person, WORKER, kush) == "Workers go onto the slots of actions."
    assert said_over(person, WORKER, ("action", "wonder")) == f"Wonder costs 5 coins; you have {coins}."
    assert said_over(person, WORKER, ("action", "research")) == f"Research costs 4 coins; you have {coins}."
    assert said_over(person, wonder, WONDERS) == f"Wonder costs 5 coins; you have {coins}."
    assert said_over(person, wonder, ("action", "hunt")) == f"Wonder costs 5 coins; you have {coins}."
    assert said_over(person, kush, ("action", "hunt")).startswith("For now it is")
    assert "For now it is “Actions”" in said_over(person, kush, ("action", "hunt"))
    column = {"left": "left", "middle": "middle", "right": "right"}[
        person.models.cards.special_technology[special[1]].column
    ]
    assert (
        said_over(person, special, ("action", "wonder"))
        == f"This card goes onto the {column} column of your technologies."
    )
    assert (
        said_over(person, ("technology", "writing"), COINS) == f"Research for Writing costs 4 coins; you have {coins}."
    )
    stay = "Coins are paid by themselves; only with Phoenicia do you lay some on the market."
    assert said_over(person, COINS, ("action", "wonder")) == stay
    assert said_over(person, COINS, kush) == stay


def test_coins_of_whoever_may_lay_them(arrive: Arrival) -> None:
    """With Phoenicia they go onto cards of the market, at the end of the turn."""
    person = at_actions(arrive, "phoenicia")
    assert "For now it is “Actions”" in said_over(person, COINS, ("market", "kush"))
    for move in (("act", "hunt"), ("done",)):
        person.perform(move, person.by_list)
    assert ("use", "phoenicia", "kush") in person.listed()
    assert said_over(person, COINS, ("action", "wonder")) == "Coins go onto cards of the market."
    assert said_over(person, COINS, ("market", "kush")) == person.models.legal.text(("use", "phoenicia", "kush"))


def test_a_wonder_that_is_asked_for_goes_among_the_wonders(arrive: Arrival) -> None:
    """It may be clicked where it lies, too; but whoever carries it is told where it can be put."""
    person = at_actions(arrive, "inca")
    wonder: Place = ("wonder", person.models.wonders.rows[0].card)
    assert said_over(person, wonder, COINS).endswith("or among your own.")
    person.drag(wonder, WONDERS)
    assert person.moves[-1].split()[-1] == wonder[1]
