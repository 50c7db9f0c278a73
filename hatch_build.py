"""Puts the built page into every wheel and sdist, and the compiled form of the engine into a wheel that asks for it.

It writes no page itself. A wheel is pure and needs no compiler, unless OVERLORD_COMPILE=1 is set while it is built.
"""

import os
import shutil
import subprocess
import sys
import tempfile
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
NO_COMPILER = "OVERLORD_COMPILE=1 needs bench/compiled.py: take a whole checkout or the sdist of a release."
COMPILER = ("mypy>=1.19", "setuptools>=75", "msgspec>=0.20")  # what a build with OVERLORD_COMPILE=1 needs besides


def compiling() -> bool:
    """Whether somebody asks for a compiled wheel."""
    return os.environ.get("OVERLORD_COMPILE", "0") not in ("", "0")


class PackageHook(BuildHookInterface[Any]):
    """Runs before and after a wheel or an sdist is packed."""

    scratch = ""  # the folder that the compiler worked in

    def dependencies(self) -> list[str]:
        return list(COMPILER) if compiling() and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_page()
        if compiling() and self.target_name == "wheel":
            self.compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch:
            shutil.rmtree(self.scratch, ignore_errors=True)

    def build_page(self) -> None:
        """Build the page, unless it is there already."""
        web = Path(self.root) / "web"
        built = Path(self.root) / "src" / "overlord" / "server" / "static" / "index.html"
        if built.exists():
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

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile the engine and add what was made to the wheel, which then fits only this system and this Python."""
        if not (Path(self.root) / "bench" / "compiled.py").exists():
            self.app.abort(NO_COMPILER)
        sys.path.insert(0, self.root)
        from bench.compiled import BuildError, built

        self.scratch = tempfile.mkdtemp(prefix="overlord-compiled-")
        folder = Path(self.scratch)
        try:
            made = built(folder)
        except BuildError as error:
            self.app.abort(str(error))
        build_data["force_include"].update({str(folder / path): path.as_posix() for path in made})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
