# Builds one WebAssembly module from sources, as Embedded Swift. To be read by a script that stands in this
# folder; needs the Debian packages binaryen, wasi-libc, libclang-rt-14-dev-wasm32 and python3.
tools=$(dirname "$(readlink -f "$(command -v swift)")")
libraries=(
  /usr/lib/wasm32-wasi/libc.a /usr/lib/wasm32-wasi/libm.a
  /usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a
  # What a module needs that compares texts.
  "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
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
    --export=__main_argc_argv -z stack-size=1048576 --global-base=1024 --lto-O2 -Map="$folder/map.txt" \
    "$folder/$name.bc" "$folder"/{runtime,memory,number}.o "${libraries[@]}" -o "$folder/linked.wasm"
}

# Builds a module from some folders of sources, twice. The first time, the linker finds out which
# flags of Linked.swift nothing sets. The second time these are constants. So the compiler knows them
# as well, and leaves out the methods that only the code behind them calls. If anything set such a
# flag after all, the linker would miss a function.
module() {
  local name=$1 folder=.build-wasm/$1 used constant
  shift
  mkdir -p .build-wasm
  python3 whole.py "$folder" \
    ../../Sources/{GestureCore,WidgetRules,TouchEngine,TouchWidgets} "$@"
  for source in runtime memory number; do
    "$tools/clang" --target=wasm32-unknown-none-wasm -Oz -ffreestanding -fno-builtin \
      -I Sources/CRuntime/include -c "Sources/CRuntime/$source.c" -o "$folder/$source.o"
  done
  compile "$name"
  link "$name"
  used=$(swift demangle --compact <"$folder/map.txt" |
    sed -nE 's/.*static [A-Za-z]+\.Linked\.(\w+).*/\1/p' | sort -u | paste -sd '|')
  echo "$name uses: ${used:-none of the parts that can be left out}"
  if ! sed -nE 's/.*static var (\w+) = false/\1/p' "$folder/TouchEngine_Linked.swift" |
    grep -qvE "^(${used:-none})$"; then
    shrink "$name"
    return
  fi
  constant='static var \1: Bool { get { false } set { isLeftOut() } }'
  sed -i -E "/static var (${used:-none}) =/!s/static var (\w+) = false/$constant/" \
    "$folder/TouchEngine_Linked.swift"
  echo '@_silgen_name("a_part_is_left_out") nonisolated func isLeftOut()' >>"$folder/TouchEngine_Linked.swift"
  compile "$name"
  link "$name"
  shrink "$name"
}

# Makes a linked module smaller, and notes its size.
shrink() {
  local name=$1 folder=.build-wasm/$1
  wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
    --enable-mutable-globals -Oz --low-memory-unused --converge \
    "$folder/linked.wasm" -o ".build-wasm/$name.wasm"
  printf '%s %d %d\n' "$name" "$(stat -c %s ".build-wasm/$name.wasm")" \
    "$(gzip -9 -c ".build-wasm/$name.wasm" | wc -c)" >"$folder/size.txt"
}
