"""Values: states and their parts, made once, compared by what they hold, never changed.

A frozen dataclass would be such a value, but it sets each field through ``object.__setattr__``,
and a whole game makes thousands of states: eight times the cost of plain assignment. Here the
fields are set by plain assignment on an *open* twin of the class, which then becomes the value.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from functools import update_wrapper
from typing import Any, Literal, Never, Self, TypeVar, cast, dataclass_transform

C = TypeVar("C", bound=type)
T = TypeVar("T")
V = TypeVar("V")

_DERIVED = "derived"
_MEMO = "memo"
_OF = "of"


def derived(
    make: Callable[[Any], T], *, of: tuple[str, ...] | None = None, init: Literal[False] = False
) -> T:
    """A field that follows from the others: ``make`` takes the value being made.

    ``of`` names the fields that it follows from: a copy in which none of them changes keeps it.
    It is no parameter (``init`` tells type checkers so), and takes no part in comparing.

    >>> @value
    ... class Row(Value):
    ...     cards: tuple[str, ...]
    ...     score: int
    ...     top: str = derived(lambda row: row.cards[-1], of=("cards",))
    >>> row = Row(("AS", "10H"), 0)
    >>> row.top, row.but(score=3).top, row.but(cards=("AS",)).top
    ('10H', '10H', 'AS')
    """
    metadata = {_DERIVED: make, _OF: of}
    made = field(init=init, compare=False, repr=False, metadata=metadata)
    return cast("T", made)


def index() -> Any:
    """A field that says again, for quick finding, what the others say: it is not compared.

    It is given like any other, so that it can be kept up from one value to the next.

    >>> @value
    ... class Word(Value):
    ...     text: str
    ...     letters: frozenset[str] = index()
    >>> Word("tea", frozenset("aet")) == Word("tea", frozenset("tea"))
    True
    """
    return field(compare=False, repr=False)


def memo(*, init: Literal[False] = False) -> Any:
    """A field that starts as None and is filled later; see `remembered` and `remember`.

    It is no parameter (``init`` tells type checkers so), and takes no part in comparing.
    """
    return field(default=None, init=init, compare=False, repr=False, metadata={_MEMO: True})


def remember(of: type[V], name: str) -> Callable[[V, T], None]:
    """Make the function that sets a `memo` of a value: the one thing in it that comes later.

    >>> @value
    ... class Square(Value):
    ...     side: int
    ...     _area: int | None = memo()
    >>> keep = remember(Square, "_area")
    >>> square = Square(3)
    >>> keep(square, 9)
    >>> square._area, square == Square(3)
    (9, True)
    """
    slot = getattr(of, name)
    return cast("Callable[[V, T], None]", slot.__set__)


def remembered(name: str) -> Callable[[Callable[[V], T]], Callable[[V], T]]:
    """Decorate a method without parameters: its answer is found once and kept in a `memo`.

    ``name`` is the memo's; an answer of None is found anew each time.

    >>> @value
    ... class Square(Value):
    ...     side: int
    ...     _area: int | None = memo()
    ...     @remembered("_area")
    ...     def area(self) -> int:
    ...         print("multiplying")
    ...         return self.side * self.side
    >>> square = Square(3)
    >>> square.area(), square.area()
    multiplying
    (9, 9)
    """
    # Compiled, so that asking again costs one attribute: engines ask for legal moves all the time.
    source = (
        "def asked(self):\n"
        f" found = self.{name}\n"
        " if found is None:\n"
        "  found = find(self)\n"
        f"  self.__class__.{name}.__set__(self, found)\n"
        " return found"
    )

    def remembering(find: Callable[[V], T]) -> Callable[[V], T]:
        made: dict[str, Any] = {}
        exec(source, {"find": find}, made)
        asked: Callable[[V], T] = update_wrapper(made["asked"], find)
        return asked

    return remembering


def changing(of: type[V], *names: str) -> Callable[..., V]:
    """Make the function that copies a value with these fields changed, given in this order.

    It does what `Value.but` does in half the time, for what a game does thousands of times.

    It takes half the time, for what a game does thousands of times.

    >>> @value
    ... class Point(Value):
    ...     x: int
    ...     y: int = 0
    >>> moved = changing(Point, "y")
    >>> moved(Point(3), 5)
    Point(x=3, y=5)
    """
    return cast("Callable[..., V]", _Maker(of).copier(names))


class Value:
    """A value that is made with `value`: it can be copied with changes, and pickled."""

    __slots__ = ()

    def but(self, **changes: object) -> Self:
        """The same but for some of its fields.

        >>> @value
        ... class Purse(Value):
        ...     gold: int
        ...     silver: int = 0
        >>> Purse(3).but(silver=5)
        Purse(gold=3, silver=5)
        """
        raise TypeError(f"{type(self).__name__} is not made with @value")


@dataclass_transform(frozen_default=True, field_specifiers=(derived, index, memo))
def value(made: C) -> C:
    """Make a class whose annotated fields are set once: assigning raises AttributeError.

    Equal ones are equal and hash alike. A ``__repr__`` or ``__reduce__`` of its own is kept.

    >>> @value
    ... class Point(Value):
    ...     x: int
    ...     y: int = 0
    >>> Point(3) == Point(3, 0), Point(3)
    (True, Point(x=3, y=0))
    >>> Point(3).x = 4
    Traceback (most recent call last):
        ...
    dataclasses.FrozenInstanceError: cannot assign to field 'x'
    """
    plain = getattr(made, "__repr__") is object.__repr__  # noqa: B009
    frozen: Any = dataclass(frozen=True, slots=True, repr=plain, init=False)(made)
    _Maker(frozen).equip()
    return cast("C", frozen)


def _refuse_assignment(_value: Any, name: str, _given: object) -> Never:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_deletion(_value: Any, name: str) -> Never:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


class _Maker:
    """Writes the source of a value's ``__new__`` and ``but``, as dataclasses do for theirs."""

    def __init__(self, cls: type[Any]) -> None:
        self.cls = cls
        self.fields = fields(cls)
        self.given = [one for one in self.fields if one.init]
        # The twin has the same slots and no guard, so that assigning costs what it costs anywhere.
        namespace = {
            "__module__": cls.__module__,
            "__slots__": cls.__dict__["__slots__"],
            "__new__": object.__new__,
            "__setattr__": object.__setattr__,
            "__delattr__": object.__delattr__,
        }
        metaclass: Any = type(cls)  # an abstract class has one of its own
        twin = metaclass(cls.__name__, cls.__bases__, namespace)
        twin.__abstractmethods__ = frozenset()
        self.names: dict[str, Any] = {"_Open": twin, "_KEEP": object()}

    def equip(self) -> None:
        cls = self.cls
        cls.__new__ = self.compiled("__new__", self.new_source())
        cls.but = self.compiled("but", self.but_source())
        # What a frozen dataclass writes here trips over names that are no fields.
        guards: dict[str, Any] = {
            "__setattr__": _refuse_assignment,
            "__delattr__": _refuse_deletion,
        }
        for name, guard in guards.items():
            setattr(cls, name, guard)
        if "__reduce__" not in cls.__dict__:
            cls.__reduce__ = self.compiled("__reduce__", self.reduce_source())

    def parameter(self, one: Field[Any]) -> str:
        # Where a field fills an abstract property, dataclasses take that for its default.
        if one.default is not MISSING and not isinstance(one.default, property):
            self.names[f"_default_{one.name}"] = one.default
            return f"{one.name}=_default_{one.name}"
        if one.default_factory is not MISSING:
            self.names[f"_default_{one.name}"] = one.default_factory
            return f"{one.name}=_KEEP"
        return one.name

    def given_or_made(self, one: Field[Any]) -> str:
        if one.default_factory is MISSING:
            return one.name
        return f"_default_{one.name}() if {one.name} is _KEEP else {one.name}"

    def new_source(self) -> str:
        parameters = ", ".join(["cls", *map(self.parameter, self.given)])
        values = {one.name: self.given_or_made(one) for one in self.given}
        return self.making(parameters, "__new__", "cls", values, self.derivation)

    def but_source(self) -> str:
        parameters = ", ".join(["old", "*", *(f"{one.name}=_KEEP" for one in self.given)])
        kept = {n: f"old.{n} if {n} is _KEEP else {n}" for n in (one.name for one in self.given)}
        return self.making(parameters, "but", "old.__class__", kept, self.kept_derivation)

    def copier(self, names: tuple[str, ...]) -> Any:
        """A function like ``but`` that always changes the same fields."""
        unknown = set(names).difference(one.name for one in self.given)
        if unknown:
            raise TypeError(f"{self.cls.__name__} has no {', '.join(sorted(unknown))}")
        values = {n: n if n in names else f"old.{n}" for n in (one.name for one in self.given)}

        def derivation(one: Field[Any]) -> str:
            of = one.metadata[_OF]
            kept = of is not None and not set(of).intersection(names)
            return f"old.{one.name}" if kept else self.derivation(one)

        self.names["_cls"] = self.cls
        source = self.making(", ".join(("old", *names)), "changed", "_cls", values, derivation)
        return self.compiled("changed", source)

    def derivation(self, one: Field[Any]) -> str:
        self.names[f"_make_{one.name}"] = one.metadata[_DERIVED]
        return f"_make_{one.name}(self)"

    def kept_derivation(self, one: Field[Any]) -> str:
        made = self.derivation(one)
        of = one.metadata[_OF]
        if of is None:
            return made
        return f"old.{one.name} if {' is '.join((*of, '_KEEP'))} else {made}"

    def making(
        self,
        parameters: str,
        name: str,
        cls: str,
        values: dict[str, str],
        derivation: Callable[[Field[Any]], str],
    ) -> str:
        """A function that fills an open twin and turns it into the value."""
        lines = [f"def {name}({parameters}):", " self = _Open()"]
        lines += [f" self.{field} = {value}" for field, value in values.items()]
        for one in self.fields:
            if _MEMO in one.metadata:
                lines.append(f" self.{one.name} = None")
            elif _DERIVED in one.metadata:
                lines.append(f" self.{one.name} = {derivation(one)}")
        return "\n".join([*lines, f" self.__class__ = {cls}", " return self"])

    def reduce_source(self) -> str:
        parts = "".join(f"self.{one.name}, " for one in self.given)
        return f"def __reduce__(self):\n return self.__class__, ({parts})"

    def compiled(self, name: str, source: str) -> Any:
        made: dict[str, Any] = {}
        exec(source, self.names, made)
        made[name].__qualname__ = f"{self.cls.__qualname__}.{name}"
        return made[name]
