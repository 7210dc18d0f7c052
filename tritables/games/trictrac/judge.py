"""Verdicts: for each way a move can be wrong, the rule, the witnesses and what comes near.

The checks stand in the order in which a teacher would ask: is a stone due at all, is it yours,
may it move, does it go the right way, with the right die, to a point that is open, and does it
leave the next die playable.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tritables.core.judging import NEAREST, Trial, nearest, refused, unreadable
from tritables.core.messages import Argument
from tritables.core.state import CHANCE
from tritables.core.verdicts import Verdict
from tritables.games.trictrac import gestures
from tritables.games.trictrac.board import (
    BAR,
    HOME,
    OFF,
    POINTS,
    Board,
    place_at,
    steps,
)
from tritables.games.trictrac.layout import BARS, DICE, TRAYS
from tritables.games.trictrac.notation import Step, read_step
from tritables.games.trictrac.state import TricTracState

GAME = TricTracState.game
_CHANCE = re.compile(r"(start|roll) ([1-6])-([1-6])", re.ASCII)


def judge(state: TricTracState, move: str) -> Verdict:
    """The verdict on ``move`` in ``state``: legal, or the rule that forbids it."""
    legal = state.legal_moves()
    if move in legal:
        return Verdict.legal(move)
    step = read_step(move)
    chance = _CHANCE.fullmatch(move)
    if step is None and chance is None:
        if move.startswith("off/"):
            return refused(GAME, None, "off-stays")
        return unreadable(GAME, move)
    if state.to_act is None:
        winner = 0 if state.result is None else state.result.winners[0]
        return refused(GAME, "goal.all-off", "over", (TRAYS[winner],), seat=winner)
    if state.to_act == CHANCE:
        if chance is not None:
            return _judge_throw(state, chance)
        if state.on_turn is None:
            return refused(GAME, "start.roll-off", "roll-off-first")
        return refused(GAME, "turn.alternate", "throw-first", seat=state.on_turn)
    if step is None:
        near = legal[:NEAREST]
        return refused(GAME, "throw.must-move", "die-left", (DICE,), near, die=state.left[0])
    return _Stone(state, step).verdict()


def judge_draw(state: TricTracState) -> Verdict:
    """The verdict on throwing the dice here; it says what is due, if another thing is."""
    if state.to_act == CHANCE:
        return Verdict.legal(state.legal_moves()[0])
    return judge(state, "roll 1-2")


def judge_gesture(state: TricTracState, source: str, target: str) -> Verdict:
    """Say what is wrong with a gesture that the notation has no words for."""
    if state.to_act == CHANCE:
        return judge(state, "bar/1")  # as of any stone's move
    side = state.on_turn
    assert side is not None
    near = state.legal_moves()[:NEAREST]
    if DICE in (source, target):
        return refused(GAME, "throw.must-move", "onto-dice", (DICE,), near, die=state.left[0])
    if source == BARS[1 - side]:
        return refused(GAME, "turn.alternate", "other-bar", (source,), near, seat=side)
    if target == TRAYS[1 - side]:
        return refused(GAME, "turn.alternate", "other-tray", (target,), near, seat=side)
    count = state.board.bar[side]
    if target in BARS and not (count and target == BARS[side]):
        return refused(GAME, "move.hit", "onto-bar", (target,), near, seat=side)
    return refused(GAME, "bar.first", "bar-first", (BARS[side],), near, seat=side, count=count)


def _judge_throw(state: TricTracState, chance: re.Match[str]) -> Verdict:
    """Say what is wrong with a throw that is well written but is not the one that is due."""
    kind, one, other = chance[1], int(chance[2]), int(chance[3])
    if state.on_turn is None:
        if kind == "roll":
            return refused(GAME, "start.roll-off", "roll-off-first")
        return refused(GAME, "start.roll-off", "roll-off-equal", die=one)
    if kind == "start":
        return refused(GAME, "start.roll-off", "roll-off-done", seat=state.on_turn)
    move = f"roll {min(one, other)}-{max(one, other)}"
    return refused(GAME, None, "lower-written-first", (), (move,), move=move)


class _Stone(Trial[TricTracState]):
    """One stone's move under trial, with what the checks ask again and again."""

    def __init__(self, state: TricTracState, step: Step) -> None:
        super().__init__(state)
        side = state.on_turn
        if side is None:
            raise ValueError("no side is on turn")
        self.step = step
        self.side = side
        self.board: Board = state.board
        self.die = state.left[0]
        self.distance = steps(side, step.target) - steps(side, step.source)

    def verdict(self) -> Verdict:
        checks: tuple[Callable[[], Verdict | None], ...] = (
            self.own_stone,
            self.bar_first,
            self.entering,
            self.direction,
            self.bearing_off,
            self.next_die,
            self.landing,
            self.look_ahead,
            self.star,
        )
        for check in checks:
            verdict = check()
            if verdict is not None:
                return verdict
        return Verdict.legal(self.written())

    def written(self) -> str:
        """The move as the program writes it, with its star."""
        target = self.step.target
        hits = target != OFF and self.board.is_blot(1 - self.side, target)
        return str(Step(self.step.source, target, hits))

    def args(self) -> dict[str, Argument]:
        return {"seat": self.side}

    def nearest(self) -> tuple[str, ...]:
        source = gestures.source_place(self.side, self.step.source)
        target = gestures.target_place(self.side, self.step.target)
        return nearest(gestures.ways(self.state), source, target, far=gestures.far)

    def own_stone(self) -> Verdict | None:
        """`turn.alternate`: who is on turn moves own stones."""
        source = self.step.source
        if source == BAR:
            if self.board.bar[self.side]:
                return None
            return self.refuse("bar.first", "bar-empty")
        if self.board.stones(self.side, source):
            return None
        witness = (str(source),)
        if self.board.stones(1 - self.side, source):
            return self.refuse("turn.alternate", "not-yours", witness, point=source)
        return self.refuse("turn.alternate", "no-stone", witness, point=source)

    def bar_first(self) -> Verdict | None:
        count = self.board.bar[self.side]
        if not count or self.step.source == BAR:
            return None
        return self.refuse("bar.first", "bar-first", (BARS[self.side],), count=count)

    def entering(self) -> Verdict | None:
        """`bar.first`: a die d enters on point d as the side counts."""
        if self.step.source != BAR or self.distance == self.die:
            return None
        throw = self.state.throw
        if throw is not None and self.distance in throw.sequence:
            return None  # another die of this throw enters there: `next_die` says so
        entry = place_at(self.side, self.die)
        args = {"point": self.step.target, "die": self.die, "entry": entry}
        return self.refuse("bar.first", "wrong-entry", (str(self.step.target),), **args)

    def direction(self) -> Verdict | None:
        if self.distance > 0:
            return None
        witnesses = (str(self.step.source), str(self.step.target))
        return self.refuse("move.direction", "wrong-way", witnesses)

    def bearing_off(self) -> Verdict | None:
        if not self.board.all_home(self.side):
            if self.step.target != OFF:
                return None
            outside = self.outside()
            args = {"count": len(outside), "point": int(outside[0])}
            return self.refuse("off.all-home", "not-all-home", outside, **args)
        if self.step.target != OFF:
            exact = place_at(self.side, OFF - self.die)
            args = {"die": self.die, "exact": exact}
            witnesses = (str(self.step.source),)
            return self.refuse("off.no-inside-move", "inside-home", witnesses, **args)
        if self.distance == self.die or self.distance in self.state.left:
            return None
        args = {"point": self.step.source, "needs": self.distance, "die": self.die}
        return self.refuse("off.exact", "off-exact", (str(self.step.source), DICE), **args)

    def outside(self) -> list[str]:
        """The points outside home that still hold a stone of this side."""
        away = self.board.held[self.side] & ~HOME[self.side]
        return [str(point) for point in range(1, POINTS + 1) if away >> (point - 1) & 1]

    def next_die(self) -> Verdict | None:
        """`throw.normal`, `throw.trictrac`, `throw.double`: each die in its turn, none else."""
        if self.distance == self.die:
            return None
        throw = self.state.throw
        rule = "throw.normal" if throw is None else throw.rule
        args = {"die": self.die, "distance": self.distance}
        if self.distance in self.state.left:
            return self.refuse(rule, f"order-{rule.partition('.')[2]}", (DICE,), **args)
        played = throw is not None and self.distance in throw.sequence
        return self.refuse(rule, "die-gone" if played else "no-such-die", (DICE,), **args)

    def landing(self) -> Verdict | None:
        target = self.step.target
        if target == OFF or not self.board.closed[1 - self.side] >> (target - 1) & 1:
            return None
        count = self.board.stones(1 - self.side, target)
        return self.refuse("move.landing", "blocked", (str(target),), point=target, count=count)

    def look_ahead(self) -> Verdict | None:
        if self.written() in self.state.legal_moves():
            return None
        following = self.state.left[1]
        args = {"die": self.die, "next": following}
        witnesses = (DICE, *self.closed_ahead(following))
        return self.refuse("throw.look-ahead", "look-ahead", witnesses, **args)

    def closed_ahead(self, following: int) -> list[str]:
        """The closed points on which the next die would end after this move."""
        after = self.board.after(self.side, self.step.source, self.step.target)
        closed = after.closed[1 - self.side]
        ends = (
            steps(self.side, point) + following
            for point in range(1, POINTS + 1)
            if after.stones(self.side, point)
        )
        points = {place_at(self.side, end) for end in ends if end < OFF}
        return [str(point) for point in sorted(points) if closed >> (point - 1) & 1]

    def star(self) -> Verdict | None:
        """`move.hit`: a star may be left out, but where it stands a stone must be hit."""
        if not self.step.hits or self.written().endswith("*"):
            return None
        witness = (str(self.step.target),)
        return self.refuse("move.hit", "no-hit", witness, point=self.step.target)
