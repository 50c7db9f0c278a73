"""The listed answers of a seat as text: numbered, grouped by verb, units with their names; it judges none of them."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from overlord.engine.model.actions import AnyAction, Battle, Combat, Exit, Move, Order, Play, Retreat, Target
from overlord.engine.reasons import Why
from overlord.engine.view import View
from overlord.text.sentences import name, way
from overlord.text.words import Words

OTHER: Final = "other"
DOT: Final = " · "


class Choices:
    """The options of one question."""

    def __init__(self, words: Words, view: View, options: Iterable[AnyAction], width: int) -> None:
        self.words = words
        self.view = view
        self.width = width
        self.groups: dict[str, list[tuple[int, AnyAction]]] = {}
        for number, action in enumerate(options, 1):
            self.groups.setdefault(verb(action), []).append((number, action))

    def lines(self) -> Iterator[str]:
        """A heading for each verb; answers without an object come last."""
        for group in sorted(self.groups, key=lambda key: key == OTHER):
            yield self.words.say(f"verb-{group}")
            for text in self.texts(self.groups[group]):
                yield from textwrap.wrap(text, self.width, initial_indent="  ", subsequent_indent="     ")

    def texts(self, group: list[tuple[int, AnyAction]]) -> Iterator[str]:
        first = group[0][1]
        if isinstance(first, (Move, Battle, Exit, Retreat)):
            yield from self.by_unit(group)
        elif isinstance(first, (Order, Target)):
            yield DOT.join(f"{n} {self.unit(action.unit)}" for n, action in group if isinstance(action, Order | Target))
        else:
            yield from (f"{n} {self.whole(action)}" for n, action in group)

    def by_unit(self, group: list[tuple[int, AnyAction]]) -> Iterator[str]:
        rows: dict[str, list[str]] = {}
        for number, action in group:
            assert isinstance(action, (Move, Battle, Exit, Retreat))
            rows.setdefault(action.unit, []).append(f"{number} {self.goal(action)}")
        for unit, goals in rows.items():
            yield f"{self.unit(unit)} → {DOT.join(goals)}"

    def goal(self, action: Move | Battle | Exit | Retreat) -> str:
        if isinstance(action, Battle):
            return self.unit(action.target)
        if isinstance(action, Exit):
            return action.by
        if isinstance(action, Move) and action.via:
            return f"{action.to} ({' '.join(action.via)})"
        return action.to

    def whole(self, action: AnyAction) -> str:
        text = way(self.words, action, self.view.draft) or name(self.words, action)
        if isinstance(action, Play):
            part = "overlord" if self.view.board == "overlord" else "text"
            return f"{text}. {self.words.say(f'card-{action.card}-{part}')}"
        if isinstance(action, Combat):
            return f"{text}. {self.words.say(f'card-{action.card}-text')}"
        return text

    def unit(self, hex_name: str) -> str:
        """A unit as `b8 Infantry 4`."""
        for unit in self.view.units:
            if unit.hex == hex_name:
                return f"{hex_name} {self.words.say(f'unit-{unit.kind}')} {unit.figures}"
        return hex_name


def verb(action: AnyAction) -> str:
    """The group of an action: its verb, or `other` for an answer without an object."""
    return str(action.__struct_config__.tag) if action.__struct_fields__ else OTHER


def why_lines(words: Words, why: Why) -> Iterator[str]:
    """How the number of an option is made up, part by part, and the odds of its dice."""
    if not why:
        yield words.say("play-why-none")
    for amount, reason, rule in why:
        yield f"  {f'{amount:+}' if amount else '':>3} {words.reason(reason, amount)} ({rule})"
    if odds := why.odds:
        yield words.say(
            "play-why-odds",
            dice=odds.dice,
            expected=f"{odds.expected:.2f}",
            eliminates=f"{100 * odds.eliminates:.0f}",
            flag=f"{100 * (1 - odds.flags[0]):.0f}",
        )
