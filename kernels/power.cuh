// Powers, which clang has no code for without NVIDIA's library.
#pragma once
#include "cuda.cuh"

#ifdef __CUDA__

// power is x^y for x >= 0, and 0 for x = 0.
INLINE float power(float x, float y) { return x > 0 ? __nvvm_ex2_approx_f(y * __nvvm_lg2_approx_f(x)) : 0; }

INLINE double bits_to_double(int64 b) {
  union { int64 i; double d; } u = {b};
  return u.d;
}

// logarithm is the natural one of x > 0.
INLINE float logarithm(float x) { return 0.69314718056f * __nvvm_lg2_approx_f(x); }

INLINE double logarithm(double x) {
  // x = m 2^e with m between 1/sqrt 2 and sqrt 2; ln m = 2 artanh((m-1)/(m+1)).
  union { double d; int64 i; } u = {x};
  int64 e = ((u.i >> 52) & 2047) - 1023;
  double m = bits_to_double((u.i & 0xfffffffffffffll) | (1023ll << 52));
  if (m > 1.4142135623730951) {
    m *= 0.5;
    e++;
  }
  double t = (m - 1) / (m + 1), t2 = t * t, sum = 0;
  for (int n = 25; n >= 1; n -= 2) sum = sum * t2 + 1.0 / n;
  return double(e) * 0.69314718055994530942 + 2 * t * sum;
}

// exponential is e^x; of what is below all numbers with all their digits it is 0.
INLINE double exponential(double x) {
  // 2^k exp(r), |r| <= ln 2 / 2.
  double k = __nvvm_floor_d(x * 1.4426950408889634074 + 0.5);
  if (k < -1022) return 0;
  double r = (x - k * 0.693147180369123816490) - k * 1.90821492927058770002e-10;
  double p = 1;
  for (int n = 14; n >= 1; n--) p = 1 + p * r * (1.0 / n);
  return p * bits_to_double((int64(k) + 1023) << 52);
}

INLINE double power(double x, double y) { return x > 0 ? exponential(y * logarithm(x)) : 0; }

// error_function is 2/sqrt(pi) times the integral of exp(-t²) from 0 to x: a sum of terms of one sign, (2 x²)^n x / (2n+1)!!.
INLINE double error_function(double x) {
  if (x > 6 || x < -6) return x > 0 ? 1 : -1;
  double term = x, sum = x, least = x < 0 ? -1e-18 * x : 1e-18 * x;
  for (int n = 1; n < 400 && (term > least || term < -least); n++) {
    term *= 2 * x * x / (2 * n + 1);
    sum += term;
  }
  return 1.1283791670955125739 * exponential(-x * x) * sum;
}

// area_sine is the inverse of the hyperbolic sine.
INLINE double area_sine(double x) {
  double y = x < 0 ? -x : x, area = logarithm(y + square_root(y * y + 1));
  return x < 0 ? -area : area;
}

#else
static inline float power(float x, float y) { return std::pow(x, y); }
static inline double power(double x, double y) { return std::pow(x, y); }
static inline float logarithm(float x) { return std::log(x); }
static inline double logarithm(double x) { return std::log(x); }
static inline double exponential(double x) { return std::exp(x); }
static inline double error_function(double x) { return std::erf(x); }
static inline double area_sine(double x) { return std::asinh(x); }
#endif

// cube_root is the cube root of x > 0: that of a float, put right by Newton's method.
INLINE float cube_root(float x) {
  float y = power(x, 0.33333334f);
  return y - (y * y * y - x) / (3 * y * y);
}
INLINE double cube_root(double x) {
  double y = cube_root(float(x));
  y -= (y * y * y - x) / (3 * y * y);
  return y - (y * y * y - x) / (3 * y * y);
}
