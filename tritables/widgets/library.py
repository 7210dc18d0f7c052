"""The worked examples and the told rounds in the language that the notebook speaks."""

from __future__ import annotations

from tritables.lessons.library import Examples
from tritables.replay.library import Rounds
from tritables.table import Language
from tritables.widgets.room import customs


def examples(game: str, lang: Language | None = None) -> Examples:
    """The worked examples of a game, searchable, shown as small boards.

    They speak a language, or else that of the notebook (`tritables.speak`). Raises `BadInput` for
    another game or language.

    >>> found = examples("triominos").about("score.bridge")
    >>> found[0].id in [one.id for one in found.search("bridge")]
    True
    """
    return Examples(game, customs(lang=lang)["lang"])


def rounds(game: str, lang: Language | None = None) -> Rounds:
    """The rounds of a game that we tell: played to the end, with comments where they turn.

    They are shown as small boards, in a language or else that of the notebook, and ``Replay`` opens
    one. Raises `BadInput` for another game or language.

    >>> from tritables import Replay
    >>> Replay(rounds("trictrac")["comeback"]).study.title
    'The comeback'
    """
    return Rounds(game, customs(lang=lang)["lang"])
