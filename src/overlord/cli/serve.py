"""`overlord serve`: starts the server for browsers; and the hidden `overlord schema`: types and facts for the page."""

from __future__ import annotations

import json
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click

from overlord.cli.speech import Command, fail, lang_option, option, tongue
from overlord.engine.files.scenario.schema import scenario_schema
from overlord.engine.model.scenario import ScenarioError
from overlord.library.battles import Shelf
from overlord.library.decks import user_folder
from overlord.library.scenarios import is_file

PORT: Final = 8044
EVERYWHERE: Final = ("0.0.0.0", "::")


def default_store() -> Path:
    """The default file for the tables, in the user's data folder."""
    return user_folder() / "tables.sqlite"


@click.command("serve", cls=Command, help="cli-serve")
@click.argument("files", metavar="[FILE]...", nargs=-1, type=click.Path(path_type=Path))
@option("--host", default="0.0.0.0", show_default=True, help="cli-serve-host")
@option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="cli-serve-port")
@option("--db", type=click.Path(path_type=Path, dir_okay=False), help="cli-serve-db")
@option("--public-url", default="", help="cli-serve-public-url")
@option("--open", "open_page", is_flag=True, help="cli-serve-open")
@lang_option
def serve(files: tuple[Path, ...], host: str, port: int, db: Path | None, public_url: str, open_page: bool) -> None:
    """Run the server until it is interrupted."""
    import uvicorn  # the other commands start faster without it

    from overlord.server.app import make_app
    from overlord.server.live.websocket import Line
    from overlord.server.live.wire import LARGEST
    from overlord.server.store.store import Store, StoreError

    if public_url and (urlsplit(public_url).scheme not in ("http", "https") or not urlsplit(public_url).netloc):
        fail("cli-serve-bad-url", url=public_url)
    logging.basicConfig(level=logging.WARNING)
    shelf = own_shelf(files)
    listening = listen(host, port)
    try:
        store = Store(db or default_store())
    except StoreError as error:
        listening.close()
        fail("cli-serve-no-store", problem=str(error))
    port = listening.getsockname()[1]
    friends = friends_address(host, port)
    config = uvicorn.Config(
        make_app(store, public_url=public_url, friends_url=friends, shelf=shelf),
        ws=Line,
        ws_max_size=LARGEST,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    address = announce(host, port, public_url, friends)
    if open_page:
        webbrowser.open(address)
    try:
        uvicorn.Server(config).run(sockets=[listening])
    except KeyboardInterrupt:
        pass  # Ctrl+C is the normal way to stop
    finally:
        store.close()


def own_shelf(files: tuple[Path, ...]) -> Shelf:
    """The user's own battles; for a file that cannot be played, print one sentence that says why."""
    for path in files:
        if not is_file(path):
            fail("cli-no-file", path=str(path))
    try:
        shelf = Shelf(files)
    except ScenarioError as error:
        fail("cli-scenario-problem", problem=error.problems[0])
    for spoiled in shelf.own()[1]:
        problem, more = spoiled.problems[0], len(spoiled.problems) - 1
        click.echo(tongue().say("serve-left-out", problem=problem, more=more), err=True)
    return shelf


def listen(host: str, port: int) -> socket.socket:
    """Bind the port before any address is printed."""
    listening = None
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, number)
        listening.setsockopt(socket.SOL_SOCKET, own_port(), 1)
        listening.bind(address)
        listening.listen(128)  # visitors who come before the server is ready must wait
    except OSError as error:
        if listening:
            listening.close()
        fail("cli-serve-no-port", host=host, port=port, problem=error.strerror or str(error))
    return listening


def own_port() -> int:
    """The socket option that lets a restarted server use its port at once, but never two servers the same port.

    This is SO_REUSEADDR, except on Windows, where that option would let two programs listen on one port."""
    return int(getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR))


def friends_address(host: str, port: int) -> str:
    """The address for others in this network; empty if the server listens only to this machine."""
    found = own_address() if host in EVERYWHERE else ""
    return f"http://{found}:{port}" if found else ""


def announce(host: str, port: int, public_url: str, friends: str) -> str:
    """Print the address of the table, for friends also as a QR code; returns the address for this machine."""
    mine = f"http://{'127.0.0.1' if host in EVERYWHERE else f'[{host}]' if ':' in host else host}:{port}"
    click.echo(tongue().say("serve-address", address=public_url or mine))
    if friends and not public_url:
        click.echo(tongue().say("serve-friends", address=friends))
    if public_url or friends:
        show_code(public_url or friends)
    click.echo(tongue().say("serve-stop"))
    sys.stdout.flush()
    return public_url or mine


def show_code(address: str) -> None:
    """Print the address as a QR code, if the terminal can show it."""
    if sys.stdout.isatty() and sys.stdout.encoding.lower().startswith("utf"):
        import segno

        segno.make(address, error="l", micro=False).terminal(border=2, compact=True)


def own_address() -> str:
    """The address of this machine in its network; finding the route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found


@click.command("schema", hidden=True)
@click.option("--scenario", is_flag=True)
@click.option("--facts", is_flag=True)
def schema(scenario: bool, facts: bool) -> None:
    """Print the JSON schema of everything on the wire, the schema of scenario files, or the facts of the page."""
    if scenario:
        click.echo(json.dumps(scenario_schema(), indent=1))
        return
    from overlord.server.http.page_types import facts as page_facts
    from overlord.server.http.page_types import schema as wire_schema

    click.echo(page_facts() if facts else wire_schema().decode())
