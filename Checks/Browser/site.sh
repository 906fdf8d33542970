#!/bin/sh
# Exports the page without a server into .build/site, and runs its tests; needs what run.sh and
# `touchkit export site` need.
# Usage: Checks/Browser/site.sh [part of a test's name]
set -eu
cd "$(dirname "$0")/../.."
. Checks/Browser/prepare.sh
.build/debug/touchkit export site -o .build/site
exec "$venv/bin/python" Checks/Browser/exported.py .build/site "$@"
