"""A reference model of a learner's knowledge of rules and principles of play, to which
`learnerModel.ts` is held.

The product has no such model in Python: browsers keep it where no Python runs. This one makes the
cases of `standings.json`, which the tests of the browser module compare.

Nothing is kept but what happened: by rule and by principle, when it was shown or answered, and how.
All else follows, so that what was kept in two places can be put together. Times are whole seconds
since the beginning of 1970 (UTC), and always given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import groupby
from typing import Final, Literal

from fsrs import Card, Rating, Scheduler

from tritables.core.registry import game_named

DAY: Final = 86_400
"""The seconds of a day."""

TELLING: Final = 3
"""From this step of help on (the piece that glows, the move itself) an answer shows nothing."""

FEWEST: Final = 2
"""The number of answers that one was chosen from, where a file does not say it."""

KNOWN: Final = 0.95
"""The probability of having learnt a rule from which on it is known."""

BEFORE, LEARN, EXPLAINED, SLIP = 0.3, 0.15, 0.2, 0.1
"""Bayesian knowledge tracing: known at first, learnt by a question that was right or an example,
learnt by a wrong answer, which is explained, and wrong although known."""

SHOWN_BELOW, HELPED_BELOW = 0.35, 0.4
"""The probabilities of having learnt a rule below which an example of it is shown, and below which
a question has its rule in sight."""

TOLD: Final = 4
"""The step of help at which all is told: who was asked nothing then was shown an example."""

SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""FSRS-6 with its published weights, in days alone."""

KEPT: Final = 40
"""Of each rule this many happenings are kept beside the first: the latest."""

Kind = Literal["rules", "principles"]
"""What can be known of a game. No principle has the id of a rule."""

KINDS: Final[tuple[Kind, ...]] = ("rules", "principles")

Way = Literal["shown", "helped", "alone"]
"""How much of the answer the next exercise on a rule gives away."""

Standing = Literal["new", "met", "first", "practice", "known"]
"""The standing with a rule: never met; met, but not asked; always right, but not often enough to
tell it from luck; was wrong and needs practice; known."""

STANDINGS: Final[tuple[Standing, ...]] = ("new", "met", "first", "practice", "known")


@dataclass(frozen=True, slots=True)
class Moment:
    """A rule was met, or answered: ``right`` or not, or None where nothing was asked.

    ``help`` is the furthest step of help that was taken, from 0 (none) to 4 (the move shown);
    ``of`` the number of answers to choose from, ``took`` the milliseconds that it took, ``held``
    the wrong rule that was suspected, each None where that is not known.
    """

    at: int
    right: bool | None = None
    help: int = 0
    of: int | None = None
    took: int | None = None
    held: str | None = None

    def key(self) -> tuple[int, int, int, int, int, str]:
        """The key that sorts moments: by time, and the same everywhere for equal times."""
        right = -1 if self.right is None else int(self.right)
        return self.at, right, self.help, self.of or 0, self.took or 0, self.held or ""

    @property
    def shows(self) -> bool:
        """True if the answer shows that the learner knows the rule."""
        return self.right is True and self.help < TELLING

    @property
    def is_example(self) -> bool:
        """True if the rule was shown in a worked example."""
        return self.right is None and self.help == TOLD


@dataclass(frozen=True, slots=True)
class Known:
    """What happened with one rule, in the order of time, and what follows from it.

    >>> known = Known().after(Moment(0, True, of=4))
    >>> known.standing, known.due == DAY, round(known.learnt, 2), known.way
    ('first', True, 0.67, 'alone')
    """

    moments: tuple[Moment, ...] = ()

    @classmethod
    def of(cls, moments: Iterable[Moment]) -> Known:
        """Put moments in order, each once, and keep the first and the latest."""
        ordered = sorted(set(moments), key=Moment.key)
        answers = [one for one in ordered if one.right is not None]
        kept = {*ordered[:1], *answers[:1], *ordered[-KEPT:]}
        return cls(tuple(one for one in ordered if one in kept))

    def after(self, moment: Moment) -> Known:
        """With one more moment."""
        return Known.of((*self.moments, moment))

    @property
    def answers(self) -> tuple[Moment, ...]:
        """The moments at which something was asked."""
        return tuple(one for one in self.moments if one.right is not None)

    @property
    def right_at_first(self) -> bool | None:
        """True if the first answer was right without help that tells it; None if never asked."""
        return self.answers[0].shows if self.answers else None

    @property
    def was_wrong(self) -> bool:
        """True if it was ever answered wrongly, or with help that tells it."""
        return not all(one.shows for one in self.answers)

    @property
    def last(self) -> int | None:
        """The time of the latest moment; None if the rule was never met."""
        return self.moments[-1].at if self.moments else None

    @property
    def due(self) -> int | None:
        """The time at which it is to be asked again; None for what was never asked."""
        if not self.answers:
            return None
        card, _ = self._asked()
        assert card.last_review is not None
        pause = (card.due - card.last_review).days if self.is_known else 1
        return (self.answers[-1].at // DAY + pause) * DAY

    @property
    def learnt(self) -> float:
        """The probability of having learnt the rule, after all answers."""
        return self._asked()[1]

    @property
    def is_known(self) -> bool:
        """True if it is likely to have been learnt and the last answer showed it."""
        return bool(self.answers) and self.answers[-1].shows and self.learnt >= KNOWN

    def _asked(self) -> tuple[Card, float]:
        """The scheduler's card after all answers, and the probability of having learnt the rule.

        The card is reviewed once a day, as the day ended.
        """
        card, known = Card(), BEFORE
        told = [one for one in self.moments if one.right is not None or one.is_example]
        for day, moments in groupby(told, lambda one: one.at // DAY):
            today, at = list(moments), datetime.fromtimestamp(day * DAY, UTC)
            answers = [one for one in today if one.right is not None]
            for one in today:
                if one.is_example:
                    known += (1 - known) * LEARN
                    continue
                if card.last_review is not None and one is answers[0] and not one.shows:
                    known *= SCHEDULER.get_card_retrievability(card, at)  # it may be forgotten
                chance = 1 / (one.of or FEWEST)
                guess = chance + (1 - chance) * min(one.help, TELLING) / TELLING
                if_known, if_not = (1 - SLIP, guess) if one.shows else (SLIP, 1 - chance)
                known = known * if_known / (known * if_known + (1 - known) * if_not)
                known += (1 - known) * (LEARN if one.shows else EXPLAINED)
            if not answers:
                continue
            rating = Rating.Good if answers[-1].shows else Rating.Again
            card, _ = SCHEDULER.review_card(card, rating, at)
        return card, known

    @property
    def way(self) -> Way:
        """The way in which the next exercise on the rule is put."""
        if self.is_known or self.learnt >= HELPED_BELOW:
            return "alone"
        was_shown = bool(self.moments) and self.moments[-1].is_example
        return "shown" if self.learnt < SHOWN_BELOW and not was_shown else "helped"

    @property
    def standing(self) -> Standing:
        """The learner's standing with the rule."""
        if not self.answers:
            return "met" if self.moments else "new"
        if self.is_known:
            return "known"
        return "practice" if self.was_wrong else "first"


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The knowledge of one learner: ``rules`` and ``principles`` of play by game and id, ``steps``
    of courses that are done.

    ``name`` is the learner's, or None. ``rules[game][rule]`` is a `Known`, so is
    ``principles[game][principle]``; ``steps[game][step]`` is the time at which a step was first
    done. A rule or game that this version does not know stays as it is.

    >>> mine = Knowledge().noted("trictrac", "throw.stop", Moment(0, False))
    >>> mine.standing("trictrac", "throw.stop"), mine.review("trictrac", now=DAY)
    ('practice', ('throw.stop',))
    """

    name: str | None = None
    rules: Mapping[str, Mapping[str, Known]] = field(default_factory=dict)
    steps: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    principles: Mapping[str, Mapping[str, Known]] = field(default_factory=dict)

    def of(self, kind: Kind) -> Mapping[str, Mapping[str, Known]]:
        """The histories of a kind, by game and id."""
        return self.rules if kind == "rules" else self.principles

    def known(self, game: str, id: str, kind: Kind = "rules") -> Known:
        """The history of a rule, or of a principle."""
        return self.of(kind).get(game, {}).get(id, Known())

    def standing(self, game: str, rule: str) -> Standing:
        """The learner's standing with a rule."""
        return self.known(game, rule).standing

    def map(self, game: str) -> dict[str, Standing]:
        """The standing with every rule of a game, in the order of its rulebook."""
        return {rule.id: self.standing(game, rule.id) for rule in game_named(game).rules}

    def review(self, game: str, *, now: int) -> tuple[str, ...]:
        """The rules and principles of a game that are to be asked again by now, longest due
        first.
        """
        met = [one for kind in KINDS for one in self.of(kind).get(game, {}).items()]
        late = [(known.due, id) for id, known in met if known.due is not None and known.due <= now]
        return tuple(id for _, id in sorted(late))

    def noted(self, game: str, id: str, moment: Moment, kind: Kind = "rules") -> Knowledge:
        """With one more moment of a rule, or of a principle."""
        after = {**self.of(kind).get(game, {}), id: self.known(game, id, kind).after(moment)}
        return self._with(kind, {**self.of(kind), game: after})

    def _with(self, kind: Kind, found: Mapping[str, Mapping[str, Known]]) -> Knowledge:
        if kind == "rules":
            return replace(self, rules=found)
        return replace(self, principles=found)

    def did(self, game: str, step: str, *, at: int) -> Knowledge:
        """With a step of a game's course done; only the first time counts."""
        done = self.steps.get(game, {})
        return replace(
            self, steps={**self.steps, game: {**done, step: min(at, done.get(step, at))}}
        )

    def called(self, name: str | None) -> Knowledge:
        """The same under another name, or none."""
        return replace(self, name=name)

    def merged(self, other: Knowledge) -> Knowledge:
        """Put together what two stores kept, in whichever order, once or twice.

        >>> one = Knowledge().noted("trictrac", "throw.stop", Moment(5, True))
        >>> one.merged(one) == one
        True
        """
        made = replace(self, name=self.name if self.name is not None else other.name)
        for kind in KINDS:
            made = made._with(kind, _together(self.of(kind), other.of(kind)))
        for game, steps in other.steps.items():
            for step, at in steps.items():
                made = made.did(game, step, at=at)
        return made


def _together(
    one: Mapping[str, Mapping[str, Known]], other: Mapping[str, Mapping[str, Known]]
) -> dict[str, dict[str, Known]]:
    """Put together two histories by game and id."""
    none = Known()
    return {
        game: {
            id: Known.of(
                (
                    *one.get(game, {}).get(id, none).moments,
                    *other.get(game, {}).get(id, none).moments,
                )
            )
            for id in _both(one.get(game), other.get(game))
        }
        for game in _both(one, other)
    }


def _both(one: Mapping[str, object] | None, other: Mapping[str, object] | None) -> list[str]:
    return list(dict.fromkeys((*(one or ()), *(other or ()))))
