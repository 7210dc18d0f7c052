"""The told rounds of a game as a library: by number and id, shown as small boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.lessons.shelf import Small, shelf
from tritables.replay.told import ToldRound, told_rounds
from tritables.scene.still import still_of
from tritables.texts import check_language, spoken


class Rounds(Sequence[ToldRound]):
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

    def __init__(self, game: str, lang: str = "en") -> None:
        """Those of a game, in a language; raises `BadInput`."""
        self.game = game_named(game)
        self.lang = spoken(game, check_language(lang))
        self._rounds = told_rounds(game)

    @overload
    def __getitem__(self, wanted: str | int) -> ToldRound: ...
    @overload
    def __getitem__(self, wanted: slice) -> tuple[ToldRound, ...]: ...
    def __getitem__(self, wanted: str | int | slice) -> ToldRound | tuple[ToldRound, ...]:
        """A round by its id or number; raises `BadInput` for an unknown id."""
        if not isinstance(wanted, str):
            return self._rounds[wanted]
        for one in self._rounds:
            if one.id == wanted:
                return one
        choices = ", ".join(one.id for one in self._rounds) or "–"
        raise BadInput(Message("bad-choice", {"choices": choices}), where="round")

    def __len__(self) -> int:
        return len(self._rounds)

    def picture(self, round: ToldRound) -> str:
        """The board where a round turns, as SVG, with everything open."""
        node, title = round.turning(), round.title(self.lang)
        return still_of(self.game, node.state, lang=self.lang, last=node.last, title=title).svg

    def __repr__(self) -> str:
        width = max((len(one.id) for one in self), default=0)
        lines = [f"{one.id:{width}}  {one.title(self.lang)}" for one in self]
        return "\n".join([f"{self.game.name}: {len(self)}", *lines])

    def _repr_html_(self) -> str:
        """The small boards."""
        small = (
            Small(one.title(self.lang), self.picture(one), one.about(self.lang), one.id)
            for one in self
        )
        return shelf(small, self.lang)
