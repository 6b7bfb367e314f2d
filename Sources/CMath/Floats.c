#include "CMath.h"
#include "Pair.h"

#pragma STDC FP_CONTRACT OFF

/* 2^x = 2^n e^(f ln 2) for the whole number n nearest to x: eight terms of the series leave less than 5e-9 for
   |f| <= 1/2, a twelfth of a float's last place. */
float cmath_exp2f(float x) {
  if (x != x) return x;
  if (x >= 128) return __builtin_inff();
  if (x <= -150) return 0;
  double count = nearest(x);
  double t = (x - count) * 0x1.62e42fefa39efp-1;
  double tail = 1 + t * (1.0 / 2 + t * (1.0 / 6 + t * (1.0 / 24 + t * (1.0 / 120 + t * (1.0 / 720 + t / 5040)))));
  return (float)((1 + t * tail) * from_bits((uint64_t)(1023 + (int)count) << 52));
}

/* log2(2^e m) = e + 2 atanh(s) / ln 2 for s = (m - 1) / (m + 1): with m between the roots of 1/2 and 2, |s| < 0.172, and
   five terms leave less than 2e-9 of the result. A float is a normal double, so that there is no case for the small. */
float cmath_log2f(float x) {
  if (x != x || x < 0) return __builtin_nanf("");
  if (x == 0) return -__builtin_inff();
  if (x > 0x1.fffffep127f) return x;
  uint64_t bits = bits_of(x);
  int exponent = (int)(bits >> 52) - 1023;
  double m = from_bits((bits & 0xfffffffffffffULL) | 0x3ff0000000000000ULL);
  if (m > 0x1.6a09e667f3bcdp+0) {
    m /= 2;
    exponent += 1;
  }
  double s = (m - 1) / (m + 1), z = s * s;
  double tail = 1 + z * (1.0 / 3 + z * (1.0 / 5 + z * (1.0 / 7 + z * (1.0 / 9))));
  return (float)(exponent + s * tail * 0x1.71547652b82fep+1);
}
