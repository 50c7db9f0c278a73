"""Makes a release from a clean checkout: changelog, tested packages, commit and tag; it publishes nothing."""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from bench.history import HISTORY, PLOT, plot, released

SOURCE: Final = Path("src") / "overlord" / "__init__.py"
CHANGELOG: Final = Path("CHANGELOG.md")
VERSION: Final = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
FORM: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
UNRELEASED: Final = "Unreleased"


class ReleaseError(Exception):
    """Why there is no release, in one sentence."""


class Texts(NamedTuple):
    """The files that a release changes, and what the tag says."""

    source: str
    changelog: str
    notes: str
    history: str = ""  # the figures of all releases (bench/history.py); empty: none are kept


# ---- texts ---------------------------------------------------------------------------------------


def numbers(version: str) -> tuple[int, ...]:
    """A version as numbers that can be compared."""
    if not FORM.fullmatch(version):
        raise ReleaseError(f"{version!r} is no version: write three numbers with points between them, such as 0.2.0.")
    return tuple(map(int, version.split(".")))


def version_in(source: str) -> str:
    found = VERSION.search(source)
    if found is None:
        raise ReleaseError(f'{SOURCE.as_posix()} has no line `__version__ = "…"`.')
    return found[1]


def section(changelog: str, title: str) -> str | None:
    """The text under the heading that begins with this word, without blank lines around it."""
    found = re.search(rf"^## {re.escape(title)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return None if found is None else found[1].strip()


def entries(notes: str) -> list[str]:
    return [line for line in notes.splitlines() if line.startswith("- ")]


def prepared(texts: Texts, version: str, day: str) -> Texts:
    """The files for the release: the version is set, and the unreleased changes are listed under it."""
    now = version_in(texts.source)
    if numbers(version) < numbers(now):
        raise ReleaseError(f"{version} is older than {now}, the version of {SOURCE.as_posix()}.")
    notes = section(texts.changelog, version)
    if notes is not None:
        if version != now or entries(section(texts.changelog, UNRELEASED) or ""):
            raise ReleaseError(f"{CHANGELOG} has a section {version} already: choose a newer version.")
        return texts._replace(notes=notes, history=released(texts.history, version, day))
    notes = section(texts.changelog, UNRELEASED)
    if notes is None or not entries(notes):
        raise ReleaseError(f"Nothing stands under “{UNRELEASED}” in {CHANGELOG}: say what is new, then release it.")
    heading = f"## {UNRELEASED}\n"
    return Texts(
        VERSION.sub(f'__version__ = "{version}"', texts.source),
        texts.changelog.replace(heading, f"{heading}\n## {version} - {day}\n", 1),
        notes,
        released(texts.history, version, day),
    )


# ---- git -----------------------------------------------------------------------------------------


def git(root: Path, *words: str, given: str | None = None) -> str:
    done = subprocess.run(
        ["git", *words], cwd=root, input=given, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise ReleaseError(f"`git {words[0]}` failed: {(done.stderr or done.stdout).strip()}")
    return done.stdout.strip()


def check_git(root: Path, tag: str) -> None:
    if git(root, "status", "--porcelain"):
        raise ReleaseError("There are changes that are not committed: commit or drop them, then release.")
    if git(root, "tag", "--list", tag):
        raise ReleaseError(f"The tag {tag} exists: choose a newer version.")


def write(root: Path, texts: Texts) -> None:
    (root / SOURCE).write_text(texts.source, encoding="utf-8", newline="\n")
    (root / CHANGELOG).write_text(texts.changelog, encoding="utf-8", newline="\n")
    if texts.history:
        (root / HISTORY).write_text(texts.history, encoding="utf-8", newline="\n")
        (root / PLOT).write_text(plot(texts.history), encoding="utf-8", newline="\n")


def release(root: Path, version: str, day: str, packages: Callable[[str], list[Path]]) -> list[Path]:
    """Make the whole release or nothing: if the packages fail, the files are restored and there is no tag."""
    history = (root / HISTORY).read_text(encoding="utf-8") if (root / HISTORY).exists() else ""
    source, changelog = ((root / path).read_text(encoding="utf-8") for path in (SOURCE, CHANGELOG))
    texts = Texts(source, changelog, "", history)
    version = version or version_in(texts.source)
    numbers(version)
    tag = f"v{version}"
    check_git(root, tag)
    ready = prepared(texts, version, day)
    before = git(root, "rev-parse", "HEAD")
    write(root, ready)
    try:
        made = packages(version)
        if git(root, "status", "--porcelain"):
            git(root, "add", "--update")
            git(root, "commit", "-q", "-m", f"Release {version}")
        notes = f"Open Overlord {version}\n\n{ready.notes}\n"
        git(root, "tag", "--annotate", "--cleanup=verbatim", "--file=-", tag, given=notes)
    except BaseException:
        write(root, texts)
        git(root, "reset", "-q", before)  # a commit without a tag is not a release
        raise
    return made


# ---- packages ------------------------------------------------------------------------------------


def tried_packages(version: str) -> list[Path]:
    """Build wheel and sdist in dist/; each is installed, served and played without Node."""
    from bench import wheel

    dist = wheel.ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    try:
        made = wheel.build(dist)
        for package in made:
            with tempfile.TemporaryDirectory() as folder:
                print(f"{package.name}: trying it out", flush=True)
                told = wheel.check(package, Path(folder))
            if told != version or version not in package.name:
                raise ReleaseError(f"{package.name} calls itself {told}, not {version}.")
    except wheel.WheelError as error:
        raise ReleaseError(str(error)) from None
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="make release VERSION=…", description=__doc__)
    parser.add_argument("version", nargs="?", default="", help="such as 0.2.0; by default that of the source")
    chosen = parser.parse_args()
    try:
        made = release(Path.cwd(), chosen.version, datetime.now(UTC).date().isoformat(), tried_packages)
    except ReleaseError as error:
        sys.exit(str(error))
    for package in made:
        print(f"dist/{package.name}")
    print("Tagged. Publish it with `git push --follow-tags`.")


if __name__ == "__main__":
    main()
