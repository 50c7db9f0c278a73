"""Everything the engine can say has words in every language: a scan of its source, and refusals provoked in play."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import overlord
from overlord.bots.arena import bot_rng
from overlord.engine.illegal import Illegal
from overlord.engine.model import actions, events
from overlord.engine.model.base import Action, Event, Secret
from overlord.engine.model.hexes import HEX
from overlord.engine.model.names import SEATS
from overlord.engine.model.options import OPTIONS
from overlord.engine.model.rng import Rng
from overlord.engine.queries.odds import odds
from overlord.engine.record import DRAWN, RESIGNED
from overlord.engine.tables.cards import CARDS
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.units import UNITS
from overlord.text.sentences import GROUPS, name, refusal, tell
from overlord.text.words import LANGUAGES, words

ENGINE = Path(overlord.__file__).parent / "engine"
# The values that go with the bare (key, rule) pairs of a module.
GIVEN = {
    "orders": {"hex"},
    "command": {"card", "seat"},
    "chip": {"card", "seat"},
    "distribute": {"card", "seat"},
    "battle": {"unit", "hex"},
    "movement": {"unit", "hex"},
    "steps": {"unit", "hex"},
    "plays": {"card", "hex"},
}
AGREED_OUTCOMES = [RESIGNED, DRAWN]


@cache
def nodes() -> list[tuple[Path, ast.AST]]:
    """Every node of the engine's source with its file."""
    paths = sorted(ENGINE.rglob("*.py"))
    return [(path, node) for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def texts(node: ast.AST) -> list[str]:
    """The strings an expression may be: a constant, or the branches of a choice."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def is_rule(node: ast.AST) -> bool:
    if isinstance(node, ast.Attribute) and node.attr == "rule":
        return True
    return any(text[:2] in ("R-", "O-", "A-", "C-") for text in texts(node))


def fields(node: ast.Dict) -> set[str]:
    return {text for key in node.keys if key is not None for text in texts(key)}


def refusals() -> dict[str, set[frozenset[str]]]:
    """Every key that is refused with, and the sets of values given with it."""
    found: dict[str, set[frozenset[str]]] = defaultdict(set)
    for path, node in nodes():
        for key, given in refused_at(path, node):
            found[key].add(frozenset(given))
    return found


def refused_at(path: Path, node: ast.AST) -> Iterator[tuple[str, set[str]]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        if node.func.id in ("Illegal", "NotAnAction") and node.args:
            values = node.args[1] if len(node.args) > 1 else None
            given = fields(values) if isinstance(values, ast.Dict) else set()
            yield from ((key, given) for key in texts(node.args[0]))
    elif isinstance(node, ast.Tuple) and len(node.elts) == 3:
        first, second, third = node.elts
        if isinstance(second, ast.Dict):
            yield from ((key, fields(second)) for key in texts(first))
        elif isinstance(first, ast.Name) and first.id == "NOWHERE" and is_rule(third):
            yield from ((key, {"unit", "hex"}) for key in texts(second))
    elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and is_rule(node.elts[1]):
        # A bare (key, rule): the values are added by the frame that asks, the same for all keys of a module.
        yield from ((key, GIVEN[path.stem]) for key in texts(node.elts[0]) if key and path.stem in GIVEN)
    elif isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp) and "flow" in path.parts:
        if any(isinstance(target, ast.Name) and target.id == "word" for target in node.targets):
            yield from ((key, {"hex"}) for key in texts(node.value))


def reasons() -> set[str]:
    """Every constant reason of an (amount, reason, rule)."""
    found = set()
    for path, node in nodes():
        if (
            path.stem in ("battle", "dice", "retreat", "reasons")
            and isinstance(node, ast.Tuple)
            and len(node.elts) == 3
        ):
            found.update(texts(node.elts[1]) if is_rule(node.elts[2]) else [])
    return found


def asked() -> set[str]:
    """Kinds of questions: of each frame, and of frames that ask several kinds."""
    found = set()
    for path, node in nodes():
        if "flow" not in path.parts:
            continue
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "kind":
            found.update(texts(node.value))
        elif isinstance(node, ast.FunctionDef) and node.name == "question":
            returns = [inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return) and inner.value]
            found.update(text for value in returns for text in texts(value))
    return found


def called(function: str, at: int) -> set[str]:
    """The constant strings handed to a function in one place."""
    found = set()
    for _, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
            found.update(texts(node.args[at]) if len(node.args) > at else [])
    return found


def purposes() -> set[str]:
    from overlord.engine.flow.action.battle import _PURPOSE

    return called("roll", 3) | called("Strike", 3) | set(_PURPOSE.values())


def structs(base: type) -> list[type]:
    module = events if base is Event else actions
    union = module.AnyEvent if base is Event else module.AnyAction
    return list(get_args(union))


def tag(struct: type) -> str:
    return str(struct.__struct_config__.tag)  # type: ignore[attr-defined]


def has_all(lang: str, keys: set[str]) -> None:
    lost = sorted(key for key in keys if not words(lang).has(key))
    assert not lost, f"text/{lang}.ftl has no words {', '.join(lost)}"


def test_the_scan_sees_what_is_there() -> None:
    keys = refusals()
    assert {"off-board", "notation-hex", "card-not-held", "not-your-unit", "not-ordered", "camouflaged"} <= set(keys)
    assert {"card-given-already", "through-the-chip"} <= set(keys)
    assert {"occupied", "close-assault-duty", "not-this-kind", "wrong-arrow", "sortie-not-kept"} <= set(keys)
    assert {"seishin", "cross-hairs", "battle-back", "yamato", "cave", "scenario"} <= reasons()
    assert {"order", "card", "overrun", "distribute"} <= asked()
    assert {"night", "barrage", "battle", "tiger"} <= purposes()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words_that_need_no_more_than_is_given(lang: str) -> None:
    found = refusals()
    has_all(lang, {f"illegal-{key}" for key in found})
    short = {
        key: sorted(words(lang).variables(f"illegal-{key}") - given)
        for key, sets in found.items()
        for given in sets
        if words(lang).variables(f"illegal-{key}") - given
    }
    assert short == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_for_refusals_that_do_not_exist(lang: str) -> None:
    known = {f"illegal-{key}" for key in refusals()}
    assert [key for key in words(lang).keys() if key.startswith("illegal-") and key not in known] == []  # noqa: SIM118


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    keys = {*reasons(), *FEATURES, *UNITS, *(f"range-{n}" for n in range(1, 9))}
    keys |= {card.orders.key for card in CARDS.values() if card.orders.close_dice or card.orders.ranged_dice}
    assert sorted(key for key in keys if words(lang).reason(key) == key) == []


def test_a_reason_is_said_by_its_own_words_before_those_of_its_namesake() -> None:
    assert words("en").reason("road") == "more along the road"
    assert words("en").reason("forest") == "Forest"
    assert words("en").reason("firefight") == "Firefight"
    assert words("en").reason("tiger") == "Tiger"
    assert (words("en").reason("range-1"), words("en").reason("range-3")) == ("adjacent", "at 3 hexes")
    assert words("fr").reason("no-such-reason") == "no-such-reason"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_every_action_has_words_of_its_fields(lang: str) -> None:
    for base, group in ((Event, "event"), (Action, "action")):
        for struct in structs(base):
            has_all(lang, {f"{group}-{tag(struct)}"})
            assert words(lang).variables(f"{group}-{tag(struct)}") <= set(struct.__struct_fields__), tag(struct)  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_outcome_option_special_and_roll_has_words(lang: str) -> None:
    has_all(lang, {f"question-{key}" for key in asked()})
    has_all(lang, {f"outcome-{key}" for key in {*called("finish", 2), *AGREED_OUTCOMES}})
    has_all(lang, {f"option-{key}" for key in OPTIONS})
    has_all(lang, {f"special-{key}" for key in actions.SPECIALS})
    has_all(lang, {f"roll-{key}" for key in purposes()})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_with_an_object_has_a_heading(lang: str) -> None:
    has_all(lang, {f"verb-{tag(struct)}" for struct in structs(Action) if struct.__struct_fields__} | {"verb-other"})  # type: ignore[attr-defined]


def test_a_story_hides_what_is_secret_and_names_what_is_known() -> None:
    known = events.Drew("axis-cic", 1, Secret(("axis-cic",), ("ambush",)))
    veiled = events.Drew("axis-cic", 1, Secret(("axis-cic",), None))
    assert tell(words("en"), known) == "Axis Commander-in-Chief draws Ambush."
    assert tell(words("en"), veiled) == "Axis Commander-in-Chief draws (cards: 1)."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.Moved("F3", ("e4", "F5")), "F3 moves: e4 → F5."),
        (events.Declared("F3", "F5", 1), "F3 battles F5 with 1 die."),
        (events.Rolled("axis-cic", "night", "SF"), "Axis Commander-in-Chief rolls (visibility): Star, Flag."),
        (events.MedalsWon("axis", 2, "unit", ("E5",)), "Axis: 2 medals for the unit eliminated on E5."),
        (events.CardPlayed("axis-cic", "counter-attack", "barrage"), "{} plays Counter-Attack and repeats Barrage."),
        (events.Visited("axis-cic", "axis-left"), "{} visits Axis Left General."),
        (events.MineShown("E5", 0), "The mine on E5 is a dummy."),
        (events.Ended("", "turn-limit"), "The battle ends without a winner: the last turn has passed."),
        (events.Ended("axis", "medals"), "Victory: Axis (all medals won)."),
    ],
)
def test_sentences_of_the_log(event: events.AnyEvent, sentence: str) -> None:
    assert tell(words("en"), event) == sentence.replace("{}", "Axis Commander-in-Chief")


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("move a8 B7", "Move a8 to B7"),
        ("move a8 b8 B7", "Move a8 to B7 by b8"),
        ("give probe-left axis-left", "Give Probe Left to Axis Left General"),
        ("special blow-bridge F5", "Blow up the bridge (F5)"),
        ("special air-strike", "Call an air strike"),
        ("ignore 0", "Ignore no flag"),
        ("end-visit", "End the visit"),
    ],
)
def test_what_an_answer_means(text: str, meaning: str) -> None:
    assert name(words("en"), overlord.parse_action(text)) == meaning


def test_a_refusal_names_cards_and_seats_by_their_names() -> None:
    assert refusal(words("en"), Illegal("card-not-held", {"card": "barrage"}, "R-TURN-04")) == (
        "The card Barrage is not in your hand. (R-TURN-04)"
    )
    assert refusal(words("en"), Illegal("no-such-seat", {"seat": "me"})) == "There is no seat me in this battle."


def test_every_group_of_the_stories_has_words() -> None:
    groups = {key.partition("-")[0] for key in words("en").keys()}  # noqa: SIM118
    assert set(GROUPS.values()) <= groups


def any_action(rng: Rng) -> actions.AnyAction:
    """Some action made of names that exist."""
    struct = structs(Action)[rng.below(len(structs(Action)))]
    hexes, cards = list(HEX), list(CARDS)
    values: dict[str, object] = {
        "card": cards[rng.below(len(cards))],
        "seat": SEATS[rng.below(len(SEATS))],
        "section": f"s{1 + rng.below(6)}",
        "via": (),
        "at": (),
        "what": "1",
        "plane": "spitfire",
        "faces": "I",
        "flags": rng.below(4),
        "key": actions.SPECIALS[rng.below(len(actions.SPECIALS))],
    }
    for field in ("unit", "to", "by", "target"):
        values[field] = hexes[rng.below(len(hexes))]
    fields_of = struct.__struct_fields__  # type: ignore[attr-defined]
    return struct(**{field: values[field] for field in fields_of})  # type: ignore[no-any-return]


@pytest.mark.parametrize("battle", ["crossroads", "two-bridges"])
def test_refusals_provoked_in_play_are_whole_sentences(battle: str) -> None:
    rng = bot_rng(5)
    game = overlord.Game(overlord.load_scenario(battle), seed=5)
    refused = set()
    for _ in range(300):
        if not game.waiting():
            break
        question = game.waiting()[rng.below(len(game.waiting()))]
        for _ in range(8):
            try:
                game.why(question.seat, any_action(rng))  # refuses like play, and changes nothing if it does not
            except Illegal as error:
                refused.add(error.key)
                for lang in LANGUAGES:
                    text = refusal(words(lang), error)
                    assert "{" not in text and not text.startswith("illegal-"), (error.key, text)
        options = game.options(question.seat)
        for event in game.play(question.seat, options[rng.below(len(options))]):
            for lang in LANGUAGES:
                text = tell(words(lang), event)
                assert "{" not in text and not text.startswith("event-"), text
    assert len(refused) > 5


def test_why_tells_the_odds() -> None:
    from overlord.cli.choices import why_lines
    from overlord.engine.reasons import Why

    lines = list(
        why_lines(words("en"), Why([(3, "range-1", "R-UNIT-01"), (-1, "forest", "R-TER-11")], odds(2, "IG", 4, False)))
    )
    assert lines[:2] == ["   +3 adjacent (R-UNIT-01)", "   -1 Forest (R-TER-11)"]
    assert lines[2].startswith("Dice: 2 · figures lost on average: 1.00 · eliminated: 0 %")
