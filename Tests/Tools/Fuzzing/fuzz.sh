#!/bin/sh
# Runs fuzzers, as many at once as there are processors: fuzz.sh PROGRAM DIR LIMIT FUZZER…
#
# Each has so many seconds (30s), in which it also runs what it begins with; or so many inputs (1000) besides that, for
# which its dice always begin alike. What reaches more of the code is left in DIR/found, what fails in DIR/failures: the
# program runs one of these alone if it is named.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
one=
if [ "$1" = --one ]; then one=$2 && shift 2; fi
program=$1 dir=$2 limit=$3
shift 3
# Dictionaries are in one order in all runs: an input that fails is to fail again.
export SWIFT_DETERMINISTIC_HASHING=1 SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0

# One fuzzer: what this script calls itself for, below.
if [ "$one" ]; then
  export FUZZER="$one"
  mkdir -p "$dir/found/$FUZZER"
  case $limit in
    *s) limits=-max_total_time=${limit%s} ;;
    *)
      # libFuzzer counts what it begins with, too.
      seeds=$(find "$dir/found/$FUZZER" "$dir/seeds/$FUZZER" -type f | wc -l)
      limits="-seed=1 -runs=$((limit + seeds))"
      ;;
  esac
  # An input may take a minute, where most take some milliseconds: machines have other things to do.
  if "$program" -dict="$here/scene.dict" $limits -max_len=16384 -timeout=60 -rss_limit_mb=2048 -verbosity=0 \
    -print_final_stats=1 -artifact_prefix="$dir/failures/$FUZZER-" "$dir/found/$FUZZER" "$dir/seeds/$FUZZER" \
    > "$dir/$FUZZER.log" 2>&1; then status=0; else status=1; fi
  # In one piece: others write as well.
  text=$(cat "$dir/$FUZZER.log")
  printf 'FUZZER=%s, for %s\n%s\n' "$FUZZER" "$limit" "$text"
  exit $status
fi

FUZZER=nibs "$program" -runs=0 2>&1 | grep -q "inline 8-bit counters" ||
  { echo "The fuzzers were built without counters"; exit 1; }
"$here/seeds.sh" "$dir/seeds"
mkdir -p "$dir/failures"
printf '%s\n' "$@" |
  xargs -P "$(nproc)" -I NAME "$here/fuzz.sh" --one NAME "$program" "$dir" "$limit"
