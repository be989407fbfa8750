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
imports := --explicit-target-dependency-import-check error

# The compiler is told of a package's traits in the order of a set, which is another each time, and what is told of
# otherwise is compiled anew: all of a package, unless sets have one order.
swift-release := SWIFT_DETERMINISTIC_HASHING=1 swift build -c release
# For released programs and for what is measured: a single file, loaded at the address that it was linked for. To move a
# program of this size elsewhere takes a tenth of a check that finds nothing new. (Libraries, stack and heap are still
# loaded at random addresses.)
static := --static-swift-stdlib -Xlinker -no-pie -Xlinker --no-export-dynamic --scratch-path
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
	find Package.swift Sources Scenes/AlarmClock -type f | LC_ALL=C sort > $(clock-files).now; \
	$(if $(once),,cmp -s $(clock-files).now $(clock-files) ||) rm -f $(alarm)/$(variant).yaml; \
	mv $(clock-files).now $(clock-files)

# What checks and compiles the hosts' scenes: built without swift-syntax, or as the tests have built it.
scenec = $(hosts)/$(variant)/scenec
test test-%: scenec = $(build)/scenec

.PHONY: pixels pixel-packages window-packages translators demo demo-alarm test build-tests test-root test-plain test-replan plain tool alarm build-alarm test-alarm games build-games test-games diary build-diary test-diary lint packages test-packages ci-packages clean help preview
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
	python3 -B .packaging/Tests/test_prepare.py

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

# SwiftPM builds into the folder that the other hosts share, so that little is left to compile.
test-replan: packages pixel-packages tool ## Run and test the host of the README ten times, each time from a new plan of SwiftPM
	python3 -B Tests/Support/replan.py $(scenec) .build/hosts .build/replan

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

lint: ## Check the format of the sources, the syntax of scripts, and that the faults of 'make mutants' still apply
	swift format lint --strict --recursive --parallel Package.swift Sources .packaging Tests Scenes
	@$(call install,python3)
	python3 -B Tests/Tools/Mutants/study.py --check
	@command -v node > /dev/null || { echo "The scripts of the pages are not checked: there is no node"; exit 0; }; \
	for page in Sources/SceneWeb/Page Sources/SceneCatalogue/Page; do \
		for script in $$page/*.js; do node --check $$script || exit 1; done; \
		{ echo '"use strict";'; cat $$page/*.js; } | node --check - || exit 1; \
	done

# What translators read and write XLIFF with, what drives browsers, and a client of language servers, from PyPI; where it cannot be had, the tests that need
# it say that they are skipped, and CI asks for it.
translators := .build/translators
translators: ## Install the Translate Toolkit, Playwright and pytest-lsp from PyPI into .build/translators, for tests of XLIFF, in browsers and of the language server
	@PYTHONPATH=$(translators) python3 -c "import translate, playwright, pytest_lsp, pytest_asyncio" 2>/dev/null \
	|| python3 -m pip install --quiet --target $(translators) translate-toolkit playwright pytest-lsp pytest-asyncio \
	|| { echo "translate-toolkit, playwright and pytest-lsp cannot be installed with pip: their tests are left out"; [ -z "$(needs-translators)" ]; }

pixels: packages pixel-packages ## Build scenec and scenec-pixels, which draws PNG and PDF files for it
	$(swift-release) --product scenec
	$(swift-release) --product scenec-pixels
	@echo "  .build/release/scenec and .build/release/scenec-pixels"

clean: ## Remove everything that was built
	rm -rf .build Tests/Support/PlainHost/.build Tests/Tools/Fuzzing/.build $(out)

# Every target with a description. The targets in `first` come first, in that order.
first := demo test test-all lint docs package benchmark nightly clean
help: ## List the targets
	@awk -v first="$(first)" -F ':.*## ' '\
	  /^[a-z-]+:.*## / { text[$$1] = $$2; names[++count] = $$1 } \
	  function show(name) { printf "%-18s %s\n", name, text[name]; delete text[name] } \
	  END { \
	    known = split(first, chosen, " "); \
	    for (i = 1; i <= known; i++) if (chosen[i] in text) show(chosen[i]); \
	    print "\nOther targets:"; \
	    for (i = 1; i <= count; i++) if (names[i] in text) show(names[i]); \
	  }' $(MAKEFILE_LIST)

preview: packages ## Build scenec and scenec-preview, which serves the page of 'scenec preview'
	$(swift-release) --product scenec
	$(swift-release) --product scenec-preview
	@echo "  .build/release/scenec and .build/release/scenec-preview"

# System packages are installed only where they are missing, and said aloud.
needed := libxml2-dev libyaml-dev libsodium-dev libsqlite3-dev pkgconf
packages: ; @$(call install,$(needed))
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
test-packages: ; @$(call install,libxml2-utils librsvg2-bin openssl valgrind xz-utils python3 python3-pip $(windows) fonts-dejavu-core $(desktop) chromium neovim)
# jing reads the schemas too, where it is there: it brings Java with it.
ci-packages: ; @$(call install,jing)

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

include Tests/Benchmarks/benchmarks.mk Tests/Tools/tools.mk .packaging/packaging.mk
