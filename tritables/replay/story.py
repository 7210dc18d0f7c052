"""The story of a round that is over: what decided it, from facts of its record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.state import LastMove, Result, Seat, State
from tritables.texts import said, said_to

Line = Sequence[LastMove[Any]]
"""The moves of a round, each with the state before it and its events."""


def story_of(
    game: Game[Any], line: Line, end: State, lang: str, reader: Seat | None = None
) -> list[str]:
    """Return the story of a round in up to three sentences, of which each can be counted again.

    ``line`` are its moves, ``end`` is the state at which it is over, and ``reader`` the seat whose
    player is called "you". Nothing is said where nothing is true: while a round goes on, and of one
    in which nobody scored, unless its game has a `Game.story` of its own.

    >>> from tritables import game_named
    >>> game = game_named("triominos")
    >>> state = game.example("winner").position
    >>> move, log = game.example("winner").line[0], []
    >>> end = state.play(move, log)
    >>> told = story_of(game, [LastMove(state, move, tuple(log))], end, "en", reader=0)
    >>> for sentence in told[::2]:
    ...     print(sentence)
    You are 42 points ahead: 100 to 58.
    Your best move was move 1, “3-3-4 beside 1-3-4”: 48 points!
    """
    if end.result is None or not line:
        return []
    own = game.story(line, reader)
    told = _Account(game, line, end.result, lang, reader).sentences() if own is None else own
    return [said_to(message, lang, reader) for message in told]


@dataclass(frozen=True)
class _Account:
    """The points of a round, move by move and rule by rule."""

    game: Game[Any]
    line: Line
    result: Result
    lang: str
    reader: Seat | None

    def sentences(self) -> list[Message]:
        """Return what can be said: the difference, where it came from, and a move."""
        if not any(any(gains) for gains in self.gains):
            return []
        told = (self._ending(), self._source(), self._moment())
        return [message for message in told if message is not None]

    @cached_property
    def gains(self) -> list[list[int]]:
        """The points of each seat in each move."""
        seats = range(len(self.result.scores))
        return [
            [sum(one.points for one in last.events if one.seat == seat) for seat in seats]
            for last in self.line
        ]

    @cached_property
    def first(self) -> list[Seat]:
        """The seats with the most points."""
        best = max(self.result.scores)
        return [seat for seat, points in enumerate(self.result.scores) if points == best]

    @cached_property
    def rival(self) -> Seat:
        """The seat that the first is compared with: the reader's, else the next best."""
        first = self.first[0]
        if self.reader is not None and self.reader != first:
            return self.reader
        others = [seat for seat in range(len(self.result.scores)) if seat != first]
        return max(others, key=lambda seat: self.result.scores[seat])

    def _ending(self) -> Message | None:
        scores, first = self.result.scores, self.first[0]
        if len(self.first) > 1:
            return None
        return self._about(
            "story-ending",
            first,
            points=scores[first],
            less=scores[self.rival],
            margin=scores[first] - scores[self.rival],
        )

    def _source(self) -> Message | None:
        """Return the rule that made the largest difference, or how often both have scored."""
        if len(self.first) > 1:
            return None
        first, rival = self.first[0], self.rival
        by_rule: dict[str, tuple[int, int]] = {}
        for last in self.line:
            for event in last.events:
                mine, theirs = by_rule.get(event.rule, (0, 0))
                mine += event.points if event.seat == first else 0
                theirs += event.points if event.seat == rival else 0
                by_rule[event.rule] = mine, theirs
        scoring = {rule: points for rule, points in by_rule.items() if points != (0, 0)}
        if len(scoring) > 1:
            rule, (mine, theirs) = max(scoring.items(), key=lambda one: one[1][0] - one[1][1])
            if mine <= theirs or theirs < 0:
                return None
            title = said(self.game.rule(rule).title(self.game.name), self.lang)
            return self._about("story-source", first, rule=title, points=mine, less=theirs)
        mine, theirs = (sum(gains[seat] > 0 for gains in self.gains) for seat in (first, rival))
        return None if mine <= theirs else self._about("story-often", first, more=mine, less=theirs)

    def _moment(self) -> Message | None:
        """Return since when the first stayed ahead, or the best move of a reader who was not."""
        if len(self.first) > 1 or (self.reader is not None and self.reader != self.first[0]):
            return self._best(self.first[0] if self.reader is None else self.reader)
        first, others = self.first[0], [*self.result.scores]
        mine = others.pop(first)
        for ply in range(len(self.line), 0, -1):
            if mine <= max(others):
                return self._about("story-ahead", first, ply=ply + 1)
            gains = list(self.gains[ply - 1])
            mine -= gains.pop(first)
            others = [points - gain for points, gain in zip(others, gains, strict=True)]
        return self._best(first)

    def _best(self, seat: Seat) -> Message | None:
        """Return the move that brought a seat the most."""
        points, ply = max((gains[seat], -nth) for nth, gains in enumerate(self.gains, start=1))
        last = self.line[-ply - 1]
        if points <= 0 or last.before.to_act != seat:
            return None
        move = said_to(self.game.in_words(last.before, last.move), self.lang, self.reader)
        return self._about("story-best", seat, ply=-ply, move=move, points=points)

    def _about(self, id: str, seat: Seat, **args: Argument) -> Message:
        names = {
            name: said(Message("seat-name", {"seat": one}, self.game.name), self.lang)
            for name, one in (("name", seat), ("rival", self.rival))
        }
        return Message(id, {"seat": seat, "other": self.rival + 1, **names, **args})
