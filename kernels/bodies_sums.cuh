// Barriers and sums over all blocks of a launch, of a fixed shape: results do not depend on how many blocks there are.
#pragma once
#include "bodies_layout.cuh"

CONSTANT(Parameters, parameters)

// grid_barrier waits for all threads of the launch, whose blocks must run at the same time. What was written before it can be read after it.
INLINE void grid_barrier() {
  synchronize();
  int blocks = block_count();
  if (blocks == 1) return;
  if (thread_index() == 0) {
    fence();
    uint32 ticket = uint32(atomic_add(parameters.barrier, 1)), goal = (ticket / blocks + 1) * blocks;
    while (int(uint32(current(parameters.barrier)) - goal) < 0) {
    }
    fence();
  }
  synchronize();
}

INLINE int lane() { return thread_index() & 31; }

// warps and warp number those of the launch; neighbours are in different blocks, so that few groups have more of the device.
INLINE int warps() { return block_count() * (body_threads / 32); }
INLINE int warp() { return thread_index() / 32 * block_count() + block_index(); }

// Groups of 32 springs come first among what makes a sum, then groups of 32 bodies, then those of surfaces.
INLINE int spring_groups() { return (parameters.springs + 31) / 32; }
INLINE int body_groups() { return (parameters.bodies + 31) / 32; }

INLINE double warp_sum(double x) {
#pragma unroll
  for (int mask = 16; mask; mask >>= 1) x += shuffle_xor(x, mask);
  return x;
}

INLINE double warp_largest(double x) {
#pragma unroll
  for (int mask = 16; mask; mask >>= 1) {
    double other = shuffle_xor(x, mask);
    x = other > x || other != other ? other : x;  // what is no number is kept
  }
  return x;
}

// put_sum and put_largest write what the elements of a group make of a sum.
INLINE void put_sum(int which, int group, double x) {
  x = warp_sum(x);
  if (lane() == 0) parameters.sums[which * parameters.sum_length + group] = x;
}

INLINE void put_largest(int which, int group, double x) {
  x = warp_largest(x);
  if (lane() == 0) parameters.sums[which * parameters.sum_length + group] = x;
}

// total is a sum over groups from first on that was put before the last barrier, in all threads of every block.
template <bool largest>
OUTLINE double total(int which, int first, int groups) {
  __shared__ double parts[body_threads / 32];
  double x = 0;
  for (int k = thread_index(); k < groups; k += body_threads) {
    double y = parameters.sums[which * parameters.sum_length + first + k];
    x = !largest ? x + y : y > x || y != y ? y : x;
  }
  x = largest ? warp_largest(x) : warp_sum(x);
  synchronize();
  if (lane() == 0) parts[thread_index() / 32] = x;
  synchronize();
  x = parts[0];
  for (int k = 1; k < body_threads / 32; k++) x = !largest ? x + parts[k] : parts[k] > x || parts[k] != parts[k] ? parts[k] : x;
  return x;
}

// body_sum and body_largest are those of all bodies, spring_sum that of all springs.
INLINE double body_sum(int which) { return total<false>(which, spring_groups(), body_groups()); }
INLINE double body_largest(int which) { return total<true>(which, spring_groups(), body_groups()); }
INLINE double spring_sum(int which) { return total<false>(which, 0, spring_groups()); }
