"""`make gallery`: builds docs/gallery.md and its pictures from the shipped battles; `--measure` plays them first."""

from __future__ import annotations

import argparse
import gc
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final

import msgspec

from overlord import Game, __version__
from overlord.arena.fight import Task
from overlord.arena.tally import interval
from overlord.bots.registry import bot
from overlord.cli.simulate import run
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.model.scenario import ScenarioDef
from overlord.library.scenarios import battles, load_scenario
from overlord.picture.board import draw
from overlord.text.words import Words, words

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGE: Final = DOCS / "gallery.md"
PICTURES: Final = DOCS / "gallery"
MEASURES: Final = PICTURES / "balance.json"
BOT: Final = "recruit"
TURN_LIMIT: Final = 200
CAMPS: Final = ("axis", "allies")
HEAD: Final = """# The battles

Every battle that comes with the program, as `overlord show` draws it. `make gallery` makes this page from the scenario
files, and a test compares the two. The balance was measured in the same way as by `overlord balance`: recruits, our
bots, played each battle many times. That is a first check, not proof.
"""


class Measure(msgspec.Struct, frozen=True):
    """The results of a battle between recruits, and the version of the battle that they played."""

    digest: str
    games: int
    seed: int
    version: str  # versions of the program, its rules and the bot
    axis_wins: int
    allies_wins: int
    axis_medals: float
    allies_medals: float
    turns: int  # of one camp, median of all battles


def measure(battle: ScenarioDef, games: int, seed: int, jobs: int) -> Measure:
    """Let recruits play the battle."""
    bots = dict.fromkeys(Game(battle, seed).seats, BOT)
    results = list(run([Task(battle, seed + n, bots, TURN_LIMIT) for n in range(games)], jobs))
    return Measure(
        digest=battle.digest,
        games=games,
        seed=seed,
        version=f"{__version__}/{RULES_VERSION}, {BOT} {getattr(bot(BOT), 'version', 1)}",
        axis_wins=sum(result.winner == "axis" for result in results),
        allies_wins=sum(result.winner == "allies" for result in results),
        axis_medals=round(sum(result.medals["axis"] for result in results) / games, 1),
        allies_medals=round(sum(result.medals["allies"] for result in results) / games, 1),
        turns=round(median(result.turns / 2 for result in results)),
    )


def measures() -> dict[str, Measure]:
    """The measurements so far, by key."""
    if not MEASURES.exists():
        return {}
    return msgspec.json.decode(MEASURES.read_bytes(), type=dict[str, Measure])


def keep(found: dict[str, Measure]) -> None:
    rows = {key: msgspec.to_builtins(found[key]) for key in sorted(found)}
    MEASURES.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def page(battles: list[ScenarioDef], known: dict[str, Measure]) -> str:
    """The whole text of the gallery."""
    in_english = words("en")
    parts = [HEAD]
    for title, board in (("Overlord battles", "overlord"), ("Small battles", "standard")):
        chosen = [battle for battle in battles if battle.board == board]
        parts.append(f"\n## {title}\n\n" + "".join(index(chosen, known)))
        parts += [entry(battle, known.get(battle.key), in_english) for battle in chosen]
    return "".join(parts)


def index(battles: list[ScenarioDef], known: dict[str, Measure]) -> Iterator[str]:
    yield "| Battle | Camps | Units | Hands | Medals | Axis wins |\n|---|---|---|---|---|---|\n"
    for battle in battles:
        units = " : ".join(str(sum(unit.camp == camp for unit in battle.units)) for camp in (0, 1))
        hands = " : ".join(str(camp.hand) for camp in battle.camps)
        medals = " : ".join(str(camp.medals) for camp in battle.camps)
        found = known.get(battle.key)
        decided = found.axis_wins + found.allies_wins if found else 0
        share = f"{100 * found.axis_wins / max(1, decided):.0f} % of {decided}" if found else ""
        yield f"| [{name(battle)}](#{anchor(battle)}) | {sides(battle)} | {units} | {hands} | {medals} | {share} |\n"


def entry(battle: ScenarioDef, found: Measure | None, tongue: Words) -> str:
    """The text for one battle: picture, story, objectives, rules, balance."""
    text = battle.text["en"]
    lines = [
        f"\n### {name(battle)}\n\n",
        f"![The board of {name(battle)}](gallery/{battle.key}.svg)\n\n",
        f"{text['briefing']}\n\n",
        f"- **To win:** {text['victory']}\n",
        f"- **Play:** `overlord play {battle.key}`, {players(battle)}; the {CAMPS[battle.first]} begin.\n",
        f"- **Rules in force:** {'; '.join(theatre(battle, tongue)) or 'no special rules'}.\n",
        f"- **In this battle:** {text['rules']}\n" if "rules" in text else "",
        f"- **Balance:** {balance(battle, found)}\n",
    ]
    return "".join(lines)


def name(battle: ScenarioDef) -> str:
    return battle.text["en"]["name"]


def anchor(battle: ScenarioDef) -> str:
    """The link to its heading."""
    return re.sub(r"[^\w -]", "", name(battle).lower()).replace(" ", "-")


def sides(battle: ScenarioDef) -> str:
    tongue = words("en")
    return " : ".join(tongue.say(f"nation-{camp.nation}") for camp in battle.camps)


def players(battle: ScenarioDef) -> str:
    return "2 to 8 people" if battle.board == "overlord" else "2 people"


def theatre(battle: ScenarioDef, tongue: Words) -> Iterator[str]:
    """The options that the scenario sets, in words."""
    for key, value in sorted(battle.options.items()):
        told = "" if value is True else f" ({value})"
        name = re.sub(r" \(.+\)$", "", tongue.say(f"option-{key}"))  # without the hint about its values
        yield f"{name}{told}"


def balance(battle: ScenarioDef, found: Measure | None) -> str:
    if found is None:
        return "not measured yet."
    decided = found.axis_wins + found.allies_wins
    low, high = interval(found.axis_wins, decided)
    share = 100 * found.axis_wins / max(1, decided)
    old = "" if found.digest == battle.digest else " The battle has changed since."
    return (
        f"the axis win {share:.1f} % (95 % interval {100 * low:.1f} to {100 * high:.1f}), "
        f"medals {found.axis_medals} : {found.allies_medals}, {found.turns} turns per camp; "
        f"{found.games} battles between recruits, first seed {found.seed}, version {found.version}.{old}"
    )


def picture(battle: ScenarioDef) -> str:
    """The board for the page: without a legend, and with rounded coordinates, which makes no visible difference."""
    text = draw(battle, lang="en", legend=False)
    head, end, body = text.partition("</defs>")
    return head + end + re.sub(r'(?<= d=")[^"]+', lambda path: whole(path[0]), body)


def whole(path: str) -> str:
    rounded = re.sub(r"-?\d*\.\d+", lambda number: f" {round(float(number[0]))} ", path)
    return re.sub(r" *([A-Za-z-]) *", r"\1", re.sub(r"  +", " ", rounded)).strip()


def wanted(battle: ScenarioDef, row: Measure | None, chosen: argparse.Namespace) -> bool:
    """Whether this battle is to be measured now."""
    if not chosen.measure or (chosen.keys and battle.key not in chosen.keys):
        return False
    fits = row is not None and row.digest == battle.digest and row.games >= chosen.measure
    return not (chosen.missing and fits)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", help="the battles to measure; all unless told")
    parser.add_argument("--measure", type=int, default=0, metavar="GAMES")
    parser.add_argument("--missing", action="store_true", help="only battles changed since, or measured by fewer games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="only say whether the text is what it would be now")
    chosen = parser.parse_args()
    found = [load_scenario(key) for key in battles()]
    PICTURES.mkdir(exist_ok=True)
    known = {key: row for key, row in measures().items() if key in battles()}
    if chosen.check:
        if PAGE.read_text(encoding="utf-8") != page(found, known):
            sys.exit("docs/gallery.md is stale: run `make gallery`")
        return
    gc.set_threshold(200_000, 20, 20)  # battles leave few cycles: a sixth faster
    for battle in found:
        if wanted(battle, known.get(battle.key), chosen):
            known[battle.key] = measure(battle, chosen.measure, chosen.seed, chosen.jobs)
            keep(known)
            print(f"{battle.key}: {balance(battle, known[battle.key])}", file=sys.stderr)
    PAGE.write_text(page(found, known), encoding="utf-8")
    for old in PICTURES.glob("*.svg"):
        old.unlink()
    for battle in found:
        (PICTURES / f"{battle.key}.svg").write_text(picture(battle), encoding="utf-8")


if __name__ == "__main__":
    main()
