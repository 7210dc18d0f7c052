"""Multiple-choice steps about legality: whether a move is legal, and what would make it so."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from tritables.core.examples import Words
from tritables.core.messages import Message
from tritables.core.questions import Question
from tritables.core.registry import game_named
from tritables.core.state import Move, State
from tritables.lessons import wrong_answers
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.diagnosis import Answered
from tritables.lessons.move_places import move_places, places_to_touch
from tritables.lessons.outcomes import Choice, Outcome, why_allowed
from tritables.texts import ENGLISH, has

YES: Final = "yes"
"""The value of the choice that no rule forbids a move."""


@dataclass(frozen=True, slots=True)
class Judge(Choosing):
    """A question whether a move is legal and, if not, which rule forbids it.

    ``move``   the move
    ``among``  ids of rules to choose from, beside yes

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
        """Return the choices."""
        rules = (Choice(id, self._reason(id), "judge-no") for id in self.among)
        return (Choice(YES, Message("judge-yes")), *rules)

    def _reason(self, id: str) -> Message:
        """The short reason of a rule, or its title where it has none."""
        rule, name = self.game.rule(id), self.game.name
        reason = rule.because(name)
        return reason if has(reason.id, name, ENGLISH) else rule.title(name)

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice."""
        said = (YES, *self.among)[choice]
        verdict = self.start.judge(self.move)
        if said == (YES if verdict.ok else verdict.rule):
            return Outcome(True, rule=verdict.rule or next(iter(self.rules), None))
        if verdict.ok:
            return Outcome(False, why_allowed(self.start, self.move), rule=said)
        granted = () if said == YES else (Message("judge-other"),)
        reason = (*granted, verdict.message)
        return Outcome(False, reason, verdict.witnesses, rule=verdict.rule)

    def at_first(self, choice: int, outcome: Outcome) -> Outcome:
        """Return what is wrong with an answer; the reason would name the right one.

        >>> from tritables import game_named
        >>> start = game_named("trictrac").example("look-ahead").position
        >>> step = Judge("may", start, move="22/24", among=("throw.look-ahead", "move.landing"))
        >>> from tritables.lessons.step_results import Went
        >>> went = Went()
        >>> str(step.pick(went, 0).reason[0]), str(step.pick(went, 2).reason[1])[:28]
        ('It is not allowed. Which rule is in the way?', 'After this 2 you could not p')
        """
        return replace(outcome, reason=self._without_the_answer(choice), hides=True)

    def _without_the_answer(self, choice: int) -> tuple[Message, ...]:
        """Return what is wrong with an answer, while the right one may still be found."""
        if choice == 0:
            return (Message("judge-not"),)
        return wrong_answers.of_rule(self.start, self.move, self.among[choice - 1])

    def said_by(self, choice: int) -> Answered | None:
        """Return a choice as an answer whether the move is legal.

        >>> from tritables import game_named
        >>> start = game_named("trictrac").example("look-ahead").position
        >>> step = Judge("may", start, move="22/24", among=("throw.look-ahead",))
        >>> step.said_by(0).answer, step.said_by(1).right
        (True, True)
        """
        may = self.choices()[choice].value == YES
        return Answered(Question(self.start, "may", self.move), may)

    def about(self) -> tuple[str, ...]:
        """Return the ids of the places between which the move goes.

        >>> from tritables import game_named
        >>> start = game_named("trictrac").example("look-ahead").position
        >>> Judge("may", start, move="22/24", among=("throw.look-ahead",)).about()
        ('22', '24')
        """
        return _places_of(self.start, self.move)

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {"move": self.move, "among": list(self.among)}


@lru_cache(maxsize=64)
def _places_of(start: State, move: Move) -> tuple[str, ...]:
    """The places of a move; those of a forbidden one are sought, which takes long."""
    return move_places(game_named(start.game), start, move)


@dataclass(frozen=True, slots=True)
class Variant:
    """A die, card or tile that could replace another: its label, the position with it, and the
    move.
    """

    label: Words
    start: State
    move: Move

    def as_json(self) -> dict[str, object]:
        """Return the variant as JSON (in the schema ``course``)."""
        said = self.label if isinstance(self.label, str) else dict(self.label)
        return {"label": said, "position": self.start.position(), "move": self.move}


@dataclass(frozen=True, slots=True)
class Mend(Choosing):
    """A question which die, card or tile would make a move legal.

    >>> from tritables import game_named
    >>> start = game_named("trictrac").example("landing").position
    >>> tries = (Variant("10", start, "10/11"), Variant("17", start, "17/18"))
    >>> Mend("which", start, variants=tries).right()
    (1,)
    """

    kind = "mend"
    variants: tuple[Variant, ...] = field(kw_only=True)

    def choices(self) -> tuple[Choice, ...]:
        """Return the choices."""
        return tuple(Choice(variant.move, variant.label) for variant in self.variants)

    def choice_places(self) -> tuple[str, ...]:
        """Return for each choice the place of its card or tile, where all lie on the board.

        >>> from tritables import game_named
        >>> start = game_named("trictrac").example("landing").position
        >>> Mend("which", start, variants=(Variant("10", start, "10/11"),)).choice_places()
        ('10',)
        """
        if any(variant.start != self.start for variant in self.variants):
            return ()
        moves = [variant.move for variant in self.variants]
        return places_to_touch(self.game, self.start, moves)

    def answer(self, choice: int) -> Outcome:
        """Return the outcome of a choice."""
        tried = self.variants[choice]
        verdict = tried.start.judge(tried.move)
        if verdict.ok:
            return Outcome(True)
        if tried.start == self.start:
            return Outcome(False, (verdict.message,), verdict.witnesses, rule=verdict.rule)
        # What is said is true of a board that is not shown: only its places can be marked.
        own = self.wrong()
        said = (Message("mend-then"), verdict.message) if own is None else (own,)
        return Outcome(False, said, rule=verdict.rule, given=tried.label)

    def wrong(self) -> Message | None:
        """Return what all its wrong answers lack, where its words in the catalogue say so.

        The verdict on one move tells little where it is asked whether there is any.

        >>> from tritables.lessons import course
        >>> steps = {step.id: step for step in course("triominos").steps}
        >>> str(steps["room-for-the-next"].wrong())[:45]
        'After it, no side with two threes is free, so'
        """
        id, game = f"{self.words}.wrong", self.start.game
        return Message(id, game=game) if self.task is None and has(id, game, ENGLISH) else None

    def particulars(self) -> dict[str, object]:
        """Return the keys of its kind, as JSON."""
        return {"variants": [variant.as_json() for variant in self.variants]}
