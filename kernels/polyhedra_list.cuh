// The pairs of polyhedra, made anew with the neighbour list, with the contacts of those that go on.
#pragma once
#include "neighbour_list.cuh"

// for_polyhedron_entries calls visit(place of the entry, neighbour) for the entries of row i that stand for pairs of polyhedra, in their order, and other(place) for the others.
template <class Visit, class Other>
INLINE void for_polyhedron_entries(int order, int i, Visit visit, Other other) {
  int start = parameters.slice_start[i / slice_rows], particles = parameters.row_length[i] & 0xffff;
  bool own = is_polyhedron(order, i);
  for (int s = 0; s < particles; s++) {
    int at = row_at(start, i, s), j = parameters.entry[at] & ~in_contact;
    if (own || is_polyhedron(order, j)) visit(at, j);
    else other(at);
  }
}

// count_polyhedra counts the pairs of which each sphere is the first. Their running sum is where they begin.
KERNEL count_polyhedra(int64 n) {
  if (!building()) return;
  int i = global_index(), order = new_order(), own = 0;
  if (i >= n) return;
  const int* number = parameters.number[order];
  if (i < parameters.control->particles) for_polyhedron_entries(order, i, [&](int, int j) { own += number[j] > number[i]; }, [](int) {});
  parameters.polyhedron_rank[i] = own;
}

// carry_polyhedra gives pair n the contacts that it had.
INLINE void carry_polyhedra(int n, int i, int j) {
  int from = old_order(), to = new_order(), slots = parameters.polyhedron_slots, old = parameters.order[i], other = parameters.order[j];
  PolyhedronPair& pair = parameters.polyhedron_pairs[to][n];
  pair = {{0, 0, 0}, i, j, 0, 0};
  for (int q = parameters.polyhedron_first[from][old]; q < parameters.polyhedron_first[from][old + 1]; q++) {
    const PolyhedronPair& was = parameters.polyhedron_pairs[from][q];
    if (was.second != other) continue;
    pair.axis = was.axis;
    pair.used = was.used;
    for (int m = 0; m < slots; m++) {
      if (!(was.used >> m & 1)) continue;
      if (parameters.polyhedron_arm[to]) parameters.polyhedron_arm[to][n * slots + m] = parameters.polyhedron_arm[from][q * slots + m];
      parameters.polyhedron_key[to][n * slots + m] = parameters.polyhedron_key[from][q * slots + m];
      parameters.polyhedron_drag[to][n * slots + m] = parameters.polyhedron_drag[from][q * slots + m];
      store_history(in_blocks(parameters.polyhedron_history[to], n * slots + m), load_history(in_blocks(parameters.polyhedron_history[from], q * slots + m)));
    }
    return;
  }
}

// list_polyhedra lists the pairs of which each sphere is the first.
KERNEL list_polyhedra(int64 n) {
  if (!building()) return;
  int i = global_index(), order = new_order(), pairs = parameters.polyhedron_rank[n - 1];
  if (i >= n) return;
  if (i == 0) parameters.control->polyhedron_pairs = pairs;
  if (pairs > parameters.polyhedron_capacity) {
    if (i == 0) fail(fail_polyhedra);
    return;
  }
  int at = parameters.polyhedron_first[order][i] = parameters.polyhedron_rank[i];
  if (i >= parameters.control->particles) return;
  const int* number = parameters.number[order];
  for_polyhedron_entries(
      order, i,
      [&](int entry, int j) {
        if (number[j] < number[i]) return;
        parameters.entry_pair[entry] = 2 * at;
        carry_polyhedra(at++, i, j);
      },
      [&](int entry) { parameters.entry_pair[entry] = -1; });
}

// link_polyhedra tells second partners their pairs.
KERNEL link_polyhedra() {
  if (!building()) return;
  int i = global_index(), order = new_order();
  if (i >= parameters.control->particles) return;
  const int* number = parameters.number[order];
  for_polyhedron_entries(
      order, i,
      [&](int entry, int j) {
        if (number[j] > number[i]) return;
        int q = parameters.polyhedron_first[order][j];
        while (parameters.polyhedron_pairs[order][q].second != i) q++;
        parameters.entry_pair[entry] = 2 * q + 1;
      },
      [](int) {});
}
