"""Steps that ask a question with answers to choose from, such as what moves will bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import filterfalse
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.events import Event
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, Seat, State
from tritables.lessons import wrong_answers
from tritables.lessons.diagnosis import Answered
from tritables.lessons.hints import Help
from tritables.lessons.outcomes import FRONT, Choice, Outcome
from tritables.lessons.step_results import Went
from tritables.lessons.steps import Step
from tritables.lessons.task import Task
from tritables.replay.history import Node
from tritables.texts import in_language, said_to, say

MOVES_ASK: Final = {"points": "points", "turn": "who", "winners": "winners"}
"""The ids of the questions that a prediction asks of a move, by the name of its foresight."""


TRIES: Final = 2
"""Wrong answers after which the right one is shown."""


@dataclass(frozen=True, slots=True)
class Choosing(Step):
    """A question with answers to choose from, each by its number; the rules know the right ones.

    A wrong answer does not tell the right one while that may still be found. It is shown after two
    wrong ones, or where no other is left, and by the last help; the question stays open until it is
    chosen.
    """

    asks = True

    def choices(self) -> tuple[Choice, ...]:
        """Return what can be chosen, in the order of the buttons."""
        raise NotImplementedError

    @property
    def guesses(self) -> int:
        """The number of answers to choose from."""
        return len(self.choices())

    def right(self) -> tuple[int, ...]:
        """The numbers of the right answers."""
        return tuple(nth for nth in range(len(self.choices())) if self.answer(nth).right)

    def answer(self, choice: int) -> Outcome:
        """Say whether an answer is right and, if not, why not."""
        raise NotImplementedError

    def pick(self, went: Went, choice: int, *, once: bool = False) -> Outcome:
        """Choose an answer by its number; raises `BadInput` for one that is not offered.

        ``once`` says that the first answer is the only one, so that all is told of it.

        >>> from tritables import game_named
        >>> start = game_named("trictrac").example("double-six").position
        >>> foresight = Foresight("key", {"key": "left"})
        >>> among = ([6, 6], [6, 6, 1, 1], [6, 6, 6, 6])
        >>> step = Predict(
        ...     "dice", start, line=("roll 6-6",), foresight=foresight, among=among
        ... )
        >>> went = Went()
        >>> str(step.pick(went, 0).reason[0]), str(step.pick(went, 2).reason[-1])
        ('There are more of them.', 'The right answer glows. Choose it.')
        >>> step.shows(went), step.pick(went, 1).right
        (True, True)
        """
        self.check_open(went)
        number = check_choice(self, choice)
        went.chosen = (*(one for one in went.chosen if one != number), number)
        return self.answer(number) if once else self.told_of(number, went)

    def told_of(self, choice: int, went: Went) -> Outcome:
        """Return what is told of the answer that was chosen last."""
        outcome = self.answer(choice)
        if outcome.right or went.answered:
            return outcome
        if self.shows(went):
            return replace(outcome, reason=(*outcome.reason, Message("question-shown")))
        return self.at_first(choice, outcome)

    def outcome(self, went: Went) -> Outcome | None:
        """Return what is told of the answer that was chosen last, once there is one."""
        return self.told_of(went.chosen[-1], went) if went.chosen else None

    def is_closed_wrong(self, went: Went) -> bool:
        """Return True if a wrong answer was the only one, whose outcome has the reasons."""
        return bool(went.chosen) and went.chosen[-1] not in self.right()

    def shows(self, went: Went) -> bool:
        """Say whether the right answer is shown while it is still to be chosen."""
        if went.answered:
            return False
        wrong = len(set(went.chosen) - set(self.right()))
        return wrong >= min(TRIES, len(self.choices()) - 1)

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return what is told of a wrong answer while the right one may still be found."""
        return outcome

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return what proves that the other answers are wrong, and which is right."""
        right = self.right()
        wrong = [nth for nth in range(len(self.choices())) if nth not in right]
        marks = tuple(dict.fromkeys(mark for nth in wrong for mark in self.answer(nth).marks))
        piece = marks[0] if marks else None
        return Help(next(iter(self.rules), None), marks, piece, choices=right)


def check_choice(step: Choosing, choice: int) -> int:
    """A choice that a browser sent; raises `BadInput` for one that is not offered."""
    most = len(step.choices()) - 1
    if not 0 <= choice <= most:
        raise BadInput(Message("bad-whole", {"low": 0, "high": most}), where="choice")
    return choice


def label_of(choice: Choice, game: str, lang: str, reader: Seat | None = None) -> str:
    """Return the label of a choice, as it is said to a reader.

    >>> label_of(Choice("1", {"en": "The lower die", "nl": "De lage steen"}), "trictrac", "nl")
    'De lage steen'
    """
    label = choice.label
    if isinstance(label, Message):
        text = named(label, game, lang, reader)
    else:
        text = in_language(label, lang)
    return text if choice.within is None else say(Message(choice.within, {"title": text}), lang)


def named(message: Message, game: str, lang: str, reader: Seat | None = None) -> str:
    """Return a message as it is said to a reader; one of the house with a seat gets its ``$name``.

    >>> named(Message("choice-both", {"points": 5, "seat": 0}), "trictrac", "nl")
    '5 punten, dan Wit'
    """
    args = message.args
    if message.game is None and "seat" in args:
        name = say(Message("seat-name", {"seat": args["seat"]}, game), lang)
        message = Message(message.id, {**args, "name": name})
    return said_to(message, lang, reader)


def words_of(outcome: Outcome, lang: str, reader: Seat | None = None) -> list[str]:
    """Return the reason of an outcome, sentence by sentence, as it is said to a reader.

    >>> wrong = Outcome(False, (Message("ask-allowed"),), given="9♣")
    >>> words_of(wrong, "en")
    ['“9♣”:', 'No rule forbids this.']
    """
    told = [said_to(message, lang, reader) for message in outcome.reason]
    if outcome.given is None:
        return told
    return [say(Message("mend-given", {"title": in_language(outcome.given, lang)}), lang), *told]


Foreseen = tuple[State, list[Event]]
"""The state after the moves, and their events."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """A question about moves that are to be played; the engine answers it by playing them.

    ``name`` is one of these, each with its ``args``:

    ``points``   the points of ``rule``, or of all rules, of a ``seat`` or all seats
    ``happens``  whether an event of ``rule`` occurs
    ``seat``     the seat of the event of ``rule``; None for nobody
    ``key``      the value in the position afterwards under ``key``, at the index ``at`` of a list
    ``turn``     the seat on turn afterwards
    ``winners``  the seats that have won

    >>> from tritables import new
    >>> Foresight("seat", {"rule": "start.roll-off"}).truth(new("trictrac"), ("start 5-3",))[0]
    0
    """

    name: str
    args: Mapping[str, Any] = field(default_factory=dict)

    def truth(self, start: State, line: Sequence[Move]) -> tuple[object, Foreseen]:
        """Return the right answer, and the state and events that it follows from."""
        events: list[Event] = []
        state = start
        for move in line:
            state = state.play(move, events)
        return FORESIGHTS[self.name][0]((state, events), **self.args), (state, events)

    def choice(self, value: object, start: State) -> Choice:
        """Return an answer with its label; a list is labelled by its elements."""
        return Choice(value, FORESIGHTS[self.name][1](value, start))

    def as_json(self) -> dict[str, object]:
        """Return the question as JSON (in the schema ``course``)."""
        return {"ask": self.name, **self.args}


def _points(after: Foreseen, rule: str | None = None, seat: int | None = None) -> int:
    return sum(event.points for event in after[1] if _is_about(event, rule, seat))


def _is_about(event: Event, rule: str | None = None, seat: int | None = None, **_: Any) -> bool:
    return rule in (None, event.rule) and seat in (None, event.seat)


def _happens(after: Foreseen, rule: str) -> bool:
    return any(event.rule == rule for event in after[1])


def _seat(after: Foreseen, rule: str) -> int | None:
    return next((event.seat for event in after[1] if event.rule == rule), None)


def _key(after: Foreseen, key: str, at: int | None = None) -> object:
    found: Any = after[0].body().get(key)
    return found[at] if at is not None and isinstance(found, list) else found


def _turn(after: Foreseen) -> int | None:
    return after[0].on_turn


def _winners(after: Foreseen) -> list[int]:
    return [] if after[0].result is None else list(after[0].result.winners)


def _count_said(value: object, start: State) -> Message:
    return Message("choice-points", {"points": value if isinstance(value, int) else 0})


def _truth_said(value: object, start: State) -> Message:
    return Message("choice-yes" if value else "choice-no")


def _seat_said(value: object, start: State) -> Message:
    seats = value if isinstance(value, list) else [value]
    if len(seats) == 1 and isinstance(seats[0], int):
        return Message("choice-seat", {"seat": seats[0]})
    return Message("choice-several" if seats and None not in seats else "choice-nobody")


def _plainly_said(value: object, start: State) -> str | Message:
    if value is None or value == []:
        return Message("choice-none")
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


Said = Callable[[object, State], str | Message]

FORESIGHTS: Final[dict[str, tuple[Callable[..., object], Said]]] = {
    "points": (_points, _count_said),
    "happens": (_happens, _truth_said),
    "seat": (_seat, _seat_said),
    "key": (_key, _plainly_said),
    "turn": (_turn, _seat_said),
    "winners": (_winners, _seat_said),
}
"""By the name of a question: a function that answers it, and one that labels an answer."""

FORESIGHT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "points": ("rule", "seat"),
    "happens": ("rule",),
    "seat": ("rule",),
    "key": ("key", "at"),
    "turn": (),
    "winners": (),
}
"""The arguments of each question."""


def check_foresight(foresight: Foresight, start: State) -> None:
    """Raise `BadInput` for a key or a rule that the game does not have."""
    game = game_named(start.game)
    rule, key = foresight.args.get("rule"), foresight.args.get("key")
    if rule is not None and rule not in {one.id for one in game.rules}:
        raise BadInput(Message("check-rule", {"rule": str(rule)}), where="rule")
    if foresight.name == "key" and key not in game.keys:
        raise BadInput(Message("bad-choice", {"choices": ", ".join(game.keys)}), where="key")


@dataclass(frozen=True, slots=True)
class Predict(Choosing):
    """A step that asks for what a line leads to: found first, then played and seen.

    ``line`` is what is played, ``foresight`` what is asked of it, ``among`` the answers to choose
    from, the right one somewhere among them. ``guess`` says that nothing was taught of it yet: no
    answer is a mistake then.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("double-six").position
    >>> foresight = Foresight("key", {"key": "left"})
    >>> step = Predict("dice", start, line=("roll 6-6",), foresight=foresight,
    ...                among=([6, 6], [6, 6, 1, 1]))
    >>> step.right(), [choice.label for choice in step.choices()]
    ((1,), ['6 6', '6 6 1 1'])
    """

    kind = "predict"
    line: tuple[Move, ...] = field(kw_only=True)
    foresight: Foresight = field(kw_only=True)
    among: tuple[object, ...] = field(kw_only=True)
    guess: bool = False

    def moves(self) -> tuple[Move, ...]:
        """The moves that belong to it."""
        return self.line

    def choices(self) -> tuple[Choice, ...]:
        """Return what can be chosen, in the order of the buttons."""
        return tuple([self.foresight.choice(value, self.start) for value in self.among])

    @property
    def guesses(self) -> int:
        """The number of answers to choose from."""
        return len(self.among)

    def right(self) -> tuple[int, ...]:
        """The numbers of the right answers."""
        truth, _ = self.foresight.truth(self.start, self.line)
        return tuple([nth for nth, value in enumerate(self.among) if value == truth])

    def answer(self, choice: int) -> Outcome:
        """Say whether an answer is right and, if not, why not."""
        truth, (after, events) = self.foresight.truth(self.start, self.line)
        if self.among[choice] == truth:
            return Outcome(True)
        outcome = told(events, self.rules, after)
        away = self.game.chance_places.intersection(outcome.marks)
        state = self.start
        for move in self.line if away else ():
            if state.to_act == CHANCE:
                # What is told of what chance lays does not lie there yet.
                return replace(outcome, marks=tuple(filterfalse(away.__contains__, outcome.marks)))
            state = state.play(move)
        return outcome

    @property
    def forgives(self) -> bool:
        """True if nothing that is answered is a mistake."""
        return self.guess

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return why it is not so; what happens is told and played later."""
        guessed = (Message("wrong-guess"),) if self.guess else ()
        return Outcome(False, (*guessed, *self._why_not(choice)))

    def _why_not(self, choice: int) -> tuple[Message, ...]:
        """Return what is wrong with an answer, and the rule that says so."""
        said, name = self.among[choice], self.foresight.name
        truth, (after, events) = self.foresight.truth(self.start, self.line)
        if isinstance(said, int) and isinstance(truth, int) and name in ("points", "key"):
            about = [event for event in events if _is_about(event, **self.foresight.args)]
            told = wrong_answers.of_points(said, truth, about, after.game)
            if wrong_answers.counts_earlier(said - truth, about, events):
                told = (Message("wrong-earlier"),)
            if name == "key" and min(said, truth) < 0:  # a score below 0 is no cost of a move
                told = wrong_answers.of_number(said, truth)
        elif isinstance(said, list) and isinstance(truth, list) and name == "key":
            told = wrong_answers.of_list(said, truth)
        else:
            told = wrong_answers.of_seats(_seats(said), _seats(truth))
        if name == "seat" and isinstance(said, int) and self.line:
            before = self.start
            for move in self.line[:-1]:
                before = before.play(move)
            rule = self.foresight.args.get("rule")
            if by_state := wrong_answers.by_state(before, self.line[-1], rule, said):
                return by_state
        if len(told) > 1 or self.guess:
            return told  # it says already of what it is a part
        asked = self.said_by(choice)
        if asked is None:
            return *told, *(self.game.rule(rule).text(self.game.name) for rule in self.rules[:1])
        return *told, *wrong_answers.rule_behind(asked.question, asked.answer, self.rules)

    def said_by(self, choice: int) -> Answered | None:
        """Return what is said of the last move, where that is a question of its own."""
        if self.foresight.name not in MOVES_ASK or not self.line:
            return None
        state = self.start
        for move in self.line[:-1]:
            state = state.play(move)
        asks = MOVES_ASK[self.foresight.name]
        value = self.among[choice]
        question = Question(state, asks, self.line[-1])  # type: ignore[arg-type]
        if asks == "points":
            whole = len(self.line) == 1 and not self.foresight.args
            return Answered(question, int(value)) if whole and isinstance(value, int) else None
        seats = value if isinstance(value, list) else [value]
        return Answered(question, tuple(seat for seat in seats if isinstance(seat, int)))

    def particulars(self) -> dict[str, object]:
        """Return what only its kind has, as files carry it."""
        return {
            "line": list(self.line),
            "predict": self.foresight.as_json(),
            "among": list(self.among),
            **({"guess": True} if self.guess else {}),
        }


def _seats(value: object) -> list[object]:
    """An answer that names players, as a list of them."""
    if isinstance(value, list):
        return value
    return [] if value is None else [value]


def told(events: Sequence[Event], rules: Sequence[str], after: State) -> Outcome:
    """Return the outcome of a wrong prediction, with the events of ``rules`` or else all events.

    At the end of a round the reason includes the result.
    """
    about = [event for event in events if event.rule in rules] or list(events)
    said = [event.message(after.game) for event in about]
    if after.to_act is None:
        said.append(game_named(after.game).picture(after, None, FRONT).status)
    places = dict.fromkeys(place for event in about for place in event.places)
    return Outcome(
        False, tuple(dict.fromkeys(said)) or (Message("predict-nothing"),), tuple(places)
    )
