"""The characters that play TriCom, the weakest first: from who does not mind the reserve to who
plays on in thought.

Worths are whole numbers, and of equals the first move is taken: the same view, with the same
generator for what is drawn in thought, gives the same move wherever it is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from tritables.core.cards import RANK, SUITS
from tritables.core.characters import Character, Face
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat
from tritables.core.views import world
from tritables.games.tricom.deck import FITS, JACK
from tritables.games.tricom.legal import fitting
from tritables.games.tricom.notation import RESERVE, STEPS, TAKE_RESERVE, USES
from tritables.games.tricom.playing_on import FITTING, POINT, RETURNS, Played
from tritables.games.tricom.side import Pile, Side
from tritables.games.tricom.state import TriComState

Choice = Callable[[TriComState, Seat, Random], Move]

WORLDS: Final = 12
"""The tables that are played on, each a world that the view may be of."""
CONSIDERED: Final = 5
"""The moves that are played on, the most promising ones."""
TURNS: Final = 4
"""The turns that each is played on, its own among them."""


@dataclass(frozen=True, slots=True)
class Minds:
    """The things that a player minds, each with its worth in parts of a point.

    ``reserve``    a card in the reserve
    ``free``       so many cards lie there before any is minded
    ``own``        a pile of one's own that a king or queen may clear, in hundredths
    ``others``     a pile of another that one's jack may take, in hundredths
    ``exposed``    a pile of one's own that another's jack may take, in hundredths
    ``fits``       a card of the hand that could be placed next
    ``returns``    a reserve whose top could be taken and placed next
    ``chain``      a card laid on a reserve's top beside which it could be placed
    ``denies``     a pile of another that one's jack takes, beside its points
    """

    reserve: int = POINT
    free: int = 0
    own: int = 100
    others: int = 100
    exposed: int = 100
    fits: int = FITTING
    returns: int = RETURNS
    chain: int = 120
    denies: int = 0


def _player(minds: Minds) -> Choice:
    """A player who makes the move after which the table is worth most."""

    def choose(view: TriComState, seat: Seat, rng: Random) -> Move:
        return max(view.legal_moves(), key=lambda move: _worth(view, move, seat, minds))

    return choose


def _foreseer(minds: Minds) -> Choice:
    """A player who plays the best moves on, in some worlds that may be the true one."""

    def choose(view: TriComState, seat: Seat, rng: Random) -> Move:
        moves = view.legal_moves()
        if len(moves) == 1:
            return moves[0]
        best = sorted(moves, key=lambda move: -_worth(view, move, seat, minds))[:CONSIDERED]
        game, worths = game_named(view.game), dict.fromkeys(best, 0)
        for _ in range(WORLDS):
            # Each move meets the same cards, so that only what it does makes a difference.
            drawn, shuffles = world(game, view, rng), rng.getrandbits(32)
            for move in best:
                table = Played(drawn.play(move), Random(shuffles))
                table.play(TURNS)
                worths[move] += table.worth(seat)
        return max(best, key=lambda move: worths[move])

    return choose


def _worth(view: TriComState, move: Move, seat: Seat, minds: Minds) -> int:
    """The worth of the table to a seat after one of its moves."""
    after = view.play(move)
    worth = _standing(after, seat, minds)
    own = after.sides[seat]
    if after.phase == "fill" and own.reserve:
        worth += minds.reserve  # the gap can still take a card off it
    if move == TAKE_RESERVE:
        worth -= minds.fits  # it will be placed, but nothing new comes to the hand
    use, step = USES.get(move), STEPS.get(move)
    if use is not None and use.seat is not None:
        worth += minds.denies
    if step is not None and step.slot == RESERVE:
        before = view.sides[seat].reserve
        if before and before[-1] in FITS[step.card]:
            worth += minds.chain
    return worth


def _standing(state: TriComState, seat: Seat, minds: Minds) -> int:
    """The worth of a table to a seat."""
    own = state.sides[seat]
    worth = POINT * own.score - minds.reserve * max(0, len(own.reserve) - minds.free)
    for other, side in enumerate(state.sides):
        if other == seat:
            if minds.own:
                worth += minds.own * hoped(side, own, own=True) // 100
            continue
        worth -= POINT * side.score
        if minds.others:
            worth += minds.others * hoped(side, own, own=False) // 100
        if minds.exposed:
            worth -= minds.exposed * hoped(own, side, own=False) // 100
    if minds.fits:
        worth += minds.fits * sum(bool(fitting(card, own.tops)) for card in own.hand)
    if own.reserve and fitting(own.reserve[-1], own.tops):
        worth += minds.returns
    return worth


def hoped(side: Side, user: Side, *, own: bool) -> int:
    """The points, in parts, that a player may hope for from the piles of a base.

    Everybody can tell from the turned action cards which are still to come up; after the last of
    them all twelve are shuffled again. Several turns lie ahead: one in three that a card fits is
    taken for a fair chance.
    """
    long = [pile for pile in side.base if len(pile) > 1]
    if not long:
        return 0
    chance = _chances(user.turned, own)
    return sum(chance[pile[-1][-1]] * (4 * len(pile) - 7) for pile in long)


@lru_cache(maxsize=1 << 12)
def _chances(turned: Pile, own: bool) -> dict[str, int]:
    """The chance by suit, in hundredths, that a king or queen (``own``) or a jack still comes up:
    most of a game's time would go by here if it were counted for each pile.
    """
    left = 12 - len(turned) or 12
    found = {}
    for suit in SUITS:
        coming = 2 if own else 1
        if left != 12:
            coming -= sum(card[-1] == suit and (RANK[card] != JACK) == own for card in turned)
        found[suit] = min(90, 300 * coming // left)
    return found


CLEARS: Final = Minds(reserve=0, exposed=0, returns=0, chain=0)
VERY_LATE: Final = Minds(free=10, exposed=0, returns=0, chain=0)
LATE: Final = Minds(free=5, exposed=0, returns=0, chain=0)
FEARLESS: Final = Minds(free=2, exposed=0, returns=0, chain=0)
BOLD: Final = Minds(exposed=10, denies=100)
ALL: Final = Minds(denies=100)

quick: Final = _player(ALL)
"""The player for rounds that are played on, who looks at one move alone."""

OPPONENTS: Final = (
    Character("lies", _player(CLEARS), Face("#d98a9a", "#f1cfae", "braids", "#d9a441")),
    Character("bas", _player(VERY_LATE), Face("#79a86b", "#b87f55", "cap", "#1f5fbf")),
    Character("kaat", _player(LATE), Face("#8b7fc0", "#e9b48c", "bun", "#b9532e", glasses=True)),
    Character("ines", _player(FEARLESS), Face("#c2773f", "#e0a878", "long", "#2a2623")),
    Character("hugo", _player(BOLD), Face("#6f8f9c", "#f0c6a0", "bald", "#8d8a86", beard=True)),
    Character("wim", _foreseer(ALL), Face("#b5876f", "#8d5a3b", "crest", "#221a15", glasses=True)),
)
"""The characters, the weakest first."""
