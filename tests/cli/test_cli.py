"""The commands: what they print, what they answer to mistakes; the battles themselves are tested elsewhere."""

import json
import re
from collections.abc import Sequence
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import overlord
from boards import scenario
from overlord.__main__ import main
from overlord.bots import registry
from overlord.bots.arena import bot_rng, play_out
from overlord.bots.protocol import Budget
from overlord.bots.random import RandomBot
from overlord.bots.registry import bot
from overlord.cli.picture import Picture
from overlord.engine.model.actions import AnyAction
from overlord.engine.model.rng import Rng
from overlord.engine.model.rules import RULES_VERSION
from overlord.engine.view import Question, View
from overlord.library.scenarios import shipped
from overlord.text.words import LANGUAGES, words

COMMANDS = ("arena", "backup", "balance", "check", "play", "replay", "rules", "scenarios", "serve", "simulate")


@pytest.fixture(autouse=True)
def plain_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def run(*arguments: str, text: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=text)


@pytest.fixture(scope="module")
def record() -> str:
    """A whole battle of bots, written down."""
    game = overlord.Game(overlord.load_scenario("crossroads"), seed=4, options={"turn_limit": 200})
    play_out(game, {seat: bot("random") for seat in game.seats}, bot_rng(4))
    return game.record()


# ---- play ---------------------------------------------------------------------------------------


def test_play_from_a_pipe_answers_by_number_and_by_notation() -> None:
    result = run("play", "--seed", "3", text="2\norder H3\n")
    assert result.exit_code == 0
    assert "The Crossroads" in result.output
    assert "A9    B9" in result.output and "@ objective" in result.output
    assert "Which card do you play?" in result.output
    assert "Allied Commander-in-Chief plays Attack Center." in result.output
    assert "\n  2 H3 Infantry 4 · 3 " in result.output
    assert result.output.endswith("You leave the battle; seed 3 starts it again.\n")


def test_play_draws_the_board_in_offset_rows_without_colours() -> None:
    lines = run("play", "--seed", "3").output.splitlines()
    top = next(n for n, line in enumerate(lines) if line.startswith("A9 "))
    assert lines[top : top + 4] == [
        "A9    B9    C9 fo D9    E9    F9 to G9    H9    I9    J9 hi K9    L9    M9",
        "      xI4               xA3   xI4         xG2         xI4         xA3",
        "   a8    b8 fo c8    d8    e8 ro f8    g8    h8 hi i8 hi j8 fo k8    l8",
        "         xI4               xI4sb             xI4",
    ]
    assert max(map(len, lines)) <= 80
    assert "\x1b" not in "".join(lines)


def test_the_picture_is_coloured_only_with_ink() -> None:
    view = overlord.Game(overlord.load_scenario("crossroads")).view(None)
    assert "\x1b[31m" in "\n".join(Picture(view).lines(True, 80))
    assert "\x1b" not in "\n".join(Picture(view).lines(False, 80))


def test_a_wide_board_is_drawn_in_two_parts_where_the_terminal_is_narrow() -> None:
    view = overlord.Game(overlord.load_scenario("two-bridges")).view(None)
    narrow = list(Picture(view).lines(False, 80))
    assert len(narrow) == 37 and max(map(len, narrow)) <= 80
    assert len(list(Picture(view).lines(False, 160))) == 18


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("99", "There is no option 99; they run from 1 to 5."),
        ("0", "There is no option 0; they run from 1 to 5."),
        ("9" * 5000, "There is no option 999999999; they run from 1 to 5."),
        ("", "An answer cannot be empty."),
        ("fire", "No answer begins with the word fire."),
        ("move A1", "“move A1” has the wrong number of words for move."),
        ("play barrage", "The card Barrage is not in your hand. (R-TURN-04)"),
        ("undo", "There is no answer of yours to take back."),
        ("why", "Say which option, as in: why 1."),
        ("why 88", "There is no option 88; they run from 1 to 5."),
        ("why 1", "There is nothing to count in this option."),
        ("?", "Answer with the number of an option"),
        ("²", "No answer begins with the word ²."),
    ],
)
def test_wrong_input_gets_one_sentence_and_is_asked_again(line: str, sentence: str) -> None:
    result = run("play", "--seed", "3", text=f"{line}\n1\n")
    assert result.exit_code == 0
    assert f"\n{sentence}" in result.output
    assert "Which units do you order?" in result.output


def test_play_undo_board_and_quit() -> None:
    result = run("play", "--seed", "3", text="1\norder H3\nundo\norder H3\nboard\nquit\n99\n")
    assert "Taken back." in result.output
    assert result.output.count("A9    B9") == 2
    assert "no option 99" not in result.output
    assert result.exit_code == 0


def test_why_tells_the_dice_of_an_attack(tmp_path: Path) -> None:
    """Two lines face to face: whatever the card, somebody can battle."""
    units = {f"{column}5": "axis infantry" for column in "ABCDEFGHIJKLM"}
    units |= {f"{column}4": "allies infantry" for column in "abcdefghijkl"}
    path = tmp_path / "lines.toml"
    path.write_text(scenario(units, first="allies").source, encoding="utf-8")
    result = run("play", str(path), "--seed", "1", text="1\norder a4\norder f4\norder l4\nconfirm\ndone\nwhy 2\n")
    assert re.search(r"\n +\+3 adjacent \(R-UNIT-01\)\n", result.output)
    assert re.search(r"\nDice: \d · figures lost on average: ", result.output)


def test_play_to_the_end_from_a_pipe_and_record_it(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    result = run("play", "--seed", "1", "--record", str(path), text="2\n1\n" * 2000)
    assert result.exit_code == 0
    assert "Victory: " in result.output
    assert result.output.endswith("The battle is over (seed 1).\n")
    assert overlord.Game.replay(path.read_text(encoding="utf-8")).outcome is not None


def test_play_hides_the_cards_of_the_others() -> None:
    output = run("play", "--seed", "3", text="2\n1\n" * 8).output
    assert re.search(r"Allied Commander-in-Chief draws [A-Z]", output)
    assert re.search(r"Axis Commander-in-Chief draws \(cards: 1\)", output)
    assert not re.search(r"Axis Commander-in-Chief draws [A-Z]", output)


def test_two_people_at_one_terminal_are_told_each_their_own() -> None:
    result = run("play", "--seed", "3", "--seat", "allies-cic", "--seat", "axis-cic", text="2\n1\n" * 8)
    assert "axis-cic: Which card do you play?" in result.output
    assert "allies-cic: Which card do you play?" in result.output


def test_a_seat_of_an_overlord_battle() -> None:
    result = run("play", "two-bridges", "--seed", "3", "--seat", "allies-left", text="1\n" * 12)
    assert result.exit_code == 0
    assert "allies-left: Are you ready?" in result.output
    assert "Axis Commander-in-Chief hands cards to" in result.output


@pytest.mark.parametrize("battle", shipped())
def test_watch_a_whole_battle(battle: str) -> None:
    result = run("play", battle, "--watch", "--seed", "2")
    assert result.exit_code == 0
    assert re.search(r"Victory: |without a winner", result.output)
    assert result.output.endswith("The battle is over (seed 2).\n")
    assert not re.search(r"draws [A-Z]|(event|card|unit|terrain|roll|seat)-[a-z]|\{", result.output)


def test_the_same_seed_is_the_same_battle() -> None:
    text = "2\n1\n" * 30
    first, second = (run("play", "--seed", "5", text=text).output for _ in range(2))
    assert first == second != run("play", "--seed", "6", text=text).output


def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", "--seed", "3")
    assert result.exit_code == 0
    assert result.output.endswith("You leave the battle; seed 3 starts it again.\n")


# ---- simulate -----------------------------------------------------------------------------------


def test_simulate_as_json() -> None:
    result = run(
        "simulate", "crossroads", "--games", "3", "--seed", "7", "--bots", "axis=random,allies=random", "--json"
    )
    assert (result.exit_code, result.stderr) == (0, "")
    told = json.loads(result.stdout)
    assert list(told) == ["games", "wins"]
    assert [game["seed"] for game in told["games"]] == [7, 8, 9]
    for game in told["games"]:
        assert list(game) == ["seed", "winner", "reason", "turns", "medals", "answers"]
        assert game["winner"] in ("axis", "allies", None)
        assert set(game["medals"]) == {"axis", "allies"}
        assert game["turns"] > 0 and game["answers"] > game["turns"]
    assert list(told["wins"]) == ["axis", "allies", "none"]
    assert sum(told["wins"].values()) == 3


def test_simulate_depends_on_the_seed_alone() -> None:
    first = run("simulate", "crossroads", "--games", "4", "--seed", "7", "--json").stdout
    assert run("simulate", "crossroads", "--games", "4", "--seed", "7", "--json", "--jobs", "2").stdout == first
    assert run("simulate", "crossroads", "--games", "4", "--seed", "8", "--json").stdout != first


def test_simulate_as_a_table_tells_what_the_turn_limit_ended() -> None:
    result = run("simulate", "crossroads", "--games", "2", "--turn-limit", "1")
    assert result.stdout.splitlines() == [
        "Winner    Battles      %",
        "Axis            0    0.0",
        "Allies          0    0.0",
        "Nobody          2  100.0",
        result.stdout.splitlines()[4],
        "Ended by the turn limit: 2.",
    ]
    assert result.stdout.splitlines()[4].startswith("On average 2 turns and ")
    assert result.stderr == ""


def test_bots_may_be_named_for_one_seat() -> None:
    assert run("simulate", "crossroads", "--games", "1", "--bots", "axis-cic=random").exit_code == 0
    assert run("simulate", "crossroads", "--games", "1", "--bots", "axis-left=random").exit_code == 2


# ---- replay, check, scenarios -------------------------------------------------------------------


def test_replay_tells_the_story(tmp_path: Path, record: str) -> None:
    path = tmp_path / "battle.jsonl"
    path.write_text(record, encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert "Victory: " in result.output
    assert re.search(r"battle\.jsonl: verified, \d+ events\.\n$", result.output)
    assert not re.search(r"draws [A-Z]", result.output)
    assert re.search(r"Axis Commander-in-Chief draws [A-Z]", run("replay", str(path), "--seat", "axis-cic").output)


def test_replay_of_a_battle_that_was_left(tmp_path: Path, record: str) -> None:
    path = tmp_path / "half.jsonl"
    path.write_text("\n".join(record.splitlines()[:40]) + "\n", encoding="utf-8")
    result = run("replay", str(path), "--lang", "fr")
    assert result.exit_code == 0
    assert "L’enregistrement s’arrête avant la bataille." in result.output


@pytest.mark.parametrize(("lang", "said"), [("en", "not verified"), ("fr", "pas vérifié"), ("es", "sin comprobar")])
def test_replay_of_older_rules_tells_what_was_kept(tmp_path: Path, record: str, lang: str, said: str) -> None:
    path = tmp_path / "older.jsonl"
    path.write_text(record.replace(f'"rules":{RULES_VERSION},', '"rules":0,', 1), encoding="utf-8")
    (tmp_path / "new.jsonl").write_text(record, encoding="utf-8")
    for seat in ((), ("--seat", "allies-cic")):
        old = run("replay", str(path), "--lang", lang, *seat)
        new = run("replay", str(tmp_path / "new.jsonl"), "--lang", lang, *seat)
        assert (old.exit_code, new.exit_code) == (0, 0)
        assert old.output.splitlines()[:-1] == new.output.splitlines()[:-1]  # a seat is told no more than then
        assert said in old.output.splitlines()[-1]


def test_check_good_files(tmp_path: Path, record: str) -> None:
    path = tmp_path / "battle.jsonl"
    path.write_text(record, encoding="utf-8")
    scenario = Path(overlord.__file__).parent / "scenarios" / "crossroads.toml"
    result = run("check", str(path), str(scenario))
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"{path}: ok\n{scenario}: ok\n"


def test_check_lists_every_problem_with_its_place(tmp_path: Path) -> None:
    source = (Path(overlord.__file__).parent / "scenarios" / "crossroads.toml").read_text(encoding="utf-8")
    path = tmp_path / "bad.toml"
    path.write_text(source.replace("hand = 5", "hand = 500").replace("xG", "xq"), encoding="utf-8")
    result = run("check", str(path))
    assert result.exit_code == 1
    assert f"{path}:8:61: map: row 1, cell 8 (H9): no unit has the code 'q'" in result.stdout
    assert f"{path}:22:8: camps.axis.hand: a number from" in result.stdout
    assert f"{path}:28:8: camps.allies.hand: a number from" in result.stdout


@pytest.mark.rule("O-DIST-02", "O-DECK-03")
def test_check_refuses_a_hand_too_small_for_overlord(tmp_path: Path) -> None:
    for name, hand, small in (("two-bridges", 3, True), ("two-bridges", 4, False), ("crossroads", 3, False)):
        source = (Path(overlord.__file__).parent / "scenarios" / f"{name}.toml").read_text(encoding="utf-8")
        path = tmp_path / "small.toml"
        path.write_text(re.sub(r"(?m)^hand = \d+$", f"hand = {hand}", source, count=1), encoding="utf-8")
        result = run("check", str(path))
        assert result.exit_code == small
        assert (f"{path}: camps.axis.hand: an Overlord hand has at least 4 cards (O-DIST-02)" in result.stdout) == small


def test_check_names_the_line_of_a_bad_record(tmp_path: Path, record: str) -> None:
    lines = record.splitlines()
    path = tmp_path / "bad.jsonl"
    path.write_text(
        "\n".join([*lines[:5], '{"seat": "axis-cic", "action": "play barrage"}', *lines[6:]]), encoding="utf-8"
    )
    result = run("check", str(path))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{path}: line 6: ")
    path.write_text("{}\n", encoding="utf-8")
    assert run("check", str(path)).stdout.startswith(f"{path}: line 1: this is no record")


def test_scenarios_are_listed_in_the_language() -> None:
    assert re.search(r"^crossroads +standard +The Crossroads$", run("scenarios").output, re.MULTILINE)
    assert "Le carrefour" in run("scenarios", "--lang", "fr").output
    assert "El cruce" in run("--lang", "es", "scenarios").output
    assert len(run("scenarios").output.splitlines()) == len(shipped())


# ---- mistakes, languages, help ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "nowhere"], "nowhere: there is no such battle or file; shipped are crossroads"),
        (["play", "x" * 300], "There is no file xxx"),
        (["play", "--seat", "me"], "There is no seat me in this battle; there are axis-cic, allies-cic."),
        (["play", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "--watch", "--seat", "axis-cic"], "Give either --watch or --seat, not both."),
        (["play", "--record", "/no/such/folder/file"], "The file /no/such/folder/file cannot be written."),
        (["play", "--lang", "de"], "Invalid value for '--lang'"),
        (["play", "crossroads", "two"], "Got unexpected extra argument"),
        (["simulate"], "Missing argument 'SCENARIO'."),
        (["simulate", "nowhere"], "nowhere: there is no such battle or file"),
        (["simulate", "crossroads", "--games", "0"], "Invalid value for '--games'"),
        (["simulate", "crossroads", "--jobs", "none"], "Invalid value for '--jobs'"),
        (["simulate", "crossroads", "--bots", "axis=genius"], "There is no bot genius; there are random"),
        (["simulate", "crossroads", "--bots", "random"], "--bots is written as axis=random,allies=random, not random."),
        (["simulate", "crossroads", "--bots", "blue=random"], "--bots is written as"),
        (["replay", "nowhere"], "There is no file nowhere."),
        (["replay", "{bad}"], "{bad}: line 1: this is no record"),
        (["replay", "{binary}"], "The file {binary} cannot be read as text."),
        (["replay", "{folder}"], "There is no file {folder}."),
        (["replay", "{good}", "--seat", "me"], "There is no seat me in this battle"),
        (["check"], "Missing argument 'FILE...'."),
        (["check", "nowhere"], "There is no file nowhere."),
        (["check", "{binary}"], "The file {binary} cannot be read as text."),
        (["play", "{bad}"], "bad.toml:1:4: this is no scenario"),
        (["play", "{worse}"], "worse.toml:8:37: map: row 1"),
        (["play", "{odd}"], "bunker"),
        (["attack"], "No such command 'attack'."),
        (["--fast"], "No such option"),
    ],
)
def test_a_mistake_is_one_sentence_and_code_2(arguments: list[str], sentence: str, tmp_path: Path, record: str) -> None:
    source = (Path(overlord.__file__).parent / "scenarios" / "crossroads.toml").read_text(encoding="utf-8")
    files = {name: tmp_path / f"{name}.toml" for name in ("bad", "worse", "odd", "binary", "good")}
    files["bad"].write_text("no scenario\n", encoding="utf-8")
    files["worse"].write_text(source.replace("xG", "xq").replace("xA", "xq"), encoding="utf-8")
    files["odd"].write_text(('legend = { zz = "bunker" }\n' + source).replace("fo:xI", "zz:xI"), encoding="utf-8")
    files["binary"].write_bytes(b"\xff\xfe\x00\x80")
    files["good"].write_text(record, encoding="utf-8")
    paths = {**{name: str(path) for name, path in files.items()}, "folder": str(tmp_path)}
    result = run(*(argument.format(**paths) for argument in arguments))
    assert (result.exit_code, result.stdout) == (2, "")
    assert sentence.format(**paths) in result.stderr
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr and isinstance(result.exception, SystemExit)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("LC_ALL", "fr_FR.UTF-8", "Il n’y a pas de fichier nowhere."),
        ("LC_MESSAGES", "es_ES", "No hay ningún fichero nowhere."),
        ("LANG", "fr", "Il n’y a pas de fichier nowhere."),
        ("LANG", "de_DE.UTF-8", "There is no file nowhere."),
    ],
)
def test_the_language_is_that_of_the_locale(
    name: str, value: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert run("replay", "nowhere").stderr == f"{sentence}\n"


def test_the_first_variable_of_the_locale_wins_and_lang_wins_over_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr")
    monkeypatch.setenv("LC_ALL", "es")
    assert "No hay" in run("replay", "nowhere").stderr
    assert "There is" in run("--lang", "en", "replay", "nowhere").stderr
    assert "Il n’y a" in run("--lang", "en", "replay", "nowhere", "--lang", "fr").stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_has_help_in_every_language(lang: str) -> None:
    shown = " ".join(run("--lang", lang, "--help").output.split())
    for command in COMMANDS:
        assert " ".join(words(lang).say(f"cli-{command}").split()) in shown
        text = run(command, "--lang", lang, "--help").output
        assert "cli-" not in text
        assert words(lang).say("cli-help-help") in " ".join(text.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_battle_in_every_language_uses_no_bare_key(lang: str) -> None:
    output = run("--lang", lang, "play", "--seed", "3", text="why 2\n2\n" * 30).output
    assert not re.search(r"\b(event|illegal|question|verb|action|play|cli|outcome)-[a-z]", output)


# ---- bots ---------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(ValueError, match=r"there is no bot 'genius'; there are .*random"):
        bot("genius")


class First:
    """Takes the first option, and notes what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(
        self, view: View, question: Question, options: Sequence[AnyAction], rng: Rng, budget: Budget
    ) -> AnyAction:
        assert view.options == tuple(options) and question in view.questions and budget.seconds > 0
        self.views.append(view)
        return options[0]


def test_a_bot_sees_the_view_of_its_own_seat() -> None:
    game = overlord.Game(overlord.load_scenario("crossroads"), seed=1, options={"turn_limit": 3})
    first = First()
    assert play_out(game, {"axis-cic": first, "allies-cic": RandomBot()}, bot_rng(1)) > 0
    assert {view.seat for view in first.views} == {"axis-cic"}
    assert game.outcome is not None


def test_other_packages_may_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("mine", f"{First.__module__}:First", registry.GROUP)])
    monkeypatch.setattr(registry, "entry_points", lambda **wanted: offered.select(**wanted))
    assert type(bot("mine")).__name__ == "First"
    assert "mine" in registry.names()


def test_play_shows_the_house_options_and_takes_others() -> None:
    shown = run("play", "two-bridges", "--seed", "1", "--option", "pincer_exclusive=true", text="quit\n").output
    flat = " ".join(shown.split())
    assert "House options:" in flat
    assert "Pincer Move goes with no other Section card: true (pincer_exclusive)" in flat
    assert ": false (visit_any_fg)" in flat
    assert "House options:" not in run("play", "--seed", "1", text="quit\n").output


@pytest.mark.parametrize("wrong", ["pincer_exclusive", "pincer_exclusive=7", "no_such=true", "night=dusk"])
def test_a_wrong_option_gets_one_sentence(wrong: str) -> None:
    result = run("play", "--option", wrong)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1 and "Traceback" not in result.stderr


@pytest.mark.rule("O-TEAM-05")
def test_play_takes_any_seating(tmp_path: Path) -> None:
    path = tmp_path / "battle.jsonl"
    result = run("play", "two-bridges", "--seating", "2", "1", "--record", str(path), text="quit\n")
    assert result.exit_code == 0, result.output
    assert '"seating":{"axis":2,"allies":1}' in path.read_text(encoding="utf-8").replace(": ", ":").replace(", ", ",")
    assert run("play", "two-bridges", "--seating", "5", "1").exit_code == 2


@pytest.mark.rule("A-AIR-13")
def test_an_options_file_may_change_any_number_of_the_air_rules(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text('air = "on"\n[air_rules]\n"strafing.dice" = 3\n', encoding="utf-8")
    result = run("play", "crossroads", "--seed", "1", "--option", str(path), text="quit\n")
    assert result.exit_code == 0 and "'strafing.dice': 3" in result.output
    for text, sentence in (("air = \n", "house.toml:1:"), ('[air_rules]\n"strafing.dice" = 99\n', "from 0 to 20")):
        path.write_text(text, encoding="utf-8")
        result = run("play", "crossroads", "--option", str(path))
        assert result.exit_code == 2 and sentence in result.output
