// What is observed of the state at the time reached, worked out without changing it.
#pragma once
#include "step.cuh"

// block_sum adds up a value over a block, in a fixed order, and returns it to every thread.
INLINE double block_sum(double v) {
  __shared__ double warps[step_threads / 32];
  for (int d = 1; d < 32; d *= 2) v += shuffle_xor(v, d);
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = v;
  synchronize();
  double sum = 0;
  for (int w = 0; w < step_threads / 32; w++) sum += warps[w];
  synchronize();
  return sum;
}

// block_max is the largest value of a block, for every thread.
INLINE double block_max(double v) {
  __shared__ double warps[step_threads / 32];
  for (int d = 1; d < 32; d *= 2) {
    double other = shuffle_xor(v, d);
    v = other > v ? other : v;
  }
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = v;
  synchronize();
  double most = warps[0];
  for (int w = 1; w < step_threads / 32; w++) most = warps[w] > most ? warps[w] : most;
  synchronize();
  return most;
}

// put writes the components of a vector one after the other.
INLINE void put(double* to, Vec<double> v) {
  to[0] = v.x;
  to[1] = v.y;
  to[2] = v.z;
}

INLINE Vec<double> gravity_now() {
  return gravity_at(parameters.control->done);
}

// What is observed of each particle lies in the copy of the state that the next step writes: forces (w: nothing) in the place of velocities, torques in that of
// angular velocities.
INLINE Quad<Scalar>* observed_forces() { return parameters.velocity[parameters.control->parity ^ 1]; }
INLINE Quad<Scalar>* observed_torques() { return parameters.angular[parameters.control->parity ^ 1]; }
INLINE double* observed_scalars() { return parameters.scalars[parameters.control->parity ^ 1]; }

// ended tells whether bodies that step on the device have come to the end of their steps, with particles whose rows are good; null where it is known.
INLINE bool ended(const Gates* gates) {
  const Control* control = parameters.control;
  return !gates || (gates->accepted && !gates->proceed && !control->rebuild && !control->failed);
}

// end_resident lets particles go on after the last step of bodies that step on the device, as the host does by decide_rebuild; before the end nothing is done.
KERNEL end_resident(const Gates* gates) {
  if (gates->accepted && !gates->proceed) end_batch(0, false);
}

// add_other_loads adds to the contacts of sphere i with others, which have been worked out, what surfaces and bonds do to it.
INLINE void add_other_loads(int i, const Row& row, int from, Totals& t) {
  surface_forces<false>(i, row, 0, 1, from, parameters.control->done, t);
  add_bond_loads(i, t.force, t.torque);
}

// end_kick takes sphere i, which is no sphere of a clump and on which all of t acts, to the velocities at the time reached: that part of the last step's kick is still to come.
INLINE void end_kick(const Particle& g, int i, double pending_kick, Quad<Scalar>& v, Quad<Scalar>& w, Totals& t) {
  const Control* control = parameters.control;
  damp_and_drag(g, i, control->done, Real(parameters.dt_before - pending_kick), t);
  complete_losses(g, i, control->done, t);
  kick_particle(v, w, pending_kick, double(g.radius), convert<double>(t.force), convert<double>(t.torque), gravity_now());
  if (SPECIAL(BATH)) t.lost[lost_bath] += Real(bathe(control->order, i, control->done, v));
}

// observe writes the force and the torque on each particle, its scalars and the sums of its block. The pairs with walls are worked out
// already, into their forces. pending_kick is the part of the last step's kick that is still to come.
KERNEL_OF(step_threads) observe(double* block_sums, const double* pending_kick, const Gates* gates) {
  if (!ended(gates)) return;
  const Control* control = parameters.control;
  int from = control->parity, i = global_index();
  Quad<Scalar>*force = observed_forces(), *torque = observed_torques();
  double* scalars = observed_scalars();
  bool live = i < control->particles, alone = false;
  Totals t = {};
  double elastic_sum = 0, heat_sum = 0, bridged = 0;
  int touching_sum = 0, surface_sum = 0;
  Particle g = {};
  Quad<Scalar> v = {}, w = {};
  Vec<double> gravity = gravity_now(), x = {0, 0, 0};
  if (live) {
    g = load_particle(i, from, control->order, v, w);
    Row row = row_of(i);
    Giver own = giver_of(i, from, control->order, g.mass, w);
    neighbour_forces<false, true>(i, row, 0, 1, from, g, t, [&](const Partner& other, const Contact& c, const Coefficients& k, const History& h, const Response&, Real) {
      receive_from(own, other, h.radius, t.received);
      elastic_sum += 0.5 * double(elastic(k, c.overlap, h));
      bridged += 0.5 * double(h.bridge);
      touching_sum++;
    });
    add_polyhedra(i, row, 0, 1, t);
    for_polyhedron_loads(i, row.start, row.particles, 0, 1, [&](const PolyhedronLoad& load, bool) {
      elastic_sum += 0.5 * load.elastic;
      touching_sum += load.contacts > 0;
    });
    add_other_loads(i, row, from, t);
    receive_losses(t);
    for (int s = row.particles; s < row.all; s++) {
      const SurfaceForce& on_particle = parameters.surface_forces[parameters.entry[row_at(row.start, i, s)]];
      elastic_sum += double(on_particle.elastic);
      bridged += double(on_particle.bridged);
      surface_sum += on_particle.contacts;
    }
    alone = clump_of(control->order, i) < 0;
    if (alone) end_kick(g, i, *pending_kick, v, w, t);
    force[i] = {Scalar(t.force.x), Scalar(t.force.y), Scalar(t.force.z), 0};
    torque[i] = {Scalar(t.torque.x), Scalar(t.torque.y), Scalar(t.torque.z), 0};
    warm_around(g, i, from, control->order, control->done, t);
    store_scalars(i, from, control->order, double(v.w), t.received, t.film, scalars, w);
    if (films_alone && t.film != 0) parameters.angular[from][i].w = path_of(i, w);  // the other side has what the film will be
    if (SPECIAL(HEAT)) heat_sum = heat_of(i, control->order, double(v.w), scalars[i * SPECIAL(SCALARS) + SPECIAL(HEAT) - 1]);
    x = parameters.origin + place_of(g.position, parameters.wraps[i]);
  }
  double mass = alone ? double(v.w) : 0, values[observed_sums];
  for (int c = 0; c < loss_channels; c++) values[c] = double(t.lost[c]);
  values[sum_kinetic] = 0.5 * mass * (double(v.x) * double(v.x) + double(v.y) * double(v.y) + double(v.z) * double(v.z));
  values[sum_rotational] = 0.5 * parameters.inertia_ratio * mass * double(g.radius) * double(g.radius) *
                           (double(w.x) * double(w.x) + double(w.y) * double(w.y) + double(w.z) * double(w.z));
  values[sum_potential] = alone ? -mass * dot(gravity, x) : 0;
  values[sum_elastic] = elastic_sum;
  values[sum_heat] = heat_sum;
  values[sum_bridged] = bridged;
  values[sum_contacts] = touching_sum;
  values[sum_surface_contacts] = surface_sum;
#pragma unroll
  for (int c = 0; c < observed_sums; c++) {
    double sum = block_sum(values[c]);
    if (thread_index() == 0) block_sums[block_index() * observed_sums + c] = sum;
  }
}

// empty_range writes the sums over no particles.
INLINE void empty_range(double* values) {
  for (int c = 0; c < range_sums; c++) values[c] = 0;
  values[range_highest] = -__builtin_huge_val();
}

// put_range writes the sums over one particle at x in the world, but for its height and scalars; spin is its angular momentum about its centre.
INLINE void put_range(double* values, Vec<double> x, double mass, Vec<double> speed, Vec<double> spin, double kinetic, Vec<double> force, Vec<double> torque) {
  values[range_count] = 1;
  values[range_mass] = mass;
  put(values + range_first, mass * x);
  put(values + range_momentum, mass * speed);
  put(values + range_angular, cross(x, mass * speed) + spin);
  values[range_kinetic] = kinetic;
  put(values + range_force, force);
  put(values + range_moment, cross(x, force) + torque);
}

// range_of writes the sums over particle i alone, which is at x in the world, with what observe wrote.
INLINE void range_of(int i, Vec<double> x, double pending_kick, double* values) {
  const Control* control = parameters.control;
  const Quad<Scalar>*force = observed_forces(), *torque = observed_torques();
  const double* scalars = observed_scalars();
  Quad<Scalar> v, w;
  Particle g = load_particle(i, control->parity, control->order, v, w);
  Vec<double> f = {double(force[i].x), double(force[i].y), double(force[i].z)}, t = {double(torque[i].x), double(torque[i].y), double(torque[i].z)};
  double mass = double(v.w), radius = double(g.radius), inertia = parameters.inertia_ratio * mass * radius * radius;
  kick_particle(v, w, pending_kick, radius, f, t, gravity_now());
  if (SPECIAL(BATH)) bathe(control->order, i, control->done, v);
  Vec<double> speed = {double(v.x), double(v.y), double(v.z)}, turn = {double(w.x), double(w.y), double(w.z)};
  put_range(values, x, mass, speed, inertia * turn, 0.5 * mass * dot(speed, speed) + 0.5 * inertia * dot(turn, turn), f, t);
  values[range_highest] = dot(x, parameters.up) + radius;
  for_scalars(i, [&](int k, int place) { values[range_scalars + k] = mass * scalars[place]; });
}

// write_range writes the sums of a block.
INLINE void write_range(const double* values, double* block_sums) {
#pragma unroll
  for (int c = 0; c < range_sums; c++) {
    double sum = c == range_highest ? block_max(values[c]) : block_sum(values[c]);
    if (thread_index() == 0) block_sums[block_index() * range_sums + c] = sum;
  }
}

// selected tells whether the id of the particle of sphere i is from first on and below end, and its material the given one, if that is not below 0.
INLINE bool selected(int i, int64 first, int64 end, int64 material) {
  int order = parameters.control->order, id = parameters.id[order][i];
  return first <= id && id < end && (material < 0 || material == material_number(order, i));
}

// sum_range writes the sums over the particles of a block that are selected, but for clumps.
KERNEL_OF(step_threads) sum_range(int64 first, int64 end, int64 material, double* block_sums, const double* pending_kick, const Gates* gates) {
  if (!ended(gates)) return;
  const Control* control = parameters.control;
  int from = control->parity, i = global_index();
  double values[range_sums];
  empty_range(values);
  if (i < control->particles && clump_of(control->order, i) < 0 && selected(i, first, end, material))
    range_of(i, parameters.origin + in_domain(place_of(parameters.position[from][i], parameters.wraps[i])), *pending_kick, values);
  write_range(values, block_sums);
}

// join_ranges joins the sums of so many blocks, one column a block.
KERNEL_OF(step_threads) join_ranges(const double* table, int64 rows, double* out) {
  bool largest = block_index() == range_highest;
  double sum = largest ? -__builtin_huge_val() : 0;
  for (int64 r = thread_index(); r < rows; r += step_threads) {
    double v = table[r * range_sums + block_index()];
    sum = largest ? (v > sum ? v : sum) : sum + v;
  }
  sum = largest ? block_max(sum) : block_sum(sum);
  if (thread_index() == 0) out[block_index()] = sum;
}

// sum_walls writes what particles do to each wall, about the world's origin, in so many parts, one a block: force and moment. The pairs with walls are
// worked out already.
KERNEL_OF(step_threads) sum_walls(int64 parts, double* out) {
  const Control* control = parameters.control;
  int side = control->side, number = block_index() / int(parts), part = block_index() % int(parts);
  int first = parameters.pair_first[side][number], end = parameters.pair_first[side][number + 1];
  Vec<double> force = {0, 0, 0}, moment = {0, 0, 0};
  for (int pair = first + part * step_threads + thread_index(); pair < end; pair += int(parts) * step_threads) {
    const SurfaceForce& on_particle = parameters.surface_forces[pair];
    if (on_particle.contacts == 0) continue;
    int i = parameters.pair_particle[side][pair];
    Vec<double> f = convert<double>(on_particle.force), x = parameters.origin + place_of(parameters.position[control->parity][i], parameters.wraps[i]);
    force = force - f;
    moment = moment - cross(x, f) - convert<double>(on_particle.torque);
  }
  double values[6];
  put(values, force);
  put(values + 3, moment);
  for (int c = 0; c < 6; c++) {
    double sum = block_sum(values[c]);
    if (thread_index() == 0) out[block_index() * 6 + c] = sum;
  }
}

// sum_columns adds up the columns of a table of so many rows, one column a block.
KERNEL_OF(step_threads) sum_columns(const double* table, int64 rows, int64 columns, double* out) {
  double sum = 0;
  for (int64 r = thread_index(); r < rows; r += step_threads) sum += table[r * columns + block_index()];
  sum = block_sum(sum);
  if (thread_index() == 0) out[block_index()] = sum;
}

// list_contacts writes the contacts between particles, each once, in no order, as far as there is room; count is their number.
KERNEL_OF(step_threads) list_contacts(Record* out, int64 room, int* count) {
  const Control* control = parameters.control;
  int from = control->parity, i = global_index();
  if (i >= control->particles) return;
  const int *id = parameters.id[control->order], *number = parameters.number[control->order];
  int own = id[i];
  Totals t = {};
  Quad<Scalar> v, w;
  Particle g = load_particle(i, from, control->order, v, w);
  Vec<double> x = parameters.origin + place_of(g.position, parameters.wraps[i]);
  neighbour_forces<false, true>(i, row_of(i), 0, 1, from, g, t,
                    [&](const Partner& other, const Contact& c, const Coefficients&, const History&, const Response& r, Real arm) {
                      int j = other.number;
                      if (number[j] < number[i]) return;
                      int n = atomic_add(count, 1);
                      if (n >= room) return;
                      Vec<double> normal = convert<double>(c.normal);
                      out[n] = {own, id[j], -1, -1, x - double(arm) * normal, normal, convert<double>(r.normal * c.normal + r.shear),
                                convert<double>(r.moment), double(c.overlap), 0};
                    });
}

// list_surface_contacts writes the contacts of walls, by slot; the surface of a slot without contact is -1.
KERNEL_OF(surface_threads) list_surface_contacts(Record* out) {
  const Control* control = parameters.control;
  int pair = global_index(), side = control->side;
  if (pair >= control->walls) return;
  int s = parameters.pair_surface[side][pair], slots = parameters.surfaces[s].slots, slot = slot_of(side, pair, s, slots);
  for (int m = 0; m < slots; m++) out[slot + m].surface = -1;
  if (is_polyhedron(control->order, parameters.pair_particle[side][pair])) return;
  const int* id = parameters.id[control->order];
  surface_force<false>(pair, side, side ^ 1, control->parity, control->order, 0,
                  [&](int at, int i, int surface, Vec<double> x, const Touch& t, const Contact& c, const Coefficients&, const History&, const Response& r,
                      const EndBlend&, bool) {
                    Vec<double> normal = t.normal;
                    double arm = double(radius_of(parameters.position[control->parity][i])) - 0.5 * double(c.overlap);
                    out[at] = {id[i], -1, surface, t.part, parameters.origin + x - arm * normal, normal,
                               convert<double>(r.normal * c.normal + r.shear), convert<double>(r.moment), double(c.overlap), t.segment_parameter};
                  });
}
