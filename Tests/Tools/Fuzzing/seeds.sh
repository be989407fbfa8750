#!/bin/sh
# Collects the seeds of each fuzzer: seeds.sh DIR
#
# The seeds are the samples of all rules, each class alone, the examples, the fixtures, the files below SCENEC_CORPUS if it is
# set, and the committed corpora of earlier runs.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../../..
into=$1
# Some fixtures from Xcode are too large to be useful seeds.
most=16k

rm -rf "$into"
for fuzzer in scenes documents resources nibs archives screens pictures browsers; do
  mkdir -p "$into/$fuzzer"
  if [ -f "$here/Corpora/$fuzzer.tar.xz" ]; then tar -xJf "$here/Corpora/$fuzzer.tar.xz" -C "$into/$fuzzer"; fi
done

awk -v into="$into/scenes" -f "$here/seeds.awk" "$root"/Sources/SceneValidation/*ules/*.swift
find "$root/Scenes" -name '*.scene' -size -$most -exec cp {} "$into/scenes" \;
# Each class alone, as the top-level object of a nib and as the view controller of a scene. scenec rejects invalid ones at once.
for element in $(grep -rhoE 'element: "[A-Za-z]+"' "$root/Sources/SceneUI" | sed 's/.*"\(.*\)"/\1/' | sort -u); do
  echo "<nib version=\"1\"><$element id=\"a\" frame=\"10 10 200 100\"/></nib>" > "$into/scenes/$element-nib.scene"
  echo "<storyboard version=\"1\" initial=\"a\"><scene><$element id=\"a\"/></scene></storyboard>" \
    > "$into/scenes/$element.scene"
done
for fuzzer in archives screens; do cp "$into"/scenes/*.scene "$into/$fuzzer"; done
# The recorded files of the format.
cp "$root"/Tests/SceneArchiveTests/Fixtures/*.scenec "$into/archives"
for fuzzer in nibs resources browsers; do cp "$here/Seeds/$fuzzer"/* "$into/$fuzzer"; done

number=0
find "$root/Tests/InterfaceBuilderTests/Fixtures" ${SCENEC_CORPUS:+"$SCENEC_CORPUS"} -type f -size -$most \
  \( -name '*.storyboard' -o -name '*.xib' \) | sort | while read -r file; do
  number=$((number + 1))
  cp "$file" "$into/documents/$number.xib"
done
