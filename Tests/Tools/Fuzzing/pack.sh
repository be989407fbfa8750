#!/bin/sh
# Packs the inputs that fuzzers found, and those that are already packed, if they reach more code than the seeds that each
# run collects: pack.sh PROGRAM DIR FUZZER…
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$1 dir=$2
shift 2
# A fixed hash seed keeps the order of dictionaries, so that failures are reproducible.
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
# The greatest number of inputs, the smallest first. Each input costs time in each run.
most=120

mkdir -p "$here/Corpora"
for fuzzer; do
  merged=$dir/merged/$fuzzer
  rm -rf "$merged"
  mkdir -p "$merged" "$dir/found/$fuzzer"
  # The names of inputs that libFuzzer found have 40 hexadecimal digits.
  find "$dir/seeds/$fuzzer" -type f | grep -vE '/[0-9a-f]{40}$' | xargs cp -t "$merged"
  FUZZER=$fuzzer "$program" -merge=1 -max_len=16384 -timeout=60 -verbosity=0 "$merged" \
    "$dir/seeds/$fuzzer" "$dir/found/$fuzzer"
  (
    cd "$merged"
    find . -type f -printf '%s %f\n' | grep -E ' [0-9a-f]{40}$' | sort -n | head -n $most | cut -d ' ' -f 2 | sort |
      tar --owner=0 --group=0 --mode=644 --mtime=@0 --files-from=- -cJf "$here/Corpora/$fuzzer.tar.xz"
  )
  echo "$fuzzer: $(tar -tJf "$here/Corpora/$fuzzer.tar.xz" | wc -l) inputs"
done
