"""What one does with a game: the tree of moves, the session at a table, studies and their text."""

from tritables.replay.history import Fold, History, Node
from tritables.replay.notes import Notes
from tritables.replay.seats import OPPONENT_KINDS, PERSON, SeatKind
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.replay.text import to_text
from tritables.replay.text_reading import BadText, from_text

__all__ = [
    "OPPONENT_KINDS",
    "PERSON",
    "BadText",
    "Fold",
    "History",
    "Node",
    "Notes",
    "SeatKind",
    "Session",
    "Study",
    "from_text",
    "to_text",
]
