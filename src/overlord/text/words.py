"""A reader for the part of Fluent that our `.ftl` files use; no attributes, functions or number formats."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, NoReturn

LANGUAGE_NAMES = {"en": "English", "fr": "Français", "es": "Español"}
LANGUAGES = tuple(LANGUAGE_NAMES)

Value = str | int


class WordsError(ValueError):
    """A text file that cannot be read; the message names the file and the line."""


class Reference(NamedTuple):
    """A placeable that names a `$variable`, a `message` or a `-term`."""

    name: str
    line: int


class Select(NamedTuple):
    """A choice between patterns by the value of one variable; numeric keys are kept as int."""

    variable: str
    variants: tuple[tuple[Value, "Pattern"], ...]
    default: "Pattern"


Pattern = tuple[str | Reference | Select, ...]


class Words:
    """All texts of one language; `text` replaces the shipped file."""

    def __init__(self, lang: str, text: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no words for language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        if text is None:
            text = (files(__package__) / f"{lang}.ftl").read_text(encoding="utf-8")
        self._patterns = _Reader(f"{lang}.ftl", text).entries()

    def with_texts(self, texts: Mapping[str, str]) -> "Words":
        """These words plus texts from elsewhere, such as the names of a deck's cards, taken literally."""
        more = Words.__new__(Words)
        more.lang = self.lang
        more._patterns = {**self._patterns, **{key: (text,) for key, text in texts.items()}}
        return more

    def say(self, key: str, /, **values: Value) -> str:
        """The text of a key; a missing one is given in English, and failing that the key itself is returned."""
        for source in (self, words("en")):
            if source.has(key):
                return source._render(source._patterns[key], values)
        return key

    def has(self, key: str) -> bool:
        return key in self._patterns and not key.startswith("-")

    def reason(self, key: str, amount: int = 0) -> str:
        """A reason of the engine (`seishin`, `range-2`, `forest`): its text, else the terrain, card or unit."""
        head, _, number = key.rpartition("-")
        if number.isdigit() and self.has(f"why-{head}"):
            return self.say(f"why-{head}", n=int(number))
        named = (f"{group}-{key}" for group in ("why", "terrain", "card", "unit"))
        return self.say(next(filter(self.has, named), key), n=abs(amount))

    def keys(self) -> tuple[str, ...]:
        """All message keys in the order of the file, without terms."""
        return tuple(filter(self.has, self._patterns))

    def variables(self, key: str) -> frozenset[str]:
        """The names of the values that a text uses."""
        return frozenset(self._variables(self._patterns[key]))

    def _render(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        return "".join(part if isinstance(part, str) else self._fill(part, values) for part in pattern)

    def _fill(self, part: Reference | Select, values: Mapping[str, Value]) -> str:
        if isinstance(part, Select):
            return self._render(self._choose(part, values.get(part.variable)), values)
        if part.name.startswith("$"):
            return str(values.get(part.name[1:], f"{{{part.name}}}"))
        # As in Fluent, a term does not see the values of the text that uses it.
        return self._render(self._patterns[part.name], {} if part.name.startswith("-") else values)

    def _choose(self, select: Select, value: Value | None) -> Pattern:
        wanted = (value, self._plural(value)) if isinstance(value, int) else (value,)
        return next((pattern for key, pattern in select.variants if key in wanted), select.default)

    def _plural(self, number: int) -> str:
        return "one" if abs(number) == 1 or (number == 0 and self.lang == "fr") else "other"

    def _variables(self, pattern: Pattern) -> Iterator[str]:
        for part in pattern:
            if isinstance(part, Select):
                yield part.variable
                for _, variant in part.variants:
                    yield from self._variables(variant)
            elif isinstance(part, Reference) and part.name.startswith("$"):
                yield part.name[1:]
            elif isinstance(part, Reference) and not part.name.startswith("-"):
                yield from self._variables(self._patterns[part.name])


@cache
def words(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)


@cache
def plain_rules(lang: str) -> Words:
    """Rules in plain words, by id: those that a person can meet at the table."""
    return Words(lang, (files(__package__) / "rules" / f"{lang}.ftl").read_text(encoding="utf-8"))


def best_language(locale: str) -> str:
    """The first of our languages in a locale (`fr_CA.UTF-8`) or a list of locales (`de:fr`), else English."""
    wanted = (re.split("[^a-z]", part.strip())[0] for part in re.split("[:,]", locale.lower()))
    return next((lang for lang in wanted if lang in LANGUAGES), "en")


_NAME = "[a-zA-Z][a-zA-Z0-9_-]*"
_ESCAPE = r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))'


class _Reader:
    """Reads a file once from left to right; each method reads one thing and leaves `at` after it."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text, self.at = name, text.replace("\r\n", "\n"), 0
        self.references: list[Reference] = []

    def entries(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while self.at < len(self.text):
            if self.take(r" *(\n|\Z)|#{1,3}( [^\n]*)?(\n|\Z)") is not None:
                continue
            line = self.line()
            key = self.need(f"-?{_NAME}", "`key = text`, a comment or an empty line")
            self.need(" *= *", f"`=` after {key}")
            if key in found:
                self.fail(f"{key} is already there", line)
            found[key] = self.pattern() or self.fail(f"{key} has no text", line)
        for name, line in self.references:
            if name not in found:
                self.fail(f"no message {name}", line)
        return found

    def pattern(self) -> Pattern:
        """Text and placeables, over as many indented lines as follow; their common indentation is removed."""
        parts: list[str | Reference | Select] = []
        breaks: dict[int, str] = {}
        plain = -1
        while True:
            if (text := self.take(r"[^{}\n]+")) is not None:
                plain = len(parts)
                parts.append(text)
            elif self.take(r"\{") is not None:
                parts.append(self.placeable())
            elif (space := self.take(r"(?:\n *)+(?=\{)|(?:\n *)*\n +(?=[^ \n{}\[*.])")) is not None:
                breaks[len(parts)] = re.sub(r"\n *(?=\n)", "\n", space)
                parts.append("")
            else:
                break
        cut = min((len(space) - space.rindex("\n") - 1 for space in breaks.values()), default=0)
        for index, space in breaks.items():
            kept = space[: len(space) - cut]
            parts[index] = kept.lstrip("\n") if index == 0 else kept
        if parts and plain == len(parts) - 1:
            parts[plain] = str(parts[plain]).rstrip(" ")
        return tuple(parts)

    def placeable(self) -> str | Reference | Select:
        self.take(r"[ \n]*")
        if (literal := self.take(rf'"(?:[^"\\\n]|{_ESCAPE})*"')) is not None:
            part: str | Reference | Select = re.sub(_ESCAPE, _unescape, literal[1:-1])
        elif (variable := self.take(rf"\${_NAME}")) is not None:
            chooses = self.take(r"[ \n]*-> *") is not None
            part = self.select(variable[1:]) if chooses else Reference(variable, self.line())
        else:
            line = self.line()
            part = Reference(self.need(f"-?{_NAME}", '`$value`, `key`, `-term` or `"text"` after {'), line)
            self.references.append(part)
        self.need(r"[ \n]*\}", "`}`")
        return part

    def select(self, variable: str) -> Select:
        variants: list[tuple[Value, Pattern]] = []
        default: Pattern | None = None
        line = self.line()
        while (star := self.take(r"(?:\n *)+\*?\[")) is not None:
            key = self.need(f" *(?:{_NAME}|-?[0-9]+) *(?=])", "a word or a whole number in []").strip(" ")
            self.need("] *", "`]`")
            pattern = self.pattern() or self.fail(f"[{key}] has no text")
            variants.append((key if key[0].isalpha() else int(key), pattern))
            if star.endswith("*["):
                default = self.fail("a second variant marked *") if default else pattern
        self.need(r"(?=\n *\})", "each [variant] and the closing } on its own line")
        return Select(variable, tuple(variants), default or self.fail("no variant marked *", line))

    def take(self, regex: str) -> str | None:
        """The text here if it matches the pattern, else None."""
        match = re.compile(regex).match(self.text, self.at)
        self.at = match.end() if match else self.at
        return match[0] if match else None

    def need(self, regex: str, what: str) -> str:
        found = self.take(regex)
        return self.fail(f"expected {what}") if found is None else found

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1

    def fail(self, what: str, line: int | None = None) -> NoReturn:
        raise WordsError(f"{self.name}:{line or self.line()}: {what}")


def _unescape(match: re.Match[str]) -> str:
    return match[1] or chr(int(match[2] or match[3], 16))
