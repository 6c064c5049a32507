// Height fields; dem/geometry/height_field_touch.go, over the heights of geometry.HeightField.
#pragma once
#include "local_minima.cuh"

struct HeightField {
  const float* heights;
  int columns, rows;
  double spacing[2], high, smooth;
  int patches;
};

INLINE HeightField height_field_of(const Surface& s) {
  return {static_cast<const float*>(s.data[0]), s.count, int(s.size[0]), {s.size[1], s.size[2]}, s.size[3], s.size[4], int(s.size[5])};
}

// What a feature is; the first two are the triangles of a cell.
enum { edge_x = 2, edge_xy, edge_y, field_vertex };

// corner_step is corner k of a half of a cell, from its vertex of least x and y; opposite_step that opposite to edge k in the triangle beside it.
INLINE int corner_step(int half, int k, int axis) {
  int x = k == 0 ? 0 : half == 0 ? 1 : 2 - k, y = k == 0 ? 0 : half == 0 ? k - 1 : 1;
  return axis == 0 ? x : y;
}

INLINE int opposite_step(int half, int k, int axis) {  // (0, -1) (2, 1) (0, 1) of half 0; (1, 0) (1, 2) (-1, 0) of half 1
  int x = half == 0 ? (k == 1 ? 2 : 0) : (k == 2 ? -1 : 1), y = half == 0 ? (k == 0 ? -1 : 1) : (k == 1 ? 2 : 0);
  return axis == 0 ? x : y;
}

INLINE bool has(const HeightField& f, int i, int j) { return i >= 0 && j >= 0 && i < f.columns && j < f.rows; }

INLINE Vec<double> vertex(const HeightField& f, int i, int j) {
  return {double(i) * f.spacing[0], double(j) * f.spacing[1], double(f.heights[j * f.columns + i])};
}

INLINE Vec<double> corner(const HeightField& f, int i, int j, int half, int k) {
  return vertex(f, i + corner_step(half, k, 0), j + corner_step(half, k, 1));
}

INLINE int part(const HeightField& f, int i, int j, int half) { return 2 * (j * (f.columns - 1) + i) + half; }

// descends_to tells whether one comes nearer to the centre c on the way from p to a vertex.
INLINE bool descends_to(const HeightField& f, int i, int j, Vec<double> c, Vec<double> p) {
  return has(f, i, j) && descends(p, vertex(f, i, j) - c - p);
}

INLINE bool least_at_vertex(const HeightField& f, int i, int j, Vec<double> c, Vec<double> p) {
  return !(descends_to(f, i + 1, j, c, p) || descends_to(f, i + 1, j + 1, c, p) || descends_to(f, i, j + 1, c, p) || descends_to(f, i - 1, j, c, p) ||
           descends_to(f, i - 1, j - 1, c, p) || descends_to(f, i, j - 1, c, p));
}

INLINE Vec<double> unit_normal(Vec<double> a, Vec<double> b, Vec<double> c) {
  Vec<double> n = cross(b - a, c - a);
  return (1 / norm(n)) * n;
}

// edge_feature is what an edge of a triangle is as a feature; at becomes the vertex where it begins.
INLINE int edge_feature(const HeightField& f, int half, int edge, int& at) {
  if (half == 0 && edge == 0) return edge_x;
  if (half == 0 && edge == 1) {
    at++;
    return edge_y;
  }
  if (half == 1 && edge == 1) {
    at += f.columns;
    return edge_x;
  }
  return half == 1 && edge == 2 ? edge_y : edge_xy;
}

// near_ground adds the point of a triangle that is nearest to c, if no point of the ground beside it is nearer.
INLINE int near_ground(const HeightField& f, int i, int j, int half, Vec<double> c, double reach, bool below, Minimum* found, int n) {
  Vec<double> v0 = corner(f, i, j, half, 0), v1 = corner(f, i, j, half, 1), v2 = corner(f, i, j, half, 2);
  Vec<double> normal = unit_normal(v0, v1, v2);
  double height = -dot(normal, v0 - c);
  if (magnitude(height) >= reach) return n;
  int region;
  Vec<double> p = nearest_on_triangle(v0 - c, v1 - c, v2 - c, region);
  Minimum x = {};
  x.touch.part = part(f, i, j, half);
  x.touch.normal = normal;
  x.touch.distance = magnitude(height);
  int kind = half, at = j * f.columns + i;
  if (region >= on_corner) {
    int k = region - on_corner, ci = i + corner_step(half, k, 0), cj = j + corner_step(half, k, 1);
    if (!least_at_vertex(f, ci, cj, c, p)) return n;
    kind = field_vertex;
    at = cj * f.columns + ci;
  } else if (region >= on_edge) {
    int k = region - on_edge;
    if (descends_to(f, i + opposite_step(half, k, 0), j + opposite_step(half, k, 1), c, p)) return n;
    kind = edge_feature(f, half, k, at);
  }
  x.touch.feature = kind * f.columns * f.rows + at;
  if (region != inside) {
    double d2 = norm2(p);
    if (d2 >= reach * reach) return n;
    for (int k = 0; k < n && k < max_minima; k++)
      if (found[k].touch.feature == x.touch.feature) return n;
    x.touch.distance = square_root(d2);
    if (d2 > 0) x.touch.normal = (-1 / x.touch.distance) * p;
  } else if (height < 0) {
    x.touch.normal = -normal;
  }
  x.facing = below ? -x.touch.normal : x.touch.normal;
  x.patch = field_patch(x.facing);
  if (n < max_minima) found[n] = x;
  return n + 1;
}

// first_cell and end_cell are the first cell that is within reach of a place along an axis, and the one after the last.
INLINE int first_cell(double x, double reach, double spacing, int vertices) {
  return int(smaller(larger((x - reach) / spacing, 0.0), double(vertices - 1)));
}
INLINE int end_cell(double x, double reach, double spacing, int vertices) {
  return x + reach < 0 ? 0 : int(smaller((x + reach) / spacing, double(vertices - 2))) + 1;
}

// cell_of is the number of the cell above or below a place, or of the nearest one beside it.
INLINE int cell_along(double x, int vertices) { return int(smaller(larger(x, 0.0), double(vertices - 2))); }
INLINE int cell_of(const HeightField& f, double x, double y) {
  return cell_along(y / f.spacing[1], f.rows) * (f.columns - 1) + cell_along(x / f.spacing[0], f.columns);
}

// above_ground is the contact of a centre with the triangle that is straight above it; it tells whether the centre is below the ground.
INLINE bool above_ground(const HeightField& f, Vec<double> c, Touch& out) {
  double x = c.x / f.spacing[0], y = c.y / f.spacing[1];
  if (!(x >= 0 && y >= 0 && x <= f.columns - 1 && y <= f.rows - 1)) return false;
  int i = smaller(int(x), f.columns - 2), j = smaller(int(y), f.rows - 2), half = y - j > x - i;
  Vec<double> a = corner(f, i, j, half, 0), n = unit_normal(a, corner(f, i, j, half, 1), corner(f, i, j, half, 2));
  double height = dot(n, c - a);
  out = {n, height, 0, field_patch(n), part(f, i, j, half)};
  return height < 0;
}

// touch_height_field returns more than contacts where it found more than there is room for.
INLINE int touch_height_field(const Surface& s, Vec<double> c, double reach, Touch* touches) {
  HeightField f = height_field_of(s);
  if (c.z - reach >= f.high) return 0;
  Touch deep;
  bool below = above_ground(f, c, deep);
  Minimum found[max_minima];
  int n = 0, i0 = first_cell(c.x, reach, f.spacing[0], f.columns), i1 = end_cell(c.x, reach, f.spacing[0], f.columns);
  int j1 = end_cell(c.y, reach, f.spacing[1], f.rows);
  for (int j = first_cell(c.y, reach, f.spacing[1], f.rows); j < j1; j++)
    for (int i = i0; i < i1; i++)
      for (int half = 0; half < 2; half++) n = near_ground(f, i, j, half, c, reach, below, found, n);
  if (n > max_minima) return n;
  if (n == 0 && below) {
    touches[0] = deep;
    return 1;
  }
  return resolve(found, n, reach, f.smooth, true, f.patches, touches);
}
