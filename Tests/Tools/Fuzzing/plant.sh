#!/bin/sh
# Copies the project and plants a fault for each fuzzer in the copy: plant.sh DIR
#
# A fault has no effect unless PLANTED_FAULT contains the name of its fuzzer, so one build has all faults.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
copy=$(cd "$1" && pwd)
cd "$here/../../.."
# Files without changes keep their modification times, so that they are not compiled again.
git ls-files -z | xargs -0 cp --parents --preserve=timestamps --update -t "$copy"
for patch in "$here"/PlantedFaults/*.patch; do
  file=$(sed -n 's#^+++ b/##p' "$patch")
  cp --preserve=timestamps "$file" "$copy/$file"
  # If the copy is inside the repository, Git must not treat it as part of the repository.
  (cd "$copy" && GIT_CEILING_DIRECTORIES=$(dirname "$copy") git apply -C1 "$patch")
done
