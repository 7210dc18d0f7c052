"""The short way to write a position: each player's cards as texts, the rest dealt."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final, TypedDict, cast

from tritables.core.cards import RANK, Card, read_cards
from tritables.core.errors import BadPosition
from tritables.core.options import read_options
from tritables.core.reading import Reader
from tritables.core.short_positions import MOST_SEED, Texts, check_once, parts, told_of
from tritables.core.state import Seat
from tritables.games.tricom.deck import ACTIONS, JACK, NUMBERS, SLOTS, dealt_score
from tritables.games.tricom.notation import SEATS
from tritables.games.tricom.reading import (
    HAND,
    MOST_SCORE,
    OPTIONS,
    TURNED,
    UNTURNED,
    read_position,
)
from tritables.games.tricom.side import Base, Pile, Side
from tritables.games.tricom.state import PHASES, TriComState

NONE: Final = "-"
"""The text for a place where no card lies."""

_SEAT = re.compile(r"seats\[(\d)\]\.?")


class Player(TypedDict, total=False):
    """One player's cards, as `position` takes them."""

    base: Texts
    hand: Texts
    stock: Texts
    actions: Texts
    turned: Texts
    reserve: Texts
    left: int | None
    score: int | None


_WORDS: Final = tuple(Player.__annotations__)


def position(
    *,
    base: Texts = "",
    hand: Texts = "",
    stock: Texts = "",
    actions: Texts = "",
    turned: Texts = "",
    reserve: Texts = "",
    left: int | None = None,
    score: int | None = None,
    others: Sequence[Player] = ({},),
    phase: str | None = None,
    on_turn: Seat = 0,
    begins: Seat | None = None,
    slot: int | None = None,
    drawn: bool = False,
    flexible: bool = False,
    target: int = 33,
    seed: int = 0,
) -> TriComState:
    """A position by the cards that matter; the rest is filled in, the same for the same seed.

    These are player 1's cards. ``base`` has its four piles, the upper two first, each from its
    bottom up with commas between its cards, and ``-`` for an empty slot: ``"8H 4H / AS,6D -"``.
    ``stock`` and ``actions`` begin with the card that comes off next, and all cards that are not
    named follow; ``left`` says how many cards the stock has, if the others are out of play.
    ``turned`` and ``reserve`` are written from the bottom up. What is not named is dealt for base
    and hand, and missing for the reserve; ``-`` says that nothing lies there. ``score`` is, if
    not given, what the lowest cards of the base scored when they were dealt.

    ``others`` has the same for each other player: ``[{"base": "7C 3D / 5H AD"}]``. ``phase`` is
    what is due, as in positions: ``lots``, ``turn``, ``action``, ``fill``, ``take``, ``play``,
    ``shuffle`` or ``over``; if not given, it is ``play`` with four cards in hand and else
    ``turn``, unless ``slot`` or the hands say another. ``on_turn`` and ``begins`` are seats,
    counted from 0; who is on turn began, if nothing is said. ``slot`` is the one to be filled,
    the first empty one if not given, and ``drawn`` says that the last card in hand was just taken
    from the reserve. ``flexible`` and ``target`` are the house rules, ``seed`` decides what is
    dealt.

    Raises `BadPosition` with the argument and the place in it.

    >>> state = position(base="8H 4H / AS 6S", hand="9C 5S 2D 6D", turned="QC")
    >>> state.phase, [move for move in state.legal_moves() if move.startswith("6D")]
    ('play', ['6D>1', '6D>2'])
    >>> position(base="8H 4H / AS 6S", hand="9C 4H 1S")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    tritables.core.errors.BadPosition: hand[2]: “1S” is not a card of this deck. ...
    """
    words = {
        "base": base,
        "hand": hand,
        "stock": stock,
        "actions": actions,
        "turned": turned,
        "reserve": reserve,
        "left": left,
        "score": score,
    }
    table = {
        "others": list(others) if isinstance(others, tuple) else others,
        "phase": phase,
        "on_turn": on_turn,
        "begins": begins,
        "slot": slot,
        "drawn": drawn,
        "seed": seed,
    }
    options = read_options(OPTIONS, _reader({"flexible": flexible, "target": target}))
    state = _Deal(_reader(words), _reader(table)).state(options)
    return told_of(_argument, lambda: read_position(_reader(state.position()), options))


def _reader(value: object) -> Reader:
    return Reader(value, BadPosition, game=TriComState.game)


def _argument(where: str) -> str:
    """The argument that says what stands at a place of a position's JSON."""
    named = _SEAT.sub(lambda seat: f"others[{int(seat[1]) - 1}]." if seat[1] > "0" else "", where)
    return named.rstrip(".")


class _Deal:
    """A table: what is named of it, and what is dealt to fill it."""

    def __init__(self, words: Reader, table: Reader) -> None:
        others = table.at("others").items(SEATS.start - 1, SEATS.stop - 2)
        self.players = [_Named(words), *map(_Named, others)]
        last = len(others)
        seat = table.at("on_turn").whole(0, last)
        given = table.at("begins").maybe(lambda one: one.whole(0, last))
        self.slot = table.at("slot").maybe(lambda one: one.whole(SLOTS[0], SLOTS[-1]))
        self.drawn = table.at("drawn").flag()
        named = table.at("phase").maybe(lambda one: one.one_of(*PHASES))
        self.rng = Random(f"position:{table.at('seed').whole(0, MOST_SEED)}")
        self.phase = self.due(self.players[seat]) if named is None else named
        self.on_turn = None if self.phase in UNTURNED else seat
        self.begins = seat if given is None and self.phase != "lots" else given

    def due(self, mover: _Named) -> str:
        """The phase that the cards speak of."""
        if self.slot is not None:
            return "fill"
        if all(player.hand == () for player in self.players):
            return "over"
        held = 0 if mover.hand is None else len(mover.hand)
        return "play" if self.drawn or held > HAND else "turn"

    def state(self, options: dict[str, object]) -> TriComState:
        sides = tuple(
            player.side(self.phase, self.slot, self.rng, mine=seat == self.on_turn)
            for seat, player in enumerate(self.players)
        )
        own = sides[self.on_turn or 0]
        empty = own.tops.index("") if self.phase == "fill" and "" in own.tops else None
        return TriComState(
            sides,
            cast(bool, options["flexible"]),
            cast(int, options["target"]),
            self.begins,
            self.on_turn,
            self.phase,
            empty if self.slot is None else self.slot,
            own.hand[-1] if self.drawn and own.hand else None,
        )


class _Named:
    """A player's cards as far as they are named; None where nothing is said."""

    def __init__(self, reader: Reader) -> None:
        reader.keys((), _WORDS)
        self.reader = reader
        self.numbers: list[Reader] = []
        self.actions_named: list[Reader] = []
        self.base = self.piles()
        self.hand = self.cards("hand", NUMBERS)
        self.stock = self.cards("stock", NUMBERS) or ()
        self.reserve = self.cards("reserve", NUMBERS) or ()
        self.actions = self.cards("actions", ACTIONS) or ()
        self.turned = self.cards("turned", ACTIONS)
        check_once(self.numbers)
        check_once(self.actions_named)
        self.score = self.whole("score", 0, MOST_SCORE)
        self.rest = self.others(NUMBERS, self.numbers)
        self.rest_of_actions = self.others(ACTIONS, self.actions_named)

    @staticmethod
    def others(deck: Sequence[Card], named: Sequence[Reader]) -> list[Card]:
        """The cards of a deck that are not named."""
        taken = {one.value for one in named}
        return [card for card in deck if card not in taken]

    def whole(self, word: str, low: int, high: int) -> int | None:
        given = self.reader.get(word)
        return None if given is None else given.maybe(lambda one: one.whole(low, high))

    def cards(self, word: str, among: Sequence[Card]) -> Pile | None:
        given = self.reader.get(word)
        return None if given is None else self.read(parts(given), among)

    def read(self, found: list[Reader], among: Sequence[Card]) -> Pile | None:
        """The cards of the parts of a text; `NONE` alone for none."""
        if not found:
            return None
        if [one.value for one in found] == [NONE]:
            return ()
        named = self.numbers if among is NUMBERS else self.actions_named
        named += found
        return read_cards(found, among)

    def piles(self) -> Base | None:
        given = self.reader.get("base")
        if given is None:
            return None
        if isinstance(given.value, str):
            given = Reader(given.value.replace("/", " "), given.error, given.where, given.game)
        found = parts(given)
        if not found:
            return None
        if len(found) != len(SLOTS):
            given.refuse("bad-length-exact", low=len(SLOTS), length=len(found))
        return tuple(self.read(parts(pile, ","), NUMBERS) or () for pile in found)

    def side(self, phase: str, slot: int | None, rng: Random, *, mine: bool) -> Side:
        """The player's side of the table, with what is not named dealt."""
        rest = self.rest
        rng.shuffle(rest)
        rng.shuffle(self.rest_of_actions)
        base, hand = self.base, self.hand
        if base is None:
            gap = (slot or SLOTS[0]) if mine and phase == "fill" else None
            base = tuple(self.deal("base", int(at != gap)) for at in SLOTS)
        if hand is None:
            playing = mine and phase == "play"
            hand = self.deal("hand", 0 if phase == "over" else HAND + playing)
        named = len(self.stock)
        left = self.whole("left", named, named + len(rest))
        if left is None:
            # A pile that is gone had two cards at least.
            gone = len(rest) if phase == "over" else min(len(rest), 2 * base.count(()))
            left = named + len(rest) - gone
        turned = self.up(phase, mine=mine)
        return Side(
            (*self.stock, *rest[: left - named]),
            (*self.actions, *self.rest_of_actions),
            turned,
            hand,
            self.reserve,
            base,
            len(rest) - left + named,
            self.scored(base) if self.score is None else self.score,
        )

    def deal(self, word: str, count: int) -> Pile:
        """Deal that many of the cards that are not named."""
        if count > len(self.rest):
            self.reader.at(word).refuse("bad-none-left")
        dealt = tuple(self.rest[:count])
        del self.rest[:count]
        return dealt

    def up(self, phase: str, *, mine: bool) -> Pile:
        """The turned cards: one at least in a turn, all of them before a shuffle."""
        if self.turned is not None or not mine:
            return self.turned or ()
        if phase == "shuffle" and not self.actions:
            all_turned = tuple(self.rest_of_actions)
            self.rest_of_actions = []
            return all_turned
        fit = [card for card in self.rest_of_actions if phase != "fill" or RANK[card] != JACK]
        if phase not in TURNED or not fit:
            return ()
        self.rest_of_actions.remove(fit[0])
        return (fit[0],)

    @staticmethod
    def scored(base: Base) -> int:
        """`setup.score-once`: what the lowest cards of a base scored when they were dealt."""
        lowest = [pile[0] for pile in base if pile]
        return dealt_score(lowest) if len(lowest) == len(SLOTS) else 0
