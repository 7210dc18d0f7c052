"""The outlook from a position: what each card that may be turned up next brings."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb

from tritables.core.cards import UNKNOWN, Card, shown
from tritables.core.messages import Argument, Message
from tritables.core.shares import Outcome, Outlook
from tritables.core.state import Move, Seat
from tritables.games.tricap.chances import unseen_cards
from tritables.games.tricap.evaluator import shares
from tritables.games.tricap.notation import DECISION, TAKE, TURN
from tritables.games.tricap.ranks import NEAR
from tritables.games.tricap.state import TriCapState
from tritables.games.tricap.words import words

Shows = frozenset[tuple[str, int | None]]


def outlook(view: TriCapState, seat: Seat) -> Outlook | None:
    """Count what the next centre card brings; None where something else comes before it.

    Where others have laid cards face down, or still have to, one card may bring several things.

    >>> from tritables.games.tricap import position
    >>> state = position(hands="3C QH / 2D 7C", actives="JS / 8C", centre="10H").view(0)
    >>> found = outlook(state.play("take").play("lay QH"), 0)
    >>> len(found.outcomes), sum(one.weight for one in found.outcomes)
    (47, Fraction(1, 1))
    """
    before = _before(view, seat)
    if before is None:
        return None
    return Outlook(tuple(_outcomes(before, seat)), words("outlook-cards"))


def _before(view: TriCapState, seat: Seat) -> TriCapState | None:
    """The state in which the next centre card is due, with all active cards, seen or not."""
    if view.phase == "lay" and view.actives[seat] is not None:
        waiting = [whose for whose, card in enumerate(view.actives) if card is None]
        hands = tuple(hand[whose in waiting :] for whose, hand in enumerate(view.hands))
        if any(view.hands[whose] and UNKNOWN not in view.hands[whose] for whose in waiting):
            return None  # somebody chooses in sight
        actives = tuple(UNKNOWN if card is None else card for card in view.actives)
        view = view.but(phase="centre", on_turn=None, actives=actives, hands=hands)
    return view if view.phase == "centre" and view.deck else None


def _outcomes(view: TriCapState, seat: Seat) -> Iterator[Outcome]:
    unseen = unseen_cards(view)
    there = frozenset(unseen)
    hidden = [whose for whose, card in enumerate(view.actives) if card == UNKNOWN]
    rest = len(unseen) - 1
    ways = comb(rest, len(hidden))
    for card in unseen:
        near = NEAR[card]
        known = [whose for whose, active in enumerate(view.actives) if active in near]
        close = len(near & there) - (card in near)
        none = comb(rest - close, len(hidden))
        one = close * comb(rest - close, len(hidden) - 1) if hidden else 0
        found: list[tuple[list[Seat], Fraction]] = [(known, Fraction(none, ways))]
        if known:
            found.append(([*known, *hidden], 1 - Fraction(none, ways)))
        else:
            found += [([whose], Fraction(one, ways * len(hidden))) for whose in hidden]
            found.append((hidden, 1 - Fraction(none + one, ways)))
        for seats, chance in found:
            if chance:
                yield _outcome(view, seat, card, seats, chance / len(unseen))


def _outcome(
    view: TriCapState, seat: Seat, card: Card, adjacent: list[Seat], weight: Fraction
) -> Outcome:
    """One card, with the seats that are adjacent to it."""
    after = view.turned(card, adjacent)
    line: tuple[Move, ...] = TURN[card]
    shows: Shows
    if len(adjacent) == 1:
        shows = frozenset({("alone-next", adjacent[0])})
        found = {move: shares(after.play(move), seat) for move in DECISION}
        move = max(found, key=lambda one: found[one][adjacent[0]])
        line = (*line, move)
    else:
        shows = frozenset({("tricap-next" if adjacent else "nobody-next", None)})
    key = " ".join((card, *map(str, adjacent)))
    said = _said(view, card, adjacent)
    return Outcome(key, card, shown(card), weight, shares(after, seat), said, line, shows, after)


def _said(view: TriCapState, card: Card, adjacent: list[Seat]) -> Message:
    """The sentence that a card costs most, and what it brings, or can bring with what is hidden."""
    args: dict[str, Argument] = {"card": shown(card), "sure": int(UNKNOWN not in view.actives)}
    if len(adjacent) == 1:
        return words("outlook-alone", seat=adjacent[0], **args)
    return words("outlook-tricap" if adjacent else "outlook-nobody", **args)


def lines(view: TriCapState) -> Iterator[tuple[Move, ...]]:
    """A pile that is taken goes on with the card that is laid then, if the hand is known."""
    for move in view.legal_moves():
        after = view.play(move)
        if move == TAKE and after.phase == "replace":
            yield from ((move, laid) for laid in after.legal_moves())
        else:
            yield (move,)
