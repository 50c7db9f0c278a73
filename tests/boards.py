"""Small battles for tests: a picture or a few named hexes become a game; answers are played as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import overlord
from overlord.engine.files.scenario.reader import read_scenario
from overlord.engine.files.scenario.textboard import WIDTHS
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.hexes import HEX, NAME, hex_at
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.terrain import TILES
from overlord.engine.tables.units import UNITS

# Units in far corners, so that neither camp is without one; a test may put them elsewhere.
AXIS_SPARE = "A9"
ALLIES_SPARE = "M1"


def at(col: int, row: int) -> str:
    """The printed name of a doubled coordinate, as the worked cases of the rulebook give them."""
    return NAME[hex_at(col, row)]


def cell(terrain: str, unit: str) -> str:
    """`forest`, `river+bridge`, `hill+bunker=axis`, `open+wire` and `axis infantry 3` as one cell of a text board."""
    features, _, owner = terrain.partition("=")
    keys = features.split("+") if features else ["open"]
    text = "+".join(FEATURES[key].code for key in keys)
    if keys[0] not in TILES:
        text = "..+" + text
    if owner:
        text += "=" + {"axis": "x", "allies": "o"}[owner]
    if unit:
        camp, kind, *figures = unit.split()
        text += f":{ {'axis': 'x', 'allies': 'o'}[camp] }{UNITS[kind].code}{''.join(figures)}".replace(" ", "")
    return text


def scenario(
    units: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    *,
    picture: str = "",
    board: str = "standard",
    face: str = "country",
    first: str = "axis",
    hand: int = 4,
    medals: int = 9,
    nations: tuple[str, str] = ("de", "us"),
    spare: bool = True,
    top: str = "",
    tables: str = "",
) -> overlord.ScenarioDef:
    """A scenario. The axis hold the top edge. `top` is TOML for the head of the file (roads = […], mines = […], …),
    `tables` TOML for its end ([[objectives]], [options], [[units]] …)."""
    standing = dict(units or {})
    unknown = [name for name in [*standing, *(terrain or {})] if name not in HEX]
    assert not unknown, f"no such hex: {unknown}"
    if spare:
        corner = "Z1" if board == "overlord" else ALLIES_SPARE
        standing.setdefault(AXIS_SPARE, "axis infantry")
        standing.setdefault(corner, "allies infantry")
    if not picture:
        rows = []
        for r in range(9):
            names = [NAME[hex_at(2 * c + r % 2, r)] for c in range(WIDTHS[board] - r % 2)]
            rows.append(" ".join(cell((terrain or {}).get(name, ""), standing.get(name, "")) for name in names))
        picture = "\n".join(rows)
    text = f'''
key = "test"
board = {{ size = "{board}", face = "{face}" }}
first = "{first}"
map = """
{picture}
"""
{top}
[camps.axis]
nation = "{nations[0]}"
hand = {hand}
medals = {medals}
edge = "top"
[camps.allies]
nation = "{nations[1]}"
hand = {hand}
medals = {medals}
edge = "bottom"
{tables}
'''
    return read_scenario(text, "test")


def game(
    units: Mapping[str, str] | None = None,
    terrain: Mapping[str, str] | None = None,
    *,
    hands: Mapping[str, Sequence[str]] | None = None,
    dice: str = "",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    seating: Mapping[str, int] | None = None,
    **more: Any,
) -> overlord.Game:
    """A battle on such a scenario. Hands not named are dealt by the seed."""
    return overlord.Game(
        scenario(units, terrain, **more), seed=seed, hands=hands, dice=dice, options=options, seating=seating
    )


def play(battle: overlord.Game, *answers: str) -> list[AnyEvent]:
    """Play answers one after another for the seat that is asked; `seat: answer` names the seat. Returns all events."""
    events: list[AnyEvent] = []
    for answer in answers:
        seat, colon, text = answer.partition(": ")
        if not colon:
            seat, text = battle.waiting()[0].seat, answer
        events.extend(battle.play(seat, text))
    return events


def asked(battle: overlord.Game) -> str:
    """The kind of the first open question, or nothing."""
    waiting = battle.waiting()
    return waiting[0].kind if waiting else ""


def listed(battle: overlord.Game, verb: str = "", seat: str = "") -> list[str]:
    """The options of the seat that is asked, as text; only those of one verb if it is given."""
    who = seat or battle.waiting()[0].seat
    return [str(option) for option in battle.options(who) if not verb or str(option).split()[0] == verb]


def of(events: Sequence[AnyEvent], kind: type[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def unit_on(battle: overlord.Game, name: str) -> Any:
    """The unit on a hex as everyone sees it, or None."""
    return next((unit for unit in battle.view(None).units if unit.hex == name), None)


def features(battle: overlord.Game, name: str) -> tuple[str, ...]:
    """What lies on a hex as everyone sees it."""
    return next((place.features for place in battle.view(None).hexes if place.hex == name), ("open",))


def refused(battle: overlord.Game, answer: str, seat: str = "") -> overlord.Illegal:
    """The refusal of an answer; checks that it changed nothing."""
    before = battle.digest()
    who = seat or battle.waiting()[0].seat
    try:
        battle.play(who, answer)
    except overlord.Illegal as error:
        assert battle.digest() == before
        return error
    raise AssertionError(f"{answer!r} was not refused")
