# The benchmarks. README.md in this folder describes them. The Makefile includes this file and defines the variables that it uses.

.PHONY: benchmark benchmark-packages benchmark-programs benchmark-layout

# The benchmarks in Swift, which form one program, and those in Python.
swift-benchmarks  := tree validation storyboards interface loading instantiation appearance start motion pixels window
python-benchmarks := layout language-server preview web
benchmarks := .build/benchmarks
# The chosen benchmarks, without a slash and the text after it. only=layout/chain measures the layouts whose names contain "chain".
chosen = $(if $(only),$(foreach name,$(only),$(firstword $(subst /, ,$(name)))),$(swift-benchmarks) $(python-benchmarks))
chosen-in-swift = $(foreach name,$(only),$(if $(filter $(swift-benchmarks),$(firstword $(subst /, ,$(name)))),$(name)))
# $(call for,NAMES,TEXT): the text if one of the benchmarks is chosen.
for = $(if $(filter $(1),$(chosen)),$(2))

# The system packages of the programs with which the chosen benchmarks are compared.
benchmark-packages:
	@$(if $(filter-out $(swift-benchmarks) $(python-benchmarks),$(chosen)),$(error The benchmarks are: $(swift-benchmarks) $(python-benchmarks)))
	@$(call install,python3 $(call for,tree validation storyboards,libxml2-utils) \
	  $(call for,instantiation window,gcc g++ make pkgconf xvfb libgtk-4-dev qt6-base-dev qt6-tools-dev) \
	  $(call for,window,qt6-declarative-dev qml6-module-qtquick qml6-module-qtqml qml6-module-qtqml-models \
	    qml6-module-qtqml-workerscript libx11-dev libxtst-dev libxdamage-dev) \
	  $(call for,pixels,librsvg2-bin) $(call for,layout preview web,python3-pip) $(call for,preview web,chromium))
	@$(call for,motion,{ $(call install,gcc make librlottie-dev); } || echo "rlottie cannot be installed: not compared")
	@$(call for,pixels,{ $(call install,chromium); } || echo "Chromium cannot be installed: not compared")

# The alarm clock is built as for a release: by the plugins, with a scenec that is already built. Both packages share a build folder.
benchmark-build = rm -f $(benchmarks)/release.yaml && $(swift-release) $(1) --scratch-path $(benchmarks) && \
	rm -f $(benchmarks)/release.yaml
benchmark-programs: export SCENEC_PLUGINS = $(CURDIR)/$(benchmarks)/scenec-plugins
benchmark-programs: benchmark-packages packages $(call for,$(swift-benchmarks),window-packages)
	$(call for,validation storyboards interface start window language-server,$(swift-release) --product scenec $(static) .build/static)
	$(call for,$(swift-benchmarks),$(call benchmark-build,--package-path Tests/Benchmarks))
	$(call for,start,$(swift-release) --product Empty --package-path Tests/Benchmarks $(static) $(benchmarks)/static)
	$(call for,instantiation motion window,$(MAKE) -C Tests/Benchmarks/Peers)
	$(call for,window,@$(call plugin-package,$(benchmarks)/scenec-plugins,.build/static/release/scenec))
	$(call for,window,$(call benchmark-build,--product alarmclock --package-path Scenes/AlarmClock))
	$(call for,preview,$(swift-release) --product scenec-preview)
	$(call for,web,$(call benchmark-build,--product games --package-path Scenes))

# kiwi and SciPy come from PyPI.
python := .build/python
layout-peers = PYTHONPATH=$(python) python3 -c "import kiwisolver, scipy" 2>/dev/null \
	|| python3 -m pip install --quiet --target $(python) kiwisolver scipy \
	|| echo "kiwisolver and scipy cannot be installed with pip: not compared"
benchmark-layout:
	@$(layout-peers)
	$(swift-release) --product LayoutBenchmark

only-chosen = $(if $(json),--json )$(if $(only),--only $(1))
benchmark-in = PYTHONPATH=$(python):$(translators) python3 -B Tests/Benchmarks/Python/$(1) $(call only-chosen,$(only))
benchmark: benchmark-programs $(call for,layout,benchmark-layout) $(call for,preview web,translators) $(call for,web,games-scenes) ## Measure speed and compare with other programs; only="NAME NAME/TEXT" measures some, json=1 prints JSON
	@$(call for,$(swift-benchmarks),SCENEC=$(CURDIR)/.build/static/release/scenec \
	  EMPTY=$(CURDIR)/$(benchmarks)/static/release/Empty ALARM_CLOCK=$(CURDIR)/$(benchmarks)/release/alarmclock \
	  $(benchmarks)/release/Benchmarks $(call only-chosen,$(chosen-in-swift)))
	@$(call for,layout,$(call benchmark-in,layout.py .build/release/LayoutBenchmark))
	@$(call for,language-server,$(call benchmark-in,language_server.py .build/static/release/scenec))
	@$(call for,preview,$(call benchmark-in,preview.py .build/release/scenec-preview))
	@$(call for,web,$(call benchmark-in,web.py $(benchmarks)/release/games $(out)/Games.scenec))
