#!/bin/bash
# Builds the corpus of iOS sources by the plugin that ports them, in Swift 6 and at night in Swift 5, too, and runs its
# tests. Then what `touchkit new --ported` writes. A difference of the survey is an error, too.
set -euo pipefail
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*" >&2
  exit 1
}

# TouchKit's modules are built once, without what a debugger needs.
built=(--scratch-path "$PWD/.build" -debug-info-format none)
[[ -z ${TOUCHKIT_NIGHT-} ]] || PORT_SWIFT=5 swift test "${built[@]}"
swift test "${built[@]}"

diff "$root/Documentation/PortSurvey.md" <(./survey.sh) ||
  fail "Checks/Porting/survey.sh > Documentation/PortSurvey.md keeps the new survey."

package=$work/Pinboard
"$root/.build/debug/touchkit" new "$package" --ported --touchkit "$root"
swift test --package-path "$package" "${built[@]}" --disable-default-traits 2>&1 | tee "$work/log" |
  { grep -E 'error:|warning:|Test run with' || true; }
grep -q 'Test run with 2 tests.*passed' "$work/log" || fail "the ported package's tests do not pass"
if grep -q 'warning:' "$work/log"; then fail "touchkit new --ported builds with warnings"; fi
# An error names the file and the line that a person wrote.
echo 'let wrong: Int = ""' >>"$package/Sources/Pinboard/BoardViewController.swift"
swift build --package-path "$package" "${built[@]}" --disable-default-traits >"$work/log" 2>&1 &&
  fail "it compiles"
line=$(wc -l <"$package/Sources/Pinboard/BoardViewController.swift")
grep -q "/Pinboard/Sources/Pinboard/BoardViewController.swift:$line:18: error: " "$work/log" ||
  fail "$(cat "$work/log")"
# The other branch of the manifest, which iOS takes.
sed -i 's/#if os(Linux)/#if os(iOS)/' "$package/Package.swift"
swift package --package-path "$package" describe --type json |
  grep -q '"path" : "Sources/Pinboard"' || fail "on iOS the target has another folder"
