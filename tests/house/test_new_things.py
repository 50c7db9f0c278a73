"""What a new thing needs besides its row: each place that was forgotten fails here, with a sentence that names it.

Most things are looked after where they live; this is the rest. docs/design.md ("How to add ...") has the lists."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from overlord.engine.files.deck import format as decks
from overlord.engine.model.options import OPTIONS, WORD
from overlord.engine.tables.obstacles import OBSTACLES, PIECES
from overlord.engine.tables.terrain import TILES, Terrain
from overlord.engine.tables.units import AIR, UNITS
from overlord.library.decks import load_deck, shipped_decks
from overlord.library.scenarios import COMMUNITY, load_scenario, shipped
from overlord.rulebook.coverage import exempt_reasons, marks_in
from overlord.rulebook.index import rulebook
from overlord.server.http.page_types import facts
from overlord.text.words import LANGUAGES, words

ROOT = Path(__file__).parents[2]
GROUND: dict[str, Terrain] = {**TILES, **PIECES, **OBSTACLES}


@cache
def carried() -> dict[str, list[str]]:
    """The tests by the rule that they carry."""
    return marks_in(ROOT / "tests")


@cache
def source(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def told_by(key: str, rule: str, column: str) -> None:
    """The rulebook has a row for it, and a test that carries the id names it."""
    assert rule in rulebook(), f"{key}: the rulebook has no rule {rule}; add its row to src/overlord/rulebook/core.md"
    assert rulebook()[rule].text.startswith(column) or f"\n{column}" in rulebook()[rule].text, (
        f"{key}: {rule} is the rule of something else: {rulebook()[rule].text.splitlines()[0]}"
    )
    tests = {test.partition("::")[0] for test in carried().get(rule, [])}
    assert rule in exempt_reasons() or any(re.search(rf"(?<![\w-]){key}(?![\w-])", source(test)) for test in tests), (
        f"{key}: no test that carries {rule} names it"
    )


# ---- ground and units ----------------------------------------------------------------------------


@pytest.mark.parametrize("row", GROUND.values(), ids=GROUND)
def test_every_ground_has_its_own_rule_and_a_test_that_carries_it(row: Terrain) -> None:
    """A line in ROWS of tests/rules/test_terrain.py says all that most need."""
    told_by(row.key, row.rule, "Terrain: ")


@pytest.mark.parametrize("key", [key for key, row in UNITS.items() if row.moves_on != AIR])
def test_every_unit_has_its_own_rule_and_a_test_that_carries_it(key: str) -> None:
    told_by(key, UNITS[key].rule, "Unit (")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ground_and_every_unit_has_its_words(lang: str) -> None:
    keys = [*(f"terrain-{key}" for key in GROUND), *(f"unit-{key}" for key in UNITS)]
    lost = [key for key in keys if not words(lang).has(key)]
    assert not lost, f"text/{lang}.ftl has no words {', '.join(lost)}"


@pytest.mark.parametrize("table", [TILES, PIECES, OBSTACLES], ids=["tiles", "pieces", "obstacles"])
def test_no_two_grounds_share_a_code(table: dict[str, Terrain]) -> None:
    twice = [code for code, n in Counter(row.code for row in table.values()).items() if code and n > 1]
    assert not twice, f"two rows have the code {', '.join(twice)} on a text board"


# ---- a house option ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", OPTIONS)
def test_every_option_has_a_rule_and_a_test_that_carries_it(key: str) -> None:
    """Its witness shows that it is read; this test shows what it does."""
    rule = OPTIONS[key].rule
    assert rule in rulebook(), f"{key}: the rulebook has no rule {rule}; add it to src/overlord/rulebook"
    assert rule in carried() or rule in exempt_reasons(), (
        f"{key}: no test carries its rule, @pytest.mark.rule({rule!r})"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_an_option_can_have_is_said_at_the_table(lang: str) -> None:
    keys = {f"page-choice-{word}" for row in OPTIONS.values() if row.kind == WORD for word in row.words}
    lost = sorted(key for key in keys if not words(lang).has(key))
    assert not lost, (
        f"text/{lang}.ftl has no words {', '.join(lost)}: the page would show the value as it stands in files"
    )


# ---- a language ----------------------------------------------------------------------------------


def test_a_deck_may_be_written_in_every_language() -> None:
    assert decks.LANGUAGES == LANGUAGES, "LANGUAGES of engine/files/deck/format.py are not those of text/words.py"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_we_ship_is_told_in_every_language(lang: str) -> None:
    lost = [f"scenarios/{key}.toml" for key in shipped() if lang not in load_scenario(key).text]
    lost += [f"decks/{key}.toml" for key in shipped_decks() if lang not in load_deck(key).text]
    assert not lost, f"no texts in {lang}: {', '.join(lost)}"


def test_the_contract_names_every_language() -> None:
    line = next(line for line in source("docs/contract.md").splitlines() if line.startswith("`--lang` is"))
    lost = [lang for lang in LANGUAGES if f"`{lang}`" not in line]
    assert not lost, f"docs/contract.md says of --lang nothing of {', '.join(lost)}"


# ---- an importer ---------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", COMMUNITY)
def test_every_file_that_can_be_imported_is_told(ending: str) -> None:
    assert f"`{ending}`" in source("docs/scenarios.md"), f"docs/scenarios.md does not name files that end in {ending}"
    for lang in LANGUAGES:
        said = words(lang).say("cli-import").lower()
        assert ending.removeprefix(".") in said, f"text/{lang}.ftl: cli-import does not name {ending}"


# ---- what the page takes from Python -------------------------------------------------------------


def test_the_page_has_the_facts_of_today() -> None:
    """Cards with their icons, names, constants. `make test` compares the types of the messages too."""
    assert source("web/src/net/facts.gen.ts").strip() == facts().strip(), (
        "Python tells the page other facts than web/src/net/facts.gen.ts: run make types and commit what it changes"
    )


# ---- a panel of the page -------------------------------------------------------------------------

PAGE = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]


def test_the_page_says_nothing_without_words() -> None:
    """Keys that stand there whole; those that are put together are seen in the browser only."""
    found = 0
    for path in PAGE:
        if ".gen." in path.name or ".test." in path.name:
            continue
        keys = set(re.findall(r"'(page-[a-z0-9_-]*[a-z0-9])'", path.read_text(encoding="utf-8")))
        lost = sorted(key for key in keys if not words("en").has(key))
        assert not lost, f"{path.relative_to(ROOT)} says {', '.join(lost)}, for which text/en.ftl has no words"
        found += len(keys)
    assert found > 200, "keys are written in another way now"
