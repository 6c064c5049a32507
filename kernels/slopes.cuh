// Derivatives of the contact laws, for implicit partners: what dem/law_slopes.go finds by differences, here in closed form.
#pragma once
#include "law.cuh"

using Vector3 = Vec<double>;

struct Matrix {
  double at[3][3];
};

INLINE double component(Vector3 v, int k) { return k == 0 ? v.x : k == 1 ? v.y : v.z; }

// Slope is the derivative of the tangential force, without its sign, by the slip and by the normal speed.
struct Slope {
  Matrix by_slip;
  Vector3 by_speed;
};

INLINE Slope plain_slope(double diagonal) {
  Slope s = {};
  s.by_slip.at[0][0] = s.by_slip.at[1][1] = s.by_slip.at[2][2] = diagonal;
  return s;
}

// cut is the slope of a force f of slope s that is shortened to a limit of slope limit_slope by the speed.
INLINE Slope cut(const Slope& s, Vector3 f, double limit, double limit_slope) {
  double size = square_root(norm2(f));
  Vector3 e = (1 / size) * f;
  Slope out;
  for (int j = 0; j < 3; j++) {
    Vector3 column = {s.by_slip.at[0][j], s.by_slip.at[1][j], s.by_slip.at[2][j]};
    column = (limit / size) * (column - dot(e, column) * e);
    out.by_slip.at[0][j] = column.x;
    out.by_slip.at[1][j] = column.y;
    out.by_slip.at[2][j] = column.z;
  }
  out.by_speed = (limit / size) * (s.by_speed - dot(e, s.by_speed) * e) + limit_slope * e;
  return out;
}

// slopes are the derivatives of the force on either partner by the displacement and by the velocity of its own matter, where the contact
// began the step with history start.
INLINE void slopes(const Coefficients& k, const Contact& c, double dt, const History& start, Matrix& stiffness, Matrix& damping) {
  Vector3 n = convert<double>(c.normal), slip = convert<double>(c.slip);
  double overlap = double(c.overlap), speed = double(c.speed);
  double a = square_root(double(k.radius) * overlap);
  double root = SPECIAL(DAMPROOT) ? double(k.damp_root) * square_root(a) : 0;
  double damp = double(k.damp_linear) + double(k.damp_radius) * a + double(k.damp_overlap) * overlap + root;
  double normal = (double(k.normal_linear) + double(k.normal_hertz) * a) * overlap - damp * speed;
  bool held = SPECIAL(TENSION) || normal > 0;
  if (!held) normal = 0;
  double friction = double(k.friction), limit = friction * larger(normal, 0.0), limit_slope = normal > 0 ? -friction * damp : 0;
  Slope slope = plain_slope(0);
  Vector3 total = {0, 0, 0};
  if (SPECIAL(TANGENTIAL) == viscous_coulomb) {
    double stiff = double(k.shear_linear) * dt + double(k.shear_damp);
    slope = plain_slope(stiff);
    total = stiff * slip;
  } else if (SPECIAL(TANGENTIAL) <= cundall_strack) {
    double stiff = double(k.shear_linear) + double(k.shear_mindlin) * a, lost;
    Vector3 s = turn(convert<double>(start.spring), n, double(c.spin) * dt);
    if (SPECIAL(TANGENTIAL) == mindlin)
      s = reload(s, double(k.shear_mindlin) * double(start.radius), double(k.shear_mindlin) * a, double(start.radius) / a, lost);
    Vector3 pull = stiff * (s + dt * slip);
    slope = plain_slope(stiff * dt);
    if (norm2(pull) > limit * limit) {
      slope = cut(slope, pull, limit, limit_slope);
      pull = (limit / square_root(norm2(pull))) * pull;
    }
    double dashpot = double(k.shear_damp) + double(k.shear_share) * damp;
    for (int i = 0; i < 3; i++) slope.by_slip.at[i][i] += dashpot;
    total = pull + dashpot * slip;
  }
  double size2 = norm2(total);
  bool sliding = size2 > limit * limit;
  if (sliding) {
    slope = cut(slope, total, limit, limit_slope);
    total = (limit / square_root(size2)) * total;
  }
  // The velocity changes the speed by its part along the normal and the slip by the rest; the force is normal n - total.
  for (int j = 0; j < 3; j++) {
    double nj = component(n, j);
    for (int i = 0; i < 3; i++) {
      double by_slip = slope.by_slip.at[i][j];
      for (int q = 0; q < 3; q++) by_slip -= slope.by_slip.at[i][q] * component(n, q) * nj;
      damping.at[i][j] = (held ? -damp * component(n, i) : 0) * nj - by_slip - component(slope.by_speed, i) * nj;
      stiffness.at[i][j] = 0;
    }
  }
  if (normal == 0) return;
  double push = double(k.normal_linear) + 1.5 * double(k.normal_hertz) * a;
  if (speed < 0) push -= speed * (0.5 * double(k.damp_radius) * a + 0.25 * root + double(k.damp_overlap) * overlap) / overlap;
  Vector3 along = n;
  double size = square_root(norm2(total));
  if (size > 0 && size >= friction * normal * (1 - 1e-9)) along += (-friction / size) * total;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) stiffness.at[i][j] = -push * component(along, i) * component(n, j);
}
