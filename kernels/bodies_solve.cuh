// The correction of a Newton iteration: conjugate gradients for the symmetric part of the tangent, with the inverses of the bodies' own blocks,
// of translation and of rotation, as preconditioner.
#pragma once
#include "bodies_springs.cuh"

constexpr double correction_tolerance = 1e-2;  // of the residual, in the norm of the preconditioner
constexpr int most_products = 200;

INLINE Vec<double> times(const double* m, int i, Vec<double> v) {
  int n = parameters.bodies;
  double xx = m[i], yy = m[n + i], zz = m[2 * n + i], xy = m[3 * n + i], yz = m[4 * n + i], zx = m[5 * n + i];
  return {xx * v.x + xy * v.y + zx * v.z, xy * v.x + yy * v.y + yz * v.z, zx * v.x + yz * v.y + zz * v.z};
}

// add_outer adds f a a^T to a symmetric matrix.
INLINE void add_outer(double* m, double f, Vec<double> a) {
  m[0] += f * a.x * a.x;
  m[1] += f * a.y * a.y;
  m[2] += f * a.z * a.z;
  m[3] += f * a.x * a.y;
  m[4] += f * a.y * a.z;
  m[5] += f * a.z * a.x;
}

INLINE void add_identity(double* m, double f) {
  m[0] += f;
  m[1] += f;
  m[2] += f;
}

// invert writes the inverse of a symmetric matrix, or zero where freedoms are none.
INLINE void invert(const double* m, bool free, double* out, int i) {
  int n = parameters.bodies;
  double xx = m[0], yy = m[1], zz = m[2], xy = m[3], yz = m[4], zx = m[5];
  double a = yy * zz - yz * yz, b = yz * zx - xy * zz, c = xy * yz - yy * zx, f = free ? 1 / (xx * a + xy * b + zx * c) : 0;
  out[i] = f * a;
  out[n + i] = f * (xx * zz - zx * zx);
  out[2 * n + i] = f * (xx * yy - xy * xy);
  out[3 * n + i] = f * b;
  out[4 * n + i] = f * (xy * zx - xx * yz);
  out[5 * n + i] = f * c;
}

// precondition writes the inverses of the blocks of body i.
INLINE void precondition(int i, int kind, int trial) {
  int n = parameters.bodies;
  double m[symmetric] = {}, j[symmetric] = {};
  add_identity(m, parameters.mass[i]);
  if (kind & turns)
    for (int k = 0; k < symmetric; k++) j[k] = parameters.world[k * n + i];
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
  int frame = parameters.frame_of[i];
  if (frame >= 0)
    for (int k = parameters.surface_first[frame]; k < parameters.surface_first[frame + 1]; k++) {
      int surface = parameters.frame_surfaces[2 * k], end = parameters.frame_surfaces[2 * k + 1];
      if (!touches(surface, trial)) continue;
      const double* b = parameters.blocks + int64(surface - parameters.surfaces) * 144 + 3 * end * 36;
      const int place[symmetric] = {0, 7, 14, 1, 8, 2};
      for (int e = 0; e < symmetric; e++) {
        m[e] += b[place[e]];
        j[e] += b[place[e] + 21];
      }
    }
  double* out = parameters.inverse;
  invert(m, kind & moves, out, i);
  invert(j, kind & turns, out + symmetric * n, i);
}

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

// direction_of is the direction of search of body i: what preconditioning makes of the rest, plus ratio times the direction before.
INLINE Twist direction_of(int i, int before, double ratio) {
  return plus(load_twist(parameters.preconditioned, i), ratio, load_twist(parameters.direction[before], i));
}

// inertia_times is the inertia of body i times its acceleration; nothing where it is held.
INLINE Twist inertia_times(int i, int kind, const Twist& own) {
  Twist sum = {{0, 0, 0}, {0, 0, 0}};
  if (kind & moves) sum.move = parameters.mass[i] * own.move;
  if (kind & turns) sum.turn = times(parameters.world, i, own.turn);
  return sum;
}

// stretch puts what the tangent of spring k makes of the direction where its pull was, and returns the product of both.
INLINE double stretch(int k, int before, double ratio) {
  const SpringDamper& s = parameters.spring_list[k];
  Twist t[2] = {direction_of(s.body[0], before, ratio), direction_of(s.body[1], before, ratio)};
  Vec<double> along = line_vector(k, line_along);
  Vec<double> by = t[1].move - t[0].move + cross(t[1].turn, line_vector(k, line_arm + 3)) - cross(t[0].turn, line_vector(k, line_arm));
  Vec<double> force = line_number(k, line_across) * by + (line_number(k, line_extra) * dot(along, by)) * along;
  put_line_vector(k, line_pull, -force);
  return dot(force, by);
}

// press puts what the tangent of coupled surface k makes of the direction into its answers, and returns the product of both, in lanes 0 to 11 a
// part of it each.
INLINE double press(int k, int before, double ratio) {
  int row = lane(), end = row / 6, number = row % 6, n = parameters.bodies;
  int body = row < 12 ? parameters.surface_bodies[2 * k + end] : -1;
  double own = 0, sum = 0;
  if (body >= 0) own = parameters.preconditioned[number * n + body] + ratio * parameters.direction[before][number * n + body];
  const double* blocks = parameters.blocks + int64(k) * 144 + 72 * end + 6 * number;
  bool two = parameters.surface_bodies[2 * k + 1] >= 0;
#pragma unroll
  for (int column = 0; column < 12; column++) {
    double by = shuffle_from(own, column);
    if (body >= 0 && (column < 6 || two)) sum = fused(blocks[column / 6 * 36 + column % 6], by, sum);
  }
  if (row < 12) parameters.answers[int64(k) * 12 + row] = sum;
  return own * sum;
}

// product puts what the tangent makes of the direction into springs and surfaces, and what goes into the product of both into the sums.
INLINE void product(int trial, int before, double ratio) {
  int springs = spring_groups(), bodies = body_groups();
  for (int group = warp(); group < springs + bodies + parameters.surface_groups; group += warps()) {
    double along = 0;
    if (group < springs) {
      int k = 32 * group + lane();
      if (k < parameters.springs) along = stretch(k, before, ratio);
    } else if (group < springs + bodies) {
      int i = 32 * (group - springs) + lane();
      if (i < parameters.bodies) {
        Twist own = direction_of(i, before, ratio);
        store_twist(parameters.direction[before ^ 1], i, own);
        along = dot(own, inertia_times(i, parameters.kind[i], own));
      }
    } else {
      each_touched(group - springs - bodies, trial, [&](int k) { along += press(k, before, ratio); });
    }
    put_sum(sum_product, group, along);
  }
}

// product_of is what the tangent makes of the direction of body i, after product.
INLINE Twist product_of(int i, int kind, int trial, const Twist& own) {
  Twist sum = inertia_times(i, kind, own);
  Wrench by = springs_on(i);
  int frame = parameters.frame_of[i];
  if (frame >= 0) {
    Wrench contact = contacts_on(frame, trial, parameters.answers, 12);
    by.force += contact.force;
    by.moment += contact.moment;
  }
  if (kind & moves) sum.move += by.force;
  if (kind & turns) sum.turn += by.moment;
  return sum;
}

INLINE Twist preconditioned(int i, const Twist& r) {
  return {times(parameters.inverse, i, r.move), times(parameters.inverse + symmetric * parameters.bodies, i, r.turn)};
}

// each_body calls visit(i, group) with the bodies, by the threads of a warp a group of 32 at a time, also where there is none.
template <class Visit>
INLINE void each_body(Visit visit) {
  for (int group = warp(); group < body_groups(); group += warps()) visit(32 * group + lane(), spring_groups() + group);
}

// solve writes the correction that a tangent step wants for the residual.
INLINE void solve(int trial) {
  int n = parameters.bodies, groups = spring_groups() + body_groups() + parameters.surface_groups;
  each_body([&](int i, int group) {
    double square = 0;
    if (i < n) {
      Twist zero = {{0, 0, 0}, {0, 0, 0}};
      precondition(i, parameters.kind[i], trial);
      Twist rest = plus(zero, -1, load_twist(parameters.residual, i)), z = preconditioned(i, rest);
      store_twist(parameters.rest, i, rest);
      store_twist(parameters.preconditioned, i, z);
      store_twist(parameters.direction[0], i, zero);
      store_twist(parameters.correction, i, zero);
      square = dot(rest, z);
    }
    put_sum(sum_square, group, square);
  });
  grid_barrier();
  double square = body_sum(sum_square), ratio = 0, enough = correction_tolerance * correction_tolerance * square;
  for (int k = 0; k < most_products && square > enough; k++) {
    int before = k & 1;
    product(trial, before, ratio);
    grid_barrier();
    double along = total<false>(sum_product, 0, groups);
    if (!(along > 0)) {  // no minimum that way: what there is has to do
      if (k == 0)
        each_body([&](int i, int) {
          if (i < n) store_twist(parameters.correction, i, load_twist(parameters.preconditioned, i));
        });
      break;
    }
    double length = square / along;
    each_body([&](int i, int group) {
      double next = 0;
      if (i < n) {
        Twist own = load_twist(parameters.direction[before ^ 1], i);
        store_twist(parameters.correction, i, plus(load_twist(parameters.correction, i), length, own));
        Twist rest = plus(load_twist(parameters.rest, i), -length, product_of(i, parameters.kind[i], trial, own)), z = preconditioned(i, rest);
        store_twist(parameters.rest, i, rest);
        store_twist(parameters.preconditioned, i, z);
        next = dot(rest, z);
      }
      put_sum(sum_square, group, next);
    });
    grid_barrier();
    double next = body_sum(sum_square);
    ratio = next / square;
    square = next;
  }
}
