#!/bin/sh
# build.sh DIR SCRATCH PROGRAM...: links programs as they are packed into DIR, of what SwiftPM has compiled for release in SCRATCH,
# against DIR/sysroot and DIR/libxml2.
# The names of their functions, which debuggers and backtraces show, go into DIR/PROGRAM.debug; DIR/PROGRAM.map says what lies where.
set -eu
here=$(dirname "$0")
folder=$1
scratch=$2
shift 2

for name; do
  program=$folder/$name
  "$here/link.py" "$scratch/release.yaml" "$name" "$program.whole" "$folder/sysroot" "$folder/libxml2/libxml2.a"

  # Whoever runs it with an older glibc would be told of a symbol that is missing.
  objdump -T "$program.whole" > "$folder/symbols"
  objdump -p "$program.whole" > "$folder/headers"
  newest=$(grep -o 'GLIBC_[0-9.]*' "$folder/symbols" | sort -Vu | tail -1)
  [ -n "$newest" ] || { echo "$name asks for no symbol of glibc: objdump was not understood" >&2; exit 1; }
  [ "$(printf '%s\nGLIBC_2.31\n' "$newest" | sort -V | tail -1)" = GLIBC_2.31 ] ||
    { echo "$name asks for $newest, which is newer than 2.31" >&2; exit 1; }
  allowed='lib(c|m|dl|pthread|util)\.so|ld-linux'
  [ "$name" != scenec-pixels ] || allowed="$allowed|lib(pangocairo-1\.0|pango-1\.0|gobject-2\.0|glib-2\.0|harfbuzz|cairo|turbojpeg|webp|png16)\.so"
  asked=$(sed -n 's/ *NEEDED *//p' "$folder/headers" | grep -vE "^($allowed)" || true)
  [ -z "$asked" ] || { echo "$name asks for libraries that it should not: $asked" >&2; exit 1; }

  ! grep -q 'libFoundation[A-Za-z]*\.a' "$program.whole.map" ||
    { echo "$name has some of Foundation: see lean-parser.sh, and who imports it" >&2; exit 1; }

  ! grep -qE 'libswift_(StringProcessing|RegexParser)\.a' "$program.whole.map" ||
    { echo "$name has Swift's regular expressions: TextSearch.swift has what is needed of them" >&2; exit 1; }

  objcopy --only-keep-debug "$program.whole" "$program.debug"
  strip -o "$program" "$program.whole"
  (cd "$folder" && objcopy --add-gnu-debuglink="$name.debug" "$name")
  rm "$program.whole"
  mv "$program.whole.map" "$program.map"
done
