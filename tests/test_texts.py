"""The catalogues: three languages that say the same, all of it used, nothing missing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, nodes

import tritables
from tritables.core.chance import dealer
from tritables.core.errors import IllegalMove
from tritables.core.events import message_id
from tritables.core.examples import Try
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import Look
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, LastMove, State
from tritables.lessons import Best, Do, Mend, courses
from tritables.lessons.example_checks import start_of
from tritables.replay.annotated_rounds import annotated_rounds
from tritables.replay.text_reading import from_text
from tritables.texts import LANGUAGES, PARTS, has, languages_of, say_only

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "tritables"
BROWSER = ROOT / "js" / "src"
HOUSE = "the house"
GAMES = tritables.game_names()
OWNERS = (HOUSE, *GAMES)
COMPLETE = (HOUSE, "trictrac", "triominos", "tricom", "tricap")
"""What speaks every language; a game that somebody adds may do with fewer."""


def _languages(owner: str) -> tuple[str, ...]:
    return LANGUAGES if owner == HOUSE else languages_of(owner)


CATALOGUES = [(owner, lang) for owner in OWNERS for lang in _languages(owner)]
TRANSLATIONS = [(owner, lang) for owner, lang in CATALOGUES if lang != "en"]


# The catalogues, parsed.


class _Parts(Visitor):
    """Collects what a pattern is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.phrases: set[str] = set()
        self.terms: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        name = node.id.name
        self.phrases.add(f"{name}.{node.attribute.name}" if node.attribute else name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.terms.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


def _folder(owner: str) -> Path:
    if owner == HOUSE:
        return PACKAGE
    return ROOT.joinpath(*game_named(owner).folder.split("."))


@cache
def _entries(owner: str, lang: str) -> list[ftl.EntryType]:
    texts = (_folder(owner) / "texts" / f"{lang}{part}.ftl" for part in PARTS)
    read = [text.read_text(encoding="utf-8") for text in texts if text.is_file()]
    return [one for text in read for one in FluentParser(with_spans=False).parse(text).body]


def _messages(owner: str, lang: str) -> list[ftl.Message]:
    return [entry for entry in _entries(owner, lang) if isinstance(entry, ftl.Message)]


@cache
def _patterns(owner: str, lang: str) -> dict[str, _Parts]:
    """Every message and, with a dot, every attribute of a catalogue, taken apart."""
    found = {}
    for message in _messages(owner, lang):
        named = [(message.id.name, message.value)] if message.value else []
        named += [(f"{message.id.name}.{attr.id.name}", attr.value) for attr in message.attributes]
        for name, pattern in named:
            found[name] = _Parts()
            found[name].visit(pattern)
    return found


def _ids(owner: str, lang: str = "en") -> set[str]:
    return {message.id.name for message in _messages(owner, lang)}


def _terms(owner: str, lang: str) -> set[str]:
    return {entry.id.name for entry in _entries(owner, lang) if isinstance(entry, ftl.Term)}


def _spoken(owner: str, lang: str) -> dict[str, _Parts]:
    """What can be said in a catalogue: its own messages, and the house's to refer to."""
    return {**_patterns(HOUSE, lang), **_patterns(owner, lang)}


def _referred(owner: str, lang: str) -> set[str]:
    """The messages of a catalogue that others refer to, a game's of the house's among them."""
    users = (HOUSE, *GAMES) if owner == HOUSE else (owner,)
    users = tuple(user for user in users if lang in _languages(user))
    phrases = {
        phrase
        for user in users
        for parts in _patterns(user, lang).values()
        for phrase in parts.phrases
    }
    return {phrase.partition(".")[0] for phrase in phrases} & _ids(owner, lang)


def _own_words(owner: str, lang: str) -> set[str]:
    """Phrases that only other messages use: each language has the ones that it needs."""
    return _referred(owner, lang) - _used(owner)


def _all_variables(id: str, spoken: dict[str, _Parts]) -> set[str]:
    """The variables of a message and of those that it refers to."""
    parts = spoken[id]
    return parts.variables.union(*(_all_variables(phrase, spoken) for phrase in parts.phrases))


def test_the_games_of_the_house_speak_every_language() -> None:
    speaks = {owner: _languages(owner) for owner in OWNERS if owner in COMPLETE}
    assert speaks == dict.fromkeys(speaks, LANGUAGES)


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_catalogue_parses(owner: str, lang: str) -> None:
    known = (ftl.Message, ftl.Term, ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    strange = [entry for entry in _entries(owner, lang) if not isinstance(entry, known)]
    assert [getattr(entry, "content", entry) for entry in strange] == []


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_no_id_stands_twice(owner: str, lang: str) -> None:
    for message in _messages(owner, lang):
        names = [attribute.id.name for attribute in message.attributes]
        assert len(names) == len(set(names)), message.id.name
    ids = [message.id.name for message in _messages(owner, lang)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_leaves_the_words_of_the_house_alone(game: str) -> None:
    for lang in _languages(game):
        assert _ids(game, lang) & _ids(HOUSE, lang) == set()
        assert _terms(game, lang) & _terms(HOUSE, lang) == set()


@pytest.mark.parametrize(("owner", "lang"), TRANSLATIONS)
def test_languages_have_the_same_messages_in_the_same_order(owner: str, lang: str) -> None:
    own = _own_words(owner, lang) | _own_words(owner, "en")
    asked = {
        one: [id for id in _patterns(owner, one) if id.partition(".")[0] not in own]
        for one in (lang, "en")
    }
    assert asked[lang] == asked["en"]


@pytest.mark.parametrize(("owner", "lang"), TRANSLATIONS)
def test_languages_use_the_same_variables(owner: str, lang: str) -> None:
    own = _own_words(owner, lang) | _own_words(owner, "en")
    english, spoken = _spoken(owner, "en"), _spoken(owner, lang)
    for id in _patterns(owner, lang):
        if id.partition(".")[0] not in own:
            assert _all_variables(id, spoken) == _all_variables(id, english), id


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_what_is_referred_to_is_there(owner: str, lang: str) -> None:
    there = _spoken(owner, lang).keys()
    terms = _terms(HOUSE, lang) | _terms(owner, lang)
    for id, parts in _patterns(owner, lang).items():
        assert parts.phrases <= there, id
        assert parts.terms <= terms, id


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_no_term_is_unused(owner: str, lang: str) -> None:
    users = OWNERS if owner == HOUSE else (owner,)
    used = {
        term
        for user in users
        if lang in _languages(user)
        for parts in _patterns(user, lang).values()
        for term in parts.terms
    }
    assert _terms(owner, lang) - used == set()


def _copied(owner: str, lang: str, other: str) -> list[str]:
    """The messages with words in them that two catalogues of an owner say alike."""
    words, others = _patterns(owner, lang), _patterns(owner, other)
    return [
        id
        for id in words.keys() & others.keys()
        if re.search(r"[^\W\d]", " ".join(words[id].texts)) and words[id].texts == others[id].texts
    ]


@pytest.mark.parametrize("owner", OWNERS)
def test_no_catalogue_is_a_copy_of_another(owner: str) -> None:
    for lang, other in combinations(_languages(owner), 2):
        alike = len(_copied(owner, lang, other))
        assert alike <= 0.1 * len(_patterns(owner, lang)), f"{owner}: {other} says what {lang} does"


def test_a_copy_would_be_found() -> None:
    assert len(_copied("trictrac", "en", "en")) > 0.9 * len(_patterns("trictrac", "en"))


# What is written: typography.


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_no_typewriter_quotes(owner: str, lang: str) -> None:
    for id, parts in _patterns(owner, lang).items():
        assert not [text for text in parts.texts if "'" in text or '"' in text], id


NAMES = "who whom what why value rank rule wanted way choices"
BY_NAME = {*NAMES.split(), "share", "than-share", "wholes", "nearly"}
"""Selectors that are names: of whom is spoken to, a fault, a value, a rank, a rule, keys; and what
`tritables.core.claims.with_parts` adds.
"""


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_plural_forms_are_those_of_the_language(owner: str, lang: str) -> None:
    forms = {"one", "other", "many"} if lang == "fr" else {"one", "other"}
    for id, parts in _patterns(owner, lang).items():
        for select in parts.selects:
            chosen = select.selector
            if isinstance(chosen, ftl.VariableReference) and chosen.id.name in BY_NAME:
                continue
            named = {
                variant.key.name: variant.default
                for variant in select.variants
                if isinstance(variant.key, ftl.Identifier)
            }
            assert named.keys() <= forms, id
            assert named.get("other", True), f"{id}: other is the default"


@pytest.mark.parametrize("owner", [owner for owner in OWNERS if "fr" in _languages(owner)])
def test_french_spaces_do_not_break(owner: str) -> None:
    for id, parts in _patterns(owner, "fr").items():
        for text in parts.texts:
            assert not re.search(r"(?<!\u202f)[;:!?]", text), f"{id}: narrow no-break space"
            assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»|[“”‘]", text), f"{id}: guillemets"


# What is used: the sources, read for their literals.


@cache
def _python(folder: Path) -> tuple[ast.Module, ...]:
    """The modules of a game, or of all the package outside the games."""
    games = PACKAGE / "games"
    return tuple(
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.py"))
        if folder != PACKAGE or games not in path.parents
    )


@cache
def _browser() -> str:
    paths = sorted(path for path in BROWSER.rglob("*.ts*") if "generated" not in path.parts)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def _templates() -> tuple[nodes.Template, ...]:
    """The templates of HTML, which ask for messages of the house."""
    paths = sorted((PACKAGE / "templates").rglob("*.j2"))
    return tuple(Environment().parse(path.read_text(encoding="utf-8")) for path in paths)


def _made_by(template: nodes.Template, rests: set[str]) -> set[str]:
    """The ids that a template names, or puts together: ``"gate-" ~ why``."""
    texts = {one.value for one in template.find_all(nodes.Const) if isinstance(one.value, str)}
    firsts = (one.nodes[0] for one in template.find_all(nodes.Concat))
    stems = {first.value for first in firsts if isinstance(first, nodes.Const)}
    return texts | {f"{stem}{rest}" for stem in stems for rest in texts | rests}


def _said_in(template: nodes.Template) -> Iterator[str]:
    """The ids of messages of the house that a template says, as far as it names them."""
    for call in template.find_all(nodes.Call):
        name, first = getattr(call.node, "name", ""), call.args[:1]
        game = {"say": 2, "said": 1}.get(name, len(call.args))
        if name in ("say", "said", "to_fill") and len(call.args) <= game:
            yield from (one.value for one in first if isinstance(one, nodes.Const))


def _modules(owner: str) -> list[ast.Module]:
    """Where an owner's ids may stand: a game's are asked for by itself and by the house."""
    folders = (PACKAGE / "games" / name for name in GAMES) if owner == HOUSE else [_folder(owner)]
    return [module for folder in (PACKAGE, *folders) for module in _python(folder)]


@cache
def _literals(module: ast.Module) -> set[str]:
    nodes = ast.walk(module)
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


@cache
def _stems(module: ast.Module) -> set[str]:
    """The beginnings of ids that are put together, such as ``verdict-`` in f"verdict-{id}"."""
    firsts = (n.values[0] for n in ast.walk(module) if isinstance(n, ast.JoinedStr) and n.values)
    texts = (first.value for first in firsts if isinstance(first, ast.Constant))
    return {text for text in texts if isinstance(text, str) and text.endswith("-")}


@cache
def _common_stems() -> set[str]:
    """The beginnings that the house puts before what a game names: ``verdict-``."""
    return set().union(*(_stems(module) for module in _python(PACKAGE)))


def _is_made(id: str, module: ast.Module, tails: set[str]) -> bool:
    """Whether a module names an id, or may put it together behind a stem or two.

    The names of rules end an id only behind two: verdict- + order- + normal.
    """
    made = _literals(module)
    stems = _stems(module) | _common_stems()

    def behind(text: str) -> list[str]:
        dashes = [nth + 1 for nth, sign in enumerate(text) if sign == "-"]
        return [text[dash:] for dash in dashes if text[:dash] in stems]

    return id in made or any(
        rest in made or any(last in made or last in tails for last in behind(rest))
        for rest in behind(id)
    )


def _families(game: Game) -> dict[str, set[str]]:
    """The ids, with their attributes, that a game's rules and examples need."""
    needed: dict[str, set[str]] = {}
    for rule in game.rules:
        needed[message_id("rule", rule.id)] = {"title"}
        if rule.kind != "source":
            needed[message_id("why", rule.id)] = set()
    for example in game.examples:
        tasks = {"task", *(f"task-{nth + 1}" for nth in range(1, len(example.goals)))}
        needed[f"example-{example.id}"] = {"title", "done", *tasks}
    for chapter in (one for taught in courses(game.name) for one in taught.chapters):
        if chapter.title is None:
            needed[f"chapter-{chapter.id}"] = {"lead", "learnt"}
        for step in chapter.steps:
            if not isinstance(step, Do | Best):
                wrong = {"wrong"} if isinstance(step, Mend) and step.wrong() else set()
                needed[step.words] = {"task", "done", *wrong}
    for told in annotated_rounds(game.name):
        study = from_text(told.text)
        notes = [notes for _, notes in study.noted]
        keys = {study.title, *(one.comment for one in notes), *(one.name for one in notes)}
        needed[f"round-{told.id}"] = keys - {""}
    for name in game.options:
        needed[f"option-{name.replace('_', '-')}"] = {"choice"}
    return needed


@cache
def _used(owner: str) -> set[str]:
    """The ids of an owner, in any language, that the programme may ask for."""
    ids = {id for lang in _languages(owner) for id in _ids(owner, lang)}
    used: set[str] = set()
    tails: set[str] = set()
    if owner == HOUSE:
        browser = _browser()
        words = set(re.findall(r"""["'`]([\w-]+)["'`]""", browser))
        stems = set(re.findall(r"`([\w-]+-)\$\{", browser))
        used |= {
            f"{stem}{word}" for stem in ("ui-", "edit-word-", "opponents-word-") for word in words
        }
        used |= {f"ui-{stem}{word}" for stem in stems for word in words}
        rests = set().union(*map(_literals, _modules(owner)))
        used |= set().union(*(_made_by(template, rests) for template in _templates()))
    else:
        game = game_named(owner)
        used |= _families(game).keys()
        used |= {message_id("event", rule.id) for rule in game.rules}
        used |= {message_id("because", rule.id) for rule in game.rules}
        tails = {rule.id.partition(".")[2] for rule in game.rules}
    modules = _modules(owner)
    return {
        id for id in ids if id in used or any(_is_made(id, module, tails) for module in modules)
    }


@pytest.mark.parametrize(("owner", "lang"), CATALOGUES)
def test_no_message_is_unused(owner: str, lang: str) -> None:
    assert sorted(_ids(owner, lang) - _used(owner) - _referred(owner, lang)) == []


_OF_FAMILIES = ("rule-", "why-", "example-", "option-", "chapter-", "step-", "round-")


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_examples_have_their_messages(game: str) -> None:
    needed = _families(game_named(game))
    there = {
        message.id.name: {attribute.id.name for attribute in message.attributes}
        for message in _messages(game, "en")
        if message.id.name.startswith(_OF_FAMILIES)
    }
    assert there == needed


def _first_texts(call: ast.Call) -> list[str]:
    """The first argument's literal, or both of ``"a" if … else "b"``."""
    first = call.args[0]
    nodes = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def _asked_for(module: ast.Module) -> Iterator[tuple[str, bool]]:
    """The ids in calls that make a message, and whether a game's catalogue is asked first."""
    for call in ast.walk(module):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        called = call.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        texts = _first_texts(call)
        second = getattr(call.args[1], "value", None) if len(call.args) > 1 else None
        if len(call.args) > 1 and isinstance(call.args[1], ast.IfExp):
            second = getattr(call.args[1].body, "value", None)
        if name == "Message":
            of_game = len(call.args) > 2 or any(key.arg == "game" for key in call.keywords)
            yield from ((text, of_game) for text in texts)
        elif name == "words":
            yield from ((text, True) for text in texts)
        elif name in ("refuse", "_refuse") and isinstance(second, str) and second:
            yield f"verdict-{second}", True
        elif name == "refused" and len(call.args) > 2:
            third = getattr(call.args[2], "value", None)
            if isinstance(third, str):
                yield f"verdict-{third}", True
        elif name == "refuse":
            yield from ((text, False) for text in texts)
        elif name == "Event":
            yield from ((message_id("event", text), True) for text in texts)


def _asked_in(folder: Path) -> set[tuple[str, bool]]:
    return {asked for module in _python(folder) for asked in _asked_for(module)}


def test_no_message_is_missing_in_the_house() -> None:
    asked = _asked_in(PACKAGE)
    assert asked
    missing = {id for id, of_game in asked if not of_game and not has(id, None, "en")}
    assert missing == set()
    said = {id for template in _templates() for id in _said_in(template)}
    assert "mine-title" in said
    assert {id for id in said if not has(id, None, "en")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_missing_in_a_game(game: str) -> None:
    own = _asked_in(_folder(game))
    assert own
    # What a game's reader refuses may be said by the game or by the house.
    asked = {id for id, _ in own} | {id for id, of_game in _asked_in(PACKAGE) if of_game}
    assert {id for id in asked if not has(id, game, "en")} == set()


def test_no_word_of_the_browser_is_missing() -> None:
    asked = set(re.findall(r"""\bui\(\s*["'`]([\w-]+)["'`]\s*\)""", _browser()))
    assert asked
    assert sorted({f"ui-{word}" for word in asked} - _ids(HOUSE)) == []


# What is said: whatever happens in play is said in every language.


def _check_said(messages: set[Message]) -> set[str]:
    for message in messages:
        for lang in LANGUAGES if message.game is None else languages_of(message.game):
            assert say_only(message, lang).strip(), message.id
    return {message.id for message in messages}


def _messages_of(game: Game, state: State, last: LastMove | None) -> set[Message]:
    picture = game.picture(state, last, Look())
    said = {label for _, label in picture.labels}
    said |= {label for _, label in game.picture(state.view(None), last, Look()).labels}
    said |= {picture.status, *(label for label, _ in picture.throw)}
    said |= {action.label for action in picture.actions}
    if picture.draw is not None:
        said.add(picture.draw)
    if picture.hint is not None:
        said.add(picture.hint[1])
    if last is not None:
        said |= {event.message(game.name) for event in last.events}
    return said


def _refusals_of(game: Game, state: State, tries: int) -> set[Message]:
    places = [place.id for place in game.layout(state, "wide", Look()).places]
    said = {state.judge("?").message}
    pairs = list(product(places, places))
    for source, target in Random(1).sample(pairs, min(len(pairs), tries)):
        try:
            said.add(state.judge(game.attempt(state, source, target)).message)
        except IllegalMove as refusal:
            said.add(refusal.verdict.message)
    return said


@pytest.mark.parametrize("tries", [200, pytest.param(800, marks=pytest.mark.full)])
@pytest.mark.parametrize("name", GAMES)
def test_examples_are_said_in_every_language(name: str, tries: int) -> None:
    game = game_named(name)
    said: set[Message] = set()
    for example in game.examples:
        state, last = start_of(example), None
        for step in example.line:
            said |= _messages_of(game, state, last) | _refusals_of(game, state, tries)
            if isinstance(step, Try):
                said.add(state.judge(step.move).message)
                continue
            events: list[tritables.Event] = []
            after = state.play(step, events)
            state, last = after, LastMove(state, step, tuple(events))
        said |= _messages_of(game, state, last) | _refusals_of(game, state, tries)
    _check_said(said)


def _ways_to_play(game: Game) -> list[dict[str, object]]:
    """Options for a dozen games: each choice of each house rule a few times."""
    return [
        {name: option.choices[nth % len(option.choices)] for name, option in game.options.items()}
        for nth in range(12)
    ]


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.full)])
@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_said_in_every_language(name: str, every: int) -> None:
    """What happens is always heard; what a board says is looked up every so many moves."""
    game = game_named(name)
    said: set[Message] = set()
    for seed, options in enumerate(_ways_to_play(game)):
        state: State = game.new(game.seats[seed % len(game.seats)], options, seed)
        last = None
        ply = 0
        chooser = Random(seed)
        while state.to_act is not None:
            if ply % every == 0:
                said |= _messages_of(game, state, last)
            drawn = state.to_act == CHANCE
            rng = dealer(seed, ply)
            move = state.draw(rng) if drawn else chooser.choice(state.legal_moves())
            timeout = game.timeout
            if timeout and chooser.random() < 0.02 and state.judge(timeout).ok:
                move = timeout
            events: list[tritables.Event] = []
            after = state.play(move, events)
            said |= {event.message(game.name) for event in events}
            state, last, ply = after, LastMove(state, move, tuple(events)), ply + 1
        said |= _messages_of(game, state, last)
    for example in game.examples:
        state = start_of(example)
        for step in example.line:
            events = []
            if isinstance(step, str):
                state = state.play(step, events)
            said |= {event.message(game.name) for event in events}
    heard = _check_said(said)
    told = {id for id in _ids(name) if id.startswith("event-")}
    assert sorted(told - heard) == []
