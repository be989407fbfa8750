# On Debian with Swift, `make demo` and `make test` also install the packages that they need. `make help` lists all targets.

# The folder of the built programs, and the folder of their output.
bin = .build/$(variant)/release
out := out

.PHONY: demo test test-all nightly lint clean help games diary alarm pixels preview
# SwiftPM builds cannot run at the same time, and tests require the builds.
.NOTPARALLEL:

ifneq ($(filter demo games diary,$(MAKECMDGOALS)),)
ifneq ($(words $(MAKECMDGOALS)),1)
$(error Run 'make demo', 'make games' and 'make diary' alone: they use another build folder than other targets)
endif
endif
demo games diary: variant := demo
# Programs that only show windows do not need SwiftNIO, which takes a minute to compile.
demo: browsers := SCENEC_WITHOUT_BROWSERS=1
games diary: browsers := $(if $(findstring web,$(screen)),,$(if $(screen)$(DISPLAY)$(WAYLAND_DISPLAY),SCENEC_WITHOUT_BROWSERS=1))
demo: games-scenes diary-scenes ## Check, compile and draw the example scenes, and run two of the example programs
	$(scenec) map Scenes -o $(out)/Scenes.svg
	$(bin)/games --demonstrate --png --pictures $(out)/Games $(out)/Games.scenec
	$(bin)/photodiary --demonstrate --png --pictures $(out)/PhotoDiary $(out)/Diary.scenec
	$(bin)/photodiary --demonstrate --pad --png --pictures $(out)/PhotoDiary/pad $(out)/Diary.scenec
	$(scenec) render Scenes/Games/Games.scene --classes $(out)/Games.classes.json --scale 2 -o $(out)/Games.png
	$(scenec) render Scenes/PhotoDiary/Diary.scene --classes $(out)/PhotoDiary.classes.json --scale 2 -o $(out)/Diary.png
	$(scenec) render Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene --scale 2 -o $(out)/AlarmClock.png
	@echo "The pictures are in $(out). 'make games' and 'make diary' show the programs in windows or, with screen=--web, in browsers."

test: packages window-packages test-packages test-scenec test-plain test-examples ## Build everything and run the tests that need no display, browser or sanitizer

test-all: test screen-packages test-screens test-alarm-screens test-replan sanitize docs ## Run all tests, also those with windows, browsers, macros and sanitizers

nightly: archives = 1000000
nightly: test-all thorough agreement fuzz attack attack-archives growth attack-faults soak layout-proof mutants ## Run all tests, including those that use random input or take hours

lint: ## Check the format of the sources, the wording of comments and pages, the syntax of scripts, and that the faults of 'make mutants' apply
	swift format lint --strict --recursive --parallel Package.swift Sources .packaging Tests Scenes
	@$(call install,python3)
	python3 -B Tests/Tools/Prose/prose.py
	python3 -B Tests/Tools/Mutants/study.py --check
	@command -v node > /dev/null || { echo "The scripts of the pages are not checked: node is not installed"; exit 0; }; \
	for page in Sources/SceneWeb/Page Sources/SceneCatalog/Page; do \
	  for script in $$page/*.js; do node --check $$script || exit 1; done; \
	  { echo '"use strict";'; cat $$page/*.js; } | node --check - || exit 1; \
	done

games: games-scenes ## Show the games in a window, or in browsers with screen=--web
	$(call show,$(call live,Scenes/Games)$(bin)/games $(out)/Games.scenec)

diary: diary-scenes ## Show the photo diary in a window, or in browsers with screen=--web
	$(call show,$(call live,Scenes/PhotoDiary)$(bin)/photodiary --database $(out)/diary.sqlite $(out)/Diary.scenec)

alarm: window-packages alarm-program ## Show the alarm clock, whose macros and plugin take minutes to build
	$(call show,$(call live,Scenes/AlarmClock/Sources/AlarmClock)$(bin)/alarmclock)

pixels: packages pixel-packages ## Build scenec and scenec-pixels, which draws PNG and PDF files, for release
	$(swift-release) --product scenec
	$(swift-release) --product scenec-pixels
	@echo "  .build/release/scenec and .build/release/scenec-pixels"

preview: packages ## Build scenec and scenec-preview, which serves the page of 'scenec preview', for release
	$(swift-release) --product scenec
	$(swift-release) --product scenec-preview
	@echo "  .build/release/scenec and .build/release/scenec-preview"

clean: ## Remove everything that was built
	rm -rf .build Scenes/.build Scenes/*/.build Tests/Support/PlainHost/.build Tests/Benchmarks/.build Tests/Tools/Fuzzing/.build $(out)

# Lists every target with a description. The targets in `first` come first, in that order.
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

include Tests/Tools/building.mk Scenes/examples.mk Tests/tests.mk
include Tests/Tools/tools.mk Tests/Benchmarks/benchmarks.mk .packaging/packaging.mk
