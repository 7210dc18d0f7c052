"""The catalogue of a game's annotated rounds, shown in a notebook as thumbnails."""

from __future__ import annotations

from collections.abc import Iterable

from tritables.lessons.catalog import Catalog
from tritables.replay.annotated_rounds import AnnotatedRound, annotated_rounds
from tritables.scene.still import still_of


class Rounds(Catalog[AnnotatedRound]):
    """The annotated rounds of a game, a sequence with thumbnails in a notebook.

    An index gives the round at that position, an id the one of that name.

    >>> found = Rounds("triominos")
    >>> found["two-winners"] is found[1]
    True
    >>> found
    triominos: 3
    hexagon      The tile that was missing
    two-winners  Two winners
    last-turn    After the bell
    """

    kind = "round"

    def __init__(
        self, game: str, lang: str = "en", *, among: Iterable[AnnotatedRound] | None = None
    ) -> None:
        """Make a catalogue in a language, of all rounds or of those in ``among``; raises
        `BadInput`.
        """
        super().__init__(game, lang, annotated_rounds(game) if among is None else among)

    def title(self, round: AnnotatedRound) -> str:
        """Return the title of a round."""
        return round.title(self.lang)

    def line(self, round: AnnotatedRound) -> str:
        """Return a round's summary, in a sentence."""
        return round.about(self.lang)

    def picture(self, round: AnnotatedRound) -> str:
        """Return the board at a round's first fork as SVG, with nothing hidden."""
        node, title = round.first_fork(), self.title(round)
        return still_of(self.game, node.state, lang=self.lang, last=node.last, title=title).svg

    def _of(self, rounds: Iterable[AnnotatedRound]) -> Rounds:
        return Rounds(self.game.name, self.lang, among=rounds)
