"""What a seat may know: a view holds nothing hidden, and a redrawn state is one that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.events import Kept
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.rules.view import View
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from tests.games.age_of_civilization.position import Position

Mode = tuple[str, int, tuple[str, ...]]

# One player means solo.
MODES: list[Mode] = [
    ("second_edition", 2, ()),
    ("second_edition", 3, ("innovation", "changing_world")),
    ("second_edition", 2, ("draft",)),
    ("second_edition", 3, ("draft",)),
    ("second_edition", 4, ("draft", "innovation", "changing_world")),
    ("first_edition", 2, ("draft",)),
    ("first_edition", 4, ("draft",)),
    ("second_edition", 1, ("innovation",)),
    ("first_edition", 1, ()),
]
DRAFTS = [mode for mode in MODES if "draft" in mode[2]]
mode_ids = [f"{edition} {players} {' '.join(variants)}" for edition, players, variants in MODES]
draft_ids = [name for name in mode_ids if "draft" in name]


def new_game(mode: Mode, seed: int) -> State:
    edition, players, variants = mode
    kind = "solo" if players == 1 else "table"
    return GAME.setup(Options(shipped_set(edition), players, kind, frozenset(variants)), Rng(seed))


def random_states(mode: Mode, seed: int) -> Iterator[State]:
    """Every state of a game played at random, the last one too."""
    state = new_game(mode, seed)
    rng = Rng(seed)
    yield state
    while deciders := GAME.deciders(state):
        GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))
        yield state


def ids(cards: object) -> list[str]:
    return [card.id for card in cards]  # type: ignore[attr-defined]


def hidden_cards(state: State, seat: int | None) -> set[str]:
    """The cards that this seat has never been shown, by its own bookkeeping: the deck, and other packs and hands."""
    hidden = set(ids(state.deck))
    for holder, pack in enumerate(state.packs):
        if holder != seat:
            hidden |= set(ids(pack))
    for other, player in enumerate(state.players):
        if other != seat:
            hidden |= set(ids(player.hand))
    return hidden


def shown_cards(view: View) -> set[str]:
    """Every civilisation that the view's state names anywhere."""
    state = view.state
    shown = {card.id for card, _ in state.market} | set(ids(state.deck))
    for zone in (*state.dealt, *state.packs):
        shown |= set(ids(zone))
    for player in state.players:
        shown |= set(ids(player.civilizations)) | set(ids(player.hand)) | set(ids(player.kept))
    return shown


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("mode", MODES, ids=mode_ids)
def test_a_view_shows_no_hidden_card(mode: Mode) -> None:
    for number, state in enumerate(random_states(mode, seed=3)):
        seats: list[int | None] = [number % mode[1], None]
        for seat in seats:
            assert not shown_cards(GAME.view(state, seat)) & hidden_cards(state, seat)


@pytest.mark.parametrize("mode", MODES, ids=mode_ids)
def test_a_view_keeps_all_that_is_open(mode: Mode) -> None:
    for number, state in enumerate(random_states(mode, seed=4)):
        seat = number % mode[1]
        view = GAME.view(state, seat)
        seen = view.state
        assert (seen.market, seen.wonder_market, seen.special_market) == (
            state.market,
            state.wonder_market,
            state.special_market,
        )
        assert (seen.round, seen.phase, seen.seat, seen.first_player) == (
            state.round,
            state.phase,
            state.seat,
            state.first_player,
        )
        assert seen.players[seat].hand == state.players[seat].hand
        assert view.deck_size == len(state.deck)
        for player, real in zip(seen.players, state.players, strict=True):
            assert (player.coins, player.points, player.workers) == (real.coins, real.points, real.workers)
            assert (player.civilizations, player.technologies) == (real.civilizations, real.technologies)


@pytest.mark.parametrize("mode", MODES, ids=mode_ids)
def test_the_order_of_the_deck_changes_no_view(mode: Mode) -> None:
    for number, state in enumerate(random_states(mode, seed=5)):
        deck = list(state.deck)
        Rng(number).shuffle(deck)
        other = state.copy()
        other.deck = tuple(deck)
        for seat in (0, mode[1] - 1, None):
            assert GAME.view(other, seat) == GAME.view(state, seat)


def test_views_of_seats_and_onlookers_are_not_the_same() -> None:
    state = new_game(("second_edition", 3, ("draft",)), 1)
    views = [GAME.view(state, seat) for seat in (0, 1, 2, None)]
    for one in range(4):
        for other in range(4):
            assert (views[one] == views[other]) == (one == other)


def test_a_view_does_not_change_with_the_game() -> None:
    position = Position().hold(0, main="egypt", workers=4).at("actions")
    view = GAME.view(position.state, 0)
    same = GAME.view(position.state, 0)
    position.play("act fish")
    assert view == same
    assert GAME.view(position.state, 0) != view


def test_what_everybody_sees_makes_views_different() -> None:
    position = Position().hold(0, main="egypt", workers=4).at("actions")
    before = [GAME.view(position.state, seat) for seat in (0, 1, None)]
    position.player(1).coins += 1
    for seat, view in zip((0, 1, None), before, strict=True):
        assert GAME.view(position.state, seat) != view


def test_a_view_is_no_state_to_be_shared() -> None:
    state = new_game(MODES[0], 1)
    view = GAME.view(state, 0)
    view.state.players[0].coins = 99
    assert state.players[0].coins == 3


# ---------------------------------------------------------------- redraw


@pytest.mark.parametrize("mode", MODES, ids=mode_ids)
def test_a_redrawn_state_looks_the_same(mode: Mode) -> None:
    for seed in (11, 12, 13):
        for number, state in enumerate(random_states(mode, seed)):
            seats: list[int | None] = [number % mode[1], None]
            for seat in seats if number % 3 else seats[:1]:
                view = GAME.view(state, seat)
                assert GAME.view(GAME.redraw(view, Rng(number)), seat) == view


@pytest.mark.parametrize("mode", MODES, ids=mode_ids)
def test_a_redrawn_state_holds_every_card_once(mode: Mode) -> None:
    cards = shipped_set(mode[0])
    solo = mode[1] == 1
    everything = sorted(card.id for card in cards.civilizations if card.in_solo or not solo)
    for number, state in enumerate(random_states(mode, 21)):
        drawn = GAME.redraw(GAME.view(state, number % mode[1]), Rng(number))
        placed = [card.id for card, _ in drawn.market] + ids(drawn.deck)
        for pack in drawn.packs:
            placed += ids(pack)
        for player in drawn.players:
            placed += [*ids(player.civilizations), *ids(player.hand)]
        assert sorted(placed) == everything


@pytest.mark.parametrize("mode", MODES, ids=mode_ids)
def test_a_redrawn_state_can_be_played_to_its_end(mode: Mode) -> None:
    rng = Rng(31)
    for number, state in enumerate(random_states(mode, 31)):
        if number % 12:
            continue
        drawn = GAME.redraw(GAME.view(state, number % mode[1]), rng)
        while deciders := GAME.deciders(drawn):
            GAME.apply(drawn, deciders[0], GAME.legal(drawn, deciders[0]).sample(rng))
        assert GAME.outcome(drawn) is not None


def test_redrawing_changes_neither_the_view_nor_the_game() -> None:
    mode: Mode = ("second_edition", 3, ("draft",))
    for state in random_states(mode, 41):
        view = GAME.view(state, 1)
        before = state.key()
        drawn = GAME.redraw(view, Rng(1))
        GAME.apply(drawn, *first_move(drawn)) if GAME.deciders(drawn) else None
        assert state.key() == before
        assert GAME.view(state, 1) == view


def first_move(state: State) -> tuple[int, tuple[str, ...]]:
    seat = GAME.deciders(state)[0]
    return seat, next(iter(GAME.legal(state, seat)))


def test_the_deck_is_redrawn_in_every_order() -> None:
    state = new_game(MODES[0], 1)
    view = GAME.view(state, 0)
    decks = [ids(GAME.redraw(view, Rng(seed)).deck) for seed in range(60)]
    assert len({tuple(deck) for deck in decks}) == 60
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(ids(state.deck)))}
    # Any card of the deck may come next; 60 draws of 43 cards show most of them.
    assert len({deck[0] for deck in decks}) > 25


def test_the_same_chance_redraws_the_same() -> None:
    view = GAME.view(new_game(DRAFTS[0], 1), 0)
    assert GAME.redraw(view, Rng(5)).key() == GAME.redraw(view, Rng(5)).key()


def test_hands_of_the_others_are_redrawn() -> None:
    """A seat of four that has seen only its own pack: any unseen card may be in the others' hands."""
    match = Match(GAME, new_game(("second_edition", 4, ("draft",)), 2))
    for _ in range(4):
        match.play(match.deciders[0], next(iter(match.legal(match.deciders[0]))))
    view = GAME.view(match.state, 0)
    # Seat 0 now holds the pack of seat 3: whatever seat 3 kept of it is unknown, and so are the others' cards.
    kept = [{GAME.redraw(view, Rng(seed)).players[seat].hand[0].id for seed in range(60)} for seat in (1, 2, 3)]
    assert all(len(cards) > 15 for cards in kept)
    own = {GAME.redraw(view, Rng(seed)).players[0].hand for seed in range(10)}
    assert own == {match.state.players[0].hand}


# ---------------------------------------------------------------- memory of the draft

PACKS = [
    ["egypt", "rome", "china", "axum", "mali", "kush", "kongo"],
    ["huns", "celts", "slavs", "khitan", "maya", "inca", "japan"],
]


def drafted(*moves: str) -> State:
    position = Position(variants=["draft"], packs=PACKS)
    position.play(*moves)
    return position.state


def redrawn_hands(state: State, seat: int, of: int, times: int = 40) -> list[list[str]]:
    view = GAME.view(state, seat)
    return [ids(GAME.redraw(view, Rng(seed)).players[of].kept) for seed in range(times)]


def test_what_is_missing_when_a_pack_returns_was_kept_by_the_other() -> None:
    """Two players: seat 0 knows its first pack, keeps Egypt, and sees it again with Rome gone: seat 1 has Rome."""
    state = drafted("keep egypt", "keep huns", "keep celts", "keep rome")
    assert ids(state.packs[0]) == ["china", "axum", "mali", "kush", "kongo"]
    hands = redrawn_hands(state, seat=0, of=1)
    assert {hand[1] for hand in hands} == {"rome"}


def test_what_the_other_kept_before_us_stays_open() -> None:
    """Of the pack that came second, seat 0 never saw the card that seat 1 had kept first."""
    state = drafted("keep egypt", "keep huns", "keep celts", "keep rome")
    first = {hand[0] for hand in redrawn_hands(state, seat=0, of=1, times=60)}
    assert len(first) > 20
    assert "celts" not in first
    assert not first & set(PACKS[0])
    assert not first & {"slavs", "khitan", "maya", "inca", "japan"}


def test_an_onlooker_remembers_nothing() -> None:
    state = drafted("keep egypt", "keep huns", "keep celts", "keep rome")
    view = GAME.view(state, None)
    assert len({GAME.redraw(view, Rng(seed)).players[1].kept[1].id for seed in range(40)}) > 15


def test_a_seat_remembers_its_own_hand() -> None:
    state = drafted("keep egypt", "keep huns", "keep celts", "keep rome")
    assert {tuple(hand) for hand in redrawn_hands(state, seat=1, of=1)} == {("huns", "rome")}


def test_a_card_kept_in_secret_is_in_no_other_view() -> None:
    """Seat 0 has kept, seat 1 is about to: it cannot tell which card seat 0 took."""
    egypt, rome = drafted("keep egypt"), drafted("keep rome")
    assert GAME.view(egypt, 1) == GAME.view(rome, 1)
    assert GAME.view(egypt, None) == GAME.view(rome, None)
    assert GAME.view(egypt, 0) != GAME.view(rome, 0)


WHOLE_DRAFT = (
    "keep egypt",
    "keep huns",
    "keep celts",
    "keep rome",
    "keep china",
    "keep slavs",
    "keep khitan",
    "keep axum",
    "keep mali",
    "keep maya",
)


def test_after_the_draft_the_other_hand_is_known_but_for_its_first_card() -> None:
    """Seat 0 saw its pack three times and the other twice; the left-over market shows the rest."""
    state = drafted(*WHOLE_DRAFT)
    assert state.phase == "civilization"
    assert ids(state.players[1].kept) == ["huns", "rome", "slavs", "axum", "maya"]
    hands = redrawn_hands(state, seat=0, of=1)
    assert {tuple(hand[1:]) for hand in hands} == {("rome", "slavs", "axum", "maya")}
    assert len({hand[0] for hand in hands}) > 10


def test_the_market_made_of_left_over_cards_tells_an_onlooker_what_it_tells() -> None:
    state = drafted(*WHOLE_DRAFT)
    view = GAME.view(state, None)
    market = {card.id for card, _ in state.market}
    for seed in range(20):
        drawn = GAME.redraw(view, Rng(seed))
        for player in drawn.players:
            assert len(player.hand) == 5
            assert not market & set(ids(player.hand))


def test_a_card_played_from_the_hand_is_known_from_then_on() -> None:
    position = Position(variants=["draft"], packs=PACKS)
    position.play(*WHOLE_DRAFT, "rise egypt hand", "rest", "rise huns hand")
    hands = redrawn_hands(position.state, seat=0, of=1)
    assert {tuple(hand) for hand in hands} == {("huns", "rome", "slavs", "axum", "maya")}
    drawn = GAME.redraw(GAME.view(position.state, 0), Rng(1))
    assert ids(drawn.players[1].hand) == ["rome", "slavs", "axum", "maya"]


def test_a_log_tells_a_seat_no_more_than_its_view() -> None:
    position = Position(variants=["draft"], packs=PACKS)
    position.play(*WHOLE_DRAFT)
    for seat in (0, 1):
        kept = [event.civilization for _, event in position.match.log(seat) if isinstance(event, Kept)]
        assert kept == ids(position.player(seat).kept)
    assert [event for _, event in position.match.log(None) if event.kind == "kept"] == []
