// What polyhedra and superquadrics do to surfaces that bodies carry, and these to them: one thread a pair; dem/cpu/polyhedra_coupled.go.
//
// Contacts are those with walls, and the elastic force of a strand's contact pulls at its ends, each part of it at the place on the axis where it acts. A trial reads the contacts of the last step and
// writes those of its own to the other copy of the slots, as for spheres; along a trajectory they go on at once.
#pragma once
#include "polyhedra_forces.cuh"
#include "trajectory.cuh"

// Burden is what a contact does to the frames that carry a surface beside its own force.
struct Burden {
  double segment_parameter;  // of a strand
  Vec<double> pull[2];       // elastic forces on the ends of a strand, N
  Vec<double> moment;        // of the elastic force beside that at the contact point, N m
  double stiffness[6];       // derivative of the elastic force by the motion of the surface: xx, yy, zz, xy, xz, yz, N/m
};

// Borne is a pair with a surface that bodies carry.
struct Borne : Pressing {
  static constexpr bool carried = true;

  const Surface* s;
  const PlacedSurface* place;
  bool on_strand, with_tangents;
  Vec<double> axis, told;  // of the strand, m; torque of the contacts found before, N m
  double inverse_length2, stretch;  // of the contact under way: derivative of its energy by the length of a strand, by that energy, 1/m
  Vec<double> forces[2], moments[2];  // on the ends of a strand, and about them
  TwistOf<double> driven[2];          // accelerations of the frames by the elastic forces
  Burden own;                         // of the contact under way
  Burden* burdens;                    // of those found
  Reaction* reactions;                // of the slots

  METHOD bool strand() const { return on_strand; }
  METHOD Vec<double> first_end() const { return place->ends[0].place; }
  METHOD Vec<double> along() const { return axis; }
  METHOD double where(Vec<double> b) const { return on_strand ? smaller(larger(dot(b, axis) * inverse_length2, 0.0), 1.0) : 0; }
  METHOD double share(int end, double segment_parameter) const { return end ? segment_parameter : 1 - segment_parameter; }

  // bear takes an elastic force along a normal, which grows by so much by the overlap, at a place on the strand.
  METHOD void bear(Vec<double> n, Vec<double> f, double stiffness, double at) {
    for (int e = 0; e < 2; e++) own.pull[e] = own.pull[e] - share(e, at) * f;
    double by[6] = {n.x * n.x, n.y * n.y, n.z * n.z, n.x * n.y, n.x * n.z, n.y * n.z};
    for (int c = 0; c < 6; c++) own.stiffness[c] -= stiffness * by[c];
  }

  METHOD void bear_first(double at) { own.segment_parameter = at; }

  METHOD void bear_features(Vec<double> a, Vec<double> b, double distance, double part) {
    double push, overlap = pair.reach - distance;
    normal_elastic(elastic, overlap, push);
    Vec<double> n = (1 / distance) * (a - b);
    bear(n, (factor * part * push) * n, factor * part * normal_stiffness(elastic, overlap), where(b));
  }

  METHOD void begin(int key, double part, Vec<double> by_turn, double by_length, Vec<double> a, Vec<double> b, double distance) {
    Pressing::begin(key, part, by_turn, by_length, a, b, distance);
    stretch = by_length;
    bear_first(where(b));
    bear_features(a, b, distance, 1);
  }

  METHOD void take(Vec<double> a, Vec<double> b, double part) {
    double d2 = norm2(a - b);
    if (d2 >= pair.reach * pair.reach) return;
    add(a, b, square_root(d2), part);
    bear_features(a, b, square_root(d2), part);
  }

  // end gives a strand the couple across it, the opposite of which the particle has, and the tension by which the energy grows with its length.
  METHOD void end() {
    double length2 = norm2(axis);
    if (on_strand && length2 > 0) {
      Vec<double> on_second = inverse_length2 * cross(energy * slope, axis) - (energy * stretch / square_root(length2)) * axis;
      own.pull[0] = own.pull[0] - on_second;
      own.pull[1] += on_second;
    }
    Pressing::end();
    settle();
  }

  METHOD void keep() {
    Pressing::keep();
    settle();
  }

  METHOD void settle() {
    if (count > most_polyhedron_contacts) return;
    own.moment = torque_i - told - cross(now.arm, now.force);
    told = torque_i;
    for (int e = 0; e < 2; e++) forces[e] += own.pull[e];
    burdens[count - 1] = own;
    own = {};
  }

  METHOD void forget() {
    Pressing::forget();
    own = {};
    told = forces[0] = forces[1] = {0, 0, 0};
  }

  // in_axes takes a vector to the axes of the frame of an end, or of a surface that is no strand, and in_world back.
  METHOD Vec<double> in_axes(int end, Vec<double> v) const {
    return on_strand ? rotate_back(place->ends[end].turn, v) : rotate(s->turn, rotate_back(place->pose.turn, v));
  }

  METHOD Vec<double> in_world(int end, Vec<double> v) const {
    return on_strand ? rotate(place->ends[end].turn, v) : rotate(place->pose.turn, rotate_back(s->turn, v));
  }

  // accelerated is how the frame of an end accelerates by forces and moments on the ends.
  METHOD TwistOf<double> accelerated(int end, const Vec<double>* push, const Vec<double>* about) const {
    if (!s->joints[3 * end]) {
      const Mobility& k = s->mobility[end];
      Vec<double> m = in_axes(end, about[end]), w = {dot(k.inverse_inertia[0], m), dot(k.inverse_inertia[1], m), dot(k.inverse_inertia[2], m)};
      return {k.inverse_mass * push[end], in_world(end, w)};
    }
    TwistOf<double> sum = {};
    for (int by = 0; by < (on_strand ? 2 : 1); by++) {
      const void* joints = s->joints[2 * end + by];
      if (!joints) continue;
      Vec<double> w, v = joint_acceleration(*static_cast<const JointMobilityOf<double>*>(joints), in_axes(by, push[by]), in_axes(by, about[by]), w);
      sum.v += in_world(end, v);
      sum.w += in_world(end, w);
    }
    return sum;
  }

  // drive works out what the elastic forces do to the frames.
  METHOD void drive() {
    driven[0] = driven[1] = {};
    if (!on_strand) {
      Vec<double> push = -force, about = -(cross(x - place->origin, force) + torque_i);
      driven[0] = accelerated(0, &push, &about);
      return;
    }
    Vec<double> about[2] = {cross(place->ends[0].arm, forces[0]), cross(place->ends[1].arm, forces[1])};
    for (int e = 0; e < 2; e++) driven[e] = accelerated(e, forces, about);
  }

  // beside is the way from the axis of a strand to a contact point.
  METHOD Vec<double> beside(Vec<double> point, double segment_parameter) const {
    return point - (1 - segment_parameter) * place->ends[0].place - segment_parameter * place->ends[1].place;
  }

  // move_with adds what the frames add to the rate of the speed at contact k by all elastic forces, m/s2, and to the speed by a unit of impulse there, 1/kg.
  METHOD void move_with(int k, const Pressed& t, double& all, double& alone) const {
    double at = burdens[k].segment_parameter;
    Vec<double> point = x + t.arm;
    if (on_strand) {
      Vec<double> off = beside(point, at);
      for (int e = 0; e < 2; e++) all -= share(e, at) * dot(t.normal, driven[e].v + cross(driven[e].w, place->ends[e].arm + off));
    } else {
      all -= dot(t.normal, driven[0].v + cross(driven[0].w, point - place->origin));
    }
    alone += mobility_at(*s, place->pose, place->ends, point, {t.normal, 0, at, 0, 0});
  }

  METHOD void motion_of_wall(int k, const Pressed& t, Vec<double>& velocity, Vec<double>& angular) const {
    if (!on_strand) return Pressing::motion_of_wall(k, t, velocity, angular);
    double at = burdens[k].segment_parameter;
    const End* ends = place->ends;
    angular = (1 - at) * ends[0].angular + at * ends[1].angular;
    velocity = (1 - at) * ends[0].velocity + at * ends[1].velocity + cross(angular, beside(x + t.arm, at));
  }

  // resist works out the derivatives of what contact k does, which begins the step with history h: those of the elastic force are known.
  METHOD void resist(int k, const Pressed& t, const Coefficients& coefficients, const Contact& c, const History& h) {
    if (!with_tangents) return;
    ContactTangent& out = reactions[t.slot & ~new_contact].tangent;
    for (int lane = 0; lane < tangent_lanes; lane++) contact_tangent(lane, coefficients, c, parameters.dt_before, h, t.weight, out);
    double twice = t.weight * double(normal_stiffness(coefficients, c.overlap));  // the law's own elastic force is among the known ones
    double n[3] = {t.normal.x, t.normal.y, t.normal.z};
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) out.stiffness.at[i][j] += twice * n[i] * n[j];
    add_elastic(k, out);
  }

  METHOD void add_elastic(int k, ContactTangent& out) const {
    const double* b = burdens[k].stiffness;
    double rows[3][3] = {{b[0], b[3], b[4]}, {b[3], b[1], b[5]}, {b[4], b[5], b[2]}};
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) out.stiffness.at[i][j] += rows[i][j];
  }

  // rub takes the opposite of what contact k does to the particle beside its elastic force.
  METHOD void rub(int k, const Pressed& t, Vec<double> f, Vec<double> moment) {
    if (!on_strand) return;
    double at = burdens[k].segment_parameter;
    Vec<double> couple = cross(beside(x + t.arm, at), f) + moment;
    for (int e = 0; e < 2; e++) {
      forces[e] = forces[e] - share(e, at) * f;
      moments[e] = moments[e] - share(e, at) * couple;
    }
  }

  // react writes contact k for the sums over the surface.
  METHOD void react(int k, const Pressed& t, Vec<double> f, Vec<double> moment, int id, int why) const {
    Reaction& out = reactions[t.slot & ~new_contact];
    const Burden& b = burdens[k];
    if (with_tangents && t.weight < min_weight) {
      out.tangent = {};
      add_elastic(k, out.tangent);
    }
    out.geometric = {};
    for (int e = 0; e < 2; e++) out.pull[e] = on_strand ? b.pull[e] : Vec<double>{0, 0, 0};
    out.force = on_strand ? f : t.force + f;
    out.moment = on_strand ? moment : b.moment + moment;
    out.record = {id, -1, wall, t.part, x + t.arm, t.normal, t.force + f, moment, t.overlap, b.segment_parameter};
    out.penetrated = why;
  }

  // give adds what the pair does to the frames in a step of dt, when load acts on the particle.
  METHOD void give(Impulse& sum, double dt, const PolyhedronLoad& load) const {
    if (!on_strand) {
      sum.force[0] += -dt * load.force;
      sum.moment[0] += -dt * (cross(x - place->origin, load.force) + load.torque_i);
      return;
    }
    for (int e = 0; e < 2; e++) {
      sum.force[e] += dt * forces[e];
      sum.moment[e] += dt * (cross(place->ends[e].arm, forces[e]) + moments[e]);
    }
  }

  // power is what the motion of the surface gives the particle, W.
  METHOD double power(const PolyhedronLoad& load) const {
    const Pose& pose = place->pose;
    if (!on_strand) return dot(load.force, pose.velocity + cross(pose.angular, x - pose.position)) + dot(load.torque_i, pose.angular);
    double sum = 0;
    for (int e = 0; e < 2; e++) sum -= dot(forces[e], place->ends[e].velocity) + dot(moments[e], place->ends[e].angular);
    return sum;
  }
};

// Carrying is a way of working out the pairs with coupled surfaces: in a trial, or along a trajectory in step k of a batch.
struct Carrying {
  const Frame* frames;
  const PlacedSurface* placed;  // along a trajectory, by number of the surface; else null
  int trial, k;
  bool tangents;
};

// place_carried is where a coupled surface is.
INLINE PlacedSurface place_carried(const Carrying& c, const Surface& s, int number) {
  if (c.placed) return c.placed[number];
  PlacedSurface p = {};
  if (is_strand(s)) {
    for (int e = 0; e < 2; e++) p.ends[e] = placed_end(s.at[e], c.frames[s.frame[e]]);
  } else {
    p.pose = placed_pose(s, c.frames[s.frame[0]]);
  }
  p.origin = c.frames[s.frame[0]].position;
  return p;
}

// lose_borne notes why the particle of a pair is lost when the trial is accepted, with a contact that does nothing where none has been found; along a trajectory the particle is lost at once.
INLINE void lose_borne(const Carrying& c, const Borne& p, const Slots& to, uint32& used, int id, int why) {
  if (c.placed) {
    lose(why, id, p.wall, c.k);
    return;
  }
  if (used == 0) {
    Pressed none = {};
    none.key = no_key;
    keep_history(to, to.first, none, History{}, {0, 0, 0});
    p.reactions[0] = {};
    p.reactions[0].record = {id, -1, p.wall, 0, p.x, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0};
    used = 1;
  }
  int m = 0;
  while (!(used >> m & 1)) m++;
  p.reactions[m].penetrated = why;
}

// carry_pair works out a pair of a polyhedron with a coupled surface, of which touch finds the contacts.
template <class Pair, class Find>
INLINE void carry_pair(int n, const Carrying& c, Find touch) {
  const Control* control = parameters.control;
  int side = control->side, target = c.placed ? side : side ^ 1;
  Work q = {n, c.placed ? (control->parity + c.k + 1) & 1 : control->parity, control->order, true, false, c.k};
  Pressed found[most_polyhedron_contacts];
  Burden burdens[most_polyhedron_contacts];
  Pair p = {};
  p.found = found;
  p.burdens = burdens;
  p.i = parameters.pair_particle[side][n];
  p.j = -1;
  p.wall = parameters.pair_surface[side][n];
  const Surface& s = parameters.surfaces[p.wall];
  PlacedSurface place = place_carried(c, s, p.wall);
  p.s = &s;
  p.place = &place;
  p.pose = &place.pose;
  p.on_strand = is_strand(s);
  p.with_tangents = c.tangents;
  if (p.on_strand) {
    p.axis = place.ends[1].place - place.ends[0].place;
    double length2 = norm2(p.axis);
    p.inverse_length2 = length2 > 0 ? 1 / length2 : 0;
    p.pair.covered = s.flags;
  }
  Position at = parameters.position[q.from][p.i];
  p.x = place_of(at, parameters.wraps[p.i]);
  double radius = double(radius_of(at));
  Slots slots = slots_of(q, p.wall), to = slots;
  to.key = parameters.slot_key[target];
  to.feature = parameters.feature[target];
  to.drag = parameters.slot_drag[target];
  to.arm = parameters.slot_arm[target];
  to.history = parameters.slot_history[target];
  p.reactions = parameters.reactions + slots.first;
  PolyhedronLoad load = {};
  uint32 used = 0;
  Touch touches[contacts];
  int touching = touches_about(s, place.pose, place.ends, p.x, radius, touches), id = parameters.id[q.order][p.i];
  if (touching > 0) {
    Vec<double> axis = {0, 0, 0};
    int why = touch(p, q, s, radius, touches, touching, axis);
    bool full;
    used = assign_slots(p, slots, full);
    if (!why && full) why = fail_places;
    rub_all(p, q.from, q.order, slots, &to, load, [&](int k, const Pressed& t, Vec<double> force, Vec<double> moment) INLINED {
      p.rub(k, t, force, moment);
      if (!c.placed && t.slot >= 0) p.react(k, t, force, moment, id, 0);
    });
    if (why && !tolerated(p.i)) lose_borne(c, p, to, used, id, why);
  }
  for (int m = 0; m < s.slots; m++)
    if (!(used >> m & 1)) to.feature[to.first + m] = -1;
  SurfaceForce f = {};
  f.force = convert<Scalar>(load.force);
  f.torque = convert<Scalar>(load.torque_i);
  f.power = Scalar(p.power(load));
  f.damped = load.damped;
  f.slid = load.slid;
  f.rolled = load.rolled;
  f.elastic = Real(load.elastic);
  f.contacts = load.contacts;
  parameters.surface_forces[n] = f;
  if (load.contacts == 0) return;
  if (c.placed) p.give(parameters.impulses[n], parameters.dt, load);
  else parameters.active[p.wall] = c.trial;
}

// carry_pairs works out the pairs of polyhedra with coupled surfaces: in a trial with frames, with tangents where that is not 0, unless skip leads to a number that is not 0; or after step k of a batch, where the
// surfaces are on a trajectory.
template <class Pair, class Find>
INLINE void carry_pairs(const Frame* frames, const int* trial, int64 tangents, const int* skip, const PlacedSurface* placed, int64 k, Find touch) {
  const Control* control = parameters.control;
  if (placed ? control->stop[k] || control->stop[k + 1] : (skip && *skip) || control->rebuild || control->failed) return;
  Carrying c = {frames, placed ? placed_after(placed, k) : nullptr, placed ? 0 : *trial, int(k), tangents != 0};
  for (int n = control->walls + global_index(); n < control->pairs; n += block_count() * block_size())
    if (is_polyhedron(control->order, parameters.pair_particle[control->side][n])) carry_pair<Pair>(n, c, touch);
}

// coupled_polyhedra is carry_pairs of polyhedra.
KERNEL_OF(polyhedron_threads) coupled_polyhedra(const Frame* frames, const int* trial, int64 tangents, const int* skip, const PlacedSurface* placed, int64 k) {
  carry_pairs<Borne>(frames, trial, tangents, skip, placed, k, [](Borne& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) INLINED {
    return touch_polyhedra(p, q, s, radius, touches, n, axis);
  });
}

// coupled_concave is the same of polyhedra of which some are not convex.
KERNEL_OF(polyhedron_threads) coupled_concave(const Frame* frames, const int* trial, int64 tangents, const int* skip, const PlacedSurface* placed, int64 k) {
  carry_pairs<OfParts<Borne>>(frames, trial, tangents, skip, placed, k, [](OfParts<Borne>& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) INLINED {
    return touch_polyhedra(p, q, s, radius, touches, n, axis);
  });
}

// coupled_superquadrics is the same of superquadrics.
KERNEL_OF(polyhedron_threads) coupled_superquadrics(const Frame* frames, const int* trial, int64 tangents, const int* skip, const PlacedSurface* placed, int64 k) {
  carry_pairs<Smooth<Borne>>(frames, trial, tangents, skip, placed, k, [](Smooth<Borne>& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) INLINED {
    return touch_superquadrics(p, q, s, radius, touches, n, axis);
  });
}
