// The C library says what it is.
#include <stddef.h>
#include <errno.h>

#include "CAllocationCount.h"

#ifdef __GLIBC__

// The program's own definitions come before the C library's, for the Swift runtime too.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count += 1;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

long segue_allocation_count(void) { return count; }
#else
long segue_allocation_count(void) { return -1; }
#endif
