// What Embedded Swift calls and the C libraries lack. There is no console and no source of chance:
// output goes nowhere unless a module takes it, hash seeds are fixed (no order depends on hashing), a broken stack traps.

#include "CRuntime.h"
#include <stddef.h>
#include <stdint.h>

#if defined(__wasm__) || !__STDC_HOSTED__

uintptr_t __stack_chk_guard = 0x5eed;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((uint8_t *)bytes)[i] = (uint8_t)(i + 1);
}

__attribute__((weak)) int putchar(int character) { return character; }

#endif
