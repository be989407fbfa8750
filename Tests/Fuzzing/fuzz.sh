#!/bin/sh
# Runs fuzzers, one after the other: fuzz.sh PROGRAM DIR SECONDS FUZZER…
#
# Each has so many seconds, in which it also runs what it begins with. What reaches more of the code is left in
# DIR/found, what fails in DIR/failures: the program runs one of these alone if it is named.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=$1 dir=$2 seconds=$3
shift 3
# Dictionaries are in one order in all runs: an input that fails is to fail again.
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0

FUZZER=nibs "$program" -runs=0 2>&1 | grep -q "inline 8-bit counters" ||
  { echo "The fuzzers were built without counters"; exit 1; }
"$here/seeds.sh" "$dir/seeds"
mkdir -p "$dir/failures"
for fuzzer; do
  mkdir -p "$dir/found/$fuzzer"
  echo "FUZZER=$fuzzer, for $seconds s"
  # An input may take a minute, where most take some milliseconds: machines have other things to do.
  FUZZER=$fuzzer "$program" -dict="$here/scene.dict" -max_total_time="$seconds" -max_len=16384 -timeout=60 \
    -rss_limit_mb=2048 -verbosity=0 -print_final_stats=1 -artifact_prefix="$dir/failures/$fuzzer-" \
    "$dir/found/$fuzzer" "$dir/seeds/$fuzzer"
done
