// Exclusive running sums of 32-bit counts, in place, by blocks of 2048: sum the blocks, scan their sums (by the same kernels, one
// level up), add each block's start.
#include "cuda.cuh"

constexpr int threads = 256, each = 8, tile = threads * each;

// block_scan turns each thread's value into the sum of those before it in the block, and returns the block's total.
INLINE int block_scan(int& value) {
  __shared__ int warp_sums[threads / 32];
  int lane = thread_index() & 31, warp = thread_index() >> 5;
  int sum = value;
  for (int d = 1; d < 32; d *= 2) {
    int below = shuffle_up(sum, d);
    if (lane >= d) sum += below;
  }
  if (lane == 31) warp_sums[warp] = sum;
  synchronize();
  int before = 0, total = 0;
  for (int w = 0; w < threads / 32; w++) {
    if (w < warp) before += warp_sums[w];
    total += warp_sums[w];
  }
  synchronize();
  value = before + sum - value;
  return total;
}

// scan_tiles scans every tile of counts by itself and writes the tiles' totals.
KERNEL_OF(threads) scan_tiles(int* counts, int* totals, int64 n) {
  int64 first = int64(block_index()) * tile + thread_index() * each;
  int value[each], sum = 0;
  for (int k = 0; k < each; k++) {
    value[k] = first + k < n ? counts[first + k] : 0;
    sum += value[k];
  }
  int total = block_scan(sum);
  for (int k = 0; k < each; k++) {
    if (first + k < n) counts[first + k] = sum;
    sum += value[k];
  }
  if (thread_index() == 0) totals[block_index()] = total;
}

// add_tiles adds to every tile the sum of those before it.
KERNEL_OF(threads) add_tiles(int* counts, const int* before, int64 n) {
  int64 first = int64(block_index()) * tile + thread_index() * each;
  int start = before[block_index()];
  for (int k = 0; k < each && first + k < n; k++) counts[first + k] += start;
}

EXPORT(scan_tiles)
EXPORT(add_tiles)
