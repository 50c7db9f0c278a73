"""Set-up for every test: one language, whatever the machine uses, and no battles or decks of its owner.

Tests run the sources, not the compiled form: some replace our functions, which compiled code would not notice.
`make test-compiled` asks for the compiled form, and leaves out what is marked `interpreted`.
"""

import os

os.environ.setdefault("OVERLORD_FORM", "interpreted")  # before anything imports the program

import pytest
from hypothesis import settings

from overlord.form import COMPILED, FORM

# A busy machine breaks no rule. `make test` tries the same examples every time; OVERLORD_LONG looks for new ones.
settings.register_profile("ours", deadline=None, derandomize=not os.environ.get("OVERLORD_LONG"))
settings.load_profile("ours")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if FORM == COMPILED:
        for item in items:
            for mark in item.iter_markers("interpreted"):
                item.add_marker(pytest.mark.skip(reason=f"it needs the sources: {mark.args[0]}"))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def nobodys_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.path.abspath("/nobody/has/data/here"))  # with a drive on Windows
