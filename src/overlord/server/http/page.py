"""The built page and its security headers; everybody gets the same page."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from overlord.text.words import best_language, words

STATIC: Final = Path(__file__).parent.parent / "static"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses of seats are secret
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# The media types of the page's files, whatever the Windows registry says; browsers run no script served as text.
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".webp": "image/webp"}
for ending, kind in KINDS.items():
    mimetypes.add_type(kind, ending)
UNCHANGING: Final = "/assets/"  # names there carry a hash of the content


def page(request: Request, status: int = 200) -> Response:
    """The page, or one sentence that says why it is missing."""
    index: Path = request.app.state.static / "index.html"
    if index.is_file():
        return FileResponse(index, status, media_type="text/html")
    speech = words(best_language(request.headers.get("accept-language", "")))
    return PlainTextResponse(speech.say("serve-not-built") + "\n", 503)


class Fence:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        path = str(scope["path"])

        async def fenced(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                lasting = path.startswith(UNCHANGING) and message["status"] == 200
                headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else _caching(path)
            await send(message)

        await self._app(scope, receive, fenced)


def _caching(path: str) -> str:
    """Answers of the server are never cached; files of the page are checked each time, and are mostly unchanged."""
    return "no-store" if path.startswith(("/api/", "/t/")) else "no-cache"
