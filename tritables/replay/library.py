"""The told rounds of a game as a library: by number and id, shown as small boards."""

from __future__ import annotations

from collections.abc import Iterable

from tritables.lessons.collection import Collection
from tritables.replay.told import ToldRound, told_rounds
from tritables.scene.still import still_of


class Rounds(Collection[ToldRound]):
    """The told rounds of a game, in their order; in a notebook they show as small boards.

    A number gives the round at that place, an id the one of that name.

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
        self, game: str, lang: str = "en", *, among: Iterable[ToldRound] | None = None
    ) -> None:
        """Those ``among`` some of a game, or all of it, in a language; raises `BadInput`."""
        super().__init__(game, lang, told_rounds(game) if among is None else among)

    def title(self, round: ToldRound) -> str:
        """What a round is called."""
        return round.title(self.lang)

    def line(self, round: ToldRound) -> str:
        """What it is about."""
        return round.about(self.lang)

    def picture(self, round: ToldRound) -> str:
        """The board where a round turns, as SVG, with everything open."""
        node, title = round.turning(), self.title(round)
        return still_of(self.game, node.state, lang=self.lang, last=node.last, title=title).svg

    def _of(self, rounds: Iterable[ToldRound]) -> Rounds:
        return Rounds(self.game.name, self.lang, among=rounds)
