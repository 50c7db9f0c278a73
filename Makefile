# The two commands of the README are `make play` and `make test`; each installs whatever is missing.
.PHONY: play test bench fuzz samples compiled test-compiled wheel clean
UV := $(shell command -v uv || echo .uv/bin/uv)
RUN := .venv/bin/
JOBS ?= 2

play: .venv/ready
	$(RUN)overlord play

test: .venv/ready
	$(RUN)ruff check src tests bench
	$(RUN)ruff format --check src tests bench
	$(RUN)mypy
	$(RUN)lint-imports --no-cache > .venv/contracts.log || (cat .venv/contracts.log; false)
	$(RUN)pytest -q -n $(JOBS) --dist worksteal

bench: .venv/ready
	$(RUN)python -m bench

fuzz: .venv/ready
	$(RUN)python -m bench.fuzz --games 2000 --jobs $(JOBS)

samples: .venv/ready
	$(RUN)python -m bench.samples "$(DIR)" --jobs $(JOBS)

# The mypyc form of the hot core, beside the source; base.py and what holds msgspec structs stay interpreted.
COMPILED := $(addprefix overlord/engine/, names.py rng.py hexes.py ground.py state.py effects.py rules.py) \
	overlord/engine/queries/*.py overlord/engine/flow/*.py overlord/engine/tables/*.py

compiled: .venv/ready
	rm -rf build/compiled && mkdir -p build/compiled && cp -r src/overlord build/compiled/
	cd build/compiled && MYPYPATH=. ../../.venv/bin/mypyc $(COMPILED) > compile.log || (tail -20 compile.log; false)

test-compiled: compiled
	.venv/bin/python -m bench.twins > build/interpreted.txt
	PYTHONPATH=build/compiled .venv/bin/python -m bench.twins > build/compiled.txt
	cmp build/interpreted.txt build/compiled.txt
	PYTHONPATH=build/compiled $(RUN)pytest -q tests/rules tests/overlord_rules tests/properties

wheel: .venv/ready
	$(UV) build -q

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

clean:
	rm -rf .venv .uv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis
