// Clumps in the order of their first spheres, and the links between both, made anew with the neighbour list.
#pragma once
#include "neighbour_list.cuh"

// count_clumps marks the spheres that are the first of clumps. Their running sum is the clumps' new order.
KERNEL count_clumps(int64 n) {
  if (!building()) return;
  int i = global_index();
  if (i >= n) return;
  bool first = false;
  if (i < parameters.control->particles) {
    int old = parameters.order[i];
    first = clump_of(old_order(), old) >= 0 && leads(old_order(), old);
  }
  parameters.clump_rank[i] = first;
  if (i == 0) parameters.control->clump_spheres = 0;
}

// order_clumps copies the clumps into their new order, and brings them back through periodic sides.
KERNEL order_clumps(int64 n) {
  if (!building()) return;
  int i = global_index(), particles = parameters.control->particles;
  if (i == 0) parameters.control->clumps = parameters.clump_rank[n - 1];
  if (i >= particles) return;
  int old = parameters.order[i], from = old_order(), c = clump_of(from, old);
  if (c < 0 || !leads(from, old)) return;
  int rank = parameters.clump_rank[i];
  Clump clump = parameters.clumps[from][c];
  clump.position = in_domain(clump.position);
  parameters.clumps[new_order()][rank] = clump;
  parameters.clump_moved[c] = rank;
  atomic_add(&parameters.control->clump_spheres, parameters.clump_shapes[clump.shape].count);
}

// link_clumps tells spheres their clumps, and clumps their spheres.
KERNEL link_clumps() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->particles) return;
  int from = old_order(), to = new_order(), old = parameters.order[i], c = clump_of(from, old);
  parameters.inertia[to][i] = parameters.inertia[from][old];
  if (c >= 0) {
    c = parameters.clump_moved[c];
    parameters.members[(parameters.number[to][i] - parameters.clumps[to][c].first) * parameters.clump_capacity + c] = i;
  }
  parameters.clump_of[to][i] = c;
}
