"""The build hook of wheel and sdist: adds the compiled translations. An editable install (run.py) needs no hook: the
program then reads `translations/` beside the package."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class Translations(BuildHookInterface[Any]):
    """Grammar files as they are, Qt Linguist files as .qm.

    pip builds a checkout in an environment without Qt: the .qm files of an sdist are then taken, or else the source
    files, which the program can read too, only more slowly.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        into = "translations" if self.target_name == "sdist" else "aoc_desktop/_translations"
        self._made = Path(tempfile.mkdtemp())
        folder = Path(self.root, "translations")
        for path in self._files(folder):
            build_data["force_include"][str(path)] = f"{into}/{path.name}"
        for path in sorted(folder.glob("*/grammar_*.toml")):  # of each game
            build_data["force_include"][str(path)] = f"{into}/{path.parent.name}/{path.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            shutil.rmtree(self._made)

    def _files(self, folder: Path) -> list[Path]:
        files = sorted(folder.glob("grammar_*.toml"))
        for source in sorted(folder.glob("*.ts")):
            compiled = self._compiled(source)
            if compiled is None:
                self.app.display_warning(f"{source.name} is not compiled: Qt's lrelease is not there")
            # Never both in a wheel: pip gives files the time of their installation, and the older one would lose.
            files += [compiled or source] + [source] * (self.target_name == "sdist" and compiled is not None)
        return files

    def _compiled(self, source: Path) -> Path | None:
        """Made now where Qt's tool works (its command may lie on the path of an environment that is hidden here)."""
        target = self._made / f"{source.stem}.qm"
        if find_spec("PySide6") is not None:
            arguments = ["-silent", str(source), "-qm", str(target)]
            if subprocess.run([sys.executable, "-c", LRELEASE, *arguments]).returncode == 0:
                return target
        ready = source.with_suffix(".qm")
        return ready if ready.exists() and ready.stat().st_mtime >= source.stat().st_mtime else None
