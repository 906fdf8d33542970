// The heap. Blocks have sizes of powers of two, at least 32 bytes with their header, and a freed block
// waits for the next allocation of its size. Simple and small: the allocator of wasi-libc is a tenth
// of the whole module.

#include "CRuntime.h"
#include <stddef.h>
#include <stdint.h>

// Not in native programs of this package, which have a heap.
#if defined(__wasm__) || !__STDC_HOSTED__

#define PAGE 65536u
#define LEAST 5u

// Lies before the bytes that were asked for.
typedef struct Header {
  void *block;
  uintptr_t power;
  uintptr_t unused[2];
} Header;

typedef struct Free {
  struct Free *next;
} Free;

extern unsigned char __heap_base;
static Free *freed[32];
static uintptr_t heapEnd;

// Whether there is memory up to an address.
#if defined(__wasm__)
static int reserve(uintptr_t end) {
  uintptr_t limit = __builtin_wasm_memory_size(0) * PAGE;
  if (end <= limit) return 1;
  uintptr_t pages = (end - limit + PAGE - 1) / PAGE;
  return __builtin_wasm_memory_grow(0, pages) != (size_t)-1;
}
#else
// The linker is told how much memory a board has.
extern unsigned char __heap_end;
static int reserve(uintptr_t end) { return end <= (uintptr_t)&__heap_end; }
#endif

static void *take(uintptr_t power) {
  if (freed[power]) {
    Free *block = freed[power];
    freed[power] = block->next;
    return block;
  }
  if (!heapEnd) heapEnd = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = heapEnd, size = (uintptr_t)1 << power;
  if (size > UINTPTR_MAX - start || !reserve(start + size)) return NULL;
  heapEnd = start + size;
  return (void *)start;
}

static void *allocate(size_t alignment, size_t count) {
  // What lies between the header and the block's start is lost to the alignment.
  size_t extra = sizeof(Header) + (alignment > 16 ? alignment - 16 : 0);
  if (count > ((size_t)1 << 30) - extra) return NULL;
  uintptr_t power = LEAST;
  while (((size_t)1 << power) < count + extra) power += 1;
  void *block = take(power);
  if (!block) return NULL;
  uintptr_t place = ((uintptr_t)block + extra) & ~(uintptr_t)(alignment - 1);
  Header *header = (Header *)place - 1;
  header->block = block;
  header->power = power;
  return (void *)place;
}

void *malloc(size_t count) { return allocate(16, count); }

int posix_memalign(void **result, size_t alignment, size_t count) {
  void *place = allocate(alignment < 16 ? 16 : alignment, count);
  if (!place) return 12;
  *result = place;
  return 0;
}

void free(void *place) {
  if (!place) return;
  Header header = ((Header *)place)[-1];
  Free *block = header.block;
  block->next = freed[header.power];
  freed[header.power] = block;
}

#endif
