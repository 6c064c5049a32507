// The neighbour list, made anew: sort the particles by cell, carry their state and their contacts over, list their neighbours.
//
// Each kernel leaves at once unless the control asks for a build, so they can stand in every recording. Particles are in the
// copy of the state that the control's parity does not name, and end in the one that it names.
#pragma once
#include "bonds.cuh"

constexpr int staged_neighbours = 24;

// adapt_skin chooses the margin of the rows that are about to be built. Cost grows with the margin, by the neighbours that
// do not touch, and falls with it, by the builds; the best is the root of the product, followed slowly.
INLINE void adapt_skin(Control& c) {
  double interval = double(c.done - c.built);
  if (interval > 0 && c.wanted != wanted_by_host) {
    double best = square_root(parameters.skin_gain * c.skin / interval);
    c.skin = smaller(larger(best, 0.75 * c.skin), 1.5 * c.skin);
  }
  c.skin = smaller(larger(c.skin, parameters.skin_least), parameters.skin_most);
  c.limit = 0.5 * c.skin;
  c.built = c.done;
}

// lose_pressed ends the run because of a particle that was accepted halfway through a coupled surface in the step before the batch.
INLINE void lose_pressed(Control* c) {
  c->lost = c->pressed;
  c->failed_step = c->base;
  fail(fail_lost);
}

// end_batch ends a batch of recorded steps: it counts those that were done and prepares the next batch. One warp. With later, a build that the steps
// of this batch could do without is left for the next end of one.
INLINE void end_batch(int64 batch, bool later) {
  Control* c = parameters.control;
  int lane = thread_index();
  if (c->failed) {
    for (int k = lane; k <= max_batch; k += 32) c->stop[k] = 1;
    return;
  }
  later = later && !c->stop[batch];
  int executed = 0;
  for (int first = 0; first < batch; first += 32)
    executed += count_bits(warp_ballot(first + lane < batch && !c->stop[first + lane]));
  if (executed && c->pressed) {
    if (lane == 0) lose_pressed(c);
    return;
  }
  int64 left = c->goal - c->done - executed;
  for (int k = lane; k <= max_batch; k += 32) c->stop[k] = k >= left;
  if (lane) return;
  c->done += executed;
  c->base = c->done;
  c->parity ^= executed & 1;
  if (later) return;
  c->rebuild = c->wanted != 0;
  if (c->rebuild) {
    c->parity ^= 1;
    c->order ^= 1;
    c->rebuilds++;
    c->slices_wanted = c->packed = c->listed = 0;
    adapt_skin(*c);
  }
  c->wanted = 0;
}

KERNEL decide_rebuild(int64 batch) { end_batch(batch, false); }

// want_build decides on a build, asked for by the host unless a step has, where none is decided on yet and anything goes on. One warp.
KERNEL want_build() {
  Control* c = parameters.control;
  if (c->failed || c->rebuild) return;
  warp_synchronize();
  if (thread_index() == 0 && !c->wanted) c->wanted = wanted_by_host;
  warp_synchronize();
  end_batch(0, false);
}

INLINE bool building() { return parameters.control->rebuild; }
INLINE int source() { return parameters.control->parity ^ 1; }
INLINE int target() { return parameters.control->parity; }
INLINE int old_order() { return parameters.control->order ^ 1; }
INLINE int new_order() { return parameters.control->order; }

KERNEL clear_cells() {
  if (!building()) return;
  int stride = block_count() * block_size();
  for (int c = global_index(); c <= parameters.cells + 1; c += stride) parameters.cell_start[c - 1] = 0;
}

INLINE int level_of(double radius) {
  int l = 0;
  while (l + 1 < parameters.levels && radius > parameters.level[l].radius) l++;
  return l;
}

// inverse_edge is how many cells of a level there are to a metre along an axis.
INLINE double inverse_edge(const Level& level, int axis) {
  if (!SPECIAL(STRAINED)) return level.inverse[axis];
  Vec<double> widths = cell_at(parameters.control->done).widths;
  return level.count[axis] / (axis == 0 ? widths.x : axis == 1 ? widths.y : widths.z);
}

// looked_up is where cells are looked up for what is at x.
INLINE Vec<double> looked_up(Vec<double> x) { return SPECIAL(STRAINED) ? straightened(cell_at(parameters.control->done), x) : x; }

// cell_coordinate is the cell of a coordinate along an axis, before it is brought into the table.
INLINE int cell_coordinate(const Level& level, int axis, double x) {
  double c = x * inverse_edge(level, axis);
  int i = int(c);
  return i - (c < i);
}

// cell_index is the place of a cell in the table: tiles of 4 x 4 x 4 keep neighbours together.
INLINE int cell_index(const Level& level, int x, int y, int z) {
  int tile = (z >> 2) * level.tiles[1] + (y >> 2);
  return level.first + ((tile * level.tiles[0] + (x >> 2)) << 6) + ((z & 3) << 4) + ((y & 3) << 2) + (x & 3);
}

INLINE int modulo(int a, int n) {
  a %= n;
  return a < 0 ? a + n : a;
}

// outlet_of is the outlet that takes a particle, the first of several; -1 if none does.
INLINE int outlet_of(Vec<double> x) {
  x = in_domain(x);
  for (int k = 0; k < parameters.outlet_count; k++) {
    Vec<double> low = parameters.outlets[2 * k], high = parameters.outlets[2 * k + 1];
    if (x.x >= low.x && x.y >= low.y && x.z >= low.z && x.x <= high.x && x.y <= high.y && x.z <= high.z) return k;
  }
  return -1;
}

INLINE bool outside(double x, double low, double high, int axis) {
  return !(SPECIAL(PERIODIC) >> axis & 1) && !(x >= low && x <= high);
}

// leaves tells whether the build takes the particle of sphere i, itself at x, away, in the old order.
INLINE bool leaves(int i, Vec<double> x) { return parameters.wraps[i].mark & mark_discarded || outlet_of(centre_of(old_order(), i, x)) >= 0; }

// cell_of is the cell of sphere i; those that leave go into one after the last.
INLINE int cell_of(int i, const Position& p, Vec<double> x) {
  if (leaves(i, x)) return parameters.cells;
  const Level& level = parameters.level[level_of(radius_of(p))];
  x = looked_up(x);
  return cell_index(level, modulo(cell_coordinate(level, 0, x.x), level.count[0]), modulo(cell_coordinate(level, 1, x.y), level.count[1]),
                  modulo(cell_coordinate(level, 2, x.z), level.count[2]));
}

// lose_in_build lets no step begin after the build, because of a particle that is lost; it was in the last step.
OUTLINE void lose_in_build(int why, int id) {
  Control* c = parameters.control;
  atomic_max(&c->lost, lost_key(why, id, 0));
  c->failed = fail_lost;
  c->failed_step = c->done - 1;
  for (int k = 0; k <= max_batch; k++) c->stop[k] = 1;
}

// count_cells counts the particles of each cell one place before the cell's own. What is then summed up before a cell's own place is the
// end of the cell's particles; scatter counts it down to their beginning.
KERNEL count_cells() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->particles) return;
  int from = source();
  Position p = parameters.position[from][i];
  Wraps wraps = parameters.wraps[i];
  Vec<double> x = place_of(p, wraps);
  Quad<Scalar> v = parameters.velocity[from][i];
  int id = parameters.id[old_order()][i], cell = cell_of(i, p, x);
  if (!(v.x * v.x + v.y * v.y + v.z * v.z < Scalar(1e30))) lose_in_build(fail_not_finite, id);
  if (magnitude(int(wraps.x)) > 32000 || magnitude(int(wraps.y)) > 32000 || magnitude(int(wraps.z)) > 32000) lose_in_build(fail_far, id);
  Vec<double> low = parameters.low, high = parameters.high;
  if (cell < parameters.cells && !wraps.mark && (outside(x.x, low.x, high.x, 0) || outside(x.y, low.y, high.y, 1) || outside(x.z, low.z, high.z, 2)))
    lose_in_build(fail_outside, id);
  atomic_add(&parameters.cell_start[cell - 1], 1);
  if (cell == parameters.cells && !leads(old_order(), i)) atomic_add(&parameters.control->removed, -1);  // clumps count once
}

// scatter puts each particle into its cell, in any order.
KERNEL scatter() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->particles) return;
  Position p = parameters.position[source()][i];
  int cell = cell_of(i, p, place_of(p, parameters.wraps[i]));
  parameters.order[atomic_add(&parameters.cell_start[cell], -1) - 1] = i;
}

// sort_cells orders the particles of each cell by number, so that the order does not depend on the run. Particles in the cell after the last
// are gone.
KERNEL sort_cells() {
  if (!building()) return;
  const int* number = parameters.number[old_order()];
  int stride = block_count() * block_size();
  if (global_index() == 0) {
    Control* c = parameters.control;
    c->before = c->particles;
    c->particles = parameters.cell_start[parameters.cells];
    c->removed += c->before - c->particles;
  }
  for (int c = global_index(); c < parameters.cells; c += stride) {
    int first = parameters.cell_start[c], last = parameters.cell_start[c + 1];
    for (int a = first + 1; a < last; a++) {
      int particle = parameters.order[a], b = a;
      for (; b > first && number[parameters.order[b - 1]] > number[particle]; b--) parameters.order[b] = parameters.order[b - 1];
      parameters.order[b] = particle;
    }
  }
}

// wrap_periodic takes a particle that left the domain on a periodic axis to the other side.
template <int axis>
INLINE void wrap_periodic(Coordinate& at, short& wraps, double x, double low, double period) {
  if (!(SPECIAL(PERIODIC) >> axis & 1) || (x >= low && x < low + period)) return;
  Coordinate remainder = Coordinate(parameters.period_quanta[axis]);
  int period_wraps = parameters.period_wraps[axis];
  bool up = x < low;
  wraps = short(up ? wraps + period_wraps : wraps - period_wraps);
  at = shift(at, up ? remainder : Coordinate(Unsigned(0) - Unsigned(remainder)), wraps);
}

// take_into_cell takes a particle at x to its image in a cell that deforms, whose velocity it has there.
INLINE void take_into_cell(Position& p, Wraps& wraps, Vec<double> x, Quad<Scalar>& v) {
  const PeriodicCell& c = cell_at(parameters.control->done);
  Vec<double> way = into_cell(c, x), u = velocity_of(c, way);
  if (way.x == 0 && way.y == 0 && way.z == 0) return;
  x += way;
  p.x = fixed_point(x.x, wraps.x);
  p.y = fixed_point(x.y, wraps.y);
  p.z = fixed_point(x.z, wraps.z);
  v = {Scalar(v.x + u.x), Scalar(v.y + u.y), Scalar(v.z + u.z), v.w};
}

// reorder copies the state into the new order.
KERNEL reorder() {
  if (!building()) return;
  int i = global_index();
  if (i >= parameters.control->particles) return;
  int from = source(), to = target(), old = parameters.order[i];
  Position p = parameters.position[from][old];
  Wraps wraps = parameters.wraps[old];
  Vec<double> x = place_of(p, wraps);
  wrap_periodic<0>(p.x, wraps.x, x.x, parameters.low.x, parameters.period.x);
  wrap_periodic<1>(p.y, wraps.y, x.y, parameters.low.y, parameters.period.y);
  wrap_periodic<2>(p.z, wraps.z, x.z, parameters.low.z, parameters.period.z);
  Quad<Scalar> v = parameters.velocity[from][old];
  if (SPECIAL(STRAINED)) take_into_cell(p, wraps, x, v);
  parameters.position[to][i] = p;
  parameters.velocity[to][i] = v;
  Quad<Scalar> w = parameters.angular[from][old];
  if (SPECIAL(PASSED)) parameters.travelled[i] = 0;
  else w.w = 0;
  parameters.angular[to][i] = w;
  for_scalars(0, [&](int k, int) { parameters.scalars[to][i * SPECIAL(SCALARS) + k] = parameters.scalars[from][old * SPECIAL(SCALARS) + k]; });
  from = old_order();
  to = new_order();
  parameters.next_wraps[i] = wraps;
  parameters.id[to][i] = parameters.id[from][old];
  if (SPECIAL(CLUMPS)) parameters.number[to][i] = parameters.number[from][old];
  if (!SPECIAL(UNIFORM)) parameters.material[to][i] = parameters.material[from][old];
}

KERNEL keep_wraps() {
  if (!building()) return;
  int i = global_index();
  if (i < parameters.control->particles) parameters.wraps[i] = parameters.next_wraps[i];
}

// reserve_in_warp takes n places for each thread of a warp, in order, and returns the first of this thread's.
INLINE int reserve_in_warp(int* counter, int n) {
  int lane = thread_index() & 31, sum = n;
  for (int d = 1; d < 32; d *= 2) {
    int below = shuffle_up(sum, d);
    if (lane >= d) sum += below;
  }
  int first = 0;
  if (lane == 31 && sum) first = atomic_add(counter, sum);
  return shuffle_from(first, 31) + sum - n;
}

// pack_contacts keeps the contacts of the old rows, each in the row of the partner with the lower number, since the other's history is its
// opposite to the last bit. It writes where the old state was.
KERNEL_OF(build_threads) pack_contacts() {
  if (!building()) return;
  int i = global_index();
  bool live = i < parameters.control->before;
  const int* number = parameters.number[old_order()];
  int start = 0, particles = 0, n = 0, own = 0;
  if (live) {
    particles = parameters.row_length[i] & 0xffff;
    start = parameters.slice_start[i / slice_rows];
    own = number[i];
    for (int s = 0; s < particles; s++) {
      int e = parameters.entry[row_at(start, i, s)];
      n += e < 0 && number[e & ~in_contact] > own;
    }
  }
  int to = reserve_in_warp(&parameters.control->packed, n);
  if (!live) return;
  int side = source();
  parameters.packed_start[side][i] = to;
  if (to + n > parameters.packed_capacity) {
    fail(fail_packed);
    return;
  }
  parameters.packed_count[side][i] = n;
  for (int s = 0; s < particles; s++) {
    int at = row_at(start, i, s), e = parameters.entry[at];
    if (e >= 0) continue;
    int partner = number[e & ~in_contact];
    if (partner < own) continue;
    parameters.packed_id[side][to] = partner;
    store_history(in_blocks(parameters.packed_history[side], to), load_history(history_at(at)));
    to++;
  }
}

// Range is the cells along one axis that may hold neighbours: from first on, so many, and none twice.
struct Range {
  int first, count;
};

INLINE Range range_of(const Level& level, int axis, double x, double reach) {
  int lo = cell_coordinate(level, axis, x - reach), hi = cell_coordinate(level, axis, x + reach);
  int n = level.count[axis];
  return {lo, smaller(hi - lo + 1, n)};
}

INLINE double minimum_image(double d, double period, int axis) {
  if (!(SPECIAL(PERIODIC) >> axis & 1)) return d;
  return d > 0.5 * period ? d - period : d < -0.5 * period ? d + period : d;
}

// row_margin is how much farther apart than touching the particles in each other's rows may be, m: those that have formed a contact go on to touch over its reach.
INLINE double row_margin() { return parameters.control->skin + parameters.reach; }

// maybe_near is near with the margin of rows, without wraps: it may be wrong for particles that are far apart, never for near ones.
INLINE bool maybe_near(const Position& p, const Position& q) {
  float reach = float(radius_of(p)) + float(radius_of(q)) + float(row_margin());
  Vec<float> d = parameters.quantum_single * convert<float>(difference(p, q));
  return norm2(d) < reach * reach * 1.00001f;
}

// near tells whether two particles are no farther apart than touching and a margin, m.
INLINE bool near(Vec<double> x, double radius, Vec<double> y, double other, double margin) {
  Vec<double> d = x - y;
  if (SPECIAL(STRAINED)) d += to_image(cell_at(parameters.control->done), d);
  d = {minimum_image(d.x, parameters.period.x, 0), minimum_image(d.y, parameters.period.y, 1), minimum_image(d.z, parameters.period.z, 2)};
  double reach = radius + other + margin;
  return norm2(d) < reach * reach;
}

// PackedContact is where the packed history of a pair of particles lies, or -1, and whether it is seen from this side.
struct PackedContact {
  int place;
  bool mine;
};

// find_packed finds the history that particle i had with particle j.
INLINE PackedContact find_packed(int i, int j, int own, const int* number) {
  int partner = number[j];
  bool mine = own < partner;
  int old = parameters.order[mine ? i : j], key = mine ? partner : own, side = source();
  int first = parameters.packed_start[side][old], last = first + parameters.packed_count[side][old];
  for (int k = first; k < last; k++)
    if (parameters.packed_id[side][k] == key) return {k, mine};
  return {-1, mine};
}

// had_contact tells whether particles i and j had a contact in the old rows.
INLINE bool had_contact(int i, int j) {
  const int* number = parameters.number[new_order()];
  return find_packed(i, j, number[i], number).place >= 0;
}

// for_near calls visit(j, afar) for every particle that may belong into the row of particle i, in the order of cells: within the skin what may come to touch, or all that a film of fluid lies between, and afar, over the reach of contacts, what does where both have formed one.
template <class Visit>
INLINE void for_near(int i, const Position& p, const Wraps& wraps, Visit visit) {
  const Position* position = parameters.position[target()];
  const Wraps* all_wraps = parameters.wraps;
  Vec<double> x = place_of(p, wraps), at = looked_up(x);
  double radius = radius_of(p);
  for (int l = 0; l < parameters.levels; l++) {
    const Level& level = parameters.level[l];
    double reach = (radius + level.radius + row_margin()) * (1 + 1e-6);
    Range rx = range_of(level, 0, at.x, reach), ry = range_of(level, 1, at.y, reach), rz = range_of(level, 2, at.z, reach);
    for (int c = 0; c < rz.count; c++) {
      int z = modulo(rz.first + c, level.count[2]);
      for (int b = 0; b < ry.count; b++) {
        int y = modulo(ry.first + b, level.count[1]);
        for (int a = 0; a < rx.count; a++) {
          int cell = cell_index(level, modulo(rx.first + a, level.count[0]), y, z);
          int last = parameters.cell_start[cell + 1];
          for (int j = parameters.cell_start[cell]; j < last; j++) {
            Position q = position[j];
            if (j == i || (!SPECIAL(STRAINED) && !maybe_near(p, q)) || of_one_clump(new_order(), i, j) || (SPECIAL(BONDS) && held_apart(i, j))) continue;
            Vec<double> its = place_of(q, all_wraps[j]);
            double other = radius_of(q);
            bool close = near(x, radius, its, other, SPECIAL(LUBRICATED) ? row_margin() : parameters.control->skin);
            if (close || (reaches() && near(x, radius, its, other, row_margin()))) visit(j, !close);
          }
        }
      }
    }
  }
}

// for_neighbours calls visit(j) for every particle that belongs into the row of particle i, in the order of cells.
template <class Visit>
INLINE void for_neighbours(int i, const Position& p, const Wraps& wraps, Visit visit) {
  for_near(i, p, wraps, [&](int j, bool afar) {
    if (!afar || had_contact(i, j)) visit(j);
  });
}

// restore_history gives an entry its history back.
INLINE void restore_history(int at, PackedContact m) {
  int side = source();
  History h = load_history(in_blocks(parameters.packed_history[side], m.place));
  store_history(history_at(at), m.mine ? h : swapped(h));
}

// build_lists lists the neighbours of each particle and gives those that touched before their history back. They come first in the row, so that
// threads side by side work contacts out together.
KERNEL_OF(build_threads) build_lists() {
  if (!building()) return;
  Control* control = parameters.control;
  __shared__ int stage[staged_neighbours][build_threads];  // the neighbours where they have room, so that most rows are looked for only once: from the front those near, from the back those afar
  int i = global_index(), me = thread_index();
  bool live = i < control->particles;
  Position p = {};
  Wraps wraps = {};
  int particles = 0, afar = 0, pairs = 0;
  bool staged = true;
  if (live) {
    p = parameters.position[target()][i];
    wraps = parameters.wraps[i];
    for_near(i, p, wraps, [&](int j, bool far) {
      int at = far ? staged_neighbours - ++afar : particles++;
      if (particles + afar <= staged_neighbours) stage[at][me] = j;
    });
    staged = particles + afar <= staged_neighbours;
    // Those afar are looked up here, where the threads of a warp do so together.
    if (staged) {
      for (int k = staged_neighbours - afar; k < staged_neighbours; k++) {
        int j = stage[k][me];
        if (had_contact(i, j)) stage[particles++][me] = j;
      }
    } else if (reaches()) {
      particles = 0;
      for_neighbours(i, p, wraps, [&](int) { particles++; });
    }
    pairs = parameters.row_length[i] >> 16;
  }
  // The rows of a warp's slices lie one after another; each slice is as long as its longest row.
  int longest = particles + pairs;
  for (int d = 1; d < slice_rows; d *= 2) longest = larger(longest, shuffle_xor(longest, d));
  int start = reserve_in_warp(&control->slices_wanted, i % slice_rows == 0 ? longest : 0);
  start = shuffle_from(start, (me & 31) / slice_rows * slice_rows);
  if (live && longest > 0x7fff) {
    lose_in_build(fail_row_length, parameters.id[new_order()][i]);
    control->rebuild = 0;
  }
  if (start + longest > parameters.slice_capacity) {
    fail(fail_rows);
    return;
  }
  if (!live) return;
  if (i % slice_rows == 0) parameters.slice_start[i / slice_rows] = start;
  parameters.row_length[i] = particles | pairs << 16;
  const int* number = parameters.number[new_order()];
  int own = number[i], front = 0, back = particles;
  auto add = [&](int j) {
    PackedContact m = find_packed(i, j, own, number);
    if (m.place < 0) {
      parameters.entry[row_at(start, i, --back)] = j;
      return;
    }
    int at = row_at(start, i, front++);
    parameters.entry[at] = j | in_contact;
    restore_history(at, m);
  };
  if (staged)
    for (int k = 0; k < particles; k++) add(stage[k][me]);
  else
    for_neighbours(i, p, wraps, add);
}
