# The two commands of the README are `make play` and `make test`; each installs whatever is missing.
.PHONY: play test bench fuzz samples wheel clean
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
