// The gravity of particles on one another: every pair, in tiles of particles that a block reads together; dem/cpu/attraction.go.
#pragma once
#include "neighbour_list.cuh"

// attracts tells whether an impulse of the particles' own gravity is due at the beginning of a step.
INLINE bool attracts(int64 step) { return SPECIAL(ATTRACTS) && step % parameters.attract_every == 0; }

// attract works out the acceleration of each particle by the gravity of all at the beginning of step k of a batch, where an impulse is due.
KERNEL_OF(attract_threads) attract(int64 k, int64 now) {
  const Control* control = parameters.control;
  if (!attracts(now ? control->done : control->base + k)) return;
  __shared__ Vec<double> place[attract_threads];
  __shared__ Real mass[attract_threads];
  int i = global_index(), me = thread_index(), n = control->particles, from = (control->parity + int(k)) & 1;
  Vec<double> own = {0, 0, 0};
  if (i < n) own = place_of(parameters.position[from][i], parameters.wraps[i]);
  Vec<double> sum = {0, 0, 0};
  for (int first = 0; first < n; first += attract_threads) {
    if (first + me < n) {
      place[me] = place_of(parameters.position[from][first + me], parameters.wraps[first + me]);
      mass[me] = Real(parameters.velocity[from][first + me].w);
    }
    synchronize();
    int count = smaller(attract_threads, n - first);
    Vector tile = {0, 0, 0};
    for (int j = 0; j < count; j++) {
      Vector d = convert<Real>(place[j] - own);
      Real d2 = norm2(d);
      Real inverse = d2 > Real(0) ? inverse_root(d2) : Real(0);
      tile += (mass[j] * inverse * inverse * inverse) * d;
    }
    sum += convert<double>(tile);
    synchronize();
  }
  if (i < n) parameters.attraction[i] = parameters.attract_constant * sum;
}

// add_attraction adds the impulse of the particles' own gravity to what acts on particle i.
INLINE void add_attraction(const Particle& g, int i, int64 step, Totals& t) {
  if (!attracts(step)) return;
  Vector f = (g.mass * Real(parameters.attract_every)) * convert<Real>(parameters.attraction[i]);
  t.force += f;
  t.lost[attracted] += work_of(f, t.force, g.twist.v, convert<Real>(gravity_at(step)), g.mass, Real(0), Real(parameters.dt_before));
}
