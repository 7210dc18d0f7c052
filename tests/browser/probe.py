"""What the kernel of a test's notebook runs, so that the test can speak with it and furnish it.

No test imports this: its text is the last cell of a test's notebook.
"""

import ast
import json
import traceback

import ipywidgets
from IPython.display import display

from tritables import Table


class Probe:
    """A box and an answer, and above them a room for what a test brings to the page."""

    def __init__(self, names):
        self.names = names
        self.brought = {}
        line = {"width": "100%", "height": "24px"}
        self.ask = ipywidgets.Textarea(layout=line)
        self.say = ipywidgets.Textarea(layout=line, disabled=True)
        self.room = ipywidgets.VBox()
        for name in ("ask", "say", "room"):
            getattr(self, name).add_class(f"probe-{name}")
        # A button would not do: its click may overtake the text that was written before it.
        self.ask.observe(self.answer, "value")

    def answer(self, _):
        call = json.loads(self.ask.value)
        reply = {"n": call["n"], "value": None, "fault": None}
        try:
            reply["value"] = getattr(self, call["do"])(call["code"])
        except Exception:
            reply["fault"] = traceback.format_exc()
        self.say.value = json.dumps(reply)

    def run(self, code):
        exec(code, self.names)

    def value(self, code):
        return eval(code, self.names)

    def clear(self, _=None):
        """Put away what was brought last."""
        self.room.children = ()
        for widget in list(widgets_in(self.brought.values())):
            widget.close()
        for name in self.brought:
            self.names.pop(name, None)
        self.brought = {}

    def furnish(self, cells):
        """Show what these cells show; returns how many tables that is."""
        before = set(self.names)
        shown = []
        self.names["display"] = shown.append
        try:
            for source in cells:
                shown.extend(self.cell(source))
        finally:
            self.brought = {name: at for name, at in self.names.items() if name not in before}
            self.brought["shown"] = shown
        self.room.children = shown
        return sum(isinstance(widget, Table) for widget in shown)

    def cell(self, source):
        """Run a cell, and show its last line if that is something to show."""
        tree = ast.parse(source)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), self.names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), "<cell>", "eval"), self.names)
            if isinstance(value, ipywidgets.Widget):
                yield value

    def show(self):
        display(ipywidgets.VBox([self.room, self.ask, self.say]))


def widgets_in(values):
    for value in values:
        if isinstance(value, ipywidgets.Widget):
            yield value
        elif isinstance(value, list | tuple):
            yield from widgets_in(value)


Probe(globals()).show()
