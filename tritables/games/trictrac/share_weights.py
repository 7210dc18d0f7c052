"""The weights of what the net counts.

``python -m scripts.training.shares trictrac`` writes them anew. These were fitted to 27,686
positions of 700 rounds of the quick player against itself; in other positions of these rounds
the shares were 0.016 off on average, over tenths of the positions in their order.
"""

from typing import Final

WEIGHTS: Final = {"all": (164, 65)}
