"""Where the program's own data lies: beside a source checkout, or inside an installed package."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a shipped file, such as `resource("age_of_civilization", "cards")`."""
    return _root("resources").joinpath(*parts)


def translation(*parts: str) -> Path:
    """The path of a file of a language, such as `translation("grammar_fr.toml")`."""
    return _root("translations").joinpath(*parts)


def _root(name: str) -> Path:
    installed = _PACKAGE / f"_{name}"
    return installed if installed.is_dir() else _PACKAGE.parent / name
