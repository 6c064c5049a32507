// From the points of a faceted surface that are locally nearest to a sphere's centre to its contacts; dem/geometry/resolve.go.
#pragma once
#include "shapes.cuh"

// FACETS 0 leaves out shapes that make more than one contact with a particle.
#if FACETS
constexpr int contacts = 6;      // of one particle with one surface, at most
#else
constexpr int contacts = 1;
#endif
constexpr int max_minima = 16;   // points of a faceted surface that are locally nearest to a particle

// Minimum is a point of a surface that is locally nearest to the centre.
struct Minimum {
  Vec<double> normal, facing;
  double distance;
  int feature, part, patch, group;
};

constexpr double same_spot = 1e-6, flat_sine = 1e-3;

INLINE bool behind(const Minimum& m) { return dot(m.normal, m.facing) < 0; }

INLINE bool nearer(const Minimum& a, const Minimum& b) {
  return a.distance != b.distance ? a.distance < b.distance : a.feature < b.feature;
}

INLINE bool parallel(Vec<double> a, Vec<double> b) {
  return norm2(cross(a, b)) <= flat_sine * flat_sine * norm2(a) * norm2(b);
}

// hidden tells whether one of the kept contacts, which are nearer, stands for m too.
INLINE bool hidden(const Minimum& m, const Minimum* kept, int n, double reach, double smooth) {
  Vec<double> at = m.distance * m.normal;
  for (int i = 0; i < n; i++) {
    const Minimum& k = kept[i];
    if (m.group == k.group && dot(m.normal, k.normal) > smooth) return true;
    Vec<double> gap = at - k.distance * k.normal;
    double g2 = norm2(gap);
    if (g2 < same_spot * same_spot * reach * reach) return true;
    double r = dot(gap, k.normal);
    if (r * r < flat_sine * flat_sine * g2 && parallel(k.normal, k.facing) && parallel(m.facing, k.facing)) return true;
  }
  return false;
}

INLINE bool taken(const Minimum* kept, int n, int patch) {
  for (int i = 0; i < n; i++)
    if (kept[i].patch == patch) return true;
  return false;
}

// resolve writes the contacts among the local minima, nearest first, at most contacts; it returns how many there are.
INLINE int resolve(Minimum* found, int n, double reach, double smooth, bool filled, int unique, Touch* out) {
  for (int i = 1; i < n; i++)
    for (int j = i; j > 0 && nearer(found[j], found[j - 1]); j--) {
      Minimum swap = found[j];
      found[j] = found[j - 1];
      found[j - 1] = swap;
    }
  if (filled && n > 0 && behind(found[0])) {
    out[0] = {-found[0].normal, -found[0].distance, 0, found[0].patch, found[0].part};
    return 1;
  }
  int kept = 0;
  for (int i = 0; i < n; i++) {
    Minimum m = found[i];
    if ((filled && behind(m)) || hidden(m, found, kept, reach, smooth)) continue;
    int feature = taken(found, kept, m.patch) ? m.feature + unique : m.patch;
    if (kept < contacts) out[kept] = {m.normal, m.distance, 0, feature, m.part};
    found[kept++] = m;
  }
  return kept;
}
