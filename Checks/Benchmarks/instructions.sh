#!/usr/bin/env bash
# Prints how many instructions one step of each case takes: the same on a busy machine as on a quiet
# one. instructions.txt keeps the numbers. Builds what it measures; needs valgrind.
# Usage: Checks/Benchmarks/instructions.sh [CASE… | --check | --write | --growth]   (without a case: all of them)
#   --check   fails if a case takes over 5 % more than is kept, or more than growth.txt lets it; says which
#             takes over 5 % less
#   --write   keeps what all cases take now, and renews the article `Cost`
#   --growth  prints the cases of Growth.swift with and without frame pointers, which SwiftPM keeps by default
set -euo pipefail
cd "$(dirname "$0")"
kept=instructions.txt

# Each case as "program and options|steps|name". A step of StrokeBenchmarks repeats by itself.
list() {
  .build/release/TouchBenchmarks --all-sizes --list | sed 's/^/TouchBenchmarks --all-sizes|/'
  .build/release/StrokeBenchmarks --list | sed 's/^/StrokeBenchmarks|1|/'
}

# Measures one case, in some steps after as many to warm up. Hash seeds are fixed, because
# a set that is laid out otherwise is searched otherwise. Prints the case's number first.
measure() {
  local number program steps name total
  IFS='|' read -r number program steps name <<<"$1"
  # shellcheck disable=SC2086 # The program comes with its options.
  total=$(SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
    --toggle-collect='*measuredStep*' "$build/release/"$program --only "$name" --steps "$steps" 2>&1 |
    sed -n 's/.*Collected : *//p')
  [ -n "$total" ] || { echo "$name: valgrind did not measure it" >&2; exit 255; }
  printf '%d %10d  %s\n' "$number" $((total / steps)) "$name"
}
export -f measure
export build=.build

# Measures the cases that are listed on the input, two at a time, and prints them in their order.
measure_all() {
  awk '{ print NR "|" $0 }' | xargs -d '\n' -P 2 -I{} bash -c 'measure "$1"' - {} |
    sort -n | sed 's/^[0-9]* //'
}

# Compares the table on the input with the one that is kept. What is not as it should be is repeated
# in the end.
check() {
  awk '
    function say(word, kept, now, name,    row) {
      row = sprintf("%10s  %10s  %9s  %s", kept, now, kept && now ? sprintf("%+.1f %%", change) : "", name)
      print row
      if (word) notes = notes word ": " row "\n"
      if (word ~ /^error/) wrong++
    }
    BEGIN { printf "%10s  %10s  %9s  %s\n", "kept", "now", "change", "case" }
    /^#/ { next }
    { count = $1; name = substr($0, 13) }
    FNR == NR { kept[name] = count; next }
    !(name in kept) { say("error: not kept", "", count, name); next }
    {
      change = 100 * (count - kept[name]) / kept[name]
      say(change > 5 ? "error: more" : change < -5 ? "fewer" : "", kept[name], count, name)
      delete kept[name]
    }
    END {
      for (name in kept) say("error: no such case", kept[name], "", name)
      if (notes) print "\n" notes "If that is meant: Checks/Benchmarks/instructions.sh --write"
      exit wrong > 0
    }' "$kept" -
}

# Fails if a case of the table on the input costs more than growth.txt lets it, beside its smaller case.
growth() {
  awk -F'  +' '
    /^#/ { next }
    FNR == NR { most[$2 "|" $3] = $1; next }
    { sub(/^ */, ""); count[$2] = $1 }
    END {
      for (pair in most) {
        split(pair, names, "|")
        if (!(names[1] in count) || !(names[2] in count)) { print "error: no such cases: " pair; wrong++; continue }
        ratio = count[names[2]] / count[names[1]]
        if (ratio <= most[pair]) continue
        printf "error: grows: %s costs %.2f times as much as %s, and may %.2f\n", names[2], ratio, names[1], most[pair]
        wrong++
      }
      exit wrong > 0
    }' growth.txt -
}

# The cases of Growth.swift, and the recorded move.
growing() { list | grep '^TouchBenchmarks' | sed -n '/, recorded$/p; /|reload, 1000 rows$/,$p'; }

swift build -c release --omit-frame-pointers --quiet
case ${1-} in
  --check)
    table=$(list | measure_all)
    result=0
    check <<<"$table" || result=1
    growth <<<"$table" || result=1
    exit "$result"
    ;;
  --growth)
    swift build -c release --scratch-path .build-frames --quiet
    printf '%10s  %10s  %s\n' 'with' 'without' 'frame pointers'
    paste <(growing | build=.build-frames measure_all) <(growing | measure_all) |
      awk -F'\t' '{ printf "%10d  %s\n", $1, $2 }'
    ;;
  --write)
    table=$(list | measure_all)
    cat - <(echo "$table") >"$kept" <<END
# Instructions of one step of each case, as Checks/Benchmarks/instructions.sh --write measured them:
# $(swift --version 2>/dev/null | grep -o 'Swift version [0-9.]*'), $(valgrind --version), $(uname -m).
END
    ./scaling.py
    ;;
  "") list | measure_all ;;
  *)
    for name; do
      list | awk -F'|' -v name="$name" '$3 == name' | grep . ||
        { echo "no such case: $name" >&2; exit 1; }
    done | measure_all
    ;;
esac
