"""The wheel stands alone: made and installed where there is no Node, it serves the page and plays battles."""

from __future__ import annotations

import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from bench import wheel

from overlord import __version__

ROOT = wheel.ROOT
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src/overlord/__init__.py", "web/package.json")


def test_a_wheel_from_the_sdist_serves_the_page_and_plays_without_node(tmp_path: Path) -> None:
    made, packed = wheel.build(tmp_path / "dist")  # uv makes the sdist first, and the wheel from it alone
    with tarfile.open(packed) as sdist:
        assert any(name.endswith("/src/overlord/server/static/index.html") for name in sdist.getnames())
    wheel.check_contents(made)
    assert wheel.check(made, tmp_path / "user", wheel.LOCK) == __version__


@pytest.fixture
def unbuilt(tmp_path: Path) -> Path:
    """A checkout in which nobody has built the page."""
    for part in PARTS:
        copy = tmp_path / "checkout" / part
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / part, copy)
    return tmp_path / "checkout"


def refusal(tmp_path: Path, source: Path) -> str:
    with pytest.raises(wheel.WheelError) as caught:
        wheel.build(tmp_path / "dist", "--wheel", source=source)
    return str(caught.value)


def test_without_the_page_and_without_node_one_sentence_says_what_to_do(tmp_path: Path, unbuilt: Path) -> None:
    told = refusal(tmp_path, unbuilt)
    assert "The page is not built, and npm is not on the PATH to build it; install Node 20.19 or newer" in told
    assert "Traceback" not in told
    shutil.rmtree(unbuilt / "web")
    told = refusal(tmp_path, unbuilt)
    assert "The page is missing in src/overlord/server/static, and so is its source in web/" in told
    assert "Traceback" not in told


def test_a_wheel_is_pure_even_where_a_compiled_form_lies_beside_the_sources(tmp_path: Path, unbuilt: Path) -> None:
    package = unbuilt / "src" / "overlord"
    for name in ("server/static/index.html", "engine/state.cpython-311.so", "engine/state.cp311.pyd", "compiled.json"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    (made,) = wheel.build(tmp_path / "dist", "--wheel", source=unbuilt)
    assert made.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(made) as packed:
        names = {name for name in packed.namelist() if name.startswith("overlord/")}
    assert names == {"overlord/__init__.py", "overlord/server/static/index.html"}


def test_what_fails_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = tmp_path / "open_overlord-9.9.9-py3-none-any.whl"
    nothing.write_bytes(b"")
    with pytest.raises(wheel.WheelError, match="could not be installed: what it needs comes from the package index"):
        wheel.Installed(nothing, tmp_path / "user")
    for name in ("node", "node.exe"):
        (tmp_path / name).write_bytes(b"")
        (tmp_path / name).chmod(0o755)
    with pytest.raises(wheel.WheelError, match="nothing would be proved"):
        wheel.surroundings(tmp_path)
    monkeypatch.setenv("UV", "")
    monkeypatch.setenv("PATH", str(tmp_path / "user"))
    monkeypatch.setattr(wheel, "ROOT", tmp_path)
    with pytest.raises(wheel.WheelError, match=r"uv is missing: run `make \.venv/ready`"):
        wheel.find_uv()
