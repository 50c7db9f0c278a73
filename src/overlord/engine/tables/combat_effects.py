"""The effects a Combat deck may use: at which windows, with which fields and on whom; the flow carries them out."""

from __future__ import annotations

from typing import Final

from overlord.engine.tables.combat import (
    ATTACK,
    BEFORE,
    DEFEND,
    EMPTY,
    ENEMY,
    FLAGS,
    HERE,
    HEX,
    LINE,
    LOSS,
    MOVE_END,
    MOVE_START,
    ORDER,
    ORDERED,
    OTHER,
    OWN,
    POST_BATTLE,
    PRE_BATTLE,
    ROLLED,
    UNIT_DONE,
    UNITS,
    VACANT,
    WINDOWS,
    WON,
    X_MOVE_END,
    X_MOVE_STEP,
    X_ORDERED,
)

FACE_WORDS: Final = {"infantry": "I", "armor": "A", "grenade": "G", "flag": "F", "star": "S"}

_MARK: Final = (ORDER, MOVE_START, MOVE_END, PRE_BATTLE, ATTACK, WON)
_MOVE: Final = (ORDER, MOVE_START)
_OWN_TURN: Final = (BEFORE, ORDER, MOVE_START, MOVE_END, PRE_BATTLE, POST_BATTLE, UNIT_DONE)
ANY_WINDOW: Final = tuple(dict.fromkeys(window for windows in WINDOWS.values() for window in windows))

# For every effect: its windows, the fields it must have, and the fields it may have.
EFFECTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]] = {
    "dice": (_MARK, ("n",), ("mode", "least", "vs")),
    "ignore-cover": (_MARK, ("n",), ("mode",)),
    "hit-faces": (_MARK, ("faces",), ("mode",)),
    "ignore-sight": (_MARK, (), ()),
    "flags-unignorable": (_MARK, (), ()),
    "move-bonus": (_MOVE, ("n",), ("forfeits_battle",)),
    "move-max": (_MOVE, ("n",), ("onto", "end_on")),
    "ignore-stop": (_MOVE, ("tags",), ()),
    "battle-after-entry": (_MOVE, ("tags",), ()),
    "battle-if-moved-at-most": (_MOVE, ("n",), ("mode",)),
    "enter-impassable": (_MOVE, ("tags",), ("forfeits_battle",)),
    "move-after": ((UNIT_DONE, POST_BATTLE), ("n",), ()),
    "overrun": ((WON,), (), ("dice", "mode", "anywhere")),
    "extra-battle": ((UNIT_DONE,), ("dice",), ()),
    "dice-less": ((DEFEND,), ("n",), ("least",)),
    "first-strike": ((DEFEND,), (), ("dice",)),
    "withdraw": ((DEFEND,), ("n",), ("away", "fight_on")),
    "cancel-battle": ((DEFEND,), (), ("ground",)),
    "retarget": ((DEFEND,), ("reach",), ()),
    "relocate": ((DEFEND, X_ORDERED, X_MOVE_END), (), ()),
    "return-to-origin": ((DEFEND, X_MOVE_END), (), ("forfeits_battle",)),
    "reroll": ((ROLLED,), ("n",), ()),
    "ignore-hits": ((LOSS,), ("n",), ()),
    "ignore-flags": ((FLAGS,), ("n",), ()),
    "parting-shot": ((FLAGS,), ("dice",), ("cover", "flags", "faces")),
    "block-move": ((X_ORDERED,), (), ()),
    "stop-move": ((X_MOVE_STEP,), (), ()),
    "opportunity-fire": ((X_MOVE_STEP, X_MOVE_END), ("dice",), ("cover", "flags", "faces")),
    "strike": (_OWN_TURN, ("dice",), ("flags", "faces")),
    "lose-figures": (ANY_WINDOW, ("dice", "faces"), ("keep_last",)),
    "deploy": (ANY_WINDOW, ("kind",), ("figures", "where", "tags", "clear")),
    "restore": (_OWN_TURN, (), ("n", "dice", "faces", "forfeits_battle")),
    "place": (_OWN_TURN, ("what",), ("where", "reach", "clear")),
    "remove": (_OWN_TURN, ("what",), ("on_enter",)),
    "order-extra": ((BEFORE,), (), ()),
    "status": (ANY_WINDOW, ("status",), ("reach",)),
    "draw-cards": (ANY_WINDOW, ("n",), ()),
    "peek-deck": (ANY_WINDOW, (), ("may_bottom",)),
    "roll": (ANY_WINDOW, ("results",), ()),
    "choice": (ANY_WINDOW, ("choices",), ()),
}

# The targets of effects that do not suit every target. A strike of a card that also names an enemy hits that enemy.
_ACTORS: Final = (ORDERED, OTHER)
DONE_TO: Final[dict[str, tuple[str, ...]]] = {
    **{do: _ACTORS for do, (windows, _, _) in EFFECTS.items() if windows in (_MARK, _MOVE)},
    "overrun": (ORDERED,),
    "order-extra": (OWN,),
    "restore": (ORDERED, OTHER, OWN),
    "move-after": (ORDERED, OTHER, OWN),
    "extra-battle": (ORDERED,),
    "strike": (ENEMY, HEX, LINE),
    "lose-figures": UNITS,
    "place": UNITS,
    "remove": UNITS,
}
WHOLE: Final = ("ignore-cover", "reroll", "ignore-hits", "ignore-flags")  # their `n` may be "all"
BY_FAMILY: Final = ("move-after",)  # its `n` may be a number for each family
WHERE: Final = {"deploy": (HERE, "beside", "baseline"), "place": (HERE, VACANT, EMPTY)}
NEIGHBOR: Final = ("types", "on", "not_on", "near")  # the tests of a unit named by `beside` or `within`
