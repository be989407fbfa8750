#!/bin/sh
# build.sh DIR SCRATCH: links scenec as it is packed into DIR/scenec, of what SwiftPM has compiled for release in SCRATCH.
# The names of its functions, which debuggers and backtraces show, go into DIR/scenec.debug; DIR/scenec.map says what lies where.
set -eu
here=$(dirname "$0")
"$here/sysroot.sh" "$1/sysroot"
"$here/libxml2.sh" "$1/libxml2"
"$here/link.py" "$2/release.yaml" "$1/scenec.whole" "$1/sysroot" "$1/libxml2/libxml2.a"

# Whoever runs it with an older glibc would be told of a symbol that is missing.
objdump -T "$1/scenec.whole" > "$1/symbols"
objdump -p "$1/scenec.whole" > "$1/headers"
newest=$(grep -o 'GLIBC_[0-9.]*' "$1/symbols" | sort -Vu | tail -1)
[ -n "$newest" ] || { echo "scenec asks for no symbol of glibc: objdump was not understood" >&2; exit 1; }
[ "$(printf '%s\nGLIBC_2.31\n' "$newest" | sort -V | tail -1)" = GLIBC_2.31 ] ||
  { echo "scenec asks for $newest, which is newer than 2.31" >&2; exit 1; }
asked=$(sed -n 's/ *NEEDED *//p' "$1/headers" | grep -vE '^(lib(c|m|dl|pthread|util)\.so|ld-linux)' || true)
[ -z "$asked" ] || { echo "scenec asks for libraries that are not of glibc: $asked" >&2; exit 1; }

! grep -q 'libFoundation[A-Za-z]*\.a' "$1/scenec.whole.map" ||
  { echo "scenec has some of Foundation: see lean-parser.sh, and who imports it" >&2; exit 1; }

objcopy --only-keep-debug "$1/scenec.whole" "$1/scenec.debug"
strip -o "$1/scenec" "$1/scenec.whole"
(cd "$1" && objcopy --add-gnu-debuglink=scenec.debug scenec)
rm "$1/scenec.whole"
mv "$1/scenec.whole.map" "$1/scenec.map"
