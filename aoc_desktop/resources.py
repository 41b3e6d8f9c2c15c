"""Where the program's own data lies: beside a source checkout, or inside an installed package."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resource(*parts: str) -> Path:
    """The path of a shipped file, such as `resource("age_of_civilization", "cards")`."""
    installed = _PACKAGE / "_resources"
    root = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return root.joinpath(*parts)
