#!/bin/sh
# Exports the page without a server, of the examples, of the package Voyage and of the guide, and runs its
# tests; needs what run.sh and `touchkit export site` need.
# Usage: Checks/Browser/site.sh [part of a test's name]
set -eu
cd "$(dirname "$0")/../.."
. Checks/Browser/prepare.sh
.build/debug/touchkit export site -o .build/site
swift build --package-path Checks/Browser/Voyage --product VoyagePlay
Checks/Browser/Voyage/.build/debug/VoyagePlay export site -o .build/voyage-site
swift run GuidePlay export site -o .build/guide-site
exec "$venv/bin/python" Checks/Browser/exported.py .build/site .build/voyage-site .build/guide-site "$@"
