#ifndef SEGUE_CVECTORS_H
#define SEGUE_CVECTORS_H

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

typedef short cv_short8 __attribute__((ext_vector_type(8)));
typedef int cv_int4 __attribute__((ext_vector_type(4)));

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

#endif
