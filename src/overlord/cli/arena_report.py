"""The figures of `overlord arena` as a table, JSON, CSV and a plot; they are counted elsewhere."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from overlord import __version__
from overlord.arena.plot import plot
from overlord.arena.ratings import Rating
from overlord.arena.sprt import Verdict
from overlord.arena.tally import Tally
from overlord.bots.registry import version
from overlord.cli.speech import tongue
from overlord.engine.model.rules import RULES_VERSION

HEADS: Final = ("pair", "games", "wins", "losses", "draws", "score", "interval", "medals", "turns", "ms")


class Finding(NamedTuple):
    """What the battles of one pair show."""

    total: Tally
    battles: dict[str, Tally]
    tested: bool
    verdict: Verdict | None


class Report(NamedTuple):
    """All figures, with everything needed to repeat them."""

    pairs: list[Finding]
    ratings: list[Rating]  # empty if nobody asked
    bots: list[str]
    digests: dict[str, str]  # of the battles, by name
    seed: int
    turn_limit: int


# ---- for people ----------------------------------------------------------------------------------


def as_text(report: Report, by_battle: bool) -> Iterator[str]:
    words = tongue()
    yield words.say(
        "arena-head",
        seed=report.seed,
        battles=len(report.digests),
        bots=", ".join(f"{name} {version(name)}".strip() for name in report.bots),
        version=f"{__version__}/{RULES_VERSION}",
    )
    rows = [tuple(words.say(f"arena-{head}") for head in HEADS)]
    for found in report.pairs:
        rows.append(row(f"{found.total.a} – {found.total.b}", found.total))
        if by_battle:
            rows += [row(f"  {name}", some) for name, some in found.battles.items()]
    yield from aligned(rows)
    for found in report.pairs:
        if found.tested:
            key = f"arena-{found.verdict or 'open'}"
            yield words.say(key, a=found.total.a, b=found.total.b, games=found.total.games)
    for place, rating in enumerate(report.ratings, 1):
        figures = {name: f"{getattr(rating, name):.1f}" for name in ("mu", "sigma", "ordinal")}
        yield words.say("arena-rating", place=place, bot=rating.bot, **figures)


def row(name: str, found: Tally) -> tuple[str, ...]:
    return (
        name,
        *(str(count) for count in (found.games, found.wins, found.losses, found.draws)),
        f"{100 * found.score:.1f} %",
        f"{100 * found.low:.1f}–{100 * found.high:.1f}",
        f"{found.medals_a:.1f}–{found.medals_b:.1f}",
        f"{found.turns:.0f}",
        f"{found.ms_a:.2f}–{found.ms_b:.2f}",
    )


def aligned(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Rows as lines: names on the left, figures on the right of their columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *figures in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(figures, widths[1:], strict=True)]
        yield "  ".join([f"{name:<{widths[0]}}", *cells])


def as_plot(report: Report) -> str:
    return plot(tongue().say("arena-plot"), [found.total for found in report.pairs])


# ---- for programs --------------------------------------------------------------------------------


def as_json(report: Report) -> str:
    """One object: `pairs` has the figures, the rest says how to get them again."""
    pairs = [
        {
            **found.total._asdict(),
            "verdict": found.verdict,
            "battles": [{"battle": name, **some._asdict()} for name, some in found.battles.items()],
        }
        for found in report.pairs
    ]
    whole = {
        "pairs": pairs,
        "ratings": [rating._asdict() for rating in report.ratings],
        "bots": {name: version(name) for name in report.bots},
        "battles": report.digests,
        "seed": report.seed,
        "turn_limit": report.turn_limit,
        "version": __version__,
        "rules": RULES_VERSION,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def as_csv(report: Report, by_battle: bool) -> str:
    """A line for each pair, and for each battle of a pair if asked; the line of all battles names none."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(["battle", *Tally._fields, "verdict"])
    for found in report.pairs:
        table.writerow(["", *found.total, found.verdict or ""])
        if by_battle:
            table.writerows([name, *some, ""] for name, some in found.battles.items())
    return out.getvalue()
