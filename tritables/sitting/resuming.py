"""Going on after a reload: what a browser keeps of a lesson for a while, and gives back.

Where the kernel goes with its page, the browser has what was done. It gets nothing that the people
before it could not see: of a game with hidden cards only how far the lesson around it was. And it
gives back what anybody may have written, which is checked as any file is.
"""

from __future__ import annotations

import json
from copy import copy
from dataclasses import replace
from hashlib import sha256
from typing import Any

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.sitting.saving import save, taught_of
from tritables.sitting.saving_practice import fill_in, open_part
from tritables.sitting.taught import Taught, seen_in, session_of
from tritables.sitting.training import Training
from tritables.sitting.walk import UNASKED, Walk

Json = dict[str, Any]


def kept_of(sitting: Taught) -> Json:
    """What a browser is told to keep: ``place``, which lesson it is, and ``saved``, how far.

    ``place`` is the same when the notebook is run again; None where nothing is kept: at a table
    without a lesson, at exercises that were not opened as such, and where a teacher has locked
    anything. ``saved`` is None as long as nothing was done.

    >>> from tritables.lessons import course
    >>> from tritables.sitting import Sitting
    >>> kept = kept_of(Sitting.open_chapter(course("trictrac").chapter("great-throw")))
    >>> len(kept["place"]), kept["saved"]
    (16, None)
    """
    if not is_kept_by_page(sitting):
        return {"place": None, "saved": None}
    text = json.dumps(opened_as(sitting), sort_keys=True)
    place = sha256(text.encode()).hexdigest()[:16]
    return {"place": place, "saved": None if is_untouched(sitting) else _open_part(sitting)}


def is_kept_by_page(sitting: Taught) -> bool:
    """Whether a browser keeps what is done here, as far as anybody could see it."""
    own = _own_training(sitting)
    return not (sitting.begun is None or sitting.locked or (own is not None and own.mark is None))


def opened_as(sitting: Taught) -> list[object]:
    """Which lesson it is and where it was opened, as JSON, whatever was done in it since."""
    own = _own_training(sitting)
    return [*_taught(sitting), *(sitting.begun or ()), *([] if own is None else [own.mark])]


def is_untouched(play: Taught) -> bool:
    """Whether a lesson stands as it was opened, so that nothing is lost if another is gone on with.

    A board that only shows something has nothing to be done at, and who practises has left it.
    """
    walk, history = play.walk, play.session.history
    if walk is None or play.begun is None or history.current is not history.root:
        return False
    if len(history.grown) - 1 > len(walk.step.moves() if walk.step.kind == "show" else ()):
        return False  # what is watched lies ahead from the start, and nothing else does
    if isinstance(walk, Training) and _own_training(play) is None:
        return False
    walks = 1 if play.tour is None else len(play.tour.walks)
    chapter = 0 if play.tour is None else play.tour.at
    return walks == 1 and play.begun == (chapter, walk.at) and _is_fresh(walk)


def _is_fresh(walk: Walk) -> bool:
    return not any(
        one.wrong or one.helped or one.answered or one.found or (one.done and asks)
        for one, asks in (
            (one, step.kind not in UNASKED)
            for one, step in zip(walk.went, walk.chapter.steps, strict=True)
        )
    )


def take_up(sitting: Taught, found: Taught) -> None:
    """Go on with a lesson where the browser's copy of it stands; settings and locks stay.

    Raises `BadInput` for a copy of another lesson, and where something has been done since; then
    nothing changes.
    """
    is_free = kept_of(sitting)["place"] is not None and is_untouched(sitting)
    if not is_free or _taught(found) != _taught(sitting):
        raise BadInput(Message("bad-resume"), where="saved")
    if found.tour is not None and sitting.tour is not None:
        found.tour.page = sitting.tour.page
    if isinstance(found.walk, Training):
        own = _own_training(sitting)
        fill_in(found.walk, sitting.fresh_seed() if own is None else own.series.seed)
        found.walk.mark = None if own is None else own.mark
    step = None if found.walk is None else found.walk.step
    settings = replace(sitting.settings, reveal=False)
    sitting.go_on_as(found, settings if step is None else seen_in(step, settings))


def _taught(play: Taught) -> tuple[str, object]:
    """Which lesson it is, whatever was done in it; None stands for none."""
    own = _own_training(play)
    if own is not None:
        return play.game.name, ("practice", [own.series.rules, own.count, own.helps, own.tells])
    lesson = taught_of(play)
    kind = next((one for one in ("course", "chapter") if one in lesson), None)
    return play.game.name, None if kind is None else (kind, lesson[kind][kind])


def _own_training(play: Taught) -> Training | None:
    """The exercises at a table that was opened for them, in front of no lesson."""
    walk = play.walk
    if not isinstance(walk, Training) or walk.behind is not None or play.tour is not None:
        return None
    return walk


def _open_part(sitting: Taught) -> Json:
    """What the page may keep of a lesson or of exercises."""
    saved: Json = _seen_part(sitting)
    if isinstance(sitting.walk, Training) and "practice" in saved:
        saved["practice"] = open_part(sitting.walk)
    return saved


def _seen_part(sitting: Taught) -> Json:
    """A lesson as it is saved; where something is hidden, as if its step had just been opened."""
    if sitting.eyes.everything:
        return save(sitting)
    tour, walk = copy(sitting.tour), copy(sitting.walk)
    if tour is not None:
        tour.plays = False
        walk = None
    step = tour.walk.step if tour is not None else _known(walk).step
    settings = seen_in(step, sitting.settings)
    return save(Taught(session_of(step), settings=settings, walk=walk, tour=tour))


def _known(walk: Walk | None) -> Walk:
    assert walk is not None
    return walk
