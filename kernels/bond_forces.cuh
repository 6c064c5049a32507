// What bonds do, which of them break, and where the particles are that they hold; dem/law/bond.go.
//
// A block of threads has bonded particles that are near one another, and the bonds of which they are the first partners: it works these out, and then adds up what they do to each of its particles, in
// the order in which they are listed there. What a bond does to a particle of another block goes through memory: the step adds it up.
#pragma once
#include "observe.cuh"

// As many blocks are to fit on a multiprocessor: with more, registers are spilled. Measured on an H200.
constexpr int bond_blocks_at_once = PRECISION == 0 ? 4 : 2;

// As many loads are added up at once: all that a block may have of shared memory.
constexpr int load_room = bond_room * 4 / sizeof(Real);

// freed_contact is the energy that a contact holds which begins where a bond ends, J.
INLINE double freed_contact(int i, int j, int from, int order) {
  Quad<Scalar> v, w;
  Particle g = load_particle(i, from, order, v, w);
  Position p = parameters.position[from][j];
  Gap gap = gap_between(g.position, p);
  if (!touches(gap)) return 0;
  Coefficients k = pair_coefficients(g, order, j, radius_of(p), Real(parameters.velocity[from][j].w), material_number(order, j));
  History h = {};
  return double(elastic(k, pair_geometry(gap).overlap, h));
}

template <class T>
INLINE Vector xyz(const Quad<T>& q) {
  return {Real(q.x), Real(q.y), Real(q.z)};
}

template <class T = Real>
INLINE Quad<T> quad_of(Vec<T> v) {
  return {v.x, v.y, v.z, 0};
}

INLINE Twist twist_of(int i, int from) { return {xyz(parameters.velocity[from][i]), xyz(parameters.angular[from][i])}; }

// bond_of is the law of bond b.
INLINE Bond bond_of(int b) {
  Quad<Real> k = parameters.bond_springs[b], c = parameters.bond_dashpots[b];
  Bond law = {k.x, k.y, k.z, k.w, c.x, c.y, c.z, c.w, 0, 0, 0, 0, 0, 0};
  if (SPECIAL(FRACTURE)) {
    BondStrength s = parameters.bond_strengths[b];
    law.tension_by_force = s.tension_by_force;
    law.tension_by_moment = s.tension_by_moment;
    law.shear_by_force = s.shear_by_force;
    law.shear_by_moment = s.shear_by_moment;
    law.friction_by_force = s.friction_by_force;
    law.friction_by_moment = s.friction_by_moment;
  }
  return law;
}

// respond works out bond b between spheres i and j, which are the bonded particles of its ends.
INLINE BondResponse respond(int b, const BondEnds& ends, int i, int j, int from) {
  Vec<double> d = parameters.quantum * convert<double>(difference(parameters.position[from][j], parameters.position[from][i]));
  Quad<Scalar> rest = parameters.bond_rests[b];
  BondStrainOf<double> exact;
  strain(Vec<double>{double(rest.x), double(rest.y), double(rest.z)}, d, bonded_orientation(ends.partners[0]), bonded_orientation(ends.partners[1]), exact);
  BondResponse r;
  Vector direction = Real(rest.w) * Vector{Real(rest.x), Real(rest.y), Real(rest.z)};
  evaluate(bond_of(b), direction, convert<Real>(exact), twist_of(i, from), twist_of(j, from), r);
  return r;
}

// freed_by is what bond b, which broke before the last step, took from its partners in the first half of that step, J: it acted on until there.
INLINE double freed_by(int b, int i, int j, int from) {
  if (i < 0 || j < 0) return 0;
  const BondLoad& load = parameters.bond_loads[b];
  Twist s = twist_of(i, from), o = twist_of(j, from);
  Real power = dot(xyz(load.force), s.v - o.v) + dot(xyz(load.torque_i), s.w) + dot(xyz(load.torque_j), o.w);
  return -0.5 * parameters.dt_before * double(power);
}

// break_bond lists a bond that ends, and acts for the last time. With it the step is the last of its batch, so that contact begins in the next.
INLINE void break_bond(int b, double contact, int64 k) {
  Control* control = parameters.control;
  BondTally* tally = parameters.bond_tally;
  parameters.broken_bonds[atomic_add(&tally->broken, 1)] = {tally->time, double(parameters.bond_elastic[b]), contact, parameters.bond_numbers[b], 0};
  control->wanted = 1;
  control->stop[k + 1] = 1;
}

// bond_damped is what the dashpots of a bond with a power (W) have taken in the step that ends and, if the bond holds, take with the same velocities in the next, J; dem/cpu/bonds.go.
INLINE double bond_damped(double power, bool holds) {
  return power * (0.75 * parameters.dt_before + (holds ? 0.25 * parameters.dt : 0.0));
}

// BlockLoads is what bonds do to the particles of a block, each of them as it is listed there.
struct BlockLoads {
  Real force[3][load_room], torque[3][load_room];
};

INLINE void leave_load(BlockLoads& loads, int at, Vector force, Vector torque) {
  loads.force[0][at] = force.x;
  loads.force[1][at] = force.y;
  loads.force[2][at] = force.z;
  loads.torque[0][at] = torque.x;
  loads.torque[1][at] = torque.y;
  loads.torque[2][at] = torque.z;
}

// BondSums is what bonds hold and lose, J.
struct BondSums {
  double held, damped, freed;
};

// work_out works out bond b before step k of a batch, or where it is observed, and leaves what it does.
template <bool observed>
INLINE void work_out(int b, const BondEnds& ends, const BondPlaces& places, int from, int order, int64 k, BlockLoads& loads, BondSums& sums) {
  int i = places.first, j = places.second;
  bool whole = i >= 0 && j >= 0;
  int before = SPECIAL(FRACTURE) || !whole ? parameters.bond_broken[b] : 0;
  BondResponse r = {};
  if (before == 1) {
    sums.freed += freed_by(b, i, j, from);
    parameters.bond_broken[b] = 2;
  }
  if (!before) {
    if (whole) r = respond(b, ends, i, j, from);
    bool breaks = !observed && (!whole || (SPECIAL(FRACTURE) && r.load >= 1));
    if (breaks) parameters.bond_broken[b] = 1;
    if (whole) parameters.bond_elastic[b] = r.elastic;
    sums.damped += bond_damped(double(r.power), !observed && !breaks);
    if (observed) sums.held += double(parameters.bond_elastic[b]);
    if (observed || breaks) parameters.bond_loads[b] = {quad_of(r.force), quad_of(r.torque_i), quad_of(r.torque_j)};
    if (breaks) break_bond(b, SPECIAL(FRACTURE) && whole && !parameters.bond_touching[b] ? freed_contact(i, j, from, order) : 0, k);
  }
  leave_load(loads, ends.first, r.force, r.torque_i);
  if (ends.second >= 0) leave_load(loads, ends.second, -r.force, r.torque_j);
  else parameters.far_loads[~ends.second] = {quad_of(-r.force), quad_of(r.torque_j)};
}

// work_out_from works out the bonds of a thread, from its first on, below an end. Whom the next one holds is on its way meanwhile.
template <bool observed>
INLINE void work_out_from(int b, int end, int from, int order, int64 k, BlockLoads& loads, BondSums& sums) {
  BondEnds ends;
  BondPlaces places;
  auto expect = [&] {
    if (b >= end) return;
    ends = parameters.bond_ends[b];
    places = parameters.bond_places[b];
  };
  expect();
  while (b < end) {
    int own = b;
    BondEnds holds = ends;
    BondPlaces at = places;
    b += step_threads;
    expect();
    work_out<observed>(own, holds, at, from, order, k, loads, sums);
  }
}

// add_loads adds up what bonds do to bonded particle k, of the loads from one place on; or goes on with that.
INLINE void add_loads(const BlockLoads& loads, int k, int place, bool goes_on) {
  int first = parameters.loads_begin[k].near, end = parameters.loads_begin[k + 1].near;
  BondedLoad& sum = parameters.bonded_loads[k];
  Vector force = {0, 0, 0}, torque = {0, 0, 0};
  if (goes_on) add_load(sum, force, torque);
  for (int at = larger(first - place, 0); at < smaller(end - place, load_room); at++) {
    force += Vector{loads.force[0][at], loads.force[1][at], loads.force[2][at]};
    torque += Vector{loads.torque[0][at], loads.torque[1][at], loads.torque[2][at]};
  }
  sum = {quad_of(force), quad_of(torque)};
}

// tell_sums adds what the bonds of a block hold and have lost to its sums.
template <bool observed>
INLINE void tell_sums(BondSums of) {
  double* sums = parameters.bond_sums + bond_sums * block_index();
  double damped = block_sum(of.damped), freed = SPECIAL(FRACTURE) ? block_sum(of.freed) : 0, held = observed ? block_sum(of.held) : 0;
  if (thread_index()) return;
  sums[sum_bond_freed] += freed;
  if (!observed) {
    sums[sum_bond_damped] += damped;
    return;
  }
  sums[sum_held] = held;
  sums[sum_damping] = damped;
}

// load_block works out the bonds of a block. A particle with more bonds than there is room for has a block of its own, and adds them up part by part.
template <bool observed>
INLINE void load_block(const BondBlock& block, const BondBlock& next, int from, int64 k) {
  __shared__ BlockLoads loads;
  int order = parameters.control->order;
  BondSums sums = {};
  for (int first = block.bond, place = block.load; first < next.bond; first += load_room, place += load_room) {
    work_out_from<observed>(first + thread_index(), smaller(next.bond, first + load_room), from, order, k, loads, sums);
    synchronize();
    for (int b = block.bonded + thread_index(); b < next.bonded; b += step_threads) add_loads(loads, b, place, first > block.bond);
    if (first + load_room < next.bond) synchronize();
  }
  if (SPECIAL(AUDIT) || observed) tell_sums<observed>(sums);
}

INLINE BondBlock bond_block(int k) { return parameters.bond_blocks[k]; }

// bond_forces works out all bonds before step k of a batch, and observe_bonds where they are observed, when nothing goes on.
KERNEL_IN(step_threads, bond_blocks_at_once) bond_forces(int64 k) {
  const Control* control = parameters.control;
  BondBlock block = bond_block(block_index()), next = bond_block(block_index() + 1);
  if (control->stop[k]) return;
  for (int b = block.bonded + thread_index(); b < next.bonded; b += step_threads) prefetch(parameters.loads_begin + b);
  load_block<false>(block, next, (control->parity + int(k)) & 1, k);
}

KERNEL_OF(step_threads) observe_bonds() { load_block<true>(bond_block(block_index()), bond_block(block_index() + 1), parameters.control->parity & 1, 0); }

// forget_bonded forgets where the bonded particles are, follow_bonded finds those that are there, in the new order, and which of them each particle is, and follow_bonds where the bonds have theirs.
KERNEL forget_bonded(int64 n) {
  if (building() && global_index() < n) parameters.bonded_places[global_index()] = -1;
}

KERNEL follow_bonded() {
  int i = global_index();
  if (!building() || i >= parameters.control->particles) return;
  int id = parameters.id[new_order()][i], mine = id < parameters.bonded_ids ? parameters.bonded_by_id[id] : -1;
  parameters.bonded_numbers[i] = mine;
  if (mine >= 0) parameters.bonded_places[mine] = i;
}

KERNEL follow_bonds() {
  int b = global_index();
  if (!building() || b >= parameters.bond_count) return;
  const int* partners = parameters.bond_ends[b].partners;
  parameters.bond_places[b] = {parameters.bonded_places[partners[0]], parameters.bonded_places[partners[1]]};
}
