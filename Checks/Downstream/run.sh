#!/usr/bin/env bash
# Builds and tests packages as strangers write them: README's files as README prints them, and every
# kind of subclass with the file that records, each once beside this checkout and once with it as a version from a repository.
# Beside it the subclasses are built in Swift 6 mode, with the main actor as default, and in Swift 5
# mode; otherwise in Swift 6 mode alone. A warning is an error.
# Usage: Checks/Downstream/run.sh [path] [version]   (without a word: both)
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$root/.build/downstream
address='url: "https://github.com/touchkit/touchkit", from: "0.1.0"'
# README's: a clone beside the package.
beside='name: "touchkit", path: "../touchkit"'

fail() {
  echo "error: $*"
  exit 1
}

# What is in the checkout, changed or not, as a repository with a version.
publish() {
  local repository=$work/published/touchkit
  mkdir -p "$repository"
  git ls-files -z --cached --others --exclude-standard |
    tar --create --null --files-from=- --ignore-failed-read 2>/dev/null | tar --extract -C "$repository"
  git -C "$repository" init --quiet
  git -C "$repository" add --all
  git -C "$repository" -c user.name=TouchKit -c user.email=touchkit@localhost \
    commit --quiet --message 0.1.0
  git -C "$repository" tag 0.1.0
}

# Takes the Swift files out of a document: those that name themselves in their first line.
extract() {
  awk -v folder="$2" '
    /^```/ { isOpen = !isOpen && $0 == "```swift"; isFirst = isOpen; file = ""; next }
    isFirst && /^\/\/ swift-tools-version/ { file = "Package.swift" }
    isFirst && /^\/\/ (Sources|Tests)\/.*\.swift$/ { file = substr($0, 4) }
    { isFirst = 0 }
    file != "" {
      path = folder "/" file
      parent = path
      sub(/\/[^\/]*$/, "", parent)
      if (!(path in seen)) { system("mkdir -p " parent); seen[path] = 1; print file }
      print > path
    }' "$1"
}

# Builds and tests the package in a folder: PACKAGE TITLE BUILT. Packages with the same dependency and the same
# traits share a folder of what is built, so that TouchKit's modules are built once for all of them. Sees that
# packages without traits fetched nothing but TouchKit.
try() {
  local package=$1 built=$3
  local shared=(--package-path "$package" --scratch-path "$built")
  echo "== $2, $from"
  grep -qF -e "$address" -e "$beside" "$package/Package.swift" ||
    fail "$package/Package.swift has neither $address nor $beside"
  local dependency="name: \"touchkit\", path: \"$root\""
  [[ $from == path ]] || dependency="url: \"file://$work/published/touchkit\", from: \"0.1.0\""
  sed -i "s#$address\|$beside#$dependency#" "$package/Package.swift"
  swift build "${shared[@]}" --build-tests 2>&1 | tee "$package/build.log" |
    { grep -E 'error:|warning:|Build complete' || true; }
  if grep -q 'warning:' "$package/build.log"; then fail "$2 builds with warnings"; fi
  swift test "${shared[@]}" --skip-build 2>&1 | tee "$package/test.log" |
    { grep -E '✘|error:|Executed .* tests?,|Test run with' | uniq || true; }
  grep -qE 'Executed [1-9]' "$package/test.log" || fail "$2 ran nothing in XCTest"
  grep -qE 'Test run with [1-9]' "$package/test.log" || fail "$2 ran nothing in Swift Testing"
  if [[ $built == "$alone" ]]; then
    local names
    names=$(grep -o '"identity" : "[^"]*"' "$built/workspace-state.json")
    (($(wc -l <<<"$names") == 1)) || fail "$2 fetched more than TouchKit: $names"
    if ls "$built/checkouts" 2>/dev/null | grep -vx touchkit; then
      fail "$2 has checkouts of more than TouchKit"
    fi
  fi
}

# README's package, with the XCTest file of the reference.
tryReadme() {
  local package=$work/$from-readme
  mkdir -p "$package"
  local files
  files=$(extract README.md "$package" && extract "$testing" "$package")
  echo "$files"
  (($(wc -l <<<"$files") == 4)) || fail "README and $testing have other files than four"
  try "$package" "README" "$alone"
}

# Every kind, under each of these manifests.
tryKinds() {
  local package=$work/$from-kinds
  mkdir -p "$package"
  cp -R Checks/Downstream/Kinds/. "$package"
  # As an app copies it.
  cp Device/RecordingWindow.swift "$package/Sources/Kinds"
  local manifest built
  for manifest; do
    built=$alone
    [[ $manifest != Swift5 ]] || built=$whole
    cp "Checks/Downstream/Manifests/$manifest.swift" "$package/Package.swift"
    try "$package" "every kind, $manifest" "$built"
    [[ $manifest == MainActor ]] || refuse "$package" "$manifest" "$built"
  done
}

# A test that is on no actor and opens a screen: it would compile and die if `withScreen` were as
# lenient as UIKit's classes.
refuse() {
  local file=$1/Tests/KindsTests/Refused.swift
  cat >"$file" <<'END'
import Testing
import TouchTesting

@Test func aScreenOnNoActor() { withScreen { _ in } }
END
  if swift build --package-path "$1" --scratch-path "$3" --build-tests \
    >"$1/refused.log" 2>&1
  then
    fail "a test on no actor opens a screen, $2"
  fi
  grep -q 'Refused.swift:4:.*error: call to main actor-isolated global function' "$1/refused.log" ||
    fail "$(cat "$1/refused.log")"
  echo "refused, as it should be: a test on no actor that opens a screen"
  rm "$file"
}

# What `touchkit new` writes, with its player: as it is, on the main actor by default, and in Swift 5 mode.
tryNew() {
  local package=$work/$from-new/Pinboard setting
  # Not by `swift run`: that would wait for the tests that run beside this.
  [[ -x .build/debug/touchkit ]] || swift build --product touchkit
  .build/debug/touchkit new "$package" --touchkit "$root"
  # The skill for coding assistants, too: its test runs with the package's own.
  [[ $(extract Documentation/Skill/SKILL.md "$package") == Tests/PinboardTests/SkillTests.swift ]] ||
    fail "the skill has another file than its test"
  for setting in '' '.defaultIsolation(MainActor.self)' '.swiftLanguageMode(.v5)'; do
    echo "== touchkit new, ${setting:-as it is}"
    # Each target ends with its dependencies; the manifest is written anew from the first one.
    [[ -f $package/first ]] || cp "$package/Package.swift" "$package/first"
    sed "s/^      \\]),$/      ], swiftSettings: [$setting]),/" "$package/first" >"$package/Package.swift"
    swift build --package-path "$package" --build-tests 2>&1 | tee "$package/build.log" |
      { grep -E 'error:|warning:|Build complete' || true; }
    if grep -q 'warning:' "$package/build.log"; then fail "touchkit new builds with warnings"; fi
    swift test --package-path "$package" --skip-build 2>&1 | grep -E '✘|error:|Test run with'
  done
  swift run --package-path "$package" PinboardPlay lint
  tryTrouble "$package"
  tryWatch "$package"
  # Where TouchKit's modules are built without traits already.
  swift build --package-path "$package" --scratch-path "$alone" --disable-default-traits \
    --target Pinboard
}

# Apps that crash, loop, take memory without end or do not hold what they say: each is told, with the
# smallest recording; and two gestures that both recognize.
tryTrouble() {
  local package=$1
  echo "== apps in trouble"
  cp Checks/Downstream/Trouble/*.swift "$package/Sources/PinboardPlay"
  sed -i 's/\[TouchApp.pinboard\]/[TouchApp.pinboard] + TouchApp.troubled/' \
    "$package/Sources/PinboardPlay/PinboardPlay.swift"
  swift build --package-path "$package" 2>&1 | { grep -E 'error:|warning:|Build complete' || true; }
  local monkey=(monkey --seeds 2 --events 300 --limit 1 --output monkey --app)
  say "$package" 1 'the app crashed: Fatal error: Index out of range' "${monkey[@]}" Crash
  say "$package" 1 'an input took more than 1 s' "${monkey[@]}" Loop
  say "$package" 1 'the app crashed' "${monkey[@]}" Memory
  say "$package" 1 'the app ended its process with the exit code 3' "${monkey[@]}" Exit
  say "$package" 1 'the card was tapped at most twice' "${monkey[@]}" Count
  say "$package" 0 'The app shows no window' "${monkey[@]}" Nothing
  local app
  for app in Crash Loop Memory Exit Count; do
    compgen -G "$package/monkey/$app-*.small.jsonl" >/dev/null || fail "$app has no smallest recording"
  done
  say "$package" 1 'finger 1 to ' never --app Both 'card drag and page swipe both recognize'
  say "$package" 0 'page swipe ended' replay both-recognize.jsonl
  say "$package" 0 'in [0-9]* ways' never --app Count --steps 3 'tap and pan both recognize'
  say "$package" 1 'The recording, to the input with which it ended' \
    never --app Crash --steps 3 'tap and pan both recognize'
  say "$package" 1 'dragging: pan on card needs a drag' audit --app Pinboard --keep found
  say "$package" 0 'pan began' replay found/1-dragging.jsonl
  say "$package" 1 'the app crashed: Fatal error: Index out of range' audit --app Crash
  say "$package" 1 'an input took more than 1 s' audit --app Loop --limit 1
  echo "== an agent"
  python3 -m venv "$work/agent"
  "$work/agent/bin/pip" install --quiet mcp==2.3.0
  "$work/agent/bin/python" Checks/Downstream/agent.py "$package/.build/debug/PinboardPlay"
}

# Runs the player, and compares its exit code and a pattern in what it prints.
say() {
  local package=$1 code=$2 pattern=$3 found=0
  shift 3
  (cd "$package" && .build/debug/PinboardPlay "$@") >"$package/said.log" 2>&1 || found=$?
  ((found == code)) || fail "$* exits with $found, not $code: $(cat "$package/said.log")"
  grep -q "$pattern" "$package/said.log" || fail "$* does not say “$pattern”: $(cat "$package/said.log")"
}

# Waits until a file has a text.
await() {
  local _
  for _ in $(seq 600); do
    if grep -q "$2" "$1"; then return; fi
    sleep 0.5
  done
  fail "$1 does not say “$2”: $(cat "$1")"
}

# A saved file is built again, and a wrong one is told.
tryWatch() {
  local package=$1 log=$1/watch.log source=$1/Sources/Pinboard/BoardViewController.swift
  echo "== --watch"
  "$package/.build/debug/PinboardPlay" play --watch --port 0 >"$log" 2>&1 &
  local player=$!
  await "$log" 'are watched'
  echo '// saved' >>"$source"
  await "$log" 'The app is the new one'
  echo 'let wrong: Int = ""' >>"$source"
  await "$log" 'The build failed.* cannot convert value'
  sed -i '$d' "$source"
  kill "$player"
  wait "$player" || true
}

testing=Sources/TouchTesting/TouchTesting.docc/XCTest.md
rm -rf "$work"
mkdir -p "$work"
(($#)) || set -- path version
for from in "$@"; do
  [[ $from =~ ^(path|version)$ ]] || fail "$from is neither path nor version"
  # Where packages are built that ask for none of the traits, and for all.
  alone=$work/$from-alone whole=$work/$from-new/Pinboard/.build
  [[ $from == path ]] || publish
  tryReadme
  if [[ $from == path ]]; then tryNew && tryKinds Swift6 MainActor Swift5; else tryKinds Swift6; fi
done
