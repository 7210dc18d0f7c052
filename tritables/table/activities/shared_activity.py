"""Sharing: what an activity says of links, to what is on its board and from elsewhere."""

from __future__ import annotations

from tritables.core.state import State
from tritables.replay.links import Seen
from tritables.replay.python_source import to_python
from tritables.replay.study import Study
from tritables.table.activities.readable_board import ReadableBoard


class SharedActivity:
    """The part of an activity that links ask: what can be put into one, what can be taken of one.

    `Activity.take` puts on the board what `takes` has said to be possible.
    """

    def is_kept(self, table: ReadableBoard) -> bool:
        """Tell whether nothing is lost when a link is opened, since one comes back to this."""
        return False

    def shared(self, table: ReadableBoard) -> list[tuple[str, State | Study | Seen]]:
        """Return what can be put into a link, by name: what is seen, the position, the round."""
        if not table.viewpoint.everything:
            return [("seen", Seen(table.view))]
        history = table.session.history
        studies = self.studies(table) if history.root.children else ()
        return [("position", table.state), *(("round", study) for study in studies)]

    def studies(self, table: ReadableBoard) -> tuple[Study, ...]:
        """Return what was played as a study, where that is somebody's game."""
        return (Study.of_line(table.session.history),)

    def takes(self, table: ReadableBoard, held: State | Study) -> bool:
        """Tell whether what came by a link can be played at a board that is there for this."""
        return False

    def as_python(self, start: State) -> str:
        """Write the position that lies below it, with what it makes of that, as Python."""
        return to_python(start)
