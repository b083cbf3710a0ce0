# `make demo` and `make test` install everything they need on a fresh machine that has Swift.
.PHONY: demo tool library static fuzz test check check-all format bench setup setup-tests build lint imports examples schema reports test-release sanitize pixels pictures picture-sample theme-pictures gallery browser judges docs install uninstall serve server library-check library-check-all bench-library bench-fleet python fleet fleet-example wheel renderers bench-peers bench-check growth cjk-font embedded device web web-check page-engine playground playground-check

LAYOUT = .build/release/layout

demo: tool
	@Scripts/setup fonts-noto-color-emoji
	mkdir -p .build/demo
	@echo; echo "87 words at 375 points:"; echo
	@"$(LAYOUT)" chips Examples/chips/food.json --format tree
	@echo; echo "layout segmented --items Day,Week,Month:"; echo
	@"$(LAYOUT)" segmented --items Day,Week,Month --format tree
	@"$(LAYOUT)" chips Examples/chips/food.json --format svg --output .build/demo/food.svg
	@"$(LAYOUT)" segmented --items Day,Week,Month --format svg --output .build/demo/segmented.svg
	@"$(LAYOUT)" text Examples/text/languages.json --format png --scale 2 --output .build/demo/languages.png
	@echo; echo "The pictures are in .build/demo: food.svg, segmented.svg and languages.png"

# The tool as .build/release/layout, with the Swift library in it.
tool: setup
	Scripts/build-tool

# The C library as .build/library/libpickerlayout.so, with the Swift library in it; its header is
# Sources/CPickerLayout/include/picker_layout.h.
library: setup
	Scripts/build-library

# Tests the Python package, in a virtual environment of its own.
python: tool library
	@Scripts/setup python3
	Scripts/check-python

# Tests layouts on Spark. Not part of `make check`: it downloads 300 MB of PySpark, and takes minutes.
fleet: library
	@Scripts/setup python3 java:default-jre-headless
	Scripts/check-fleet

# A wheel of the Python package with the library and all that it needs inside, in .build/wheel, tested.
wheel: tool library
	@Scripts/setup python3
	Scripts/make-wheel

# The tool and all shared libraries that it needs in the folder .build/static/layout, to be copied to other machines.
static: setup
	Scripts/make-static

# All modules that take no C library, compiled as Embedded Swift for WebAssembly and for ARM.
embedded:
	Scripts/build-embedded

# A picker on a microcontroller.
device:
	@Scripts/setup arm-none-eabi-gcc:gcc-arm-none-eabi libnewlib-arm-none-eabi qemu-system-arm
	Scripts/check-device

# The job of Examples/fleet; its report is .build/fleet-result/report.html.
fleet-example: library
	@Scripts/setup python3 java:default-jre-headless iso-codes
	Scripts/with-fleet python Examples/fleet/job.py .build/fleet-result

# The module for browsers, Node and Deno, in Web/dist.
web:
	@Scripts/setup wasi-libc libclang-rt-14-dev-wasm32 wasm-opt:binaryen python3
	Scripts/build-web

# The engine of interactive HTML documents, in Pages.
page-engine:
	@Scripts/setup wasi-libc libclang-rt-14-dev-wasm32 wasm-opt:binaryen python3
	Scripts/make-page-engine

# Tests it in Node, with its types, and in Chromium, and that the engine of HTML documents is that of the sources.
web-check: web tool
	@Scripts/setup node:nodejs tsc:node-typescript chromium python3
	Scripts/make-page-engine --check
	node --test Web/tests/*.test.mjs
	LAYOUT="$(CURDIR)/$(LAYOUT)" python3 Scripts/browser_tests.py browser.web_engine

# The playground, a folder of static files in Web/dist/playground: for any web server, or opened as a file.
playground: web tool
	@Scripts/setup esbuild libjs-codemirror python3
	LAYOUT="$(CURDIR)/$(LAYOUT)" Scripts/make-playground

# Uses it in Chromium.
playground-check: playground
	@Scripts/setup chromium
	LAYOUT="$(CURDIR)/$(LAYOUT)" "$$(Scripts/python-environment .build/python axe-core-python)" Scripts/browser_tests.py browser.test_playground

test: setup-tests
	Scripts/run-tests

# The tool, its manual page, completions for bash, zsh and fish, and the C library; with SERVER=1 also the server.
PREFIX ?= /usr/local
install: setup
	SERVER="$(SERVER)" Scripts/install install "$(PREFIX)"

uninstall:
	Scripts/install uninstall "$(PREFIX)"

# Builds the server and starts it; ARGS are options of `layout serve`.
serve: setup
	Scripts/build-server
	Server/.build/release/layout-serve $(ARGS)

# Everything that must pass before a change lands.
check: build lint imports examples schema reports test test-release pixels picture-sample browser library-check python renderers embedded

# Adds the slow checks: a microcontroller, WebAssembly, the server, the documentation, whole sweeps, sanitizers, pixel comparisons of pictures,
# fuzzing, and the C library under valgrind.
check-all: export PICKER_SWEEPS = full
check-all: check device web-check playground-check server docs sanitize pictures fuzz library-check-all

build: setup
	swift build --build-tests --explicit-target-dependency-import-check error

# All Swift files, but for those in folders whose name begins with a full stop, where builds and checkouts are.
SWIFT_FILES = find . -name '.?*' -prune -o -type f -name '*.swift' -print0

lint:
	$(SWIFT_FILES) | xargs -0 swift format lint --strict --parallel

imports:
	Scripts/check-imports

# Builds and runs the programs of Examples/swift, which use each product as a user of the library does.
examples: setup
	Scripts/check-examples

# Builds and tests the renderers of Examples/renderers, which use the C library.
renderers: tool library
	Scripts/check-renderers

# Tests the JSON Schema with examples, their trees, and malformed and changed documents, by jsonschema of PyPI.
schema: setup
	swift build --product layout
	python=$$(Scripts/find-jsonschema) && "$$python" Scripts/check_schema.py

# Validates reports of `layout check` against the schemas of SARIF and JUnit, by packages of PyPI.
reports: tool
	@Scripts/setup python3
	Scripts/check-reports --tool "$(LAYOUT)"

# Runs each fuzz target for MINUTES, with AddressSanitizer; failing inputs are written to Fuzz/.build/found.
MINUTES ?= 1
fuzz: setup
	Scripts/fuzz $(MINUTES)

# One DocC site of all modules, in .build/docs; a warning is an error.
docs: setup
	@Scripts/setup python3
	Scripts/make-docs

# A release build for tests has a folder of its own: with other options in the same folder, everything would be
# compiled again each time.
TESTABLE = -c release -Xswiftc -enable-testing --scratch-path .build/testable

# The tests in a release build: an object that is freed too early is detected only here.
test-release: setup-tests
	Scripts/run-tests $(TESTABLE)

# The tests with AddressSanitizer, and with ThreadSanitizer, for which pthread locks replace those of
# Synchronization, because it does not know them. The tests of the tool are skipped with it, since the tool
# is another process. With AddressSanitizer some tests of the tool are skipped: those of endless input and of bounded
# memory, because it reserves more address space than they allow, and those of the terminal, whose environment is
# without ASAN_OPTIONS.
sanitize: setup-tests
	ASAN_OPTIONS=detect_leaks=0 swift test --scratch-path .build/asan --sanitize address \
	  --disable-xctest --parallel --skip 'ithoutEnd|IsTooLong|InBoundedMemory|layoutTests.TerminalTests'
	swift test --scratch-path .build/tsan --sanitize thread -Xswiftc -DPICKER_THREAD_SANITIZER \
	  --disable-xctest --parallel --skip layoutTests

# The tests of the server, requests made from its description by schemathesis of PyPI, and the playground in
# Chromium.
server: setup
	@Scripts/setup chromium python3
	swift build --product layout
	Scripts/run-tests --package-path Server --no-parallel
	Scripts/check-server
	LAYOUT_LIBEXEC="$(CURDIR)/Server/.build/debug" python3 Scripts/browser_tests.py -k test_playground

format:
	$(SWIFT_FILES) | xargs -0 swift format -i --parallel

# Times layout, texts and the tool beside references that are measured in the same run.
bench:
	@Scripts/setup python3 hb-shape:libharfbuzz-bin valgrind objcopy:binutils /usr/bin/time:time rapidjson-dev
	swift build -c release --package-path Benchmarks --explicit-target-dependency-import-check error
	swift run -c release --package-path Benchmarks --skip-build SolverBenchmark
	swift run -c release --package-path Benchmarks --skip-build TextBenchmark
	swift run -c release --package-path Benchmarks --skip-build CheckBenchmark
	Scripts/build-tool
	LAYOUT="$(abspath $(LAYOUT))" Scripts/bench-tool

# Counts how the instructions of the tool grow with its input, for the inputs of the article on growth and others.
growth: tool
	@Scripts/setup python3 valgrind objcopy:binutils
	LAYOUT="$(abspath $(LAYOUT))" Scripts/growth

# Times `layout check` for a cell of its matrix.
bench-check: tool
	LAYOUT="$(abspath $(LAYOUT))" Scripts/bench-check

# Tests the C library from outside: what it exports, its binary interface, programs in C and C++, and every example.
library-check: library tool
	@Scripts/setup python3 readelf:binutils
	Scripts/check-library

# Adds valgrind, ThreadSanitizer, a million layouts, and an installation.
library-check-all: library tool
	FOLDER=.build/library-tsan Scripts/build-library --scratch-path .build/tsan --sanitize thread \
	  -Xswiftc -DPICKER_THREAD_SANITIZER
	@Scripts/setup python3 readelf:binutils valgrind
	Scripts/check-library --all

# Times the C library and the Python package beside Swift and the tool. PYTHON is one in which the package is installed.
PYTHON ?= python3
bench-library: library tool
	@Scripts/setup python3 valgrind objcopy:binutils
	swift build -c release --package-path Benchmarks --product TextBenchmark
	$(PYTHON) Scripts/bench-library

# Times layouts on Spark, and lays out DOCUMENTS of them while an executor is killed. A million take half an hour.
DOCUMENTS ?= 1000000
bench-fleet: library
	@Scripts/setup python3 java:default-jre-headless
	Scripts/with-fleet python Scripts/bench-fleet --documents $(DOCUMENTS)

# Compares time, memory and answers with Yoga, Taffy, HarfBuzz and Pillow, as packages of PyPI. Takes ten to twenty minutes.
bench-peers: library
	@Scripts/setup python3 libfribidi0
	Scripts/bench-peers

# Compares the pixels of every canvas and wheel, drawn by librsvg, with the picked colours.
pixels: setup-tests
	swift build --product layout
	python3 Scripts/check_color_pixels.py

# Draws every example in every theme and scheme on contact sheets in .build/pictures, and compares PNG, PDF, SVG and HTML of
# every example.
pictures: tool
	@Scripts/setup chromium pdftoppm:poppler-utils python3 fonts-noto-color-emoji
	$(PICTURES) Scripts/picture_sheets.py
	$(PICTURES) Scripts/compare_pictures.py --tool "$(LAYOUT)"
	$(PICTURES) Scripts/compare_pictures.py --tool "$(LAYOUT)" --scale 2

# Compares the formats for 20 examples, half of them in other themes.
picture-sample: tool
	@Scripts/setup chromium pdftoppm:poppler-utils python3 fonts-noto-color-emoji
	$(PICTURES) Scripts/compare_pictures.py --tool "$(LAYOUT)" --sample

# Python with Pillow and numpy of PyPI.
PICTURES = python=$$(Scripts/python-environment .build/pictures-python pillow numpy) && "$$python"

# The gallery of the README.
gallery: tool
	LAYOUT="$(LAYOUT)" Scripts/make-gallery

# The pictures of the article Themes.
theme-pictures: tool
	$(PICTURES) Scripts/picture_sheets.py --article

# Tests interactive HTML with clicks, drags and keys in Chromium.
browser: tool
	@Scripts/setup chromium python3
	LAYOUT="$(CURDIR)/$(LAYOUT)" python3 Scripts/browser_tests.py

# Records the reference results again: those of programs written from the articles, and those of Chromium for
# random containers, real lists and findings of `layout check`.
judges: tool
	@Scripts/setup chromium python3 iso-codes fonts-noto-core
	Scripts/make_judge_fixtures.py
	Scripts/record_flow.py
	Scripts/record_flow.py --only verticalRatios --each 3000 --output Tests/PickerLayoutTests/Fixtures/flow-ratios.json
	Scripts/record_lists.py
	Scripts/record_hyphens.py
	@Scripts/setup libhyphen0 hyphen-en-us hyphen-de
	Scripts/record_hyphenation.py
	"$$(Scripts/python-environment .build/python babel fonttools)" Scripts/record_check.py

# Makes the bundled font for Chinese, Japanese and Korean from Debian's.
cjk-font:
	@Scripts/setup python3 iso-codes fonts-noto-cjk
	"$$(Scripts/python-environment .build/python fonttools==4.68.0 babel==2.18.0)" Scripts/make_cjk_font.py

setup:
	@Scripts/setup

# Also installs the programs that the tests use for comparison.
setup-tests:
	@Scripts/setup python3 rsvg-convert:librsvg2-bin fonts-noto-color-emoji hyphen-en-us hyphen-de
