"""Measures the server: many tables with eight sockets each, fast random answers from another process."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
import zlib
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.measure import Figure, once
from overlord.engine.model.rng import Rng

SEATS = 8
OPTIONS = {"combat_deck": "winter"}
# A slow machine needs long to open hundreds of sockets; closing them is not waited for.
PATIENT: dict[str, Any] = {
    "max_size": None,
    "max_queue": None,
    "open_timeout": 60,
    "close_timeout": 1,
    "ping_interval": None,
}
MOST_PAGE = 200.0  # kB that the first page may have, gzipped
MOST_VIEW = 6.0  # kB that a whole view may have, deflated


class Ask(msgspec.Struct):
    question: int
    options: list[msgspec.Raw]


class Chair(msgspec.Struct):
    online: bool = False


class Around(msgspec.Struct):
    places: list[Chair] = []


class Heard(msgspec.Struct):
    """The part of a message that is needed to answer."""

    type: str
    asked: list[Ask] = []
    table: Around = msgspec.field(default_factory=Around)
    key: str = ""


DECODE = msgspec.json.Decoder(Heard).decode


@contextmanager
def served(db: Path) -> Iterator[tuple[str, int]]:
    """A server process without limits: its address and its process id."""
    process = subprocess.Popen([sys.executable, "-m", "bench.server", str(db)], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid
    finally:
        process.terminate()
        process.wait()


def serve(db: str) -> None:
    import uvicorn

    from overlord.cli.serve import listen
    from overlord.server.app import make_app
    from overlord.server.live.websocket import Line
    from overlord.server.store.store import Store

    listening = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(make_app(Store(db), rate=1e9), ws=Line, log_level="warning")
    uvicorn.Server(config).run(sockets=[listening])


def set_table(url: str, seed: int) -> tuple[str, str]:
    """Open a table with a Combat deck where one browser holds all eight places; returns its name and the cookie."""
    wish = {"battle": "two-bridges", "name": "Ada", "me": ["axis", "allies"], "seed": seed, "options": OPTIONS}
    content = json.dumps({**wish, "seating": {"axis": 4, "allies": 4}}).encode()
    with urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables", content)) as answer:
        return json.load(answer)["table"], answer.headers["set-cookie"].partition(";")[0]


def memory(pid: int) -> float:
    """The memory of a process in kilobytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found.group(1)) if found else 0.0


def worked(pid: int) -> float:
    """The processor time of a process in seconds; other work on the machine hardly affects it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load:
    """One table: a seat answers, all eight get the update, and so on."""

    def __init__(self, sockets: list[ClientConnection], seed: int) -> None:
        self.sockets = sockets
        self.rng = Rng(seed)
        self.asked: list[list[Ask]] = [[] for _ in sockets]
        self.times: list[float] = []

    async def hear(self, place: int) -> bool:
        """Wait for the next update of one page; returns whether all are at the table."""
        while True:
            heard = DECODE(await self.sockets[place].recv())
            if heard.type == "update":
                self.asked[place] = heard.asked
                return all(chair.online for chair in heard.table.places)
            raise RuntimeError(f"refused: {heard.key}")

    async def settle(self) -> None:
        for place in range(SEATS):  # each place waits for the update that says all are there
            while not await self.hear(place):
                pass

    async def run(self, until: float) -> None:
        while perf_counter() < until:
            open_for = [place for place in range(SEATS) if self.asked[place]]
            if not open_for:
                return
            place = open_for[self.rng.below(len(open_for))]
            ask = self.asked[place][0]
            option = bytes(ask.options[self.rng.below(len(ask.options))]).decode()
            start = perf_counter()
            await self.sockets[place].send(f'{{"type":"act","question":{ask.question},"action":{option}}}')
            await asyncio.gather(*(self.hear(other) for other in range(SEATS)))
            self.times.append(perf_counter() - start)


async def load(url: str, pid: int, tables: list[tuple[str, str]], seconds: float) -> tuple[list[float], float, float]:
    """Play all tables at once; returns the time of every answer until the last seat got it, the total time, and the
    server's processor time."""
    async with AsyncExitStack() as stack:
        loads: list[Load] = []
        for seed, (table, cookie) in enumerate(tables):
            sockets: list[ClientConnection] = []
            for place in range(SEATS):
                address = f"ws{url.removeprefix('http')}/ws/{table}?place={place}"
                made = connect(address, additional_headers={"Cookie": cookie}, **PATIENT)
                sockets.append(await stack.enter_async_context(made))
            loads.append(Load(sockets, seed))
        await asyncio.gather(*(load.settle() for load in loads))
        start, work = perf_counter(), worked(pid)
        await asyncio.gather(*(load.run(start + seconds) for load in loads))
        return [spent for load in loads for spent in load.times], perf_counter() - start, worked(pid) - work


def frame_sizes(url: str, table: tuple[str, str]) -> tuple[float, float]:
    """Kilobytes of the first update of a page, whole and deflated."""

    async def first() -> bytes:
        address = f"ws{url.removeprefix('http')}/ws/{table[0]}?place=0"
        async with connect(address, additional_headers={"Cookie": table[1]}, max_size=None) as socket:
            text = await socket.recv()
            frame = json.loads(text)
            return json.dumps({**frame, "told": []}, separators=(",", ":")).encode()

    content = asyncio.run(first())
    return len(content) / 1000, len(zlib.compress(content)) / 1000


def page_size(url: str) -> float:
    """Kilobytes of the first page as transferred: the files its head names, and the texts of one language."""
    from overlord.server.http.page import STATIC

    if not (STATIC / "index.html").is_file():
        return 0.0
    named = re.findall(r'(?:src|href)="(/[^"]+)"', (STATIC / "index.html").read_text())
    spoken = [f"/assets/{path.name}" for path in (STATIC / "assets").glob("en-*.js")]
    size = 0
    for path in ["/", *named, *spoken, "/api/battles"]:
        request = urllib.request.Request(url + path, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request) as answer:
            size += len(answer.read())
    return size / 1000


def figures(tables: int = 50, seconds: float = 10.0) -> list[Figure]:
    """Rates, times and sizes; the unit kB has no ratio to the yardstick."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.sqlite") as (url, pid):
        empty = memory(pid)
        made = [set_table(url, seed) for seed in range(tables)]
        times, spent, work = asyncio.run(load(url, pid, made, seconds))
        each = (memory(pid) - empty) / tables
        whole, deflated = frame_sizes(url, made[0])
        page = page_size(url)
    cuts = quantiles(times, n=100)
    name = f"{tables} tables x {SEATS} sockets"
    return [
        once(f"{name}: answers a second", len(times) / spent, "1/s"),
        once(f"{name}: answer to last update, p50", cuts[49] * 1e3, "ms"),
        once(f"{name}: answer to last update, p99", cuts[98] * 1e3, "ms"),
        once(f"{name}: processor time of an answer", work / len(times) * 1e3, "ms"),
        once(f"{name}: memory of a table", each, "kB"),
        once("26x9: a whole update", whole, "kB"),
        once(f"26x9: a whole update, deflated (< {MOST_VIEW:g})", deflated, "kB"),
        once(f"first page, gzipped (< {MOST_PAGE:g}; 0: not built)", page, "kB"),
    ]


if __name__ == "__main__":
    serve(sys.argv[1])
