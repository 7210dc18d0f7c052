"""Catalogues of examples and annotated rounds, in the language of the notebook."""

from __future__ import annotations

from tritables.lessons.example_catalog import Examples
from tritables.replay.round_catalog import Rounds
from tritables.table import Language
from tritables.widgets.notebook_settings import default_settings


def examples(game: str, lang: Language | None = None) -> Examples:
    """Return the worked examples of a game, a searchable sequence with thumbnails.

    ``game``  the name of a game
    ``lang``  ``"en"``, ``"nl"`` or ``"fr"``; by default the notebook's (`tritables.speak`)

    Raises `BadInput` for another game or language.

    >>> found = examples("triominos").about("score.bridge")
    >>> found[0].id in [one.id for one in found.search("bridge")]
    True
    """
    return Examples(game, default_settings(lang=lang)["lang"])


def rounds(game: str, lang: Language | None = None) -> Rounds:
    """Return the annotated rounds of a game: played to the end, with comments where they turn.

    ``game``  the name of a game
    ``lang``  ``"en"``, ``"nl"`` or ``"fr"``; by default the notebook's (`tritables.speak`)

    `Replay` opens one. Raises `BadInput` for another game or language.

    >>> from tritables import Replay
    >>> Replay(rounds("trictrac")["comeback"]).study.title
    'The comeback'
    """
    return Rounds(game, default_settings(lang=lang)["lang"])
