# The build commands of the targets and the system packages that they install. The Makefile includes this file.

.PHONY: packages pixel-packages window-packages tool

# SwiftPM passes the names of traits to the compiler in the order of a set. A fixed seed keeps that order, which would
# otherwise recompile everything.
swift := SWIFT_DETERMINISTIC_HASHING=1 swift
imports := --explicit-target-dependency-import-check error

# Builds for tests and demos use whole modules, which take half the time of a debug build. They are not optimized, have the checks
# of debug builds, and have no debug information. All packages of a variant share one folder, so each module is compiled once.
# SwiftPM must not reuse a build manifest, because it may belong to another package.
#
# There are two variants. `demo` omits the features that need swift-syntax, which takes two minutes to compile: macros and the check
# of scenes against Swift sources. `make` has all features.
variant := make

# The last two flags save a third of the work: the compiler does not parse each module a second time to write its interface
# early, and does not check its own intermediate code.
once = -c release -Xswiftc -Onone -Xswiftc -enable-testing -Xcc -O0 -debug-info-format none \
	-Xswiftc -no-emit-module-separately-wmo -Xswiftc -Xfrontend -Xswiftc -sil-verify-none \
	--scratch-path .build/$(variant)
all-traits = $(if $(filter make,$(variant)),SCENEC_ALL_TRAITS=1 )
# SCENEC_WITHOUT_BROWSERS=1 omits the server for browsers.
browsers :=
swift-build = SCENEC_CHECKS=1 $(all-traits)$(browsers) $(swift) build $(once) --disable-build-manifest-caching
scenec = $(bin)/scenec
tool: packages; $(swift-build) --product scenec

# Builds of programs that are released, measured or used.
swift-release := $(swift) build -c release
# Released and measured programs are a single file without position-independent code. Relocating a program of this size takes a
# tenth of the time of an incremental check. (Libraries, stack and heap still have random addresses.)
static := --static-swift-stdlib -Xlinker -no-pie -Xlinker --no-export-dynamic --scratch-path

# $(call install,NAMES) installs the system packages that are missing, and prints their names.
define install
command -v swift >/dev/null || { echo "Install Swift 6.2 or newer: https://swift.org/install"; exit 1; }; \
command -v dpkg-query >/dev/null || { echo "This system is not Debian. Install the equivalents of these Debian packages: $(1)"; exit 0; }; \
missing=; for name in $(1); do \
  dpkg-query -W -f '$${Status}' $$name 2>/dev/null | grep -q 'install ok installed' || missing="$$missing $$name"; \
done; \
if [ -n "$$missing" ]; then \
  echo "Installing$$missing with apt-get"; \
  root=; [ "$$(id -u)" = 0 ] || root=sudo; \
  $$root apt-get update -qq && $$root apt-get install -y -qq --no-install-recommends $$missing; \
fi
endef

packages: ; @$(call install,libxml2-dev libyaml-dev libsodium-dev libsqlite3-dev pkgconf)
pixels := libpango1.0-dev librsvg2-2 libpoppler-glib8 libturbojpeg0-dev libwebp-dev
pixel-packages: ; @$(call install,$(pixels))
# Packages for windows, and the font that is most similar to the system font of the platform.
window-packages: ; @$(call install,$(pixels) libsdl2-dev libglib2.0-dev libatk1.0-dev libatk-bridge2.0-dev fonts-inter)
