"""The games of the house. A game registers itself with one line here."""

from tritables.core.registry import register
from tritables.games import tricap, tricom, trictrac, triominos

register(trictrac.GAME)
register(triominos.GAME)
register(tricom.GAME)
register(tricap.GAME)
