#!/bin/sh
# Copies the project and plants a fault for each fuzzer in the copy: plant.sh DIR
#
# A fault sleeps unless PLANTED_FAULT names its fuzzer, so that all are built at once.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
copy=$(cd "$1" && pwd)
cd "$here/../../.."
# What did not change keeps its time, so that only the rest is built again.
git ls-files -z | xargs -0 cp --parents --preserve=timestamps --update -t "$copy"
for patch in "$here"/PlantedFaults/*.patch; do
  file=$(sed -n 's#^+++ b/##p' "$patch")
  cp --preserve=timestamps "$file" "$copy/$file"
  # The copy may lie in the repository, and is to be taken for none of it.
  (cd "$copy" && GIT_CEILING_DIRECTORIES=$(dirname "$copy") git apply -C1 "$patch")
done
