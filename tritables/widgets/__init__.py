"""The widgets: the only place that knows Jupyter."""

from tritables.widgets.lesson import Lesson
from tritables.widgets.page import Page
from tritables.widgets.table import Table

__all__ = ["Lesson", "Page", "Table"]
