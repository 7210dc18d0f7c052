"""Whoever is asked, or alone moves, is called you: no sentence of a lesson names their own seat."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tritables import game_names
from tritables.core.examples import Try
from tritables.core.goals import Happening
from tritables.lessons import Do, FindAll, Step, course
from tritables.lessons.choice_steps import Choosing, label_of, words_of
from tritables.lessons.outcomes import FRONT
from tritables.replay import Session
from tritables.texts import LANGUAGES, own_words, said_to

NUMBERED = {"en": "Player", "nl": "Speler", "fr": "joueur"}
SIDES = {"en": ("White", "Black"), "nl": ("Wit", "Zwart"), "fr": ("les Blancs", "les Noirs")}
INTRODUCED = {"en": "you are ", "nl": r"(jij bent|ben jij) ", "fr": "tu as "}
"""How somebody is told which side is theirs."""


def steps() -> list[object]:
    return [
        pytest.param(step, id=f"{name}-{step.id}")
        for name in game_names()
        for step in course(name).steps
        if reader_of(step) is not None
    ]


def reader_of(step: Step) -> int | None:
    reader = step.new_task().reader
    return step.reader if reader is None else reader


def named_in(text: str, step: Step, lang: str) -> bool:
    """Whether a text names the seat of whoever reads: its number, or its side."""
    seat = reader_of(step)
    assert seat is not None
    if step.start.game == "trictrac":
        side = SIDES[lang][seat]
        told = re.sub(f"{INTRODUCED[lang]}{side}", "", text, flags=re.IGNORECASE)
        return re.search(rf"\b{side}\b", told) is not None
    return re.search(rf"\b{NUMBERED[lang]}s? {seat + 1}\b", text, re.IGNORECASE) is not None


def shown_of(step: Step, lang: str) -> Iterator[str]:
    """All that a step shows or says to its reader while it is asked, and when it is done."""
    game, reader = step.start.game, reader_of(step)
    picture = step.game.picture(step.start, None, FRONT)
    yield said_to(picture.status, lang, reader)
    for _, label in picture.labels:
        yield said_to(label, lang, reader)
    if isinstance(step, Do):
        yield from done(step, lang)
    else:
        for part, own in (("task", step.task), ("done", step.done)):
            yield own_words(own, f"{step.words}.{part}", game, lang)
    if isinstance(step, Choosing):
        for nth, choice in enumerate(step.choices()):
            yield label_of(choice, game, lang, reader)
            yield from words_of(step.answer(nth), lang, reader)
    if isinstance(step, FindAll):
        for place in step.game.layout(step.start, "wide", FRONT).places:
            yield from words_of(step.answer(place.id, ()), lang, reader)


def done(step: Do, lang: str) -> Iterator[str]:
    """What is asked and what is told along a worked example."""
    task, reader = step.new_task(), reader_of(step)
    session = Session.of_example(step.game, step.example)
    for move in (*step.example.line, None):
        node = session.history.current
        shown = task.as_json(node, lang)
        assert shown is not None
        yield str(shown["text"])
        if isinstance(move, Try):
            verdict = node.state.judge(move.move)
            yield said_to(verdict.message, lang, reader)
            task.refuse(node, Happening.refused(verdict))
        elif move is not None:
            for event in session.play(move).events:
                yield said_to(event.message(step.game.name), lang, reader)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("step", steps())
def test_when_a_step_speaks_to_somebody_then_their_own_seat_is_called_you(
    step: Step, lang: str
) -> None:
    assert [text for text in shown_of(step, lang) if named_in(text, step, lang)] == []
