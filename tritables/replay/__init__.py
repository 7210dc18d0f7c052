"""Games as they are played: the tree of moves with undo and redo, and the session at a table."""

from tritables.replay.history import Fold, History, Node
from tritables.replay.seats import PERSON
from tritables.replay.session import Session

__all__ = ["PERSON", "Fold", "History", "Node", "Session"]
