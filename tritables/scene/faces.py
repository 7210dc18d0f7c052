"""Faces of opponents, drawn from a few features as small SVG pictures."""

from __future__ import annotations

from typing import Final

from tritables.core.characters import Face, Hair

INK: Final = "#2a2623"
SHIRT: Final = "#fffdf5"

_BEHIND: Final[dict[Hair, str]] = {
    "long": '<path d="M16 49c-4-17-3-38 16-38s20 21 16 38z"/>',
    "bald": '<circle cx="19.5" cy="27" r="4"/><circle cx="44.5" cy="27" r="4"/>',
    "braids": "".join(
        f'<circle cx="{x}" cy="{y}" r="3.6"/>'
        for x, y in ((17, 35), (15.5, 41), (15.5, 47), (47, 35), (48.5, 41), (48.5, 47))
    ),
    "bun": '<circle cx="32" cy="10" r="6"/>',
}
"""The hair behind the head."""

_SMOOTH: Final = (
    '<path d="M18.5 28c-1-11 6-15 13.5-15s14.5 4 13.5 15c-3-6-8-8.5-13.5-8.5S21.5 22 18.5 28z"/>'
)

_BEFORE: Final[dict[Hair, str]] = {
    "short": '<path d="M18 29c-2-14 7-18 14-18s16 4 14 18c-3-2-4-6-5-9-6 3-13 3-18 0z"/>',
    "long": '<path d="M19 28c1-11 7-14 13-14s12 3 13 14c-6-1-10-4-13-8-3 4-7 7-13 8z"/>',
    "bun": _SMOOTH,
    "braids": _SMOOTH,
    "curls": "".join(
        f'<circle cx="{x}" cy="{y}" r="5.5"/>'
        for x, y in ((19.5, 23), (23, 16.5), (29, 13), (35, 13), (41, 16.5), (44.5, 23))
    ),
    "cap": '<path d="M18 24c0-9 6-13 14-13s14 4 14 13h4.5c2 0 2.5 3 0 3H18z"/>',
    "crest": '<path d="M27 17c0-8 2-12 5-14 3 2 5 6 5 14-3-1-7-1-10 0z"/>',
}
"""The hair, or cap, before it."""

_BEARD: Final = (
    '<path d="M19.5 32c0 11 5 15 12.5 15s12.5-4 12.5-15c-3 4-6 3-12.5 3s-9.5 1-12.5-3z"/>'
)

_GLASSES: Final = (
    f'<g fill="none" stroke="{INK}" stroke-width="1.6"><circle cx="26.5" cy="29.5" r="4.6"/>'
    '<circle cx="37.5" cy="29.5" r="4.6"/><path d="M31 29h2"/></g>'
)

PERSON: Final = Face("#8b8577", "#efe9dc", "bald", "#efe9dc")
"""The features of a player without any."""


def drawn_face(face: Face) -> str:
    """Draw a face as a picture of its own, 64 units wide and high.

    >>> drawn_face(PERSON).startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"')
    True
    """
    hair = face.colour
    parts = [
        f'<circle cx="32" cy="32" r="32" fill="{face.back}"/>',
        f'<g fill="{hair}">{_BEHIND.get(face.hair, "")}</g>',
        f'<path d="M13 57.7a32 32 0 0 0 38 0C50 49 43 45 32 45s-18 4-19 12.7z" fill="{SHIRT}"/>',
        f'<path d="M27 38h10v8c-2 3-8 3-10 0z" fill="{face.skin}"/>',
        f'<ellipse cx="32" cy="29" rx="13" ry="15" fill="{face.skin}"/>',
        f'<g fill="{hair}">{_BEARD if face.beard else ""}{_BEFORE.get(face.hair, "")}</g>',
    ]
    if face is not PERSON:
        parts += [
            f'<g fill="{INK}"><circle cx="26.5" cy="29.5" r="1.7"/>'
            '<circle cx="37.5" cy="29.5" r="1.7"/></g>',
            _GLASSES if face.glasses else "",
            f'<path d="M27.5 37.5q4.5 4 9 0" fill="none" stroke="{SHIRT if face.beard else INK}"'
            ' stroke-width="1.6" stroke-linecap="round"/>',
        ]
    inside = "".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{inside}</svg>'


def drawn_die() -> str:
    """Draw a die instead of a face, for who leaves everything to chance."""
    pips = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.2"/>' for x, y in ((24, 24), (32, 32), (40, 40))
    )
    return _thing(f'<rect x="15" y="15" width="34" height="34" rx="7" fill="{SHIRT}"/>{pips}')


def drawn_scales() -> str:
    """Draw a bar that rises, instead of a face, for who takes most at once."""
    bars = "".join(
        f'<rect x="{x}" y="{46 - high}" width="8" height="{high}" rx="2"/>'
        for x, high in ((16, 10), (28, 18), (40, 28))
    )
    return _thing(f'<g fill="{SHIRT}">{bars}</g>')


def drawn_program() -> str:
    """Draw a screen instead of a face, for a program that somebody has written."""
    return _thing(
        f'<rect x="14" y="17" width="36" height="28" rx="4" fill="{SHIRT}"/>'
        f'<path d="M21 26l5 5-5 5M30 37h9" fill="none" stroke="{INK}" stroke-width="2.6"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _thing(inside: str) -> str:
    back = f'<circle cx="32" cy="32" r="32" fill="{PERSON.back}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{back}{inside}</svg>'
