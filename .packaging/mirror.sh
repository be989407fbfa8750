#!/bin/sh
# mirror.sh: prints the URL of a Debian archive: DEBIAN_MIRROR, or else the archive that this machine uses. Other sources of the
# machine, such as those of compilers or browsers, are ignored because they have no Debian packages.
mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -1)}
echo "${mirror:-http://deb.debian.org/debian}"
