"""The files of a site, and of a page that stands alone: relative, strict, and readable without
script.
"""

from __future__ import annotations

import json
import re
import shutil
import zlib
from base64 import b64decode
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shutil import copytree

import pytest

from scripts.run import ROOT
from tests.export.test_notebook_runner import markdown, unpooled, write
from tritables import game_names
from tritables.cli import main
from tritables.export import ExportFault
from tritables.export import bundle as bundles
from tritables.export.atomic_publish import files_of
from tritables.export.built_files import static
from tritables.export.bundle import Bundle
from tritables.export.command import export
from tritables.export.page import Prose
from tritables.export.page_data import page_data
from tritables.export.page_html import STYLE
from tritables.export.single_page import make_single
from tritables.export.site import make_site, write_site
from tritables.export.translations import grouped, notebooks_in, read_group, run_group
from tritables.texts import LANGUAGES

QUIET = lambda line: None  # noqa: E731

TABLE = "Table('tricap', seats=['person', 'person'], locked=['undo'])"
TEXTS = {
    "en": "Go to [more](../en/more.ipynb#There). ![A](pic.svg) ![B](../shared.svg)",
    "fr": "Plus ![A](pic.svg)",
}


def spoken(folder: Path, name: str = "lesson", board: str = TABLE) -> list[Path]:
    """The same notebook in two languages, in folders of theirs."""
    written = []
    for lang, text in TEXTS.items():
        (folder / lang).mkdir(parents=True, exist_ok=True)
        (folder / lang / "pic.svg").write_text(f"<svg>{lang}</svg>")
        cells = (markdown(text, id="begin"), f"from tritables import Table, speak\nspeak('{lang}')")
        path = write(folder / lang, *cells, board, lang=lang, title=lang.upper())
        written.append(path.rename(folder / lang / f"{name}.ipynb"))
    (folder / "shared.svg").write_text("<svg/>")
    return written


def data_of(html: str) -> dict[str, object]:
    found = re.search(r'id="tt-data">"([^"]+)"<', html)
    assert found is not None
    data = unpooled(json.loads(zlib.decompress(b64decode(found[1]))))
    assert isinstance(data, dict)
    return data


@pytest.fixture(scope="module", autouse=True)
def collected_once() -> Iterator[None]:
    """Collect nothing and compress no bytes twice: Python for browsers is in every bundle."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bundles, "pack", cache(bundles.pack))
        patch.setattr(bundles, "_gzip", cache(bundles._gzip))
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    (folder / "more").mkdir()
    (folder / "pic.svg").write_text("<svg/>")
    more = write(folder / "more", markdown("# There\n\nNothing ![A](pic.svg)")).rename(
        folder / "more.ipynb"
    )
    made = tmp_path_factory.mktemp("site")
    pages = make_site([*spoken(folder), more], made, say=QUIET)
    assert [page.name for page in pages] == ["index.html", "lesson.html", "more.html"]
    return made


def test_every_address_is_relative_and_leads_to_a_file(site: Path) -> None:
    for page in site.glob("*.html"):
        html = page.read_text()
        addresses = re.findall(r'(?:href|src)="([^"]*)"', html)
        assert addresses
        for address in addresses:
            if not address.startswith("data:"):
                assert (site / re.split("[?#]", address)[0]).is_file(), address
    runtime = data_of((site / "lesson.html").read_text())["runtime"]
    assert isinstance(runtime, dict)
    assert (site / runtime["worker"]).is_file()
    assert all((site / part).is_file() for part in runtime["parts"].values())


def test_a_page_has_no_script_of_its_own_and_forbids_any(site: Path) -> None:
    html = (site / "lesson.html").read_text()
    scripts = re.findall(r"<script([^>]*)>", html)
    assert len(scripts) == 2
    assert re.fullmatch(r' defer src="parts/page-[0-9a-f]{12}.js"', scripts[0])
    assert "application/json" in scripts[1]
    assert "style=" not in html
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', html)
    assert policy is not None
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy[1]
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]


def test_without_script_there_are_pictures_and_prose_in_each_language(site: Path) -> None:
    html = (site / "lesson.html").read_text()
    assert '<div class="tt-page-prose" id="begin">' in html
    assert '<div lang="en" data-for="en nl"><p>Go to <a href="more.html?lang=en#There">' in html
    assert '<div lang="fr" data-for="fr"><p>Plus <img src="fr/pic.svg"' in html
    assert (site / "fr" / "pic.svg").read_text() == "<svg>fr</svg>"
    assert '<img src="shared.svg"' in html
    assert re.search(r'<noscript>.*<img src="stills/lesson-b0.svg" alt="Tri-Cap: [^"]+"', html)
    assert re.findall(r'id="tt-lang-(..)"', html) == ["en", "nl", "fr"]


def test_a_name_of_one_file_is_no_site(tmp_path: Path) -> None:
    with pytest.raises(ExportFault) as fault:
        export([], tmp_path / "page.html")
    assert str(fault.value) == "page.html is one file: write it with --single"
    assert not (tmp_path / "page.html").exists()


def test_a_page_says_what_holds_only_where_a_kernel_is(site: Path) -> None:
    html = (site / "lesson.html").read_text()
    foot = html[html.index("<footer") : html.index("</footer>")]
    assert "locked" in foot
    assert "vergrendeld" in foot
    assert "face down" in foot
    assert "<footer" not in (site / "more.html").read_text()


def test_the_index_lists_the_pages_where_no_notebook_does(site: Path) -> None:
    html = (site / "index.html").read_text()
    assert '<a href="lesson.html?lang=nl">' in html
    first, second = html.split('<li class="tt-game">')[1:]
    assert first.count("<img ") == 2, "the first board of the page, for light and for dark ones"
    assert "more.html" in second
    assert "<img " not in second, "a page without a board has no picture"
    # No games are shown there, nor what anybody knows of them.
    assert 'class="tt-home" href="index.html">' in (site / "lesson.html").read_text()


def test_the_page_of_all_games_has_them_wherever_its_notebooks_are_named_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)  # as `make site` does
    notebooks = [Path("notebooks", lang, "index.ipynb") for lang in LANGUAGES]
    page = run_group(read_group(notebooks))
    (games,) = (block for block in page.blocks if isinstance(block, Prose) and block.id == "games")
    for name in game_names():
        assert re.search(rf'href="[^"]*\b{name}\.ipynb', games.html[""])


def test_one_file_has_all_in_itself_and_boards_before_the_rest(tmp_path: Path) -> None:
    notebooks = spoken(tmp_path)
    with pytest.raises(ExportFault, match=r"links to \.\./en/more\.ipynb, which is not there"):
        make_single(notebooks, tmp_path / "out" / "one.html", say=QUIET)
    (tmp_path / "en" / "more.ipynb").touch()
    file = make_single(notebooks, tmp_path / "out" / "one.html", say=QUIET)
    html = file.read_text()
    assert file.stat().st_size <= 10_000_000
    assert not re.findall(r'(?:href|src)="(?!data:)[^"]*"', html.partition("<script")[0])
    assert html.index("data-board") < html.index("tt-data") < html.index('id="tt-wasm"')
    runtime = data_of(html)["runtime"]
    assert isinstance(runtime, dict)
    for id in (runtime["worker"], *runtime["parts"].values()):
        assert f'id="{id}">' in html
    assert "Go to more." in html


def test_another_export_into_the_folder_leaves_nothing_of_the_one_before(
    site: Path, bundle: Bundle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path / "site")
    (tmp_path / "site" / "CNAME").write_text("school.example")
    (tmp_path / "notebooks").mkdir()
    parts = {path.name for path in (site / "parts").iterdir()}
    style = b"body { color: red }"
    monkeypatch.setattr(
        "tritables.export.site.static", lambda name: style if name == STYLE else static(name)
    )
    monkeypatch.setattr("tritables.export.site.make_bundle", lambda *_, **__: bundle)
    alone = write(tmp_path / "notebooks", markdown("Alone"))
    pages = make_site([alone], tmp_path / "site", offline=False, say=QUIET)
    left = files_of(tmp_path / "site")
    assert {name for name in left if name.endswith(".html")} == {page.name for page in pages}
    new = {name.removeprefix("parts/") for name in left if name.startswith("parts/")}
    assert len(new) == 3
    assert len(parts - new) == 1
    assert "CNAME" in left
    assert not {"offline.js", "site.webmanifest", "stills/lesson-b0.svg", "fr/pic.svg"} & {*left}


@pytest.fixture
def bundled(bundle: Bundle, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bundle that is there stands for a site's own: what fails here fails over pages."""
    monkeypatch.setattr("tritables.export.site.make_bundle", lambda *_, **__: bundle)


def test_a_link_to_a_page_that_is_not_there_fails_before_anything_is_written(
    tmp_path: Path,
) -> None:
    said: list[str] = []
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "lesson.html").write_text("as it was")
    with pytest.raises(
        ExportFault, match=r"cell \d+: it links to \.\./en/more\.ipynb, which is not exported"
    ):
        make_site(spoken(tmp_path), tmp_path / "site", say=said.append)
    assert said == ["Running lesson.ipynb"]
    assert files_of(tmp_path / "site") == ["lesson.html"]
    assert (tmp_path / "site" / "lesson.html").read_text() == "as it was"


@pytest.mark.usefixtures("bundled")
def test_a_site_opens_in_the_language_and_has_the_title_that_it_was_asked_for(
    tmp_path: Path,
) -> None:
    games = spoken(tmp_path, "tricap")
    english = write(tmp_path / "en", markdown("# Off *we* go\n\n## There"), title="")
    more = english.rename(tmp_path / "en" / "more.ipynb")
    notebooks = [more, *spoken(tmp_path), *games]
    pages = write_site(
        notebooks, tmp_path / "site", offline=False, lang="fr", title="6 B", say=QUIET
    )
    told = {page.stem: title for page, title in pages.items()}
    assert told == {"index": "6 B", "tricap": "FR", "more": "Off we go", "lesson": "FR"}
    assert [*told][:2] == ["index", "tricap"], "the list comes first, then the games"
    shown = {name: (tmp_path / "site" / f"{name}.html").read_text() for name in told}
    speaks = {name: re.findall(r'<html lang="(..)">', html)[0] for name, html in shown.items()}
    assert speaks == {"index": "fr", "tricap": "fr", "more": "en", "lesson": "fr"}
    assert [data_of(html)["wished"] for html in shown.values()] == [[]] * len(shown)
    [board] = data_of(shown["lesson"])["boards"].values()  # type: ignore[attr-defined]
    assert board["lang"] == "fr"


@pytest.mark.usefixtures("bundled")
def test_a_notebook_that_does_not_say_its_language_is_in_the_one_asked_for(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    own = write(tmp_path / "own", markdown("# La barre"), title="")
    make_site([own], tmp_path / "site", offline=False, lang="fr", say=QUIET)
    html = (tmp_path / "site" / "lesson.html").read_text()
    assert '<html lang="fr">' in html
    assert "tt-page-langs" not in html, "its prose is in one language"
    index = (tmp_path / "site" / "index.html").read_text()
    assert '<html lang="fr">' in index
    assert '<a href="lesson.html?lang=fr">La barre</a>' in index
    assert "lang=en" not in index
    assert "tt-page-langs" not in index, "nothing here is in another language"


@pytest.mark.usefixtures("bundled")
@pytest.mark.parametrize(
    ("said", "lang"),
    [
        ('from tritables import speak\nspeak("fr")', "fr"),
        ('import tritables\ntritables.speak(lang="fr")', "fr"),
        ("from tritables import speak\nspeak()", "nl"),
    ],
)
def test_a_notebook_is_in_the_language_that_its_cells_speak(
    tmp_path: Path, said: str, lang: str
) -> None:
    (tmp_path / "own").mkdir()
    own = write(tmp_path / "own", said, markdown("# La barre"), title="")
    make_site([own], tmp_path / "site", offline=False, lang="nl", say=QUIET)
    html = (tmp_path / "site" / "lesson.html").read_text()
    assert f'<html lang="{lang}">' in html
    assert "tt-page-langs" not in html, "its prose is in one language"


def test_one_file_of_such_a_notebook_is_in_the_language_asked_for(
    bundle: Bundle, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("tritables.export.single_page.make_bundle", lambda *_, **__: bundle)
    (tmp_path / "own").mkdir()
    own = write(tmp_path / "own", markdown("# La barre"), title="")
    html = make_single([own], tmp_path / "one.html", lang="fr", say=QUIET).read_text()
    assert '<html lang="fr">' in html


@pytest.mark.usefixtures("bundled")
@pytest.mark.parametrize(
    ("picture", "told"), [("none.png", "which is not there"), ("../up.png", "outside its folder")]
)
def test_a_picture_that_cannot_come_along_fails(picture: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "up.png").write_bytes(b"")
    folder = tmp_path / "notebooks"
    folder.mkdir()
    with pytest.raises(ExportFault, match=told):
        make_site([write(folder, markdown(f"![A]({picture})"))], tmp_path / "site", say=QUIET)


def named(folder: Path, name: str, *cells: str | dict[str, object], **metadata: object) -> Path:
    """A notebook under a name of its own."""
    folder.mkdir(exist_ok=True)
    return write(folder, *cells, **metadata).rename(folder / f"{name}.ipynb")


@pytest.mark.usefixtures("bundled")
def test_links_lead_to_headings_of_the_page_and_of_others(tmp_path: Path) -> None:
    rules = named(tmp_path / "own", "rules", markdown("# Rules\n\n## Off *we* go\n\n## Rules"))
    text = '[a](#Flèches "To") [b](rules.ipynb#Off-we-go "More") [c](#begin)\n\n## Flèches'
    lesson = named(tmp_path / "own", "lesson", markdown(text, id="begin"))
    make_site([rules, lesson], tmp_path / "site", offline=False, say=QUIET)
    html = (tmp_path / "site" / "lesson.html").read_text()
    assert '<a href="#Fl%C3%A8ches" title="To">a</a>' in html
    assert '<a href="rules.html#Off-we-go" title="More">b</a>' in html
    assert '<a href="#begin">c</a>' in html
    assert '<h2 id="Flèches">' in html
    other = (tmp_path / "site" / "rules.html").read_text()
    assert '<h2 id="Off-we-go">' in other
    assert other.count(' id="Rules"') == 1, "an id is there once"


def test_headings_that_are_called_the_same_in_two_languages_have_ids_of_their_own(
    tmp_path: Path,
) -> None:
    texts = {"en": "[a](#Tric-Trac) [b](#Two)", "fr": "[a](#Tric-Trac) [b](#Deux)"}
    heads = {"en": "Two", "fr": "Deux"}
    notebooks = [
        named(tmp_path / lang, "a", markdown(f"{text}\n\n# Tric Trac\n\n# {heads[lang]}"))
        for lang, text in texts.items()
    ]
    (prose,) = run_group(read_group(notebooks)).blocks
    assert isinstance(prose, Prose)
    assert re.findall(r'(?:href|id)="(.*?)"', prose.html["en"]) == [
        *("#Tric-Trac", "#Two", "Tric-Trac", "Two")
    ]
    assert re.findall(r'(?:href|id)="(.*?)"', prose.html["fr"]) == [
        *("#fr-Tric-Trac", "#Deux", "fr-Tric-Trac", "Deux")
    ]


def test_a_heading_takes_nothing_away_by_which_the_page_finds_its_own(tmp_path: Path) -> None:
    notebook = named(tmp_path, "a", markdown("# tt-data"), markdown("# begin", id="begin"))
    first, second = run_group(read_group([notebook])).blocks
    assert isinstance(first, Prose)
    assert isinstance(second, Prose)
    assert (first.html[""], second.html[""]) == ("<h1>tt-data</h1>\n", "<h1>begin</h1>\n")


@pytest.mark.usefixtures("bundled")
def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "own"
    broken = named(folder, "broken", "1 / 0")
    empty = named(folder, "empty")
    lesson = named(folder, "lesson", markdown("[a](#Teh-bar)\n\n## The bar"), markdown("[b](#x)"))
    with pytest.raises(ExportFault) as told:
        make_site([lesson, broken, empty], tmp_path / "site", say=QUIET)
    assert str(told.value).splitlines() == [
        "lesson.ipynb, cell 1: it links to #Teh-bar, and no heading of lesson.ipynb is called so;"
        " did you mean #The-bar?",
        "lesson.ipynb, cell 2: it links to #x, and no heading of lesson.ipynb is called so",
        "broken.ipynb, cell 1: ZeroDivisionError: division by zero (line 1)",
        'empty.ipynb shows nothing. Mark its metadata with {"tritables": {"export": false}} to'
        " leave it out.",
    ]
    more = named(folder, "more", markdown("[a](lesson.ipynb#Mor) [b](none.pdf)"))
    linked = named(folder, "lesson", markdown("[a](more.ipynb#x) ![b](no.png)"), markdown("# More"))
    with pytest.raises(ExportFault) as told:
        make_site([linked, more], tmp_path / "site", say=QUIET)
    assert str(told.value).splitlines() == [
        "lesson.ipynb, cell 1: it shows no.png, which is not there",
        "lesson.ipynb, cell 1: it links to more.ipynb#x, and no heading of more.ipynb is called so",
        "more.ipynb, cell 1: it links to none.pdf, which is not there",
        "more.ipynb, cell 1: it links to lesson.ipynb#Mor, and no heading of lesson.ipynb is called"
        " so; did you mean #More?",
    ]


def test_all_links_of_a_cell_are_told_for_a_site_and_for_one_file(
    tmp_path: Path, bundle: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("site", "single_page"):
        monkeypatch.setattr(f"tritables.export.{module}.make_bundle", lambda *_, **__: bundle)
    picture = "https://example.org/a.png"
    text = f"[a](gone.ipynb) [b](none.pdf) ![c](no.png) [d](#x) ![e]({picture})"
    lesson = named(tmp_path / "own", "lesson", markdown(text))
    for single in (False, True):
        with pytest.raises(ExportFault) as told:
            export([lesson], tmp_path / "made", single=single)
        said = {
            line.removeprefix("lesson.ipynb, cell 1: it ") for line in str(told.value).split("\n")
        }
        assert said == {
            f"links to gone.ipynb, which is not {'there' if single else 'exported'}",
            "links to none.pdf, which is not there",
            "shows no.png, which is not there",
            "links to #x, and no heading of lesson.ipynb is called so",
            f"shows {picture}, and a page fetches nothing from elsewhere: put it beside",
        }


@pytest.mark.usefixtures("bundled")
def test_two_notebooks_never_become_one_page_unasked(tmp_path: Path) -> None:
    one = named(tmp_path / "a", "lesson", markdown("# A"))
    other = named(tmp_path / "b", "lesson", markdown("# B"))
    with pytest.raises(ExportFault, match="would be the same page: rename one") as told:
        make_site([one, other], tmp_path / "site", say=QUIET)
    assert str(one) in str(told.value)
    assert str(other) in str(told.value)


@pytest.mark.usefixtures("bundled")
def test_names_with_spaces_and_signs_lead_to_pages_or_are_refused(tmp_path: Path) -> None:
    one = named(tmp_path / "a", "100% été", markdown("# A\n\n[b](<les twee.ipynb>)"))
    other = named(tmp_path / "a", "les twee", markdown("# B"))
    make_site([one, other], tmp_path / "site", offline=False, say=QUIET)
    assert 'href="les%20twee.html"' in (tmp_path / "site" / "100% été.html").read_text()
    index = (tmp_path / "site" / "index.html").read_text()
    assert 'href="100%25%20%C3%A9t%C3%A9.html?lang=en"' in index
    with pytest.raises(ExportFault, match="no address has a #"):
        make_site([named(tmp_path / "a", "les #2", markdown("# C"))], tmp_path / "site", say=QUIET)


@pytest.mark.usefixtures("bundled")
def test_what_nobody_exported_is_not_written_over(tmp_path: Path) -> None:
    site = tmp_path / "home"
    site.mkdir()
    (site / "index.html").write_text("my own")
    lesson = named(tmp_path / "a", "lesson", markdown("# A"))
    with pytest.raises(ExportFault, match=r"would write over: index\.html\."):
        make_site([lesson], site, offline=False, say=QUIET)
    assert files_of(site) == ["index.html"]
    assert (site / "index.html").read_text() == "my own"


@pytest.mark.parametrize(
    ("target", "options", "told"),
    [
        ("own/lesson.ipynb", {"single": True}, "has notebooks; what is to be written comes last"),
        ("own", {}, "has notebooks; what is to be written comes last"),
        ("page.png", {"single": True}, "writes a page: call it page.html"),
        ("page.zip", {"single": True}, "writes a page: call it page.html"),
        ("empty", {"single": True}, "writes one file, and .* is a folder"),
        ("file", {}, "is a file, and a site is a folder"),
        ("file", {"scorm": True}, "whose name ends in .zip"),
    ],
)
def test_what_is_to_be_written_is_looked_at_before_anything_is_run(
    tmp_path: Path, target: str, options: dict[str, bool], told: str
) -> None:
    lesson = named(tmp_path / "own", "lesson", "open('ran', 'w')")
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").touch()
    before = lesson.read_text()
    with pytest.raises(ExportFault, match=told):
        export([lesson], tmp_path / target, **options)
    assert lesson.read_text() == before
    assert not (tmp_path / "own" / "ran").exists()
    with pytest.raises(ExportFault, match="empty has no notebook, nor its folders en, nl and fr"):
        export([tmp_path / "empty"], tmp_path / "site")


def test_one_file_is_written_over_only_where_an_export_wrote_it(
    tmp_path: Path, alone: Path, bundle: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lay(folder: Path, **_: object) -> Bundle:
        copytree(alone, folder, dirs_exist_ok=True)
        return bundle

    for module in ("site", "single_page"):
        monkeypatch.setattr(f"tritables.export.{module}.make_bundle", lay)
    lesson = named(tmp_path / "own", "lesson", markdown("# A"))
    for name, options in (("page", {"single": True}), ("course.zip", {"scorm": True})):
        [written] = export([lesson], tmp_path / name, **options)
        export([lesson], tmp_path / name, **options)
        written.write_text("my own")
        with pytest.raises(ExportFault, match="is there, and no export wrote it"):
            export([lesson], tmp_path / name, **options)
        assert written.read_text() == "my own"


@pytest.mark.usefixtures("bundled")
def test_boards_are_in_the_language_that_a_notebook_says(tmp_path: Path) -> None:
    (tmp_path / "nl").mkdir()
    lesson = named(tmp_path / "nl", "lesson", "from tritables import Table\nTable('tricap')")
    make_site([lesson], tmp_path / "site", offline=False, say=QUIET)
    [board] = data_of((tmp_path / "site" / "lesson.html").read_text())["boards"].values()  # type: ignore[attr-defined]
    assert (board["lang"], board["follows"]) == ("nl", True)


@pytest.mark.usefixtures("bundled")
def test_a_file_that_is_linked_to_comes_along(
    tmp_path: Path, bundle: Bundle, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[Sheet](my%20sheet.pdf "Print") [Home](/) [Up](https://a.org/b.pdf) [a](lesson.html)'
    lesson = named(tmp_path / "own", "lesson", markdown(text))
    (tmp_path / "own" / "my sheet.pdf").write_bytes(b"%PDF")
    make_site([lesson], tmp_path / "site", offline=False, say=QUIET)
    html = (tmp_path / "site" / "lesson.html").read_text()
    for address in ("my%20sheet.pdf", "/", "https://a.org/b.pdf", "lesson.html"):
        assert f'<a href="{address}"' in html
    assert (tmp_path / "site" / "my sheet.pdf").read_bytes() == b"%PDF"
    monkeypatch.setattr("tritables.export.single_page.make_bundle", lambda *_, **__: bundle)
    sheet = named(tmp_path / "own", "lesson", markdown("[Sheet](my%20sheet.pdf)"))
    html = make_single([sheet], tmp_path / "one.html", say=QUIET).read_text()
    data = "data:application/pdf;base64,JVBERg=="
    assert f'<a href="{data}" download="my sheet.pdf">Sheet</a>' in html


def test_the_command_line_tells_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["export", "nothing", str(tmp_path / "site")]) == 1
    assert "there is no notebook nothing" in capsys.readouterr().err
    with pytest.raises(ExportFault, match="takes a notebook, and the name of the file"):
        export([], tmp_path / "one.html", single=True)


def test_languages_become_one_page_with_the_boards_of_the_first(site: Path) -> None:
    data = data_of((site / "lesson.html").read_text())
    assert data["lang"] == "en"
    assert data["titles"] == {"en": "EN", "nl": "EN", "fr": "FR"}
    assert (data["spoken"], data["wished"]) == (["en", "fr"], ["en", "fr"])
    assert list(data["boards"]) == ["b0"]
    assert data["boards"]["b0"]["follows"]


def test_a_notebook_of_one_language_is_a_page_that_begins_in_it(tmp_path: Path) -> None:
    _, french = spoken(tmp_path)
    (tmp_path / "en" / "more.ipynb").touch()
    assert export([french], tmp_path / "one", single=True) == [tmp_path / "one.html"]
    html = (tmp_path / "one.html").read_text()
    assert '<html lang="fr">' in html
    assert 'data-for="en nl fr"' in html
    assert 'name="tt-lang"' not in html, "there is nothing to choose"
    assert "<title>FR</title>" in html
    assert data_of(html)["lang"] == "fr"
    assert (data_of(html)["spoken"], data_of(html)["wished"]) == (["fr"], ["fr"])


@pytest.mark.usefixtures("bundled")
@pytest.mark.parametrize("prose", [[], [markdown("# Salut")]])
def test_where_no_language_is_said_the_reader_chooses_one(
    tmp_path: Path, prose: list[dict[str, object]]
) -> None:
    lesson = named(tmp_path, "lesson", *prose, "from tritables import Table\nTable('tricap')")
    make_site([lesson], tmp_path / "site", offline=False, say=QUIET)
    html = (tmp_path / "site" / "lesson.html").read_text()
    data = data_of(html)
    assert (data["spoken"], data["wished"]) == (["en", "nl", "fr"], ["en"])
    assert html.count('name="tt-lang"') == 3


def test_another_board_in_another_language_is_told(tmp_path: Path) -> None:
    english, french = spoken(tmp_path)
    text = french.read_text()
    french.write_text(text.replace("'person', 'person'", "'person', 'greedy'"))
    with pytest.raises(ExportFault, match=r"fr/lesson\.ipynb has another board as its number 1"):
        make_site([english, french], tmp_path / "site", say=QUIET)


def test_a_clock_stands_full_however_long_ago_its_cell_was_run(tmp_path: Path) -> None:
    made = "import time\nfrom tritables import Lesson\nt = Lesson('triominos', 'clock')"
    notebooks = spoken(tmp_path, board=f"{made}\ntime.sleep(0.2)\nt")
    notebooks[1].write_text(notebooks[1].read_text().replace("sleep(0.2)", "sleep(0.5)"))
    board = page_data(run_group(read_group(notebooks)), {})["boards"]["b0"]
    assert board["saved"]["used"] == []
    for shown in board["states"].values():
        assert shown["table"]["clock"] == {"limit": 8, "left": 8, "running": False, "waits": True}


def test_more_in_another_language_is_told(tmp_path: Path) -> None:
    english, french = spoken(tmp_path)
    made = json.loads(french.read_text())
    more = {**markdown("Encore"), "metadata": {}}
    french.write_text(json.dumps({**made, "cells": [*made["cells"], more]}))
    with pytest.raises(ExportFault, match=r"fr/lesson\.ipynb shows more or less"):
        make_site([english, french], tmp_path / "site", say=QUIET)


def test_a_folder_gives_what_lies_in_its_languages(tmp_path: Path) -> None:
    spoken(tmp_path)
    alone = write(tmp_path, markdown("Alone"))
    assert notebooks_in(tmp_path) == [tmp_path / lang / "lesson.ipynb" for lang in ("en", "fr")]
    other = alone.rename(tmp_path / "other.ipynb")
    assert notebooks_in(tmp_path)[2:] == [other]
    assert [len(group) for group in grouped(notebooks_in(tmp_path))] == [2, 1]


def test_no_page_is_looked_over_again_for_what_comes_and_goes_on_a_board() -> None:
    """With ``:has()`` on the body each change of a board costs ten times the style it needs."""
    style = (ROOT / "js" / "src" / "page" / "page.css").read_text(encoding="utf-8")
    with_script, without = style.split("@media (scripting: none)")
    assert "body:has(" in without
    assert not re.search(r"(?:body|:root|html)[^,{]*:has\(", with_script)
