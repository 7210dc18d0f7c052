"""Hands at a replay: what its bar, its tree and its notes ask for."""

from __future__ import annotations

from typing import Final

from tritables.core.errors import BadInput
from tritables.core.messages import Message
from tritables.table.links import Linked

INSIGHT: Final = "hints"
"""The lock under which nothing tells what else could be played."""


class ReplayHands:
    """Does what the browser asks of a replay; raises a `TritablesError` for what is refused."""

    def __init__(self, play: Linked) -> None:
        self._play = play
        self.tried = ""
        """The move that was tried last, as it was typed."""

    def run(self, on: bool) -> None:
        """Let it run, or stop it."""
        self._check_lock("undo")
        self._play.run(on)

    def jump(self, what: str, way: int) -> None:
        """Go to the next move that scored, or the next refusal, or the one before."""
        self._check_lock("undo")
        self._play.jump(what, way)

    def stand(self, node: int) -> None:
        """Go to a branch."""
        self._check_lock("undo")
        self._play.stand(node)

    def main(self) -> None:
        """Go back to the main line."""
        self._check_lock("undo")
        self._play.to_main()

    def glimpse(self, at: int | None, branch: int | None) -> None:
        """Nothing to do but to see that it is there: the answer brings the position."""
        self._check_lock("undo")
        self._play.glimpse(at, branch)

    def why(self) -> None:
        """Nothing to do: the answer says why the last move was allowed, and what else was."""
        self._check_lock(INSIGHT)
        if self._play.reel is None:
            raise BadInput(Message("bad-no-replay"))

    def instead(self, move: str) -> None:
        """Play another move in place of the last one."""
        self._check_lock(INSIGHT)
        self.tried = " ".join(move.split())
        self._play.instead(self.tried)

    def let(self, by: str, whole: bool) -> None:
        """Have an opponent make a move, or a whole turn."""
        self._play.let(by, whole)

    def note(self, comment: str | None, called: str | None) -> None:
        """Write a comment at the position, or what its branch is called."""
        self._check_lock("write")
        self._play.write(comment, called)

    def mark(self, source: str, target: str) -> None:
        """Draw an arrow, or a circle, or take it away."""
        self._check_lock("write")
        self._play.mark(source, target)

    def unmark(self) -> None:
        """Take all arrows and circles away."""
        self._check_lock("write")
        self._play.unmark()

    def promote(self, node: int) -> None:
        """Put a branch before the others of its fork."""
        self._check_lock("write")
        self._play.promote(node)

    def cut(self, node: int) -> None:
        """Take a branch away."""
        self._check_lock("write")
        self._play.cut(node)

    def uncut(self) -> None:
        """Put back what was taken away last."""
        self._check_lock("write")
        self._play.uncut()

    def see(self, sees: str | int) -> None:
        """Look with other eyes."""
        self._play.see(sees)

    def _is_locked(self, lock: str) -> bool:
        return lock in self._play.locked

    def _check_lock(self, lock: str) -> None:
        if self._is_locked(lock):
            raise self._locked()

    def _locked(self) -> BadInput:
        return BadInput(Message("bad-locked"))
