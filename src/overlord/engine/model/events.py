"""Every fact that can happen in a battle, as structs; a unit is named by the hex it stands on at that moment."""

from __future__ import annotations

from overlord.engine.model.base import Event, Secret


class TurnStarted(Event, frozen=True):
    """A camp's turn began; `turn` counts the turns of both camps together."""

    camp: str
    turn: int


class CardPlayed(Event, frozen=True):
    """A command card was played, face up."""

    seat: str
    card: str
    copied: str = ""  # what a Counter-Attack repeats


class CardsGiven(Event, frozen=True):
    """A commander handed cards to a general, face down."""

    seat: str
    to: str
    count: int
    cards: Secret


class SortieShown(Event, frozen=True):
    """An Air Sortie was drawn: face up beside the camp, and replaced."""

    camp: str


class Marked(Event, frozen=True):
    """A Marine general may order one extra unit; only he and his commander are told who."""

    seat: str
    to: Secret


class Visited(Event, frozen=True):
    """The commander visits this general, or nobody if none is named."""

    seat: str
    to: str


class Huddled(Event, frozen=True):
    """Every seat is ready: from now on talk is limited."""


class CardLaid(Event, frozen=True):
    """A general laid a card over these sections, face up."""

    seat: str
    card: str
    sections: tuple[str, ...]


class Ordered(Event, frozen=True):
    """A unit was ordered."""

    seat: str
    unit: str


class Moved(Event, frozen=True):
    """A unit moved along these hexes and now stands on the last one."""

    unit: str
    path: tuple[str, ...]


class TookGround(Event, frozen=True):
    """A unit took ground: it moved into the hex that its close assault emptied."""

    unit: str
    to: str


class Retreated(Event, frozen=True):
    """A unit retreated one hex."""

    unit: str
    to: str


class Exited(Event, frozen=True):
    """A unit left the board through an exit hex."""

    camp: str
    unit: str


class Declared(Event, frozen=True):
    """A battle was declared: who, against whom, with how many dice."""

    unit: str
    target: str
    dice: int


class Ambushed(Event, frozen=True):
    """An Ambush was played: this seat's unit strikes first."""

    seat: str
    unit: str
    target: str


class Rolled(Event, frozen=True):
    """Dice were rolled: by whom, for what, and which faces came up."""

    seat: str
    purpose: str
    faces: str
    unit: str = ""
    target: str = ""
    kept: str = ""  # in a reroll: the faces of the dice that were not rolled again


class Lost(Event, frozen=True):
    """A unit lost figures; `left` is how many remain."""

    unit: str
    figures: int
    left: int


class Eliminated(Event, frozen=True):
    """A unit lost its last figure."""

    camp: str
    unit: str
    kind: str


class Healed(Event, frozen=True):
    """A unit got figures back."""

    unit: str
    figures: int


class Ignored(Event, frozen=True):
    """A unit ignored this many flags."""

    unit: str
    flags: int


class MedalsWon(Event, frozen=True):
    """A camp won medals: the reason and, for an objective, its hexes."""

    camp: str
    medals: int
    reason: str
    hexes: tuple[str, ...] = ()


class MedalsLost(Event, frozen=True):
    """A camp lost the medals of an objective that it no longer holds."""

    camp: str
    medals: int
    hexes: tuple[str, ...] = ()


class Placed(Event, frozen=True):
    """Something was laid on a hex: sandbags, another obstacle, a minefield."""

    hex: str
    feature: str


class Removed(Event, frozen=True):
    """Something on a hex is gone: wire, sandbags, a minefield, a cave."""

    hex: str
    feature: str


class MineShown(Event, frozen=True):
    """A minefield token was turned face up."""

    hex: str
    strength: int


class BridgeBlown(Event, frozen=True):
    """A bridge was blown up."""

    hex: str


class CrossHairs(Event, frozen=True):
    """A big gun has a unit in its cross-hairs and rolls one more die against it next time."""

    unit: str
    target: str


class Captured(Event, frozen=True):
    """A headquarters tent changed hands."""

    camp: str
    hex: str


class Sight(Event, frozen=True):
    """The new range of sight in the dark."""

    hexes: int


class Drew(Event, frozen=True):
    """A seat drew command cards."""

    seat: str
    count: int
    cards: Secret


class Discarded(Event, frozen=True):
    """A seat threw a command card away, face up."""

    seat: str
    card: str


class ChipPlaced(Event, frozen=True):
    """A card went under the Commissar chip, face down."""

    seat: str
    cards: Secret


class ChipTaken(Event, frozen=True):
    """The cards under the chip were taken, to be played this turn."""

    seat: str
    count: int


class CombatPlayed(Event, frozen=True):
    """A Combat card was played, as written or as the special action, and lies face up on the discard pile."""

    seat: str
    card: str
    special: bool
    at: tuple[str, ...]
    window: str


class CombatChose(Event, frozen=True):
    """Which option of a Combat card was chosen: its number among those of the card or of its `special:` action."""

    seat: str
    card: str
    way: int


class CombatDrew(Event, frozen=True):
    """A seat drew Combat cards."""

    seat: str
    count: int
    cards: Secret


class CombatPeeked(Event, frozen=True):
    """A general looked at the top card of the Combat deck."""

    seat: str
    cards: Secret


class CombatReshuffled(Event, frozen=True):
    """The Combat discards were shuffled into a new draw pile of this many cards."""

    cards: int


class Deployed(Event, frozen=True):
    """A new unit was deployed from spare figures."""

    camp: str
    unit: str
    kind: str
    figures: int


class Shifted(Event, frozen=True):
    """A card put a unit on another hex."""

    unit: str
    to: str


class StatusSet(Event, frozen=True):
    """A status that lasts beyond the turn was set, on a unit or over sections."""

    name: str
    at: tuple[str, ...]


class StatusEnded(Event, frozen=True):
    """A status ended."""

    name: str
    at: tuple[str, ...]


class Cancelled(Event, frozen=True):
    """A declared battle was cancelled."""

    unit: str
    target: str


class Stopped(Event, frozen=True):
    """A unit was stopped and moves no farther this turn."""

    unit: str


class Smoked(Event, frozen=True):
    """Smoke was laid over these hexes, or has cleared."""

    hexes: tuple[str, ...]
    gone: bool = False


class Dropped(Event, frozen=True):
    """A parachute was dropped: where it was aimed, where it drifted, and whether it landed."""

    camp: str
    aim: str
    path: tuple[str, ...]
    landed: bool


class PlaneEntered(Event, frozen=True):
    """An airplane came onto the board at an edge hex."""

    seat: str
    plane: str
    hex: str


class PlaneFlew(Event, frozen=True):
    """An airplane flew along these hexes."""

    unit: str
    path: tuple[str, ...]


class PlaneTookOff(Event, frozen=True):
    """An airplane took off from the ground."""

    seat: str
    plane: str
    hex: str


class PlaneLanded(Event, frozen=True):
    """An airplane landed and is now a unit on the ground."""

    seat: str
    plane: str
    hex: str


class PlaneLeft(Event, frozen=True):
    """An airplane left the board: it failed a check, dived into its target, got no order or was one too many."""

    camp: str
    plane: str
    hex: str
    reason: str


class AirAction(Event, frozen=True):
    """An airplane used a special action, against or for a unit if one is named."""

    seat: str
    key: str
    unit: str
    target: str = ""


class Reshuffled(Event, frozen=True):
    """The discards were shuffled into a new draw pile of this many cards."""

    cards: int


class Talked(Event, frozen=True):
    """A message in a channel; only the seats that may read it get this event."""

    seat: str
    channel: str
    text: Secret


class Signalled(Event, frozen=True):
    """A fixed signal, to the whole table or in a channel; only its readers get this event."""

    seat: str
    channel: str
    signal: str
    hex: str
    readers: tuple[str, ...]  # empty if everybody gets it


class Ended(Event, frozen=True):
    """The battle is over; a draw has no winner."""

    winner: str
    reason: str


AnyEvent = (
    TurnStarted
    | CardPlayed
    | CardsGiven
    | SortieShown
    | Marked
    | Visited
    | Huddled
    | CardLaid
    | Ordered
    | Moved
    | TookGround
    | Retreated
    | Exited
    | Declared
    | Ambushed
    | Rolled
    | Lost
    | Eliminated
    | Healed
    | Ignored
    | MedalsWon
    | MedalsLost
    | Placed
    | Removed
    | MineShown
    | BridgeBlown
    | CrossHairs
    | Captured
    | Sight
    | Drew
    | Discarded
    | ChipPlaced
    | ChipTaken
    | CombatPlayed
    | CombatChose
    | CombatDrew
    | CombatPeeked
    | CombatReshuffled
    | Deployed
    | Shifted
    | StatusSet
    | StatusEnded
    | Cancelled
    | Stopped
    | Smoked
    | Dropped
    | PlaneEntered
    | PlaneFlew
    | PlaneTookOff
    | PlaneLanded
    | PlaneLeft
    | AirAction
    | Reshuffled
    | Talked
    | Signalled
    | Ended
)
