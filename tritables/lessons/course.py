"""Courses: a game's chapters in teaching order, each of them one board with small steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.examples import Words
from tritables.core.messages import Message, not_one_of
from tritables.lessons.steps import Step

FORMAT: Final = "tritables-course/1"


@dataclass(frozen=True, slots=True)
class Chapter:
    """One board that goes through its steps; ``id`` names it among chapters and examples.

    The words are given here, or else they are ``chapter-<id>`` in the game's catalogue: its title,
    and with ``.learnt`` what was learnt in one line.

    >>> from tritables.lessons import course
    >>> course("trictrac").chapter("throws").steps[0].kind
    'show'
    """

    id: str
    game: str
    steps: tuple[Step, ...]
    _: KW_ONLY
    title: Words | None = None
    learnt: Words | None = None

    def __post_init__(self) -> None:
        if not self.steps:
            raise BadInput(Message("bad-no-steps"), where="steps")
        ids = [step.id for step in self.steps]
        for nth, step in enumerate(self.steps):
            if step.start.game != self.game:
                args = {"found": step.start.game, "game": self.game}
                raise BadInput(Message("bad-other-game", args), where=f"steps[{nth}]")
            if step.id in ids[:nth]:
                raise BadInput(Message("bad-step-twice", {"id": step.id}), where=f"steps[{nth}].id")

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that its steps are about, each once, in the order they come."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))

    def as_json(self) -> dict[str, object]:
        """The chapter as courses carry it (``tritables/schemas/course.json``)."""
        words = {"title": self.title, "learnt": self.learnt}
        return {
            "id": self.id,
            **{part: said for part, said in words.items() if said is not None},
            "steps": [step.as_json() for step in self.steps],
        }


@dataclass(frozen=True, slots=True)
class Course:
    """The chapters of a game in teaching order. Raises `BadInput` where a name stands twice.

    >>> from tritables.lessons import course
    >>> [chapter.id for chapter in course("trictrac").chapters][:2]
    ['setting-out', 'meeting']
    """

    game: str
    chapters: tuple[Chapter, ...]

    def __post_init__(self) -> None:
        ids = [chapter.id for chapter in self.chapters]
        ids += [step.id for chapter in self.chapters for step in chapter.steps]
        twice = next((id for nth, id in enumerate(ids) if id in ids[:nth]), None)
        if twice is not None:
            raise BadInput(Message("bad-step-twice", {"id": twice}), where="chapters")

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, one chapter after the other."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def chapter(self, name: str) -> Chapter:
        """The chapter of that name; raises `BadInput` for another."""
        for chapter in self.chapters:
            if chapter.id == name:
                return chapter
        choices = (chapter.id for chapter in self.chapters)
        raise BadInput(not_one_of(name, choices), where="chapter")

    def find(self, name: str) -> tuple[Chapter, int]:
        """The chapter of a name and where to begin in it; a step's name finds its chapter.

        Raises `BadInput` for a name that is neither.

        >>> from tritables.lessons import course
        >>> chapter, at = course("trictrac").find("double-six")
        >>> chapter.id, chapter.steps[at].id
        ('doubles', 'double-six')
        """
        for chapter in self.chapters:
            if chapter.id == name:
                return chapter, 0
            for at, step in enumerate(chapter.steps):
                if step.id == name:
                    return chapter, at
        raise BadInput(not_one_of(name, self._names()), where="lesson")

    def _names(self) -> Iterator[str]:
        for chapter in self.chapters:
            yield chapter.id
            yield from (step.id for step in chapter.steps)

    def as_json(self) -> dict[str, object]:
        """The course as files carry it (``tritables/schemas/course.json``)."""
        chapters = [chapter.as_json() for chapter in self.chapters]
        return {"format": FORMAT, "game": self.game, "chapters": chapters}
