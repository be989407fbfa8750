# The benchmarks. The Makefile includes this file and defines the variables that it uses.

.PHONY: benchmark benchmark-packages benchmark-layout benchmark-motion benchmark-format benchmark-pixels benchmark-window \
	benchmark-lsp benchmark-web benchmark-preview

peers := g++ libgtk-4-dev xvfb qt6-base-dev qt6-tools-dev
benchmark-packages: ; @$(call install,$(peers))
window-benchmark := gcc g++ python3 pkgconf xvfb libgtk-4-dev qt6-base-dev qt6-declarative-dev qml6-module-qtquick qml6-module-qtqml \
	qml6-module-qtqml-models qml6-module-qtqml-workerscript libx11-dev libxtst-dev libxdamage-dev

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

benchmark-lsp: packages ## Measure how long editors wait for findings and answers in a project of 2,000 files, and in large ones; beside lemminx and blueprint-compiler where they are there
	@$(call install,python3)
	$(swift-release) --product scenec $(static) .build/static
	python3 -B Tests/LanguageServerBenchmark/measure.py .build/static/release/scenec

benchmark-web: packages test-packages translators build-games ## Measure what it takes to show the puzzle in a browser, with Chromium and Playwright
	PYTHONPATH=$(translators) python3 -B Tests/WebBenchmark/measure.py $(hosts)/$(variant)/games $(out)/Games.scenec

benchmark-preview: packages test-packages translators ## Measure how long it takes from a scene being written to its picture in Chromium
	$(swift-release) --product scenec-preview
	PYTHONPATH=$(translators) python3 -B Tests/PreviewBenchmark/measure.py .build/release/scenec-preview
