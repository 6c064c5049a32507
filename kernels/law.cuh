// The contact laws of dem/law.go: the same functions, names and order.
#pragma once
#include "real.cuh"

DECLARE_SPECIAL(NORMAL)
DECLARE_SPECIAL(TANGENTIAL)
DECLARE_SPECIAL(ROLLING)
DECLARE_SPECIAL(TENSION)
DECLARE_SPECIAL(DAMPROOT)

// Values of the constants, as in dem/lawnames.go.
enum { mindlin, cundall_strack, viscous_coulomb, no_friction };
enum { no_rolling, constant_torque, elastic_plastic };

// Coefficients are what the laws need of a pair of partners; names as in dem/law.go.
template <class T>
struct CoefficientsOf {
  T radius;
  T normal_linear, normal_hertz;
  T damp_linear, damp_radius, damp_root, damp_overlap;
  T shear_linear, shear_mindlin, shear_damp, shear_share;
  T friction;
  T roll_arm, roll_ratio, roll_damp, inertia;
};

// Contact is how the first partner moves relative to the second.
template <class T>
struct ContactOf {
  Vec<T> normal;
  T overlap, speed;
  Vec<T> slip, roll;
  T spin, onset;
};

// History is what a contact remembers; zero is a new contact.
template <class T>
struct HistoryOf {
  Vec<T> spring;
  T radius;
  Vec<T> roll;
};

// Response is forces on the first partner, and losses.
template <class T>
struct ResponseOf {
  T normal;
  Vec<T> shear, moment;
  T damped, slid, rolled;
};

using Coefficients = CoefficientsOf<Real>;
using Contact = ContactOf<Real>;
using History = HistoryOf<Real>;
using Response = ResponseOf<Real>;

// turn takes a spring into the plane of the new normal and about it.
template <class T>
INLINE Vec<T> turn(Vec<T> s, Vec<T> n, T angle) {
  constexpr T tolerance = T(1e-8);
  T out = dot(s, n);
  T length2 = norm2(s);
  s = plus(s, -out, n);
  T out2 = out * out;
  if (out2 > tolerance * length2 && out2 < length2) s = square_root(quotient(length2, length2 - out2)) * s;
  return plus(s, angle, cross(n, s));
}

// reload changes the stiffness of a spring, ratio = old/stiff, without making energy.
template <class T>
INLINE Vec<T> reload(Vec<T> s, T old, T stiff, T ratio, T& lost) {
  T keep = smaller(T(1), ratio);
  lost = T(0.5) * norm2(s) * (old - smaller(old, stiff) * keep);
  return keep * s;
}

template <class T>
INLINE void viscous(const CoefficientsOf<T>& k, const ContactOf<T>& c, T dt, T limit, ResponseOf<T>& r) {
  r.shear = -(k.shear_linear * dt + k.shear_damp) * c.slip;
  T f2 = norm2(r.shear);
  if (f2 > limit * limit) r.shear = limit * inverse_root(f2) * r.shear;
  r.slid = -dot(r.shear, c.slip) * dt;
}

template <class T>
INLINE void spring(const CoefficientsOf<T>& k, const ContactOf<T>& c, T dt, T a, T damp, T limit, HistoryOf<T>& h, ResponseOf<T>& r) {
  T old = fused(k.shear_mindlin, h.radius, k.shear_linear), stiff = fused(k.shear_mindlin, a, k.shear_linear);
  Vec<T> s = turn(h.spring, c.normal, c.spin * dt);
  T before = T(0.5) * old * fused(dt, dot(s, c.slip), norm2(s)), lost;
  if (SPECIAL(TANGENTIAL) == mindlin)
    s = reload(s, k.shear_mindlin * h.radius, k.shear_mindlin * a, quotient(h.radius, a), lost);
  s = plus(s, dt, c.slip);
  T length2 = norm2(s);
  if (stiff * stiff * length2 > limit * limit) s = quotient(limit, stiff) * inverse_root(length2) * s;
  r.slid = fused(T(0.5) * stiff, dt * dot(s, c.slip) - norm2(s), before);
  h.spring = s;
  Vec<T> pull = stiff * s;
  Vec<T> total = plus(pull, fused(k.shear_share, damp, k.shear_damp), c.slip);
  T f2 = norm2(total);
  if (f2 > limit * limit) total = limit * inverse_root(f2) * total;
  r.damped += dot(total - pull, c.slip) * dt;
  r.shear = -total;
}

template <class T>
INLINE void roll(const CoefficientsOf<T>& k, const ContactOf<T>& c, T dt, T secant, HistoryOf<T>& h, ResponseOf<T>& r) {
  T limit = k.roll_arm * larger(r.normal, T(0));
  Vec<T> w = plus(c.roll, -dot(c.roll, c.normal), c.normal);
  if (SPECIAL(ROLLING) == constant_torque) {
    T size = square_root(norm2(w));
    if (size == 0) return;
    r.moment = quotient(-smaller(limit, quotient(k.inertia * size, dt)), size) * w;
    r.rolled = -dot(r.moment, w) * dt;
    return;
  }
  T stiff = k.roll_ratio * secant;
  if (stiff == 0) return;
  T old = k.roll_ratio * (k.normal_linear + k.normal_hertz * h.radius);
  T lost;
  Vec<T> s = reload(turn(h.roll, c.normal, c.spin * dt), old, stiff, quotient(old, stiff), lost);
  s = plus(s, dt, w);
  r.rolled = lost;
  T m2 = stiff * stiff * norm2(s);
  if (m2 > limit * limit) {
    T inverse = inverse_root(m2);
    r.rolled += quotient(limit * (m2 * inverse - limit), stiff);
    s = limit * inverse * s;
  }
  h.roll = s;
  Vec<T> pull = stiff * s;
  Vec<T> total = plus(pull, k.roll_damp * square_root(stiff), w);
  T t2 = norm2(total);
  if (t2 > limit * limit) total = limit * inverse_root(t2) * total;
  r.rolled += dot(total - pull, w) * dt;
  r.moment = -total;
}

// onset is the factor of dashpots below the onset.
template <class T>
INLINE T onset(const ContactOf<T>& c) {
  T root = square_root(quotient(c.overlap, c.onset));
  return root * square_root(root);
}

// lag makes the loss in dashpots that of the whole step; dem/law.go.
template <class T>
INLINE T lag(const CoefficientsOf<T>& k, const ContactOf<T>& c, T a, T damp, const HistoryOf<T>& h) {
  if (c.onset != 0 || damp == 0) return 1;
  if (SPECIAL(DAMPROOT) && k.damp_root != 0) return fused(T(0.25), rough_root(quotient(h.radius, a)), T(0.75));
  T before = k.damp_radius * h.radius + quotient(k.damp_overlap * h.radius * h.radius, k.radius);
  if (h.radius > 0) before += k.damp_linear;
  return fused(T(0.25), quotient(before, damp), T(0.75));
}

// evaluate works out the forces of contact c over a step of dt and takes the history to the end of that step.
template <class T>
INLINE void evaluate(const CoefficientsOf<T>& k, const ContactOf<T>& c, T dt, HistoryOf<T>& h, ResponseOf<T>& r) {
  T a = square_root(k.radius * c.overlap);
  T secant = fused(k.normal_hertz, a, k.normal_linear);
  T elastic = secant * c.overlap;
  T damp = fused(k.damp_overlap, c.overlap, fused(k.damp_radius, a, k.damp_linear));
  if (SPECIAL(DAMPROOT)) damp = fused(k.damp_root, square_root(a), damp);
  if (c.overlap < c.onset) damp *= onset(c);
  r.normal = fused(-damp, c.speed, elastic);
  if (!SPECIAL(TENSION) && r.normal < 0) r.normal = 0;
  r.damped = (elastic - r.normal) * c.speed * dt * lag(k, c, a, damp, h);
  r.slid = r.rolled = 0;
  r.shear = r.moment = {0, 0, 0};
  T limit = k.friction * larger(r.normal, T(0));
  if (SPECIAL(TANGENTIAL) == viscous_coulomb) viscous(k, c, dt, limit, r);
  if (SPECIAL(TANGENTIAL) <= cundall_strack) spring(k, c, dt, a, damp, limit, h, r);
  if (SPECIAL(ROLLING) != no_rolling) roll(k, c, dt, secant, h, r);
  h.radius = a;
}

// elastic is the energy stored in a contact.
template <class T>
INLINE T elastic(const CoefficientsOf<T>& k, T overlap, const HistoryOf<T>& h) {
  T a = square_root(k.radius * overlap);
  T e = (T(0.5) * k.normal_linear + T(0.4) * k.normal_hertz * a) * overlap * overlap;
  if (SPECIAL(TANGENTIAL) <= cundall_strack)
    e += T(0.5) * (k.shear_linear + k.shear_mindlin * h.radius) * norm2(h.spring);
  if (SPECIAL(ROLLING) == elastic_plastic)
    e += T(0.5) * k.roll_ratio * (k.normal_linear + k.normal_hertz * h.radius) * norm2(h.roll);
  return e;
}
