"""Search for boards on which a principle of play decides, or misleads, by a clear margin.

They are looked for in rounds of a game's characters, one against another. A principle decides where
it keeps the best line and whatever it does not keep gives away `MUCH`; it misleads where all that
it keeps gives away as much, and another principle keeps the best. The coach judges, from what the
seat on turn can know. What a wrong line costs must be told with a reason or with what differs.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from fractions import Fraction
from hashlib import sha256
from random import Random
from typing import Any, Final

from tritables.coach import Advice, Explanation, shares
from tritables.coach.advice import Option as Advised
from tritables.coach.advice import advising
from tritables.coach.explanations import LITTLE
from tritables.core.errors import HiddenOutcome
from tritables.core.game import Game
from tritables.core.principles import Principle
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.lessons.best_steps import WHOLE, Best, Option, in_words, telling, told_of
from tritables.lessons.exercise_plan import LEVELS
from tritables.lessons.gestures import ways_of
from tritables.opponents.rounds import move_at, named

MUCH: Final = Fraction(4, 100)
"""The share that a wrong line gives away at least."""

GLIMPSED: Final = Fraction(2, 100)
"""The share by which a board has to be worth a closer look, as positions are judged at a glance."""

KINDS: Final = ("decides", "misleads")
FEWEST_OPTIONS: Final = 3
"""Options of a board at least, where all are moves of pieces."""
WITH_A_BUTTON: Final = 2
"""Options of a board at least, where one of them is a button: to take, or to pass."""
MOST_OPTIONS: Final = 4
OF_LINES: Final = ("plan",)
"""Principles that are about several moves in a row."""

ROUNDS: Final = (60, 240)
"""Rounds that are played on to judge an exercise, where nothing can be counted: first a few, to see
whether it may be one; what was found by these would look better than it is."""

NARROW: Final = Fraction(8, 100)
"""The margin below which an exercise is harder."""

MOST_PLIES: Final = 2_000
MOST_LOOKED: Final = 5_000
"""Positions that are looked at for one exercise; where none is found, the series ends."""
MOST_MORE: Final = 60
"""Further positions for the requested level, once an exercise of another level is found."""
APART: Final = 2
"""Of so many positions of a round one is looked at, since those that follow look alike."""
SLICE: Final = 4
"""A slice of judging, counted in positions that are looked at: it takes about as long."""

MOST_OWN: Final = 16
"""Positions that the coach judges for one principle, before a board on any other will do, too."""

Pair = tuple[str, str]
"""A principle, and one of `KINDS`: whether it decides or misleads."""

Kept = dict[str, frozenset[Move]]
"""By principle, the legal moves that follow it."""

Slices = Generator[int, None, Any]
"""Work that yields between slices, each time how many positions that slice counts for."""


def positions(game: Game[Any], seed: int) -> Iterator[State | None]:
    """Yield the positions of one round of two characters in which there is a choice, and None
    after each other move.

    >>> found = positions(game_named("tricap"), 1)
    >>> next(one for one in found if one is not None).game
    'tricap'
    """
    names = [one.id for one in game.opponents]
    players = [named(name, game) for name in Random(f"{game.name} {seed}").choices(names[1:], k=2)]
    state: State = game.new(2, {}, seed)
    for ply in range(MOST_PLIES):
        if state.to_act is None:
            return
        is_asked = state.to_act != CHANCE
        yield state if is_asked and len(state.view(int(state.to_act)).legal_moves()) > 1 else None
        state = state.play(move_at(state, seed, ply, players))


@dataclass(frozen=True, slots=True)
class Board:
    """A position as the seat on turn sees it, with the moves that each principle keeps.

    >>> from tritables.games.trictrac import position
    >>> start = position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5")
    >>> Board.of(start).kept["hit"]
    frozenset({'12/17*'})
    """

    state: State
    seat: Seat
    view: State
    kept: Kept

    @classmethod
    def of(cls, state: State) -> Board:
        """Return the board of a position in which a player is on turn."""
        seat = state.on_turn
        assert seat is not None
        view = state.view(seat)
        kept = {one.id: _kept(one, view, seat) for one in game_named(state.game).principles}
        return cls(state, seat, view, kept)

    @property
    def fewest(self) -> int:
        """The options that a board has at least."""
        ways = {way.move for way in ways_of(game_named(self.state.game), self.view)}
        return FEWEST_OPTIONS if ways.issuperset(self.view.legal_moves()) else WITH_A_BUTTON

    @property
    def chooses(self) -> tuple[str, ...]:
        """The principles that keep some moves and not others."""
        moves = frozenset(self.view.legal_moves())
        if len(moves) < self.fewest:
            return ()
        return tuple(one for one, some in self.kept.items() if some != moves)

    def glimpse(self) -> dict[Move, Fraction] | None:
        """Return the share after each move, as what comes of its best line is judged at a glance;
        None where that shows what lies hidden.
        """
        found: dict[Move, Fraction] = {}
        for line in game_named(self.state.game).lines(self.view):
            try:
                after = self.view
                for move in line:
                    after = after.play(move)
            except HiddenOutcome:
                return None
            share = shares(after, self.seat)
            if share is None:
                return None
            found[line[0]] = max(found.get(line[0], Fraction(0)), share[self.seat])
        return found

    def likely(self, principles: Sequence[str]) -> list[Pair]:
        """Return those of some principles that may decide or mislead, seen at a glance."""
        pairs, seen = [(one, kind) for one in principles for kind in KINDS], self.glimpse()
        return pairs if seen is None else [one for one in pairs if self._is_likely(*one, seen)]

    def _is_likely(self, principle: str, kind: str, seen: dict[Move, Fraction]) -> bool:
        kept = self.kept[principle]
        sides: tuple[list[Fraction], list[Fraction]] = ([], [])
        for move, share in seen.items():
            sides[(move in kept) != (kind == "decides")].append(share)
        right, wrong = sides
        return bool(right and wrong) and max(right) - max(wrong) >= GLIMPSED

    def fits(self, principle: str, kind: str, advice: Advice, *, sure: bool = True) -> bool:
        """Return True if all on the one side of a principle give away much, and the best is on the
        other; ``sure`` if that may not be mere chance of the rounds.
        """
        kept, right = self.kept[principle], kind == "decides"
        if (advice.best.move in kept) != right:
            return False
        others = [one for one in advice.options if (one.move in kept) != right]
        return bool(others) and all(
            one.loss >= MUCH and (not sure or one.interval is None or one.interval[0] > LITTLE)
            for one in others
        )

    def step(self, principle: str, kind: str, advice: Advice, level: int = LEVELS[-1]) -> Slices:
        """Make the step of a board; None where a wrong line cannot be told with a reason.

        Where the principle decides, wrong options follow it only where there are too few others: it
        does not say which of its own to choose.
        The lower the ``level``, the further its wrong options are from the best.
        """
        best, follows = advice.best, kind == "misleads"
        if principle in OF_LINES and len(best.line) < 2:
            return None
        options = _told_apart(self.state, advice.options)
        kept = self.kept[principle]
        tempting = next((one for one in options if (one.move in kept) == follows), None)
        if tempting is None or not (yield from _is_told(self.state, tempting, best, well=True)):
            return None
        others = self._keeping(best.move, tempting.move)
        if follows and not others:
            return None
        by = shown_best(others, told_of(self.state, tempting.line, best.line))
        chosen = [best, tempting]
        most = max(self.fewest, MOST_OPTIONS if level > 1 else 0)
        offered = options if level > 1 else list(reversed(options))
        own = [] if follows else [one for one in offered if one.move in kept]
        for one in (*(one for one in offered if one not in own), *own):
            room = self.fewest if one in own else most
            fits = one not in chosen and one.loss >= MUCH and len(chosen) < room
            if fits and (yield from _is_told(self.state, one, best)):
                chosen.append(one)
        if len(chosen) < self.fewest:
            return None
        chosen.sort(key=lambda one: one.line)
        lines = tuple(Option(one.line, round(WHOLE * one.loss)) for one in chosen)
        made = Best("board", self.state, options=lines, principle=principle)
        return replace(made, follows=chosen.index(tempting), by=by) if follows else made

    def _keeping(self, best: Move, tempting: Move) -> list[Principle]:
        """The principles that keep the best move and not the tempting one."""
        all = game_named(self.state.game).principles
        return [p for p in all if best in self.kept[p.id] and tempting not in self.kept[p.id]]


def shown_best(principles: Sequence[Principle], told: Explanation) -> str | None:
    """Return the id of the principle that what is told of a wrong line is about, or None.

    Its reason comes before what differs beside it: a reader who was told of nothing but stones that
    can be hit does not see how blocking the way would matter more.
    """
    for difference in (*told.reasons, *told.facts):
        for one in principles:
            if difference.kind in one.shown_by:
                return one.id
    return None


def level_of(step: Best) -> int:
    """Return the difficulty of a board, from 1 to 3: it is harder where the principle misleads,
    where the margin is narrow, and where there is much to choose from.

    >>> start = game_named("trictrac").example("start").position
    >>> level_of(Best("1", start, options=(Option(("a",), 0), Option(("b",), 90))))
    1
    """
    margin = min(one.loss for nth, one in enumerate(step.options) if nth not in step.right())
    narrow = margin < NARROW * WHOLE
    many = len(step.options) >= MOST_OPTIONS
    return min(LEVELS[-1], 1 + (step.follows is not None) + narrow + many)


def board_key(state: State) -> str:
    """Return the key of a board, by which it is not asked again: a hash of what its seat sees.

    >>> len(board_key(game_named("tricap").new(2, {}, 1)))
    16
    """
    seen = ["best", state.view(state.on_turn).as_view()]
    return sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()[:16]


def board_id(step: Best) -> str:
    """Return the name of a board, which stays its own whatever boards there are beside it.

    It follows from what its seat sees, from the lines to choose from and from which of them are
    right: a board that is changed is another one, and what was kept of it is not taken for this.

    >>> from tritables.games.trictrac import position
    >>> start = position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5")
    >>> lines = Option(("12/17*",), 0), Option(("1/6",), 90)
    >>> board_id(Best("", start, options=lines, principle="hit"))
    'hit-decides-ef645d'
    """
    lines = [[*one.line, nth in step.right()] for nth, one in enumerate(step.options)]
    digest = sha256(json.dumps([board_key(step.start), lines]).encode()).hexdigest()
    return f"{step.principle}-{KINDS[step.follows is not None]}-{digest[:6]}"


@dataclass(frozen=True, slots=True)
class BoardFound:
    """A board that was found as an exercise.

    ``rule``  the id of the principle that it is about
    """

    rule: str
    step: Best

    @property
    def key(self) -> str:
        """The key by which it is not asked again."""
        return board_key(self.step.start)

    @property
    def level(self) -> int:
        """The difficulty, from 1 to 3."""
        return self.step.level


class BoardSearch:
    """A search for one board on a principle, other than those whose keys are in ``given``.

    ``boards`` are some that were found beforehand: the one of the nearest level comes first.
    ``tried`` is the number of positions that were looked at.

    >>> search = BoardSearch("tricap", "take", Random(1), set())
    >>> slices = search.steps(None)
    >>> search.tried
    0
    """

    def __init__(
        self,
        game: str,
        principle: str,
        rng: Random,
        given: Set[str],
        *,
        boards: Sequence[Best] = (),
    ) -> None:
        self.game = game_named(game)
        self.boards = boards
        self.principle = principle
        self.rng = rng
        self.given = given
        self.tried = 0
        self.judged = 0
        """The number of positions that the coach was asked about."""

    def steps(self, level: int | None, hardest: int = LEVELS[-1]) -> Slices:
        """Search for the first board of a level or, if none comes soon, of the nearest one.

        One that is harder than ``hardest`` comes only where there is no other. It yields after
        each slice; its result is a `BoardFound`, or None.
        """
        new = [one for one in self.boards if board_key(one.start) not in self.given]
        self.rng.shuffle(new)
        found = [BoardFound(self.principle, one) for one in new]
        if found:
            return min(found, key=lambda one: _distance(one, level, hardest))
        best: BoardFound | None = None
        most = MOST_LOOKED
        while self.tried < most:
            for nth, state in enumerate(positions(self.game, self.rng.getrandbits(63))):
                yield 1
                if state is None or nth % APART:
                    continue
                self.tried += 1
                now = yield from self._found(state, level)
                if now is not None:
                    if best is None:
                        most = min(most, self.tried + MOST_MORE)
                    best = _nearer(now, best, level, hardest)
                    if not _distance(best, level, hardest):
                        return best
                    break  # those that follow look alike
                if self.tried >= most:
                    break
        return best

    def _found(self, state: State, level: int | None) -> Slices:
        """Return the board of a position, if the principle decides there or misleads; after a
        while also one on which another does.
        """
        board = Board.of(state)
        may = board.chooses
        if self.judged < MOST_OWN:
            may = tuple(one for one in may if one == self.principle)
        if not may or board_key(state) in self.given:
            return None
        pairs = board.likely(may)
        self.judged += bool(pairs)
        pairs, advice = yield from chosen(board, pairs, ROUNDS)
        for principle, kind in sorted(pairs, key=lambda pair: pair[0] != self.principle):
            made = yield from board.step(principle, kind, advice, level or LEVELS[-1])
            if made is not None:
                return BoardFound(principle, replace(made, level=level_of(made)))
        return None


def chosen(board: Board, pairs: Sequence[Pair], budgets: Sequence[int]) -> Slices:
    """Return those of some principles, with their kinds, that the coach confirms, and its advice.

    Each further budget of rounds is spent only on a board that may still be one.
    """
    advice: Advice | None = None
    for seed, budget in enumerate(budgets):
        if not pairs:
            break
        # What was found by some rounds would look better than it is: others are played on.
        advice = yield from advised(board, budget, seed)
        sure = advice.exact or seed + 1 == len(budgets)
        pairs = [pair for pair in pairs if board.fits(*pair, advice, sure=sure)]
        if advice.exact:
            break
    return tuple(pairs), advice


def advised(board: Board, budget: int, seed: int) -> Slices:
    """Judge a board in slices; returns the advice."""
    found: Advice | None = None
    for step in advising(board.view, board.seat, budget=budget, seed=seed):
        found = step if isinstance(step, Advice) else found
        yield SLICE
    assert found is not None
    return found


def _distance(found: BoardFound, level: int | None, hardest: int) -> int:
    off = 0 if level is None else abs(found.level - level)
    return off + LEVELS[-1] * (found.level > hardest)


def _nearer(
    found: BoardFound, best: BoardFound | None, level: int | None, hardest: int
) -> BoardFound:
    if best is None:
        return found
    return min(best, found, key=lambda one: _distance(one, level, hardest))


def _kept(principle: Principle, view: State, seat: Seat) -> frozenset[Move]:
    return frozenset(principle.keeps(view, seat))


def _is_told(state: State, option: Advised, best: Advised, *, well: bool = False) -> Slices:
    """Return True if a page can tell what an option costs; ``well`` if with what differs, too."""
    told = telling(state, option.line, best.line)
    while True:
        try:
            next(told)
        except StopIteration as ended:
            found = ended.value
            break
        yield SLICE
    differs = bool(found.reasons or found.facts)
    return found.kind in ("reason", "reply", "plain") and (differs or not well)


def _told_apart(state: State, options: Sequence[Advised]) -> list[Advised]:
    """The first of some options whose words differ: two places may be called alike."""
    told: dict[str, Advised] = {}
    for one in options:
        told.setdefault(in_words(state, one.line)["en"], one)
    return list(told.values())
