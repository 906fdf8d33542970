#!/usr/bin/env bash
# Makes a folder of static files: the playground's page with the example apps as a WebAssembly module in the
# server's place. Any static server serves it. `touchkit export site` runs this.
# Usage: Checks/Embedded/site.sh FOLDER   (an absolute path; what is in it is replaced)
set -euo pipefail
output=$1
cd "$(dirname "$0")"
. ./module.sh
sources=../../Sources

# The session of a page, without what stands in Absent.swift; and all examples but the one that keeps files.
module SiteModule "$sources"/{PlainJSON,StrokeKit,StrokeRecognizers,TouchAssistance} \
  "$sources"/TouchTrace/{Log,Fingers} \
  "$sources"/TouchTrace/Apps/{AppFile,CharacterWidths,ElementName,TouchApp,TracedApp}.swift \
  $(ls "$sources"/TouchTrace/Recording/*.swift | grep -v /JSONLine) \
  "$sources"/TouchTrace/Device/{DeviceStates,RecognizerPlace}.swift \
  "$sources"/Playground/{Scene,Wire} "$sources"/Playground/Serving/Limits.swift \
  $(ls "$sources"/Playground/Session/*.swift | grep -vE '/(Answers|Inspection)\.swift') \
  $(ls -d "$sources"/Examples/* | grep -v StrokeLab) Sources/SiteModule

mkdir -p "$output"
rm -rf "${output:?}"/*
cp -R "$sources"/Playground/Public/. "$output"
cp "$sources"/Playground/Site/connection.js "$output"
gzip -9 -n -c .build-wasm/SiteModule.wasm >"$output/apps.wasm.gz"
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
