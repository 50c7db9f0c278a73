"""The ground of a board over HTTP: drawn from the request alone, only once, kept by browsers, refused with a reason."""

from __future__ import annotations

import gzip

import pytest

import overlord
from overlord.server.http import ground
from server.tables import served

SOME = "/ground/standard?face=country&hexes=A9:forest,C5:river.bridge::9"


def address(view: overlord.View, more: str = "") -> str:
    """What a page asks for: the same text as in web/src/board/ground.ts."""
    texts = [
        f"{place.hex}:{'.'.join(place.features)}:{place.owner}:{place.road}:{place.rail}:{place.ends}"
        for place in view.hexes
    ]
    return f"/ground/{view.board}?face={view.face}&mood={view.mood}{more}&hexes={','.join(texts)}"


def test_a_ground_is_sent_in_layers_and_then_only_if_it_changed() -> None:
    view = overlord.Game(overlord.load_scenario("gold-beach"), seed=1).view(None)
    with served() as client:
        first = client.get(address(view))
        assert first.status_code == 200 and first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "no-cache"
        layers = first.text.split("\n")
        assert layers[0].startswith("<defs>") and len(layers) == 16
        assert "#ground-terrain-ocean" in first.text and "#ground-obstacle-wire" in first.text
        again = client.get(address(view), headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = client.get(address(view), headers={"accept-encoding": "identity"})
        assert plain.text == first.text and len(gzip.compress(plain.content)) < 40_000
        for more in ("&flipped=1", "&night=1"):
            other = client.get(address(view, more))
            assert other.text != first.text and other.headers["etag"] != first.headers["etag"]


def test_a_ground_is_drawn_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    real = ground.for_page
    monkeypatch.setattr(ground, "for_page", lambda *of, **more: drawn.append(of[0]) or real(*of, **more))
    monkeypatch.setattr(ground, "KEPT", 2)
    with served() as client:
        for _ in range(8):
            assert client.get(SOME).status_code == 200
        assert len(drawn) == 1
        for hexes in ("A9:hill", "A9:town", "A9:hill"):
            client.get(f"/ground/standard?face=country&hexes={hexes}")
        assert len(drawn) == 3
        client.get(SOME)
        assert len(drawn) == 4, "the one that nobody asked for longest is forgotten"


def test_nobody_can_have_grounds_drawn_without_end() -> None:
    with served(rate=1.0) as client:
        answers = [client.get(f"/ground/standard?face=country&hexes=A{row}:hill") for row in (9, 7, 5, 3, 1)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2
        assert client.get("/ground/standard?face=country&hexes=A9:hill").status_code == 200, "that one is kept"


@pytest.mark.parametrize(
    "path",
    [
        "/ground/nowhere?face=country",
        "/ground/breakthrough?face=country",
        "/ground/standard",
        "/ground/standard?face=moon",
        "/ground/standard?face=country&mood=gloom",
        "/ground/standard?face=country&hexes=A9",
        "/ground/standard?face=country&hexes=A9:nothing",
        "/ground/standard?face=country&hexes=A9:wire",
        "/ground/standard?face=country&hexes=A9:open.forest",
        "/ground/standard?face=country&hexes=Z9:forest",
        "/ground/standard?face=country&hexes=A9:forest:nobody",
        "/ground/standard?face=country&hexes=A9:forest::64",
        "/ground/standard?face=country&hexes=A9:forest::1:2:3:4",
        "/ground/standard?face=country&hexes=A9:forest::-1",
        "/ground/standard?face=country&hexes=A9:forest,A9:hill",
        '/ground/standard?face=country&hexes=A9:forest"><script>',
    ],
)
def test_what_is_no_ground_is_refused_in_one_sentence(path: str) -> None:
    with served() as client:
        answer = client.get(path)
        assert (answer.status_code, answer.json()["key"]) == (400, "not-a-message")
        assert len(answer.json()["values"]["problem"]) < 60


def test_an_endless_text_is_refused() -> None:
    with served() as client:
        answer = client.get(f"/ground/standard?face=country&hexes={'A9:forest,' * 2000}")
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
