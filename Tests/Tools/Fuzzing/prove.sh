#!/bin/sh
# Checks that each fuzzer finds the fault that was planted for it: prove.sh COPY SECONDS FUZZER…
set -eu
copy=$1 seconds=$2
shift 2
missed=
for fuzzer; do
  rm -rf "$copy/fuzz"
  PLANTED_FAULT=$fuzzer "$copy/Tests/Tools/Fuzzing/fuzz.sh" "$copy/Tests/Tools/Fuzzing/.build/debug/Fuzz" "$copy/fuzz" \
    "${seconds}s" "$fuzzer" > "$copy/$fuzzer.log" 2>&1 || true
  if ls "$copy/fuzz/failures/$fuzzer-"* > /dev/null 2>&1; then
    echo "$fuzzer: found, after $(sed -n 's/^stat::number_of_executed_units: *//p' "$copy/$fuzzer.log") inputs"
  else
    echo "$fuzzer: NOT FOUND in $seconds s (see $copy/$fuzzer.log)"
    missed=1
  fi
done
test -z "$missed"
