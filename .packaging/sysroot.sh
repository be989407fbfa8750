#!/bin/sh
# sysroot.sh DIR: downloads the C library that scenec is linked against, glibc 2.31 of Debian 11, and unpacks it into DIR. A program
# that is linked against a version of glibc also runs with all newer versions. Nothing is installed.
set -eu
mkdir -p "$1"
root=$(cd "$1" && pwd)
[ ! -e "$root/complete" ] || exit 0

apt=$root/apt
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/packages"
: > "$apt/status"
: > "$root/versions"
mirror=$("$(dirname "$0")/mirror.sh")
echo "deb $mirror bullseye main" > "$apt/sources.list"
old_apt() {
  apt-get -qq -o Dir::Etc::sourcelist="$apt/sources.list" -o Dir::Etc::sourceparts=- -o Dir::State::lists="$apt/lists" \
    -o Dir::State::status="$apt/status" -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root \
    -o APT::Update::Error-Mode=any "$@"
}
{ old_apt update && (cd "$apt/packages" && old_apt download libc6 libc6-dev libcrypt1 libcrypt-dev linux-libc-dev libgcc-s1 \
  libgcc-10-dev libstdc++-10-dev gcc-10-base); } || {
  echo "The packages of Debian 11 cannot be downloaded from $mirror. Check the network, or" >&2
  echo "use an archive that has them: DEBIAN_MIRROR=http://archive.debian.org/debian" >&2
  exit 1
}
for package in "$apt"/packages/*.deb; do
  dpkg-deb -x "$package" "$root"
  dpkg-deb --show --showformat '${Package} ${Version}\n' "$package" >> "$root/versions"
done

# Absolute links would lead to the libraries of this machine.
find "$root/usr" "$root/lib" "$root/lib64" -type l -lname '/*' | while read -r link; do
  target=$root$(readlink "$link")
  ln -sfn "$(realpath -m --relative-to="$(dirname "$link")" "$target")" "$link"
done
# Without the shared libstdc++, the linker uses the static one, so the program does not need a package for it.
rm -f "$root"/usr/lib/gcc/*/10/libstdc++.so
rm -rf "$apt"
touch "$root/complete"
