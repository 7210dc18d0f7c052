"""Messages of the catalogues in this game's ``texts`` folder."""

from tritables.core.messages import words_of

words = words_of("tricom")
