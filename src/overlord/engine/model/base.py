"""The base classes of actions, events and views; never compiled, because mypyc does not support class keywords."""

import msgspec


class Action(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A choice of a seat. Its text is one line: its verb and its fields (docs/notation.md)."""

    def __str__(self) -> str:
        words = [str(self.__struct_config__.tag)]
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, tuple):
                words.extend(value)
            elif value != "":
                words.append(str(value))
        return " ".join(words)


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A fact that happened. Everyone may know it, except for its parts of type Secret."""


class Secret(msgspec.Struct, frozen=True):
    """The part of an event that only some seats may know; the others get None."""

    owners: tuple[str, ...]
    value: tuple[str, ...] | None


class Shown(msgspec.Struct, frozen=True):
    """A part of a view."""


class Hyphened(
    Action,
    frozen=True,
    tag=lambda name: "".join(("-" + c.lower()) if c.isupper() and i else c.lower() for i, c in enumerate(name)),
):
    """An action whose verb is two words: EndVisit is `end-visit`."""


class Odds(msgspec.Struct, frozen=True):
    """Probabilities: `hits[k]` for exactly k hits, `flags[k]` for exactly k flags."""

    dice: int
    faces: str  # the faces that hit
    hits: tuple[float, ...]
    flags: tuple[float, ...]
    eliminates: float
    expected: float  # figures lost on average
