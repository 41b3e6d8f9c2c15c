"""Names of cards and terms by kind and id, with the forms that a sentence needs: `names["wonder"]["petra"].of`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

FormRules: TypeAlias = Mapping[str, Sequence[Sequence[str]]]
"""How a form is made from `the` where no file gives it: pattern and replacement, the first that fits."""

KINDS, ALSO = "card_kinds", "spoken_of_as"
"""What names.toml says of its kinds: the order in which cards are looked for, and kinds that another one completes."""
FORMS = ("the", "of", "to", "in", "short", "plural")


class Name(NamedTuple):
    """A name in one language."""

    display: str
    the: str
    """Inside a sentence: "the Vikings", « l'Égypte »."""
    of: str
    to: str
    number: str = "s"
    """"s" or "p": how verbs agree with it."""
    gender: str = ""
    short: str = ""
    """The name for narrow places; the display name where no shorter one exists."""
    plural: str = ""
    """Several of it, for nouns such as "coin"."""
    dates: str = ""
    """When it was, for a scenario."""
    where: str = ""
    """Of a place, the form `in`: "in Dacia", "on the Danube", « en Dacie »."""

    def form(self, form: str) -> str:
        """The form that a template asks for by its word; no word: the display name."""
        if form and form not in FORMS:
            raise KeyError(form)
        return str(getattr(self, {"": "display", "in": "where"}.get(form, form)))


class Names:
    """All names of one game in one language. Ids that no file names (a user's own cards) get a readable name."""

    def __init__(
        self,
        language: str,
        tables: Sequence[Mapping[str, Any]],
        rules: FormRules,
        typeset: Callable[[str], str] = str,
    ) -> None:
        """`tables`: kind, then id, then fields as in names.toml; a later table completes the earlier ones."""
        self._language = language
        self._tables = tables
        self._rules = rules
        self._typeset = typeset
        self._made: dict[tuple[str, str], Name] = {}
        self._also: Mapping[str, str] = _first(tables, ALSO) or {}
        self.card_kinds: Sequence[str] = _first(tables, KINDS) or [kind for kind in _kinds(tables) if kind != ALSO]
        """Where an id is looked for when its kind is not known; anywhere if the game's file does not say it."""

    def __getitem__(self, kind: str) -> NamesOfKind:
        return NamesOfKind(self, kind)

    def __contains__(self, kind: str) -> bool:
        return any(isinstance(table.get(kind), Mapping) for table in self._tables)

    def ids(self, kind: str) -> Iterator[str]:
        """The ids of a kind that have a name in this language."""
        found = {name: None for table in self._tables for name in table.get(kind, {}) if self._entry(kind, name)}
        return iter(found)

    def find(self, card: str) -> Name:
        """The name of a card whose kind is not known; `card#2`, its second effect in a move, is "Card (2)"."""
        card, _, nth = card.partition("#")
        name = self.name(next((kind for kind in self.card_kinds if self.knows(kind, card)), ""), card)
        return name._replace(display=f"{name.display} ({nth})", the=f"{name.the} ({nth})") if nth else name

    def kind_of(self, name_id: str) -> str:
        """A kind that has this name: of the cards first, then of anything; empty where none has."""
        kinds = (*self.card_kinds, *_kinds(self._tables))
        return next((kind for kind in kinds if kind != ALSO and self.knows(kind, name_id)), "")

    def knows(self, kind: str, name_id: str) -> bool:
        return self._language in self._entry(kind, name_id)

    def name(self, kind: str, name_id: str) -> Name:
        if kind in self._also and not self.knows(kind, name_id) and self.knows(self._also[kind], name_id):
            kind = self._also[kind]
        key = (kind, name_id)
        if key not in self._made:
            self._made[key] = self._make(self._entry(kind, name_id), name_id)
        return self._made[key]

    def _entry(self, kind: str, name_id: str) -> Mapping[str, Any]:
        """The fields of a name: from the last table that has it in this language, otherwise in any language."""
        entries: list[Mapping[str, Any]] = [
            table[kind][name_id] for table in self._tables if name_id in table.get(kind, {})
        ]
        spoken = [entry for entry in entries if self._language in entry]
        return (spoken or entries or [{}])[-1]

    def _make(self, entry: Mapping[str, Any], name_id: str) -> Name:
        def field(suffix: str, otherwise: str) -> str:
            return self._typeset(str(entry.get(f"{self._language}{suffix}", otherwise)))

        display = field("", str(entry.get("en", readable(name_id))))
        the = field("_the", display)
        return Name(
            display=display,
            the=the,
            of=field("_of", self.derived("of", the)),
            to=field("_to", self.derived("to", the)),
            # names.toml gives French the plain `number`; where English has no own one it is the same.
            number=str(entry.get(f"{self._language}_number", entry.get("number", "s"))),
            gender=str(entry.get("gender", "")),
            short=field("_short", display),
            plural=field("_plural", display),
            dates=field("_dates", ""),
            where=field("_in", self.derived("in", the)),
        )

    def derived(self, form: str, the: str) -> str:
        """A form made by the language's rule, for names without a form in the files and for names that a user typed."""
        for pattern, replacement in self._rules.get(form, ()):
            if re.match(pattern, the):
                return re.sub(pattern, replacement, the, count=1)
        return the


def _first(tables: Sequence[Mapping[str, Any]], key: str) -> Any:
    """What the first table that has this key says there."""
    return next((table[key] for table in tables if key in table), None)


def _kinds(tables: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    return (kind for table in tables for kind, names in table.items() if isinstance(names, Mapping))


class NamesOfKind:
    """The names of one kind, by id."""

    def __init__(self, names: Names, kind: str) -> None:
        self._names = names
        self._kind = kind

    def __getitem__(self, name_id: str) -> Name:
        return self._names.name(self._kind, name_id)

    def __contains__(self, name_id: str) -> bool:
        return self._names.knows(self._kind, name_id)

    def __iter__(self) -> Iterator[str]:
        return self._names.ids(self._kind)


def readable(name_id: str) -> str:
    """A name made from an id: `lost_city` becomes "Lost City"."""
    return " ".join(word[:1].upper() + word[1:] for word in name_id.replace("_", " ").split())
