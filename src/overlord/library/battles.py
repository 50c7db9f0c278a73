"""The battles that a server offers, by key: the shipped ones and the user's own; it reads them and plays none."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from overlord.engine.model.scenario import ScenarioDef, ScenarioError
from overlord.library.decks import ENDING as DECK_ENDING
from overlord.library.decks import paths_beside, user_folder
from overlord.library.game import Game
from overlord.library.scenarios import (
    COMMUNITY,
    OVERLAY,
    OWN,
    beneath,
    is_file,
    is_overlay,
    load_scenario,
    read_file,
    setup_problem,
    shipped,
    slug,
    with_decks_beside,
)

MOST_OWN: Final = 50  # battles of the user's folder that are offered
LONGEST: Final = 200_000  # characters of a battle; every table and every record contains them
log = logging.getLogger("overlord.server")


@dataclass(frozen=True, eq=False)
class Found:
    """A battle that can be played; the Combat decks beside its file come with it."""

    battle: ScenarioDef
    own: bool = False

    @property
    def key(self) -> str:
        return self.battle.key

    def set_up(
        self, seed: int = 0, seating: Mapping[str, int] | None = None, options: Mapping[str, object] | None = None
    ) -> Game:
        """The battle before its first question; ValueError says why it cannot be set up."""
        return Game(self.battle, seed, seating, options=options)


@dataclass(frozen=True)
class Spoiled:
    """A file without a battle that can be played, and all its problems."""

    path: Path
    problems: list[str]


Stamp = tuple[tuple[int, int] | None, ...]


class Shelf:
    """What is offered: the files named when the server starts, those of the user's folder, and ours."""

    def __init__(self, files: Iterable[Path] = ()) -> None:
        self._named = [(beneath(path) if is_overlay(path) else path).absolute() for path in files]
        self._read: dict[tuple[str, Path], tuple[list[Path], Stamp, Found | Spoiled]] = {}

    def find(self, key: str) -> Found | None:
        """An offered battle, as its file is now; a key is the only way to name a file."""
        if key in shipped():
            return _ours(key)
        path = self._files().get(key)
        found = self._at(key, path) if path else None
        return found if isinstance(found, Found) else None

    def own(self) -> tuple[list[Found], list[Spoiled]]:
        """The user's own battles, and the files without a playable battle."""
        both = [self._at(key, path) for key, path in self._files().items()]
        return [one for one in both if isinstance(one, Found)], [one for one in both if isinstance(one, Spoiled)]

    def ours(self) -> list[Found]:
        return [_ours(key) for key in shipped()]

    def _files(self) -> dict[str, Path]:
        """The files by key; files with the same name are numbered."""
        found: dict[str, Path] = {}
        named = [path for path in self._named if is_file(path)]
        for path in dict.fromkeys([*named, *_of_folder(user_folder() / "battles")]):
            word = key = f"{OWN}{slug(path.stem)}"
            number = 1
            while key in found:
                number += 1
                key = f"{word}-{number}"
            found[key] = path
        return found

    def _at(self, key: str, path: Path) -> Found | Spoiled:
        """What a file contains; it is read again if it, its overlay or a deck that it names has changed."""
        files, stamp, before = self._read.get((key, path), ([], (), None))
        if before is not None and stamp == _stamp(files):
            return before
        files = [path, path.with_name(f"{path.stem}{OVERLAY}")]
        stamp = _stamp(files)  # before reading, so that a change during it is noticed next time
        found, decks = _taken(key, path)
        if isinstance(found, Spoiled) and before is not None:  # the command reports what is wrong at the start
            log.warning("%s", found.problems[0])
        self._read[key, path] = [*files, *decks], (*stamp, *_stamp(decks)), found
        return found


@cache
def _ours(key: str) -> Found:
    return Found(load_scenario(key))


def _of_folder(folder: Path) -> list[Path]:
    try:
        inside = sorted(folder.iterdir())
    except OSError:
        return []  # most people have none
    return [path for path in inside if _is_battle(path)][:MOST_OWN]


def _is_battle(path: Path) -> bool:
    name = path.name.lower()
    ours = name.endswith(".toml") and not name.endswith((OVERLAY, DECK_ENDING))
    return (ours or name.endswith(COMMUNITY)) and not name.startswith(".") and is_file(path)


def _taken(key: str, path: Path) -> tuple[Found | Spoiled, list[Path]]:
    """The battle of a file, or all its problems as sentences; and the paths of the decks that it names."""
    decks: list[Path] = []
    try:
        battle = replace(read_file(path), key=key)
        named = battle.options.get("combat_deck")
        in_folder = [user_folder() / "decks" / f"{word}.toml" for word in str(named or "").split("+")]
        decks = [*paths_beside(path, named), *in_folder]
        found = Found(with_decks_beside(battle, path), True)
        problem = setup_problem(found.set_up)
        if len(battle.source) > LONGEST:
            problem = f"a battle at the table has at most {LONGEST} letters"
        return Spoiled(path, [f"{path}: {problem}"]) if problem else found, decks
    except ScenarioError as error:
        return Spoiled(path, error.problems), decks
    except Exception as error:  # any failure caused by a stranger's file must become a sentence
        reason = error.strerror if isinstance(error, OSError) else f"{type(error).__name__} {error}"
        return Spoiled(path, [f"{path}: this file cannot be read: {reason}"]), decks


def _stamp(paths: list[Path]) -> Stamp:
    """A value that differs when the files have changed."""
    found: list[tuple[int, int] | None] = []
    for path in paths:
        try:
            stat = path.stat()
        except OSError:
            found.append(None)
        else:
            found.append((stat.st_mtime_ns, stat.st_size))
    return tuple(found)


def unplaced(sentence: str, *folders: Path) -> str:
    """A sentence for people at the table: it names files, but not their folders on this machine."""
    for folder in (user_folder(), *folders):
        sentence = sentence.replace(f"{folder}{os.sep}", "")
    return sentence


__all__ = ["LONGEST", "MOST_OWN", "Found", "Shelf", "Spoiled", "unplaced"]
