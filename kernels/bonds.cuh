// Bonds between particles: beams that hold them together; dem/cpu/bonds.go.
//
// Bonds and the particles that are bonded have lists of their own, which never change; a bonded particle is found by its id. What bonds do is worked out before the
// step (bond_forces.cuh): how they are strained in double whatever the precision, and what that does in the precision of the laws; each particle adds up in the step what its bonds do to it, in their order.
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
    const int* partners = parameters.bond_ends[b].partners;
    if ((partners[0] == other || partners[1] == other) && !parameters.bond_touching[b] && !parameters.bond_broken[b]) return true;
  }
  return false;
}

// add_bond_loads adds what bonds do to sphere i.
INLINE void add_bond_loads(int order, int i, Vector& force, Vector& torque) {
  int mine = bonded_number(order, i);
  if (mine < 0) return;
  BondRange range = parameters.bond_ranges[mine];
  for (int e = range.first; e < range.last; e++) {
    Quad<Real> f = parameters.bond_loads[e].force, t = parameters.bond_loads[e].torque;
    force += Vector{f.x, f.y, f.z};
    torque += Vector{t.x, t.y, t.z};
  }
}

// bonded_orientation is how a bonded particle is turned since the start.
INLINE OrientationOf<double> bonded_orientation(int number) {
  Quad<double> q = parameters.bonded_turns[number];
  return {q.x, {q.y, q.z, q.w}};
}

// turn_bonded turns sphere i on, if it is bonded, with the angular velocity of the step.
INLINE void turn_bonded(int order, int i, Vec<double> w) {
  int mine = bonded_number(order, i);
  if (mine < 0) return;
  OrientationOf<double> now = turned(bonded_orientation(mine), w, parameters.dt);
  parameters.bonded_turns[mine] = {now.e0, now.e.x, now.e.y, now.e.z};
}
