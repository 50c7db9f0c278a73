"""A release is one command that refuses in one sentence, and leaves everything as it was when it cannot be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bench.release import (
    CHANGELOG,
    SOURCE,
    ReleaseError,
    Texts,
    git,
    numbers,
    prepared,
    release,
    section,
    version_in,
)

ROOT = Path(__file__).parents[2]
LOG = """# Changelog

## Unreleased

### Added

- Trains.

## 0.1.0 - 2026-11-01

- Everything.
"""
OURS = '"""A package."""\n\n__version__ = "0.1.0"\n'


def no_packages(version: str) -> list[Path]:
    return []


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small repository, committed by somebody."""
    (tmp_path / SOURCE).parent.mkdir(parents=True)
    (tmp_path / SOURCE).write_text(OURS, encoding="utf-8")
    (tmp_path / CHANGELOG).write_text(LOG, encoding="utf-8")
    git(tmp_path, "init", "-q")
    for key, value in {"user.name": "Ada", "user.email": "ada@example.org", "commit.gpgsign": "false"}.items():
        git(tmp_path, "config", key, value)
    git(tmp_path, "config", "tag.gpgsign", "false")
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-q", "-m", "Begin")
    return tmp_path


def refused(root: Path, version: str, packages: object = no_packages) -> str:
    """The sentence, after a look whether anything has changed."""
    before = git(root, "log", "--oneline"), git(root, "tag"), git(root, "status", "--porcelain")
    with pytest.raises(ReleaseError) as caught:
        release(root, version, "2026-12-01", packages)  # type: ignore[arg-type]
    assert (git(root, "log", "--oneline"), git(root, "tag"), git(root, "status", "--porcelain")) == before
    told = str(caught.value)
    assert told.count("\n") == 0 and told.endswith(".")
    return told


def test_a_release_sets_the_version_moves_the_notes_commits_and_tags(root: Path) -> None:
    asked: list[str] = []

    def packages(version: str) -> list[Path]:
        asked.append(version_in((root / SOURCE).read_text(encoding="utf-8")))  # they are built from the new version
        return [root / "dist" / version]

    assert release(root, "0.2.0", "2026-12-01", packages) == [root / "dist" / "0.2.0"]
    assert asked == ["0.2.0"]
    changelog = (root / CHANGELOG).read_text(encoding="utf-8")
    assert changelog == LOG.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 - 2026-12-01\n")
    assert section(changelog, "Unreleased") == "" and section(changelog, "0.2.0") == "### Added\n\n- Trains."
    assert git(root, "log", "-1", "--format=%s") == "Release 0.2.0" and not git(root, "status", "--porcelain")
    assert git(root, "rev-parse", "v0.2.0^{commit}") == git(root, "rev-parse", "HEAD")
    assert (
        git(root, "tag", "--list", "--format=%(contents)", "v0.2.0") == "Open Overlord 0.2.0\n\n### Added\n\n- Trains."
    )


def test_the_first_release_may_be_written_already(root: Path) -> None:
    (root / CHANGELOG).write_text(LOG.replace("### Added\n\n- Trains.\n\n", ""), encoding="utf-8")
    git(root, "commit", "-qam", "Nothing new")
    release(root, "", "2026-12-01", no_packages)
    assert git(root, "tag") == "v0.1.0" and git(root, "log", "-1", "--format=%s") == "Nothing new"


def test_it_refuses_in_one_sentence(root: Path) -> None:
    assert refused(root, "two") == "'two' is no version: write three numbers with points between them, such as 0.2.0."
    assert refused(root, "0.02.0").startswith("'0.02.0' is no version")
    assert refused(root, "0.0.9") == "0.0.9 is older than 0.1.0, the version of src/overlord/__init__.py."
    assert refused(root, "0.1.0") == "CHANGELOG.md has a section 0.1.0 already: choose a newer version."
    git(root, "tag", "v0.2.0")
    assert refused(root, "0.2.0") == "The tag v0.2.0 exists: choose a newer version."
    (root / "new").touch()
    assert refused(root, "0.3.0").startswith("There are changes that are not committed")
    (root / "new").unlink()
    (root / CHANGELOG).write_text(LOG.replace("- Trains.", ""), encoding="utf-8")
    git(root, "commit", "-qam", "Nothing new")
    assert refused(root, "0.3.0").startswith("Nothing stands under “Unreleased” in CHANGELOG.md")


def test_packages_that_are_no_good_leave_everything_as_it_was(root: Path) -> None:
    def spoiled(version: str) -> list[Path]:
        raise ReleaseError("The wheel has no page.")

    assert refused(root, "0.2.0", spoiled) == "The wheel has no page."
    assert (root / SOURCE).read_text(encoding="utf-8") == OURS and (root / CHANGELOG).read_text(encoding="utf-8") == LOG


def test_a_commit_that_gets_no_tag_is_taken_back(root: Path) -> None:
    git(root, "config", "tag.gpgsign", "true")
    git(root, "config", "gpg.program", str(root / "no-such-program"))
    before = git(root, "rev-parse", "HEAD")
    with pytest.raises(ReleaseError, match=r"^`git tag` failed: "):
        release(root, "0.2.0", "2026-12-01", no_packages)
    assert (git(root, "rev-parse", "HEAD"), git(root, "tag"), git(root, "status", "--porcelain")) == (before, "", "")


def test_a_longer_version_is_no_other_ones_section() -> None:
    assert section("## 0.1.01 - x\n\n- a\n", "0.1.0") is None
    assert numbers("0.10.0") > numbers("0.9.9")
    with pytest.raises(ReleaseError, match="has no line"):
        prepared(Texts("", LOG, ""), "0.2.0", "2026-12-01")


def test_the_changelog_tells_of_the_version_that_is_here() -> None:
    """What `make release` will read is there, and begins as it expects."""
    changelog = (ROOT / CHANGELOG).read_text(encoding="utf-8")
    version = version_in((ROOT / SOURCE).read_text(encoding="utf-8"))
    assert section(changelog, "Unreleased") is not None
    assert section(changelog, version)


def test_the_command_says_the_sentence_and_nothing_else(root: Path) -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys; sys.path.insert(0, {str(ROOT)!r}); from bench.release import main; main()",
            "x",
        ],
        cwd=root,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (told.returncode, told.stdout) == (1, "")
    assert told.stderr == "'x' is no version: write three numbers with points between them, such as 0.2.0.\n"
