// The method of bodies_solve.cuh where each group of bodies has a warp to itself, and each thread at most one end of a spring and one block of contacts: threads keep these during a
// solution, and each block has the directions of all bodies in its shared memory, which it follows by what the tangent has made of the last one. So little is read behind each barrier.
#pragma once
#include "bodies_solve.cuh"

// HeldRow is a thread's share of a body's row of the tangent, and what it needs to work out one number of an image.
struct HeldRow {
  int own, other, partner;  // bodies: its own, that at the other end of the spring, and that whose motion the block goes with; its own where there is none
  int place;                // of the number among those of all twists, or -1
  Vec<double> arm, other_arm, along, slope;
  double across, turning;  // of the spring; turning is by how much it turns its own arm
  double block[dofs * dofs];
  double inverse[3];  // row of the preconditioner
  double mass, world[symmetric];
  double weight, shadow;  // in inner products; of the shadow
};

INLINE int block_width() { return SPECIAL(TURNING) ? dofs : 3; }

INLINE void hold_spring(HeldRow& h, int k) {
  const SpringEnd e = parameters.spring_ends[k];
  h.other = e.other;
  h.along = line_vector(k, line_along);
  h.slope = line_vector(k, line_slope);
  h.across = line_number(k, line_across);
  if (!SPECIAL(LEVERS)) return;
  if (e.flags & own_lever) {
    h.arm = line_vector(k, line_arm);
    h.turning = position_weight() * line_number(k, line_pull);
  }
  if (e.flags & other_lever) h.other_arm = line_vector(k, line_other_arm);
}

INLINE void hold_block(HeldRow& h, int b) {
  int partner = parameters.partners[b];
  if (partner < 0) return;
  h.partner = partner;
#pragma unroll
  for (int r = 0; r < dofs; r++)
#pragma unroll
    for (int c = 0; c < dofs; c++)
      if (r < block_width() && c < block_width()) h.block[dofs * r + c] = contact_tangent(b >> 1, b & 1, r, c);
}

// hold_row reads the share of this thread, which has part of body i.
INLINE HeldRow hold_row(int i, int part) {
  HeldRow h = {};
  h.place = -1;
  if (i >= parameters.bodies) return h;
  h.own = h.other = h.partner = i;
  int n = parameters.bodies, spring = parameters.spring_first[i] + part, block = 2 * parameters.contact_first[i] + part;
  if (spring < parameters.spring_first[i + 1]) hold_spring(h, spring);
  if (block < 2 * parameters.contact_first[i + 1]) hold_block(h, block);
  h.mass = parameters.mass[i];
  if (SPECIAL(TURNING)) load_symmetric(parameters.world, i, h.world);
  if (part >= block_width()) return h;
  bool turn = part >= 3;
  const double* inverse = turn ? parameters.inverse_turn : parameters.inverse_move;
  for (int c = 0; c < 3; c++)
    if (!turn || turning(parameters.kind[i])) h.inverse[c] = inverse[int64(3 * (part % 3) + c) * n + i];
  h.place = part * n + i;
  h.weight = turn ? parameters.moment[i] : h.mass;
  h.shadow = parameters.shadow[h.place];
  return h;
}

// held_product is the number of this thread of what the tangent makes of a direction, and the preconditioner of that.
INLINE double held_product(const HeldRow& h, int part, const double* direction) {
  Twist own = load_twist(direction, h.own), other = load_twist(direction, h.other), partner = load_twist(direction, h.partner);
  Vec<double> by = own.move - other.move;
  if (SPECIAL(LEVERS)) by += cross(own.turn, h.arm) - cross(other.turn, h.other_arm);
  Wrench sum = {h.across * by + dot(h.slope, by) * h.along, {0, 0, 0}};
  if (SPECIAL(LEVERS)) sum.moment = cross(h.arm, sum.force) + h.turning * cross(h.along, cross(own.turn, h.arm));
  auto row = [&](int r) INLINED {
    const double* m = h.block + dofs * r;
    double x = fused(m[2], partner.move.z, fused(m[1], partner.move.y, m[0] * partner.move.x));
    return SPECIAL(TURNING) ? fused(m[5], partner.turn.z, fused(m[4], partner.turn.y, fused(m[3], partner.turn.x, x))) : x;
  };
  sum.force += Vec<double>{row(0), row(1), row(2)};
  if (SPECIAL(TURNING)) {
    sum.moment += Vec<double>{row(3), row(4), row(5)};
    body_sums(sum.force, sum.moment);
  } else {
    body_sums(sum.force);
  }
  Vec<double> whole = part < 3 ? sum.force + h.mass * own.move : sum.moment + times(h.world, own.turn);
  return dot({h.inverse[0], h.inverse[1], h.inverse[2]}, whole);
}

// totals_of_groups are three totals that were put before the last barrier. Each warp adds them up by itself.
template <int which>
INLINE Totals<3> totals_of_groups() {
  Totals<3> t = {};
  double read[reads_ahead][3];
#pragma unroll
  for (int m = 0; m < reads_ahead; m++)
    for (int j = 0; j < 3; j++) read[m][j] = read_or_none(parameters.sums + (which + j) * parameters.sum_length, 32 * m + lane());
#pragma unroll
  for (int m = 0; m < reads_ahead; m++)
    for (int j = 0; j < 3; j++) t.of[j] += read[m][j];
  for (int j = 0; j < 3; j++) t.of[j] = warp_sum(t.of[j]);
  return t;
}

// each_share calls visit(k, m, there) with this thread's share of the numbers of all twists, of which m counts what it has. The last ones, k, are not there: what stands for them is number there.
template <class Visit>
INLINE void each_share(Visit visit) {
  int numbers = block_width() * parameters.bodies;
#pragma unroll
  for (int m = 0; m < held_shares; m++) {
    if (m >= SPECIAL(HELD)) return;
    int k = m * body_threads + thread_index();
    visit(k, m, smaller(k, numbers - 1));
  }
}

// solve_held is solve. It leaves the correction where the last one was.
INLINE Solution solve_held(double square, double tolerance) {
  __shared__ double rest[held_shares * body_threads], direction[held_shares * body_threads];
  Solution s = {square, square, 0, 0, 0, 0, 0};
  int part = lane() & ((1 << SPECIAL(BODY_LANES)) - 1), group = warp();
  bool there = group < body_groups();
  HeldRow row = {};
  row.place = -1;
  if (there) row = hold_row((32 * group + lane()) >> SPECIAL(BODY_LANES), part);
  bool writes = row.place >= 0;
  double enough = tolerance * tolerance * square, found = 0, along = 0;
  // advance works out the image of a direction, along which it leaves this thread's number, and puts what that has in common with the shadow, the rest and itself.
  auto advance = [&](const double* by, double* out, int sums) INLINED {
    synchronize();
    if (there) {
      double x = held_product(row, part, by), weighted = row.weight * x, own = writes ? rest[row.place] : 0;
      if (writes) {
        out[row.place] = x;
        along = by[row.place];
      }
      put_sum(sums, group, row.shadow * weighted, over_threads);
      put_sum(sums + 1, group, own * weighted, over_threads);
      put_sum(sums + 2, group, x * weighted, over_threads);
    }
    s.products++;
    grid_barrier();
  };
  each_share([&](int k, int, int at) INLINED { rest[k] = direction[k] = parameters.shadow[at]; });
  while (s.products < most_products && s.square > enough) {
    double fetched[held_shares], last[held_shares];  // before the totals are known, so that no read waits for another
    double* image = parameters.image[s.directions & 1];  // blocks may still read the last
    advance(direction, image, sum_image);
    s.directions++;
    each_share([&](int, int m, int at) INLINED { fetched[m] = image[at]; });
    Totals<3> t = totals_of_groups<sum_image>();
    s.length = s.shadowed / t.of[0];
    s.square += s.length * (s.length * t.of[2] - 2 * t.of[1]);
    found += s.length * along;
    if (!(s.square > enough)) break;
    each_share([&](int k, int m, int) INLINED { rest[k] -= s.length * fetched[m]; });
    advance(rest, parameters.half_image, sum_half_image);
    each_share([&](int, int m, int at) INLINED {
      fetched[m] = parameters.half_image[at];
      last[m] = image[at];
    });
    t = totals_of_groups<sum_half_image>();
    s.weight = t.of[1] / t.of[2];
    s.square -= s.weight * t.of[1];
    s.ratio = -t.of[0] * s.length / s.shadowed;
    s.shadowed *= s.ratio * s.weight / s.length;
    found += s.weight * along;
    each_share([&](int k, int m, int) INLINED {
      rest[k] -= s.weight * fetched[m];
      direction[k] = rest[k] + s.ratio * (direction[k] - s.weight * last[m]);
    });
  }
  if (writes) parameters.correction[row.place] = found;
  warp_synchronize();
  return s;
}
