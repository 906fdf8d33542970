#!/bin/sh
# Builds what is measured, or with options of `swift build` another package whose modules are optimized alike:
# those of the engine are then built once. They are without what a debugger reads, which valgrind would read, too.
# Usage: Checks/Benchmarks/build.sh [OPTION…]
set -eu
cd "$(dirname "$0")"
exec swift build -c release --omit-frame-pointers -debug-info-format none --scratch-path "$PWD/.build" "$@"
