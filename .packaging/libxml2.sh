#!/bin/sh
# libxml2.sh DIR: builds libxml2 into DIR/libxml2.a, with as much as scenec uses: Debian's needs ICU (30 MB of tables) and
# liblzma. The source is that of the package whose headers are installed, with all of Debian's mends. scenec opens no files
# by it and asks no network.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
version=$(dpkg-query -W -f '${source:Version}' libxml2-dev)
[ "$(cat "$folder/version" 2>/dev/null)" != "$version" ] || exit 0

apt=$folder/apt
rm -rf "$folder/source" "$folder/build"
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$folder/build"
# Other sources that this machine may have, have no source packages of Debian's.
apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' > "$apt/sources.list"
[ -s "$apt/sources.list" ] || { echo "apt names no source of Debian's: 'apt-get update' may help" >&2; exit 1; }
source_apt() {
  apt-get -qq -o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$apt/lists" \
    -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root "$@"
}
source_apt update
(cd "$apt" && source_apt source --download-only "libxml2=$version" && dpkg-source --no-copy -x libxml2_*.dsc "$folder/source")

cd "$folder/build"
"$folder/source/configure" --quiet --disable-shared --enable-static --with-minimum --with-sax1 --with-push --with-tree \
  --with-iconv --with-threads --without-icu --without-lzma --without-zlib --without-python CC="${CC:-clang}" \
  CFLAGS="-O2 -fPIC -ffunction-sections -fdata-sections -ffile-prefix-map=$folder=libxml2"
# Debian's mends change what automake reads: what it would write anew is for tests.
make -s libxml2.la AUTOMAKE=: AUTOCONF=: ACLOCAL=: AUTOHEADER=:
cp .libs/libxml2.a ../libxml2.a
cp ../source/Copyright ../copyright
rm -rf "$apt" "$folder/build" "$folder/source"
echo "$version" > "$folder/version"
