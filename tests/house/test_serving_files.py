"""The files for containers and for the checks of changes can be read, and what they name is there."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from overlord.__main__ import main
from overlord.cli.serve import PORT
from overlord.server.app import all_routes

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
LINES = [line.split(maxsplit=1) for line in DOCKERFILE.splitlines() if line.strip() and not line.startswith("#")]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = [path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if path.stem != "config"]


def said(word: str) -> list[str]:
    """What the Dockerfile says behind this word, in its order."""
    return [rest for first, rest in LINES if first == word]


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def options_of_serve(words: list[str]) -> list[str]:
    name, *rest = words
    known = {option for parameter in main.commands[name].params for option in parameter.opts}
    return [word for word in rest if word.startswith("--") and word not in known]


# ---- containers ----------------------------------------------------------------------------------


def test_the_container_copies_what_is_there_and_sent() -> None:
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for line in said("COPY"):
        if line.startswith("--from="):
            assert line.partition(" ")[0].removeprefix("--from=") in DOCKERFILE
            continue
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert f"!{source.partition('/')[0]}" in sent, source


def test_the_container_serves_as_somebody_without_rights_and_keeps_its_data() -> None:
    assert json.loads(said("ENTRYPOINT")[0]) == ["overlord"]
    command = json.loads(said("CMD")[0])
    assert command[0] == "serve" and options_of_serve(command) == []
    assert said("EXPOSE") == [str(PORT)] and command[command.index("--port") + 1] == str(PORT)
    assert said("USER") == ["overlord"] and "useradd --system" in DOCKERFILE
    (volume,) = said("VOLUME")
    assert f"XDG_DATA_HOME={volume}" in said("ENV")[0].split() and f"--mode=700 {volume}" in DOCKERFILE


def test_the_health_of_the_container_is_asked_at_an_address_that_is_there(tmp_path: Path) -> None:
    asked = re.findall(r"http://127\.0\.0\.1:(\d+)(/[\w/]+)", said("HEALTHCHECK")[0])
    assert asked == [(str(PORT), "/api/me")]
    assert "/api/me" in {getattr(route, "path", "") for route in all_routes(tmp_path)}
    code = re.search(r'"python", "-c", "([^"]+)"', said("HEALTHCHECK")[0])
    assert code is not None and compile(code[1], "Dockerfile", "exec")


def test_the_container_is_made_by_pythons_that_we_support() -> None:
    wanted = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = [int(number) for number in re.findall(r"^FROM python:3\.(\d+)-slim", DOCKERFILE, re.MULTILINE)]
    assert wanted is not None and found and min(found) >= int(wanted[1])


def test_compose_serves_the_same_port_and_folder() -> None:
    content = read(ROOT / "compose.yaml")
    table = content["services"]["table"]
    assert table["command"][0] == "serve" and options_of_serve(table["command"]) == []
    assert table["ports"] == [f"{PORT}:{PORT}"]
    volume, folder = table["volumes"][0].split(":")
    assert volume in content["volumes"] and [folder] == said("VOLUME")


# ---- changes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_names_targets_and_folders_that_are_there(path: Path) -> None:
    content = read(path)
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    commands = [step["run"] for job in content["jobs"].values() for step in job["steps"] if "run" in step]
    assert {word for command in commands for word in re.findall(r"^make ([a-z-]+)", command)} <= targets
    for folder in re.findall(r"\btests/\w+", "\n".join(commands)):
        assert (ROOT / folder).is_dir(), folder
    assert "secrets." not in path.read_text(encoding="utf-8")


def test_three_systems_and_every_python_that_we_support_are_tried() -> None:
    jobs = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]
    systems = {jobs["linux"]["runs-on"], *jobs["elsewhere"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu-latest", "macos-latest", "windows-latest"}
    for job in ("linux", "elsewhere"):
        assert jobs[job]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13"]


def test_the_build_farm_compiles_for_every_python_that_we_support() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    pythons = read(ROOT / ".github" / "workflows" / "test.yml")["jobs"]["linux"]["strategy"]["matrix"]["python"]
    assert told["build"] == [f"cp{python.replace('.', '')}-*" for python in pythons]
    (variable,) = told["environment"]
    assert f'os.environ.get("{variable}"' in (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    assert any("'compiled'" in command for command in told["test-command"])


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_has_a_name_and_questions_with_ids_of_their_own(path: Path) -> None:
    form = read(path)
    assert form["name"] and form["description"]
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert ids and len(ids) == len(set(ids))
    assert all(part["attributes"].get("label") or part["type"] == "markdown" for part in form["body"])
