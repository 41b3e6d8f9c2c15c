"""What a card set file may say: pydantic models of every table, and the checks that concern several cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import ErrorDetails, PydanticCustomError

from aoc_desktop.kernel.errors import BadCards

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Number = Annotated[int, Field(ge=-99, le=99)]
Count = Annotated[int, Field(ge=0, le=99)]
Positive = Annotated[int, Field(ge=1, le=99)]
Source: TypeAlias = str | dict[str, str]
Column = Literal["left", "middle", "right"]
Symbol = Literal["none", "war", "plague"]
PerWhat = Literal[
    "technologies", "wonders", "workers", "coins", "points", "military", "upcoming_actions", "bonus_coins", "game"
]
Counted = Literal["technologies", "wonders", "workers", "coins", "points", "military"]
Per = Annotated[dict[PerWhat, Positive], Field(min_length=1, max_length=1)]

# Each standing effect: the fields that it must have, and those that it may have.
STANDING: Mapping[str, tuple[set[str], set[str]]] = {
    "military": ({"amount"}, {"per"}),
    "discount": ({"action", "coins"}, {"technologies", "requires", "per", "except_offer"}),
    "free": ({"action"}, {"technologies"}),
    "slot": ({"action"}, set()),
    "workers": ({"action", "change"}, set()),
    "spare_workers": ({"action"}, set()),
    "upcoming_actions": (set(), set()),
    "war_immunity": (set(), set()),
    "forbid_others": ({"action"}, set()),
}
RESULTS = {"gain", "others", "offer", "multiply_bonus_coins"}
TRIGGERED = RESULTS | {"requires", "per", "max"}


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Named(Model):
    id: Id


class GainData(Model):
    coins: Number = 0
    points: Count = 0
    workers: Count = 0
    technologies: Count = 0
    wonders: Count = 0

    @model_validator(mode="after")
    def gives_something(self) -> GainData:
        if not self.model_fields_set:
            raise _refusal("empty", "")
        return self


class OthersData(Model):
    coins: Number = 0
    sacrifice: Count = 0


class EveryoneData(Model):
    coins: Number = 0
    workers: Count = 0
    sacrifice: Count = 0


def _refusal(problem: str, field: str, found: object = None) -> PydanticCustomError:
    """One of our own checks failed: the path of pydantic's error ends with `field`."""
    return PydanticCustomError(problem, "{field}", {"field": field, "found": found})


class EffectData(Model):
    """A standing or triggered effect; which fields go together is checked by kind."""

    always: str | None = None
    when: Literal["rise", "gain", "action", "rest", "end_of_turn", "war", "sacrifice", "game_end"] | None = None
    action: Id | None = None
    technologies: Annotated[list[Id], Field(min_length=1)] | None = None
    requires: Literal["most_military"] | None = None
    per: Per | None = None
    max: Positive | None = None
    amount: Number | None = None
    coins: Number | None = None
    change: Number | None = None
    except_offer: Id | None = None
    gain: GainData | None = None
    others: OthersData | None = None
    offer: Literal["culture", "seed_market"] | None = None
    multiply_bonus_coins: Positive | None = None

    @model_validator(mode="after")
    def fields_go_together(self) -> EffectData:
        given = self.model_fields_set - {"always", "when"}
        if (self.always is None) == (self.when is None):
            raise _refusal("always_or_when", "always")
        if self.always is not None:
            self._check_standing(given)
        else:
            self._check_triggered(given)
        return self

    def _check_standing(self, given: set[str]) -> None:
        if self.always not in STANDING:
            raise _refusal("unknown_effect", "always", self.always)
        needed, allowed = STANDING[str(self.always)]
        for field in sorted(needed - given):
            raise _refusal("missing_for", field, self.always)
        for field in sorted(given - needed - allowed):
            raise _refusal("not_for", field, self.always)
        # A strength that depends on itself has no value.
        if self.always == "military" and "military" in (self.per or ()):
            raise _refusal("depends_on_itself", "per")
        if "bonus_coins" in (self.per or ()):
            raise _refusal("not_for", "per", self.always)

    def _check_triggered(self, given: set[str]) -> None:
        allowed = TRIGGERED | ({"action", "technologies"} if self.when == "action" else set())
        for field in sorted(given - allowed):
            raise _refusal("not_for", field, self.when)
        if self.when == "action" and self.action is None:
            raise _refusal("missing_for", "action", self.when)
        if not given & RESULTS:
            raise _refusal("gives_nothing", "gain", self.when)
        if self.max is not None and self.per is None:
            raise _refusal("missing_for", "per", "max")
        if "bonus_coins" in (self.per or ()) and self.when != "rise":
            raise _refusal("not_for", "per", self.when)
        if self.multiply_bonus_coins is not None and self.when != "rise":
            raise _refusal("not_for", "multiply_bonus_coins")
        if self.offer is not None:
            self._check_offer(given)
        if self.when == "game_end" and self.gain is not None:
            late = bool(self.gain.technologies or self.gain.wonders)
            if late:
                raise _refusal("not_for", "gain", self.when)

    def _check_offer(self, given: set[str]) -> None:
        moments = {"culture": ("action", "end_of_turn"), "seed_market": ("end_of_turn",)}[str(self.offer)]
        if self.when not in moments:
            raise _refusal("not_for", "offer", self.when)
        for field in sorted(given - {"action", "technologies", "offer"}):
            raise _refusal("not_for", field, "offer")
        # Culture that offers Culture would never end.
        if self.action == "culture":
            raise _refusal("depends_on_itself", "offer")


class ActionData(Named):
    where: Literal["permanent", "track"]
    slots: Positive
    workers: Count
    coins: Count
    sacrifice: bool
    gain: GainData
    gain_without_technology: GainData | None = None
    others: OthersData | None = None
    requires: Literal["most_military"] | None = None
    symbol: Symbol | None = None
    source: Source

    @model_validator(mode="after")
    def fields_go_together(self) -> ActionData:
        if self.where == "track" and self.symbol is None:
            raise _refusal("missing_for", "symbol", "track")
        if self.where == "permanent" and self.symbol is not None:
            raise _refusal("not_for", "symbol", "permanent")
        # What the move must name cannot hang on a condition.
        named = self.gain_without_technology
        if named is not None and (named.technologies or named.wonders):
            raise _refusal("not_for", "gain_without_technology", "technologies")
        if self.requires is not None and (self.gain.technologies or self.gain.wonders):
            raise _refusal("not_for", "requires", "technologies")
        return self


class RowData(Named):
    """A card, or a row of a special technology card, that is nothing but its effects."""

    effects: list[EffectData]


class TechnologyData(RowData):
    column: Column
    row: Annotated[int, Field(ge=1, le=3)]
    after: list[Id]
    source: Source


class SpecialTechnologyData(Named):
    column: Column
    row_1: RowData
    row_2: RowData
    source: Source


class CivilizationData(Named):
    group: Id
    population: Annotated[int, Field(ge=0, le=4)]
    solo: bool = True
    main: list[EffectData]
    inherited: list[EffectData]
    source: Source


class WonderData(RowData):
    source: Source


class EventData(Named):
    everyone: EveryoneData | None = None
    per: Per | None = None
    most: Counted | None = None
    least: Counted | None = None
    gain: GainData | None = None
    source: Source

    @model_validator(mode="after")
    def concerns_one_group(self) -> EventData:
        groups = [name for name in ("everyone", "most", "least") if getattr(self, name) is not None]
        if len(groups) > 1:
            raise _refusal("not_for", groups[-1], groups[0])
        compared = bool(groups) and groups[0] != "everyone"
        if compared and self.gain is None:
            raise _refusal("missing_for", "gain", groups[0])
        if not compared and self.gain is not None:
            raise _refusal("not_for", "gain", "everyone")
        if self.per is not None and not groups:
            raise _refusal("not_for", "per", "nothing")
        if "bonus_coins" in (self.per or ()):
            raise _refusal("not_for", "per", "event")
        return self


class CivilizationsCondition(Model):
    population: Annotated[int, Field(ge=0, le=4)]
    count: Annotated[int, Field(ge=1, le=3)]


class AchievementData(Named):
    points: Count | None = None
    technologies: Count | None = None
    wonders: Count | None = None
    military: Count | None = None
    max_technologies: Count | None = None
    civilizations: CivilizationsCondition | None = None
    source: Source


class PlagueData(Model):
    symbol: Literal["plague"]
    source: Source


class FirstGameData(Model):
    order: list[Id]
    source: Source


class DraftData(Model):
    hand: Annotated[int, Field(ge=2, le=9)]
    keep: Annotated[int, Field(ge=1, le=9)]
    market: Literal["left_over", "five_from_deck"]

    @model_validator(mode="after")
    def keeps_no_more_than_dealt(self) -> DraftData:
        if self.keep > self.hand:
            raise _refusal("more_kept_than_dealt", "keep", self.keep)
        return self


class VariantsData(Model):
    innovation: bool = True
    changing_world: bool = True
    draft: bool | DraftData = True


class CardSetData(Model):
    format: Literal[1]
    id: Id
    action: list[ActionData]
    technology: list[TechnologyData]
    civilization: list[CivilizationData]
    wonder: list[WonderData]
    special_technology: list[SpecialTechnologyData] = []
    event: list[EventData] = []
    achievement: list[AchievementData] = []
    plague: PlagueData
    first_game: FirstGameData
    civilizations: list[Id] | None = None
    wonders: list[Id] | None = None
    removed_in_solo: list[Id] | None = None
    variants: VariantsData = VariantsData()


def validate(data: Mapping[str, Any], file: str) -> CardSetData:
    """The set as models, or BadCards naming file, card, field and problem."""
    try:
        cards = CardSetData.model_validate(data)
    except ValidationError as error:
        raise _bad_cards(error.errors(include_url=False), data, file) from None
    problems = list(_problems(cards))
    if problems:
        card, field, problem, found = problems[0]
        raise BadCards("card_field", file=file, card=card, field=field, problem=problem, found=found)
    return cards


def _is_alternative(part: object) -> bool:
    """Unions (source, draft) put the name of the alternative tried into the path of an error: that is no field."""
    return part in ("bool", "str") or "[" in str(part)


def _deepest(errors: list[ErrorDetails]) -> ErrorDetails:
    """The first error; where it is about one alternative of a union, the alternative that came nearest."""
    first = errors[0]["loc"]
    if not _is_alternative(first[-1]):
        return errors[0]
    same = [error for error in errors if error["loc"][: len(first) - 1] == first[:-1]]
    return max(reversed(same), key=lambda error: len(error["loc"]))


def _bad_cards(errors: list[ErrorDetails], data: Mapping[str, Any], file: str) -> BadCards:
    """The first error in our own words: pydantic's path becomes card and field."""
    error = _deepest(errors)
    path = list(error["loc"])
    card = ""
    if len(path) > 1 and isinstance(path[1], int):
        entry = data[str(path[0])][path[1]]
        card = str(entry.get("id", f"{path[0]} {path[1] + 1}")) if isinstance(entry, Mapping) else str(path[0])
        path = path[2:]
    context = dict(error.get("ctx", {}))
    if "field" in context:  # one of our own checks, which names the field and what it found
        path.append(context.pop("field"))
        found = context.pop("found")
    else:
        found = error["input"]
    field = ".".join(str(part) for part in path if part != "" and not _is_alternative(part))
    if len(str(found)) > 40:
        found = None
    return BadCards("card_field", file=file, card=card, field=field, problem=error["type"], found=found, **context)


Problem: TypeAlias = tuple[str, str, str, object]


def _problems(cards: CardSetData) -> Iterator[Problem]:
    """What is wrong between cards: card, field, problem, what was found."""
    yield from _duplicates(cards)
    yield from _unknown_names(cards)
    yield from _board_problems(cards)
    yield from _loops(cards)


def _duplicates(cards: CardSetData) -> Iterator[Problem]:
    """Ids are unique in their kind; civilisations, technologies and wonders share `use CARD` and so one name space."""
    special = [row for card in cards.special_technology for row in (card.row_1, card.row_2)]
    named: list[Named] = [*cards.civilization, *cards.technology, *special, *cards.wonder]
    kinds: list[Sequence[Named]] = [named, cards.action, cards.special_technology, cards.event, cards.achievement]
    for kind in kinds:
        for card_id, times in Counter(card.id for card in kind).items():
            if times > 1:
                yield card_id, "id", "duplicate", card_id


def _effects(cards: CardSetData) -> Iterator[tuple[str, str, EffectData]]:
    """Every effect with its card's id and its field."""
    for civilization in cards.civilization:
        for effect in civilization.main:
            yield civilization.id, "main", effect
        for effect in civilization.inherited:
            yield civilization.id, "inherited", effect
    rows: list[RowData] = [*cards.technology, *cards.wonder]
    for card in rows:
        for effect in card.effects:
            yield card.id, "effects", effect
    for special in cards.special_technology:
        for name, row in (("row_1", special.row_1), ("row_2", special.row_2)):
            for effect in row.effects:
                yield special.id, f"{name}.effects", effect


def _unknown_names(cards: CardSetData) -> Iterator[Problem]:
    """Every id that a card mentions must exist."""
    actions = {action.id for action in cards.action}
    printed = {card.id for card in cards.technology}
    technologies = printed | {row.id for card in cards.special_technology for row in (card.row_1, card.row_2)}
    civilizations = {card.id for card in cards.civilization}
    wonders = {card.id for card in cards.wonder}
    for card, field, effect in _effects(cards):
        if effect.action is not None and effect.action not in actions:
            yield card, f"{field}.action", "unknown_action", effect.action
        if effect.offer == "culture" and "culture" not in actions:
            yield card, f"{field}.offer", "unknown_action", "culture"
        for technology in effect.technologies or ():
            if technology not in technologies:
                yield card, f"{field}.technologies", "unknown_technology", technology
        if effect.except_offer is not None and effect.except_offer not in technologies | civilizations | wonders:
            yield card, f"{field}.except_offer", "unknown_card", effect.except_offer
    for technology_card in cards.technology:
        for needed in technology_card.after:
            if needed not in printed:
                yield technology_card.id, "after", "unknown_technology", needed
    yield from _unknown_choices("civilizations", cards.civilizations, civilizations)
    yield from _unknown_choices("wonders", cards.wonders, wonders)
    yield from _unknown_choices("removed_in_solo", cards.removed_in_solo, civilizations)


def _unknown_choices(field: str, chosen: list[str] | None, known: Iterable[str]) -> Iterator[Problem]:
    for card_id, times in Counter(chosen or ()).items():
        if card_id not in known:
            yield "", field, "unknown_card", card_id
        elif times > 1:
            yield "", field, "duplicate", card_id


def _board_problems(cards: CardSetData) -> Iterator[Problem]:
    """The track has eight cards, the technology card has a cell for each technology."""
    track = [action.id for action in cards.action if action.where == "track"]
    if len(track) != 7:
        yield "", "action", "track_needs_seven", len(track)
    elif sorted(cards.first_game.order) != sorted([*track, "plague"]):
        yield "", "first_game.order", "not_the_track", None
    if "plague" in track:
        yield "plague", "id", "duplicate", "plague"
    for cell, times in Counter((card.column, card.row) for card in cards.technology).items():
        if times > 1:
            yield "", "technology", "cell_taken_twice", f"{cell[0]} {cell[1]}"
    if not cards.civilization or cards.civilizations == []:
        yield "", "civilization", "empty", None
    if not cards.wonder or cards.wonders == []:
        yield "", "wonder", "empty", None


def _loops(cards: CardSetData) -> Iterator[Problem]:
    """Every technology must be within reach: open from the start, or after one that is."""
    reached: set[str] = set()
    while more := {
        card.id for card in cards.technology if card.id not in reached and (not card.after or reached & set(card.after))
    }:
        reached |= more
    if closed := sorted(card.id for card in cards.technology if card.id not in reached):
        yield closed[0], "after", "prerequisite_loop", closed
