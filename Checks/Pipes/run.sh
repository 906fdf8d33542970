#!/usr/bin/env bash
# Spreads `touchkit classify` and `touchkit simulate --pipe` over processes, with GNU parallel and with
# Apache Spark, and compares every result with that of one process.
# Usage: Checks/Pipes/run.sh [FILE]   JSON Lines of touch sequences, gzip'd or not; made ones by default
# It needs GNU parallel (Debian's package parallel), Java, and Python with venv; PySpark is installed
# into .build/pipes. PIPES_PYTHON names another Python with PySpark, TOUCHKIT another touchkit.
set -euo pipefail
file=${1-}
[[ -z $file ]] || file=$(realpath "$file")
cd "$(dirname "$0")/../.."
work=.build/pipes
mkdir -p "$work"
export SPARK_LOCAL_IP=127.0.0.1 PYTHONUNBUFFERED=1

if [[ -z ${TOUCHKIT-} ]]; then
  swift build --product touchkit
  TOUCHKIT=.build/debug/touchkit
fi
TOUCHKIT=$(realpath "$TOUCHKIT")
python=${PIPES_PYTHON-$work/python/bin/python}
if [[ ! -x $python ]]; then
  python3 -m venv "$work/python"
  "$work/python/bin/pip" install --quiet pyspark
fi

# Lines with their numbers, so that results and errors name the same ones in any partition. Some are
# wrong on purpose.
lines=$work/lines
case $file in
  '') Checks/Pipes/sequences.py 400 ;;
  *.gz) gzip -dc "$file" ;;
  *) cat "$file" ;;
esac | awk '{ print } NR % 50 == 0 { print substr($0, 1, length($0) / 2) }' |
  awk '{ print NR "\t" $0 }' >"$lines"
seeds=$work/seeds
{ seq 1 24; echo none; } >"$seeds"
# Without a name for another seed, an error says its line: the only thing that depends on the partition.
simulate=("$TOUCHKIT" simulate --pipe --events 200)

same() {
  cmp "$2" "$3"
  echo "$1: the same $(wc -l <"$2") lines"
}

echo "$(wc -l <"$lines") lines, $(wc -l <"$seeds") seeds"
time "$TOUCHKIT" classify <"$lines" >"$work/one"
echo "one process: $(grep -c '"error"' "$work/one") errors"
# Numbers in front sort the results; verdicts are sorted as text.
sort -n "$work/one" >"$work/one.sorted"
"${simulate[@]}" <"$seeds" | sed 's/"line":[0-9]*/"line":0/' | sort >"$work/verdicts"

for block in 3k 20k 200k; do
  parallel --will-cite --pipe --block "$block" -j 2 --keep-order "$TOUCHKIT" classify \
    <"$lines" >"$work/parallel"
  same "parallel, blocks of $block, in order" "$work/one" "$work/parallel"
done
parallel --will-cite --pipe --block 20k -j 2 "$TOUCHKIT" classify <"$lines" | sort -n >"$work/parallel"
same "parallel, in any order" "$work/one.sorted" "$work/parallel"
parallel --will-cite --pipe -N 5 -j 2 "${simulate[@]}" <"$seeds" | sed 's/"line":[0-9]*/"line":0/' |
  sort >"$work/parallel"
same "parallel, five seeds a process" "$work/verdicts" "$work/parallel"

for count in 1 2 5 16; do
  "$python" Checks/Pipes/spark.py "$lines" "$work/spark" "$count" "$TOUCHKIT" classify
  sort -n "$work/spark" >"$work/spark.sorted"
  same "Spark, $count partitions" "$work/one.sorted" "$work/spark.sorted"
done
"$python" Checks/Pipes/spark.py "$seeds" "$work/spark" 3 "${simulate[@]}"
sed 's/"line":[0-9]*/"line":0/' "$work/spark" | sort >"$work/spark.sorted"
same "Spark, seeds in 3 partitions" "$work/verdicts" "$work/spark.sorted"
