"""What a seat remembers that no view shows: cards it has peeked at, mines that were turned up. It reads the log only as
far as the seat was told."""

from __future__ import annotations

from overlord.engine.log import Log
from overlord.engine.model.base import Secret
from overlord.engine.model.events import (
    AnyEvent,
    CombatDrew,
    CombatPeeked,
    CombatPlayed,
    CombatReshuffled,
    MineShown,
    Placed,
)
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import SEAT_OF, SEATS
from overlord.engine.model.rules import Rules
from overlord.engine.model.state import State
from overlord.engine.tables.combat import Effect


class Memory:
    """Where known Combat cards lie, and what mines were."""

    __slots__ = ("bottom", "held", "laid", "shown", "top")

    def __init__(self) -> None:
        self.top = ""  # the key of the card on top of the Combat deck; empty if not known
        self.bottom = ""
        self.held: list[tuple[int, str]] = []  # seat and key of a card that was seen before it was drawn
        self.shown: dict[int, int] = {}  # hex -> the strength of its first mine, once it was turned up
        self.laid: set[int] = set()  # hexes on which a Combat card laid a mine

    def note(self, event: AnyEvent, holds: tuple[int, ...]) -> None:
        """Remember what this event says to the holder of these seats."""
        if isinstance(event, CombatPeeked):
            self._peek(event.cards, holds)
        elif isinstance(event, CombatDrew):
            seat = SEAT_OF[event.seat]
            if self.top and seat not in holds:
                self.held.append((seat, self.top))
            self.top = ""
        elif isinstance(event, CombatReshuffled):
            self.top = self.bottom = ""
        elif isinstance(event, CombatPlayed):
            played = (SEAT_OF[event.seat], event.card)
            if played in self.held:
                self.held.remove(played)
        elif isinstance(event, MineShown):
            if HEX[event.hex] not in self.laid:
                self.shown.setdefault(HEX[event.hex], event.strength)
        elif isinstance(event, Placed) and event.feature == "minefield":
            self.laid.add(HEX[event.hex])

    def _peek(self, secret: Secret, holds: tuple[int, ...]) -> None:
        """Somebody looked at the top card; a foreign seat may put it at the bottom unseen."""
        if any(SEATS[seat] in secret.owners for seat in holds) and secret.value:
            self.top = secret.value[0]
        else:
            self.top = self.bottom = ""

    def answered(self, action: str) -> None:
        """The holder has answered: perhaps he put the card that he saw at the bottom."""
        if action == "choose bottom" and self.top:
            self.bottom, self.top = self.top, ""


def remembered(s: State, log: Log, holds: tuple[int, ...]) -> Memory:
    """What the holder of these seats remembers; the log is read only if there can be something."""
    memory = Memory()
    if not s.mines and not _peeks(s.rules):
        return memory
    names = [SEATS[seat] for seat in holds]
    for n in range(len(log)):
        if memory.top and log.answered_by(n) in names:
            memory.answered(log.entry(n).action)
        for event in log.events_of(n):
            memory.note(event, holds)
    return memory


def _peeks(rules: Rules) -> bool:
    """Whether some Combat card lets its player look at the pile."""
    return any(_peeking(card.feat.effects) or _peeking(card.special.effects) for card in rules.combat_cards)


def _peeking(effects: tuple[Effect, ...]) -> bool:
    for effect in effects:
        inside = [*effect.choices, *(then for _, then in effect.results)]
        if effect.do == "peek-deck" or any(_peeking(then) for then in inside):
            return True
    return False


__all__ = ["Memory", "remembered"]
