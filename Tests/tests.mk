# The parts of `make test` and `make test-all`. The Makefile includes this file.

.PHONY: build-tests test-packages screen-packages test-scenec test-screens test-plain test-examples test-alarm test-alarm-screens test-replan translators

# Tests draw text, so they need fonts.
test-packages: ; @$(call install,libxml2-utils librsvg2-bin openssl xz-utils python3 fonts-dejavu-core)

# Packages for a virtual display, simulated input, D-Bus, desktops, browsers, and other programs that read the output of scenec.
screen-packages: test-packages window-packages translators
	@$(call install,xvfb xserver-xorg-core xserver-xorg-video-dummy xdotool x11-apps x11-utils x11-xkb-utils openbox weston \
	  dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi python3-xlib chromium neovim valgrind)
	@{ $(call install,jing); } || echo "jing cannot be installed: one of three validators of the schemas is omitted"

# Tools from PyPI: a reader of XLIFF, a driver for browsers, and a client for language servers.
translators := .build/translators
translators:
	@PYTHONPATH=$(translators) python3 -c "import translate, playwright, pytest_lsp, pytest_asyncio" 2>/dev/null \
	|| { $(call install,python3-pip) && python3 -m pip install --quiet --target $(translators) \
	  translate-toolkit playwright pytest-lsp pytest-asyncio; } \
	|| echo "translate-toolkit, playwright and pytest-lsp cannot be installed with pip: their tests are skipped"

# Without the name of the product, SwiftPM would also build the macros and the plugins for the host.
build-tests: packages window-packages test-packages
	$(swift-build) --product scenecPackageTests $(imports)
run-tests = $(bin)/scenecPackageTests.xctest --testing-library swift-testing

test-scenec: build-tests ## Run the tests of scenec itself, without the example programs
	$(run-tests)
	python3 -B Tests/Tools/Study/test_study.py $(scenec)
	python3 -B Tests/Tools/Prose/test_prose.py
	python3 -B .packaging/Tests/test_prepare.py

# $(call package-tests,FOLDER,PACKAGE) runs tests in the folder of their package, like 'swift test'.
package-tests = cd $(1) && SCENEC=$(CURDIR)/$(scenec) $(CURDIR)/$(bin)/$(2)PackageTests.xctest --testing-library swift-testing
run-example-tests = $(call package-tests,Scenes,Examples)
test-examples: test-packages games-scenes diary-scenes ## Run the tests of the games, the photo diary and the guide
	$(run-example-tests)

run-alarm-tests = $(call package-tests,Scenes/AlarmClock,AlarmClock)
test-alarm: export SCENEC_PLUGINS = $(CURDIR)/$(built-plugins)
test-alarm: test-packages window-packages alarm-program ## Run the tests of the alarm clock, and check that a build without changes does nothing
	@mkdir -p $(out)
	$(swift-build) --package-path Scenes/AlarmClock --product AlarmClockPackageTests
	$(run-alarm-tests)
	$(swift-build) --package-path Scenes/AlarmClock --product alarmclock
	$(swift-build) --package-path Scenes/AlarmClock --product alarmclock > $(out)/again.log
	@! grep -E "Compiling|Linking|Checking" $(out)/again.log

test-alarm-screens: screen-packages test-alarm ## Run the tests of the alarm clock that use windows
	export SCENEC_TEST_SCREENS=1 && $(run-alarm-tests) --filter 'ScreenTests|LiveTests'

# The tests with windows, browsers and valgrind are skipped unless SCENEC_TEST_SCREENS is set.
test-screens: export SCENEC_TEST_SCREENS = 1
test-screens: screen-packages build-tests games-scenes diary-scenes ## Run the tests that use windows and browsers
	PYTHONPATH=$(translators) $(run-tests) --filter 'SceneWindowTests|SceneWebTests|SceneCatalogTests|LanguageServerTests|TranslatorsTests|SchemaAgreementTests|AttackTests'
	$(run-example-tests) --filter 'ScreenTests|LiveTests'

test-plain: tool ## Check that a host without macros and plugins runs, and links neither swift-syntax nor Foundation
	$(swift-build) --package-path Tests/Support/PlainHost --product counter
	@mkdir -p $(out)
	$(scenec) interface Tests/Support/PlainHost/Sources -o $(out)/Counter.classes.json
	$(scenec) validate --strict --sources Tests/Support/PlainHost/Sources --compile-to $(out) Tests/Support/PlainHost
	$(bin)/counter --class-manifest | diff - $(out)/Counter.classes.json
	test "$$($(bin)/counter $(out)/Counter.scenec)" = 3
	test "$$($(bin)/counter --loop | tr '\n' ,)" = "the main actor goes on,the graph says that the main actor goes on,"
	$(bin)/counter $(out)/missing.scenec 2> $(out)/missing.txt; test $$? = 1
	test "$$(wc -l < $(out)/missing.txt)" = 1 && grep "missing.scenec.*No such file" $(out)/missing.txt
	ldd $(bin)/counter > $(out)/linked.txt
	! grep -E "Foundation|libxml2|cairo|SDL|atk" $(out)/linked.txt
	! grep -q 11SwiftSyntax $(bin)/counter
	$(swift-build) --package-path Tests/Support/PlainHost --product checker
	$(bin)/checker > $(out)/checker.txt
	diff $(out)/checker.txt Tests/Support/PlainHost/checker.txt

test-replan: test-packages pixel-packages tool ## Run and test the host app of the README ten times, each time with a new build plan of SwiftPM
	python3 -B Tests/Support/replan.py $(scenec) .build/host .build/replan
