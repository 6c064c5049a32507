// What acts on a body at the trial, and its tangent: what this makes of a direction, and the inverses of each body's own blocks, of translation and of
// rotation. The threads of a body share its springs and its surfaces.
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

// Wrench is a force and a moment about a centre of mass.
struct Wrench {
  Vec<double> force, moment;
};

// Block is a matrix of a body, of translation or rotation.
struct Block {
  Vec<double> row[3];
};

// times is a symmetric matrix times a vector.
INLINE Vec<double> times(const double* m, Vec<double> v) {
  return {m[0] * v.x + m[3] * v.y + m[5] * v.z, m[3] * v.x + m[1] * v.y + m[4] * v.z, m[5] * v.x + m[4] * v.y + m[2] * v.z};
}

// load_symmetric reads the symmetric matrix of body i.
INLINE void load_symmetric(const double* all, int i, double* m) {
  for (int k = 0; k < symmetric; k++) m[k] = all[int64(k) * parameters.bodies + i];
}

// add_outer adds a b^T.
INLINE void add_outer(Block& m, Vec<double> a, Vec<double> b) {
  m.row[0] += a.x * b;
  m.row[1] += a.y * b;
  m.row[2] += a.z * b;
}

INLINE void add_identity(Block& m, double f) {
  m.row[0].x += f;
  m.row[1].y += f;
  m.row[2].z += f;
}

// inverse is that of a block, or of an inertia alone where contacts leave the block without a positive determinant, or zero where the body is held.
INLINE Block inverse(Block m, double inertia, bool free) {
  if (!(dot(m.row[0], cross(m.row[1], m.row[2])) > 0)) {
    m = {};
    add_identity(m, inertia);
  }
  Vec<double> a = cross(m.row[1], m.row[2]), b = cross(m.row[2], m.row[0]), c = cross(m.row[0], m.row[1]);
  double f = free ? 1 / dot(m.row[0], a) : 0;
  return {{f * Vec<double>{a.x, b.x, c.x}, f * Vec<double>{a.y, b.y, c.y}, f * Vec<double>{a.z, b.z, c.z}}};
}

INLINE Vec<double> times(const Block& m, Vec<double> v) { return {dot(m.row[0], v), dot(m.row[1], v), dot(m.row[2], v)}; }

INLINE void store_block(double* all, int i, const Block& m) {
  for (int r = 0; r < 3; r++) store_vector(all + int64(3 * r) * parameters.bodies, i, m.row[r]);
}

INLINE Block load_block(const double* all, int i) {
  int64 row = 3 * parameters.bodies;
  return {{load_vector(all, i), load_vector(all + row, i), load_vector(all + 2 * row, i)}};
}

// inertia_at works out the inertia of a body in world axes, and returns it times the angular acceleration, with the gyroscopic moment.
INLINE Vec<double> inertia_at(int i, int kind, const Trial& t, double* world) {
  double j[symmetric];
  load_symmetric(parameters.inertia, i, j);
  Quaternion e = t.q.turn, back = {e.w, -e.x, -e.y, -e.z};
  Vec<double> alpha = 2.0 * angular(e, t.x.turn), columns[3];
  if (kind & isotropic) {
    for (int k = 0; k < symmetric; k++) world[k] = j[k];
    return j[0] * alpha;
  }
  for (int c = 0; c < 3; c++) columns[c] = turned(e, times(j, turned(back, {double(c == 0), double(c == 1), double(c == 2)})));
  const double out[symmetric] = {columns[0].x, columns[1].y, columns[2].z, columns[1].x, columns[2].y, columns[2].x};
  for (int k = 0; k < symmetric; k++) world[k] = out[k];
  Vec<double> omega = 2.0 * angular(e, t.v.turn);
  return times(world, alpha) + cross(omega, times(world, omega));
}

// each_spring calls visit(spring, end) with this thread's share of the springs on body i.
template <class Visit>
INLINE void each_spring(int i, int part, Visit visit) {
  for (int k = parameters.spring_first[i] + part, last = parameters.spring_first[i + 1]; k < last; k += 1 << parameters.lane_bits) {
    int entry = parameters.spring_ends[k];
    visit(entry >> 1, entry & 1);
  }
}

// each_contact calls visit(surface, end) with this thread's share of the surfaces of body i, by their numbers among those that are coupled, that touch
// particles at the trial.
template <class Visit>
INLINE void each_contact(int i, int part, int trial, Visit visit) {
  int frame = parameters.frame_of[i];
  if (frame < 0) return;
  for (int k = parameters.surface_first[frame] + part, last = parameters.surface_first[frame + 1]; k < last; k += 1 << parameters.lane_bits) {
    int surface = parameters.frame_surfaces[2 * k];
    if (touches(surface, trial)) visit(surface - parameters.surfaces, parameters.frame_surfaces[2 * k + 1]);
  }
}

// ContactTangent is that of a coupled surface: of the wrench on one of its ends by the second derivatives of one of them.
struct ContactTangent {
  const double* from;

  METHOD double at(int row, int column) const {
    int k = 6 * row + column;
    return -(position_weight() * from[k] + velocity_weight() * from[36 + k]);
  }
  METHOD Vec<double> three(int row, int column) const { return {at(row, column), at(row, column + 1), at(row, column + 2)}; }
};

INLINE const double* reactions_of(int surface) { return parameters.reactions + int64(surface) * reaction_sums; }

INLINE ContactTangent contact_tangent(int surface, int end, int other) { return {reactions_of(surface) + 2 * wrench_size + (2 * end + other) * tangent_size}; }

INLINE Vec<double> vector_at(const double* from) { return {from[0], from[1], from[2]}; }

// line_slope is the slope of the residual of spring k along its unit vector by the points' second derivatives, beyond that across the line.
INLINE Vec<double> line_slope(int k, Vec<double> along) { return line_number(k, line_extra) * along + line_vector(k, line_swing); }

// Load is what springs and contacts do to a body at the trial.
struct Load {
  Wrench springs, contacts;
};

// load_on works out the load on body i and the blocks of its tangent but for the inertia, which all its threads have then.
INLINE Load load_on(int i, int part, int trial, bool there, Block& m, Block& j) {
  Load l = {};
  if (there) {
    each_spring(i, part, [&](int k, int end) INLINED {
      Vec<double> along = line_vector(k, line_along), pull = (end ? -line_number(k, line_tension) : line_number(k, line_tension)) * along;
      Vec<double> slope = line_slope(k, along);
      double across = line_number(k, line_across);
      l.springs.force += pull;
      add_identity(m, across);
      add_outer(m, along, slope);
      if (!parameters.turning) return;
      Vec<double> arm = line_vector(k, line_arm + 3 * end);
      l.springs.moment += cross(arm, pull);
      add_identity(j, across * norm2(arm) + position_weight() * dot(pull, arm));
      add_outer(j, -1.0 * arm, across * arm + position_weight() * pull);
      add_outer(j, cross(arm, along), cross(arm, slope));
    });
    each_contact(i, part, trial, [&](int k, int end) INLINED {
      const double* on = reactions_of(k) + wrench_size * end;
      ContactTangent tangent = contact_tangent(k, end, end);
      l.contacts.force += vector_at(on);
      l.contacts.moment += vector_at(on + 3);
      for (int r = 0; r < 3; r++) {
        m.row[r] += tangent.three(r, 0);
        if (parameters.turning) j.row[r] += tangent.three(3 + r, 3);
      }
    });
  }
  body_sum(l.springs.force);
  body_sum(l.contacts.force);
  body_sum(l.contacts.moment);
  for (int r = 0; r < 3; r++) body_sum(m.row[r]);
  if (!parameters.turning) return l;
  body_sum(l.springs.moment);
  for (int r = 0; r < 3; r++) body_sum(j.row[r]);
  return l;
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
  METHOD Twist twist(int i) const {
    Vec<double> still = {0, 0, 0};
    return {vector(0, i), parameters.turning ? vector(1, i) : still};
  }
};

// product is what the tangent makes of a direction at body i, with its own part of the direction, and the preconditioner of that. All threads of the
// body have it.
template <int terms>
INLINE Twist product(int i, int part, int trial, bool there, const Twist& own, const Combination<terms>& direction) {
  Wrench sum = {};
  if (there) {
    each_spring(i, part, [&](int k, int end) INLINED {
      const SpringDamper& s = parameters.spring_list[k];
      int other = s.body[1 - end];
      Vec<double> along = line_vector(k, line_along), by = own.move - direction.vector(0, other), arm = {0, 0, 0};
      if (s.lever[end]) {
        arm = line_vector(k, line_arm + 3 * end);
        by += cross(own.turn, arm);
      }
      if (s.lever[1 - end]) by = by - cross(direction.vector(1, other), line_vector(k, line_arm + 3 * (1 - end)));
      Vec<double> force = line_number(k, line_across) * by + dot(line_slope(k, along), by) * along;
      sum.force += force;
      if (!s.lever[end]) return;
      double pull = end ? -line_number(k, line_tension) : line_number(k, line_tension);
      sum.moment += cross(arm, force) + (position_weight() * pull) * cross(along, cross(own.turn, arm));
    });
    each_contact(i, part, trial, [&](int k, int end) INLINED {
      for (int e = 0; e < 2; e++) {
        int body = e == end ? i : parameters.surface_bodies[2 * k + e];
        if (body < 0) continue;
        Twist by = e == end ? own : direction.twist(body);
        ContactTangent tangent = contact_tangent(k, end, e);
        sum.force += Vec<double>{dot(tangent.three(0, 0), by.move), dot(tangent.three(1, 0), by.move), dot(tangent.three(2, 0), by.move)};
        if (!parameters.turning) continue;
        sum.force += Vec<double>{dot(tangent.three(0, 3), by.turn), dot(tangent.three(1, 3), by.turn), dot(tangent.three(2, 3), by.turn)};
        sum.moment += Vec<double>{dot(tangent.three(3, 0), by.move), dot(tangent.three(4, 0), by.move), dot(tangent.three(5, 0), by.move)};
        sum.moment += Vec<double>{dot(tangent.three(3, 3), by.turn), dot(tangent.three(4, 3), by.turn), dot(tangent.three(5, 3), by.turn)};
      }
    });
  }
  body_sum(sum.force);
  if (parameters.turning) body_sum(sum.moment);
  if (!there) return {};
  sum.force += parameters.mass[i] * own.move;
  Twist out = {times(load_block(parameters.inverse_move, i), sum.force), {0, 0, 0}};
  if (parameters.kind[i] & turns) {
    double world[symmetric];
    load_symmetric(parameters.world, i, world);
    out.turn = times(load_block(parameters.inverse_turn, i), sum.moment + times(world, own.turn));
  }
  return out;
}
