"""The state of a Tri-Cap game, and the one code path that plays a move.

What a seat may know (`TriCapState.view`): the cards of its own hand; its own active card while it
lies face down, and every active card once all have been turned up; the whole centre pile, which
grew card by card in sight of all; every captured card, since each lay face up, in the centre or
as an active card, before it was captured face down; and how many cards lie everywhere else. The
deck is known to nobody, and neither is what became of a hand that was shuffled.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal

from tritables.core.cards import DECK, UNKNOWN, Card, hidden
from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.verdicts import Verdict
from tritables.games.tricap import places
from tritables.games.tricap.diagram import diagram
from tritables.games.tricap.judge import judge
from tritables.games.tricap.notation import (
    DECISION,
    LAID,
    LAY,
    SHUFFLE,
    TAKE,
    TURN,
    draw_text,
    shuffle_text,
)
from tritables.games.tricap.ranks import ACES, NEAR

Phase = Literal["lay", "capture", "replace", "centre", "draw", "shuffle", "over"]
Cards = tuple[Card, ...]

HAND: Final = 3
"""How many cards a seat is dealt, and takes at once (`setup.three-each`, `redraw`)."""

MAJORITY: Final = len(DECK) // 2
"""Whoever captured more cards than this holds the majority of the deck (`goal.captures`)."""

ALL: Final = frozenset(DECK)
_CHANCE_PHASES: Final = frozenset(("centre", "draw", "shuffle"))
_SHUFFLES: Final = (SHUFFLE,)


class TriCapState(State):
    """A position: what is due (``phase``), from whom, and where all the cards lie.

    ``deck`` starts with the card that comes off next; ``centre`` ends with the card on top.
    ``hands``, ``actives`` and ``captured`` hold an entry for each seat. ``late`` says when the
    three new cards are taken (`redraw.late`).

    >>> from tritables.games.tricap import GAME
    >>> state = GAME.read(GAME.example("adjacent").position)
    >>> state.to_act, state.phase, state.centre
    ('chance', 'centre', ())
    """

    __slots__ = (
        "_legal",
        "actives",
        "captured",
        "centre",
        "deck",
        "hands",
        "late",
        "on_turn",
        "phase",
        "seats",
    )

    game = "tricap"

    def __init__(
        self,
        late: bool,
        phase: Phase,
        on_turn: Seat | None,
        deck: Cards,
        centre: Cards,
        hands: tuple[Cards, ...],
        actives: tuple[Card | None, ...],
        captured: tuple[Cards, ...],
    ) -> None:
        self.late = late
        self.phase: Phase = phase
        self.on_turn = on_turn
        self.deck = deck
        self.centre = centre
        self.hands = hands
        self.actives = actives
        self.captured = captured
        self.seats = len(hands)
        self._legal: tuple[Move, ...] | None = None

    @property
    def to_act(self) -> Actor:
        """The seat that lays, takes or passes; ``"chance"`` for the deck; None at the end."""
        if self.phase in _CHANCE_PHASES:
            return CHANCE
        return self.on_turn

    @property
    def result(self) -> Result | None:
        """Captured cards of each seat, once the game is over (`end.winner`, `end.centre`)."""
        if self.phase != "over":
            return None
        scores = tuple(len(pile) for pile in self.captured)
        best = max(scores)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        return Result(scores, winners, (("majority", best > MAJORITY),))

    def adjacent_seats(self) -> list[Seat]:
        """The seats whose active card is adjacent to the top centre card."""
        if not self.centre:
            return []
        near = NEAR[self.centre[-1]]
        return [seat for seat, card in enumerate(self.actives) if card in near]

    def loose(self) -> int:
        """How many cards a Tricap shuffles: the deck, all hands and all active cards."""
        return len(DECK) - len(self.centre) - sum(map(len, self.captured))

    def loose_cards(self) -> frozenset[Card]:
        """The cards that a Tricap shuffles.

        They are those that lie neither in the centre nor on a captured pile, which everybody knows.
        """
        return ALL.difference(self.centre, *self.captured)

    def shuffles(self, move: Move) -> bool:
        """Whether a text is a shuffle of all the cards that a Tricap shuffles (`tricap`)."""
        word, *cards = move.split(" ")
        return (
            self.phase == "shuffle"
            and word == SHUFFLE
            and len(cards) == self.loose()
            and self.loose_cards() == frozenset(cards)
        )

    def legal_moves(self) -> Sequence[Move]:
        """Every legal move; a view lists those that its seat knows enough to name."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> tuple[Move, ...]:
        phase = self.phase
        if phase == "centre":
            return TURN.get(self.deck[0], ())
        if phase == "lay" or phase == "replace":
            assert self.on_turn is not None
            hand = self.hands[self.on_turn]
            return () if UNKNOWN in hand else tuple([LAY[card] for card in hand])
        if phase == "capture":
            return DECISION
        if phase == "draw":
            assert self.on_turn is not None
            cards = self.deck[:HAND]
            return () if UNKNOWN in cards else (draw_text(self.on_turn, cards),)
        return _SHUFFLES if phase == "shuffle" else ()

    def play(self, move: Move, log: list[Event] | None = None) -> TriCapState:
        """Play a legal move, or a shuffle with all its cards."""
        phase = self.phase
        if phase == "shuffle":
            if not self.shuffles(move):
                raise IllegalMove(self.judge(move))
            return self._shuffle(tuple(move.split(" ")[1:]))
        if move not in self.legal_moves():
            raise IllegalMove(self.judge(move))
        if phase == "centre":
            return self._turn_up(log)
        if phase == "lay":
            return self._lay(LAID[move], log)
        if phase == "replace":
            return self._replace(LAID[move], log)
        if phase == "capture":
            return self._take(log) if move == TAKE else self._pass(log)
        return self._draw(log)

    def _lay(self, card: Card, log: list[Event] | None) -> TriCapState:
        """`round.lay`: a card face down; the last one turns them all up."""
        seat = self.on_turn
        assert seat is not None
        hands, actives = self._laid(seat, card)
        if seat + 1 < self.seats:
            return TriCapState(
                self.late, "lay", seat + 1, self.deck, self.centre, hands, actives, self.captured
            )
        if log is not None:
            turned = tuple(places.active(at) for at in range(self.seats))
            log.append(Event("round.lay", None, places=turned))
        return self._centre_due(self.deck, self.centre, hands, actives, log)

    def _replace(self, card: Card, log: list[Event] | None) -> TriCapState:
        """`one.replace`: a new active card, face up at once (`replace.face-up`)."""
        seat = self.on_turn
        assert seat is not None
        hands, actives = self._laid(seat, card)
        if log is not None:
            log.append(Event("one.replace", seat, 0, {"card": card}, (places.active(seat),)))
        if self.late or hands[seat]:
            return self._centre_due(self.deck, self.centre, hands, actives, log)
        return self._draw_due(seat, hands, actives, self.captured, log)

    def _laid(self, seat: Seat, card: Card) -> tuple[tuple[Cards, ...], tuple[Card | None, ...]]:
        """Hands and active cards after a seat laid a card."""
        hand = self.hands[seat]
        at = hand.index(card)
        hands = (*self.hands[:seat], hand[:at] + hand[at + 1 :], *self.hands[seat + 1 :])
        return hands, (*self.actives[:seat], card, *self.actives[seat + 1 :])

    def _turn_up(self, log: list[Event] | None) -> TriCapState:
        """`round.centre`, and what it leads to: `none`, one seat that may take, or `tricap`."""
        deck = self.deck
        card = deck[0]
        near = NEAR[card]
        actives = self.actives
        seats = [seat for seat, active in enumerate(actives) if active in near]
        centre = (*self.centre, card)
        if log is not None:
            log.append(self._tell_centre(card, seats))
        deck = deck[1:]
        if not seats:
            return self._centre_due(deck, centre, self.hands, actives, log)
        phase: Phase = "capture"
        seat: Seat | None = seats[0]
        if len(seats) > 1:
            phase, seat = "shuffle", None
            # The card just turned up stays in the centre, so it is not shuffled.
            loose, needed = self.loose() - 1, HAND * self.seats
            if loose < needed:
                phase = "over"
                if log is not None:
                    args = {"count": loose, "needed": needed}
                    log.append(Event("end.after-tricap", None, 0, args, (places.DECK,)))
        return TriCapState(self.late, phase, seat, deck, centre, self.hands, actives, self.captured)

    def _tell_centre(self, card: Card, seats: list[Seat]) -> Event:
        """`none`, `adjacent`, `adjacent.ace`, `tricap` or `tricap.ace-centre`."""
        shown = (places.CENTRE, *(places.active(seat) for seat in seats))
        if not seats:
            return Event("none", None, 0, {"card": card}, shown)
        if len(seats) > 1:
            if card in ACES:
                return Event("tricap.ace-centre", None, 0, {"card": card}, shown)
            return Event("tricap", None, 0, {"card": card, "count": len(seats)}, shown)
        seat = seats[0]
        active = self.actives[seat]
        assert active is not None
        args = {"card": card, "active": active}
        return Event("adjacent.ace" if active in ACES else "adjacent", seat, 0, args, shown)

    def _take(self, log: list[Event] | None) -> TriCapState:
        """`one.capture`: the centre pile and the own active card."""
        seat = self.on_turn
        assert seat is not None
        active = self.actives[seat]
        assert active is not None
        pile = (*self.captured[seat], *self.centre, active)
        captured = (*self.captured[:seat], pile, *self.captured[seat + 1 :])
        actives = (*self.actives[:seat], None, *self.actives[seat + 1 :])
        if log is not None:
            won = len(self.centre) + 1
            log.append(Event("one.capture", seat, won, places=(places.captured(seat),)))
        if not self.hands[seat]:
            return self._draw_due(seat, self.hands, actives, captured, log)
        return TriCapState(self.late, "replace", seat, self.deck, (), self.hands, actives, captured)

    def _pass(self, log: list[Event] | None) -> TriCapState:
        """`one.pass`: the pile stays, and so does the active card (`pass.keeps-active`)."""
        seat = self.on_turn
        assert seat is not None
        if log is not None:
            shown = (places.CENTRE, places.active(seat))
            log.append(Event("one.pass", seat, 0, {"count": len(self.centre)}, shown))
        return self._centre_due(self.deck, self.centre, self.hands, self.actives, log)

    def _draw(self, log: list[Event] | None) -> TriCapState:
        """`redraw`: three cards; then the replacement or, if it already lies, the centre."""
        seat = self.on_turn
        assert seat is not None
        hands = (*self.hands[:seat], self.deck[:HAND], *self.hands[seat + 1 :])
        deck = self.deck[HAND:]
        if log is not None:
            log.append(Event("redraw", seat, places=places.hand_places(seat, HAND)))
        if self.actives[seat] is not None:
            return self._centre_due(deck, self.centre, hands, self.actives, log)
        return TriCapState(
            self.late, "replace", seat, deck, self.centre, hands, self.actives, self.captured
        )

    def _shuffle(self, cards: Cards) -> TriCapState:
        """`tricap`: the new order is dealt, three to seat 0 first; the centre pile stays."""
        dealt = HAND * self.seats
        hands = tuple(cards[at : at + HAND] for at in range(0, dealt, HAND))
        nobody = (None,) * self.seats
        return TriCapState(
            self.late, "lay", 0, cards[dealt:], self.centre, hands, nobody, self.captured
        )

    def _centre_due(
        self,
        deck: Cards,
        centre: Cards,
        hands: tuple[Cards, ...],
        actives: tuple[Card | None, ...],
        log: list[Event] | None,
    ) -> TriCapState:
        """A centre card is due; `end.deck` if none is left (`end.due`)."""
        phase: Phase = "centre"
        if not deck:
            phase = "over"
            if log is not None:
                log.append(Event("end.deck", None, 0, {"draws": 0}, (places.DECK,)))
        return TriCapState(self.late, phase, None, deck, centre, hands, actives, self.captured)

    def _draw_due(
        self,
        seat: Seat,
        hands: tuple[Cards, ...],
        actives: tuple[Card | None, ...],
        captured: tuple[Cards, ...],
        log: list[Event] | None,
    ) -> TriCapState:
        """Three cards are due to a seat; `end.deck` if fewer are left. The centre is empty."""
        phase: Phase = "draw"
        due: Seat | None = seat
        if len(self.deck) < HAND:
            phase, due = "over", None
            if log is not None:
                log.append(Event("end.deck", None, 0, {"draws": 1}, (places.DECK,)))
        return TriCapState(self.late, phase, due, self.deck, (), hands, actives, captured)

    def judge(self, move: Move) -> Verdict:
        """Say whether a text can be played here and, if not, which rule forbids it and why.

        What somebody tries is judged on the view of that seat: the verdict then says nothing, not
        even by refusing, about cards that the seat may not know.
        """
        return judge(self, move)

    def draw(self, rng: Random) -> Move:
        """The chance move that is due: what the deck fixes, or a new order for a shuffle."""
        if self.phase == "shuffle":
            cards = sorted(self.loose_cards())
            rng.shuffle(cards)
            return shuffle_text(cards)
        legal = self.legal_moves()
        if self.to_act != CHANCE or not legal:
            raise IllegalMove(self.judge_draw())
        return legal[0]

    def judge_draw(self) -> Verdict:
        """Say whether a card or a shuffle is due here and, if not, what is due."""
        if self.phase == "shuffle":
            return self.judge(shuffle_text(sorted(self.loose_cards())))
        legal = self.legal_moves()
        if self.to_act == CHANCE and legal:
            return self.judge(legal[0])
        return self.judge(f"centre {DECK[0]}")

    def view(self, seat: Seat | None) -> TriCapState:
        """Return what ``seat`` may know; None is somebody who only watches."""
        hands = tuple(
            [cards if whose == seat else hidden(cards) for whose, cards in enumerate(self.hands)]
        )
        actives = self.actives
        if self.phase == "lay":
            actives = tuple(
                [
                    card if card is None or whose == seat else UNKNOWN
                    for whose, card in enumerate(actives)
                ]
            )
        return TriCapState(
            self.late,
            self.phase,
            self.on_turn,
            hidden(self.deck),
            self.centre,
            hands,
            actives,
            self.captured,
        )

    def position(self) -> dict[str, object]:
        """The position as JSON."""
        return {
            "format": "tritables-position/1",
            "game": self.game,
            "options": {"redraw": "late" if self.late else "early"},
            "to_act": self.to_act,
            "phase": self.phase,
            "seat": self.on_turn if self.phase == "draw" else None,
            "deck": list(self.deck),
            "centre": list(self.centre),
            "seats": [
                {"hand": list(hand), "active": active, "captured": list(captured)}
                for hand, active, captured in zip(
                    self.hands, self.actives, self.captured, strict=True
                )
            ],
        }

    def _key(self) -> tuple[object, ...]:
        return (
            self.phase,
            self.on_turn,
            self.deck,
            self.centre,
            self.hands,
            self.actives,
            self.captured,
            self.late,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TriCapState):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return diagram(self)
