# The two commands of the README are `make play` and `make test`; each installs whatever is missing.
.PHONY: play test types chromium bench screens fuzz samples gallery records compiled interpreted test-compiled bench-plot wheel release docs coverage clean
UV := $(shell command -v uv || echo .uv/bin/uv)
export UV
RUN := .venv/bin/
JOBS ?= 2
PAGE := src/overlord/server/static/index.html

play: .venv/ready $(PAGE)
	$(RUN)overlord serve

test: .venv/ready $(PAGE) chromium
	$(RUN)ruff check src tests bench
	$(RUN)ruff format --check src tests bench
	$(RUN)mypy
	$(RUN)lint-imports --no-cache > .venv/contracts.log || (cat .venv/contracts.log; false)
	$(MAKE) -s types TYPES=.venv
	cmp .venv/wire.gen.ts web/src/net/wire.gen.ts && cmp .venv/facts.gen.ts web/src/net/facts.gen.ts || \
		(echo "Python tells the page something else than the committed files: run make types and commit what it changes."; false)
	cd web && npm run --silent lint && npm run --silent check && npm test --silent
	$(COUNTING)$(RUN)pytest -q -n $(JOBS) --dist worksteal $(if $(COUNTING),--cov --cov-report=)
	$(if $(COUNTING),@echo "Lines of the program that the tests run: $$($(RUN)coverage report --format=total) %")

# Which lines the tests run. From Python 3.12 on counting costs a twentieth, so that `make test` does it too; on 3.11 it
# takes twice the time. TESTS=tests/rules counts what one folder runs.
COUNTING = $(shell $(RUN)python -c "import sys; print('COVERAGE_CORE=sysmon ' * (sys.version_info >= (3, 12)))")
coverage: .venv/ready $(PAGE)
	$(COUNTING)$(RUN)pytest -q -n $(JOBS) --dist worksteal --cov --cov-report=term $(TESTS)

# Both forms side by side. JSON=FILE also writes the figures down; ONLY=engine measures one part.
bench: compiled
	$(RUN)python -m bench $(if $(JSON),--json $(JSON)) $(if $(ONLY),--only $(ONLY))

# The line of today in bench/history.csv, and the plot of all lines in docs.
bench-plot: compiled
	mkdir -p build && $(RUN)python -m bench --only engine --only bots --json build/bench.json
	$(RUN)python -m bench.history build/bench.json

# The pictures of the README, taken by playing until there is something to see.
screens: .venv/ready $(PAGE) chromium
	PYTHONPATH=tests $(RUN)python -m browser.screens docs/screens $(ONLY)

fuzz: .venv/ready
	$(RUN)python -m bench.fuzz --games 2000 --jobs $(JOBS)
	OVERLORD_KILLS=20 OVERLORD_LONG=1 $(RUN)pytest -q -s tests/server/test_process.py tests/server/test_worlds.py -k "kill_9 or worlds"
	OVERLORD_LONG=1 $(RUN)pytest -q tests/files/test_broken_files.py tests/properties

samples: .venv/ready
	$(RUN)python -m bench.samples "$(DIR)" --jobs $(JOBS)

# The golden records of tests/records: what today's rules make of them. RENEW=1 writes them without a new rules version,
# ANEW=1 lets today's bots play every battle anew.
records: .venv/ready
	$(RUN)python -m bench.records $(if $(RENEW),--renew) $(if $(ANEW),--anew)

# The battles as a page with pictures; MEASURE=400 lets recruits fight each of them first.
gallery: .venv/ready
	$(RUN)python -m bench.gallery --jobs $(JOBS) --measure $(or $(MEASURE),0)

# The compiled form of the engine, laid beside the sources; it is used until one of them changes. `make interpreted` takes
# it away again. Tests run the sources in any case (tests/conftest.py), but for `make test-compiled`.
compiled: .venv/ready
	$(RUN)python -m bench.compiled

interpreted:
	python3 -m bench.compiled --remove

test-compiled: compiled
	OVERLORD_FORM=interpreted $(RUN)python -m bench.twins > build/interpreted.txt
	OVERLORD_FORM=compiled $(RUN)python -m bench.twins > build/compiled.txt
	cmp build/interpreted.txt build/compiled.txt
	OVERLORD_FORM=compiled $(RUN)pytest -q -n $(JOBS) --dist worksteal tests/rules tests/overlord_rules tests/combat tests/air tests/properties tests/game tests/bots

# The pure wheel and the sdist; COMPILED=1: a wheel for this system and this Python, with the compiled form inside.
wheel: .venv/ready $(PAGE)
	$(if $(COMPILED),OVERLORD_COMPILE=1 $(UV) build -q --wheel -p .venv/bin/python,$(UV) build -q)

# One command from a clean checkout to a tag: make release VERSION=0.2.0 (without VERSION that of the source).
release: .venv/ready $(PAGE)
	$(RUN)python -m bench.release $(VERSION)

# The documents as a site, with a reference made from the docstrings; what builds it is not needed for anything else.
docs: .docs/ready
	.docs/bin/python -m bench.site build/docs

.docs/ready: pyproject.toml requirements-docs.lock $(filter .uv/bin/uv,$(UV))
	$(UV) venv -q --allow-existing .docs
	$(UV) pip sync -q -p .docs requirements-docs.lock
	$(UV) pip install -q -p .docs --no-deps -e .
	touch $@

# The page: built into the package, not committed. The types of the wire and the facts it shares with Python are made from Python and committed.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --silent --no-audit --no-fund && touch node_modules/.package-lock.json

$(PAGE): web/node_modules/.package-lock.json web/index.html web/vite.config.ts $(wildcard web/src/* web/src/*/*) \
		$(wildcard src/overlord/text/*.ftl) $(wildcard src/overlord/picture/*.svg) $(wildcard src/overlord/picture/*.toml)
	cd web && npm run --silent build

TYPES ?= web/src/net
types: .venv/ready web/node_modules/.package-lock.json
	@$(RUN)overlord schema --facts > $(TYPES)/facts.gen.ts
	@$(RUN)overlord schema > .venv/wire.schema.json
	@cd web && npm run --silent types -- -i ../.venv/wire.schema.json -o ../$(TYPES)/wire.gen.ts

# Browser tests need Chromium: installed where apt is there and may, otherwise the tests say what to do. The headless shell is
# Chromium without its windows, which take more of the processor than our page does; a whole Chromium will do too.
chromium:
	@command -v chromium-headless-shell > /dev/null || [ -n "$$CHROMIUM" ] || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null && apt-get -qq update && \
		{ apt-get -qq install -y chromium-headless-shell || apt-get -qq install -y chromium; } > /dev/null; } || true

.uv/bin/uv:
	python3 -m venv .uv && .uv/bin/pip install -q uv

# uv.lock would record registry addresses; a compiled requirements file pins the same versions without them.
.venv/ready: pyproject.toml requirements.lock $(filter .uv/bin/uv,$(UV))
	$(UV) venv -q --allow-existing .venv
	$(UV) pip sync -q -p .venv requirements.lock
	$(UV) pip install -q -p .venv --no-deps -e .
	touch $@

requirements.lock: | $(filter .uv/bin/uv,$(UV))
	$(UV) pip compile -q --universal --group dev --no-emit-index-url --no-header -o $@ pyproject.toml

requirements-docs.lock: | $(filter .uv/bin/uv,$(UV))
	$(UV) pip compile -q --universal --group docs --no-emit-index-url --no-header -o $@ pyproject.toml

clean: interpreted
	rm -rf web/node_modules src/overlord/server/static
	rm -rf .venv .docs .uv dist build .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
