// Numbers that carry their derivative in one direction: law.cuh on them gives exact tangents. Branches are taken by the value, so at a kink
// the derivative is that of the side that the value is on.
#pragma once
#include "real.cuh"

struct Dual {
  double value, slope;
  METHOD Dual(double v = 0, double s = 0) : value(v), slope(s) {}
};

INLINE Dual operator-(Dual a) { return {-a.value, -a.slope}; }
INLINE Dual operator+(Dual a, Dual b) { return {a.value + b.value, a.slope + b.slope}; }
INLINE Dual operator-(Dual a, Dual b) { return {a.value - b.value, a.slope - b.slope}; }
INLINE Dual operator*(Dual a, Dual b) { return {a.value * b.value, fused(a.slope, b.value, a.value * b.slope)}; }
INLINE bool operator<(Dual a, Dual b) { return a.value < b.value; }
INLINE bool operator>(Dual a, Dual b) { return a.value > b.value; }
INLINE bool operator<=(Dual a, Dual b) { return a.value <= b.value; }
INLINE bool operator==(Dual a, Dual b) { return a.value == b.value; }
INLINE bool operator!=(Dual a, Dual b) { return a.value != b.value; }
INLINE Dual fused(Dual a, Dual b, Dual c) {
  return {fused(a.value, b.value, c.value), fused(a.slope, b.value, fused(a.value, b.slope, c.slope))};
}
INLINE Dual quotient(Dual a, Dual b) {
  double inverse = 1 / b.value, q = a.value * inverse;
  return {q, inverse * fused(-q, b.slope, a.slope)};
}
INLINE Dual square_root(Dual a) {
  double root = square_root(a.value);
  return {root, 0.5 * a.slope / root};
}
INLINE Dual rough_root(Dual a) { return square_root(a); }
INLINE Dual inverse_root(Dual a) {
  double inverse = inverse_root(a.value);
  return {inverse, -0.5 * inverse * inverse * inverse * a.slope};
}
