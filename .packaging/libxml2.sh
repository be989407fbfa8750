#!/bin/sh
# libxml2.sh fetch DIR: downloads the source of libxml2 into DIR, and prints its version.
# libxml2.sh build DIR: compiles that source to DIR/libxml2.a.
# libxml2.sh newest VERSION: prints the newest version on standard input that has the upstream release of VERSION.
#
# The library contains only the features that scenec uses: Debian's build needs ICU (30 MB of tables) and liblzma. The source is
# Debian's, with all patches, of the upstream release whose headers are installed. It has the newest Debian revision in the
# archive, because the archive removes the source of a revision when a security update replaces it.
set -eu

fail() {
  printf '%s\n' "$@" >&2
  exit 1
}

newest() {
  upstream=${1%-*}
  newest=
  while read -r version; do
    [ "${version%-*}" = "$upstream" ] || continue
    if [ -z "$newest" ] || dpkg --compare-versions "$version" gt "$newest"; then newest=$version; fi
  done
  echo "$newest"
}

fetch() {
  installed=$(dpkg-query -W -f '${source:Version}' libxml2-dev 2> /dev/null) ||
    fail "libxml2-dev is not installed: 'make packages' installs it."
  apt=$folder/apt
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
  # Other archives in apt's configuration, such as those of browsers, have no source packages.
  apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' > "$apt/sources.list"
  [ -s "$apt/sources.list" ] || fail "apt has no index of a Debian archive: run 'apt-get update'."
  debian() {
    tool=$1
    shift
    "$tool" -qq -o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$apt/lists" \
      -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root -o APT::Update::Error-Mode=any "$@"
  }
  debian apt-get update || fail "The list of Debian's source packages cannot be downloaded: check the network and apt's sources."
  version=$(debian apt-cache showsrc --only-source libxml2 | sed -n 's/^Version: //p' | newest "$installed")
  [ -n "$version" ] || fail "The Debian archive has no source of libxml2 ${installed%-*}, whose headers are installed." \
    "Run 'apt-get update && apt-get install libxml2-dev', which installs the release that the archive has."
  echo "libxml2 $version (headers: $installed)"

  if [ "$(cat "$folder/version" 2> /dev/null)" != "$version" ]; then
    rm -rf "$folder/source" "$folder/version" "$folder/libxml2.a"
    # apt verifies the files against the signed list, so dpkg-source does not have to.
    (cd "$apt" && debian apt-get source --download-only "libxml2=$version" > /dev/null &&
      dpkg-source --no-check --no-copy -x "libxml2_${version#*:}.dsc" "$folder/source" > /dev/null) ||
      fail "The source of libxml2 $version cannot be downloaded: check the network, and run the command again."
    cp "$folder/source/Copyright" "$folder/copyright"
    echo "$version" > "$folder/version"
  fi
  rm -rf "$apt"
}

build() {
  [ ! -e "$folder/libxml2.a" ] || return 0
  rm -rf "$folder/build"
  mkdir "$folder/build"
  cd "$folder/build"
  "$folder/source/configure" --quiet --disable-shared --enable-static --with-minimum --with-sax1 --with-push --with-tree \
    --with-iconv --with-threads --without-icu --without-lzma --without-zlib --without-python CC="${CC:-clang}" \
    CFLAGS="-O2 -fPIC -ffunction-sections -fdata-sections -ffile-prefix-map=$folder=libxml2"
  # Debian's patches change only those inputs of automake that belong to tests, so nothing has to be generated again.
  make -s libxml2.la AUTOMAKE=: AUTOCONF=: ACLOCAL=: AUTOHEADER=:
  cp .libs/libxml2.a ../libxml2.a
  rm -rf "$folder/build"
}

case $1 in
  newest) newest "$2" ;;
  fetch | build)
    mkdir -p "$2"
    folder=$(cd "$2" && pwd)
    "$1"
    ;;
esac
