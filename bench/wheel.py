"""Builds the wheel and tries it as a user without Node would; it changes nothing in the checkout."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ROOT / "requirements.lock"
INSIDE: Final = ("overlord/py.typed", "overlord/server/static/index.html", "overlord/scenarios/crossroads.toml")
PATIENCE: Final = 60  # seconds to wait for a program
SERVED: Final = re.compile(r"http://127\.0\.0\.1:\d+")
ASSET: Final = re.compile(r'(?:src|href)="(/[^"]+)"')
TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


class WheelError(Exception):
    """Why the wheel does not work on its own: one sentence and the output of the program."""


def find_uv() -> str:
    """The program uv, as the Makefile finds it."""
    own = ROOT / ".uv" / ("Scripts" if os.name == "nt" else "bin") / "uv"
    for word in (os.environ.get("UV", ""), "uv", str(own)):
        found = shutil.which(word) if word else None
        if found:
            return str(Path(found).absolute())
    raise WheelError("uv is missing: run `make .venv/ready`, which fetches it, or install it and try again.")


def surroundings(*path: Path) -> dict[str, str]:
    """Environment variables with only these folders on the PATH: no Node, no checkout, no venv."""
    ours = ("PYTHON", "VIRTUAL_ENV", "COV_", "COVERAGE", "PYTEST", "LC_", "LANG", "XDG_DATA_HOME", "OVERLORD_")
    kept = {name: value for name, value in os.environ.items() if not name.upper().startswith(ours)}
    bare = os.pathsep.join(str(folder) for folder in path)
    for tool in ("node", "npm"):
        if shutil.which(tool, path=bare):
            raise WheelError(f"{tool} lies in {bare}, so that nothing would be proved.")
    return {**kept, "PATH": bare}


def run(command: Sequence[str | Path], wrong: str, env: dict[str, str], folder: Path) -> str:
    """The output of a program; if it fails, WheelError with our sentence and the end of the output."""
    done = subprocess.run(
        [str(word) for word in command], cwd=folder, env=env, capture_output=True, encoding="utf-8", errors="replace"
    )
    if done.returncode:
        raise WheelError(f"{wrong}\n{(done.stdout + done.stderr)[-2000:].strip()}")
    return done.stdout


def build(to: Path, *kinds: str, source: Path = ROOT, compiled: bool = False) -> list[Path]:
    """Build the wheel, then the sdist, or only the given kinds (`--wheel`, `--sdist`), without npm on the PATH; if
    `compiled`, with the whole PATH, because the compiler is on it."""
    to.mkdir(parents=True, exist_ok=True)
    wrong = "The package could not be built: build the page first (`make wheel` does both). What uv said:"
    env = {**os.environ, "OVERLORD_COMPILE": "1"} if compiled else surroundings(to)
    run([find_uv(), "build", "-p", sys.executable, "-o", to, *kinds, source], wrong, env, to)
    return [*to.glob("open_overlord-*.whl"), *to.glob("open_overlord-*.tar.gz")]


def check_contents(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        missing = set(INSIDE) - set(packed.namelist())
    if missing:
        raise WheelError(f"{wheel.name} lacks {', '.join(sorted(missing))}.")


class Installed:
    """A separate environment with only a wheel or an sdist and its dependencies."""

    def __init__(self, package: Path, folder: Path, pins: Path | None = None) -> None:
        uv = find_uv()
        self.folder = folder
        self.programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        folder.mkdir(parents=True, exist_ok=True)
        env = surroundings(folder)  # an empty folder
        made = [uv, "venv", "-q", "-p", sys.executable, "venv"]
        run(made, "An empty environment could not be made. What uv said:", env, folder)
        wrong = (
            f"{package.name} could not be installed: what it needs comes from the package index or from uv's cache, "
            "so look whether this machine reaches the index. What uv said:"
        )
        pinned: list[str | Path] = ["-c", pins] if pins else []
        run([uv, "pip", "install", "-q", "-p", "venv", *pinned, package.absolute()], wrong, env, folder)
        self.env = {**surroundings(self.programs), "XDG_DATA_HOME": str(folder / "data")}

    def call(self, *words: str) -> str:
        """The output of one of its programs."""
        program = shutil.which(words[0], path=str(self.programs))
        if program is None:
            raise WheelError(f"The package brings no program {words[0]}.")
        return run([program, *words[1:]], f"`{' '.join(words)}` failed. What it said:", self.env, self.folder)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`overlord serve` on a free port, and its address."""
        program = shutil.which("overlord", path=str(self.programs)) or "overlord"
        words = [program, "serve", "--host", "127.0.0.1", "--port", "0", "--db", str(self.folder / "tables.sqlite")]
        process = subprocess.Popen(
            words, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            address = SERVED.search(line)
            if address is None:
                process.kill()
                raise WheelError(f"`overlord serve` did not start. What it said:\n{line}{process.stdout.read()}")
            yield address[0]
        finally:
            process.kill()
            process.communicate()


def check_import(installed: Installed) -> str:
    """The version of the package, imported with every warning as an error."""
    tells = "import overlord; print(overlord.__version__)"
    return installed.call("python", "-W", "error", "-c", tells).strip()


def check_form(installed: Installed, pure: bool) -> None:
    """The command says which form runs, and it is the one that the name of the package promises."""
    wanted = "interpreted" if pure else "compiled"
    told = installed.call("overlord", "--version").strip()
    if not told.endswith(f", {wanted}"):
        raise WheelError(f"The package should be {wanted}, but says: {told}")


def check_simulation(installed: Installed) -> None:
    """Bots play two small battles, each in its own process."""
    told = json.loads(installed.call("overlord", "simulate", "crossroads", "--games", "2", "--jobs", "2", "--json"))
    if len(told["games"]) != 2 or not all(game["turns"] for game in told["games"]):
        raise WheelError(f"`overlord simulate` played no battle: {told}")


def fetch(url: str) -> tuple[str, str]:
    """Content and type of an address."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return answer.read().decode("utf-8"), answer.headers.get_content_type()


def check_page(url: str) -> None:
    """Check that the page and all files it names are served with the right content types."""
    page, kind = fetch(url)
    named = ASSET.findall(page)
    if kind != "text/html" or not any(name.endswith(".js") for name in named):
        raise WheelError(f"{url} is not the page: it is {kind} and begins with {page[:80]!r}.")
    for name in named:
        content, kind = fetch(f"{url}{name}")
        if not content or kind != TYPES.get(Path(name).suffix, kind):
            raise WheelError(f"{url}{name} is served as {kind}.")


def check_table(url: str) -> None:
    """Check that a table with bots in all seats plays its battle to the end while a spectator watches."""
    wish = {"battle": "crossroads", "name": "Ada", "bot": "random", "speed": "instant", "options": {"turn_limit": 20}}
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(wish).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        table = json.load(answer)["table"]
        cookie = str(answer.headers["set-cookie"]).partition(";")[0]
    news: dict[str, Any] = {}
    address = f"ws{url.removeprefix('http')}/ws/{table}"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None, open_timeout=PATIENCE) as line:
        while not (news.get("type") == "update" and news["view"]["outcome"]):
            news = json.loads(line.recv(timeout=PATIENCE))
    if not news["version"]:
        raise WheelError(f"The table at {url} ended without an answer.")


def check(package: Path, folder: Path, pins: Path | None = None) -> str:
    """Check everything that a new user of a wheel or an sdist does first; returns its version."""
    installed = Installed(package, folder, pins)
    version = check_import(installed)
    check_form(installed, pure=package.name.endswith(("-none-any.whl", ".tar.gz")))
    check_simulation(installed)
    with installed.serving() as url:
        check_page(url)
        check_table(url)
    return version


def main() -> None:
    """Check the given packages, or build and check new ones; with --compiled a compiled wheel."""
    parser = argparse.ArgumentParser(prog="python -m bench.wheel", description=__doc__)
    parser.add_argument("packages", nargs="*", type=Path, metavar="PACKAGE")
    parser.add_argument("--compiled", action="store_true", help="build a compiled wheel; needs a C compiler")
    chosen = parser.parse_args()
    kinds = ["--wheel"] if chosen.compiled else []
    with tempfile.TemporaryDirectory() as folder:
        try:
            packages = chosen.packages or build(Path(folder) / "dist", *kinds, compiled=chosen.compiled)
            for number, package in enumerate(packages):
                if package.suffix == ".whl":
                    check_contents(package)
                version = check(package, Path(folder) / str(number))
                print(f"{package.name}: installs, serves and plays without Node, version {version}")
        except WheelError as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
