"""Preloading of a kernel's imports in the fork server, before kernels are forked.

Only `tritables.hosting.kernels` imports it, in the fork server's process, which does nothing else
and has no threads. Unmodified memory is shared by all kernels.
"""

from __future__ import annotations

import gc
import sys
from importlib import import_module
from typing import Final

NEEDLESS: Final = ("debugpy",)
"""Modules that kernels import if they can, though no page is debugged: 9 MB and 0.1 s each."""

NEEDED: Final = (
    "IPython.core.completer",
    "IPython.core.history",
    "ipykernel.compiler",
    "ipykernel.ipkernel",
    "ipykernel.kernelapp",
    "ipykernel.zmqshell",
    "psutil",  # by which a kernel looks for its addresses
    "tritables.widgets.editor",
    "tritables.widgets.exercises",
    "tritables.widgets.page",
    "tritables.widgets.replay",
)
"""Modules that every kernel of a page imports sooner or later."""


def _read_all() -> None:
    """Import the modules, and load the texts, art and rules of all games."""
    for name in NEEDLESS:
        sys.modules[name] = None  # type: ignore[assignment]  # so that importing it fails
    for name in NEEDED:
        import_module(name)
    from tritables.core.registry import game_named, game_names
    from tritables.lessons import course
    from tritables.scene.sheets import art_of
    from tritables.table import Table
    from tritables.table.activities.lesson import Lesson
    from tritables.table.views.words import words_of
    from tritables.texts import LANGUAGES
    from tritables.widgets.browser_files import STATIC, browser_module

    for path in STATIC.glob("*.[cj]s*"):
        browser_module(path.name)
    for name in game_names():
        game = game_named(name)
        art_of(game)
        for lang in LANGUAGES:
            words_of(game, lang)
            Table.open(name, seed=1, settings={"lang": lang}).shown(0.0)
            for chapter in course(name).chapters:
                Table.open(Lesson.of_chapter(chapter), settings={"lang": lang}).shown(0.0)
    gc.collect()
    gc.freeze()  # the collector would write to every page of memory


_read_all()
