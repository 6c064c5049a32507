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

// hidden tells whether one of the kept contacts, which are nearer, stands for m too.
INLINE bool hidden(const Minimum& m, const Minimum* kept, int n, double reach, double smooth) {
  for (int i = 0; i < n; i++)
    if (stands_for(kept[i], m, reach, smooth)) return true;
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
    for (int j = i; j > 0 && nearer_than(found[j], found[j - 1]); j--) {
      Minimum swap = found[j];
      found[j] = found[j - 1];
      found[j - 1] = swap;
    }
  if (filled && n > 0 && behind(found[0])) {
    out[0] = {-found[0].touch.normal, -found[0].touch.distance, 0, found[0].patch, found[0].touch.part};
    return 1;
  }
  int kept = 0;
  for (int i = 0; i < n; i++) {
    Minimum m = found[i];
    if ((filled && behind(m)) || hidden(m, found, kept, reach, smooth)) continue;
    if (kept < contacts) {
      out[kept] = m.touch;
      out[kept].feature = taken(found, kept, m.patch) ? m.touch.feature + unique : m.patch;
    }
    found[kept++] = m;
  }
  return kept;
}
