// What polyhedra and superquadrics do to one another, to spheres and to walls: one thread a pair.
#pragma once
#include "neighbour_list.cuh"
#include "polyhedra_round.cuh"
#include "superquadrics.cuh"

// State is a state of the particles in which pairs are worked out: its copy of what steps change, and of what builds change.
struct State {
  bool idle;  // nothing is to be done
  int from, order;
};

// state_at is that before step k of a batch; that which is observed, of 1; or that which a build that begins is made from, of 2.
INLINE State state_at(int64 k, int64 observed) {
  const Control* control = parameters.control;
  if (observed == 2) return {!building(), source(), old_order()};
  return {control->stop[k] && !observed, (control->parity + (observed ? 0 : int(k))) & 1, control->order};
}

// clear_near empties the list of near_polyhedra. One thread.
KERNEL clear_near() { parameters.control->polyhedra_near = 0; }

// may_press tells whether a pair of particles may touch: their spheres overlap, and the direction that parted them last does not part them still.
INLINE bool may_press(const PolyhedronPair& pair, int from, int order) {
  Position a = parameters.position[from][pair.first], b = parameters.position[from][pair.second];
  if (!touches(gap_between(a, b))) return false;
  if (!(norm2(pair.axis) > 0)) return true;
  if (SPECIAL(SMOOTH)) {
    PlacedSuperquadric first = oriented(order, pair.first, double(radius_of(a))), second = oriented(order, pair.second, double(radius_of(b)));
    return reach(first, pair.axis) + reach(second, pair.axis) > dot(pair.axis, parameters.quantum * convert<double>(difference(a, b)));
  }
  Pairing p = {placed_particle(order, pair.first, double(radius_of(a))), placed_particle(order, pair.second, double(radius_of(b))),
               parameters.quantum * convert<double>(difference(a, b)), 0, 0};
  double low, high;
  extents(p, pair.axis, low, high);
  return low - high < p.a.rounding + p.b.rounding;
}

// near_polyhedra lists the pairs of particles that may touch in a state, in any order; those of others do nothing.
KERNEL_OF(polyhedron_threads) near_polyhedra(int64 k, int64 observed) {
  State state = state_at(k, observed);
  if (state.idle) return;
  Control* control = parameters.control;
  int from = state.from, order = state.order, stride = block_count() * block_size(), pairs = control->polyhedron_pairs;
  for (int first = block_index() * block_size(); first < pairs; first += stride) {  // all threads of a warp go round together
    int n = first + thread_index();
    bool near = false;
    if (n < pairs) {
      PolyhedronPair& pair = parameters.polyhedron_pairs[order][n];
      near = may_press(pair, from, order);
      if (!near) {
        parameters.polyhedron_loads[n] = {};
        if (!observed) pair.used = 0;
      }
    }
    int at = reserve_in_warp(&control->polyhedra_near, near);
    if (near) parameters.polyhedra_near[at] = n;
  }
}

constexpr int polyhedron_blocks = 6;  // of polyhedra_forces fit on a multiprocessor

// Telling is a list of contacts that is written, if out is not null, as far as there is room; count is their number.
struct Telling {
  Record* out;
  int64 room;
  int* count;
};

INLINE void tell(const Telling& list, const Pressing& p, int order, const Pressed& t, Vec<double> force, Vec<double> moment) {
  if (!list.out) return;
  int n = atomic_add(list.count, 1);
  if (n >= list.room) return;
  const int* id = parameters.id[order];
  bool wall = p.j < 0;
  list.out[n] = {id[p.i], wall ? -1 : id[p.j], wall ? p.wall : -1, wall ? t.part : -1, parameters.origin + p.x + t.arm, t.normal, force, moment, t.overlap, 0};
}

// material_of_sphere is the material of a sphere's particle.
INLINE int material_of_sphere(int order, int i) { return SPECIAL(UNIFORM) ? parameters.uniform_material : parameters.material[order][i]; }

// Work is a pair under way: number n of its kind.
struct Work {
  int n, from, order;
  bool wall, observed;
  int64 step;  // of the batch
};

// slots_of are the slots of a pair.
INLINE Slots slots_of(const Work& q, int number) {
  int many = parameters.polyhedron_slots, side = parameters.control->side;
  if (!q.wall)
    return {q.n * many, many, uint32(parameters.polyhedron_pairs[q.order][q.n].used), parameters.polyhedron_key[q.order], nullptr, parameters.polyhedron_drag[q.order],
            parameters.polyhedron_history[q.order], parameters.polyhedron_arm[q.order]};
  Slots s = {slot_of(side, q.n, number, parameters.surfaces[number].slots), many, 0, parameters.slot_key[side], parameters.feature[side], parameters.slot_drag[side], parameters.slot_history[side], parameters.slot_arm[side]};
  for (int m = 0; m < many; m++) s.used |= uint32(s.feature[s.first + m] >= 0) << m;
  return s;
}

// second_partner puts the other polyhedron of a pair into its place, with a direction from it to the first; it returns false where nothing can touch, or corners alone do.
template <class Pair>
INLINE bool second_partner(Pair& p, const Work& q, Vec<double>& axis) {
  double length;
  if (!q.wall) {
    Position a = parameters.position[q.from][p.i], b = parameters.position[q.from][p.j];
    p.pair.b = placed_particle(q.order, p.j, double(radius_of(b)));
    p.pair.separation = parameters.quantum * convert<double>(difference(a, b));
    axis = parameters.polyhedron_pairs[q.order][q.n].axis;
    if (!(norm2(axis) > 0)) axis = direction(p.pair.separation, {0, 0, 1}, length);
    return true;
  }
  const Surface& s = parameters.surfaces[p.wall];
  if (p.strand()) {
    p.pair.separation = p.x - p.first_end();
    p.pair.b = placed_bar(p.along(), s.size[0]);
  } else {
    const Pose& pose = *p.pose;
    p.pair.separation = p.x - pose.position;
    if (s.bar < 0) return false;
    p.pair.b = placed(s.bar, 1, {pose.turn[0], {pose.turn[1], pose.turn[2], pose.turn[3]}});
  }
  Vec<double> nearest = corner_at(p.pair.b, 0);
  if (p.pair.b.shape->corner_count == 2) nearest = on_segment(p.pair.separation, nearest, corner_at(p.pair.b, 1));
  axis = direction(p.pair.separation - nearest, {0, 0, 1}, length);
  return true;
}

// store_wall writes what a wall does to a polyhedron.
INLINE void store_wall(const Pressing& p, const Work& q, const Slots& slots, uint32 used, const PolyhedronLoad& load) {
  const Pose& pose = *p.pose;
  SurfaceForce f = {};
  f.force = convert<Scalar>(load.force);
  f.torque = convert<Scalar>(load.torque_i);
  f.power = Scalar(dot(load.force, pose.velocity + cross(pose.angular, p.x - pose.position)) + dot(load.torque_i, pose.angular));
  f.damped = load.damped;
  f.slid = load.slid;
  f.rolled = load.rolled;
  f.elastic = Real(load.elastic);
  f.contacts = load.contacts;
  parameters.surface_forces[q.n] = f;
  for (int m = 0; m < slots.count && !q.observed; m++)
    if (!(used >> m & 1)) slots.feature[slots.first + m] = -1;
}

// touch_polyhedra finds the contacts of a pair of which a polyhedron is the first; it returns why they cannot be, or 0.
template <class Pair>
INLINE int touch_polyhedra(Pair& p, const Work& q, const Surface& s, double radius, const Touch*, int, Vec<double>& axis) {
  int material = material_of_sphere(q.order, p.i);
  p.pair.a = placed_particle(q.order, p.i, radius);
  if (second_partner(p, q, axis)) {
    if (press_features(p, material, q.wall ? s.material : material_of_sphere(q.order, p.j), axis)) return 0;
    return q.wall ? fail_through : fail_pressed;
  }
  double limit = 0.5 * (radius + s.passage);
  p.pair.separation = {0, 0, 0};
  p.pair.reach = p.pair.a.rounding;
  set_law(p, material, s.material, p.pair.reach);
  double deepest = 0;
#if FACETS
  if (s.flags & flag_round) {
    limit = parameters.most_pressed * p.pair.reach;
    double rounding = p.pair.reach;
    if (s.shape == shape_torus) {
      double tube = torus_of(s).tube;
      set_law(p, material, s.material, feature_radius(rounding, tube, false, false));
      p.pair.reach += tube;
    }
    deepest = press_round_edges(p, s);
    p.pair.reach = rounding;
  }
  if (s.shape == shape_mesh) {
    limit = parameters.most_pressed * p.pair.reach;
    if (!relief(p.pair, relief_of(s), rotate_back(p.pose->turn, p.x - p.pose->position), p.pose->turn, p)) {
      p.forget();
      return fail_through;
    }
  }
#endif
  return larger(deepest, press_corners(p, s, *p.pose, p.x)) > limit ? fail_through : 0;
}

// touch_superquadrics finds the contacts of a pair of which one is a superquadric; it returns why they cannot be, or 0.
template <class Pair>
INLINE int touch_superquadrics(Pair& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) {
  p.unit = parameters.interactions[material_of_sphere(q.order, p.i) * parameters.materials + (q.wall ? s.material : material_of_sphere(q.order, p.j))];
  if (q.wall) return press_walls(p, s, q.order, radius, touches, n);
  Position a = parameters.position[q.from][p.i], b = parameters.position[q.from][p.j];
  p.pair.separation = parameters.quantum * convert<double>(difference(a, b));
  axis = parameters.polyhedron_pairs[q.order][q.n].axis;
  double length;
  if (!(norm2(axis) > 0)) axis = direction(p.pair.separation, {0, 0, 1}, length);
  return press_particles(p, q.order, radius, double(radius_of(b)), axis);
}

// touches_about writes what the sphere about a particle touches of a surface, and returns the number. Beside meshes superquadrics look for what they touch themselves.
INLINE int touches_about(const Surface& s, const Pose& pose, const End* ends, Vec<double> x, double radius, Touch* out) {
#if FACETS
  if (SPECIAL(SMOOTH) && s.shape == shape_mesh) return 1;
#endif
  return find_touches<contacts>(s, pose, ends, x, radius, out);
}

// press_pair works out a pair, of which touch finds the contacts.
template <class Pair, class Find>
INLINE void press_pair(const Work& q, const Telling& list, Find touch) {
  const Control* control = parameters.control;
  Pressed found[most_polyhedron_contacts];
  Pair p = {};
  p.found = found;
  p.i = q.wall ? parameters.pair_particle[control->side][q.n] : parameters.polyhedron_pairs[q.order][q.n].first;
  p.j = q.wall ? -1 : parameters.polyhedron_pairs[q.order][q.n].second;
  p.wall = q.wall ? parameters.pair_surface[control->side][q.n] : 0;
  const Surface& s = parameters.surfaces[p.wall];
  if (q.wall) p.pose = &pose_of(s, p.wall, control->base + q.step);
  Position at = parameters.position[q.from][p.i];
  p.x = place_of(at, parameters.wraps[p.i]);
  double radius = double(radius_of(at));
  Slots slots = slots_of(q, p.wall);
  PolyhedronLoad load = {};
  uint32 used = 0;
  Touch touches[contacts];
  int n = q.wall ? touches_about(s, *p.pose, nullptr, p.x, radius, touches) : 0;
  if (!q.wall || n > 0) {
    Vec<double> axis = {0, 0, 0};
    int why = touch(p, q, s, radius, touches, n, axis);
    bool full;
    used = assign_slots(p, slots, full);
    if (!why && full) why = fail_places;
    if (why && !q.observed && !tolerated(p.i) && !(p.j >= 0 && tolerated(p.j)))
      lose(why, parameters.id[q.order][p.i], p.j >= 0 ? parameters.id[q.order][p.j] : p.wall, int(q.step));
    rub_all(p, q.from, q.order, slots, q.observed ? nullptr : &slots, load,
            [&](int, const Pressed& t, Vec<double> force, Vec<double> moment) INLINED { tell(list, p, q.order, t, t.force + force, moment); });
    if (!q.wall && !q.observed) parameters.polyhedron_pairs[q.order][q.n].axis = axis;
  }
  if (q.wall) {
    store_wall(p, q, slots, used, load);
    return;
  }
  parameters.polyhedron_loads[q.n] = load;
  if (!q.observed) parameters.polyhedron_pairs[q.order][q.n].used = int(used);
}

// press_pairs works out the pairs that near_polyhedra has listed, and those with walls, in a state; where it is observed nothing goes on. It tells of the contacts, in no order.
template <class Pair, class Find>
INLINE void press_pairs(int64 k, int64 observed, const Telling& list, Find touch) {
  State state = state_at(k, observed);
  if (state.idle) return;
  const Control* control = parameters.control;
  Work q = {0, state.from, state.order, false, observed != 0, k};
  int near = control->polyhedra_near, all = near + control->walls;
  for (int n = global_index(); n < all; n += block_count() * block_size()) {
    q.wall = n >= near;
    q.n = q.wall ? n - near : parameters.polyhedra_near[n];
    if (!q.wall || is_polyhedron(q.order, parameters.pair_particle[control->side][q.n])) press_pair<Pair>(q, list, touch);
  }
}

// polyhedra_forces is press_pairs of polyhedra. With out it tells of the contacts as far as there is room; count is their number.
KERNEL_IN(polyhedron_threads, polyhedron_blocks) polyhedra_forces(int64 k, int64 observed, Record* out, int64 room, int* count) {
  press_pairs<Pressing>(k, observed, {out, room, count}, [](Pressing& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) INLINED {
    return touch_polyhedra(p, q, s, radius, touches, n, axis);
  });
}

// concave_forces is the same of polyhedra of which some are not convex.
KERNEL_IN(polyhedron_threads, polyhedron_blocks) concave_forces(int64 k, int64 observed, Record* out, int64 room, int* count) {
  press_pairs<OfParts<Pressing>>(k, observed, {out, room, count}, [](OfParts<Pressing>& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) INLINED {
    return touch_polyhedra(p, q, s, radius, touches, n, axis);
  });
}

// superquadric_forces is the same of superquadrics.
KERNEL_IN(polyhedron_threads, polyhedron_blocks) superquadric_forces(int64 k, int64 observed, Record* out, int64 room, int* count) {
  press_pairs<Smooth<Pressing>>(k, observed, {out, room, count}, [](Smooth<Pressing>& p, const Work& q, const Surface& s, double radius, const Touch* touches, int n, Vec<double>& axis) INLINED {
    return touch_superquadrics(p, q, s, radius, touches, n, axis);
  });
}
