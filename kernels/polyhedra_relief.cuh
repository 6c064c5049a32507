// What of a mesh stands out, so that faces and edges of polyhedra rest on it; dem/geometry/mesh_relief.go.
#pragma once
#include "polyhedra_parts.cuh"
#if FACETS

// Relief is how much of a contact each half-edge and each vertex of a mesh has, on its front and on its back.
struct Relief {
  Mesh mesh;
  const double* edges;      // two each: front, back
  const double* vertices;   // four each: corner in front and behind; what the edges about it leave to it or to one another, in front and behind
  const int* around_start;  // of each vertex that stands out: triangles
  const int* around;
  bool solid;
};

INLINE Relief relief_of(const Surface& s) {
  return {mesh_of(s), static_cast<const double*>(s.data[11]), static_cast<const double*>(s.data[12]), static_cast<const int*>(s.data[13]), static_cast<const int*>(s.data[14]),
          (s.flags & flag_solid) != 0};
}

INLINE bool on_side(int s, double height) { return (height >= 0) == (s == 0); }

// sees tells whether a triangle about vertex v has a centre, which is at c from it, on its side s.
INLINE bool sees(const Relief& q, int s, int v, Vec<double> c) {
  for (int k = q.around_start[v]; k < q.around_start[v + 1]; k++)
    if (on_side(s, dot(q.mesh.normals[q.around[k]], c))) return true;
  return false;
}

// corner_on is how much of a contact a vertex has on the side of c.
INLINE double corner_on(const Relief& q, int v, Vec<double> c) {
  for (int s = 0; s < 2; s++)
    if (q.vertices[4 * v + s] > 0 && (q.solid || sees(q, s, v, c))) return q.vertices[4 * v + s];
  return 0;
}

// edge_on is how much of a contact the edge of h has on the side s on which a centre is at c from its begin.
INLINE double edge_on(const Relief& q, int h, Vec<double> c, int& s) {
  Vec<double> n = q.mesh.normals[h / 3], other = q.mesh.normals[q.mesh.ring[h] / 3];
  for (s = 0; s < 2; s++)
    if (q.edges[2 * h + s] > 0 && (q.solid || on_side(s, dot(n, c)) || on_side(s, dot(other, c)))) return q.edges[2 * h + s];
  return 0;
}

// relief_corner_on_parts is relief_corner where the core is not convex.
template <class Sum>
INLINE bool relief_corner_on_parts(const Pairing& p, const Relief& q, int v, Vec<double> w, Vec<double> c, Sum& s) {
  Feet feet;
  feet.full = false;
  if (!standing(p.a, w, p.reach, feet)) return false;
  s.full = s.full || feet.full;
  double part = feet.count > 0 ? corner_on(q, v, c) : 0;
  if (part == 0) return true;
  stand_on<false>(p, second_vertex, part, w, feet, s, [&](int i) INLINED {
    s.now.feature = v;
    s.now.part = q.mesh.first[v];
    for (int k = 0; k < p.a.shape->corner_count; k++) {
      Vec<double> place = corner_at(p.a, k);
      if (norm2(place - w) < p.reach * p.reach && nearest_foot(feet, place) == i) s.take(place, w, -1);
    }
  });
  return true;
}

// relief_corner visits the contact of vertex v, which is at w from the polyhedron's centre in the world's axes, and the centre at c from it in the mesh's; it returns false where that is in the core.
template <class Sum>
INLINE bool relief_corner(const Pairing& p, const Relief& q, int v, Vec<double> w, Vec<double> c, Sum& s) {
  if constexpr (Sum::concave) return relief_corner_on_parts(p, q, v, w, c, s);
  Vec<double> at;
  double distance = nearest_point(p.a, w, p.reach, at);
  if (distance == 0) return false;
  double part = distance < p.reach ? corner_on(q, v, c) : 0;
  if (part == 0) return true;
  s.begin(second_vertex, part, {0, 0, 0}, 0, at, w, distance);
  s.now.feature = v;
  s.now.part = q.mesh.first[v];
  for (int k = 0; k < p.a.shape->corner_count; k++) s.take(corner_at(p.a, k), w, -1);
  s.end();
  return true;
}

// relief_edge visits the contacts of the edge of h, which is from a to b, with those of the polyhedron; it returns false where they cross.
template <class Sum>
INLINE bool relief_edge(const Pairing& p, int h, double part, Vec<double> a, Vec<double> b, const double* parts, Sum& s) {
  Vec<double> along = b - a, nearest = on_segment({0, 0, 0}, a, b);
  double radius = p.a.scale * p.a.shape->radius;
  if (norm2(nearest) >= radius * radius) return true;
  for (int i = 0; i < p.a.shape->edge_count; i++) {
    const int* ends = parameters.polyhedron_edges + 2 * (p.a.shape->edges + i);
    Vec<double> from = corner_at(p.a, ends[0]), to = corner_at(p.a, ends[1]), own = to - from;
    double t, r = nearest_on_segments(own, along, from - a, t);
    Vec<double> x = from + r * own, y = a + t * along;
    double d2 = norm2(x - y);
    if (d2 >= p.reach * p.reach) continue;
    if (d2 == 0) return false;
    Vec<double> slope;
    double stretch, factor = edges_crossing(own, along, __builtin_huge_val(), p.reach, slope, stretch);
    s.begin(two_edges | i << edge_bits, part * factor, part * slope, 0, x, y, square_root(d2));
    s.now.feature = h;
    s.now.part = h / 3;
    for (int v = 0; v < 2; v++) s.take(v ? to : from, on_segment(v ? to : from, a, b), -1);
    for (int w = 0; w < 2; w++) s.take(on_segment(w ? b : a, from, to), w ? b : a, -parts[w]);
    for (int v = 0; v < 2; v++)
      for (int w = 0; w < 2; w++) s.take(v ? to : from, w ? b : a, parts[w]);
    s.end();
  }
  return true;
}

// relief visits what of a mesh that stands out is nearer to the first polyhedron than its rounding. centre is that of the polyhedron in the mesh's axes. It returns false where the mesh goes through the core.
template <class Sum>
INLINE bool relief(const Pairing& p, const Relief& q, Vec<double> centre, const double* turn, Sum& s) {
  const Mesh& m = q.mesh;
  double radius = p.a.scale * p.a.shape->radius;
  for (int at = 0; at < m.nodes;) {
    const Node& node = m.tree[at];
    if (!reached(node, centre, radius * radius)) {
      at = node.skip;
      continue;
    }
    for (int h = 3 * node.first; h < 3 * (node.first + node.count); h++) {
      int v = m.triangles[h], to = m.triangles[h / 3 * 3 + (h + 1) % 3];
      Vec<double> c = centre - m.vertices[v], w = rotate(turn, -c);
      if (m.first[v] == h / 3 && larger(q.vertices[4 * v], q.vertices[4 * v + 1]) > 0 && !relief_corner(p, q, v, w, c, s)) return false;
      if (larger(q.edges[2 * h], q.edges[2 * h + 1]) == 0) continue;
      int side;
      double part = edge_on(q, h, c, side);
      if (part == 0) continue;
      double parts[2] = {q.vertices[4 * v + 2 + side], q.vertices[4 * to + 2 + side]};
      if (!relief_edge(p, h, part, w, rotate(turn, m.vertices[to] - centre), parts, s)) return false;
    }
    at++;
  }
  return true;
}
#endif
