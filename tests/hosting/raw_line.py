"""A line to tables as a program would speak it that keeps to nothing: over a bare socket."""

from __future__ import annotations

import base64
import os
import socket
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


def frame(data: bytes, opcode: int = TEXT, *, ends: bool = True, packed: bool = False) -> bytes:
    """A frame of a client; its mask is nothing, which is one as well."""
    head = bytes([(0x80 if ends else 0) | (0x40 if packed else 0) | opcode])
    size = len(data)
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        head += bytes([0x80 | 127]) + struct.pack("!Q", size)
    return head + bytes(4) + data


def bomb(megabytes: int) -> bytes:
    """So many megabytes of nothing, packed as a message is."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = b"".join(packer.compress(bytes(1_000_000)) for _ in range(megabytes))
    return (packed + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


def handshake(address: str, *, packs: bool = False) -> bytes:
    """The request that opens a line."""
    parts = urlsplit(address)
    lines = [
        f"GET {parts.path}?{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        *(["Sec-WebSocket-Extensions: permessage-deflate"] if packs else []),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def door(address: str, *, room: int = 0, limit: float = 40.0) -> socket.socket:
    """A connection to a server, with so many bytes of room for what it sends."""
    parts = urlsplit(address)
    opened = socket.socket()
    if room:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    opened.settimeout(limit)
    opened.connect((parts.hostname or "", parts.port or 80))
    return opened


@contextmanager
def raw_line(address: str, *, room: int = 0, packs: bool = False) -> Iterator[socket.socket]:
    """An open line of which only the answer to the handshake was read."""
    with door(address, room=room) as opened:
        opened.sendall(handshake(address, packs=packs))
        told = b""
        while b"\r\n\r\n" not in told:
            told += opened.recv(1)
        assert told.startswith(b"HTTP/1.1 101"), told
        yield opened


def is_ended(opened: socket.socket) -> bool:
    """Read on, and tell whether the other side has closed the connection."""
    try:
        while opened.recv(65_536):
            continue
    except TimeoutError:
        return False
    except OSError:
        return True
    return True
