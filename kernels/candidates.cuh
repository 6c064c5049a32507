// Candidates: the pairs of particles and surfaces that may touch before the next build: in the order of surfaces, then of particles.
#pragma once
#include "neighbour_list.cuh"
#include "scan.cuh"
#include "surface_forces.cuh"

// near_surface tells whether x is nearer than reach to a surface that is no strand.
INLINE bool near_surface(int number, Vec<double> x, double reach) {
  const Surface& s = parameters.surfaces[number];
  if (is_strand(s)) return false;  // it is gone
  const Pose& pose = parameters.poses[number];
  if (unplaced(pose)) return false;
  Vec<double> c = rotate_back(pose.turn, x - pose.position);
  if (c.x < s.low.x - reach || c.y < s.low.y - reach || c.z < s.low.z - reach) return false;
  if (c.x > s.high.x + reach || c.y > s.high.y + reach || c.z > s.high.z + reach) return false;
  Touch touches[contacts];
  return touch<contacts>(s, c, reach, touches) > 0;
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

// Extent is a box around particles, with their radii and all margins.
struct Extent {
  float low[3], high[3];
};

// Tile is the particles of a block: one a thread, or where there are few, fewer, so that several threads share the surfaces near a particle.
struct Tile {
  int particle, shares, share;
  bool live;
  Vec<double> x;
  double radius;
  Extent all, warp;  // of the block and of the warp
};

// warp_extreme is the least or greatest value among the threads of a warp.
INLINE float warp_extreme(float v, bool least) {
  for (int d = 1; d < 32; d *= 2) {
    float other = shuffle_xor(v, d);
    v = least ? smaller(v, other) : larger(v, other);
  }
  return v;
}

// extreme is the least or greatest value among the threads of a block, from those of its warps.
INLINE float extreme(float v, bool least) {
  __shared__ float warps[tile_size / 32];
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = v;
  synchronize();
  v = warps[0];
  for (int w = 1; w < tile_size / 32; w++) v = least ? smaller(v, warps[w]) : larger(v, warps[w]);
  synchronize();
  return v;
}

INLINE Tile load_tile(int64 particles) {
  Tile t = {};
  t.shares = tile_size / int(particles);
  t.share = thread_index() / int(particles);
  int i = t.particle = block_index() * int(particles) + thread_index() % int(particles);
  t.live = i < parameters.control->particles;
  constexpr float huge = 3e38f;
  float at[3] = {0, 0, 0}, margin = 0;
  if (t.live) {
    Position p = parameters.position[target()][i];
    t.x = place_of(p, parameters.wraps[i]);
    t.radius = radius_of(p);
    at[0] = float(t.x.x);
    at[1] = float(t.x.y);
    at[2] = float(t.x.z);
    margin = float(t.radius + 0.5 * parameters.control->skin + parameters.slack + parameters.reach) * 1.0001f;
  }
  for (int a = 0; a < 3; a++) {
    float round = margin + 1e-6f * magnitude(at[a]);
    t.warp.low[a] = warp_extreme(t.live ? at[a] - round : huge, true);
    t.warp.high[a] = warp_extreme(t.live ? at[a] + round : -huge, false);
    t.all.low[a] = extreme(t.warp.low[a], true);
    t.all.high[a] = extreme(t.warp.high[a], false);
  }
  return t;
}

// Ball is one around a surface; its radius is not finite where the surface has no bounds.
struct Ball {
  Vec<double> centre;
  double radius;
};

INLINE Ball ball_around(int number) {
  const Surface& s = parameters.surfaces[number];
  if (is_strand(s)) {
    const End* ends = parameters.ends + 2 * number;
    return {0.5 * (ends[0].place + ends[1].place), larger(0.5 * norm(ends[1].place - ends[0].place) + s.size[0], 0.0)};
  }
  const Pose& pose = parameters.poses[number];
  double radius = s.shape == shape_plane ? 1e300 : 0.5 * norm(s.high - s.low);
  if (!(radius < 1e100)) return {pose.position, 1e300};
  return {pose.position + rotate(pose.turn, 0.5 * (s.low + s.high)), radius};
}

// may_touch tells whether a surface may be near any particle in a box: by the corner that is deepest below a plane, by the ball around any other.
INLINE bool may_touch(const Extent& t, int number) {
  const Surface& s = parameters.surfaces[number];
  if (s.shape == shape_plane && !is_strand(s)) {
    const Pose& pose = parameters.poses[number];
    Vec<double> n = rotate(pose.turn, {0, 0, 1});
    Vec<double> corner = {n.x > 0 ? t.low[0] : t.high[0], n.y > 0 ? t.low[1] : t.high[1], n.z > 0 ? t.low[2] : t.high[2]};
    return dot(n, corner - pose.position) <= 0;
  }
  Ball ball = ball_around(number);
  if (!(ball.radius < 1e100)) return true;
  double at[3] = {ball.centre.x, ball.centre.y, ball.centre.z}, d2 = 0;
  for (int a = 0; a < 3; a++) {
    double d = larger(larger(t.low[a] - at[a], at[a] - t.high[a]), 0.0);
    d2 += d * d;
  }
  return d2 <= ball.radius * ball.radius * (1 + 1e-9);
}

// bound_surfaces puts a box around each so many surfaces, whose numbers follow one another, by which tiles leave them out together, and clears the counts
// of pairs.
KERNEL_OF(tile_size) bound_surfaces() {
  if (!building()) return;
  int64 counts = int64(parameters.surface_count) * parameters.tiles, stride = int64(block_count()) * block_size();
  for (int64 k = global_index(); k < counts; k += stride) parameters.tile_pairs[k] = 0;
  constexpr float huge = 3e38f;
  for (int chunk = block_index(); chunk * tile_size < parameters.surface_count; chunk += block_count()) {
    int s = chunk * tile_size + thread_index();
    bool there = s < parameters.surface_count;
    Ball ball = {};
    if (there) ball = ball_around(s);
    double at[3] = {ball.centre.x, ball.centre.y, ball.centre.z};
    for (int a = 0; a < 3; a++) {
      bool bounded = ball.radius < 1e30;
      float round = bounded ? float(ball.radius * 1.0001 + 1e-6 * magnitude(at[a])) : huge, middle = bounded ? float(at[a]) : 0;
      float low = extreme(warp_extreme(there ? middle - round : huge, true), true), high = extreme(warp_extreme(there ? middle + round : -huge, false), false);
      if (thread_index() > 0) continue;
      parameters.surface_bounds[6 * chunk + a] = low;
      parameters.surface_bounds[6 * chunk + 3 + a] = high;
    }
  }
}

// tile_reaches tells whether a tile reaches into the box around a chunk of surfaces.
INLINE bool tile_reaches(const Tile& t, int chunk) {
  const float* box = parameters.surface_bounds + 6 * chunk;
  for (int a = 0; a < 3; a++)
    if (t.all.low[a] > box[3 + a] || t.all.high[a] < box[a]) return false;
  return true;
}

// SweptSphere is a surface that is a ball drawn along a segment: whether something is near it can be told quickly.
struct SweptSphere {
  Vec<double> from, along;
  double inverse;  // of the segment's length squared, or 0
  double radius;   // below 0 where the surface is something else
};

INLINE SweptSphere swept_sphere_of(int number) {
  const Surface& s = parameters.surfaces[number];
  SweptSphere c = {{0, 0, 0}, {0, 0, 0}, 0, -1};
  if (is_strand(s)) {
    const End* ends = parameters.ends + 2 * number;
    c.from = ends[0].place;
    c.along = ends[1].place - ends[0].place;
    c.radius = s.size[0];
  } else if (is_ball(s) && !unplaced(parameters.poses[number])) {
    c.from = parameters.poses[number].position;
    c.radius = s.size[0];
  }
  double l2 = norm2(c.along);
  if (l2 > 0) c.inverse = 1 / l2;
  return c;
}

// near_swept_sphere tells whether x is nearer than reach to a swept sphere.
INLINE bool near_swept_sphere(const SweptSphere& c, Vec<double> x, double reach) {
  Vec<double> off = x - c.from;
  double part = smaller(larger(dot(off, c.along) * c.inverse, 0.0), 1.0);
  reach += c.radius;
  return norm2(off - part * c.along) < reach * reach;
}

// Votes tell which of a tile's particles are near some surfaces: of each surface a word for every 32 particles, in their order.
constexpr int voted_surfaces = 32;
using Votes = uint32[voted_surfaces][tile_size / 32];

// for_surfaces_of goes through those surfaces of a chunk, from first on, that may be near the tile, as for_surfaces does.
template <class Visit>
INLINE void for_surfaces_of(const Tile& t, int first, Visit visit) {
  __shared__ int chosen[tile_size];
  __shared__ SweptSphere spheres[tile_size];
  __shared__ Votes votes;
  int word = thread_index() / 32 % (tile_size / 32 / t.shares), lane = thread_index() & 31;
  double reach = t.radius + 0.5 * parameters.control->skin + parameters.slack + parameters.reach;
  int s = first + thread_index(), total;
  bool yes = s < parameters.surface_count && may_touch(t.all, s);
  int rank = rank_in_tile(yes, total);
  if (yes) {
    chosen[rank] = s;
    spheres[rank] = swept_sphere_of(s);
  }
  synchronize();
  for (int from = 0; from < total; from += voted_surfaces) {
    int count = smaller(voted_surfaces, total - from);
    uint32 likely = warp_ballot(lane < count && may_touch(t.warp, chosen[from + lane]));
    for (int k = t.share; k < count; k += t.shares) {
      uint32 ballot = 0;
      if (likely >> k & 1) {
        const SweptSphere& sphere = spheres[from + k];
        bool near = sphere.radius >= 0 ? near_swept_sphere(sphere, t.x, reach) : near_surface(chosen[from + k], t.x, reach);
        ballot = warp_ballot(t.live && near);
      }
      if (lane == 0) votes[k][word] = ballot;
    }
    synchronize();
    uint32 mine = 0;
    for (int k = 0; k < count; k++) mine |= (votes[k][word] >> lane & 1) << k;
    visit(chosen + from, count, votes, mine);
    synchronize();
  }
}

// for_surfaces goes through the surfaces that may be near the tile, so many at a time: visit(surfaces, number of them, votes, a bit of the vote of this
// thread's particle for each) in all threads of the block.
template <class Visit>
INLINE void for_surfaces(const Tile& t, Visit visit) {
  __shared__ int reached[tile_size];
  int chunks = (parameters.surface_count + tile_size - 1) / tile_size;
  for (int first = 0; first < chunks; first += tile_size) {  // a chunk a thread: one after the other would cost a read of memory each
    int chunk = first + thread_index(), total;
    bool yes = chunk < chunks && tile_reaches(t, chunk);
    int rank = rank_in_tile(yes, total);
    if (yes) reached[rank] = chunk;
    synchronize();
    for (int k = 0; k < total; k++) for_surfaces_of(t, reached[k] * tile_size, visit);
    synchronize();
  }
}

// count_pairs counts the pairs of each surface in a tile of so many particles, and those of each particle. One block a tile.
KERNEL_OF(tile_size) count_pairs(int64 particles) {
  if (!building()) return;
  Tile t = load_tile(particles);
  int mine = 0;
  for_surfaces(
      t,
      [&](const int* surfaces, int count, const Votes& votes, uint32 own) {
        mine += count_bits(own);
        if (thread_index() >= count) return;
        int total = 0;
        for (int w = 0; w < tile_size / 32 / t.shares; w++) total += count_bits(votes[thread_index()][w]);
        parameters.tile_pairs[surfaces[thread_index()] * parameters.tiles + block_index()] = total;
      });
  if (t.live && t.share == 0) parameters.row_length[t.particle] = mine << 16;
}

// place_pairs works out where each surface's pairs and slots begin. One block.
KERNEL_OF(scan_threads) place_pairs() {
  if (!building()) return;
  Control* c = parameters.control;
  int side = c->side ^ 1, slots = 0, surfaces = parameters.surface_count;
  for (int from = 0; from <= surfaces; from += scan_threads) {
    int s = from + thread_index(), first = 0, slot = 0;
    if (s <= surfaces) first = parameters.tile_pairs[s * parameters.tiles];
    if (s < surfaces) slot = (parameters.tile_pairs[(s + 1) * parameters.tiles] - first) * parameters.surfaces[s].slots;
    int total = block_scan(slot);
    if (s <= surfaces) {
      parameters.pair_first[side][s] = first;
      parameters.slot_first[side][s] = slots + slot;
      if (s == parameters.wall_count) c->walls = first;
    }
    slots += total;
    if (s != surfaces) continue;
    c->pairs = first;
    c->slots = slots;
    if (first > parameters.pair_capacity || slots > parameters.slot_capacity) fail(fail_pairs);
  }
}

// list_pairs writes the pairs and enters them into the particles' rows. One block a tile.
KERNEL_OF(tile_size) list_pairs(int64 particles) {
  if (!building()) return;
  Tile t = load_tile(particles);
  int i = t.particle, side = parameters.control->side ^ 1, at = 0, start = 0;
  if (t.live) {
    at = parameters.row_length[i] & 0xffff;
    start = parameters.slice_start[i / slice_rows];
  }
  for_surfaces(
      t,
      [&](const int* surfaces, int count, const Votes& votes, uint32 own) {
        int lane = thread_index() & 31, word = thread_index() / 32 % (tile_size / 32 / t.shares);
        int first = lane < count ? parameters.tile_pairs[surfaces[lane] * parameters.tiles + block_index()] : 0;
        for (int k = t.share; k < count; k += t.shares) {
          if (!votes[k][word]) continue;
          int pair = shuffle_from(first, k) + count_bits(votes[k][word] & ((1u << lane) - 1));
          for (int w = 0; w < word; w++) pair += count_bits(votes[k][w]);
          if (!(own >> k & 1)) continue;
          parameters.pair_particle[side][pair] = i;
          parameters.pair_surface[side][pair] = surfaces[k];
          parameters.entry[row_at(start, i, at + count_bits(own & ((1u << k) - 1)))] = pair;
        }
        at += count_bits(own);
      });
}

// pair_with is the number of the pair of a surface and a particle, or -1.
INLINE int pair_with(int side, int s, int particle) {
  int low = parameters.pair_first[side][s], end = parameters.pair_first[side][s + 1], high = end;
  while (low < high) {
    int middle = (low + high) / 2;
    if (parameters.pair_particle[side][middle] < particle) low = middle + 1;
    else high = middle;
  }
  return low < end && parameters.pair_particle[side][low] == particle ? low : -1;
}

INLINE void copy_all(const void* from, void* to, int64 bytes) {
  int stride = block_count() * block_size();
  for (int64 w = global_index(); 8 * w < bytes; w += stride) static_cast<int64*>(to)[w] = static_cast<const int64*>(from)[w];
}

// carry copies a reaction in pieces, each read before it is written: the compiler would copy it byte by byte.
INLINE void carry(const Reaction& from, Reaction& to) {
  constexpr int piece = 13, words = sizeof(Reaction) / sizeof(int64);
  static_assert(words % piece == 0, "pieces make up a reaction");
#pragma nounroll
  for (int first = 0; first < words; first += piece) {
    int64 word[piece];
#pragma unroll
    for (int k = 0; k < piece; k++) word[k] = reinterpret_cast<const int64*>(&from)[first + k];
#pragma unroll
    for (int k = 0; k < piece; k++) reinterpret_cast<int64*>(&to)[first + k] = word[k];
  }
}

// restore_pairs gives pairs that were there before their contacts back, and notes where the surfaces are.
KERNEL_OF(surface_threads) restore_pairs() {
  if (!building()) return;
  const Control* control = parameters.control;
  int old = control->side, side = old ^ 1, stride = block_count() * block_size();
  for (int pair = global_index(); pair < control->pairs; pair += stride) {
    int s = parameters.pair_surface[side][pair], slots = parameters.surfaces[s].slots, slot = slot_of(side, pair, s, slots);
    int before = pair_with(old, s, parameters.order[parameters.pair_particle[side][pair]]), was = before < 0 ? 0 : slot_of(old, before, s, slots);
    bool coupled = s >= parameters.wall_count;
    if (coupled) parameters.carried_forces[pair] = before < 0 ? SurfaceForce{} : parameters.surface_forces[before];
    for (int m = 0; m < slots; m++) {
      int feature = before < 0 ? -1 : parameters.feature[old][was + m];
      parameters.feature[side][slot + m] = feature;
      if (feature < 0) continue;
      store_history(in_blocks(parameters.slot_history[side], slot + m), load_history(in_blocks(parameters.slot_history[old], was + m)));
      if (SPECIAL(POLYHEDRA)) {
        parameters.slot_key[side][slot + m] = parameters.slot_key[old][was + m];
        parameters.slot_drag[side][slot + m] = parameters.slot_drag[old][was + m];
        if (parameters.slot_arm[side]) parameters.slot_arm[side][slot + m] = parameters.slot_arm[old][was + m];
      }
      if (coupled) carry(parameters.reactions[was + m], parameters.carried_reactions[slot + m]);
    }
  }
  copy_all(parameters.poses, parameters.reference_poses, sizeof(Pose) * parameters.surface_count);
  copy_all(parameters.ends, parameters.reference_ends, 2 * sizeof(End) * parameters.surface_count);
}

// carry_forces gives pairs with coupled surfaces what they did before: where a build comes after the contacts of a step, the next step still has to add it up.
KERNEL_OF(surface_threads) carry_forces() {
  if (!building()) return;
  const Control* control = parameters.control;
  int side = control->side ^ 1, first = global_index(), stride = block_count() * block_size();
  for (int pair = control->walls + first; pair < control->pairs; pair += stride) parameters.surface_forces[pair] = parameters.carried_forces[pair];
  for (int slot = parameters.slot_first[side][parameters.wall_count] + first; slot < control->slots; slot += stride)
    if (parameters.feature[side][slot] >= 0) carry(parameters.carried_reactions[slot], parameters.reactions[slot]);
}

// swap_pairs makes the new pairs the current ones. One thread.
KERNEL swap_pairs() {
  if (building() && global_index() == 0) parameters.control->side ^= 1;
}
