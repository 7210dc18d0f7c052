"""Hands on the board: each intent of the browser, done at the table if the rules allow it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import traitlets

from tritables.core.errors import BadInput, IllegalMove, TritablesError
from tritables.core.messages import Message
from tritables.core.state import CHANCE
from tritables.core.verdicts import Verdict
from tritables.widgets.intents import Intent, Value

if TYPE_CHECKING:
    from tritables.widgets.table import Table

_PARAMETERS: Final = {"from": "source", "to": "target"}
"""Parameters of intents that have another name in Python."""


class Hands:
    """Does what the browser asks of a table. What is refused is shown there and changes nothing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._tried = ""

    def obey(self, intent: Intent) -> bool:
        """Do what an intent asks; returns whether it was done."""
        self._tried = ""
        obey: Callable[..., None] = getattr(self, intent.kind)
        args = {_PARAMETERS.get(name, name): value for name, value in intent.args.items()}
        try:
            obey(**args)
        except IllegalMove as refusal:
            self._table._refuse(refusal.verdict, self._tried)
            return False
        except TritablesError as fault:
            self._table._refuse(Verdict.refused(fault.rule, fault.reason), self._tried)
            return False
        return True

    def ping(self) -> None:
        """Nothing to do: the answer says that somebody is there."""

    def dismiss(self) -> None:
        """Put the last refusal out of sight."""
        self._table.dismiss()

    def draw(self) -> None:
        """Throw the dice, or whatever chance does next."""
        self._check_opponent()
        self._table.draw()

    def attempt(self, source: str, target: str, turn: int) -> None:
        """Try to take a piece from one place to another, turned in hand or not."""
        if self._table.state.to_act != CHANCE:
            self._check_turn()
        places = self._table.places
        for place in (source, target):
            if place not in places:
                raise BadInput(Message("bad-place", {"place": place}))
        self.type(self._table.notation_of(source, target, turn))

    def type(self, move: str) -> None:
        """Try a move in the notation."""
        self._tried = " ".join(move.split())
        self._check_chance(self._tried)
        self._check_turn()
        self._table.play(self._tried)

    def set(self, faces: tuple[str, ...]) -> None:
        """Set the dice by hand."""
        self._check_turn()
        if self._table.state.to_act != CHANCE:
            raise IllegalMove(self._table.state.judge_draw())
        self._table.play(self._table.throw_of(faces))

    def undo(self) -> None:
        """Take the last move back."""
        self._table.undo()

    def redo(self) -> None:
        """Play again what was taken back."""
        self._table.redo()

    def go(self, ply: int) -> None:
        """Go to a move of the score sheet."""
        self._table.go(ply)

    def new(
        self,
        seed: int | None,
        seats: Sequence[str] | None,
        options: Mapping[str, object] | None,
    ) -> None:
        """Start a new game, or a lesson over."""
        self._table.new_game(seed, seats=seats, options=options)

    def next(self) -> None:
        """Deal the next round of the match."""
        self._table.next_round()

    def open(self) -> None:
        """Whoever is to act says that it is there."""
        self._table.open_curtain()

    def choose(self, name: str, value: Value) -> None:
        """Choose a setting."""
        if (name, value) == ("paused", False):
            self._table.go_on()
            return
        try:
            self._table.set_trait(name, value)
        except traitlets.TraitError:
            raise BadInput(Message("bad-setting"), where=name) from None

    def seat(self, seat: int, by: str) -> None:
        """Let somebody else play a seat."""
        self._table.take_seat(seat, by)

    def _check_opponent(self) -> None:
        """Hands may not move for an opponent, unless the table waits."""
        if not self._table.waits and self._table.is_automatic:
            raise BadInput(Message("bad-not-your-turn"))

    def _check_chance(self, move: str) -> None:
        """While chance is due a move is judged by what is seen: a guess must not be told right."""
        table = self._table
        if table.state.to_act == CHANCE and not table.eyes.everything:
            verdict = table.eyes.view(table.state).judge(move)
            if not verdict.ok:
                raise IllegalMove(verdict)

    def _check_turn(self) -> None:
        """Hands move only for a seat whose secrets they may see, since refusals tell of them."""
        self._check_opponent()
        table = self._table
        if not table.has_secrets or table.state.to_act is None:
            return
        if table.eyes.curtain is not None:
            raise BadInput(Message("bad-curtain"))
        if not table.eyes.may_move(table.state):
            raise BadInput(Message("bad-hidden"))
