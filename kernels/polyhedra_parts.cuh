// Which features of two sphero-polyhedra are in reach of one another where cores are not convex; dem/geometry/concave_pair.go.
#pragma once
#include "polyhedra_features.cuh"

constexpr int most_feet = 24;

// Feet are what of a core is nearest to a point.
struct Feet {
  Foot list[most_feet];
  int count;
  bool full;  // there was no room for one
};

// standing finds the feet of a point that are nearer than reach, those at one place as one; it returns false where the point is in the core.
OUTLINE bool standing(const PlacedPolyhedron& p, Vec<double> q, double reach, Feet& feet) {
  feet.count = 0;
  Vec<double> at, local = (1 / p.scale) * along_axes(p, q);
  if (p.shape->part_count == 0) {
    double distance = nearest_point(p, q, reach, at);
    if (distance < reach) feet.list[feet.count++] = {at, distance, 1};
    return distance > 0;
  }
  double near = (1 / p.scale) * reach;
  for (int k = 0; k < p.shape->part_count; k++) {
    const PolyhedronPart& part = parameters.polyhedron_parts[p.shape->parts + k];
    if (beyond(local, part.low, part.high) >= near) continue;
    PlacedPolyhedron own = p;
    own.shape = parameters.polyhedra + part.shape;
    double distance = nearest_point(own, q, reach, at);
    if (distance == 0) return false;
    if (!(distance < reach)) continue;
    int m = 0;
    while (m < feet.count && !is_at(feet.list[m], at, reach)) m++;
    if (m == most_feet) {
      feet.full = true;
      continue;
    }
    if (m == feet.count) feet.list[feet.count++] = {at, distance, 0};
    feet.list[m].share += part.share;
  }
  return true;
}

// part_of is the part of foot g, which takes away, that is taken from f.
INLINE double part_of(const Feet& feet, const Foot& g, const Foot& f, double reach) {
  double sum = 0;
  for (int k = 0; k < feet.count; k++) sum += bears(feet.list[k], g, reach);
  return sum == 0 ? 0 : bears(f, g, reach) / sum;
}

// nearest_foot is the foot that counts and is nearest to a place on the core.
INLINE int nearest_foot(const Feet& feet, Vec<double> place) {
  int nearest = 0;
  double least = __builtin_huge_val();
  for (int k = 0; k < feet.count; k++) {
    double d2 = norm2(feet.list[k].at - place);
    if (!(feet.list[k].share > 0 && d2 < least)) continue;
    least = d2;
    nearest = k;
  }
  return nearest;
}

// stand_on visits the contacts of a point, which is at x, of the first core or of the second, with the feet that count. It calls more(number of the foot) after what hollow edges take away.
template <bool of_first, class Sum, class More>
INLINE void stand_on(const Pairing& p, int key, double factor, Vec<double> x, const Feet& feet, Sum& s, More more) {
  auto place = [&](const Foot& f) INLINED { return of_first ? f.at : p.separation + f.at; };
  auto take = [&](Vec<double> on, double share) INLINED { of_first ? s.take(x, on, share) : s.take(on, x, share); };
  for (int i = 0; i < feet.count; i++) {
    const Foot& f = feet.list[i];
    if (!(f.share > 0)) continue;
    Vec<double> on = place(f), none = {0, 0, 0};
    s.begin(key, factor, none, 0, of_first ? x : on, of_first ? on : x, f.distance);
    if (f.share != 1) take(on, f.share - 1);
    for (int k = 0; k < feet.count; k++) {
      const Foot& g = feet.list[k];
      if (!(g.share < 0)) continue;
      double part = part_of(feet, g, f, p.reach);
      if (part > 0) take(place(g), part * g.share);
    }
    more(i);
    s.end();
  }
}

// stand visits the contacts of a vertex, which is at x, with the other core, of which others may be in reach; it returns false where it is in that. A vertex alone takes nothing that belongs to others.
template <bool of_first, class Sum>
INLINE bool stand(const Pairing& p, int number, Vec<double> x, uint64 others, bool alone, Feet& feet, Sum& s) {
  const PlacedPolyhedron& on = of_first ? p.b : p.a;
  Vec<double> from = of_first ? x : x - p.separation;
  if (!standing(on, from, p.reach, feet)) return false;
  stand_on<of_first>(p, (of_first ? first_vertex : second_vertex) | number, 1, x, feet, s, [&](int i) INLINED {
    if (alone) return;
    for_bits(others, [&](int w) INLINED {
      Vec<double> place = corner_at(on, w);
      if (norm2(place - from) >= p.reach * p.reach || nearest_foot(feet, place) != i) return;
      if (of_first) s.take(x, place, p.covered >> w & 1 ? -1 : -0.5);
      else s.take(p.separation + place, x, -0.5);
    });
  });
  return true;
}

// Part is a solid part of a core, and a ball about it, from the core's centre.
struct Part {
  PlacedPolyhedron placed;
  Vec<double> middle;
  double radius;
};

// solid_part is part k of a core, a core that is convex being its own; it returns false where that is not solid.
INLINE bool solid_part(const PlacedPolyhedron& p, int k, Part& out) {
  out = {p, {0, 0, 0}, p.scale * p.shape->radius};
  if (p.shape->part_count == 0) return true;
  const PolyhedronPart& part = parameters.polyhedron_parts[p.shape->parts + k];
  out.placed.shape = parameters.polyhedra + part.shape;
  out.middle = into_world(p, 0.5 * (part.low + part.high));
  out.radius = 0.5 * p.scale * norm(part.high - part.low);
  return part.solid != 0;
}

// parts_meet tells whether convex parts of the cores are in one another.
OUTLINE bool parts_meet(const Pairing& p) {
  Part one, other;
  for (int i = 0; i < larger(p.a.shape->part_count, 1); i++) {
    if (!solid_part(p.a, i, one)) continue;
    for (int k = 0; k < larger(p.b.shape->part_count, 1); k++) {
      if (!solid_part(p.b, k, other)) continue;
      Vec<double> between = p.separation + one.middle - other.middle, axis = p.separation;
      double near = one.radius + other.radius;
      if (p.b.shape->face_count > 0 && norm2(between) > near * near) continue;
      Pairing own = {one.placed, other.placed, p.separation, p.reach, 0};
      if (!separate(own, axis)) return true;
    }
  }
  return false;
}

// features_of_parts is features where a core is not convex. Where the hulls of both are apart no part of one is in one of the other, and the axis between the hulls tells what may be in reach; else all is looked at.
template <class Sum>
INLINE bool features_of_parts(const Pairing& p, Vec<double>& axis, Sum& s) {
  double low, high;
  bool apart = true;
  extents(p, axis, low, high);
  if (low - high < 0.5 * p.reach) {
    Pairing own = p;
    Vec<double> better = axis;
    apart = separate(own, better);
    if (apart) {
      axis = better;
      extents(p, axis, low, high);
    }
  }
  if (apart && low - high >= p.reach) return true;
  if (!apart && parts_meet(p)) return false;
  Vec<double> n = apart ? axis : Vec<double>{0, 0, 0};
  double below_a = apart ? high + p.reach - dot(axis, p.separation) : __builtin_huge_val(), below_b = apart ? p.reach - low : __builtin_huge_val();
  uint64 of_a = below_height(p.a, n, below_a), of_b = below_height(p.b, -n, below_b);
  bool one_a = p.a.shape->corner_count == 1, one_b = p.b.shape->corner_count == 1;
  Feet feet;
  feet.full = false;
  apart = true;
  if (!one_b || one_a)
    for_bits(of_a, [&](int v) INLINED { apart = apart && stand<true>(p, v, p.separation + corner_at(p.a, v), of_b, one_a, feet, s); });
  if (!one_a) for_bits(of_b & ~uint64(p.covered), [&](int w) INLINED { apart = apart && stand<false>(p, w, corner_at(p.b, w), of_a, one_b, feet, s); });
  s.full = feet.full;
  return apart && edge_contacts(p, n, below_a, below_b, of_a, of_b, s);
}
