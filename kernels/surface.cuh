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

// Push is what acts on the grain of a pair.
struct alignas(16) Push {
  Vec<Scalar> force, torque;
  Scalar power;  // that the surface's motion gives the grain, W
  Real damped, slid, rolled;
};

// press works out one pair of which at most so many contacts exist. Histories are read from copy from of the slots and written to
// copy to.
template <int contacts>
INLINE Push press(int pair, int from, int to, int state, int order, int64 step) {
  int i = parameters.pair_grain[from][pair], number = parameters.pair_surface[from][pair];
  const Surface& s = parameters.surfaces[number];
  const Pose& pose = pose_of(s, number, step);
  Position p = parameters.position[state][i];
  Quad<Scalar> v = parameters.velocity[state][i], w = parameters.angular[state][i];
  int slots = contacts == 1 ? 1 : s.slots;
  int slot = parameters.slot_first[from][number] + (pair - parameters.pair_first[from][number]) * slots;
  Vec<double> x = place_of(p, parameters.lap[order][i]) - pose.position;
  Real radius = radius_of(p);
  Touch touches[contacts];
  int n = touch<contacts>(s, rotate_back(pose.turn, x), double(radius), touches);
  Push push = {};
  if (n > 0) {
    Coefficients k;
    against(s, radius, Real(v.w), parameters.material[order][i], k);
    History old[contacts];
    int feature[contacts];
#pragma unroll
    for (int m = 0; m < contacts; m++) {
      feature[m] = m < slots ? parameters.feature[from][slot + m] : -1;
      if (feature[m] < 0) continue;
      Quad<Real> q = parameters.spring[from][slot + m];
      old[m] = {{q.x, q.y, q.z}, q.w, {0, 0, 0}};
      if (SPECIAL(ROLLING) == elastic_plastic) {
        q = parameters.roll[from][slot + m];
        old[m].roll = {q.x, q.y, q.z};
      }
    }
    Vector spin = {Real(w.x), Real(w.y), Real(w.z)}, turning = convert<Real>(pose.angular);
    Vec<Scalar> velocity = Vec<Scalar>{v.x, v.y, v.z} - convert<Scalar>(pose.velocity);
#pragma unroll
    for (int t = 0; t < contacts; t++) {
      if (t >= n) break;
      Contact c;
      c.normal = convert<Real>(rotate(pose.turn, touches[t].normal));
      c.overlap = Real(double(radius) - touches[t].distance);
      Vector arm = (Real(0.5) * c.overlap - radius) * c.normal;
      Vector matter = cross(turning, convert<Real>(x) + arm);
      Vector apart = convert<Real>(velocity) - matter;
      c.speed = dot(apart, c.normal);
      c.slip = apart - c.speed * c.normal + cross(spin, arm);
      c.roll = spin - turning;
      c.spin = Real(0.5) * dot(spin + turning, c.normal);
      History h = {{0, 0, 0}, 0, {0, 0, 0}};
#pragma unroll
      for (int m = 0; m < contacts; m++)
        if (feature[m] == touches[t].feature) h = old[m];
      Response r;
      evaluate(k, c, Real(parameters.dt_before), h, r);
      push.damped += r.damped;
      push.slid += r.slid;
      push.rolled += r.rolled;
      Vector f = r.normal * c.normal + r.shear;
      push.force += convert<Scalar>(f);
      push.torque += convert<Scalar>(cross(arm, f) + r.moment);
      push.power += Scalar(dot(convert<double>(f), pose.velocity + convert<double>(matter)) + double(dot(r.moment, turning)));
      parameters.spring[to][slot + t] = {h.spring.x, h.spring.y, h.spring.z, h.radius};
      if (SPECIAL(ROLLING) == elastic_plastic) parameters.roll[to][slot + t] = {h.roll.x, h.roll.y, h.roll.z, 0};
    }
  }
#pragma unroll
  for (int t = 0; t < contacts; t++)
    if (t < slots) parameters.feature[to][slot + t] = t < n ? touches[t].feature : -1;
  return push;
}

INLINE Push press_any(int pair, int from, int to, int state, int order, int64 step) {
  if (SPECIAL(SIMPLE)) return press<1>(pair, from, to, state, order, step);
  return press<max_touches>(pair, from, to, state, order, step);
}

// walls works out the pairs with walls before step k of a batch.
KERNEL_OF(surface_threads) walls(int64 k) {
  const Control* control = parameters.control;
  if (control->stop[k]) return;
  int stride = block_count() * block_size();
  int side = control->side, state = (control->parity + int(k)) & 1;
  for (int pair = global_index(); pair < control->walls; pair += stride)
    parameters.push[pair] = press_any(pair, side, side, state, control->order, control->base + k);
}
