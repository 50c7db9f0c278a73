"""The documents tell the truth: what they name exists, what exists is named, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from click.testing import CliRunner

import overlord
from overlord.__main__ import main
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.random import RandomBot
from overlord.engine.files.scenario import format
from overlord.engine.files.scenario.patches import SHORT
from overlord.engine.files.scenario.reader import read_overlay, read_scenario
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.boards import SIZES
from overlord.engine.model.options import OPTIONS
from overlord.engine.model.scenario import KINDS
from overlord.engine.tables.obstacles import FEATURES
from overlord.engine.tables.traits import TRAITS
from overlord.engine.tables.units import UNITS
from overlord.engine.view import View
from overlord.rulebook.index import area, rulebook

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "src" / "overlord" / "engine"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def page(name: str) -> str:
    return (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")


def blocks(path: Path, language: str) -> list[str]:
    """The fenced blocks of that language, in their order."""
    return [code for found, code in BLOCK.findall(path.read_text(encoding="utf-8")) if found == language]


def prose(text: str) -> str:
    return BLOCK.sub("", text)


def section(text: str, title: str) -> str:
    """What stands under a heading of the second level."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def anchors(path: Path) -> set[str]:
    """The places of a page that a link can point to."""
    titles = re.findall(r"^#+ (.*)$", prose(path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def named(word: str, text: str) -> bool:
    """Whether this whole word, an id or a key, stands in the text."""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def missing(words: Any, text: str) -> list[str]:
    return [word for word in words if not named(word, text)]


# ---- all pages -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for link in LINK.findall(prose(path.read_text(encoding="utf-8"))):
        if "://" in link:
            continue
        file, _, anchor = link.partition("#")
        target = path.parent / file if file else path
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("path", [path for path in PAGES if blocks(path, "python")], ids=lambda path: path.name)
def test_every_python_example_runs(path: Path) -> None:
    names: dict[str, Any] = {"__name__": path.stem}
    for code in blocks(path, "python"):
        exec(compile(code, path.name, "exec"), names)


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_rule_id_on_a_page_is_one_of_the_rulebook(path: Path) -> None:
    ids = re.findall(r"(?<![\w-])(?:[RQO]-[A-Z]+|A-AIR)-\d+\b", path.read_text(encoding="utf-8"))
    assert [rule_id for rule_id in ids if rule_id not in rulebook()] == []


# ---- rulings -------------------------------------------------------------------------------------


def test_every_ruling_in_the_code_has_its_module_in_the_rulings() -> None:
    text = page("rulings")
    modules = [path for path in sorted(ENGINE.rglob("*.py")) if "# Ruling:" in path.read_text(encoding="utf-8")]
    assert modules
    assert [path.name for path in modules if f"engine/{path.relative_to(ENGINE).as_posix()}" not in text] == []


def test_every_unsure_row_of_the_tables_stands_in_the_rulings() -> None:
    unsure = [row.rule for row in (*FEATURES.values(), *UNITS.values()) if row.unsure]
    assert unsure
    assert missing(unsure, page("rulings")) == []


def test_every_unsure_rule_of_what_is_built_stands_in_the_rulings() -> None:
    unsure = [rule.id for rule in rulebook().values() if rule.unsure and rule.file != "combat-cards.md"]
    assert missing([rule_id for rule_id in unsure if area(rule_id) != "O-CMB"], page("rulings")) == []


@pytest.mark.parametrize("family", ["R-RUL", "O-DIFF"])
def test_every_settled_reading_stands_in_the_rulings(family: str) -> None:
    assert missing([rule_id for rule_id in rulebook() if area(rule_id) == family], page("rulings")) == []


def test_the_rulings_call_an_option_only_what_is_one() -> None:
    rows = [row.split(" | ") for row in page("rulings").splitlines() if row.startswith("| ") and row.count(" | ") == 3]
    options = {word for row in rows for word in re.findall(r"`(\w+)`", row[3])}
    assert options and options <= set(OPTIONS)


# ---- contract ------------------------------------------------------------------------------------


def test_the_contract_lists_every_option_with_its_default_and_rule() -> None:
    rows = [re.split(r" ?\| ?", row)[1:-1] for row in section(page("contract"), "Options").splitlines() if "| `" in row]
    found = {row[0].strip("`"): (row[2].strip("`"), row[3]) for row in rows}
    lost = [key for key in OPTIONS if key not in found]
    assert not lost, f"docs/contract.md, Options, has no row for {', '.join(lost)}"
    assert found == {key: (str(option.default).lower(), option.rule) for key, option in OPTIONS.items()}


def test_the_contract_lists_every_word_of_an_option() -> None:
    text = section(page("contract"), "Options")
    assert [key for key, option in OPTIONS.items() if option.words and ", ".join(option.words) not in text] == []


def test_the_contract_names_every_call_and_every_field_of_a_view() -> None:
    text = page("contract")
    calls = [name for name in dir(overlord.Game) if not name.startswith("_")]
    assert [name for name in calls if f"ame.{name}" not in text] == []
    assert missing(View.__struct_fields__, section(text, "A view")) == []


def test_every_command_stands_in_the_contract_or_the_readme() -> None:
    text = page("contract") + (ROOT / "README.md").read_text(encoding="utf-8")
    assert main.commands
    assert [name for name in main.commands if f"overlord {name}" not in text] == []


def test_every_verb_stands_in_the_notation() -> None:
    verbs = [str(struct.__struct_config__.tag) for struct in get_args(AnyAction)]
    assert [verb for verb in verbs if f"| `{verb}` |" not in page("notation")] == []


def test_every_target_of_make_that_is_named_exists() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    for path in PAGES:
        assert set(re.findall(r"`make ([a-z-]+)", path.read_text(encoding="utf-8"))) <= set(targets), path.name


# ---- scenarios -----------------------------------------------------------------------------------

WHOLE, *PARTS = blocks(ROOT / "docs" / "scenarios.md", "toml")


def test_the_scenario_on_the_page_can_be_read_and_played() -> None:
    battle = read_scenario(WHOLE, "mill-ford")
    assert battle.key == "mill-ford"
    game = overlord.Game(battle, seed=1, options={"turn_limit": 100})
    play_out(game, {seat: RandomBot() for seat in game.seats}, bot_rng(1))
    assert game.outcome is not None


OVER = [part for part in PARTS if part.startswith("# some.overlay.toml")]


@pytest.mark.parametrize("part", [part for part in PARTS if part not in OVER])
def test_the_parts_on_the_page_fit_into_it(part: str) -> None:
    head, camps, tail = WHOLE.partition("[camps.axis]")
    text = WHOLE + part if part.startswith("[") else head + part + camps + tail
    assert overlord.Game(read_scenario(text, "mill-ford")).waiting()


def test_the_overlay_on_the_page_lies_over_it() -> None:
    (part,) = OVER
    under = read_scenario(WHOLE, "mill-ford")
    over = read_overlay(part, "some.overlay.toml", under)
    assert overlord.Game(over).waiting()
    assert (len(over.units), over.objectives, over.camps[1].medals) == (len(under.units) - 1, (), 13)


def test_the_page_names_every_key_of_a_scenario() -> None:
    def keys(rows: tuple[format.Key, ...]) -> set[str]:
        return {word for row in rows for word in (row.name, *keys(row.inside))}

    words = keys(format.OVERLAY) | keys(format.TOP) | {*TRAITS, *format.FACES, *SIZES, *format.TEXTS, *SHORT, *KINDS}
    assert missing(sorted(words), page("scenarios")) == []


def test_the_commands_on_the_page_do_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-battle.toml").write_text(WHOLE, encoding="utf-8")
    Path("some.m44").write_bytes((ROOT / "tests" / "files" / "m44" / "armies.m44").read_bytes())
    lines = blocks(ROOT / "docs" / "scenarios.md", "")[0].splitlines()
    commands = [line.partition("#")[0].split()[1:] for line in lines]
    commands += [command.split()[1:] for command in re.findall(r"`(overlord import [^`]+)`", page("scenarios"))]
    assert {command[0] for command in commands} == {"check", "show", "play", "balance", "import"}
    for command in commands:
        command = [word.replace("400", "2") for word in command]
        result = CliRunner().invoke(main, command, input="\n" * 3 if command[0] == "play" else None)
        assert result.exception is None or isinstance(result.exception, SystemExit), command
        assert result.exit_code == 0 or command[0] == "play", (command, result.output)
    assert Path("board.svg").is_file() and overlord.load_scenario("mine.toml").units


def test_the_mistakes_on_the_page_are_told_as_it_says(tmp_path: Path) -> None:
    told = blocks(ROOT / "docs" / "scenarios.md", "text")[0].splitlines()
    text = WHOLE.replace("hi:xI ", "hx:xI ", 1).replace('"G5"', '"Q5"', 1)
    with pytest.raises(overlord.ScenarioError) as caught:
        read_scenario(text, "my-battle.toml")
    assert caught.value.problems == told
