# Everything sets itself up: a virtual environment in .venv, from the lock file. A second run starts at once.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
READY := $(VENV)/.ready

PAGES := src/veglia/pages/built/index.html
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/npm --prefix web
SHARED := $(shell find src/veglia -name '*.py' -o -name '*.ftl' -o -name '*.svg' -o -name '*.yaml')
WRITTEN := $(shell find web -path web/node_modules -prune -o -path web/src/generated -prune -o -path web/public/art -prune \
  -o -path web/public/lessons -prune -o -path web/public/ledgers -prune -o -path web/public/away -prune -o -type f -print)

.PHONY: play terminal test battery balance recordings lint rules web bench bench-online bench-pages screenshots lock clean

# Only this machine comes in, unless it is said otherwise: make play HOST=0.0.0.0 lets in the phones of the network.
HOST = 127.0.0.1
PORT = 8000
# A pack of one's own, or a folder of packs: make play PACKS=my-story
PACKS =

play: $(READY) $(PAGES)  ## play in the browser
	@$(VENV)/bin/veglia serve --open --host $(HOST) --port $(PORT) $(if $(PACKS),--packs $(PACKS))

terminal: $(READY)  ## play in the terminal
	@$(VENV)/bin/veglia play

test: $(READY) $(PAGES)  ## every test, the conformance battery included
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(VENV)/bin/python -m pytest -n auto

# How many games for each set of options, where the usual number is too few or too many: make battery GAMES=2000
GAMES =

battery: $(READY)  ## the conformance battery over every combination of modules, edition and seats
	$(VENV)/bin/python -m pytest tests/engine/test_conformance.py -n auto --all-combinations \
	  $(if $(GAMES),--battery-games $(GAMES))

balance: $(READY)  ## who wins how often, for every way of playing; stopped, it goes on where it was
	$(VENV)/bin/veglia simulate winter_tales --games $(or $(GAMES),2000) --page docs/balance/winter_tales.md
	$(VENV)/bin/veglia simulate wildwoods --games $(or $(GAMES),500) --page docs/balance/wildwoods.md

recordings: $(READY)  ## games that show what no recorded game shows, found and recorded
	PYTHONPATH=tests $(VENV)/bin/python -m games.winter_tales.find_recordings

lint: $(READY)  ## ruff and mypy --strict
	$(VENV)/bin/ruff check src tests bench docs
	$(VENV)/bin/mypy

web: $(PAGES)  ## the pages, built

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

lock: $(READY)  ## resolve the dependencies anew
	$(VENV)/bin/pip install --quiet pip-tools
	$(VENV)/bin/pip-compile --quiet --extra dev --generate-hashes --strip-extras --allow-unsafe --no-header \
	  --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --output-file requirements.lock pyproject.toml

$(READY): requirements.lock pyproject.toml
	@echo "Setting up (once) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Veglia needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

# Not “npm ci”: it wants the native parts of every platform in the lock, and the lock has those of one.
web/node_modules/.ready: web/package-lock.json $(READY)
	@echo "Setting up the pages (once) …"
	@$(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES): web/node_modules/.ready $(SHARED) $(WRITTEN)
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
	rm -rf $(VENV) .bench web/node_modules src/veglia/pages/built
