// The shapes that grains can hit, as in dem/surface_*.go and dem/mesh_*.go.
#pragma once
#include "state.cuh"

enum { plane };

// Surface is a shape and what it is made of.
struct Surface {
  int shape;
  int material;
  int driven;        // number among the driven surfaces, or -1
  int slots;         // contacts with one grain at once, at most
  double size[6];    // depends on the shape
  double curvature[2];  // principal, 1/m
  Vec<double> low, high;  // bounds in the surface's axes
};

// Pose is where a surface's axes are and how they move.
struct Pose {
  Vec<double> position;  // m, from the corner of the fixed-point numbers
  double turn[4];        // Euler parameters
  Vec<double> velocity;
  Vec<double> angular;
};

// Touch is one contact of a sphere with a surface, in the surface's axes.
struct Touch {
  Vec<double> normal;  // from the surface
  double distance;
  double lever;
  int feature;
};

constexpr int max_touches = 6;

INLINE Vec<double> rotate(const double* e, Vec<double> v) {
  Vec<double> u = {e[1], e[2], e[3]};
  Vec<double> t = 2.0 * cross(u, v);
  return v + e[0] * t + cross(u, t);
}

INLINE Vec<double> rotate_back(const double* e, Vec<double> v) {
  Vec<double> u = {-e[1], -e[2], -e[3]};
  Vec<double> t = 2.0 * cross(u, v);
  return v + e[0] * t + cross(u, t);
}

// touch writes the contacts of a sphere around c with everything nearer than reach, at most so many, and returns their number.
template <int contacts>
INLINE int touch(const Surface& s, Vec<double> c, double reach, Touch* out) {
  switch (s.shape) {
    case plane:
      if (c.z >= reach) return 0;
      out[0] = {{0, 0, 1}, c.z, 0, 0};
      return 1;
  }
  return 0;
}
