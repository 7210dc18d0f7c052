"""Remarks: what the coach has written at a position of a study, as figures and not as text.

Readers get its words in their own language, and an author's comment stands beside it untouched.
"""

from __future__ import annotations

import re
from typing import Final

from tritables.core.claims import with_parts
from tritables.core.messages import Argument, Message
from tritables.core.reading import Reader, shortened
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.core.values import Value, value
from tritables.texts import LANGUAGES, say

WHOLE: Final = 1_000
"""A share of the win is written in thousandths."""

MOST_MOVES: Final = 20
"""Moves in a row that were better, at most."""

MOST_REASONS: Final = 8
MOST_ARGUMENTS: Final = 40
LONGEST: Final = 400
"""Reasons of a remark, parameters of one, and characters of a move or a parameter, at most."""

REASONS: Final = re.compile(
    r"(action|claim|coach|draw|move|outlook|remark)-[a-z0-9-]{1,60}(\.[a-z-]{1,20})?"
)
"""The ids of messages that can be reasons: what the coach says, and moves and outlooks in words."""

_NAME: Final = re.compile(r"[a-z][a-z-]{0,39}")


@value
class Remark(Value):
    """A remark about the move that led to a position.

    ``seat``     whose chances it is about
    ``before``   its share of the win before it, in thousandths: of a mistake, with the best move
    ``after``    its share after it
    ``better``   the moves in a row that were better; none where it was luck
    ``because``  the reasons, each a message of the catalogues

    >>> Remark(1, 614, 421, ("bar/3",)).as_json(), Remark(0, 500, 440).as_json()
    ([1, 614, 421, ['bar/3']], [0, 500, 440])
    """

    seat: Seat
    before: int
    after: int
    better: tuple[Move, ...] = ()
    because: tuple[Message, ...] = ()

    def as_json(self) -> list[object]:
        """Return it as JSON: a list, whose last items are left out where they are empty."""
        because = [[one.id, dict(one.args)] for one in self.because]
        better = list(self.better)
        rest = [better, because] if because else [better] if better else []
        return [self.seat, self.before, self.after, *rest]


def read_remark(given: Reader, before: State) -> Remark:
    """Read a remark about a move from a state; raises the reader's error, with its place.

    The moves that were better have to be legal there. Reasons in words that the catalogues do not
    have, as another version may have written them, are left out: figures and moves stay true.

    >>> from tritables import BadInput, new
    >>> state = new("trictrac").play("start 5-3").play("roll 1-2")
    >>> read_remark(Reader([0, 520, 480, ["bar/1"]], BadInput), state).better
    ('bar/1',)
    """
    items = given.items(3, 5)
    seat, was, now = items[0].whole(0, before.seats - 1), items[1], items[2]
    better = _read_line(items[3], before) if len(items) > 3 else ()
    reasons = items[4].items(0, MOST_REASONS) if len(items) > 4 else []
    because = tuple(_read_reason(one, before.game) for one in reasons)
    told = because if all(map(_has_words, because)) else ()
    return Remark(seat, was.whole(0, WHOLE), now.whole(0, WHOLE), better, told)


def _read_line(given: Reader, state: State) -> tuple[Move, ...]:
    """Read moves in a row of one player, the last of which may end the turn."""
    mover, line = state.to_act, list[Move]()
    for one in given.items(0, MOST_MOVES):
        move = one.text_of(LONGEST)
        if state.to_act != mover or mover == CHANCE or move not in state.legal_moves():
            one.refuse("bad-remark-move", move=shortened(move))
        state = state.play(move)
        line.append(move)
    return tuple(line)


def _read_reason(given: Reader, game: str) -> Message:
    id, args = given.items(2, 2)
    if not REASONS.fullmatch(id.text_of(LONGEST)):
        id.refuse("bad-remark-reason")
    args.keys((), args.value if isinstance(args.value, dict) else ())
    if len(args.value) > MOST_ARGUMENTS:
        args.refuse("bad-length", low=0, high=MOST_ARGUMENTS, length=len(args.value))
    found: dict[str, Argument] = {}
    for name in args.value:
        if not _NAME.fullmatch(name):
            args.refuse("bad-remark-reason")
        one = args.at(name)
        found[name] = one.whole(-(10**9), 10**9) if type(one.value) is int else one.text_of(LONGEST)
    return Message(id.value, with_parts(found), game)  # files of before have fewer of them


def _has_words(message: Message) -> bool:
    try:
        for lang in LANGUAGES:
            say(message, lang)
    except KeyError:
        return False
    return True
