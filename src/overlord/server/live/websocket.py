"""The line to a page: uvicorn's WebSocket with a quicker deflate; what goes over it is decided elsewhere."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# An update takes half the time of zlib's own level 6 and a fifth more bytes. A window that held the last update would
# make it smaller still, but costs 100 kB for each open page.
SETTINGS: Final = {"level": 1, "memLevel": 5}


class Line(WebSocketsSansIOProtocol):
    """For `ws` of uvicorn's settings, which offer no level themselves."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        for factory in self.conn.available_extensions or ():
            if isinstance(factory, ServerPerMessageDeflateFactory):
                factory.compress_settings = SETTINGS
