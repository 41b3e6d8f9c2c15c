"""General modules know no game: outside folders named after a game, only the registry names one."""

import ast
from pathlib import Path

from aoc_desktop.games import GAMES
from tests.in_one import in_one

PACKAGE = Path(__file__).parents[1] / "aoc_desktop"
REGISTRY = PACKAGE / "games" / "__init__.py"


def general_modules() -> list[Path]:
    found = sorted(PACKAGE.rglob("*.py"))
    return [path for path in found if path != REGISTRY and not set(path.relative_to(PACKAGE).parts) & set(GAMES)]


@in_one("path", general_modules())
def test_a_general_module_names_no_game(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    texts += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    texts += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    named = [text for text in texts for game in GAMES if game in text]
    assert named == []
