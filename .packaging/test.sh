#!/bin/bash
# test.sh DIR ROOTS: installs each package of DIR where there is nothing else, and uses it as somebody would who has it from
# a release: in roots of Debian 12 and 11 with what every Debian has and no more (neither Swift nor -dev packages), which
# debootstrap lays into ROOTS. Then a small package for SwiftPM has the plugins. Needs root, for chroot.
set -euo pipefail
packages=$(realpath "$1")
mkdir -p "$2"
roots=$(realpath "$2")
here=$(realpath "$(dirname "$0")")
actions=$(dirname "$here")/.github/actions/scenec
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() { echo "FAILED: $*" >&2; exit 1; }
step() { printf '  %s\n' "$*"; }

(cd "$packages" && sha256sum --quiet --check SHA256SUMS) || fail "SHA256SUMS"

# root SUITE: a new root of a Debian, in $root.
root() {
  if [ ! -e "$roots/$1.tar" ]; then
    rm -rf "$roots/$1"
    debootstrap --variant=minbase "$1" "$roots/$1" "$("$here/mirror.sh")" > "$roots/$1.log" ||
      fail "debootstrap $1: see $roots/$1.log"
    tar -C "$roots/$1" --exclude=./var/cache/apt --exclude=./var/lib/apt/lists -cf "$roots/$1.tar.new" .
    mv "$roots/$1.tar.new" "$roots/$1.tar"
    rm -rf "$roots/$1"
  fi
  root=$work/root
  rm -rf "$root"
  mkdir "$root"
  tar -C "$root" -xf "$roots/$1.tar"
  ! chroot "$root" dpkg-query -W -f '${Package}\n' | grep -E -- '-dev$|swift|libxml|libyaml|libsodium' || fail "the root of $1 is not empty"
  ! chroot "$root" sh -c 'command -v swift || command -v gcc || command -v python3' || fail "the root of $1 has compilers"
  mkdir "$root/scenes"
  cp "$here"/Tests/*.scene "$root/scenes/"
}

# inside COMMAND: Swift's programs read their arguments in /proc, which is there for as long as the command runs.
inside() {
  unshare --mount sh -c 'mount -t proc proc "$1/proc" && exec chroot "$1" /bin/sh -c "cd /scenes && $2"' sh "$root" "$1"
}

# expect WORDS COMMAND [STATUS]: what a command prints, on either output, has the words.
expect() {
  local status=0 text
  text=$(inside "$2" 2>&1) || status=$?
  [ "$status" = "${3:-0}" ] || fail "$2 ended with $status: $text"
  case $text in *"$1"*) ;; *) fail "$2 says no '$1' but: $text" ;; esac
}

# use PREFIX: what was installed below it works.
use() {
  expect "scenec ${version}" "scenec --version"
  expect "archive format" "scenec --version"
  expect "USAGE: scenec" "scenec --help"
  expect "USAGE: scenec render" "scenec render --help"
  expect "" "scenec validate Counter.scene"
  expect "outlet" "scenec explain outlet-not-found"
  expect "Replace 'textAlignmnt' with 'textAlignment'" "scenec validate Misspelt.scene" 1
  expect "" "scenec compile Counter.scene -o Counter.scenec && test -s Counter.scenec"
  expect "scenec archive" "scenec dump Counter.scenec"
  expect "<svg" "scenec render Counter.scene"
  expect "<svg" "scenec render Counter.scenec"
  expect "" "printf 'rules:\n  unreachable-scene: off\n' > .scenec.yml && scenec validate Counter.scene"
  expect "'eror' is not a severity" "printf 'rules:\n  unreachable-scene: eror\n' > .scenec.yml && scenec validate ." 66
  expect "" "rm .scenec.yml; mkdir -p S; echo 'final class CounterViewController {}' > S/C.swift; scenec interface S"
  expect "complete -o filenames -F _scenec scenec" \
    "bash -c '. $1/share/bash-completion/completions/scenec && complete -p scenec'"
  expect "element" "head -c 2000 $1/share/scenec/scene.rng"
  expect "Apache License" "cat $1/share/doc/scenec/copyright"
  expect "## $version" "zcat $1/share/doc/scenec/changelog.gz"
  for page in scenec scenec-validate scenec-compile scenec-render; do
    man --warnings -l "$root$1/share/man/man1/$page.1.gz" > "$work/page" 2> "$work/warnings" || fail "man $page"
    [ ! -s "$work/warnings" ] || fail "man $page warns: $(cat "$work/warnings")"
    grep -q "EXIT STATUS" "$work/page" || fail "the page of $page says nothing of how it ends"
  done
}

# serve: the page of `scenec preview` is there, until its input ends.
serve() {
  local said=$root/scenes/said server address
  rm -f "$said" "$work/input"
  mkfifo "$work/input"
  inside "scenec preview --port 0 --while-input Counter.scene > said 2>&1" < "$work/input" &
  server=$!
  exec 9> "$work/input"
  for _ in $(seq 300); do grep -qs http "$said" && break || sleep 0.1; done
  address=$(grep -o 'http://127.0.0.1:[0-9]*/' "$said") || fail "nothing is served: $(cat "$said")"
  curl --silent --fail "$address" > "$work/page" || fail "nobody answers at $address"
  grep -q "<title>" "$work/page" || fail "the page is none: $(head -c 500 "$work/page")"
  exec 9>&-
  wait "$server" || fail "the server ended with $?: $(cat "$said")"
}

# download PACKAGE...: what packages need and recommend besides what the root has, into $root/tmp/packages, with the packages.
download() {
  local cache=$roots/apt
  local apt=(apt-get -qq -o Dir::Etc::sourcelist="$cache/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$cache/lists"
    -o Dir::State::status="$root/var/lib/dpkg/status" -o Dir::Cache="$cache/cache" -o APT::Sandbox::User=root)
  mkdir -p "$cache/lists/partial" "$cache/cache/archives/partial" "$root/tmp/packages"
  rm -f "$cache"/cache/archives/*.deb
  echo "deb $("$here/mirror.sh") bookworm main" > "$cache/sources.list"
  { "${apt[@]}" update && "${apt[@]}" --download-only -y install "$@"; } > "$work/log" 2>&1 || fail "apt-get: $(cat "$work/log")"
  cp "$cache"/cache/archives/*.deb "$@" "$root/tmp/packages"
}

# pixels: pictures are drawn, as large as they are asked for, and something is in them.
pixels() {
  expect "" "scenec render Counter.scene --size 320x480 --scale 2 -o Counter.png"
  python3 - "$root/scenes/Counter.png" <<'PYTHON' || fail "scenec render: no picture of 640 × 960 pixels"
import struct, sys, zlib
held = open(sys.argv[1], 'rb').read()
assert held.startswith(b'\x89PNG\r\n\x1a\n'), held[:8]
assert struct.unpack('>II', held[16:24]) == (640, 960), struct.unpack('>II', held[16:24])
place, packed = 8, b''
while place < len(held):
    size, kind = struct.unpack('>I4s', held[place:place + 8])
    packed += held[place + 8:place + 8 + size] if kind == b'IDAT' else b''
    place += size + 12
assert len(set(zlib.decompress(packed))) > 8, 'nothing is in it'
PYTHON
  expect "%PDF-" "scenec render Counter.scene -o Counter.pdf && head -c 5 Counter.pdf"
  rm "$root/scenes/Counter.png" "$root/scenes/Counter.pdf"
}

# What each file is called says its version.
bundle=$(echo "$packages"/scenec-*.artifactbundle.zip)
version=${bundle##*/scenec-}
version=${version%.artifactbundle.zip}

maintainer=$("$here/maintainer.sh")
for package in "$packages"/*.deb; do
  named=$(dpkg-deb -f "$package" Maintainer)
  [ "$named" = "$maintainer" ] || fail "${package##*/} names '$named', and not '$maintainer': was it packed with another MAINTAINER?"
done

echo "The Debian package, on Debian 12"
root bookworm
cp "$packages"/scenec_*.deb "$root/tmp/scenec.deb"
inside "dpkg -i /tmp/scenec.deb" > "$work/log" || fail "dpkg: $(cat "$work/log")"
use /usr
inside "dpkg --verify scenec" || fail "files are not as the package says"
expect "scenec-preview" "scenec preview Counter.scene" 73
cp "$packages"/scenec-preview_*.deb "$root/tmp/scenec-preview.deb"
inside "dpkg -i /tmp/scenec-preview.deb" > "$work/log" || fail "dpkg: $(cat "$work/log")"
serve
inside "dpkg --verify scenec-preview" || fail "files are not as the package says"
expect "the package 'scenec-pixels' has it" "scenec render Counter.scene -o Counter.png" 73
download "$packages"/scenec_*.deb "$packages"/scenec-pixels_*.deb
inside "dpkg -i /tmp/packages/*.deb" > "$work/log" 2>&1 || fail "dpkg: $(cat "$work/log")"
pixels
inside "dpkg --verify scenec-pixels" || fail "files are not as the package says"
inside "dpkg -P scenec-preview scenec-pixels scenec" > "$work/log"
! inside "ls -d /usr/share/scenec /usr/share/doc/scenec /usr/bin/scenec*" 2> /dev/null || fail "something stays behind"
step "installed, used, removed"
for name in scenec scenec-pixels; do
  tar -xzf "$packages/$name-$version-linux-$(uname -m).tar.gz" --strip-components=1 -C "$root/usr/local"
done
pixels
step "pictures are drawn by the tarball, too, with the same libraries"

for suite in bullseye bookworm; do
  echo "The tarball, on $suite"
  root $suite
  tar -xzf "$packages/scenec-$version-linux-$(uname -m).tar.gz" --strip-components=1 -C "$root/usr/local"
  use /usr/local
  tar -xzf "$packages/scenec-preview-$version-linux-$(uname -m).tar.gz" --strip-components=1 -C "$root/usr/local"
  serve
  step "used with $(inside 'ldd --version' | head -1)"
done

echo "The plugins, in a package of SwiftPM"
mkdir -p "$work/host"
tar -xzf "$packages/scenec-plugins-$version-linux-$(uname -m).tar.gz" -C "$work/host"
mv "$work"/host/scenec-plugins "$work/scenec-plugins"
cp -r "$here/Tests/Host/." "$work/host"
mkdir -p "$work/host/Sources/Host"
cp "$here/Tests/Counter.scene" "$work/host/Sources/Host"
swift build --package-path "$work/host" > "$work/log" 2>&1 || fail "the host is not built: $(cat "$work/log")"
[ -n "$(find "$work/host/.build" -name Counter.scenec)" ] || fail "the host has no compiled scene"
cp "$here/Tests/Misspelt.scene" "$work/host/Sources/Host/Counter.scene"
! swift build --package-path "$work/host" > "$work/log" 2>&1 || fail "a host is built whose scene is wrong"
grep -q "unknown-attribute" "$work/log" || fail "nobody says what is wrong: $(cat "$work/log")"
step "a scene is compiled, and a wrong one refused"

echo "The artifact bundle"
python3 - "$bundle" "$work" <<'PYTHON'
import json, subprocess, sys, zipfile
archive, work = sys.argv[1:]
names = zipfile.ZipFile(archive).namelist()
info = next(name for name in names if name.endswith('/info.json'))
artifact = json.loads(zipfile.ZipFile(archive).read(info))['artifacts']['scenec']
subprocess.run(['unzip', '-q', archive, '-d', work], check=True)
program = f'{work}/{info.rpartition("/")[0]}/{artifact["variants"][0]["path"]}'
said = subprocess.run([program, '--version'], capture_output=True, text=True, check=True).stdout
assert said.split()[1] == artifact['version'], said
PYTHON
step "its program runs, and is of the version that it says"
echo "The action for GitHub, and the template for GitLab"
# block FILE: the lines of the shell below its `|`.
block() { sed -n '/|$/,/^  artifacts/p' "$1" | sed '1d; /^  artifacts/d'; }
tarball=$packages/scenec-$version-linux-$(uname -m).tar.gz
sum=$(sha256sum "$tarball" | cut -d ' ' -f 1)
mkdir "$work/runner" "$work/project"
github() { RUNNER_TEMP=$work/runner GITHUB_PATH=$work/path TARBALL=file://$tarball SHA256=$1 bash -c "$(block "$actions/action.yml")"; }
gitlab() { CI_PROJECT_DIR=$work/project SCENEC_TARBALL=file://$tarball SCENEC_SHA256=$1 sh -c "$(block "$actions/gitlab.yml")
scenec --version"; }
github "$sum" | grep -q "scenec $version" || fail "the action does not install"
[ "$("$(cat "$work/path")/scenec" --version | cut -d ' ' -f 2)" = "$version" ] || fail "the action names no path"
gitlab "$sum" | grep -q "scenec $version" || fail "the template does not install"
rm -rf "$work/runner/scenec" "$work/project.scenec"
wrong=${sum//[0-7]/8}
! github "$wrong" > "$work/log" 2>&1 || fail "the action takes a tarball with another checksum"
! gitlab "$wrong" > "$work/log" 2>&1 || fail "the template takes a tarball with another checksum"
[ ! -e "$work/runner/scenec/bin" ] || fail "the action unpacks what it should not trust"
step "both install a tarball, and refuse one with another checksum"

echo "All packages work"
