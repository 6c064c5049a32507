// Bonds between particles: beams that hold them together; dem/cpu/bonds.go.
//
// Bonds and the particles that are bonded have lists of their own, which never change; a bonded particle is found by its id. What bonds do is worked out before the
// step (bond_forces.cuh), in double whatever the precision; each particle adds up in the step what its bonds do to it, in their order.
#pragma once
#include "polyhedra.cuh"

// bonded_number is the place of sphere i among the bonded particles, or -1.
INLINE int bonded_number(int order, int i) {
  if (!SPECIAL(BONDS)) return -1;
  int id = parameters.id[order][i];
  return id < parameters.bonded_ids ? parameters.bonded_by_id[id] : -1;
}

// held_apart tells whether a bond keeps two spheres from touching.
INLINE bool held_apart(int order, int i, int j) {
  int mine = bonded_number(order, i), other = mine < 0 ? -1 : bonded_number(order, j);
  if (other < 0) return false;
  BondRange range = parameters.bond_ranges[mine];
  for (int e = range.first; e < range.last; e++) {
    int b = parameters.bond_entries[e];
    const Beam& bond = parameters.bonds[b];
    if ((bond.partners[0] == other || bond.partners[1] == other) && !bond.contact && !parameters.bond_states[b].broken) return true;
  }
  return false;
}

// add_bond_loads adds what bonds do to sphere i.
INLINE void add_bond_loads(int order, int i, Vector& force, Vector& torque) {
  int mine = bonded_number(order, i);
  if (mine < 0) return;
  BondRange range = parameters.bond_ranges[mine];
  Vec<double> f = {0, 0, 0}, t = {0, 0, 0};
  for (int e = range.first; e < range.last; e++) {
    const BondLoad& load = parameters.bond_loads[parameters.bond_entries[e]];
    bool first = e < range.second;
    f = first ? f + load.force : f - load.force;
    t += first ? load.torque_i : load.torque_j;
  }
  force += convert<Real>(f);
  torque += convert<Real>(t);
}

// turn_bonded turns sphere i on, if it is bonded, with the angular velocity of the step.
INLINE void turn_bonded(int order, int i, Vec<double> w) {
  int mine = bonded_number(order, i);
  if (mine < 0) return;
  double* q = parameters.bonded[mine].turn;
  OrientationOf<double> now = turned(OrientationOf<double>{q[0], {q[1], q[2], q[3]}}, w, parameters.dt);
  q[0] = now.e0;
  q[1] = now.e.x;
  q[2] = now.e.y;
  q[3] = now.e.z;
}
