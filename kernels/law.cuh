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
struct Coefficients {
  Real radius;
  Real normal_linear, normal_hertz;
  Real damp_linear, damp_radius, damp_root, damp_overlap;
  Real shear_linear, shear_mindlin, shear_damp, shear_share;
  Real friction;
  Real roll_arm, roll_ratio, roll_damp, inertia;
};

// Contact is how the first partner moves relative to the second.
struct Contact {
  Vector normal;
  Real overlap, speed;
  Vector slip, roll;
  Real spin;
};

// History is what a contact remembers; zero is a new contact.
struct History {
  Vector spring;
  Real radius;
  Vector roll;
};

// Response is forces on the first partner, and losses.
struct Response {
  Real normal;
  Vector shear, moment;
  Real damped, slid, rolled;
};

// turn takes a spring into the plane of the new normal and about it.
template <class T>
INLINE Vec<T> turn(Vec<T> s, Vec<T> n, T angle) {
  constexpr T tolerance = T(1e-8);
  T out = dot(s, n);
  T length2 = norm2(s);
  s = s - out * n;
  T out2 = out * out;
  if (out2 > tolerance * length2 && out2 < length2) s = square_root(quotient(length2, length2 - out2)) * s;
  return s + angle * cross(n, s);
}

// reload changes the stiffness of a spring, ratio = old/stiff, without making energy.
template <class T>
INLINE Vec<T> reload(Vec<T> s, T old, T stiff, T ratio, T& lost) {
  T keep = smaller(T(1), ratio);
  lost = T(0.5) * norm2(s) * (old - smaller(old, stiff) * keep);
  return keep * s;
}

INLINE void viscous(const Coefficients& k, const Contact& c, Real dt, Real limit, Response& r) {
  r.shear = -(k.shear_linear * dt + k.shear_damp) * c.slip;
  Real f2 = norm2(r.shear);
  if (f2 > limit * limit) r.shear = limit * inverse_root(f2) * r.shear;
  r.slid = -dot(r.shear, c.slip) * dt;
}

INLINE void spring(const Coefficients& k, const Contact& c, Real dt, Real a, Real damp, Real limit, History& h, Response& r) {
  Real stiff = k.shear_linear + k.shear_mindlin * a;
  Vector s = turn(h.spring, c.normal, c.spin * dt);
  if (SPECIAL(TANGENTIAL) == mindlin)
    s = reload(s, k.shear_mindlin * h.radius, k.shear_mindlin * a, quotient(h.radius, a), r.slid);
  s += dt * c.slip;
  Real length2 = norm2(s);
  if (stiff * stiff * length2 > limit * limit) {
    Real cut = quotient(limit, stiff) * inverse_root(length2);
    r.slid += cut * (1 - cut) * stiff * length2;
    s = cut * s;
  }
  h.spring = s;
  Vector pull = stiff * s;
  Vector total = pull + (k.shear_damp + k.shear_share * damp) * c.slip;
  Real f2 = norm2(total);
  if (f2 > limit * limit) total = limit * inverse_root(f2) * total;
  r.damped += dot(total - pull, c.slip) * dt;
  r.shear = -total;
}

INLINE void roll(const Coefficients& k, const Contact& c, Real dt, Real secant, History& h, Response& r) {
  Real limit = k.roll_arm * larger(r.normal, Real(0));
  Vector w = c.roll - dot(c.roll, c.normal) * c.normal;
  if (SPECIAL(ROLLING) == constant_torque) {
    Real size = square_root(norm2(w));
    if (size == 0) return;
    r.moment = quotient(-smaller(limit, quotient(k.inertia * size, dt)), size) * w;
    r.rolled = -dot(r.moment, w) * dt;
    return;
  }
  Real stiff = k.roll_ratio * secant;
  if (stiff == 0) return;
  Real old = k.roll_ratio * (k.normal_linear + k.normal_hertz * h.radius);
  Real lost;
  Vector s = reload(turn(h.roll, c.normal, c.spin * dt), old, stiff, quotient(old, stiff), lost);
  s += dt * w;
  Vector m = -stiff * s;
  Real m2 = norm2(m);
  if (m2 > limit * limit) {
    Real inverse = inverse_root(m2);
    Real size = m2 * inverse;
    r.rolled = lost + quotient(limit * (size - limit), stiff);
    r.moment = limit * inverse * m;
    h.roll = limit * inverse * s;
    return;
  }
  h.roll = s;
  Vector viscous = -k.roll_damp * square_root(stiff) * w;
  r.moment = m + viscous;
  r.rolled = lost - dot(viscous, w) * dt;
}

// evaluate works out the forces of contact c over a step of dt and takes the history to the end of that step.
INLINE void evaluate(const Coefficients& k, const Contact& c, Real dt, History& h, Response& r) {
  Real a = square_root(k.radius * c.overlap);
  Real secant = k.normal_linear + k.normal_hertz * a;
  Real elastic = secant * c.overlap;
  Real damp = k.damp_linear + k.damp_radius * a + k.damp_overlap * c.overlap;
  if (SPECIAL(DAMPROOT)) damp += k.damp_root * square_root(a);
  r.normal = elastic - damp * c.speed;
  if (!SPECIAL(TENSION) && r.normal < 0) r.normal = 0;
  r.damped = (elastic - r.normal) * c.speed * dt;
  r.slid = r.rolled = 0;
  r.shear = r.moment = {0, 0, 0};
  Real limit = k.friction * larger(r.normal, Real(0));
  if (SPECIAL(TANGENTIAL) == viscous_coulomb) viscous(k, c, dt, limit, r);
  if (SPECIAL(TANGENTIAL) <= cundall_strack) spring(k, c, dt, a, damp, limit, h, r);
  if (SPECIAL(ROLLING) != no_rolling) roll(k, c, dt, secant, h, r);
  h.radius = a;
}

// elastic is the energy stored in a contact.
INLINE Real elastic(const Coefficients& k, Real overlap, const History& h) {
  Real a = square_root(k.radius * overlap);
  Real e = (Real(0.5) * k.normal_linear + Real(0.4) * k.normal_hertz * a) * overlap * overlap;
  if (SPECIAL(TANGENTIAL) <= cundall_strack)
    e += Real(0.5) * (k.shear_linear + k.shear_mindlin * h.radius) * norm2(h.spring);
  if (SPECIAL(ROLLING) == elastic_plastic)
    e += Real(0.5) * k.roll_ratio * (k.normal_linear + k.normal_hertz * h.radius) * norm2(h.roll);
  return e;
}
