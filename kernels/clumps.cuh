// Clumps: particles of several spheres that move as one rigid body; dem/cpu/clumps.go.
//
// Lists, contacts and surfaces know spheres only, each with the id, the mass and the mean moment of inertia of its particle, and a number of its own. The state
// of clumps lies in an array of its own, in double whatever the precision, in the order of their first spheres; it changes sides with a build, as ids do.
#pragma once
#include "scalars.cuh"

// clump_of is the place of the clump that sphere i belongs to, or -1.
INLINE int clump_of(int order, int i) { return SPECIAL(CLUMPS) ? parameters.clump_of[order][i] : -1; }

// leads tells whether sphere i is the first of its particle.
INLINE bool leads(int order, int i) {
  int c = clump_of(order, i);
  return c < 0 || parameters.number[order][i] == parameters.clumps[order][c].first;
}

// centre_of is the place (m) of the particle that sphere i, itself at x, belongs to.
INLINE Vec<double> centre_of(int order, int i, Vec<double> x) {
  int c = clump_of(order, i);
  return c < 0 ? x : parameters.clumps[order][c].position;
}

// of_one_clump tells whether two spheres belong to the same clump, and so never touch.
INLINE bool of_one_clump(int order, int i, int j) {
  return SPECIAL(CLUMPS) && parameters.id[order][i] == parameters.id[order][j];
}

INLINE OrientationOf<double> orientation_of(const Clump& c) { return {c.turn[0], {c.turn[1], c.turn[2], c.turn[3]}}; }

// angular_velocity of a clump, rad/s.
INLINE Vec<double> angular_velocity(const Clump& c) { return angular_velocity(orientation_of(c), c.momentum, c.inertia); }

// translation_energy and rotation_energy are the parts of the kinetic energy of a clump, J.
INLINE double translation_energy(const Clump& c, Vec<double> velocity) { return 0.5 * c.mass * norm2(velocity); }
INLINE double rotation_energy(const Clump& c) { return 0.5 * dot(c.momentum, angular_velocity(c)); }

// mates is how many spheres move with sphere i, itself among them, and mate is one of them.
INLINE int mates(int order, int i) {
  int c = clump_of(order, i);
  return c < 0 ? 1 : parameters.clump_shapes[parameters.clumps[order][c].shape].count;
}
INLINE int mate(int order, int i, int k) {
  int c = clump_of(order, i);
  return c < 0 ? i : parameters.members[k * parameters.clump_capacity + c];
}

// for_spheres calls visit(sphere, offset, read(sphere)) for each sphere of clump c in their order: its place among all, and where it is in the clump's axes, m. Some are read at once, so that
// their ways from memory overlap.
template <class Read, class Visit>
INLINE void for_spheres(const Clump& clump, int c, Read read, Visit visit) {
  constexpr int at_once = 4;
  const ClumpShape& shape = parameters.clump_shapes[clump.shape];
  const Vec<double>* offsets = parameters.clump_offsets;
  int first = shape.first, count = shape.count;
  for (int k = 0; k < count; k += at_once) {
    int sphere[at_once];
    decltype(read(0)) held[at_once];
    Vec<double> offset[at_once];
#pragma unroll
    for (int j = 0; j < at_once; j++)
      if (k + j < count) {
        sphere[j] = parameters.members[(k + j) * parameters.clump_capacity + c];
        held[j] = read(sphere[j]);
        offset[j] = clump.scale * offsets[first + k + j];
      }
#pragma unroll
    for (int j = 0; j < at_once; j++)
      if (k + j < count) visit(sphere[j], offset[j], held[j]);
  }
}

// for_spheres without anything to read calls visit(sphere, offset).
template <class Visit>
INLINE void for_spheres(const Clump& clump, int c, Visit visit) {
  for_spheres(clump, c, [](int) { return 0; }, [&](int i, Vec<double> offset, int) { visit(i, offset); });
}
