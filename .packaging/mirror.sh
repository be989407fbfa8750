#!/bin/sh
# mirror.sh: where Debian's packages are had from: what DEBIAN_MIRROR names, else where this machine has its own from. Other
# sources that it has, of compilers or browsers for instance, have none of Debian's.
mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' | head -1)}
echo "${mirror:-http://deb.debian.org/debian}"
