// The gravity of particles on one another by a tree of masses, the same as dem/cpu/attraction_tree.go makes: particles in the order of Hilbert's curve, cells of each four that follow one another, of
// each four of these, and so on. A warp walks it for the particles of a group that lie side by side.
//
// Kernels leave at once where no impulse is due.
#pragma once
#include "afar_layout.cuh"

constexpr int sort_warps = sort_threads / 32, sort_each = sort_length / sort_threads;

CONSTANT(Afar, afar)

INLINE const MassCube& cube() { return *afar.cube; }

// least_of_warp is the smallest value of a warp, and sum_of_warp the sum, in a fixed order.
INLINE double least_of_warp(double v) {
  for (int d = 1; d < 32; d *= 2) v = smaller(v, shuffle_xor(v, d));
  return v;
}

INLINE double sum_of_warp(double v) {
  for (int d = 1; d < 32; d *= 2) v += shuffle_xor(v, d);
  return v;
}

// least_of_block is the smallest value of a block, and sum_of_block the sum, for every thread.
INLINE double least_of_block(double v) {
  __shared__ double warps[afar_threads / 32];
  v = least_of_warp(v);
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = v;
  synchronize();
  for (int w = 0; w < afar_threads / 32; w++) v = smaller(v, warps[w]);
  synchronize();
  return v;
}

INLINE double sum_of_block(double v) {
  __shared__ double warps[afar_threads / 32];
  v = sum_of_warp(v);
  if ((thread_index() & 31) == 0) warps[thread_index() >> 5] = v;
  synchronize();
  double sum = 0;
  for (int w = 0; w < afar_threads / 32; w++) sum += warps[w];
  synchronize();
  return sum;
}

// bound_masses finds the corners around the particles of each block at the beginning of step k of a batch, or, with now, at the time reached, and notes whether an impulse is due then.
KERNEL_OF(afar_threads) bound_masses(int64 k, int64 now) {
  const Control* control = parameters.control;
  int i = global_index(), n = control->particles, from = (control->parity + int(k)) & 1;
  bool due = (now ? control->done : control->base + k) % parameters.attract_every == 0 && n > 0;
  if (i == 0) afar.cube->due = due;
  if (!due) return;
  i = smaller(i, n - 1);
  Vec<double> x = place_of(parameters.position[from][i], parameters.wraps[i]);
  Vec<double> low = {least_of_block(x.x), least_of_block(x.y), least_of_block(x.z)}, high = {-least_of_block(-x.x), -least_of_block(-x.y), -least_of_block(-x.z)};
  if (thread_index()) return;
  afar.bounds[2 * block_index()] = low;
  afar.bounds[2 * block_index() + 1] = high;
}

// join_bounds finds the cube that the curve fills. One block.
KERNEL_OF(afar_threads) join_bounds(int64 count) {
  if (!cube().due) return;
  Vec<double> low = afar.bounds[0], high = afar.bounds[1];
  for (int64 b = thread_index(); b < count; b += afar_threads) {
    Vec<double> l = afar.bounds[2 * b], h = afar.bounds[2 * b + 1];
    low = {smaller(low.x, l.x), smaller(low.y, l.y), smaller(low.z, l.z)};
    high = {larger(high.x, h.x), larger(high.y, h.y), larger(high.z, h.z)};
  }
  low = {least_of_block(low.x), least_of_block(low.y), least_of_block(low.z)};
  high = {-least_of_block(-high.x), -least_of_block(-high.y), -least_of_block(-high.z)};
  if (thread_index()) return;
  double edge = larger(larger(high.x - low.x, high.y - low.y), high.z - low.z);
  afar.cube->low = low;
  afar.cube->cells_per_metre = edge > 0 ? quotient(double((1 << curve_bits) - 1), edge) : 0;
}

// spread_bits puts two zeros before each of the 21 bits of x.
INLINE uint64 spread_bits(uint32 x) {
  uint64 s = x;
  s = (s | s << 32) & 0x001f00000000ffffull;
  s = (s | s << 16) & 0x001f0000ff0000ffull;
  s = (s | s << 8) & 0x100f00f00f00f00full;
  s = (s | s << 4) & 0x10c30c30c30c30c3ull;
  return (s | s << 2) & 0x1249249249249249ull;
}

// turn_below reflects or swaps the lower bits of coordinates at a bit.
INLINE void turn_below(uint32& first, uint32& at, uint32 bit) {
  uint32 below = bit - 1;
  if (at & bit) {
    first ^= below;
  } else {
    uint32 differ = (first ^ at) & below;
    first ^= differ;
    at ^= differ;
  }
}

// hilbert is how far along Hilbert's curve a cell lies; dem/curve.go.
INLINE uint64 hilbert(uint32 x, uint32 y, uint32 z) {
  for (uint32 bit = 1u << (curve_bits - 1); bit > 1; bit >>= 1) {
    if (x & bit) x ^= bit - 1;
    turn_below(x, y, bit);
    turn_below(x, z, bit);
  }
  y ^= x;
  z ^= y;
  uint32 flip = 0;
  for (uint32 bit = 1u << (curve_bits - 1); bit > 1; bit >>= 1)
    if (z & bit) flip ^= bit - 1;
  return spread_bits(x ^ flip) << 2 | spread_bits(y ^ flip) << 1 | spread_bits(z ^ flip);
}

INLINE uint32 along_curve(double x, double low) { return uint32(smaller(larger((x - low) * cube().cells_per_metre, 0.0), double((1 << curve_bits) - 1))); }

// order_masses writes where along the curve each particle is.
KERNEL_OF(afar_threads) order_masses(int64 k) {
  const Control* control = parameters.control;
  int i = global_index(), from = (control->parity + int(k)) & 1;
  if (!cube().due || i >= control->particles) return;
  Vec<double> x = place_of(parameters.position[from][i], parameters.wraps[i]), low = cube().low;
  afar.key[0][i] = int64(hilbert(along_curve(x.x, low.x), along_curve(x.y, low.y), along_curve(x.z, low.z)));
  afar.number[0][i] = i;
}

// Digits are those that the threads of a block sort by, and how many equal ones of its warp each has before it.
struct Digits {
  int digit[sort_each], before[sort_each];
};

// rank_digits counts the digits of each warp's keys. A thread's keys lie 32 apart, those of a warp side by side.
INLINE Digits rank_digits(const int64* keys, int first, int n, int shift, int (*count)[sort_digits]) {
  int lane = thread_index() & 31, warp = thread_index() >> 5;
  for (int w = 0; w < sort_warps; w++) count[w][thread_index()] = 0;
  synchronize();
  Digits d;
#pragma unroll
  for (int r = 0; r < sort_each; r++) {
    int i = first + r * 32;
    d.digit[r] = i < n ? int(keys[i] >> shift) & (sort_digits - 1) : 0;
    uint32 equal = warp_ballot(i < n);
    for (int bit = 0; bit < 8; bit++) {
      bool set = d.digit[r] >> bit & 1;
      uint32 with = warp_ballot(set);
      equal &= set ? with : ~with;
    }
    d.before[r] = count[warp][d.digit[r]] + count_bits(equal & ((1u << lane) - 1));
    warp_synchronize();
    if (i < n && !(equal & ((1u << lane) - 1))) count[warp][d.digit[r]] += count_bits(equal);
    warp_synchronize();
  }
  synchronize();
  return d;
}

INLINE int first_key() { return block_index() * sort_length + (thread_index() >> 5) * 32 * sort_each + (thread_index() & 31); }

// count_digits counts each digit of the keys of each block.
KERNEL_OF(sort_threads) count_digits(int64 shift, int64 side) {
  __shared__ int count[sort_warps][sort_digits];
  if (!cube().due) return;
  rank_digits(afar.key[side], first_key(), parameters.control->particles, int(shift), count);
  int sum = 0, digit = thread_index();
  for (int w = 0; w < sort_warps; w++) sum += count[w][digit];
  afar.digit_counts[digit * block_count() + block_index()] = sum;
}

// place_digits puts keys and numbers in the order of a digit on the other side.
KERNEL_OF(sort_threads) place_digits(int64 shift, int64 side) {
  __shared__ int count[sort_warps][sort_digits];
  if (!cube().due) return;
  const int64* keys = afar.key[side];
  int first = first_key(), n = parameters.control->particles, warp = thread_index() >> 5;
  Digits d = rank_digits(keys, first, n, int(shift), count);
  int sum = afar.digit_counts[thread_index() * block_count() + block_index()];
  for (int w = 0; w < sort_warps; w++) {
    int here = count[w][thread_index()];
    count[w][thread_index()] = sum;
    sum += here;
  }
  synchronize();
#pragma unroll
  for (int r = 0; r < sort_each; r++) {
    int i = first + r * 32;
    if (i >= n) continue;
    int to = count[warp][d.digit[r]] + d.before[r];
    afar.key[side ^ 1][to] = keys[i];
    afar.number[side ^ 1][to] = afar.number[side][i];
  }
}

// gather_masses puts places and masses of particles in their order along the curve.
KERNEL_OF(afar_threads) gather_masses(int64 k) {
  const Control* control = parameters.control;
  int i = global_index(), from = (control->parity + int(k)) & 1;
  if (!cube().due || i >= control->particles) return;
  int p = afar.number[0][i];
  Vec<double> x = place_of(parameters.position[from][p], parameters.wraps[p]);
  afar.masses[i] = {x.x, x.y, x.z, double(parameters.velocity[from][p].w)};
}

INLINE int cells_of(int n) { return (n + attraction_parts - 1) / attraction_parts; }

// fill_masses works out the cells of a level from what they consist of: particles, or cells of the level below.
KERNEL_OF(afar_threads) fill_masses(int64 level) {
  if (!cube().due) return;
  int below = parameters.control->particles, cell = global_index();
  for (int64 l = 0; l < level; l++) below = cells_of(below);
  if (cell >= cells_of(below)) return;
  Vec<double> sum = {0, 0, 0}, low = {0, 0, 0}, high = {0, 0, 0};
  double mass = 0;
  int first = cell * attraction_parts, from = level ? afar.level[level - 1] : 0;
  for (int i = first; i < smaller(first + attraction_parts, below); i++) {
    Quad<double> m = level ? afar.cells[from + i] : afar.masses[i];
    Vec<double> l = {m.x, m.y, m.z}, h = l;
    if (level) {
      l = afar.corners[2 * (from + i)];
      h = afar.corners[2 * (from + i) + 1];
    }
    low = i == first ? l : Vec<double>{smaller(low.x, l.x), smaller(low.y, l.y), smaller(low.z, l.z)};
    high = i == first ? h : Vec<double>{larger(high.x, h.x), larger(high.y, h.y), larger(high.z, h.z)};
    mass += m.w;
    sum += m.w * Vec<double>{m.x, m.y, m.z};
  }
  Vec<double> centre = (1 / mass) * sum;
  double reach = quotient(larger(larger(high.x - low.x, high.y - low.y), high.z - low.z), afar.opening) + square_root(norm2(centre - 0.5 * (low + high)));
  int to = afar.level[level] + cell;
  afar.cells[to] = {centre.x, centre.y, centre.z, mass};
  afar.openings[to] = reach * reach;
  afar.corners[2 * to] = low;
  afar.corners[2 * to + 1] = high;
}

// beyond is how far a coordinate is out of a range.
INLINE double beyond(double x, double low, double high) { return larger(larger(low - x, x - high), 0.0); }

// walk_masses calls see(mass) for all that particles between two corners feel: cells that are far enough away from all of them as one, and particles of the others.
template <class See>
INLINE void walk_masses(int n, Vec<double> low, Vec<double> high, See see) {
  int count[max_mass_levels], top = int(afar.levels) - 1, level = top, c = 0;
  for (int l = 0, below = n; l <= top; l++) count[l] = below = cells_of(below);
  for (;;) {
    int at = afar.level[level] + c;
    Quad<double> m = afar.cells[at];
    Vec<double> out = {beyond(m.x, low.x, high.x), beyond(m.y, low.y, high.y), beyond(m.z, low.z, high.z)};
    if (norm2(out) > afar.openings[at]) {
      see(m);
    } else if (level > 0) {
      level--;
      c *= attraction_parts;
      continue;
    } else {
      for (int i = c * attraction_parts; i < smaller((c + 1) * attraction_parts, n); i++) see(afar.masses[i]);
    }
    for (c++; level < top && (c % attraction_parts == 0 || c == count[level]); level++) c = cells_of(c);
    if (level == top) return;
  }
}

// attract_groups works out the acceleration of each particle, a group by each warp, and what the forces on a group come to.
KERNEL_OF(afar_threads) attract_groups() {
  int i = global_index(), n = parameters.control->particles, group = i / 32;
  if (!cube().due || group * 32 >= n) return;
  Quad<double> own = afar.masses[smaller(i, n - 1)];
  Vec<double> low = {least_of_warp(own.x), least_of_warp(own.y), least_of_warp(own.z)};
  Vec<double> high = {-least_of_warp(-own.x), -least_of_warp(-own.y), -least_of_warp(-own.z)};
  Vec<double> sum = {0, 0, 0};
  Vector part = {0, 0, 0};
  int seen = 0;
  walk_masses(n, low, high, [&](Quad<double> m) INLINED {
    Vector d = {Real(m.x - own.x), Real(m.y - own.y), Real(m.z - own.z)};
    Real d2 = norm2(d), inverse = d2 > Real(0) ? inverse_root(d2) : Real(0);
    part += (Real(m.w) * inverse * inverse * inverse) * d;
    if ((++seen & 63) == 0) {  // few at a time: sums of many would lose digits in single precision
      sum += convert<double>(part);
      part = {0, 0, 0};
    }
  });
  sum = parameters.attract_constant * (sum + convert<double>(part));
  double mass = i < n ? own.w : 0;
  if (i < n) parameters.attraction[afar.number[0][i]] = sum;
  Quad<double> share = {sum_of_warp(mass * sum.x), sum_of_warp(mass * sum.y), sum_of_warp(mass * sum.z), sum_of_warp(mass)};
  if ((thread_index() & 31) == 0) afar.shares[group] = share;
}

// mean_attraction works out the mean acceleration by mass of all particles. One block.
KERNEL_OF(afar_threads) mean_attraction() {
  if (!cube().due) return;
  Quad<double> sum = {0, 0, 0, 0};
  int groups = (parameters.control->particles + 31) / 32;
  for (int g = thread_index(); g < groups; g += afar_threads) {
    Quad<double> s = afar.shares[g];
    sum = {sum.x + s.x, sum.y + s.y, sum.z + s.z, sum.w + s.w};
  }
  sum = {sum_of_block(sum.x), sum_of_block(sum.y), sum_of_block(sum.z), sum_of_block(sum.w)};
  if (thread_index() == 0) afar.cube->mean = (1 / sum.w) * Vec<double>{sum.x, sum.y, sum.z};
}

// still_masses takes the mean acceleration off each: groups act on others, but these not on them to the last bit, and no gravity moves what all have in common.
KERNEL_OF(afar_threads) still_masses() {
  int i = global_index();
  if (cube().due && i < parameters.control->particles) parameters.attraction[i] = parameters.attraction[i] - cube().mean;
}
