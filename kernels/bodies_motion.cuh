// The motion of bodies: coordinates, Newmark's formulas, corrections, and the frames that contacts read; mbd/frame.go, mbd/motion.go and
// solvers/integrator.go.
#pragma once
#include "bodies_sums.cuh"

// turning tells whether a body of a kind turns.
INLINE bool turning(int kind) { return SPECIAL(TURNING) && kind & turns; }

// Quaternion is a set of Euler parameters, or of what changes them.
struct Quaternion {
  double w, x, y, z;
};

INLINE double dot4(Quaternion a, Quaternion b) { return fused(a.z, b.z, fused(a.y, b.y, fused(a.x, b.x, a.w * b.w))); }
INLINE Quaternion plus(Quaternion a, double s, Quaternion b) {
  return {fused(s, b.w, a.w), fused(s, b.x, a.x), fused(s, b.y, a.y), fused(s, b.z, a.z)};
}
INLINE Quaternion scaled(double s, Quaternion a) { return {s * a.w, s * a.x, s * a.y, s * a.z}; }

// angular is half the angular velocity, in world axes, at Euler parameters e that change at a rate p.
INLINE Vec<double> angular(Quaternion e, Quaternion p) {
  return {-e.x * p.w + e.w * p.x - e.z * p.y + e.y * p.z, -e.y * p.w + e.z * p.x + e.w * p.y - e.x * p.z, -e.z * p.w - e.y * p.x + e.x * p.y + e.w * p.z};
}

// spin is twice the rate of Euler parameters e that turn with angular velocity w.
INLINE Quaternion spin(Quaternion e, Vec<double> w) {
  return {-e.x * w.x - e.y * w.y - e.z * w.z, e.w * w.x + e.z * w.y - e.y * w.z, -e.z * w.x + e.w * w.y + e.x * w.z, e.y * w.x - e.x * w.y + e.w * w.z};
}

INLINE Vec<double> turned(Quaternion e, Vec<double> v) {
  Vec<double> u = {e.x, e.y, e.z}, t = 2.0 * cross(u, v);
  return v + e.w * t + cross(u, t);
}

// Coordinates is a column of all bodies' coordinates, of their rates, or of their second derivatives.
struct Coordinates {
  Vec<double> place;
  Quaternion turn;
};

INLINE Vec<double> load_vector(const double* all, int i) {
  int n = parameters.bodies;
  return {all[i], all[n + i], all[2 * n + i]};
}

INLINE void store_vector(double* all, int i, Vec<double> v) {
  int n = parameters.bodies;
  all[i] = v.x;
  all[n + i] = v.y;
  all[2 * n + i] = v.z;
}

INLINE Coordinates load(const double* all, int i) {
  int n = parameters.bodies;
  return {load_vector(all, i), {all[3 * n + i], all[4 * n + i], all[5 * n + i], all[6 * n + i]}};
}

INLINE void store(double* all, int i, const Coordinates& c) {
  int n = parameters.bodies;
  store_vector(all, i, c.place);
  all[3 * n + i] = c.turn.w;
  all[4 * n + i] = c.turn.x;
  all[5 * n + i] = c.turn.y;
  all[6 * n + i] = c.turn.z;
}

INLINE Coordinates plus(const Coordinates& a, double s, const Coordinates& b) { return {plus(a.place, s, b.place), plus(a.turn, s, b.turn)}; }

// Trial is the end of a step that is not accepted yet, of one body.
struct Trial {
  Coordinates q, v, x, a;
};

INLINE Trial load_trial(int i) { return {load(parameters.trial_q, i), load(parameters.trial_v, i), load(parameters.trial_x, i), load(parameters.trial_a, i)}; }

INLINE void store_trial(int i, const Trial& t) {
  store(parameters.trial_q, i, t.q);
  store(parameters.trial_v, i, t.v);
  store(parameters.trial_x, i, t.x);
  store(parameters.trial_a, i, t.a);
}

// Weights of a correction of the second derivatives in velocities and in positions.
INLINE double velocity_weight() { return parameters.step * parameters.gamma * parameters.unknown_part; }
INLINE double position_weight() { return parameters.step * parameters.step * parameters.beta * parameters.unknown_part; }

// correct adds a correction of the translation and the rotation to a trial, such that its Euler parameters have norm 1.
INLINE void correct(Trial& t, int kind, Vec<double> translation, Vec<double> rotation) {
  double p = position_weight(), w = velocity_weight(), u = parameters.unknown_part;
  Coordinates change = {translation, {0, 0, 0, 0}};
  if (turning(kind)) {
    Quaternion e = t.q.turn, d = scaled(0.5, spin(e, rotation));
    double ee = dot4(e, e), excess = (ee - 1 + p * p * dot4(d, d)) / ee;
    if (excess > 0.75) excess = 0.75;  // bounds the rotation of one correction
    change.turn = plus(d, -excess / (1 + square_root(1 - excess)) / p, e);
  }
  t.x = plus(t.x, 1, change);
  t.a = plus(t.a, u, change);
  t.v = plus(t.v, w, change);
  t.q = plus(t.q, p, change);
}

// frame_at is the frame of a body at coordinates and their rates.
INLINE Frame frame_at(int kind, const Coordinates& q, const Coordinates& v) {
  Vec<double> spinning = {0, 0, 0};
  if (turning(kind)) spinning = 2.0 * angular(q.turn, v.turn);
  return {q.place - parameters.origin, {q.turn.w, q.turn.x, q.turn.y, q.turn.z}, v.place, spinning};
}

// put_difference works out the motion from one frame to another: the displacement, the small rotation, and the differences of both velocities.
INLINE void put_difference(const Frame& from, const Frame& to, Vec<double>* motion) {
  const double *a = to.turn, *b = from.turn;
  double real = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3], twice = real < 0 ? -2 : 2;
  motion[0] = to.position - from.position;
  motion[1] = twice * Vec<double>{a[1] * b[0] - a[0] * b[1] - a[2] * b[3] + a[3] * b[2], a[2] * b[0] - a[0] * b[2] - a[3] * b[1] + a[1] * b[3],
                                  a[3] * b[0] - a[0] * b[3] - a[1] * b[2] + a[2] * b[1]};
  motion[2] = to.velocity - from.velocity;
  motion[3] = to.angular - from.angular;
}

// write_frame tells the contacts where a body of a trial is.
INLINE void write_frame(int i, int kind, const Trial& t) {
  int f = parameters.frame_of[i];
  if (f < 0) return;
  Frame now = frame_at(kind, t.q, t.v);
  parameters.frame_list[f] = now;
  if (SPECIAL(SUBCYCLED)) put_difference(parameters.linearised[f].point, now, parameters.linearised[f].motion);
}

// start_of is the second derivative in Newmark's formulas of a body at the start of a step, at the time shift that belongs to the step's length. Change is that of the
// ones in the equations of motion in the last step, whose length was last, s, or 0 if there was none.
INLINE Coordinates start_of(int i, double last, const Coordinates& change) {
  double h = parameters.step;
  Coordinates start = load(parameters.a, i);
  return last > 0 && last != h ? plus(start, parameters.shift * (h - last) / last, change) : start;
}

// predict begins a step of body i by Newmark's formulas from its accepted state, with accelerations that are extrapolated or those of the last step, whose length
// was last, s, or 0 if there was none.
INLINE void predict(int i, double last, bool extrapolated) {
  int kind = parameters.kind[i];
  Coordinates q = load(parameters.q, i), v = load(parameters.v, i), x = load(parameters.x, i);
  Trial t = {q, v, x, load(parameters.a, i)};
  if (kind & (moves | turns)) {
    double h = parameters.step, b = parameters.beta, g = parameters.gamma;
    Coordinates change = plus(x, -1, load(parameters.last_x, i));
    if (last > 0 && extrapolated) t.x = plus(x, h / last, change);
    Coordinates start = start_of(i, last, change), zero = {};
    t.a = plus(plus(plus(zero, parameters.unknown_part, t.x), parameters.last_part, x), parameters.old_part, start);
    t.q = plus(plus(plus(q, h, v), h * h * (0.5 - b), start), h * h * b, t.a);
    t.v = plus(plus(v, h * (1 - g), start), h * g, t.a);
    if (turning(kind)) correct(t, kind, {0, 0, 0}, {0, 0, 0});
  }
  store_trial(i, t);
  write_frame(i, kind, t);
}

// normalise gives a trial Euler parameters of norm 1, and rates that keep it.
INLINE void normalise(int kind, Trial& t) {
  if (!turning(kind)) return;
  Quaternion e = t.q.turn;
  e = scaled(1 / square_root(dot4(e, e)), e);
  t.q.turn = e;
  t.v.turn = plus(t.v.turn, -dot4(e, t.v.turn), e);
}

// accept makes the trial of body i the end of the step.
INLINE void accept(int i) {
  int kind = parameters.kind[i];
  if (!(kind & (moves | turns))) return;
  Trial t = load_trial(i);
  normalise(kind, t);
  store(parameters.last_x, i, load(parameters.x, i));
  store(parameters.q, i, t.q);
  store(parameters.v, i, t.v);
  store(parameters.x, i, t.x);
  store(parameters.a, i, t.a);
}
