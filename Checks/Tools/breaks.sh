#!/usr/bin/env bash
# Says which public declarations of the libraries are not as they were in another version, so that a program that
# uses them may not compile any more: by swift-api-digester. That version is built anew, in a work tree beside.
# Usage: Checks/Tools/breaks.sh COMMIT | --test
#   COMMIT   a tag or another name of a version; fails if anything was removed or changed
#   --test   plants a break in one module, and fails unless that break is found, and nothing where there is none
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
work=$(mktemp -d)
trap 'git worktree remove --force "$work/other" 2>/dev/null; rm -rf "$work"' EXIT

# Keeps what a module of a package makes public: PACKAGE MODULE FILE.
dump() {
  "$(dirname "$(readlink -f "$(command -v swift)")")/swift-api-digester" -dump-sdk -module "$2" \
    -I "$(swift build --package-path "$1" --show-bin-path)/Modules" -I "$1/Sources/CUIKitSubclass/include" \
    -I "$1/.build/checkouts/FlyingFox/CSystemLinux/include" -target "$(uname -m)-unknown-linux-gnu" -o "$3"
}

# Prints what changed in a module from one package to another: OLD NEW MODULE.
changes() {
  dump "$1" "$3" "$work/old.json"
  dump "$2" "$3" "$work/new.json"
  "$(dirname "$(readlink -f "$(command -v swift)")")/swift-api-digester" -diagnose-sdk \
    -input-paths "$work/old.json" -input-paths "$work/new.json" 2>&1 | { grep -vE '^(/\*.*\*/)?$' || true; } | sed "s/^/$3: /"
}

if [[ ${1-} == --test ]]; then
  git worktree add --quiet --detach "$work/other"
  sed -i 's/depthMax/deepest/g' "$work"/other/Sources/PlainJSON/*.swift
  swift build --package-path "$work/other" --target PlainJSON >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
  swift build --target PlainJSON
  found=$(changes "$root" "$work/other" PlainJSON)
  [[ $found == *'Var JSON.depthMax has been removed'* ]] || { echo "The planted break is not found: $found" >&2; exit 1; }
  found=$(changes "$root" "$root" PlainJSON)
  [[ -z $found ]] || { echo "There is no break, and this is found: $found" >&2; exit 1; }
  echo "a planted break is found, and no other"
  exit
fi

[[ -n ${1-} ]] || { sed -n 's/^# \(Usage: .*\)/\1/p' "$0" >&2; exit 64; }
git worktree add --quiet --detach "$work/other" "$1"
swift build
swift build --package-path "$work/other"
wrong=0
# TouchKit has its declarations in two modules.
for module in $(.ci/graphs --list | sed 's/^TouchKit$/TouchEngine TouchWidgets/'); do
  if [[ ! -e $(swift build --package-path "$work/other" --show-bin-path)/Modules/$module.swiftmodule ]]; then
    echo "$module: is new"
    continue
  fi
  found=$(changes "$work/other" "$root" "$module")
  [[ -z $found ]] || { echo "$found"; wrong=1; }
done
exit $wrong
