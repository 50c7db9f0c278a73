"""Fixed signals at the table: who gets them, how often, that they are stored, and what bot generals signal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import overlord
from overlord.engine.game import Game
from overlord.engine.model.events import AnyEvent, Eliminated, Lost, Retreated, Rolled, Signalled
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import SEATS
from overlord.engine.model.rng import Rng
from overlord.engine.talk import FIELD_SIGNALS, TABLE_SIGNALS
from overlord.table.bots.reports import Report, report
from overlord.table.bots.signals import BotSignals
from overlord.table.journal.journal import Journal
from overlord.table.journal.rows import record_of
from overlord.table.messages import Letter
from overlord.text.words import LANGUAGES, words
from properties.worlds import redeal
from server.matches import BRIDGES, CROSSROADS, Memory, Sitting, update
from server.tables import Page, friend, page, pages, served, set_table

GENERALS = ("axis-left", "axis-center", "axis-right")


def refusal(call: Any, *arguments: object) -> str:
    with pytest.raises(overlord.Illegal) as caught:
        call(*arguments)
    return caught.value.key


def signals(events: tuple[AnyEvent, ...]) -> list[tuple[str, str, str, str]]:
    return [(e.seat, e.channel, e.signal, e.hex) for e in events if isinstance(e, Signalled)]


def begun() -> Sitting:
    """Eight people after the huddle, and one spectator."""
    table = Sitting(BRIDGES)
    table.join(*range(8))
    for place in range(8):
        table.answer(place, "ready")
    table.match.sit(-1, 50, "")
    table.match.join(9, -1, 50)
    return table


# ---- people --------------------------------------------------------------------------------------


@pytest.mark.rule("O-COM-13", "O-COM-05")
def test_a_commander_is_courteous_to_everybody_and_silent_otherwise() -> None:
    table = begun()
    letters = table.match.signal(0, "table", "one-moment")
    assert {letter.to for letter in letters} == {*range(8), 9}
    for reader in (*range(8), 9):
        assert signals(update(letters, reader).told) == [("axis-cic", "table", "one-moment", "")]
    for channel in ("generals", "camp"):
        assert refusal(table.match.signal, 0, channel, "holding") == refusal(table.match.say, 0, channel, "Hold.")
    assert refusal(table.match.signal, 9, "table", "thanks") == "only-watching"
    assert refusal(table.match.signal, 1, "table", "thanks", "", "axis-cic") == "not-your-place"


@pytest.mark.rule("O-COM-02", "O-COM-12")
def test_a_signal_of_the_field_goes_where_words_would() -> None:
    table = begun()
    letters = table.match.signal(1, "generals", "needs-support", "F5")
    assert {letter.to for letter in letters} == {0, 1, 2, 3}
    assert signals(update(letters, 2).told) == [("axis-left", "generals", "needs-support", "F5")]
    after = table.match.set_pace(4, "fast")
    assert not signals(update(after, 4).told) and not signals(update(after, 9).told)


@pytest.mark.rule("O-COM-13")
def test_courtesies_do_not_follow_each_other_so_fast_that_they_could_be_a_code() -> None:
    table = begun()
    table.match.signal(0, "table", "thanks")
    rows = len(table.journal.rows)
    table.clock.now += 4.9
    assert refusal(table.match.signal, 0, "table", "ready") == "signalled-already"
    assert len(table.journal.rows) == rows
    table.match.signal(1, "table", "ready")  # another place
    for _ in range(3):
        table.match.signal(1, "generals", "holding")  # field signals are talk, so they have no limit
    table.clock.now += 0.1
    assert refusal(table.match.signal, 0, "table", "dance") == "no-such-signal"  # a refused one does not count
    table.match.signal(0, "table", "ready")
    assert len(table.journal.rows) == rows + 5


def test_the_places_of_one_person_are_counted_by_the_place() -> None:
    """A person with a whole camp is one place, whichever seat the signal comes from."""
    table = Sitting(BRIDGES, seating={"axis": 1, "allies": 1})
    table.join(0, 1)
    table.match.signal(0, "table", "thanks", "", "axis-left")
    assert refusal(table.match.signal, 0, "table", "thanks", "", "axis-right") == "signalled-already"


def test_signals_stay_in_the_journal_and_when_an_answer_is_taken_back() -> None:
    table = Sitting()
    table.join(0, 1)
    while table.game.waiting()[0].kind != "move":
        table.answer(1, "" if len(table.journal.rows) < 3 else "confirm")
    table.answer(1)
    table.match.signal(1, "camp", "look-here", "F5")
    table.match.signal(0, "table", "thanks")
    letters = table.match.undo(1)
    assert signals(update(letters, 0).told) == [("axis-cic", "table", "thanks", "")]
    both = [("allies-cic", "camp", "look-here", "F5"), ("axis-cic", "table", "thanks", "")]
    assert signals(update(letters, 1).told) == both
    rows = table.journal.rows
    assert [(row.kind, row.text) for row in rows[-3:]] == [
        ("signal", "look-here F5"),
        ("signal", "thanks"),
        ("undo", ""),
    ]
    again = table.another(Game(CROSSROADS, 3), rows)
    assert again.game.record() == table.game.record() and again.game.digest() == table.game.digest()
    header = table.game.record().partition("\n")[0]
    for kept in (rows, [row._replace(line="") for row in rows]):
        told = Game.replay(record_of(header, kept))
        assert told.told("allies-cic") == table.game.told("allies-cic")
    assert told.digest() == table.game.digest()


# ---- on the wire ---------------------------------------------------------------------------------


def signal(mine: Page, channel: str, signal: str, **more: str) -> None:
    mine.send("signal", channel=channel, signal=signal, **more)


@pytest.mark.rule("O-COM-13", "O-COM-02", "O-COM-05")
def test_signals_on_the_wire_reach_exactly_those_who_may_hear_them(tmp_path: Path) -> None:
    """Others get not a single byte, then or later; after a restart the server still has all signals."""
    path = tmp_path / "tables.sqlite"
    logs: dict[int, list[dict[str, Any]]] = {}
    cookies: dict[int, Any] = {}
    with served(path) as client:
        made = set_table(client, battle="two-bridges", me=["axis-cic"], open=["axis", "allies"], seed=2)
        people = {0: client}
        for row in made["places"][1:]:
            people[row["place"]] = friend(client, row["link"], f"P{row['place']}")
        people[-1] = friend(client, made["watch"])
        with pages(people, made["table"]) as all_of_them:
            for place, reader in all_of_them.items():
                for _ in range(len(people) - list(people).index(place)):
                    reader.frame()
            for place in range(8):
                all_of_them[place].act()
                for other, reader in all_of_them.items():
                    if other != place:
                        reader.frame()
            signal(all_of_them[0], "table", "good-luck")
            for reader in all_of_them.values():
                (told,) = reader.frame()["told"]
                assert (told["type"], told["signal"], told["readers"]) == ("signalled", "good-luck", [])
            signal(all_of_them[0], "generals", "holding")
            assert all_of_them[0].frame()["key"] == "commander-silent"
            signal(all_of_them[0], "table", "thanks")
            assert all_of_them[0].frame()["key"] == "signalled-already"
            signal(all_of_them[3], "generals", "needs-support", hex="F5")
            for place in range(4):
                (told,) = all_of_them[place].frame()["told"]
                assert (told["seat"], told["signal"], told["hex"]) == ("axis-right", "needs-support", "F5")
            all_of_them[0].send("pace", speed="fast")  # the next thing that everybody is told
            for place, reader in all_of_them.items():
                assert reader.frame()["told"] == []
                assert ("needs-support" in str(reader.log)) == (0 <= place < 4)
                story = people[place].get(f"/api/tables/{made['table']}/story", params={"place": place}).text
                assert ("needs-support" in story) == (0 <= place < 4) and "good-luck" in story
                logs[place] = list(reader.log)
                cookies[place] = people[place].cookies
    with served(path) as client:
        for place in (0, 2, 5, -1):
            client.cookies = cookies[place]
            with page(client, made["table"], place) as again:
                again.frame()
                assert again.log == logs[place]


def test_what_is_no_signal_is_no_message() -> None:
    with served() as client:
        made = set_table(client)
        with page(client, made["table"]) as mine:
            mine.frame()
            for rest in ("", ',"signal":["thanks"]', f',"signal":"{"x" * 300}"', ',"signal":"thanks","all":true'):
                mine.socket.send_text(f'{{"type":"signal","channel":"table"{rest}}}')
                assert mine.frame()["key"] == "not-a-message"
            signal(mine, "table", "thanks")
            assert mine.frame()["told"][0]["signal"] == "thanks"


# ---- bot generals --------------------------------------------------------------------------------


def hit(unit: str, figures: int, left: int, target: str = "") -> list[AnyEvent]:
    """An enemy's roll and what it cost; the allies attack."""
    loss: list[AnyEvent] = [Lost(unit, figures, left)] if figures else []
    gone: list[AnyEvent] = [Eliminated("axis", unit, "infantry")] if figures and not left else []
    return [Rolled("allies-left", "battle", "II", "A1", target or unit), *loss, *gone]


def reported(*parts: list[AnyEvent], generals: tuple[str, ...] = GENERALS) -> Report | None:
    """What the axis signals after these attacks, on a board with their losses."""
    events = [event for part in parts for event in part]
    left = {event.unit: event.left for event in events if isinstance(event, Lost)}
    view = Game(BRIDGES, 1).view(None)
    units = [msgspec.structs.replace(unit, figures=left.get(unit.hex, unit.figures)) for unit in view.units]
    standing = tuple(unit for unit in units if unit.figures)
    return report(BRIDGES, msgspec.structs.replace(view, units=standing), events, generals)


def axis_units(seat: str) -> list[str]:
    """The hexes of the units that only this general commands at the start, by the engine's sections."""
    game = Game(BRIDGES, 1)
    rules = game._state.rules
    under = {
        unit.hex: [SEATS[n] for n in (1, 2, 3) if rules.flank[n] & rules.geometry.sections[HEX[unit.hex]]]
        for unit in game.view(None).units
        if unit.camp == "axis"
    }
    return [name for name, generals in under.items() if generals == [seat]]


@pytest.mark.parametrize("seat", GENERALS)
def test_a_general_who_lost_a_unit_needs_support(seat: str) -> None:
    here, there = axis_units(seat)[:2]
    assert reported(hit(here, 2, 0)) == Report(seat, "needs-support", here)
    assert reported(hit(here, 2, 0), hit(there, 1, 3)) == Report(seat, "needs-support", there)  # a unit that survived
    assert reported(hit(here, 3, 1)) == Report(seat, "needs-support", here)
    assert reported(hit(here, 2, 2)) is None  # too little for a signal
    assert reported(hit(here, 1, 3), hit(there, 2, 1)) == Report(seat, "needs-support", there)  # the weakest


def test_the_one_who_lost_most_signals_for_the_camp() -> None:
    left, right = axis_units("axis-left")[0], axis_units("axis-right")[0]
    found = reported(hit(left, 3, 1), hit(right, 1, 0))
    assert found is not None and (found.seat, found.signal) == ("axis-right", "needs-support")
    found = reported(hit(left, 3, 1), hit(right, 1, 0), generals=("axis-left",))
    assert found is not None and found.seat == "axis-left"  # nobody signals for a person


def test_losses_of_the_enemy_and_of_those_who_ran_are_told_apart() -> None:
    mine, other = axis_units("axis-left")[:2]
    ambush: list[AnyEvent] = [Rolled("axis-left", "ambush", "II", mine, "A1"), Lost("A1", 4, 0)]
    assert reported(ambush, [Eliminated("allies", "A1", "infantry")]) is None
    moved: list[AnyEvent] = [Rolled("allies-left", "battle", "FF", "A1", mine), Retreated(mine, other)]
    assert reported(moved, [Lost(other, 3, 1)]) == Report("axis-left", "needs-support", other)
    taken: list[AnyEvent] = [Rolled("axis-left", "battle-back", "I", other, mine), Lost(mine, 3, 0)]
    assert reported(hit(mine, 1, 0), taken) == reported(hit(mine, 1, 0))  # the enemy stands there now


def test_a_general_who_was_attacked_and_lost_nothing_is_holding() -> None:
    mine, other = axis_units("axis-right")[:2]
    assert reported(hit(mine, 0, 4)) is None
    assert reported(hit(mine, 0, 4), hit(other, 0, 4)) == Report("axis-right", "holding", other)
    assert reported(hit(mine, 0, 4), hit(other, 0, 4), hit(mine, 1, 3)) is None
    assert reported(hit(mine, 0, 4), hit(other, 0, 4), [Retreated(mine, "C9")]) is None


def fought(bots: dict[int, str], seed: int = 5, seating: dict[str, int] | None = None, answers: int = 700) -> Sitting:
    """A battle in progress; people answer at random."""
    table = Sitting(BRIDGES, bots, seating, seed)
    people = [place.number for place in table.places if not place.by_bot]
    table.join(*people)
    table.match.set_pace(people[0], "instant")
    rng = Rng(seed)
    for _ in range(answers):
        table.clock.now += 30
        if not table.match.tick() and not _answered(table, people, rng):
            break
    return table


def _answered(table: Sitting, people: list[int], rng: Rng) -> list[Letter]:
    for question in table.game.waiting():
        for place in people:
            if question.seat in table.places[place].seats:
                options = table.game.options(question.seat)
                return table.match.act(place, question.id, options[rng.below(len(options))])
    return []


BOTS = dict.fromkeys((0, 1, 2, 4, 5, 6, 7), "recruit")  # the right general of the axis is a person


@pytest.mark.rule("O-COM-02", "O-COM-05")
def test_bot_generals_signal_in_their_channel_at_most_once_a_turn() -> None:
    table = fought(BOTS)
    found = signals(table.game.told("axis-right"))
    assert len(found) >= 3 and {signal for _, _, signal, _ in found} <= set(FIELD_SIGNALS)
    assert {(seat, channel) for seat, channel, _, _ in found} <= {(f"axis-{s}", "generals") for s in ("left", "center")}
    names = [type(event).__name__ for event in table.game.told("axis-right")]
    turns = "".join(name[0] for name in names if name in ("TurnStarted", "Signalled"))
    assert "SS" not in turns and "TS" in turns
    assert signals(table.game.told("allies-left")) == signals(table.game.told(None)) == []
    again = table.another(Game(BRIDGES, 5), table.journal.rows)
    assert again.game.record() == table.game.record()
    assert Game.replay(table.game.record()).record() == table.game.record()


def test_bots_among_themselves_and_small_camps_signal_nothing() -> None:
    allies_alone = fought(dict.fromkeys(range(4), "recruit"), answers=500)  # a camp of bots only
    assert not any(row.kind == "signal" and row.seat.startswith("axis") for row in allies_alone.journal.rows)
    two = fought({0: "recruit", 2: "recruit"}, seating={"axis": 2, "allies": 1}, answers=300)
    assert not any(row.kind == "signal" for row in two.journal.rows)


@pytest.mark.rule("O-COM-14")
def test_a_bot_that_commands_from_the_center_stays_silent() -> None:
    table = fought({0: "recruit", 1: "recruit", 3: "recruit"}, seating={"axis": 3, "allies": 1}, answers=700)
    seats = {row.seat for row in table.journal.rows if row.kind == "signal"}
    assert seats == {"axis-left"}


def test_signals_of_bots_change_nothing_in_the_battle() -> None:
    """The same answers without them lead to the same battle: no die, no card, no question differs."""
    table = fought(BOTS)
    assert any(row.kind == "signal" for row in table.journal.rows)
    quiet = Game(BRIDGES, 5)
    for row in table.journal.rows:
        if row.kind == "act":
            quiet.play(row.seat, row.text)
    assert quiet.digest() == table.game.digest() and quiet.waiting() == table.game.waiting()


def test_what_bots_signal_does_not_depend_on_what_is_hidden() -> None:
    """With all hidden cards replaced, the same turn is reported in the same way."""
    table = fought(BOTS)
    compared = 0
    for game in Game.retell(table.game.record()):
        if not signals(game.told("axis-right", game.entries - 1)):
            continue
        compared += 1
        copy = game.copy()
        copy._log.cut(len(copy._log) - 1, copy._log.answers)
        for salt in range(3):
            other = redeal(copy, None, salt)
            BotSignals(Journal(other, Memory()), table.match.seats).turn_began()
            (here,) = signals(game.told("axis-right", game.entries - 1))
            (there,) = signals(other.told("axis-right", other.entries - 1))
            assert here == there
            assert msgspec.json.encode(other.view(None)) == msgspec.json.encode(game.view(None))
    assert compared >= 3


def test_the_words_of_every_signal_are_there() -> None:
    for lang in LANGUAGES:
        shown = [words(lang).say(f"signal-{signal}") for signal in (*TABLE_SIGNALS, *FIELD_SIGNALS)]
        assert len(set(shown)) == len(shown) == 11 and not any(text.startswith("signal-") for text in shown)
