"""HTML from Jinja2 templates, in which every value that is put in is escaped.

The templates lie beside this module, in a folder for each package that fills them. What is HTML
already (a drawing, prose that was rendered) is marked with ``| safe`` where a template puts it in,
and nowhere else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tritables.core.messages import Argument, Message
from tritables.texts import LANGUAGE_NAMES, LANGUAGES, say

if TYPE_CHECKING:
    from jinja2 import Environment


def render(template: str, **values: object) -> str:
    """Fill a template with values, and return its HTML.

    ``template`` is its path in the folder of this module. Beside the values a template has
    ``LANGUAGES``, ``LANGUAGE_NAMES`` and ``say(id, lang, game=None, **arguments)``, which gives the
    text of a message. Raises `jinja2.TemplateNotFound` for an unknown template and
    `jinja2.UndefinedError` for a value that a template uses and was not given.

    >>> print(render("export/text.html.j2", text="1 < 2"))
    <pre>1 &lt; 2</pre>
    """
    return _environment().get_template(template).render(values)


@cache
def _environment() -> Environment:
    # Imported when the first page is made: whoever only plays does not wait for it.
    from jinja2 import Environment, PackageLoader, StrictUndefined

    environment = Environment(
        loader=PackageLoader("tritables", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals |= {
        "LANGUAGES": LANGUAGES,
        "LANGUAGE_NAMES": LANGUAGE_NAMES,
        "say": _say,
    }
    return environment


def _say(id: str, lang: str, game: str | None = None, **arguments: Argument) -> str:
    return say(Message(id, arguments, game), lang)
