// The contacts of a superquadric with another, with a sphere or with a wall; dem/cpu/superquadrics.go. Where they touch is in shapes.cuh. It takes the way of a polyhedron, in double whatever the precision.
#pragma once
#include "polyhedra_contact.cuh"
#include "superquadrics_mesh.cuh"
#include "superquadrics_round.cuh"

// oriented is the superquadric of a sphere's particle; a sphere is one too.
INLINE PlacedSuperquadric oriented(int order, int i, double radius) {
  if (!is_polyhedron(order, i)) return round_body(radius);
  const Clump& c = parameters.clumps[order][clump_of(order, i)];
  const SuperquadricShape& s = parameters.superquadrics[c.shape];
  OrientationOf<double> q = orientation_of(c);
  return {{s.semi_axes, s.n1, s.n2, s.m1, s.m2, s.radius, s.inscribed, s.flattest}, c.scale,
          rotate(q, Vec<double>{1, 0, 0}), rotate(q, Vec<double>{0, 1, 0}), rotate(q, Vec<double>{0, 0, 1})};
}

// add_smooth adds a part of the elastic force at a place to the contact under way, and returns its energy and its push, both of the whole. Its potential changes with the radius of curvature too if its spring does.
template <class Pair>
INLINE double add_smooth(Pair& p, const SuperquadricContact& c, double share, double& push) {
  p.elastic = of_sizes(convert<double>(p.unit), c.effective, 1.0, 1.0);
  double energy = normal_elastic(p.elastic, c.overlap, push);
  Vec<double> force = (share * push) * c.normal, torque_i = cross(c.a, force), torque_j = -cross(c.b, force);
  if (p.elastic.normal_linear == 0) {  // Hertz: the energy is as the root of the radius
    double by_radius = share * 0.5 * energy;
    force = force - by_radius * c.shift;
    torque_i = torque_i - by_radius * c.turn_a;
    torque_j = torque_j - by_radius * c.turn_b;
  }
  p.now.force += force;
  p.force += force;
  p.torque_i += torque_i;
  p.torque_j += torque_j;
  p.stored += share * energy;
  p.bear(c.normal, force, share * normal_stiffness(p.elastic, c.overlap), 0);
  return energy;
}

// begin_smooth begins a contact.
template <class Pair>
INLINE void begin_smooth(Pair& p, const SuperquadricContact& c) {
  Pressed& now = p.now;
  now.radius = c.effective;
  now.weight = 1;
  now.overlap = c.overlap;
  now.normal = c.normal;
  now.arm = c.a + (0.5 * c.overlap) * c.normal;
  now.force = {0, 0, 0};
  now.energy = add_smooth(p, c, 1, now.push);
}

// press_smooth adds the elastic force of a contact at one place.
template <class Pair>
INLINE void press_smooth(Pair& p, const SuperquadricContact& c) {
  begin_smooth(p, c);
  p.keep();
}

// press_particles finds the contact of two particles, and makes the axis better; it returns why it cannot be, or 0.
INLINE int press_particles(Pressing& p, int order, double radius, double other, Vec<double>& axis) {
  PlacedSuperquadric a = oriented(order, p.i, radius), b = oriented(order, p.j, other);
  bool touching, found;
  SuperquadricContact c = find_superquadrics(a, b, p.pair.separation, axis, touching, found);
  axis = c.normal;
  if (!touching) return 0;
  if (!found) return fail_search;
  if (c.overlap > smaller(inscribed(a), inscribed(b))) return fail_pressed;
  press_smooth(p, c);
  return 0;
}

// press_bar finds the contact with a wall that is a capsule or a ball, or with a strand. What of it belongs to an end that something else has too is taken out, so that an energy is counted once.
template <class Pair>
INLINE int press_bar(Pair& p, const Surface& s, const PlacedSuperquadric& a, double even) {
  Vec<double> along = p.along(), separation = p.x - p.first_end();
  double radius = s.size[0], length;
  if (!p.strand()) {
    const Polyhedron& bar = parameters.polyhedra[s.bar];
    const Vec<double>* ends = parameters.polyhedron_corners + bar.corners;
    along = rotate(p.pose->turn, ends[bar.corner_count - 1] - ends[0]);
    separation = p.x - (p.pose->position + rotate(p.pose->turn, ends[0]));
    radius = bar.rounding;
  }
  Vec<double> axis = direction(separation - on_segment(separation, {0, 0, 0}, along), {0, 0, 1}, length);
  bool found;
  BarSearch k = search_bar(a, along, radius, separation, axis, found);
  if (!found) return fail_through;
  if (!k.near || k.deepest.overlap <= 0) return 0;
  if (k.deepest.overlap > inscribed(a)) return fail_through;
  Pressed& now = p.now;
  now.radius = effective_radius(even, 1 / radius, s.shape == shape_sphere ? 1 / radius : 0.0);  // the same all over the bar, so that energies have no other slopes
  p.elastic = of_sizes(convert<double>(p.unit), now.radius, 1.0, 1.0);
  now.force = {0, 0, 0};
  double net = 0;
  auto take = [&](const CommonNormal& at, double where, double share) INLINED {
    if (at.overlap <= 0) return;
    SuperquadricContact c = contact(at);
    double push, stored = normal_elastic(p.elastic, c.overlap, push);
    Vec<double> force = (share * push) * c.normal;
    if (share > 0) {
      now.overlap = c.overlap;
      now.normal = c.normal;
      now.energy = stored;
      now.push = push;
      now.arm = c.a + (0.5 * c.overlap) * c.normal;
      p.bear_first(where);
    }
    now.force += force;
    p.force += force;
    p.torque_i += cross(c.a, force);
    p.stored += share * stored;
    net += share * push;
    p.bear(c.normal, force, share * normal_stiffness(p.elastic, c.overlap), where);
  };
  take(k.deepest, k.along, 1);
  for (int e = 0; e < 2; e++)
    if (p.pair.covered >> e & 1) take(e ? k.last : k.first, e, -1);
  now.weight = smaller(larger(net / now.push, 0.0), 1.0);
  p.keep();
  return 0;
}

#if FACETS
// turned is a body in the axes of a wall.
INLINE PlacedSuperquadric turned(PlacedSuperquadric a, const double* turn) {
  a.x = rotate_back(turn, a.x);
  a.y = rotate_back(turn, a.y);
  a.z = rotate_back(turn, a.z);
  return a;
}

// turn_contact takes what a contact is to a superquadric from a wall's axes to the world's.
INLINE SuperquadricContact turn_contact(SuperquadricContact c, const double* turn) {
  c.normal = rotate(turn, c.normal);
  c.a = rotate(turn, c.a);
  c.shift = rotate(turn, c.shift);
  c.turn_a = rotate(turn, c.turn_a);
  return c;
}

// press_mesh finds the contacts with a mesh.
template <class Pair>
INLINE int press_mesh(Pair& p, const Surface& s, const PlacedSuperquadric& placed) {
  const double* turn = p.pose->turn;
  PlacedSuperquadric a = turned(placed, turn);
  MeshPiece pieces[max_minima];
  Relief q = relief_of(s);
  MeshSearch search = {a, q, rotate_back(turn, p.x - p.pose->position), 0, pieces, {0, 0, 0}, {0, 0, 0}};
  if (!search.find()) return fail_through;
  if (search.count > max_minima) p.count = most_polyhedron_contacts + 1;
  if (!search.resolve(s.size[0])) return fail_through;
  for (int k = 0; k < search.count; k++) {
    p.now.feature = pieces[k].feature;
    p.now.part = pieces[k].part;
    press_smooth(p, turn_contact(pieces[k].contact, turn));
  }
  return 0;
}

// press_round finds the contacts with a surface of revolution or a torus.
template <class Pair>
INLINE int press_round(Pair& p, const Surface& s, const PlacedSuperquadric& a, double even, const Touch& first) {
  if (first.distance < 0) return fail_through;  // behind a solid's surface
  const double* turn = p.pose->turn;
  PlacedSuperquadric body = turned(a, turn);
  RoundFound found[max_minima];
  RoundSearch search = {body, rotate_back(turn, p.x - p.pose->position), 0, found};
  search.find(s);
  if (search.count > max_minima) p.count = most_polyhedron_contacts + 1;
  double radius = s.shape == shape_torus ? effective_radius(even, 1 / torus_of(s).tube, 0.0) : even;
  auto contact_of = [&](int k) INLINED {
    SuperquadricContact c = turn_contact(found[k].piece.contact, turn);
    c.effective = radius;
    return c;
  };
  for (int k = search.next(s.size[0]); k >= 0; k = search.next(s.size[0])) {
    if (found[k].piece.contact.overlap > most_in_mesh * inscribed(body)) return fail_through;
    p.now.feature = found[k].piece.patch;
    p.now.part = 0;
    begin_smooth(p, contact_of(k));
    for (int j = 0; j < search.kept(); j++) {
      if (!search.taken_out(j, k)) continue;
      double push;
      add_smooth(p, contact_of(j), -1, push);
      p.now.weight = larger(p.now.weight - push / p.now.push, 0.0);
    }
    p.keep();
  }
  return 0;
}
#endif

// press_walls finds the contacts with a wall of which the sphere about the particle touches what is in touches; it returns why they cannot be, or 0.
template <class Pair>
INLINE int press_walls(Pair& p, const Surface& s, int order, double radius, const Touch* touches, int n) {
  PlacedSuperquadric a = oriented(order, p.i, radius);
  double even = a.scale * parameters.superquadrics[parameters.clumps[order][clump_of(order, p.i)].shape].even_radius;
  if (p.strand() || s.bar >= 0) return press_bar(p, s, a, even);
#if FACETS
  if (s.shape == shape_revolved || s.shape == shape_torus) return press_round(p, s, a, even, touches[0]);
  if (s.shape == shape_mesh) return press_mesh(p, s, a);
#endif
  if (n > contacts) p.count = most_polyhedron_contacts + 1;
  int why = 0;
  for (int t = 0; t < n && t < contacts; t++) {
    bool touching;
    SuperquadricContact c = find_plane(a, touches[t].normal, touches[t].distance, touching);
    if (!touching) continue;
    p.now.feature = touches[t].feature;
    p.now.part = touches[t].part;
    press_smooth(p, c);
    if (c.overlap > 0.5 * (radius + s.passage)) why = fail_through;
  }
  return why;
}
