"""What is tried in TriCom by somebody who knows it a little, and where rare rules decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from tritables.core.cards import RANK, Card
from tritables.core.drills import Drill, Start
from tritables.core.questions import Question
from tritables.core.state import CHANCE, Move
from tritables.games.tricom import legal
from tritables.games.tricom.deal import laid_out
from tritables.games.tricom.deck import ACTIONS, NUMBERS, SLOTS
from tritables.games.tricom.game import GAME
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    LOTS,
    NONE,
    OTHER_USES,
    OWN_USES,
    PART_USES,
    RESERVE,
    SHUFFLE,
    SKIP,
    TAKE_RESERVE,
    TAKE_STOCK,
    TURNS,
    USES,
    Step,
)
from tritables.games.tricom.side import Side, with_pile
from tritables.games.tricom.state import TriComState

Make = Callable[[Random], TriComState | None]


def tempting(state: TriComState) -> Iterator[Move]:
    """What somebody might do in this phase, or too early or too late; hidden cards stay unnamed.

    >>> from tritables.games.tricom import position
    >>> list(tempting(position(base="8H 4H / AS 6S", hand="9C 5S 2D", phase="take")))[:3]
    ['take stock', 'take reserve', 'none']
    """
    yield from _TEMPTING.get(state.phase, _nothing)(state)
    if state.phase in ("action", "take", "play"):
        if not all(state.own.tops):
            yield from (FILL_STOCK, FILL_RESERVE)
        if not state.own.actions:
            yield SHUFFLE


def _nothing(state: TriComState) -> Iterator[Move]:
    yield from ()


def _in_lots(state: TriComState) -> Iterator[Move]:
    yield from (f"{LOTS} {seat}" for seat in range(state.seats))
    yield TURNS[ACTIONS[0]][0]


def _in_turn(state: TriComState) -> Iterator[Move]:
    yield from (SKIP, TAKE_STOCK)


def _in_action(state: TriComState) -> Iterator[Move]:
    rank = RANK[state.own.turned[-1]]
    for slot in SLOTS:
        yield OWN_USES[slot]
        if len(state.own.base[slot]) > 1:
            yield PART_USES[rank][slot]
        for seat in range(state.seats):
            if seat != state.on_turn:
                yield OTHER_USES[seat][slot]
    yield TAKE_STOCK


def _in_fill(state: TriComState) -> Iterator[Move]:
    yield from (FILL_STOCK, FILL_RESERVE, TAKE_STOCK)
    yield from (str(Step(card, state.slot or 0)) for card in state.own.hand)


def _too_late(state: TriComState) -> Iterator[Move]:
    """What the action card could have done before."""
    uses = legal.uses(state.sides, state.mover, flexible=state.flexible)
    yield from (use for use in uses if use in USES)


def _in_take(state: TriComState) -> Iterator[Move]:
    yield from (TAKE_STOCK, TAKE_RESERVE, NONE)
    for card in state.own.hand:
        fit = legal.fitting(card, state.own.tops)
        yield from (str(Step(card, slot)) for slot in SLOTS if fit >> slot & 1)
    yield from _too_late(state)


def _in_play(state: TriComState) -> Iterator[Move]:
    for card in state.own.hand:
        yield from (str(Step(card, slot)) for slot in (*SLOTS, RESERVE))
    yield TAKE_STOCK
    yield from _too_late(state)


def _in_shuffle(state: TriComState) -> Iterator[Move]:
    yield TURNS[state.own.turned[0]][0]


_TEMPTING: Final = {
    "lots": _in_lots,
    "turn": _in_turn,
    "action": _in_action,
    "fill": _in_fill,
    "take": _in_take,
    "play": _in_play,
    "shuffle": _in_shuffle,
}


def fair(question: Question[TriComState]) -> bool:
    """A card that comes face down off a stock may score, and nobody can say so before."""
    move = question.move or ""
    if question.asks != "points" or not (move == FILL_STOCK or ":" in move):
        return True
    return not any(event.rule in ("score.trio", "score.quartet") for event in question.events)


# Positions that a round seldom comes to.


def _played(rng: Random, state: TriComState, plies: int) -> TriComState:
    """So many random moves later, at the beginning of a turn."""
    while state.to_act is not None and (plies > 0 or state.phase != "turn"):
        chance = state.to_act == CHANCE
        state = state.play(state.draw(rng) if chance else rng.choice(state.legal_moves()))
        plies -= 1
    return state


def _on_the_way(seats: range, **options: bool) -> Make:
    """A round some turns old, by its players and house rules."""

    def make(rng: Random) -> TriComState:
        state = GAME.new(rng.choice(seats), options, rng.getrandbits(32))
        return _played(rng, state, rng.randint(12, 110))

    return make


def _thinned(most: int, *, gap: bool = False) -> Make:
    """A round in which the stocks are nearly empty or, for a ``gap`` in the bases, quite."""

    def thin(side: Side, left: int, slot: int) -> Side:
        gone = len(side.stock) - left
        side = side.but(stock=side.stock[:left], away=side.away + gone)
        return side.lost(slot, len(side.base[slot])) if gap and not left else side

    def make(rng: Random) -> TriComState | None:
        state = _played(rng, GAME.new(rng.choice((2, 3)), None, rng.getrandbits(32)), 40)
        if state.phase != "turn":
            return None
        left = [min(len(side.stock), rng.randint(0, most)) for side in state.sides]
        sides = (thin(side, count, rng.choice(SLOTS)) for side, count in zip(
            state.sides, left, strict=True))
        return state.but(sides=tuple(sides))

    return make


def _last_cards(rng: Random) -> TriComState | None:
    """No stock is left, and hands of a card or two."""
    state = _thinned(0)(rng)
    if state is None:
        return None
    sides = []
    for side in state.sides:
        kept = rng.randint(1, 2)
        sides.append(side.but(hand=side.hand[:kept], away=side.away + len(side.hand) - kept))
    return state.but(sides=tuple(sides))


def _decks(rng: Random, bases: list[list[Card]]) -> TriComState:
    """A fresh deal in which each base begins with certain cards."""
    decks = []
    for base in bases:
        numbers = [card for card in NUMBERS if card not in base]
        actions = list(ACTIONS)
        rng.shuffle(numbers)
        rng.shuffle(actions)
        first = [*base, *numbers][:4]
        rng.shuffle(first)
        decks.append((first + [card for card in numbers if card not in first], actions))
    return laid_out(decks, flexible=False, target=33)


def _dealt(rng: Random) -> TriComState:
    """A fresh deal, in which it is seen who begins."""
    return GAME.new(rng.choice((2, 3)), None, rng.getrandbits(32))


def _same_highest(rng: Random) -> TriComState:
    """Two bases with the same highest card."""
    return _decks(rng, [["10S"], ["10S"]])


def _bases_tie(rng: Random) -> TriComState:
    """Two of three bases with the same four cards."""
    four = ["10S", *rng.sample([card for card in NUMBERS if card != "10S"], 3)]
    low = rng.sample([card for card in NUMBERS if RANK[card] < 10], 4)
    return _decks(rng, rng.sample([four, four, low], 3))


def _run_uncovered(rng: Random) -> TriComState | None:
    """Two cards lie on one that goes with two of its neighbours' tops."""
    state = _on_the_way(range(2, 3), flexible=True)(rng)
    if state.phase != "turn":
        return None
    own, slot = state.own, rng.choice(SLOTS)
    ranks = [RANK[top] for at, top in enumerate(own.tops) if at != slot and top]
    pool = [*own.stock, *own.hand]
    trio = [card for card in own.stock if ranks.count(RANK[card]) >= 2]
    if not trio or len(pool) < 3:
        return None
    over = [card for card in own.stock if card != trio[0]][:2]
    pile = (trio[0], *over)
    if len(over) < 2:
        return None
    stock = tuple(card for card in own.stock if card not in pile)
    away = own.away + len(own.base[slot])
    side = own.but(stock=stock, base=with_pile(own.base, slot, pile), away=away)
    fit = [card for card in side.actions if card[0] == "Q" and card[-1] == over[1][-1]]
    if not fit:
        return None
    actions = (fit[0], *(card for card in side.actions if card != fit[0]))
    sides = list(state.sides)
    sides[state.mover] = side.but(actions=actions)
    return state.but(sides=tuple(sides))


_TWO: Final = range(2, 3)
_THREE: Final = range(3, 4)

STARTS: Final = {
    "start.highest": Start(_dealt),
    "start.ace-low": Start(_dealt),
    "start.suit-order": Start(_dealt),
    "start.tie": Start(_same_highest),
    "start.lots": Start(_bases_tie),
    "place.on-pile": Start(_thinned(0, gap=True), 10),
    "fill.only-now": Start(_thinned(0, gap=True), 6),
    "stock.last-card": Start(_thinned(2), 8),
    "end.stock-empty": Start(_thinned(1), 8),
    "end.solo": Start(_last_cards, 12),
    "end.idle-reserve": Start(_last_cards, 24),
    "score.reserve": Start(_last_cards, 24),
    "flexible.king": Start(_on_the_way(_TWO, flexible=True), 20),
    "flexible.queen": Start(_on_the_way(_TWO), 12),
    "flexible.jack": Start(_on_the_way(_TWO), 12),
    "flexible.suit": Start(_on_the_way(_TWO, flexible=True), 20),
    "flexible.uncovered": Start(_run_uncovered, 1),
    "three.duo": Start(_on_the_way(_THREE), 40),
    "three.jack": Start(_on_the_way(_THREE), 30),
    "three.jack-choice": Start(_on_the_way(_THREE), 30),
    "three.order": Start(_on_the_way(_THREE), 8),
    **{
        rule: Start(_on_the_way(range(2, 4)), 30)
        for rule in (
            "score.quartet",
            "score.quartet-full",
            "score.one-combination",
            "duo.from-reserve",
            "duo.with-combination",
            "action.score",
            "fill.king-queen",
            "fill.score",
            "fill.mandatory",
        )
    },
}

TOLD: Final = {
    "setup.base": "dealt before anybody acts",
    "setup.score-once": "scored before anybody acts",
    "setup.hand": "dealt before anybody acts",
    "reserve.top": "what can be seen: no move reaches under the top",
    "fill.jack": "happens by itself, with a card that nobody has seen",
    "fill.none": "happens by itself; what it leads to is practised as place.on-pile",
    "match.target": "between rounds",
    "match.both": "between rounds",
    "match.no-one": "between rounds",
}

DRILL: Final = Drill(tempting, STARTS, TOLD, fair)
