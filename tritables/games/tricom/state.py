"""The state of a TriCom round, and the one code path that plays a move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tritables.core.cards import RANK, Card
from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.values import changing, memo, remembered, value
from tritables.games.tricom import legal, telling
from tritables.games.tricom.deck import ACTIONS, JACK, KING, QUEEN, beginners, combination
from tritables.games.tricom.notation import (
    FILL_STOCK,
    LOTS,
    NONE,
    RESERVE,
    SHUFFLE,
    SKIP,
    STEPS,
    TAKE_STOCK,
    TURNS,
    USES,
    read_lots,
    read_shuffle,
    write_shuffle,
)
from tritables.games.tricom.side import Pile, Side, Tops

PHASES: Final = ("lots", "turn", "action", "fill", "take", "play", "shuffle", "over")
"""The phases of a round; in `lots`, `turn` and `shuffle` chance is to act."""

_ACTORS: Final = {"lots": CHANCE, "turn": CHANCE, "shuffle": CHANCE, "over": None}

_BARE: Final = (SHUFFLE, LOTS)
_BARE_MOVES: Final = {"lots": (LOTS,), "shuffle": (SHUFFLE,), "over": ()}

_PART_POINTS: Final = {KING: 1, QUEEN: 0, JACK: 0}


@value
class TriComState(State):
    """A position: each side's cards, whose turn it is, and how far that turn is.

    ``slot`` is the slot to be filled and ``drawn`` the card taken from the reserve, else None;
    ``begins`` is who began, None as long as lots are to be drawn.

    >>> from tritables import new
    >>> state = new("tricom", seed=1)
    >>> state.phase, state.to_act, len(state.legal_moves())
    ('turn', 'chance', 1)
    """

    game = "tricom"

    sides: tuple[Side, ...]
    flexible: bool
    target: int
    begins: Seat | None
    on_turn: Seat | None
    phase: str
    slot: int | None = None
    drawn: Card | None = None
    _legal: tuple[Move, ...] | None = memo()

    @property
    def seats(self) -> int:
        """Two or three players."""
        return len(self.sides)

    @property
    def to_act(self) -> Actor:
        """The seat on turn, ``"chance"`` when a card comes up, None when all hands are empty."""
        return _ACTORS.get(self.phase, self.on_turn)

    @property
    def mover(self) -> Seat:
        """The seat on turn; when it is nobody's turn it says nothing."""
        return self.on_turn or 0

    @property
    def own(self) -> Side:
        """The cards of the seat on turn; when it is nobody's turn it says nothing."""
        return self.sides[self.on_turn or 0]

    @property
    def result(self) -> Result | None:
        """Each seat's points less its reserve, once the round is over (`score.reserve`)."""
        if self.phase != "over":
            return None
        scores = tuple(side.score - len(side.reserve) for side in self.sides)
        best = max(scores)
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == best))

    def tied(self) -> tuple[Seat, ...]:
        """The seats among which lots are drawn (`start.lots`)."""
        return beginners([side.tops for side in self.sides])

    @remembered("_legal")
    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move of whoever is to act; a shuffle and lots as a bare word.

        In a view of somebody who cannot know them there are none.
        """
        phase, me = self.phase, self.on_turn or 0
        own = self.sides[me]
        if phase == "play":
            return legal.plays(own, self.drawn)
        if phase == "take":
            return legal.takes(own)
        if phase == "action":
            return legal.uses(self.sides, me, flexible=self.flexible)
        if phase == "turn":
            return TURNS[own.actions[0]]
        if phase == "fill":
            return legal.fills(own)
        return _BARE_MOVES[phase]

    def play(self, move: Move, log: list[Event] | None = None) -> TriComState:
        """Play a legal move; a shuffle names its cards and lots their seat."""
        known = self._legal
        if known is None:
            known = self.legal_moves()
        if move not in known or move in _BARE:
            verdict = self.judge(move)
            if verdict.move is None:
                raise IllegalMove(verdict)
        return _PLAY[self.phase](self, move, log)

    def _go_on(
        self,
        phase: str,
        side: Side,
        slot: int | None = None,
        drawn: Card | None = None,
    ) -> TriComState:
        """The same turn in a later phase, with the cards of the seat on turn changed."""
        return _later(self, _seated(self.sides, self.on_turn or 0, side), phase, slot, drawn)

    def _play_lots(self, move: Move, log: list[Event] | None) -> TriComState:
        """`start.tie`: the lot decides who begins."""
        seat = read_lots(move)
        if log is not None and seat is not None:
            log.append(telling.event("start.tie", seat))
        return self.but(begins=seat, on_turn=seat, phase="turn")

    def _play_turn(self, move: Move, log: list[Event] | None) -> TriComState:
        """`turn.action-first`: the next action card comes up."""
        own = self.own
        if log is not None:
            log.append(telling.turned_up(self.mover, own.actions[0]))
        return self._go_on("action", own.turned_up())

    def _play_action(self, move: Move, log: list[Event] | None) -> TriComState:
        if move == SKIP:
            return _later(self, self.sides, "take", None, None)
        use = USES[move]
        if use.count:
            return self._take_part(use.slot, use.count, log)
        if use.seat is None:
            return self._clear_own(use.slot, log)
        return self._clear_other(use.seat, use.slot, log)

    def _take_part(self, slot: int, count: int, log: list[Event] | None) -> TriComState:
        """`flexible.king`, `flexible.queen`, `flexible.jack`: some cards off an own pile."""
        own = self.own
        card = own.turned[-1]
        # flexible.uncovered: the card that comes to light was not placed, so nothing is combined.
        points = _PART_POINTS[RANK[card]]
        if log is not None:
            log.append(telling.part_taken(self.mover, card, slot, count, points))
        return self._go_on("take", own.lost(slot, count).scored(points))

    def _clear_own(self, slot: int, log: list[Event] | None) -> TriComState:
        """`action.king-queen`: a whole pile goes; what fills the gap is still to be chosen."""
        me, own = self.mover, self.own
        count = len(own.base[slot])
        if log is not None:
            log += telling.own_cleared(me, own.turned[-1], slot, count)
        side = own.cleared(slot).scored(count - 2)
        # fill.mandatory: the gap is filled if a card can fill it. Where none can it stays for good:
        # filling is part of the action (fill.only-now).
        if own.stock or own.reserve:
            return self._go_on("fill", side, slot)
        if log is not None:
            log.append(telling.left_empty(me, slot))
        return self._go_on("take", side)

    def _clear_other(self, seat: Seat, slot: int, log: list[Event] | None) -> TriComState:
        """`action.jack`: another's pile goes, and its stock fills the gap (`fill.jack`)."""
        me, own, other = self.mover, self.own, self.sides[seat]
        count = len(other.base[slot])
        if log is not None:
            log += telling.other_cleared(me, own.turned[-1], seat, slot, count)
        # three.jack-choice: one pile of one player goes, whichever the jack's user chooses.
        points = count - 2
        after = other.cleared(slot)
        if other.stock:
            new = other.stock[0]
            made = _combination(new, slot, other.tops)
            points += _worth(made)
            after = after.filled_from_stock(slot)
            if log is not None:
                log.append(telling.filled("fill.jack", seat, slot, new))
                if made:
                    log.append(telling.combined(me, made, seat, slot, other.tops))
        elif log is not None:
            log.append(telling.left_empty(seat, slot))
        sides = _seated(self.sides, seat, after)
        return self.but(sides=_seated(sides, me, own.scored(points)), phase="take")

    def _play_fill(self, move: Move, log: list[Event] | None) -> TriComState:
        """`fill.king-queen`: the reserve's top or the stock's fills the gap."""
        me, own, slot = self.mover, self.own, self.slot
        assert slot is not None
        stock = move == FILL_STOCK
        side = own.filled_from_stock(slot) if stock else own.filled_from_reserve(slot)
        new = side.tops[slot]
        made = _combination(new, slot, own.tops)
        if log is not None:
            log.append(telling.filled("fill.king-queen", me, slot, new))
            if made:
                log.append(telling.combined(me, made, me, slot, own.tops))
        return self._go_on("take", side.scored(_worth(made)))

    def _play_take(self, move: Move, log: list[Event] | None) -> TriComState:
        """`turn.take`, `reserve.take`: a card comes to the hand, or none with an empty stock."""
        me = self.on_turn or 0
        own = self.sides[me]
        if move == TAKE_STOCK:
            if log is not None:
                log.append(telling.drew(me))
            return self._go_on("play", own.drew())
        if move == NONE:
            if log is not None:
                log.append(telling.took_none(me))
            return _later(self, self.sides, "play", None, None)
        card = own.reserve[-1]
        if log is not None:
            log.append(telling.drew_from_reserve(me, card))
        return self._go_on("play", own.drew_from_reserve(), None, card)

    def _play_card(self, move: Move, log: list[Event] | None) -> TriComState:
        """A card from the hand goes on a base pile or on the reserve, and the turn is over."""
        me = self.on_turn or 0
        own = self.sides[me]
        step = STEPS[move]
        card, slot = step.card, step.slot
        if slot == RESERVE:
            if log is not None:
                log.append(telling.laid_off(me, card))
            return self._end_turn(me, own.laid_off(card), log)
        tops = own.tops
        made = _combination(card, slot, tops)
        # duo.with-combination: nothing rules out that both score. A card from the reserve is placed
        # by the same rule as any other (duo.from-reserve).
        duo = self._duo(card, me)
        if log is not None:
            log.append(telling.placed(me, card, slot, tops))
            if made:
                log.append(telling.combined(me, made, me, slot, tops))
            if duo:
                log.append(telling.doubled(me, card, slot, duo, self.sides))
        side = own.placed(card, slot).scored(_worth(made) + duo)
        return self._end_turn(me, side, log)

    def _duo(self, card: Card, me: Seat) -> int:
        """`score.duo`, `three.duo`: what it earns to place what lies in another's base."""
        # duo.visible: only the top card of a pile is in play, though others may look out under it.
        sides = self.sides
        if len(sides) == 2:
            return 2 if card in sides[1 - me].tops else 0
        return sum(card in side.tops for seat, side in enumerate(sides) if seat != me)

    def _end_turn(self, me: Seat, side: Side, log: list[Event] | None) -> TriComState:
        """The state after a turn: a shuffle, the next seat with cards in hand, or the end."""
        sides = _seated(self.sides, me, side)
        if not side.hand:
            if not any(one.hand for one in sides):
                if log is not None:
                    log += telling.counted(sides)
                return _turned_over(self, sides, None, "over", None)
            # end.idle-reserve: what lies in the reserve then stays there and counts against it.
            if log is not None:
                log.append(telling.done(me))
        # action.reshuffle: the rule sheet makes no exception for a player who has no card left.
        if not side.actions:
            return _turned_over(self, sides, me, "shuffle", None)
        return self._pass_on(sides, me)

    def _pass_on(self, sides: tuple[Side, ...], me: Seat) -> TriComState:
        """`three.order`, `end.solo`: the next seat clockwise that still has cards in hand."""
        count = len(sides)
        seat = (me + 1) % count
        while not sides[seat].hand:
            seat = (seat + 1) % count
        return _turned_over(self, sides, seat, "turn", None)

    def _play_shuffle(self, move: Move, log: list[Event] | None) -> TriComState:
        """`action.reshuffle`: the turned cards become the new action pile."""
        me = self.mover
        if log is not None:
            log.append(telling.reshuffled(me))
        side = self.own.reshuffled(read_shuffle(move) or ())
        return self._pass_on(_seated(self.sides, me, side), me)

    def draw(self, rng: Random) -> Move:
        """Draw what is due: the next action card, a new order of all twelve, or a lot."""
        if self.phase == "lots":
            return f"{LOTS} {rng.choice(self.tied())}"
        if self.phase == "shuffle":
            cards = list(ACTIONS)
            rng.shuffle(cards)
            return write_shuffle(cards)
        return f"turn {self.own.actions[0]}"

    def view(self, seat: Seat | None) -> TriComState:
        """Everything but face-down cards, others' hands, and what lies under a reserve's top.

        >>> from tritables import new
        >>> [side.hand for side in new("tricom", seed=1).view(None).sides]
        [('??', '??', '??'), ('??', '??', '??')]
        """
        sides = tuple(
            side.seen(own=nth == seat, drawn=self.drawn if nth == self.on_turn else None)
            for nth, side in enumerate(self.sides)
        )
        return self.but(sides=sides)

    def house_rules(self) -> dict[str, object]:
        """The house rules: flexible action cards or not, and the points that win a match."""
        return {"flexible": self.flexible, "target": self.target}

    def body(self) -> dict[str, object]:
        """The keys that only a position of TriCom has (``position.json`` of its folder)."""
        return {
            "to_act": self.to_act,
            "on_turn": self.on_turn,
            "phase": self.phase,
            "begins": self.begins,
            "slot": self.slot,
            "drawn": self.drawn,
            "seats": [side.as_json() for side in self.sides],
        }


_later = changing(TriComState, "sides", "phase", "slot", "drawn")
_turned_over = changing(TriComState, "sides", "on_turn", "phase", "drawn")


def _seated(sides: tuple[Side, ...], seat: Seat, side: Side) -> tuple[Side, ...]:
    """The sides with one of them changed."""
    if len(sides) == 2:
        return (sides[0], side) if seat else (side, sides[1])
    return (*sides[:seat], side, *sides[seat + 1 :])


def _combination(new: Card, slot: int, tops: Tops) -> Pile:
    """The trio or quartet that a new card on a slot makes with the three other visible ones."""
    return combination(new, tops[:slot] + tops[slot + 1 :])


def _worth(made: Pile) -> int:
    """`score.trio`, `score.quartet`: 1 for three cards, 2 for four."""
    return len(made) - 2 if made else 0


_PLAY: Final[dict[str, Callable[[TriComState, Move, list[Event] | None], TriComState]]] = {
    "lots": TriComState._play_lots,
    "turn": TriComState._play_turn,
    "action": TriComState._play_action,
    "fill": TriComState._play_fill,
    "take": TriComState._play_take,
    "play": TriComState._play_card,
    "shuffle": TriComState._play_shuffle,
}
