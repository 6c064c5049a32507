// One time step: contact forces, kick and drift, in one kernel.
//
// Between steps the state is that of the leapfrog: positions and histories of a time, velocities half a step before. The
// step works out the forces there, takes the velocities a whole step on and the positions with them.
#pragma once
#include "pick.cuh"

constexpr int step_threads = 128;

// Grain is one grain as its own threads see it.
struct Grain {
  Position position;
  Vector velocity, angular;
  Real radius, mass;
  int material;
};

// Totals is what acts on a grain and what has been lost in its contacts.
struct Totals {
  Vector force, torque;
  Real damped, slid, rolled;
};

// neighbour_contact adds the contact with a neighbour that touches. Both partners work it out, and get each other's forces to the
// last bit: every expression changes its sign exactly, or not at all, when the partners change places.
INLINE void neighbour_contact(const Grain& g, const Gap& gap, Quad<Scalar> v, Quad<Scalar> w, Real radius, int material,
                              History& h, Totals& t) {
  Pair pair = pair_of(gap);
  Coefficients k;
  if (SPECIAL(UNIFORM)) {
    k = parameters.uniform;
  } else {
    Real reduced = quotient(g.radius * radius, g.radius + radius);
    Real mass = quotient(g.mass * Real(v.w), g.mass + Real(v.w));
    Real mine = Real(0.4) * g.mass * g.radius * g.radius, its = Real(0.4) * Real(v.w) * radius * radius;
    coefficients_of(parameters.interactions[g.material * parameters.materials + material], reduced, mass,
                    quotient(mine * its, mine + its), k);
  }
  Vector angular = {Real(w.x), Real(w.y), Real(w.z)};
  Vector apart = g.velocity - Vector{Real(v.x), Real(v.y), Real(v.z)};
  Contact c;
  c.normal = pair.normal;
  c.overlap = pair.overlap;
  c.speed = dot(apart, c.normal);
  // Slip over a step is the displacement since the last one, so the contact plane and the arms are those of its middle.
  Real dt = Real(parameters.dt_before);
  Real arm = g.radius - Real(0.5) * pair.overlap, other = radius - Real(0.5) * pair.overlap, half = Real(0.25) * dt * c.speed;
  Vector turning = {rounded_product(arm - half, g.angular.x) + rounded_product(other - half, angular.x),
                    rounded_product(arm - half, g.angular.y) + rounded_product(other - half, angular.y),
                    rounded_product(arm - half, g.angular.z) + rounded_product(other - half, angular.z)};
  c.slip = (1 + Real(0.5) * dt * c.speed * pair.inverse) * (apart - c.speed * c.normal) - cross(turning, c.normal);
  c.roll = g.angular - angular;
  c.spin = Real(0.5) * dot(g.angular + angular, c.normal);
  Response r;
  evaluate(k, c, dt, h, r);
  t.force += r.normal * c.normal + r.shear;
  t.torque += r.moment - arm * cross(c.normal, r.shear);
  if (SPECIAL(AUDIT)) {
    t.damped += Real(0.5) * r.damped;
    t.slid += Real(0.5) * r.slid;
    t.rolled += Real(0.5) * r.rolled;
  }
}

INLINE History history_at(int at) {
  Quad<Real> q = parameters.history[at];
  History h = {{q.x, q.y, q.z}, q.w, {0, 0, 0}};
  if (SPECIAL(ROLLING) == elastic_plastic) {
    Quad<Real> m = parameters.rolling[at];
    h.roll = {m.x, m.y, m.z};
  }
  return h;
}

INLINE void keep_history(int at, const History& h) {
  parameters.history[at] = {h.spring.x, h.spring.y, h.spring.z, h.radius};
  if (SPECIAL(ROLLING) == elastic_plastic) parameters.rolling[at] = {h.roll.x, h.roll.y, h.roll.z, 0};
}

// row_forces sums the contacts of a grain that fall to this thread: entries lane, lane + lanes, and so on.
INLINE void row_forces(int i, int lane, int from, int order, const Grain& g, Totals& t) {
  const Position* position = parameters.position[from];
  const Quad<Scalar>* velocity = parameters.velocity[from];
  const Quad<Scalar>* angular = parameters.angular[from];
  int length = parameters.row_length[i], grains = length & 0xffff, all = grains + (length >> 16);
  int start = parameters.slice_start[i / slice];
  int lanes = 1 << SPECIAL(LANES);
  int s = lane;
  for (; s < grains; s += lanes) {
    int at = row_at(start, i, s);
    int e = parameters.entry[at];
    int j = e & ~touching;
    Position p = position[j];
    Gap gap = gap_between(g.position, p);
    if (!touches(gap)) {
      if (e < 0) parameters.entry[at] = j;
      continue;
    }
    History h = {{0, 0, 0}, 0, {0, 0, 0}};
    if (e < 0) h = history_at(at);
    Quad<Scalar> v = velocity[j], w = angular[j];
    int material = SPECIAL(UNIFORM) ? 0 : parameters.material[order][j];
    neighbour_contact(g, gap, v, w, radius_of(p), material, h, t);
    keep_history(at, h);
    if (e >= 0) parameters.entry[at] = e | touching;
  }
  for (; s < all; s += lanes) {
    int pair = parameters.entry[row_at(start, i, s)];
    Quad<Scalar> f = parameters.pair_force[pair], m = parameters.pair_torque[pair];
    t.force += {Real(f.x), Real(f.y), Real(f.z)};
    t.torque += {Real(m.x), Real(m.y), Real(m.z)};
  }
}

INLINE void add_lanes(Vector& v) {
  for (int d = 1; d < 1 << SPECIAL(LANES); d *= 2) {
    v.x += shuffle_xor(v.x, d);
    v.y += shuffle_xor(v.y, d);
    v.z += shuffle_xor(v.z, d);
  }
}

// moved adds an increment to one axis of a position and counts a lap where it goes round.
INLINE Coordinate moved(Coordinate x, double by, short& lap) {
  Coordinate step = Coordinate(by < 0 ? by - 0.5 : by + 0.5);
  Coordinate sum = Coordinate(Unsigned(x) + Unsigned(step));
  if (step > 0 && sum < x) lap++;
  if (step < 0 && sum > x) lap--;
  return sum;
}

// step does step k of a batch.
KERNEL_OF(step_threads) step(int64 k) {
  Control* control = parameters.control;
  if (control->stop[k]) {
    if (global_index() == 0) control->stop[k + 1] = 1;
    return;
  }
  int from = (control->parity + int(k)) & 1, to = from ^ 1;
  int lanes = 1 << SPECIAL(LANES);
  int thread = global_index();
  int i = thread >> SPECIAL(LANES), lane = thread & (lanes - 1);
  bool live = i < control->grains;
  Totals t = {{0, 0, 0}, {0, 0, 0}, 0, 0, 0};
  Grain g;
  Quad<Scalar> v, w;
  if (live) {
    g.position = parameters.position[from][i];
    v = parameters.velocity[from][i];
    w = parameters.angular[from][i];
    g.velocity = {Real(v.x), Real(v.y), Real(v.z)};
    g.angular = {Real(w.x), Real(w.y), Real(w.z)};
    g.radius = radius_of(g.position);
    g.mass = Real(v.w);
    g.material = SPECIAL(UNIFORM) ? 0 : parameters.material[control->order][i];
    row_forces(i, lane, from, control->order, g, t);
  }
  add_lanes(t.force);
  add_lanes(t.torque);
  if (!live || lane) return;
  Scalar kick = Scalar(parameters.kick), dt = Scalar(parameters.dt);
  Scalar light = quotient(kick, v.w);
  Vec<Scalar> gravity = convert<Scalar>(
      parameters.gravities ? parameters.gravities[control->base + k - parameters.table_first] : parameters.gravity);
  v.x += light * Scalar(t.force.x) + kick * gravity.x;
  v.y += light * Scalar(t.force.y) + kick * gravity.y;
  v.z += light * Scalar(t.force.z) + kick * gravity.z;
  Scalar twist = quotient(light, Scalar(0.4) * Scalar(g.radius) * Scalar(g.radius));
  w.x += twist * Scalar(t.torque.x);
  w.y += twist * Scalar(t.torque.y);
  w.z += twist * Scalar(t.torque.z);
  w.w += dt * square_root(v.x * v.x + v.y * v.y + v.z * v.z);
  Position p = g.position;
  Lap lap = {0, 0, 0, 0};
  double scale = parameters.dt * parameters.inverse_quantum;
  p.x = moved(p.x, v.x * scale, lap.x);
  p.y = moved(p.y, v.y * scale, lap.y);
  p.z = moved(p.z, v.z * scale, lap.z);
  parameters.position[to][i] = p;
  parameters.velocity[to][i] = v;
  parameters.angular[to][i] = w;
  Lap* laps = parameters.lap[control->order];
  if (lap.x | lap.y | lap.z) laps[i] = {short(laps[i].x + lap.x), short(laps[i].y + lap.y), short(laps[i].z + lap.z), 0};
  if (!(w.w <= Scalar(parameters.limit))) {
    control->wanted = 1;
    control->stop[k + 1] = 1;
  }
}
