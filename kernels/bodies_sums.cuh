// Barriers and sums over all blocks of a launch, of a fixed shape: results do not depend on how many blocks there are.
#pragma once
#include "bodies_layout.cuh"

CONSTANT(Parameters, parameters)

// What the bodies are and what acts on them.
DECLARE_SPECIAL(BODY_LANES)  // log2 of the threads that work out a body together
DECLARE_SPECIAL(TURNING)     // some turn
DECLARE_SPECIAL(LEVERS)      // springs are attached beside centres of mass
DECLARE_SPECIAL(STATEFUL)    // springs yield, break or have brakes
DECLARE_SPECIAL(RELAXING)    // springs are viscoelastic
DECLARE_SPECIAL(CURVES)      // springs have curves beside their stiffness
DECLARE_SPECIAL(GIVEN)       // forces are given
DECLARE_SPECIAL(SUBCYCLED)   // the particles make several steps in one of the bodies
DECLARE_SPECIAL(CLUSTERED)   // the blocks of a launch are one cluster
DECLARE_SPECIAL(HELD)        // each group of bodies has a warp to itself, whose threads keep their part of the tangent during a solution: numbers of all twists that each follows; else 0
DECLARE_SPECIAL(ALONE)       // no particles take part, and a step follows another at once

// grid_barrier waits for all threads of the launch, whose blocks must run at the same time. What was written before it can be read after it.
INLINE void grid_barrier() {
  if (SPECIAL(CLUSTERED)) {
    cluster_barrier();
    return;
  }
  synchronize();
  int blocks = block_count();
  if (blocks == 1) return;
  if (thread_index() == 0) {
    int* barrier = parameters.barrier;
    fence();
    uint32 ticket = uint32(atomic_add(barrier, 1)), goal = (ticket / blocks + 1) * blocks;
    while (int(uint32(current(barrier)) - goal) < 0) {
    }
    fence();
  }
  synchronize();
}

INLINE int lane() { return thread_index() & 31; }

// warps and warp number those of the launch; neighbours are in different blocks, so that few groups have more of the device.
INLINE int warps() { return block_count() * (body_threads / 32); }
INLINE int warp() { return thread_index() / 32 * block_count() + block_index(); }

// body_groups is the number of groups of 32 threads that work out bodies, some threads each.
INLINE int body_groups() { return ((parameters.bodies << SPECIAL(BODY_LANES)) + 31) / 32; }

// each_body calls visit(i, part, group) by the threads of each body i, and by some more with bodies that are not there, whole warps at a time. Part is the
// number of a thread among those of the body.
template <class Visit>
INLINE void each_body(Visit visit) {
  int bits = SPECIAL(BODY_LANES);
#pragma nounroll
  for (int group = warp(); group < body_groups(); group += warps())
    visit((32 * group + lane()) >> bits, lane() & ((1 << bits) - 1), group);
}

// Over whom a warp adds up: all its threads, or the first of each body, while the others have 0.
enum Over { over_threads, over_bodies };

INLINE double warp_sum(double x, Over over = over_threads) {
  int least = over == over_bodies ? 1 << SPECIAL(BODY_LANES) : 1;
#pragma unroll
  for (int mask = 16; mask; mask >>= 1)
    if (mask >= least) x += shuffle_xor(x, mask);
  return x;
}

INLINE void add_of_lane(Vec<double>& v, int mask) {
  v.x += shuffle_xor(v.x, mask);
  v.y += shuffle_xor(v.y, mask);
  v.z += shuffle_xor(v.z, mask);
}

// body_sums makes vectors their sums over the threads of a body, which all have them. They are summed up beside one another, so that none waits for another.
template <class... Vectors>
INLINE void body_sums(Vectors&... v) {
  for (int mask = 1 << SPECIAL(BODY_LANES) >> 1; mask; mask >>= 1) (add_of_lane(v, mask), ...);
}

// larger_or_none is the larger of two numbers, or what is none.
INLINE double larger_or_none(double x, double other) { return other > x || other != other ? other : x; }

INLINE double warp_largest(double x, Over over = over_threads) {
  int least = over == over_bodies ? 1 << SPECIAL(BODY_LANES) : 1;
#pragma unroll
  for (int mask = 16; mask; mask >>= 1)
    if (mask >= least) x = larger_or_none(x, shuffle_xor(x, mask));
  return x;
}

// put_sum writes what the bodies of a group, or all their threads, make of a sum or of a largest value.
INLINE void put_sum(int which, int group, double x, Over over = over_bodies) {
  x = which < largest_values ? warp_largest(x, over) : warp_sum(x, over);
  if (lane() == 0) parameters.sums[which * parameters.sum_length + group] = x;
}

// Totals are sums of all elements, or largest values.
template <int n>
struct Totals {
  double of[n];
};

constexpr int reads_ahead = 4;  // of sums by a thread, so that none waits for another: few bodies have no more

// read_or_none is a sum of group k, or 0 if there is none, without a branch.
INLINE double read_or_none(const double* from, int k) {
  double x = from[smaller(k, body_groups() - 1)];
  return k < body_groups() ? x : 0;
}

// totals are n totals from which on that were put before the last barrier; all threads of every block have them. Warps share them out: one adds up a part of one.
template <int which, int n>
INLINE Totals<n> totals() {
  constexpr int all_warps = body_threads / 32, parts = n < all_warps ? all_warps / n : 1;
  __shared__ double all[n * parts];
  auto take = [](int j, double total, double x) INLINED { return which + j >= largest_values ? total + x : x > total || x != x ? x : total; };
  for (int u = thread_index() / 32; u < n * parts; u += all_warps) {
    int j = u / parts;
    const double* from = parameters.sums + (which + j) * parameters.sum_length;
    double total = 0;
#pragma nounroll
    for (int k = u % parts * 32 + lane(); k < body_groups(); k += 32 * parts * reads_ahead) {
      double read[reads_ahead];
#pragma unroll
      for (int m = 0; m < reads_ahead; m++) read[m] = read_or_none(from, k + 32 * parts * m);
#pragma unroll
      for (int m = 0; m < reads_ahead; m++) total = take(j, total, read[m]);
    }
    total = which + j >= largest_values ? warp_sum(total) : warp_largest(total);
    if (lane() == 0) all[u] = total;
  }
  synchronize();
  Totals<n> x;
#pragma unroll
  for (int j = 0; j < n; j++) {
    x.of[j] = all[j * parts];
    for (int p = 1; p < parts; p++) x.of[j] = take(j, x.of[j], all[j * parts + p]);
  }
  return x;
}
