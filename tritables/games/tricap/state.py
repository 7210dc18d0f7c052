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
from typing import Final, Literal, TypeVar

from tritables.core.cards import DECK, UNKNOWN, Card, hidden, shown
from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.values import derived, value
from tritables.games.tricap import places
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
T = TypeVar("T")

HAND: Final = 3
"""The number of cards that a seat is dealt, and takes at once (`setup.three-each`, `redraw`)."""

MAJORITY: Final = len(DECK) // 2
"""A seat that captured more cards than this has the majority of the deck (`goal.captures`)."""

ALL: Final = frozenset(DECK)
_CHANCE_PHASES: Final = frozenset(("centre", "draw", "shuffle"))
_SHUFFLES: Final = (SHUFFLE,)


@value
class TriCapState(State):
    """A position: what is due (``phase``), from whom, and where all the cards lie.

    ``deck`` starts with the card that comes off next; ``centre`` ends with the card on top.
    ``hands``, ``actives`` and ``captured`` hold an entry for each seat. ``late`` says when the
    three new cards are taken (`redraw.late`).

    >>> from tritables.games.tricap import position
    >>> state = position(hands="3C QH / 2D 7C", actives="JS / 8C", deck="10H")
    >>> state.phase, state.play("centre 10H").to_act
    ('centre', 0)
    """

    game = "tricap"

    late: bool
    phase: Phase
    on_turn: Seat | None
    deck: Cards
    centre: Cards
    hands: tuple[Cards, ...]
    actives: tuple[Card | None, ...]
    captured: tuple[Cards, ...]
    seats: int = derived(lambda state: len(state.hands))

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
        # end.centre: the centre pile is nobody's. end.winner: the rule sheet asks for a majority;
        # where nobody has one, the most cards come closest to it.
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
        """The number of cards that a Tricap shuffles: the deck, all hands and all active cards."""
        return len(DECK) - len(self.centre) - sum(map(len, self.captured))

    def loose_cards(self) -> frozenset[Card]:
        """The cards that a Tricap shuffles.

        They are those that lie neither in the centre nor on a captured pile, which everybody knows.
        """
        return ALL.difference(self.centre, *self.captured)

    def shuffles(self, move: Move) -> bool:
        """True if a text is a shuffle of all the cards that a Tricap shuffles (`tricap`)."""
        word, *cards = move.split(" ")
        return (
            self.phase == "shuffle"
            and word == SHUFFLE
            and len(cards) == self.loose()
            and self.loose_cards() == frozenset(cards)
        )

    def legal_moves(self) -> Sequence[Move]:
        """Every legal move; a view lists those that its seat knows enough to name."""
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

    # What is done, move by move.

    def _lay(self, card: Card, log: list[Event] | None) -> TriCapState:
        """`round.lay`: a card face down; the last one turns them all up."""
        assert self.on_turn is not None
        following = self.on_turn + 1
        if following < self.seats:
            return self._laid(card, "lay", following)
        if log is not None:
            turned = tuple(map(places.active, range(self.seats)))
            log.append(Event("round.lay", None, places=turned))
        return self._laid(card, "centre", None)._centre_due(log)

    def _replace(self, card: Card, log: list[Event] | None) -> TriCapState:
        """`one.replace`: a new active card, face up at once (`replace.face-up`)."""
        seat = self.on_turn
        assert seat is not None
        if log is not None:
            log.append(Event("one.replace", seat, 0, {"card": shown(card)}, (places.active(seat),)))
        # redraw.late: an empty hand draws at its next capture, to replace; else it draws at once.
        laid = self._laid(card, "centre", None)
        if self.late or laid.hands[seat]:
            return laid._centre_due(log)
        return laid._draw_due(seat, log)

    def _turn_up(self, log: list[Event] | None) -> TriCapState:
        """`round.centre`, and what it leads to: `none`, one seat that may take, or `tricap`."""
        card, deck = self.deck[0], self.deck[1:]
        near = NEAR[card]
        seats = [seat for seat, active in enumerate(self.actives) if active in near]
        if log is not None:
            log.append(self._tell_centre(card, seats))
        return self.but(deck=deck)._turned(card, seats, log)

    def turned(self, card: Card, seats: Sequence[Seat]) -> TriCapState:
        """The state after a centre card to which the active cards of some seats are adjacent.

        Those may be cards that a view does not show. The deck still has the card.
        """
        return self.but(deck=self.deck[1:])._turned(card, seats, None)

    def _turned(self, card: Card, seats: Sequence[Seat], log: list[Event] | None) -> TriCapState:
        centre = (*self.centre, card)
        if len(seats) == 1:
            return self.but(phase="capture", on_turn=seats[0], centre=centre)
        # Several adjacent seats are a Tricap; so is an ace in the centre, which is adjacent to all
        # (tricap.ace-centre).
        turned = self.but(centre=centre)
        return turned._tricap_due(log) if seats else turned._centre_due(log)

    def _take(self, log: list[Event] | None) -> TriCapState:
        """`one.capture`: the centre pile and the own active card."""
        seat = self.on_turn
        assert seat is not None
        if log is not None:
            active = self.actives[seat]
            assert active is not None
            args = {"card": shown(self.centre[-1]), "active": shown(active)}
            won = len(self.centre) + 1
            log.append(Event("one.capture", seat, won, args, (places.captured(seat),)))
        taken = self._taken(seat)
        return taken if self.hands[seat] else taken._draw_due(seat, log)

    def _pass(self, log: list[Event] | None) -> TriCapState:
        """`one.pass`: the pile stays, and so does the active card (`pass.keeps-active`)."""
        seat = self.on_turn
        assert seat is not None
        if log is not None:
            where = (places.CENTRE, places.active(seat))
            log.append(Event("one.pass", seat, 0, {"count": len(self.centre)}, where))
        return self._centre_due(log)

    def _draw(self, log: list[Event] | None) -> TriCapState:
        """`redraw`: three cards; then the replacement or, if it already lies, the centre."""
        seat = self.on_turn
        assert seat is not None
        if log is not None:
            log.append(Event("redraw", seat, places=places.hand_places(seat, HAND)))
        drawn = self._drew(seat)
        return drawn if self.actives[seat] is None else drawn._centre_due(log)

    def _shuffle(self, cards: Cards) -> TriCapState:
        """`tricap`: the new order is dealt, three to seat 0 first; the centre pile stays."""
        dealt = HAND * self.seats
        hands = tuple(cards[at : at + HAND] for at in range(0, dealt, HAND))
        nobody = (None,) * self.seats
        return self.but(phase="lay", on_turn=0, deck=cards[dealt:], hands=hands, actives=nobody)

    # Where the cards then lie, with what is due if nothing comes between.

    def _laid(self, card: Card, phase: Phase, on_turn: Seat | None) -> TriCapState:
        """A card of the seat on turn went from its hand to its active card."""
        seat = self.on_turn
        assert seat is not None
        hand = self.hands[seat]
        at = hand.index(card)
        hands = _with(self.hands, seat, hand[:at] + hand[at + 1 :])
        actives = _with(self.actives, seat, card)
        return self.but(phase=phase, on_turn=on_turn, hands=hands, actives=actives)

    def _taken(self, seat: Seat) -> TriCapState:
        """The centre pile and a seat's active card went to its captured pile."""
        active = self.actives[seat]
        assert active is not None
        pile = (*self.captured[seat], *self.centre, active)
        actives = _with(self.actives, seat, None)
        captured = _with(self.captured, seat, pile)
        return self.but(phase="replace", centre=(), actives=actives, captured=captured)

    def _drew(self, seat: Seat) -> TriCapState:
        """The top three of the deck went to a seat's hand."""
        hands = _with(self.hands, seat, self.deck[:HAND])
        return self.but(phase="replace", deck=self.deck[HAND:], hands=hands)

    # What is due then.

    def _centre_due(self, log: list[Event] | None) -> TriCapState:
        """A centre card is due; `end.deck` if none is left (`end.due`)."""
        # end.due: the game is not over when the deck runs out, but when a card of it is due.
        if not self.deck:
            return self._over(log, "end.deck", draws=0)
        return self if self.phase == "centre" else self.but(phase="centre", on_turn=None)

    def _draw_due(self, seat: Seat, log: list[Event] | None) -> TriCapState:
        """Three cards are due to a seat; `end.deck` if fewer are left."""
        if len(self.deck) >= HAND:
            return self.but(phase="draw", on_turn=seat)
        return self._over(log, "end.deck", draws=1)

    def _tricap_due(self, log: list[Event] | None) -> TriCapState:
        """All is shuffled; `end.after-tricap` if that does not give three to everyone."""
        loose, needed = self.loose(), HAND * self.seats
        if loose >= needed:
            return self.but(phase="shuffle", on_turn=None)
        return self._over(log, "end.after-tricap", count=loose, needed=needed)

    def _over(self, log: list[Event] | None, rule: str, **args: int) -> TriCapState:
        if log is not None:
            log.append(Event(rule, None, 0, args, (places.DECK,)))
        return self.but(phase="over", on_turn=None)

    def _tell_centre(self, card: Card, seats: list[Seat]) -> Event:
        """`none`, `adjacent`, `adjacent.ace`, `tricap` or `tricap.ace-centre`."""
        if not seats:
            return Event("none", None, 0, {"card": shown(card)}, (places.CENTRE,))
        where = (places.CENTRE, *map(places.active, seats))
        if len(seats) > 1:
            if card in ACES:
                return Event("tricap.ace-centre", None, 0, {"card": shown(card)}, where)
            return Event("tricap", None, 0, {"card": shown(card), "count": len(seats)}, where)
        seat = seats[0]
        active = self.actives[seat]
        assert active is not None
        args = {"card": shown(card), "active": shown(active)}
        return Event("adjacent.ace" if active in ACES else "adjacent", seat, 0, args, where)

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
        return self.but(deck=hidden(self.deck), hands=hands, actives=actives)

    def house_rules(self) -> dict[str, object]:
        """The house rule that says when three new cards are taken."""
        return {"redraw": "late" if self.late else "early"}

    def body(self) -> dict[str, object]:
        """The keys that only a position of Tri-Cap has (``position.json`` of its folder)."""
        seats = zip(self.hands, self.actives, self.captured, strict=True)
        return {
            "to_act": self.to_act,
            "phase": self.phase,
            "seat": self.on_turn if self.phase == "draw" else None,
            "deck": list(self.deck),
            "centre": list(self.centre),
            "seats": [
                {"hand": list(hand), "active": active, "captured": list(captured)}
                for hand, active, captured in seats
            ],
        }


def _with(entries: tuple[T, ...], seat: Seat, entry: T) -> tuple[T, ...]:
    """The same entries of all seats but for one."""
    return (*entries[:seat], entry, *entries[seat + 1 :])
