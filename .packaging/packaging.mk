# The targets that build and pack releases. The Makefile includes this file and defines the variables that it uses.

.PHONY: release maintainer package-check package test-package package-packages package-test-packages

package-packages: ; @$(call install,binutils dpkg-dev gcc make python3)
package-test-packages: ; @$(call install,curl debootstrap man-db python3 unzip)
	@{ $(call install,buildah); } || echo "buildah cannot be installed"

# Creates a package of the plugins with a built scenec: $(call plugin-package,FOLDER,SCENEC). SwiftPM uses the last path component of
# the folder as the name of the package.
plugins := $(out)/scenec-plugins
define plugin-package
rm -rf $(1) && mkdir -p $(1)/scenec.artifactbundle/bin && cp -RL Sources/Plugins/* LICENSE $(1) && \
strip -o $(1)/scenec.artifactbundle/bin/scenec $(2) && \
printf '{"schemaVersion":"1.0","artifacts":{"scenec":{"type":"executable","version":"%s","variants":[{"path":"bin/scenec","supportedTriples":["%s"]}]}}}\n' \
  "$$($(2) --version | cut -d ' ' -f 2)" \
  "$$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)" \
  > $(1)/scenec.artifactbundle/info.json
endef

# The commit and its date for `scenec --version`. Both are empty outside of a clone or a tarball from Git.
commits = $(shell .packaging/origin.sh $(1))
release-of = SCENEC_COMMIT="$(call commits,commit)" SCENEC_DATE="$(call commits,date)" $(swift-release) --product $(1) $(static)
release: packages ## Build scenec as one file that runs without Swift, and a package of its plugins for SwiftPM
	$(call release-of,scenec) .build/static
	@$(call plugin-package,$(plugins),.build/static/release/scenec)
	@echo "  .build/static/release/scenec"
	@echo "  $(plugins), which a host's Package.swift can name"

# Builds are optimized for size, which costs no speed, and linked for every Linux with glibc 2.31. Because some C files of SwiftNIO
# contain their own path, prefix maps remove the path of the build folder from the program.
small := -debug-info-format none -Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -function-sections \
	  -Xcc -ffile-prefix-map=$(CURDIR)=. -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=.
packed := .build/package
pack = CHECKOUTS=.build/packed/checkouts SYSROOT=$(packed)/sysroot LIBXML2=$(packed)/libxml2 \
	  python3 -B .packaging/pack.py $(packed)
# The maintainer field of the Debian packages, as "Name <mail>". The field is checked first, because the build takes a long time.
export MAINTAINER
maintainer: ; @.packaging/maintainer.sh > /dev/null
package-check: maintainer packages package-packages pixel-packages ## Check and download everything that 'make package' needs, and compile nothing
	python3 -B .packaging/prepare.py $(packed) .build/packed $(out)/packages
package: package-check ## Pack the release into out/packages: Debian packages by MAINTAINER="Name <mail>", a tarball, SwiftPM packages, an SBOM and checksums
	.packaging/libxml2.sh build $(packed)/libxml2
	$(call release-of,scenec) .build/packed $(small)
	$(call release-of,scenec-preview) .build/packed $(small)
	$(call release-of,scenec-pixels) .build/packed $(small)
	.packaging/build.sh $(packed) .build/packed scenec scenec-preview scenec-pixels
	$(pack) $(out)/packages
	@cd $(out)/packages && ls -l

test-package: maintainer package-test-packages ## Install and use what 'make package' packed in empty systems, and check that packing again gives the same bytes
	.packaging/test.sh $(out)/packages .build/roots
	.packaging/test-container.sh $(out)/packages .build/roots
	TZ=Pacific/Kiritimati $(pack) .build/packed-again
	diff .build/packed-again/SHA256SUMS $(out)/packages/SHA256SUMS
