// Exclusive running sums of 32-bit counts, in place, of any length: each block sums a tile of 2048 counts, one block sums the tiles, each
// block adds what lies before its tile. With skip not null, nothing happens while *skip is zero.
#pragma once
#include "constants.cuh"
#include "cuda.cuh"

constexpr int tile = scan_length, each = tile / scan_threads;

// block_scan turns each thread's value into the sum of those before it in the block, and returns the block's total.
INLINE int block_scan(int& value) {
  __shared__ int warp_sums[scan_threads / 32];
  int lane = thread_index() & 31, warp = thread_index() >> 5;
  int sum = value;
  for (int d = 1; d < 32; d *= 2) {
    int below = shuffle_up(sum, d);
    if (lane >= d) sum += below;
  }
  if (lane == 31) warp_sums[warp] = sum;
  synchronize();
  int before = 0, total = 0;
  for (int w = 0; w < scan_threads / 32; w++) {
    if (w < warp) before += warp_sums[w];
    total += warp_sums[w];
  }
  synchronize();
  value = before + sum - value;
  return total;
}

// scan_tile sums counts from first on and returns their total.
INLINE int scan_tile(int* counts, int64 first, int64 n, int start) {
  first += thread_index() * each;
  int value[each], sum = 0;
  for (int k = 0; k < each; k++) {
    value[k] = first + k < n ? counts[first + k] : 0;
    sum += value[k];
  }
  int total = block_scan(sum);
  sum += start;
  for (int k = 0; k < each; k++) {
    if (first + k < n) counts[first + k] = sum;
    sum += value[k];
  }
  return total;
}

INLINE bool skipped(const int* skip) { return skip && !*skip; }

KERNEL_OF(scan_threads) scan_tiles(int* counts, int* totals, int64 n, const int* skip) {
  if (skipped(skip)) return;
  int total = scan_tile(counts, int64(block_index()) * tile, n, 0);
  if (thread_index() == 0) totals[block_index()] = total;
}

// scan_totals is run by one block.
KERNEL_OF(scan_threads) scan_totals(int* totals, int64 tiles, const int* skip) {
  if (skipped(skip)) return;
  int start = 0;
  for (int64 first = 0; first < tiles; first += tile) start += scan_tile(totals, first, tiles, start);
}

KERNEL_OF(scan_threads) add_totals(int* counts, const int* totals, int64 n, const int* skip) {
  if (skipped(skip)) return;
  int start = totals[block_index()];
  for (int k = 0; k < each; k++) {
    int64 i = int64(block_index()) * tile + k * scan_threads + thread_index();
    if (i < n) counts[i] += start;
  }
}
