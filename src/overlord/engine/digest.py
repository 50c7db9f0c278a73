"""A fingerprint of a position: equal positions have equal digests, whether the engine is compiled or not."""

from __future__ import annotations

import hashlib

import msgspec

from overlord.engine.model.state import State
from overlord.engine.position import bare_state


def digest(s: State) -> str:
    return hashlib.sha256(msgspec.msgpack.encode(bare_state(s))).hexdigest()[:32]
