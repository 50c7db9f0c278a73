"""What lies on top of a tile, in rows of the same kind as tiles: pieces (bridges, bunkers), obstacles and mines."""

from __future__ import annotations

from typing import Final

from overlord.engine.model.names import ALL, ARM, ART, INF, MANY
from overlord.engine.tables.terrain import BLOCKS, FOREST_COVER, OBSTACLE, PIECE, TILES, TOKEN, Terrain

_ONE_EACH: Final = (-1, -1, 0, 0)


def _bridge(
    key: str, rule: str, code: str, enter: int = ALL, soft_stop: int = 0, gates: bool = False, unsure: bool = False
) -> Terrain:
    return Terrain(key, rule, code, PIECE, enter=enter, soft_stop=soft_stop, gates=gates, bridge=True, unsure=unsure)


def _bunker(key: str, rule: str, code: str, owner_only: bool = False, flags: int = 1, whole: bool = False) -> Terrain:
    return Terrain(
        key,
        rule,
        code,
        PIECE,
        enter=INF,
        dice_in=FOREST_COVER,
        sight=BLOCKS,
        owner_only=owner_only,
        flags_ignored=flags,
        locks=ARM | ART,  # R-RUL-03
        figure_per_flag=ARM | ART,
        whole=whole,
        building=whole,  # Ruling: a fortress is a landmark; a bunker is a field work (C-TERM-01)
    )


_PIECES: Final = (
    _bridge("bridge", "R-TER-19", "br"),
    _bridge("bridge-section", "R-TER-20", "bs", gates=True),
    Terrain("broken-bridge", "R-TER-21", "bb", PIECE),
    _bridge("pontoon-bridge", "R-TER-22", "pb"),
    _bridge("railroad-bridge", "R-TER-23", "rb", soft_stop=ARM | ART),
    _bridge("rope-bridge", "R-TER-24", "rq", enter=INF, unsure=True),
    Terrain("pier", "R-TER-28", "pr", PIECE, bridge=True, pier=True),
    _bunker("bunker", "R-TER-40", "bu", owner_only=True),
    _bunker("field-bunker", "R-TER-41", "fb"),
    _bunker("fortress", "R-TER-42", "ft", flags=MANY, whole=True),
)

_OBSTACLES: Final = (
    Terrain("sandbags", "R-TER-43", "sb", OBSTACLE, dice_in=_ONE_EACH, flags_ignored=1, lost_when_left=True),
    Terrain("sea-wall", "R-TER-44", "sw", OBSTACLE, dice_in=_ONE_EACH, flags_ignored=1, owner_only=True),
    Terrain(
        "wire",
        "R-TER-45",
        "wi",
        OBSTACLE,
        hard_stop=ALL,
        dice_out=(-1, 0, 0, 0),
        crushed_by_armor=True,
        clearable=INF,
    ),
    Terrain("hedgehog", "R-TER-46", "hh", OBSTACLE, enter=INF, flags_ignored=1),
    Terrain(
        "road-block",
        "R-TER-47",
        "rk",
        OBSTACLE,
        enter=INF,
        hard_stop=ALL,
        dice_in=_ONE_EACH,
        flags_ignored=1,
        engineers_clear=True,
    ),
    Terrain("dragons-teeth", "R-TER-48", "dt", OBSTACLE, enter=INF, hard_stop=ALL),
    Terrain("abatis", "R-TER-49", "ab", OBSTACLE, enter=INF, hard_stop=ALL, unsure=True),
)

MINEFIELD: Final = Terrain("minefield", "R-TER-50", "mf", TOKEN, hard_stop=ALL)

PIECES: Final[dict[str, Terrain]] = {row.key: row for row in _PIECES}
OBSTACLES: Final[dict[str, Terrain]] = {row.key: row for row in _OBSTACLES}
FEATURES: Final[dict[str, Terrain]] = {**TILES, **PIECES, **OBSTACLES, MINEFIELD.key: MINEFIELD}

# The numbers on the mine tokens; each minefield draws one of these tokens (R-TER-80).
MINE_MIX: Final = (0, 0, 0, 1, 1, 2, 2, 3, 4)
