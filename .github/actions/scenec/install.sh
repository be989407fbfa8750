#!/bin/sh
# install.sh FOLDER: downloads a release of scenec, verifies its checksum, and unpacks it into FOLDER. It reads these variables:
#
#   SCENEC_VERSION     the version, such as 0.1.0 or v0.1.0
#   SCENEC_REPOSITORY  the address of the repository with the release, such as https://github.com/OWNER/scenec
#   SCENEC_TARBALL     the URL of the tarball; replaces the other two
#   SCENEC_SHA256      the checksum of the tarball; by default, the one in SHA256SUMS next to the tarball
set -eu
fail() { echo "install.sh: $*" >&2; exit 1; }
download() { curl --fail --silent --show-error --location --retry 3 "$@"; }

folder=$1
if [ -z "${SCENEC_TARBALL:-}" ]; then
  [ -n "${SCENEC_VERSION:-}" ] || fail "the version is missing, such as 0.1.0"
  version=${SCENEC_VERSION#v}
  SCENEC_TARBALL=$SCENEC_REPOSITORY/releases/download/v$version/scenec-$version-linux-$(uname -m).tar.gz
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
download --output "$work/scenec.tar.gz" "$SCENEC_TARBALL" || fail "cannot download $SCENEC_TARBALL"
if [ -z "${SCENEC_SHA256:-}" ]; then
  download --output "$work/sums" "${SCENEC_TARBALL%/*}/SHA256SUMS" || fail "cannot download SHA256SUMS"
  SCENEC_SHA256=$(grep "  ${SCENEC_TARBALL##*/}\$" "$work/sums" | cut -d ' ' -f 1) || true
fi
echo "$SCENEC_SHA256  $work/scenec.tar.gz" | sha256sum --check --quiet || fail "the checksum of $SCENEC_TARBALL differs"
mkdir "$work/scenec"
tar -xzf "$work/scenec.tar.gz" --strip-components=1 -C "$work/scenec"
rm -rf "$folder"
mkdir -p "$(dirname "$folder")"
cp -R "$work/scenec" "$folder"
