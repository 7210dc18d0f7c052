"""Positions and rounds within an address: compressed, and whole or refused."""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Final, NamedTuple

from tritables.core.errors import BadInput, BadPosition
from tritables.core.messages import Message
from tritables.core.reading import Reader, parse_json
from tritables.core.record import Record
from tritables.core.registry import game_of
from tritables.core.state import VIEW, State
from tritables.core.views import read_view
from tritables.replay.study import Study
from tritables.replay.text import to_text
from tritables.replay.text_reading import from_text

VERSION: Final = "1"
"""What a link begins with; it says how the rest is written."""

LONGEST: Final = 8_000
"""Characters of a link: what browsers, servers and mail programs still carry."""

MARK: Final = "#tritables="
"""What stands before a link in the address of a page, where no server is told of it."""

_MOST_PLAIN: Final = 400_000
"""Bytes that a link is unpacked to at most, whatever it claims."""

_WORDS: Final = (
    b'[Format "tritables-text/1"]\n[Game "triominos"]\n[Title "[Start [Result {"scores":[0,0],'
    b'"winners":[0]} roll shuffle turn lots draw 0: 1: {"format":"tritables-position/1","game":"'
    b'trictrac","options":{},"points":[[0,],"bar":[15,15],"off":[0,0],"on_turn":null,"left":[],'
    b'"throw":null,"to_act":"chance"}"phase":"play","seats":[{"base":[["hand":[],"stock":[],'
    b'"actions":[],"turned":[],"reserve":[],"active":null,"captured":[],"deck":["centre":[],'
    b'"hands":[["pool":["table":["placed":[["scores":[0,0],"score":0'
)
"""What links often say, so that they need not say it in full; it belongs to the version."""

_STANDS: Final = re.compile(r"@(\d{1,6})\n", re.ASCII)
"""What stands before a study that does not stand at its start: the number of a position, by the
order in which its text has them."""

_SAFE: Final = re.compile(r"[A-Za-z0-9_-]+")


class Seen(NamedTuple):
    """A position as somebody saw it: to be looked at, not to be played from."""

    state: State
    """What was seen, with ``??`` for what was hidden."""


def to_link(shown: State | Record | Study | Seen) -> str:
    """Write a position, a round or a study for an address; hidden cards are in it.

    A study opens where it stands. Whoever may not see everything is given what is `Seen` instead.
    Raises `BadInput` for what is too long.

    >>> from tritables import new
    >>> len(to_link(new("trictrac"))) < 200
    True
    >>> from_link(to_link(Seen(new("tricap").view(0)))).state.hands
    (('QS', 'QC', '9S'), ('??', '??', '??'))
    """
    if isinstance(shown, Record | Study):
        plain = _standing(shown) + to_text(shown)
    else:
        body = shown.state.as_view() if isinstance(shown, Seen) else shown.position()
        plain = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zdict=_WORDS)
    packed = packer.compress(plain.encode()) + packer.flush()
    link = VERSION + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
    if len(link) > LONGEST:
        raise BadInput(Message("bad-link-long", {"length": len(link), "longest": LONGEST}))
    return link


def from_link(link: str) -> State | Study | Seen:
    """Read a link, or an address that ends in one; raises `BadInput` for what it holds as well.

    >>> from tritables import new
    >>> from_link(to_link(new("trictrac"))) == new("trictrac")
    True
    >>> from_link(to_link(new("trictrac"))[:-3])
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadInput: link: This link is damaged: part of it is missing or changed.
    """
    plain = _unpacked(token_of(link))
    if (stands := _STANDS.match(plain)) is not None:
        return _stood(from_text(plain[stands.end() :]), int(stands[1]))
    if plain.startswith("["):
        return from_text(plain)
    data = parse_json(plain, BadPosition)
    game = game_of(data)
    given = Reader(data, BadPosition).get("format")
    if given is not None and given.value == VIEW:
        return Seen(read_view(game, data))
    state: State = game.read(data)
    return state


def token_of(text: str) -> str:
    """Return what stands in an address behind the mark, or all of what is no address.

    >>> token_of("https://example.org/trictrac.html#tritables=1abc "), token_of("1abc")
    ('1abc', '1abc')
    """
    before, mark, link = text.strip().partition(MARK)
    return link if mark else before


def _standing(study: Record | Study) -> str:
    """Where a study stands, as `_STANDS` reads it; nothing for the start."""
    if isinstance(study, Record) or study.history.current is study.history.root:
        return ""
    return f"@{list(study.nodes()).index(study.history.current)}\n"


def _stood(study: Study, number: int) -> Study:
    """A study at the position of that number."""
    nodes = list(study.nodes())
    if number >= len(nodes):
        raise _damaged()
    study.history.stand_at(nodes[number])
    return study


def _unpacked(link: str) -> str:
    if not link or len(link) > LONGEST or not _SAFE.fullmatch(link):
        raise _damaged()
    if link[0] != VERSION:
        raise BadInput(Message("bad-link-version"), where="link")
    try:
        packed = base64.urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4))
        unpacker = zlib.decompressobj(zdict=_WORDS)
        plain = unpacker.decompress(packed, _MOST_PLAIN)
        if not unpacker.eof or unpacker.unused_data:
            raise _damaged()
        return plain.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as fault:
        raise _damaged() from fault


def _damaged() -> BadInput:
    return BadInput(Message("bad-link"), where="link")
