"""Errors as values: a Reason is a code with parameters, so that any language can say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """The reason of a refusal: `code` names the sentence, `params` fill it."""

    code: str
    params: Mapping[str, Any] = {}


class DomainError(Exception):
    """An error that a person caused and can mend; it is shown as one sentence, never as a traceback."""

    def __init__(self, code: str, **params: Any) -> None:
        self.reason = Reason(code, params)
        super().__init__(code, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross from the AI's process to the window's."""
        return _error, (type(self), self.reason)


class IllegalMove(DomainError):
    """A move that the rules do not allow now."""


class UnreadableRecord(DomainError):
    """A record that is damaged, of another version, or contradicts itself."""


class BadOptions(DomainError):
    """Options of a game that do not go together."""


class BadCards(DomainError):
    """A card set that cannot be played."""


def _error(kind: type[DomainError], reason: Reason) -> DomainError:
    return kind(reason.code, **reason.params)
