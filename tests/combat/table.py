"""Battles with Combat cards for tests: what is of no interest is passed over, small decks are written on the spot."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import overlord
from boards import listed, play, refused, scenario
from overlord.engine.files.deck.reader import read_deck
from overlord.engine.model.events import AnyEvent, Declared, Lost, Rolled
from overlord.engine.model.hexes import HEX
from overlord.engine.tables.combat import Deck

FOUR = {"axis": 4, "allies": 4}
IDLE = ("pass", "confirm", "done", "ready", "ignore 0", "choose top")
HQ = ("direct-from-hq", "recon-left")

HEAD = """
key = "{key}"
origin = "user"
theme = "{theme}"
{top}
[text.en]
name = "Made up"
special = "Ours"
special_text = "Made up."
"""
CARD = """
[[cards]]
key = "{key}"
copies = {copies}
{top}
class = "{timing}"
window = "{window}"
stance = "{stance}"
target = {{ {target} }}
effects = [{effects}]
[cards.text.en]
name = "{key}"
text = "Made up."
"""


def card(
    key: str,
    window: str,
    effects: str,
    target: str = 'who = "ordered"',
    *,
    stance: str = "on-own",
    timing: str = "",
    copies: int = 4,
    top: str = "",
) -> str:
    """One card of a made-up deck; its class follows from its window where that leaves no doubt."""
    if not timing:
        timing = "alongside" if window == "before" else "ordering"
        if window.startswith("x-") or window in ("defend", "loss", "flags"):
            timing = "reaction"
    rows = ", ".join(f"{{ do = {row} }}" for row in effects.split(" / "))
    return CARD.format(
        key=key, copies=copies, top=top, timing=timing, window=window, stance=stance, target=target, effects=rows
    )


def made(*cards: str, key: str = "made-up", theme: str = "urban", top: str = "") -> Deck:
    """A deck of these cards."""
    return read_deck(HEAD.format(key=key, theme=theme, top=top) + "".join(cards), key)


def given(deck: str | Deck) -> dict[str, Any]:
    """What a battle is told of its deck: the key of one of ours, or a made-up one itself."""
    return {} if isinstance(deck, str) else {"decks": [deck]}


def table(
    deck: str | Deck,
    units: Mapping[str, str],
    terrain: Mapping[str, str] | None = None,
    *,
    axis: Iterable[str] = (),
    allies: Iterable[str] = (),
    command: Sequence[str] = HQ,
    enemy: Sequence[str] = ("direct-from-hq", "recon-right"),
    dice: str = "",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    **more: Any,
) -> overlord.Game:
    """A standard battle in which the axis begin; both players hold exactly these cards."""
    key = deck if isinstance(deck, str) else deck.key
    hands = {"axis-cic": [*command, *axis], "allies-cic": [*enemy, *allies]}
    chosen = {"combat_deck": key, **(options or {})}
    board = scenario(units, terrain, **more)
    return overlord.Game(board, seed=seed, hands=hands, dice=dice, options=chosen, **given(deck))


def generals(
    deck: str | Deck,
    units: Mapping[str, str],
    terrain: Mapping[str, str] | None = None,
    *,
    hands: Mapping[str, Sequence[str]] | None = None,
    command: Sequence[str] = ("probe-left", "probe-center", "probe-right", "dig-in"),
    enemy: Sequence[str] = ("recon-left", "recon-right", "recon-center"),
    dice: str = "",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    seating: Mapping[str, int] | None = None,
    **more: Any,
) -> overlord.Game:
    """An Overlord battle in which the axis begin; generals who are not named hold no Combat card."""
    key = deck if isinstance(deck, str) else deck.key
    held: dict[str, list[str]] = {"axis-cic": list(command), "allies-cic": list(enemy)}
    for camp in ("axis", "allies"):
        for role in ("left", "center", "right"):
            held[f"{camp}-{role}"] = list((hands or {}).get(f"{camp}-{role}", ()))
    board = scenario(units, terrain, board="overlord", **{"hand": 3, **more})
    chosen = {"combat_deck": key, **(options or {})}
    four = seating or FOUR
    return overlord.Game(board, seed=seed, hands=held, dice=dice, options=chosen, seating=four, **given(deck))


def skip(battle: overlord.Game) -> list[AnyEvent]:
    """Whoever is asked first does as little as he may."""
    seat = battle.waiting()[0].seat
    offered = listed(battle, seat=seat)
    return battle.play(seat, next((text for text in IDLE if text in offered), offered[0]))


def run(battle: overlord.Game, *answers: str) -> list[AnyEvent]:
    """Play these answers, each as soon as somebody may give it; `seat: answer` names him. All else is passed over."""
    events: list[AnyEvent] = []
    for answer in answers:
        who, colon, text = answer.partition(": ")
        turn = battle.turn
        for _ in range(80):
            seats = [q.seat for q in battle.waiting() if not colon or q.seat == who]
            seat = next((seat for seat in seats if (text or answer) in listed(battle, seat=seat)), None)
            if seat is not None:
                events += play(battle, f"{seat}: {text or answer}")
                break
            assert battle.turn == turn, f"{answer!r} could not be played in this turn"
            events += skip(battle)
        else:
            raise AssertionError(f"{answer!r} could not be played")
    return events


def until(battle: overlord.Game, kind: str, seat: str = "") -> list[AnyEvent]:
    """Pass everything over until this question is open."""
    events: list[AnyEvent] = []
    for _ in range(120):
        if any(q.kind == kind and seat in ("", q.seat) for q in battle.waiting()):
            return events
        events += skip(battle)
    raise AssertionError(f"nobody was asked {kind}")


def orders(battle: overlord.Game, *units: str, command: str = "direct-from-hq") -> list[AnyEvent]:
    """The active player of a standard battle plays his card and names these units."""
    return run(battle, f"play {command}", *(f"order {name}" for name in units), "confirm")


def battling(
    deck: str | Deck, units: Mapping[str, str], ground: Mapping[str, str], *cards: str, at: str = "G5", **more: Any
) -> overlord.Game:
    """The units named, of the axis or of whoever begins, are ordered, nothing has moved, and battles begin."""
    who = more.get("first", "axis")
    battle = table(deck, units, ground, **{who: cards}, **more)
    orders(battle, *at.split())
    until(battle, "battle")
    return battle


def laid(battle: overlord.Game, card: str = "probe", **named: str) -> list[AnyEvent]:
    """The axis generals named lay a Probe each in the section given, `left="s5 T7"`; units come later."""
    events = run(battle, *(f"give {card}-{side} axis-{side}" for side in named), "confirm")
    for side, text in named.items():
        events += run(battle, f"axis-{side}: lay {card}-{side} {text.split()[0]}")
    return events


def commands(battle: overlord.Game, card: str = "probe", plays: Sequence[str] = (), **named: str) -> list[AnyEvent]:
    """The same, then `plays` of Combat cards, then the units behind the sections are ordered."""
    events = laid(battle, card, **named) + run(battle, *plays)
    for side, text in named.items():
        events += run(battle, *(f"axis-{side}: order {name}" for name in text.split()[1:]))
        if any(q.seat == f"axis-{side}" and q.kind == "order" for q in battle.waiting()):
            events += run(battle, f"axis-{side}: confirm")
    return events


def offered(battle: overlord.Game, verb: str = "combat", seat: str = "") -> list[str]:
    """The plays that somebody who is asked now may make."""
    seats = [seat] if seat else [q.seat for q in battle.waiting()]
    return [text for who in seats for text in listed(battle, verb, who)]


def rolls(events: Iterable[AnyEvent]) -> list[tuple[str, str]]:
    """Purpose and faces of every roll."""
    return [(event.purpose, event.faces) for event in events if isinstance(event, Rolled)]


def held(battle: overlord.Game, seat: str) -> tuple[str, ...]:
    """The Combat cards of a seat, as its holder sees them."""
    cards = next(row.cards for row in battle.view(seat).combat if row.seat == seat)
    assert cards is not None
    return cards


def closed(battle: overlord.Game, answer: str, seat: str = "") -> tuple[str, str]:
    """Word and rule of a refusal that changes nothing."""
    error = refused(battle, answer, seat)
    return error.key, error.rule


def finish(battle: overlord.Game, *answers: str) -> list[AnyEvent]:
    """Play these answers, then pass everything over to the end of this turn."""
    turn = battle.turn
    events = run(battle, *answers)
    while battle.turn == turn and battle.waiting():
        events += skip(battle)
    return events


def dice(events: Iterable[AnyEvent]) -> list[int]:
    """How many dice each battle was declared with."""
    return [event.dice for event in events if isinstance(event, Declared)]


def thrown(events: Iterable[AnyEvent]) -> list[tuple[str, int]]:
    """Purpose and number of dice of every roll."""
    return [(purpose, len(faces)) for purpose, faces in rolls(events)]


def lost(events: Iterable[AnyEvent]) -> int:
    """Figures lost in all."""
    return sum(event.figures for event in events if isinstance(event, Lost))


def wound(battle: overlord.Game, name: str, figures: int = 1) -> None:
    """The unit on this hex has lost so many figures, whoever shot them."""
    s = battle._state
    s.units[s.at[HEX[name]]].figures -= figures
    battle._public = None
