"""Claims about moves: what is true of one, how two differ, and how that is said.

The values are in `tritables.core.claims`; what a game can claim stands in its folder's ``claims``.
"""

from tritables.claims.differences import Difference, compared
from tritables.claims.moves import as_json, claims_of

__all__ = ["Difference", "as_json", "claims_of", "compared"]
