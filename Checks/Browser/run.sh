#!/bin/sh
# Builds the command and runs the browser tests; needs Chromium and Python 3 on the PATH.
# Usage: Checks/Browser/run.sh [part of a test's name]
set -eu
cd "$(dirname "$0")/../.."
. Checks/Browser/prepare.sh
exec "$venv/bin/python" Checks/Browser "$@"
