#include "CMath.h"
#include "Pair.h"

#pragma STDC FP_CONTRACT OFF

static const pair half_pi = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54};
static const pair sixth = {0x1.5555555555555p-3, 0x1.5555555555555p-57};

/* 2/π in binary, 32 digits a word; the first word's first digit is worth 1/2. */
static const uint32_t two_over_pi[] = {
  0xa2f9836e, 0x4e441529, 0xfc2757d1, 0xf534ddc0, 0xdb629599, 0x3c439041, 0xfe5163ab, 0xdebbc561,
  0xb7246e3a, 0x424dd2e0, 0x06492eea, 0x09d1921c, 0xfe1deb1c, 0xb129a73e, 0xe88235f5, 0x2ebb4484,
  0xe99c7026, 0xb45f7e41, 0x3991d639, 0x835339f4, 0x9c845f8b, 0xbdf9283b, 0x1ff897ff, 0xde05980f,
  0xef2f118b, 0x5a0a6d1f, 0x6d367ecf, 0x27cb09b7, 0x4f463f66, 0x9e5fea2d, 0x7527bac7, 0xebe5f17b,
  0x3d0739f7, 0x8a5292ea, 0x6bfb5fb1, 0x1f8d5d08, 0x56033046, 0xfc7b6bab, 0xf0cfbc20,
};

/* The quarter turn that an angle of 2^20 or more lies in, and the rest, within ±π/4 (Payne and Hanek 1983): of the product
   with 2/π only the digits around the binary point are worked out. */
static int large_rest(double x, pair *rest) {
  enum { words = 6 };
  uint64_t bits = bits_of(x);
  int exponent = (int)(bits >> 52 & 0x7ff) - 1075, first = exponent - 2;
  uint64_t digits = (bits & 0xfffffffffffff) | 0x10000000000000;
  uint32_t part[words], product[words] = {0};
  for (int index = 0; index < words; index++) {
    int at = first + 32 * index;
    // Digits before the first are 0.
    uint64_t left = at < 0 ? 0 : two_over_pi[at / 32];
    if (at >= 0) {
      uint64_t both = left << 32 | two_over_pi[at / 32 + 1];
      part[index] = (uint32_t)(both >> (32 - at % 32));
    } else {
      part[index] = at <= -32 ? 0 : two_over_pi[0] >> -at;
    }
  }
  // The product modulo 4, whose two first digits are the quarter.
  for (int factor = 0; factor < 2; factor++) {
    uint64_t carry = 0, word = factor ? digits >> 32 : digits & 0xffffffff;
    for (int index = words - 1 - factor; index >= 0; index--) {
      uint64_t sum = word * part[index + factor] + product[index] + carry;
      product[index] = (uint32_t)sum;
      carry = sum >> 32;
    }
  }
  int quarter = (int)(product[0] >> 30), is_negative = product[0] >> 29 & 1;
  if (is_negative) {
    quarter += 1;
    for (int index = 0; index < words; index++) product[index] = ~product[index];
  }
  product[0] &= 0x3fffffff;
  pair turn = {0, 0};
  double unit = 0x1p-30;
  for (int index = 0; index < words; index++, unit *= 0x1p-32)
    turn = pair_add(turn, (pair){product[index] * unit, 0});
  turn = pair_multiply(turn, half_pi);
  *rest = is_negative ? pair_negative(turn) : turn;
  return quarter & 3;
}

/* The quarter turn that an angle lies in, and the rest, within ±π/4. */
static int quarter_rest(double x, pair *rest) {
  double size = x < 0 ? -x : x;
  if (size < 0x1p20) {
    double count = nearest(x * 0x1.45f306dc9c883p-1);
    // Cody and Waite: the first two parts of π/2 have so few digits that their multiples are exact.
    pair r = pair_sum(x - count * 0x1.921fb544p+0, -count * 0x1.0b4611a6p-34);
    *rest = pair_add(r, (pair){-count * 0x1.3198a2e037073p-69, 0});
    return (int)count & 3;
  }
  int quarter = large_rest(size, rest);
  if (x > 0) return quarter;
  *rest = pair_negative(*rest);
  return -quarter & 3;
}

/* The sine within ±π/4, by its series. */
static pair sin_series(pair r) {
  static const double coefficients[] = {
    -1.0 / 121645100408832000, 1.0 / 355687428096000, -1.0 / 1307674368000, 1.0 / 6227020800,
    -1.0 / 39916800, 1.0 / 362880, -1.0 / 5040, 1.0 / 120,
  };
  pair square = pair_multiply(r, r);
  double tail = 1.0 / 51090942171709440000.0;
  for (int index = 0; index < 8; index++) tail = tail * square.high + coefficients[index];
  pair third = pair_multiply(square, sixth);
  pair rest = pair_add((pair){tail * square.high * square.high, 0}, pair_negative(third));
  return pair_multiply(r, pair_add((pair){1, 0}, rest));
}

/* The cosine within ±π/4, by its series. */
static pair cos_series(pair r) {
  static const double coefficients[] = {
    -1.0 / 6402373705728000, 1.0 / 20922789888000, -1.0 / 87178291200, 1.0 / 479001600, -1.0 / 3628800,
    1.0 / 40320, -1.0 / 720, 1.0 / 24,
  };
  pair square = pair_multiply(r, r);
  double tail = 1.0 / 2432902008176640000;
  for (int index = 0; index < 8; index++) tail = tail * square.high + coefficients[index];
  pair half = {-square.high / 2, -square.low / 2};
  return pair_add((pair){1, 0}, pair_add(half, (pair){tail * square.high * square.high, 0}));
}

static double circle(double x, int turns) {
  if (!(x - x == 0)) return __builtin_nan("");
  pair rest;
  int quarter = (quarter_rest(x, &rest) + turns) & 3;
  double result = (quarter & 1) ? cos_series(rest).high : sin_series(rest).high;
  return quarter & 2 ? -result : result;
}

double cmath_sin(double x) { return x == 0 ? x : circle(x, 0); }

double cmath_cos(double x) { return circle(x, 1); }

/* The arc sine within ±1/2: the first terms of the series, and then Newton's method once, with a sine of twice the
   precision. */
static pair asin_pair(pair x) {
  double square = x.high * x.high, term = x.high, guess = x.high;
  for (double n = 1; n < 44; n += 2) {
    term *= square * n / (n + 1);
    guess += term / (n + 2);
  }
  pair angle = {guess, 0}, back = sin_series(angle);
  double miss = ((x.high - back.high) - back.low) + x.low;
  return pair_of(guess, miss / cos_series(angle).high);
}

/* The root of half of a number that is exact. */
static pair half_root(double x) {
  double half = x / 2, root = __builtin_sqrt(half);
  if (root == 0) return (pair){0, 0};
  pair square = pair_product(root, root);
  return pair_of(root, ((half - square.high) - square.low) / (2 * root));
}

static pair twice(pair a) { return (pair){2 * a.high, 2 * a.low}; }

double cmath_asin(double x) {
  if (x == 0 || !(x >= -1 && x <= 1)) return x == 0 ? x : __builtin_nan("");
  double size = x < 0 ? -x : x;
  if (size <= 0.5) return asin_pair((pair){x, 0}).high;
  pair angle = pair_add(half_pi, pair_negative(twice(asin_pair(half_root(1 - size)))));
  return x < 0 ? -angle.high : angle.high;
}

double cmath_acos(double x) {
  if (!(x >= -1 && x <= 1)) return __builtin_nan("");
  if (x > 0.5) return twice(asin_pair(half_root(1 - x))).high;
  if (x < -0.5) return pair_add(twice(half_pi), pair_negative(twice(asin_pair(half_root(1 + x))))).high;
  return pair_add(half_pi, pair_negative(asin_pair((pair){x, 0}))).high;
}
