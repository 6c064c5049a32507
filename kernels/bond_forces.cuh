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

INLINE OrientationOf<double> orientation_of(const Bonded& p) { return {p.turn[0], {p.turn[1], p.turn[2], p.turn[3]}}; }

INLINE TwistOf<double> twist_of(int i, int from) {
  Quad<Scalar> v = parameters.velocity[from][i], w = parameters.angular[from][i];
  return {{double(v.x), double(v.y), double(v.z)}, {double(w.x), double(w.y), double(w.z)}};
}

// break_bond lists a bond that ends. With it the step is the last of its batch, so that contact begins in the next.
INLINE void break_bond(int b, double contact, int64 k) {
  Control* control = parameters.control;
  BondTally* tally = parameters.bond_tally;
  parameters.bond_states[b].broken = 1;
  parameters.broken_bonds[atomic_add(&tally->broken, 1)] = {tally->time, parameters.bond_states[b].elastic, contact, b, 0};
  control->wanted = 1;
  control->stop[k + 1] = 1;
}

// bond_forces works out the bonds before step k of a batch, or where they are observed, when nothing goes on.
KERNEL_OF(step_threads) bond_forces(int64 k, int64 observed) {
  Control* control = parameters.control;
  if (!observed && control->stop[k]) return;
  int b = global_index(), from = (control->parity + (observed ? 0 : int(k))) & 1, order = control->order;
  double held = 0, damped = 0;
  if (b < parameters.bond_count) {
    BondState& state = parameters.bond_states[b];
    BondLoad load = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    if (!state.broken) {
      const Beam& bond = parameters.bonds[b];
      const Bonded &first = parameters.bonded[bond.partners[0]], &second = parameters.bonded[bond.partners[1]];
      int i = first.place, j = second.place;
      bool whole = i >= 0 && j >= 0, broken = !whole;
      if (whole) {
        Vec<double> d = parameters.quantum * convert<double>(difference(parameters.position[from][j], parameters.position[from][i]));
        TwistOf<double> ti = twist_of(i, from), tj = twist_of(j, from);
        BondResponseOf<double> r;
        evaluate(convert<double>(bond.law), bond.rest, bond.length, d, orientation_of(first), orientation_of(second), ti, tj, r);
        load = {r.force, r.torque_i, r.torque_j};
        state.elastic = r.elastic;
        damped = r.power * parameters.dt_before;
        broken = r.load >= 1;
      }
      held = state.elastic;
      if (broken && !observed) break_bond(b, whole && !bond.contact ? freed_contact(i, j, from, order) : 0, k);
    }
    parameters.bond_loads[b] = load;
  }
  if (!SPECIAL(AUDIT) && !observed) return;
  double* sums = parameters.bond_sums + bond_sums * block_index();
  damped = block_sum(damped);
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
  if (building() && global_index() < n) parameters.bonded[global_index()].place = -1;
}

KERNEL follow_bonded() {
  int i = global_index();
  if (!building() || i >= parameters.control->particles) return;
  int mine = bonded_number(new_order(), i);
  if (mine >= 0) parameters.bonded[mine].place = i;
}
