"""The worked examples in the language that the notebook speaks."""

from __future__ import annotations

from tritables.lessons.library import Examples
from tritables.sitting import Language
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
