"""Turns a position into plain values and back, by the declared fields of its classes; no text, no version, no log.

For a dump, fields are written by name and defaults are left out, so that a position written before a field was added
can still be read. For a digest only the bare values are written, as fast as possible."""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from overlord.engine.effects.board import new_groups
from overlord.engine.model.actions import NotAnAction, parse_action
from overlord.engine.model.fields import DECLARED, Declared, Field
from overlord.engine.model.frame import Frame
from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import NOWHERE, SIZE
from overlord.engine.model.rules import Rules
from overlord.engine.model.state import State, Unit
from overlord.engine.tables.cards import CARDS, NIGHT_ORDER, ORDERS, Card
from overlord.engine.tables.combat import CombatCard, Effect, Feat

Plain: TypeAlias = Any  # what JSON has: bool, int, str, None, and lists and dicts of them
Write: TypeAlias = Callable[[Any, "Rows"], Plain]
Read: TypeAlias = Callable[[Plain, "Rows"], Any]

_FRAME: Final = "frame"
_ASKED: Final = "asked"
_NUMBERS: Final = "last_question"  # counts questions: not part of a digest
_CARDS: Final[dict[str, Card]] = {**CARDS, NIGHT_ORDER.key: NIGHT_ORDER}


class Damaged(ValueError):
    """Values that do not form a position: where, and what is wrong."""

    def __init__(self, text: str, path: str = "") -> None:
        super().__init__(text)
        self.path = path

    def inside(self, step: str) -> Damaged:
        """The same problem with the path from one level up."""
        joint = "" if self.path.startswith("[") or not self.path else "."
        return Damaged(str(self), f"{step}{joint}{self.path}")


class Rows:
    """The rows of one battle's tables by name: ground, kinds of units, Combat cards and their effects."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds = {id(kind): [camp, key] for camp in (1, 0) for key, kind in rules.kinds[camp].items()}
        self.combat: dict[str, CombatCard] = {
            f"{deck.key}/{card.key}": card for deck in rules.decks for card in deck.cards
        }
        self.combat_names = {id(card): name for name, card in self.combat.items()}
        self._effects: dict[int, list[Plain]] = {}
        self._lists: dict[int, list[Plain]] = {}
        self._feats: dict[int, list[Plain]] = {}
        self.ground: tuple[tuple[Ground, ...], Plain] | None = None  # the ground that was written last
        self.units: dict[int, tuple[Unit, list[Any]]] = {}  # the units of the last digest, and their bare values
        for name, card in reversed(self.combat.items()):
            for special, feat in ((True, card.special), (False, card.feat)):
                self._feats[id(feat)] = [name, special, 0]
                effects, lists = parts_of(feat)
                self._effects.update((id(effect), [name, special, n]) for n, effect in enumerate(effects))
                self._lists.update((id(row), [name, special, n]) for n, row in enumerate(lists))

    def effect(self, effect: Effect) -> list[Plain]:
        return self._effects[id(effect)]

    def effects(self, row: tuple[Effect, ...]) -> list[Plain]:
        return self._lists[id(row)]

    def feat(self, feat: Feat) -> list[Plain]:
        return self._feats[id(feat)]

    def part(self, value: Plain) -> tuple[Feat, int]:
        """The feat that an effect or a list of effects belongs to, and its number there."""
        match value:
            case [str(name), bool(special), int(n)] if name in self.combat and n >= 0:
                card = self.combat[name]
                return card.special if special else card.feat, n
        raise Damaged(f"this battle has no effect {value!r}")


def rows_of(rules: Rules) -> Rows:
    """The rows of a battle; rules never change, so they are named only once."""
    if rules.rows is None:
        rules.rows = Rows(rules)
    return rules.rows


def parts_of(feat: Feat) -> tuple[list[Effect], list[tuple[Effect, ...]]]:
    """Every effect and every list of effects of a feat, nested ones included, always in the same order."""
    effects: list[Effect] = []
    lists: list[tuple[Effect, ...]] = []
    todo = [feat.effects]
    while todo:
        row = todo.pop(0)
        lists.append(row)
        for effect in row:
            effects.append(effect)
            todo.extend(then for _, then in effect.results)
            todo.extend(effect.choices)
    return effects, lists


# ---- one type: how it is written and read -----------------------------------------------------------


class Codec(NamedTuple):
    """How values of one type are written and read."""

    write: Write
    read: Read
    bare: Callable[[str], str] | None = None  # the source of the digest value; None: use `write`


def _same(value: Any, rows: Rows) -> Plain:
    return value


def _itself(value: str) -> str:
    return value


def _plain(kind: type) -> Codec:
    def read(value: Plain, rows: Rows) -> Any:
        if type(value) is not kind:
            raise Damaged(f"{value!r} is no {kind.__name__}")
        return value

    return Codec(_same, read, _itself)


def _row(table: dict[str, Any], word: str) -> Codec:
    """The codec of table rows that are written by their key."""

    def read(value: Plain, rows: Rows) -> Any:
        if not isinstance(value, str) or value not in table:
            raise Damaged(f"there is no {word} {value!r}")
        return table[value]

    return Codec(lambda row, rows: row.key, read, lambda value: f"{value}.key")


def _read_kind(value: Plain, rows: Rows) -> Any:
    match value:
        case [0 | 1 as camp, str(key)] if key in rows.rules.kinds[camp]:
            return rows.rules.kinds[camp][key]
    raise Damaged(f"there is no kind of unit {value!r}")


def _read_combat(value: Plain, rows: Rows) -> CombatCard:
    if not isinstance(value, str) or value not in rows.combat:
        raise Damaged(f"this battle has no Combat card {value!r}")
    return rows.combat[value]


def _read_effect(value: Plain, rows: Rows) -> Effect:
    feat, n = rows.part(value)
    effects, _ = parts_of(feat)
    if n >= len(effects):
        raise Damaged(f"this battle has no effect {value!r}")
    return effects[n]


def _read_effects(value: Plain, rows: Rows) -> tuple[Effect, ...]:
    feat, n = rows.part(value)
    _, lists = parts_of(feat)
    if n >= len(lists):
        raise Damaged(f"this battle has no effect {value!r}")
    return lists[n]


def _read_bits(value: Plain, rows: Rows) -> int:
    try:
        return int(value, 16)
    except (TypeError, ValueError):
        raise Damaged(f"{value!r} is no number in hex") from None


def _read_action(value: Plain, rows: Rows) -> Any:
    try:
        return parse_action(value)
    except (NotAnAction, AttributeError, TypeError):
        raise Damaged(f"{value!r} is no answer") from None


_WORDS: Final[dict[str, Codec]] = {
    "int": _plain(int),
    "str": _plain(str),
    "bool": _plain(bool),
    "Bits": Codec(lambda bits, rows: f"{bits:x}", _read_bits, lambda value: f"hex({value})"),
    "Card": _row(_CARDS, "Command card"),
    "Orders": _row(ORDERS, "kind of orders"),
    "UnitKind": Codec(lambda kind, rows: rows.kinds[id(kind)], _read_kind, lambda value: f"rows.kinds[id({value})]"),
    "CombatCard": Codec(lambda card, rows: rows.combat_names[id(card)], _read_combat),
    "Feat": Codec(lambda feat, rows: rows.feat(feat), lambda value, rows: rows.part(value)[0]),
    "Effect": Codec(lambda effect, rows: rows.effect(effect), _read_effect),
    "tuple[Effect, ...]": Codec(lambda row, rows: rows.effects(row), _read_effects),
    "AnyAction": Codec(lambda action, rows: str(action), _read_action),
    "tuple[Ground, ...]": Codec(
        lambda ground, rows: _write_ground(ground, rows), lambda value, rows: _read_ground(value, rows)
    ),
    "Frame": Codec(lambda frame, rows: _write_frame(frame, rows), lambda value, rows: _read_frame(value, rows)),
    "list[Frame]": Codec(
        lambda stack, rows: [_write_frame(frame, rows) for frame in stack],
        lambda value, rows: _read_stack(value, rows),
        lambda value: f"[bare_frame(frame, rows) for frame in {value}]",
    ),
}


@cache
def codec(text: str) -> Codec:
    """The codec for the type in an annotation."""
    if text in _WORDS:
        return _WORDS[text]
    if text in DECLARED:
        return _object(DECLARED[text])
    kind = ast.parse(text, mode="eval").body
    if isinstance(kind, ast.BinOp):
        return _maybe(codec(ast.unparse(kind.left)))
    assert isinstance(kind, ast.Subscript), f"no position can hold a field of type {text}"
    inner = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
    parts = [codec(ast.unparse(part)) for part in inner if not isinstance(part, ast.Constant)]
    match ast.unparse(kind.value):
        case "list" if text == "list[Unit]":
            return _list(parts[0], list)._replace(bare=lambda value: f"bare_units({value}, rows)")
        case "list":
            return _list(parts[0], list)
        case "tuple":
            return _list(parts[0], tuple) if len(parts) < len(inner) else _fixed(parts)
        case "dict":
            return _dict(parts[0], parts[1])
    raise TypeError(f"no position can hold a field of type {text}")


def _maybe(inner: Codec) -> Codec:
    bare = inner.bare
    return Codec(
        lambda value, rows: None if value is None else inner.write(value, rows),
        lambda value, rows: None if value is None else inner.read(value, rows),
        (lambda value: f"None if {value} is None else {bare(value)}") if bare is not None else None,
    )


def _at(n: int, inner: Codec, value: Plain, rows: Rows) -> Any:
    try:
        return inner.read(value, rows)
    except Damaged as problem:
        raise problem.inside(f"[{n}]") from None


def _items(value: Plain) -> list[Plain]:
    if not isinstance(value, list):
        raise Damaged(f"{value!r} is no list")
    return value


def _list(inner: Codec, made: Callable[[list[Any]], Any]) -> Codec:
    write, plain = inner.write, inner.write is _same

    def written(value: Any, rows: Rows) -> Plain:
        return list(value) if plain else [write(item, rows) for item in value]

    def bare(value: str) -> str:
        assert inner.bare is not None
        item = f"x{len(value)}"  # a longer name at each level, so unique
        return value if inner.bare(item) == item else f"[{inner.bare(item)} for {item} in {value}]"

    def read(value: Plain, rows: Rows) -> Any:
        return made([_at(n, inner, x, rows) for n, x in enumerate(_items(value))])

    return Codec(written, read, inner.bare and bare)


def _fixed(parts: list[Codec]) -> Codec:
    def read(value: Plain, rows: Rows) -> Any:
        if len(_items(value)) != len(parts):
            raise Damaged(f"{value!r} has not {len(parts)} parts")
        return tuple(_at(n, part, x, rows) for n, (part, x) in enumerate(zip(parts, value, strict=True)))

    plain = all(part.bare is _itself for part in parts)
    return Codec(
        lambda value, rows: [part.write(x, rows) for part, x in zip(parts, value, strict=True)],
        read,
        _itself if plain else None,
    )


def _dict(key: Codec, inner: Codec) -> Codec:
    pair = _fixed([key, inner])
    bare = inner.bare
    return Codec(
        lambda value, rows: [[k, inner.write(x, rows)] for k, x in value.items()],
        lambda value, rows: dict(_at(n, pair, x, rows) for n, x in enumerate(_items(value))),
        (lambda value: f"[(k, {bare('x')}) for k, x in {value}.items()]") if bare is not None else None,
    )


# ---- objects ----------------------------------------------------------------------------------------


class _Slot(NamedTuple):
    """How one field of a class is written and read."""

    name: str
    usual: object
    required: bool
    codec: Codec


@cache
def _slots(name: str) -> tuple[_Slot, ...]:
    def slot(field: Field) -> _Slot:
        return _Slot(field.name, field.usual, field.required, codec(field.type))

    return tuple(slot(field) for field in DECLARED[name].fields if not field.derived and field.name != "rules")


def _object(declared: Declared) -> Codec:
    name = declared.cls.__name__

    def read(value: Plain, rows: Rows) -> Any:
        return declared.cls(**_read_fields(name, value, rows))

    return Codec(lambda made, rows: _write_fields(name, made, rows), read, lambda value: f"bare_{name}({value}, rows)")


def _write_fields(name: str, made: object, rows: Rows) -> dict[str, Plain]:
    found: dict[str, Plain] = {}
    for slot in _slots(name):
        value = getattr(made, slot.name)
        if value != slot.usual or type(value) is not type(slot.usual):
            found[slot.name] = slot.codec.write(value, rows)
    return found


def _read_fields(name: str, value: Plain, rows: Rows) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Damaged(f"{value!r} is no {name}")
    found: dict[str, Any] = {}
    for slot in _slots(name):
        if slot.name in value:
            try:
                found[slot.name] = slot.codec.read(value[slot.name], rows)
            except Damaged as problem:
                raise problem.inside(slot.name) from None
        elif slot.required:
            raise Damaged(f"{slot.name} is missing")
    unknown = value.keys() - {slot.name for slot in _slots(name)} - {_FRAME, _ASKED}
    if unknown:
        raise Damaged(f"{name} has no {min(unknown)!r}")
    return found


@cache
def _bare(name: str) -> Callable[[Any, Rows], list[Any]]:
    """Build the function that returns the bare values of all fields of a class."""
    names: dict[str, Any] = {"bare_frame": _bare_frame, "bare_units": _bare_units}
    parts: list[str] = []
    for slot in _slots(name):
        value = f"o.{slot.name}"
        if slot.name == _NUMBERS:
            continue
        if slot.codec.bare is None:
            names[f"write_{slot.name}"] = slot.codec.write
            parts.append(f"write_{slot.name}({value}, rows)")
        else:
            parts.append(slot.codec.bare(value))
    text = ", ".join(parts)
    names |= {f"bare_{other}": _bare(other) for other in DECLARED if f"bare_{other}(" in text}
    exec(f"def bare(o, rows):\n    return [{text}]", names)
    found: Callable[[Any, Rows], list[Any]] = names["bare"]
    return found


def _bare_units(units: list[Unit], rows: Rows) -> list[list[Any]]:
    """Units are replaced when they change, so those of the last digest need not be written again."""
    bare = _bare("Unit")
    before = rows.units
    rows.units = {}
    found: list[list[Any]] = []
    for unit in units:
        known = before.get(id(unit))
        if known is None or known[0] is not unit:
            known = unit, bare(unit, rows)
        rows.units[id(unit)] = known
        found.append(known[1])
    return found


def _bare_frame(frame: Frame, rows: Rows) -> list[Any]:
    name = type(frame).__name__
    return [name, sorted(frame.asked), _bare(name)(frame, rows)]


def _write_frame(frame: Frame, rows: Rows) -> dict[str, Plain]:
    name = type(frame).__name__
    asked = [[seat, frame.asked[seat]] for seat in frame.asked]
    return {_FRAME: name, _ASKED: asked, **_write_fields(name, frame, rows)}


def _read_frame(value: Plain, rows: Rows) -> Frame:
    name = value.get(_FRAME) if isinstance(value, dict) else None
    declared = DECLARED.get(name) if isinstance(name, str) else None
    if declared is None or not issubclass(declared.cls, Frame):
        raise Damaged(f"there is no frame {value.get(_FRAME) if isinstance(value, dict) else value!r}")
    frame: Frame = declared.cls(**_read_fields(declared.cls.__name__, value, rows))
    frame.asked = codec("dict[int, int]").read(value.get(_ASKED, []), rows)
    return frame


def _read_stack(value: Plain, rows: Rows) -> list[Frame]:
    return [_at(n, _WORDS["Frame"], x, rows) for n, x in enumerate(_items(value))]


# ---- ground and the whole ---------------------------------------------------------------------------


def _write_ground(ground: tuple[Ground, ...], rows: Rows) -> Plain:
    """Each combination of features once, and for each hex the number of its combination."""
    if rows.ground is not None and rows.ground[0] is ground:
        return rows.ground[1]
    numbers: dict[int, int] = {}
    kinds: list[Plain] = []
    hexes: list[int] = []
    for here in ground:
        number = numbers.get(id(here))
        if number is None:
            number = numbers[id(here)] = len(kinds)
            keys = (here.tile.key, here.piece.key if here.piece else "", here.obstacle.key if here.obstacle else "")
            kinds.append([*keys, here.owner, here.road, here.rail, here.ends, here.mined, here.variant])
        hexes.append(number)
    rows.ground = ground, [kinds, hexes]
    return rows.ground[1]


_GROUND: Final = "list[tuple[str, str, str, int, int, int, int, bool, int]]"


def _read_ground(value: Plain, rows: Rows) -> tuple[Ground, ...]:
    kinds, hexes = _fixed([codec(_GROUND), codec("list[int]")]).read(value, rows)
    try:
        made = [rows.rules.ground(*kind) for kind in kinds]
    except (KeyError, IndexError):
        raise Damaged("there is no such ground") from None
    if len(hexes) != SIZE or not all(0 <= n < len(made) for n in hexes):
        raise Damaged(f"ground of {SIZE} hexes is expected")
    return tuple(made[n] for n in hexes)


def write_state(s: State) -> dict[str, Plain]:
    """Everything in a position as plain values."""
    return _write_fields("State", s, rows_of(s.rules))


def bare_state(s: State) -> list[Any]:
    """Everything in a position except the ids of its questions, which an undo may change."""
    return _bare("State")(s, rows_of(s.rules))


def read_state(rules: Rules, value: Plain) -> State:
    """The position that these values describe; Damaged if they describe none."""
    s = State(rules, **_read_fields("State", value, rows_of(rules)))
    s.at = [NOWHERE] * SIZE
    for i, unit in enumerate(s.units):
        if unit.hex != NOWHERE:
            if not 0 <= unit.hex < SIZE or s.at[unit.hex] != NOWHERE:
                raise Damaged("no unit can stand there", f"units[{i}].hex")
            s.at[unit.hex] = i
    if not s.stack and s.result is None:
        raise Damaged("nothing is left to be done", "stack")
    s.group = new_groups(s)
    return s
