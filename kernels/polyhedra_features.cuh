// Which features of two sphero-polyhedra are in reach of one another, and what share each has in their energy; dem/geometry/polyhedron_pair.go.
#pragma once
#include "polyhedron.cuh"

// Keys of contacts begin with what is in contact: a vertex of the first, of the second, or an edge of each. None has the key of no contact.
constexpr int first_vertex = 0, second_vertex = 1 << 30, two_edges = int(2u << 30), edge_bits = 15, no_key = -1;

// PlacedEdge is an edge that may be in reach, and the box of the part of it that may be.
struct PlacedEdge {
  Vec<double> from, along;
  float low[3], high[3];
};

// edge_below is edge k of a polyhedron around centre, whose part below a height along n may be in reach.
INLINE PlacedEdge edge_below(const PlacedPolyhedron& p, int k, Vec<double> centre, Vec<double> n, double below) {
  const int* ends = parameters.polyhedron_edges + 2 * (p.shape->edges + k);
  Vec<double> a = corner_at(p, ends[0]), b = corner_at(p, ends[1]);
  PlacedEdge e;
  e.from = centre + a;
  e.along = b - a;
  double ha = dot(n, a), hb = dot(n, b);
  Vec<double> first = e.from, last = e.from + e.along;
  if (ha > below) first = e.from + ((ha - below) / (ha - hb)) * e.along;
  if (hb > below) last = e.from + ((below - ha) / (hb - ha)) * e.along;
  double one[3] = {first.x, first.y, first.z}, other[3] = {last.x, last.y, last.z};
  for (int c = 0; c < 3; c++) {
    e.low[c] = float(smaller(one[c], other[c]));
    e.high[c] = float(larger(one[c], other[c]));
  }
  return e;
}

// below_height are the corners of a polyhedron below a height along n, one bit each.
INLINE uint64 below_height(const PlacedPolyhedron& p, Vec<double> n, double below) {
  Vec<double> local = p.scale * along_axes(p, n);
  uint64 bits = 0;
  for (int v = 0; v < p.shape->corner_count; v++) bits |= uint64(dot(local, parameters.polyhedron_corners[p.shape->corners + v]) < below) << v;
  return bits;
}

// for_bits calls visit for the places of the bits.
template <class Visit>
INLINE void for_bits(uint64 bits, Visit visit) {
  for (; bits; bits &= bits - 1) visit(__builtin_ctzll(bits));
}

// cross_edges visits the contact of two edges: s has the contact itself and what of it belongs to their ends.
template <class Sum>
INLINE void cross_edges(const Pairing& p, int key, const PlacedEdge& e, const PlacedEdge& f, Vec<double> x, Vec<double> y, double distance, Sum& s) {
  Vec<double> slope, ends_e[2] = {e.from, e.from + e.along}, ends_f[2] = {f.from, f.from + f.along};
  double stretch, factor = edges_crossing(e.along, f.along, norm(f.along), p.reach, slope, stretch);
  s.begin(key, factor, slope, stretch, x, y, distance);
  for (int v = 0; v < 2; v++) s.take(ends_e[v], on_segment(ends_e[v], ends_f[0], ends_f[1]), -1);
  for (int w = 0; w < 2; w++) s.take(on_segment(ends_f[w], ends_e[0], ends_e[1]), ends_f[w], -1);
  for (int v = 0; v < 2; v++)
    for (int w = 0; w < 2; w++) s.take(ends_e[v], ends_f[w], 1);
  s.end();
}

// vertex_contacts visits the contacts of vertices; it returns false where one is in the other core.
template <class Sum>
INLINE bool vertex_contacts(const Pairing& p, uint64 of_a, uint64 of_b, Sum& s) {
  bool one_a = p.a.shape->corner_count == 1, one_b = p.b.shape->corner_count == 1, apart = true;
  Vec<double> none = {0, 0, 0};
  if (!one_b || one_a)
    for_bits(of_a, [&](int v) INLINED {
      Vec<double> x = p.separation + corner_at(p.a, v), at;
      double distance = nearest_point(p.b, x, p.reach, at);
      apart = apart && distance > 0;
      if (!(distance > 0 && distance < p.reach)) return;
      s.begin(first_vertex | v, 1, none, 0, x, at, distance);
      if (!one_a) for_bits(of_b, [&](int w) INLINED { s.take(x, corner_at(p.b, w), p.covered >> w & 1 ? -1 : -0.5); });
      s.end();
    });
  if (one_a) return apart;
  for_bits(p.covered ? of_b & ~uint64(p.covered) : of_b, [&](int w) INLINED {
    Vec<double> x = corner_at(p.b, w), at;
    double distance = nearest_point(p.a, x - p.separation, p.reach, at);
    apart = apart && distance > 0;
    if (!(distance > 0 && distance < p.reach)) return;
    s.begin(second_vertex | w, 1, none, 0, p.separation + at, x, distance);
    if (!one_b) for_bits(of_a, [&](int v) INLINED { s.take(p.separation + corner_at(p.a, v), x, -0.5); });
    s.end();
  });
  return apart;
}

// EdgeBox is the box of an edge that may be in reach.
struct EdgeBox {
  float low[3], high[3];
  int number;
};

INLINE bool near_box(const PlacedEdge& e, const EdgeBox& f, float reach) {
  bool near = true;
  for (int c = 0; c < 3; c++) near = near && e.low[c] - f.high[c] < reach && f.low[c] - e.high[c] < reach;
  return near;
}

// edge_contacts visits the contacts of edges with edges; it returns false where two cross. Those of the second that may be in reach are listed, so many at a time.
template <class Sum>
INLINE bool edge_contacts(const Pairing& p, Vec<double> n, double below_a, double below_b, uint64 of_a, uint64 of_b, Sum& s) {
  constexpr int most_listed = 24;
  EdgeBox list[most_listed];
  float margin = float(p.reach * (1 + 1e-5) + 1e-6 * (p.a.scale * p.a.shape->radius + p.b.scale * p.b.shape->radius));  // the boxes are rounded
  bool apart = true;
  for (int next = 0; next < p.b.shape->edge_count;) {
    int listed = 0;
    for (; next < p.b.shape->edge_count && listed < most_listed; next++) {
      const int* ends = parameters.polyhedron_edges + 2 * (p.b.shape->edges + next);
      if (!((of_b >> ends[0] | of_b >> ends[1]) & 1)) continue;
      PlacedEdge f = edge_below(p.b, next, {0, 0, 0}, -n, below_b);
      for (int c = 0; c < 3; c++) {
        list[listed].low[c] = f.low[c];
        list[listed].high[c] = f.high[c];
      }
      list[listed++].number = next;
    }
    if (listed == 0) break;
    for (int i = 0; i < p.a.shape->edge_count; i++) {
      const int* ends = parameters.polyhedron_edges + 2 * (p.a.shape->edges + i);
      if (!((of_a >> ends[0] | of_a >> ends[1]) & 1)) continue;
      PlacedEdge e = edge_below(p.a, i, p.separation, n, below_a);
      for (int k = 0; k < listed; k++) {
        if (!near_box(e, list[k], margin)) continue;
        PlacedEdge f = edge_below(p.b, list[k].number, {0, 0, 0}, -n, below_b);
        double t, r = nearest_on_segments(e.along, f.along, e.from - f.from, t);
        Vec<double> x = e.from + r * e.along, y = f.from + t * f.along;
        double d2 = norm2(x - y);
        if (d2 >= p.reach * p.reach) continue;
        apart = apart && d2 > 0;
        if (d2 > 0) cross_edges(p, two_edges | i << edge_bits | list[k].number, e, f, x, y, square_root(d2), s);
      }
    }
  }
  return apart;
}

// features visits the features of two polyhedra that are nearer than the reach, and makes the axis between them better; it returns false where the cores are in one another. For each contact it calls
// s.begin(key, factor, its slopes by turning and by the length of the second, point of the first, of the second, distance), s.take(point, point, share) for what belongs to others, and s.end(); points are from the centre of the second.
template <class Sum>
INLINE bool features(const Pairing& p, Vec<double>& axis, Sum& s) {
  double low, high;
  extents(p, axis, low, high);
  if (low - high < 0.5 * p.reach) {
    Pairing own = p;  // a call needs it in memory: what the caller has of it stays in registers
    Vec<double> better = axis;
    if (!separate(own, better)) return false;
    axis = better;
    extents(p, axis, low, high);
  }
  if (low - high >= p.reach) return true;
  double below_a = high + p.reach - dot(axis, p.separation), below_b = p.reach - low;
  uint64 of_a = below_height(p.a, axis, below_a), of_b = below_height(p.b, -axis, below_b);
  return vertex_contacts(p, of_a, of_b, s) && edge_contacts(p, axis, below_a, below_b, of_a, of_b, s);
}
