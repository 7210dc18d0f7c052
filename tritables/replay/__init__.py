"""Games as they are played: the tree of moves with undo and redo, and the session at a table."""

from tritables.replay.history import Fold, History, Node
from tritables.replay.seats import OPPONENT_KINDS, PERSON, SeatKind
from tritables.replay.session import Session

__all__ = ["OPPONENT_KINDS", "PERSON", "Fold", "History", "Node", "SeatKind", "Session"]
