"""The shape of the table's class: floors, `super()`, attributes, questions about its mode."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from scripts.house.subject import ACTIVITIES, MODES, Subject

Classes = Mapping[str, ast.ClassDef]


def classes(subject: Subject, below: str = "") -> dict[str, ast.ClassDef]:
    """The classes of the package by name, or those of one of its folders."""
    folder = subject.folder / below
    return {
        node.name: node
        for path, tree in subject.trees.items()
        if path.is_relative_to(folder)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }


def chain(known: Classes, name: str) -> list[str]:
    """A class and all that it inherits from, as far as they are known, itself first."""
    found = [name]
    for base in known[name].bases:
        root = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(root, ast.Name) and root.id in known:
            found += [one for one in chain(known, root.id) if one not in found]
    return found


def floors(subject: Subject) -> int:
    """Count the classes that the table's is made of; 1 where it inherits from none of ours."""
    return len(chain(classes(subject), subject.name))


def highest(subject: Subject) -> tuple[int, str]:
    """Find the class of the package with the most floors: their number, and its name."""
    known = classes(subject)
    return max((len(chain(known, name)), name) for name in known)


def supers(subject: Subject) -> int:
    """Count the calls of ``super()`` in the package."""
    found = nodes(subject.trees.values())
    return sum(isinstance(one, ast.Call) and names(one.func) == {"super"} for one in found)


def attributes(subject: Subject) -> tuple[set[str], set[str]]:
    """The attributes of the table's object, and the values that it keeps once they were asked for.

    The former are the names assigned to through ``self`` on any floor and those declared in a body
    of a class (fields, slots); the latter are the properties that are cached in the object.
    """
    known, held, cached = classes(subject), set[str](), set[str]()
    for name in chain(known, subject.name):
        for node in ast.walk(known[name]):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.ctx, ast.Store)
                and isinstance(node.value, ast.Name)
                and node.value.id == "self"
            ):
                held.add(node.attr)
        for item in known[name].body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                if "ClassVar" not in ast.unparse(item.annotation):
                    held.add(item.target.id)
            elif isinstance(item, ast.FunctionDef):
                marks = [ast.unparse(mark).rpartition(".")[2] for mark in item.decorator_list]
                if cached_property.__name__ in marks:
                    cached.add(item.name)
    return held - cached, cached


def questions(subject: Subject) -> int:
    """Count the questions that the package asks about the mode of a table.

    Counted are comparisons with None and ``isinstance``: where what is asked about has, after its
    last dot, one of the names of `subject.MODES` (an ``isinstance``: ``step``), where an
    ``isinstance`` names a class of the folder of activities, and where what is compared is a call
    that is given such a class. See `truths` for questions in fewer words.
    """
    return sum(1 for _ in asked(subject.trees.values(), frozenset(classes(subject, ACTIVITIES))))


def asked(trees: Iterable[ast.Module], kinds: frozenset[str]) -> Iterator[str]:
    """Each question of these modules, as it is written.

    >>> tree = ast.parse("if self.reel is None and isinstance(top, Replay) or count is None: ...")
    >>> list(asked([tree], frozenset({"Replay"})))
    ['self.reel is None', 'isinstance(top, Replay)']
    """
    for node in nodes(trees):
        if isinstance(node, ast.Compare):
            first, other = node.left, node.comparators[0]
            against = isinstance(node.ops[0], ast.Is | ast.IsNot)
            if against and isinstance(other, ast.Constant) and other.value is None:
                given = first.args if isinstance(first, ast.Call) else []
                if MODES & names(first) or any(kinds & names(one) for one in given):
                    yield ast.unparse(node)
        elif isinstance(node, ast.Call) and names(node.func) == {"isinstance"}:
            what, kind = node.args
            meant = {one.id for one in ast.walk(kind) if isinstance(one, ast.Name)}
            if "step" in names(what) or kinds & meant:
                yield ast.unparse(node)


def truths(subject: Subject) -> int:
    """Count the bare truth tests of what `subject.MODES` names.

    >>> tree = ast.parse("if self.reel and not walk and count: ...")
    >>> [ast.unparse(one) for one in tested([tree])]
    ['self.reel', 'count', 'walk']
    """
    return sum(bool(MODES & names(one)) for one in tested(subject.trees.values()))


def tested(trees: Iterable[ast.Module]) -> Iterator[ast.expr]:
    """The bare names and attributes whose truth these modules ask for."""
    for node in nodes(trees):
        found: list[ast.expr] = []
        if isinstance(node, ast.If | ast.While | ast.IfExp | ast.Assert):
            found = [node.test]
        elif isinstance(node, ast.BoolOp):
            found = node.values
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            found = [node.operand]
        elif isinstance(node, ast.comprehension):
            found = node.ifs
        simple = ast.Name | ast.Attribute | ast.NamedExpr
        yield from (one for one in found if isinstance(one, simple))


def nodes(trees: Iterable[ast.Module]) -> Iterator[ast.AST]:
    """All that these modules are made of."""
    for tree in trees:
        yield from ast.walk(tree)


def names(node: ast.AST) -> set[str]:
    """Name an expression: its own name, or what stands after its last dot.

    >>> sorted(names(ast.parse("(desk := self.edits)", mode="eval").body))
    ['desk', 'edits']
    """
    if isinstance(node, ast.NamedExpr):
        return names(node.target) | names(node.value)
    if isinstance(node, ast.Name):
        return {node.id}
    if isinstance(node, ast.Attribute):
        return {node.attr}
    return set()
