#!/usr/bin/env bash
# Builds the engine as Embedded Swift for WebAssembly, prints its size, and replays a script of
# touches on it under node: the log must have the bits of the native build.
# Needs the Debian packages binaryen, wasi-libc, libclang-rt-14-dev-wasm32 and nodejs.
set -euo pipefail
cd "$(dirname "$0")"

swift build --triple wasm32-unknown-none-wasm -c release --scratch-path .build-wasm \
  --toolset toolset.json --product TouchModule
swift build -c release --product Script

raw=.build-wasm/release/TouchModule.wasm
module=.build-wasm/touchkit.wasm
wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
  --enable-mutable-globals -Oz "$raw" -o "$module"
printf 'size in bytes: %d linked, %d optimized, %d gzipped\n' \
  "$(stat -c %s "$raw")" "$(stat -c %s "$module")" "$(gzip -9 -c "$module" | wc -c)"

.build/release/Script >.build-wasm/script.txt
node replay.mjs "$module" .build-wasm/script.txt
