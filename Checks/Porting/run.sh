#!/bin/bash
# Builds the corpus of iOS sources by the plugin that ports them, and runs its tests.
set -euo pipefail
cd "$(dirname "$0")"
swift build --build-tests
swift test
