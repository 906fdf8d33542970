#!/bin/sh
# Exports the page without a server into .build/site, and runs its tests; needs what run.sh and
# `touchkit export site` need.
# Usage: Checks/Browser/site.sh [part of a test's name]
set -eu
cd "$(dirname "$0")/../.."
venv=.build/browser-tests
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import websocket' 2>/dev/null ||
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Checks/Browser/requirements.txt
swift build --product touchkit
.build/debug/touchkit export site -o .build/site
exec "$venv/bin/python" Checks/Browser/exported.py .build/site "$@"
