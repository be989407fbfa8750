# The test tools. README.md in this folder describes them. The Makefile includes this file and defines the variables that it uses.

tools := Tests/Tools
.PHONY: thorough soak sanitize attack attack-archives attack-faults growth fuzz fuzz-replay fuzz-pack fuzz-proof mutants study study-coverage agreement layout-proof layout-proof-packages \
	backends test-bare-display docs import-graph

# `make test` tries a fortieth of the seeds.
thorough: build-tests ## Run the tests of scenec with every random seed
	SCENEC_RANDOM=all $(run-tests)
	SCENEC_RANDOM=all python3 -B Tests/Tools/Study/test_study.py $(scenec)

# Simulating a day takes several minutes.
hours ?= 24
soak: packages window-packages diary-scenes ## Use the photo diary at random for hours=24 of its simulated clock, and check for leaks
	export SCENEC_SOAK_HOURS=$(hours) && $(run-example-tests) --filter SoakTests

# Builds without swift-syntax, and only the tests that run in parallel: see the end of Package.swift. A filter that matches
# nothing passes, so the report must name each suite.
sanitize := --sanitize thread --disable-default-traits --scratch-path .build/sanitize
sanitize: packages ## Run the parallel tests under the thread sanitizer
	SCENEC_TESTS=parallel $(swift) build --product scenecPackageTests $(imports) $(sanitize)
	@mkdir -p $(out) && rm -f $(out)/sanitize*.xml
	SCENEC_TESTS=parallel $(swift) test --skip-build $(sanitize) --filter "ParallelTests|sideBySide" \
	  --xunit-output $(out)/sanitize.xml
	@for name in manyGraphs sideBySide parallelCheckMatchesIndividualChecks; do \
	  grep -q "name=\"$$name" $(out)/sanitize*.xml || { echo "$$name did not run"; exit 1; }; \
	done

attack: packages ## Test each property of each class with extreme values, alone and in pairs; only='label text=3' tests one scene
	$(swift-release) --product Attack
	.build/release/Attack $(if $(only),--only '$(only)',--all)

attack-archives: packages ## Load, draw, and touch archives=100000 compiled scenes with random changes, from seed=1
	$(swift-release) --product Attack
	nice -n 19 .build/release/Attack --archives $(or $(archives),100000) --seed $(or $(seed),1)

# The first number of elements. With 1,000, each case takes up to a few seconds without valgrind, which takes fifty times as long.
count ?= 1000
growth: packages ## Count the instructions of each command and each element for count=1000, 2000 and 4000 elements; cases=WORDS
	@$(call install,python3 valgrind)
	$(swift-release) --product Attack
	$(swift-release) --product scenec
	python3 -B $(tools)/Growth/growth.py --scenec .build/release/scenec --attack .build/release/Attack --count $(count) $(cases)

attack-faults: packages build-tests ## Make each system call of each writing command fail once, with three errors
	SCENEC_ATTACK=1 $(run-tests) --filter FaultInjectionTests

# If several flags select sanitizers, the compiler uses the last one. SwiftPM passes flags in random order, so one flag selects both.
# Without counters in the code, libFuzzer works without coverage and does not fail. A release build costs more time than it saves.
fuzz-build = $(swift) build --sanitize fuzzer --sanitize address $(imports) \
	  -Xswiftc -sanitize=address,fuzzer --package-path $(1)
fuzzing := $(tools)/Fuzzing
fuzzers ?= scenes documents resources nibs archives screens pictures browsers
# The number of mutated inputs for each fuzzer, which are the same in each run, or the time in seconds for each fuzzer.
inputs  ?= 1000
seconds ?=
fuzz: packages window-packages test-packages ## Feed mutated input to the code that reads files, draws or serves browsers: inputs=N or seconds=N for each of fuzzers=NAMES
	$(call fuzz-build,$(fuzzing))
	test -s $(fuzzing)/Package.resolved && ! grep swift-syntax $(fuzzing)/Package.resolved
	SCENEC_CORPUS="$(SCENEC_CORPUS)" $(fuzzing)/fuzz.sh $(fuzzing)/.build/debug/Fuzz .build/fuzz \
	  $(if $(seconds),$(seconds)s,$(inputs)) $(fuzzers)

fuzz-replay: build-tests ## Run the fuzzers' committed inputs in the ordinary build; part of the tests
	$(run-tests) --filter FuzzReplayTests

fuzz-pack: ## Add the inputs of the last 'make fuzz' that reach more code to the committed corpora
	$(fuzzing)/pack.sh $(fuzzing)/.build/debug/Fuzz .build/fuzz $(fuzzers)

fuzz-proof: packages window-packages test-packages ## Plant a fault for each fuzzer in a copy of the project, and check that the fuzzer finds it
	$(fuzzing)/plant.sh .build/planted
	$(call fuzz-build,.build/planted/$(fuzzing))
	$(fuzzing)/prove.sh .build/planted $(or $(seconds),30) $(fuzzers)

mutants: packages window-packages test-packages ## Insert small faults into a copy of the sources, one at a time, and list those that no test detects; only=WORD
	@$(call install,python3)
	python3 -B $(tools)/Mutants/study.py $(only)

study: tool ## Insert faults into copies of the apps below STUDY, and list which of them scenec finds; options="--limit 99"
	@$(call install,python3)
	python3 -B $(tools)/Study/study.py "$(or $(STUDY),$(SCENEC_CORPUS))" --scenec $(scenec) $(options)

study-coverage: tool ## Count how much of the storyboards and xibs below SCENEC_CORPUS scenec imports
	$(scenec) import --report --table $(SCENEC_CORPUS)

# The apps and the fixtures of the tests, and the files below SCENEC_CORPUS.
folders ?= Scenes $(tools)/Study/Fixture Tests/InterfaceBuilderTests/Fixtures $(SCENEC_CORPUS)
agreement: tool ## Check that files below folders=DIRS that validate also compile, load and import, and draw the same picture
	@$(call install,python3)
	python3 -B $(tools)/Agreement/agreement.py --scenec $(scenec) $(options) $(folders)

systems ?= 200
layout-proof-packages: ; @$(call install,python3 python3-pip)
layout-proof: packages layout-proof-packages benchmark-layout ## Check solutions of systems=200 random constraint systems against HiGHS, from SciPy
	@mkdir -p $(out)
	.build/release/LayoutBenchmark --systems $(systems) > $(out)/systems.json
	PYTHONPATH=$(python) python3 -B $(tools)/LayoutProof/highs.py < $(out)/systems.json

# Pillow, which compares pixels, comes from PyPI.
backends: tool screen-packages games-scenes diary-scenes alarm-program ## Compare the pictures of Cairo, rsvg-convert and Chromium, and update Pixels.md
	@PYTHONPATH=$(python) python3 -c "import PIL" 2>/dev/null || python3 -m pip install --quiet --target $(python) pillow
	$(swift-build) --product BackendPictures
	$(swift-build) --product scenec-pixels
	@rm -rf .build/backends/hosts && mkdir -p .build/backends/hosts
	$(bin)/alarmclock --demonstrate --png --pictures .build/backends/hosts/AlarmClock > /dev/null
	$(bin)/games --demonstrate --png --pictures .build/backends/hosts/Games $(out)/Games.scenec > /dev/null
	$(bin)/photodiary --demonstrate --png --pictures .build/backends/hosts/PhotoDiary $(out)/Diary.scenec > /dev/null
	$(bin)/photodiary --demonstrate --pad --png --pictures .build/backends/hosts/PhotoDiary-pad $(out)/Diary.scenec \
	  > /dev/null
	PYTHONPATH=$(python):$(translators) python3 -B $(tools)/Backends/compare.py $(bin)/BackendPictures $(scenec) \
	  Sources/SceneCairo/SceneCairo.docc/Pixels.md .build/backends

# QEMU provides the display. The virtual machine boots Debian's kernel with the files of this machine.
bare-display := .build/bare-display
test-bare-display: tool window-packages ## Boot a virtual machine with a display and no desktop, and use a program there
	@$(call install,initramfs-tools linux-image-amd64 python3 qemu-system-x86 udev)
	$(swift-build) --product WindowProbe
	@rm -rf $(bare-display) && mkdir -p $(bare-display)
	cp $(bin)/WindowProbe $(tools)/BareDisplay/init.sh $(bare-display)
	$(scenec) compile $(tools)/BareDisplay/Probe.scene -o $(bare-display)/Probe.scenec
	@# The kernel modules for the root file system, the display, the mouse and the keyboard.
	cp -r /etc/initramfs-tools $(bare-display)/initramfs
	printf '%s\n' 9p 9pnet_virtio virtio_pci virtio_gpu virtio_input evdev > $(bare-display)/initramfs/modules
	echo MODULES=list > $(bare-display)/initramfs/conf.d/modules
	kernel=$$(ls -v /boot/vmlinuz-* | tail -1) && cp $$kernel $(bare-display)/vmlinuz && \
	  mkinitramfs -d $(bare-display)/initramfs -o $(bare-display)/initrd $${kernel#/boot/vmlinuz-}
	python3 -B $(tools)/BareDisplay/use.py $(bare-display)

# These targets include all modules with documentation, except SceneMacros, which docs.sh compiles. Building the whole package would
# compile swift-syntax twice.
docs: tool pixel-packages ## Build the documentation of the modules with DocC, and fail on warnings
	$(swift-build) --target SceneTesting
	$(swift-build) --target SceneCairo
	$(tools)/Documentation/docs.sh $(bin) $(out)/docs

import-graph: test-packages ## Draw the import graph for the page about the architecture
	python3 -B $(tools)/Documentation/import-graph.py
