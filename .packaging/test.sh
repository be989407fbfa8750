#!/bin/bash
# test.sh DIR ROOTS: installs each package in DIR in a minimal system and uses it like a user of a release. debootstrap writes the
# roots of Debian 12 and 11 to ROOTS, with neither Swift nor -dev packages. Then a small SwiftPM package uses the plugins. Must run
# as root, for chroot.
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

# root SUITE: creates a new root of a Debian release and sets $root.
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

# inside COMMAND: runs a command in $root. Swift programs read their arguments from /proc, so it is mounted for the command.
inside() {
  unshare --mount sh -c 'mount -t proc proc "$1/proc" && exec chroot "$1" /bin/sh -c "cd /scenes && $2"' sh "$root" "$1"
}

# expect WORDS COMMAND [STATUS]: checks that the output of a command, including errors, contains the words.
expect() {
  local status=0 text
  text=$(inside "$2" 2>&1) || status=$?
  [ "$status" = "${3:-0}" ] || fail "$2 ended with $status: $text"
  case $text in *"$1"*) ;; *) fail "the output of $2 does not contain '$1': $text" ;; esac
}

# use PREFIX: checks that the programs and files below a prefix work.
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
    grep -q "EXIT STATUS" "$work/page" || fail "the page of $page does not document the exit status"
  done
}

# serve: checks that `scenec preview` serves its page until its input ends.
serve() {
  local log=$root/scenes/log server address
  rm -f "$log" "$work/input"
  mkfifo "$work/input"
  inside "scenec preview --port 0 --while-input Counter.scene > log 2>&1" < "$work/input" &
  server=$!
  exec 9> "$work/input"
  for _ in $(seq 300); do grep -qs http "$log" && break || sleep 0.1; done
  address=$(grep -o 'http://127.0.0.1:[0-9]*/' "$log") || fail "nothing is served: $(cat "$log")"
  curl --silent --fail "$address" > "$work/page" || fail "there is no response at $address"
  grep -q "<title>" "$work/page" || fail "the page is not valid: $(head -c 500 "$work/page")"
  exec 9>&-
  wait "$server" || fail "the server ended with $?: $(cat "$log")"
}

# download PACKAGE...: copies packages to $root/tmp/packages, and downloads the dependencies and recommendations that $root lacks.
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

# pixels: checks that pictures are drawn, have the requested size, and are not empty.
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
assert len(set(zlib.decompress(packed))) > 8, 'the picture is empty'
PYTHON
  expect "%PDF-" "scenec render Counter.scene -o Counter.pdf && head -c 5 Counter.pdf"
  rm "$root/scenes/Counter.png" "$root/scenes/Counter.pdf"
}

# The file names contain the version.
bundle=$(echo "$packages"/scenec-*.artifactbundle.zip)
version=${bundle##*/scenec-}
version=${version%.artifactbundle.zip}

maintainer=$("$here/maintainer.sh")
for package in "$packages"/*.deb; do
  named=$(dpkg-deb -f "$package" Maintainer)
  [ "$named" = "$maintainer" ] || fail "the maintainer of ${package##*/} is '$named', expected '$maintainer': set MAINTAINER to the same value as for 'make package'"
done

echo "The Debian package, on Debian 12"
root bookworm
cp "$packages"/scenec_*.deb "$root/tmp/scenec.deb"
inside "dpkg -i /tmp/scenec.deb" > "$work/log" || fail "dpkg: $(cat "$work/log")"
use /usr
inside "dpkg --verify scenec" || fail "installed files differ from the package"
expect "scenec-preview" "scenec preview Counter.scene" 73
cp "$packages"/scenec-preview_*.deb "$root/tmp/scenec-preview.deb"
inside "dpkg -i /tmp/scenec-preview.deb" > "$work/log" || fail "dpkg: $(cat "$work/log")"
serve
inside "dpkg --verify scenec-preview" || fail "installed files differ from the package"
expect "the package 'scenec-pixels' has it" "scenec render Counter.scene -o Counter.png" 73
download "$packages"/scenec_*.deb "$packages"/scenec-pixels_*.deb
inside "dpkg -i /tmp/packages/*.deb" > "$work/log" 2>&1 || fail "dpkg: $(cat "$work/log")"
pixels
inside "dpkg --verify scenec-pixels" || fail "installed files differ from the package"
inside "dpkg -P scenec-preview scenec-pixels scenec" > "$work/log"
! inside "ls -d /usr/share/scenec /usr/share/doc/scenec /usr/bin/scenec*" 2> /dev/null || fail "files are left after removal"
step "installed, used, removed"
for name in scenec scenec-pixels; do
  tar -xzf "$packages/$name-$version-linux-$(uname -m).tar.gz" --strip-components=1 -C "$root/usr/local"
done
pixels
step "the tarball draws pictures with the same libraries"

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
swift build --package-path "$work/host" > "$work/log" 2>&1 || fail "the host does not build: $(cat "$work/log")"
[ -n "$(find "$work/host/.build" -name Counter.scenec)" ] || fail "the host has no compiled scene"
cp "$here/Tests/Misspelt.scene" "$work/host/Sources/Host/Counter.scene"
! swift build --package-path "$work/host" > "$work/log" 2>&1 || fail "a host with an invalid scene builds"
grep -q "unknown-attribute" "$work/log" || fail "the error of the scene is not reported: $(cat "$work/log")"
step "a scene is compiled, and an invalid one is rejected"

echo "The artifact bundle"
python3 - "$bundle" "$work" <<'PYTHON'
import json, subprocess, sys, zipfile
archive, work = sys.argv[1:]
names = zipfile.ZipFile(archive).namelist()
info = next(name for name in names if name.endswith('/info.json'))
artifact = json.loads(zipfile.ZipFile(archive).read(info))['artifacts']['scenec']
subprocess.run(['unzip', '-q', archive, '-d', work], check=True)
program = f'{work}/{info.rpartition("/")[0]}/{artifact["variants"][0]["path"]}'
output = subprocess.run([program, '--version'], capture_output=True, text=True, check=True).stdout
assert output.split()[1] == artifact['version'], output
PYTHON
step "its program runs, and has the version in its manifest"
echo "The action for GitHub, and the template for GitLab"
# block FILE: prints the shell script in a YAML file.
block() { sed -n '/|$/,/^  artifacts/p' "$1" | sed '1d; /^  artifacts/d'; }
tarball=$packages/scenec-$version-linux-$(uname -m).tar.gz
mkdir "$work/runner" "$work/project"
releases=$work/releases/download/v$version
mkdir -p "$releases" && cp "$tarball" "$packages/SHA256SUMS" "$releases"
export SCENEC_VERSION=$version SCENEC_REPOSITORY=file://$work ACTION=$actions
github() { RUNNER_TEMP=$work/runner GITHUB_PATH=$work/path SCENEC_SHA256=$1 bash -euo pipefail -c "$(block "$actions/action.yml")"; }
gitlab() { CI_PROJECT_DIR=$work/project SCENEC_SHA256=$1 sh -c "$(block "$actions/gitlab.yml")
scenec --version"; }
github "" | grep -q "scenec $version" || fail "the action does not install scenec"
[ "$("$(cat "$work/path")/scenec" --version | cut -d ' ' -f 2)" = "$version" ] || fail "the action does not extend PATH"
gitlab "" | grep -q "scenec $version" || fail "the template does not install scenec"
rm -rf "$work/runner/scenec" "$work/project.scenec"
sum=$(sha256sum "$tarball" | cut -d ' ' -f 1)
wrong=${sum//[0-7]/8}
! github "$wrong" > "$work/log" 2>&1 || fail "the action accepts a tarball with another checksum"
! gitlab "$wrong" > "$work/log" 2>&1 || fail "the template accepts a tarball with another checksum"
[ ! -e "$work/runner/scenec/bin" ] || fail "the action unpacks a tarball with another checksum"
step "both install a release by its version, and reject a tarball with another checksum"

echo "All packages work"
