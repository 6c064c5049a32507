// The tangent of the bodies at the trial: what it makes of a direction, and the inverses of each body's own blocks, of translation and of rotation.
#pragma once
#include "bodies_springs.cuh"

// Twist is a translation and a rotation.
struct Twist {
  Vec<double> move, turn;
};

INLINE Twist load_twist(const double* all, int i) { return {load_vector(all, i), load_vector(all + 3 * parameters.bodies, i)}; }

INLINE void store_twist(double* all, int i, const Twist& t) {
  store_vector(all, i, t.move);
  store_vector(all + 3 * parameters.bodies, i, t.turn);
}

INLINE double dot(const Twist& a, const Twist& b) { return dot(a.move, b.move) + dot(a.turn, b.turn); }
INLINE Twist plus(const Twist& a, double s, const Twist& b) { return {plus(a.move, s, b.move), plus(a.turn, s, b.turn)}; }

// times is a symmetric matrix of body i times a vector.
INLINE Vec<double> times(const double* m, int i, Vec<double> v) {
  int n = parameters.bodies;
  double xx = m[i], yy = m[n + i], zz = m[2 * n + i], xy = m[3 * n + i], yz = m[4 * n + i], zx = m[5 * n + i];
  return {xx * v.x + xy * v.y + zx * v.z, xy * v.x + yy * v.y + yz * v.z, zx * v.x + yz * v.y + zz * v.z};
}

// Block is a matrix of a body, of translation or rotation.
struct Block {
  Vec<double> row[3];
};

// add_outer adds f a a^T.
INLINE void add_outer(Block& m, double f, Vec<double> a) {
  m.row[0] += f * a.x * a;
  m.row[1] += f * a.y * a;
  m.row[2] += f * a.z * a;
}

INLINE void add_identity(Block& m, double f) {
  m.row[0].x += f;
  m.row[1].y += f;
  m.row[2].z += f;
}

// invert writes the inverse of a block of body i, that of an inertia alone where contacts leave the block without a positive determinant, or zero where
// the body is held.
INLINE void invert(Block m, double inertia, bool free, double* out, int i) {
  int n = parameters.bodies;
  if (!(dot(m.row[0], cross(m.row[1], m.row[2])) > 0)) {
    m = {};
    add_identity(m, inertia);
  }
  Vec<double> column[3] = {cross(m.row[1], m.row[2]), cross(m.row[2], m.row[0]), cross(m.row[0], m.row[1])};
  double f = free ? 1 / dot(m.row[0], column[0]) : 0;
  for (int c = 0; c < 3; c++) {
    out[c * n + i] = f * column[c].x;
    out[(3 + c) * n + i] = f * column[c].y;
    out[(6 + c) * n + i] = f * column[c].z;
  }
}

// add_contacts adds the tangents of the contacts with body i to its blocks.
INLINE void add_contacts(int i, int trial, Block& m, Block& j) {
  int frame = parameters.frame_of[i];
  if (frame < 0) return;
  for (int k = parameters.surface_first[frame]; k < parameters.surface_first[frame + 1]; k++) {
    int surface = parameters.frame_surfaces[2 * k], end = parameters.frame_surfaces[2 * k + 1];
    if (!touches(surface, trial)) continue;
    const double* b = parameters.blocks + int64(surface - parameters.surfaces) * 144 + 3 * end * 36;
    for (int row = 0; row < 3; row++, b += 6) {
      m.row[row] += Vec<double>{b[0], b[1], b[2]};
      j.row[row] += Vec<double>{b[21], b[22], b[23]};
    }
  }
}

// precondition writes the inverses of the blocks of body i.
INLINE void precondition(int i, int kind, int trial) {
  Block m = {}, j = {};
  add_identity(m, parameters.mass[i]);
  if (kind & turns)
    for (int k = 0; k < 3; k++) j.row[k] = times(parameters.world, i, {double(k == 0), double(k == 1), double(k == 2)});
  for (int k = parameters.spring_first[i]; k < parameters.spring_first[i + 1]; k++) {
    int entry = parameters.spring_ends[k], spring = entry >> 1;
    Vec<double> along = line_vector(spring, line_along);
    double across = line_number(spring, line_across), extra = line_number(spring, line_extra);
    add_identity(m, across);
    add_outer(m, extra, along);
    if (kind & turns) {
      Vec<double> arm = line_vector(spring, line_arm + 3 * (entry & 1));
      add_identity(j, across * norm2(arm));
      add_outer(j, -across, arm);
      add_outer(j, extra, cross(arm, along));
    }
  }
  add_contacts(i, trial, m, j);
  invert(m, parameters.mass[i], kind & moves, parameters.inverse, i);
  invert(j, parameters.moment[i], kind & turns, parameters.inverse + 9 * parameters.bodies, i);
}

// by_block is an inverse of body i times a vector.
INLINE Vec<double> by_block(const double* m, int i, Vec<double> v) {
  int n = parameters.bodies;
  Vec<double> sum[3];
  for (int r = 0; r < 3; r++) sum[r] = {m[3 * r * n + i], m[(3 * r + 1) * n + i], m[(3 * r + 2) * n + i]};
  return {dot(sum[0], v), dot(sum[1], v), dot(sum[2], v)};
}

INLINE Twist preconditioned(int i, const Twist& r) {
  return {by_block(parameters.inverse, i, r.move), by_block(parameters.inverse + 9 * parameters.bodies, i, r.turn)};
}

// Combination is a linear combination of twists of all bodies.
template <int terms>
struct Combination {
  const double* twists[terms];
  double factor[terms];

  METHOD double number(int64 k) const {
    double sum = factor[0] * twists[0][k];
#pragma unroll
    for (int t = 1; t < terms; t++) sum = fused(factor[t], twists[t][k], sum);
    return sum;
  }
  METHOD Vec<double> vector(int part, int i) const {
    int64 n = parameters.bodies, first = 3 * part * n + i;
    return {number(first), number(first + n), number(first + 2 * n)};
  }
  METHOD Twist twist(int i) const { return {vector(0, i), vector(1, i)}; }
};

// stretch puts what the tangent of spring k makes of a direction where its pull was.
template <int terms>
INLINE void stretch(int k, const Combination<terms>& direction) {
  const SpringDamper& s = parameters.spring_list[k];
  Vec<double> along = line_vector(k, line_along), by = direction.vector(0, s.body[1]) - direction.vector(0, s.body[0]);
  for (int e = 0; e < 2; e++)
    if (s.lever[e]) by += (e ? 1.0 : -1.0) * cross(direction.vector(1, s.body[e]), line_vector(k, line_arm + 3 * e));
  put_line_vector(k, line_pull, -line_number(k, line_across) * by - (line_number(k, line_extra) * dot(along, by)) * along);
}

// press puts what the tangent of coupled surface k makes of a direction into its answers, lanes 0 to 11 a number each.
template <int terms>
INLINE void press(int k, const Combination<terms>& direction) {
  int row = lane(), end = row / 6, number = row % 6;
  int body = row < 12 ? parameters.surface_bodies[2 * k + end] : -1;
  double own = 0, sum = 0;
  if (body >= 0) own = direction.number(int64(number) * parameters.bodies + body);
  const double* blocks = parameters.blocks + int64(k) * 144 + 72 * end + 6 * number;
  bool two = parameters.surface_bodies[2 * k + 1] >= 0;
#pragma unroll
  for (int column = 0; column < 12; column++) {
    double by = shuffle_from(own, column);
    if (body >= 0 && (column < 6 || two)) sum = fused(blocks[column / 6 * 36 + column % 6], by, sum);
  }
  if (row < 12) parameters.answers[int64(k) * 12 + row] = sum;
}

// product puts what the tangent makes of a direction into springs and surfaces, and calls visit(i) with each body.
template <int terms, class Visit>
INLINE void product(int trial, const Combination<terms>& direction, Visit visit) {
  int springs = spring_groups(), bodies = body_groups();
  for (int group = warp(); group < springs + bodies + parameters.surface_groups; group += warps()) {
    if (group < springs) {
      int k = 32 * group + lane();
      if (k < parameters.springs) stretch(k, direction);
    } else if (group < springs + bodies) {
      int i = 32 * (group - springs) + lane();
      if (i < parameters.bodies) visit(i);
    } else {
      each_touched(group - springs - bodies, trial, [&](int k) { press(k, direction); });
    }
  }
}

// product_of is what the tangent makes of the direction of body i, after product, and the preconditioner of that.
INLINE Twist product_of(int i, int trial, const Twist& own) {
  int kind = parameters.kind[i], frame = parameters.frame_of[i];
  if (!(kind & (moves | turns))) return {{0, 0, 0}, {0, 0, 0}};
  Wrench by = springs_on(i);
  if (frame >= 0) {
    Wrench contact = contacts_on(frame, trial, parameters.answers, 12);
    by.force += contact.force;
    by.moment += contact.moment;
  }
  by.force += parameters.mass[i] * own.move;
  if (kind & turns) by.moment += times(parameters.world, i, own.turn);
  return preconditioned(i, {by.force, by.moment});
}
