#!/bin/bash
# test-container.sh DIR ROOTS: builds the Containerfile and runs what comes of it. No registry is asked: both stages begin with the
# root of Debian 12 that test.sh has laid into ROOTS, and the first has, in place of Swift and `make package`, the packages of
# DIR. So all is tried here but installing make and compiling.
set -euo pipefail
packages=$(realpath "$1")
roots=$(realpath "$2")
here=$(realpath "$(dirname "$0")")
command -v buildah > /dev/null || { echo "There is no buildah here: the Containerfile is not built"; exit 0; }
work=$(mktemp -d)
run() { buildah --root "$work/images" --runroot "$work/run" --storage-driver vfs "$@"; }
trap 'run rm --all > /dev/null 2>&1 || true; rm -rf "$work"' EXIT

mkdir -p "$work/context/packages" "$work/clone"
cp "$packages"/* "$work/context/packages"
cp "$roots/bookworm.tar" "$work/context"
cat > "$work/context/make" <<'MAKE'
#!/bin/sh
[ "$1" = package ] && mkdir -p out/packages && cp /packages/* out/packages
MAKE
chmod +x "$work/context/make"
printf 'FROM scratch\nADD bookworm.tar /\n' > "$work/context/run"
printf 'FROM localhost/run\nCOPY packages /packages\nCOPY make /usr/bin/make\n' > "$work/context/build"
for image in run build; do
  run build --isolation chroot -f "$work/context/$image" -t "$image" "$work/context" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
done

run build --isolation chroot --build-arg BUILD=localhost/build --build-arg RUN=localhost/run \
  -f "$here/Containerfile" -t scenec "$work/clone" > "$work/log" 2>&1 || { cat "$work/log"; exit 1; }
container=$(run from localhost/scenec)
run copy "$container" "$here/Tests/Counter.scene" /scenes/ > /dev/null
run run --isolation chroot "$container" -- scenec validate Counter.scene
run run --isolation chroot "$container" -- scenec render Counter.scene | grep -q "<svg"
run inspect --format '{{.OCIv1.Config.Entrypoint}}' --type image localhost/scenec | grep -qF '[scenec]'
echo "The Containerfile gives an image in which scenec works (its first stage had the packages already)"
