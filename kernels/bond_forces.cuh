// What bonds do, which of them break, and where the particles are that they hold; dem/law/bond.go.
#pragma once
#include "observe.cuh"

// freed_contact is the energy that a contact holds which begins where a bond ends, J.
INLINE double freed_contact(int i, int j, int from, int order) {
  Quad<Scalar> v, w;
  Particle g = load_particle(i, from, order, v, w);
  Position p = parameters.position[from][j];
  Gap gap = gap_between(g.position, p);
  if (!touches(gap)) return 0;
  Coefficients k = pair_coefficients(g, order, j, radius_of(p), Real(parameters.velocity[from][j].w), SPECIAL(UNIFORM) ? 0 : parameters.material[order][j]);
  History h = {};
  return double(elastic(k, pair_geometry(gap).overlap, h));
}

INLINE Twist twist_of(int i, int from) {
  Quad<Scalar> v = parameters.velocity[from][i], w = parameters.angular[from][i];
  return {{Real(v.x), Real(v.y), Real(v.z)}, {Real(w.x), Real(w.y), Real(w.z)}};
}

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
  Quad<double> rest = parameters.bond_rests[b];
  BondStrainOf<double> exact;
  strain(Vec<double>{rest.x, rest.y, rest.z}, d, bonded_orientation(ends.partners[0]), bonded_orientation(ends.partners[1]), exact);
  BondResponse r;
  Vector direction = Real(rest.w) * Vector{Real(rest.x), Real(rest.y), Real(rest.z)};
  evaluate(bond_of(b), direction, convert<Real>(exact), twist_of(i, from), twist_of(j, from), r);
  return r;
}

// freed_by is what bond b, which broke before the last step, took from its partners in the first half of that step, J: it acted on until there.
INLINE double freed_by(const BondEnds& ends, int from) {
  int i = parameters.bonded_places[ends.partners[0]], j = parameters.bonded_places[ends.partners[1]];
  if (i < 0 || j < 0) return 0;
  const BondLoad &first = parameters.bond_loads[ends.loads[0]], &second = parameters.bond_loads[ends.loads[1]];
  Twist s = twist_of(i, from), o = twist_of(j, from);
  Vector force = {first.force.x, first.force.y, first.force.z};
  Real power = dot(force, s.v - o.v) + dot(Vector{first.torque.x, first.torque.y, first.torque.z}, s.w) + dot(Vector{second.torque.x, second.torque.y, second.torque.z}, o.w);
  return -0.5 * parameters.dt_before * double(power);
}

// leave_load leaves what a bond does to one of its particles.
INLINE void leave_load(int at, Vector force, Vector torque) {
  parameters.bond_loads[at] = {{force.x, force.y, force.z, 0}, {torque.x, torque.y, torque.z, 0}};
}

// break_bond lists a bond that ends, and acts for the last time. With it the step is the last of its batch, so that contact begins in the next.
INLINE void break_bond(int b, double contact, int64 k) {
  Control* control = parameters.control;
  BondTally* tally = parameters.bond_tally;
  parameters.bond_broken[b] = 1;
  parameters.broken_bonds[atomic_add(&tally->broken, 1)] = {tally->time, parameters.bond_elastic[b], contact, b, 0};
  control->wanted = 1;
  control->stop[k + 1] = 1;
}

// bond_damped is what the dashpots of a bond with a power (W) have taken in the step that ends and, if the bond holds, take with the same velocities in the next, J; dem/cpu/bonds.go.
INLINE double bond_damped(double power, bool holds) {
  return power * (0.75 * parameters.dt_before + (holds ? 0.25 * parameters.dt : 0.0));
}

// bond_forces works out the bonds before step k of a batch, or where they are observed, when nothing goes on.
KERNEL_OF(step_threads) bond_forces(int64 k, int64 observed) {
  Control* control = parameters.control;
  if (!observed && control->stop[k]) return;
  int b = global_index(), from = (control->parity + (observed ? 0 : int(k))) & 1, order = control->order;
  double held = 0, damped = 0, freed = 0;
  if (b < parameters.bond_count) {
    BondEnds ends = parameters.bond_ends[b];
    BondResponse r = {};
    if (parameters.bond_broken[b] == 1) {
      freed = freed_by(ends, from);
      parameters.bond_broken[b] = 2;
    }
    if (!parameters.bond_broken[b]) {
      int i = parameters.bonded_places[ends.partners[0]], j = parameters.bonded_places[ends.partners[1]];
      bool whole = i >= 0 && j >= 0, broken = !whole;
      if (whole) {
        r = respond(b, ends, i, j, from);
        parameters.bond_elastic[b] = double(r.elastic);
        broken = SPECIAL(FRACTURE) && r.load >= 1;
        damped = bond_damped(double(r.power), !observed && !broken);
      }
      if (observed) held = parameters.bond_elastic[b];
      if (broken && !observed) break_bond(b, whole && !parameters.bond_touching[b] ? freed_contact(i, j, from, order) : 0, k);
    }
    leave_load(ends.loads[0], r.force, r.torque_i);
    leave_load(ends.loads[1], -r.force, r.torque_j);
  }
  if (!SPECIAL(AUDIT) && !observed) return;
  double* sums = parameters.bond_sums + bond_sums * block_index();
  damped = block_sum(damped);
  freed = block_sum(freed);
  if (thread_index() == 0) sums[sum_bond_freed] += freed;
  if (!observed) {
    if (thread_index() == 0) sums[sum_bond_damped] += damped;
    return;
  }
  held = block_sum(held);
  if (thread_index()) return;
  sums[sum_held] = held;
  sums[sum_damping] = damped;
}

// forget_bonded forgets where the bonded particles are, and follow_bonded finds those that are there, in the new order.
KERNEL forget_bonded(int64 n) {
  if (building() && global_index() < n) parameters.bonded_places[global_index()] = -1;
}

KERNEL follow_bonded() {
  int i = global_index();
  if (!building() || i >= parameters.control->particles) return;
  int mine = bonded_number(new_order(), i);
  if (mine >= 0) parameters.bonded_places[mine] = i;
}
