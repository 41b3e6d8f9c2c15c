"""Card sets of the user's own, of any game: corrections of single cards, written as a file that extends a set of the
box."""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from aoc_desktop.games import card_files_of
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.sources import WHOLE, by_part, kind_of
from aoc_desktop.profile.places import card_sets_folder, write_safely

OWN, BOX = "own", "box"
"""What the form writes as a source: a new card of the user's, and the user's box (that is why one corrects)."""
LONGEST_ID = 40
NAME = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST_ID - 1}}}")
USUAL = "my_cards"
Shown = str | Path | Mapping[str, Any]
"""A set as the almanac shows it: one of the box by its id, a user's file, or the table that a game's record has."""
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


class CardSets:
    """The sets of one game: those of its box, and the files in the user's folder."""

    def __init__(self, game: str) -> None:
        self.game, self.files = game, card_files_of(game)
        self.usual = USUAL
        """The set that the first correction goes to, in the user's words for it."""

    @property
    def folder(self) -> Path:
        return card_sets_folder(self.game)

    def cards(self, shown: Shown) -> Any:
        """The cards of a set, ready to be played with; refused with the reason if it cannot be read."""
        if isinstance(shown, str):
            return self.files.shipped_set(shown)
        return self.files.load_cards(self.set_data(shown), shown.name if isinstance(shown, Path) else "card_set")

    def own_sets(self) -> list[Path]:
        """The user's card set files, by name."""
        return sorted(self.folder.glob("*.toml"))

    def set_table(self, shown: Shown) -> dict[str, Any]:
        """A set as its file has it: of one of the box, one that takes everything from it."""
        if isinstance(shown, Path):
            return parse_toml(shown)
        return dict(shown) if isinstance(shown, Mapping) else {"format": 1, "id": "", "extends": shown}

    def set_data(self, shown: Shown) -> dict[str, Any]:
        """A set together with all that it inherits from the set it extends."""
        return self.files.whole_set(self.set_table(shown), shown.name if isinstance(shown, Path) else "card_set")

    def card_data(self, shown: Shown, kind: str, card: str) -> dict[str, Any]:
        """A card's fields as in its file; empty if the set has no such card."""
        return next((dict(entry) for entry in self.set_data(shown).get(kind, []) if entry["id"] == card), {})

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.toml"

    def id_for(self, name: str) -> str:
        """The id of a set that a user calls so: any name has one; empty only for no name."""
        found = id_of(name) or (id_of(f"set {name}") if name.strip() else "")
        return f"my_{found}"[:LONGEST_ID] if found in self.files.SHIPPED else found

    def is_a_name(self, name: str) -> bool:
        return NAME.fullmatch(name) is not None and name not in self.files.SHIPPED

    def suits(self, name: str, shown: Shown) -> bool:
        """Whether corrections of a shown set can be kept under this name: no set has it yet, the shown one has it, or
        one that extends the same set of the box."""
        path = self._file(name)
        if not path.exists() or path == shown:
            return True
        try:
            edition = parse_toml(path).get("extends")
        except BadCards:
            return False
        return edition is not None and edition == self.set_table(shown).get("extends")

    def name_for(self, shown: Shown) -> str:
        """The set that corrections of a shown one go to, unless the user names another."""
        table = self.set_table(shown)
        own = shown.stem if isinstance(shown, Path) else str(table.get("id"))
        first = USUAL if self._file(USUAL).exists() else self.usual
        usual = (own, first, f"{first}_{table.get('extends')}", *(f"{first}_{number}" for number in range(2, 100)))
        return next((name for name in usual if self.is_a_name(name) and self.suits(name, shown)), "")

    def corrected(
        self,
        name: str,
        shown: Shown,
        kind: str,
        card: str,
        values: Mapping[str, Any],
        kinds: Mapping[str, str] | None = None,
    ) -> dict[str, Any]:
        """The user's set of this name with a card's new values, checked as a whole and not written yet. A new set
        begins as a copy of the shown one. `kinds`: by part, the kind of its source, or the box; None: all changed
        values are as in the box."""
        path, data = self._file(name), self._begun(name, shown)
        before = self.card_data(data, kind, card)
        fields = {field: value for field, value in values.items() if before.get(field) != value}
        cards = [dict(entry) for entry in data.get(kind, [])]
        entry = next((one for one in cards if one["id"] == card), None)
        if entry is None:
            entry = {"id": card}
            cards.append(entry)
        entry.update(fields)
        known = before.get("source")
        changed = [part_of(known, field, self.files.PARTS) for field in fields]
        found = {**kinds_of(known), **dict.fromkeys(changed, BOX)} if kinds is None else kinds
        entry["source"] = _source(known, entry.get("source"), found, changed)
        data[kind] = cards
        self.files.load_cards(data, path.name)
        return data

    def _begun(self, name: str, shown: Shown) -> dict[str, Any]:
        """The user's set of this name as it is, or as it begins."""
        path = self._file(name)
        if not self.is_a_name(name) or not self.suits(name, shown):
            raise BadCards("card_field", file=path.name, card="", field="id", problem="wrong_value", found=name)
        return parse_toml(path) if path.exists() else {**self.set_table(shown), "id": name}

    def added(self, name: str, shown: Shown, kind: str, card: str, like: str) -> dict[str, Any]:
        """The user's set of this name with a new card that has the values of another; checked whole, not written."""
        data = self._begun(name, shown)
        if self.card_data(data, kind, card):
            raise BadCards("card_field", file=f"{name}.toml", card=card, field="id", problem="duplicate", found=card)
        entry = {**self.card_data(shown, kind, like), "id": card, "source": OWN}
        data[kind] = [*data.get(kind, []), entry]
        self.files.load_cards(data, f"{name}.toml")
        return data

    def without(self, name: str, shown: Shown, kind: str, card: str) -> dict[str, Any]:
        """The user's set of this name without a card. One of the box can only be left out of a set that no longer
        takes its cards from the box: it gets all of them for its own."""
        data = self._begun(name, shown)
        of_box = "extends" in data and bool(self.card_data(str(data["extends"]), kind, card))
        if of_box:
            data = {**self.set_data(data), "id": name}
        data = {key: _without_id(value, card) for key, value in data.items()}
        data[kind] = [entry for entry in data.get(kind, []) if entry["id"] != card]
        self.files.load_cards(data, f"{name}.toml")
        return data

    def imported(self, path: Path) -> Path:
        """Take a set from elsewhere into the user's folder, under its own name or a free one; refused with the reason
        if it cannot be read."""
        data = parse_toml(path)
        self.files.load_cards(data, path.name)
        wanted = str(data.get("id", ""))
        names = (wanted, *(f"{wanted[:36]}_{number}" for number in range(2, 100)))
        free = (name for name in names if self.is_a_name(name) and not self._file(name).exists())
        name = next(free, "")
        if not name:
            raise BadCards("card_field", file=path.name, card="", field="id", problem="wrong_value", found=wanted)
        return self.save(name, {**data, "id": name})

    def replaced(self, name: str, shown: Shown, kind: str, card: str, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values of the user's own in the set of this name that would be lost, and that the shown set does not have."""
        if not self._file(name).exists():
            return {}
        entries = parse_toml(self._file(name)).get(kind, [])
        own: Mapping[str, Any] = next((entry for entry in entries if entry["id"] == card), {})
        seen = self.card_data(shown, kind, card)
        return {
            field: own[field]
            for field, value in values.items()
            if field in own and own[field] not in (value, seen[field])
        }

    def save(self, name: str, data: Mapping[str, Any]) -> Path:
        """Write a checked set to the user's folder."""
        path = self._file(name)
        write_safely(path, self.to_toml(data))
        return path

    def to_toml(self, data: Mapping[str, Any]) -> str:
        """A card set as text: plain fields first, then a table for each card."""
        lines = [f"{key} = {toml_value(value)}" for key, value in data.items() if key not in self.files.CARD_TABLES]
        for kind in self.files.CARD_TABLES:
            for card in data.get(kind, []):
                lines += ["", f"[[{kind}]]", *(f"{key} = {toml_value(value)}" for key, value in card.items())]
        return "\n".join(lines) + "\n"


def _without_id(value: Any, card: str) -> Any:
    """A list of ids, or a table with such lists, without this one."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return [item for item in value if item != card]
    if isinstance(value, Mapping):
        return {key: _without_id(item, card) for key, item in value.items()}
    return value


def id_of(name: str) -> str:
    """A name as an id: "Lost City" becomes lost_city; empty if no id can be made of it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:LONGEST_ID].rstrip("_")
    return found if NAME.fullmatch(found) else ""


def read_value(text: str) -> Any:
    """Parse a value typed as in a card file; raises ValueError with the reason if it is not one."""
    return tomllib.loads(f"value = {text}")["value"]


def part_of(source: Any, field: str, parts: Mapping[str, str]) -> str:
    """Under which name a card says where this value comes from: the field's own, its part's, or the whole card's."""
    told = by_part(source)
    return next((name for name in (field, parts.get(field, WHOLE)) if name in told), WHOLE)


def kinds_of(source: Any) -> dict[str, str]:
    """The kind of each part's source; the user's own words count as the user's box."""
    return {part: kind_of(text) or BOX for part, text in by_part(source).items()}


def _source(known: Any, own: Any, kinds: Mapping[str, str], changed: Iterable[str]) -> dict[str, str] | str:
    """The sources of the values after a correction; a part that was neither changed nor marked anew keeps its words."""
    before = kinds_of(known)
    anew = {*changed, *(part for part, kind in before.items() if kinds.get(part, kind) != kind)}
    told = {part: kinds.get(part, BOX) for part in before if part in anew}
    if not isinstance(known, Mapping):
        return told.get(WHOLE, str(known))
    return {**(own if isinstance(own, Mapping) else {}), **told}


def toml_value(value: Any) -> str:
    """A value on one line, as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # TOML wants it escaped, JSON does not
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {toml_value(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    return str(value)


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else toml_value(key)
