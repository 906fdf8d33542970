#!/usr/bin/env bash
# Builds the fuzzers, and runs each over its corpus and for a number of runs: counted and from a fixed
# seed, so that the same sources give the same runs. A corpus is the file Corpus/CHECK.jsonl, which is
# unpacked into .build/corpus for libFuzzer. Bytes that break a promise are left in
# Checks/Fuzzing/.build/found.
# Usage: Checks/Fuzzing/run.sh                    all checks, some minutes after the build
#        Checks/Fuzzing/run.sh CHECK SECONDS      fuzzes one check for so long, and keeps what is new
#        Checks/Fuzzing/run.sh CHECK FILE         runs one check on one file
#        Checks/Fuzzing/run.sh CHECK merge        leaves in its corpus only inputs that reach something
#        Checks/Fuzzing/corpus.py add CHECK FILE  adds a file to its corpus
set -euo pipefail
target=${2-}
[[ ! -f $target ]] || target=$(realpath "$target")
cd "$(dirname "$0")"
export SWIFT_BACKTRACE=enable=no
# Freed memory is watched a little while only: without this most of the time goes into filling it.
export ASAN_OPTIONS=quarantine_size_mb=16

# Optimized code takes twice as long to build and runs three times as fast: it pays for long runs.
configuration=debug
[[ ! $target =~ ^[0-9]+$ && $target != merge ]] || configuration=release

# Everything is built for fuzzing, what is fuzzed too; `-enable-testing` is for `@testable`.
swift build -c "$configuration" --product Fuzz --disable-index-store -Xswiftc -sanitize=fuzzer,address \
  -Xswiftc -enable-testing
mkdir -p .build/found

fuzz() {
  local check=$1
  shift
  ".build/$configuration/Fuzz" "--check=$check" -artifact_prefix=".build/found/$check-" -max_len=4096 \
    -timeout=60 "$@"
}

if (($# == 2)); then
  corpus=.build/corpus/$1
  ./corpus.py unpack "$1" "$corpus"
  case $target in
    merge)
      # The smallest set that reaches all places in the code that the whole reaches.
      merged=.build/merged/$1
      rm -rf "$merged"
      mkdir -p "$merged"
      fuzz "$1" -set_cover_merge=1 -use_counters=0 "$merged" "$corpus"
      ./corpus.py pack "$1" "$merged"
      ;;
    *[!0-9]*) fuzz "$1" "$target" ;;
    *)
      # What is new is kept when a run breaks a promise, too.
      fuzz "$1" -max_total_time="$target" -print_final_stats=1 "$corpus" || broken=$?
      ./corpus.py pack "$1" "$corpus"
      exit "${broken:-0}"
      ;;
  esac
  exit
fi

# How often each runs: the quick ones often. What is new is not kept.
counted() {
  local check=${1%:*} new=.build/new/${1%:*} corpus=.build/corpus/${1%:*}
  rm -rf "$new"
  mkdir -p "$new"
  ./corpus.py unpack "$check" "$corpus"
  fuzz "$check" -seed=1 -runs="${1#*:}" "$new" "$corpus" >"$new.log" 2>&1 || broken=$?
  echo "== $check"
  grep -vE '^#[0-9]+\s+(NEW|REDUCE|pulse)|NEW_FUNC|^"|Recommended' "$new.log" || true
  return "${broken:-0}"
}
export -f fuzz counted
export configuration

# Each uses one core; the longest begin first.
printf '%s\n' classify:600 page:150 touches:400 trace:3000 pointer:1500 sequences:800 strokes:600 \
  shapes:600 editing:1500 line:600 message:10000 frames:10000 head:2000 request:8000 templates:3000 \
  strokefile:6000 getevent:1500 evemu:1500 |
  xargs -P "$(nproc)" -I{} bash -ec 'counted {}'
