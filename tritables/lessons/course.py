"""Courses and chapters: the steps of a game's lessons, in teaching order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Final

from tritables.core.errors import BadInput
from tritables.core.examples import Words
from tritables.core.messages import Message, not_one_of
from tritables.lessons.best_steps import Best
from tritables.lessons.steps import Step
from tritables.texts import own_words

FORMAT: Final = "tritables-course/1"


@dataclass(frozen=True)
class Chapter:
    """A chapter: steps that are done one after the other at one board.

    ``id``      its name among chapters and examples
    ``game``    the game's name
    ``steps``   at least one
    ``title``   text, or texts by language; by default the message ``chapter-<id>`` of the game's
                catalogue
    ``lead``    one or two short sentences above the first task: why the chapter matters, and the
                words that its first task uses; by default the message's attribute ``.lead``
    ``learnt``  a summary in one line; by default the message's attribute ``.learnt``
    ``core``    whether it belongs to the short way, after which one can play

    Raises `BadInput` for steps of another game, and for two of the same id.

    >>> from tritables.lessons import course
    >>> course("trictrac").chapter("throws").steps[0].kind
    'show'
    """

    id: str
    game: str
    steps: tuple[Step, ...]
    _: KW_ONLY
    title: Words | None = None
    lead: Words | None = None
    learnt: Words | None = None
    core: bool = False

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

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules of its steps, each once, in order."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))

    @cached_property
    def principles(self) -> tuple[str, ...]:
        """The ids of the principles of play that its boards are about, each once, in order.

        >>> from tritables.lessons import courses
        >>> courses("tricap")[1].chapter("well-count").principles
        ('count',)
        """
        boards = [step for step in self.steps if isinstance(step, Best)]
        return tuple(dict.fromkeys(one for step in boards for one in step.principles))

    def as_json(self) -> dict[str, object]:
        """Return the chapter as JSON (in the schema ``course``)."""
        words = {"title": self.title, "lead": self.lead, "learnt": self.learnt}
        return {
            "id": self.id,
            **({"core": True} if self.core else {}),
            **{part: said for part, said in words.items() if said is not None},
            "steps": [step.as_json() for step in self.steps],
        }


@dataclass(frozen=True, slots=True)
class Course:
    """The chapters of a game in teaching order; raises `BadInput` where two have the same id.

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
        """The steps of all chapters."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def chapter(self, name: str) -> Chapter:
        """Return the chapter of an id; raises `BadInput` for an unknown one."""
        for chapter in self.chapters:
            if chapter.id == name:
                return chapter
        choices = (chapter.id for chapter in self.chapters)
        raise BadInput(not_one_of(name, choices), where="chapter")

    def find(self, name: str) -> tuple[Chapter, int]:
        """Return the chapter with an id, or with a step of that id, and the index of the step to
        begin at.

        Raises `BadInput` for an unknown id.

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

    def has(self, name: str) -> bool:
        """Return True if a chapter or a step has an id.

        >>> from tritables.lessons import course
        >>> course("trictrac").has("doubles"), course("trictrac").has("triples")
        (True, False)
        """
        return name in self._names()

    def _names(self) -> Iterator[str]:
        for chapter in self.chapters:
            yield chapter.id
            yield from (step.id for step in chapter.steps)

    def as_json(self) -> dict[str, object]:
        """Return the course as JSON (schema ``course``)."""
        chapters = [chapter.as_json() for chapter in self.chapters]
        return {"format": FORMAT, "game": self.game, "chapters": chapters}


def title_of(chapter: Chapter, lang: str) -> str:
    """Return the title of a chapter; its id where it has none.

    >>> from tritables.lessons import course
    >>> title_of(course("tricom").chapter("points"), "fr")
    'Les points'
    """
    return own_words(chapter.title, f"chapter-{chapter.id}", chapter.game, lang) or chapter.id


def lead_in(chapter: Chapter, lang: str) -> str:
    """Return what a chapter says above its first task; empty where it has nothing to say.

    >>> from tritables.lessons import course
    >>> lead_in(course("tricap").chapter("first-cards"), "en") != ""
    True
    """
    return own_words(chapter.lead, f"chapter-{chapter.id}.lead", chapter.game, lang)


def learnt_in(chapter: Chapter, lang: str) -> str:
    """Return the summary of a chapter; empty where it has none.

    >>> from tritables.lessons import course
    >>> learnt_in(course("trictrac").chapter("great-throw"), "en") != ""
    True
    """
    return own_words(chapter.learnt, f"chapter-{chapter.id}.learnt", chapter.game, lang)
