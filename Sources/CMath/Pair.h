#ifndef SEGUE_CMATH_PAIR_H
#define SEGUE_CMATH_PAIR_H

/* A product and a sum rounded as one would have other bits than elsewhere. */
#pragma STDC FP_CONTRACT OFF

#include <stdint.h>

/* A number of twice the precision: the sum of two, of which the second is less than half a unit in the last place of the
   first. The operations are Dekker's and Knuth's (Muller et al., Handbook of Floating-Point Arithmetic, chapter 14). */
typedef struct {
  double high, low;
} pair;

/* The exact sum, where |a| >= |b| or a is 0. */
static inline pair pair_of(double a, double b) {
  double sum = a + b;
  return (pair){sum, b - (sum - a)};
}

/* The exact sum. */
static inline pair pair_sum(double a, double b) {
  double sum = a + b, part = sum - a;
  return (pair){sum, (a - (sum - part)) + (b - part)};
}

/* The exact product of numbers below 2^996. */
static inline pair pair_product(double a, double b) {
  const double splitter = 134217729; // 2^27 + 1
  double wide = splitter * a, a_high = wide - (wide - a), a_low = a - a_high;
  wide = splitter * b;
  double b_high = wide - (wide - b), b_low = b - b_high;
  double product = a * b;
  return (pair){product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low};
}

static inline pair pair_add(pair a, pair b) {
  pair sum = pair_sum(a.high, b.high), rest = pair_sum(a.low, b.low);
  sum = pair_of(sum.high, sum.low + rest.high);
  return pair_of(sum.high, sum.low + rest.low);
}

static inline pair pair_negative(pair a) { return (pair){-a.high, -a.low}; }

static inline pair pair_multiply(pair a, pair b) {
  pair product = pair_product(a.high, b.high);
  return pair_of(product.high, product.low + (a.high * b.low + a.low * b.high));
}

static inline pair pair_divide(pair a, pair b) {
  double quotient = a.high / b.high;
  pair back = pair_multiply((pair){quotient, 0}, b);
  double rest = ((a.high - back.high) - back.low) + a.low;
  return pair_of(quotient, rest / b.high);
}

static inline uint64_t bits_of(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}

static inline double from_bits(uint64_t bits) {
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}

/* The nearest whole number, for |x| < 2^51. */
static inline double nearest(double x) {
  const double shift = 6755399441055744; // 1.5 * 2^52
  return (x + shift) - shift;
}

#endif
