# `make demo` and `make test` do all the set-up on a fresh machine that has Swift.
.PHONY: demo fuzz test check check-all format bench setup setup-tests build lint imports consumers schema test-release sanitize pixels pictures browser judges

LAYOUT = .build/release/layout

demo: setup
	swift build -c release --product layout
	mkdir -p .build/demo
	@echo; echo "87 words at 375 points:"; echo
	@$(LAYOUT) chips Examples/chips/food.json --format tree
	@echo; echo "layout segmented --items Day,Week,Month:"; echo
	@$(LAYOUT) segmented --items Day,Week,Month --format tree
	@$(LAYOUT) chips Examples/chips/food.json --format svg --output .build/demo/food.svg
	@$(LAYOUT) segmented --items Day,Week,Month --format svg --output .build/demo/segmented.svg
	@echo; echo "The pictures are in .build/demo/food.svg and .build/demo/segmented.svg"

test: setup-tests
	Scripts/run-tests

# All that has to hold before a change lands.
check: build lint imports consumers schema test test-release pixels browser

# And what takes long: sweeps as a whole, sanitizers, pictures pixel by pixel, and fuzzing.
check-all: export PICKER_SWEEPS = full
check-all: check sanitize pictures fuzz

build: setup
	swift build --build-tests --explicit-target-dependency-import-check error

lint:
	swift format lint --strict -r Package.swift Sources Tests

imports:
	Scripts/check-imports

# Each product alone, as its users have it.
consumers: setup
	Scripts/check-consumers

# The JSON Schema against examples, their trees, malformed and changed documents, by jsonschema of PyPI.
schema: setup
	swift build --product layout
	python=$$(Scripts/find-jsonschema) && $$python Scripts/check_schema.py

# Each target in turn for MINUTES, with AddressSanitizer; what breaks is kept in Fuzz/.build/found.
MINUTES ?= 1
fuzz: setup
	Scripts/fuzz $(MINUTES)

# Once more with the optimiser: an object freed too early shows only here.
test-release: setup-tests
	Scripts/run-tests -c release -Xswiftc -enable-testing

# The tests with AddressSanitizer, and with ThreadSanitizer, which takes pthread locks for those of
# Synchronization that it does not know. It does not see into the tool, whose tests are left out.
# AddressSanitizer reserves more address space than the tests of endless input let the tool have.
sanitize: setup-tests
	ASAN_OPTIONS=detect_leaks=0 swift test --scratch-path .build/asan --sanitize address \
	  --disable-xctest --parallel --skip 'ithoutEnd|IsTooLong'
	swift test --scratch-path .build/tsan --sanitize thread -Xswiftc -DPICKER_THREAD_SANITIZER \
	  --disable-xctest --parallel --skip layoutTests

format:
	swift format -i -r Package.swift Sources Tests

bench: setup
	swift run -c release --package-path Benchmarks SolverBenchmark
	swift run -c release --package-path Benchmarks TextBenchmark

# The pixels of every canvas and wheel, drawn by librsvg.
pixels: setup-tests
	swift build --product layout
	python3 Scripts/check_color_pixels.py

# PNG, PDF, SVG and HTML of every example against each other; needs Debian's chromium and poppler-utils, and
# Pillow and numpy from PyPI.
pictures: setup
	swift build --product layout
	python3 Scripts/compare_pictures.py
	python3 Scripts/compare_pictures.py --scale 2

# Pages in use: clicked, dragged and driven by keys in Chromium. With the tool that `make test-release`
# has built: without the optimiser they take three times as long.
browser:
	@Scripts/setup chromium python3
	swift build -c release -Xswiftc -enable-testing --product layout
	LAYOUT=$(CURDIR)/$(LAYOUT) python3 Scripts/browser_tests.py

# Records the answers of judges anew: programs written from the articles, and Chromium on random containers
# and on real lists.
judges:
	@Scripts/setup chromium python3 iso-codes
	Scripts/make_judge_fixtures.py
	Scripts/record_flow.py
	Scripts/record_lists.py

setup:
	@Scripts/setup

# And the programs that tests hold the engine against.
setup-tests:
	@Scripts/setup python3 rsvg-convert:librsvg2-bin
