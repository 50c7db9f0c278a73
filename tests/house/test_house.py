"""The house stands: the command answers, and its files can be told apart on every disk."""

import os
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

from click.testing import CliRunner

from overlord import __version__
from overlord.__main__ import main

ROOT = Path(__file__).parents[2]
MADE = {"node_modules", "build", "dist", "static"}  # left out where no git says which files are ours


def test_the_command_tells_its_version() -> None:
    result = CliRunner().invoke(main, ["--version"])
    assert result.exit_code == 0
    assert __version__ in result.output


def tracked() -> list[str]:
    """The files of the repository; without git all that lie there, but for what is made or hidden."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
        if listed.returncode == 0:
            return [path for path in listed.stdout.split("\0") if path]
    found: list[str] = []
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if name not in MADE and not name.startswith((".", "__"))]
        found += [Path(folder, name).relative_to(ROOT).as_posix() for name in names]
    return found


def alike(paths: list[str]) -> list[list[str]]:
    """Those that differ by case alone; `x.svelte` names `x.svelte.ts` in an import, so that both count as one."""
    same = defaultdict(list)
    for path in paths:
        name = path.removesuffix(".ts") if path.endswith(".svelte.ts") else path
        same[name.casefold()].append(path)
    return [sorted(names) for names in same.values() if len(names) > 1]


def test_no_two_files_differ_by_case_alone() -> None:
    assert alike(["web/A.svelte", "web/a.svelte.ts", "web/a.ts"]) == [["web/A.svelte", "web/a.svelte.ts"]]
    assert alike(["docs/Rules.md", "docs/rules.md", "rules.md"]) == [["docs/Rules.md", "docs/rules.md"]]
    paths = tracked()
    assert "pyproject.toml" in paths
    assert not alike(paths), f"these differ by case alone: {alike(paths)}"
