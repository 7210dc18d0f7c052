"""The steps of a chapter: what a learner is shown, does or is asked, a small class for each kind.

What is right is never stored. A step holds a position and a question, and the rules answer. What
sets a kind apart at a board is told by members of `Step`: how it is answered, when it is done, what
help there is, what opponents play. A new kind is a class with the members that it has otherwise,
and its reader in `tritables.lessons.course_files`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, ClassVar, Final

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.examples import Example, Words
from tritables.core.game import Game
from tritables.core.messages import Argument, Message
from tritables.core.picture import Way
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.core.verdicts import Verdict
from tritables.lessons.diagnosis import Answered
from tritables.lessons.example_checks import start_of, throws_of
from tritables.lessons.hints import Help
from tritables.lessons.outcomes import Choice, Outcome
from tritables.lessons.place_sets import Search
from tritables.lessons.step_results import Went
from tritables.lessons.task import ExampleTask, Task
from tritables.replay.history import Fold, History, Node, path_to
from tritables.replay.seats import PERSON
from tritables.texts import own_words

MOST_GUESSES: Final = 8
"""The number of answers that a guess chooses from is told up to this one; more says hardly more."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a chapter.

    ``id``     its name, unique in the chapter
    ``start``  the position that it begins from
    ``rules``  the ids of the rules that it is about
    ``title``, ``task``, ``done``
               its words by language; without them they are ``step-<id>`` in the game's catalogue,
               with the attributes ``.task`` and ``.done``

    >>> from tritables import new
    >>> step = Step("look", new("trictrac"), rules=("start.roll-off",))
    >>> step.words, step.moves(), step.choices()
    ('step-look', (), ())
    """

    kind: ClassVar[str]
    asks: ClassVar[bool] = False
    """True if it is an answer that is wanted, and not a move."""
    is_tested: ClassVar[bool] = True
    """True if something can be right or wrong about it."""
    is_timed: ClassVar[bool] = False
    """True if turns have a time limit, where the game has one."""
    is_watched: ClassVar[bool] = False
    """True if its moves lie ahead, to be stepped through one after the other."""
    hides: ClassVar[bool] = False
    """True if secrets are kept, since others play too."""

    id: str
    start: State
    _: KW_ONLY
    rules: tuple[str, ...] = ()
    title: Words | None = None
    task: Words | None = None
    done: Words | None = None

    @property
    def game(self) -> Game[Any]:
        """The game whose position it shows."""
        return game_named(self.start.game)

    @property
    def words(self) -> str:
        """The id of its words in the game's catalogue."""
        return f"step-{self.id}"

    def said(self, part: str, lang: str, args: Mapping[str, Argument] | None = None) -> str:
        """Return its ``title``, its ``task``, or what is said when it is ``done``; empty where it
        says nothing. ``args`` are the parameters of words in the catalogue, those of the start
        unless they are given.
        """
        id = f"{self.words}.{part}"
        known = self.tally() if args is None else args
        return own_words(getattr(self, part), id, self.start.game, lang, known)

    def tally(self, at: Node | None = None, turns: int = 0) -> Mapping[str, Argument]:
        """Return the parameters of its words that are counted on the way to a node, where people
        have had so many turns; of its start without one.
        """
        return {}

    @property
    def principles(self) -> tuple[str, ...]:
        """The ids of the principles of play that it is about."""
        return ()

    @property
    def subjects(self) -> tuple[str, ...]:
        """The ids of all that it is about: its rules, and principles of play."""
        return (*self.rules, *self.principles)

    @property
    def guesses(self) -> int:
        """The number of answers that somebody who knows nothing would choose from, at least."""
        return 2

    def moves(self) -> tuple[Move, ...]:
        """The moves that belong to it: played when it is answered, or stepped through."""
        return ()

    # At a board.

    @property
    def seating(self) -> tuple[str, ...] | None:
        """The player of each seat, by name; None where one learner plays them all."""
        return None

    def throws(self) -> list[Move]:
        """Return the chance moves among its `moves`, in the notation and in order."""
        throws, state = [], self.start
        for move in self.moves():
            if state.to_act == CHANCE:
                throws.append(move)
            state = state.play(move)
        return throws

    @property
    def parts(self) -> int:
        """The number of parts that it is done in: of turns to play, where those are counted."""
        return 1

    @property
    def front(self) -> Seat | None:
        """The seat that the board is turned to from beginning to end, if to any.

        What is told of an answer does not turn the board away from what was asked.
        """
        return self.reader

    @property
    def sees(self) -> Seat | None:
        """The seat whose view is shown; None where all is."""
        return None

    @property
    def reader(self) -> Seat | None:
        """The seat that is asked, so that its player is called "you"; None where nobody is.

        It is the one on turn, which sits in front, and the first one where chance acts.
        """
        return (self.start.on_turn or 0) if self.asks else None

    @property
    def drawn_anew(self) -> str | None:
        """The figure of the game's source that it draws anew, if it does."""
        return None

    def new_task(self) -> Task:
        """Begin what is to be done at the board by moves."""
        return Task()

    def is_done(self, task: Task, history: History, turns: Fold[int]) -> bool:
        """Say whether it is done at the board, where no answer is wanted.

        ``turns`` counts the turns that people have had up to a node. A position to look at is done
        at once, and moves to watch are with the last of them.
        """
        line, seen = self.moves(), history.line[1 : history.current.ply + 1]
        return tuple(node.move for node in seen[: len(line)]) == line

    def is_missed(self, verdict: Verdict, went: Went, *, met: bool) -> bool:
        """Say whether a refused move was a wrong attempt; ``met``: it was one that is asked for."""
        return False

    def spares(self, task: Task, node: Node, move: Move) -> bool:
        """Say whether the only move at a node, which does little, is played for its player."""
        return False

    def hides_moves(self, went: Went) -> bool:
        """Say whether no legal moves are marked, since finding one is what is asked."""
        return False

    def about(self) -> tuple[str, ...]:
        """Return the ids of the places between which the move goes that is asked about."""
        return ()

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return all the help that there is at a node."""
        return Help(next(iter(self.rules), None))

    # Answers; a kind that takes them overrides those that it takes.

    def places(self) -> tuple[str, ...]:
        """The places that are to be found."""
        return ()

    def choices(self) -> tuple[Choice, ...]:
        """The answers to choose from."""
        return ()

    def choice_places(self) -> tuple[str, ...]:
        """Return for each choice the place on the board whose touch chooses it; empty where they
        have none.
        """
        return ()

    def choice_ways(self) -> tuple[tuple[Way, ...], ...]:
        """Return for each choice the moves that it is, to be shown on the board; empty where no
        moves are chosen.
        """
        return ()

    def right(self) -> tuple[int, ...]:
        """The numbers of the right answers among them."""
        return ()

    def shows(self, went: Went) -> bool:
        """Say whether the right answer is shown while it is still to be chosen."""
        return False

    def check_open(self, went: Went) -> None:
        """Raise `BadInput` where it has been answered."""
        if went.answered:
            raise BadInput(Message("bad-answered"))

    def touch(self, went: Went, place: str) -> Outcome:
        """Answer with a place, and note it; raises `BadInput` where none is asked for."""
        raise BadInput(Message("bad-no-question"))

    def enough(self, went: Went) -> Outcome:
        """Say that all is found; raises `BadInput` where nothing is to be found."""
        raise BadInput(Message("bad-no-question"))

    def pick(self, went: Went, choice: int, *, once: bool = False) -> Outcome:
        """Choose an answer, and note it; raises `BadInput` where there is none to choose.

        ``once`` says that the first answer is the only one, as in a quiz.
        """
        raise BadInput(Message("bad-no-question"))

    @property
    def forgives(self) -> bool:
        """True if nothing that is answered is a mistake, since nothing was taught of it yet."""
        return False

    @property
    def asks_turn(self) -> bool:
        """True if it is asked who begins, so that a board must not tell."""
        return False

    def told(self, went: Went) -> Message | None:
        """Tell how much of the answer there is so far, where it has several parts."""
        return None

    def said_by(self, choice: int) -> Answered | None:
        """Return what a choice says of a move, if the question is one of moves."""
        return None

    # Files.

    def particulars(self) -> dict[str, object]:
        """Return the keys that only its kind has, as JSON of ``tritables/schemas/course.json``."""
        return {}

    def as_json(self) -> dict[str, object]:
        """The step as courses carry it (``tritables/schemas/course.json``)."""
        words = {"title": self.title, "task": self.task, "done": self.done}
        return {
            "id": self.id,
            "kind": self.kind,
            "position": self.start.position(),
            **self.particulars(),
            "rules": list(self.rules),
            **{part: said for part, said in words.items() if said is not None},
        }


@dataclass(frozen=True, slots=True)
class Show(Step):
    """A position to look at; ``line`` are moves that the learner watches one after the other.

    It is done with the last of them.

    >>> from tritables import new
    >>> Show("start", new("trictrac"), line=("start 5-3",)).moves()
    ('start 5-3',)
    """

    kind = "show"
    is_tested = False
    is_watched = True
    line: tuple[Move, ...] = ()

    @property
    def front(self) -> Seat | None:
        """The seat that is on turn at its beginning: what is watched does not turn the board."""
        return self.start.on_turn

    def moves(self) -> tuple[Move, ...]:
        """The moves that belong to it."""
        return self.line

    def particulars(self) -> dict[str, object]:
        """Return what only its kind has, as files carry it."""
        return {"line": list(self.line)}


@dataclass(frozen=True, slots=True)
class Do(Step):
    """Bring something about: the goals of a worked example, by any line that does it.

    ``figure`` is the number or letter of the figure in the game's source that it draws anew.

    >>> from tritables import game_named
    >>> Do.of(game_named("trictrac").example("winning")).rules
    ('goal.all-off',)
    """

    kind = "do"
    is_timed = True
    example: Example = field(kw_only=True)
    figure: str | None = None

    @classmethod
    def of(cls, example: Example, figure: str | None = None) -> Do:
        """The step of an example, under the example's own name."""
        return cls(
            example.id, start_of(example), rules=example.rules, example=example, figure=figure
        )

    @property
    def words(self) -> str:
        """The words of its example."""
        return f"example-{self.id}"

    @property
    def drawn_anew(self) -> str | None:
        """The figure of the game's source that it draws anew, if it does."""
        return self.figure

    def throws(self) -> list[Move]:
        """Return the results of chance in the example's line."""
        return throws_of(self.example, self.start)

    @property
    def guesses(self) -> int:
        """The number of legal moves, of which few as a rule bring it about."""
        chance = self.start.to_act == CHANCE
        return 2 if chance else max(2, min(MOST_GUESSES, len(self.start.legal_moves())))

    def new_task(self) -> Task:
        """Begin what the example asks for."""
        return ExampleTask(self.game, self.example)

    def is_done(self, task: Task, history: History, turns: Fold[int]) -> bool:
        """Say whether all that the example asks for is met."""
        return task.is_done(history.current)

    def is_missed(self, verdict: Verdict, went: Went, *, met: bool) -> bool:
        """Say whether a refused move brought nothing."""
        return not met

    def spares(self, task: Task, node: Node, move: Move) -> bool:
        """Spare what lies between two things that are asked."""
        return task.passes_over(node, move)

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return the way to what is still to be met."""
        return Help(next(iter(self.rules), None)) if task.is_done(node) else task.help(node)

    def as_json(self) -> dict[str, object]:
        """The step with all of its example."""
        figure = {} if self.figure is None else {"figure": self.figure}
        return {"kind": self.kind, "example": self.example.as_json(), **figure}


@dataclass(frozen=True, slots=True)
class PlayOn(Step):
    """Some turns against an opponent, or a whole round where ``turns`` is None.

    ``seats`` says who plays each seat; at least one is a person. ``counts`` are the rules by which
    events of persons count as turns; without them each turn does.

    >>> from tritables import new
    >>> PlayOn("play", new("trictrac"), seats=("person", "greedy"), turns=3).turns
    3
    """

    kind = "play-on"
    is_tested = False
    is_timed = True
    hides = True
    seats: tuple[str, ...] = field(kw_only=True)
    turns: int | None = None
    counts: tuple[str, ...] = ()

    @property
    def seating(self) -> tuple[str, ...] | None:
        """Return the kind of player of each seat."""
        return self.seats

    @property
    def parts(self) -> int:
        """The number of turns to play."""
        return self.turns or 1

    def is_done(self, task: Task, history: History, turns: Fold[int]) -> bool:
        """Say whether so many turns have been played, or the round is over."""
        if history.current.state.result is not None:
            return True
        at = history.current
        return self.turns is not None and self._had(at, turns.at(at)) >= self.turns

    def spares(self, task: Task, node: Node, move: Move) -> bool:
        """Spare all such moves: what they do was taught before."""
        return True

    def tally(self, at: Node | None = None, turns: int = 0) -> Mapping[str, Argument]:
        """Return how many ``turns`` were had, how many by each rule that counts, what the persons
        scored (``score``), the most that another player did (``others``), and ``lead``: 1 if that
        is less, 0 if it is as much, -1 if it is more.
        """
        events = _events_to(at)
        own = [event for event in events if self._is_own(event)]
        score = {seat: 0 for seat, who in enumerate(self.seats) if who != PERSON}
        for event in events:
            if event.seat in score:
                score[event.seat] += event.points
        by_rule = {
            rule.replace(".", "_"): sum(event.rule == rule for event in own) for rule in self.counts
        }
        mine, others = sum(event.points for event in own), max(score.values(), default=0)
        return {
            "turns": self._had(at, turns),
            "score": mine,
            "others": others,
            "lead": (mine > others) - (mine < others),
            **by_rule,
        }

    def _had(self, at: Node | None, turns: int) -> int:
        if not self.counts:
            return turns
        return sum(event.rule in self.counts and self._is_own(event) for event in _events_to(at))

    def _is_own(self, event: Event) -> bool:
        return event.seat is not None and self.seats[event.seat] == PERSON

    def particulars(self) -> dict[str, object]:
        """Return what only its kind has, as files carry it."""
        counts = {"counts": list(self.counts)} if self.counts else {}
        return {"seats": list(self.seats), "turns": self.turns, **counts}


def _events_to(at: Node | None) -> list[Event]:
    """The events on the way to a node."""
    nodes = () if at is None else path_to(at)
    return [event for node in nodes for event in node.events]


@dataclass(frozen=True, slots=True)
class FindAll(Step):
    """Touch every place that is to be found: where this may go, who is adjacent.

    ``one`` is True where the task says that it is a single one: then nothing is counted, and nobody
    is asked whether that was all.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("look-ahead").position
    >>> step = FindAll("which", start, search=Search("sources"))
    >>> step.places(), step.answer("22", ()).right
    (('1',), False)
    """

    kind = "find-all"
    asks = True
    search: Search = field(kw_only=True)
    one: bool = False

    def places(self) -> tuple[str, ...]:
        """The places to find, as the rules say."""
        return self.search.places(self.start)

    def answer(self, place: str, found: tuple[str, ...]) -> Outcome:
        """Say whether a place that was touched is one of them and, if not, why not."""
        wanted = self.places()
        if place in wanted:
            return Outcome(True, missed=len(set(wanted) - {*found, place}))
        return self.search.why_not(self.start, place)

    @property
    def guesses(self) -> int:
        """More than anybody goes through: the ways to touch some places of a whole board."""
        return MOST_GUESSES

    def touch(self, went: Went, place: str) -> Outcome:
        """Answer with a place; one that is to be found is noted."""
        self.check_open(went)
        outcome = self.answer(place, went.found)
        if outcome.right and place not in went.found:
            went.found = (*went.found, place)
        return outcome

    def enough(self, went: Went) -> Outcome:
        """Say whether what was found is all; if not, where to look for more."""
        self.check_open(went)
        wanted = self.places()
        missed = [place for place in wanted if place not in went.found]
        if not missed:
            return Outcome(True)
        near = self.search.around(self.start, missed[0])
        said = Message("find-missed", {"found": len(went.found)})
        return Outcome(False, (said,), near, missed=len(missed))

    def told(self, went: Went) -> Message | None:
        """Tell how many were found; of how many only once all are, since looking is the task."""
        if self.one:
            return None
        args = {"found": len(went.found), "count": len(self.places())}
        return Message("question-found" if went.answered else "question-found-so-far", args)

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return where to look for what is still to be found."""
        missed = tuple(place for place in self.places() if place not in went.found)
        rule = next(iter(self.rules), None)
        if not missed:
            return Help(rule)
        near = self.search.around(self.start, missed[0])
        return Help(rule, near, missed[0], places=missed)

    def particulars(self) -> dict[str, object]:
        """Return what only its kind has, as files carry it."""
        return {"find": self.search.as_json(), **({"one": True} if self.one else {})}
