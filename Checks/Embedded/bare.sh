#!/usr/bin/env bash
# Builds the least application as Embedded Swift for machines without an operating system: a Cortex-M4 with
# floats in hardware (armv7em) and a 32-bit RISC-V. It compiles and links them, and prints their sizes; nothing
# runs them. Fails if one is over 2 % larger than bare.txt says. Needs the Debian packages gcc-arm-none-eabi,
# libnewlib-arm-none-eabi, gcc-riscv64-unknown-elf and picolibc-riscv64-unknown-elf, of which it takes the libraries,
# and python3.
# Usage: Checks/Embedded/bare.sh [--write]
#   --write   keeps the sizes in bare.txt
set -euo pipefail
cd "$(dirname "$0")"
tools=$(dirname "$(readlink -f "$(command -v swift)")")
folder=.build-bare
python3 whole.py "$folder/sources" \
  ../../Sources/{GestureCore,WidgetRules,TouchEngine,TouchWidgets} Sources/LeastModule

# Builds it for one target, with its C compiler's options and its C libraries. The library of Swift's
# Unicode tables is for texts that are compared.
bare() {
  local target=$1 options=($2) libraries=("${@:3}") output=$folder/$1 option clang=()
  mkdir -p "$output"
  for option in "${options[@]}"; do clang+=(-Xcc "$option"); done
  swiftc -target "$target" -wmo -Osize -suppress-warnings -enable-experimental-feature Embedded \
    -swift-version 5 -module-name LeastModule -module-cache-path "$folder/modules" "${clang[@]}" \
    -Xfrontend -function-sections -c -o "$output/least.o" "$folder"/sources/*.swift
  for source in runtime memory; do
    "$tools/clang" --target="$target" "${options[@]}" -Oz -ffreestanding -fno-builtin \
      -I Sources/CRuntime/include -c "Sources/CRuntime/$source.c" -o "$output/$source.o"
  done
  "$tools/ld.lld" --gc-sections --strip-all -T board.ld -e main -u touch -u advance -u taps \
    -u translation "$output"/{least,runtime,memory}.o \
    "$tools/../lib/swift/embedded/$target/libswiftUnicodeDataTables.a" \
    --start-group "${libraries[@]}" --end-group -o "$output/least.elf"
  # Text with constants, data that is copied to the memory, and data that begins as zeros.
  size "$output/least.elf"
}

sizes() { awk -v name="$1" 'END { print name, $1, $2, $3 }'; }

arm=thumb/v7e-m+fp/hard
bare armv7em-none-none-eabi '-mfloat-abi=hard -mfpu=fpv4-sp-d16' \
  "$(arm-none-eabi-gcc -print-file-name="$arm")/libgcc.a" \
  /usr/lib/arm-none-eabi/newlib/"$arm"/{libc,libm}.a | sizes armv7em >"$folder/bare.txt"
# Picolibc has its mathematics in libc.
riscv=rv32imac/ilp32
bare riscv32-none-none-eabi '-march=rv32imac -mabi=ilp32' \
  "$(riscv64-unknown-elf-gcc -print-file-name="$riscv")/libgcc.a" \
  "/usr/lib/picolibc/riscv64-unknown-elf/lib/$riscv/libc.a" | sizes riscv32 >>"$folder/bare.txt"
echo 'target, bytes of code and constants, of data, of zeros:'
cat "$folder/bare.txt"
if [ "${1:-}" = --write ]; then cp "$folder/bare.txt" bare.txt; fi
paste -d ' ' bare.txt "$folder/bare.txt" | awk '
  $6 > 1.02 * $2 || $7 > 1.02 * $3 || $8 > 1.02 * $4 { print $1 ": over 2 % larger than bare.txt says"; wrong = 1 }
  END { exit wrong }'
