"""Tables for tests: a server in this process or in its own, and people who sit at its tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from overlord.engine.model.rng import Rng
from overlord.library.battles import Shelf
from overlord.server.app import make_app
from overlord.server.store.store import Store

Frame = dict[str, Any]
NOT_BUILT = Path(__file__).parent / "no-page-here"


@contextmanager
def served(
    path: Path | str = ":memory:", luck: int = 7, rate: float = 1e6, shelf: Shelf | None = None
) -> Iterator[TestClient]:
    """A server, and the browser of a new visitor."""
    store = Store(path)
    try:
        with TestClient(
            make_app(store, luck=lambda: Rng(luck), rate=rate, static=NOT_BUILT, shelf=shelf), follow_redirects=False
        ) as client:
            yield client
    finally:
        store.close()


def set_table(client: TestClient, **wish: Any) -> Frame:
    """Set up a table; by default I hold a whole camp of the small battle, and bots answer at once."""
    wanted = {"battle": "crossroads", "name": "Ada", "me": ["allies"], "bot": "random", "speed": "instant", **wish}
    answer = client.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    made: Frame = answer.json()
    return made


def friend(client: TestClient, link: str, name: str = "Bob") -> TestClient:
    """Another browser, which follows a link and sets a name."""
    other = TestClient(client.app, follow_redirects=False)
    other.portal = client.portal  # the same server, in the same loop
    assert other.get(link[link.index("/t/") :]).status_code == 303
    if name:
        assert other.put("/api/me", json={"name": name}).status_code == 200
    return other


class Page:
    """An open page at a table."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.log: list[Frame] = []
        self.last: Frame = {}

    def frame(self) -> Frame:
        """The next message; updates are added to the log as a page does it."""
        got: Frame = self.socket.receive_json()
        if got["type"] == "update":
            self.log = self.log[: got["since"]] + got["told"]
            assert got["version"] == len(self.log)
            self.last = got
        return got

    def until(self, kind: str) -> Frame:
        while True:
            got = self.frame()
            if got["type"] == kind:
                return got

    def send(self, kind: str, **values: Any) -> None:
        self.socket.send_json({"type": kind, **values})

    def act(self, choice: int = 0, question: int = 0) -> Frame:
        """Answer the first question with one of its options; returns the next message."""
        asked = self.last["asked"][question]
        self.send("act", question=asked["question"], action=asked["options"][choice])
        return self.frame()

    def asked(self) -> Frame:
        """Wait for a question or the end."""
        while not self.last.get("asked") and not (self.last and self.last["view"]["outcome"]):
            self.frame()
        return self.last


@contextmanager
def page(client: TestClient, table: str, place: int | None = None, query: str = "") -> Iterator[Page]:
    where = "" if place is None else f"?place={place}"
    with client.websocket_connect(f"/ws/{table}{where}{query}") as socket:
        yield Page(socket)


@contextmanager
def pages(clients: dict[int, TestClient], table: str) -> Iterator[dict[int, Page]]:
    """Several people at one table, each at a place."""
    with ExitStack() as stack:
        yield {place: stack.enter_context(page(client, table, place)) for place, client in clients.items()}
