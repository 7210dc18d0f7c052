"""Positions in which rules of TriCom decide that a round seldom comes to."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Final

from tritables.core.cards import RANK, Card
from tritables.core.drills import Start, by_rule
from tritables.core.state import CHANCE
from tritables.games.tricom.deal import laid_out
from tritables.games.tricom.deck import ACTIONS, FITS, NUMBERS, QUARTETS, SLOTS, TRIOS
from tritables.games.tricom.game import GAME
from tritables.games.tricom.short_position import position
from tritables.games.tricom.side import Side, with_pile
from tritables.games.tricom.state import TriComState

Make = Callable[[Random], TriComState | None]


def _played(rng: Random, state: TriComState, plies: int) -> TriComState:
    """The state so many random moves later, at the beginning of a turn."""
    while state.to_act is not None and (plies > 0 or state.phase != "turn"):
        chance = state.to_act == CHANCE
        state = state.play(state.draw(rng) if chance else rng.choice(state.legal_moves()))
        plies -= 1
    return state


def _on_the_way(seats: range, **options: bool) -> Callable[[Random], TriComState]:
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
        counted = zip(state.sides, left, strict=True)
        sides = tuple(thin(side, count, rng.choice(SLOTS)) for side, count in counted)
        return state.but(sides=sides)

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


def _others(rng: Random, count: int, taken: Collection[Card]) -> list[Card]:
    """Draw that many other number cards."""
    return rng.sample([card for card in NUMBERS if card not in taken], count)


def _mixed(rng: Random, cards: list[Card]) -> str:
    return " ".join(rng.sample(cards, len(cards)))


_QUARTETS: Final = sorted(sorted(four) for four in QUARTETS)


def _quartet_due(rng: Random) -> TriComState:
    """Three of a quartet lie in the base, the fourth is in hand."""
    *three, fourth = rng.sample(rng.choice(_QUARTETS), 4)
    covered, *held = _others(rng, 4, (*three, fourth))
    base = _mixed(rng, [*three, covered])
    return position(base=base, hand=_mixed(rng, [fourth, *held]), seed=rng.getrandbits(30))


def _duo_due(rng: Random) -> TriComState:
    """A card that lies in the other base was just taken from the reserve."""
    card = rng.choice(NUMBERS)
    beside = rng.choice(sorted(FITS[card]))
    rest = _others(rng, 6, (card, beside))
    theirs = _mixed(rng, [card, *_others(rng, 3, (card,))])
    return position(
        base=_mixed(rng, [beside, *rest[:3]]),
        hand=" ".join([*rest[3:], card]),
        drawn=True,
        others=[{"base": theirs}],
        seed=rng.getrandbits(30),
    )


def _trio_by_filling(rng: Random) -> TriComState:
    """The reserve's top fills a gap and makes a trio there."""
    card = rng.choice(NUMBERS)
    pair = rng.choice(sorted(TRIOS[card]))
    rest = _others(rng, 5, (card, *pair))
    return position(
        base=_mixed(rng, [*pair, rest[0], "-"]),
        hand=" ".join(rest[1:4]),
        reserve=f"{rest[4]} {card}",
        phase="fill",
        seed=rng.getrandbits(30),
    )


def _jack_for_both(rng: Random) -> TriComState:
    """A jack comes up that fits a pile of both others."""
    suit = rng.choice("CDHS")
    tops = [card for card in NUMBERS if card[-1] == suit]

    def base() -> str:
        top = rng.choice(tops)
        piled = _others(rng, rng.randint(1, 4), (top,))
        rest = _others(rng, 3, (top, *piled))
        return _mixed(rng, [",".join([*piled, top]), *rest])

    return position(
        turned=f"J{suit}",
        phase="action",
        others=[{"base": base()}, {"base": base()}],
        seed=rng.getrandbits(30),
    )


_TWO: Final = range(2, 3)
_THREE: Final = range(3, 4)

STARTS: Final = by_rule(
    (Start(_dealt), "start.highest start.ace-low start.suit-order"),
    (Start(_same_highest), "start.tie"),
    (Start(_bases_tie), "start.lots"),
    (Start(_thinned(0, gap=True), 10), "place.on-pile"),
    (Start(_thinned(0, gap=True), 6), "fill.only-now"),
    (Start(_thinned(2), 8), "stock.last-card"),
    (Start(_thinned(1), 8), "end.stock-empty"),
    (Start(_last_cards, 12), "end.solo"),
    (Start(_last_cards, 24), "end.idle-reserve score.reserve"),
    (Start(_on_the_way(_TWO, flexible=True), 20), "flexible.king flexible.suit"),
    (Start(_on_the_way(_TWO), 12), "flexible.queen flexible.jack"),
    (Start(_run_uncovered, 1), "flexible.uncovered"),
    (Start(_quartet_due), "score.quartet score.quartet-full score.one-combination"),
    (Start(_duo_due), "duo.from-reserve"),
    (Start(_trio_by_filling), "fill.score"),
    (Start(_on_the_way(_THREE), 40), "three.duo"),
    (Start(_jack_for_both), "three.jack"),
    (Start(_on_the_way(_THREE), 30), "three.jack-choice"),
    (Start(_on_the_way(_THREE), 8), "three.order"),
    (
        Start(_on_the_way(range(2, 4)), 30),
        "duo.with-combination action.score fill.king-queen fill.mandatory",
    ),
)
