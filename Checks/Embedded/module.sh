# Builds WebAssembly modules from sources, as Embedded Swift. To be read by a script that stands in this
# folder; needs the Debian packages binaryen, wasi-libc, libclang-rt-14-dev-wasm32 and python3.
tools=$(dirname "$(readlink -f "$(command -v swift)")")
# Where modules are built.
scratch=${scratch:-.build-wasm}
libraries=(
  /usr/lib/wasm32-wasi/libc.a /usr/lib/wasm32-wasi/libm.a
  /usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a
  # What a module needs that compares texts.
  "$tools/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"
)

# Compiles Swift modules to LLVM's bitcode: each whole, and after those that it imports. A module of one file
# would be a program, too. With internal functions for tests, the compiler takes those of another module wherever
# it meets them first; without, it stops at some.
# swift_retain is small, so it would be copied to each of its 800 calls. Called, it is taken by Swift's own passes
# over LLVM's code for something that changes no count: a value would be changed in place although a copy of it
# is kept. So these passes are left out.
# A module is left as it is if it and the modules before it are from the same sources by the same compiler and script.
compile() {
  local folder=$1 name flags made
  shift
  made=$(swiftc --version 2>/dev/null; cat module.sh)
  for name; do
    made=$(cat - "$folder/$name"/*.swift <<<"$made" | sha256sum)
    if [[ -f $folder/$name.made && $(<"$folder/$name.made") == "$made" ]]; then continue; fi
    rm -f "$folder/$name.made"
    flags=()
    [[ -f $folder/$name/main.swift ]] || flags+=(-parse-as-library)
    (($# == 1)) || flags+=(-enable-testing)
    swiftc "${flags[@]}" -target wasm32-unknown-none-wasm -wmo -Osize -lto=llvm-full -emit-bc -suppress-warnings \
      -enable-experimental-feature Embedded -swift-version 5 -module-name "$name" -package-name app \
      -emit-module -emit-module-path "$folder/$name.swiftmodule" -I "$folder" \
      -Xllvm -force-attribute=swift_retain:noinline -Xfrontend -disable-swift-specific-llvm-optzns \
      -module-cache-path "$scratch/modules" -o "$folder/$name.bc" "$folder/$name"/*.swift
    echo "$made" >"$folder/$name.made"
  done
}

# Optimizes Swift modules as one while they are linked.
# Data begins above the first 1024 bytes, which is why wasm-opt may assume that they are unused.
link() {
  local folder=$1 bitcode
  shift
  bitcode=("${@/%/.bc}")
  "$tools/wasm-ld" --allow-multiple-definition --no-entry --gc-sections --strip-all \
    --export=__main_argc_argv -z stack-size=1048576 --global-base=1024 --lto-O2 -Map="$folder/map.txt" \
    "${bitcode[@]/#/$folder/}" "$folder"/{runtime,memory,number}.o "${libraries[@]}" -o "$folder/linked.wasm"
}

# Builds one WebAssembly module from the Swift modules whose sources are in its folder: NAME USED MODULE…
# USED are the flags of Linked.swift that anything in it sets: `routing|transforms`, or `none`. The others are made
# constants. So the compiler knows them, and leaves out the methods that only the code behind them calls. If
# anything set such a flag after all, the linker would miss a function. Where USED is empty, the module is built
# once more before that, and the linker finds them out.
program() {
  local name=$1 used=$2 folder=$scratch/$1 constant flags isLinked=
  shift 2
  for source in runtime memory number; do
    "$tools/clang" --target=wasm32-unknown-none-wasm -Oz -ffreestanding -fno-builtin \
      -I Sources/CRuntime/include -c "Sources/CRuntime/$source.c" -o "$folder/$source.o"
  done
  if [[ -z $used ]]; then
    compile "$folder" "$@"
    link "$folder" "$@"
    isLinked=yes
    used=$(swift demangle --compact <"$folder/map.txt" |
      sed -nE 's/.*static [A-Za-z]+\.Linked\.(\w+).*/\1/p' | sort -u | paste -sd '|')
    used=${used:-none}
  fi
  echo "$name uses of the parts that can be left out: $used"
  flags=$folder/$1/TouchEngine_Linked.swift
  if sed -nE 's/.*static var (\w+) = false/\1/p' "$flags" | grep -qvE "^($used)$"; then
    constant='static var \1: Bool { get { false } set { isLeftOut() } }'
    sed -i -E "/static var ($used) =/!s/static var (\w+) = false/$constant/" "$flags"
    echo '@_silgen_name("a_part_is_left_out") nonisolated func isLeftOut()' >>"$flags"
    isLinked=
  fi
  if [[ -z $isLinked ]]; then
    compile "$folder" "$@"
    link "$folder" "$@"
  fi
  shrink "$name" "$used"
}

# Builds one WebAssembly module from some folders of sources, as one Swift module: NAME USED FOLDER…
module() {
  local name=$1 used=$2
  shift 2
  python3 whole.py "$scratch/$name/$name" \
    ../../Sources/{GestureCore,WidgetRules,TouchEngine,TouchWidgets} "$@"
  program "$name" "$used" "$name"
}

# Makes a linked module smaller, and notes its size and the flags that it uses.
shrink() {
  local name=$1 used=$2 folder=$scratch/$1
  wasm-opt --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
    --enable-mutable-globals -Oz --low-memory-unused --converge \
    "$folder/linked.wasm" -o "$scratch/$name.wasm"
  printf '%s %d %d %s\n' "$name" "$(stat -c %s "$scratch/$name.wasm")" \
    "$(gzip -9 -c "$scratch/$name.wasm" | wc -c)" "$used" >"$folder/size.txt"
}
