#!/bin/sh
# Builds the command for release and sets the playground under fire; needs Python 3 on the PATH.
# Usage: Checks/Fire/run.sh [--seconds 120] [--seed 1] [--trip-max 50]
set -eu
cd "$(dirname "$0")/../.."
swift build -c release --product touchkit
TOUCHKIT=${TOUCHKIT:-.build/release/touchkit} exec python3 Checks/Fire "$@"
