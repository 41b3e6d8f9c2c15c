"""Advanced Civilization from the table as text: areas lead to their neighbours."""

from __future__ import annotations

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.text.text_rows import Row, section
from tests.games.advanced_civilization.table.moments import asked, played_until, take_up
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, play_until, sit_down
from tests.games.advanced_civilization.table.test_trading_floor import answering, dealing
from tests.ui.person import Arrival, Key


def test_an_area_tells_its_pieces_and_leads_to_its_neighbours(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    play_until(person, "movement", Rng(1))
    text, board = person.page.text, person.models.state.table.board
    mine = next(row.area for row in person.models.stacks.rows if row.area)
    person.key(Key.Key_Slash)
    person.write(f"go {mine}")
    person.key(Key.Key_Return)
    assert text.tree.here.of[1] == mine
    near = board.areas[board.land[board.area[mine]][0]]
    person.read_to(Row("link", (("area", mine), ("area", near))))
    person.key(Key.Key_Return)
    assert text.tree.here == Row("place", ("area", near), "map")
    assert "token" in text.model.told(Row("place", ("area", mine), "map")).text


def test_a_seat_is_named_once_in_its_row(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("random_nations",))
    told = person.page.text.model.told(Row("section", "seat 1"))
    assert told.text == person.models.seats.rows[1].name
    assert told.summary.startswith(f"{person.models.nation_name(1)}:")


def test_what_covers_the_map_can_be_put_away(arrive: Arrival) -> None:
    """During purchases the market lies over the map: its row says how it is seen, and the one for it is offered."""
    person = arrive(text_table="on")
    take_up(person, played_until(lambda state: state.step == "cards" and state.turn > 3, 4))
    person.lift_curtain(by_key=True)
    text = person.page.text
    stars = [text.model.told(key).text for key in text.model.all_keys() if key.kind == "place" and key.of[0] == "star"]
    assert len(stars) == len(set(stars)) > 10
    assert "“Map or market”" in text.model.told(section("map")).summary
    person.read_to(Row("action", "advanced_civilization.map"))
    person.key(Key.Key_Return)
    assert text.model.told(section("map")).summary.endswith("rows")


def test_a_legal_move_is_told_in_whole_words(arrive: Arrival) -> None:
    """Prices and nations, not the words of the record."""
    person = arrive(text_table="on")
    take_up(person, asked("assign", players=4, seed=2))
    person.lift_curtain(by_key=True)
    for move in person.listed():
        nation = person.models.nation_name(int(move[1]))
        assert person.models.legal.text(move).startswith(f"{nation}: {move[2]} unit point")


def test_a_card_before_another_nation_has_its_sentences(arrive: Arrival) -> None:
    """Civilisation cards lie open; trade cards are nobody else's business."""
    person = arrive(text_table="on")
    take_up(person, played_until(lambda state: state.step == "cards" and all(state.owned), 4))
    person.lift_curtain(by_key=True)
    others = [row for row in person.models.seats.rows if row.seat != person.models.viewer]
    assert any(row.cards for row in others)
    for row in others:
        cards = person.read_cards(row.seat)
        names = [person.view.faces.name("civilization_card", card, short=False) for card in row.cards]
        assert [name.removesuffix(".") for name in cards] == names
        assert all(cards.values())


def test_points_that_are_shared_out_are_set_with_their_unit(arrive: Arrival) -> None:
    """Not « 8. » alone."""
    person = arrive(text_table="on", language="fr")
    take_up(person, asked("assign", players=4, seed=2))
    person.lift_curtain(by_key=True)
    held = person.models.in_hand()
    said = [person.view.look.setting_words(number, held, person.models, "fr") for number in ("0", "1", "8")]
    assert said == ["0 point d’unité", "1 point d’unité", "8 points d’unité"]


def test_pieces_that_are_counted_stand_in_the_plural(arrive: Arrival) -> None:
    """« Pions : 33 », not « Pion : 33 »."""
    person = arrive(text_table="on", language="fr")
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    for kind, name in (("tokens", "Pions"), ("new city", "Cités"), ("new ship", "Bateaux"), ("stock", "Stock")):
        told = person.view.look.place_lines((kind, ""), person.models, person.view.faces)
        assert told[0].startswith(f"{name}\u202f: ")


def test_what_lies_on_the_trading_floor_is_told_in_whole_words(arrive: Arrival) -> None:
    """Who thinks or refuses, how many cards are promised, what is wanted for them: quotation marks are not heard."""
    person = arrive(text_table="on")
    take_up(person, dealing())
    person.lift_curtain(by_key=True)
    model, floor = person.page.text.model, person.models.trade.floor
    said = [row for row in person.models.trade.said.rows if row.kind == "offered"][-1]
    told = model.told(Row("place", ("said", str(said.number)), "trade")).text
    assert told.startswith(f"{person.models.nation_name(said.seat)} gives {said.amount} cards: ")
    assert "for certain, “the rest is " in told
    assert f"; wants {said.ask} with " in told
    silent = [row for row in floor.answers if row.state == "refuses"]
    assert silent
    for row in silent:
        nation = person.models.nation_name(row.seat)
        assert model.told(Row("place", ("answer", str(row.seat)), "trade")).text == f"{nation}: refuses."
    card = floor.offer.true[0]
    given = floor.offer.content.count(card)
    assert model.told(Row("place", ("lot", card), "trade")).text.endswith(f"{given} in your lot.")


def test_of_another_nations_lot_the_two_promised_are_counted(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    take_up(person, answering())
    person.lift_curtain(by_key=True)
    offer = person.models.trade.floor.offer
    told = person.page.text.model.told(Row("place", ("lot", offer.true[0]), "trade")).text
    assert told.endswith(f"{offer.true.count(offer.true[0])}, for certain.")


def test_what_can_only_be_guessed_is_not_foretold(arrive: Arrival) -> None:
    """Whoever ends the trade brings the calamities: who holds them, and loses cities, nobody knows before."""
    person = arrive(text_table="on")
    take_up(person, dealing())
    game, models = person.session.match.game, person.models
    told = 0
    for played in person.session.match.history:
        known = next((place for place, event in enumerate(played.events) if event.reveals), len(played.events))
        changed = [change for event in played.events[known:] for change in game.changes(event)]
        if any(change.what == "points" for change in changed):
            preview = models.foretold(played.move, played.seat, played.events)
            assert preview.reveals
            assert preview == models.foretold(played.move, played.seat, played.events[:known])._replace(reveals=True)
            told += 1
    assert told
