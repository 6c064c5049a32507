// Triangle meshes; dem/geometry/mesh_touch.go, over the arrays of geometry.Mesh.
#pragma once
#include "local_minima.cuh"

struct Node {
  Vec<double> low, high;
  int first, count, skip, unused;
};

struct Mesh {
  const Vec<double>* vertices;
  const int* triangles;  // three corners each
  const Vec<double>* normals;
  const Node* tree;
  const int* ring;
  const int* star_start;
  const int* star;
  const int* first;
  const Vec<double>* pseudo;
  const int* patch;  // two sides each
  const int* group;
  int nodes, faces;
};

INLINE Mesh mesh_of(const Surface& s) {
  return {static_cast<const Vec<double>*>(s.data[0]), static_cast<const int*>(s.data[1]), static_cast<const Vec<double>*>(s.data[2]),
          static_cast<const Node*>(s.data[3]),        static_cast<const int*>(s.data[4]), static_cast<const int*>(s.data[5]),
          static_cast<const int*>(s.data[6]),         static_cast<const int*>(s.data[7]), static_cast<const Vec<double>*>(s.data[8]),
          static_cast<const int*>(s.data[9]),         static_cast<const int*>(s.data[10]), s.count, int(s.size[1])};
}

INLINE int edge_start(const Mesh& m, int h) { return m.triangles[h]; }
INLINE int edge_end(const Mesh& m, int h) { return m.triangles[h / 3 * 3 + (h + 1) % 3]; }
INLINE Vec<double> opposite(const Mesh& m, int h) { return m.vertices[m.triangles[h / 3 * 3 + (h + 2) % 3]]; }

INLINE bool least_at_edge(const Mesh& m, int h, Vec<double> c, Vec<double> p) {
  for (int k = m.ring[h]; k != h; k = m.ring[k])
    if (descends(p, opposite(m, k) - c - p)) return false;
  return true;
}

INLINE bool least_at_vertex(const Mesh& m, int v, Vec<double> c, Vec<double> p) {
  for (int k = m.star_start[v]; k < m.star_start[v + 1]; k++)
    if (descends(p, m.vertices[m.star[k]] - c - p)) return false;
  return true;
}

INLINE int least(const Mesh& m, int h) {
  int low = h;
  for (int k = m.ring[h]; k != h; k = m.ring[k]) low = smaller(low, k);
  return low;
}

INLINE Vec<double> edge_facing(const Mesh& m, int h) {
  Vec<double> sum = m.normals[h / 3];
  int from = edge_start(m, h);
  for (int k = m.ring[h]; k != h; k = m.ring[k]) sum += edge_start(m, k) == from ? -m.normals[k / 3] : m.normals[k / 3];
  return sum;
}

INLINE int corner_of(const Mesh& m, int t, int v) { return m.triangles[3 * t] == v ? 0 : m.triangles[3 * t + 1] == v ? 1 : 2; }

// known adds what the labels say of the triangle that stands for x.
INLINE void known(const Mesh& m, Minimum& x) {
  x.patch = m.patch[2 * x.touch.part + behind(x)];
  x.group = m.group[x.touch.part];
}

// near_triangle adds the point of triangle t that is nearest to c, if no point of the mesh beside it is nearer.
INLINE int near_triangle(const Mesh& m, int t, Vec<double> c, double reach, Minimum* found, int n) {
  const int* corner = m.triangles + 3 * t;
  Vec<double> a = m.vertices[corner[0]] - c;
  double height = -dot(m.normals[t], a);
  if (magnitude(height) >= reach) return n;
  int region;
  Vec<double> p = nearest_on_triangle(a, m.vertices[corner[1]] - c, m.vertices[corner[2]] - c, region);
  Minimum x = {};
  if (region == inside) {
    x = face_minimum(m.normals[t], height, t);
  } else {
    double d2 = norm2(p);
    if (d2 >= reach * reach) return n;
    x.touch.distance = square_root(d2);
    if (region < on_corner) {
      int h = 3 * t + region - on_edge;
      if (!least_at_edge(m, h, c, p)) return n;
      h = least(m, h);
      x.touch.part = h / 3;
      x.touch.feature = regions * (h / 3) + on_edge + h % 3;
      x.facing = edge_facing(m, h);
    } else {
      int v = corner[region - on_corner];
      if (!least_at_vertex(m, v, c, p)) return n;
      x.touch.part = m.first[v];
      x.touch.feature = regions * x.touch.part + on_corner + corner_of(m, x.touch.part, v);
      x.facing = m.pseudo[v];
    }
    for (int i = 0; i < n && i < max_minima; i++)
      if (found[i].touch.feature == x.touch.feature) return n;
    x.touch.normal = x.touch.distance == 0 ? (1 / norm(x.facing)) * x.facing : (-1 / x.touch.distance) * p;
  }
  known(m, x);
  if (n < max_minima) found[n] = x;
  return n + 1;
}

INLINE bool reached(const Node& n, Vec<double> c, double reach2) {
  double x = larger(larger(n.low.x - c.x, 0.0), c.x - n.high.x), y = larger(larger(n.low.y - c.y, 0.0), c.y - n.high.y),
         z = larger(larger(n.low.z - c.z, 0.0), c.z - n.high.z);
  return x * x + y * y + z * z < reach2;
}

// touch_mesh returns more than contacts where it found more than there is room for.
INLINE int touch_mesh(const Surface& s, Vec<double> c, double reach, Touch* touches) {
  Mesh m = mesh_of(s);
  Minimum found[max_minima];
  int n = 0;
  double reach2 = reach * reach;
  for (int at = 0; at < m.nodes;) {
    const Node& node = m.tree[at];
    if (!reached(node, c, reach2)) {
      at = node.skip;
      continue;
    }
    for (int t = node.first; t < node.first + node.count; t++) n = near_triangle(m, t, c, reach, found, n);
    at++;
  }
  if (n > max_minima) return n;
  return resolve(found, n, reach, s.size[0], s.flags & flag_solid, 2 * m.faces, touches);
}
