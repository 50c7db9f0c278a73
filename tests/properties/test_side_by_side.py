"""Generals who act side by side: whoever answers first, and whoever sits in the seat, it is the same battle."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec
import pytest
from bench.whims import answer as answer_by_whim

import overlord
from boards import game as small_game
from boards import listed, play, refused, scenario
from overlord.bots.arena import ONE_SECOND, answer, seat_bots
from overlord.bots.protocol import Bot
from overlord.bots.random import RandomBot
from overlord.bots.recruit import Recruit
from overlord.engine.flow.combat_cards.windows import Window
from overlord.engine.model.actions import PASS, Activate, AnyAction, Battle, EndVisit, Order, Target
from overlord.engine.model.events import CardLaid
from overlord.engine.model.rng import Rng
from overlord.engine.view import Question
from overlord.library.decks import load_deck
from properties.worlds import redeal

ENCODE = msgspec.json.encode
OVERLORD = overlord.load_scenario("two-bridges")
# The lines touch: battles and ambush windows from the first turn on.
CLOSE = scenario(
    {
        **{f"{column}5": "axis infantry" for column in "BFJLNRTX"},
        **{f"{column}7": "axis armor" for column in "DHPV"},
        **{f"{column}4": "allies infantry" for column in "bfjlnrtx"},
        **{f"{column}3": "allies armor" for column in "DHPV"},
    },
    board="overlord",
    hand=6,
    medals=12,
)
BORDERS = [f"{column}{row}" for column in "iq" for row in (2, 4, 6, 8)]  # two generals command these hexes
Scripts = dict[str, list[AnyAction]]


def step(game: overlord.Game, rng: Rng) -> tuple[Question, AnyAction]:
    """Somebody's next answer at random: mostly few moves, and a battle wherever there is one."""
    question = game.waiting()[rng.below(len(game.waiting()))]
    options = game.options(question.seat)
    if question.kind == "move" and rng.below(3):
        return question, options[0]
    battles = [option for option in options if isinstance(option, Battle)]
    return question, battles[0] if battles and rng.below(4) else options[rng.below(len(options))]


def crowds(kind: str, seed: int, answers: int = 300, **options: object) -> Iterator[overlord.Game]:
    """The positions of a battle at random in which several seats have just been asked a question of this kind."""
    game = overlord.Game(OVERLORD, seed=seed, options=options)
    rng = Rng(seed)
    before = ""
    for _ in range(answers):
        waiting = game.waiting()
        if len(waiting) > 1 and waiting[0].kind == kind != before:
            yield game.copy()
        if not waiting:
            return
        before = waiting[0].kind
        question, action = step(game, rng)
        game.play(question.seat, action)


# ---- whoever answers first -----------------------------------------------------------------------


def apart(options: tuple[AnyAction, ...]) -> list[AnyAction]:
    """Answers that take nothing from a colleague: a unit on a border split is his who comes first (O-BRD-16)."""
    return [
        option for option in options if not (isinstance(option, (Order, Target, Activate)) and option.unit in BORDERS)
    ]


def scripts_for(crowd: overlord.Game, rng: Rng) -> Scripts:
    """For every seat the answers it will give, whatever the others do; none if one can only name a border unit."""
    game = crowd.copy()
    kind = game.waiting()[0].kind
    scripts: Scripts = {}
    for seat in [question.seat for question in game.waiting()]:
        scripts[seat] = []
        while (seat, kind) in [(question.seat, question.kind) for question in game.waiting()]:
            options = apart(game.options(seat))
            if not options:
                return {}
            scripts[seat].append(options[rng.below(len(options))])
            game.play(seat, scripts[seat][-1])
    return scripts


class Outcome(msgspec.Struct):
    """What has come of the answers of all seats."""

    digest: str
    waiting: tuple[Question, ...]
    views: list[bytes]
    told: list[list[bytes]]  # to each seat, in no order: cards are laid when they are laid
    after: list[bytes]  # in order: what followed the last answer


def outcome(crowd: overlord.Game, scripts: Scripts, order: list[str]) -> Outcome:
    """Let the seats answer in this order; a seat that has said all it has to say is passed over."""
    game = crowd.copy()
    entries = game.entries
    left = {seat: iter(script) for seat, script in scripts.items()}
    events: list[bytes] = []
    for seat in order:
        before = game.entries
        game.play(seat, next(left[seat]))
        events = [ENCODE(event) for event in game.told(None, before) if not isinstance(event, CardLaid)]
    assert not any(list(rest) for rest in left.values())
    everyone = (*game.seats, None)
    return Outcome(
        game.digest(),
        game.waiting(),
        [ENCODE(game.view(seat)) for seat in everyone],
        [sorted(ENCODE(event) for event in game.told(seat, entries)) for seat in everyone],
        events,
    )


def shuffled(seats: Sequence[str], rng: Rng) -> list[str]:
    left = list(seats)
    return [left.pop(rng.below(len(left))) for _ in seats]


def check_interleavings(kind: str, seeds: range, each: int, **options: object) -> int:
    """Compare orders of arrival in many positions; returns how many were looked at."""
    looked_at = 0
    for seed in seeds:
        for crowd in crowds(kind, seed, **options):
            rng = Rng(seed + 1)
            scripts = scripts_for(crowd, rng)
            turns = [seat for seat, script in scripts.items() for _ in script]
            first = outcome(crowd, scripts, turns) if scripts else None
            for _ in range(each if scripts else 0):
                order = shuffled(turns, rng)
                other = outcome(crowd, scripts, order)
                assert other == first, (seed, scripts, order)
                looked_at += order != turns
    return looked_at


def test_who_is_ready_first_is_no_matter() -> None:
    assert check_interleavings("ready", range(3), each=20) >= 50


@pytest.mark.rule("O-TURN-10")
def test_the_order_in_which_generals_lay_cards_and_name_units_is_no_matter() -> None:
    assert check_interleavings("order", range(8), each=3) >= 150


@pytest.mark.rule("O-TURN-10")
def test_so_it_is_with_air_sorties() -> None:
    more: dict[str, object] = {"axis_sorties": 3, "allies_sorties": 1, "air_strikes": "both"}
    assert check_interleavings("order", range(8), each=3, air="on", **more) >= 100


@pytest.mark.rule("O-INI-07")
@pytest.mark.parametrize("after_orders", [True, False])
def test_the_order_in_which_generals_take_the_initiative_is_no_matter(after_orders: bool) -> None:
    """Nothing is rolled before all have answered; then left, center, right."""
    assert check_interleavings("initiative", range(16), each=4, initiative_after_orders=after_orders) >= 50


@pytest.mark.rule("O-INI-07")
@pytest.mark.parametrize("after_orders", [True, False])
def test_the_order_in_which_generals_pick_units_for_their_dice_is_no_matter(after_orders: bool) -> None:
    assert check_interleavings("pick", range(20), each=8, initiative_after_orders=after_orders) >= 40


FRONTS = {"urban": "tractor-works", "winter": "raate-road", "jungle": "henderson-field", "desert": "sidi-rezegh"}


def window_crowds(deck: str, seed: int, answers: int) -> Iterator[overlord.Game]:
    """Positions in which several generals have been asked for Combat cards at once, and none has answered; most of
    the deck is in their hands."""
    rng = Rng(seed)
    cards = shuffled([card.key for card in load_deck(deck).cards for _ in range(card.copies)], rng)
    generals = [f"{camp}-{side}" for camp in ("axis", "allies") for side in ("left", "center", "right")]
    hands = {general: cards[n::6][:3] for n, general in enumerate(generals)}
    game = overlord.Game(overlord.load_scenario(FRONTS[deck]), seed=seed, hands=hands, options={"combat_deck": deck})
    last = 0
    for _ in range(answers):
        waiting = game.waiting()
        window = waiting and (waiting[0].kind in ("alongside", "recon-draw") or waiting[0].kind.startswith("react-"))
        if window and len(waiting) > 1 and waiting[0].id > last:
            last = max(question.id for question in waiting)
            yield game.copy()
        if not waiting:
            return
        question, action = answer_by_whim(game, rng)
        game.play(question.seat, action)


@pytest.mark.rule("C-TAX-21", "O-TURN-10")
def test_the_order_in_which_generals_answer_a_window_is_no_matter() -> None:
    """Cards are laid when all have answered, one by one in an order that is not that of the answers."""
    met: Counter[str] = Counter()
    for deck, seed in itertools.product(FRONTS, range(3)):
        rng = Rng(seed)
        for crowd in window_crowds(deck, seed, 700):
            scripts: Scripts = {}
            for question in crowd.waiting():
                options = crowd.options(question.seat)
                scripts[question.seat] = [options[-1 - rng.below(min(3, len(options)))]]  # cards stand behind the pass
            if all(script == [PASS] for script in scripts.values()):
                continue
            orders = list(itertools.permutations(scripts))
            first = outcome(crowd, scripts, list(orders[0]))
            for order in orders[1:]:
                assert outcome(crowd, scripts, list(order)) == first, (deck, seed, scripts, order)
            met[crowd.waiting()[0].kind] += 1
    assert met["alongside"] >= 10 and sum(count for kind, count in met.items() if kind != "alongside") >= 3, met


@pytest.mark.rule("C-DRAW-01")
def test_so_it_is_with_the_draws_for_recons() -> None:
    """The pile lies in one order: left, center and right draw from it in theirs, whoever asked first."""
    recons = ["recon-left", "recon-center", "recon-right", "ambush"]
    crowd = small_game(
        THREE_FLANKS, board="overlord", hands={"axis-cic": recons}, hand=4, options={"combat_deck": "urban"}
    )
    for seat in crowd.seats:
        play(crowd, f"{seat}: ready")
    play(crowd, *(f"give recon-{side} axis-{side}" for side in ("left", "center", "right")), "confirm", "pass")
    while crowd.waiting()[0].kind != "recon-draw":
        question = crowd.waiting()[0]
        crowd.play(question.seat, crowd.options(question.seat)[0])
    draw = overlord.parse_action("draw")
    scripts: Scripts = {question.seat: [draw] for question in crowd.waiting()}
    assert len(scripts) == 3
    outcomes = [outcome(crowd, scripts, list(order)) for order in itertools.permutations(scripts)]
    assert all(other == outcomes[0] for other in outcomes)


THREE_FLANKS = {"T7": "axis infantry", "L7": "axis infantry", "D7": "axis infantry"}
HAND = {"axis-cic": ["probe-left", "probe-center", "probe-right", "recon-left"]}


def ordering(units: dict[str, str]) -> overlord.Game:
    """Each axis general has a Probe to lay."""
    game = small_game(units, board="overlord", hands=HAND)
    for seat in game.seats:
        play(game, f"{seat}: ready")
    play(game, *(f"give probe-{side} axis-{side}" for side in ("left", "center", "right")), "confirm", "pass")
    return game


@pytest.mark.rule("O-TURN-10")
def test_all_ways_of_three_generals_through_their_orders_come_to_the_same() -> None:
    """Eight answers, 560 orders of arrival, one battle."""
    crowd = ordering(THREE_FLANKS)
    parse = overlord.parse_action
    scripts: Scripts = {
        "axis-left": [parse("lay probe-left s5"), parse("order T7"), parse("confirm")],
        "axis-center": [parse("lay probe-center s3"), parse("order L7"), parse("confirm")],
        "axis-right": [parse("lay probe-right s1"), parse("confirm")],
    }
    turns = [seat for seat, script in scripts.items() for _ in script]
    orders = sorted(set(itertools.permutations(turns)))
    assert len(orders) == 560
    first = outcome(crowd, scripts, turns)
    different = [order for order in orders if outcome(crowd, scripts, list(order)) != first]
    assert not different, f"{len(different)} of 560, such as {different[0]}"


@pytest.mark.rule("O-TURN-09")
def test_generals_who_move_far_from_each_other_may_move_in_any_order() -> None:
    """Moves are shared: each acts when he likes, and where nobody is in anybody's way it comes to the same."""
    crowd = ordering({**THREE_FLANKS, "R7": "axis infantry", "N7": "axis infantry"})
    play(crowd, "axis-left: lay probe-left s5", "axis-left: order T7", "axis-left: order R7", "axis-left: confirm")
    play(crowd, "axis-center: lay probe-center s3", "axis-center: order L7", "axis-center: confirm")
    play(crowd, "axis-right: lay probe-right s1", "axis-right: order D7", "axis-right: confirm")
    assert [(question.seat, question.kind) for question in crowd.waiting()] == [
        ("axis-left", "move"),
        ("axis-center", "move"),
        ("axis-right", "move"),
    ]
    parse = overlord.parse_action
    scripts: Scripts = {
        "axis-left": [parse("move T7 t6"), parse("move R7 r6")],
        "axis-center": [parse("move L7 l6")],
        "axis-right": [parse("done")],
    }
    turns = [seat for seat, script in scripts.items() for _ in script]
    first = outcome(crowd, scripts, turns)
    for order in set(itertools.permutations(turns)):
        other = outcome(crowd, scripts, list(order))
        assert (other.digest, other.waiting, other.views) == (first.digest, first.waiting, first.views), order


@pytest.mark.rule("O-BRD-16")
@pytest.mark.parametrize(("first", "second"), [("left", "center"), ("center", "left")])
def test_a_unit_on_a_border_split_is_his_who_names_it_first(first: str, second: str) -> None:
    """The one exception to all of this."""
    game = ordering({**THREE_FLANKS, "q6": "axis infantry"})
    places = {"left": "s5", "center": "s4"}
    for side, place in places.items():
        play(game, f"axis-{side}: lay probe-{side} {place}")
        assert "order q6" in listed(game, seat=f"axis-{side}")
    play(game, f"axis-{first}: order q6")
    assert "order q6" not in listed(game, seat=f"axis-{second}")
    if f"axis-{second}" in [question.seat for question in game.waiting()]:
        assert refused(game, "order q6", f"axis-{second}").key == "ordered-already"


# ---- whoever sits there --------------------------------------------------------------------------


def with_bots(make: Callable[[], Bot], seed: int, answers: int, relieved: bool) -> overlord.Game:
    """A battle of bots; if they are relieved, another one sits down in the seat for every single answer."""
    game = overlord.Game(OVERLORD, seed=seed)
    bots = {seat: make() for seat in game.seats}
    seat_bots(game, bots)
    rng = Rng(seed)
    for _ in range(answers):
        waiting = game.waiting()
        if not waiting:
            break
        question = waiting[rng.below(len(waiting))]
        if relieved:
            bots[question.seat] = make()
            seat_bots(game, {question.seat: bots[question.seat]})
        answer(game, question, bots, rng)
    return game


@pytest.mark.parametrize("make", [RandomBot, Recruit])
def test_a_bot_may_be_relieved_by_another_at_any_time(make: Callable[[], Bot]) -> None:
    served = with_bots(make, seed=11, answers=160, relieved=False)
    relieved = with_bots(make, seed=11, answers=160, relieved=True)
    assert relieved.record() == served.record()
    assert relieved.digest() == served.digest()


@pytest.mark.parametrize("make", [RandomBot, Recruit])
def test_people_who_give_the_answers_of_bots_play_the_same_battle(make: Callable[[], Bot]) -> None:
    """A record knows seats, not who sits in them; people write their answers and look at what they like."""
    bots = with_bots(make, seed=12, answers=160, relieved=False)
    people = overlord.Game(OVERLORD, seed=12)
    for line in bots.record().splitlines()[1:]:
        entry = msgspec.json.decode(line)
        if "action" in entry:
            for seat in people.seats[::3]:
                people.view(seat)
                people.options(seat)
            people.play(entry["seat"], entry["action"], question=entry["question"])
    assert people.record() == bots.record()
    assert people.digest() == bots.digest()


def test_a_bot_that_sits_down_thinks_and_leaves_has_changed_nothing() -> None:
    """At every step, in every seat that is asked: then the person answers after all."""
    game = overlord.Game(CLOSE, seed=13)
    rng = Rng(13)
    for _ in range(120):
        before = game.digest(), game.record(), game.waiting()
        for question in game.waiting():
            bot = Recruit()
            seat_bots(game, {question.seat: bot})
            options = game.options(question.seat)
            thought = bot.choose(game.view(question.seat), question, options, Rng(1), ONE_SECOND)
            assert thought in options
        assert (game.digest(), game.record(), game.waiting()) == before
        question, action = step(game, rng)
        game.play(question.seat, action)


# ---- whatever the hands are ----------------------------------------------------------------------


@pytest.mark.rule("O-AMB-01")
@pytest.mark.parametrize("seed", range(6))
def test_no_question_depends_on_a_card_that_the_one_who_answers_does_not_see(seed: int) -> None:
    """In another world, dealt anew but for what he knows, the same answer puts the same questions to the same seats."""
    game = overlord.Game(CLOSE, seed=seed)
    rng = Rng(seed)
    met: Counter[str] = Counter()
    for salt in range(220):
        if not game.waiting():
            break
        question, action = step(game, rng)
        knows = question.seat
        if isinstance(action, EndVisit):
            knows = knows.partition("-")[0] + "-cic"  # his own card comes next, and shows itself
        other = redeal(game, knows, salt)
        other._settle()
        assert other.waiting() == game.waiting()
        game.play(question.seat, action)
        other.play(question.seat, action)
        assert other.waiting() == game.waiting(), (question, str(action))
        met.update(asked.kind for asked in game.waiting())
    assert met["ambush"] >= 3 and met["distribute"] >= 3 and met["visit"] >= 2, met


@pytest.mark.rule("C-TAX-21", "O-CMB-14")
@pytest.mark.parametrize("deck", FRONTS)
def test_no_window_opens_or_stays_shut_for_a_card_that_is_held(deck: str) -> None:
    """The same with Combat cards and airplanes: other hands, the same questions after the same answer."""
    game = overlord.Game(overlord.load_scenario(FRONTS[deck]), seed=3, options={"combat_deck": deck, "air": "on"})
    rng = Rng(3)
    windows = 0
    for salt in range(600):
        if not game.waiting():
            break
        question, action = answer_by_whim(game, rng)
        windows += question.kind == "alongside" or question.kind.startswith("react-")
        answered = isinstance(game._state.stack[-1], Window) and len(game._state.stack[-1].answers) > 0
        hidden = isinstance(action, EndVisit) or question.kind == "chip" or answered  # what follows is not his alone
        if hidden or question.kind in ("order", "distribute"):
            game.play(question.seat, action)
            continue
        other = redeal(game, question.seat, salt)
        other._settle()
        assert other.waiting() == game.waiting()
        game.play(question.seat, action)
        other.play(question.seat, action)
        assert other.waiting() == game.waiting(), (question, str(action))
    assert windows >= 10


def declared(held: list[str]) -> overlord.Game:
    """The axis have just declared a close assault; this is the hand of the allies."""
    hands = {"axis-cic": ["probe-left", "recon-left", "recon-right"], "allies-cic": held}
    game = small_game({"T5": "axis infantry", "t4": "allies infantry"}, board="overlord", hand=3, hands=hands)
    for seat in game.seats:
        play(game, f"{seat}: ready")
    play(game, "give probe-left axis-left", "confirm", "pass", "lay probe-left s5", "order T5", "confirm")
    while game.waiting()[0].kind == "initiative":
        play(game, "pass")
    play(game, "axis-left: done", "axis-left: battle T5 t4")
    return game


@pytest.mark.rule("O-AMB-01")
def test_the_ambush_window_opens_whether_or_not_the_card_is_held() -> None:
    held = declared(["ambush", "probe-left", "probe-right"])
    empty = declared(["recon-center", "probe-left", "probe-right"])
    assert [(question.seat, question.kind) for question in held.waiting()] == [("allies-cic", "ambush")]
    assert held.waiting() == empty.waiting()
    assert (listed(held), listed(empty)) == (["pass", "ambush allies-right"], ["pass"])
    for seat in held.seats:
        if seat not in ("axis-cic", "allies-cic"):
            assert ENCODE(held.view(seat)) == ENCODE(empty.view(seat))
    assert ENCODE(held.view(None)) == ENCODE(empty.view(None))


@pytest.mark.parametrize("hand", [["ambush", "ambush"], ["probe-left", "barrage"], ["move-out", "air-power"]])
def test_the_commander_is_asked_for_cards_whatever_he_holds(hand: list[str]) -> None:
    game = small_game(THREE_FLANKS, board="overlord", hand=2, hands={"axis-cic": hand})
    for seat in game.seats:
        play(game, f"{seat}: ready")
    assert [(question.seat, question.kind) for question in game.waiting()] == [("axis-cic", "distribute")]
    assert listed(game)
