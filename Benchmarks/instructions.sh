#!/usr/bin/env bash
# Prints how many instructions one step of each case takes: the same on a busy machine as on a quiet
# one. Needs valgrind, and a release build of this package.
# Usage: [PROGRAM=StrokeBenchmarks] Benchmarks/instructions.sh [CASE…]   (without a case: all of them)
set -euo pipefail
cd "$(dirname "$0")"
program=.build/release/${PROGRAM:-TouchBenchmarks}

# Instructions inside the measured steps of a run with $2 steps of case $1. Hash seeds are fixed,
# because a set that is laid out otherwise is searched otherwise.
count() {
  SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    --toggle-collect='*measuredStep*' "$program" --only "$1" --steps "$2" 2>&1 |
    sed -n 's/.*Collected : *//p'
}

if [ $# -gt 0 ]; then cases=("$@"); else mapfile -t cases < <("$program" --list); fi
for case in "${cases[@]}"; do
  # What the first steps do once does not count: the difference between 2 N and N steps does.
  steps=200
  (( difference = $(count "$case" $((2 * steps))) - $(count "$case" $steps) ))
  printf '%-40s %8d instructions\n' "$case" $((difference / steps))
done
