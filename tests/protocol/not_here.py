"""What is not here: the commands that cannot be done at a stage, with the words of their refusal.

This is the only place where a pair of command and stage is left out of the battery, and every
transport refuses it with these words. A command of a new row is not at stages that leave out all
that its owner does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tritables.table.commands import COMMANDS, Owner

Said = dict[str, str]
"""By the name of a command the id of the message that refuses it."""


def _of(owner: Owner, but: Iterable[str] = ()) -> Said:
    """All that an owner does, but for some of it, in the words of each row."""
    return {
        kind: row.missing
        for kind, row in COMMANDS.items()
        if row.owner == owner and kind not in but
    }


def _said(id: str, *kinds: str) -> Said:
    return dict.fromkeys(kinds, id)


NO_STORE: Final = _of("store")
"""Boards of the battery keep no games but where that is what is looked at."""

NO_LESSON: Final = _of("lesson") | _of("practice")
NO_CHAPTER: Final = _of("lesson", but=("play",)) | _of("practice", but=("leave",))
NO_COURSE: Final = _of("lesson", but=("step", "touch", "enough", "pick", "help", "practise"))
NO_REPLAY: Final = _of("replay")
NO_EDITOR: Final = _of("editor")
NO_SETTING_UP: Final = _said("bad-no-desk", "edit", "tool")
ONLY_REPLAY: Final = _said("bad-replay", "new", "next", "seat")
ONLY_STUDY: Final = _said("bad-replay", "next", "seat")
ONLY_EDITOR: Final = {kind: "bad-at-desk" for kind, row in COMMANDS.items() if not row.edits}
NO_TYPING: Final = _said("bad-at-desk", "type")

NO_COACH: Final = _said("bad-no-coach", "consider", "fan", "foresee")
"""A coach speaks at a game and at what is replayed of one, and not at what is learnt or set up."""

COACHED: Final = NO_STORE | _of("lesson", ("help",)) | _of("practice") | NO_REPLAY | NO_EDITOR
PLAIN: Final = NO_STORE | NO_LESSON | NO_REPLAY | NO_EDITOR | NO_COACH
CHAPTER: Final = NO_COACH | NO_STORE | NO_COURSE | _of("practice") | NO_REPLAY | NO_EDITOR
NO_DOUBT: Final = _said("bad-no-doubt", "difference")
"""No stage stands before a wrong rule that somebody holds; `test_difference` comes to one."""

COURSE: Final = NO_COACH | NO_STORE | NO_DOUBT | _of("practice") | NO_REPLAY | NO_EDITOR
BETWEEN: Final = (
    NO_STORE | _of("practice") | NO_EDITOR | _of("lesson", ("chapter", "play", "practise", "help"))
)
EXERCISE: Final = NO_COACH | NO_STORE | NO_COURSE | NO_REPLAY | NO_EDITOR
REPLAY: Final = NO_STORE | _of("lesson", but=("help",)) | _of("practice") | NO_EDITOR
"""A coach speaks at what is replayed, too."""

NOT_HERE: Final[dict[str, Said]] = {
    "free play": COACHED,
    "a curtain": COACHED,
    "a round that is over": COACHED,
    "an opponent": COACHED,
    "a chapter": CHAPTER,
    "a question": CHAPTER,
    "places to find": CHAPTER,
    "a course": COURSE,
    "between chapters": BETWEEN | NO_REPLAY,
    "practice": EXERCISE | _said("bad-no-chapter", "leave") | _said("bad-no-exercise", "repeat"),
    "practice of a lesson": EXERCISE | _said("bad-no-exercise", "repeat"),
    "a quiz": EXERCISE
    | _said("bad-no-chapter", "leave")
    | _said("bad-no-exercise", "level", "plan"),
    "a worked example": PLAIN,
    "a replay": REPLAY | ONLY_REPLAY,
    "a watched replay": REPLAY | ONLY_REPLAY,
    "a replayed example": REPLAY | ONLY_REPLAY,
    "the editor": ONLY_EDITOR | NO_TYPING,
    "play from the editor": NO_STORE
    | {kind: said for kind, said in NO_CHAPTER.items() if kind != "help"}
    | NO_REPLAY
    | NO_SETTING_UP,
    "a lesson made": NO_COACH
    | NO_STORE
    | NO_CHAPTER
    | NO_REPLAY
    | NO_SETTING_UP
    | _said("bad-at-desk", "study"),
    "a study from the editor": (
        NO_STORE
        | {kind: said for kind, said in NO_CHAPTER.items() if kind != "help"}
        | NO_SETTING_UP
        | ONLY_STUDY
        | _said("bad-at-desk", "study")
    ),
    "a look back": REPLAY | ONLY_STUDY,
    "a link": REPLAY | ONLY_STUDY,
    "a link in a course": BETWEEN | ONLY_STUDY,
}
"""By each stage what is not there."""

ELSEWHERE: Final = frozenset({"bad-at-desk", "bad-replay"})
"""What an editor and a replay say of commands that other stages have."""


def says_so(kind: str, id: str) -> bool:
    """Whether a message says that a command is not here at all, and not that it cannot be now."""
    return id in ELSEWHERE or (bool(id) and id == COMMANDS[kind].missing)
