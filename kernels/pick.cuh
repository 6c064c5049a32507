// Finding the pairs of grains and surfaces that may touch before the next build: in the order of surfaces, then of grains.
#pragma once
#include "build.cuh"
#include "surface.cuh"

// near_surface tells whether grain p may touch the surface soon.
INLINE bool near_surface(const Surface& s, const Pose& pose, Vec<double> x, double radius) {
  double reach = radius + 0.5 * parameters.control->skin + parameters.slack;
  Vec<double> c = rotate_back(pose.turn, x - pose.position);
  if (c.x < s.low.x - reach || c.y < s.low.y - reach || c.z < s.low.z - reach) return false;
  if (c.x > s.high.x + reach || c.y > s.high.y + reach || c.z > s.high.z + reach) return false;
  Touch touches[max_touches];
  return touch<max_touches>(s, c, reach, touches) > 0;
}

// rank_in_tile is the number of threads before this one in the block for which yes holds, and total that of all.
INLINE int rank_in_tile(bool yes, int& total) {
  __shared__ int warps[tile_size / 32];
  uint32 ballot = warp_ballot(yes);
  int warp = thread_index() >> 5, lane = thread_index() & 31;
  if (lane == 0) warps[warp] = count_bits(ballot);
  synchronize();
  int before = count_bits(ballot & ((1u << lane) - 1));
  total = 0;
  for (int w = 0; w < tile_size / 32; w++) {
    if (w < warp) before += warps[w];
    total += warps[w];
  }
  synchronize();
  return before;
}

// count_pairs counts the pairs of each surface in a tile, and those of each grain. One block a tile.
KERNEL_OF(tile_size) count_pairs() {
  if (!building()) return;
  int i = global_index(), to = target();
  bool live = i < parameters.control->grains;
  Vec<double> x = {0, 0, 0};
  double radius = 0;
  if (live) {
    Position p = parameters.position[to][i];
    x = place_of(p, parameters.lap[new_order()][i]);
    radius = radius_of(p);
  }
  int mine = 0;
  for (int s = 0; s < parameters.surface_count; s++) {
    const Surface& surface = parameters.surfaces[s];
    bool yes = live && near_surface(surface, pose_of(surface, s, parameters.control->done), x, radius);
    mine += yes;
    int total;
    rank_in_tile(yes, total);
    if (thread_index() == 0) parameters.tile_pairs[s * parameters.tiles + block_index()] = total;
  }
  if (live) parameters.row_length[i] = mine << 16;
}

// place_pairs works out where each surface's pairs and slots begin. One thread.
KERNEL place_pairs() {
  if (!building() || global_index() > 0) return;
  Control* c = parameters.control;
  int side = c->side ^ 1, slot = 0;
  for (int s = 0; s <= parameters.surface_count; s++) {
    int first = parameters.tile_pairs[s * parameters.tiles];
    parameters.pair_first[side][s] = first;
    parameters.slot_first[side][s] = slot;
    if (s == parameters.wall_count) c->walls = first;
    if (s == parameters.surface_count) c->pairs = first;
    else slot += (parameters.tile_pairs[(s + 1) * parameters.tiles] - first) * parameters.surfaces[s].slots;
  }
  c->slots = slot;
  if (c->pairs > parameters.pair_capacity || slot > parameters.slot_capacity) fail(fail_pairs, 0);
}

// list_pairs writes the pairs and enters them into the grains' rows. One block a tile.
KERNEL_OF(tile_size) list_pairs() {
  if (!building()) return;
  int i = global_index(), to = target(), old_side = parameters.control->side, side = old_side ^ 1;
  bool live = i < parameters.control->grains;
  Vec<double> x = {0, 0, 0};
  double radius = 0;
  int at = 0, start = 0, packed = 0, last = 0;
  if (live) {
    Position p = parameters.position[to][i];
    x = place_of(p, parameters.lap[new_order()][i]);
    radius = radius_of(p);
    at = parameters.row_length[i] & 0xffff;
    start = parameters.slice_start[i / slice];
    packed = parameters.packed_start[parameters.order[i]];
    last = packed + parameters.packed_count[parameters.order[i]];
  }
  for (int s = 0; s < parameters.surface_count; s++) {
    int first = parameters.tile_pairs[s * parameters.tiles + block_index()];
    if (parameters.tile_pairs[s * parameters.tiles + block_index() + 1] == first) continue;
    const Surface& surface = parameters.surfaces[s];
    bool yes = live && near_surface(surface, pose_of(surface, s, parameters.control->done), x, radius);
    int total, pair = first + rank_in_tile(yes, total);
    if (!yes) continue;
    parameters.pair_grain[side][pair] = i;
    parameters.pair_surface[side][pair] = s;
    parameters.entry[row_at(start, i, at++)] = pair;
    int slot = parameters.slot_first[side][s] + (pair - parameters.pair_first[side][s]) * surface.slots;
    int was = -1;
    for (int k = packed; k < last; k++) {
      int p = ~parameters.packed_id[source()][k];
      if (p >= 0 && parameters.pair_surface[old_side][p] == s)
        was = parameters.slot_first[old_side][s] + (p - parameters.pair_first[old_side][s]) * surface.slots;
    }
    for (int m = 0; m < surface.slots; m++) {
      parameters.feature[side][slot + m] = was < 0 ? -1 : parameters.feature[old_side][was + m];
      if (was < 0) continue;
      parameters.spring[side][slot + m] = parameters.spring[old_side][was + m];
      if (SPECIAL(ROLLING) == elastic_plastic) parameters.roll[side][slot + m] = parameters.roll[old_side][was + m];
    }
  }
}

// swap_pairs ends the build. One thread.
KERNEL swap_pairs() {
  if (!building() || global_index() > 0) return;
  parameters.control->side ^= 1;
}
