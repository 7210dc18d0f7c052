"""Links: positions, rounds and studies compressed into a URL's fragment."""

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
from tritables.replay.text_reading import from_text
from tritables.replay.text_writing import to_text

VERSION: Final = "1"
"""The first character of a link, which says how the rest is encoded."""

LONGEST: Final = 8_000
"""Characters of a link at most, which browsers, servers and mail programs still carry."""

MARK: Final = "#tritables="
"""The fragment that precedes a link in a page's address; browsers send no fragment to a server."""

_MOST_PLAIN: Final = 400_000
"""Bytes of a decompressed link at most: a bound on what a forged one can allocate."""

_DICTIONARY: Final = (
    b'[Format "tritables-text/1"]\n[Game "triominos"]\n[Title "[Start [Result {"scores":[0,0],'
    b'"winners":[0]} roll shuffle turn lots draw 0: 1: {"format":"tritables-position/1","game":"'
    b'trictrac","options":{},"points":[[0,],"bar":[15,15],"off":[0,0],"on_turn":null,"left":[],'
    b'"throw":null,"to_act":"chance"}"phase":"play","seats":[{"base":[["hand":[],"stock":[],'
    b'"actions":[],"turned":[],"reserve":[],"active":null,"captured":[],"deck":["centre":[],'
    b'"hands":[["pool":["table":["placed":[["scores":[0,0],"score":0'
)
"""The preset dictionary of the compression, of frequent substrings. It belongs to the version: a
change makes links of that version unreadable.
"""

_POSITION: Final = re.compile(r"@(\d{1,6})\n", re.ASCII)
"""The prefix of a study whose current position is not its start: the position's number in the order
of its text.
"""

_BASE64: Final = re.compile(r"[A-Za-z0-9_-]+")


class Seen(NamedTuple):
    """A position as a seat saw it, to be looked at and not played from."""

    state: State
    """The view, with ``??`` for what was hidden."""


def to_link(shown: State | Record | Study | Seen) -> str:
    """Encode a position, a round or a study as a link; it has everything hidden in it.

    ``shown``  a state, a record, a study, which opens at its current position, or a `Seen` for
               readers who may not see everything

    Returns the link's characters, without an address before them; put `MARK` and it behind the
    address of a page. Raises `BadInput` for a link of more than `LONGEST` characters.

    >>> from tritables import new
    >>> len(to_link(new("trictrac"))) < 200
    True
    >>> from_link(to_link(Seen(new("tricap").view(0)))).state.hands
    (('QS', 'QC', '9S'), ('??', '??', '??'))
    """
    if isinstance(shown, Record | Study):
        plain = _position_prefix(shown) + to_text(shown)
    else:
        body = shown.state.as_view() if isinstance(shown, Seen) else shown.position()
        plain = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zdict=_DICTIONARY)
    packed = packer.compress(plain.encode()) + packer.flush()
    link = VERSION + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
    if len(link) > LONGEST:
        raise BadInput(Message("bad-link-long", {"length": len(link), "longest": LONGEST}))
    return link


def from_link(link: str) -> State | Study | Seen:
    """Decode a link, or an address that ends in one.

    Raises `BadInput` for a damaged link or another version, and what reading its content raises:
    `BadPosition` or `BadText`.

    >>> from tritables import new
    >>> from_link(to_link(new("trictrac"))) == new("trictrac")
    True
    >>> from_link(to_link(new("trictrac"))[:-3])
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadInput: link: This link is damaged: part of it is missing or changed.
    """
    plain = _unpacked(link_in(link))
    if (stands := _POSITION.match(plain)) is not None:
        return _at_position(from_text(plain[stands.end() :]), int(stands[1]))
    if plain.startswith("["):
        return from_text(plain)
    data = parse_json(plain, BadPosition)
    game = game_of(data)
    given = Reader(data, BadPosition).get("format")
    if given is not None and given.value == VIEW:
        return Seen(read_view(game, data))
    state: State = game.read(data)
    return state


def link_in(text: str) -> str:
    """Return the part of an address behind `MARK`, or the whole text where there is none.

    >>> link_in("https://example.org/trictrac.html#tritables=1abc "), link_in("1abc")
    ('1abc', '1abc')
    """
    before, mark, link = text.strip().partition(MARK)
    return link if mark else before


def _position_prefix(study: Record | Study) -> str:
    """The prefix for `_POSITION` with a study's current position; empty at the start."""
    if isinstance(study, Record) or study.history.current is study.history.root:
        return ""
    return f"@{list(study.nodes()).index(study.history.current)}\n"


def _at_position(study: Study, number: int) -> Study:
    """Make the position of a number the study's current one."""
    nodes = list(study.nodes())
    if number >= len(nodes):
        raise _damaged()
    study.history.stand_at(nodes[number])
    return study


def _unpacked(link: str) -> str:
    if not link or len(link) > LONGEST or not _BASE64.fullmatch(link):
        raise _damaged()
    if link[0] != VERSION:
        raise BadInput(Message("bad-link-version"), where="link")
    try:
        packed = base64.urlsafe_b64decode(link[1:] + "=" * (-len(link[1:]) % 4))
        unpacker = zlib.decompressobj(zdict=_DICTIONARY)
        plain = unpacker.decompress(packed, _MOST_PLAIN)
        if not unpacker.eof or unpacker.unused_data:
            raise _damaged()
        return plain.decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError) as fault:
        raise _damaged() from fault


def _damaged() -> BadInput:
    return BadInput(Message("bad-link"), where="link")
