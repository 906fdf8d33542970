// Stands in front of glibc's allocator and counts what it hands out. Not for use with sanitizers,
// which stand in the same place.

#include "AllocationCounter.h"
#include <errno.h>
#include <malloc.h>
#include <stdbool.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static unsigned long long count = 0;
static bool weighs = false;
static long long weight = 0;

unsigned long long allocation_count(void) { return count; }

void weighing_begin(void) {
  weight = 0;
  weighs = true;
}

long long weighing_end(void) {
  weighs = false;
  return weight;
}

static void *given(void *block) {
  count++;
  if (weighs) weight += (long long)malloc_usable_size(block);
  return block;
}

void *malloc(size_t size) { return given(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return given(__libc_calloc(number, size)); }

void *realloc(void *old, size_t size) {
  if (weighs) weight -= (long long)malloc_usable_size(old);
  return given(__libc_realloc(old, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = given(__libc_memalign(alignment, size));
  return *result ? 0 : ENOMEM;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return given(__libc_memalign(alignment, size));
}

void free(void *block) {
  if (weighs) weight -= (long long)malloc_usable_size(block);
  __libc_free(block);
}
