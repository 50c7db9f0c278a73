"""Builds the slots, the constructor and the copy methods of a class from its annotated fields.

The methods are written as source text. In plain Python the text is executed when the class is made. For the compiled
build `bench/expand.py` copies the same text into the class, because a compiler cannot see methods made at run time.
No class of the position is declared here: they are in state.py, in flow/ and in queries/."""

from __future__ import annotations

import ast
from inspect import get_annotations
from typing import Any, Final, NamedTuple, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)

_MISSING: Final = object()
# Types of values that never change, so that copies of a battle share them.
_FIXED: Final = frozenset(
    ("int", "str", "bool", "Bits", "Card", "Orders", "UnitKind", "CombatCard")  # table rows are shared, never copied
) | {"Feat", "Effect", "AnyAction", "AnyEvent", "Ground", "Rules", "Flood"}
_PLAIN: Final = (bool, int, str, tuple, type(None))


class _Made(NamedTuple):
    """A default that is built for each object anew, as the text of an expression."""

    text: str
    derived: bool


def fresh(text: str) -> Any:  # Any: it stands for a value of the field's type
    """A default that each object builds for itself from this expression, such as `[]`."""
    return _Made(text, False)


def derived(text: str) -> Any:
    """The same for a field that can be computed from the others: it is copied, but not part of the position."""
    return _Made(text, True)


class Field(NamedTuple):
    """One field as it was declared."""

    name: str
    type: str
    default: object

    @property
    def derived(self) -> bool:
        return isinstance(self.default, _Made) and self.default.derived

    @property
    def required(self) -> bool:
        return self.default is _MISSING

    @property
    def usual(self) -> object:
        """The default, which need not be written down; for a required field a marker that equals no value."""
        if isinstance(self.default, _Made):
            return ast.literal_eval(self.default.text)
        return self.default


# What copies of a battle do with the objects of a class.
OWN: Final = "own"  # each copy has its own
SHARED: Final = "shared"  # they never change, so all copies share them
RENEWED: Final = "renewed"  # all copies share them; whoever changes one puts a copy in its place first
LENT: Final = "lent"  # two copies share all they hold until one of them changes (`claim`)


class Declared(NamedTuple):
    """A class of the position: its fields in order, the inherited ones first."""

    cls: type
    fields: tuple[Field, ...]
    copying: str

    @property
    def asks(self) -> bool:
        """Whether it is a frame: frames also keep the ids of their open questions."""
        return hasattr(self.cls, "asked")


DECLARED: Final[dict[str, Declared]] = {}


@dataclass_transform(eq_default=False)
def data(cls: C) -> C:
    """A class whose objects change: each copy of a battle has its own."""
    return _declare(cls, OWN)


@dataclass_transform(eq_default=False)
def shared(cls: C) -> C:
    """A class whose objects never change: copies of a battle share them."""
    return _declare(cls, SHARED)


@dataclass_transform(eq_default=False)
def renewed(cls: C) -> C:
    """A class whose objects are shared by copies of a battle: whoever changes one puts a copy in its place first."""
    return _declare(cls, RENEWED)


@dataclass_transform(eq_default=False)
def lent(cls: C) -> C:
    """The class of whole positions: a copy shares everything until one of the two is changed. Before any change
    `claim` makes what is shared its own."""
    return _declare(cls, LENT)


def _declare(cls: C, copying: str) -> C:
    fields = _inherited(cls)
    for name, text in get_annotations(cls).items():
        default = cls.__dict__.get(name, _MISSING)
        if default is not _MISSING and not isinstance(default, (_Made, *_PLAIN)):
            raise TypeError(f"{cls.__name__}.{name}: a default is a plain value, fresh(…) or derived(…)")
        fields[name] = Field(name, str(text), default)
    made = _with_slots(cls)
    declared = Declared(made, tuple(fields.values()), copying)
    DECLARED[made.__name__] = declared
    names: dict[str, object] = {made.__name__: made, "__name__": made.__module__}
    exec(methods(declared), names)
    for method in ("__init__", "copy", "claim"):
        if method in names:
            setattr(made, method, names[method])
    return made


def register(cls: type, fields: tuple[tuple[str, str, str], ...], copying: str) -> None:
    """Declare a class whose methods are already written out, by the name, type and default of each field
    (see `default_text`)."""
    DECLARED[cls.__name__] = Declared(
        cls, tuple(Field(name, kind, _default(text)) for name, kind, text in fields), copying
    )


def default_text(field: Field) -> str:
    """The default of a field as text: a word for its kind and the value, for `register`."""
    if field.required:
        return "required"
    if isinstance(field.default, _Made):
        return f"{'derived' if field.default.derived else 'fresh'} {field.default.text}"
    return f"plain {field.default!r}"


def _default(text: str) -> object:
    word, _, value = text.partition(" ")
    if word == "required":
        return _MISSING
    return ast.literal_eval(value) if word == "plain" else _Made(value, word == "derived")


def _inherited(cls: type) -> dict[str, Field]:
    for base in cls.__mro__[1:]:
        known = DECLARED.get(base.__name__)
        if known is not None and known.cls is base:
            return {field.name: field for field in known.fields}
    return {}


def _with_slots(cls: C) -> C:
    """A new class with a slot for each field: slots cannot be added to an existing class."""
    inside = dict(cls.__dict__)
    own = tuple(get_annotations(cls))
    for name in (*own, "__dict__", "__weakref__"):
        inside.pop(name, None)
    inside["__slots__"] = own
    made: C = type(cls)(cls.__name__, cls.__bases__, inside)
    return made


# ---- the text of the methods ------------------------------------------------------------------------


def methods(declared: Declared) -> str:
    """The source of the constructor and of what copies its objects; those that never change need no copy."""
    texts = [_init_text(declared)]
    if declared.copying == LENT:
        texts += [_lend_text(declared), _claim_text(declared)]
    elif declared.copying != SHARED:
        texts.append(_copy_text(declared))
    return "\n\n".join(texts)


def _init_text(declared: Declared) -> str:
    lines = [f"def __init__(self, {', '.join(map(_parameter, declared.fields))}) -> None:"]
    if not declared.fields:
        lines = ["def __init__(self) -> None:"]
    if declared.asks:
        lines.append("    self.asked = {}")
    if declared.copying == LENT:
        lines += ["    self.lent = False", "    self.shared_frames = 0", "    self.scratch = []"]
    for field in declared.fields:
        value = field.name
        if isinstance(field.default, _Made):
            value = f"{field.default.text} if {field.name} is None else {field.name}"
        lines.append(f"    self.{field.name} = {value}")
    return "\n".join(lines if len(lines) > 1 else [*lines, "    pass"])


def _parameter(field: Field) -> str:
    if field.required:
        return f"{field.name}: '{field.type}'"
    if isinstance(field.default, _Made):
        return f"{field.name}: '{field.type} | None' = None"
    return f"{field.name}: '{field.type}' = {field.default!r}"


def _copy_text(declared: Declared) -> str:
    name = declared.cls.__name__
    values = ", ".join(
        _copied(f"self.{field.name}", ast.parse(field.type, mode="eval").body) for field in declared.fields
    )
    head = f'def copy(self) -> \'{name}\':\n    """Another one with the same values; neither disturbs the other."""\n'
    if not declared.asks:
        return f"{head}    return {name}({values})"
    return f"{head}    new = {name}({values})\n    new.asked = self.asked.copy()\n    return new"


def _lend_text(declared: Declared) -> str:
    name = declared.cls.__name__
    values = ", ".join(f"self.{field.name}" for field in declared.fields)
    return f"""def copy(self) -> '{name}':
    \"\"\"Another one with the same values. Both share what they hold until one of them changes.\"\"\"
    new = {name}({values})
    new.lent = self.lent = True
    new.shared_frames = self.shared_frames
    return new"""


def _claim_text(declared: Declared) -> str:
    lines = [
        "def claim(self) -> None:",
        '    """Make everything that is shared with a copy its own, but for the frames. Call it before any change."""',
        "    if not self.lent:",
        "        return",
        "    self.lent = False",
    ]
    for field in declared.fields:
        value = f"self.{field.name}"
        copied = _copied(value, ast.parse(field.type, mode="eval").body)
        if field.type == "list[Frame]":
            lines += [f"    {value} = {value}.copy()", f"    self.shared_frames = len({value})"]
        elif copied != value:
            lines.append(f"    {value} = {copied}")
    return "\n".join(lines)


def _copied(value: str, kind: ast.expr) -> str:
    """The expression that copies a value of this type."""
    if isinstance(kind, ast.BinOp):  # T | None
        inner = _copied(value, kind.left)
        return inner if inner == value else f"None if {value} is None else {inner}"
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        if kind.value.id == "list":
            return f"[x.copy() for x in {value}]" if _is_own(kind.slice) else f"{value}.copy()"
        if kind.value.id == "dict":
            assert isinstance(kind.slice, ast.Tuple)
            if _is_own(kind.slice.elts[1]):
                return f"{{k: x.copy() for k, x in {value}.items()}} if {value} else {{}}"
            return f"{value}.copy()"
    return f"{value}.copy()" if _is_own(kind) else value


def _is_own(kind: ast.expr) -> bool:
    """Whether each copy of a battle has its own object of this type."""
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        return kind.value.id in ("list", "dict")
    if not isinstance(kind, ast.Name):
        return False
    if kind.id in _FIXED or kind.id == "Frame":
        return kind.id == "Frame"
    if kind.id not in DECLARED:
        raise TypeError(f"{kind.id} must be declared before it is the type of a field")
    return DECLARED[kind.id].copying == OWN
