"""What one does with a game: the line of moves with undo and redo, and the sitting at a table."""

from tritables.replay.history import History, Node
from tritables.replay.session import OPPONENT_KINDS, PERSON, Session

__all__ = ["OPPONENT_KINDS", "PERSON", "History", "Node", "Session"]
