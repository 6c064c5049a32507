// Derivatives of the contact laws, for implicit partners; dem/law_slopes.go. They are differences of the law in double precision.
#pragma once
#include "law.cuh"

struct Matrix {
  double at[3][3];
};

INLINE double component(Vec<double> v, int k) { return k == 0 ? v.x : k == 1 ? v.y : v.z; }

// Answers are the derivatives of what acts on either partner by the displacement and by the velocity of its own matter at the contact
// point, of the force and under a law of rolling of the moment, and of the moment by the angular velocity.
struct Answers {
  Matrix stiffness, damping, roll_stiffness, roll_damping, turn;
};

// Act is what evaluate gives on the first partner.
struct Act {
  Vec<double> force, moment;
};

INLINE Act act(const CoefficientsOf<double>& k, const ContactOf<double>& c, double dt, HistoryOf<double> h) {
  ResponseOf<double> r;
  evaluate(k, c, dt, h, r);
  return {r.normal * c.normal + r.shear, r.moment};
}

INLINE Vec<double> axis(int j, double size) { return {j == 0 ? size : 0, j == 1 ? size : 0, j == 2 ? size : 0}; }

INLINE void set_column(Matrix& m, int j, Vec<double> v) {
  m.at[0][j] = v.x;
  m.at[1][j] = v.y;
  m.at[2][j] = v.z;
}

// slope_lanes threads share the work of slopes.
constexpr int slope_lanes = 4;

// slopes works the answers out where the contact began the step with history start. Lanes 0 to 2 write a column of all that goes with
// velocities each, lane 3 the stiffnesses; all by the same weight.
INLINE void slopes(int lane, const Coefficients& coefficients, const Contact& contact, double dt, const History& start, double weight,
                   Answers& out) {
  constexpr double twitch = 1e-7, twist = 1e-5, push = 1e-6;
  CoefficientsOf<double> wide = convert<double>(coefficients);
  HistoryOf<double> h = convert<double>(start);
  ContactOf<double> c = convert<double>(contact);
  double step = twitch;
  if (lane == 3) step = push * c.overlap;
  ContactOf<double> moved = c;
  if (lane == 3) {
    moved.overlap += step;
  } else {
    // A change alone: a normal of Real is not of unit length to within what the step is of the speed.
    double along = component(c.normal, lane) * step;
    moved.speed += along;
    moved.slip += axis(lane, step) - along * c.normal;
  }
  Act before = act(wide, c, dt, h), after = act(wide, moved, dt, h);
  Vec<double> force = (weight / step) * (after.force - before.force), moment = (weight / step) * (after.moment - before.moment);
  if (lane == 3) {
    for (int j = 0; j < 3; j++) {
      set_column(out.stiffness, j, -component(c.normal, j) * force);
      if (SPECIAL(ROLLING) != no_rolling) set_column(out.roll_stiffness, j, -component(c.normal, j) * moment);
    }
    return;
  }
  set_column(out.damping, lane, force);
  if (SPECIAL(ROLLING) == no_rolling) return;
  set_column(out.roll_damping, lane, moment);
  moved = c;
  moved.roll += axis(lane, twist);
  set_column(out.turn, lane, (weight / twist) * (act(wide, moved, dt, h).moment - before.moment));
}
