# Everything happens in .venv; nothing is installed outside this folder.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
JOBS ?= 2
ARGS ?=
GAME ?= barbarian_kingdoms

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCKED := $(PIP) install --quiet --require-hashes
CLIENT := src/oyez/server/client/index.html
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-header
CODE := $(wildcard src tests bench tools hatch_build.py)

# Pyright otherwise asks the network for its newest version at every run.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client compile terminal test again lint check-types check-client format types ledger cover mutate bench soak \
	flicker lock licences clean generate

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo
	@echo "  Options go through ARGS, as in: make play ARGS=--help"

play: $(CLIENT) ## start the server and print its address: play in the browser
	@$(BIN)/oyez serve $(ARGS)

compile: $(VENV)/.compiled ## compile the heart of it, which then is about twice as fast

client: $(CLIENT) ## build the client in the browser

terminal: $(VENV)/.run ## play in the terminal: Barbarian Kingdoms, or GAME=warrior_knights, GAME=the_anarchy
	@$(BIN)/oyez play $(GAME) $(ARGS)

test: lint ledger $(VENV)/.compiled $(CLIENT) ## check everything: style, types, rule coverage, tests
	$(BIN)/pytest -n $(JOBS) -m "not long" $(ARGS)

again: ## run once more, one by one, the tests that failed
	$(BIN)/pytest -n 0 --last-failed --last-failed-no-failures none

lint: $(VENV)/.dev ## check style and types
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target check-types check-client

check-types:
	$(BIN)/mypy $(CODE)
	$(BIN)/pyright $(CODE)

check-client:
	$(BIN)/python tools/wire_types.py check
	$(BIN)/python tools/client.py check

format: $(VENV)/.dev ## rewrite the code in the house style
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

generate: $(VENV)/.dev ## write anew every file that is made from others
	$(BIN)/python -m tools.generated write

types: $(VENV)/.dev ## write the client's types from the structs of the server
	$(BIN)/python tools/wire_types.py write

ledger: $(VENV)/.dev ## show which rules the tests prove
	$(BIN)/python tools/ledger.py

cover: $(VENV)/.dev ## show the lines that no test runs
	OYEZ_PLAIN=1 $(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report

mutate: $(VENV)/.dev ## break rules one at a time and show which tests notice (GAME=…, ARGS=--help)
	OYEZ_PLAIN=1 $(BIN)/python -m tools.mutate $(GAME) $(ARGS)

bench: $(VENV)/.bench $(VENV)/.compiled $(CLIENT) ## measure speed and strength, also against other software
	$(BIN)/python -m bench.run $(ARGS)
	$(BIN)/python -m bench.run --game warrior_knights --output build/bench-warrior-knights.json $(ARGS)
	$(BIN)/python -m bench.run --game the_anarchy --output build/bench-the-anarchy.json $(ARGS)
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.browser
	$(BIN)/python -m bench.labels
	$(BIN)/python -m bench.happenings
	$(BIN)/python -m bench.strength
	$(BIN)/python -m bench.costs
	$(BIN)/python -m bench.open_phase

soak: $(VENV)/.dev $(VENV)/.compiled $(CLIENT) ## play random games, start, kill and attack the server, fail its disk, for a long time, looking for faults
	$(BIN)/python -m bench.soak $(ARGS)
	$(BIN)/python -m bench.soak --game warrior_knights --games 2000 --probes 200000 --positions 2000 \
		--output build/soak-warrior-knights.json $(ARGS)
	$(BIN)/python -m bench.soak --game the_anarchy --games 2000 --probes 200000 --positions 1000 \
		--output build/soak-the-anarchy.json $(ARGS)
	$(BIN)/python -m bench.crash
	$(BIN)/python -m bench.starts
	$(BIN)/python -m bench.attack
	$(BIN)/python -m bench.faults
	$(BIN)/pytest -m long

flicker: $(VENV)/.dev $(VENV)/.compiled $(CLIENT) check-client ## run all tests five times in random order, two of them beside busy loops
	$(BIN)/python tools/flicker.py --jobs $(JOBS) $(ARGS)

# Each lock takes the versions of the one before, so one environment can hold them all.
lock: $(VENV)/.dev ## pin dependencies anew (ARGS=--upgrade for newer versions)
	$(LOCK) pyproject.toml --output-file requirements/run.lock $(ARGS)
	$(LOCK) --group build --output-file requirements/build.lock $(ARGS)
	$(LOCK) pyproject.toml --group dev --constraint requirements/run.lock \
		--constraint requirements/build.lock --output-file requirements/dev.lock $(ARGS)
	$(LOCK) pyproject.toml --extra bench --constraint requirements/dev.lock \
		--output-file requirements/bench.lock $(ARGS)
	$(BIN)/python tools/client.py lock

licences: $(VENV)/.run $(CLIENT) ## list in THIRD_PARTY.md what comes from others
	$(BIN)/python tools/licences.py write

clean: ## remove the environment, caches and built files
	rm -rf $(VENV) build dist .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules $(dir $(CLIENT))
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -exec rm -f {} +

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/run.lock requirements/build.lock pyproject.toml | $(BIN)/python
	$(LOCKED) -r requirements/run.lock -r requirements/build.lock
	$(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

# What is edited while this runs is newer than the stamp.
$(VENV)/.compiled: $(VENV)/.run tools/compile.py src/oyez/server/wire/patch.py \
		src/oyez/server/tables/shared_view.py $(shell find src/oyez -path src/oyez/server -prune -o \
		-path src/oyez/cli -prune -o -name '*.py' -print)
	@touch $@.begun
	$(BIN)/python tools/compile.py
	@mv $@.begun $@

$(CLIENT): $(VENV)/.run tools/client.py src/oyez/messages/en.ftl src/oyez/messages/fr.ftl \
		$(shell find web -name node_modules -prune -o -name tests -prune -o -type f -print)
	@touch $(VENV)/.client
	$(BIN)/python tools/client.py build
	@touch -r $(VENV)/.client $@

$(VENV)/.dev: requirements/dev.lock $(VENV)/.run
	$(LOCKED) -r requirements/dev.lock
	@touch $@

$(VENV)/.bench: requirements/bench.lock $(VENV)/.dev
	$(LOCKED) -r requirements/bench.lock
	@touch $@
