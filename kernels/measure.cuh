// What particles and contacts in a region add up to; dem/measure/measure.go says the same of a state and its contacts.
#pragma once
#include "clumps_motion.cuh"

// So many blocks that measure particles within regions, and those at their borders, are to fit on a multiprocessor.
constexpr int inner_blocks = PRECISION == 0 ? 4 : PRECISION == 1 ? 3 : 2;
constexpr int border_blocks = PRECISION == 0 ? 3 : 2;

// in_region is a place in the world as the region sees it.
INLINE Vec<double> in_region(const Region& g, Vec<double> x) { return rotate_back(g.turn, x - g.position) - g.middle; }

// past is how far a coordinate lies beyond either end of an interval about 0.
INLINE double past(double x, double half) { return larger(-half - x, 0.0) - larger(x - half, 0.0); }

// beyond_region is by how much a place lies beyond what is as deep in a region as a margin; zero within.
INLINE Vec<double> beyond_region(const Region& g, Vec<double> y, double margin) {
  if (g.form == box_region) return {past(y.x, g.half.x - margin), past(y.y, g.half.y - margin), past(y.z, g.half.z - margin)};
  if (g.form == ball_region) return {larger(norm(y) - (g.radius - margin), 0.0), 0, 0};
  double z = dot(y, g.axis);
  return {past(z, g.half_length - margin), larger(norm(y - z * g.axis) - (g.radius - margin), 0.0), 0};
}

INLINE bool within_region(const Region& g, Vec<double> y) { return norm2(beyond_region(g, y, 0)) == 0; }

// holds tells whether a ball at y lies wholly in a region.
INLINE bool holds(const Region& g, Vec<double> y, double radius) { return 2 * radius <= g.narrowest && norm2(beyond_region(g, y, radius)) == 0; }

// Span is a part of a line, from one multiple of its direction to another.
struct Span {
  double from, to;
};

// clip_between leaves of a span what lies between two bounds; what runs along them is in on the lower and out on the upper.
INLINE void clip_between(Span& t, double a, double d, double low, double high) {
  double first = 0, last = 0, b = a + d;
  if (a >= low && a < high && b >= low && b <= high && (d != 0 || b < high)) return;
  if (d != 0) {
    first = ((d > 0 ? low : high) - a) / d;
    last = ((d > 0 ? high : low) - a) / d;
  }
  t.from = larger(t.from, first);
  t.to = smaller(t.to, last);
}

// clip_round leaves of a span what lies within a radius.
INLINE void clip_round(Span& t, Vec<double> a, Vec<double> d, double radius) {
  double dd = norm2(d), ad = dot(a, d), inside = norm2(a) - radius * radius, root = ad * ad - dd * inside;
  if (dd == 0 && inside <= 0) return;
  if (dd == 0 || root <= 0) {
    t.to = t.from;
    return;
  }
  root = square_root(root);
  t.from = larger(t.from, (-ad - root) / dd);
  t.to = smaller(t.to, (-ad + root) / dd);
}

// part_in_region is the part of the way d from a that lies in a region.
INLINE double part_in_region(const Region& g, Vec<double> a, Vec<double> d) {
  Span t = {0, 1};
  if (g.form == box_region) {
    clip_between(t, a.x, d.x, -g.half.x, g.half.x);
    clip_between(t, a.y, d.y, -g.half.y, g.half.y);
    clip_between(t, a.z, d.z, -g.half.z, g.half.z);
  } else if (g.form == ball_region) {
    clip_round(t, a, d, g.radius);
  } else {
    double z = dot(a, g.axis), along = dot(d, g.axis);
    clip_between(t, z, along, -g.half_length, g.half_length);
    clip_round(t, a - z * g.axis, d - along * g.axis, g.radius);
  }
  return larger(t.to - t.from, 0.0);
}

// for_images calls see with each shift by which what lies between two corners, or an image of it, comes near a region or a grid.
template <class Space, class See>
INLINE void for_images(const Space& g, Vec<double> low, Vec<double> high, See see) {
  Vec<double> period = parameters.period;
  int x = SPECIAL(PERIODIC) & 1, y = SPECIAL(PERIODIC) >> 1 & 1, z = SPECIAL(PERIODIC) >> 2 & 1;
  for (int i = -x; i <= x; i++)
    for (int j = -y; j <= y; j++)
      for (int k = -z; k <= z; k++) {
        Vec<double> by = {i ? i * period.x : 0, j ? j * period.y : 0, k ? k * period.z : 0}, a = low + by, b = high + by;
        if (b.x < g.lowest.x || b.y < g.lowest.y || b.z < g.lowest.z || a.x > g.most.x || a.y > g.most.y || a.z > g.most.z) continue;
        see(by);
      }
}

template <class T>
INLINE void add_outer(T* to, T f, Vec<T> a, Vec<T> b) {
  T x[3] = {f * a.x, f * a.y, f * a.z}, y[3] = {b.x, b.y, b.z};
#pragma unroll
  for (int i = 0; i < 3; i++)
#pragma unroll
    for (int j = 0; j < 3; j++) to[3 * i + j] += x[i] * y[j];
}

// add_square adds f a (x) a: xx, yy, zz, xy, yz, zx.
template <class T>
INLINE void add_square(T* to, T f, Vec<T> a) {
  to[0] += f * a.x * a.x;
  to[1] += f * a.y * a.y;
  to[2] += f * a.z * a.z;
  to[3] += f * a.x * a.y;
  to[4] += f * a.y * a.z;
  to[5] += f * a.z * a.x;
}

// count_contact adds a contact whose point is in a region.
INLINE void count_contact(double* values, Vec<double> normal, double overlap) {
  values[region_contacts] += 1;
  values[region_overlap] += overlap;
  add_square(values + region_fabric, 1.0, normal);
}

// add_branch adds the stress of a force on a particle whose centre lies a way from where it acts, x from the origin of the fixed-point numbers; and where it is to be counted, the contact.
INLINE void add_branch(const Region& g, double* values, Vec<double> x, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap, bool counted) {
  Vec<double> point = parameters.origin + in_domain(x), end = point + way;
  Vec<double> low = {smaller(point.x, end.x), smaller(point.y, end.y), smaller(point.z, end.z)}, high = {larger(point.x, end.x), larger(point.y, end.y), larger(point.z, end.z)};
  bool inside = false;
  for_images(g, low, high, [&](Vec<double> by) {
    Vec<double> a = in_region(g, point + by), d = in_region(g, end + by) - a;
    inside = inside || within_region(g, a);
    add_outer(values + region_stress, part_in_region(g, a, d), force, way);
  });
  if (counted && inside) count_contact(values, normal, overlap);
}

INLINE double volume_of_ball(double radius) { return 4.1887902047863909846 * radius * radius * radius; }

// ball_below is the volume of the part of a ball of a radius below a plane at a height above its centre.
INLINE double ball_below(double radius, double height) {
  double h = smaller(larger(height, -radius), radius);
  return 1.0471975511965977462 * (radius + h) * (radius + h) * (2 * radius - h);
}

// slab_of is the volume of the part of a ball at a height that lies between two planes as far from the origin.
INLINE double slab_of(double radius, double at, double half) { return ball_below(radius, half - at) - ball_below(radius, -half - at); }

// cut_of is the volume of a ball at y that lies in a region across whose border it is, in closed form: of two balls, or where parallel planes alone cut it; else below 0.
INLINE double cut_of(const Region& g, Vec<double> y, double radius) {
  if (g.form == ball_region) {
    double d = norm(y), sum = g.radius + radius, less = g.radius - radius;
    if (d <= magnitude(less)) return ball_below(smaller(g.radius, radius), smaller(g.radius, radius));
    return 0.26179938779914943654 * (sum - d) * (sum - d) * (d * d + 2 * d * sum - 3 * less * less) / d;
  }
  if (g.form == tube_region) {
    double z = dot(y, g.axis);
    return norm(y - z * g.axis) + radius <= g.radius ? slab_of(radius, z, g.half_length) : -1;
  }
  bool x = g.half.x - magnitude(y.x) < radius, across = g.half.y - magnitude(y.y) < radius, z = g.half.z - magnitude(y.z) < radius;
  if (x + across + z != 1) return -1;
  return x ? slab_of(radius, y.x, g.half.x) : across ? slab_of(radius, y.y, g.half.y) : slab_of(radius, y.z, g.half.z);
}

// add_ball adds what of a ball lies in region k, or lists it where that is for the host to work out.
INLINE void add_ball(const Region& g, double* values, Vec<double> x, double radius, int id, int k, RegionBall* balls, int64 room, int* count) {
  Vec<double> r = {radius, radius, radius};
  for_images(g, x - r, x + r, [&](Vec<double> by) {
    Vec<double> y = in_region(g, x + by);
    if (holds(g, y, radius)) {
      values[region_solid] += volume_of_ball(radius);
    } else if (norm2(beyond_region(g, y, 0)) < radius * radius) {
      double part = cut_of(g, y, radius);
      values[region_solid] += larger(part, 0.0);
      if (part >= 0) return;
      int n = atomic_add(count, 1);
      if (n < room) balls[n] = {y + g.middle, radius, id, k};
    }
  });
}

// count_degrees adds the contacts of a particle whose centre is in a region.
template <class T>
INLINE void count_degrees(T* values, int contacts) {
  values[region_degrees] = T(contacts);
  values[region_held] = contacts >= 2 ? T(contacts) : 0;
  values[region_bearing] = contacts >= 2;
}

// add_inside adds a particle whose centre is in a region, at y in it, with a velocity; its spheres have a volume.
INLINE void add_inside(double* values, Vec<double> y, Vec<double> v, double mass, double radius, double volume) {
  values[region_particles] = 1;
  values[region_mass] = mass;
  values[region_diameter] = 2 * radius;
  values[region_volume] = volume;
  put(values + region_places, mass * y);
  put(values + region_velocities, mass * v);
  add_square(values + region_squares, mass, y);
  add_outer(values + region_cross, mass, v, y);
  add_square(values + region_motion, mass, v);
}

// world_place is where sphere i is in the world, in the domain.
INLINE Vec<double> world_place(int i, int from) { return parameters.origin + in_domain(place_of(parameters.position[from][i], parameters.wraps[i])); }

// to_centre is the way from sphere i, at x from the origin of the fixed-point numbers, to the centre of its particle.
INLINE Vec<double> to_centre(int order, int i, Vec<double> x) {
  if (clump_of(order, i) < 0) return {0, 0, 0};
  Vec<double> c = centre_of(order, i, x), period = parameters.period;
  if (SPECIAL(PERIODIC)) c = {nearest_to(x.x, c.x, period.x, 0), nearest_to(x.y, c.y, period.y, 1), nearest_to(x.z, c.z, period.z, 2)};
  return c - x;
}

// mixed_scalar is the scalar of particle i whose mixing is measured.
INLINE double mixed_scalar(const Region& g, int i) { return observed_scalars()[i * SPECIAL(SCALARS) + g.mixed - 1]; }

// add_mixing adds a particle whose centre is in a region, and a contact with another such one, to what mixing is measured by.
INLINE void add_mixing(double* values, double x) {
  values[region_carried] += x;
  values[region_square] += x * x;
}
INLINE void add_mixing(double* values, double x, double y) {
  values[region_across] += (x - y) * (x - y);
  values[region_pairs] += 1;
}

// SphereAt is where a sphere is: from the origin of the fixed-point numbers, in the world, the way to the centre of its particle, and how far from it what acts on it can be.
struct SphereAt {
  Vec<double> here, x, inwards;
  double far;
};

INLINE SphereAt sphere_at(int order, int i, int from) {
  Position p = parameters.position[from][i];
  SphereAt s;
  s.here = place_of(p, parameters.wraps[i]);
  s.x = parameters.origin + in_domain(s.here);
  s.inwards = to_centre(order, i, s.here);
  s.far = double(radius_of(p)) + parameters.reach + norm(s.inwards);
  return s;
}

// Around is corners of a box in the world.
struct Around {
  Vec<double> low, high;
};

INLINE Around box_around(const SphereAt& s) {
  Vec<double> far = {s.far, s.far, s.far};
  return {s.x - far, s.x + far};
}

// fold_columns adds up columns of numbers over a warp, two of each lane at a time: each step halves the columns that a lane has.
template <int half, class T>
INLINE void fold_columns(T* v) {
  bool high = thread_index() & half;
#pragma unroll
  for (int c = 0; c < half; c++) {
    T first = v[c], second = v[c + half];  // not by their places, which would keep them in memory
    v[c] = (high ? second : first) + shuffle_xor(high ? first : second, half);
  }
  if constexpr (half > 1) fold_columns<half / 2>(v);
}

// warp_columns adds up as many numbers of each thread of a warp as it has lanes, in a fixed order, and returns to each lane its column's sum; where no thread has any, its numbers are not looked at.
template <class T>
INLINE double warp_columns(T* v, bool any) {
  if (warp_ballot(any) == 0) return 0;
  fold_columns<region_columns / 2>(v);
  return double(v[0]);
}

// add_columns adds what warps have of the two lots of columns of a region.
INLINE void add_columns(double particles, double contacts, double* sums) {
  __shared__ double warps[step_threads / 32][region_sums];
  int lane = thread_index() & 31, warp = thread_index() >> 5;
  warps[warp][lane] = particles;
  warps[warp][region_columns + lane] = contacts;
  synchronize();
  double sum = 0;
  if (thread_index() < region_sums) {
    for (int w = 0; w < step_threads / 32; w++) sum += warps[w][thread_index()];
    sums[thread_index()] += sum;
  }
  synchronize();
}

// block_or joins bits of the threads of a block.
INLINE uint32 block_or(uint32 bits) {
  __shared__ int warps[step_threads / 32];
  int all = int(bits);
  for (int d = 1; d < 32; d *= 2) all |= shuffle_xor(all, d);
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = all;
  synchronize();
  all = 0;
  for (int w = 0; w < step_threads / 32; w++) all |= warps[w];
  synchronize();
  return uint32(all);
}

// comes_near tells whether a box, or an image of it, comes near a region.
INLINE bool comes_near(const Region& g, const Around& box) {
  bool met = false;
  for_images(g, box.low, box.high, [&](Vec<double>) { met = true; });
  return met;
}

// near_regions has a bit for each region that a box, or an image of it, comes near.
INLINE uint32 near_regions(const Region* regions, int64 count, const Around& box) {
  uint32 near = 0;
  for (int k = 0; k < count; k++) near |= uint32(comes_near(regions[k], box)) << k;
  return near;
}

// box_of_warp is a box around those of a warp's live threads, roughly: no smaller.
INLINE Around box_of_warp(bool live, const Around& own) {
  constexpr float far = 3e38f, rounding = 2e-7f;
  float ends[6] = {-far, -far, -far, -far, -far, -far};  // of the box, those below with the other sign
  if (live) {
    double exact[6] = {-own.low.x, -own.low.y, -own.low.z, own.high.x, own.high.y, own.high.z};
    for (int k = 0; k < 6; k++) ends[k] = float(exact[k]);
  }
#pragma unroll
  for (int k = 0; k < 6; k++) {
    for (int d = 1; d < 32; d *= 2) ends[k] = larger(ends[k], shuffle_xor(ends[k], d));
    ends[k] += rounding * magnitude(ends[k]);
  }
  return {{-double(ends[0]), -double(ends[1]), -double(ends[2])}, {double(ends[3]), double(ends[4]), double(ends[5])}};
}

// Met has a bit for each region that a thread's sphere comes near, that holds all that it reaches, and that does so for any sphere of the warp.
struct Met {
  uint32 near, holding, warp_holding;
};

// meet_regions finds these, and writes for each region which spheres of the warp reach across its border, or have a scalar whose mixing is measured.
INLINE Met meet_regions(const Region* regions, int64 count, bool live, const SphereAt& at, int* marks) {
  int lane = thread_index() & 31;
  Around own = {{0, 0, 0}, {0, 0, 0}};
  if (live) own = box_around(at);
  Around all = box_of_warp(live, own);
  Met m = {0, 0, 0};
  uint32 across = 0;
  for (uint32 left = warp_ballot(lane < count && comes_near(regions[lane], all)); left; left &= left - 1) {
    int k = __builtin_ctz(left);
    const Region& g = regions[k];
    bool near = live && comes_near(g, own), held = near && g.mixed == 0 && holds(g, in_region(g, at.x), at.far);
    m.near |= uint32(near) << k;
    m.holding |= uint32(held) << k;
    m.warp_holding |= uint32(warp_ballot(held) != 0) << k;
    uint32 crossing = warp_ballot(near && !held);
    if (lane == k) across = crossing;
  }
  if (lane < count) marks[lane] = int(across);
  return m;
}

// for_regions goes through items, one a thread, as long as next(item, regions that it adds to) has any for the block, and writes a row of what they have in each region. For every region that something of a block adds to, all threads
// call work(item, whether it adds to it, region, its number, sums): whole blocks are spared the regions that they are far from.
template <class Next, class Work>
INLINE void for_regions(const Region* regions, int64 count, double* block_sums, Next next, Work work) {
  __shared__ double sums[most_regions * region_sums];
  for (int c = thread_index(); c < count * region_sums; c += step_threads) sums[c] = 0;
  int item = 0;
  for (uint32 adds = 0; next(item, adds);) {
    for (uint32 left = block_or(adds); left; left &= left - 1) {
      int k = __builtin_ctz(left);
      work(item, (adds >> k & 1) != 0, regions[k], k, sums + k * region_sums);
    }
  }
  synchronize();
  for (int c = thread_index(); c < count * region_sums; c += step_threads) block_sums[block_index() * count * region_sums + c] = sums[c];
}

// Tiles are items that a block goes through, one a thread at a time.
struct Tiles {
  int64 next, end;
};

INLINE Tiles tiles_of(int block, int64 tiles) { return {block * tiles, (block + 1) * tiles}; }

INLINE bool take(Tiles& t, int& item) {
  if (t.next == t.end) return false;
  item = int(t.next++ * step_threads) + thread_index();
  return true;
}

// for_items goes through so many tiles of items; bounds(item, box) finds a box around what the item can add to, if there is any.
template <class Bounds, class Work>
INLINE void for_items(const Region* regions, int64 count, int64 tiles, double* block_sums, Bounds bounds, Work work) {
  Tiles t = tiles_of(block_index(), tiles);
  for_regions(
      regions, count, block_sums,
      [&](int& item, uint32& near) {
        if (!take(t, item)) return false;
        Around box;
        near = bounds(item, box) ? near_regions(regions, count, box) : 0;
        return true;
      },
      work);
}

// Marked goes through the items that are marked for a region: a block through every so many words of marks, since those at a border lie close together. Marks are words of a bit each, so many apart; waiting are items that are listed.
struct Marked {
  const int* marks;
  int apart, next, every, words, waiting;
};

// list_marked lists the items of the next words, one a thread.
INLINE void list_marked(Marked& m, int* list) {
  __shared__ int warps[step_threads / 32];
  int lane = thread_index() & 31, warp = thread_index() >> 5, w = m.next + thread_index() * m.every;
  uint32 word = w < m.words ? uint32(m.marks[int64(w) * m.apart]) : 0;
  int many = count_bits(word), sum = many;
  for (int d = 1; d < 32; d *= 2) {
    int below = shuffle_up(sum, d);
    if (lane >= d) sum += below;
  }
  if (lane == 31) warps[warp] = sum;
  synchronize();
  int at = m.waiting + sum - many;
  for (int v = 0; v < step_threads / 32; v++) {
    at += v < warp ? warps[v] : 0;
    m.waiting += warps[v];
  }
  for (; word; word &= word - 1) list[at++] = 32 * w + __builtin_ctz(word);
  m.next += step_threads * m.every;
  synchronize();
}

// take_marked takes the next items, in a fixed order, until a block is full. A thread without an item has -1.
INLINE bool take_marked(Marked& m, int& item) {
  __shared__ int list[33 * step_threads];
  while (m.waiting < step_threads && m.next < m.words) list_marked(m, list);
  if (m.waiting == 0) return false;
  int taken = smaller(m.waiting, step_threads);
  m.waiting -= taken;
  item = thread_index() < taken ? list[m.waiting + thread_index()] : -1;
  synchronize();
  return true;
}

// contacts_with_surfaces is how many a sphere has.
INLINE int contacts_with_surfaces(int i, const Row& row) {
  int contacts = 0;
  for (int s = row.particles; s < row.all; s++) contacts += parameters.surface_forces[parameters.entry[row_at(row.start, i, s)]].contacts;
  return contacts;
}

// for_pair_branches calls see(point of contact from the origin of the fixed-point numbers, way from there to the centre of the particle, normal, force on it, overlap, place of the partner) for the contacts of sphere i with other particles, and returns
// the number of all of its contacts; what they do to it is added to t. The sphere is at here, and the way from there to the centre of its particle is inwards.
template <class See>
INLINE int for_pair_branches(int i, int from, const Row& row, const Particle& p, Vec<double> here, Vec<double> inwards, Totals& t, See see) {
  int contacts = 0;
  neighbour_forces<false, true>(i, row, 0, 1, from, p, t, [&](const Partner& other, const Contact& c, const Coefficients&, const History&, const Response& r, Real arm) {
    Vec<double> normal = convert<double>(c.normal), way = double(arm) * normal;
    contacts++;
    see(here - way, way + inwards, normal, convert<double>(r.normal * c.normal + r.shear), double(c.overlap), other.number);
  });
  return contacts + contacts_with_surfaces(i, row);
}

// for_wall_branches calls see(point, way, normal, force, overlap) likewise for the contacts of a pair with a wall, and for_coupled_branches for those with a coupled surface, whose features are on a side.
template <class See>
INLINE void for_wall_branches(int pair, See see) {
  const Control* control = parameters.control;
  surface_force<false>(pair, control->side, control->side ^ 1, control->parity, control->order, 0,
                       [&](int, int i, int, Vec<double> x, const Touch& t, const Contact& c, const Coefficients&, const History&, const Response& r, const EndBlend&, bool) {
                         double arm = double(radius_of(parameters.position[control->parity][i])) - 0.5 * double(c.overlap);
                         Vec<double> way = arm * t.normal;
                         see(x - way, way + to_centre(control->order, i, x), t.normal, convert<double>(r.normal * c.normal + r.shear), double(c.overlap));
                       });
}

template <class See>
INLINE void for_coupled_branches(int pair, int64 features, See see) {
  const Control* control = parameters.control;
  int side = control->side, s = parameters.pair_surface[side][pair], slots = parameters.surfaces[s].slots, slot = slot_of(side, pair, s, slots), i = parameters.pair_particle[side][pair];
  Vec<double> x = place_of(parameters.position[control->parity][i], parameters.wraps[i]);
  for (int m = 0; m < slots; m++) {
    if (parameters.feature[features][slot + m] < 0) continue;
    const Record& r = parameters.reactions[slot + m].record;
    see(r.point, x - r.point + to_centre(control->order, i, x), r.normal, r.force, r.overlap);
  }
}

#ifndef PLAIN
// for_bond_branch calls see(second particle, way from there to the first, force on that) for a bond that lasts, and tells whether it does.
template <class See>
INLINE bool for_bond_branch(int b, See see) {
  if (b >= parameters.bond_count || parameters.bond_broken[b]) return false;
  const BondEnds& ends = parameters.bond_ends[b];
  int from = parameters.control->parity, i = parameters.bonded_places[ends.partners[0]], j = parameters.bonded_places[ends.partners[1]];
  Vec<double> d = parameters.quantum * convert<double>(difference(parameters.position[from][i], parameters.position[from][j]));
  Quad<Real> force = parameters.bond_loads[b].force;
  see(place_of(parameters.position[from][j], parameters.wraps[j]), d, Vec<double>{double(force.x), double(force.y), double(force.z)});
  return true;
}
#endif

// moved_velocity is the velocity of sphere i, which is no sphere of a clump, at the time observed.
INLINE Vec<double> moved_velocity(int i, double pending_kick, double radius, Quad<Scalar> v, Quad<Scalar> w) {
  const Control* control = parameters.control;
  const Quad<Scalar>&f = observed_forces()[i], &m = observed_torques()[i];
  kick_particle(v, w, pending_kick, radius, Vec<double>{double(f.x), double(f.y), double(f.z)}, Vec<double>{double(m.x), double(m.y), double(m.z)}, gravity_now());
  if (SPECIAL(BATH)) bathe(control->order, i, control->done, v);
  return {double(v.x), double(v.y), double(v.z)};
}

// Held is what the contacts of a sphere with others add to each region that holds all that the sphere reaches, in the precision of the forces: it has few contacts.
struct Held {
  Real stress[9], fabric[6], overlap;
  int counted, contacts;  // those that are counted here, each in one of its partners, and all
};

INLINE Held held_by(int i, int from, int order, const Row& row, const Particle& p, Vec<double> inwards, Totals& t) {
  const int* number = parameters.number[order];
  Held h = {};
  neighbour_forces<false, true>(i, row, 0, 1, from, p, t, [&](const Partner& other, const Contact& c, const Coefficients&, const History&, const Response& r, Real arm) {
    Vector way = arm * c.normal;
    if (SPECIAL(CLUMPS)) way += convert<Real>(inwards);
    add_outer(h.stress, Real(1), r.normal * c.normal + r.shear, way);
    h.contacts++;
    if (number[other.number] < number[i]) return;
    h.counted++;
    h.overlap += c.overlap;
    add_square(h.fabric, Real(1), c.normal);
  });
  return h;
}

// warp_held adds up what contacts add to a region over a warp; of a particle that is alone in a sphere, all of its contacts as well.
INLINE double warp_held(const Held& h, bool any, bool alone) {
  Real values[region_columns] = {};
  if (any) {
#pragma unroll
    for (int c = 0; c < 9; c++) values[region_stress - region_columns + c] = h.stress[c];
#pragma unroll
    for (int c = 0; c < 6; c++) values[region_fabric - region_columns + c] = h.fabric[c];
    values[region_overlap - region_columns] = h.overlap;
    values[region_contacts - region_columns] = Real(h.counted);
    if (alone) count_degrees(values - region_columns, h.contacts);
  }
  return warp_columns(values, any);
}

// measure_inner adds up what the particles of tiles, and the contacts of their rows, have in regions that hold all that they reach, and marks for each region, in words of 32 items, those that reach across its border: they, and where the mixing of a scalar is measured all, are for measure_border. What belongs to clumps
// as a whole follows in measure_clumps, by the numbers of contacts of their spheres. Forces of walls, and those that bonds have, are worked out already; scalars by observe. No warp waits for another before the end.
KERNEL_IN(step_threads, inner_blocks) measure_inner(const Region* regions, int64 count, int64 tiles, double* block_sums, const double* pending_kick, int* marks, int* contacts_of) {
  __shared__ double sums[step_threads / 32][most_regions * region_sums];
  const Control* control = parameters.control;
  int from = control->parity, order = control->order, lane = thread_index() & 31, i;
  double* own = sums[thread_index() >> 5] + lane;
  for (int c = 0; c < count * region_sums; c += 32) own[c] = 0;
  for (Tiles tile = tiles_of(block_index(), tiles); take(tile, i);) {
    bool live = i < control->particles, alone = false;
    SphereAt at = {};
    if (live) at = sphere_at(order, i, from);
    Met met = meet_regions(regions, count, live, at, marks + i / 32 * count);
    Held held = {};
    Quad<Scalar> v = {}, w;
    Real radius = 0;
    if (SPECIAL(CLUMPS) ? met.near != 0 : met.holding != 0) {
      Particle p = load_particle(i, from, order, v, w);
      Row row = row_of(i);
      Totals t = {};
      held = held_by(i, from, order, row, p, at.inwards, t);
      held.contacts += contacts_with_surfaces(i, row);
      if (SPECIAL(CLUMPS)) contacts_of[i] = held.contacts;
      radius = p.radius;
      alone = clump_of(order, i) < 0;
      if (alone && met.holding) {
        add_other_loads(i, row, from, t);
        end_kick(p, i, *pending_kick, v, w, t);
      }
    }
    for (uint32 left = met.warp_holding; left; left &= left - 1) {
      int k = __builtin_ctz(left);
      const Region& g = regions[k];
      bool holding = (met.holding >> k & 1) != 0;
      own[k * region_sums + region_columns] += warp_held(held, holding, alone);
      double values[region_columns] = {};
      if (holding && alone) add_inside(values, in_region(g, world_place(i, from)), {double(v.x), double(v.y), double(v.z)}, double(v.w), double(radius), volume_of_ball(double(radius)));
      if (holding && g.balls) values[region_solid] = volume_of_ball(double(radius));
      own[k * region_sums] += warp_columns(values, holding);
    }
  }
  synchronize();
  for (int c = thread_index(); c < count * region_sums; c += step_threads) {
    double sum = 0;
    for (int w = 0; w < step_threads / 32; w++) sum += sums[w][c];
    block_sums[block_index() * count * region_sums + c] = sum;
  }
}

// measure_border does so for the particles that are marked, in the regions that do not hold all that they reach: each block for one region, and for every so many words of its marks. Balls across borders that are for the host go to a list, in no order, as far as there is room.
KERNEL_IN(step_threads, border_blocks) measure_border(const Region* regions, int64 count, int64 words, double* block_sums, const double* pending_kick, const int* marks, RegionBall* balls, int64 room, int* found) {
  __shared__ double sums[region_sums];
  if (thread_index() < region_sums) sums[thread_index()] = 0;
  const Control* control = parameters.control;
  int from = control->parity, order = control->order, k = block_index() % int(count), i;
  const int* number = parameters.number[order];
  const Region& g = regions[k];
  Marked marked = {marks + k, int(count), block_index() / int(count), block_count() / int(count), int(words), 0};
  while (take_marked(marked, i)) {
    double values[region_sums] = {};
    Quad<Scalar> v, w;
    Particle p;
    SphereAt at;
    Vec<double> y;
    bool live = i >= 0, inside = false;
    if (live) {
      p = load_particle(i, from, order, v, w);
      at = sphere_at(order, i, from);
      y = in_region(g, at.x);
      inside = clump_of(order, i) < 0 && within_region(g, y);
      bool mixed = SPECIAL(SCALARS) && g.mixed > 0 && inside;
      Row row = row_of(i);
      Totals on = {};
      int all = for_pair_branches(i, from, row, p, at.here, at.inwards, on, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap, int j) {
        bool first = number[j] >= number[i];
        add_branch(g, values, point, way, normal, force, overlap, first);
        if (mixed && first && within_region(g, in_region(g, world_place(j, from)))) add_mixing(values, mixed_scalar(g, i), mixed_scalar(g, j));
      });
      if (mixed) add_mixing(values, mixed_scalar(g, i));
      if (inside) {
        count_degrees(values, all);
        add_other_loads(i, row, from, on);
        end_kick(p, i, *pending_kick, v, w, on);
      }
    }
    double contacts = warp_columns(values + region_columns, live);
    if (live && g.balls) add_ball(g, values, at.x, double(p.radius), parameters.id[order][i], k, balls, room, found);
    if (inside) add_inside(values, y, {double(v.x), double(v.y), double(v.z)}, double(v.w), double(p.radius), volume_of_ball(double(p.radius)));
    add_columns(warp_columns(values, live), contacts, sums);
  }
  if (thread_index() < region_sums) block_sums[block_index() * region_sums + thread_index()] = sums[thread_index()];
}

// moved_clump is a clump as it moves at the time observed, and load what acts on it.
INLINE Clump moved_clump(int c, const ClumpLoad& load, double pending_kick) {
  Clump clump = parameters.clumps[parameters.control->order][c];
  kick_clump(clump, load, pending_kick, gravity_now());
  return clump;
}

// measure_clumps adds up what the clumps of tiles have in regions that their centres are in; their spheres near them have been measured before.
KERNEL_OF(step_threads) measure_clumps(const Region* regions, int64 count, int64 tiles, double* block_sums, const double* pending_kick, const ClumpLoad* loads, const int* contacts_of) {
  const Control* control = parameters.control;
  for_items(
      regions, count, tiles, block_sums,
      [&](int c, Around& box) {
        if (c >= control->clumps) return false;
        Vec<double> x = parameters.origin + in_domain(parameters.clumps[control->order][c].position);
        box = {x, x};
        return true;
      },
      [&](int c, bool near, const Region& g, int, double* sums) {
        double values[region_sums] = {};
        if (near) {
          Vec<double> y = in_region(g, parameters.origin + in_domain(parameters.clumps[control->order][c].position));
          if (within_region(g, y)) {
            Clump clump = moved_clump(c, loads[c], *pending_kick);
            double radius = 0, volume = 0;
            int all = 0;
            for_spheres(clump, c, [&](int i, Vec<double> offset) {
              double own = double(radius_of(parameters.position[control->parity][i]));
              radius = larger(radius, norm(offset) + own);
              volume += volume_of_ball(own);
              all += contacts_of[i];
            });
            count_degrees(values, all);
            add_inside(values, y, clump.velocity, clump.mass, radius, volume);
          }
        }
        double contacts = warp_columns(values + region_columns, near);
        add_columns(warp_columns(values, near), contacts, sums);
      });
}

// add_branches adds up what the contacts of items have in regions, which for_branches(item, see) tells of.
template <class Bounds, class Branches>
INLINE void add_branches(const Region* regions, int64 count, int64 tiles, double* block_sums, Bounds bounds, Branches for_branches) {
  for_items(regions, count, tiles, block_sums, bounds, [&](int item, bool near, const Region& g, int, double* sums) {
    double values[region_sums] = {};
    if (near)
      for_branches(item, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap, bool counted) { add_branch(g, values, point, way, normal, force, overlap, counted); });
    add_columns(0, warp_columns(values + region_columns, near), sums);
  });
}

// around_pair is a box around what a pair with a surface can add to.
INLINE Around around_pair(int pair) {
  const Control* control = parameters.control;
  return box_around(sphere_at(control->order, parameters.pair_particle[control->side][pair], control->parity));
}

// measure_walls adds up what the contacts with walls have in regions, of the pairs of tiles.
KERNEL_OF(step_threads) measure_walls(const Region* regions, int64 count, int64 tiles, double* block_sums) {
  add_branches(
      regions, count, tiles, block_sums,
      [&](int pair, Around& box) {
        if (pair >= parameters.control->walls) return false;
        box = around_pair(pair);
        return true;
      },
      [&](int pair, auto see) {
        for_wall_branches(pair, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap) { see(point, way, normal, force, overlap, true); });
      });
}

// measure_coupled does so for the pairs of tiles with coupled surfaces, whose features are on a side.
KERNEL_OF(step_threads) measure_coupled(const Region* regions, int64 count, int64 tiles, double* block_sums, int64 features) {
  int walls = parameters.control->walls;
  add_branches(
      regions, count, tiles, block_sums,
      [&](int k, Around& box) {
        if (walls + k >= parameters.control->pairs) return false;
        box = around_pair(walls + k);
        return true;
      },
      [&](int k, auto see) {
        for_coupled_branches(walls + k, features, [&](Vec<double> point, Vec<double> way, Vec<double> normal, Vec<double> force, double overlap) { see(point, way, normal, force, overlap, true); });
      });
}

#ifndef PLAIN
// measure_bonds does so for the bonds of tiles, which reach from centre to centre.
KERNEL_OF(step_threads) measure_bonds(const Region* regions, int64 count, int64 tiles, double* block_sums) {
  add_branches(
      regions, count, tiles, block_sums,
      [&](int b, Around& box) {
        return for_bond_branch(b, [&](Vec<double> point, Vec<double> way, Vec<double>) {
          Vec<double> x = parameters.origin + in_domain(point);
          double length = norm(way);
          Vec<double> far = {length, length, length};
          box = {x - far, x + far};
        });
      },
      [&](int b, auto see) {
        for_bond_branch(b, [&](Vec<double> point, Vec<double> way, Vec<double> force) { see(point, way, Vec<double>{0, 0, 0}, force, 0.0, false); });
      });
}
#endif

// measure_followed adds up the places of particles of a block that are followed, by ids in order: those then, from a middle that stands behind them, and those now, from there too.
KERNEL_OF(step_threads) measure_followed(const int* ids, const Vec<double>* places, int64 count, double* block_sums) {
  const Control* control = parameters.control;
  int from = control->parity, order = control->order, i = global_index();
  double values[region_columns] = {};
  bool any = false;
  if (i < control->particles && leads(order, i)) {
    int own = parameters.id[order][i];
    int64 low = 0, high = count;
    while (low < high) {
      int64 middle = (low + high) / 2;
      if (ids[middle] < own) low = middle + 1;
      else high = middle;
    }
    any = low < count && ids[low] == own;
    if (any) {
      Vec<double> then = places[low], now = parameters.origin + in_domain(centre_of(order, i, place_of(parameters.position[from][i], parameters.wraps[i]))) - places[count];
      double mass = double(parameters.velocity[from][i].w);
      values[region_particles] = 1;
      values[region_mass] = mass;
      put(values + region_places, mass * then);
      put(values + region_velocities, mass * now);
      add_square(values + region_squares, mass, then);
      add_outer(values + region_cross, mass, now, then);
    }
  }
  __shared__ double sums[region_sums];
  if (thread_index() < region_sums) sums[thread_index()] = 0;
  add_columns(warp_columns(values, any), 0, sums);
  if (thread_index() < region_columns) block_sums[block_index() * region_columns + thread_index()] = sums[thread_index()];
}

// sum_in_region writes the sums over the particles of a block whose centres are in a region, but for clumps.
KERNEL_OF(step_threads) sum_in_region(const Region* region, double* block_sums, const double* pending_kick) {
  const Control* control = parameters.control;
  int i = global_index();
  double values[range_sums];
  empty_range(values);
  if (i < control->particles && clump_of(control->order, i) < 0) {
    Vec<double> x = world_place(i, control->parity);
    if (within_region(*region, in_region(*region, x))) range_of(i, x, *pending_kick, values);
  }
  write_range(values, block_sums);
}

// sum_clumps writes the sums over the clumps of a block that are selected as by sum_range, and whose centres are in a region if there is one.
KERNEL_OF(step_threads) sum_clumps(const Region* region, int64 first, int64 end, int64 material, double* block_sums, const double* pending_kick, const ClumpLoad* loads) {
  const Control* control = parameters.control;
  int c = global_index();
  double values[range_sums];
  empty_range(values);
  if (c < control->clumps) {
    int lead = parameters.members[c];
    Vec<double> x = parameters.origin + in_domain(parameters.clumps[control->order][c].position);
    if (selected(lead, first, end, material) && (!region || within_region(*region, in_region(*region, x)))) {
      const ClumpLoad& load = loads[c];
      Clump clump = moved_clump(c, load, *pending_kick);
      put_range(values, x, clump.mass, clump.velocity, clump.momentum, translation_energy(clump, clump.velocity) + rotation_energy(clump), load.force, load.torque);
      for_spheres(clump, c, [&](int i, Vec<double>) {
        values[range_highest] = larger(values[range_highest], dot(world_place(i, control->parity), parameters.up) + double(radius_of(parameters.position[control->parity][i])));
      });
    }
  }
  write_range(values, block_sums);
}
