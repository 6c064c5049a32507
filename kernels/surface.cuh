// Contacts of grains with surfaces: one thread a pair. What acts on the grain is kept with the pair; the grain's own thread adds it
// up in the next step.
#pragma once
#include "shape.cuh"

constexpr int surface_threads = 128;

INLINE const Pose& pose_of(const Surface& s, int number, int64 step) {
  if (s.driven < 0) return parameters.poses[number];
  return parameters.driven[(step - parameters.table_first) * parameters.driven_count + s.driven];
}

// against completes the coefficients of a grain against a surface; effectiveRadius in dem/coefficients.go.
INLINE void against(const Surface& s, Real radius, Real mass, int material, Coefficients& k) {
  Real a = larger(1 + Real(s.curvature[0]) * radius, Real(0.01)), b = larger(1 + Real(s.curvature[1]) * radius, Real(0.01));
  coefficients_of(parameters.interactions[material * parameters.materials + s.material], quotient(radius, square_root(a * b)), mass,
                  Real(0.4) * mass * radius * radius, k);
}

// press works out one pair. Histories are read from side from of the slots and written to side to.
INLINE void press(int pair, int from, int to, int state, int order, int64 step, Vec<Real>& lost) {
  int i = parameters.pair_grain[from][pair], number = parameters.pair_surface[from][pair];
  const Surface& s = parameters.surfaces[number];
  const Pose& pose = pose_of(s, number, step);
  Position p = parameters.position[state][i];
  Vec<double> x = place_of(p, parameters.lap[order][i]);
  double radius = radius_of(p);
  Touch touches[max_touches];
  int n = touch(s, rotate_back(pose.turn, x - pose.position), radius, touches);
  Vec<Scalar> force = {0, 0, 0}, torque = {0, 0, 0};
  double power = 0;
  int slot = parameters.slot_first[from][number] + (pair - parameters.pair_first[from][number]) * s.slots;
  if (n > 0) {
    Quad<Scalar> v = parameters.velocity[state][i], w = parameters.angular[state][i];
    Coefficients k;
    against(s, Real(radius), Real(v.w), parameters.material[order][i], k);
    History old[max_touches];
    int feature[max_touches];
    for (int m = 0; m < s.slots; m++) {
      feature[m] = parameters.feature[from][slot + m];
      if (feature[m] < 0) continue;
      Quad<Real> q = parameters.spring[from][slot + m];
      old[m] = {{q.x, q.y, q.z}, q.w, {0, 0, 0}};
      if (SPECIAL(ROLLING) == elastic_plastic) {
        q = parameters.roll[from][slot + m];
        old[m].roll = {q.x, q.y, q.z};
      }
    }
    for (int t = 0; t < n; t++) {
      Vec<double> normal = rotate(pose.turn, touches[t].normal);
      double overlap = radius - touches[t].distance;
      Vec<double> arm = (0.5 * overlap - radius) * normal;
      Vec<double> matter = pose.velocity + cross(pose.angular, x + arm - pose.position);
      Vec<double> apart = Vec<double>{double(v.x), double(v.y), double(v.z)} - matter;
      Vec<double> spin = {double(w.x), double(w.y), double(w.z)};
      double speed = dot(apart, normal);
      Contact c;
      c.normal = convert<Real>(normal);
      c.overlap = Real(overlap);
      c.speed = Real(speed);
      c.slip = convert<Real>(apart - speed * normal + cross(spin, arm));
      c.roll = convert<Real>(spin - pose.angular);
      c.spin = Real(0.5 * dot(spin + pose.angular, normal));
      History h = {{0, 0, 0}, 0, {0, 0, 0}};
      for (int m = 0; m < s.slots; m++)
        if (feature[m] == touches[t].feature) h = old[m];
      Response r;
      evaluate(k, c, Real(parameters.dt_before), h, r);
      lost += {r.damped, r.slid, r.rolled};
      Vec<Scalar> f = convert<Scalar>(r.normal * c.normal + r.shear), moment = convert<Scalar>(r.moment);
      force += f;
      torque += cross(convert<Scalar>(arm), f) + moment;
      power += dot(convert<double>(f), matter) + dot(convert<double>(moment), pose.angular);
      parameters.spring[to][slot + t] = {h.spring.x, h.spring.y, h.spring.z, h.radius};
      if (SPECIAL(ROLLING) == elastic_plastic) parameters.roll[to][slot + t] = {h.roll.x, h.roll.y, h.roll.z, 0};
    }
  }
  for (int t = 0; t < s.slots; t++) parameters.feature[to][slot + t] = t < n ? touches[t].feature : -1;
  parameters.pair_force[pair] = {force.x, force.y, force.z, Scalar(power)};
  parameters.pair_torque[pair] = {torque.x, torque.y, torque.z, 0};
}

// walls works out the pairs with walls before step k of a batch.
KERNEL_OF(surface_threads) walls(int64 k) {
  const Control* control = parameters.control;
  if (control->stop[k]) return;
  int stride = block_count() * block_size();
  int side = control->side, state = (control->parity + int(k)) & 1;
  Vec<Real> lost = {0, 0, 0};
  for (int pair = global_index(); pair < control->walls; pair += stride) press(pair, side, side, state, control->order, control->base + k, lost);
}
