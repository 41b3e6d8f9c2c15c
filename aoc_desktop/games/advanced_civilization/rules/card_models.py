"""What the six data files may say: pydantic models of every table. `card_checks` looks at several tables at once."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from aoc_desktop.kernel.card_models import Id, Model, Source

Count = Annotated[int, Field(ge=0, le=200)]
Number = Annotated[int, Field(ge=-200, le=200)]
Stack = Annotated[int, Field(ge=1, le=9)]
Cost = Annotated[int, Field(ge=0, le=2000)]
NumberOfPlayers = Literal["2", "3", "4", "5", "6", "7", "8"]
Players = Annotated[int, Field(ge=2, le=8)]
Square = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"]


class Named(Model):
    id: Id
    source: Source = ""
    note: str = ""


class File(Named):
    format: Literal[1]


# ---------------------------------------------------------------- map.toml


class AreaData(Named):
    panel: str
    side: Literal["west", "east"]
    limit: Annotated[int, Field(ge=1, le=20)]
    site: Literal["none", "black", "white"]
    flood: str
    volcano: str
    coastal: bool
    island: bool
    land: list[Id]
    water: list[Id]
    berths: dict[Id, list[Id]] = Field(default={})
    x: int
    y: int


class OpenSeaData(Named):
    water: list[Id]
    x: int
    y: int
    points: list[list[int]] = Field(default=[])


class ZoneData(Named):
    areas: Annotated[list[Id], Field(min_length=1)]


class MapData(File):
    width: int
    height: int
    area: Annotated[list[AreaData], Field(min_length=2)]
    open_sea: list[OpenSeaData]
    flood_plain: list[ZoneData]
    volcano: list[ZoneData]


# ---------------------------------------------------------------- boards.toml


class BoardData(Named):
    players: list[Players]
    default_for: list[Players]
    panels: list[str]
    side: str = ""
    west_extension: bool
    tokens: dict[NumberOfPlayers, Annotated[int, Field(ge=1, le=200)]]
    void_island_sites: list[Players]
    areas: Annotated[list[Id], Field(min_length=2)]
    seas: list[Id]
    start: dict[Id, Annotated[list[Id], Field(min_length=1)]]
    nations: dict[NumberOfPlayers, list[Id]]


class BoardsData(File):
    board: Annotated[list[BoardData], Field(min_length=1)]


# ---------------------------------------------------------------- nations.toml


class PiecesData(Model):
    tokens: Annotated[int, Field(ge=1, le=200)]
    cities: Annotated[int, Field(ge=1, le=30)]
    ships: Annotated[int, Field(ge=0, le=9)]


class EpochData(Model):
    cities: Count
    cards: Count
    groups: Count


class EpochsData(Model):
    stone: EpochData
    early_bronze: EpochData
    late_bronze: EpochData
    early_iron: EpochData
    late_iron: EpochData


SquareNumber = Annotated[int, Field(ge=1, le=16)]


class FirstSquaresData(Model):
    early_bronze: SquareNumber
    late_bronze: SquareNumber
    early_iron: SquareNumber
    late_iron: SquareNumber


class NationData(Named):
    order: Annotated[int, Field(ge=1, le=99)]
    colour: str = ""
    rgb: str = ""
    shape: str = ""
    first: FirstSquaresData
    values: dict[Square, Annotated[int, Field(ge=0, le=20_000)]]
    start: list[Id]
    start_west_extension: list[Id]


class NationsData(File):
    pieces: PiecesData
    epochs: EpochsData
    nation: Annotated[list[NationData], Field(min_length=2, max_length=20)]


# ---------------------------------------------------------------- commodities.toml, calamities.toml


class CommodityData(Named):
    stack: Stack
    count: Annotated[int, Field(ge=1, le=50)]
    largest: int
    mineral: bool


class CommoditiesData(File):
    commodity: Annotated[list[CommodityData], Field(min_length=1)]


class PrimaryData(Model):
    """What the holder suffers; each kind reads the numbers that it needs."""

    kind: Literal[
        "eruption_or_quake",
        "betray",
        "lose_points",
        "reduce_cities",
        "civil_war",
        "slave_revolt",
        "flood",
        "horde",
        "reduce_excess",
        "piracy",
    ]
    points: Count = 0
    cities: Count = 0
    tokens: Count = 0
    spared: Count = 0
    left_in_area: Annotated[int, Field(ge=0, le=1)] = 0
    victim_points: Count = 0
    beneficiary_points: Count = 0
    immune_nation: str = ""
    chosen_by: str = ""
    untraded: str = ""
    untraded_chosen_by: str = ""
    otherwise: str = ""


class SecondaryData(Model):
    """What the others suffer."""

    kind: Literal["quake_neighbour", "lose_points", "reduce_cities", "piracy"]
    points: Count = 0
    cities: Count = 0
    most_each: Count = 200
    left_in_area: Annotated[int, Field(ge=0, le=1)] = 0
    chosen_by: str = ""
    where: str = ""
    of: str = ""


class ModifierData(Model):
    """How an owned civilisation card changes a calamity."""

    card: Id
    per: str = ""
    primary: Number | Literal["quake reduces instead of destroying"] = 0
    secondary: Number | Literal["exempt"] = 0
    secondary_most: Count | None = None
    set: Count | None = None
    cap: Count | None = None
    victim_points: Number = 0
    set_victim_points: Count | None = None
    set_beneficiary_points: Count | None = None
    each_faction_loses: Count = 0
    otherwise: str = ""


class CalamityData(Named):
    order: Annotated[int, Field(ge=1, le=99)]
    stack: Stack
    tradable: bool
    giver_exempt: bool = False
    best_only: bool = False
    primary: PrimaryData
    secondary: SecondaryData | None = None
    modifiers: list[ModifierData]


class CalamitiesData(File):
    calamity: list[CalamityData]


# ---------------------------------------------------------------- civilization_cards.toml


class EffectData(Model):
    """A standing attribute of a card (rules 24)."""

    effect: Literal[
        "famine_relief",
        "ship_range",
        "open_sea",
        "remove_last",
        "limit_bonus",
        "land_range",
        "set_bonus",
        "siege",
        "tax_rates",
        "treasury_building",
        "act_last",
        "no_tax_revolt",
        "convert",
        "no_conversion",
    ]
    amount: Annotated[int, Field(ge=0, le=9)] = 0
    commodity: str = ""
    points: Count = 0
    commodities: list[Id] = Field(default=[])
    cards: Count = 0
    attack: Number = 0
    defence: Number = 0
    rates: list[Annotated[int, Field(ge=1, le=9)]] = Field(default=[])
    cities: Count = 0
    most: str = ""
    phases: list[Id] = Field(default=[])
    areas: Count = 0


class CivilizationCardData(Named):
    groups: Annotated[list[Id], Field(min_length=1)]
    cost: Cost
    requires: str
    credits: dict[Id, Cost]
    effects: list[EffectData]


class CivilizationCardsData(File):
    copies: Count
    groups: list[Id]
    card: Annotated[list[CivilizationCardData], Field(min_length=1, max_length=60)]


class CardSetData(Model):
    """A whole set: what the six files hold, by their names."""

    map: MapData
    boards: BoardsData
    nations: NationsData
    commodities: CommoditiesData
    calamities: CalamitiesData
    civilization_cards: CivilizationCardsData


class OwnSetData(Model):
    """A set that extends the box: all its cards, those of the box among them."""

    format: Literal[1]
    id: Id
    civilization_card: list[CivilizationCardData]
    commodity: list[CommodityData]
    calamity: list[CalamityData]
