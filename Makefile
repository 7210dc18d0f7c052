# make play, make test, …; choose a Python with make PYTHON=python3.12 play.
# What the targets do, with their time limits, is in scripts/.

PYTHON ?= $(if $(wildcard .venv/bin/python),.venv/bin/python,python3)
NOTEBOOKS ?= notebooks
BOOTSTRAP = $(PYTHON) -m scripts.bootstrap
TASK = .venv/bin/python -m scripts.tasks

help: ## say what there is
	@sed -n 's/^\([a-z-]*\): ## /  make \1\t/p' Makefile

play: ## serve the lessons on this machine
	@$(BOOTSTRAP) hosting
	@exec .venv/bin/python -m tritables serve $(ARGS)

site: ## write the lessons into site/, for any web host: readers' own browsers play
	@$(BOOTSTRAP) export
	@exec .venv/bin/python -m tritables export $(NOTEBOOKS) site $(ARGS)

lite: ## build a JupyterLite site into lite/: teachers edit and run notebooks in the browser
	@$(BOOTSTRAP) test
	@exec .venv/bin/python -m scripts.lite $(ARGS)

test: ## check everything, the quick things first
	@$(BOOTSTRAP) dev
	@$(TASK) test

test-all: ## check it at length too: whole games, every page in every language, a busy machine
	@$(BOOTSTRAP) dev
	@$(TASK) test-all

house: ## measure the code itself, beside the aims that were set for it
	@$(BOOTSTRAP) dev
	@exec .venv/bin/python -m scripts.house $(ARGS)

bench: ## measure the engines, the pages and the hosts
	@$(BOOTSTRAP) dev
	@$(TASK) bench

build: ## put a wheel and an sdist into dist/
	@$(BOOTSTRAP) test
	@$(TASK) build

format: ## format and fix the sources
	@$(BOOTSTRAP) test
	@$(TASK) format

clean: ## remove all that was made
	@echo "Removing .venv, node_modules, dist, caches and the built browser module"
	@rm -rf .venv .venv-lite dist site lite js/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@rm -f $(addprefix tritables/widgets/static/,*.js *.css *.txt .built-from)
	@rm -f $(addprefix tritables/export/static/,*.js *.css)

.PHONY: help play site lite test test-all house bench build format clean
