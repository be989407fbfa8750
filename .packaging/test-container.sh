#!/bin/bash
# test-container.sh DIR ROOTS: builds the Containerfile and uses the image. No registry is needed: both stages start from the root
# of Debian 12 that test.sh has written to ROOTS. A stub in the first stage replaces `make package` and provides the packages
# in DIR. This tests everything except installing make and compiling.
set -euo pipefail
packages=$(realpath "$1")
roots=$(realpath "$2")
here=$(realpath "$(dirname "$0")")
command -v buildah > /dev/null || { echo "buildah is not installed: the Containerfile is not tested"; exit 0; }
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
echo "scenec works in the image of the Containerfile (its first stage used existing packages)"
