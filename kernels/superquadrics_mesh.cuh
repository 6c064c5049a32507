// The contacts of a superquadric with a mesh; dem/geometry/superquadric_mesh.go. What a face, an edge and a corner are to it is in shapes.cuh.
#pragma once
#include "polyhedra_relief.cuh"
#if FACETS

// MeshSearch finds what of a mesh touches a superquadric. Its axes and its centre are in those of the mesh.
struct MeshSearch {
  const PlacedSuperquadric& body;
  const Relief& relief;
  Vec<double> centre;
  int count;  // of pieces found, also those that there was no room for
  MeshPiece* pieces;
  Vec<double> front, farthest_along;  // normal of the triangle that has been looked at last, and how far the body reaches along it: those of plane ground are the same

  METHOD Vec<double> place(int v) const { return relief.mesh.vertices[v] - centre; }

  // see looks at a triangle by its normal and a corner.
  METHOD FacetView see(Vec<double> normal, Vec<double> corner) {
    if (normal.x != front.x || normal.y != front.y || normal.z != front.z) {
      front = normal;
      farthest_along = farthest(body, normal);
    }
    return see_facet(body, front, farthest_along, corner);
  }

  METHOD void add(const SuperquadricContact& c, Vec<double> facing, int feature, int part) {
    MeshPiece x = {c, c.a + c.overlap * c.normal, facing, feature, part, 0, 0};
    x.patch = relief.mesh.patch[2 * part + behind(x)];
    x.group = relief.mesh.group[part];
    if (count < max_minima) pieces[count] = x;
    count++;
  }

  // edge adds the edge of h if the body is deepest there in all triangles beside it; it returns false where no place is found.
  METHOD bool edge(const FacetView& v, int h) {
    const Mesh& m = relief.mesh;
    for (int k = m.ring[h]; k != h; k = m.ring[k]) {
      Vec<double> from = place(edge_start(m, k));
      FacetView other = see(m.normals[k / 3], from);
      if (other.overlap <= 0 || (other.shallow && past(other, from, place(edge_end(m, k))) < -slack(body))) return true;
    }
    Vec<double> a = place(edge_start(m, h)), along = place(edge_end(m, h)) - a;
    double at;
    bool touching, ended;
    CommonNormal found = seek_edge(body, v, a, along, at, touching, ended);
    if (!touching) return ended;
    Vec<double> spot = a + at * along;
    int k = h;
    do {
      if (deepens(found.n, opposite(m, k) - centre - spot)) return true;
      k = m.ring[k];
    } while (k != h);
    add(contact_on(body, found, (1 / norm(along)) * along), edge_facing(m, h), regions * (h / 3) + on_edge + h % 3, h / 3);
    return true;
  }

  // corner adds vertex c if the body is deepest there in all that is beside it; it returns false where no place is found.
  METHOD bool corner(const FacetView& v, int c) {
    const Mesh& m = relief.mesh;
    Vec<double> at = place(c);
    bool touching, ended;
    CommonNormal found = seek_corner(body, v, at, touching, ended);
    if (!touching) return ended;
    for (int k = m.star_start[c]; k < m.star_start[c + 1]; k++)
      if (deepens(found.n, place(m.star[k]) - at)) return true;
    int t = m.first[c];
    add(contact_on(body, found, {0, 0, 0}), m.pseudo[c], regions * t + on_corner + corner_of(m, t, c), t);
    return true;
  }

  // triangle adds what of triangle t touches the body: its face, and edges and corners that are its own to look at.
  METHOD bool triangle(int t) {
    const Mesh& m = relief.mesh;
    const int* corners = m.triangles + 3 * t;
    Vec<double> first = place(corners[0]);
    if (misses(body, m.normals[t], first)) return true;
    FacetView v = see(m.normals[t], first);
    if (v.overlap <= 0) return true;
    bool within = v.below;
    double far = slack(body);
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int c = m.triangles[h];
      double beyond_edge = past(v, place(c), place(edge_end(m, h)));
      within = within && beyond_edge <= far;
      const double* parts = relief.vertices + 4 * c;
      if (m.first[c] == t && parts[0] + parts[1] + parts[2] + parts[3] > 0 && !corner(v, c)) return false;
      if (relief.edges[2 * h] + relief.edges[2 * h + 1] > 0 && (beyond_edge >= -far || !v.shallow) && !edge(v, h)) return false;
    }
    if (!within) return true;
    bool touching;
    SuperquadricContact c = find_plane(body, v.normal, v.height, touching);
    add(c, m.normals[t], regions * t, t);
    return true;
  }

  // find finds the pieces; it returns false where a search comes to no end.
  METHOD bool find() {
    const Mesh& m = relief.mesh;
    double radius = body.scale * body.body.radius;
    for (int at = 0; at < m.nodes;) {
      const Node& node = m.tree[at];
      if (!reached(node, centre, radius * radius)) {
        at = node.skip;
        continue;
      }
      for (int t = node.first; t < node.first + node.count; t++)
        if (!triangle(t)) return false;
      at++;
    }
    return true;
  }

  // resolve keeps those pieces that are contacts, the deepest first, with the feature of each in its place; it returns false where one is too deep, or the centre is behind a solid's surface.
  METHOD bool resolve(double smooth) {
    int n = smaller(count, max_minima);
    double radius = body.scale * body.body.radius;
    for (int i = 1; i < n; i++)
      for (int j = i; j > 0 && deeper_than(pieces[j], pieces[j - 1]); j--) {
        MeshPiece swap = pieces[j];
        pieces[j] = pieces[j - 1];
        pieces[j - 1] = swap;
      }
    if (n > 0 && (pieces[0].contact.overlap > most_in_mesh * inscribed(body) || (relief.solid && behind(pieces[0])))) return false;
    count = 0;
    for (int i = 0; i < n; i++) {
      MeshPiece x = pieces[i];
      bool covered = relief.solid && behind(x), taken = false;
      for (int k = 0; k < count; k++) {
        covered = covered || covers(pieces[k], x, radius, smooth);
        taken = taken || pieces[k].patch == x.patch;
      }
      if (covered) continue;
      x.feature = taken ? x.feature + 2 * relief.mesh.faces : x.patch;
      pieces[count++] = x;
    }
    return true;
  }
};
#endif
