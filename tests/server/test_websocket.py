"""The connection to a page: messages are compressed with our settings, and arrive as they were written."""

from __future__ import annotations

import asyncio
import zlib

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from overlord.server.live.websocket import SETTINGS, Line


async def offered() -> list[object]:
    line = Line(config=Config(app=lambda: None, ws=Line), server_state=ServerState(), app_state={})
    return list(line.conn.available_extensions or ())


def test_an_update_is_deflated_with_our_settings() -> None:
    (factory,) = asyncio.run(offered())
    assert isinstance(factory, ServerPerMessageDeflateFactory) and factory.compress_settings == SETTINGS
    _, deflate = factory.process_request_params([("client_max_window_bits", None)], [])
    text = b'{"type":"update","view":{}}' * 500
    quick = zlib.compressobj(wbits=-12, **SETTINGS)
    sent = deflate.encode(Frame(Opcode.TEXT, text))
    assert bytes(sent.data) == (quick.compress(text) + quick.flush(zlib.Z_SYNC_FLUSH))[:-4]
