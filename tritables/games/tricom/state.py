"""The state of a TriCom round, and the one code path that plays a move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tritables.core.cards import RANK, UNKNOWN, Card
from tritables.core.errors import IllegalMove
from tritables.core.events import Event
from tritables.core.state import CHANCE, Actor, Move, Result, Seat, State
from tritables.core.verdicts import Verdict
from tritables.games.tricom import places
from tritables.games.tricom.deck import (
    ACTIONS,
    BESIDE,
    FITS,
    JACK,
    KING,
    NEIGHBOURS,
    QUEEN,
    SLOTS,
    beginners,
    combination,
)
from tritables.games.tricom.diagram import diagram
from tritables.games.tricom.judge import judge, judge_draw
from tritables.games.tricom.notation import (
    FILL_RESERVE,
    FILL_STOCK,
    LOTS,
    NONE,
    OTHER_USES,
    OWN_USES,
    PART,
    PART_USES,
    PLACINGS,
    RESERVE,
    SHUFFLE,
    SKIP,
    STEPS,
    TAKE_RESERVE,
    TAKE_STOCK,
    TURNED,
    TURNS,
    USES,
    read_lots,
    read_shuffle,
    write_shuffle,
)
from tritables.games.tricom.side import Pile, Side, Tops
from tritables.games.tricom.words import shown, shown_all

PHASES: Final = ("lots", "turn", "action", "fill", "take", "play", "shuffle", "over")
"""What a round runs through; in `lots`, `turn` and `shuffle` chance is to act."""

_ACTORS: Final = {"lots": CHANCE, "turn": CHANCE, "shuffle": CHANCE, "over": None}

_PART_RULES: Final = {KING: "flexible.king", QUEEN: "flexible.queen", JACK: "flexible.jack"}
_PART_POINTS: Final = {KING: 1, QUEEN: 0, JACK: 0}

_FILLS: Final = {
    (True, True): (FILL_RESERVE, FILL_STOCK),
    (True, False): (FILL_RESERVE,),
    (False, True): (FILL_STOCK,),
}
_TAKES: Final = {
    (True, True): (TAKE_STOCK, TAKE_RESERVE),
    (True, False): (TAKE_STOCK,),
    (False, True): (NONE, TAKE_RESERVE),
    (False, False): (NONE,),
}


def fitting(card: Card, tops: Tops) -> int:
    """The slots on which a card may be placed, as bits (`place.equal`, `place.suit-run`).

    A slot needs a pile (`place.on-pile`) and, in a neighbouring slot, a card that fits
    (`place.own-pile`). Slots 0 and 3 are the neighbours of 1 and 2, and the other way round.

    >>> bin(fitting("6D", ("8H", "4H", "AS", "6S")))  # slots 1 and 2 lie beside the 6S
    '0b110'
    """
    fits = FITS[card]
    one, two, three, four = tops
    slots = 0
    if one in fits or four in fits:
        slots = (2 if two else 0) | (4 if three else 0)
    if two in fits or three in fits:
        slots |= (1 if one else 0) | (8 if four else 0)
    return slots


class TriComState(State):
    """A position: each side's cards, whose turn it is, and how far that turn is.

    ``slot`` is the slot to be filled and ``drawn`` the card taken from the reserve, else None;
    ``begins`` is who began, None as long as lots are to be drawn.

    >>> from tritables.games.tricom.game import GAME
    >>> state = GAME.new(seed=1)
    >>> state.phase, state.to_act, len(state.legal_moves())
    ('turn', 'chance', 1)
    """

    __slots__ = (
        "_legal",
        "begins",
        "drawn",
        "flexible",
        "on_turn",
        "own",
        "phase",
        "seats",
        "sides",
        "slot",
        "target",
        "to_act",
    )

    game = "tricom"

    to_act: Actor
    """The seat on turn, ``"chance"`` when a card comes up, None when all hands are empty."""

    own: Side
    """The cards of the seat on turn; when it is nobody's turn it says nothing."""

    def __init__(
        self,
        sides: tuple[Side, ...],
        flexible: bool,
        target: int,
        begins: Seat | None,
        on_turn: Seat | None,
        phase: str,
        slot: int | None = None,
        drawn: Card | None = None,
    ) -> None:
        self.sides = sides
        self.seats = len(sides)
        self.flexible = flexible
        self.target = target
        self.begins = begins
        self.on_turn = on_turn
        self.phase = phase
        self.slot = slot
        self.drawn = drawn
        self.to_act = _ACTORS.get(phase, on_turn)
        self.own = sides[on_turn or 0]
        self._legal: tuple[Move, ...] | None = None

    @property
    def result(self) -> Result | None:
        """Each seat's points less its reserve, once the round is over (`score.reserve`)."""
        if self.phase != "over":
            return None
        scores = tuple(side.score - len(side.reserve) for side in self.sides)
        best = max(scores)
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score == best))

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move of whoever is to act; a shuffle and lots as a bare word.

        In a view of somebody who cannot know them there are none.
        """
        if self._legal is None:
            self._legal = _LEGAL[self.phase](self)
        return self._legal

    def _legal_lots(self) -> tuple[Move, ...]:
        return (LOTS,)

    def _legal_turn(self) -> tuple[Move, ...]:
        return TURNS[self.own.actions[0]]

    def _legal_action(self) -> tuple[Move, ...]:
        """`action.king-queen`, `action.jack` and their flexible kin; or not at all."""
        me = self.on_turn
        own = self.own
        card = own.turned[-1]
        suit = card[-1]
        rank = RANK[card]
        moves = [SKIP]
        if rank != JACK or self.flexible:
            part = PART[rank] if self.flexible else 99
            for slot in SLOTS:
                # An empty slot's top is an empty text, which ends with no suit.
                if own.tops[slot].endswith(suit) and len(own.base[slot]) > 1:
                    if rank != JACK:
                        moves.append(OWN_USES[slot])
                    if len(own.base[slot]) > part:
                        moves.append(PART_USES[rank][slot])
        if rank == JACK:
            for seat, side in enumerate(self.sides):
                if seat == me:
                    continue
                tops, base = side.tops, side.base
                for slot in SLOTS:
                    if tops[slot].endswith(suit) and len(base[slot]) > 1:
                        moves.append(OTHER_USES[seat][slot])
        return tuple(moves)

    def _legal_fill(self) -> tuple[Move, ...]:
        own = self.own
        return _FILLS[bool(own.reserve), bool(own.stock)]

    def _legal_take(self) -> tuple[Move, ...]:
        own = self.own
        reserve = own.reserve
        fits = bool(reserve and fitting(reserve[-1], own.tops))
        return _TAKES[bool(own.stock), fits]

    def _legal_play(self) -> tuple[Move, ...]:
        own = self.own
        tops = own.tops
        drawn = self.drawn
        if drawn is not None:
            return PLACINGS[drawn][fitting(drawn, tops)]
        if own.hand[-1] == UNKNOWN:
            return ()
        moves: list[Move] = []
        one, two, three, four = tops
        outer = (2 if two else 0) | (4 if three else 0)
        inner = (1 if one else 0) | (8 if four else 0)
        for card in own.hand:
            # As in `fitting`, written out here because most of a game's time goes by here.
            fits = FITS[card]
            slots = outer if one in fits or four in fits else 0
            if two in fits or three in fits:
                slots |= inner
            moves += PLACINGS[card][slots]
        return tuple(moves)

    def _legal_shuffle(self) -> tuple[Move, ...]:
        return (SHUFFLE,)

    def _legal_over(self) -> tuple[Move, ...]:
        return ()

    def tied(self) -> tuple[Seat, ...]:
        """The seats among which lots are drawn (`start.lots`)."""
        return beginners([side.tops for side in self.sides])

    def play(self, move: Move, log: list[Event] | None = None) -> TriComState:
        """Play a legal move; a shuffle names its cards and lots their seat."""
        legal = self._legal
        if legal is None:
            legal = self.legal_moves()
        if move not in legal or move in (SHUFFLE, LOTS):
            verdict = self.judge(move)
            if verdict.move is None:
                raise IllegalMove(verdict)
        return _PLAY[self.phase](self, move, log)

    def _with(
        self,
        seat: Seat,
        side: Side,
        phase: str,
        slot: int | None = None,
        drawn: Card | None = None,
    ) -> TriComState:
        """The same turn in a later phase, with one side changed."""
        return TriComState(
            _seated(self.sides, seat, side),
            self.flexible,
            self.target,
            self.begins,
            self.on_turn,
            phase,
            slot,
            drawn,
        )

    def _play_lots(self, move: Move, log: list[Event] | None) -> TriComState:
        """`start.tie`: the lot decides who begins."""
        seat = read_lots(move)
        if log is not None and seat is not None:
            log.append(_event("start.tie", seat))
        return TriComState(self.sides, self.flexible, self.target, seat, seat, "turn")

    def _play_turn(self, move: Move, log: list[Event] | None) -> TriComState:
        """`turn.action-first`: the next action card comes up."""
        me, own = self.on_turn, self.own
        assert me is not None
        card = TURNED[move]
        if log is not None:
            log.append(_event("turn.action-first", me, at=(places.turned(me),), card=shown(card)))
        side = Side(
            own.stock,
            own.actions[1:],
            (*own.turned, card),
            own.hand,
            own.reserve,
            own.base,
            own.away,
            own.score,
            own.tops,
        )
        return self._with(me, side, "action")

    def _play_action(self, move: Move, log: list[Event] | None) -> TriComState:
        me = self.on_turn
        assert me is not None
        if move == SKIP:
            return TriComState(self.sides, self.flexible, self.target, self.begins, me, "take")
        use = USES[move]
        if use.count:
            return self._take_part(use.slot, use.count, log)
        if use.seat is None:
            return self._clear_own(use.slot, log)
        return self._clear_other(use.seat, use.slot, log)

    def _take_part(self, slot: int, count: int, log: list[Event] | None) -> TriComState:
        """`flexible.king`, `flexible.queen`, `flexible.jack`: some cards off an own pile."""
        me, own = self.on_turn, self.own
        assert me is not None
        card = own.turned[-1]
        rank = RANK[card]
        points = _PART_POINTS[rank]
        pile = own.base[slot][:-count]
        if log is not None:
            at = (places.turned(me), places.base(me, slot))
            rule = _PART_RULES[rank]
            log.append(_event(rule, me, points, at, card=shown(card), count=count))
        side = own.with_pile(slot, pile, own.away + count, own.score + points, own.stock)
        return self._with(me, side, "take")

    def _clear_own(self, slot: int, log: list[Event] | None) -> TriComState:
        """`action.king-queen`: a whole pile goes; what fills the gap is still to be chosen."""
        me, own = self.on_turn, self.own
        assert me is not None
        count = len(own.base[slot])
        if log is not None:
            at = (places.turned(me), places.base(me, slot))
            card = shown(own.turned[-1])
            log.append(_event("action.king-queen", me, at=at, card=card, count=count))
            log.append(_event("action.score", me, count - 2, at, count=count))
        side = own.with_pile(slot, (), own.away + count, own.score + count - 2, own.stock)
        if own.stock or own.reserve:
            return self._with(me, side, "fill", slot)
        if log is not None:
            log.append(_event("fill.none", me, at=(places.base(me, slot),)))
        return self._with(me, side, "take")

    def _clear_other(self, seat: Seat, slot: int, log: list[Event] | None) -> TriComState:
        """`action.jack`: another's pile goes, and its stock fills the gap (`fill.jack`)."""
        me, own, other = self.on_turn, self.own, self.sides[seat]
        assert me is not None
        count = len(other.base[slot])
        points = count - 2
        here = places.base(seat, slot)
        if log is not None:
            at = (places.turned(me), here)
            card, whose = shown(own.turned[-1]), seat + 1
            log.append(_event("action.jack", me, at=at, card=card, count=count, other=whose))
            log.append(_event("action.score", me, points, at, count=count))
        pile: Pile = ()
        if other.stock:
            new = other.stock[0]
            pile = (new,)
            made = combination(new, _others(other.tops, slot))
            points += _worth(made)
            if log is not None:
                log.append(_event("fill.jack", seat, at=(here,), card=shown(new)))
                self._tell_combination(made, seat, slot, other.tops, log)
        elif log is not None:
            log.append(_event("fill.none", seat, at=(here,)))
        side = other.with_pile(slot, pile, other.away + count, other.score, other.stock[1:])
        after = self._with(seat, side, "take")
        return after._with(me, own.with_score(points), "take") if points else after

    def _play_fill(self, move: Move, log: list[Event] | None) -> TriComState:
        """`fill.king-queen`: the reserve's top or the stock's fills the gap."""
        me, own, slot = self.on_turn, self.own, self.slot
        assert me is not None
        assert slot is not None
        stock, reserve = own.stock, own.reserve
        if move == FILL_STOCK:
            new, stock = stock[0], stock[1:]
        else:
            new, reserve = reserve[-1], reserve[:-1]
        made = combination(new, _others(own.tops, slot))
        if log is not None:
            at = (places.base(me, slot),)
            log.append(_event("fill.king-queen", me, at=at, card=shown(new)))
            self._tell_combination(made, me, slot, own.tops, log)
        side = Side(
            stock,
            own.actions,
            own.turned,
            own.hand,
            reserve,
            (*own.base[:slot], (new,), *own.base[slot + 1 :]),  # type: ignore[arg-type]
            own.away,
            own.score + _worth(made),
        )
        return self._with(me, side, "take")

    def _play_take(self, move: Move, log: list[Event] | None) -> TriComState:
        """`turn.take`, `reserve.take`: a card comes to the hand, or none with an empty stock."""
        me, own = self.on_turn, self.own
        assert me is not None
        if move == NONE:
            if log is not None:
                log.append(_event("end.stock-empty", me, at=(places.stock(me),)))
            return self._with(me, own, "play")
        stock, reserve, drawn = own.stock, own.reserve, None
        if move == TAKE_STOCK:
            new, stock = stock[0], stock[1:]
            if log is not None:
                log.append(_event("turn.take", me, at=(places.stock(me),)))
        else:
            new = drawn = reserve[-1]
            reserve = reserve[:-1]
            if log is not None:
                at = (places.reserve(me),)
                log.append(_event("reserve.take", me, at=at, card=shown(new)))
        side = Side(
            stock,
            own.actions,
            own.turned,
            (*own.hand, new),
            reserve,
            own.base,
            own.away,
            own.score,
            own.tops,
        )
        return self._with(me, side, "play", None, drawn)

    def _play_card(self, move: Move, log: list[Event] | None) -> TriComState:
        """A card from the hand goes on a base pile or on the reserve, and the turn is over."""
        me, own = self.on_turn, self.own
        assert me is not None
        step = STEPS[move]
        card, slot = step.card, step.slot
        at = own.hand.index(card)
        hand = own.hand[:at] + own.hand[at + 1 :]
        if slot == RESERVE:
            if log is not None:
                where = (places.reserve(me),)
                log.append(_event("reserve.only-unplaceable", me, at=where, card=shown(card)))
            side = Side(
                own.stock,
                own.actions,
                own.turned,
                hand,
                (*own.reserve, card),
                own.base,
                own.away,
                own.score,
                own.tops,
            )
            return self._end_turn(me, side, log)
        tops, base = own.tops, own.base
        made = combination(card, _others(tops, slot))
        points = _worth(made)
        duo = self._duo(card, me)
        if log is not None:
            self._tell_placing(card, slot, log)
            self._tell_combination(made, me, slot, tops, log)
            if duo:
                self._tell_duo(card, slot, duo, log)
        side = Side(
            own.stock,
            own.actions,
            own.turned,
            hand,
            own.reserve,
            (*base[:slot], (*base[slot], card), *base[slot + 1 :]),  # type: ignore[arg-type]
            own.away,
            own.score + points + duo,
            (*tops[:slot], card, *tops[slot + 1 :]),  # type: ignore[arg-type]
        )
        return self._end_turn(me, side, log)

    def _duo(self, card: Card, me: Seat) -> int:
        """`score.duo`, `three.duo`: what it earns to place what lies in another's base."""
        sides = self.sides
        if len(sides) == 2:
            return 2 if card in sides[1 - me].tops else 0
        return sum(card in side.tops for seat, side in enumerate(sides) if seat != me)

    def _end_turn(self, me: Seat, side: Side, log: list[Event] | None) -> TriComState:
        """What follows a turn: a shuffle, the next seat with cards in hand, or the end."""
        sides = _seated(self.sides, me, side)
        if not side.hand:
            if not any(one.hand for one in sides):
                if log is not None:
                    _tell_reserves(sides, log)
                return TriComState(sides, self.flexible, self.target, self.begins, None, "over")
            if log is not None:
                log.append(_event("end.solo", me))
        if not side.actions:
            return TriComState(sides, self.flexible, self.target, self.begins, me, "shuffle")
        return self._pass_on(sides, me)

    def _pass_on(self, sides: tuple[Side, ...], me: Seat) -> TriComState:
        """`three.order`, `end.solo`: the next seat clockwise that still has cards in hand."""
        count = len(sides)
        seat = (me + 1) % count
        while not sides[seat].hand:
            seat = (seat + 1) % count
        return TriComState(sides, self.flexible, self.target, self.begins, seat, "turn")

    def _play_shuffle(self, move: Move, log: list[Event] | None) -> TriComState:
        """`action.reshuffle`: the turned cards become the new action pile."""
        me, own = self.on_turn, self.own
        assert me is not None
        if log is not None:
            log.append(_event("action.reshuffle", me, at=(places.actions(me),)))
        side = Side(
            own.stock,
            read_shuffle(move) or (),
            (),
            own.hand,
            own.reserve,
            own.base,
            own.away,
            own.score,
            own.tops,
        )
        return self._pass_on(_seated(self.sides, me, side), me)

    # What the log says; nothing of this runs when nobody asks.

    def _tell_placing(self, card: Card, slot: int, log: list[Event]) -> None:
        """By which of the place rules a card may lie there, and beside which card."""
        me, tops = self.on_turn, self.own.tops
        assert me is not None
        found = [(BESIDE[card, tops[at]], at) for at in NEIGHBOURS[slot] if tops[at] in FITS[card]]
        order = ("place.equal", "place.suit-run", "place.ace-ten")
        rule, at = min(found, key=lambda one: order.index(one[0]))
        where = (places.base(me, slot), places.base(me, at))
        log.append(_event(rule, me, at=where, card=shown(card), beside=shown(tops[at])))

    def _tell_combination(
        self, made: Pile, seat: Seat, slot: int, tops: Tops, log: list[Event]
    ) -> None:
        """`score.trio`, `score.quartet`, `fill.score`: the points go to the seat on turn."""
        if made:
            me = self.on_turn
            assert me is not None
            at = (places.base(seat, slot), *(places.base(seat, tops.index(c)) for c in made[1:]))
            cards = shown_all(made)
            if len(made) == 4:
                log.append(_event("score.quartet", me, 2, at, cards=cards))
            else:
                log.append(_event("score.trio", me, 1, at, cards=cards))

    def _tell_duo(self, card: Card, slot: int, points: int, log: list[Event]) -> None:
        me = self.on_turn
        assert me is not None
        others = [
            places.base(seat, side.tops.index(card))
            for seat, side in enumerate(self.sides)
            if seat != me and card in side.tops
        ]
        rule = "score.duo" if len(self.sides) == 2 else "three.duo"
        log.append(_event(rule, me, points, (places.base(me, slot), *others), card=shown(card)))

    def judge(self, move: Move) -> Verdict:
        """Say whether a text can be played here and, if not, which rule forbids it and why."""
        return judge(self, move)

    def draw(self, rng: Random) -> Move:
        """Draw what is due: the next action card, a new order of all twelve, or a lot."""
        if self.phase == "lots":
            return f"{LOTS} {rng.choice(self.tied())}"
        if self.phase == "shuffle":
            cards = list(ACTIONS)
            rng.shuffle(cards)
            return write_shuffle(cards)
        return f"turn {self.own.actions[0]}"

    def judge_draw(self) -> Verdict:
        """Say whether chance is to act here and, if not, what is due."""
        return judge_draw(self)

    def view(self, seat: Seat | None) -> TriComState:
        """Everything but face-down cards, others' hands, and what lies under a reserve's top.

        >>> from tritables.games.tricom.game import GAME
        >>> [side.hand for side in GAME.new(seed=1).view(None).sides]
        [('??', '??', '??'), ('??', '??', '??')]
        """
        sides = tuple(
            side.seen(own=nth == seat, drawn=self.drawn if nth == self.on_turn else None)
            for nth, side in enumerate(self.sides)
        )
        return TriComState(
            sides,
            self.flexible,
            self.target,
            self.begins,
            self.on_turn,
            self.phase,
            self.slot,
            self.drawn,
        )

    def position(self) -> dict[str, object]:
        """The position as JSON."""
        return {
            "format": "tritables-position/1",
            "game": self.game,
            "options": {"flexible": self.flexible, "target": self.target},
            "to_act": self.to_act,
            "on_turn": self.on_turn,
            "phase": self.phase,
            "begins": self.begins,
            "slot": self.slot,
            "drawn": self.drawn,
            "seats": [side.as_json() for side in self.sides],
        }

    def _key(self) -> tuple[object, ...]:
        return (
            self.sides,
            self.flexible,
            self.target,
            self.begins,
            self.on_turn,
            self.phase,
            self.slot,
            self.drawn,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TriComState):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return diagram(self)


def _seated(sides: tuple[Side, ...], seat: Seat, side: Side) -> tuple[Side, ...]:
    """The sides with one of them changed."""
    if len(sides) == 2:
        return (sides[0], side) if seat else (side, sides[1])
    return (*sides[:seat], side, *sides[seat + 1 :])


def _others(tops: Tops, slot: int) -> tuple[Card, ...]:
    """The visible cards of the three other slots."""
    return tops[:slot] + tops[slot + 1 :]


def _worth(made: Pile) -> int:
    """`score.trio`, `score.quartet`: 1 for three cards, 2 for four."""
    return len(made) - 2 if made else 0


def _event(
    rule: str, seat: Seat, points: int = 0, at: tuple[str, ...] = (), **args: str | int
) -> Event:
    """An event with the number of its player, for the sentence."""
    return Event(rule, seat, points, {"player": seat + 1, **args}, at)


def _tell_reserves(sides: tuple[Side, ...], log: list[Event]) -> None:
    """`score.reserve`: each seat pays for its reserve, also when that is nothing."""
    for seat, side in enumerate(sides):
        count = len(side.reserve)
        log.append(_event("score.reserve", seat, -count, (places.reserve(seat),), count=count))


_LEGAL: Final[dict[str, Callable[[TriComState], tuple[Move, ...]]]] = {
    "lots": TriComState._legal_lots,
    "turn": TriComState._legal_turn,
    "action": TriComState._legal_action,
    "fill": TriComState._legal_fill,
    "take": TriComState._legal_take,
    "play": TriComState._legal_play,
    "shuffle": TriComState._legal_shuffle,
    "over": TriComState._legal_over,
}

_PLAY: Final[dict[str, Callable[[TriComState, Move, list[Event] | None], TriComState]]] = {
    "lots": TriComState._play_lots,
    "turn": TriComState._play_turn,
    "action": TriComState._play_action,
    "fill": TriComState._play_fill,
    "take": TriComState._play_take,
    "play": TriComState._play_card,
    "shuffle": TriComState._play_shuffle,
}
