# Ceiba. Needs Python 3.11 or newer and make; everything else is installed into .venv from the registry.
#
#   make play     opens the program
#   make test     style, types, boards, scenarios, tests: what has to pass before a change is taken
#   make check    only the quick part of it: style, types, boards, scenarios
#   make bench    measures speed and prints it; fails for nothing
#   make clean    takes .venv and all caches away
#
# PYTHON=python3.13 chooses another Python.

NEWEST := python3 python python3.14 python3.13 python3.12 python3.11
PYTHON ?= $(shell for p in $(NEWEST); do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
VENV := .venv
RUN := $(VENV)/bin/python
PIP := $(RUN) -m pip --disable-pip-version-check install --quiet
JOBS ?= 2

.PHONY: play test check style types rules bench clean

play: $(VENV)/play.done
	$(RUN) main.py

test: check
	$(RUN) -m pytest -n $(JOBS)

check: style types rules

style: $(VENV)/test.done
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .

types: $(VENV)/test.done
	$(RUN) -m mypy

rules: $(VENV)/test.done
	$(RUN) main.py check boards tzolkin/data
	$(RUN) main.py scenario tests/scenarios

bench: $(VENV)/bench.done
	$(RUN) -m tests.benchmarks

$(RUN):
	@test -n "$(PYTHON)" || { echo "Ceiba needs Python 3.11 or newer; none was found."; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: pyproject.toml | $(RUN)
	$(PIP) -e .
	touch $@

$(VENV)/test.done: pyproject.toml | $(RUN)
	$(PIP) -e ".[test,quality]"
	touch $@ $(VENV)/play.done

$(VENV)/bench.done: pyproject.toml | $(RUN)
	$(PIP) -e ".[bench]"
	touch $@ $(VENV)/play.done

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
