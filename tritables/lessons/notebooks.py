"""The bundled notebooks: in each language up to four for each game, an index, and one for teachers.

They are generated from the prose of the courses (`tritables.lessons.course_prose`) and from the
Markdown in ``index``, ``practise``, ``rounds``, ``well`` and ``teachers`` beside this file, by
``python -m tritables notebooks``; nobody edits them by hand. Their cells have the same ids in every
language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tritables.core.drills import Drill
from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named, game_names
from tritables.lessons.chapters import WELL
from tritables.lessons.course import title_of
from tritables.lessons.course_prose import TITLE, Piece, Section, languages_of, pieces_of, prose_of
from tritables.lessons.installed_courses import courses
from tritables.lessons.notebook_files import code_cell, notebook_text, text_cell
from tritables.lessons.practice_data import drill_of
from tritables.replay.annotated_rounds import annotated_rounds
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, say

INDEX: Final = "index"
"""The name of the notebook that lists the games."""

TEACHERS: Final = "teachers"
"""The name of the notebook for teachers: text and Python to change and run again."""

PRACTISE: Final = "practise"
"""The prefix of the names of practice notebooks."""

MORE: Final = "more"
"""The prefix of the ids of cells with what else is good to know."""

WELL_PROSE: Final = "well"
"""The folder with the text of the second courses, *Playing well*."""

ROUNDS: Final = "rounds"
"""The prefix of the names of notebooks with annotated rounds."""

GAMES_CELL: Final = "games"
"""The id of the index's cell with the list of games."""

GAMES: Final = "{games}"
"""The placeholder of the list of games in the prose of the index."""

SHOWN: Final = {"tritables": {"shows": "games"}}
"""The metadata of the cell that pages replace by the cards of all games."""

ELSEWHERE: Final = {"tritables": {"export": False}}
"""The metadata of a cell or a notebook that pages leave out, as they have it in another way."""

SETUP: Final = """\
from tritables import Lesson, Table, speak

speak("{lang}")"""

BETTER: Final = """\
from tritables import Lesson, speak

speak("{lang}")"""

EXERCISES: Final = """\
from tritables import Quiz, practice, speak

speak("{lang}")"""

TOLD: Final = """\
from tritables import Replay, rounds, speak

speak("{lang}")"""


def notebooks() -> dict[str, str]:
    """Return the text of every bundled notebook by its name, such as ``nl/tricom``.

    A game has notebooks in the languages of its course.
    """
    made = {}
    for lang in LANGUAGES:
        made[f"{lang}/{INDEX}"] = _index(lang)
        for game in _games(lang):
            made[f"{lang}/{game.name}"] = course_notebook(game.name, lang)
            if has_practice_notebook(game):
                made[f"{lang}/{practice_page(game.name)}"] = practice_notebook(game.name, lang)
            if has_second_course(game.name):
                made[f"{lang}/{well_page(game.name)}"] = well_notebook(game.name, lang)
            if annotated_rounds(game.name):
                made[f"{lang}/{rounds_page(game.name)}"] = rounds_notebook(game.name, lang)
        made[f"{lang}/{TEACHERS}"] = _teachers(lang)
    return made


def write_notebooks(folder: Path) -> list[Path]:
    """Write the bundled notebooks into a folder; return the files that are new or changed."""
    written = []
    for name, text in notebooks().items():
        path = folder / f"{name}.ipynb"
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written


def course_notebook(name: str, lang: str) -> str:
    """Return the notebook of a game's course in a language: a section and a board for each chapter.

    Raises `BadInput` for an unknown game, and for prose with a fault.

    >>> 'Lesson(\\\\"tricom\\\\", \\\\"piles\\\\")' in course_notebook("tricom", "nl")
    True
    """
    game = game_named(name)
    others = [one for one in languages_of(game) if one != lang]
    ways = [_link("page-all-games", INDEX, lang)]
    if has_practice_notebook(game):
        ways.append(_link("cards-practise", practice_page(name), lang))
    if has_second_course(name):
        ways.append(_link("cards-well", well_page(name), lang))
    if annotated_rounds(name):
        ways.append(_link("cards-rounds", rounds_page(name), lang))
    top, *chapters = prose_of(game, lang)
    lead, about = _lead(top)
    cells = [
        text_cell(TITLE, lead),
        _links_cell(name, others, *ways),
        code_cell("setup", SETUP.format(lang=lang), {}),
    ]
    for nth, section in enumerate(chapters):
        heading, boards, prose = _board_first(section, name)
        cells += [heading, *boards]
        cells += [text_cell(f"{TITLE}-2", about)] if about and nth == 0 else []
        cells += prose
    called = say(Message("game-title", game=name), lang)
    title = say(Message("tutorial-title", {"game": called}), lang)
    return notebook_text(cells, {"title": title, "lang": lang})


def practice_notebook(name: str, lang: str) -> str:
    """Return the practice notebook of a game in a language: exercises without end, and a quiz.

    Raises `BadInput` for an unknown game.

    >>> 'practice(\\\\"tricom\\\\")' in practice_notebook("tricom", "nl")
    True
    """
    top, *below = _source_of_game(PRACTISE, name, lang).split("\n\n## ")
    cells = _head(practice_page(name), name, lang, top, EXERCISES)
    for id, text in zip(("exercises", "quiz"), below, strict=True):
        cells += _cells(Section(id, pieces_of(f"## {text}")), name)
    title = say(Message("practice-title", {"game": _called(name, lang)}), lang)
    return notebook_text(cells, {"title": title, "lang": lang})


def well_notebook(name: str, lang: str) -> str:
    """Return the notebook of a game's second course in a language: a heading and a board for each
    chapter.

    Raises `BadInput` for an unknown game, and one without such a course.

    >>> 'Lesson(\\\\"tricap\\\\", \\\\"well-count\\\\")' in well_notebook("tricap", "nl")
    True
    """
    if not has_second_course(name):
        raise BadInput(Message("bad-no-course"), where="game")
    cells = _head(well_page(name), name, lang, _source_of_game(WELL_PROSE, name, lang), BETTER)
    for chapter in courses(name)[1].chapters:
        cells.append(text_cell(chapter.id, f"## {title_of(chapter, lang)}"))
        cells.append(code_cell(f"{chapter.id}-board", f'Lesson("{name}", "{chapter.id}")', {}))
    cells += [text_cell(f"{MORE}-{nth}", one) for nth, one in enumerate(_more(name, lang), 1)]
    title = say(Message("well-title", {"game": _called(name, lang)}), lang)
    return notebook_text(cells, {"title": title, "lang": lang})


def _more(name: str, lang: str) -> Iterator[str]:
    """Yield what else is good to know of a game: the sections of ``texts/<language>.well.md``."""
    path = files(game_named(name).folder).joinpath("texts", f"{lang}.well.md")
    if path.is_file():
        yield from (
            f"## {one}" for one in path.read_text(encoding="utf-8").strip()[3:].split("\n\n## ")
        )


def rounds_notebook(name: str, lang: str) -> str:
    """Return the notebook of a game's annotated rounds in a language, each with its replay.

    Raises `BadInput` for an unknown game.

    >>> 'Replay(rounds(\\\\"tricom\\\\")' in rounds_notebook("tricom", "nl")
    True
    """
    cells = _head(rounds_page(name), name, lang, _source_of_game(ROUNDS, name, lang), TOLD)
    for told in annotated_rounds(name):
        cells.append(text_cell(told.id, f"## {told.title(lang)}\n\n{told.about(lang)}"))
        cells.append(code_cell(f"{told.id}-board", f'Replay(rounds("{name}")["{told.id}"])', {}))
    title = say(Message("rounds-title", {"game": _called(name, lang)}), lang)
    return notebook_text(cells, {"title": title, "lang": lang})


def _head(page: str, name: str, lang: str, text: str, setup: str) -> list[Any]:
    """The first cells of a notebook beside a game's tutorial: title, links, what it imports."""
    others = [one for one in languages_of(game_named(name)) if one != lang]
    return [
        text_cell(TITLE, text),
        _links_cell(page, others, _link("page-all-games", INDEX, lang)),
        code_cell("setup", setup.format(lang=lang), {}),
    ]


def _called(name: str, lang: str) -> str:
    """The name of a game in a language; raises `BadInput` for an unknown one."""
    return say(Message("game-title", game=game_named(name).name), lang)


def _source_of_game(source: str, name: str, lang: str) -> str:
    """The source of a notebook, filled in for a game."""
    text = _source(source, lang).replace("{title}", _called(name, lang))
    return text.replace("{game}", name).strip()


def practice_page(game: str) -> str:
    """Return the name of a game's practice notebook.

    >>> practice_page("tricom")
    'practise-tricom'
    """
    return f"{PRACTISE}-{game}"


def well_page(game: str) -> str:
    """Return the name of the notebook of a game's second course.

    >>> well_page("tricom")
    'well-tricom'
    """
    return f"{WELL}{game}"


def has_second_course(game: str) -> bool:
    """Return True if a game has a second course, *Playing well*.

    >>> has_second_course("tricom")
    True
    """
    return len(courses(game)) > 1


def rounds_page(game: str) -> str:
    """Return the name of the notebook of a game's annotated rounds.

    >>> rounds_page("tricom")
    'rounds-tricom'
    """
    return f"{ROUNDS}-{game}"


def has_practice_notebook(game: Game[Any]) -> bool:
    """Return True if a game has a `Drill` of its own; without one there may be few exercises.

    >>> has_practice_notebook(game_named("tricom"))
    True
    """
    return drill_of(game.name) != Drill()


def _link(id: str, name: str, lang: str) -> str:
    """A Markdown link to another notebook of the language; a message is its text."""
    return f"[{say(Message(id), lang)}]({name}.ipynb)"


def _cells(section: Section, game: str) -> Iterator[Any]:
    """The cells of a section: its pieces, then its board."""
    pieces = list(section.pieces)
    if section.lesson:
        pieces.append(Piece(f'Lesson("{game}", "{section.lesson}")', is_code=True))
    numbers = {False: 0, True: 0}
    for piece in pieces:
        number = numbers[piece.is_code] = numbers[piece.is_code] + 1
        id = section.id + ("-board" if piece.is_code else "") + (f"-{number}" if number > 1 else "")
        yield code_cell(id, piece.source, {}) if piece.is_code else text_cell(id, piece.source)


def _lead(top: Section) -> tuple[str, str]:
    """The title of a course with its first paragraph, and what is told below the first board."""
    text = "\n\n".join(piece.source for piece in top.pieces)
    parts = text.split("\n\n", 2)
    return "\n\n".join(parts[:2]), "".join(parts[2:])


def _board_first(section: Section, game: str) -> tuple[Any, list[Any], list[Any]]:
    """The heading of a section, its boards, and the text that follows them.

    Text alone stays below its heading.
    """
    cells = list(_cells(section, game))
    boards = [cell for cell in cells if cell.cell_type == "code"]
    if not boards:
        return cells[0], [], cells[1:]
    heading, _, below = cells[0].source.partition("\n")
    texts = [below.strip(), *(cell.source for cell in cells[1:] if cell.cell_type != "code")]
    prose = [
        text_cell(f"{section.id}-{nth}", text) for nth, text in enumerate(filter(None, texts), 2)
    ]
    return text_cell(section.id, heading), boards, prose


def _links_cell(name: str, others: Sequence[str], *ways: str) -> Any:
    """A cell with links to other notebooks, for hosts that show no pages around a notebook, as
    Lab.
    """
    links = [*ways, *(f"[{LANGUAGE_NAMES[lang]}](../{lang}/{name}.ipynb)" for lang in others)]
    return text_cell("elsewhere", " · ".join(links), ELSEWHERE)


def _index(lang: str) -> str:
    games = "\n".join(_line(game, lang) for game in _all_games())
    top, *below = _source(INDEX, lang).replace(GAMES, games).strip().split("\n\n## ")
    others = [one for one in LANGUAGES if one != lang]
    cells = [text_cell(TITLE, top), _links_cell(INDEX, others)]
    cells += [
        text_cell(id, f"## {text}", SHOWN if id == GAMES_CELL else {})
        for id, text in zip((GAMES_CELL, "how-to-play"), below, strict=True)
    ]
    return notebook_text(cells, {"title": say(Message("index-title"), lang), "lang": lang})


def _line(game: Game[Any], lang: str) -> str:
    """The line of a game in the index, with a link to its course."""
    known = languages_of(game)
    there = lang if lang in known else known[0]
    address = f"{game.name}.ipynb" if there == lang else f"../{there}/{game.name}.ipynb"
    link = f"**[{say(Message('game-title', game=game.name), lang)}]({address})**"
    blurb = say(Message("game-blurb", game=game.name), lang)
    return "- " + say(Message("index-game", {"link": link, "blurb": blurb}), lang)


def _teachers(lang: str) -> str:
    """The notebook for teachers; its cells are numbered, the same in every language."""
    source = _source(TEACHERS, lang)
    cells: list[Any] = []
    for piece in pieces_of(source):
        kind, make = ("code", code_cell) if piece.is_code else ("text", text_cell)
        number = 1 + sum(cell.id.startswith(kind) for cell in cells)
        cells.append(make(f"{kind}-{number}", piece.source, {}))
    title = source.partition("\n")[0].removeprefix("# ")
    return notebook_text(cells, {"title": title, "lang": lang, **ELSEWHERE})


def _source(name: str, lang: str) -> str:
    path = files("tritables.lessons").joinpath(name, f"{lang}.md")
    return path.read_text(encoding="utf-8")


def _games(lang: str) -> list[Game[Any]]:
    return [game for game in _all_games() if lang in languages_of(game)]


def _all_games() -> list[Game[Any]]:
    """The games with prose in any language."""
    return [game for game in map(game_named, game_names()) if languages_of(game)]
