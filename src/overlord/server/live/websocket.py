"""The connection to a page: uvicorn's WebSocket with faster compression; what is sent is decided elsewhere."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

# An update takes half the time of zlib's default level 6, for a fifth more bytes. A window that holds the last update
# would make it smaller still, but costs 100 kB per open page.
SETTINGS: Final = {"level": 1, "memLevel": 5}


class Line(WebSocketsSansIOProtocol):
    """The class for uvicorn's `ws` setting; uvicorn has no setting for the compression level."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        for factory in self.conn.available_extensions or ():
            if isinstance(factory, ServerPerMessageDeflateFactory):
                factory.compress_settings = SETTINGS
