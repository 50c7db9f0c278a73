"""What a frame is: one pending decision, or one step that needs nobody; the frames themselves are in flow/."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overlord.engine.model.data import Data

if TYPE_CHECKING:
    from overlord.engine.model.actions import AnyAction
    from overlord.engine.model.state import State


class Frame(Data):
    """One pending decision, or a step that needs none: plain data on the stack, copied with the state."""

    __slots__ = ("asked",)
    asked: dict[int, int]  # seat -> the id of its open question
    kind = ""  # the word by which the question goes

    def auto(self, s: State) -> bool:
        """Do the part that needs nobody; True when something was done."""
        return False

    def seats(self, s: State) -> list[int]:
        """Who is asked. Depends on public facts only."""
        return []

    def question(self, seat: int) -> str:
        """The word for what this seat is asked."""
        return self.kind

    def about(self, s: State) -> int:
        """The hex of the unit that the question is about, for all to see; -1 where it is about none."""
        return -1

    def options(self, s: State, seat: int) -> list[AnyAction]:
        """The legal answers of a seat that is asked, in a stable order."""
        raise NotImplementedError

    def take(self, s: State, seat: int, action: AnyAction) -> None:
        raise NotImplementedError

    def refuse(self, s: State, seat: int, action: AnyAction) -> tuple[str, dict[str, str], str]:
        """Why an action that is not listed is refused: key of the words, values, rule."""
        return "not-now", {}, "R-TURN-02"

    def draft(self, s: State, seat: int) -> tuple[str, ...]:
        """What a seat has named so far, as the texts of its answers; shown to that seat only."""
        return ()
