"""Steps that ask a question with answers to choose from; the rules know the right ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from tritables.core.errors import BadInput
from tritables.core.examples import Words
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.state import Move, State
from tritables.lessons.foresight import Foresight
from tritables.lessons.helping import Help
from tritables.lessons.misconceptions import Answered
from tritables.lessons.outcomes import Choice, Outcome, told
from tritables.lessons.steps import Step
from tritables.lessons.task import Task
from tritables.lessons.went import Went
from tritables.replay.history import Node
from tritables.texts import ENGLISH, has

YES: Final = "yes"
"""What a judge says of a move that no rule forbids."""

MOVES_ASK: Final = {"points": "points", "turn": "who", "winners": "winners"}
"""What a prediction asks of a move, by the name of its foresight."""


@dataclass(frozen=True, slots=True)
class Choosing(Step):
    """A question with answers to choose from, each by its number; the rules know the right ones."""

    asks = True

    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen."""
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

    def pick(self, went: Went, choice: int) -> Outcome:
        """Choose an answer by its number; raises `BadInput` for one that is not offered."""
        self.check_open(went)
        outcome = self.answer(check_choice(self, choice))
        if choice not in went.chosen:
            went.chosen = (*went.chosen, choice)
        return outcome

    def help(self, went: Went, task: Task, node: Node) -> Help:
        """Return what proves that the other answers are wrong, and which is right."""
        right = self.right()
        wrong = [nth for nth in range(len(self.choices())) if nth not in right]
        marks = tuple(dict.fromkeys(mark for nth in wrong for mark in self.answer(nth).marks))
        piece = marks[0] if marks else None
        return Help(next(iter(self.rules), None), marks, piece, choices=right)


@dataclass(frozen=True, slots=True)
class Predict(Choosing):
    """What will come of it: answered first, then played and seen.

    ``line`` is what is played, ``foresight`` what is asked of it, ``among`` the answers to choose
    from, the right one somewhere among them.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("double-six").position
    >>> foresight = Foresight("key", {"key": "left"})
    >>> step = Predict("dice", start, line=("roll 6-6",), foresight=foresight,
    ...                among=([6, 6], [6, 6, 1, 1]))
    >>> step.right(), [choice.label for choice in step.choices()]
    ((1,), ['6 6', '6 6 1 1'])
    """

    kind = "predict"
    once: ClassVar[bool] = True
    line: tuple[Move, ...] = field(kw_only=True)
    foresight: Foresight = field(kw_only=True)
    among: tuple[object, ...] = field(kw_only=True)

    def moves(self) -> tuple[Move, ...]:
        """The moves that belong to it."""
        return self.line

    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen."""
        return tuple(self.foresight.choice(value, self.start) for value in self.among)

    def answer(self, choice: int) -> Outcome:
        """Say whether an answer is right and, if not, why not."""
        truth, (after, events) = self.foresight.truth(self.start, self.line)
        if self.among[choice] == truth:
            return Outcome(True)
        return told(self.game, events, self.rules, after)

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
        """What only its kind has."""
        return {
            "line": list(self.line),
            "predict": self.foresight.as_json(),
            "among": list(self.among),
        }


@dataclass(frozen=True, slots=True)
class Judge(Choosing):
    """May this be done and, if not, which rule forbids it?

    ``move`` is judged; ``among`` are the ids of rules to choose from beside yes.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("look-ahead").position
    >>> step = Judge("may", start, move="22/24", among=("throw.look-ahead", "move.landing"))
    >>> step.right(), step.answer(0).rule, str(step.answer(0).reason[0])[:40]
    ((1,), 'throw.look-ahead', 'After this 2 you could not play the 5 th')
    """

    kind = "judge"
    move: Move = field(kw_only=True)
    among: tuple[str, ...] = field(kw_only=True)

    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen."""
        rules = (Choice(id, self._reason(id), "judge-no") for id in self.among)
        return (Choice(YES, Message("judge-yes")), *rules)

    def _reason(self, id: str) -> Message:
        """A rule in plain words as a reason, or by its title where its game has no such words."""
        rule, name = self.game.rule(id), self.game.name
        reason = rule.because(name)
        return reason if has(reason.id, name, ENGLISH) else rule.title(name)

    def answer(self, choice: int) -> Outcome:
        """Say whether an answer is right and, if not, why not."""
        said = (YES, *self.among)[choice]
        verdict = self.start.judge(self.move)
        if said == (YES if verdict.ok else verdict.rule):
            return Outcome(True, rule=verdict.rule or next(iter(self.rules), None))
        if verdict.ok:
            text = self.game.rule(said).text(self.game.name)
            return Outcome(False, (Message("judge-allowed"), text), rule=said)
        granted = () if said == YES else (Message("judge-other"),)
        reason = (*granted, verdict.message)
        return Outcome(False, reason, verdict.witnesses, rule=verdict.rule)

    def said_by(self, choice: int) -> Answered | None:
        """Return whether the move may be played, as somebody says who chooses this.

        >>> from tritables import game_named
        >>> start = game_named("trictrac").example("look-ahead").position
        >>> step = Judge("may", start, move="22/24", among=("throw.look-ahead",))
        >>> step.said_by(0).answer, step.said_by(1).right
        (True, True)
        """
        may = self.choices()[choice].value == YES
        return Answered(Question(self.start, "may", self.move), may)

    def particulars(self) -> dict[str, object]:
        """What only its kind has."""
        return {"move": self.move, "among": list(self.among)}


@dataclass(frozen=True, slots=True)
class Variant:
    """One thing that may stand in for another: how it is called, where it leads, what is tried."""

    label: Words
    start: State
    move: Move

    def as_json(self) -> dict[str, object]:
        """The variant as courses carry it."""
        said = self.label if isinstance(self.label, str) else dict(self.label)
        return {"label": said, "position": self.start.position(), "move": self.move}


@dataclass(frozen=True, slots=True)
class Mend(Choosing):
    """Which die, card or tile would make it legal?

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("landing").position
    >>> tries = (Variant("10", start, "10/11"), Variant("17", start, "17/18"))
    >>> Mend("which", start, variants=tries).right()
    (1,)
    """

    kind = "mend"
    variants: tuple[Variant, ...] = field(kw_only=True)

    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen."""
        return tuple(Choice(variant.move, variant.label) for variant in self.variants)

    def answer(self, choice: int) -> Outcome:
        """Say whether an answer is right and, if not, why not."""
        tried = self.variants[choice]
        verdict = tried.start.judge(tried.move)
        if verdict.ok:
            return Outcome(True)
        return Outcome(False, (verdict.message,), verdict.witnesses, rule=verdict.rule)

    def particulars(self) -> dict[str, object]:
        """What only its kind has."""
        return {"variants": [variant.as_json() for variant in self.variants]}


def check_choice(step: Choosing, choice: int) -> int:
    """A choice that a browser sent; raises `BadInput` for one that is not offered."""
    most = len(step.choices()) - 1
    if not 0 <= choice <= most:
        raise BadInput(Message("bad-whole", {"low": 0, "high": most}), where="choice")
    return choice
