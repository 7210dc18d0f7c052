"""The exercises of Tri-Cap: tempting moves, and positions in which rare rules decide."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from tritables.core.cards import Card
from tritables.core.drills import Drill, Start, by_rule
from tritables.core.state import CHANCE, Move
from tritables.games.tricap.game import GAME
from tritables.games.tricap.notation import LAY, PASS, TAKE, TURN, draw_text
from tritables.games.tricap.presumed import PRESUMED
from tritables.games.tricap.ranks import ACES, NEAR
from tritables.games.tricap.reasons import innocent
from tritables.games.tricap.state import HAND, TriCapState
from tritables.games.tricap.takers import evidence


def tempting(state: TriCapState) -> Iterator[Move]:
    """The moves that come too early or too late; no card is named that nobody has seen.

    >>> from tritables.games.tricap import position
    >>> list(tempting(position(actives="9H / 2D", hands="4S KC", centre="10D", deck="3C")))[:2]
    ['lay 4S', 'lay KC']
    """
    # Any card stands for the one that would come up: a question does not tell the deck.
    loose = sorted(state.loose_cards())
    if state.phase in ("lay", "capture", "replace"):
        seat = state.on_turn or 0
        yield from (LAY[card] for card in state.hands[seat])
        if loose:
            yield TURN[loose[0]][0]
        if state.phase == "replace" and len(loose) >= HAND:
            yield draw_text(seat, loose[:HAND])
    if state.phase in ("lay", "replace", "centre", "shuffle"):
        yield from (TAKE, PASS)
    if state.phase == "centre":
        yield from (LAY[hand[0]] for hand in state.hands[:1] if hand)
    if state.phase == "draw" and loose:
        yield TURN[loose[0]][0]


def _play(state: TriCapState, rng: Random) -> TriCapState:
    move = state.draw(rng) if state.to_act == CHANCE else rng.choice(state.legal_moves())
    return state.play(move)


def _near_the_end(rng: Random) -> TriCapState:
    """A few moves before the end of a game."""
    line = [GAME.new(rng.choice(GAME.seats), seed=rng.getrandbits(32))]
    while line[-1].to_act is not None:
        line.append(_play(line[-1], rng))
    return line[-rng.randint(2, 5)]


def _for_two(rng: Random) -> TriCapState:
    """Two players, of whom one soon has an empty hand."""
    redraw = rng.choice(("late", "early"))
    state = GAME.new(rng.choice((2, 3)), {"redraw": redraw}, rng.getrandbits(32))
    for _ in range(rng.randint(8, 40)):
        if state.to_act is not None:
            state = _play(state, rng)
    return state


def _with_next(rng: Random, wanted: frozenset[Card], at_least: int) -> TriCapState | None:
    """Everybody has laid, and a card is due to which so many of certain active cards are near."""
    state = GAME.new(rng.choice(GAME.seats), seed=rng.getrandbits(32))
    while state.phase == "lay":
        state = _play(state, rng)
    fit = [
        card
        for card in state.deck
        if (not wanted or card in wanted or wanted.intersection(map(str, state.actives)))
        and sum(active in NEAR[card] for active in state.actives) >= at_least
    ]
    if not fit or state.phase != "centre":
        return None
    first = rng.choice(fit)
    return state.but(deck=(first, *(card for card in state.deck if card != first)))


def _ace_due(rng: Random) -> TriCapState | None:
    return _with_next(rng, ACES, 1)


def _tricap_due(rng: Random) -> TriCapState | None:
    return _with_next(rng, frozenset(), 2)


STARTS: Final = by_rule(
    (Start(_ace_due), "adjacent.ace tricap.ace-centre"),
    (Start(_tricap_due, 1), "tricap"),
    (Start(_for_two, 10), "redraw redraw.late"),
    (Start(_near_the_end, 4), "end.deck end.after-tricap end.due end.centre end.winner"),
)

TOLD: Final = {
    "players": "who sits down is settled before the game",
    "setup.three-each": "dealt before anybody acts",
    "replace.face-up": "how a card lies: it changes no answer",
}

DRILL: Final = Drill(
    tempting, STARTS, TOLD, innocent=innocent, presumes=PRESUMED, evidence=evidence
)
