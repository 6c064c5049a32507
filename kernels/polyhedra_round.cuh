// The contacts of edges and faces of a polyhedron with surfaces of revolution and tori; dem/geometry/polyhedron_revolved.go. Where they are beside pieces of them is in shapes.cuh.
#pragma once
#include "polyhedra_features.cuh"
#include "revolved.cuh"
#if FACETS

// Numbers in the keys of contacts: beside a segment, at the first and the last place at the circle where it begins and, of the last one, ends; and how many a segment has.
constexpr int beside_it = 0, at_begin = 1, at_end = 3, in_round = 5;

// RoundPressing finds those contacts of a pair, of which the surface has its axes so and the centre of the polyhedron there in them.
template <class Pair>
struct RoundPressing {
  Pair& p;
  const double* turn;
  Vec<double> centre;
  double deepest;  // overlap so far, m; more than the reach where the surface is in the core

  METHOD Vec<double> corner(int v) const { return centre + rotate_back(turn, corner_at(p.pair.a, v)); }
  METHOD Vec<double> world(Vec<double> v) const { return rotate(turn, v - centre); }

  METHOD RoundEdge edge(int n) const {
    const int* ends = parameters.polyhedron_edges + 2 * (p.pair.a.shape->edges + n);
    return edge_between(corner(ends[0]), corner(ends[1]));
  }

  // part adds a part of the energy of a place, as of an overlap.
  METHOD void part(const RoundSpot& s, double overlap, double share) {
    if (!(overlap > 0)) return;
    Vec<double> a = world(s.a);
    p.take(a, a - (p.pair.reach - overlap) * rotate(turn, s.n), share);
  }

  // reached tells whether there is a contact at a place, and notes how deep it is.
  METHOD bool reached(const RoundSpot& s) {
    if (s.overlap <= 0) return false;
    deepest = larger(deepest, s.overlap);
    if (s.overlap < p.pair.reach) return true;
    deepest = 2 * p.pair.reach;
    return false;
  }

  METHOD void begin(int key, const RoundSpot& s) {
    double distance = p.pair.reach - s.overlap;
    Vec<double> a = world(s.a);
    p.begin(key, 1, {0, 0, 0}, 0, a, a - distance * rotate(turn, s.n), distance);
  }

  // press adds a contact at a place with what is taken out for those that it is between.
  METHOD void press(int key, const RoundTouch& t) {
    if (!reached(t.spot)) return;
    begin(key, t.spot);
    if (!t.shared) part(t.before, t.before.overlap, -1);
    part(t.after, t.after.overlap, -1);
    double both = t.before.overlap + t.after.overlap - t.spot.overlap;
    part(t.before, both, 1);
    part(t.after, both, 1);
    part(t.spot, both, -1);
    p.end();
  }

  // along_side adds the contacts of edges with segment i, seen from where it is convex.
  METHOD void along_side(const Profile& q, int i, bool solid) {
    const Segment& g = q.segment[i];
    double side = convex_side(g);
    if (side == 0 || (solid && side < 0)) return;
    int k = before(q, i), next = after(q, i);
    for (int n = 0; n < p.pair.a.shape->edge_count; n++) {
      RoundEdge e = edge(n);
      bool near;
      RoundSpot spot = nearest_side(e, g, p.pair.reach, near);
      if (!near || !over(g, spot)) continue;
      RoundTouch touch = alone(spot);
      take_ends(touch, e, g, p.pair.reach);
      for (int end = 0; end < 2; end++) {
        bool out;
        RoundRim c = end ? rim(q, i, next, solid, out) : rim(q, k, i, solid, out);
        if (out) take_crossing(touch, over_circle(e, c, p.pair.reach));
      }
      press(two_edges | n << edge_bits | (in_round * i + beside_it), touch);
    }
  }

  // rim is the circle between two segments, of which either may be -1.
  METHOD RoundRim rim(const Profile& q, int before, int after, bool solid, bool& out) const {
    out = false;
    if (before >= 0 && after >= 0) return rim_between(q.segment[before], q.segment[after], solid, out);
    const Segment& g = q.segment[before < 0 ? after : before];
    double t = before < 0 ? g.from : g.to;
    return t - t == 0 ? free_rim(g, t, solid, out) : RoundRim{};
  }

  // around_rim adds the contacts of edges and faces with a circle.
  METHOD void around_rim(const RoundRim& c, int number) {
    for (int n = 0; n < p.pair.a.shape->edge_count; n++) {
      RoundCrossing k = over_circle(edge(n), c, p.pair.reach);
      int key = two_edges | n << edge_bits | number;
      if (k.has_first && stands_out_to(c, k.first.spot)) press(key, k.first);
      if (k.has_last && stands_out_to(c, k.last.spot)) press(key + 1, k.last);
    }
    for (int f = 0; f < p.pair.a.shape->face_count; f++) face_on_rim(c, f, second_vertex | f << edge_bits | number);
  }

  // face_on_rim adds the contact of a face with a circle, or two across from one another where all of it is over the face.
  METHOD void face_on_rim(const RoundRim& c, int f, int key) {
    const PolyhedronFace& face = parameters.polyhedron_faces[p.pair.a.shape->faces + f];
    Vec<double> v = face.normal, normal = rotate_back(turn, v.x * p.pair.a.x + v.y * p.pair.a.y + v.z * p.pair.a.z);
    double offset = dot(normal, corner(parameters.polyhedron_rims[face.first].corner));
    Vec<double> u = lowest_around(normal);
    RoundSpot spot = over_face(c, normal, offset, u, p.pair.reach);
    if (spot.overlap <= 0 || spot.overlap > p.pair.reach || !stands_out_to(c, spot)) return;
    RoundTouch touch = alone(spot);
    bool whole = true;
    for (int k = face.first; k < face.last; k++) {
      const PolyhedronRim& rim = parameters.polyhedron_rims[k];
      Vec<double> a = corner(rim.corner), b = corner(rim.next);
      if (dot(cross(normal, b - a), spot.a - a) < 0) return;
      RoundCrossing k_over = over_circle(edge_between(a, b), c, p.pair.reach);
      if (k_over.has_first) take_around(touch, k_over.first.spot, turned_by(u, from_axis(k_over.first.spot.a)));
      if (k_over.has_last) take_around(touch, k_over.last.spot, turned_by(u, from_axis(k_over.last.spot.a)));
      whole = whole && !k_over.has_first && !k_over.has_last;
    }
    press(key, touch);
    if (whole) press(key + 1, alone(over_face(c, normal, offset, -u, p.pair.reach)));
  }

  // on_tip adds the contact of the core with the tip of a cone.
  METHOD void on_tip(const RoundRim& c, int number) {
    Vec<double> tip = {0, 0, c.height}, at = world(tip), a;
    double distance = nearest_point(p.pair.a, at, p.pair.reach, a);
    if (distance == 0) deepest = 2 * p.pair.reach;
    if (!(distance > 0 && distance < p.pair.reach)) return;
    RoundSpot spot = nowhere();
    spot.a = centre + rotate_back(turn, a);
    spot.overlap = p.pair.reach - distance;
    spot.n = (1 / distance) * (spot.a - tip);
    if (!stands_out_to(c, spot) || !reached(spot)) return;
    begin(second_vertex | number, spot);
    for (int v = 0; v < p.pair.a.shape->corner_count; v++) p.take(corner_at(p.pair.a, v), at, -1);
    p.end();
  }

  METHOD void on_rim(const Profile& q, int before, int after, bool solid, int number) {
    bool out;
    RoundRim c = rim(q, before, after, solid, out);
    if (!out) return;
    if (c.radius > 0) around_rim(c, number);
    else on_tip(c, number);
  }

  // find adds the contacts with a surface.
  METHOD void find(const Surface& s) {
    if (s.shape == shape_torus) {
      RoundRim c = {};
      c.radius = torus_of(s).radius;
      around_rim(c, at_begin);
      return;
    }
    Profile q = profile_of(s);
    bool solid = s.flags & flag_solid;
    for (int i = 0; i < q.count; i++) {
      along_side(q, i, solid);
      on_rim(q, before(q, i), i, solid, in_round * i + at_begin);
      if (after(q, i) < 0) on_rim(q, i, -1, solid, in_round * i + at_end);
    }
  }
};

// press_round_edges adds the contacts of edges and faces with a surface of revolution or a torus, and returns the largest overlap, m; it is more than the reach where the surface is in the core.
template <class Pair>
INLINE double press_round_edges(Pair& p, const Surface& s) {
  RoundPressing<Pair> k = {p, p.pose->turn, rotate_back(p.pose->turn, p.x - p.pose->position), 0};
  k.find(s);
  if (k.deepest > p.pair.reach) p.forget();
  return k.deepest;
}
#endif
