"""The scene: what a seat sees, as words and pieces on places, and its still picture as SVG.

The browser draws the scene, a screen reader walks it, and `still` writes it without a browser.
"""

from tritables.scene.compose import board_of, rulebook_of, scene_of
from tritables.scene.still import still, still_of

__all__ = ["board_of", "rulebook_of", "scene_of", "still", "still_of"]
