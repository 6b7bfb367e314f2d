#ifndef SEGUE_CMATH_H
#define SEGUE_CMATH_H

/* The functions of mathematics that motion is made of, with the same bits on every machine: the systems' own differ in
   their last digit, and a page has none. Errors are below 0.6 units in the last place. */

#define CMATH_NAME(name) __attribute__((swift_name(name), const))

double cmath_exp(double x) CMATH_NAME("exp(_:)");
/* exp(x) - 1, exact to the last place near 0 too. */
double cmath_expm1(double x) CMATH_NAME("expm1(_:)");
double cmath_log(double x) CMATH_NAME("log(_:)");
/* log(1 + x), exact to the last place near 0 too. */
double cmath_log1p(double x) CMATH_NAME("log1p(_:)");
/* For a base of 0 or more; NaN for others. */
double cmath_pow(double base, double exponent) CMATH_NAME("pow(_:_:)");
double cmath_sinh(double x) CMATH_NAME("sinh(_:)");
double cmath_cosh(double x) CMATH_NAME("cosh(_:)");

double cmath_sin(double x) CMATH_NAME("sin(_:)");
double cmath_cos(double x) CMATH_NAME("cos(_:)");
double cmath_asin(double x) CMATH_NAME("asin(_:)");
double cmath_acos(double x) CMATH_NAME("acos(_:)");

/* For the raster, where a float's digits are enough: errors below 0.6 units in a float's last place. */
float cmath_exp2f(float x) CMATH_NAME("exp2(_:)");
/* NaN below 0. */
float cmath_log2f(float x) CMATH_NAME("log2(_:)");

#undef CMATH_NAME

#endif
