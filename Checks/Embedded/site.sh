#!/usr/bin/env bash
# Makes a folder of static files: the playground's page with apps as a WebAssembly module in the server's
# place. Any static server serves it. `export site` of a player runs this.
# Usage: Checks/Embedded/site.sh OUTPUT SCRATCH MODULES APPS [LIBRARY…]
#   OUTPUT   the folder; what is in it is replaced
#   SCRATCH  where the module is built
#   MODULES  a file with the sources of the apps' Swift modules: in each line a module, a tab and a file.
#            A module comes after those that it imports.
#   APPS     the list of the apps, as the last module has it: PinboardPlay.apps
#   LIBRARY  what the apps use beside UIKit: StrokeKit, StrokeRecognizers
# All folders and files are absolute.
set -euo pipefail
output=$1 scratch=$2 modules=$3 apps=$4
shift 4
cd "$(dirname "$0")"
. ./module.sh
sources=../../Sources
folder=$scratch/SiteModule
# The sources; what was compiled of the same ones stays.
rm -rf "$folder"/*/

# What stands in Sources under these names is one Swift module; so that apps import what they always import,
# there is one for each name.
readarray -t names < <(cut -f 1 "$modules" | uniq)
for name in GestureCore PlainJSON TouchAssistance TouchPlay TouchTrace UIKit "$@"; do
  mkdir -p "$folder/$name"
  echo '@_exported import TouchKit' >"$folder/$name/$name.swift"
done

# The session of a page, with what explains and inspects.
python3 whole.py --library "$folder/TouchKit" "$sources"/{GestureCore,WidgetRules,TouchEngine,TouchWidgets} \
  "$sources"/{PlainJSON,TouchAssistance} "${@/#/$sources/}" \
  "$sources"/TouchTrace/{Log,Fingers,Timeline} \
  "$sources"/TouchTrace/Apps/{AppFile,CharacterWidths,ElementName,TouchApp,TracedApp,ViewName}.swift \
  $(ls "$sources"/TouchTrace/Explaining/*.swift | grep -v /Episode+JSON) \
  "$sources"/TouchTrace/Inspecting/*.swift \
  "$sources"/TouchTrace/Linting/{UIGestureRecognizer+Fingers,WhyNot,WhyNot+Asking,WhyNot+JSON,WhyNot+Needs}.swift \
  $(ls "$sources"/TouchTrace/Recording/*.swift | grep -v /JSONLine) \
  "$sources"/TouchTrace/Device/{DeviceStates,RecognizerPlace}.swift "$sources"/TouchPlay/TouchPlayer.swift \
  "$sources"/Playground/{Scene,Wire} "$sources"/Playground/Serving/Limits.swift \
  "$sources"/Playground/Session Sources/SiteModule

# The apps, and the program: it begins with the page's session.
for name in "${names[@]}"; do
  readarray -t files < <(awk -F '\t' -v name="$name" '$1 == name { print $2 }' "$modules")
  python3 whole.py --app "$folder/$name" "${files[@]}"
done
{
  printf 'import %s\n' TouchKit "${names[@]:0:${#names[@]}-1}"
  echo "serve($apps, classPaths: [classPathsOfTouchKit$(printf ', classPathsOf%s' "${names[@]}")],"
  echo "  classParts: [$(printf 'classPartsOf%s, ' "${names[@]}")])"
} >"$folder/${names[-1]}/main.swift"

# A page's session uses all parts that other modules may leave out.
parts=$(sed -nE 's/.*static var (\w+) = false/\1/p' "$sources/TouchEngine/Base/Linked.swift" | paste -sd '|')
program SiteModule "$parts" TouchKit GestureCore PlainJSON TouchAssistance TouchPlay TouchTrace UIKit "$@" "${names[@]}"

mkdir -p "$output"
rm -rf "${output:?}"/*
cp -R "$sources"/Playground/Public/. "$output"
cp "$sources"/Playground/Site/connection.js "$output"
gzip -9 -n -c "$scratch/SiteModule.wasm" >"$output/apps.wasm.gz"
# The module is asked for before the scripts are read.
sed -i 's|</head>|  <link rel="preload" href="apps.wasm.gz" as="fetch" crossorigin="anonymous">\n&|' "$output/index.html"
python3 - "$output" "$sources"/Playground/Site/worker.js <<'END'
"""Writes the worker that keeps the files, with their names and what they come to; tells their sizes."""
import gzip
import hashlib
import json
import sys
from pathlib import Path

folder, worker = map(Path, sys.argv[1:])
files = sorted(path for path in folder.rglob("*") if path.is_file())
names = [path.relative_to(folder).as_posix() for path in files]
version = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
(folder / "worker.js").write_text(
    f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(['./', *names])};\n" + worker.read_text())
sizes = {name: path.stat().st_size if name.endswith(".gz") else len(gzip.compress(path.read_bytes(), 9))
         for name, path in zip(names, files)}
pictures = sum(size for name, size in sizes.items() if name.endswith(".svg"))
code = sum(sizes.values()) - pictures
print(f"module {sizes['apps.wasm.gz']:,} bytes, page {code - sizes['apps.wasm.gz']:,}, pictures {pictures:,} (gzipped)")
END
