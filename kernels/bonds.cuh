// Bonds between particles: beams that hold them together; dem/cpu/bonds.go.
//
// Bonds and the particles that are bonded have lists of their own, which never change; a bonded particle is found by its id when rows are built. What bonds do to each particle is worked out before the
// step (bond_forces.cuh): how they are strained in double whatever the precision, and what that does in the precision of the laws.
#pragma once
#include "polyhedra.cuh"

// bonded_number is the place of sphere i among the bonded particles, or -1.
INLINE int bonded_number(int i) { return SPECIAL(BONDS) ? parameters.bonded_numbers[i] : -1; }

// held_apart tells whether a bond keeps two spheres from touching.
INLINE bool held_apart(int i, int j) {
  int mine = bonded_number(i), other = mine < 0 ? -1 : bonded_number(j);
  if (other < 0) return false;
  BondRange range = parameters.bond_ranges[mine];
  for (int e = range.first; e < range.last; e++) {
    BondEntry entry = parameters.bond_entries[e];
    if (entry.apart == other && !(SPECIAL(FRACTURE) && parameters.bond_broken[entry.bond])) return true;
  }
  return false;
}

// expect_bonds asks for what the step will read of the bonds of sphere i.
INLINE void expect_bonds(int i) {
  int mine = bonded_number(i);
  if (mine < 0) return;
  prefetch(parameters.loads_begin + mine);
  prefetch(parameters.bonded_loads + mine);
  prefetch(parameters.bonded_turns + mine);
}

// add_load adds what bonds do to a particle.
INLINE void add_load(const BondedLoad& load, Vector& force, Vector& torque) {
  force += Vector{load.force.x, load.force.y, load.force.z};
  torque += Vector{load.torque.x, load.torque.y, load.torque.z};
}

// add_bond_loads adds what bonds do to sphere i.
INLINE void add_bond_loads(int i, Vector& force, Vector& torque) {
  int mine = bonded_number(i);
  if (mine < 0) return;
  int far = parameters.loads_begin[mine].far, end = parameters.loads_begin[mine + 1].far;
  add_load(parameters.bonded_loads[mine], force, torque);
  for (; far < end; far++) add_load(parameters.far_loads[far], force, torque);
}

// bonded_orientation is how a bonded particle is turned since the start.
INLINE OrientationOf<double> bonded_orientation(int number) {
  Quad<double> q = parameters.bonded_turns[number];
  return {q.x, {q.y, q.z, q.w}};
}

// turn_bonded turns sphere i on, if it is bonded, with the angular velocity of the step.
INLINE void turn_bonded(int i, Vec<double> w) {
  int mine = bonded_number(i);
  if (mine < 0) return;
  OrientationOf<double> now = turned(bonded_orientation(mine), w, parameters.dt);
  parameters.bonded_turns[mine] = {now.e0, now.e.x, now.e.y, now.e.z};
}
