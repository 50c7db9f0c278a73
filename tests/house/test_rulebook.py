"""The rulebook stands: every id is found, nothing private is left in it, and the command answers."""

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from overlord.__main__ import main
from overlord.rulebook.coverage import coverage, exempt_reasons, marks_in
from overlord.rulebook.index import FILES, area, parse, rulebook

TESTS = Path(__file__).parents[1]
DEFINITION = re.compile(
    r"^(?:\s*[-*] \*\*|\| )((?:[RQO]-|C-|A-AIR-)(?:[A-Z]+-)*(?:[A-Z]?\d+|URB|WIN|JUN|DES))\b", re.MULTILINE
)
PRIVATE = {
    "a seed's file name": r"\b[0-9a-f]{16}\b|\b00\d_|\.txt\b",
    "a seed citation": r"\b00\d:\d|\bseeds?\b",
    "an address": r"https?:|www\.|\b[\w-]+\.(?:com|org|net|fr|pl|pub|mx|site|tips|uk)\b|github|blog",
    "a path": r"shared/|/work\b|/home\b|\.php\b",
    "an empty bracket": r"\(\s*\)",
    "a dangling dash": r" [—–;,]\s*$",
}


def read(file: str) -> str:
    return files("overlord.rulebook").joinpath(file).read_text(encoding="utf-8")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["rules", *arguments])


@pytest.mark.parametrize("file", FILES)
def test_every_id_of_a_file_is_found(file: str) -> None:
    defined = DEFINITION.findall(read(file))
    assert [rule.id for rule in rulebook().values() if rule.file == file] == list(dict.fromkeys(defined))


@pytest.mark.parametrize("file", FILES)
def test_no_id_is_defined_twice(file: str) -> None:
    defined = DEFINITION.findall(read(file))
    assert len(defined) == len(set(defined))


def test_every_rule_has_a_section_and_a_text() -> None:
    assert [rule.id for rule in rulebook().values() if not rule.section or not rule.text] == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("what", PRIVATE)
def test_the_rulebook_carries_nothing_private(file: str, what: str) -> None:
    assert re.findall(PRIVATE[what], read(file), re.MULTILINE | re.IGNORECASE) == []


def test_the_published_combat_cards_are_left_out() -> None:
    assert not [rule_id for rule_id in rulebook() if area(rule_id) in ("C-CNT", "C-URB", "C-WIN")]
    assert not re.search(r"^## 2\.", read("combat-cards.md"), re.MULTILINE)


def test_the_parts_of_a_rule_stay_with_it() -> None:
    rules = rulebook()
    assert rules["R-MOVE-07"].text.startswith("Stop classes (used in table 3):\n- **HS hard stop**")
    assert "ADJ" in rules["R-MOVE-07"].text
    assert "flag (1) | 1 of his units must retreat" in rules["O-INI-02"].text
    assert "1367 | Prokhorovka" in rules["O-VIC-04"].text
    assert "Examples" not in rules["O-DIST-22"].text
    assert "Commonwealth" not in rules["R-NAT-01"].text
    assert rules["R-TER-11"].text.splitlines()[1:3] == ["Terrain: Forest `woods wforest`", "Enter: all, HS"]


def test_unsure_rules_are_known_as_such() -> None:
    assert rulebook()["R-UNIT-26"].unsure
    assert rulebook()["O-AIR-14"].unsure
    assert not rulebook()["R-BAT-08"].unsure


def test_doubled_and_missing_numbers_do_no_harm() -> None:
    text = (
        "# Book\n- **R-X-01** first\n- **R-X-01** again\n\n| id | rule |\n|---|---|\n| R-X-07 | a \\| b |\n| R-X-08 |\n"
    )
    assert [(rule.id, rule.text) for rule in parse("book.md", text)] == [
        ("R-X-01", "first"),
        ("R-X-01", "again"),
        ("R-X-07", "rule: a | b"),
        ("R-X-08", ""),
    ]


def test_every_exempt_id_exists_and_has_a_reason() -> None:
    assert set(exempt_reasons()) <= set(rulebook())
    assert all(exempt_reasons().values())


def test_no_mark_of_our_tests_names_an_unknown_rule() -> None:
    assert coverage(rulebook(), exempt_reasons(), marks_in(TESTS)).unknown == {}


MARKED = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("R-A-01")]
CASES = [pytest.param(1, marks=pytest.mark.rule("R-A-02")), 2]

@pytest.mark.rule("R-A-03", "R-A-04")
def test_one(): ...

@pytest.mark.parametrize("n", CASES)
async def test_two(n): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.slow, mark.rule("R-A-05")])])
def test_three(n): ...

@pytest.mark.rule("R-A-06")
class TestFour:
    pytestmark = pytest.mark.rule("R-A-07")

    def test_five(self): ...

@pytest.mark.rule("R-A-99")
def helper(): ...
"""


@pytest.fixture
def marked(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_marked.py").write_text(MARKED, encoding="utf-8")
    (folder / "conftest.py").write_text(MARKED, encoding="utf-8")
    return folder


def test_marks_are_found_wherever_pytest_allows_them(marked: Path) -> None:
    def where(*tests: str) -> list[str]:
        return [f"tests/deep/test_marked.py::{test}" for test in tests]

    assert marks_in(marked) == {
        "R-A-01": where("test_one", "test_two", "test_three", "TestFour::test_five"),
        "R-A-02": where("test_two"),
        "R-A-03": where("test_one"),
        "R-A-04": where("test_one"),
        "R-A-05": where("test_three"),
        "R-A-06": where("TestFour::test_five"),
        "R-A-07": where("TestFour::test_five"),
    }


def test_the_ids_are_sorted_by_their_marks() -> None:
    exempt: Mapping[str, str] = {"R-A-03": "a remark", "R-A-04": "later"}
    marks = {"R-A-01": ["t"], "R-A-04": ["t"], "R-B-09": ["t"]}
    report = coverage(["R-A-01", "R-A-02", "R-A-03", "R-A-04"], exempt, marks)
    assert report.carried == {"R-A-01": ["t"], "R-A-04": ["t"]}
    assert report.bare == ["R-A-02"]
    assert report.exempt == {"R-A-03": "a remark"}
    assert report.unknown == {"R-B-09": ["t"]}
    assert report.narrowed(("R-B",)).unknown == report.unknown
    assert report.narrowed(("R-B",)).bare == []


def test_the_command_lists_the_sections() -> None:
    result = run()
    assert result.exit_code == 0
    assert re.search(r"^ +12 +2\.4 Battle procedure$", result.stdout, re.MULTILINE)
    assert re.search(r"^ +20 +6\. Rulings usable as tests: Line of sight$", result.stdout, re.MULTILINE)


def test_the_command_prints_a_rule() -> None:
    result = run("r-bat-08")
    assert result.exit_code == 0
    assert result.stdout.startswith("R-BAT-08 · 2.4 Battle procedure · core.md\n  Dice = base(range)")
    assert "*" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_an_unknown_rule_is_one_sentence_with_its_neighbours() -> None:
    result = run("R-BAT-99")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("There is no rule R-BAT-99 in the rulebook; near it are R-BAT-09")
    assert result.stderr.count("\n") == 1
    assert run("zz").stderr == "There is no rule ZZ in the rulebook.\n"


def test_the_command_shows_the_coverage(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text(
        'import pytest\n@pytest.mark.rule("R-GEO-01", "R-GEO-99")\ndef test_a(): ...\n', encoding="utf-8"
    )
    result = run("--coverage", "--tests", str(tmp_path), "--prefix", "R-GEO", "--prefix", "R-CARD-3")
    assert result.exit_code == 0
    geo, card = (sum(rule.startswith(prefix) for rule in rulebook()) for prefix in ("R-GEO", "R-CARD-3"))
    assert re.search(rf"^R-GEO +1/{geo}$", result.stdout, re.MULTILINE)
    assert re.search(rf"^R-CARD +0/{card - 1} +1 exempt$", result.stdout, re.MULTILINE)
    assert re.search(rf"^all +1/{geo + card - 1} +1 exempt$", result.stdout, re.MULTILINE)
    assert f"Without a test ({geo + card - 2}):\n  R-GEO-02, R-GEO-03" in result.stdout
    assert "R-CARD-32  says which rules" in result.stdout
    assert re.search(r"no rule \(1\):\n  R-GEO-99  .*test_a\.py::test_a", result.stdout)
    assert "R-SEC" not in result.stdout


def test_coverage_without_a_tests_folder_is_one_sentence() -> None:
    result = run("--coverage", "--tests", "nowhere")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("There is no tests folder at nowhere")
    assert result.stderr.count("\n") == 1


def test_an_id_and_the_coverage_exclude_each_other() -> None:
    assert run("R-BAT-08", "--coverage").exit_code == 2
