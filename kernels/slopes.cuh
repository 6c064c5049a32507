// Derivatives of the contact laws, for implicit partners; dem/law_slopes.go. They are differences of the law in double precision.
#pragma once
#include "law.cuh"

struct Matrix {
  double at[3][3];
};

INLINE double component(Vec<double> v, int k) { return k == 0 ? v.x : k == 1 ? v.y : v.z; }

// force_of is what evaluate gives on the first partner, without rolling resistance.
INLINE Vec<double> force_of(const CoefficientsOf<double>& k, const ContactOf<double>& c, double dt, HistoryOf<double> h) {
  ResponseOf<double> r;
  evaluate(k, c, dt, h, r);
  return r.normal * c.normal + r.shear;
}

// slopes are the derivatives of the force on either partner by the displacement and by the velocity of its own matter, where the contact
// began the step with history start.
INLINE void slopes(const Coefficients& coefficients, const Contact& contact, double dt, const History& start, Matrix& stiffness,
                   Matrix& damping) {
  constexpr double twitch = 1e-7, push = 1e-6;
  const Coefficients& k = coefficients;
  CoefficientsOf<double> wide = {double(k.radius), double(k.normal_linear), double(k.normal_hertz), double(k.damp_linear),
                                 double(k.damp_radius), double(k.damp_root), double(k.damp_overlap), double(k.shear_linear),
                                 double(k.shear_mindlin), double(k.shear_damp), double(k.shear_share), double(k.friction), 0, 0, 0, 0};
  HistoryOf<double> h = {convert<double>(start.spring), double(start.radius), {0, 0, 0}};
  ContactOf<double> c = {convert<double>(contact.normal), double(contact.overlap), double(contact.speed), convert<double>(contact.slip),
                         {0, 0, 0}, double(contact.spin), double(contact.onset)};
  Vec<double> force = force_of(wide, c, dt, h);
#pragma unroll 1
  for (int j = 0; j < 3; j++) {
    Vec<double> velocity = c.speed * c.normal + c.slip;
    velocity += Vec<double>{j == 0 ? twitch : 0, j == 1 ? twitch : 0, j == 2 ? twitch : 0};
    ContactOf<double> moved = c;
    moved.speed = dot(velocity, c.normal);
    moved.slip = velocity - moved.speed * c.normal;
    Vec<double> change = (1 / twitch) * (force_of(wide, moved, dt, h) - force);
    for (int i = 0; i < 3; i++) damping.at[i][j] = component(change, i);
  }
  ContactOf<double> still = c;
  still.speed = smaller(c.speed, 0.0);
  ContactOf<double> deeper = still;
  deeper.overlap += push * c.overlap;
  Vec<double> change = (1 / (push * c.overlap)) * (force_of(wide, deeper, dt, h) - force_of(wide, still, dt, h));
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) stiffness.at[i][j] = -component(change, i) * component(c.normal, j);
}
