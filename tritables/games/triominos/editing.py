"""A position set up by hand: fifty-six tiles over the table, the racks, the pool and a box.

A tile turns by itself where it is placed: there is never more than one way to fit. One that lies
on the table goes back to the box when it is touched, if the others stay together without it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, cast

from tritables.core.boxes import MARK, Grid, with_box
from tritables.core.editing import BACK, SEAT_IN_FRONT, Draft, Fault, Field, can_be, refuse
from tritables.core.messages import Message
from tritables.core.picture import SHAPES, Ghost, Layout, Look, Picture, Piece, Shape, Way
from tritables.core.state import Seat
from tritables.games.triominos.board import CENTRE, EMPTY, Board, Cell, written
from tritables.games.triominos.deal import DEALT, mixed
from tritables.games.triominos.gestures import art_of
from tritables.games.triominos.layout import FRAMES, TALL, layout
from tritables.games.triominos.notation import read_cell
from tritables.games.triominos.options import OPTIONS, Options
from tritables.games.triominos.picture import lying, place_labels
from tritables.games.triominos.places import POOL, place_of, rack_of, slot_of
from tritables.games.triominos.reading import MOST_POINTS, SEATS
from tritables.games.triominos.scoring import MOST_BOUGHT
from tritables.games.triominos.state import Hands, Phase, TriominosState
from tritables.games.triominos.tiles import FITTING, NUMBERS, TILES, Numbers, Tile
from tritables.games.triominos.words import words

_GRIDS: Final[dict[Shape, Grid]] = {
    "wide": Grid(FRAMES["wide"].width, FRAMES["wide"].height, 19, 3, ratio=TALL),
    "tall": Grid(FRAMES["tall"].width, FRAMES["tall"].height, 8, 7, ratio=TALL),
}
_SEED: Final = 1
"""Deals what is dealt here: the same whenever it is asked for."""


class Due(NamedTuple):
    """A phase that is due, and from whom."""

    phase: str
    seat: Seat | None = None

    def written(self) -> str:
        """The value of the field that chooses it."""
        return self.phase if self.seat is None else f"{self.phase} {self.seat}"


def edit(state: TriominosState) -> TriominosDraft:
    """The draft of a position, with which `Draft.state` gives it again."""
    return TriominosDraft(
        state.options,
        state.board,
        state.hands,
        state.pool,
        state.scores,
        Due(state.phase, state.on_turn),
        state.lots,
        state.begins,
        state.bell,
        state.bought,
    )


@dataclass(frozen=True, slots=True)
class TriominosDraft(Draft):
    """The parts of a `TriominosState`, with the tiles in a box that lie nowhere else.

    >>> from tritables.games.triominos import position
    >>> draft = edit(position(table="0-4-5@0,0 0-1-4@1,0")).moved("1,0", "box 0-1-4")
    >>> str(draft.faults()[0].message)
    'A tile still lies in the box.'
    >>> draft.moved("box 0-1-4", "1,0").faults()
    ()
    """

    name: ClassVar[str] = "triominos"
    note: ClassVar[Message | None] = words("edit-note")
    fillers: ClassVar[tuple[str, ...]] = ("hands", "pool")

    options: Options
    board: Board
    hands: Hands
    pool: tuple[Tile, ...]
    scores: tuple[int, ...]
    due: Due
    lots: tuple[Seat, ...] = ()
    begins: Seat | None = None
    bell: Seat | None = None
    bought: int = 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.hands)

    # What it would be.

    def unchecked(self, due: Due | None = None) -> TriominosState:
        """The state by what lies there, as it would be if something else were ``due``."""
        due = self.due if due is None else due
        lots = self.lots or tuple(range(self.seats)) if due.phase == "lots" else ()
        begins = due.seat if due.phase == "shuffle" else self.begins
        if begins is None and due.phase != "lots":
            begins = due.seat or 0
        return TriominosState(
            self.options,
            self.hands,
            self.pool,
            self.scores,
            phase=cast("Phase", due.phase),
            on_turn=due.seat,
            lots=lots,
            begins=None if due.phase == "lots" else begins,
            bell=self.bell,
            bought=self.bought,
            board=self.board,
        )

    def _settled(self) -> TriominosDraft:
        """The draft with what is due fitted to the tiles, as long as they leave no choice."""
        possible = _possible(self)
        if self.due in possible or not possible:
            return self
        same = [due for due in possible if due.seat == self.due.seat]
        return replace(self, due=(same or list(possible))[0])

    # Tiles.

    def box(self) -> tuple[Tile, ...]:
        """The tiles that lie nowhere else."""
        placed = {TEXTS_OF[numbers] for numbers in self.board.cells.values()}
        lie = placed.union(self.pool, *self.hands)
        return tuple(tile for tile in TILES if tile not in lie)

    def tile_on(self, place: str) -> Tile | None:
        """The tile that is taken from a place: of the pool the next one, of a rack the last."""
        if place.startswith(MARK):
            tile = place.removeprefix(MARK)
            return tile if tile in self.box() else None
        if place == POOL:
            return next(iter(self.pool), None)
        seat, nth = self._rack(place)
        if seat is not None:
            hand = self.hands[seat]
            if nth is None:
                return hand[-1] if hand else None
            return hand[nth] if nth < len(hand) else None
        numbers = self.board.cells.get(_cell(place))
        return None if numbers is None else TEXTS_OF[numbers]

    def _rack(self, place: str) -> tuple[Seat | None, int | None]:
        """The seat whose rack a place belongs to, and the tile on it."""
        rack, _, nth = place.partition(".")
        for seat in range(self.seats):
            if rack == rack_of(seat):
                return seat, int(nth) if nth.isdecimal() and nth.isascii() else None
        return None, None

    def moved(self, source: str, target: str, turn: int = 0) -> TriominosDraft:
        """Take a tile somewhere; on the table it turns until it fits, or else it is refused."""
        tile = self.tile_on(source)
        if tile is None:
            refuse(Message("edit-nothing-there"), source)
        left = self._without(source, tile)
        if target.startswith(MARK):
            return left._settled()
        if target == POOL:
            return replace(left, pool=(tile, *left.pool))._settled()
        seat, _ = self._rack(target)
        if seat is not None:
            hands = list(left.hands)
            hands[seat] = (*hands[seat], tile)
            return replace(left, hands=tuple(hands))._settled()
        return replace(left, board=_with(left.board, tile, _cell(target)))._settled()

    def _without(self, source: str, tile: Tile) -> TriominosDraft:
        def less(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
            return tuple(other for other in tiles if other != tile)

        on_table = source not in (POOL,) and not source.startswith((MARK, "rack"))
        board = _less(self.board, _cell(source)) if on_table else self.board
        hands = tuple(map(less, self.hands))
        return replace(self, board=board, hands=hands, pool=less(self.pool))

    # What is chosen beside the board.

    def fields(self) -> tuple[Field, ...]:
        """The choices of what is due, how the round stands, number of seats, and house rules."""
        offered = list(_possible(self))
        if self.due not in offered:
            offered.insert(0, self.due)
        players = [(str(nth), words("seat-name", seat=nth)) for nth in range(self.seats)]
        nobody = ("none", words("edit-nobody"))
        dues = tuple((due.written(), _due_words(due)) for due in offered)
        made = [Field("due", words("edit-due"), self.due.written(), dues)]
        if self.due.phase in ("play", "over"):
            began = str(self.unchecked().begins)
            bell = "none" if self.bell is None else str(self.bell)
            made.append(Field("begins", words("edit-begins"), began, tuple(players)))
            made.append(Field("bell", words("edit-bell"), bell, (nobody, *players)))
            bought = Field("bought", words("edit-bought"), str(self.bought), (), (0, MOST_BOUGHT))
            made.append(bought)
        for nth, score in enumerate(self.scores):
            label = words("edit-score", player=nth + 1)
            made.append(
                Field(f"score {nth}", label, str(score), (), (-MOST_POINTS, MOST_POINTS), True)
            )
        counts = tuple((str(nth), words("edit-count", count=nth)) for nth in range(2, SEATS[1] + 1))
        made.append(Field("seats", Message("ui-players"), str(self.seats), counts, aside=True))
        return (*made, *self._house_rules())

    def _house_rules(self) -> list[Field]:
        made = []
        for name, option in OPTIONS.items():
            id, now = f"option-{name.replace('_', '-')}", getattr(self.options, name)
            values: dict[Any, None] = dict.fromkeys((*option.choices, now))
            said = [
                (str(one), words(f"{id}.choice", value=one if isinstance(one, int) else str(one)))
                for one in values
            ]
            made.append(Field(name, words(id), str(now), tuple(said), aside=True))
        return made

    def _chosen(self, name: str, value: str) -> TriominosDraft:
        if name == "due":
            offered = (*_possible(self), self.due)
            return replace(self, due=next(due for due in offered if due.written() == value))
        if name == "begins":
            return replace(self, begins=int(value))._settled()
        if name == "bell":
            return replace(self, bell=None if value == "none" else int(value))._settled()
        if name == "bought":
            return replace(self, bought=int(value))._settled()
        if name == "seats":
            return self._for(int(value))._settled()
        if name.startswith("score "):
            scores = list(self.scores)
            scores[int(name.removeprefix("score "))] = int(value)
            return replace(self, scores=tuple(scores))
        now = getattr(self.options, name)
        values: tuple[Any, ...] = (*OPTIONS[name].choices, now)
        chosen = next(one for one in values if str(one) == value)
        house_rules = {**self.options.as_json(), name: chosen}
        return replace(self, options=Options.of(house_rules))._settled()

    def _for(self, count: int) -> TriominosDraft:
        """The draft for so many seats; one that goes leaves its tiles in the box."""
        more = max(0, count - self.seats)

        def seat(given: Seat | None) -> Seat | None:
            return given if given is None or given < count else None

        due = self.due if (self.due.seat or 0) < count else Due(self.due.phase, 0)
        return replace(
            self,
            hands=(*self.hands[:count], *((),) * more),
            scores=(*self.scores[:count], *(0,) * more),
            due=due,
            lots=(),
            begins=seat(self.begins),
            bell=seat(self.bell),
        )

    def has_rest(self) -> bool:
        """True if anything lies in the box."""
        return bool(self.box())

    def _used(self, name: str) -> TriominosDraft:
        count = self.seats
        empty = TriominosDraft(
            self.options, EMPTY, ((),) * count, (), (0,) * count, Due("play", 0), begins=0
        )
        if name == "clear":
            return empty
        if name == "start":
            dealt = replace(empty, begins=None, due=Due("lots"))
            return dealt._used("hands")._used("pool")
        left = set(self.box())
        rest = [tile for tile in mixed(_SEED) if tile in left]
        if name == "pool":
            return replace(self, pool=(*self.pool, *rest))._settled()
        hands = []
        for hand in self.hands:
            need = max(0, DEALT[count] - len(hand))
            hands.append((*hand, *rest[:need]))
            del rest[:need]
        return replace(self, hands=tuple(hands))._settled()

    # What is wrong.

    def seen_faults(self) -> tuple[Fault, ...]:
        """Tiles that are in the box."""
        box = self.box()
        if not box:
            return ()
        return (Fault(words("edit-in-box", count=len(box)), MARK + box[0]),)

    def place_of(self, where: str) -> str | None:
        """Faults lie on the pool, or with a seat."""
        if where == "pool":
            return POOL
        for seat in range(self.seats):
            if where == f"hands[{seat}]":
                return rack_of(seat)
        return None

    # What is seen.

    def layout(self, view: Any, shape: Shape, look: Look) -> Layout:
        """The board as in play, with the box below it."""
        board = layout(self._open(), shape, Look(SEAT_IN_FRONT, look.flipped))
        return with_box(board, _GRIDS[shape], TILES, "wood")

    def picture(self, view: Any, last: object, look: Look) -> Picture:
        """The tiles as in play, none of them hidden, and those in the box."""
        state, box = self._open(), self.box()
        slots = [
            slot_of(seat, nth) for seat, hand in enumerate(self.hands) for nth in range(len(hand))
        ]
        loose = [*slots, *(MARK + tile for tile in box), *((POOL,) if self.pool else ())]
        in_box = [
            (MARK + tile, words("edit-place-box", tile=tile, here=int(tile in box)))
            for tile in TILES
        ]
        pool = words("place-pool", count=len(self.pool))
        if self.pool:
            pool = words("edit-place-pool", count=len(self.pool), tile=self.pool[0])
        free = [place_of(cell) for cell in self.board.cells if _can_go(self.board, cell)]
        return Picture(
            pieces=(*(piece._replace(turns=1) for piece in lying(state)), *_boxed(box)),
            labels=(*place_labels(state), (POOL, pool), *in_box),
            status=Message("edit-status", {"count": len(self.faults())}),
            ways=tuple(way for place in loose for way in self._ways(place)),
            touches=tuple((place, f"{BACK} {place}") for place in free),
            lifts=tuple(loose),
            scores=self.scores,
        )

    def _ways(self, place: str) -> list[Way]:
        """The ways to place the tile of a place on the table, each with how it would lie."""
        tile = self.tile_on(place)
        assert tile is not None
        if not self.board.cells:
            return [_way(place, CENTRE, NUMBERS[tile])]
        found = [(cell, self.board.fits(cell, tile)) for cell in self.board.open]
        return [_way(place, cell, fits[1]) for cell, fits in found if fits is not None]

    def _open(self) -> TriominosState:
        """The state as it is drawn: the table is seen whatever is due."""
        return self.unchecked(Due("play"))


TEXTS_OF: Final[dict[Numbers, Tile]] = {
    numbers: tile for fitting in FITTING.values() for tile, _, numbers in fitting
}
"""The tile that reads so, turned one way or another."""


@lru_cache(maxsize=64)
def _possible(draft: TriominosDraft) -> tuple[Due, ...]:
    """The phases that may be due, as the tiles lie."""
    seats = range(draft.seats)
    thinkable = [
        *(Due("play", seat) for seat in seats),
        Due("over"),
        Due("lots"),
        *(Due("shuffle", seat) for seat in seats),
    ]
    return tuple(due for due in thinkable if can_be(draft.unchecked(due)))


def _due_words(due: Due) -> Message:
    if due.seat is None:
        return words(f"edit-due-{due.phase}")
    return words(f"edit-due-{due.phase}", player=due.seat + 1)


def _way(place: str, cell: Cell, numbers: Numbers) -> Way:
    ghost = Ghost(art_of(cell), tuple(map(str, numbers)))
    return Way(f"{place} {place_of(cell)}", place, place_of(cell), (), ghost)


# The table.


def _cell(place: str) -> Cell:
    cell = read_cell(place)
    if cell is None:
        refuse(Message("bad-place", {"place": place}))
    return cell


def _with(board: Board, tile: Tile, cell: Cell) -> Board:
    """A board with one more tile; raises `IllegalMove` where it does not fit."""
    if not board.cells and cell == CENTRE:
        return board.after(cell, NUMBERS[tile])
    fits = board.fits(cell, tile)
    if fits is not None:
        return board.after(cell, fits[1])
    move, place = written(tile, cell), place_of(cell)
    if cell in board.cells:
        refuse(words("edit-taken"), place)
    if cell not in board.open:
        refuse(words("bad-side", move=move), place, rule="place.side")
    return refuse(words("bad-match", move=move), place, rule="place.match")


def _less(board: Board, cell: Cell) -> Board:
    """A board without a tile; raises `IllegalMove` where others would not hold together."""
    made = _rebuilt(board, cell)
    if made is None:
        refuse(words("edit-holds"), place_of(cell), rule="place.side")
    return made


def _can_go(board: Board, cell: Cell) -> bool:
    return _rebuilt(board, cell) is not None


@lru_cache(maxsize=512)
def _rebuilt(board: Board, without: Cell) -> Board | None:
    """The other tiles placed anew, as far as it will do in their order; None if it will not."""
    left = {cell: numbers for cell, numbers in board.cells.items() if cell != without}
    if not left:
        return EMPTY
    if CENTRE not in left:
        return None
    made = EMPTY.after(CENTRE, left.pop(CENTRE))
    while left:
        cell = next((cell for cell in left if cell in made.open), None)
        if cell is None:
            return None
        made = made.after(cell, left.pop(cell))
    return made


def _boxed(box: tuple[Tile, ...]) -> list[Piece]:
    made = []
    for nth, tile in enumerate(TILES):
        if tile in box:
            wide, tall = (_GRIDS[shape].piece(nth) for shape in SHAPES)
            spots = tuple(map(str, NUMBERS[tile]))
            made.append(Piece(f"tile {tile}", "tile-up", MARK + tile, wide, tall, spots=spots))
    return made
