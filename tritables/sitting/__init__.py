"""What happens at a table: a pure object that takes intents and the time, and says what to show.

It knows no page and no kernel, so it runs in a notebook, in a browser's worker, and in a test.
"""

from tritables.sitting.answer import Answer
from tritables.sitting.locks import LOCKS, Lock
from tritables.sitting.settings import Language, Settings, Speed, Theme
from tritables.sitting.sitting import Sitting

__all__ = ["LOCKS", "Answer", "Language", "Lock", "Settings", "Sitting", "Speed", "Theme"]
