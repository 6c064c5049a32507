// Finding the pairs of grains and surfaces that may touch before the next build: in the order of surfaces, then of grains.
#pragma once
#include "build.cuh"
#include "surface.cuh"

// near_surface tells whether a grain may touch the surface soon.
INLINE bool near_surface(const Surface& s, int number, Vec<double> x, double radius) {
  double reach = radius + 0.5 * parameters.control->skin + parameters.slack;
  if (is_strand(s)) {
    const End* ends = parameters.ends + 2 * number;
    return touch_capsule(ends[0].place, ends[1].place, s.size[0], x).distance < reach;
  }
  const Pose& pose = parameters.poses[number];
  if (absent(pose)) return false;
  Vec<double> c = rotate_back(pose.turn, x - pose.position);
  if (c.x < s.low.x - reach || c.y < s.low.y - reach || c.z < s.low.z - reach) return false;
  if (c.x > s.high.x + reach || c.y > s.high.y + reach || c.z > s.high.z + reach) return false;
  Touch touches[contacts];
  return touch(s, c, reach, touches) > 0;
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

// Tile is the grains of a block.
struct Tile {
  bool live;
  Vec<double> x;
  double radius;
  float low[3], high[3];  // box of all, with their radii and all margins
};

// extreme is the least or greatest value among the threads of a block.
INLINE float extreme(float v, bool least) {
  __shared__ float warps[tile_size / 32];
  for (int d = 1; d < 32; d *= 2) {
    float other = shuffle_xor(v, d);
    v = least ? smaller(v, other) : larger(v, other);
  }
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = v;
  synchronize();
  v = warps[0];
  for (int w = 1; w < tile_size / 32; w++) v = least ? smaller(v, warps[w]) : larger(v, warps[w]);
  synchronize();
  return v;
}

INLINE Tile load_tile() {
  Tile t = {};
  int i = global_index();
  t.live = i < parameters.control->grains;
  constexpr float huge = 3e38f;
  float at[3] = {0, 0, 0}, margin = 0;
  if (t.live) {
    Position p = parameters.position[target()][i];
    t.x = place_of(p, parameters.lap[i]);
    t.radius = radius_of(p);
    at[0] = float(t.x.x);
    at[1] = float(t.x.y);
    at[2] = float(t.x.z);
    margin = float(t.radius + 0.5 * parameters.control->skin + parameters.slack) * 1.0001f;
  }
  for (int a = 0; a < 3; a++) {
    float round = margin + 1e-6f * magnitude(at[a]);
    t.low[a] = extreme(t.live ? at[a] - round : huge, true);
    t.high[a] = extreme(t.live ? at[a] + round : -huge, false);
  }
  return t;
}

// meets tells whether a surface may be near any grain of a tile: by the tile's corner that is deepest below a plane, by the ball around
// any other.
INLINE bool meets(const Tile& t, int number) {
  const Surface& s = parameters.surfaces[number];
  if (s.shape == plane) {
    const Pose& pose = parameters.poses[number];
    Vec<double> n = rotate(pose.turn, {0, 0, 1});
    Vec<double> corner = {n.x > 0 ? t.low[0] : t.high[0], n.y > 0 ? t.low[1] : t.high[1], n.z > 0 ? t.low[2] : t.high[2]};
    return dot(n, corner - pose.position) <= 0;
  }
  Vec<double> centre;
  double radius;
  if (is_strand(s)) {
    const End* ends = parameters.ends + 2 * number;
    centre = 0.5 * (ends[0].place + ends[1].place);
    radius = 0.5 * norm(ends[1].place - ends[0].place) + s.size[0];
  } else {
    radius = 0.5 * norm(s.high - s.low);
    if (!(radius < 1e100)) return true;
    const Pose& pose = parameters.poses[number];
    centre = pose.position + rotate(pose.turn, 0.5 * (s.low + s.high));
  }
  double at[3] = {centre.x, centre.y, centre.z}, d2 = 0;
  for (int a = 0; a < 3; a++) {
    double d = larger(larger(t.low[a] - at[a], at[a] - t.high[a]), 0.0);
    d2 += d * d;
  }
  return d2 <= radius * radius * (1 + 1e-9);
}

// Votes tell which of a tile's grains are near some surfaces: of each surface a word a warp.
constexpr int voted = 32;
using Votes = uint32[voted][tile_size / 32];

// for_surfaces goes through the surfaces that may be near the tile, so many at a time: visit(surfaces, number of them, votes, a bit of this thread's
// own vote for each) in all threads of the block; and it calls skip(surface) in one thread for every other.
template <class Visit, class Skip>
INLINE void for_surfaces(const Tile& t, Visit visit, Skip skip) {
  __shared__ int chosen[tile_size];
  __shared__ Votes votes;
  int warp = thread_index() >> 5, lane = thread_index() & 31;
  for (int first = 0; first < parameters.surface_count; first += tile_size) {
    int s = first + thread_index(), total;
    bool yes = s < parameters.surface_count && meets(t, s);
    int rank = rank_in_tile(yes, total);
    if (yes) chosen[rank] = s;
    else if (s < parameters.surface_count) skip(s);
    synchronize();
    for (int from = 0; from < total; from += voted) {
      int count = smaller(voted, total - from);
      uint32 mine = 0;
      for (int k = 0; k < count; k++) {
        int number = chosen[from + k];
        bool near = t.live && near_surface(parameters.surfaces[number], number, t.x, t.radius);
        uint32 ballot = warp_ballot(near);
        if (lane == 0) votes[k][warp] = ballot;
        if (near) mine |= 1u << k;
      }
      synchronize();
      visit(chosen + from, count, votes, mine);
      synchronize();
    }
  }
}

// count_pairs counts the pairs of each surface in a tile, and those of each grain. One block a tile.
KERNEL_OF(tile_size) count_pairs() {
  if (!building()) return;
  Tile t = load_tile();
  int mine = 0;
  for_surfaces(
      t,
      [&](const int* surfaces, int count, const Votes& votes, uint32 own) {
        mine += count_bits(own);
        if (thread_index() >= count) return;
        int total = 0;
        for (int w = 0; w < tile_size / 32; w++) total += count_bits(votes[thread_index()][w]);
        parameters.tile_pairs[surfaces[thread_index()] * parameters.tiles + block_index()] = total;
      },
      [&](int s) { parameters.tile_pairs[s * parameters.tiles + block_index()] = 0; });
  if (t.live) parameters.row_length[global_index()] = mine << 16;
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
  int i = global_index(), old_side = parameters.control->side, side = old_side ^ 1;
  Tile t = load_tile();
  int at = 0, start = 0, packed = 0, last = 0;
  if (t.live) {
    at = parameters.row_length[i] & 0xffff;
    start = parameters.slice_start[i / slice];
    packed = parameters.packed_start[source()][parameters.order[i]];
    last = packed + parameters.packed_count[source()][parameters.order[i]];
  }
  auto enter = [&](int s, int rank) {
    const Surface& surface = parameters.surfaces[s];
    int pair = parameters.tile_pairs[s * parameters.tiles + block_index()] + rank;
    parameters.pair_grain[side][pair] = i;
    parameters.pair_surface[side][pair] = s;
    parameters.entry[row_at(start, i, at++)] = pair;
    int slot = slot_of(side, pair, s, surface.slots), was = -1;
    for (int k = packed; k < last; k++) {
      int p = ~parameters.packed_id[source()][k];
      if (p >= 0 && parameters.pair_surface[old_side][p] == s) was = slot_of(old_side, p, s, surface.slots);
    }
    for (int m = 0; m < surface.slots; m++) {
      parameters.feature[side][slot + m] = was < 0 ? -1 : parameters.feature[old_side][was + m];
      if (was < 0) continue;
      parameters.spring[side][slot + m] = parameters.spring[old_side][was + m];
      if (SPECIAL(ROLLING) == elastic_plastic) parameters.roll[side][slot + m] = parameters.roll[old_side][was + m];
    }
  };
  for_surfaces(
      t,
      [&](const int* surfaces, int count, const Votes& votes, uint32 own) {
        int warp = thread_index() >> 5, lane = thread_index() & 31;
        for (int k = 0; k < count; k++) {
          if (!(own >> k & 1)) continue;
          int rank = count_bits(votes[k][warp] & ((1u << lane) - 1));
          for (int w = 0; w < warp; w++) rank += count_bits(votes[k][w]);
          enter(surfaces[k], rank);
        }
      },
      [](int) {});
}

// end_pairs makes the new pairs the current ones and notes where the surfaces are. One block.
KERNEL_OF(tile_size) end_pairs() {
  if (!building()) return;
  for (int s = thread_index(); s < parameters.surface_count; s += tile_size) {
    parameters.picked[s] = parameters.poses[s];
    parameters.picked_ends[2 * s] = parameters.ends[2 * s];
    parameters.picked_ends[2 * s + 1] = parameters.ends[2 * s + 1];
  }
  if (thread_index() == 0) parameters.control->side ^= 1;
}
