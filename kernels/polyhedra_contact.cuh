// The contacts of a polyhedron with another, with a sphere or with a wall; dem/cpu/polyhedra_contact.go.
//
// Where features touch, and the forces that have a potential, are worked out in double whatever the precision; dashpots, friction and rolling by the law, in its own.
#pragma once
#include "observe.cuh"
#include "polyhedra_relief.cuh"

// Pressed is a contact with the elastic part of its force.
struct Pressed {
  int key, feature, part, slot;
  double overlap, energy, push;  // energy and push of the contact if it were alone, J, N
  double weight;                 // part of it that is left to friction and dashpots
  double radius;                 // effective, m
  Vec<double> normal, arm, force;  // towards the first; from its centre, m; on it, N
};

// Pressing is a pair that is being worked out, and with it the sums of what features gives.
struct Pressing {
  int i, j;  // spheres; j is -1 beside a wall
  Vec<double> x;  // centre of the first, m
  const Pose* pose;  // of the wall
  int wall;
  Pairing pair;
  CoefficientsOf<double> elastic;
  double radius;  // effective, of contacts of polyhedra, m
  Unit unit;
  Vec<double> force, torque_i, torque_j;  // on the first, and about the centres of both
  double stored, held;                    // elastic energy; what friction is held by, N
  double energy, net, factor;             // of the contact under way
  Vec<double> slope;
  Pressed now;
  int count;  // of contacts found, also those that there was no room for
  Pressed* found;

  static constexpr bool carried = false;  // no body carries the wall
  static constexpr bool concave = false;  // all cores are convex
  static constexpr bool nearest = false;  // of contacts of the same features those go on in one another that are nearest

  METHOD void begin(int key, double part, Vec<double> by_turn, double, Vec<double> a, Vec<double> b, double distance) {
    energy = net = 0;
    factor = part;
    slope = by_turn;
    now.key = key;
    now.feature = now.part = 0;
    now.force = {0, 0, 0};
    double overlap = pair.reach - distance;
    now.normal = (1 / distance) * (a - b);
    now.overlap = overlap;
    now.energy = normal_elastic(elastic, overlap, now.push);
    now.arm = a - pair.separation - (pair.a.rounding - 0.5 * overlap) * now.normal;
    add(a, b, distance, 1);
  }

  METHOD void take(Vec<double> a, Vec<double> b, double share) {
    double d2 = norm2(a - b);
    if (d2 < pair.reach * pair.reach) add(a, b, square_root(d2), share);
  }

  METHOD void add(Vec<double> a, Vec<double> b, double distance, double share) {
    double push, term = normal_elastic(elastic, pair.reach - distance, push);
    energy += share * term;
    net += share * push;
    Vec<double> f = (factor * share * push / distance) * (a - b);
    now.force += f;
    force += f;
    torque_i += cross(a - pair.separation, f);
    torque_j = torque_j - cross(a, f);
  }

  METHOD void end() {
    Vec<double> couple = energy * slope;
    torque_i = torque_i - couple;
    torque_j += couple;
    stored += factor * energy;
    now.weight = now.push > 0 ? smaller(larger(factor * net / now.push, 0.0), 1.0) : 0;
    held += now.weight * now.push;
    keep();
  }

  // keep keeps the contact under way, if any of it is left to dashpots and friction; those with walls are told of all the same.
  METHOD void keep() {
    if (j >= 0 && now.weight < min_weight) return;
    if (count < most_polyhedron_contacts) found[count] = now;
    count++;
  }

  // forget takes back all that has been found, of a pair that cannot be.
  METHOD void forget() {
    force = torque_i = torque_j = {0, 0, 0};
    stored = held = 0;
    count = 0;
  }

  // What Borne has of a strand and of what carries a surface.
  METHOD bool strand() const { return false; }
  METHOD Vec<double> first_end() const { return {0, 0, 0}; }
  METHOD Vec<double> along() const { return {0, 0, 0}; }
  METHOD void bear(Vec<double>, Vec<double>, double, double) {}
  METHOD void bear_first(double) {}
  METHOD void drive() {}
  METHOD void move_with(int, const Pressed&, double&, double&) const {}
  METHOD void resist(int, const Pressed&, const Coefficients&, const Contact&, const History&) {}

  // motion_of_wall is how its matter moves where contact k is.
  METHOD void motion_of_wall(int, const Pressed& t, Vec<double>& velocity, Vec<double>& angular) const {
    angular = pose->angular;
    velocity = pose->velocity + cross(angular, x + t.arm - pose->position);
  }
};

// OfParts is a pair of which cores may not be convex.
template <class Pair>
struct OfParts : Pair {
  static constexpr bool concave = true;
  static constexpr bool nearest = true;

  bool met;   // features are so near that they count as in one another
  bool full;  // there was no room for all that is nearest to a point

  METHOD void begin(int key, double part, Vec<double> by_turn, double by_length, Vec<double> a, Vec<double> b, double distance) {
    Pair::begin(key, part, by_turn, by_length, a, b, distance);
    met = met || meet(distance, this->pair.reach);
  }
};

// Smooth is a pair with a superquadric, which may touch what is round at several places.
template <class Pair>
struct Smooth : Pair {
  static constexpr bool nearest = true;
};

// set_law gives a pair the coefficients of its materials and its effective radius (m).
INLINE void set_law(Pressing& p, int material, int other, double radius) {
  p.unit = parameters.interactions[material * parameters.materials + other];
  p.radius = p.now.radius = radius;
  p.elastic = of_sizes(convert<double>(p.unit), radius, 1.0, 1.0);
}

// press_features finds the contacts of two polyhedra; it returns false where their cores are in one another.
template <class Pair>
INLINE bool press_features(Pair& p, int material, int other, Vec<double>& axis) {
  const Pairing& q = p.pair;
  p.pair.reach = q.a.rounding + q.b.rounding;
  set_law(p, material, other, feature_radius(q.a.rounding, q.b.rounding, q.a.shape->corner_count == 1, q.b.shape->corner_count == 1));
  if constexpr (Pair::concave) {
    bool parts = q.a.shape->part_count + q.b.shape->part_count > 0;
    if (!features_of_parts(p.pair, axis, p) || (parts && p.met)) {
      p.forget();
      return false;
    }
    for (int c = 0; parts && c < p.count && c < most_polyhedron_contacts; c++) p.found[c].weight = held_by(p.found[c].weight, norm(p.found[c].force), p.found[c].push);
    if (parts) return true;
  } else if (!features(p.pair, axis, p)) {
    p.forget();
    return false;
  }
  double whole = norm(p.force);
  for (int c = 0; whole < p.held && c < p.count && c < most_polyhedron_contacts; c++) p.found[c].weight *= whole / p.held;
  return true;
}

// press_corners finds the contacts of the corners with a wall, each as a sphere, and returns the largest overlap, m.
template <class Pair>
INLINE double press_corners(Pair& p, const Surface& s, const Pose& pose, Vec<double> x) {
  const PlacedPolyhedron& a = p.pair.a;
  double deepest = 0;
  for (int v = 0; v < a.shape->corner_count; v++) {
    Vec<double> corner = corner_at(a, v);
    Touch touches[contacts];
    int n = find_touches<contacts>(s, pose, nullptr, x + corner, a.rounding, touches);
    if (n > contacts) p.count = most_polyhedron_contacts + 1;
    for (int t = 0; t < n && t < contacts; t++) {
      Pressed& now = p.now;
      now.key = v;
      now.feature = touches[t].feature;
      now.part = touches[t].part;
      now.overlap = a.rounding - touches[t].distance;
      now.normal = touches[t].normal;
      now.weight = 1;
      now.energy = normal_elastic(p.elastic, now.overlap, now.push);
      now.arm = corner - (a.rounding - 0.5 * now.overlap) * now.normal;
      now.force = now.push * now.normal;
      p.force += now.force;
      p.torque_i += cross(now.arm, now.force);
      p.stored += now.energy;
      p.bear(now.normal, now.force, normal_stiffness(p.elastic, now.overlap), 0);
      deepest = larger(deepest, now.overlap);
      p.keep();
    }
  }
  return deepest;
}

// Mover is what of a particle says how forces change its velocities.
struct Mover {
  Vec<double> velocity, angular;
  double inverse_mass;
  Real inverse_inertia;  // mean
  bool turned;           // it is no sphere: by its moments in its axes
  OrientationOf<double> turn;
  Vec<double> inertia;
};

INLINE Mover mover(int from, int order, int i) {
  Quad<Scalar> v = parameters.velocity[from][i], w = parameters.angular[from][i];
  Mover m = {{double(v.x), double(v.y), double(v.z)}, {double(w.x), double(w.y), double(w.z)}, 1 / double(v.w), 1 / parameters.inertia[order][i], is_polyhedron(order, i), {}, {}};
  if (!m.turned) return m;
  const Clump& c = parameters.clumps[order][clump_of(order, i)];
  m.inverse_mass = 1 / c.mass;
  m.turn = orientation_of(c);
  m.inertia = c.inertia;
  return m;
}

// driven is how the velocities change by a force (N) and a torque (N m).
INLINE TwistOf<double> driven(const Mover& m, Vec<double> force, Vec<double> torque) {
  return {m.inverse_mass * force, m.turned ? angular_velocity(m.turn, torque, m.inertia) : double(m.inverse_inertia) * torque};
}

constexpr int new_contact = 1 << 8;  // bit of a contact's slot: it has no history yet

// Slots are where the histories of a pair's contacts lie: one after the other from the first on. Bit m of used is 1 where slot m holds one.
struct Slots {
  int first, count;
  uint32 used;
  int* key;
  int* feature;  // null for pairs of particles
  Quad<Real>* drag;
  Real* history;
  Quad<Real>* arm;  // null where no contacts have the same features
};

// same_contact tells whether slot m holds what contact t goes on from, if it is the nearest.
INLINE bool same_contact(const Slots& s, int m, const Pressed& t) {
  return s.key[s.first + m] == t.key && (!s.feature || s.feature[s.first + m] == t.feature) && !(t.weight < min_weight);
}

// moved is the square of the way of a contact since slot m was written, m2.
INLINE double moved(const Slots& s, int m, const Pressed& t) {
  if (!s.arm) return 0;
  Quad<Real> was = s.arm[s.first + m];
  return norm2(t.arm - Vec<double>{double(was.x), double(was.y), double(was.z)});
}

// go_on gives contacts the slots that they had in the last step, where a corner may touch a core more than once or a superquadric a wall: of the same features those go on in one another that are nearest, and what is new begins anew.
template <class Pair>
INLINE uint32 go_on(Pair& p, const Slots& s, int n) {
  for (int c = 0; c < n; c++) p.found[c].slot = -1;
  for (int m = 0; m < s.count; m++) {
    if (!(s.used >> m & 1)) continue;
    int nearest = -1;
    double least = __builtin_huge_val();
    for (int c = 0; c < n; c++) {
      if (!same_contact(s, m, p.found[c])) continue;
      double d2 = moved(s, m, p.found[c]);
      if (!(d2 < least)) continue;
      least = d2;
      nearest = c;
    }
    if (nearest < 0) continue;
    Pressed& t = p.found[nearest];
    if (t.slot < 0 || least < moved(s, t.slot, t)) t.slot = m;
  }
  uint32 taken = 0;
  for (int c = 0; c < n; c++)
    if (p.found[c].slot >= 0) taken |= 1u << p.found[c].slot;
  return taken;
}

// assign_slots gives contacts the slots that they had in the last step, and new ones the first that are free; it returns those that are used then. full tells that there was no room for one.
// With a surface that is carried all contacts have slots, else those that dashpots and friction act on.
template <class Pair>
INLINE uint32 assign_slots(Pair& p, const Slots& s, bool& full) {
  uint32 taken = 0;
  int n = smaller(p.count, most_polyhedron_contacts);
  full = n < p.count;
  if constexpr (Pair::concave) full = full || p.full;
  if constexpr (Pair::nearest) taken = go_on(p, s, n);
  for (int c = 0; c < n && !Pair::nearest; c++) {
    Pressed& t = p.found[c];
    t.slot = -1;
    if (t.weight < min_weight) continue;
    for (int m = 0; m < s.count; m++)
      if ((s.used & ~taken) >> m & 1 && s.key[s.first + m] == t.key && (!s.feature || s.feature[s.first + m] == t.feature)) {
        t.slot = m;
        taken |= 1u << m;
        break;
      }
  }
  uint32 all = taken;
  for (int c = 0; c < n; c++) {
    Pressed& t = p.found[c];
    if (t.slot >= 0 || (t.weight < min_weight && !Pair::carried)) continue;
    int m = 0;
    while (m < s.count && all >> m & 1) m++;
    if (m == s.count) {
      full = true;
      continue;
    }
    t.slot = m | new_contact;
    all |= 1u << m;
  }
  return all;
}

// keep_history keeps a contact in a slot, with what dashpots did there.
INLINE void keep_history(const Slots& to, int slot, const Pressed& t, const History& h, Vector dashpots) {
  to.key[slot] = t.key;
  if (to.feature) to.feature[slot] = t.feature;
  to.drag[slot] = {dashpots.x, dashpots.y, dashpots.z, 0};
  store_history(in_blocks(to.history, slot), h);
}

// keep_contact is keep_history with what the kind of pair keeps beside it.
template <class Pair>
INLINE void keep_contact(const Slots& to, int slot, const Pressed& t, const History& h, Vector dashpots) {
  keep_history(to, slot, t, h, dashpots);
  if constexpr (Pair::nearest)
    if (to.arm) to.arm[slot] = {Real(t.arm.x), Real(t.arm.y), Real(t.arm.z), 0};
}

// rub_all adds what the contacts of a pair do beside their potentials: dashpots, friction and rolling, by the law, with the mass by which the partners meet there. Unless it is null their histories go on in
// to. It calls note(number, contact, force and moment beside the potential) for each.
template <class Pair, class Note>
INLINE void rub_all(Pair& p, int from, int order, const Slots& slots, const Slots* to, PolyhedronLoad& out, Note note) {
  bool alone_there = p.j < 0;  // beside a wall
  Mover own = mover(from, order, p.i), its = mover(from, order, alone_there ? p.i : p.j);
  TwistOf<double> first = driven(own, p.force, p.torque_i), second = driven(its, -p.force, p.torque_j);
  p.drive();
  Real inverse_inertia = alone_there ? own.inverse_inertia : own.inverse_inertia + its.inverse_inertia;
  Real dt = Real(parameters.dt_before), damped = 0, slid = 0, rolled = 0;
  Vec<double> force = {0, 0, 0}, torque_i = {0, 0, 0}, torque_j = {0, 0, 0};
  double stored = 0;
  int n = smaller(p.count, most_polyhedron_contacts);
  for (int k = 0; k < n; k++) {
    const Pressed& t = p.found[k];
    int slot = slots.first + (t.slot & ~new_contact);
    if (t.slot < 0 || t.weight < min_weight) {
      if (t.slot >= 0 && to) keep_contact<Pair>(*to, slot, t, History{}, {0, 0, 0});
      note(k, t, Vec<double>{0, 0, 0}, Vec<double>{0, 0, 0});
      continue;
    }
    Vec<double> arm = alone_there ? t.arm : p.pair.separation + t.arm, velocity, turning = its.angular;
    TwistOf<double> one = driven(own, t.normal, cross(t.arm, t.normal));
    double alone = dot(t.normal, one.v + cross(one.w, t.arm)), all = dot(t.normal, first.v + cross(first.w, t.arm));
    if (alone_there) {
      p.motion_of_wall(k, t, velocity, turning);
      p.move_with(k, t, all, alone);
    } else {
      one = driven(its, t.normal, cross(arm, t.normal));
      alone += dot(t.normal, one.v + cross(one.w, arm));
      all -= dot(t.normal, second.v + cross(second.w, arm));
      velocity = its.velocity + cross(turning, arm);
    }
    Contact c = {};
    c.normal = convert<Real>(t.normal);
    c.overlap = Real(t.overlap);
    if (Pair::carried) c.onset = Real(relative_onset) * Real(t.radius);
    of_matter(c, convert<Real>(own.velocity + cross(own.angular, t.arm) - velocity), convert<Real>(own.angular), convert<Real>(turning));
    Coefficients coefficients = of_sizes(p.unit, Real(t.radius), Real(1 / mobility(all, t.weight * t.push, alone)), 1 / inverse_inertia);
    History h = {};
    Vector before = {0, 0, 0};
    if (!(t.slot & new_contact)) {
      h = load_history(in_blocks(slots.history, slot));
      Quad<Real> d = slots.drag[slot];
      before = {d.x, d.y, d.z};
    }
    Real weight = Real(t.weight), push;
    Response r;
    scale_area(h, 1 / weight);
    p.resist(k, t, coefficients, c, h);
    evaluate(coefficients, c, dt, h, r);
    stored += t.weight * double(elastic(coefficients, c.overlap, h) - normal_elastic(coefficients, c.overlap, push));
    Vector dashpots = drag(coefficients, c, h, r);
    scale_area(h, weight);
    scale(r, weight);
    dashpots = weight * dashpots;
    damped -= Real(0.5) * dt * dot(before + dashpots, c.slip + c.speed * c.normal);
    if (Pair::carried) damped += Real(0.5) * dt * dot(dashpots - before, convert<Real>(velocity));  // the work of the surface is that of the force at the end of the step
    slid += r.slid;
    rolled += r.rolled;
    Vec<double> f = (double(r.normal) - t.weight * t.push) * t.normal + convert<double>(r.shear), moment = convert<double>(r.moment);
    force += f;
    torque_i += cross(t.arm, f) + moment;
    torque_j = torque_j - (cross(arm, f) + moment);
    if (to) keep_contact<Pair>(*to, slot, t, h, dashpots);
    note(k, t, f, moment);
  }
  out.force = p.force + force;
  out.torque_i = p.torque_i + torque_i;
  out.torque_j = p.torque_j + torque_j;
  out.elastic = p.stored + stored;
  out.damped = damped;
  out.slid = slid;
  out.rolled = rolled;
  out.contacts = n;
}
