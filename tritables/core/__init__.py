"""The contract of a game, in pure Python with the standard library only.

A *game* makes *states*; a state is an immutable value that lists its legal moves, plays one of them
into a new state, and judges any text as a move.
"""

from tritables.core.errors import (
    BadInput,
    BadPosition,
    BadRecord,
    HiddenOutcome,
    IllegalMove,
    TritablesError,
)
from tritables.core.events import Event
from tritables.core.examples import Example, Try, Words
from tritables.core.game import Game
from tritables.core.goals import Goal, Happening, Progress
from tritables.core.match import Match
from tritables.core.messages import Message
from tritables.core.options import Option
from tritables.core.picture import Box, Decor, Layout, Picture, Piece, Place, Way
from tritables.core.record import Record, Replay
from tritables.core.registry import game_named, game_names, register
from tritables.core.rules import Rule, RuleKind
from tritables.core.sheet import SheetEntry, SheetTurn
from tritables.core.state import CHANCE, LastMove, Move, Result, Seat, State
from tritables.core.values import Value, changing, derived, memo, remember, remembered, value
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
    "Happening",
    "HiddenOutcome",
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
    "Progress",
    "Record",
    "Replay",
    "Result",
    "Rule",
    "RuleKind",
    "Seat",
    "SheetEntry",
    "SheetTurn",
    "State",
    "TritablesError",
    "Try",
    "Value",
    "Verdict",
    "Way",
    "Words",
    "changing",
    "derived",
    "game_named",
    "game_names",
    "memo",
    "register",
    "remember",
    "remembered",
    "value",
]
