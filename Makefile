# Everything starts here, on a machine that has Python 3.11 or newer: each target sets up what it needs, once.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

TABLEE_STARTED := $(or $(TABLEE_STARTED),$(shell date +%s))
export TABLEE_STARTED
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE # else every process of every stage compiles the tests anew
BIN := .venv/bin
STAGE := scripts/stage
CLOSING := $(BIN)/python scripts/closing.py
GAME ?= loch-ness
TIME ?= 30
KILLS ?= 200
TABLES ?= 50
SAMPLE ?= 200
SEED ?= 0
JOBS ?= $(shell nproc)
SOURCES ?= rules/*.py

# What the wheel is made of. The list itself is a source too: a file that goes away must go from the wheel.
FILES := $(sort $(shell find src/tablee -type f -not -path '*/tests/*' -not -path '*/__pycache__/*' -not -path '*/static/*'))
$(shell mkdir -p build && printf '%s\n' $(FILES) | cmp -s - build/files || printf '%s\n' $(FILES) >build/files)
CLIENT := $(if $(wildcard client/package.json),$(shell find client -type f -not -path '*/node_modules/*'))

# The two builds: src is interpreted, the wheel in .venv is compiled. Both run the same tests.
INTERPRETED := env TABLEE_BUILD=interpreted PYTHONPATH=src
COMPILED := env -u PYTHONPATH TABLEE_BUILD=compiled
PYTEST = -m pytest -n logical --dist worksteal --junitxml=build/reports/$@.xml
QUICK := -m 'not slow and not browser'

.PHONY: help play share test check build format lint types contracts test-interpreted test-compiled test-slow \
	test-client test-browser test-trials needs coverage smoke bench fuzz mutants crash load drafts deletion fields rules pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/compiled ## start the table and open the browser
	$(BIN)/tablee serve --open

share: .venv/compiled ## the same, for every device of this network: phones, a television
	$(BIN)/tablee serve --open --host 0.0.0.0

test: test-interpreted test-compiled ## the quick suite, on the interpreted and on the compiled build
	@$(CLOSING)

check: GATE := 1
check: needs lint types contracts test coverage test-slow $(if $(CLIENT),test-client test-browser) smoke ## the full gate, as CI runs it
	@$(CLOSING)

build: build/wheel ## the wheel, in dist/

# Set-up: one environment, one client, one wheel, each made again only when what it is made of has changed.

.venv/ready: constraints.txt pyproject.toml
	@test -x $(BIN)/python || $(STAGE) venv "$$(scripts/python)" -m venv .venv
	@$(STAGE) tools $(BIN)/pip install -q -c constraints.txt setuptools mypy
	@$(STAGE) dependencies $(BIN)/pip install -q --no-build-isolation -c constraints.txt -e '.[dev]'
	@touch $@

build/packages: client/package.json client/package-lock.json | .venv/ready
	@$(STAGE) packages scripts/node npm install --no-save --prefix client
	@touch $@

build/client: build/packages $(CLIENT)
	@$(STAGE) client scripts/node npm run build --prefix client
	@touch $@

build/wheel: .venv/ready setup.py build/files $(FILES) $(if $(CLIENT),build/client)
	@rm -f dist/tablee-*.whl
	@$(STAGE) wheel $(BIN)/pip wheel -q --no-build-isolation --no-deps -w dist .
	@! compgen -G 'dist/tablee-*-none-any.whl' >/dev/null || echo "tablee: no C compiler, so this build is interpreted"
	@touch $@

.venv/compiled: build/wheel
	@$(STAGE) install $(BIN)/pip install -q --no-deps --force-reinstall dist/tablee-*.whl
	@touch $@

# The gate, stage by stage.

needs: ## what only the full gate needs of the machine
	@$(STAGE) compiler scripts/need compiler
	@$(STAGE) chromium scripts/need chromium

lint: .venv/ready ## ruff: format and rules
	@$(STAGE) format $(BIN)/ruff format --check
	@$(STAGE) lint $(BIN)/ruff check

types: .venv/ready ## mypy, strict
	@$(STAGE) $@ $(BIN)/mypy

contracts: .venv/ready ## which layer may import which
	@$(STAGE) $@ $(INTERPRETED) $(BIN)/lint-imports

test-interpreted: .venv/ready $(if $(CLIENT),build/client) ## the quick suite on src
	@rm -rf build/coverage
	@$(STAGE) $@ $(INTERPRETED) $(BIN)/$(if $(GATE),coverage run,python) $(PYTEST) $(QUICK)

test-compiled: .venv/compiled ## the quick suite on the wheel
	@if [ -z "$(GATE)" ] && compgen -G 'dist/tablee-*-none-any.whl' >/dev/null; \
	then echo "── $@: no C compiler on this machine, so there is no compiled build to test"; \
	else $(STAGE) $@ $(COMPILED) $(BIN)/python $(PYTEST) -o pythonpath= $(QUICK); fi

coverage: .venv/ready ## what the last gate's interpreted tests did not reach
	@$(BIN)/coverage combine -q
	@$(STAGE) $@ $(BIN)/coverage report

test-slow: .venv/compiled ## what takes long, on the wheel
	@$(STAGE) $@ $(COMPILED) $(BIN)/python $(PYTEST) -o pythonpath= -m 'slow and not browser'

test-client: build/packages ## types and tests of the client
	@$(STAGE) client-types scripts/node npm run check --prefix client
	@$(STAGE) $@ scripts/node npm test --prefix client

test-browser: .venv/compiled ## matches in a real browser
	@$(STAGE) $@ $(COMPILED) $(BIN)/python $(PYTEST) -o pythonpath= -m 'browser and not trials' tests/browser src/tablee/games

test-trials: .venv/compiled ## matches in a real browser in which trials run their time
	$(COMPILED) $(BIN)/python -m pytest -n 1 -o pythonpath= -m trials tests/browser src/tablee/games

smoke: build/wheel ## the wheel in a new environment, away from here
	@$(STAGE) $@ scripts/smoke

# By hand.

bench: .venv/compiled ## decisions per second, compiled and interpreted
	$(BIN)/tablee bench

fuzz: .venv/compiled ## random matches of GAME for TIME seconds
	$(BIN)/tablee fuzz $(GAME) --seconds $(TIME)

mutants: .venv/ready ## SAMPLE small changes to the rules of GAME, and those that its tests overlook
	@$(INTERPRETED):scripts $(BIN)/python -m mutants $(GAME) $(foreach each,$(SOURCES),'$(each)') --sample $(SAMPLE) --seed $(SEED) --jobs $(JOBS)

crash: .venv/compiled ## servers on SQLite and Postgres killed KILLS times each while people play
	$(COMPILED) $(BIN)/python -m pytest -o pythonpath= -s -k killed_again --kills $(KILLS) tests/server

load: .venv/compiled ## TABLES tables of four players for TIME seconds: moves a second, times, memory
	$(COMPILED) $(BIN)/python -m benchmarks.load --tables $(TABLES) --seconds $(TIME)

drafts: .venv/compiled ## ten drafts a second from eight screens of twenty tables for TIME seconds: what they cost, what moves take
	$(COMPILED) $(BIN)/python -m benchmarks.drafts $(TIME)

fields: .venv/ready ## the class of every game's components, from the fields it declares
	$(INTERPRETED) $(BIN)/python -m tablee.fields

format: .venv/ready ## format and mend what ruff can mend
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

deletion: .venv/ready ## the quick suite without each of the games, which nothing else may need
	$(INTERPRETED) $(BIN)/python scripts/deletion.py $(TESTS)

rules: .venv/ready ## the rules on the pages of docs/rules, from the texts of the games
	$(INTERPRETED) $(BIN)/python scripts/rules_pages.py

pins: .venv/ready ## write constraints.txt anew, with the newest versions
	$(BIN)/python scripts/pins.py

clean: ## everything that was built
	rm -rf .venv build dist src/tablee.egg-info src/tablee/server/static client/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
