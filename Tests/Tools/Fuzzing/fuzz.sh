#!/bin/sh
# Runs fuzzers, one on each processor: fuzz.sh PROGRAM DIR LIMIT FUZZER…
#
# LIMIT is a time for each fuzzer (30s), which includes running the seeds, or a number of inputs (1000) in addition to the
# seeds. Numbers of inputs use a fixed random seed. Inputs that reach more code are kept in DIR/found, and inputs that
# fail in DIR/failures. To run one of these alone, pass its path to the program.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
one=
if [ "$1" = --one ]; then one=$2 && shift 2; fi
program=$1 dir=$2 limit=$3
shift 3
# A fixed hash seed keeps the order of dictionaries, so that failures are reproducible.
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0

# Runs one fuzzer. This script calls itself with --one for each fuzzer, see below.
if [ "$one" ]; then
  export FUZZER="$one"
  mkdir -p "$dir/found/$FUZZER"
  case $limit in
    *s) limits=-max_total_time=${limit%s} ;;
    *)
      # libFuzzer also counts the seeds.
      seeds=$(find "$dir/found/$FUZZER" "$dir/seeds/$FUZZER" -type f | wc -l)
      limits="-seed=1 -runs=$((limit + seeds))"
      ;;
  esac
  # Most inputs take some milliseconds. The time limit of a minute allows for busy machines.
  if "$program" -dict="$here/scene.dict" $limits -max_len=16384 -timeout=60 -rss_limit_mb=2048 -verbosity=0 \
    -print_final_stats=1 -artifact_prefix="$dir/failures/$FUZZER-" "$dir/found/$FUZZER" "$dir/seeds/$FUZZER" \
    > "$dir/$FUZZER.log" 2>&1; then status=0; else status=1; fi
  # One write for the whole text, because other fuzzers also write to the output.
  text=$(cat "$dir/$FUZZER.log")
  printf 'FUZZER=%s, for %s\n%s\n' "$FUZZER" "$limit" "$text"
  exit $status
fi

FUZZER=nibs "$program" -runs=0 2>&1 | grep -q "inline 8-bit counters" ||
  { echo "The fuzzers were built without coverage counters. Build them with 'make fuzz'."; exit 1; }
"$here/seeds.sh" "$dir/seeds"
mkdir -p "$dir/failures"
printf '%s\n' "$@" |
  xargs -P "$(nproc)" -I NAME "$here/fuzz.sh" --one NAME "$program" "$dir" "$limit"
