/* What Embedded Swift asks of a C library, for a page, which has none: memory, and a few functions. Compiled for
   WebAssembly alone; Scripts/build-player.sh says how. */
#include <stddef.h>
#include <stdint.h>

/* Memory: blocks of sizes from a short list, four sizes to each power of two, each with a list of those that are free. They
   are cut from the end of the module's memory, which grows, and never given back to it. */

enum { page_size = 65536, alignment = 16, header_size = 16, class_count = 128 };

/* Before each block: where it was cut, for blocks that are aligned further, and its class. */
typedef struct {
  void *start;
  uint32_t class;
} header;

typedef struct block {
  struct block *next;
} block;

extern unsigned char __heap_base;
static block *free_blocks[class_count];
static uintptr_t top, end;

static uint32_t class_of(size_t size) {
  if (size <= 64) return size <= 16 ? 0 : (uint32_t)((size - 1) / 16);
  uint32_t log = 31 - (uint32_t)__builtin_clz((uint32_t)(size - 1));
  return 4 * (log - 5) + (uint32_t)((size - 1) >> (log - 2) & 3);
}

static size_t size_of(uint32_t class) {
  if (class < 4) return 16 * (class + 1);
  uint32_t log = class / 4 + 5;
  return ((size_t)(class % 4) + 5) << (log - 2);
}

static void *take(size_t size) {
  if (top == 0) {
    top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
    end = (uintptr_t)__builtin_wasm_memory_size(0) * page_size;
  }
  if (size > UINT32_MAX - top) return NULL;
  if (top + size > end) {
    uintptr_t pages = (top + size - end + page_size - 1) / page_size;
    /* Growing is slow: a megabyte at a time. */
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
    end += pages * page_size;
  }
  void *start = (void *)top;
  top += size;
  return start;
}

static void *allocate(size_t size) {
  if (size > (size_t)1 << 30) return NULL;
  uint32_t class = class_of(size);
  block *found = free_blocks[class];
  if (found) {
    free_blocks[class] = found->next;
    return found;
  }
  unsigned char *start = take(header_size + size_of(class));
  if (!start) return NULL;
  header *head = (header *)start;
  head->start = start + header_size;
  head->class = class;
  return start + header_size;
}

int posix_memalign(void **result, size_t align, size_t size) {
  if (align <= alignment) {
    *result = allocate(size);
  } else {
    unsigned char *start = size < (size_t)1 << 30 ? allocate(size + align + header_size) : NULL;
    if (!start) return 12;
    uintptr_t place = ((uintptr_t)start + header_size + align - 1) & ~(uintptr_t)(align - 1);
    header *head = (header *)(place - header_size);
    head->start = start;
    head->class = ((header *)(start - header_size))->class;
    *result = (void *)place;
  }
  return *result ? 0 : 12;
}

void free(void *pointer) {
  if (!pointer) return;
  header *head = (header *)((unsigned char *)pointer - header_size);
  block *freed = head->start;
  freed->next = free_blocks[head->class];
  free_blocks[head->class] = freed;
}

__attribute__((export_name("segue_allocate"))) void *segue_allocate(size_t size) { return allocate(size); }

__attribute__((export_name("segue_free"))) void segue_free(void *pointer) { free(pointer); }

/* The loops of these are not to become calls of themselves. */
#define PLAIN __attribute__((no_builtin))

PLAIN int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *one = left, *other = right;
  for (; count; count--, one++, other++)
    if (*one != *other) return *one - *other;
  return 0;
}

PLAIN size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

/* Hashes have the same seed each time, so that two runs are alike. */
void arc4random_buf(void *to, size_t count) { memset(to, 0x5e, count); }

uintptr_t __stack_chk_guard = 0x5e60e5e6;
void __stack_chk_fail(void) { __builtin_trap(); }

/* Halves go away from 0. */
double round(double x) {
  double magnitude = __builtin_fabs(x), whole = __builtin_trunc(magnitude);
  if (magnitude - whole >= 0.5) whole += 1;
  return __builtin_copysign(whole, x);
}

float roundf(float x) {
  float magnitude = __builtin_fabsf(x), whole = __builtin_truncf(magnitude);
  if (magnitude - whole >= 0.5f) whole += 1;
  return __builtin_copysignf(whole, x);
}

static uint64_t bits_of(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

static double of_bits(uint64_t bits) {
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

/* A number without its sign as mantissa times a power of two, exactly. */
static uint64_t mantissa_of(uint64_t bits, int *exponent) {
  uint64_t mantissa = bits & 0xfffffffffffff;
  *exponent = (int)(bits >> 52);
  if (*exponent == 0) *exponent = 1;
  else mantissa |= 0x10000000000000;
  return mantissa;
}

/* The rest of a division is exact: it is worked out digit by digit. */
double fmod(double x, double y) {
  uint64_t sign = bits_of(x) & 0x8000000000000000, one = bits_of(x) ^ sign;
  uint64_t other = bits_of(y) & 0x7fffffffffffffff, infinite = 0x7ff0000000000000;
  if (other == 0 || other > infinite || one >= infinite) return x * y / (x * y);
  if (one < other) return x;
  int exponent, least;
  uint64_t rest = mantissa_of(one, &exponent), divisor = mantissa_of(other, &least);
  for (;; exponent--) {
    if (rest >= divisor) rest -= divisor;
    if (exponent == least) break;
    rest <<= 1;
  }
  if (rest == 0) return of_bits(sign);
  while (rest < 0x10000000000000 && exponent > 1) {
    rest <<= 1;
    exponent--;
  }
  if (rest < 0x10000000000000) exponent = 0;
  return of_bits(sign | (uint64_t)exponent << 52 | (rest & 0xfffffffffffff));
}
