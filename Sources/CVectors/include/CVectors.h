#ifndef SEGUE_CVECTORS_H
#define SEGUE_CVECTORS_H

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

typedef short cv_short8 __attribute__((ext_vector_type(8)));
typedef int cv_int4 __attribute__((ext_vector_type(4)));
typedef float cv_float4 __attribute__((ext_vector_type(4)));

/* The products of neighbours added up in pairs. Written with Swift's own vectors it becomes one instruction only where
   the optimizer recognizes it, and eighty multiplications where it does not. */
static inline cv_int4 cv_dot_pairs(cv_short8 left, cv_short8 right) {
#if defined(__SSE2__)
  return (cv_int4)_mm_madd_epi16((__m128i)left, (__m128i)right);
#else
  typedef int int8 __attribute__((ext_vector_type(8)));
  int8 products = __builtin_convertvector(left, int8) * __builtin_convertvector(right, int8);
  return products.even + products.odd;
#endif
}

/* The same four numbers, of which the optimizer does not know where they come from. Lanes that are used one by one make
   it work them out one by one, and all that comes before them. */
static inline cv_int4 cv_whole(cv_int4 numbers) {
#if defined(__SSE2__)
  __asm__("" : "+x"(numbers));
#elif defined(__ARM_NEON)
  __asm__("" : "+w"(numbers));
#endif
  return numbers;
}

/* The roots of four numbers, each correctly rounded; Swift's own go lane by lane. */
static inline cv_float4 cv_square_roots(cv_float4 numbers) {
#if defined(__SSE2__)
  return (cv_float4)_mm_sqrt_ps((__m128)numbers);
#else
  return __builtin_elementwise_sqrt(numbers);
#endif
}

#endif
