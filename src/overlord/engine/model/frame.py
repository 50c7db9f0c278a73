"""The base class of frames: one pending decision, or one automatic step; the frames themselves are in flow/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlord.engine.model.data import Data

if TYPE_CHECKING:
    from overlord.engine.model.actions import AnyAction
    from overlord.engine.model.state import State


class Frame(Data):
    """One pending decision, or an automatic step: plain data on the stack, copied with the state."""

    __slots__ = ("asked",)
    asked: dict[int, int]  # seat -> the id of its open question
    kind = ""  # the question's kind, as a word

    def auto(self, s: State) -> bool:
        """Do what needs no answer; True if something was done."""
        return False

    def seats(self, s: State) -> list[int]:
        """The seats that are asked; depends on public facts only."""
        return []

    def question(self, seat: int) -> str:
        """The word for what this seat is asked."""
        return self.kind

    def about(self, s: State) -> int:
        """The hex of the unit that the question is about, a public fact; -1 if it is about no unit."""
        return -1

    def options(self, s: State, seat: int) -> list[AnyAction]:
        """The legal answers of this seat, in a stable order."""
        raise NotImplementedError

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        raise NotImplementedError

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        """Why an action that is not listed is refused: key of the message, its values, rule."""
        return "not-now", {}, "R-TURN-02"

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        """What a seat has chosen so far, as the texts of its answers; shown to that seat only."""
        return ()
