// The shapes that particles can hit, as in dem/geometry: the same contacts, features and signs.
#pragma once
#include "state.cuh"

// FACETS 0 leaves out shapes that make more than one contact with a particle.
#if FACETS
constexpr int contacts = 6;      // of one particle with one surface, at most
#else
constexpr int contacts = 1;
#endif
constexpr int max_minima = 16;   // points of a faceted surface that are locally nearest to a particle

// Touch is one contact of a sphere with a surface, in the surface's axes.
struct Touch {
  Vec<double> normal;  // from the surface
  double distance;
  double lever;        // along a capsule, from 0 to 1
  int feature, part;
};

INLINE double clamp(double x, double limit) { return smaller(larger(x, -limit), limit); }
INLINE double sign_of(double x) { return x < 0 ? -1.0 : 1.0; }
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

INLINE Touch touch_capsule(Vec<double> a, Vec<double> b, double radius, Vec<double> c) {
  Vec<double> axis = b - a, rel = c - a;
  double l2 = norm2(axis), s = 0;
  if (l2 > 0) s = smaller(larger(dot(rel, axis) / l2, 0.0), 1.0);
  Touch t = {};
  t.normal = direction(rel - s * axis, axis, t.distance);
  t.distance -= radius;
  t.lever = s;
  return t;
}

INLINE Touch touch_sphere(double radius, bool within, Vec<double> c) {
  Touch t = {};
  t.normal = direction(c, {0, 0, 1}, t.distance);
  t.distance -= radius;
  if (within) {
    t.normal = -t.normal;
    t.distance = -t.distance;
  }
  return t;
}

INLINE Touch touch_box(Vec<double> h, Vec<double> c) {
  Touch t = {};
  Vec<double> p = {clamp(c.x, h.x), clamp(c.y, h.y), clamp(c.z, h.z)};
  if (!(p.x == c.x && p.y == c.y && p.z == c.z)) {
    t.normal = direction(c - p, {0, 0, 0}, t.distance);
    return t;
  }
  double x = h.x - magnitude(c.x), y = h.y - magnitude(c.y), z = h.z - magnitude(c.z);
  if (x <= y && x <= z) {
    t.normal = {sign_of(c.x), 0, 0};
    t.distance = -x;
  } else if (y <= z) {
    t.normal = {0, sign_of(c.y), 0};
    t.distance = -y;
  } else {
    t.normal = {0, 0, sign_of(c.z)};
    t.distance = -z;
  }
  return t;
}

// touch_container meets every face from inside: bit f of closed is set where face f exists.
INLINE int touch_container(Vec<double> h, int closed, Vec<double> c, double reach, Touch* out) {
  int n = 0;
  double half[3] = {h.x, h.y, h.z}, at[3] = {c.x, c.y, c.z};
#pragma unroll
  for (int face = 0; face < 6; face++) {
    double sign = face & 1 ? -1 : 1, d = half[face >> 1] + sign * at[face >> 1];
    if (!(closed >> face & 1) || d >= reach) continue;
    Touch t = {};
    t.normal = {face >> 1 == 0 ? sign : 0, face >> 1 == 1 ? sign : 0, face >> 1 == 2 ? sign : 0};
    t.distance = d;
    t.feature = face;
    out[n++] = t;
  }
  return n;
}

INLINE Touch touch_plate(double x, double y, Vec<double> c) {
  Touch t = {};
  Vec<double> v = c - Vec<double>{clamp(c.x, x), clamp(c.y, y), 0};
  t.distance = norm(v);
  t.normal = t.distance == 0 ? Vec<double>{0, 0, 1} : (1 / t.distance) * v;
  return t;
}
