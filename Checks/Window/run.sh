#!/usr/bin/env bash
# Builds the command with windows, and runs it under an X server without a screen: fingers, mouse and keys
# that a program moves. Then the same with a stranger's package. Needs Debian's packages that the step
# `window` of .ci/run names, and as root may start the X server. What was shown is in .build-window/pictures.
# Usage: Checks/Window/run.sh [part of a test's name]
set -euo pipefail
cd "$(dirname "$0")/../.."
options=(--traits Window --scratch-path .build-window)

swift build "${options[@]}" --product touchkit
if (($# == 0)); then
  # What is painted, pixel by pixel, without a display.
  TOUCHKIT_TESTS=TouchWindowTests swift test "${options[@]}"
fi
python3 Checks/Window "$@"
(($# == 0)) || exit 0

# A package of a stranger hands its own trait on.
package=$PWD/.build-window/stranger/Pinboard
rm -rf "$package"
.build-window/debug/touchkit new "$package" --touchkit "$PWD"
swift build --package-path "$package" --traits Window --product PinboardPlay
TOUCHKIT=$package/.build/debug/PinboardPlay python3 Checks/Window stranger
