"""Hands on the board: each intent of the browser, done at the table if rules and locks allow it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tritables.core.errors import BadInput, IllegalMove
from tritables.core.messages import Message
from tritables.core.state import CHANCE
from tritables.lessons.showing import moment_of
from tritables.sitting.intents import Intent, Value
from tritables.sitting.replayed_hands import ReplayHands

_PARAMETERS: Final = {"from": "source", "to": "target"}
"""Parameters of intents that have another name in Python."""

KEPT: Final = ("recall", "rejoin", "anew")
"""What is asked of whoever keeps games."""

_ASIDE: Final = frozenset(
    {
        *("ping", "sheet", "legal", "picture", "whole", "keep", "seed", "choose", "write", "aims"),
        *("link", "share"),
        *KEPT,
    }
)
"""What is asked without a hand on the board: a lesson's clock goes on waiting for one."""


class Hands(ReplayHands):
    """Does what the browser asks of a table; raises a `TritablesError` for what is refused.

    What a teacher took away (`Play.locked`) is refused here, since only hands are bound by it.
    """

    def obey(self, intent: Intent) -> None:
        """Do what an intent asks."""
        self.tried = ""
        if intent.kind not in _ASIDE:
            self._play.begin_clock()
        obey: Callable[..., None] = getattr(self, intent.kind)
        obey(**{_PARAMETERS.get(name, name): value for name, value in intent.args.items()})

    def ping(self) -> None:
        """Nothing to do: the answer says that somebody is there."""

    def begin(self) -> None:
        """Nothing more to do: whoever touches a board begins its clock."""

    def sheet(self) -> None:
        """Nothing to do: the answer brings the whole score sheet."""

    def legal(self, place: str | None) -> None:
        """Nothing to do: the answer says the legal moves, those from a place or all."""

    def picture(self, rule: str, shape: str, theme: str) -> None:
        """The answer draws a rule; raises `BadInput` for one that the game has not."""
        moment_of(self._play.game.name, rule)

    def whole(self) -> None:
        """Nothing to do: the wire shows everything anew."""

    def keep(self) -> None:
        """Nothing to do: the answer brings what a browser keeps of a lesson."""

    def recall(self, tokens: Sequence[str], fresh: str) -> None:
        """Refused here: whoever keeps games has not heard it, so that none are kept."""
        raise BadInput(Message("bad-unkept"))

    def rejoin(self, nth: int, copies: bool, fresh: str) -> None:
        """Refused here, as `recall` is."""
        raise BadInput(Message("bad-unkept"))

    def anew(self) -> None:
        """Refused here, as `recall` is."""
        raise BadInput(Message("bad-unkept"))

    def seed(self) -> None:
        """The answer tells the seed, unless that would tell what is hidden or to come."""
        if not self._play.tells_seed:
            reason = "bad-locked-seed" if self._play.locked else "bad-hidden-seed"
            raise BadInput(Message(reason))

    def dismiss(self) -> None:
        """Put the last refusal out of sight."""
        self._play.dismiss()

    def draw(self) -> None:
        """Throw the dice, or whatever chance does next."""
        self._check_opponent()
        self._play.draw()

    def attempt(self, source: str, target: str, turn: int) -> None:
        """Try to take a piece from one place to another, turned in hand or not."""
        play = self._play
        if play.state.to_act != CHANCE:
            self._check_turn()
        self._check_places(source, target)
        self._try(play.game.attempt(play.state, source, target, turn))

    def type(self, move: str) -> None:
        """Try a move in the notation, or where a question stands answer it in words."""
        self.tried = " ".join(move.split())
        if self._play.is_asking:
            self._play.answer(self.tried)
            return
        if self._is_locked("type") and self.tried not in self._offered():
            raise self._locked()
        self._try(self.tried)

    def set(self, faces: tuple[str, ...]) -> None:
        """Set the dice by hand."""
        self._check_lock("hand")
        self._check_turn()
        play = self._play
        if play.state.to_act != CHANCE:
            raise IllegalMove(play.state.judge_draw())
        play.play(play.game.chance_by_hand(play.state, faces))

    def undo(self) -> None:
        """Take the last move back."""
        self._check_lock("undo")
        self._play.undo()

    def redo(self) -> None:
        """Play again what was taken back, or the next move of what is watched."""
        if not self._play.is_watching:
            self._check_lock("undo")
        self._play.redo()

    def go(self, ply: int) -> None:
        """Go to a move of the score sheet."""
        self._check_lock("undo")
        self._play.go(ply)

    def new(
        self,
        seed: str | int | None,
        seats: Sequence[str] | None,
        options: Mapping[str, object] | None,
    ) -> None:
        """Start a new game, or a lesson over."""
        self._check_lock("new")
        if seats is not None and tuple(seats) != self._play.session.seats:
            self._check_lock("seats")
        self._play.new_game(seed, seats=seats, options=options)

    def next(self) -> None:
        """Deal the next round of the match."""
        self._play.next_round()

    def open(self) -> None:
        """Whoever is to act says that it is there."""
        self._play.open_curtain()

    def choose(self, name: str, value: Value) -> None:
        """Choose a setting."""
        if name == "reveal":
            self._check_lock("reveal")
        self._play.choose(name, value)

    def seat(self, seat: int, by: str) -> None:
        """Let somebody else play a seat."""
        self._check_lock("seats")
        self._play.take_seat(seat, by)

    def step(self, step: int) -> None:
        """Put another step of the chapter on the board."""
        self._play.go_step(step)

    def chapter(self, chapter: int) -> None:
        """Put another chapter of the course on the board."""
        self._play.go_chapter(chapter)

    def play(self) -> None:
        """Leave the chapters for a game."""
        self._play.play_now()

    def practise(self, rules: Sequence[str] | None) -> None:
        """Practise some rules, or all of them, where a lesson waits until one comes back."""
        if self._play.walk is None and self._play.tour is None:
            raise BadInput(Message("bad-no-chapter"))  # it would end the game that is played here
        self._play.practise(rules)

    def leave(self) -> None:
        """Go back from practice to the lesson."""
        self._play.leave()

    def level(self, level: int) -> None:
        """Wish for harder or easier exercises."""
        self._play.wish_level(level)

    def repeat(self) -> None:
        """Ask once more what was wrong in a quiz."""
        self._check_lock("new")
        self._play.ask_again()

    def difference(self) -> None:
        """Show a board that tells a misconception from the rules."""
        self._play.see_difference()

    def touch(self, place: str) -> None:
        """Answer with a place of the board."""
        self._check_places(place)
        self._play.touch(place)

    def enough(self) -> None:
        """Say that everything has been found."""
        self._play.enough()

    def pick(self, choice: int) -> None:
        """Choose an answer."""
        self._play.pick(choice)

    def help(self) -> None:
        """Ask for one degree of help more."""
        self._play.ask_help()

    def study(self) -> None:
        """Look through what was played from a desk, which takes one; raises `BadInput`."""
        raise BadInput(Message("bad-no-desk"))

    def edit(self, name: str, value: str) -> None:
        """Choose a field's value, which takes a desk (`EditorHands`); raises `BadInput`."""
        raise BadInput(Message("bad-no-desk"))

    def tool(self, name: str) -> None:
        """Use a tool, which takes a desk; raises `BadInput`."""
        raise BadInput(Message("bad-no-desk"))

    def write(self, form: str) -> None:
        """Write down what was set up, which takes a desk; raises `BadInput`."""
        raise BadInput(Message("bad-no-desk"))

    def share(self, shape: str) -> None:
        """Nothing to do: the answer brings links and a picture of what is seen here."""

    def link(self, link: str, sure: bool) -> None:
        """Open what is in a link, and answer what came of it."""
        self._play.open_link(link, sure=sure)

    def aims(self) -> None:
        """Say what a lesson may ask, which takes a desk; raises `BadInput`."""
        raise BadInput(Message("bad-no-desk"))

    def lesson(self, aim: str, task: str | None) -> None:
        """Make a lesson, which takes a desk; raises `BadInput`."""
        raise BadInput(Message("bad-no-desk"))

    def _try(self, move: str) -> None:
        self.tried = move
        self._check_chance(move)
        self._check_turn()
        self._play.attempt(move)

    def _offered(self) -> frozenset[str]:
        """The moves that stand on buttons: those of the board, and those near a refused one."""
        play = self._play
        view, look = play.view, play.eyes.look(flipped=play.settings.flipped)
        picture = play.game.picture(view, None, look)
        offered = [action.move for action in picture.actions]
        offered += [move for _, move in picture.touches]
        if play.task is not None and (tried := play.task.asks_to_try(play.node)) is not None:
            offered.append(tried)
        return frozenset([*offered, *play.nearest])

    def _check_places(self, *places: str) -> None:
        """Places that a browser names are some of the board's."""
        play = self._play
        view, look = play.view, play.eyes.look(flipped=play.settings.flipped)
        known = {place.id for place in play.game.layout(view, "wide", look).places}
        for place in places:
            if place not in known:
                raise BadInput(Message("bad-place", {"place": place}))

    def _check_opponent(self) -> None:
        """Hands may not move for an opponent, unless the table waits, nor before they answer."""
        if self._play.is_asking:
            raise BadInput(Message("bad-answer-first"))
        if self._play.thinks:
            raise BadInput(Message("bad-not-your-turn"))

    def _check_chance(self, move: str) -> None:
        """While chance is due a move is judged by what is seen: a guess must not be told right."""
        play = self._play
        if play.state.to_act != CHANCE:
            return
        verdict = play.view.judge(move)
        if not play.eyes.everything and not verdict.ok:
            raise IllegalMove(verdict)
        if verdict.ok:
            self._check_lock("hand")

    def _check_turn(self) -> None:
        """Hands move only for a seat whose secrets they may see, since refusals tell of them."""
        self._check_opponent()
        play = self._play
        if not play.game.secret or play.state.to_act is None:
            return
        if play.eyes.curtain is not None:
            raise BadInput(Message("bad-curtain"))
        if not play.eyes.may_move(play.state):
            raise BadInput(Message("bad-hidden"))
