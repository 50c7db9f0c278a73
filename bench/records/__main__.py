"""`make records`: replays the golden records under today's rules, says what changed and rewrites those that differ.

A record that still replays is left alone, even if its bots would answer differently today; `--anew` plays it again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from bench.records import files
from bench.records.comparing import DIGEST, EVENTS, VERSION, WHAT_TO_DO, Walk, walk
from bench.records.playing import Recipe, new_game, played
from bench.records.recipes import RECIPES
from overlord.engine.record import read, write

UNCHANGED: Final = "unchanged"


class Verdict(NamedTuple):
    """The result for one record: a message, its text under today's rules, the replay of that text, and whether the
    rules changed without a new version."""

    words: str
    text: str
    found: Walk
    other_rules: bool = False


def judged(recipe: Recipe, old: str, anew: bool = False) -> Verdict:
    """Replay the answers of the old record under today's rules; if they no longer fit, play the recipe again."""
    if not old:
        return _played_anew("new", recipe, old)
    found = walk(old)
    bumped = found.first(VERSION)
    version = f"rules version {bumped.expected} -> {bumped.came}, " if bumped else ""
    if parted := found.first(EVENTS):
        words = f"events differ from answer {parted.answer} on\n    old: {parted.expected}\n    new: {parted.came}"
        return _played_anew(version + words, recipe, old, not bumped)
    same = same_battle(recipe, old)
    if not same or (anew and story(played(recipe)) != story(old)):
        why = "the bots answer otherwise" if same else "the battle, a deck or the recipe changed"
        return _played_anew(version + why, recipe, old)
    text = renewed(found)
    if found.first(DIGEST):
        return Verdict(f"{version}digests only", text, walk(text), not bumped)
    return Verdict(f"{version}nothing else", text, walk(text)) if bumped else Verdict(UNCHANGED, text, found)


def _played_anew(words: str, recipe: Recipe, old: str, other_rules: bool = False) -> Verdict:
    """Play the recipe under today's rules, and say if its battle now ends differently."""
    text = played(recipe)
    was, now = ending(old) if old else "", ending(text)
    changed = f"\n    outcome changed: {was} -> {now}" if was not in ("", now) else ""
    return Verdict(words + changed, text, walk(text), other_rules)


def renewed(found: Walk) -> str:
    """The same answers and events with today's rules version and digests."""
    version = found.first(VERSION)
    rules = int(version.came) if version else found.header.rules
    return write(msgspec.structs.replace(found.header, rules=rules), found.renewed)


def same_battle(recipe: Recipe, record: str) -> bool:
    """Whether a record was made from this battle, seed, seating and options, under any rules version."""
    was = read(record.partition("\n")[0])[0]
    now = read(new_game(recipe).record().partition("\n")[0])[0]
    return msgspec.structs.replace(was, rules=now.rules) == now


def story(record: str) -> str:
    """Everything in a record except its rules version and digests."""
    header, entries = read(record)
    return write(msgspec.structs.replace(header, rules=0), [entry for entry in entries if not entry.digest])


def ending(record: str) -> str:
    """The last event of a record: how the battle ended."""
    events = [event for entry in read(record)[1] for event in entry.events]
    return msgspec.json.encode(events[-1]).decode() if events else "no end"


def renew(recipes: tuple[Recipe, ...], folder: Path, allowed: bool, anew: bool) -> int:
    """Check every record, rewrite and report what differs; returns 1 if the rules changed without a new version."""
    contents: dict[str, files.Contents] = {}
    known = files.read_contents(folder)
    refused: list[str] = []
    for recipe in recipes:
        name = recipe.name
        old = files.unpack(name, folder)
        verdict = judged(recipe, old, anew)
        if verdict.other_rules and not allowed:
            refused.append(name)
            contents.update({name: known[name]} if name in known else {})
            print(f"{name}: NOT RENEWED, {verdict.words}", flush=True)
            continue
        print(f"{name}: {verdict.words}", flush=True)
        if verdict.text != old:
            files.pack(name, verdict.text, folder)
        contents[name] = files.contents_of(name, verdict.found)
    files.write_contents(contents, folder)
    for stray in sorted({*files.names(folder)} - {recipe.name for recipe in recipes}):
        print(f"{stray}: there is no such recipe; delete the file or write one")
    if refused:
        print(f"\n{len(refused)} RECORDS DIFFER, BUT THE RULES VERSION IS THE SAME: saved battles would not open.")
        print(f"{WHAT_TO_DO} `make records RENEW=1` renews them all the same.")
    return 1 if refused else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--renew", action="store_true", help="write them even if the rules version was not raised")
    parser.add_argument("--anew", action="store_true", help="play every recipe anew: today's bots may answer otherwise")
    chosen = parser.parse_args()
    return renew(RECIPES, files.FOLDER, chosen.renew, chosen.anew)


if __name__ == "__main__":
    sys.exit(main())
