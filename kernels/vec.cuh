// Lengths and directions of vectors; internal/vec.
#pragma once
#include "real.cuh"

INLINE double clamp(double x, double limit) { return smaller(larger(x, -limit), limit); }
INLINE double norm(Vec<double> v) { return square_root(norm2(v)); }

// perpendicular is a unit vector normal to v, and for a zero v the X axis.
INLINE Vec<double> perpendicular(Vec<double> v) {
  double x = magnitude(v.x), y = magnitude(v.y), z = magnitude(v.z);
  if (x == 0 && y == 0 && z == 0) return {1, 0, 0};
  Vec<double> e = {1, 0, 0};
  if (!(x <= y && x <= z)) e = y <= z ? Vec<double>{0, 1, 0} : Vec<double>{0, 0, 1};
  e = cross(v, e);
  return (1 / norm(e)) * e;
}

// direction splits v into unit direction and length.
INLINE Vec<double> direction(Vec<double> v, Vec<double> axis, double& length) {
  length = norm(v);
  return length > 0 ? (1 / length) * v : perpendicular(axis);
}
