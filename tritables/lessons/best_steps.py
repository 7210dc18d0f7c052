"""Steps that ask for the best of some legal moves, as the coach judges them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final

from tritables.claims import Difference, compared
from tritables.coach import Explanation
from tritables.coach.explanations import LITTLE, explaining
from tritables.core.claims import Figure, Kind, rounded
from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.picture import Way
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat, State
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.hints import Help
from tritables.lessons.move_places import places_to_touch, way_of
from tritables.lessons.outcomes import Choice, Outcome
from tritables.lessons.slices import at_once
from tritables.lessons.step_results import Went
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.texts import ENGLISH, LANGUAGES, has, said_to, say

YOU_ARE: Final = "you-are"
"""The message of a game whose sides have names: which of them one plays."""

WHOLE: Final = 1000
"""The parts in which losses are written."""

ROUNDS: Final = 80
"""Rounds that are played on at most to tell why a move loses, where nothing can be counted."""

SEEN: Final = Fraction(4, 100)
"""The least difference of two chances that is told to who found the best line."""

FEWEST_GUESSED: Final = 2
"""The answers that a guess chooses from at least, as far as that is told."""

MOST_TOLD: Final = 64
"""Explanations that are kept at most."""

Line = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A line of one player, and what it gives away of the expected share of the win, in
    thousandths, against the best line of all.
    """

    line: Line
    loss: int

    @property
    def percent(self) -> int:
        """The rounds of 100 that it wins fewer than the best line."""
        return rounded(Fraction(100 * self.loss, WHOLE))

    def as_json(self) -> dict[str, object]:
        """Return the option as JSON (in the schema ``course``)."""
        return {"line": list(self.line), "loss": self.loss}


@dataclass(frozen=True, slots=True)
class Best(Choosing):
    """A question which of some lines is best: right is what gives away no more than 2 %.

    The losses were found by the coach, from what the seat on turn can know; a wrong answer is told
    by the coach why. ``principle`` is the id of the principle that decides; where it misleads,
    ``follows`` is the number of the best option that follows it, and ``by`` the id of one that says
    what is right there, where what is told of that option shows so. ``level`` is the difficulty of
    an exercise, 1 to 3; 0 for a board of a course.

    >>> from tritables.games.trictrac import position
    >>> start = position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5")
    >>> step = Best("hit", start, options=(Option(("12/17*",), 0), Option(("1/6",), 90)))
    >>> step.right(), [choice.label["en"] for choice in step.choices()]
    ((0,), ['12 → 17, hit', '1 → 6'])
    """

    kind = "best"
    options: tuple[Option, ...] = field(kw_only=True)
    principle: str | None = None
    follows: int | None = None
    by: str | None = None
    level: int = 0

    @property
    def sees(self) -> Seat | None:
        """The seat that is asked, where others have secrets: it is judged by what that can know."""
        return self.start.on_turn if self.game.secret else None

    @property
    def principles(self) -> tuple[str, ...]:
        """The principle that decides or misleads, if one does."""
        return () if self.principle is None else (self.principle,)

    @property
    def guesses(self) -> int:
        """The number of lines to choose from for each that is right."""
        return max(FEWEST_GUESSED, len(self.options) // max(1, len(self.right())))

    @property
    def best(self) -> Option:
        """The option that gives away least."""
        return min(self.options, key=lambda one: one.loss)

    def moves(self) -> tuple[Move, ...]:
        """The moves that show the answer: the best line, as far as its player can go alone."""
        return self.best.line

    def choices(self) -> tuple[Choice, ...]:
        """Return the lines, in words."""
        return tuple(Choice(one.line, in_words(self.start, one.line)) for one in self.options)

    def choice_places(self) -> tuple[str, ...]:
        """Return for each choice the place whose touch chooses it, where all are single moves."""
        if any(len(one.line) > 1 for one in self.options):
            return ()
        return places_to_touch(self.game, self.start, [one.line[0] for one in self.options])

    def choice_ways(self) -> tuple[tuple[Way, ...], ...]:
        """Return for each line its moves as gestures, as far as they go from place to place.

        >>> from tritables.games.trictrac import position
        >>> start = position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5")
        >>> step = Best("hit", start, options=(Option(("12/17*",), 0), Option(("1/6",), 90)))
        >>> [(way.source, way.target) for (way,) in step.choice_ways()]
        [('12', '17'), ('1', '6')]
        """
        return tuple(_ways_along(self.start, one.line) for one in self.options)

    def right(self) -> tuple[int, ...]:
        """The numbers of the lines that give away little."""
        return tuple(nth for nth, one in enumerate(self.options) if one.loss <= LITTLE * WHOLE)

    def answer(self, choice: int) -> Outcome:
        """Say whether a line is among the best and, if not, what it costs and why."""
        if choice in self.right():
            return Outcome(True)
        option = self.options[choice]
        told = told_of(self.start, option.line, self.best.line)
        # A board has one figure for a line, whatever the rounds that are played on now would find.
        costs = Message("coach-loss", {"percent": option.percent})
        idea = self._idea(choice)
        # What decides is said: then nobody needs to hear that there is nothing else to say.
        short = (costs,) if idea and not told.reasons else told.short(costs=costs)
        figures = told.figures(costs=costs)
        if costs in short:
            figures = tuple(one for one in figures if one != costs)
        return Outcome(False, (*idea, *short), figures=figures)

    def _idea(self, choice: int) -> tuple[Message, ...]:
        """The idea of the principle that decides, if it rules out a wrong line and keeps the best.

        Where one misleads, what is right instead is only known of the line that it allows.
        """
        named = self.principle if self.follows is None else self.by
        if named is None or self.follows not in (None, choice):
            return ()
        principle = next(one for one in self.game.principles if one.id == named)
        seat = self.start.on_turn
        assert seat is not None
        kept = principle.keeps(self.start.view(seat), seat)
        if self.best.line[0] not in kept or not set(kept).isdisjoint(self.options[choice].line):
            return ()
        return (Message(f"principle-{named}.idea", game=self.game.name),)

    def gain(self) -> Message | None:
        """Return what the best line has before the best of the wrong ones, as claims say it.

        That is what it makes, or else what shows the principle that decides; None where neither can
        be said.

        >>> from tritables.games.trictrac import position
        >>> start = position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5")
        >>> step = Best("hit", start, options=(Option(("12/17*",), 0), Option(("1/6",), 90)))
        >>> str(step.gain())
        'White hits one stone instead of none.'
        """
        found = self._gain()
        return None if found is None else found.message(self.game.name)

    def _gain(self) -> Difference | None:
        principles = {one.id: one for one in self.game.principles}
        named = principles.get((self.principle if self.follows is None else self.by) or "")
        shown = () if named is None else named.shown_by
        apart = _apart(self.start, self.best.line, self._nearest().line)
        kinds = {kind.name: kind for kind in self.game.claim_kinds}
        deeds = [one for one in apart if kinds[one.kind].deed]
        made = (one for one in deeds if _more_of(one) > 0)
        shows = (one for one in apart if one.kind in shown and one not in deeds)
        good = (one for one in shows if _is_better(one, kinds[one.kind], self.start.on_turn))
        return next(made, None) or next(good, None)

    def _nearest(self) -> Option:
        """The line that gives away least of those that are wrong."""
        right = self.right()
        wrong = [one for nth, one in enumerate(self.options) if nth not in right]
        return min(wrong, key=lambda one: one.loss)

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return which lines are right; why others are wrong is reckoned only for who chose one."""
        return Help(next(iter(self.rules), None), choices=self.right())

    def about(self) -> tuple[str, ...]:
        """Return no places: of each option they are shown only while somebody looks at it."""
        return ()

    def asked(self, words: object) -> tuple[Message, ...]:
        """Return the question of an exercise, after the name of the side that is asked."""
        game = self.game.name
        side = Message(YOU_ARE, {"seat": self.start.on_turn or 0}, game)
        # Where sides have no names of their own, there is nothing to tell.
        return (*([side] if has(YOU_ARE, game, ENGLISH) else []), Message("best-task"))

    def result(self, went: Went) -> dict[str, object]:
        """Return the question, the answer and the truth as JSON."""
        given = list(self.options[went.chosen[0]].line) if went.chosen else None
        return {"asks": self.kind, "answer": given, "truth": list(self.best.line)}

    def said(self, part: str, lang: str, args: Mapping[str, Argument] | None = None) -> str:
        """Return its title, its task or what is said when it is done: its own, or its kind's."""
        own = Choosing.said(self, part, lang, args)
        if own or part == "title":
            return own
        if part == "task":
            return " ".join(said_to(one, lang, self.reader) for one in self.asked(None))
        return " ".join(said_to(one, lang, self.reader) for one in self._done(lang))

    def _done(self, lang: str) -> tuple[Message, ...]:
        """The sentences that tell what the best of the wrong lines gives away."""
        gain = self._gain()
        said = () if gain is None else (gain.message(self.game.name),)
        done = Message("best-done"), *said
        if self.principle and self.follows is not None:
            tempting = _told(self, self.options[self.follows], lang)
            tempting["principle"] = principle_in(self.game, self.principle, lang)
            misled = *done, Message("best-misled", tempting)
            if self.by is None:
                return misled
            by = principle_in(self.game, self.by, lang)
            return *misled, Message("best-matters", {"by": by})
        near = Message("best-near", _told(self, self._nearest(), lang))
        if self.principle is None:
            return *done, near
        name = principle_in(self.game, self.principle, lang)
        shown = next(one.shown_by for one in self.game.principles if one.id == self.principle)
        # A bridge that is found is no example of another principle, though that leads there too.
        alone = gain is None or gain.kind in shown
        says = Message("best-decides" if alone else "best-also", {"principle": name})
        return *done, says, near

    def particulars(self) -> dict[str, object]:
        """Return what only its kind has, as files carry it."""
        return {
            "options": [one.as_json() for one in self.options],
            **({} if self.principle is None else {"principle": self.principle}),
            **({} if self.follows is None else {"follows": self.follows}),
            **({} if self.by is None else {"by": self.by}),
            **({"level": self.level} if self.level else {}),
        }


def principle_in(game: Game[Any], principle: str, lang: str) -> str:
    """Return the sentence of a principle, as its chapter is called.

    >>> from tritables import game_named
    >>> principle_in(game_named("trictrac"), "hit", "en")
    'Hit a single stone'
    """
    return say(Message(f"principle-{principle}", game=game.name), lang)


def _told(step: Best, option: Option, lang: str) -> dict[str, Argument]:
    """A line and what it gives away, for a sentence."""
    return {"move": in_words(step.start, option.line)[lang], "percent": option.percent}


@lru_cache(maxsize=64)
def _apart(start: State, line: Line, other: Line) -> tuple[Difference, ...]:
    """The differences in what is claimed of two lines, as their player may know it."""
    seat = start.on_turn
    assert seat is not None
    game, view = game_named(start.game), start.view(seat)
    claims = (tuple(game.claims(view, one, seat)) for one in (line, other))
    return compared(game.claim_kinds, *claims)


def _more_of(difference: Difference) -> Figure:
    """The surplus of the one line over the other in what they differ in."""
    one, other = (
        0 if claim is None else next(iter(claim.figures.values()), 1)
        for claim in (difference.one, difference.other)
    )
    return one - other


def _is_better(difference: Difference, kind: Kind, seat: Seat | None) -> bool:
    """Say whether a figure of both lines speaks for the one; chances that are nearly the same say
    nothing.
    """
    if difference.one is None or difference.other is None:
        return False
    more = _more_of(difference)
    if isinstance(more, Fraction) and abs(more) < SEEN:
        return False
    good = kind.good or 1  # more of what shows a principle, where nobody says that it is bad
    return more * (good if difference.one.seat in (None, seat) else -good) > 0


@lru_cache(maxsize=64)
def _ways_along(start: State, line: Line) -> tuple[Way, ...]:
    """The gestures of a line, without what they score: nobody is to choose by that alone."""
    game, state, found = game_named(start.game), start, list[Way]()
    for move in line:
        way = way_of(game, state, move)
        if way is not None:
            found.append(replace(way, gains=()))
        state = state.play(move)
    return tuple(found)


@lru_cache(maxsize=256)
def in_words(start: State, line: Line) -> Mapping[str, str]:
    """The moves of a line in words, in each language."""
    game, state, said = game_named(start.game), start, []
    for move in line:
        said.append(game.in_words(state, move))
        state = state.play(move)
    reader = start.on_turn
    return {lang: ", ".join(said_to(one, lang, reader) for one in said) for lang in LANGUAGES}


def told_of(start: State, line: Line, best: Line) -> Explanation:
    """Explain what a line costs against the best one, from what its player can know."""
    return at_once(telling(start, line, best))


def telling(start: State, line: Line, best: Line) -> Generator[None, None, Explanation]:
    """Explain it in slices, so that it can be suspended; what was told lately is kept."""
    seat = start.on_turn
    assert seat is not None
    key = start.view(seat), line, best
    told = _TOLD.get(key)
    if told is None:
        for step in explaining(key[0], seat, line, best=best, budget=ROUNDS):
            told = step if isinstance(step, Explanation) else told
            yield
        assert told is not None
        if len(_TOLD) >= MOST_TOLD:
            _TOLD.clear()  # another thread may do so at any time
        _TOLD[key] = told
    return told


_TOLD: Final[dict[tuple[State, Line, Line], Explanation]] = {}
"""Explanations that were told lately."""
