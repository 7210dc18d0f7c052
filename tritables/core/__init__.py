"""The contract that every game honours; pure Python, standard library only.

A *game* makes *states*; a state is an immutable value that lists its legal moves, plays one of
them into a new state, and judges any text that somebody tried to play.
"""

from tritables.core.errors import BadInput, BadPosition, BadRecord, IllegalMove, TritablesError
from tritables.core.events import Event
from tritables.core.game import (
    Example,
    Game,
    Goal,
    LastMove,
    Option,
    Rule,
    SheetEntry,
    SheetTurn,
    Try,
)
from tritables.core.match import Match
from tritables.core.messages import Message
from tritables.core.picture import Box, Decor, Layout, Picture, Piece, Place, Way
from tritables.core.record import Record, Replay
from tritables.core.registry import game_named, game_names, register
from tritables.core.state import CHANCE, Move, Result, Seat, State
from tritables.core.verdicts import Verdict

__all__ = [
    "CHANCE",
    "BadInput",
    "BadPosition",
    "BadRecord",
    "Box",
    "Decor",
    "Event",
    "Example",
    "Game",
    "Goal",
    "IllegalMove",
    "LastMove",
    "Layout",
    "Match",
    "Message",
    "Move",
    "Option",
    "Picture",
    "Piece",
    "Place",
    "Record",
    "Replay",
    "Result",
    "Rule",
    "Seat",
    "SheetEntry",
    "SheetTurn",
    "State",
    "TritablesError",
    "Try",
    "Verdict",
    "Way",
    "game_named",
    "game_names",
    "register",
]
