# Everything sets itself up: a virtual environment in .venv, from the lock file. A second run starts at once.

# The first of these that is new enough and can make a virtual environment; or the one that is named: make play PYTHON=…
PYTHONS := python3.11 python3.12 python3.13 python3.14 python3
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
COMPLETE := import ensurepip, venv
those = $(foreach one,$(PYTHONS),$(shell $(one) -c '$(1)' 2>/dev/null && echo $(one)))
PYTHON ?= $(or $(firstword $(call those,$(COMPLETE); $(NEW_ENOUGH))),$(firstword $(call those,$(NEW_ENOUGH))),python3)
VENV := .venv
READY := $(VENV)/.ready

# How setting up tells where it is: two steps for the house, two more for its pages.
GOAL := $(or $(firstword $(MAKECMDGOALS)),play)
STEPS := $(if $(filter play test quick test-all web package bench-pages screenshots,$(GOAL)),4,2)
HELP := "Not everything could be fetched; why is said above. See that the network is there, then again: make $(GOAL)"

PIP := $(VENV)/bin/python -m pip --disable-pip-version-check
PAGES := src/veglia/pages/built/index.html
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/npm --prefix web
SHARED := $(shell find src/veglia -path src/veglia/pages/built -prune \
  -o \( -name '*.py' -o -name '*.ftl' -o -name '*.svg' -o -name '*.yaml' \) -print)
WRITTEN := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -path web/public/lessons -prune \
  -o -path web/public/ledgers -prune -o -path web/public/away -prune -o -type f -print)

.DELETE_ON_ERROR:
.PHONY: play terminal test quick test-all balance recordings lint rules web package bench bench-online bench-pages screenshots \
  lock clean

# Only this machine comes in, unless it is said otherwise: make play HOST=0.0.0.0 lets in the phones of the network.
HOST = 127.0.0.1
PORT = 8000
# A pack of one's own, or a folder of packs: make play PACKS=my-story
PACKS =

play: $(READY) $(PAGES)  ## play in the browser
	@$(VENV)/bin/veglia serve --open --host $(HOST) --port $(PORT) $(if $(PACKS),--packs $(PACKS))

terminal: $(READY)  ## play in the terminal
	@$(VENV)/bin/veglia play

# One test after another goes to whoever is free, the slow ones first.
PYTEST := $(VENV)/bin/python -m pytest -n auto --maxschedchunk 1

test: $(READY) $(PAGES)  ## every promise that we make
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(PYTEST)

quick: $(READY) $(PAGES)  ## the inner loop: rules, words, packs, engine, an evening of each game on the wire and in the browser
	$(PYTEST) -m quick --battery 92

# How many games, where the usual number is too few or too many: make test-all GAMES=20000
GAMES =

test-all: $(READY) $(PAGES)  ## all of it and more of the same: every combination, every language with every hand, other seeds
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(PYTEST) --sweep --battery $(or $(GAMES),5000)

balance: $(READY)  ## who wins how often, for every way of playing; stopped, it goes on where it was
	$(VENV)/bin/veglia simulate winter_tales --games $(or $(GAMES),2000) --page docs/balance/winter_tales.md
	$(VENV)/bin/veglia simulate wildwoods --games $(or $(GAMES),500) --page docs/balance/wildwoods.md

recordings: $(READY)  ## games that show what no recorded game shows, found and recorded
	PYTHONPATH=tests $(VENV)/bin/python -m games.winter_tales.find_recordings

lint: $(READY)  ## ruff and mypy --strict
	$(VENV)/bin/ruff check src tests bench docs hatch_build.py
	$(VENV)/bin/mypy

web: $(PAGES)  ## the pages, built

package: $(READY) $(PAGES)  ## what is given away: a wheel and a source distribution with the pages in them, in dist/
	$(VENV)/bin/hatchling build --target sdist --target wheel --directory dist

rules: $(READY)  ## the rules that no test shows
	@$(VENV)/bin/python -m pytest --rules-report

bench: $(READY) .bench/.ready  ## our speed, beside peers in the same run
	$(VENV)/bin/python -m bench

bench-online: $(READY) .bench/online/.ready  ## the server under load, beside peers in the same run
	$(VENV)/bin/python -m bench.online

bench-pages: $(READY) $(PAGES)  ## how soon a table can be played at, on a phone
	$(VENV)/bin/python -m bench.pages

screenshots: $(READY) $(PAGES)  ## the pictures of the documentation, taken anew
	$(VENV)/bin/python -m docs.take_screenshots
	$(VENV)/bin/python -m docs.take_contact_sheets

# One lock for every Python that we serve and every system: what only some of them want is marked so. What is locked
# stays as it is, unless pyproject.toml wants otherwise.
lock: $(READY)  ## resolve the dependencies anew
	$(PIP) install --quiet uv
	$(VENV)/bin/uv pip compile --quiet --python $(VENV)/bin/python --universal --python-version 3.11 --extra dev \
	  --generate-hashes --no-header --output-file requirements.lock pyproject.toml

$(VENV)/bin/python:
	@echo "Setting up, once. It takes a minute or two, and fetches about 200 MB."
	@echo "1 of $(STEPS): a virtual environment, in $(VENV)"
	@says() { echo "$$@" >&2; exit 1; }; python='$(PYTHON)'; \
	version=$$("$$python" -c 'import platform; print(platform.python_version())' 2>/dev/null) || \
	  says "Veglia needs Python 3.11 or newer, and $$python does not run. Install one, or say where it is:" \
	    "make $(GOAL) PYTHON=/path/to/python3"; \
	"$$python" -c '$(NEW_ENOUGH)' || \
	  says "Veglia needs Python 3.11 or newer, and $$python is $$version. Install one, or say where it is:" \
	    "make $(GOAL) PYTHON=/path/to/python3"; \
	"$$python" -c '$(COMPLETE)' 2>/dev/null || \
	  says "$$python cannot make a virtual environment: a part of it is not installed." \
	    "On Debian and Ubuntu: apt install python$${version%.*}-venv. Then: make $(GOAL)"; \
	"$$python" -m venv --clear $(VENV)

$(READY): requirements.lock pyproject.toml $(VENV)/bin/python
	@echo "2 of $(STEPS): what the house is made with, from requirements.lock (this takes longest)"
	@$(PIP) install --quiet --require-hashes -r requirements.lock || { echo $(HELP) >&2; exit 1; }
	@$(PIP) install --quiet --no-deps --no-build-isolation -e .
	@touch $(READY)

# Without a network npm would say nothing for minutes; what it has fetched it keeps for the next run.
PATIENCE := --fetch-retries=1 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=2000

# Not “npm ci”: it wants the native parts of every platform in the lock, and the lock has those of one.
web/node_modules/.ready: web/package-lock.json $(READY)
	@echo "3 of $(STEPS): what the pages are made with, from web/package-lock.json"
	@$(NPM) install --no-save --no-audit --no-fund --no-update-notifier --loglevel=error $(PATIENCE) >/dev/null || { echo $(HELP) >&2; exit 1; }
	@touch $@

$(PAGES): web/node_modules/.ready $(SHARED) $(WRITTEN)
	@echo "4 of $(STEPS): the pages"
	@$(VENV)/bin/python -m veglia.pages.prepare web
	@$(NPM) run --silent build -- --logLevel error

.bench/.ready: bench/peers-one.txt bench/peers-two.txt
	$(PYTHON) -m venv .bench/one && .bench/one/bin/pip install --quiet --disable-pip-version-check -r bench/peers-one.txt
	$(PYTHON) -m venv .bench/two && .bench/two/bin/pip install --quiet --disable-pip-version-check -r bench/peers-two.txt
	@touch .bench/.ready

.bench/online/.ready: bench/online/package.json
	mkdir -p .bench/online && cp bench/online/package.json .bench/online/
	cd .bench/online && npm install --no-audit --no-fund --loglevel=error
	@touch .bench/online/.ready

clean:
	rm -rf $(VENV) .bench dist web/node_modules src/veglia/pages/built
