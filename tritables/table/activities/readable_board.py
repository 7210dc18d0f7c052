"""The board of a table and the kinds of its activities, as whoever only reads them sees them."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from tritables.core.game import Game
from tritables.core.state import State
from tritables.replay.history import Node
from tritables.replay.session import Session
from tritables.table.live_game import LiveGame
from tritables.table.refusal import Refusal
from tritables.table.settings import Settings
from tritables.table.viewpoint import Viewpoint


class ActivityKind:
    """The kind of an activity, which drawing and saving ask alike."""

    is_lesson: ClassVar[bool] = False
    """True if something is to be learnt here, so that the clock waits for a hand."""

    is_game: ClassVar[bool] = False
    """True if a game is played here for its own sake."""

    has_steps: ClassVar[bool] = False
    """True if steps are gone through here, as in a chapter."""


class ReadableBoard(Protocol):
    """A table as whoever only reads it sees it: what lies on it, and who looks.

    Views, links, checks of a hand take this, or one of the roles that add to it: `DrawnTable`,
    `SavedTable`, `PlayedTable`. `tritables.table.Table` is all of them and says what each member
    does.

    >>> from tritables.table import Table
    >>> def mover(board: ReadableBoard) -> int | None: return board.state.on_turn
    >>> mover(Table.open("tricap", seed=1))
    0
    """

    settings: Settings
    locked: tuple[str, ...]
    live: LiveGame

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""

    @property
    def session(self) -> Session:
        """The session on the board."""

    @property
    def state(self) -> State:
        """The state on the table."""

    @property
    def node(self) -> Node:
        """The node in the tree of moves at which the table stands."""

    @property
    def view(self) -> State:
        """The state as the people before the screen see it."""

    @property
    def viewpoint(self) -> Viewpoint:
        """The viewpoint of the people before the screen."""

    @property
    def refusal(self) -> Refusal | None:
        """The last refusal that is shown."""

    @property
    def waits(self) -> bool:
        """True if opponents wait for hands."""

    @property
    def thinks(self) -> bool:
        """True if an opponent is about to move by itself."""

    @property
    def tells_seed(self) -> bool:
        """True if hands may ask for the seed."""

    @property
    def top(self) -> ActivityKind:
        """The activity that is asked first."""

    def above(self, activity: Any) -> ActivityKind | None:
        """Return the activity that lies right on another one; None for the top one."""
