// Particles that are sphero-polyhedra, as steps and builds see them; dem/cpu/polyhedra.go.
//
// A polyhedron is a clump of one sphere, the one that encloses it, by which cells, rows and pairs with surfaces know it. Entries of rows of which one partner is a polyhedron
// stand for a pair with a number of its own: each pair is worked out once before the step (polyhedra_forces.cuh), and both partners add up what it does in the order of their rows. Pairs are
// numbered in the order of the rows of their first partners, those with the lower numbers. They change sides with a build, as ids do.
#pragma once
#include "clumps.cuh"

// is_polyhedron tells whether a sphere is that about a polyhedron: beside polyhedra there are no other clumps.
INLINE bool is_polyhedron(int order, int i) { return SPECIAL(POLYHEDRA) && parameters.clump_of[order][i] >= 0; }

// pair_of_entry is twice the number of the pair of a polyhedron that an entry stands for, and one more for its second partner; below 0 for entries of two spheres.
INLINE int pair_of_entry(int at) { return SPECIAL(POLYHEDRA) ? parameters.entry_pair[at] : -1; }

// for_polyhedron_loads calls visit(load, whether the particle is the first of the pair) for the pairs of a row that fall to a lane, in their order.
template <class Visit>
INLINE void for_polyhedron_loads(int i, int start, int particles, int lane, int lanes, Visit visit) {
  if (!SPECIAL(POLYHEDRA)) return;
  for (int s = lane; s < particles; s += lanes) {
    int pair = parameters.entry_pair[row_at(start, i, s)];
    if (pair >= 0) visit(parameters.polyhedron_loads[pair >> 1], (pair & 1) == 0);
  }
}
