"""The error that every refused call raises: message key, values and rule; the sentence is built when it is read."""

from __future__ import annotations


class Illegal(ValueError):
    """A call was refused, with the reason; nothing has changed."""

    def __init__(self, key: str, values: dict[str, str] | None = None, rule: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.values: dict[str, str] = values or {}
        self.rule = rule

    @property
    def reason(self) -> str:
        """The English sentence."""
        from overlord.text.words import words

        return words("en").say(f"illegal-{self.key}", **self.values)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason
