// What acts on a body at the trial, and its tangent: what this makes of a direction, and the inverses of each body's own blocks, of translation and of
// rotation. The threads of a body share its springs and its surfaces.
#pragma once
#include "bodies_applied.cuh"

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

// inertia_at works out the inertia of a body, which is j in its own axes, in world axes, and returns it times the angular acceleration, with the gyroscopic moment.
INLINE Vec<double> inertia_at(int kind, const double* j, const Trial& t, double* world) {
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

// each_of calls visit(k) with this thread's share of what a list has of body i.
template <class Visit>
INLINE void each_of(const int* first, int i, int part, Visit visit) {
#pragma nounroll
  for (int k = first[i] + part, last = first[i + 1]; k < last; k += 1 << SPECIAL(BODY_LANES)) visit(k);
}

// each_block calls visit(k, block) with this thread's share of the blocks of the contact ends k of body i.
template <class Visit>
INLINE void each_block(int i, int part, Visit visit) {
#pragma nounroll
  for (int b = 2 * parameters.contact_first[i] + part, last = 2 * parameters.contact_first[i + 1]; b < last; b += 1 << SPECIAL(BODY_LANES)) visit(b >> 1, b & 1);
}

// contact_tangent is a number of the tangent of contact end k: minus the wrench of contacts by second derivatives, block 0 by those of the body itself, block 1
// by those of the body at the other end. Where no body turns, it has forces and translations alone.
INLINE double& contact_tangent(int k, int block, int row, int column) {
  int size = SPECIAL(TURNING) ? 6 : 3;
  return parameters.contact_tangents[int64((block * size + row) * size + column) * parameters.contact_count + k];
}

INLINE Vec<double> contact_tangent_row(int k, int block, int row, int column) {
  return {contact_tangent(k, block, row, column), contact_tangent(k, block, row, column + 1), contact_tangent(k, block, row, column + 2)};
}

INLINE Vec<double> vector_at(const double* from) { return {from[0], from[1], from[2]}; }

// take_block reads a block of the tangent of contact end k. All is read before anything is written, so that no read waits for another.
template <int size>
INLINE void take_block(int k, int block, const double* from) {
  double all[size * size] = {};
#pragma unroll
  for (int e = 0; e < size * size; e++) {
    int at = 6 * (e / size) + e % size;
    all[e] = -(position_weight() * from[at] + velocity_weight() * from[36 + at]);
  }
#pragma unroll
  for (int e = 0; e < size * size; e++) parameters.contact_tangents[int64(block * size * size + e) * parameters.contact_count + k] = all[e];
}

// take_tangent reads a block of the tangent of contact end k, of the wrench on end by the other one's motion or its own, which goes with the motion of a partner; null
// and -1 say that there is none.
INLINE void take_tangent(int k, int block, const double* from, int partner) {
  parameters.partners[2 * k + block] = from ? partner : -1;
  if (!from || partner < 0) return;
  if (SPECIAL(TURNING)) take_block<6>(k, block, from);
  else take_block<3>(k, block, from);
}

// Load is what springs, given forces and contacts do to a body at the trial.
struct Load {
  Wrench elements, contacts;  // of springs and given forces; of contacts
  double dissipated, breaking;  // by the springs that count here: power, W, and how many break
  double applied;  // power of given forces, W
};

// add_linear adds what a tangent of a pair of frames makes of a motion.
INLINE void add_linear(const double* tangent, const Vec<double>* motion, Wrench& w) {
  auto row = [&](int r) INLINED {
    const double *k = tangent + 6 * r, *c = tangent + 36 + 6 * r;
    return dot(vector_at(k), motion[0]) + dot(vector_at(k + 3), motion[1]) + dot(vector_at(c), motion[2]) + dot(vector_at(c + 3), motion[3]);
  };
  w.force += Vec<double>{row(0), row(1), row(2)};
  w.moment += Vec<double>{row(3), row(4), row(5)};
}

// active_tangent is that of a pair of frames, or 0 where particles do not touch what makes it.
INLINE const double* active_tangent(int pair) {
  return pair >= 0 && parameters.pair_active[pair] ? parameters.pair_tangents + int64(pair) * tangent_size : nullptr;
}

// take_tangents has the solution use the tangents of pairs of frames at body i.
INLINE void take_tangents(int i, int part) {
  each_block(i, part, [&](int k, int block) INLINED {
    const ContactEnd e = parameters.contact_ends[k];
    take_tangent(k, block, active_tangent(block ? e.pair : e.own), block ? e.other : i);
  });
}

// add_block adds the tangent of contact end k by the body's own motion to the blocks of its own.
INLINE void add_block(int k, Block& m, Block& j) {
  for (int r = 0; r < 3; r++) {
    m.row[r] += contact_tangent_row(k, 0, r, 0);
    if (SPECIAL(TURNING)) j.row[r] += contact_tangent_row(k, 0, 3 + r, 3);
  }
}

// add_linearised adds the force of contacts on body i, linearised in the motion of the bodies, and the blocks of its tangent.
INLINE void add_linearised(int i, int part, Wrench& w, Block& m, Block& j) {
  int frame = parameters.frame_of[i];
  if (frame < 0) return;
  const Linearised& own = parameters.linearised[frame];
  if (part == 0) w = {own.base[0], own.base[1]};
  each_block(i, part, [&](int k, int block) INLINED {
    int partner = parameters.partners[2 * k + block];
    if (partner < 0) return;
    const ContactEnd e = parameters.contact_ends[k];
    add_linear(active_tangent(block ? e.pair : e.own), parameters.linearised[parameters.frame_of[partner]].motion, w);
    if (!block) add_block(k, m, j);
  });
}

// load_on works out this thread's part of the load on body i and of the blocks of its tangent but for the inertia.
INLINE Load load_on(int i, int part, const State& s, bool there, Block& m, Block& j) {
  Load l = {};
  if (there) {
    each_of(parameters.spring_first, i, part, [&](int k) INLINED {
      Line line = line_at(k, i);
      Vec<double> pull = line.pull * line.along;
      l.dissipated += line.dissipated;
      l.breaking += line.breaks;
      l.elements.force += pull;
      add_identity(m, line.across);
      add_outer(m, line.along, line.slope);
      if (!SPECIAL(TURNING) || !SPECIAL(LEVERS)) return;
      l.elements.moment += cross(line.arm, pull);
      add_identity(j, line.across * norm2(line.arm) + position_weight() * dot(pull, line.arm));
      add_outer(j, -1.0 * line.arm, line.across * line.arm + position_weight() * pull);
      add_outer(j, cross(line.arm, line.along), cross(line.arm, line.slope));
    });
    if (SPECIAL(GIVEN)) each_of(parameters.applied_first, i, part, [&](int k) INLINED {
      Applied a = apply(k, i, s.done);
      l.elements.force += a.force;
      l.applied += applied_power(a, i);
      if (!SPECIAL(TURNING)) return;
      l.elements.moment += moment_of(a);
      if (parameters.applied_forces[k].follower) return;
      add_identity(j, position_weight() * dot(a.force, a.arm));
      add_outer(j, -position_weight() * a.arm, a.force);
    });
    if (SPECIAL(SUBCYCLED)) add_linearised(i, part, l.contacts, m, j);
    else each_block(i, part, [&](int k, int block) INLINED {
      const ContactEnd e = parameters.contact_ends[k];
      bool touches = parameters.active[e.surface] == s.trial;
      const double* on = parameters.reactions + int64(e.surface - parameters.surfaces) * reaction_sums;
      const double* tangents = on + 2 * wrench_size + (2 * e.end + (block ? 1 - e.end : e.end)) * tangent_size;
      take_tangent(k, block, touches ? tangents : nullptr, block ? e.other : i);
      if (!touches || block) return;
      l.contacts.force += vector_at(on + wrench_size * e.end);
      l.contacts.moment += vector_at(on + wrench_size * e.end + 3);
      add_block(k, m, j);
    });
  }
  return l;
}

// sum_load gives all threads of a body the load on it and the blocks of its tangent, of which each has a part.
INLINE void sum_load(Load& l, Block& m, Block& j) {
  body_sums(l.elements.force, l.contacts.force, l.contacts.moment, m.row[0], m.row[1], m.row[2]);
  if (SPECIAL(TURNING)) body_sums(l.elements.moment, j.row[0], j.row[1], j.row[2]);
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
    return {vector(0, i), SPECIAL(TURNING) ? vector(1, i) : still};
  }
};

// Row is a thread's share of a body's row of the tangent, as far as it stays during a solution: where a warp has one group of bodies it is read once.
struct Row {
  int group;                  // of bodies, or -1
  int spring, last_spring;    // the first end of a spring, and the end of the body's list
  int other, flags;           // of that
  int contact, last_contact;  // the first block of a contact end that there is, and the end of the list
  int partner;                // the body whose motion that goes with
};

constexpr Row no_row = {-1, 0, 0, 0, 0, 0, 0, 0};

INLINE void find_row(Row& row, int group, int i, int part) {
  if (row.group == group) return;
  row.group = group;
  row.spring = parameters.spring_first[i] + part;
  row.last_spring = parameters.spring_first[i + 1];
  row.contact = 2 * parameters.contact_first[i] + part;
  row.last_contact = 2 * parameters.contact_first[i + 1];
  if (row.spring < row.last_spring) {
    const SpringEnd e = parameters.spring_ends[row.spring];
    row.other = e.other;
    row.flags = e.flags;
  }
  for (row.partner = -1; row.contact < row.last_contact; row.contact += 1 << SPECIAL(BODY_LANES)) {
    row.partner = parameters.partners[row.contact];
    if (row.partner >= 0) break;
  }
}

// product is what the tangent makes of a direction at body i, with its own part of the direction, and the preconditioner of that. All threads of the
// body have it.
template <int terms>
INLINE Twist product(int i, int part, bool there, const Twist& own, const Combination<terms>& direction, const Row& row) {
  Wrench sum = {};
  if (there) {
#pragma nounroll
    for (int k = row.spring; k < row.last_spring; k += 1 << SPECIAL(BODY_LANES)) {
      int other = row.other, flags = row.flags;
      if (k != row.spring) {
        other = parameters.spring_ends[k].other;
        flags = parameters.spring_ends[k].flags;
      }
      Vec<double> along = line_vector(k, line_along), by = own.move - direction.vector(0, other), arm = {0, 0, 0};
      if (SPECIAL(LEVERS) && flags & own_lever) {
        arm = line_vector(k, line_arm);
        by += cross(own.turn, arm);
      }
      if (SPECIAL(LEVERS) && flags & other_lever) by = by - cross(direction.vector(1, other), line_vector(k, line_other_arm));
      Vec<double> force = line_number(k, line_across) * by + dot(line_vector(k, line_slope), by) * along;
      sum.force += force;
      if (SPECIAL(LEVERS) && flags & own_lever)
        sum.moment += cross(arm, force) + (position_weight() * line_number(k, line_pull)) * cross(along, cross(own.turn, arm));
    }
    if (SPECIAL(TURNING) && SPECIAL(GIVEN)) each_of(parameters.applied_first, i, part, [&](int k) INLINED {
      Applied a = applied_at(k);
      Vec<double> turn = position_weight() * own.turn;
      if (parameters.applied_forces[k].follower) {
        sum.force = sum.force - cross(turn, a.force);
        sum.moment = sum.moment - cross(turn, moment_of(a));
      } else {
        sum.moment += cross(a.force, cross(turn, a.arm));
      }
    });
#pragma nounroll
    for (int b = row.contact; b < row.last_contact; b += 1 << SPECIAL(BODY_LANES)) {
      int partner = b == row.contact ? row.partner : parameters.partners[b], k = b >> 1, block = b & 1;
      if (partner < 0) continue;
      Twist by = block ? direction.twist(partner) : own;
      auto times = [&](int row, int column, Vec<double> v) INLINED {
        return Vec<double>{dot(contact_tangent_row(k, block, row, column), v), dot(contact_tangent_row(k, block, row + 1, column), v),
                           dot(contact_tangent_row(k, block, row + 2, column), v)};
      };
      sum.force += times(0, 0, by.move);
      if (!SPECIAL(TURNING)) continue;
      sum.force += times(0, 3, by.turn);
      sum.moment += times(3, 0, by.move) + times(3, 3, by.turn);
    }
  }
  Block move = {}, turn = {};
  double mass = 0, world[symmetric] = {};
  bool rotates = false;
  if (there) {  // read while the threads add up
    move = load_block(parameters.inverse_move, i);
    mass = parameters.mass[i];
    rotates = turning(parameters.kind[i]);
    if (SPECIAL(TURNING)) {
      turn = load_block(parameters.inverse_turn, i);
      load_symmetric(parameters.world, i, world);
    }
  }
  if (SPECIAL(TURNING)) body_sums(sum.force, sum.moment);
  else body_sums(sum.force);
  Twist out = {times(move, sum.force + mass * own.move), {0, 0, 0}};
  if (rotates) out.turn = times(turn, sum.moment + times(world, own.turn));
  return out;
}
