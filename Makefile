# make play, make test, …; choose a Python with make PYTHON=python3.12 play. What the targets do is
# in scripts/, and goes without make as well: python3 -m scripts play (on Windows, py -m scripts play).

PYTHON ?= $(if $(wildcard .venv/bin/python),.venv/bin/python,python3)
TARGETS = play site lite test test-all house bench facts train build format clean

help:
	@$(PYTHON) -m scripts help

$(TARGETS):
	@exec $(PYTHON) -m scripts $@ $(ARGS)

.PHONY: help $(TARGETS)
