"""Where the program's own data lies: beside a source checkout, or inside an installed package."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def resource(*parts: str) -> Path:
    """The path of a shipped file, such as `resource("icons", "coin.svg")`."""
    return _root("resources").joinpath(*parts)


def translation(*parts: str) -> Path:
    """The path of a file of a language, such as `translation("grammar_fr.toml")`."""
    return _root("translations").joinpath(*parts)


def engines() -> str:
    """Which form of the engines is running: "compiled" by mypyc, or "plain" Python."""
    return "compiled" if __file__.endswith((".so", ".pyd")) else "plain"


@cache
def _root(name: str) -> Path:
    from pathlib import Path  # the engine is imported the sooner without it

    package = Path(__file__).resolve().parent.parent
    installed = package / f"_{name}"
    return installed if installed.is_dir() else package.parent / name
