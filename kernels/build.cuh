// Building the rows anew: sort the grains by cell, carry their state and their contacts over, list their neighbours.
//
// Each kernel leaves at once unless the control asks for a build, so they can stand in every recording. Grains are in the
// copy of the state that the control's parity does not name, and end in the one that it names.
#pragma once
#include "state.cuh"

constexpr int build_threads = 128;

// decide ends a batch of recorded steps: it counts those that were done and prepares the next batch.
KERNEL decide(int64 batch) {
  Control* c = parameters.control;
  if (global_index() > 0 || c->failed) return;
  int executed = 0;
  while (executed < batch && !c->stop[executed]) executed++;
  c->done += executed;
  c->base = c->done;
  c->parity ^= executed & 1;
  c->rebuild = c->wanted;
  c->wanted = 0;
  if (c->rebuild) {
    c->parity ^= 1;
    c->order ^= 1;
    c->rebuilds++;
    c->slices_wanted = c->packed = c->listed = 0;
  }
  for (int k = 0; k <= max_batch; k++) c->stop[k] = k >= c->goal - c->done;
}

INLINE bool building() { return parameters.control->rebuild; }
INLINE int source() { return parameters.control->parity ^ 1; }
INLINE int target() { return parameters.control->parity; }
INLINE int old_order() { return parameters.control->order ^ 1; }
INLINE int new_order() { return parameters.control->order; }

// fail ends the build and all steps until the host has seen to it.
INLINE void fail(int why, int id) {
  Control* c = parameters.control;
  c->failed_id = id;
  c->failed = why;
  c->rebuild = 0;
  for (int k = 0; k <= max_batch; k++) c->stop[k] = 1;
}

KERNEL clear_cells() {
  if (!building()) return;
  int stride = block_count() * block_size();
  for (int c = global_index(); c < parameters.cells; c += stride) parameters.cell_start[c] = 0;
}

INLINE int level_of(double radius) {
  int l = 0;
  while (l + 1 < parameters.levels && radius > parameters.level[l].radius) l++;
  return l;
}

// along is the cell of a coordinate along an axis, before it is brought into the table.
INLINE int along(const Level& level, int axis, double x) {
  double c = x * level.inverse[axis];
  int i = int(c);
  return i - (c < i);
}

// entry_of is the place of a cell in the table: tiles of 4 x 4 x 4 keep neighbours together.
INLINE int entry_of(const Level& level, int x, int y, int z) {
  int tile = (z >> 2) * level.tiles[1] + (y >> 2);
  return level.first + ((tile * level.tiles[0] + (x >> 2)) << 6) + ((z & 3) << 4) + ((y & 3) << 2) + (x & 3);
}

INLINE int modulo(int a, int n) {
  a %= n;
  return a < 0 ? a + n : a;
}

INLINE bool outside(double x, double low, double high, int axis) {
  return !(SPECIAL(PERIODIC) >> axis & 1) && !(x >= low && x <= high);
}

KERNEL count_cells() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->grains) return;
  int from = source();
  Position p = parameters.position[from][i];
  Lap lap = parameters.lap[old_order()][i];
  Vec<double> x = place_of(p, lap);
  Quad<Scalar> v = parameters.velocity[from][i];
  int id = parameters.id[old_order()][i];
  if (!(v.x * v.x + v.y * v.y + v.z * v.z < Scalar(1e30))) fail(fail_not_finite, id);
  if (magnitude(int(lap.x)) > 32000 || magnitude(int(lap.y)) > 32000 || magnitude(int(lap.z)) > 32000) fail(fail_far, id);
  Vec<double> low = parameters.low, high = parameters.high;
  if (outside(x.x, low.x, high.x, 0) || outside(x.y, low.y, high.y, 1) || outside(x.z, low.z, high.z, 2)) fail(fail_outside, id);
  const Level& level = parameters.level[level_of(radius_of(p))];
  int cell = entry_of(level, modulo(along(level, 0, x.x), level.count[0]), modulo(along(level, 1, x.y), level.count[1]),
                      modulo(along(level, 2, x.z), level.count[2]));
  parameters.cell[i] = cell;
  parameters.place[i] = atomic_add(&parameters.cell_start[cell], 1);
}

// scatter puts each grain into its cell, in any order.
KERNEL scatter() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->grains) return;
  parameters.order[parameters.cell_start[parameters.cell[i]] + parameters.place[i]] = i;
}

// sort_cells orders the grains of each cell by id, so that the order does not depend on the run.
KERNEL sort_cells() {
  if (!building()) return;
  const int* id = parameters.id[old_order()];
  int stride = block_count() * block_size();
  for (int c = global_index(); c < parameters.cells; c += stride) {
    int first = parameters.cell_start[c], last = parameters.cell_start[c + 1];
    for (int a = first + 1; a < last; a++) {
      int grain = parameters.order[a], b = a;
      for (; b > first && id[parameters.order[b - 1]] > id[grain]; b--) parameters.order[b] = parameters.order[b - 1];
      parameters.order[b] = grain;
    }
  }
}

// pack keeps the contacts of the old rows, with the partner's id and the history, and the pairs with surfaces, whose numbers are
// kept inverted.
KERNEL pack() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->grains) return;
  int length = parameters.row_length[i];
  int grains = length & 0xffff, all = grains + (length >> 16);
  int start = parameters.slice_start[i / slice];
  int n = 0;
  for (int s = 0; s < all; s++) n += s >= grains || parameters.entry[row_at(start, i, s)] < 0;
  int to = n ? atomic_add(&parameters.control->packed, n) : 0;
  parameters.packed_start[i] = to;
  if (to + n > parameters.packed_capacity) n = 0;
  parameters.packed_count[i] = n;
  if (!n) return;
  const int* id = parameters.id[old_order()];
  for (int s = 0; s < all; s++) {
    int at = row_at(start, i, s);
    int e = parameters.entry[at];
    if (s >= grains) {
      parameters.packed_id[to++] = ~e;
      continue;
    }
    if (e >= 0) continue;
    parameters.packed_id[to] = id[e & ~touching];
    parameters.packed_history[to] = parameters.history[at];
    if (SPECIAL(ROLLING) == elastic_plastic) parameters.packed_rolling[to] = parameters.rolling[at];
    to++;
  }
}

// reorder copies the state into the new order.
KERNEL reorder() {
  if (!building()) return;
  int i = global_index();
  Control* c = parameters.control;
  if (i == 0 && c->packed > parameters.packed_capacity) fail(fail_packed, 0);
  if (i >= c->grains) return;
  int from = source(), to = target(), old = parameters.order[i];
  parameters.position[to][i] = parameters.position[from][old];
  parameters.velocity[to][i] = parameters.velocity[from][old];
  Quad<Scalar> w = parameters.angular[from][old];
  w.w = 0;
  parameters.angular[to][i] = w;
  from = old_order();
  to = new_order();
  parameters.lap[to][i] = parameters.lap[from][old];
  parameters.id[to][i] = parameters.id[from][old];
  parameters.material[to][i] = parameters.material[from][old];
}

// Range is the cells along one axis that may hold neighbours: from first on, so many, and none twice.
struct Range {
  int first, count;
};

INLINE Range range_of(const Level& level, int axis, double x, double reach) {
  int lo = along(level, axis, x - reach), hi = along(level, axis, x + reach);
  int n = level.count[axis];
  return {lo, smaller(hi - lo + 1, n)};
}

INLINE double wrapped(double d, double period, int axis) {
  if (!(SPECIAL(PERIODIC) >> axis & 1)) return d;
  return d > 0.5 * period ? d - period : d < -0.5 * period ? d + period : d;
}

// near tells whether two grains belong into each other's rows.
INLINE bool near(Vec<double> x, double radius, Vec<double> y, double other) {
  Vec<double> d = x - y;
  d = {wrapped(d.x, parameters.period.x, 0), wrapped(d.y, parameters.period.y, 1), wrapped(d.z, parameters.period.z, 2)};
  double reach = radius + other + parameters.skin;
  return norm2(d) < reach * reach;
}

// for_neighbours calls visit(j) for every grain within the reach of grain i, in the order of cells.
template <class Visit>
INLINE void for_neighbours(int i, const Position& p, const Lap& lap, Visit visit) {
  int to = target();
  Vec<double> x = place_of(p, lap);
  double radius = radius_of(p);
  for (int l = 0; l < parameters.levels; l++) {
    const Level& level = parameters.level[l];
    double reach = (radius + level.radius + parameters.skin) * (1 + 1e-6);
    Range rx = range_of(level, 0, x.x, reach), ry = range_of(level, 1, x.y, reach), rz = range_of(level, 2, x.z, reach);
    for (int c = 0; c < rz.count; c++) {
      int z = modulo(rz.first + c, level.count[2]);
      for (int b = 0; b < ry.count; b++) {
        int y = modulo(ry.first + b, level.count[1]);
        for (int a = 0; a < rx.count; a++) {
          int cell = entry_of(level, modulo(rx.first + a, level.count[0]), y, z);
          int last = parameters.cell_start[cell + 1];
          for (int j = parameters.cell_start[cell]; j < last; j++) {
            if (j == i) continue;
            Position q = parameters.position[to][j];
            if (near(x, radius, place_of(q, parameters.lap[new_order()][j]), radius_of(q))) visit(j);
          }
        }
      }
    }
  }
}

// build lists the neighbours of each grain and gives those that touched before their history back.
KERNEL_OF(build_threads) build() {
  if (!building()) return;
  Control* control = parameters.control;
  int i = global_index(), to = target();
  bool live = i < control->grains;
  Position p;
  Lap lap;
  int grains = 0, pairs = 0;
  if (live) {
    p = parameters.position[to][i];
    lap = parameters.lap[new_order()][i];
    for_neighbours(i, p, lap, [&](int) { grains++; });
    pairs = parameters.row_length[i] >> 16;
  }
  // The rows of a warp's four slices lie one after another; each slice is as long as its longest row.
  int longest = grains + pairs;
  for (int d = 1; d < slice; d *= 2) longest = larger(longest, shuffle_xor(longest, d));
  int lane = thread_index() & 31;
  int before = 0, sum = longest;
  for (int d = slice; d < 32; d *= 2) {
    int other = shuffle_xor(sum, d);
    if (lane & d) before += other;
    sum += other;
  }
  int first = 0;
  if (lane == 0) first = atomic_add(&control->slices_wanted, sum);
  first = shuffle_from(first, 0);
  int start = first + before;
  if (live && longest > 0x7fff) fail(fail_row_length, parameters.id[new_order()][i]);
  if (first + sum > parameters.slice_capacity) {
    if (lane == 0) fail(fail_rows, 0);
    return;
  }
  if (!live) return;
  if ((i & (slice - 1)) == 0) parameters.slice_start[i / slice] = start;
  parameters.row_length[i] = grains | pairs << 16;
  int old = parameters.order[i];
  int packed = parameters.packed_start[old], last = packed + parameters.packed_count[old];
  int s = 0;
  const int* id = parameters.id[new_order()];
  auto add = [&](int e, int key) {
    int at = row_at(start, i, s++);
    for (int k = packed; k < last; k++) {
      if (parameters.packed_id[k] != key) continue;
      parameters.history[at] = parameters.packed_history[k];
      if (SPECIAL(ROLLING) == elastic_plastic) parameters.rolling[at] = parameters.packed_rolling[k];
      e |= touching;
      break;
    }
    parameters.entry[at] = e;
  };
  for_neighbours(i, p, lap, [&](int j) { add(j, id[j]); });
}
