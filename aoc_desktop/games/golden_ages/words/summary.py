"""A player's board and the map in sentences: for who hears the table instead of seeing it."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.golden_ages.rules.cards import SYMBOLS
from aoc_desktop.games.golden_ages.rules.counts import controlled
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE
from aoc_desktop.games.golden_ages.rules.state import WONDER_BIT, Player, State
from aoc_desktop.games.golden_ages.rules.view import View, hidden_cards
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.text.language import Language
from aoc_desktop.text.summary import hidden_summary


def player_lines(view: View, seat: int, players: Sequence[str], language: str) -> list[str]:
    """All that lies before a player, as far as the listener may know it."""
    speech, state = load_language(language), view.state
    player = state.players[seat]
    told = [_numbers(speech, player, players[seat])]
    told += [speech.sentence("summary.golden_age")] * player.golden_age
    told += [speech.sentence("summary.first_player")] * (seat == state.first_player)
    told.append(
        speech.sentence("summary.colonists", a=len(player.standing), b=len(player.lying), c=player.agora)
        if player.capital != NOWHERE
        else speech.sentence("summary.no_capital")
    )
    if player.capital != NOWHERE:
        told.append(speech.sentence("summary.capital", square=NAMES[player.capital]))
    told += [_cubes(speech, state, player), _symbols(speech, state, seat), *_cards(speech, state, player)]
    told += [_attacks(speech, state, player), *_secrets(speech, view, seat)]
    return [*told, *hidden_summary(hidden_cards(view, seat), players[seat], speech)]


def _numbers(speech: Language, player: Player, name: str) -> str:
    values = {"player": name, "points": player.points, "gold": player.gold}
    if player.civilization is None:
        return speech.sentence("summary.numbers_none", **values)
    return speech.sentence(
        "summary.numbers", **values, civilization=player.civilization.id, n=player.civilization.value
    )


def _cubes(speech: Language, state: State, player: Player) -> str:
    stored = sum(
        technology.cubes for technology in state.table.cards.technologies if not player.developed & technology.bit
    )
    return speech.sentence(
        "summary.cubes", a=player.reserve, b=stored, c=player.cubes_on_map, d=player.cities.bit_count()
    )


def _symbols(speech: Language, state: State, seat: int) -> str:
    counts = [f"{controlled(state, seat, symbol)} {speech.names['symbol'][symbol].short}" for symbol in SYMBOLS]
    return speech.sentence("summary.symbols", counts=speech.join(counts, "comma"))


def _cards(speech: Language, state: State, player: Player) -> list[str]:
    """Technologies, building slots, wonders."""
    technologies = [technology.id for technology in player.technologies]
    told = [speech.sentence("summary.technologies" if technologies else "summary.no_technologies", cards=technologies)]
    for slot, building in enumerate(player.slots):
        if building is not None:
            used = "activated" if player.activated >> slot & 1 else "ready"
            ready = "permanent" if building.activate is None else used
            mark = speech.text(f"summary.{ready}")
            told.append(speech.sentence("summary.slot", n=slot + 1, building=building.id, state=mark))
    wonders = [_wonder(speech, player, number) for number in range(len(player.wonders))]
    key = "summary.wonders" if wonders else "summary.no_wonders"
    return [*told, speech.sentence(key, wonders=speech.join(wonders, "comma"))]


def _wonder(speech: Language, player: Player, number: int) -> str:
    name = speech.names["wonder"][player.wonders[number].id].display
    used = player.activated >> (WONDER_BIT + number) & 1
    return speech.text("summary.with_state", name=name, state=speech.text("summary.wonder_activated")) if used else name


def _attacks(speech: Language, state: State, player: Player) -> str:
    costs, made = state.table.cards.invasion_costs, len(player.glory)
    values: dict[str, object] = {"n": made, "values": list(player.glory)}
    if not costs:
        return speech.sentence("summary.nobody_attacks")
    if made >= len(costs):
        return speech.sentence("summary.attacks_all", **values)
    return speech.sentence("summary.attacks" if made else "summary.no_attacks", **values, m=costs[made])


def _secrets(speech: Language, view: View, seat: int) -> list[str]:
    """What only its owner knows: the civilisations of later eras and the future technology."""
    player = view.state.players[seat]
    if view.seat != seat or player.future is None:
        return []
    later = [card.id for cards in player.hand for card in cards]
    key = "summary.secrets" if later else "summary.secret_future"
    return [speech.sentence(key, civilizations=later, future=player.future.id)]


def map_lines(view: View, players: Sequence[str], language: str) -> list[str]:
    """How much land there is, who stands where, what the squares bear, judgements and what can be had."""
    speech, state = load_language(language), view.state
    board = state.board
    size = {"n": board.continent.bit_count(), "m": board.islands.bit_count()}
    told = [speech.sentence("summary.map", **size)]
    told += [_places(speech, player, players[seat]) for seat, player in enumerate(state.players)]
    for place, symbol in enumerate(SYMBOLS):
        squares = _named(board.once[place] & ~state.capitals)
        if squares:
            told.append(speech.sentence("summary.symbol", symbol=symbol, squares=squares))
    told.append(speech.sentence("summary.judgements", judgements=[card.id for card in state.judgements]))
    told += _offers(speech, state)
    counts = [f"{players[seat]} {player.agora}" for seat, player in enumerate(state.players)]
    return [*told, speech.sentence("summary.agora", counts=speech.join(counts, "comma"))]


def _offers(speech: Language, state: State) -> list[str]:
    offered = (("wonder", state.wonders), ("building", state.buildings))
    return [
        speech.sentence(f"summary.offers_{kind}", cards=[card.id for card in cards]) for kind, cards in offered if cards
    ]


def _places(speech: Language, player: Player, name: str) -> str:
    """Where a player's pieces are; kinds without a piece are not named."""
    parts = []
    if player.capital != NOWHERE:
        parts.append(speech.text("summary.at_capital", square=NAMES[player.capital]))
    kinds = (
        ("cities", _named(player.cities)),
        ("standing", _squares(player.standing)),
        ("lying", _squares(player.lying)),
    )
    parts += [speech.text(f"summary.at_{kind}", squares=squares) for kind, squares in kinds if squares]
    text = speech.join(parts, "semicolon") or speech.text("summary.at_nothing")
    return speech.sentence("summary.places", player=name, text=text)


def _named(bits: int) -> list[str]:
    return [name for square, name in enumerate(NAMES) if bits >> square & 1]


def _squares(squares: Sequence[int]) -> list[str]:
    return [NAMES[square] for square in squares if square != NOWHERE]
