# Everything happens in .venv, from hash-pinned locks; a machine needs only make and Python 3.11 or newer.
#   make play                      make play ARGS="--help"
#   make test ARGS="-k dragon"     make play PYTHON=python3.13

SHELL := /bin/sh
.DEFAULT_GOAL := help

VENV  := .venv
PY    := $(VENV)/bin/python
UV    := $(PY) -m uv --quiet
READY := $(VENV)/ready
JOBS  ?= auto
ARGS  ?=
WEB   := $(shell find web -name node_modules -prune -o -type f -print)

# The Pythons to try, in this order; PYTHON=... tries that one alone.
PYTHONS = $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

# What Python has compiled once is kept, whatever the machine says: hundreds of the tests' programs start from it.
unexport PYTHONDONTWRITEBYTECODE

INSTALL = $(UV) pip install --python $(PY) --require-hashes -r
COMPILE = $(UV) pip compile --universal --generate-hashes --python-version 3.11 --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock" $(UPGRADE) -o

.PHONY: help play web test lint fast bench prove soak lock clean bench-server
.NOTPARALLEL:

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(READY)/base $(READY)/package ## play in the browser (ARGS="..." goes to `inglenook serve`)
	@$(PY) -m inglenook serve --open $(ARGS)

web: $(READY)/base $(READY)/package ## build the browser client
	$(PY) tools/web.py build

test: lint ## lint, then every test on every core (ARGS="..." goes to pytest, JOBS=n sets the cores)
	$(PY) -m pytest -n $(JOBS) --dist worksteal $(ARGS)

lint: $(READY)/test $(READY)/package ## ruff, mypy, import-linter, svelte-check, eslint, prettier
	$(PY) tools/lint.py

fast: $(READY)/bench $(READY)/package ## compile the rules into build/fast, and replay the recorded games on them
	$(PY) tools/fast.py check

bench: $(READY)/bench $(READY)/package ## measure the engine beside others on this machine
	$(PY) bench/run.py $(ARGS)

bench-server: $(READY)/bench $(READY)/package ## measure the server beside boardgame.io on this machine
	$(PY) bench/server/run.py $(ARGS)

prove: $(READY)/test $(READY)/package ## switch every rule off in turn and see that a test fails
	$(PY) tools/prove.py $(ARGS)

soak: $(READY)/test $(READY)/package ## random play for a long time, with every invariant checked
	$(PY) -m pytest tests/fuzz tests/server/app tests/terminal tests/docs --soak -n $(JOBS) --dist worksteal $(ARGS)

lock: $(READY)/uv ## rebuild requirements/*.lock (UPGRADE=--upgrade takes newer versions)
	$(COMPILE) requirements/uv.lock requirements/uv.in
	$(COMPILE) requirements/base.lock pyproject.toml requirements/build.in --extra lab --extra postgres
	$(COMPILE) requirements/test.lock pyproject.toml requirements/build.in --extra lab --extra postgres --extra test -c requirements/base.lock
	$(COMPILE) requirements/bench.lock pyproject.toml requirements/build.in --extra lab --extra postgres --extra bench -c requirements/test.lock

clean: ## remove .venv, caches and builds
	rm -rf $(VENV) web/node_modules src/inglenook/server/static
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up: each stamp in .venv/ready says that one set is in .venv ---

$(VENV)/pyvenv.cfg:
	@found=; for python in $(PYTHONS); do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Inglenook needs Python 3.11 or newer, and none of these is: $(PYTHONS)." >&2; \
		echo "Install one, or say where it is: make play PYTHON=/path/to/python3.12" >&2; exit 1; \
	fi; \
	if ! "$$found" -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "$$found cannot make a virtual environment: its module venv (or ensurepip) is missing." >&2; \
		echo "On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; \
	fi; \
	echo "Setting up $(VENV) with $$("$$found" --version); only the first time takes a while."; \
	"$$found" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

$(READY)/uv: requirements/uv.lock | $(VENV)/pyvenv.cfg
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r $<
	@mkdir -p $(READY) && touch $@

$(READY)/base $(READY)/test $(READY)/bench: $(READY)/%: requirements/%.lock $(READY)/uv
	@$(INSTALL) $<
	@touch $@

# Needs hatchling and node, which every set brings: each target names its set before this one. Builds the browser client too.
$(READY)/package: pyproject.toml hatch_build.py tools/web.py src/inglenook/__init__.py $(WEB) | $(READY)/uv
	@$(UV) pip install --python $(PY) --no-deps --no-build-isolation -e .
	@touch $@
