# Targets that check, compile and show the scenes of the example programs. The Makefile includes this file.

.PHONY: examples games-scenes diary-scenes alarm-program

# The screen that shows a program: a window, or pages for browsers with screen=--web.
screen ?=
# With LIVE=1, the program reloads scenes when they are saved. With LIVE=typed, it reloads them while they are typed.
LIVE ?=
live = $(if $(LIVE),$(if $(filter typed,$(LIVE)),SCENEC_LIVE_TYPED=1 )SCENEC_LIVE=$(1) SCENEC=$(CURDIR)/$(scenec) )
define show
@if [ -n "$(screen)$$DISPLAY$$WAYLAND_DISPLAY" ]; then echo "$(1) $(screen)"; $(1) $(screen); \
else echo "There is no display. On a machine with a display, this command opens the window:"; echo "  $(1)"; \
echo "This command serves a page for browsers (make $@ screen=--web):"; echo "  $(1) --web"; fi
endef

# The games, the diary, scenec and scenec-pixels. The variant `make` also builds the tests. Without the names of products, SwiftPM
# would build scenec a second time for the plugins.
example-products = $(if $(filter make,$(variant)),ExamplesPackageTests,photodiary games)
examples: packages window-packages
	$(foreach product,$(example-products),$(swift-build) --package-path Scenes --product $(product) &&) true

games-scenes: examples
	@mkdir -p $(out)
	$(bin)/games --class-manifest > $(out)/Games.classes.json
	$(scenec) validate --strict --classes $(out)/Games.classes.json Scenes/Games
	$(scenec) compile --classes $(out)/Games.classes.json Scenes/Games/Games.scene -o $(out)/Games.scenec
	$(scenec) compile --classes $(out)/Games.classes.json Scenes/Games/Scores.scene -o $(out)/Scores.scenec

diary-scenes: examples
	@mkdir -p $(out)
	$(bin)/photodiary --class-manifest > $(out)/PhotoDiary.classes.json
	$(scenec) validate --strict --classes $(out)/PhotoDiary.classes.json Scenes/PhotoDiary
	$(scenec) compile --classes $(out)/PhotoDiary.classes.json Scenes/PhotoDiary/Diary.scene -o $(out)/Diary.scenec

# The plugin checks and compiles the scenes of the alarm clock with a scenec that is already built.
built-plugins := .build/make/scenec-plugins
alarm-program: export SCENEC_PLUGINS = $(CURDIR)/$(built-plugins)
alarm-program: tool
	@$(call plugin-package,$(built-plugins),$(scenec))
	$(swift-build) --package-path Scenes/AlarmClock --product alarmclock
