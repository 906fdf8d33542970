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

# The cases of a program, or one of them by its name: PROGRAM… [--only CASE]. Each has its steps to measure after as
# many to warm up. Hash seeds are fixed, because a set that is laid out otherwise is searched otherwise. Callgrind
# tells what each copy of the process took, in the order of the cases, and of the process itself in the end.
measure() {
  paste -d '|' \
    <(SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null \
      --toggle-collect='*measuredStep*' "$build/release/$1" "${@:2}" --steps 2>&1 |
      sed -n 's/.*Collected : *//p') <("$build/release/$1" "${@:2}" --list; echo '1|') |
    awk -F'|' '
      NF != 3 || $1 == "" { print "error: valgrind did not measure all cases"; exit 1 }
      $3 != "" { printf "%10d  %s\n", $1 / $2, $3 }'
}
build=.build
touches=(TouchBenchmarks --all-sizes)

# Each program uses one core.
measure_all() {
  measure StrokeBenchmarks >"$build/strokes.txt" &
  measure "${touches[@]}" && wait $! && cat "$build/strokes.txt"
}

# One case of whichever program has it.
measure_one() {
  local program
  for program in "${touches[*]}" StrokeBenchmarks; do
    # shellcheck disable=SC2086 # The program comes with its options.
    if "$build/release/"$program --list | cut -d '|' -f 2 | grep -qFx "$1"; then
      measure $program --only "$1"
      return
    fi
  done
  echo "no such case: $1" >&2
  return 1
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
growing() { measure "${touches[@]}" | sed -n '/, recorded$/p; /  reload, 1000 rows$/,$p'; }

./build.sh --quiet
case ${1-} in
  --check)
    table=$(measure_all)
    result=0
    check <<<"$table" || result=1
    growth <<<"$table" || result=1
    exit "$result"
    ;;
  --growth)
    swift build -c release -debug-info-format none --scratch-path .build-frames --quiet
    printf '%10s  %10s  %s\n' 'with' 'without' 'frame pointers'
    paste <(build=.build-frames growing) <(growing) | awk -F'\t' '{ printf "%10d  %s\n", $1, $2 }'
    ;;
  --write)
    table=$(measure_all)
    cat - <(echo "$table") >"$kept" <<END
# Instructions of one step of each case, as Checks/Benchmarks/instructions.sh --write measured them:
# $(swift --version 2>/dev/null | grep -o 'Swift version [0-9.]*'), $(valgrind --version), $(uname -m).
END
    ./scaling.py
    ;;
  "") measure_all ;;
  *) for name; do measure_one "$name"; done ;;
esac
