#!/bin/sh
# Builds the command and runs the browser tests; needs Chromium and Python 3 on the PATH.
# Usage: Checks/Browser/run.sh [part of a test's name]
set -eu
cd "$(dirname "$0")/../.."
venv=.build/browser-tests
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import websocket' 2>/dev/null ||
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Checks/Browser/requirements.txt
swift build --product touchkit
exec "$venv/bin/python" Checks/Browser "$@"
