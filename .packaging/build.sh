#!/bin/sh
# build.sh DIR SCRATCH PROGRAM...: links the programs of the packages into DIR, from the release build in SCRATCH, against
# DIR/sysroot and DIR/libxml2. DIR/PROGRAM.debug contains the function names for debuggers and backtraces, and DIR/PROGRAM.map
# is the linker map.
set -eu
here=$(dirname "$0")
folder=$1
scratch=$2
shift 2

for name; do
  program=$folder/$name
  "$here/link.py" "$scratch/release.yaml" "$name" "$program.whole" "$folder/sysroot" "$folder/libxml2/libxml2.a"

  # With an older glibc than that of a symbol, the program would not start.
  objdump -T "$program.whole" > "$folder/symbols"
  objdump -p "$program.whole" > "$folder/headers"
  newest=$(grep -o 'GLIBC_[0-9.]*' "$folder/symbols" | sort -Vu | tail -1)
  [ -n "$newest" ] || { echo "$name has no symbol of glibc: the output of objdump has an unknown format" >&2; exit 1; }
  [ "$(printf '%s\nGLIBC_2.31\n' "$newest" | sort -V | tail -1)" = GLIBC_2.31 ] ||
    { echo "$name needs $newest, which is newer than 2.31" >&2; exit 1; }
  allowed='lib(c|m|dl|pthread|util)\.so|ld-linux'
  [ "$name" != scenec-pixels ] || allowed="$allowed|lib(pangocairo-1\.0|pango-1\.0|gobject-2\.0|glib-2\.0|harfbuzz|cairo|turbojpeg|webp|png16)\.so"
  unexpected=$(sed -n 's/ *NEEDED *//p' "$folder/headers" | grep -vE "^($allowed)" || true)
  [ -z "$unexpected" ] || { echo "$name needs unexpected libraries: $unexpected" >&2; exit 1; }

  ! grep -q 'libFoundation[A-Za-z]*\.a' "$program.whole.map" ||
    { echo "$name contains parts of Foundation. See lean-parser.sh, and find the module that imports it." >&2; exit 1; }

  ! grep -qE 'libswift_(StringProcessing|RegexParser)\.a' "$program.whole.map" ||
    { echo "$name contains Swift's regular expressions. Use TextSearch.swift instead." >&2; exit 1; }

  objcopy --only-keep-debug "$program.whole" "$program.debug"
  strip -o "$program" "$program.whole"
  (cd "$folder" && objcopy --add-gnu-debuglink="$name.debug" "$name")
  rm "$program.whole"
  mv "$program.whole.map" "$program.map"
done
