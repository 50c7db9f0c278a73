"""Set-up for every test: one language, whatever the machine uses, and no battles or decks of its owner.

Tests run the sources, not the compiled form: some replace our functions, which compiled code would not notice.
`make test-compiled` asks for the compiled form.
"""

import os

os.environ.setdefault("OVERLORD_FORM", "interpreted")  # before anything imports the program

import pytest
from hypothesis import settings

settings.register_profile("ours", deadline=None)  # a busy machine breaks no rule
settings.load_profile("ours")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def nobodys_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", os.path.abspath("/nobody/has/data/here"))  # with a drive on Windows
