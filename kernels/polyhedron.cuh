// Sphero-polyhedra where particles have them, and how far apart two of them are; dem/geometry/polyhedron.go and separation.go.
#pragma once
#include "polyhedra.cuh"
#include "shapes.cuh"

// PlacedPolyhedron is a polyhedron in its place. Vectors are from its centre, in the world's axes.
struct PlacedPolyhedron {
  const Polyhedron* shape;
  double scale, rounding;
  Vec<double> x, y, z;  // its axes
};

INLINE Vec<double> into_world(const PlacedPolyhedron& p, Vec<double> v) { return p.scale * (v.x * p.x + v.y * p.y + v.z * p.z); }

// along_axes are the components of a vector along the axes.
INLINE Vec<double> along_axes(const PlacedPolyhedron& p, Vec<double> v) { return {dot(v, p.x), dot(v, p.y), dot(v, p.z)}; }

INLINE Vec<double> corner_at(const PlacedPolyhedron& p, int v) { return into_world(p, parameters.polyhedron_corners[p.shape->corners + v]); }

INLINE PlacedPolyhedron placed(int shape, double scale, OrientationOf<double> q) {
  const Polyhedron* s = parameters.polyhedra + shape;
  return {s, scale, scale * s->rounding, rotate(q, Vec<double>{1, 0, 0}), rotate(q, Vec<double>{0, 1, 0}), rotate(q, Vec<double>{0, 0, 1})};
}

// placed_bar is the capsule of a radius about the segment that goes along from its centre, which is a ball where that has no length: its axes are no unit vectors.
INLINE PlacedPolyhedron placed_bar(Vec<double> along, double radius) {
  Vec<double> none = {0, 0, 0};
  return {parameters.polyhedra + (norm2(along) > 0 ? parameters.unit_bar : parameters.unit_ball), 1, radius, along, none, none};
}

// placed_particle is the polyhedron of a sphere's particle; a sphere is one of a single corner.
INLINE PlacedPolyhedron placed_particle(int order, int i, double radius) {
  if (!is_polyhedron(order, i)) return placed(parameters.unit_ball, radius, {1, {0, 0, 0}});
  const Clump& c = parameters.clumps[order][clump_of(order, i)];
  return placed(c.shape, c.scale, orientation_of(c));
}

// nearest_point is the point of the core that is nearest to q; it returns its distance, 0 where q is in the core, and infinity where it is not below reach.
INLINE double nearest_point(const PlacedPolyhedron& p, Vec<double> q, double reach, Vec<double>& at) {
  const Vec<double>* corners = parameters.polyhedron_corners + p.shape->corners;
  if (p.shape->face_count == 0) {
    at = corner_at(p, 0);
    if (p.shape->corner_count == 2) at = on_segment(q, at, corner_at(p, 1));
    double distance = norm(q - at);
    return distance < reach ? distance : __builtin_huge_val();
  }
  double inverse = 1 / p.scale, best = __builtin_huge_val();
  Vec<double> c = inverse * along_axes(p, q), y = {0, 0, 0};
  bool outside = false;
  for (int f = 0; f < p.shape->face_count; f++) {
    const PolyhedronFace& face = parameters.polyhedron_faces[p.shape->faces + f];
    double h = dot(face.normal, c) - face.offset;
    if (h < 0) continue;
    outside = true;
    if (h >= inverse * reach) return __builtin_huge_val();
    bool over = true;
    for (int k = face.first; k < face.last; k++) {
      const PolyhedronRim& rim = parameters.polyhedron_rims[k];
      Vec<double> a = corners[rim.corner];
      if (dot(rim.into, c - a) >= 0) continue;
      over = false;
      Vec<double> x = on_segment(c, a, corners[rim.next]);
      double d2 = norm2(c - x);
      if (d2 < best) {
        y = x;
        best = d2;
      }
    }
    if (over) {
      at = into_world(p, c - h * face.normal);
      return p.scale * h;
    }
  }
  if (!outside) return 0;
  at = into_world(p, y);
  double distance = p.scale * square_root(best);
  return distance < reach ? distance : __builtin_huge_val();
}

// Pairing is two polyhedra: separation is the centre of the first less that of the second, reach how near features have to be. Bit k of covered is 1 where the second is a capsule and its end k
// is covered by a ball or by the end of another: what belongs to that end is left to what covers it.
struct Pairing {
  PlacedPolyhedron a, b;
  Vec<double> separation;
  double reach;
  int covered;
};

// lowest is the corner of a polyhedron that is lowest along n, and its height there.
INLINE int lowest(const PlacedPolyhedron& p, Vec<double> n, double& height) {
  Vec<double> local = p.scale * along_axes(p, n);
  int best = 0;
  height = __builtin_huge_val();
  for (int v = 0; v < p.shape->corner_count; v++) {
    double h = dot(local, parameters.polyhedron_corners[p.shape->corners + v]);
    if (h < height) {
      height = h;
      best = v;
    }
  }
  return best;
}

// extents is how far the first reaches down along n, and the second up.
INLINE void extents(const Pairing& p, Vec<double> n, double& low, double& high) {
  lowest(p.a, n, low);
  lowest(p.b, -n, high);
  low += dot(n, p.separation);
  high = -high;
}

// support is the point of the difference of the cores, first less second, that is farthest against v.
INLINE Vec<double> support(const Pairing& p, Vec<double> v) {
  double unused;
  int a = lowest(p.a, v, unused), b = lowest(p.b, -v, unused);
  return p.separation + corner_at(p.a, a) - corner_at(p.b, b);
}

// nearest_of_three is the point of a triangle that is nearest to the origin; it leaves the corners that hold it, and how many.
INLINE Vec<double> nearest_of_three(Vec<double>* s, int& left) {
  int region;
  Vec<double> p = nearest_on_triangle(s[0], s[1], s[2], region);
  left = region == inside ? 3 : region < on_corner ? 2 : 1;
  int k = left == 2 ? region - on_edge : left == 1 ? region - on_corner : 0;
  Vec<double> first = s[k], second = s[k == 2 ? 0 : k + 1];
  if (left < 3) {
    s[0] = first;
    s[1] = second;
  }
  return p;
}

// nearest_of_simplex is the point of a simplex of n corners that is nearest to the origin; it leaves the corners that hold it, and n is 0 where the origin is in the simplex.
INLINE Vec<double> nearest_of_simplex(Vec<double>* s, int& n) {
  if (n == 2) {
    Vec<double> u = s[1] - s[0];
    double t = -dot(s[0], u), u2 = norm2(u);
    if (t > 0 && t < u2) return s[0] + (t / u2) * u;
    if (t >= u2 && t > 0) s[0] = s[1];
    n = 1;
    return s[0];
  }
  if (n == 3) return nearest_of_three(s, n);
  Vec<double> corners[4] = {s[0], s[1], s[2], s[3]}, at = {0, 0, 0};
  double best = __builtin_huge_val();
  n = 0;
  for (int k = 0; k < 4; k++) {  // the side across from corner k
    Vec<double> side[3] = {corners[(k + 1) & 3], corners[(k + 2) & 3], corners[(k + 3) & 3]};
    Vec<double> normal = cross(side[1] - side[0], side[2] - side[0]);
    if (-dot(normal, side[0]) * dot(normal, corners[k] - side[0]) > 0) continue;  // the origin is on the corner's side of it
    int left;
    Vec<double> x = nearest_of_three(side, left);
    double d2 = norm2(x);
    if (!(d2 < best)) continue;
    best = d2;
    at = x;
    n = left;
    for (int c = 0; c < 3; c++) s[c] = side[c];
  }
  return at;
}

// separate turns axis to a unit vector from the second core to the first along which they are apart, by their distance or nearly so, or by more than the reach; it tells whether they are apart
// (Gilbert, Johnson and Keerthi 1988).
OUTLINE bool separate(const Pairing& p, Vec<double>& axis) {
  constexpr int most_separations = 64;
  constexpr double separated = 1e-3;
  Vec<double> simplex[4], v;
  v = simplex[0] = support(p, norm2(axis) > 0 ? axis : Vec<double>{1, 0, 0});
  int n = 1;
  for (int round = 0; round < most_separations; round++) {
    double d2 = norm2(v);
    if (!(d2 > 1e-20 * p.reach * p.reach)) return false;
    Vec<double> w = support(p, v);
    double low = dot(v, w);
    if ((low > 0 && low * low >= p.reach * p.reach * d2) || d2 - low <= separated * d2) break;
    simplex[n++] = w;
    v = nearest_of_simplex(simplex, n);
    if (n == 0) return false;
  }
  axis = (1 / norm(v)) * v;
  return true;
}
