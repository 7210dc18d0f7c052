"""Verdicts: for each way a move can be wrong, the rule, the witnesses and what comes near.

First it is asked what is due: a move out of its turn's order is answered by what comes first. Then
each kind of move has its own checks. A verdict never names a card that lies face down.
"""

from __future__ import annotations

from tritables.core.cards import RANK, SUIT, UNKNOWN, Card, shown
from tritables.core.judging import NEAREST, Trial, nearest, refused, unreadable
from tritables.core.messages import Argument
from tritables.core.state import CHANCE, Move
from tritables.core.verdicts import Verdict
from tritables.games.tricom import gestures, places
from tritables.games.tricom.deck import FITS, JACK, NEIGHBOURS, SLOTS
from tritables.games.tricom.notation import (
    LOTS,
    PART,
    RESERVE,
    SHUFFLE,
    SKIP,
    STEPS,
    TAKE_STOCK,
    TURN,
    USES,
    Kind,
    Step,
    Use,
    kind_of,
    read_lots,
    read_shuffle,
)
from tritables.games.tricom.state import TriComState
from tritables.games.tricom.telling import PART_RULES

GAME = TriComState.game


def judge(state: TriComState, move: Move) -> Verdict:
    """The verdict on ``move`` in ``state``: legal, or the rule that forbids it."""
    if move not in (SHUFFLE, LOTS) and move in state.legal_moves():
        return Verdict.legal(move)
    kind = kind_of(move)
    if kind is None:
        return _begun(state, move) or unreadable(GAME, move)
    if state.phase == "over":
        return refused(GAME, "end.stock-empty", "over")
    if state.phase == "lots":
        return _judge_lots(state, move, kind)
    if state.phase == "shuffle":
        return _judge_shuffle(state, move, kind)
    return _Trial(state, move, kind).verdict()


def _begun(state: TriComState, move: Move) -> Verdict | None:
    """The verdict by the first word of a move that may be played; None for any other text."""
    ways = [one for one in state.legal_moves() if one.startswith(f"{move} ")]
    if not ways or state.to_act in (CHANCE, None):
        return None
    ends = dict.fromkeys(end for one in ways for end in gestures.gesture(state, one) if end)
    return refused(GAME, None, "unreadable", tuple(ends), ways[:NEAREST], move=move)


def judge_gesture(state: TriComState, source: str) -> Verdict:
    """Say what is wrong with a gesture that the notation has no words for."""
    if state.to_act in (CHANCE, None):
        return judge(state, SKIP)
    return refused(GAME, "turn.play", "gesture", (source,), player=state.mover + 1)


def judge_draw(state: TriComState) -> Verdict:
    """The verdict on drawing: chance is to act, or what is due; nothing of what will come.

    Who may not know the next action card hears only that one is to come up.
    """
    if state.to_act == CHANCE:
        return Verdict.legal((*state.legal_moves(), TURN)[0])
    if state.phase == "over":
        return refused(GAME, "end.stock-empty", "over")
    if state.phase == "fill":
        return _Trial(state, SHUFFLE, "shuffle").verdict()
    return refused(GAME, "turn.action-first", "turned-already", player=state.mover + 1)


def _judge_lots(state: TriComState, move: Move, kind: Kind) -> Verdict:
    """`start.tie`, `start.lots`: which of the tied seats begins is drawn before anything else."""
    tied = state.tied()
    bases = [places.base(seat, slot) for seat in tied for slot in SLOTS]
    if kind != "lots":
        return refused(GAME, "start.tie", "lots-first", bases)
    seat = read_lots(move)
    if seat is None:
        return refused(GAME, "start.tie", "lots-seat", bases, example=f"{LOTS} {tied[0]}")
    if seat in tied:
        return Verdict.legal(move)
    return refused(GAME, "start.lots", "lots-untied", bases, player=seat + 1)


def _judge_shuffle(state: TriComState, move: Move, kind: Kind) -> Verdict:
    """`action.reshuffle`: any order of the twelve cards that lie there will do."""
    rule, pile = "action.reshuffle", (places.turned(state.mover),)
    if kind != "shuffle":
        return refused(GAME, rule, "shuffle-first", pile, player=state.mover + 1)
    if move == SHUFFLE:
        return refused(GAME, rule, "shuffle-cards", pile)
    if read_shuffle(move) is None:
        return refused(GAME, rule, "shuffle-wrong", pile)
    return Verdict.legal(move)


class _Trial(Trial[TriComState]):
    """A move under trial in a turn, with what the checks ask again and again."""

    def __init__(self, state: TriComState, move: Move, kind: Kind) -> None:
        super().__init__(state)
        self.move = move
        self.kind = kind
        self.me = state.mover
        self.own = state.own

    def verdict(self) -> Verdict:
        phase, kind = self.state.phase, self.kind
        if phase == "turn":
            return self.turning()
        if phase == "fill":
            return self.filling()
        if kind == "turn":
            return self.refuse("turn.action-first", "turned-already", (places.turned(self.me),))
        if kind == "shuffle":
            pile = places.actions if self.own.actions else places.turned
            return self.refuse("action.reshuffle", "shuffle-later", (pile(self.me),))
        if kind == "lots":
            return self.refuse("start.highest", "lots-done")
        if kind == "fill":
            return self.refuse("fill.only-now", "fill-nothing")
        if phase == "action":
            return self.using()
        if kind in ("use", "skip"):
            return self.refuse("turn.action-first", "use-too-late", (places.turned(self.me),))
        if phase == "take":
            return self.taking()
        return self.playing()

    def args(self) -> dict[str, Argument]:
        return {"player": self.me + 1}

    def nearest(self) -> tuple[Move, ...]:
        """The legal moves that look most like what was tried; none while chance is to act."""
        source, target = gestures.gesture(self.state, self.move)
        return nearest(gestures.all_ways(self.state), source, target, far=gestures.far)

    def hidden(self) -> Verdict:
        """The verdict for a seat that looks on and does not know the cards."""
        return self.refuse(None, "hidden")

    def turning(self) -> Verdict:
        """`turn.action-first`: the card on top of the action pile comes up before all else."""
        pile = (places.actions(self.me),)
        if self.kind != "turn":
            return self.refuse("turn.action-first", "turn-first", pile)
        if self.own.actions[0] == UNKNOWN:
            return self.hidden()
        return self.refuse("turn.action-first", "turn-other", pile)

    def filling(self) -> Verdict:
        """`fill.mandatory`: the gap is filled at once, from what there is."""
        slot = self.state.slot
        assert slot is not None
        gap = places.base(self.me, slot)
        if self.kind != "fill":
            return self.refuse("fill.mandatory", "fill-first", (gap,))
        if self.own.stock:
            return self.refuse("fill.mandatory", "fill-no-reserve", (places.reserve(self.me),))
        return self.refuse("fill.mandatory", "fill-no-stock", (places.stock(self.me),))

    def using(self) -> Verdict:
        """`action.king-queen`, `action.jack`: what this action card may do."""
        if self.kind != "use":
            return self.refuse("turn.action-first", "use-or-skip", (places.turned(self.me),))
        use = USES[self.move]
        card = self.own.turned[-1]
        rank = RANK[card]
        if use.seat is not None:
            return self.using_on_another(use, card)
        if use.count:
            return self.using_in_part(use, card)
        if rank == JACK:
            at = (places.turned(self.me), places.base(self.me, use.slot))
            return self.refuse("action.jack", "jack-elsewhere", at, card=shown(card))
        return self.whole_pile(use, card, "action.king-queen")

    def using_on_another(self, use: Use, card: Card) -> Verdict:
        assert use.seat is not None
        if use.seat >= self.state.seats:
            return self.refuse(None, "no-such-player", (), other=use.seat + 1)
        at = (places.turned(self.me), places.base(use.seat, use.slot))
        if RANK[card] != JACK:
            return self.refuse("action.king-queen", "own-base-only", at, card=shown(card))
        if use.seat == self.me:
            return self.refuse("action.jack", "jack-elsewhere", at, card=shown(card))
        return self.whole_pile(use, card, "action.jack")

    def using_in_part(self, use: Use, card: Card) -> Verdict:
        """`flexible.king`, `flexible.queen`, `flexible.jack`: some cards off an own pile."""
        rank = RANK[card]
        rule = PART_RULES[rank]
        at = (places.turned(self.me), places.base(self.me, use.slot))
        if not self.state.flexible:
            return self.refuse(rule, "not-flexible", at)
        if use.count != PART[rank]:
            return self.refuse(rule, "part-other", at, card=shown(card), count=PART[rank])
        pile = self.own.base[use.slot]
        if len(pile) <= use.count:
            return self.refuse(rule, "part-small", at, count=len(pile), least=use.count + 1)
        return self.other_suit(card, pile[-1], "flexible.suit", at[1])

    def whole_pile(self, use: Use, card: Card, rule: str) -> Verdict:
        seat = self.me if use.seat is None else use.seat
        pile = self.state.sides[seat].base[use.slot]
        at = places.base(seat, use.slot)
        if not pile:
            return self.refuse(rule, "no-pile", (at,))
        if len(pile) < 2:
            return self.refuse(rule, "pile-small", (at,))
        return self.other_suit(card, pile[-1], rule, at)

    def other_suit(self, card: Card, top: Card, rule: str, at: str) -> Verdict:
        assert SUIT.get(top) != SUIT[card]
        witnesses = (places.turned(self.me), at)
        return self.refuse(rule, "pile-suit", witnesses, card=shown(card), top=shown(top))

    def taking(self) -> Verdict:
        """`turn.take`, `reserve.take`, `take.forced`, `end.stock-empty`."""
        own = self.own
        if self.kind == "place":
            return self.refuse("turn.take", "take-first", (places.stock(self.me),))
        if self.kind == "none":
            return self.refuse("take.forced", "must-take", (places.stock(self.me),))
        if self.move == TAKE_STOCK:
            return self.refuse("end.stock-empty", "stock-empty", (places.stock(self.me),))
        pile = places.reserve(self.me)
        if not own.reserve:
            return self.refuse("reserve.take", "reserve-empty", (pile,))
        card = own.reserve[-1]
        at = (pile, *self.base_places())
        return self.refuse("reserve.take", "reserve-unfit", at, card=shown(card))

    def base_places(self) -> tuple[str, ...]:
        """The piles of one's own base."""
        return tuple(places.base(self.me, slot) for slot in SLOTS if self.own.base[slot])

    def playing(self) -> Verdict:
        """`turn.play`: one of the cards in hand goes on a pile or on the reserve."""
        if self.kind != "place":
            return self.refuse("turn.play", "play-now", (places.hands(self.me),))
        own, drawn = self.own, self.state.drawn
        step = STEPS[self.move]
        if drawn is None and UNKNOWN in own.hand:
            return self.hidden()
        if step.card not in own.hand:
            if UNKNOWN in own.hand:
                return self.hidden()
            hand = (places.hands(self.me),)
            return self.refuse("turn.play", "not-in-hand", hand, card=shown(step.card))
        if drawn is not None and (step.card != drawn or step.slot == RESERVE):
            at = (places.hand(self.me, len(own.hand) - 1),)
            return self.refuse("reserve.take", "drawn-first", at, card=shown(drawn))
        if step.slot == RESERVE:
            return self.laying(step.card)
        return self.placing(step)

    def laying(self, card: Card) -> Verdict:
        """`reserve.only-unplaceable`: a card that fits somewhere may not go on the reserve."""
        at = [
            places.base(self.me, STEPS[move].slot)
            for move in self.state.legal_moves()
            if STEPS[move].card == card
        ]
        args: dict[str, Argument] = {"card": shown(card), "count": len(at)}
        return self.refuse("reserve.only-unplaceable", "placeable", at, **args)

    def placing(self, step: Step) -> Verdict:
        """`place.on-pile`, `place.equal`: it goes on a pile, beside a card that it fits."""
        tops, slot = self.own.tops, step.slot
        here = places.base(self.me, slot)
        if not tops[slot]:
            return self.refuse("place.on-pile", "empty-slot", (here,), card=shown(step.card))
        fits = FITS[step.card]
        args: dict[str, Argument] = {"card": shown(step.card)}
        if tops[slot] in fits:
            args["top"] = shown(tops[slot])
            return self.refuse("place.equal", "covers-only", (here,), **args)
        across = 3 - slot
        if tops[across] in fits:
            args["top"] = shown(tops[across])
            at = (here, places.base(self.me, across))
            return self.refuse("place.equal", "diagonal-only", at, **args)
        beside = [places.base(self.me, at) for at in NEIGHBOURS[slot] if tops[at]]
        return self.refuse("place.equal", "no-neighbour", (here, *beside), **args)
