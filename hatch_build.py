"""Builds the page into the package before a wheel or an sdist is made, unless it is already there."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        built = root / "src" / "overlord" / "server" / "static" / "index.html"
        if version == "editable" or built.exists() or not (root / "web").exists():
            return
        subprocess.run(["npm", "ci"], cwd=root / "web", check=True)
        subprocess.run(["npm", "run", "build"], cwd=root / "web", check=True)
