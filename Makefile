# Two commands do everything: `make demo` and `make test`.

# What is built once and thrown away, as .ci/run does by once=1, is built by whole modules, not optimized either, and
# without what debuggers and editors read: a fifth less work. What changes are built into again is not: SwiftPM would
# build a whole module for a line.
once    ?=
variant := $(if $(once),release,debug)
# What the tests need is built already, and SwiftPM need not see that: hosts can be built while the tests run.
built   ?=

build := .build/$(variant)
out   := out
plugins := $(out)/scenec-plugins
imports := --explicit-target-dependency-import-check error

# The compiler is told of a package's traits in the order of a set, which is another each time, and what is told of
# otherwise is compiled anew: all of a package, unless sets have one order.
swift-release := SWIFT_DETERMINISTIC_HASHING=1 swift build -c release
unoptimized   := -Xswiftc -Onone -Xswiftc -enable-testing -Xcc -O0 -debug-info-format none
swift-build   := $(if $(once),SCENEC_ONCE=1 $(swift-release) $(unoptimized),SWIFT_DETERMINISTIC_HASHING=1 swift build)
swift-test    := swift test --skip-build$(if $(once), -c release)
# SwiftPM would let nobody build where the tests run.
root-tests    := $(if $(once),$(build)/scenecPackageTests.xctest --testing-library swift-testing,$(swift-test) $(imports))

# Three builds have everything between them. That of the tests, with what reads Swift. That of hosts without macros and
# plugins, and of scenec as they need it, without swift-syntax: `make demo` builds nothing else. And that of the alarm
# clock, for whose macros and plugin SwiftPM builds swift-syntax and scenec for the machine that builds.
#
# The tests are named: with all of a package, SwiftPM builds what its macros and plugins are made of, too, which is all
# of scenec and swift-syntax once more, for the machine that builds.
tests := --product scenecPackageTests

# Without swift-syntax: SwiftPM would strike it out of Package.resolved, too, and look for it anew the next time.
bare := --disable-default-traits $(if $(wildcard Package.resolved),--force-resolved-versions)

# Hosts that are packages of their own share what they build, the library above all; what is built once, they share with
# the tests of scenec. SwiftPM takes a plan that is there for that of another package, and for a product that of all
# tests, which does not fit: so each build plans anew, and takes its plan away.
hosts := .build$(if $(once),,/hosts)
alarm := .build$(if $(once),,/alarm)
host   = --package-path $(1) --scratch-path $(hosts) $(imports)
forget-plan = rm -f $(hosts)/$(variant).yaml
host-build = @$(forget-plan); echo "$(swift-build) $(2) $(call host,$(1))"; $(swift-build) $(2) $(call host,$(1)) && $(forget-plan)
clock := --package-path Scenes/AlarmClock --scratch-path $(alarm) $(imports)
# SwiftPM keeps its plan where files have come to the package below, or have gone from it.
clock-files := .build/alarm/files
clock-plan = @mkdir -p $(dir $(clock-files)); \
	find Package.swift Plugins Sources Scenes/AlarmClock -type f | LC_ALL=C sort > $(clock-files).now; \
	$(if $(once),,cmp -s $(clock-files).now $(clock-files) ||) rm -f $(alarm)/$(variant).yaml; \
	mv $(clock-files).now $(clock-files)

# What checks and compiles the hosts' scenes: built without swift-syntax, or as the tests have built it.
scenec = $(hosts)/$(variant)/scenec
test test-%: scenec = $(build)/scenec

# A package of the plugins with a scenec that is built: SwiftPM takes the last word of its path for its name.
define plugin-package
rm -rf $(1) && mkdir -p $(1)/scenec.artifactbundle/bin && cp -RL Plugins/* LICENSE $(1) && \
strip -o $(1)/scenec.artifactbundle/bin/scenec $(2) && \
printf '{"schemaVersion":"1.0","artifacts":{"scenec":{"type":"executable","version":"%s","variants":[{"path":"bin/scenec","supportedTriples":["%s"]}]}}}\n' \
  "$$($(2) --version | cut -d ' ' -f 2)" \
  "$$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)" \
  > $(1)/scenec.artifactbundle/info.json
endef

.PHONY: maintainer package test-package test-bare-display package-packages package-test-packages soak backends pixels pixel-packages window-packages translators demo demo-alarm test build-tests test-root thorough test-plain plain tool alarm build-alarm test-alarm games build-games test-games diary build-diary test-diary sanitize fuzz lint study study-coverage benchmark release attack packages test-packages ci-packages benchmark-packages clean help attack-faults benchmark-layout benchmark-format benchmark-lsp benchmark-motion layout-proof fuzz-pack fuzz-proof mutants import-graph docs benchmark-pixels benchmark-web benchmark-window benchmark-preview preview
# Builds wait for one another, and tests for what they test.
.NOTPARALLEL:

# A window stays until it is closed, and a page for browsers until it is interrupted.
screen ?=
# LIVE=1: scenes of the program that are saved are seen while it runs; LIVE=typed: what is typed, too.
LIVE ?=
live = $(if $(LIVE),$(if $(filter typed,$(LIVE)),SCENEC_LIVE_TYPED=1 )SCENEC_LIVE=$(1) SCENEC=$(CURDIR)/$(scenec) )
define show
@if [ -n "$(screen)$$DISPLAY$$WAYLAND_DISPLAY" ]; then echo "$(1) $(screen)"; $(1) $(screen); \
else echo "There is no display here. Where there is one, this opens the window:"; echo "  $(1)"; \
echo "And this serves a page for browsers (make $@ screen=--web):"; echo "  $(1) --web"; fi
endef

demo: packages window-packages build-games build-diary ## Check and compile the example scenes, run the example hosts, draw their pictures
	$(call host-build,.,--product scenec-pixels $(bare))
	$(scenec) render Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene -o $(out)/AlarmClock.svg
	@echo "  $(out)/AlarmClock.svg (as scenec draws it, without the host's code: that is 'make demo-alarm')"
	$(scenec) map Scenes -o $(out)/Scenes.svg
	$(hosts)/$(variant)/games --demonstrate --png --pictures $(out)/Games $(out)/Games.scenec
	$(hosts)/$(variant)/photodiary --demonstrate --png --pictures $(out)/PhotoDiary $(out)/Diary.scenec
	$(hosts)/$(variant)/photodiary --demonstrate --pad --png --pictures $(out)/PhotoDiary/pad $(out)/Diary.scenec
	@# As pixels, by scenec-pixels.
	$(scenec) render Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene --scale 2 -o $(out)/AlarmClock.png
	$(scenec) render Scenes/Games/Games.scene --classes $(out)/Games.classes.json --scale 2 -o $(out)/Games.png
	$(scenec) render Scenes/PhotoDiary/Diary.scene --classes $(out)/PhotoDiary.classes.json --scale 2 -o $(out)/Diary.png
	@echo "  $(out)/AlarmClock.png, $(out)/Games.png and $(out)/Diary.png"
	@echo "In windows, where there is a display ('make games' and 'make diary' build and open them), and with --web in browsers:"
	@echo "  $(show-games)"
	@echo "  $(show-diary)"

demo-alarm: packages window-packages build-alarm ## The same for the alarm clock, whose macros and plugin need swift-syntax: some minutes more
	$(alarm)/$(variant)/alarmclock --demonstrate --png --pictures $(out)/AlarmClock

test: packages test-packages build-tests test-root test-plain test-games test-diary test-alarm ## Build everything and run every test

build-tests: ## Build all that the tests need
	$(if $(built),,$(swift-build) $(tests) $(imports))

test-root: build-tests translators ## Run the tests of scenec itself
	$(root-tests)
	python3 -B Tests/Tools/Study/test_study.py $(build)/scenec

# `make test` tries a tenth of the seeds.
thorough: build-tests ## Run the tests of scenec itself, with everything that they try at random
	SCENEC_RANDOM=all $(root-tests)

tool:
	$(if $(filter $(build)/%,$(scenec)),$(if $(built),,$(swift-build) --product scenec),$(call host-build,.,--product scenec $(bare)))

plain: ## Build a host of a few lines
	$(call host-build,Tests/Support/PlainHost,--product counter)
	@mkdir -p $(out)

test-plain: tool plain ## Check that a host without macros and plugins runs, and needs neither swift-syntax nor Foundation; use the products from outside
	$(scenec) interface Tests/Support/PlainHost/Sources -o $(out)/Counter.classes.json
	$(scenec) validate --strict --sources Tests/Support/PlainHost/Sources --compile-to $(out) Tests/Support/PlainHost
	$(hosts)/$(variant)/counter --class-manifest | diff - $(out)/Counter.classes.json
	test "$$($(hosts)/$(variant)/counter $(out)/Counter.scenec)" = 3
	test "$$($(hosts)/$(variant)/counter --loop | tr '\n' ,)" = "the main actor goes on,the graph says that the main actor goes on,"
	$(hosts)/$(variant)/counter $(out)/missing.scenec 2> $(out)/missing.txt; test $$? = 1
	test "$$(wc -l < $(out)/missing.txt)" = 1 && grep "missing.scenec.*No such file" $(out)/missing.txt
	$(if $(once),,! grep swift-syntax Tests/Support/PlainHost/Package.resolved)
	! ldd $(hosts)/$(variant)/counter | grep -E "Foundation|libxml2|SwiftSyntax|cairo|SDL|atk"
	$(call host-build,Tests/Support/PlainHost,--product checker)
	$(hosts)/$(variant)/checker | diff Tests/Support/PlainHost/checker.txt -

alarm: packages window-packages build-alarm $(if $(LIVE),tool) ## Build the alarm clock, and show it in a window where there is a display; in browsers with screen=--web; LIVE=1 shows scenes that are saved meanwhile, LIVE=typed as they are typed
	$(call show,$(call live,Scenes/AlarmClock/Sources/AlarmClock)$(alarm)/$(variant)/alarmclock)

build-alarm:
	@# SwiftPM checks and compiles its scenes.
	$(clock-plan)
	$(swift-build) --product alarmclock $(clock)
	$(if $(once),@$(forget-plan))
	@mkdir -p $(out)

# The tests have the plugins that hosts are recommended to have, with the scenec that is built already.
built-plugins := .build/alarm/scenec-plugins
test-alarm: export SCENEC_PLUGINS = $(CURDIR)/$(built-plugins)
test-alarm: packages window-packages translators tool ## Run the tests of the alarm clock, and check that nothing is done where nothing has changed
	@$(call plugin-package,$(built-plugins),$(build)/scenec)
	$(clock-plan)
	$(swift-build) --product alarmclock $(clock)
	@mkdir -p $(out)
	$(swift-build) --build-tests $(clock)
	SCENEC=$(CURDIR)/$(scenec) $(swift-test) $(clock)
	@# SwiftPM keeps to its plan from the third build on.
	$(swift-build) --product alarmclock $(clock)
	$(swift-build) --product alarmclock -v $(clock) > $(out)/again.log
	@! grep -oE "[^ ]*/(swiftc|clang|scenec-tool|scenec.artifactbundle/bin/scenec) .{60}" $(out)/again.log
	$(if $(once),@$(forget-plan))

show-games = $(call live,Scenes/Games)$(hosts)/$(variant)/games $(out)/Games.scenec
games: packages window-packages build-games ## Build the games, and show them in a window where there is a display; in browsers with screen=--web
	$(call show,$(show-games))

build-games: tool
	@# Their scenes are checked and compiled, too.
	$(call host-build,Scenes/Games,--product games)
	@mkdir -p $(out)
	$(hosts)/$(variant)/games --class-manifest > $(out)/Games.classes.json
	$(scenec) validate --strict --classes $(out)/Games.classes.json Scenes/Games
	$(scenec) compile --classes $(out)/Games.classes.json Scenes/Games/Games.scene -o $(out)/Games.scenec
	$(scenec) compile --classes $(out)/Games.classes.json Scenes/Games/Scores.scene -o $(out)/Scores.scenec

test-games: packages window-packages translators build-games ## Run the tests of the games
	$(call host-build,Scenes/Games,--build-tests)
	SCENEC=$(CURDIR)/$(scenec) $(swift-test) $(call host,Scenes/Games)

show-diary = $(call live,Scenes/PhotoDiary)$(hosts)/$(variant)/photodiary --database $(out)/diary.sqlite $(out)/Diary.scenec
diary: packages window-packages build-diary ## Build the photo diary, and show it in a window where there is a display; in browsers with screen=--web
	$(call show,$(show-diary))

build-diary: tool
	@# Its scenes are checked and compiled, too.
	$(call host-build,Scenes/PhotoDiary,--product photodiary)
	@mkdir -p $(out)
	$(hosts)/$(variant)/photodiary --class-manifest > $(out)/PhotoDiary.classes.json
	$(scenec) validate --strict --classes $(out)/PhotoDiary.classes.json Scenes/PhotoDiary
	$(scenec) compile --classes $(out)/PhotoDiary.classes.json Scenes/PhotoDiary/Diary.scene -o $(out)/Diary.scenec

test-diary: packages window-packages translators build-diary ## Run the tests of the photo diary
	$(call host-build,Scenes/PhotoDiary,--build-tests)
	SCENEC=$(CURDIR)/$(scenec) $(swift-test) $(call host,Scenes/PhotoDiary)

# So many hours of the diary's clock: a day takes some minutes.
hours ?= 24
soak: packages window-packages build-diary ## Use the photo diary at random for hours=24 of its clock, and see that no memory, frame or entry is lost
	$(call host-build,Scenes/PhotoDiary,--build-tests)
	SCENEC_SOAK_HOURS=$(hours) $(swift-test) $(call host,Scenes/PhotoDiary) --filter SoakTests

# Without swift-syntax, and without all tests that run alone: see the end of Package.swift. That each of the suites has
# run is looked for, since a filter that finds nothing fails nothing.
sanitize := --sanitize thread $(bare) --scratch-path .build/sanitize
sanitize: packages ## Build and draw graphs side by side, and check files, under the thread sanitizer
	SCENEC_TESTS="side by side" $(swift-build) $(tests) $(imports) $(sanitize)
	@mkdir -p $(out) && rm -f $(out)/sanitize*.xml
	SCENEC_TESTS="side by side" $(swift-test) $(sanitize) --filter "ParallelTests|sideBySide" \
	  --xunit-output $(out)/sanitize.xml
	@for name in manyGraphs sideBySide manyFilesAreCheckedAsOne; do \
	  grep -q "name=\"$$name" $(out)/sanitize*.xml || { echo "$$name did not run"; exit 1; }; \
	done

attack-faults: packages build-tests ## Let each call to the system fail once in each command that writes, with each of three errors
	SCENEC_ATTACK=1 $(swift-test) --filter FaultInjectionTests

# Of two flags that name a sanitizer the compiler heeds the last, and SwiftPM writes them in any order: so one names
# both. Without counters in the code libFuzzer only guesses, and does not fail. To build all for release
# takes minutes more, which are better spent with the fuzzers.
fuzz-build = $(swift-build) --sanitize fuzzer --sanitize address $(imports) \
	  -Xswiftc -sanitize=address,fuzzer --package-path $(1)
fuzzers ?= scenes documents resources nibs archives screens pictures browsers
# So many inputs besides those that a fuzzer begins with, by dice that begin alike; or what comes in so many seconds.
inputs  ?= 1000
seconds ?=
fuzz: packages pixel-packages ## Feed whatever reads files, draws pictures or hears browsers with mutated input, and use what loads: each of eight inputs=N or seconds=N; fuzzers=NAME
	$(call fuzz-build,Tests/Tools/Fuzzing)
	! grep swift-syntax Tests/Tools/Fuzzing/Package.resolved
	SCENEC_CORPUS="$(SCENEC_CORPUS)" Tests/Tools/Fuzzing/fuzz.sh Tests/Tools/Fuzzing/.build/$(variant)/Fuzz .build/fuzz \
	  $(if $(seconds),$(seconds)s,$(inputs)) $(fuzzers)

fuzz-pack: ## Keep what the last runs of the fuzzers found that reaches more of the code, as few inputs as do
	Tests/Tools/Fuzzing/pack.sh Tests/Tools/Fuzzing/.build/$(variant)/Fuzz .build/fuzz $(fuzzers)

fuzz-proof: packages pixel-packages ## Plant a fault for each fuzzer in a copy, and see that each finds its own in the seconds it has
	Tests/Tools/Fuzzing/plant.sh .build/planted
	$(call fuzz-build,.build/planted/Tests/Tools/Fuzzing)
	Tests/Tools/Fuzzing/prove.sh .build/planted $(or $(seconds),30) $(fuzzers)

# In a process for each batch, each scene within a second and 100 MB; only='label text=3' is one that fell. After that
# the instructions are counted that ever more of each element takes.
attack: packages test-packages ## Play every property of every class at its edges, and ever more of each element
	$(swift-release) --product Attack
	.build/release/Attack $(if $(only),--only '$(only)',--all)
	$(if $(only),,.build/release/Attack --growth --count 250)

mutants: packages ## Put faults in, one at a time, and tell which no test notices; those with a word in their name by only=WORD
	@$(call install,python3)
	python3 -B Tests/Tools/Mutants/study.py $(only)

import-graph: test-packages ## Draw which module imports which, for the page about how it is built
	python3 -B Tests/Tools/Documentation/import-graph.py

# The modules are those of scenec and of the tests' harness. All of the package would be swift-syntax once more.
docs: packages pixel-packages ## Build the documentation of the modules with DocC, and fail for a warning
	$(swift-build) --product scenec $(imports)
	$(swift-build) --target SceneTesting $(imports)
	$(swift-build) --target SceneCairo $(imports)
	Tests/Tools/Documentation/docs.sh $(build) $(out)/docs

lint: ## Check the format of the sources, and that the faults of 'make mutants' still apply
	swift format lint --strict --recursive --parallel Package.swift Sources Plugins Packaging Tests Scenes
	@$(call install,python3)
	python3 -B Tests/Tools/Mutants/study.py --check

# The commands are measured as they are released, and so is the empty program that they are measured against. To move a
# program of this size to wherever it is loaded took a tenth of a run that finds everything as it was: it is loaded where
# it was linked for. (Libraries, stack and heap lie anywhere all the same.)
static := --static-swift-stdlib -Xlinker -no-pie -Xlinker --no-export-dynamic --scratch-path
only   ?=
study: packages ## Put faults into copies of the apps below STUDY, and tell which are found; more by options="--limit 99"
	@$(call install,python3)
	$(swift-build) --product scenec
	python3 -B Tests/Tools/Study/study.py "$(or $(STUDY),$(SCENEC_CORPUS))" --scenec $(build)/scenec $(options)

study-coverage: ## Count what becomes of the storyboards and xibs below SCENEC_CORPUS, as the page XcodeFiles.md has it
	$(swift-build) --product scenec
	$(build)/scenec import --report --table $(SCENEC_CORPUS)

benchmark: packages test-packages benchmark-packages ## Measure speed, side by side with others; one thing alone with only=NAME
	$(swift-release) --product scenec $(static) .build/static
	$(swift-release) --product Empty --package-path Tests/Benchmarks $(static) Tests/Benchmarks/.build/static
	$(swift-release) --package-path Tests/Benchmarks
	$(MAKE) -C Tests/Benchmarks/Peers
	$(swift-release) --product EditingBenchmark
	.build/release/EditingBenchmark
	SCENEC=$(CURDIR)/.build/static/release/scenec EMPTY=$(CURDIR)/Tests/Benchmarks/.build/static/release/Empty \
	  Tests/Benchmarks/.build/release/Benchmarks $(only)

# Other solvers come from PyPI, into a folder of their own; without pip and without them they are left out.
python := .build/python
layout-peers = PYTHONPATH=$(python) python3 -c "import kiwisolver, scipy" 2>/dev/null \
	|| python3 -m pip install --quiet --target $(python) kiwisolver scipy \
	|| echo "kiwisolver and scipy cannot be installed with pip: what needs them is left out"
benchmark-layout: packages test-packages ## Measure how constraints are solved, side by side with kiwi and SciPy from PyPI; some layouts alone with only="chain"
	@$(layout-peers)
	$(swift-release) --product LayoutBenchmark
	PYTHONPATH=$(python) python3 -B Tests/LayoutBenchmark/peers.py .build/release/LayoutBenchmark $(if $(only),"$(only)")

# Without rlottie, which not every Debian has, its part is left out.
rlottie := .build/rlottie
benchmark-motion: packages ## Measure what it takes to move 500 views at 60 frames a second, side by side with rlottie
	@$(call install,gcc python3)
	@{ $(call install,librlottie-dev); } || echo "rlottie cannot be installed"
	@mkdir -p .build; gcc -O2 Tests/MotionBenchmark/rlottie.c -o $(rlottie) -lrlottie || rm -f $(rlottie)
	$(swift-release) --product MotionBenchmark
	python3 -B Tests/MotionBenchmark/peers.py .build/release/MotionBenchmark $$(ls $(rlottie) 2>/dev/null)

# The largest storyboard of a folder is one of somebody else's.
benchmark-format: packages ## Measure how large compiled scenes are, and what opening them and making their objects takes; with the largest storyboard below SCENEC_CORPUS; some alone with only="1,000 buttons"
	$(swift-release) --product FormatBenchmark
	.build/release/FormatBenchmark $(if $(only),--only "$(only)") Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene Scenes/Games/Games.scene Scenes/PhotoDiary/Diary.scene \
	  $(if $(SCENEC_CORPUS),"$$(find $(SCENEC_CORPUS) -name '*.storyboard' -printf '%s %p\n' | sort -n | tail -1 | cut -d ' ' -f 2-)")

benchmark-pixels: packages test-packages ## Measure what a screen of 150 views as pixels takes, side by side with rsvg-convert and Chromium
	@{ $(call install,chromium); } || echo "Chromium cannot be installed"
	$(swift-release) --product PixelBenchmark
	python3 -B Tests/PixelBenchmark/peers.py .build/release/PixelBenchmark

# What a desktop's programs are made with otherwise, compiled beside what measures all of them. The alarm clock is built as it is
# released, by the plugin and a scenec that is there.
window-peers := .build/window/peers
window-flags = $$(pkg-config --cflags --libs $(1))
benchmark-window: export SCENEC_PLUGINS = $(CURDIR)/.build/window/scenec-plugins
benchmark-window: packages window-packages tool ## Measure input, scrolling and start of windows, side by side with GTK 4 and Qt; some alone with only="press scroll start"
	@$(call install,$(window-benchmark))
	@mkdir -p $(window-peers)
	gcc -O2 Tests/WindowBenchmark/measure.c -o $(window-peers)/measure $(call window-flags,x11 xtst xdamage xfixes)
	gcc -O2 Tests/WindowBenchmark/gtk.c -o $(window-peers)/gtk $(call window-flags,gtk4) -lm
	g++ -O2 -fPIC Tests/WindowBenchmark/qt.cpp -o $(window-peers)/qt $(call window-flags,Qt6Widgets)
	g++ -O2 -fPIC Tests/WindowBenchmark/quick.cpp -o $(window-peers)/quick $(call window-flags,Qt6Quick)
	$(swift-release) --product WindowBenchmark --scratch-path .build/window
	$(window-peers)/../release/WindowBenchmark --class-manifest > .build/window/WindowBenchmark.classes.json
	$(scenec) compile --classes .build/window/WindowBenchmark.classes.json \
	  Tests/WindowBenchmark/WindowBenchmark.scene -o .build/window/WindowBenchmark.scenec
	@$(call plugin-package,.build/window/scenec-plugins,$(scenec))
	rm -f .build/window/release.yaml
	$(swift-release) --product alarmclock --package-path Scenes/AlarmClock --scratch-path .build/window
	rm -f .build/window/release.yaml
	python3 -B Tests/WindowBenchmark/peers.py $(window-peers) .build/window/release/WindowBenchmark \
	  .build/window/WindowBenchmark.scenec .build/window/release/alarmclock $(if $(only),--only $(only))

# What differs between renderers, pixel by pixel: Pillow comes from PyPI.
backends: packages test-packages translators build-games build-diary build-alarm ## Compare what Cairo, rsvg-convert and Chromium show of the same pictures, and write it into Pixels.md
	@PYTHONPATH=$(python) python3 -c "import PIL" 2>/dev/null || python3 -m pip install --quiet --target $(python) pillow
	$(swift-build) --product BackendPictures
	$(swift-build) --product scenec
	$(swift-build) --product scenec-pixels
	@rm -rf .build/backends/hosts && mkdir -p .build/backends/hosts
	$(alarm)/$(variant)/alarmclock --demonstrate --png --pictures .build/backends/hosts/AlarmClock > /dev/null
	$(hosts)/$(variant)/games --demonstrate --png --pictures .build/backends/hosts/Games $(out)/Games.scenec > /dev/null
	$(hosts)/$(variant)/photodiary --demonstrate --png --pictures .build/backends/hosts/PhotoDiary $(out)/Diary.scenec > /dev/null
	$(hosts)/$(variant)/photodiary --demonstrate --pad --png --pictures .build/backends/hosts/PhotoDiary-pad $(out)/Diary.scenec \
	  > /dev/null
	PYTHONPATH=$(python):$(translators) python3 -B Tests/Tools/Backends/compare.py $(build)/BackendPictures $(build)/scenec \
	  Sources/SceneCairo/SceneCairo.docc/Pixels.md .build/backends

benchmark-lsp: packages ## Measure how long editors wait for findings and answers in a project of 2,000 files, and in large ones; beside lemminx and blueprint-compiler where they are there
	@$(call install,python3)
	$(swift-release) --product scenec $(static) .build/static
	python3 -B Tests/LanguageServerBenchmark/measure.py .build/static/release/scenec

benchmark-web: packages test-packages translators build-games ## Measure what it takes to show the puzzle in a browser, with Chromium and Playwright
	PYTHONPATH=$(translators) python3 -B Tests/WebBenchmark/measure.py $(hosts)/$(variant)/games $(out)/Games.scenec

benchmark-preview: packages test-packages translators ## Measure how long it takes from a scene being written to its picture in Chromium
	$(swift-release) --product scenec-preview
	PYTHONPATH=$(translators) python3 -B Tests/PreviewBenchmark/measure.py .build/release/scenec-preview

# So many systems made by dice, each at each of its priorities.
systems ?= 200
layout-proof: packages test-packages ## Hold solutions of systems=200 systems of constraints against HiGHS, with SciPy from PyPI
	@$(layout-peers)
	$(swift-release) --product LayoutBenchmark
	.build/release/LayoutBenchmark --systems $(systems) | PYTHONPATH=$(python) python3 -B Tests/LayoutBenchmark/highs.py

# What translators read and write XLIFF with, what drives browsers, and a client of language servers, from PyPI; where it cannot be had, the tests that need
# it say that they are skipped, and CI asks for it.
translators := .build/translators
translators: ## Install the Translate Toolkit, Playwright and pytest-lsp from PyPI into .build/translators, for tests of XLIFF, in browsers and of the language server
	@PYTHONPATH=$(translators) python3 -c "import translate, playwright, pytest_lsp, pytest_asyncio" 2>/dev/null \
	|| python3 -m pip install --quiet --target $(translators) translate-toolkit playwright pytest-lsp pytest-asyncio \
	|| { echo "translate-toolkit, playwright and pytest-lsp cannot be installed with pip: their tests are left out"; [ -z "$(needs-translators)" ]; }

# What `scenec --version` says of the commit and its day: nothing where nobody knows.
commits = $(shell Packaging/origin.sh $(1))
release-of = SCENEC_COMMIT="$(call commits,commit)" SCENEC_DATE="$(call commits,date)" $(swift-release) --product $(1) $(static)
release: packages ## Build scenec as one file that needs no Swift to run, and a package of its plugins for SwiftPM
	$(call release-of,scenec) .build/static
	@$(call plugin-package,$(plugins),.build/static/release/scenec)
	@echo "  .build/static/release/scenec"
	@echo "  $(plugins), which a host's Package.swift can name"

# What a release page holds: compiled to be small, which costs no speed, and linked so that it runs on every Linux with glibc 2.31.
# No path of the folder that it is compiled in gets into it: some C files of SwiftNIO name theirs.
small := -debug-info-format none -Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -function-sections \
	  -Xcc -ffile-prefix-map=$(CURDIR)=. -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=.
packed := .build/package
pack = CHECKOUTS=.build/packed/checkouts SYSROOT=$(packed)/sysroot LIBXML2=$(packed)/libxml2 \
	  python3 -B Packaging/pack.py $(packed)
# Whom the Debian packages name, as "Name <mail>". Asked first: to build takes long.
export MAINTAINER
maintainer: ; @Packaging/maintainer.sh > /dev/null
package: maintainer packages package-packages pixel-packages ## Pack scenec, scenec-preview and scenec-pixels into out/packages: a .deb for each, which names MAINTAINER="Name <mail>", a tarball, packages for SwiftPM, an SBOM, checksums
	@# The versions of what it is linked of are part of the commit, or another day would give another program.
	Packaging/resolve.sh .build/packed
	Packaging/lean-parser.sh .build/packed/checkouts
	$(call release-of,scenec) .build/packed $(small)
	$(call release-of,scenec-preview) .build/packed $(small)
	$(call release-of,scenec-pixels) .build/packed $(small)
	Packaging/build.sh $(packed) .build/packed scenec scenec-preview scenec-pixels
	$(pack) $(out)/packages
	@cd $(out)/packages && ls -l

test-package: maintainer package-test-packages ## Install what 'make package' has packed in empty roots and use it, and pack it once more to the same bytes; with the MAINTAINER that it was packed with
	Packaging/test.sh $(out)/packages .build/roots
	Packaging/test-container.sh $(out)/packages .build/roots
	TZ=Pacific/Kiritimati $(pack) .build/packed-again
	diff .build/packed-again/SHA256SUMS $(out)/packages/SHA256SUMS

# A machine that has a display and no desktop is one that QEMU makes up, with Debian's kernel and this machine's files.
bare-display := .build/bare-display
test-bare-display: packages window-packages ## Boot a machine that has a display and no desktop, and use a program there
	@$(call install,initramfs-tools linux-image-amd64 python3 qemu-system-x86 udev)
	$(swift-build) --product WindowProbe
	$(swift-build) --product scenec
	@rm -rf $(bare-display) && mkdir -p $(bare-display)
	cp $(build)/WindowProbe Tests/Tools/BareDisplay/init.sh $(bare-display)
	$(build)/scenec compile Tests/Tools/BareDisplay/Probe.scene -o $(bare-display)/Probe.scenec
	@# Of the kernel's modules, those that find the root, the display, mouse and keyboard.
	cp -r /etc/initramfs-tools $(bare-display)/initramfs
	printf '%s\n' 9p 9pnet_virtio virtio_pci virtio_gpu virtio_input evdev > $(bare-display)/initramfs/modules
	echo MODULES=list > $(bare-display)/initramfs/conf.d/modules
	kernel=$$(ls -v /boot/vmlinuz-* | tail -1) && cp $$kernel $(bare-display)/vmlinuz && \
	  mkinitramfs -d $(bare-display)/initramfs -o $(bare-display)/initrd $${kernel#/boot/vmlinuz-}
	python3 -B Tests/Tools/BareDisplay/use.py $(bare-display)

pixels: packages pixel-packages ## Build scenec and scenec-pixels, which draws PNG and PDF files for it
	$(swift-release) --product scenec
	$(swift-release) --product scenec-pixels
	@echo "  .build/release/scenec and .build/release/scenec-pixels"

clean: ## Remove everything that was built
	rm -rf .build Tests/Support/PlainHost/.build Tests/Benchmarks/.build Tests/Tools/Fuzzing/.build $(out)

help: ## List what there is to make
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

preview: packages ## Build scenec and scenec-preview, which serves the page of 'scenec preview'
	$(swift-release) --product scenec
	$(swift-release) --product scenec-preview
	@echo "  .build/release/scenec and .build/release/scenec-preview"

# System packages are installed only where they are missing, and said aloud.
needed := libxml2-dev libyaml-dev libsodium-dev libsqlite3-dev pkgconf
packages: ; @$(call install,$(needed))
package-packages: ; @$(call install,binutils dpkg-dev gcc make python3)
package-test-packages: ; @$(call install,curl debootstrap man-db python3 unzip)
	@{ $(call install,buildah); } || echo "buildah cannot be installed"
# What SceneCairo is built with: nothing else needs it.
pixels := libpango1.0-dev librsvg2-2 libpoppler-glib8 libturbojpeg0-dev libwebp-dev
pixel-packages: ; @$(call install,$(pixels))
# What programs with windows are built with, and the font that comes nearest to the platform's.
windows := $(pixels) libsdl2-dev libglib2.0-dev libatk1.0-dev libatk-bridge2.0-dev fonts-inter
window-packages: ; @$(call install,$(windows))
# The tests draw text, so they need fonts; those of windows need a display without a screen (xvfb), a program that types and
# clicks (xdotool), a bus with what a desktop says there and what screen readers are made of, and somebody who drags (xlib).
# What minimises windows and has them fill the display is a window manager (openbox), what shows those of Wayland is weston. Browsers are tested with Chromium.
desktop := xvfb xserver-xorg-core xserver-xorg-video-dummy xdotool x11-apps x11-utils x11-xkb-utils openbox weston dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi python3-xlib
test-packages: ; @$(call install,libxml2-utils librsvg2-bin openssl valgrind python3 python3-pip $(windows) fonts-dejavu-core $(desktop) chromium neovim)
# jing reads the schemas too, where it is there: it brings Java with it.
ci-packages: ; @$(call install,jing)
peers := g++ libgtk-4-dev xvfb qt6-base-dev qt6-tools-dev
benchmark-packages: ; @$(call install,$(peers))
window-benchmark := gcc g++ python3 pkgconf xvfb libgtk-4-dev qt6-base-dev qt6-declarative-dev qml6-module-qtquick qml6-module-qtqml \
	qml6-module-qtqml-models qml6-module-qtqml-workerscript libx11-dev libxtst-dev libxdamage-dev

define install
command -v swift >/dev/null || { echo "Swift 6.2 or newer is needed: see https://swift.org/install"; exit 1; }; \
command -v dpkg-query >/dev/null || { echo "This is no Debian: make sure that there is what Debian calls $(1)"; exit 0; }; \
missing=; for name in $(1); do \
  dpkg-query -W -f '$${Status}' $$name 2>/dev/null | grep -q 'install ok installed' || missing="$$missing $$name"; \
done; \
if [ -n "$$missing" ]; then \
  echo "Installing$$missing with apt-get"; \
  root=; [ "$$(id -u)" = 0 ] || root=sudo; \
  $$root apt-get update -qq && $$root apt-get install -y -qq --no-install-recommends $$missing; \
fi
endef
