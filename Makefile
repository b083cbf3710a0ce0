# `make demo` and `make test` install everything they need on a fresh machine that has Swift; `make help` lists the rest.
.PHONY: help demo tool library static wheel web npm release release-check install uninstall serve setup build lint compat format test test-release \
  check check-all device fuzz sanitize docs bench

export LAYOUT ?= $(CURDIR)/.build/release/layout
# Options of every build for tests. What nobody debugs is built faster with those of .ci/run.
export SWIFT_OPTIONS

help: ## this list; of the goals check-NAME and bench-NAME, the first lines of Scripts/check/NAME and Scripts/bench/NAME
	@awk -F ':.*## ' '/^[a-z%-]+:.*## / { printf "%-14s %s\n", $$1, $$2 }' Makefile

demo: tool ## lays out 87 chips and a segmented control, and draws them
	@Scripts/setup fonts-noto-color-emoji
	mkdir -p .build/demo
	@echo; echo "87 words at 375 points:"; echo
	@"$(LAYOUT)" chips Examples/chips/food.json --theme plain --format tree
	@echo; echo "layout segmented --items Day,Week,Month --theme plain:"; echo
	@"$(LAYOUT)" segmented --items Day,Week,Month --theme plain --format tree
	@"$(LAYOUT)" chips Examples/chips/food.json --theme plain --scheme auto --format svg --output .build/demo/food.svg
	@"$(LAYOUT)" segmented --items Day,Week,Month --theme plain --scheme auto --format svg --output .build/demo/segmented.svg
	@"$(LAYOUT)" text Examples/text/languages.json --format png --scale 2 --output .build/demo/languages.png
	@echo; echo "The pictures are in .build/demo: food.svg, segmented.svg and languages.png"

test: setup ## builds and runs the tests
	@$(TEST_PROGRAMS)
	Scripts/run-tests

# What users install.

tool: setup ## .build/release/layout, with the Swift library in it
	Scripts/build/tool

library: setup ## .build/library/libpickerlayout.so; its header is Sources/Interfaces/CPickerLayout/include/picker_layout.h
	Scripts/build/library

static: setup ## .build/static/layout: the tool and all shared libraries that it needs, to be copied to other machines
	Scripts/build/static

wheel: tool library ## a wheel of the Python package with all that it needs inside, in .build/wheel, tested
	@Scripts/setup python3
	Scripts/build/wheel

web: tool ## Web/dist: the module for browsers, Node and Deno, and the playground as static files
	@Scripts/setup wasi-libc libclang-rt-14-dev-wasm32 libc++-14-dev-wasm32 curl wasm-opt:binaryen python3 esbuild libjs-codemirror
	Scripts/build/web
	Scripts/build/playground

npm: web ## the package for npm with that module, in .build/npm
	Scripts/build/npm

release: wheel npm docs static ## all parts of a release with a table of their sizes, in .build/release-X.Y.Z
	@Scripts/setup python3 xz:xz-utils dpkg-shlibdeps:dpkg-dev
	SERVER=1 Scripts/build/release

release-check: release-installed release-reproducible release-api ## all that proves what `make release` has made

release-%: ## one of these proofs: installed, reproducible, api, source; see Scripts/release
	Scripts/release/$*

release-api: tool
release-reproducible: static wheel

PREFIX ?= /usr/local
install: setup ## the tool, its manual page and completions, and the C library, in PREFIX; with SERVER=1 also the server
	SERVER="$(SERVER)" Scripts/build/install install "$(PREFIX)"

uninstall: ## removes what install put into PREFIX
	Scripts/build/install uninstall "$(PREFIX)"

serve: setup ## builds the server and starts it; ARGS are options of `layout serve`
	Scripts/build/server
	.build/release/layout-serve $(ARGS)

docs: tool ## one DocC site of all modules, in .build/docs
	@Scripts/setup python3
	Scripts/build/docs

# What must pass before a change lands.

check: build lint test test-release $(addprefix check-,examples schema reports costs lengths catalogs boxes pages pictures library python renderers integrations) ## all that must pass before a change lands

# PICKER_SWEEPS=full makes tests sweep wholly, and adds slow parts to some of the checks.
check-all: export PICKER_SWEEPS = full
check-all: check check-growth check-embedded device check-web check-npm check-server docs sanitize fuzz ## the slow checks too

check-%: ## one of the checks: examples, schema, reports, costs, lengths, catalogs, boxes, pages, pictures, library, python, renderers, integrations, growth, embedded, web, npm, server, fleet, nested, compat, imports, spelling, phrases
	Scripts/check/$*

compat: build ## asks the browsers that are installed, HarfBuzz and Pillow again how far the engine agrees with them
	Scripts/check/compat --live

check-examples check-schema check-embedded check-server: setup
check-growth check-reports check-costs check-lengths check-catalogs check-boxes check-pages check-pictures check-python check-renderers check-library check-integrations: tool
check-python check-renderers check-library check-fleet: library
check-pictures: build
check-web: web

# README and articles.
check: check-articles
check-articles: tool
check-npm: npm

build: setup ## all targets and tests
	swift build $(SWIFT_OPTIONS) --build-tests --explicit-target-dependency-import-check error

# All Swift files, but for those in folders whose name begins with a full stop, where builds and checkouts are.
SWIFT_FILES = find . -name '.?*' -prune -o -type f -name '*.swift' -print0

lint: ## the format of all Swift files, what modules may import, spelling, phrases that have a plainer wording, and subjects of commits
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel
	Scripts/check/imports
	Scripts/check/spelling
	Scripts/check/phrases
	Scripts/check/subjects

format: ## formats all Swift files
	$(SWIFT_FILES) | xargs -0 swift format -i --parallel

# The tests of what owns memory of C, or looks at memory unchecked.
LIFETIMES = CPickerLoaderTests,PickerJSONTests,PickerSolverTests,PickerShapingTests,PickerArtworkTests,PickerCairoTests,PickerCatalogsTests,PickerCTests,FuzzTargetsTests

TESTABLE = -c release -Xswiftc -enable-testing --scratch-path .build/testable

# With other options in the same folder, everything would be compiled again each time.
test-release: export PICKER_TESTS = $(LIFETIMES)
test-release: setup ## the tests of what owns memory, in a release build: an object that is freed too early is detected only here
	@$(TEST_PROGRAMS)
	swift build $(SWIFT_OPTIONS) $(TESTABLE) --product PickerLayoutPackageTests
	Scripts/run-tests $(TESTABLE) --skip-build

# For ThreadSanitizer pthread locks replace those of Synchronization, which it does not know. The tests of the tool are
# skipped with it, since many start other processes. With AddressSanitizer some of them are skipped: those of endless
# input and of bounded memory, because it reserves more address space than they allow, and those of the terminal, whose
# environment is without ASAN_OPTIONS.
sanitize: setup ## the tests with AddressSanitizer and with ThreadSanitizer
	@$(TEST_PROGRAMS)
	ASAN_OPTIONS=detect_leaks=0 swift test --scratch-path .build/asan --sanitize address \
	  --disable-xctest --parallel --skip 'ithoutEnd|IsTooLong|InBoundedMemory|layoutTests.TerminalTests'
	swift test --scratch-path .build/tsan --sanitize thread -Xswiftc -DPICKER_THREAD_SANITIZER \
	  --disable-xctest --parallel --skip layoutTests

MINUTES ?= 1
fuzz: setup ## each fuzz target for MINUTES, with AddressSanitizer; failing inputs are written to Fuzz/.build/found
	Scripts/check/fuzz $(MINUTES)

device: ## a picker on a microcontroller, in QEMU, and the memory it takes
	Scripts/check/device

# What is measured, and what is recorded.

bench: bench-engine bench-tool ## time of layout, texts and the tool, beside references that are measured in the same run

bench-%: tool ## one of the benchmarks: engine, tool, check, library, fleet, peers, drawing, mount, module, form, sizes
	Scripts/bench/$*

bench-library bench-fleet bench-peers: library
bench-sizes: web

record-%: tool ## what is kept: judges, gallery, themes, page-engine, cjk-font, and in articles figures, keys, guides and blocks
	Scripts/record/$*

setup:
	@Scripts/setup

# The programs that the tests use for comparison.
TEST_PROGRAMS = Scripts/setup python3 rsvg-convert:librsvg2-bin fonts-noto-color-emoji fonts-noto-core hyphen-en-us hyphen-de
