// Derivatives of the contact laws, for implicit partners; dem/law/slopes.go. They are those of the law in double precision.
#pragma once
#include "dual.cuh"
#include "layout.cuh"

INLINE double component(Vec<double> v, int k) { return k == 0 ? v.x : k == 1 ? v.y : v.z; }

INLINE void set_column(Matrix& m, int j, Vec<double> v) {
  m.at[0][j] = v.x;
  m.at[1][j] = v.y;
  m.at[2][j] = v.z;
}

// seed makes a vector of values move in a direction.
INLINE Vec<Dual> seed(Vec<Dual> v, Vec<double> direction) {
  return {{v.x.value, direction.x}, {v.y.value, direction.y}, {v.z.value, direction.z}};
}

INLINE Vec<double> axis(int j) { return {double(j == 0), double(j == 1), double(j == 2)}; }

INLINE Vec<double> slopes_of(Vec<Dual> v) { return {v.x.slope, v.y.slope, v.z.slope}; }

// contact_tangent works the tangent out where the contact began the step with history start. Lanes 0 to 2 write a column of all that goes with
// velocities each, lane 3 the stiffnesses; all by the same weight.
INLINE void contact_tangent(int lane, const Coefficients& coefficients, const Contact& contact, double dt, const History& start, double weight,
                   ContactTangent& out) {
  CoefficientsOf<Dual> k = convert<Dual>(coefficients);
  HistoryOf<Dual> h = convert<Dual>(start);
  ContactOf<Dual> c = convert<Dual>(contact), moved = c;
  Vec<double> normal = convert<double>(contact.normal);
  if (lane == 3) {
    moved.overlap.slope = 1;
  } else {
    double along = component(normal, lane);
    moved.speed.slope = along;
    moved.slip = seed(c.slip, plus(axis(lane), -along, normal));
  }
  Vec<Dual> moment;
  Vec<double> force = weight * slopes_of(act(k, moved, Dual(dt), h, moment)), turning = weight * slopes_of(moment);
  if (lane == 3) {
    for (int j = 0; j < 3; j++) {
      set_column(out.stiffness, j, -component(normal, j) * force);
      if (has_moment()) set_column(out.roll_stiffness, j, -component(normal, j) * turning);
    }
    return;
  }
  set_column(out.damping, lane, force);
  if (!has_moment()) return;
  set_column(out.roll_damping, lane, turning);
  moved = c;
  moved.roll = seed(c.roll, axis(lane));
  act(k, moved, Dual(dt), h, moment);
  set_column(out.turn, lane, weight * slopes_of(moment));
}
