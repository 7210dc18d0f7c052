"""Explanations: what a move costs against the best one, and why, as far as that can be proved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal

from tritables.claims import Difference, compared
from tritables.claims.moves import played as checked
from tritables.coach.advice import BUDGET, Interval, interval
from tritables.coach.judging import Judged, Judgement, Line, Pause, asked, judged
from tritables.coach.reasons import ENOUGH, Pair, Why, paired, why
from tritables.coach.rounds import played
from tritables.coach.ways import Among, Way, among
from tritables.core.claims import rounded, with_parts
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State
from tritables.core.values import Value, value

LITTLE: Final = Fraction(2, 100)
"""The loss below which a move is left in peace."""

CRITICAL: Final = ("reason", "reply", "plain")
"""The kinds of explanations of a move that loses more than a little, and not by mere chance."""

Kind = Literal["forced", "best", "little", "unsure", "reason", "reply", "plain"]


@value
class Reply(Value):
    """The punishment of a move: a throw or card, and what is then played.

    ``tag``     the throw or card, as claims write it; empty for a move in rounds played on
    ``named``   the same, or that move, as sentences show it
    ``said``    the sentences that show it
    ``line``    the chance move, where one can be named, and the moves that follow it
    ``chance``  how likely it is: of the throws or cards, or of the rounds played on
    ``cost``    the part of the loss that it carries
    """

    tag: str
    named: str
    said: tuple[Message, ...]
    line: Line
    chance: Fraction
    cost: Fraction


@value
class Explanation(Value):
    """The cost of a move against the best one, and why.

    ``kind``      ``forced`` where nothing else could be played, ``best``, ``little`` where less
                  than 2 % is lost, ``unsure`` where more may be lost by mere chance of the rounds,
                  ``reason`` where a claim carries the loss, ``reply`` where what punishes it can be
                  shown, ``plain`` where only the figure is known
    ``move``      the move, with the rest of its line as it is best played
    ``best``      the best line
    ``loss``      what the move gives away of the seat's expected share of the win
    ``interval``  of 95 %, of the loss; None where all was counted
    ``reasons``   the difference that carries the loss, or two that carry it together, with the
                  part of it that is ``carried``
    ``among``     what is true of all ways to play that are no better in the reason, if that was
                  found by these
    ``facts``     other differences that are true
    ``reply``     what punishes the move; it is told in words only where there is no reason
    ``outcomes``  what both moves were judged by, side by side
    """

    game: str
    seat: Seat
    kind: Kind
    move: Line
    best: Line
    loss: Fraction
    interval: Interval | None
    found: Message
    reasons: tuple[Difference, ...]
    carried: Fraction
    among: Among | None
    facts: tuple[Difference, ...]
    reply: Reply | None
    outcomes: tuple[Pair, ...]
    done: int
    of: int

    def short(self, *, costs: Message | None = None) -> tuple[Message, ...]:
        """Return what is said first: the reason with its one figure, or two that are one together.

        Where nothing carries the loss, nothing is said to be why: only how often it came out worse.
        ``costs`` says what the move costs, where that is known otherwise.

        >>> from tritables.games.trictrac import position
        >>> state = position(white="4:3 8:4 12:4 15:4", black="6 10:4 18:4 21:6", throw="2-5")
        >>> [str(one) for one in explain(state, 0, "12/14").short()]
        ['Black can hit a stone with 31 of the 36 throws instead of 23.']
        """
        if self.reasons:
            return tuple(said for reason in self.reasons for said in self._of(reason))
        often = self._came_out() if self.kind in CRITICAL else None
        return (often or costs or self.said(),)

    def figures(self, *, costs: Message | None = None) -> tuple[Message, ...]:
        """Return all figures that stand behind what is said first; none where that is all."""
        if self.kind not in CRITICAL:
            return ()
        told = self._told(self._doubtful(), costs)
        if self.reasons:
            return told
        said = (*self.short(costs=costs), Message("coach-plain"))
        return tuple(one for one in told if one not in said)

    def messages(self) -> tuple[Message, ...]:
        """Return the sentences that say it, in their order, for `tritables.texts.said_to`."""
        return self._told((self.found,))

    def apart(self) -> tuple[Message, ...]:
        """Return the sentences that stand where not all of them are told at once.

        How it was found is told only where rounds that are played on again may find otherwise.
        """
        return self._told(self._doubtful())

    def _doubtful(self) -> tuple[Message, ...]:
        return () if self.interval is None else (self.found,)

    def _came_out(self) -> Message | None:
        """The sentence that says how often it came out worse; None where that is not most often."""
        worse, better = ([one for one in self.outcomes if sign * one.cost > 0] for sign in (1, -1))
        if self.interval is not None:
            worst, best = len(worse), len(better)
            rounds = {"worse": worst, "better": best, "of": len(self.outcomes)}
            said = Message("coach-came-worse", with_parts(rounds))
        else:
            shares = [sum((one.weight for one in part), Fraction(0)) for part in (worse, better)]
            # What is not always so is not rounded to that.
            most = 100 if len(worse) == len(self.outcomes) else 99
            worst, best = min(most, percent(shares[0])), percent(shares[1])
            said = Message("coach-comes-worse", {"worse": worst, "better": best})
        return said if worst > best else None

    def _told(self, found: Sequence[Message], costs: Message | None = None) -> tuple[Message, ...]:
        """The sentences, with those that tell how it was found."""
        said = [costs or self.said()]
        if self.kind in CRITICAL:
            said += found
        for nth, reason in enumerate(self.reasons):
            part = {"percent": min(100, percent(self.carried))}
            said.append(Message("coach-together") if nth else Message("coach-because", part))
            said += self._of(reason)
        if self.among is not None:
            ways = {"of": self.among.of, "without": self.among.without}
            least = int(100 * self.among.least)  # not more than it is
            said.append(Message("coach-ways", {**ways, "percent": least}))
        if self.facts:
            said.append(Message("coach-fact" if self.reasons else "remark-differs"))
        for fact in self.facts:
            said += self._of(fact)
        if self.reply is not None and not self.reasons:
            said += self.reply.said
        if self.kind == "plain":
            said.append(Message("coach-plain"))
        return tuple(said)

    def said(self) -> Message:
        """Return the sentence that says what the move costs."""
        if self.kind in ("forced", "best", "little", "unsure"):
            return Message(f"coach-{self.kind}")
        low, high = (percent(one) for one in self.interval or (self.loss, self.loss))
        if low == high:
            return Message("coach-loss", {"percent": percent(self.loss)})
        args = {"percent": percent(self.loss), "low": low, "high": high}
        return Message("coach-loss-about", args)

    def _of(self, difference: Difference) -> list[Message]:
        """The sentence of a difference, and before it whose it is if the best move's alone."""
        said = difference.message(self.game)
        return [said] if difference.one is not None else [Message("coach-of-best"), said]


def percent(share: Fraction) -> int:
    """The nearest whole percentage of what is not below 0."""
    return rounded(100 * max(share, Fraction(0)))


def explain(
    state: State,
    seat: Seat,
    move: Move | Sequence[Move],
    *,
    best: Sequence[Move] | None = None,
    budget: int = BUDGET,
    seed: int = 0,
) -> Explanation:
    """Tell what a move of the seat on turn, or a line of moves, costs against the best, and why.

    ``best`` is what it is compared with, if that is known; a ``move`` that begins a throw is judged
    as if the rest of it were played as well as can be. Raises what
    `tritables.coach.advise` does, and `IllegalMove`.

    >>> from tritables import new
    >>> state = new("trictrac").play("start 5-3").play("roll 3-4")
    >>> explain(state, 0, "bar/3").kind
    'forced'
    """
    *_, last = explaining(state, seat, move, best=best, budget=budget, seed=seed)
    assert isinstance(last, Explanation)
    return last


def explaining(
    state: State,
    seat: Seat,
    move: Move | Sequence[Move],
    *,
    best: Sequence[Move] | None = None,
    budget: int = BUDGET,
    seed: int = 0,
) -> Iterator[Explanation | Pause]:
    """Explain better and better, as `tritables.coach.advising` does."""
    view = asked(state, seat)
    own = checked(view, move, seat)
    lines = game_named(view.game).lines(view)
    ways = completed(view, own, lines)
    if best is not None:
        wanted: tuple[Line, ...] = (checked(view, best, seat, "best"),)
    else:
        wanted = lines
    # Where it is settled which two lines are compared, nothing is chosen by the first rounds.
    settled = best is not None and len(ways) == 1
    both = tuple(dict.fromkeys((*wanted, *ways)))
    first: Judgement | None = None
    for step in judged(view, seat, both, budget, seed + settled):
        if isinstance(step, Pause):
            yield step
        else:
            first = step
            yield _explained(view, seat, step, own)
    assert first is not None
    if first.lines[0].exact:
        yield from _by_ways(view, seat, first, own)
        return
    if settled:
        return
    one, other = _own(first, own, seat), max(first.lines, key=lambda line: line.share(seat))
    if one.line == other.line:
        return
    # What was chosen as best by these rounds would look better than it is: others are played on.
    for again in judged(view, seat, (other.line, one.line), budget, seed + 1):
        yield again if isinstance(again, Pause) else _explained(view, seat, again, own)


def completed(view: State, own: Line, lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines that begin with some moves."""
    found = tuple(line for line in lines if line[: len(own)] == own)
    if found:
        return found
    after = played(view, own)
    if after.to_act != view.to_act or any(move in game_named(view.game).reveals for move in own):
        return (own,)
    return tuple((*own, *rest) for rest in game_named(view.game).lines(after)) or (own,)


def _own(judgement: Judgement, own: Line, seat: Seat) -> Judged:
    """The best of the lines that begin with some moves."""
    there = [one for one in judgement.lines if one.line[: len(own)] == own]
    return max(there, key=lambda one: one.share(seat))


def _explained(view: State, seat: Seat, judgement: Judgement, own: Line) -> Explanation:
    one = _own(judgement, own, seat)
    best = max(judgement.lines, key=lambda line: line.share(seat))
    loss = best.share(seat) - one.share(seat)
    wide = None if one.exact and best.exact else interval(one, best, seat)
    game = game_named(view.game)
    pairs = paired(one.outcomes, best.outcomes, seat)
    kind: Kind = "plain"
    if _forced(view, own):
        kind = "forced"
    elif loss <= 0:
        kind = "best"
    elif loss < LITTLE:
        kind = "little"
    elif wide is not None and wide[0] <= 0:
        kind = "unsure"
    found, reply = Why(), None
    if kind == "plain":
        found = why(_differences(view, seat, one.line, best.line), pairs, seat, game)
        reply = _reply(pairs, loss)
        kind = "reason" if found.reasons else "plain" if reply is None else "reply"
    return Explanation(
        game.name, seat, kind, one.line, best.line, loss, wide, judgement.found, found.reasons,
        found.carried, None, found.facts, reply, pairs, judgement.done, judgement.of,
    )  # fmt: skip


def _differences(view: State, seat: Seat, own: Line, best: Line) -> tuple[Difference, ...]:
    game = game_named(view.game)
    return compared(
        game.claim_kinds, *(tuple(game.claims(view, line, seat)) for line in (own, best))
    )


def _by_ways(
    view: State, seat: Seat, judgement: Judgement, own: Line
) -> Iterator[Explanation | Pause]:
    """Look for a reason among all ways to play, where no outcome of what comes next shows one."""
    told, game = _explained(view, seat, judgement, own), game_named(view.game)
    lines = game.ways(view) if told.kind in ("reply", "plain") else ()
    for step in judged(view, seat, lines, 0, 0) if lines else ():
        if isinstance(step, Pause):
            yield step
            continue
        ways = [
            Way(one.share(seat), tuple(game.claims(view, one.line, seat))) for one in step.lines
        ]
        best = max(one.share(seat) for one in judgement.lines)
        found = among(_differences(view, seat, told.move, told.best), ways, best, seat, game)
        if found is not None and found.least >= ENOUGH * told.loss:
            facts = tuple(one for one in told.facts if one != found.difference)
            told = told.but(
                kind="reason",
                reasons=(found.difference,),
                carried=found.least / told.loss,
                among=found,
                facts=facts,
            )
    yield told


def _forced(view: State, own: Line) -> bool:
    for move in own:
        if len(view.legal_moves()) > 1:
            return False
        view = view.play(move)
    return True


def _reply(pairs: Sequence[Pair], loss: Fraction) -> Reply | None:
    """The costliest of all that comes next, if it can be shown: a throw, a card or a move."""
    groups: dict[str, list[Pair]] = {}
    for pair in pairs:
        if pair.after_one.line:
            groups.setdefault(pair.after_one.named, []).append(pair)
    costs = {named: sum(pair.cost for pair in group) for named, group in groups.items()}
    if not costs or (cost := max(costs.values())) <= 0:
        return None
    named, group = next(one for one in groups.items() if costs[one[0]] == cost)
    after = max(group, key=lambda pair: pair.cost).after_one
    shown: tuple[Message, ...] = () if after.said is None else (after.said,)
    if after.before is not None:
        words = game_named(after.before.game).in_words(after.before, named)
        shown = (Message("coach-reply", with_parts({"times": len(group), "of": len(pairs)})), words)
    chance = sum((pair.weight for pair in group), Fraction(0))
    return Reply(after.tag, named, shown, after.line, chance, cost / loss)
