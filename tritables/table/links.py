"""A table that opens what came in an address, and writes down what is on it for another one."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.errors import BadInput, TritablesError
from tritables.core.messages import Argument, Message
from tritables.core.state import State
from tritables.replay.links import Seen, from_link, to_link
from tritables.replay.opening import Opened
from tritables.replay.session import Session
from tritables.replay.study import Study
from tritables.table.opening_state import OpeningState
from tritables.table.activities.editor import Edited
from tritables.table.views.link_picture import picture_of
from tritables.table.playback import ALL, Playback
from tritables.table.activities.lesson import OPPONENT
from tritables.texts import say

Json = dict[str, Any]

LOCK: Final = "new"
"""The lock under which no link is opened: it brings another game to the table."""


class Linked(Edited):
    """A table that takes a position or a round out of a link.

    >>> from tritables import new
    >>> from tritables.table import Table
    >>> sitting = Table.open("trictrac", seed=1)
    >>> sitting.open_link(to_link(new("trictrac").play("start 5-3")), sure=False)
    >>> sitting.linked["opened"], sitting.state.on_turn
    (True, 0)
    """

    linked: Json | None = None
    """What came of the last link, as a page shows it."""

    studied: Study | None = None
    """What was written at what was played from the desk last, for who comes back to it."""

    beginning: OpeningState | None = None
    """How the table stood when it was opened, or when a link was opened at it last."""

    def open_link(self, link: str, *, sure: bool) -> None:
        """Open what is in a link, or say in `linked` why not: nothing is raised.

        Where something has been done already it is asked first, unless somebody is ``sure``. What
        cannot be played here, because it is somebody's view, another game's or because this board
        has a lesson on it, is shown as a picture.
        """
        try:
            held = from_link(link)
        except TritablesError as fault:
            self.linked = self._told(fault.reason, fault=True)
            return
        whose = held.state if isinstance(held, Seen) else _start(held)
        title = say(Message("game-title", game=whose.game), self.settings.lang)
        args: dict[str, Argument] = {"game": title}
        what = "round" if isinstance(held, Study) else "position"
        if isinstance(held, Seen):
            self.linked = self._told(Message("link-seen", args), shows=held.state)
        elif whose.game != self.game.name or not self._takes(held):
            other = whose.game != self.game.name
            self.linked = self._told(Message(f"link-elsewhere-{what}", args), shows=whose)
            self.linked["other"] = other
        elif LOCK in self.locked:
            self.linked = self._told(Message("bad-locked"), fault=True)
        elif not sure and self._has_been_played():
            self.linked = self._told(Message(f"link-asks-{what}", args), asks=True)
        else:
            self._take(held)
            self.beginning = OpeningState(self)
            self.linked = self._told(Message(f"link-opened-{what}", args), opened=True)

    def links(self) -> list[Json]:
        """What can be put into an address here: the position, and of what was played the round.

        Who does not see everything gets what they see, to be looked at. What is too long has no
        ``link`` but says so.
        """
        if self.edits is not None:
            state = None if self.edits.faults else self.edits.draft.state()
            return [] if state is None else [self._offer("position", state)]
        if not self.eyes.everything:
            return [self._offer("seen", Seen(self.view))]
        offers = [self._offer("position", self.state)]
        history = self.session.history
        if history.root.children and self.walk is None:
            study = Study.of_line(history) if self.reel is None else self.reel.study
            offers.append(self._offer("round", study))
        return offers

    def _offer(self, name: str, shown: State | Study | Seen) -> Json:
        lang, note, link = self.settings.lang, Message(f"link-note-{name}"), None
        try:
            link = to_link(shown)
        except BadInput as fault:
            note = fault.reason
        label = say(Message(f"link-of-{name}"), lang)
        return {"name": name, "label": label, "link": link, "note": say(note, lang)}

    def study_here(self) -> None:
        """Look through what was played from the position that was set up, branch off, and write.

        The way back to the desk stays, and what was written is there again for who plays from the
        same position later. Raises `BadInput` where nothing is played from a desk.

        >>> from tritables.table import Table
        >>> sitting = Table.open_editor("trictrac")
        >>> sitting.play_from_here()
        >>> sitting.study_here()
        >>> sitting.write("Who begins?")
        >>> sitting.notes.comment
        'Who begins?'
        """
        self._at_desk()
        if self.edits is not None or self.example is not None or self.reel is not None:
            raise BadInput(Message("bad-at-desk"))
        study, before = Study.of_line(self.session.history), self.studied
        if before is not None and before.history.root.state == study.history.root.state:
            node = before.history.root
            for played in study.main[1:]:
                node = before.history.grow(node, played.move)
            before.history.stand_at(node)
            study = before
        self.studied = study
        self._replay(study)

    def _takes(self, held: State | Study) -> bool:
        """Whether what is in a link can be played here: not where somebody learns something."""
        if self.tour is None and (self.walk is not None or self.task is not None):
            return False
        return self.desk is None or not isinstance(held, Study)

    def _has_been_played(self) -> bool:
        """Whether something is here that goes when another game comes."""
        if self.tour is not None and not self.tour.plays:
            return False  # where one was in a lesson is kept
        return self.beginning is not None and self.beginning.has_more(self)

    def _take(self, held: State | Study) -> None:
        if self.desk is not None and isinstance(held, State):
            self.desk.put(self.game.edit(held))
            self.desk.is_open, self.example = True, None
            self._follow_desk()
            return
        if self.tour is not None:
            self.tour.plays, self.walk = True, None
            self.settings = self.settings.chosen("reveal", False)
        self.example = None
        if isinstance(held, Study) or self._is_replay:
            self._replay(held)
        else:
            self._sit_down(self._dealt(held))
            self._leafed()  # an opponent waits until somebody has looked at it

    def _dealt(self, start: State) -> Session:
        """A game from there, with those who sat here if they are as many."""
        seats: tuple[str, ...] | None = self.session.seats
        if self.tour is not None:
            seats = (self.session.seats[0], *[OPPONENT] * (start.seats - 1))
        if seats is not None and len(seats) != start.seats:
            seats = None
        return Session(self.game, seats=seats, start=start, seed=self.fresh_seed())

    def _replay(self, held: State | Study) -> None:
        """Look through it; at a table that is no replay's own board a new game ends that."""
        study = held if isinstance(held, Study) else Study(held)
        right = ALL if self.reel is None else self.reel.right
        reel = Playback.of(Opened(study), right)
        reel.guest = not self._is_replay
        self.reel = reel
        self._sit_down(Session.of_study(study, self.fresh_seed()))

    @property
    def _is_replay(self) -> bool:
        return self.reel is not None and not self.reel.guest

    def _sit_down(self, session: Session) -> None:
        reel = self.reel
        if reel is not None and reel.guest and session.history is not reel.history:
            self.reel = None
        super()._sit_down(session)
        if self.beginning is None:
            self.beginning = OpeningState(self)

    def show_reel(self, reel: Playback) -> None:
        """Take a reel, on whose study the table sits already."""
        super().show_reel(reel)
        self.beginning = OpeningState(self)

    def _told(
        self,
        message: Message,
        *,
        opened: bool = False,
        asks: bool = False,
        fault: bool = False,
        shows: State | None = None,
    ) -> Json:
        lang = self.settings.lang
        return {
            "text": say(message, lang),
            "opened": opened,
            "asks": asks,
            "fault": fault,
            "other": False,
            "picture": None if shows is None else picture_of(shows, lang),
            "words": {name: say(Message(f"link-word-{name}"), lang) for name in ("open", "stay")},
        }


def _start(held: State | Study) -> State:
    return held.history.root.state if isinstance(held, Study) else held
