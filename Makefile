# Segue's everyday commands. `make preview` and `make test` work on a machine that has only Swift:
# Scripts/bootstrap.sh installs the system packages that are missing.

SWIFT ?= swift
# Where `install` puts things, under DESTDIR when packaging.
PREFIX ?= /usr/local
# A scene to preview: a path or the name of a bundled scene. Empty: the gallery.
SCENE ?=
# How many pairs of grids `screen-test` tries.
SCREEN_PAIRS ?= 100000
# How many random runs `fuzz-test` plays.
FUZZ_RUNS ?= 10000
# How many scenes `fuzz-scenes` draws and plays.
FUZZ_SCENES ?= 2000
# How many strange scenes `fuzz-values` plays.
VALUE_RUNS ?= 100000
# For how many seconds in all `fuzz` runs.
FUZZ_SECONDS ?= 600
# For how long `soak` uses the program.
SOAK_MINUTES ?= 60
# Without Swift's shared libraries the program starts a quarter sooner and runs where Swift is not installed.
static = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
release = -c release $(static)
# What tests are built with: optimized as the program is, or they would take six times as long; open to them; and with the
# compiler's index, which `conversions` asks.
tested = $(sanitized) --scratch-path .build-tests --enable-index-store
sanitized = -c release -Xswiftc -enable-testing
tested-folder = "$$($(SWIFT) build $(tested) --show-bin-path)"
# The path of the program as it is shipped, linked from what tests are built from: nothing is compiled twice.
shipped = "$$(SWIFT="$(SWIFT)" Scripts/link-shipped.sh $(tested-folder))"

sources = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources \
	Examples/*/Package.swift Examples/*/Sources Rewriter/Package.swift Rewriter/Sources \
	$(addprefix Rewriter/Tests/SegueRewriterTests/,Laws Rows Running Support)
# The first Python that has the end-to-end tests' modules.
python = $(shell for p in /usr/bin/python3 python3; do \
	"$$p" -c 'import pytest, xdist, pyte, PIL' >/dev/null 2>&1 && echo "$$p" && break; done)

# The first Python that has NumPy.
numpy = $(shell for p in python3 /usr/bin/python3; do "$$p" -c 'import numpy' >/dev/null 2>&1 && echo "$$p" && break; done)

.PHONY: help preview build built-folder build-tools test test-tools tested-program bench-tools unit-test conversions fuzz fuzz-minute fuzz-test fuzz-scenes fuzz-values sanitize soak screen-test end-to-end-test \
	player tested-player check-scenes examples rewriter-test build-rewriter lint format bench install install-player install-uikit uninstall dist deb manual catalogue clean

help:
	@echo "make preview            build and open the gallery (SCENE=Scenes/app-store opens one scene)"
	@echo "make test               all tests: units, random runs, then end to end on a pseudo-terminal"
	@echo "make screen-test        random pairs of frames held to a terminal model (SCREEN_PAIRS=100000)"
	@echo "make fuzz               what libFuzzer makes up, to every reader of bytes (FUZZ_SECONDS=600)"
	@echo "make fuzz-minute        a minute of that, in a build that is soon done"
	@echo "make fuzz-test          random runs held to laws (FUZZ_RUNS=10000)"
	@echo "make fuzz-scenes        the same with scenes drawn from the whole language (FUZZ_SCENES=2000)"
	@echo "make fuzz-values        a strange value in every place of every scene"
	@echo "make sanitize           all unit tests with memory checked, then with races looked for"
	@echo "make lint               formatting and style"
	@echo "make conversions        no conversion in the sources that would trap on some numbers, and no area that may"
	@echo "make format             lay the sources out"
	@echo "make bench              beside chafa and ncurses; start, memory, drags, a session; what each stage of a frame costs"
	@echo "make player             the engine as WebAssembly, for segue export SCENE -o NAME.html"
	@echo "make examples           build the packages in Examples"
	@echo "make rewriter-test      build and test the package in Rewriter, with swift-syntax"
	@echo "make soak               memory, descriptors and answers over an hour of use (SOAK_MINUTES=60)"
	@echo "make install PREFIX=/usr/local"
	@echo "make clean"

preview: build
	@"$$($(SWIFT) build $(release) --show-bin-path)/segue" $(SCENE)

build: build-tools
	@$(SWIFT) build $(release) --product segue

# Where the program has been built, for scripts.
built-folder:
	@$(SWIFT) build $(release) --show-bin-path

# Minutes the first time, for swift-syntax.
build-rewriter: build-tools
	@$(SWIFT) build $(release) --package-path Rewriter --product segue-rewrite

# Targets of their own: make expands a whole recipe before it runs the first line of it.
build-tools:
	@Scripts/bootstrap.sh build

test-tools:
	@Scripts/bootstrap.sh test

tested-program: test-tools
	@$(SWIFT) build $(tested) --product segue

bench-tools:
	@Scripts/bootstrap.sh bench

# The rewriter before the end-to-end tests, which use what it builds.
test: unit-test conversions tested-player fuzz-test fuzz-scenes fuzz-minute screen-test rewriter-test end-to-end-test

# `swift test` would build everything with flags of its own, and the next target everything again.
unit-test: test-tools
	$(SWIFT) build $(tested) --build-tests
	$(SWIFT) test $(tested) --skip-build

# Each in a build of its own. What globals hold at the end is no leak.
# Optimized as well: unoptimized, the random runs alone take hours with memory checked.
sanitize: test-tools
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test $(sanitized) --sanitize=address --scratch-path .build-asan
	TSAN_OPTIONS=suppressions=$(CURDIR)/Scripts/thread-sanitizer.txt $(SWIFT) test $(sanitized) --sanitize=thread --scratch-path .build-tsan

# From the index that the build writes, so it is up to date after the unit tests.
conversions: test-tools
	@$(SWIFT) build $(tested) --build-tests
	Scripts/trapping-calls.py $(tested-folder)/index/store

# Optimized, ten thousand runs take half a minute on two cores; unoptimized, ten times as long.
fuzz-test: test-tools
	@$(SWIFT) build $(tested) --product SegueFuzz
	$(tested-folder)/SegueFuzz --scenes bundled --runs $(FUZZ_RUNS)

# Scenes drawn from the whole language, half a minute on two cores.
fuzz-scenes: test-tools
	@$(SWIFT) build $(tested) --product SegueFuzz
	$(tested-folder)/SegueFuzz --scenes drawn --runs $(FUZZ_SCENES)

# A strange value in every place of every scene, one at a time; any VALUE_RUNS are a sample of all.
fuzz-values: test-tools
	@$(SWIFT) build $(tested) --product SegueFuzz
	$(tested-folder)/SegueFuzz --scenes strange --runs $(VALUE_RUNS)

# What libFuzzer makes up of the corpus, to everything that reads bytes from outside, with memory checked.
fuzz: test-tools
	Scripts/fuzz.sh $(FUZZ_SECONDS)

# As much of it as fits a change's own checks.
fuzz-minute: test-tools
	Scripts/fuzz.sh --quick 60

# Random pairs of grids held to a terminal model; optimized for the same reason.
screen-test: test-tools
	@$(SWIFT) build $(tested) --product SegueScreenProof
	$(tested-folder)/SegueScreenProof --pairs $(SCREEN_PAIRS)

# On the optimized program: it is the one that people run, and a frame costs it a hundredth of the time. One more at
# once than there are cores, for each waits now and then for what moves.
end-to-end-test: tested-program
	@$(SWIFT) build $(tested) --product SegueScreenProof
	program=$(shipped) && SEGUE="$$program" \
		$(python) -m pytest Tests/EndToEnd -p no:cacheprovider -q -n $$(($$(getconf _NPROCESSORS_ONLN) + 1)) --dist loadgroup

# The engine and the compositor for a web page, by the toolchain alone.
player:
	SWIFTC="$(SWIFT)c" Scripts/build-player.sh .build/player

# What the tests of pages need; it also tells what is no Embedded Swift any more, which no other build does.
tested-player: test-tools
	SWIFTC="$(SWIFT)c" Scripts/build-player.sh --if-possible .build/player

check-scenes: tested-program
	$(shipped) check Scenes/*

# Packages of their own, each with a build of its own.
examples: build-tools
	for example in $(dir $(wildcard Examples/*/Package.swift)); do $(SWIFT) build --package-path "$$example" || exit 1; done

# A package of its own, as swift-syntax takes minutes to build.
rewriter-test: test-tools
	$(SWIFT) test --package-path Rewriter

lint:
	$(SWIFT) format lint --strict --recursive $(sources)

format:
	$(SWIFT) format --in-place --recursive $(sources)

# Without chafa, `compare.py` leaves it out. The frames of a scene are measured with allocations counted.
bench: bench-tools build
	$(numpy) Benchmarks/compare.py "$$($(SWIFT) build $(release) --show-bin-path)/segue"
	$(numpy) Benchmarks/startup.py "$$($(SWIFT) build $(release) --show-bin-path)/segue"
	$(numpy) Benchmarks/session.py "$$($(SWIFT) build $(release) --show-bin-path)/segue"
	@$(SWIFT) build $(release) --package-path Benchmarks --product FrameBenchmark
	"$$($(SWIFT) build $(release) --package-path Benchmarks --show-bin-path)/FrameBenchmark"

# An hour of restless use; prints by the minute what the program takes.
soak: bench-tools build
	$(numpy) Benchmarks/soak.py "$$($(SWIFT) build $(release) --show-bin-path)/segue" --minutes $(SOAK_MINUTES)

# With what an app's own files are built with, but on a Mac, whose own UIKit it would stand in the way of.
# Without a player, everything works but the export of pages.
install: build install-player $(if $(filter Linux,$(shell uname -s)),build-rewriter install-uikit)
	Scripts/install.sh "$$($(SWIFT) build $(release) --show-bin-path)" "$(DESTDIR)" "$(PREFIX)"

install-uikit: build-rewriter
	Scripts/install.sh --uikit "$$($(SWIFT) build $(release) --package-path Rewriter --show-bin-path)" "$(DESTDIR)" "$(PREFIX)"

# It takes minutes, and a toolchain may lack what it needs.
install-player:
	@$(MAKE) --no-print-directory player || echo "installing without a player for web pages" >&2

uninstall:
	Scripts/install.sh --remove "$(DESTDIR)" "$(PREFIX)"

# For machines that have no Swift: a folder to unpack anywhere, and a package for Debian and Ubuntu.
dist: build
	@Scripts/package.sh tarball "$$($(SWIFT) build $(release) --show-bin-path)" .build/dist

deb: build
	@Scripts/package.sh deb "$$($(SWIFT) build $(release) --show-bin-path)" .build/dist

# After a change of a command's options or its help.
manual: build
	Scripts/write-manual.py "$$($(SWIFT) build $(release) --show-bin-path)/segue" Documentation/Manual

# After a change of the library or of an example on its page.
catalogue: build
	Scripts/write-catalogue.py "$$($(SWIFT) build $(release) --show-bin-path)/segue" \
		Documentation/SceneLibrary.md Documentation/Library

clean:
	$(SWIFT) package clean
	rm -rf .build-tests .build-fuzz .build-asan .build-tsan Benchmarks/.build Rewriter/.build Examples/*/.build Tests/EndToEnd/__pycache__
