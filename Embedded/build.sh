#!/usr/bin/env bash
# Builds the engine as Embedded Swift for WebAssembly, prints its size, and replays a script of
# touches on it under node: the log must have the bits of the native build. So must the logs of random
# apps, for which the simulator is built as well.
# Needs the Debian packages binaryen, wasi-libc, libclang-rt-14-dev-wasm32 and nodejs.
set -euo pipefail
cd "$(dirname "$0")"

wasm() {
  swift build --triple wasm32-unknown-none-wasm -c release --scratch-path .build-wasm \
    --toolset toolset.json "$@"
}

wasm --product TouchModule
swift build -c release --product Script

raw=.build-wasm/release/TouchModule.wasm
module=.build-wasm/touchkit.wasm
wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
  --enable-mutable-globals -Oz "$raw" -o "$module"
printf 'size in bytes: %d linked, %d optimized, %d gzipped\n' \
  "$(stat -c %s "$raw")" "$(stat -c %s "$module")" "$(gzip -9 -c "$module" | wc -c)"

.build/release/Script >.build-wasm/script.txt
node replay.mjs "$module" .build-wasm/script.txt

# The simulator compares texts, which takes Unicode's tables.
tables=$(dirname "$(readlink -f "$(command -v swift)")")/../lib/swift/embedded
wasm --product SimulationModule \
  -Xlinker "$tables/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
swift build -c release --product Digests
.build/release/Digests >.build-wasm/digests.txt
node digests.mjs .build-wasm/release/SimulationModule.wasm .build-wasm/digests.txt
