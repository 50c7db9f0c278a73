"""Where the ordered units of a seat go, planned together: better alone is not always better together; no answers."""

from __future__ import annotations

from typing import Final

from overlord.bots.veteran.judgement import Judgement
from overlord.bots.veteran.reply import Strikes
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.tables.cards import Orders

BOLD: Final = 6  # hexes tried for a unit: the best if nobody fired back
SAFE: Final = 4  # and the best if nobody else moved
SWEEPS: Final = 3

Script = tuple[int, float]  # the hex where a unit ends its move, and what that is worth if nobody fires back


class Plan:
    """The best hexes for these units that were found, given where all other units stand."""

    __slots__ = ("_fixed", "_judgement", "gains", "goals")

    def __init__(self, judgement: Judgement, ordered: dict[int, Orders]) -> None:
        self._judgement = judgement
        self._fixed = self._strikes_at_others(ordered)
        scripts = {i: self._scripts(i, orders) for i, orders in ordered.items()}
        stay = {i: found[0] for i, found in scripts.items()}
        bold = self._boldest(scripts)
        plans = [self._improve(scripts, start) for start in (stay, bold)]
        chosen = max(plans, key=lambda plan: plan[0])[1]
        self.goals = {i: script[0] for i, script in chosen.items()}
        self.gains = {i: script[1] - stay[i][1] for i, script in chosen.items()}

    def _strikes_at_others(self, ordered: dict[int, Orders]) -> list[float]:
        """The best strike of each enemy at the units that are not part of the plan."""
        judgement = self._judgement
        best = [0.0] * len(judgement.reply.foes)
        for i, unit in enumerate(judgement.s.units):
            if i in ordered or unit.camp != judgement.field.camp or unit.hex == NOWHERE:
                continue
            _lay(best, judgement.reply.strikes(unit, unit.hex))
        return best

    def _scripts(self, i: int, orders: Orders) -> list[Script]:
        """What the unit may do; staying where it is comes first."""
        judgement = self._judgement
        here = judgement.s.units[i].hex
        marches = judgement.marches(i, orders)
        invited = judgement.invited(i, here)
        alone = sorted(marches, key=lambda h: -marches[h])
        worth = {h: value + judgement.invited(i, h) - invited for h, value in marches.items()}
        bold = sorted(worth, key=lambda h: -worth[h])
        tried = dict.fromkeys([here, *bold[:BOLD], *alone[:SAFE]])
        return [(h, worth[h]) for h in tried]

    def _boldest(self, scripts: dict[int, list[Script]]) -> dict[int, Script]:
        """Everybody where it would be best if nobody fired back, the one with most to gain first."""
        taken: set[int] = set()
        found: dict[int, Script] = {}
        for i in sorted(scripts, key=lambda i: -max(worth for _, worth in scripts[i])):
            free = [script for script in scripts[i] if script[0] not in taken]
            found[i] = max(free, key=lambda script: script[1]) if free else scripts[i][0]
            taken.add(found[i][0])
        return found

    def _improve(self, scripts: dict[int, list[Script]], start: dict[int, Script]) -> tuple[float, dict[int, Script]]:
        """Let one unit after the other choose again until nobody changes."""
        chosen = dict(start)
        for _ in range(SWEEPS):
            changed = False
            for i in scripts:
                better = self._best(i, scripts[i], chosen)
                if better != chosen[i]:
                    chosen[i] = better
                    changed = True
            if not changed:
                break
        best = self._fixed.copy()
        for i, (h, _) in chosen.items():
            _lay(best, self._judgement.strikes(i, h))
        return sum([worth for _, worth in chosen.values()]) - self._judgement.reply.cost(best), chosen

    def _best(self, i: int, scripts: list[Script], chosen: dict[int, Script]) -> Script:
        reply = self._judgement.reply
        rest = self._fixed.copy()
        taken: set[int] = set()
        for other, (h, _) in chosen.items():
            if other != i:
                taken.add(h)
                _lay(rest, self._judgement.strikes(other, h))
        found, most = chosen[i], -1e9
        for script in scripts:
            if script[0] in taken:
                continue
            best = rest.copy()
            _lay(best, self._judgement.strikes(i, script[0]))
            value = script[1] - reply.cost(best)
            if value > most + 1e-9:
                found, most = script, value
        return found


def _lay(best: list[float], strikes: Strikes) -> None:
    for e, value in strikes:
        if value > best[e]:
            best[e] = value
