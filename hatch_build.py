"""Puts the built page into every wheel and sdist, or says in one sentence why it cannot; it writes no page itself."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NO_SOURCE = (
    "The page is missing in src/overlord/server/static, and so is its source in web/; "
    "take a whole checkout, or a wheel or sdist of a release, which have the page inside."
)
NO_NODE = (
    "The page is not built, and npm is not on the PATH to build it; install Node 20.19 or newer and try again, "
    "or take a wheel or sdist of a release, which have the page inside."
)
NOT_BUILT = "The page could not be built: `{command}` in web/ failed; what it said stands above."


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel or an sdist is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = Path(self.root) / "web"
        built = Path(self.root) / "src" / "overlord" / "server" / "static" / "index.html"
        if version == "editable" or built.exists():
            return
        if not (web / "package.json").exists():
            self.app.abort(NO_SOURCE)
        npm = shutil.which("npm")  # the whole path: on Windows it is npm.cmd, which is not found by its bare name
        if npm is None:
            self.app.abort(NO_NODE)
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            if subprocess.run([npm, *command], cwd=web, check=False).returncode or (
                command[0] == "run" and not built.exists()
            ):
                self.app.abort(NOT_BUILT.format(command=" ".join(["npm", *command])))
