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
tools=$(dirname "$(readlink -f "$(command -v swift)")")
libraries=(
  /usr/lib/wasm32-wasi/libc.a /usr/lib/wasm32-wasi/libm.a
  /usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a
)

# Compiles a module's sources as one to LLVM's bitcode.
# swift_retain is small, so it would be copied to each of its 800 calls.
compile() {
  local name=$1 folder=.build-wasm/$1
  swiftc -target wasm32-unknown-none-wasm -wmo -Osize -lto=llvm-full -emit-bc -suppress-warnings \
    -enable-experimental-feature Embedded -swift-version 5 -module-name "$name" \
    -Xllvm -force-attribute=swift_retain:noinline \
    -module-cache-path .build-wasm/modules -o "$folder/$name.bc" "$folder"/*.swift
}

# Optimizes a module while it is linked.
# Data begins above the first 1024 bytes, which is why wasm-opt may assume that they are unused.
link() {
  local name=$1 folder=.build-wasm/$1
  "$tools/wasm-ld" --allow-multiple-definition --no-entry --gc-sections --strip-all \
    --export=__main_argc_argv -z stack-size=65536 --global-base=1024 --lto-O2 -Map="$folder/map.txt" \
    "$folder/$name.bc" "$folder"/{runtime,memory}.o "${libraries[@]}" -o "$folder/linked.wasm"
}

# Builds a module from some folders of sources, twice. The first time, the linker finds out which
# flags of Linked.swift nothing sets. The second time these are constants. So the compiler knows them
# as well, and leaves out the methods that only the code behind them calls. If anything set such a
# flag after all, the linker would miss a function.
module() {
  local name=$1 folder=.build-wasm/$1 used constant
  shift
  python3 whole.py "$folder" \
    ../../Sources/{GestureCore,WidgetRules,TouchEngine,TouchWidgets} "$@"
  for source in runtime memory; do
    "$tools/clang" --target=wasm32-unknown-none-wasm -Oz -ffreestanding -fno-builtin \
      -I Sources/CRuntime/include -c "Sources/CRuntime/$source.c" -o "$folder/$source.o"
  done
  compile "$name"
  link "$name"
  used=$(swift demangle --compact <"$folder/map.txt" |
    sed -nE 's/.*static [A-Za-z]+\.Linked\.(\w+).*/\1/p' | sort -u | paste -sd '|')
  echo "$name uses: ${used:-none of the parts that can be left out}"
  constant='static var \1: Bool { get { false } set { isLeftOut() } }'
  sed -i -E "/static var (${used:-none}) =/!s/static var (\w+) = false/$constant/" \
    "$folder/TouchEngine_Linked.swift"
  echo '@_silgen_name("a_part_is_left_out") nonisolated func isLeftOut()' >>"$folder/TouchEngine_Linked.swift"
  compile "$name"
  link "$name"
  wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
    --enable-mutable-globals -Oz --low-memory-unused --converge \
    "$folder/linked.wasm" -o ".build-wasm/$name.wasm"
  printf '%s %d %d\n' "$name" "$(stat -c %s ".build-wasm/$name.wasm")" \
    "$(gzip -9 -c ".build-wasm/$name.wasm" | wc -c)" >"$folder/size.txt"
}

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
