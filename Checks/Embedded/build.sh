#!/usr/bin/env bash
# Builds the engine as Embedded Swift for WebAssembly, prints its size, and replays a script of
# touches on it under node: the log must have the bits of the native build. Fails if a module is over 2 %
# larger than size.txt says. Needs the Debian packages binaryen, wasi-libc, libclang-rt-14-dev-wasm32, nodejs
# and python3.
# Usage: Checks/Embedded/build.sh [--write | --random]
#   --write   keeps the sizes in size.txt
#   --random  does something else: builds the simulator for WebAssembly; the logs of random apps must have the
#             bits of the native build, too
set -euo pipefail
cd "$(dirname "$0")"
mkdir -p .build-wasm
. ./module.sh

# The simulator compares texts, which takes Unicode's tables. It is built module by module.
random() {
  swift build --triple wasm32-unknown-none-wasm -c release --scratch-path .build-wasm \
    --toolset toolset.json --product SimulationModule \
    -Xlinker "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
  swift build -c release --product Digests
  .build/release/Digests >.build-wasm/digests.txt
  node digests.mjs .build-wasm/release/SimulationModule.wasm .build-wasm/digests.txt
}

if [ "${1:-}" = --random ]; then
  random
  exit
fi

# Each uses one core.
module TouchModule Sources/Scene Sources/TouchModule &
module LeastModule Sources/LeastModule
wait $!
cat .build-wasm/{TouchModule,LeastModule}/size.txt >.build-wasm/size.txt
echo 'module, bytes after wasm-opt, bytes gzipped:'
cat .build-wasm/size.txt
if [ "${1:-}" = --write ]; then cp .build-wasm/size.txt size.txt; fi
paste -d ' ' size.txt .build-wasm/size.txt | awk '
  $5 > 1.02 * $2 || $6 > 1.02 * $3 { print $1 ": over 2 % larger than size.txt says"; wrong = 1 }
  END { exit wrong }'

swift build -c release --product Script
.build/release/Script >.build-wasm/script.txt
node replay.mjs .build-wasm/TouchModule.wasm .build-wasm/script.txt
node least.mjs .build-wasm/LeastModule.wasm
