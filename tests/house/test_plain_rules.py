"""Rules in plain words: every rule that the program can show to a person, in each language, short, without jargon."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner

import overlord
from overlord.__main__ import main
from overlord.engine.tables.cards import CARDS
from overlord.rulebook.index import rulebook
from overlord.server.http.lookup import handbook
from overlord.text.words import LANGUAGES, plain_rules

LONGEST = 420  # letters: what one reads at a glance
JARGON = re.compile(r"\b(NB|TG|AO|FG|FGs|CiC|HS|SS|LOS|BGA|REP|Inf|Arm|Art|unsure|seed)\b|[{}\[\]`*]|'")


@cache
def shown() -> frozenset[str]:
    """The ids that stand in the program itself: behind refusals, dice, ground, units, cards and options.

    Those behind mistakes in a deck file are told to whoever writes one, and not at the table.
    """
    found: set[str] = set()
    for path in Path(overlord.__file__).parent.rglob("*.py"):
        if path.parent.name == "deck":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in rulebook():
                found.add(node.value)
    return frozenset(found | {card.rule for card in CARDS.values()})


def test_the_ids_are_found() -> None:
    book = handbook()
    lost = {entry.rule for part in (book.terrain, book.units) for entry in part.values()} - shown()
    assert not lost, f"src/overlord/rulebook has no rule {', '.join(sorted(lost))}"
    assert {"R-BAT-01", "O-DIST-03", "C-TAX-20"} <= shown() and len(shown()) > 250


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_that_can_be_shown_is_told_in_plain_words(lang: str) -> None:
    told = set(plain_rules(lang).keys())
    untold = sorted(shown() - told)
    assert not untold, f"text/rules/{lang}.ftl has no plain words for {', '.join(untold)}"
    unknown = sorted(told - set(rulebook()))
    assert not unknown, f"text/rules/{lang}.ftl tells rules that the rulebook has not: {', '.join(unknown)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_words_are_short_and_plain(lang: str) -> None:
    keys = plain_rules(lang).keys()
    for key in keys:
        text = plain_rules(lang).say(key)
        assert 30 < len(text) <= LONGEST, key
        assert not JARGON.search(text), key
        assert text.endswith((".", ")", "!", "?")), key
        if lang == "fr":
            assert not re.search(r"[^\u00a0\u202f][:;!?](\s|$)", text), key


@pytest.mark.parametrize(("lang", "before"), [("en", "The rulebook:"), ("fr", "Le livret"), ("es", "El reglamento")])
def test_the_terminal_says_it_plainly_first(lang: str, before: str) -> None:
    text = CliRunner().invoke(main, ["rules", "O-DIST-03", "--lang", lang]).output
    said = plain_rules(lang).say("O-DIST-03")
    assert text.index(said[:25]) < text.index(before)
