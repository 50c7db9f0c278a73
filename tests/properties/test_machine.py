"""One machine plays any battle by whim and checks at every step what must hold of all of them."""

from __future__ import annotations

import os
from typing import get_args

import msgspec
import pytest
from bench.whims import RARE, house
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import overlord
from boards import game as small_game
from boards import scenario
from overlord.engine.model.actions import CONFIRM, GROUND, READY, Battle, Move, Order, Play
from overlord.engine.model.base import Secret
from overlord.engine.model.events import AnyEvent
from overlord.engine.model.hexes import NOWHERE
from overlord.engine.model.names import SEAT_OF
from overlord.engine.model.rng import Rng
from overlord.engine.view import SECRETIVE, seen
from overlord.library.scenarios import battles
from properties.worlds import redeal

ENCODE = msgspec.json.encode
STANDARD = overlord.load_scenario("crossroads")
OVERLORD = overlord.load_scenario("two-bridges")
NATIONS: dict[str, object] = {
    "japanese_army": "axis",
    "commonwealth": "allies",
    "night": "rising",
    "air_strikes": "both",
}
# The lines touch, and airplanes stand between them.
AIRFIELDS = scenario(
    {
        **{f"{column}6": "axis infantry" for column in "bfjlnrtx"},
        **{f"{column}4": "allies infantry" for column in "bfjlnrtx"},
        "D7": "axis storch",
        "P7": "axis bf-109",
        "I3": "allies corsair",
        "V3": "allies lightning",
    },
    {"D7": "airfield", "P7": "airfield", "I3": "airfield", "V3": "airfield", "M5": "airfield"},
    board="overlord",
    hand=6,
    medals=12,
)
WAYS: dict[str, tuple[overlord.ScenarioDef, dict[str, object]]] = {
    "standard": (STANDARD, {}),
    "nations": (STANDARD, NATIONS),
    "commissar": (STANDARD, {"commissar": "allies", "gung_ho": "axis", "desert": True, "blow_bridges": "both"}),
    "overlord": (OVERLORD, {}),
    "overlord-east": (OVERLORD, {"commissar": "allies", "air": "on"}),
    "overlord-pacific": (OVERLORD, {"gung_ho": "allies", "japanese_army": "axis", "commissar": "axis"}),
    "urban": (STANDARD, {"combat_deck": "urban", "commonwealth": "allies"}),
    "overlord-winter": (OVERLORD, {"combat_deck": "winter", "commissar": "allies", "general_winter": "axis"}),
    "overlord-jungle": (OVERLORD, {"combat_deck": "jungle", "gung_ho": "allies", "japanese_army": "axis"}),
    "overlord-desert": (OVERLORD, {"combat_deck": "desert", "desert": True, "air": "on"}),
    "air": (STANDARD, {"air": "on", "air_strikes": "both", "commissar": "allies", "axis_planes": "zero+storch"}),
    "airfields": (AIRFIELDS, {"air": "on", "air_strikes": "both", "axis_sorties": 2, "combat_deck": "desert"}),
    "overlord-air": (OVERLORD, {"air": "on", "initiative_after_orders": False, "visit_any_fg": True}),
    "arrivals": (
        STANDARD,
        {"paradrop": "axis", "paradrop_turn": 2, "smoke": "both", "armor_breakthrough": "allies", "fog": True},
    ),
    "overlord-arrivals": (OVERLORD, {"paradrop": "allies", "smoke": "both", "armor_breakthrough": "axis"}),
}
WHIM = "any"  # options at random, on any shipped battle


def whim(seed: int) -> tuple[overlord.ScenarioDef, dict[str, object]]:
    rng = Rng(seed)
    keys = battles()
    return overlord.load_scenario(keys[rng.below(len(keys))]), house(rng)


SAMPLES: dict[object, object] = {int: 1, str: "axis-left", Secret: Secret(("axis-left",), ("hidden",))}


class Table(RuleBasedStateMachine):
    """Answers in a run are indices into the options, so that every example is a whole stretch of a battle."""

    @initialize(
        seed=st.integers(0, 2**63 - 1),
        way=st.sampled_from([*sorted(WAYS), *[WHIM] * (len(WAYS) // 2)]),
        holders=st.tuples(st.integers(1, 4), st.integers(1, 4)),
    )
    def start(self, seed: int, way: str, holders: tuple[int, int]) -> None:
        battle, options = WAYS[way] if way in WAYS else whim(seed)
        seating = {"axis": holders[0], "allies": holders[1]}
        self.game = overlord.Game(battle, seed=seed, options=options, seating=seating)

    @precondition(lambda self: self.game.outcome is None)
    @rule(picks=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 9999)), min_size=15, max_size=15))
    def answer(self, picks: list[tuple[int, int]]) -> None:
        for who, what in picks:
            waiting = self.game.waiting()
            if not waiting:
                return
            question = waiting[who % len(waiting)]
            if question.kind == "alongside" or question.kind.startswith("react-"):
                self.nobody_sees_more(self.game.seats[what % len(self.game.seats)])
            options = self.game.options(question.seat)
            assert options, "a seat that is asked has an answer"
            assert len(set(options)) == len(options), "every option is listed once"
            rare = [option for option in options if isinstance(option, RARE)]
            action = rare[what // 2 % len(rare)] if rare and what % 2 else options[what % len(options)]
            assert overlord.parse_action(str(action)) == action
            self.game.play(question.seat, action, question=question.id)

    @precondition(lambda self: self.game.outcome is None)
    @rule(what=st.integers(0, 9999))
    def a_copy_never_disturbs_its_original(self, what: int) -> None:
        before = self.game.digest()
        ghost = self.game.copy()
        assert ghost.digest() == before
        for _ in range(10):
            waiting = ghost.waiting()
            if not waiting:
                break
            options = ghost.options(waiting[0].seat)
            ghost.play(waiting[0].seat, options[what % len(options)])
        assert self.game.digest() == before

    @precondition(lambda self: self.game.outcome is None)
    @rule(what=st.integers(0, 9999))
    def a_foreign_action_is_refused_and_changes_nothing(self, what: int) -> None:
        wild = [
            Order("A9"),
            Move("G5", (), "G7"),
            Battle("M1", "A9"),
            Play("ambush"),
            CONFIRM,
            GROUND,
            READY,
            Move("Z1", (), "Y1"),
        ]
        action = wild[what % len(wild)]
        before = self.game.digest()
        for seat in self.game.seats:
            if action in self.game.options(seat):
                continue
            with pytest.raises(overlord.Illegal) as refused:
                self.game.play(seat, action)
            assert refused.value.reason and not refused.value.reason.startswith("illegal-")
            assert refused.value.rule
            assert self.game.digest() == before

    @precondition(lambda self: self.game.outcome is None)
    @rule(who=st.integers(0, 7))
    def undo_goes_back_exactly_or_not_at_all(self, who: int) -> None:
        waiting = self.game.waiting()
        seat = waiting[who % len(waiting)].seat
        before = self.game.digest()
        counters = self.game._counters()
        ghost = self.game.copy()
        options = ghost.options(seat)
        ghost.play(seat, options[who % len(options)])
        if ghost._counters() == counters:
            ghost.undo(seat)
            assert ghost.digest() == before
        else:
            middle = ghost.digest()
            with pytest.raises(overlord.Illegal):
                ghost.undo(seat)
            assert ghost.digest() == middle

    @precondition(lambda self: self.game.outcome is not None)
    @rule()
    def nobody_is_asked_after_the_end(self) -> None:
        before = self.game.digest()
        for seat in self.game.seats:
            assert self.game.options(seat) == ()
            with pytest.raises(overlord.Illegal) as refused:
                self.game.play(seat, "done")
            assert refused.value.rule == "R-VIC-01"
        assert self.game.digest() == before

    @invariant()
    def nothing_leaks(self) -> None:
        if not hasattr(self, "game"):
            return
        for seat in (*self.game.seats, None):
            self.nobody_sees_more(seat)

    def nobody_sees_more(self, seat: str | None) -> None:
        """In a world that is other only where this seat cannot look, it sees the same."""
        other = redeal(self.game, seat, 7)
        other._settle()
        assert ENCODE(other.view(seat)) == ENCODE(self.game.view(seat))

    @invariant()
    def board_and_units_agree(self) -> None:
        if not hasattr(self, "game"):
            return
        s = self.game._state
        for i, unit in enumerate(s.units):
            assert unit.hex == NOWHERE or (unit.figures > 0 and s.at[unit.hex] == i)
        assert sum(1 for i in s.at if i != NOWHERE) == sum(1 for unit in s.units if unit.hex != NOWHERE)

    @invariant()
    def no_card_is_lost(self) -> None:
        if not hasattr(self, "game"):
            return
        s = self.game._state
        held = [*s.hands, *s.chip, *s.due, *s.given, s.deck, s.discard]
        decks = 2 if s.rules.overlord else 1
        house_rules = s.rules.options
        sorties = [int(str(house_rules[key])) for key in ("axis_sorties", "allies_sorties", "deck_sorties")]
        air = min(sum(sorties), max(2 * decks, sorties[0] + sorties[1])) if s.rules.air else 0
        wanted = len(s.rules.command_deck) + air
        assert sum(map(len, held)) + len(s.in_play) + sum(s.sorties) == wanted
        combat = [*s.combat, s.combat_deck, s.combat_discard]
        assert sum(map(len, combat)) == sum(deck.size for deck in s.rules.decks)

    @invariant()
    def a_battle_has_ended_or_somebody_is_asked(self) -> None:
        if hasattr(self, "game"):
            assert (self.game.outcome is None) == bool(self.game.waiting())

    def teardown(self) -> None:
        if not hasattr(self, "game"):
            return
        again = overlord.Game.replay(self.game.record())
        assert again.digest() == self.game.digest()
        assert again.record() == self.game.record()


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=400 if os.environ.get("OVERLORD_LONG") else 80,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a seed tells enough; shrinking takes minutes
    print_blob=True,
)


def test_a_story_told_to_a_seat_names_no_card_it_may_not_know() -> None:
    """The events of a whole battle, as told to each seat, carry hidden cards only to their owners."""
    battle = small_game({"E5": "axis infantry", "F5": "allies infantry"}, seed=3)
    for _ in range(400):
        if not battle.waiting():
            break
        question = battle.waiting()[0]
        battle.play(question.seat, battle.options(question.seat)[-1])
    for seat in battle.seats:
        for event in battle.told(seat):
            secret = getattr(event, "cards", None)
            if isinstance(secret, Secret) and seat not in secret.owners:
                assert secret.value is None


def test_every_event_that_can_hold_a_secret_is_told_without_it() -> None:
    holds = {kind for kind in get_args(AnyEvent) if any(f.type is Secret for f in msgspec.structs.fields(kind))}
    assert len(holds) >= 7 and holds == SECRETIVE
    for kind in holds:
        event = kind(**{f.name: SAMPLES[f.type] for f in msgspec.structs.fields(kind)})
        assert b"hidden" not in ENCODE(seen(event, ()))
        assert b"hidden" in ENCODE(seen(event, (SEAT_OF["axis-left"],)))
