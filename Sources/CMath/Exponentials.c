#include "CMath.h"
#include "Pair.h"

#pragma STDC FP_CONTRACT OFF

/* The logarithm of 2: 41 bits, so that up to 2^12 times it is exact, and the rest. */
static const double ln2_high = 0x1.62e42fefa3p-1, ln2_low = 0x1.3de6af278ece6p-42;

/* x * 2^k, for k within ±2200. */
static double scaled(double x, int k) {
  for (; k > 1000; k -= 1000) x *= 0x1p1000;
  for (; k < -1000; k += 1000) x *= 0x1p-1000;
  return x * from_bits((uint64_t)(1023 + k) << 52);
}

/* exp(x) - 1 after the nearest multiple k of ln 2 is taken away, by the series of exp: its terms after the second are so
   small that a double holds them exactly enough. */
static pair expm1_reduced(pair x, int *k) {
  double count = nearest(x.high * 0x1.71547652b82fep+0);
  *k = (int)count;
  pair r = pair_sum(x.high - count * ln2_high, x.low - count * ln2_low);
  double t = r.high, tail = 1.0 / 1307674368000;
  static const double coefficients[] = {
    1.0 / 87178291200, 1.0 / 6227020800, 1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880,
    1.0 / 40320, 1.0 / 5040, 1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6,
  };
  for (int index = 0; index < 12; index++) tail = tail * t + coefficients[index];
  pair square = pair_multiply(r, r);
  pair half = {square.high / 2, square.low / 2};
  return pair_add(r, pair_add(half, (pair){tail * t * t * t, 0}));
}

/* exp(x) = 2^k times the result. */
static pair exp_reduced(pair x, int *k) { return pair_add((pair){1, 0}, expm1_reduced(x, k)); }

static double exp_of(pair x) {
  if (x.high > 710) return __builtin_inf();
  if (x.high < -746) return 0;
  int k;
  double power = exp_reduced(x, &k).high;
  return scaled(power, k);
}

double cmath_exp(double x) { return x != x ? x : exp_of((pair){x, 0}); }

/* exp(x) - 1 for |x| < 45. */
static pair expm1_pair(double x) {
  int k;
  pair part = expm1_reduced((pair){x, 0}, &k);
  if (k == 0) return part;
  pair power = pair_add((pair){1, 0}, part);
  return pair_add((pair){scaled(power.high, k), scaled(power.low, k)}, (pair){-1, 0});
}

double cmath_expm1(double x) {
  if (x != x || x == 0) return x;
  if (x > 45) return cmath_exp(x);
  return x < -45 ? -1 : expm1_pair(x).high;
}

double cmath_sinh(double x) {
  if (x != x || x == 0) return x;
  double size = x < 0 ? -x : x, result;
  if (size < 22) {
    pair grown = expm1_pair(size);
    pair shrunk = pair_divide(grown, pair_add((pair){1, 0}, grown));
    result = pair_add(grown, shrunk).high / 2;
  } else if (size < 711) {
    int k;
    double power = exp_reduced((pair){size, 0}, &k).high;
    result = scaled(power, k - 1);
  } else {
    result = __builtin_inf();
  }
  return x < 0 ? -result : result;
}

double cmath_cosh(double x) {
  if (x != x) return x;
  double size = x < 0 ? -x : x;
  if (size > 711) return __builtin_inf();
  int k;
  pair power = exp_reduced((pair){size, 0}, &k);
  if (size > 22) return scaled(power.high, k - 1);
  power = (pair){scaled(power.high, k), scaled(power.low, k)};
  return pair_add(power, pair_divide((pair){1, 0}, power)).high / 2;
}

/* The logarithm of a number that is positive and normal in its first part. With x = 2^k m and m near 1 it is
   k ln 2 + 2 artanh((m - 1) / (m + 1)). */
static pair log_pair(pair x, int k) {
  uint64_t bits = bits_of(x.high);
  k += (int)(bits >> 52) - 1023;
  double m = from_bits((bits & 0xfffffffffffff) | 0x3ff0000000000000);
  if (m > 0x1.6a09e667f3bcdp+0) {
    m /= 2;
    k += 1;
  }
  pair s = {m, 0};
  if (x.low != 0) s.low = x.low * (m / x.high);
  s = pair_divide(pair_add(s, (pair){-1, 0}), pair_add(s, (pair){1, 0}));
  double square = s.high * s.high, tail = 0;
  for (int degree = 25; degree >= 3; degree -= 2) tail = tail * square + 2.0 / degree;
  pair series = pair_add((pair){2 * s.high, 2 * s.low}, (pair){tail * square * s.high, 0});
  return pair_add(pair_sum(k * ln2_high, k * ln2_low), series);
}

double cmath_log(double x) {
  if (x != x || x == __builtin_inf()) return x;
  if (x <= 0) return x < 0 ? __builtin_nan("") : -__builtin_inf();
  return x < 0x1p-1022 ? log_pair((pair){x * 0x1p54, 0}, -54).high : log_pair((pair){x, 0}, 0).high;
}

double cmath_log1p(double x) {
  if (x != x || x == __builtin_inf() || x == 0) return x;
  if (x <= -1) return x < -1 ? __builtin_nan("") : -__builtin_inf();
  if (x > -0x1p-54 && x < 0x1p-54) return x;
  return log_pair(pair_sum(1, x), 0).high;
}

double cmath_pow(double base, double exponent) {
  if (exponent == 0 || base == 1) return 1;
  if (base != base || exponent != exponent || base < 0) return __builtin_nan("");
  if (base == 0 || base == __builtin_inf()) return (base == 0) == (exponent > 0) ? 0 : __builtin_inf();
  int is_small = base < 0x1p-1022;
  pair power = is_small ? log_pair((pair){base * 0x1p54, 0}, -54) : log_pair((pair){base, 0}, 0);
  double whole = power.high * exponent;
  if (whole > 711 || whole < -746) return whole > 0 ? __builtin_inf() : 0;
  return exp_of(pair_multiply(power, (pair){exponent, 0}));
}
