#!/usr/bin/env bash
# Builds the engine as Embedded Swift for WebAssembly, prints its size, and replays a script of
# touches on it under node: the log must have the bits of the native build. Fails if a module is over 2 %
# larger than size.txt says. Needs the Debian packages binaryen, wasi-libc, libclang-rt-14-dev-wasm32, nodejs
# and python3.
# Usage: Checks/Embedded/build.sh [--write | --parts | --random]
#   --write   keeps the sizes in size.txt, and which of the parts of the engine that can be left out a module uses
#   --parts   finds out whether these parts are what size.txt says, which takes twice as long
#   --random  does something else: builds the simulator for WebAssembly; the logs of random apps must have the
#             bits of the native build, too
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p .build-wasm
. ./module.sh

# Builds a native product with the benchmarks, where the engine is optimized once for all of them.
native() { ../Benchmarks/build.sh --package-path ../Embedded --product "$1"; }

# The simulator compares texts, which takes Unicode's tables. It is built module by module.
random() {
  swift build --triple wasm32-unknown-none-wasm -c release --scratch-path .build-wasm \
    --toolset toolset.json --product SimulationModule \
    -Xlinker "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  native Digests
  ../Benchmarks/.build/release/Digests >.build-wasm/digests.txt
  node digests.mjs .build-wasm/release/SimulationModule.wasm .build-wasm/digests.txt
}

if [ "${1:-}" = --random ]; then
  random
  exit
fi

# What size.txt says that a module uses: nothing where that is to be found out.
used() {
  case $option in
    --write | --parts) ;;
    *) awk -v name="$1" '$1 == name { print $4 }' size.txt ;;
  esac
}

option=${1:-}
# Each uses one core.
module TouchModule "$(used TouchModule)" Sources/Scene Sources/TouchModule &
module LeastModule "$(used LeastModule)" Sources/LeastModule
wait $!
cat .build-wasm/{TouchModule,LeastModule}/size.txt >.build-wasm/size.txt
echo 'module, bytes after wasm-opt, bytes gzipped, parts that it uses:'
cat .build-wasm/size.txt
if [ "$option" = --write ]; then cp .build-wasm/size.txt size.txt; fi
paste -d ' ' size.txt .build-wasm/size.txt | awk '
  $6 > 1.02 * $2 || $7 > 1.02 * $3 { print $1 ": over 2 % larger than size.txt says"; wrong = 1 }
  $8 != $4 { print $1 ": uses other parts than size.txt says"; wrong = 1 }
  END { exit wrong }'

native Script
../Benchmarks/.build/release/Script >.build-wasm/script.txt
node replay.mjs .build-wasm/TouchModule.wasm .build-wasm/script.txt
node least.mjs .build-wasm/LeastModule.wasm
